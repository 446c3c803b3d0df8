"""Random games in which every position is doubted, on both back ends, and saved and loaded on the way."""

from __future__ import annotations

import pytest

from entrepot.engine.proof.walk import walk

from .settings import Setting


def test_a_plain_game_is_sound(usual: Setting) -> None:
    """One position in fifty is looked at; it is saved, loaded and gone on with at up to four moments."""
    found = walk(usual.game, 1, usual.players, usual.options, 100, back="plain", every=50, saves=True)
    assert found.faults == []
    assert found.moves > 0 and found.saves >= 2


@pytest.mark.slow
def test_compiled_games_are_sound(setting: Setting) -> None:
    found = walk(setting.game, 15, setting.players, setting.options, 200)
    assert found.faults == []
    assert found.games == 15 and found.longest_moves < setting.game.meta.longest


@pytest.mark.slow
def test_plain_and_compiled_agree(usual: Setting) -> None:
    found = walk(usual.game, 3, usual.players, usual.options, 300, every=0, compare=True, saves=True)
    assert (found.differences, found.faults) == (0, [])
    assert found.compared == found.moves > 0


@pytest.mark.full
def test_two_thousand_games_are_sound(setting: Setting) -> None:
    """Every position, against the whole catalogue, for every seat."""
    found = walk(setting.game, 2000, setting.players, setting.options, 1000)
    assert found.faults == []
    assert found.games == 2000 and found.longest_moves < setting.game.meta.longest


@pytest.mark.full
def test_plain_and_compiled_agree_after_every_action_of_two_hundred_games(usual: Setting) -> None:
    found = walk(usual.game, 200, usual.players, usual.options, 5000, every=0, compare=True)
    assert (found.differences, found.faults) == (0, [])
    assert found.compared == found.moves > 0


@pytest.mark.full
def test_plain_and_compiled_agree_with_every_choice(setting: Setting) -> None:
    found = walk(setting.game, 20, setting.players, setting.options, 5000, every=0, compare=True)
    assert (found.differences, found.faults) == (0, [])
    assert found.compared == found.moves > 0
