"""A hint, laid over the table when asked for; the client marks where its steps are done."""

from __future__ import annotations

import json
from collections.abc import Sequence

from entrepot.paper.phrases import capital
from entrepot.paper.svg import Markup, el, icon

from ...seen.hints import Hint
from ...seen.live import Live
from .controls import shape, tip_head


def hint(live: Live, found: Sequence[Hint]) -> Markup:
    """The best actions, the first unfolded."""
    title = live.words.text("hint-title")
    folded = [_advice(live, one, number, len(found) > 1) for number, one in enumerate(found, 1)]
    return el("div", tip_head(live, "c-hint", title), *folded, class_="tip hint", role="dialog", aria_label=title)


def _advice(live: Live, one: Hint, number: int, compared: bool) -> Markup:
    """An action and why: what it brings in the end, compared with the others, and what is likely to follow."""
    words = live.words
    chance = el("em", words.text("hint-percent", percent=one.percent))
    do = (icon("c-confirm", 14), words.text("hint-do"))
    return el(
        "details",
        el("summary", el("b", f"{number}. {one.steps[0].text}"), chance),
        el("p", words.text("advice-wins", percent=one.percent, points=one.points)),
        *(_compared(live, one) if compared else ()),
        el("button", *do, class_="btn legal", type="button", data_acts=one.action),
        *(_line(live, one) if one.steps[1:] else ()),
        name="hint",
        open=number == 1,
        data_marks=json.dumps([(step.place, step.seat) for step in one.steps]),
    )


def _compared(live: Live, one: Hint) -> list[Markup]:
    words, rows = live.words, list(one.gains)
    if one.change:
        rows.append((words.text("hint-chance"), words.text("hint-percent", percent=one.change)))
    items = [el("li", el("span", capital(row), class_="k"), el("span", change, class_="v")) for row, change in rows]
    told = el("p", words.text("hint-compared" if rows else "advice-same"), class_="what")
    return [told, el("ul", *items)] if items else [told]


def _line(live: Live, one: Hint) -> list[Markup]:
    steps = [el("li", shape(step.seat), el("span", step.text)) for step in one.steps[1:]]
    return [el("p", live.words.text("hint-line"), class_="what"), el("ol", *steps, start=2)]
