"""The score sheet of a page: one column per player, the winner's first, one row per category, and ties below."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from markupsafe import Markup

from entrepot.engine.match.view import Result

from .phrases import capital
from .svg import el
from .words import Words


def ranked(result: Result) -> list[int]:
    """Seats, the winner first."""
    return sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])


def score_row(label: Iterable[object], rule: str, cells: Iterable[Iterable[object]]) -> Markup:
    """A category with the ledger rule behind it, and what each player has there, the winner first."""
    return el("tr", el("th", *label, scope="row", title=rule), *(el("td", *cell) for cell in cells))


def score_sheet(
    class_: str,
    result: Result,
    name: Callable[[int], Iterable[object]],
    rows: Iterable[Markup],
    ties: Iterable[str],
    words: Words,
    above: object = "",
) -> Markup:
    """The whole sheet; a solo player has no rank."""
    order = ranked(result)
    places = [f"{result.ranks[seat]}. " if len(order) > 1 else "" for seat in order]
    heads = [
        el("th", place, *name(seat), scope="col", class_=f"s{seat}") for place, seat in zip(places, order, strict=True)
    ]
    totals = [el("td", el("b", result.scores[seat])) for seat in order]
    foot = el("tfoot", el("tr", el("th", capital(words.noun("score-total")), scope="row"), *totals))
    top = el("thead", el("tr", el("td"), *heads))
    table = el("table", el("caption", words.text("face-scores"), class_="vh"), top, el("tbody", *rows), foot)
    notes = [el("li", note) for note in ties]
    return el("div", above, table, el("ul", *notes, class_="ties") if notes else "", class_=f"score-sheet {class_}")
