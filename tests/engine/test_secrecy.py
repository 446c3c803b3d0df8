"""Marks of secrecy check what a game hides: nothing else is touched, and nobody is kept from what is theirs."""

import pytest

from entrepot import games
from entrepot.engine.language.fields import ALL, OTHERS, SEAT
from entrepot.engine.language.record import NOBODY
from entrepot.engine.match.legend import Legend
from tests.engine.positions import positions


def touched(game, position, viewer):
    """(field, seat or None) for everything that hiding has changed."""
    arrays = Legend.of(game).arrays
    before, after = arrays(bytes(position.record)), arrays(bytes(position.view(viewer).record))
    for name, declared in game.layout.declared.items():
        changed = before[name] != after[name]
        if SEAT in declared.by:
            assert declared.by[0] is SEAT
            yield from ((name, seat) for seat in range(len(SEAT)) if changed[seat].any())
        elif changed.any():
            yield name, None


def look(name, players, count, back):
    game, hidden = games.find(name), set()
    for position, _ in positions(name, players, count, back):
        for viewer in (NOBODY, *range(players)):
            for field, seat in touched(game, position, viewer):
                mark = game.layout.declared[field].hidden
                assert mark == ALL or (mark == OTHERS and seat != viewer), f"{field} of {seat} is hidden from {viewer}"
                hidden.add(field)
    return game, hidden


@pytest.mark.parametrize("name", games.names())
def test_only_what_is_marked_is_hidden(name):
    look(name, games.meta(name).players[-1], 15, "plain")


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_exactly_what_is_marked_is_hidden(name):
    game, hidden = look(name, games.meta(name).players[-1], 600, "compiled")
    assert hidden == {field for field, declared in game.layout.declared.items() if declared.hidden}
