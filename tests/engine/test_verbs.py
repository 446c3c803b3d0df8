"""The table of contents: what fits into it."""

import pytest

from entrepot.engine.backends.plain import Plain
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.catalogue import Catalogue
from entrepot.engine.language.verbs import Verb, dispatch
from entrepot.games.yokohama.game import GAME
from entrepot.games.yokohama.rules.turn import leave_phase
from tests.variants import asking


def test_a_verb_with_more_nouns_than_bits_is_refused():
    nouns = tuple(f"book_{n}" for n in range(63))
    assert dispatch(Catalogue(read=nouns[:62]), {"read": Verb(leave_phase)})
    with pytest.raises(EntrepotError, match=r"^The verb read has 63 nouns, but only 62 fit"):
        dispatch(Catalogue(read=nouns), {"read": Verb(leave_phase)})


def test_a_decision_that_could_offer_too_much_is_refused():
    every = asking(GAME, "pause", *GAME.catalogue.verbs)
    with pytest.raises(EntrepotError, match=r"^The decision pause could offer more than 128 actions"):
        Plain(every)
