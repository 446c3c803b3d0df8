"""Decisions and events, a row each."""

import pytest

from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.agenda import push
from entrepot.engine.language.decisions import Agenda
from entrepot.engine.language.fields import Axis, flag
from entrepot.engine.language.rule import rule
from entrepot.engine.language.verbs import runs
from entrepot.games.yokohama.rules.turn import whose

TREE = Axis("tree", ("oak", "elm"))


def agenda():
    found = Agenda()
    assert found.decision("felling", "fell", "stop", rule=101, leaves="stop", group=1, tree=TREE, left=4) == 1
    assert found.decision("resting", "rest", rule=102, deep=flag("i2")) == 2
    assert found.event("dawn") == 3
    return found


def test_rows_are_numbered_in_their_order():
    found = agenda()
    assert found.kinds == ("none", "felling", "resting", "dawn")
    assert found.asks == {"felling": ("fell", "stop"), "resting": ("rest",)}
    assert found.events == ("dawn",)
    felling = found.decisions["felling"]
    assert (felling.rule, felling.leaves, felling.group) == (101, ("stop",), 1)
    assert [(name, one.meaning, one.most) for name, one in felling.arguments.items()] == [
        ("tree", "one", 0),
        ("left", "count", 4),
    ]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (lambda: agenda().decision("idle", rule=103), "The decision idle asks about no verb; name at least one."),
        (
            lambda: agenda().decision("idle", "wait", rule=103, leaves="go"),
            "The decision idle can be ended with go, which it does not ask about; add it to both.",
        ),
        (lambda: agenda().event("felling"), "The agenda has two kinds of frames named felling; rename one."),
        (
            lambda: agenda().event("dusk", a=1, b=2, c=3, d=4),
            "The frame dusk has 4 arguments, but only 3 fit; name fewer.",
        ),
        (
            lambda: runs(agenda(), {"dawn": push, "noon": push}, whose),
            "The table of contents runs noon, which is not an event; declare it first.",
        ),
        (lambda: runs(agenda(), {}, whose), "Nothing runs the event dawn; add it to the table of contents."),
    ],
)
def test_a_wrong_row_gets_one_sentence(wrong, words):
    with pytest.raises(EntrepotError) as raised:
        wrong()
    assert str(raised.value) == words


def test_an_event_runs_for_its_player():
    seen = []

    @rule
    def break_of_day(s, player):
        seen.append(player)

    class Position:
        agenda = {(0, 0): 3}
        depth = 1
        turn = 2

    advance = runs(agenda(), {"dawn": break_of_day}, whose)
    advance(Position)
    assert seen == [2]
