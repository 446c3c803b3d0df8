"""The three tracks: spaces with their values and bonuses, the markers, and the goals at their ends."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.drawing import moving
from entrepot.paper.face import Scene, unmarked
from entrepot.paper.places import Spot

from ....actions import TRACKS
from ....box.tables import (
    ANY_DEPARTMENT,
    FAVOR_VP,
    INVESTMENT_STEPS,
    LAST_SPACE,
    LOCKED_TOKEN,
    TRACK_BONUS,
    TRACK_LOWER,
    TRACK_TOKEN,
    TRACK_UPPER,
    WHITE,
    WHITE_STEPS,
)
from ....rules.departments import is_improved
from ....rules.scoring import FIRST_TRACK
from ..facts import track_value
from ..parts import DEPARTMENTS, TRACK_ICONS, framed, rect, text, token, use
from ..spots import spot
from .favors import Goal, goal_cell, goal_of

LEFT, TOP, WIDE, HIGH, PITCH = 144, 47, 28, 32, 37  # of the first space; of a row
GOAL_LEFT = 486


class Tracks(NamedTuple):
    """Everything the tracks show."""

    seat: int
    markers: tuple[int, ...]
    locked: int  # tokens, as bits by track
    reached: tuple[frozenset[int], ...]  # the spaces that what is offered now would lead to
    spots: tuple[Spot, ...]
    goals: tuple[Goal, ...]


def tracks_of(s: Any, seat: int, scene: Scene) -> Tracks:
    own = scene.viewer == seat
    here = tuple(spot(scene, f"track-{track}") if own else Spot() for track in TRACKS)
    goals = tuple(
        goal_of(s, seat, FIRST_TRACK + n, spot(scene, f"goal-{track}") if own else Spot())
        for n, track in enumerate(TRACKS)
    )
    steps = int(WHITE_STEPS[is_improved(s, seat, WHITE)])
    reached = tuple(_reached(s.marker[seat, n], one.acts, steps) for n, one in enumerate(here))
    return Tracks(seat, tuple(s.marker[seat, n] for n in range(3)), s.locked[seat], reached, here, goals)


def _reached(marker: int, acts: str, research: int) -> frozenset[int]:
    """The spaces that the acts of a track lead to."""
    found = set()
    for actions in unmarked(acts):
        for action in actions:  # an act may lead there by way of others, and go on from there
            verb, _, noun = action.partition(":")
            steps = {"invest": int(INVESTMENT_STEPS), "research": research}.get(verb)
            steps = steps or (int(noun) if verb == "steps" else 0)
            if steps:
                found.add(min(int(LAST_SPACE), marker + steps))
    return frozenset(found)


def left_of(space: int) -> float:
    return LEFT + WIDE * (space - 1)


def ringed(values: list[int], middle: float, y: float, class_: str) -> str:
    """VP for a favour token of each level after one ring, round their middle; `y` is the line the figures stand on."""
    said = "·".join(map(str, values))
    left = middle - ringed_width(said) / 2
    return use("c-vp-n", left, y - 9.5, 11) + text(said, left + 13, y, class_)


def ringed_width(said: str) -> float:
    """How wide figures are with their ring."""
    return 13 + sum(3.9 if c == "·" else 5.9 for c in said)


def favor_values(column: int) -> list[int]:
    return [int(FAVOR_VP[column, level]) for level in (1, 2, 3)]


@lru_cache(maxsize=1)
def ground() -> str:
    """The two scoring columns with what they are worth."""
    drawn = []
    for column, space in enumerate((int(TRACK_LOWER), int(TRACK_UPPER))):
        drawn.append(rect(left_of(space), 46, WIDE, 110, "sccol"))
        drawn.append(ringed(favor_values(column), left_of(space) + WIDE / 2, 42.5, "t b"))
    return "".join(drawn)


@lru_cache(maxsize=2048)
def tracks(t: Tracks) -> str:
    return "".join(_row(t, n) for n in range(3)) + "".join(
        goal_cell(goal, GOAL_LEFT, TOP + PITCH * n, HIGH) for n, goal in enumerate(t.goals)
    )


def _row(t: Tracks, track: int) -> str:
    y = TOP + PITCH * track
    inside = rect(112.5, y, 367.5, HIGH, "bed clear") + use(TRACK_ICONS[track], 115, y + 5, 24)
    inside += "".join(_space(t, track, space, y) for space in range(1, int(LAST_SPACE) + 1))
    name = f"track-{TRACKS[track]}"
    return framed(name, "track", t.spots[track], inside, (112.5, y, 367.5, HIGH), 3, 8)


def _space(t: Tracks, track: int, space: int, y: float) -> str:
    marker = t.markers[track]
    past = space < marker
    x = left_of(space)
    kind = "tcell2 past" if past else "tcell2 will" if space in t.reached[track] else "tcell2"
    drawn = rect(x, y, WIDE, HIGH, kind)
    if space == marker:
        size = 27 if t.seat == 0 else 24
        number = token(t.seat, track_value(track, space), x + WIDE / 2, y + HIGH / 2, size, "mk", 14)
        return drawn + moving(f"marker-{t.seat}-{TRACKS[track]}", number)
    sign = track_bonus(t, track, space, x, y)
    number = text(
        track_value(track, space), x + WIDE / 2, y + (11 if sign else 20), "t soft" if past else "t", "middle"
    )
    return drawn + number + sign


def track_bonus(t: Tracks, track: int, space: int, x: float, y: float) -> str:
    bonus = int(TRACK_BONUS[track, space])
    past = space < t.markers[track]
    if not bonus:
        return ""
    if bonus == LOCKED_TOKEN:
        size = 15 if t.seat == 0 else 13.5
        gone = "" if (t.locked >> track) & 1 else " won"
        return token(t.seat, int(TRACK_TOKEN[track]), x + WIDE / 2, y + 22.5, size, f"lockd{gone}", 11)
    symbol = "nz-dept-any" if bonus == ANY_DEPARTMENT else DEPARTMENTS[bonus - 1]
    return use(symbol, x + 5.5, y + 13.5, 17, "won" if past else "")
