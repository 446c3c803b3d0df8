"""The parts of a game fit one another, and its ledger is accounted for."""

from __future__ import annotations

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


def test_the_ledger_is_proven(proven: str) -> None:
    """Every rule and example has a test, every test names a rule, every refusal is a rule with something to prove."""
    found = ledger.account(games.meta(proven))
    assert (found.missing, found.unknown, found.astray) == ([], [], [])
