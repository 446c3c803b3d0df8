"""How fast the lab is on this machine, beside other libraries that pip installs.

A round measures every contestant once, ours and theirs in turn, so that the ratios hold although machines speed up and
slow down. What is reported are medians, and medians of the ratios within each round.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.game import Game

from . import peers

SECONDS = 1.0  # for each contestant in each round
LEAST_ROUNDS = 5
NEEDED = ("gymnasium", "pettingzoo")

Round = dict[tuple[str, str], float]  # rates by whose they are, a game's or "", and their name


@dataclass(frozen=True)
class Found:
    """What was measured, by game, and a sentence about each peer that was not."""

    games: dict[str, dict[str, Any]]
    missing: list[str]
    rounds: int


def measure(
    games: Sequence[Game], rounds: int = LEAST_ROUNDS, seconds: float = SECONDS, told: Callable[[], None] = lambda: None
) -> Found:
    """All of it; `told` is called after each round."""
    if rounds < LEAST_ROUNDS:
        raise EntrepotError(f"--rounds cannot be {rounds} with bench lab; write {LEAST_ROUNDS} or more.")
    _check_installed()
    from . import ours  # only here: it needs what was just looked for

    ready, missing = peers.ready()
    contestants = {("", name): one for name, one in ready.items()}
    for game in games:
        contestants |= {(game.meta.name, name): one for name, one in ours.contestants(game).items()}
    for one in contestants.values():
        one(0)
    measured: list[Round] = []
    for _ in range(rounds):
        measured.append({key: one(seconds) for key, one in contestants.items()})
        told()
    alike = {peer.name: peer.alike for peer in peers.PEERS if peer.name in ready}
    return Found({game.meta.name: summary(measured, game.meta.name, alike) for game in games}, missing, rounds)


def _check_installed() -> None:
    for name in NEEDED:
        try:
            import_module(name)
        except ImportError:
            raise EntrepotError(f"bench lab needs {name}; run pip install 'entrepot[lab]'.") from None


def summary(measured: Sequence[Round], game: str, alike: dict[str, str]) -> dict[str, Any]:
    """Medians of one game's rates, and how it compares with each peer; `alike` has the peers."""

    def ratio(ours: str, peer: str) -> float:
        return statistics.median(one[game, ours] / one["", peer] for one in measured)

    found: dict[str, Any] = {
        name: statistics.median(one[owner, name] for one in measured) for owner, name in measured[0] if owner == game
    }
    found["copy_us"] = 1e6 / found["copy_us"]
    found["peers"] = {}
    for peer, like in alike.items():
        rate = statistics.median(one["", peer] for one in measured)
        found["peers"][peer] = {"moves_per_s": rate, "ratio": ratio("random_moves_per_s", peer)}
        if like:
            found["peers"][peer] |= {"alike": like, "alike_ratio": ratio(like, peer)}
    return found
