"""What some actions changed between two positions, counted: the one source of previews and log lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....actions import TYPES
from ....box.tables import GOAL_VP, GOALS_SHOWN, PERIOD, PERIOD_END, TRACK_TOKEN
from ....record import LAYOUT, NOBODY
from ....rules.goals import leads
from ....rules.influence import REGIONS, influence_of, share
from ....rules.scoring import IN_PLAY
from .. import facts
from ..reading import only

SUPPLY = ("money", "coal", "silk", "iron")
LAST_PERIOD = 2
ENDING = frozenset({"round_end", "finish"})  # frames
INFLUENCE = ("players", "token", "owner", "trains", "factory", "side_b")  # what it follows from
CELLS, TRACKS, COLOURS, GOALS, CONTRACTS = 32, 3, 6, 8, 8


@dataclass(frozen=True)
class Change:
    """The changes of one player."""

    supply: dict[str, int]  # money, coal, silk, iron, VP and goods by type
    kept: int  # coal that is safe
    tracks: dict[int, tuple[int, int]]  # before and after
    taken: dict[int, int]  # ships, machines and trains that left the zaibatsu
    workers: tuple[int, ...]  # that came
    returned: int  # how many went
    improved: tuple[int, ...]  # departments
    unlocked: tuple[int, ...]  # influence tokens, by value
    placed: tuple[tuple[int, int], ...]  # cell and value
    removed: tuple[tuple[int, int, int], ...]  # cell, owner and value: whoever's
    factories: tuple[int, ...]
    contracts: tuple[int, ...]
    favors: tuple[tuple[int, int], ...]  # goal and level
    influence: dict[int, tuple[int, int]]  # by region, before and after


def change(a: Any, b: Any, player: int) -> Change:
    """Everything that differs for a player."""
    came, returned = crew(a, b, player)
    cells = _changed_cells(a, b)
    return Change(
        supply=supplied(a, b, player),
        kept=b.kept_coal[player] - a.kept_coal[player],
        tracks=moved(a, b, player),
        taken={n: after - before for n, (before, after) in _pairs(a.taken, b.taken, player, 3).items()},
        workers=came,
        returned=returned,
        improved=_bits(b.improved[player] & ~a.improved[player], COLOURS),
        unlocked=tuple(int(TRACK_TOKEN[n]) for n in _bits(a.locked[player] & ~b.locked[player], TRACKS)),
        placed=tuple((c, b.token[c]) for c in cells if b.token[c] and b.owner[c] == player),
        removed=tuple((c, a.owner[c], a.token[c]) for c in cells if a.token[c]),
        factories=tuple(after for _, after in _pairs(a.factory, b.factory, player, 6).values() if after != NOBODY),
        contracts=_bits(b.fulfilled[player] & ~a.fulfilled[player], CONTRACTS),
        favors=tuple((goal, level) for goal, (_, level) in _pairs(a.favor, b.favor, player, GOALS).items() if level),
        influence=_influence(a, b, player),
    )


def supplied(a: Any, b: Any, player: int) -> dict[str, int]:
    """What came and went: money, coal, silk, iron, goods by type, VP."""
    supply = {kind: getattr(b, kind)[player] - getattr(a, kind)[player] for kind in SUPPLY}
    before, after = facts.goods(a, player), facts.goods(b, player)
    supply |= {TYPES[type]: after.get(type, 0) - before.get(type, 0) for type in sorted({*before, *after})}
    supply["vp"] = points(b, player) - a.vp[player]
    return {kind: n for kind, n in supply.items() if n}


def moved(a: Any, b: Any, player: int) -> dict[int, tuple[int, int]]:
    """The tracks on which a player moved: before and after."""
    return _pairs(a.marker, b.marker, player, TRACKS)


def crew(a: Any, b: Any, player: int) -> tuple[tuple[int, ...], int]:
    """The workers that came, and how many went."""
    before, after = ([w for w in facts.workers(s, player) if w != NOBODY] for s in (a, b))
    grown = after[: len(before)] == before
    return (tuple(after[len(before) :]), 0) if grown else (tuple(after), len(before))


def points(s: Any, player: int) -> int:
    """From play: final scoring is nobody's last action."""
    return int(s.sheet[player, IN_PLAY] if s.over else s.vp[player])


def _pairs(a: Any, b: Any, player: int, count: int) -> dict[int, tuple[int, int]]:
    return {n: (a[player, n], b[player, n]) for n in range(count) if a[player, n] != b[player, n]}


def _bits(bits: int, count: int) -> tuple[int, ...]:
    return tuple(n for n in range(count) if (bits >> n) & 1)


def _changed_cells(a: Any, b: Any) -> list[int]:
    before, after = (list(zip(s.token, s.owner, strict=True)) for s in (a, b))
    return [c for c in range(CELLS) if before[c] != after[c]] if before != after else []


def _influence(a: Any, b: Any, player: int) -> dict[int, tuple[int, int]]:
    found: dict[int, tuple[int, int]] = {}
    if only(a, *INFLUENCE) == only(b, *INFLUENCE):
        return found
    for region in range(REGIONS):
        before, after = int(influence_of(a, player, region)), int(influence_of(b, player, region))
        if before != after:
            found[region] = before, after
    return found


# --- what happens by itself


def round_ended(a: Any, b: Any) -> bool:
    """Whether a round ended between the two: its scoring, if it has one, came with it."""
    if a.over or not ENDING.isdisjoint(facts.kinds(a)):
        return False
    return bool(b.over or a.round != b.round or not ENDING.isdisjoint(facts.kinds(b)))


def scored(a: Any, b: Any) -> bool:
    return round_ended(a, b) and bool(PERIOD_END[a.round])


def scoring(a: Any, b: Any) -> dict[int, int]:
    """What each player gained for influence at the end of a period."""
    after = _shares(a, b)
    if facts.is_solo(a):  # the Automa may have moved before or after it: the points tell
        gained = points(b, 0) - a.vp[0]
        before = _shares(a, a)
        return before if before[0] == gained else after
    return after


def _shares(a: Any, on: Any) -> dict[int, int]:
    """By the pieces of one position, in the round of another."""
    s = LAYOUT.plain(bytearray(on.buffer))
    s.round = a.round
    return {p: sum(int(share(s, region, p)) for region in range(REGIONS)) for p in range(s.players)}


def goals_led(a: Any, b: Any) -> list[tuple[int, list[int], int]]:
    """The common goals of the period that ended: which, who leads, and its VP in the last period."""
    period = int(PERIOD[a.round])
    found = []
    for place in range(int(GOALS_SHOWN[a.players])) if a.option_goals else ():
        goal = a.goal[period, place]
        leading = [p for p in range(a.players) if goal != NOBODY and leads(b, p, goal)]
        if leading:
            found.append((goal, leading, int(GOAL_VP[place]) if period == LAST_PERIOD else 0))
    return found


def automa_moved(a: Any, b: Any) -> bool:
    return facts.is_solo(a) and (a.stack, a.automa_token) != (b.stack, b.automa_token)
