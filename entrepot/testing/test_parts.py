"""The parts of a game fit one another, and its ledger is accounted for."""

from __future__ import annotations

import pytest

from entrepot import games
from entrepot.engine.language.game import Game
from entrepot.engine.proof import ledger
from entrepot.engine.proof.fitting import faults
from entrepot.paper.words import LANGUAGES


def test_no_game_is_broken() -> None:
    assert games.broken() == {}


def test_everything_fits(game: Game) -> None:
    assert faults(game, LANGUAGES) == []


def test_every_verb_is_asked_about(game: Game) -> None:
    assert {verb for verbs in game.asks.values() for verb in verbs} == set(game.catalogue.verbs)


def test_the_ledger_is_proven(game: Game) -> None:
    """Every rule and example has a test, every test names a rule, every refusal is a rule with something to prove."""
    if ledger.tests_of(game.meta) is None:
        pytest.skip("the tests of this game do not lie beside it")
    found = ledger.account(game.meta)
    assert (found.missing, found.unknown, found.astray) == ([], [], [])
