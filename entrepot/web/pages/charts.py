"""Charts over time: a line for each seat, or areas that lie on each other. Nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from entrepot.paper.svg import Markup, el, joined, use

WIDTHS, HEIGHT = {"desk": 800, "phone": 340}, 200  # a label is as large as it is drawn
LEFT, RIGHT, TOP, BOTTOM = 30, 14, 8, 22
MARKS = 6  # shapes on a line, its end among them
TINTS = 6  # of areas
ROOM = 13  # height that the number of an area needs
LEAST = 0.5  # an area that is nowhere larger is not drawn


@dataclass(frozen=True)
class _Frame:
    """Where a value at a time lies."""

    width: int
    across: int  # the last time
    top: int
    low: float

    @classmethod
    def around(cls, width: int, times: int, most: float, least: float) -> _Frame:
        return cls(width, max(times - 1, 1), _round_up(most), min(0, least))

    def x(self, time: float) -> float:
        return LEFT + (self.width - LEFT - RIGHT) * time / self.across

    def y(self, value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (self.top - value) / (self.top - self.low)

    def drawn(self, title: str, first: int, inside: Sequence[Markup]) -> Markup:
        """With levels and times around it; the first time has that number."""
        levels = [_level(value, self.y(value), self.width) for value in range(0, self.top + 1, max(self.top // 4, 1))]
        quarters = sorted({self.across * n // 4 for n in range(5)})
        times = [
            el("text", time + first, x=f"{self.x(time):.1f}", y=HEIGHT - 6, class_="score-label middle")
            for time in quarters
        ]
        return el(
            "svg",
            *levels,
            *times,
            *inside,
            viewBox=f"0 0 {self.width} {HEIGHT}",
            class_="score-chart",
            role="img",
            aria_label=title,
        )


def lines(values: Sequence[Sequence[float]], title: str, width: int = WIDTHS["desk"], first: int = 0) -> Markup:
    """Values by time and seat: one line a seat, told apart by colour and by the shapes on it."""
    most, least = max(map(max, values)), min(map(min, values))
    frame = _Frame.around(width, len(values), most, least)
    across = len(values) - 1
    drawn = []
    for seat in range(len(values[0])):
        points = " ".join(f"{frame.x(n):.1f},{frame.y(time[seat]):.1f}" for n, time in enumerate(values))
        # Lines that run together keep their shapes apart: each seat's begin a little later.
        marked = sorted({across, *(min(across, (n * MARKS + seat) * across // (MARKS * MARKS)) for n in range(MARKS))})
        marks = [use(f"c-seat-{seat}", frame.x(n) - 5, frame.y(values[n][seat]) - 5, 10) for n in marked]
        drawn.append(el("g", el("polyline", points=points, class_="score-line"), *marks, class_=f"p{seat}"))
    return frame.drawn(title, first, drawn)


def areas(values: Sequence[Sequence[float]], title: str, width: int = WIDTHS["desk"], first: int = 0) -> Markup:
    """Values by time and row: each row an area on top of those before it, with its number where there is room. What is
    less than nothing hangs below the line."""
    above = _stacked([[max(value, 0) for value in time] for time in values])
    below = _stacked([[min(value, 0) for value in time] for time in values])
    frame = _Frame.around(width, len(values), max(time[-1] for time in above), min(time[-1] for time in below))
    drawn, numbers = [], []
    for row in range(len(values[0])):
        for ends in (above, below):
            if any(abs(time[row + 1] - time[row]) >= LEAST for time in ends):
                drawn.append(_area(frame, ends, row))
        if number := _number(frame, above, row):
            numbers.append(number)
    return frame.drawn(title, first, drawn + numbers)


def _stacked(values: Sequence[Sequence[float]]) -> list[list[float]]:
    """By time where each row begins, and where the last one ends."""
    return [list(accumulate(time, initial=0.0)) for time in values]


def _area(frame: _Frame, ends: Sequence[Sequence[float]], row: int) -> Markup:
    there = [f"{frame.x(n):.1f},{frame.y(time[row + 1]):.1f}" for n, time in enumerate(ends)]
    back = [f"{frame.x(n):.1f},{frame.y(time[row]):.1f}" for n, time in enumerate(ends)]
    return el("polygon", points=" ".join(there + back[::-1]), class_=f"area tint-{row % TINTS}")


def _number(frame: _Frame, ends: Sequence[Sequence[float]], row: int) -> Markup | None:
    """The number of a row where its area is highest, but not at the very edge."""
    edge = len(ends) // 20
    at = max(range(edge, len(ends) - edge), key=lambda n: ends[n][row + 1] - ends[n][row])
    low, high = frame.y(ends[at][row]), frame.y(ends[at][row + 1])
    if low - high < ROOM:
        return None
    y = f"{(low + high) / 2:.1f}"
    return el("text", row + 1, x=f"{frame.x(at):.1f}", y=y, class_="score-label middle area-number")


def _round_up(value: float) -> int:
    """The top of the scale: a whole number of tens that four lines divide."""
    return max(20, -int(-value // 20) * 20)


def _level(value: int, y: float, width: int) -> Markup:
    line = el("path", d=f"M{LEFT} {y:.1f}H{width - RIGHT}", class_="score-grid")
    return joined([line, el("text", value, x=LEFT - 6, y=f"{y:.1f}", class_="score-label end")])
