"""The round track: dark and light spaces in three periods, and the VP of each place under them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from entrepot.paper.face import Scene
from entrepot.paper.words import Words

from ....box.tables import DARK_SPACES, PERIOD, PLACE_VP, ROUND_SPACES
from ....record import NOBODY
from ....rules.influence import place_vp
from ..parts import circle, fitted, rect, seat, text
from ..reading import only, plain, position

LEFT, WIDTH, HEIGHT = 808, 284, 98
ROMAN = ("I", "II", "III")
PERIODS = tuple(tuple(n for n in range(1, ROUND_SPACES + 1) if PERIOD[n] == p) for p in range(len(ROMAN)))
LONG = 4  # spaces: the period is wide enough for names


class Track(NamedTuple):
    """What the drawing depends on."""

    round: int
    holder: int  # of the second marker, NOBODY while it lies on the track
    values: tuple[tuple[int, ...], ...]  # VP by period and place
    over: bool


def track_of(scene: Scene) -> Track:
    s = position(scene.view)
    values = worth(only(s, "players"))
    return Track(s.round, s.holder if s.round > DARK_SPACES else NOBODY, values, bool(s.over))


@lru_cache(maxsize=8)
def worth(record: bytes) -> tuple[tuple[int, ...], ...]:
    """The VP of the places of each period, which only the number of players changes."""
    s = plain(record)
    return tuple(
        tuple(int(n) for place in range(PLACE_VP.shape[1]) if (n := place_vp(s, period, place)))
        for period in range(len(ROMAN))
    )


@lru_cache(maxsize=512)
def rounds(t: Track, words: Words) -> str:
    drawn = [rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, "plate", 5)]
    x = 9.0
    for period, spaces in enumerate(PERIODS):
        width = 22 + 24.5 * len(spaces)
        drawn.append(box(t, period, x, width, words))
        x += width + 2
    return f'<g data-el="rounds" class="place">{"".join(drawn)}</g>'


def box(t: Track, period: int, x: float, width: float, words: Words) -> str:
    """A period: its spaces with the markers, what the places are worth, and whether that is over."""
    spaces, values = PERIODS[period], t.values[period]
    now = PERIOD[t.round] == period and not t.over
    wide = len(spaces) >= LONG
    name = words.text("chart-period", roman=ROMAN[period]) if wide else ROMAN[period]
    middle = x + width / 2
    drawn = [
        rect(x, 4, width, HEIGHT - 7, "period on" if now else "period", 4),
        fitted(name, middle, 17, "disp c", 12, width - 30, "middle"),
    ]
    pitch = (width + 2) / len(spaces)
    for n, number in enumerate(spaces):
        drawn.append(space(t, number, x - 1 + pitch * (n + 0.5)))
    if wide and t.holder != NOBODY:
        drawn.append(seat(t.holder, x + width - 14, 13, 11))
    pitch = (width - 2) / len(values)
    past = t.over or PERIOD[t.round] > period
    for n, value in enumerate(values):
        at = x + 1 + pitch * (n + 0.5)
        drawn.append(text(value, at, 69, "num n12 soft" if past else "num n12", "middle"))
        if wide and not past:
            drawn.append(fitted(words.text(f"chart-rank-{n + 1}"), at, 86, "t soft", 11, pitch - 2, "middle", False))
    if past or not wide:
        said = words.text("chart-scored" if past else "chart-next" if now else "chart-later")
        drawn.append(fitted(said, middle, 86, "t" if now else "t soft", 11, width - 6, "middle", False))
    return "".join(drawn)


def space(t: Track, number: int, x: float) -> str:
    """A round: ring and pin where the first marker is, a dashed ring for the second."""
    dark = number <= DARK_SPACES
    drawn = circle(x, 36, 13, "space dark" if dark else "space light")
    drawn += text(number, x, 40.5, "num ond" if dark else "num onl", "middle")
    if number == DARK_SPACES + 1 and t.holder == NOBODY and t.round <= DARK_SPACES:
        drawn += circle(x, 36, 15, "marker two")
    if number == t.round and not t.over:
        pin = f'<path d="M{x - 5:g} 16h10l-5 7z" class="pin"/>'
        drawn += f'<g data-piece="round">{circle(x, 36, 15, "marker")}{pin}</g>'
    return drawn
