"""What was measured, as lines for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from entrepot.engine.language.game import Game

from . import Found
from .peers import PEERS

ROWS = (
    ("random_moves_per_s", "moves/s, random play in compiled code, one core", "{:,.0f}", ""),
    ("python_steps_per_s", "steps/s from Python, with mask", "{:,.0f}", "at least 400,000"),
    ("pettingzoo_turns_per_s", "turns/s through PettingZoo, with observations", "{:,.0f}", "at least 50,000"),
    ("pettingzoo_wrapped_turns_per_s", "turns/s likewise, in PettingZoo's usual wrappers", "{:,.0f}", ""),
    ("vector_steps_per_s", "steps/s, vector environment of 1,024 games, all cores", "{:,.0f}", "at least 1,000,000"),
    ("copy_us", "µs to copy a state", "{:.2f}", "at most 0.5"),
)
ALIKE = {"pettingzoo_turns_per_s": "our turns through PettingZoo", "vector_steps_per_s": "our vector environment"}
CATANATRON = "catanatron"


def lines(found: Found, game: Game) -> Iterator[str]:
    """Of one game."""
    figures = found.games[game.meta.name]
    yield f"{game.meta.title}, {max(game.meta.players)} players, medians of {found.rounds} rounds"
    for key, label, form, goal in ROWS:
        yield f"{form.format(figures[key]):>14}  {label}{_goal(goal)}"
    peers = figures["peers"]
    if peers:
        least = min(one["ratio"] for one in peers.values())
        yield f"{least:>14.1f}  random play / the fastest peer{_goal('at least 2')}"
    if CATANATRON in peers:
        yield f"{peers[CATANATRON]['ratio']:>14.1f}  random play / Catanatron{_goal('at least 100')}"
    yield "  peers' moves/s, and our random play by comparison"
    for peer in PEERS:
        if peer.name in peers:
            yield f"{peers[peer.name]['moves_per_s']:>14,.0f}  {peer.title}: {_ratios(peers[peer.name])}"


def _ratios(peer: dict[str, Any]) -> str:
    said = f"{peer['ratio']:,.1f} times as fast"
    return f"{said}; {peer['alike_ratio']:,.1f} times by {ALIKE[peer['alike']]}" if "alike" in peer else said


def _goal(goal: str) -> str:
    return f" (goal: {goal})" if goal else ""
