"""A view as an observation: numpy reads it as the encoder is written, and as that is compiled."""

import functools
import random

import numpy as np
import pytest

from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.backends.compiled import with_globals
from entrepot.engine.language.record import NOBODY
from entrepot.engine.match.rolled import rolled
from entrepot.lab.state import State
from entrepot.observing import encoding
from entrepot.observing.compiling import tables_of
from entrepot.observing.elements import ONE_SEAT, PART, SOME_SEATS, elements_of, sheet_headings
from entrepot.observing.plain import observation
from entrepot.testing.positions import begun, step


@functools.cache
def encoder(game):
    """The encoder itself, run as Python and on numbers of Python, which have room for everything."""
    scope = {**{name: table.astype(object) for name, table in tables_of(game).items()}, "read_any": encoding.read}
    scope["encode_any"] = with_globals(encoding.any_run, scope)
    scope["encode_agenda"] = with_globals(encoding.agenda, scope)
    elements = elements_of(game)
    return with_globals(encoding.encode, scope), elements.source, elements.shift.astype(object)


def encoded(game, view, viewer, actor):
    encode, *tables = encoder(game)
    s, out = game.layout.plain(view), np.zeros((1, len(elements_of(game))), dtype=np.int16)
    numbers = [np.frombuffer(view, f"<i{width}")[None].astype(object) for width in (1, 2, 4, 8)]
    encode(*tables, *numbers, 0, s.players, viewer, actor, s.depth, 0, 1, out, 0)
    return out[0]


def sampled(game, players, count, apart=9):
    """Positions of random games."""
    for seed in range(count):
        dice = random.Random(seed)
        position = begun(game, players, {}, seed)
        for _ in range(apart * seed):
            if position.actors():
                step(position, dice)
        yield position


def test_numpy_reads_a_view_as_the_encoder_does(table):
    game, players = table
    seen = set()
    for position in sampled(game, players, 6):
        for viewer in (NOBODY, *range(players)):
            view = position.view(viewer).record
            for actor in (NOBODY, *position.actors()):
                made = observation(game, view, viewer, actor)
                assert made.dtype == np.int16
                assert np.array_equal(made, encoded(game, view, viewer, actor))
                seen.add(made.tobytes())
    assert len(seen) > 6 * players


def test_numbers_at_the_edge_are_read_alike(game):
    """Whatever bytes a record has, also those that no rule writes; the agenda is kept, for it is an index."""
    dice = np.random.default_rng(3)
    position = begun(game, 2, {}, 1)
    for _ in range(5):
        view = bytearray(dice.integers(0, 256, game.layout.size, dtype=np.uint8).tobytes())
        for name in ("agenda", "depth", "players"):
            view[game.layout.span(name)] = position.record[game.layout.span(name)]
        assert np.array_equal(observation(game, view, 1, 0), encoded(game, view, 1, 0))


@pytest.mark.slow
def test_numpy_reads_a_view_as_compiled_code_does(table):
    game, players = table
    state = State.new(game, players, seed=11)
    rng = random.Random(4)
    for _ in range(60):
        if state.over:
            break
        for viewer in (NOBODY, *range(players)):
            view = Position(backend(game), state.record).view(viewer).record
            assert np.array_equal(observation(game, view, viewer, state.actor), state.observation(viewer))
        state.step(rng.choice(state.legal))


def test_a_seat_sees_itself_first(table):
    """The same view with the seats moved round gives the same observation."""
    game, players = table
    for position in sampled(game, players, 3):
        for viewer in range(players):
            view = position.view(viewer).record
            assert np.array_equal(
                observation(game, view, viewer, viewer), observation(game, rolled(game, view, viewer), 0, 0)
            )


def test_elements_have_labels_of_their_own(game):
    elements = elements_of(game)
    assert len(set(elements.labels)) == len(elements)
    assert {element.read for element in elements.all} >= {ONE_SEAT, PART} and SOME_SEATS


def test_headings_are_the_rows_of_the_score_sheet(game):
    shape = game.layout.declared["sheet"].shape if "sheet" in game.layout.declared else (0, 0)
    assert len(sheet_headings(game)) == len(set(sheet_headings(game))) == shape[1]
