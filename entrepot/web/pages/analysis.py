"""The analysis of a finished game: charts over its moves, luck, and what each player could have done better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from entrepot.bots.analysis import Analysis, Decision, Moment
from entrepot.bots.wording import changes, followed, signed
from entrepot.paper.phrases import MINUS
from entrepot.paper.svg import Markup, el, icon, joined
from entrepot.paper.words import Words

from ..seen.cards import GameCard
from .charts import TINTS, WIDTHS, areas, lines
from .layout import capital, game_title, page, seat_colours
from .models import Visitor
from .study import Study, study
from .table.controls import shape

TENTHS = 10  # moments in a table of numbers, beside the beginning
HALF, WHOLE = 580, 900  # widths of a chart at a desk: beside another, and alone

Chart = Callable[[Sequence[Sequence[float]], str, int], Markup]


@dataclass(frozen=True)
class Played:
    """A finished game."""

    id: str
    card: GameCard
    words: Words  # of the game
    players: tuple[str, ...]
    rows: tuple[str, ...]  # what the rows of its score sheet are called: `score-` and one of these
    study: Study


def waiting(visitor: Visitor, played: Played, done: int, of: int) -> Markup:
    """While it is under way; the script asks how far it is, and shows it when it is done."""
    words = visitor.words
    bar = el("progress", max=of, value=done, aria_label=words.text("analysis-running"))
    again = el("a", words.text("problem-again"), class_="btn", href=f"/t/{played.id}/analysis")
    state = el(
        "div",
        bar,
        el("p", progress(words, done, of), role="status", class_="said"),
        el("p", role="alert", class_="problem"),
        el("p", again, class_="again", hidden=True),
        class_="under-way",
        data_state=f"/t/{played.id}/analysis/state",
    )
    return _page(visitor, played, el("p", words.text("analysis-running"), class_="lead"), state)


def progress(words: Words, done: int, of: int) -> str:
    return words.text("analysis-progress", done=done, of=of)


def shown(visitor: Visitor, played: Played, found: Analysis, seat: int) -> Markup:
    """The whole of it; by category the expected score of one seat."""
    words = visitor.words
    chances = [[100 * one.wins for one in moment.seats] for moment in found.moments]
    points = [[one.points for one in moment.seats] for moment in found.moments]
    counted = bool(found.moments[0].seats[0].rows)  # a game whose record has no score sheet is not counted ahead
    return _page(
        visitor,
        played,
        el("p", words.text("analysis-lead"), class_="lead"),
        el(
            "div",
            _over_time(words, played, words.text("analysis-chances"), found.moments, chances),
            _over_time(words, played, words.text("analysis-points"), found.moments, points) if counted else None,
            class_="pair",
        ),
        _by_row(words, played, found.moments, seat) if counted else None,
        el("h2", words.text("analysis-players")),
        el("p", words.text("analysis-luck-means"), class_="hint"),
        el("div", *(_player(words, played, found, one) for one in range(len(played.players))), class_="players"),
        el("section", el("h2", words.text("study-any")), study(words, played.study), class_="any"),
    )


def _page(visitor: Visitor, played: Played, *parts: object) -> Markup:
    words = visitor.words
    title = words.text("analysis-title", game=game_title(played.card, words.lang))
    back = el("a", icon("c-back", 16), words.text("analysis-back"), class_="back", href=f"/t/{played.id}")
    body = el("div", back, el("h1", title), *parts, class_=f"analysed {seat_colours(played.card.meta)}")
    return page(visitor, title, body, kind="analysis", styles=["forms.css", "analysis.css"], scripts=["analysis.js"])


# --- charts


def _over_time(
    words: Words, played: Played, title: str, moments: Sequence[Moment], values: Sequence[Sequence[float]]
) -> Markup:
    """A line a seat, and the same in numbers."""
    heads = [joined([shape(seat, 14), " ", el("span", name)]) for seat, name in enumerate(played.players)]
    legend = el("ul", *(el("li", head) for head in heads), class_="legend")
    return _figure(title, legend, lines, HALF, values, _numbers(words, title, moments, heads, values))


def _by_row(words: Words, played: Played, moments: Sequence[Moment], seat: int) -> Markup:
    """The expected score of one seat by row of the sheet, with a way to the others."""
    rows = tuple(moments[0].seats[seat].rows)
    values = [[moment.seats[seat].rows[row] for row in rows] for moment in moments]
    labels = played.rows or rows
    names = [capital(played.words.get(f"score-{label}")) for label in labels]
    title = words.text("analysis-rows", player=played.players[seat])
    ways = [
        el(
            "a",
            shape(other, 14),
            name,
            class_="btn",
            href=f"?seat={other}#rows",
            aria_current="true" if other == seat else None,
        )
        for other, name in enumerate(played.players)
    ]
    keys = [el("i", n + 1, class_=f"key tint-{n % TINTS}") for n in range(len(names))]
    legend = [el("li", key, name) for key, name in zip(keys, names, strict=True)]
    heads = [joined([key, " ", el("span", name)]) for key, name in zip(keys, names, strict=True)]
    figure = _figure(
        title, el("ul", *legend, class_="legend"), areas, WHOLE, values, _numbers(words, title, moments, heads, values)
    )
    nav = el("nav", *ways, aria_label=words.text("analysis-whose")) if len(played.players) > 1 else None
    return el("section", nav, figure, id="rows", class_="by-row")


def _figure(
    title: str, legend: Markup, draw: Chart, width: int, values: Sequence[Sequence[float]], numbers: Markup
) -> Markup:
    """Drawn for a desk and for a phone, of which one is seen: letters are as large on either."""
    widths = {"desk": width, "phone": WIDTHS["phone"]}
    charts = [el("div", draw(values, title, wide), class_=f"at-{form}") for form, wide in widths.items()]
    return el("figure", el("figcaption", title), legend, *charts, numbers, class_="chart")


def _numbers(
    words: Words, title: str, moments: Sequence[Moment], heads: Sequence[Markup], values: Sequence[Sequence[float]]
) -> Markup:
    """A chart for who does not see it: the values at a few moments."""
    last = len(moments) - 1
    chosen = sorted({round(last * n / TENTHS) for n in range(TENTHS + 1)})
    rows = [
        el(
            "tr",
            el("th", moments[n].move, scope="row"),
            *(el("td", str(round(value)).replace("-", MINUS)) for value in values[n]),
        )
        for n in chosen
    ]
    table = el(
        "table",
        el("caption", title, class_="vh"),
        el("thead", el("tr", el("th", words.text("analysis-moves"), scope="col"), *(_head(one) for one in heads))),
        el("tbody", *rows),
    )
    return el("details", el("summary", words.text("analysis-numbers")), table)


def _head(inside: Markup) -> Markup:
    return el("th", inside, scope="col")


# --- players


def _player(words: Words, played: Played, found: Analysis, seat: int) -> Markup:
    luck = words.text("analysis-luck", luck=signed(100 * found.luck[seat], words))
    costly = [_decision(words, played, one) for one in found.costliest(seat)]
    return el(
        "section",
        el("h3", shape(seat, 17), played.players[seat]),
        el("p", luck),
        el("ol", *costly) if costly else el("p", words.text("analysis-none")),
        class_="player",
    )


def _decision(words: Words, played: Played, one: Decision) -> Markup:
    """What was done, what would have been better and by how much, and what can be tried from there."""
    game = played.words
    facts = {
        "analysis-done": game.action(one.action),
        "analysis-better": game.action(one.better),
        "analysis-difference": changes(one.change, played.rows, game, words),
    }
    line = followed(one.line, played.players, game, words)
    rows = [el("div", el("dt", words.text(id)), el("dd", said)) for id, said in facts.items() if said]
    return el(
        "li",
        el("a", words.text("analysis-after", move=one.move), href=f"/t/{played.id}?at={one.move}"),
        el("dl", *rows),
        el("p", words.text("advice-line", line=line), class_="hint") if line else None,
        el("details", el("summary", words.text("study-here")), study(words, played.study, one.move, one.seat)),
    )
