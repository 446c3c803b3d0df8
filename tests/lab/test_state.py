"""A single game from Python."""

import random

import numpy as np
import pytest

import entrepot
from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.errors import EntrepotError, Refused
from entrepot.lab.state import State

from .test_vector import plain_observation


def test_a_state_goes_as_a_match_does(table):
    game, players = table
    state = State.new(game, players, seed=7)
    twin = entrepot.Match.begin(game, players, {}, entrepot.Deal.seeded(7), "plain").position
    rng = random.Random(1)
    for number in range(50):
        assert state.record == twin.record and state.actor == twin.actors()[0]
        assert state.legal == sorted(twin.legal(state.actor))
        if number % 10 == 0:
            for viewer in (-1, *range(players)):
                expected = plain_observation(game, twin.record, viewer, state.actor)
                assert np.array_equal(state.observation(viewer), expected)
        action = rng.choice(state.legal)
        twin.take(state.actor, action)
        before, old = state.copy(), state.hash()
        state.step(action)
        assert before.hash() == old != state.hash()
        if state.over:
            break
    assert state.hash() == twin.hash() and state.scores() == game.scores(twin.s)


def test_a_state_refuses_with_the_rule(game):
    state = State.new(game, 2, seed=1)
    wrong = int(np.flatnonzero(state.mask == 0)[0])
    before = state.hash()
    with pytest.raises(Refused) as refused:
        state.step(wrong)
    twin = Position(backend(game), state.record)
    assert refused.value.rule == game.rule_name(twin.refusal(state.actor, wrong))
    for action in (-1, len(game.catalogue)):
        with pytest.raises(EntrepotError, match="no action"):
            state.step(action)
    with pytest.raises(EntrepotError, match="no seat 5"):
        state.observation(5)
    assert state.hash() == before and state.legal


def test_a_guess_looks_the_same_to_its_viewer(table):
    game, players = table
    state = State.new(game, players, seed=3)
    rng = random.Random(2)
    for _ in range(30):
        if state.over:
            break
        for viewer in range(players):
            other = state.guess(viewer, (5, rng.getrandbits(60)))
            assert np.array_equal(other.observation(viewer), state.observation(viewer))
            if viewer == state.actor:
                assert np.array_equal(other.mask, state.mask)
        state.step(rng.choice(state.legal))


def test_places_before_the_end_follow_the_points(game):
    state = State.new(game, 2, seed=3)
    rng = random.Random(2)
    while not state.over:
        scores, ranks = state.scores(), state.ranks()
        assert all((ranks[0] < ranks[1]) == (scores[0] > scores[1]) for _ in (0,))
        state.step(rng.choice(state.legal))
    assert state.ranks() == game.ranks(state.s) and state.legal == []
    with pytest.raises(Refused):
        state.step(0)
