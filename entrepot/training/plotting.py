"""What training was like, as a drawing: scores, entropy, speed and wins over the minutes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from entrepot.paper.svg import Markup, el, joined

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 460, 240, 52, 34, 34
COLOURS = ("#1f5f8b", "#b3541e", "#2e7d4f", "#7a3e9d", "#8a6d1d", "#a3284e")
Points = list[tuple[float, float]]


def plot(lines: Sequence[dict[str, Any]]) -> str:
    """Four charts in one SVG, from the lines of progress."""
    counts = sorted({count for line in lines for count in line["scores"]}, key=int)
    # Each past self is followed until it leaves; those that came last are the ones worth reading.
    names = list(dict.fromkeys(name for line in lines for name in line["league"]))[-len(COLOURS) :]
    charts = (
        ("Mean score, all playing to win", {f"{n} players": _over(lines, "scores", n) for n in counts}),
        ("Entropy of the policy, of the largest possible", {"entropy": _over(lines, "entropy")}),
        ("Million decisions a second", {"speed": [(x, y / 1e6) for x, y in _over(lines, "per_second")]}),
        (
            "Share of wins against past selves",
            {f"round {n}": _over(lines, "league", n) for n in names},
        ),
    )
    return drawing(charts)


def drawing(charts: Sequence[tuple[str, dict[str, Points]]], across: str = "minutes") -> str:
    """Charts, two in a row, and what is counted from left to right."""
    drawn = joined(
        el("g", _chart(title, series, across), transform=f"translate({n % 2 * WIDTH} {n // 2 * HEIGHT})")
        for n, (title, series) in enumerate(charts)
    )
    wide, high = min(2, len(charts)) * WIDTH, -(-len(charts) // 2) * HEIGHT
    size = {"viewBox": f"0 0 {wide} {high}", "font_family": "sans-serif", "font_size": 11}
    return str(el("svg", drawn, xmlns="http://www.w3.org/2000/svg", **size))


def _over(lines: Iterable[dict[str, Any]], *names: Any) -> Points:
    """A number by minutes, where it was told."""
    found = []
    for line in lines:
        value: Any = line
        for name in names:
            value = value.get(name) if isinstance(value, dict) else None
        if value is not None:
            found.append((line["minutes"], float(value[0] if isinstance(value, list | tuple) else value)))
    return found


def _chart(title: str, series: dict[str, Points], across: str) -> Markup:
    points = [point for some in series.values() for point in some] or [(0.0, 0.0)]
    right, top = max(x for x, _ in points) or 1.0, max(y for _, y in points) or 1.0
    wide, high = WIDTH - LEFT - 16, HEIGHT - TOP - BOTTOM

    def at(x: float, y: float) -> tuple[float, float]:
        return round(LEFT + wide * x / right, 1), round(TOP + high * (1 - max(y, 0.0) / top), 1)

    parts = [el("text", title, x=LEFT, y=16, font_weight="bold")]
    for n in range(5):
        value, (left, y) = top * n / 4, at(0, top * n / 4)
        parts.append(el("path", d=f"M{left} {y}h{wide}", stroke="#ccc"))
        parts.append(el("text", f"{value:.3g}", x=left - 6, y=y + 4, text_anchor="end"))
    parts.append(el("text", f"{right:.3g} {across}", x=LEFT + wide, y=HEIGHT - 14, text_anchor="end"))
    names = []
    for n, (name, some) in enumerate(series.items()):
        colour = COLOURS[n % len(COLOURS)]
        line = " ".join(f"{x},{y}" for x, y in (at(*point) for point in some))
        parts.append(el("polyline", points=line, fill="none", stroke=colour, stroke_width=1.5))
        names.append(el("tspan", name, dx=14 if n else 0, fill=colour))
    if len(series) > 1:
        parts.append(el("text", *names, x=LEFT, y=29))
    return joined(parts)
