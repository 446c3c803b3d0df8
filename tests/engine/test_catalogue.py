"""The catalogue: numbers, names and tables of actions."""

import pytest

from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.catalogue import Catalogue

SMALL = Catalogue(keep=("tea", "fish"), done=(), place=("bank", "church", "port"), stop=(), secret=("keep",))


def test_an_actions_number_is_its_place():
    assert SMALL.names == ("keep:tea", "keep:fish", "done", "place:bank", "place:church", "place:port", "stop")
    assert [SMALL.number(name) for name in SMALL.names] == list(range(7))
    assert len(SMALL) == 7


def test_the_tables_lead_from_verbs_to_actions_and_back():
    assert SMALL.verbs == ("keep", "done", "place", "stop")
    assert SMALL.first.tolist() == [0, 2, 3, 6, 7]
    assert SMALL.verb_of.tolist() == [0, 0, 1, 2, 2, 2, 3]
    assert [SMALL.verb(verb) for verb in SMALL.verbs] == [0, 1, 2, 3]


def test_nouns_and_secret_verbs_are_kept():
    assert SMALL.nouns == {"keep": ("tea", "fish"), "done": (), "place": ("bank", "church", "port"), "stop": ()}
    assert SMALL.secret == {"keep"}


@pytest.mark.parametrize(
    ("typo", "meant"), [("place:banc", "place:bank"), ("stopp", "stop"), ("placce:zzzzzzzzzz", "place")]
)
def test_a_typo_gets_a_suggestion(typo, meant):
    with pytest.raises(EntrepotError, match=f"There is no action '{typo}'; did you mean '{meant}'"):
        SMALL.number(typo)


@pytest.mark.parametrize("name", ["", "xyzzy", "place"])
def test_what_is_no_action_gets_one_sentence(name):
    with pytest.raises(EntrepotError, match="There is no action") as error:
        SMALL.number(name)
    assert "\n" not in str(error.value)


def test_without_anything_near_the_sentence_says_where_to_look():
    with pytest.raises(EntrepotError, match="lists the actions offered now"):
        SMALL.number("xyzzy")
