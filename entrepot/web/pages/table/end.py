"""The end of a game: the score sheet, the chart of scores over time, the proof of fairness, and what to do next."""

from __future__ import annotations

from entrepot.paper.svg import Markup, el, icon

from ...seen.labels import name_of
from ...seen.live import Live
from ..charts import WIDTHS, lines
from .controls import labelled, shape, tool


def sheet(live: Live) -> Markup:
    """The whole sheet, once there is a result; it lies over the board and can be put aside."""
    if live.result is None or live.at is not None:
        return Markup("")
    words = live.words
    broken = live.status == "abandoned"
    table = _standing(live) if broken else live.face.scores(live.scene.view, live.result, live.scene.words)
    notes = [el("li", words.text("end-resigned", player=name_of(live, seat))) for seat in live.resigned]
    head = el(
        "h2",
        icon("c-end", 20),
        words.text("end-broken-off" if broken else "game-over"),
        tool("close-end", "c-close", words.text("end-review"), size=13),
    )
    gone = el("ul", *notes, class_="ties") if notes else None
    why = live.face.ending(live.scene.view, live.scene.words)[1] if live.scene.view.over else ""
    cause = el("p", words.text("end-because", why=why), class_="ended") if why else Markup("")
    blocks = [cause, el("div", table, gone, class_="score-sheet"), _origins(live), _chart(live)]
    blocks += [_proof(live), _next(live)]
    return el(
        "section", head, el("div", *blocks, class_="end-body"), class_="end-sheet", aria_label=words.text("end-title")
    )


def _standing(live: Live) -> Markup:
    """A game that was broken off has no categories: nothing was counted but the points."""
    assert live.result is not None
    words, result = live.words, live.result
    ranked = sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat))
    rows = [
        el(
            "tr",
            el("th", f"{result.ranks[seat]}. ", shape(seat, 15), " ", name_of(live, seat), scope="row"),
            el("td", el("b", result.scores[seat])),
        )
        for seat in ranked
    ]
    return el("table", el("caption", words.text("end-standing"), class_="vh"), el("tbody", *rows), class_="standing")


def _origins(live: Live) -> Markup:
    """Where the first row of the sheet came from, the winner's column first as there."""
    if live.result is None or not any(live.origins):
        return Markup("")
    words = live.scene.words
    ranks = live.result.ranks
    seats = sorted(range(len(live.origins)), key=lambda seat: (ranks[seat], seat))
    sources = sorted({one for gained in live.origins for one in gained}, key=lambda one: -_sum(live, one))
    heads = [el("th", shape(seat, 14), " ", name_of(live, seat), scope="col") for seat in seats]
    rows = [
        el("tr", el("th", _capital(words.noun(one)), scope="row"), *(_cell(live.origins[n].get(one, 0)) for n in seats))
        for one in sources
    ]
    totals = [el("td", el("b", sum(live.origins[seat].values()))) for seat in seats]
    title = live.words.text("end-origins", what=words.noun("origin-whole"))
    foot = el("tfoot", el("tr", el("th", _capital(words.noun("origin-whole")), scope="row"), *totals))
    table = el("table", el("thead", el("tr", el("td"), *heads)), el("tbody", *rows), foot)
    return el("details", el("summary", title), el("div", table, class_="score-sheet"), class_="origins")


def _sum(live: Live, source: str) -> int:
    return sum(gained.get(source, 0) for gained in live.origins)


def _cell(points: int) -> Markup:
    return el("td", points or "–")


def _capital(noun: str) -> str:
    return noun[:1].upper() + noun[1:]


def _next(live: Live) -> Markup:
    words = live.words
    link = f"/t/{live.id}"
    buttons = [
        labelled("rematch", "c-replay", words.text("end-rematch"), "btn main") if live.rematch else None,
        labelled("close-end", "c-eye", words.text("end-review")),
        el("a", icon("c-zoom", 16), words.text("end-analyse"), class_="btn", href=f"{link}/analysis")
        if live.analysed
        else None,
        labelled("copy", "c-link", words.text("end-share"), data_copy=f"{link}?at={live.last}"),
        el(
            "a",
            icon("c-deck", 16),
            words.text("end-download"),
            class_="btn",
            href=f"{link}/save?{live.look}",
            download=True,
        )
        if live.saved
        else None,
    ]
    return el("div", *buttons, class_="end-next")


def _proof(live: Live) -> Markup:
    """The commitment made before the deal and the secret that opens it."""
    if not live.commitment:
        return Markup("")
    words = live.words
    facts = [el("dt", words.text("end-commitment")), el("dd", el("code", live.commitment))]
    if live.secret:
        facts += [el("dt", words.text("end-secret")), el("dd", el("code", live.secret))]
    how = el("p", words.text("end-verify"), " ", el("code", "entrepot verify FILE"))
    return el("details", el("summary", words.text("end-fair")), el("p", words.text("end-proof")), el("dl", *facts), how)


def _chart(live: Live) -> Markup:
    """Nothing to draw before two turns were counted."""
    if len(live.scores) < 2:
        return Markup("")
    words = live.words
    seats = range(len(live.scores[0]))
    legend = [el("li", shape(seat, 14), name_of(live, seat)) for seat in seats]
    title = words.text("end-chart")
    return el(
        "figure",
        el("figcaption", title),
        el("ul", *legend, class_="legend"),
        lines(live.scores, title, WIDTHS[live.form], first=1),
        class_="chart",
    )
