"""What can be tried from a moment of a finished game: play on from there, or let bots play it out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from entrepot.paper.svg import Markup, el, icon, joined
from entrepot.paper.words import Words

from ..house.analysing import Share, Wish
from .layout import capital, choice, empty
from .table.controls import shape


@dataclass(frozen=True)
class Study:
    """What can be chosen."""

    id: str  # of the table
    players: tuple[str, ...]
    moves: int
    levels: tuple[str, ...]  # to play against
    quick: tuple[str, ...]  # to play out with
    games: int  # so many times


def study(words: Words, about: Study, moment: int | None = None, seat: int | None = None) -> Markup:
    """From a moment and for a seat, or from any and for any. The script does it."""
    at = "any" if moment is None else str(moment)
    names = [(str(number), name) for number, name in enumerate(about.players)]
    where = [
        _moment(words, about.moves) if moment is None else None,
        choice(words.text("study-seat"), f"seat-{at}", names, "0", data_part="seat") if seat is None else None,
    ]
    against = choice(
        words.text("study-level"), f"bots-{at}", _named(words, about.levels), about.levels[-1], data_part="bot"
    )
    quick, best = _named(words, about.quick), about.quick[-1]
    player = words.text("study-player") if seat is None else words.text("study-level-of", player=about.players[seat])
    own = choice(player, f"level-{at}", quick, best, data_part="level")
    others = choice(words.text("study-others"), f"others-{at}", quick, best, data_part="others")
    return el(
        "form",
        el("div", *where, class_="where") if any(where) else None,
        el("div", against, _button("fork", "c-forward", words.text("study-fork")), class_="try"),
        el(
            "div",
            own,
            others if len(about.players) > 1 else None,
            _button("playout", "c-replay", words.text("study-playout", games=about.games)),
            class_="try",
        ),
        el("p", role="status", class_="said"),
        el("p", role="alert", class_="problem"),
        el("div", class_="result"),
        class_="study",
        data_table=about.id,
        data_moment=moment,
        data_seat=seat,
    )


def _moment(words: Words, moves: int) -> Markup:
    control = empty("input", id="moment-any", type="number", min=0, max=moves - 1, value=0, inputmode="numeric")
    label = el("label", words.text("study-moment", last=moves - 1), for_="moment-any")
    return el("div", label, control, class_="entry", data_part="moment")


def _named(words: Words, levels: Iterable[str]) -> list[tuple[str, str]]:
    return [(level, capital(words.get(f"bot-{level}"))) for level in levels]


def _button(do: str, symbol: str, label: str) -> Markup:
    return el("button", icon(symbol, 16), label, class_="btn", type="button", data_do=do)


def played_out(words: Words, players: Sequence[str], wish: Wish, found: Sequence[Share], games: int) -> Markup:
    """How each seat did, with the level that it was played by."""
    heads = ["study-seat", "study-wins", "study-share", "study-points"]
    rows = []
    for seat, one in enumerate(found):
        level = capital(words.get(f"bot-{wish.level if seat == wish.seat else wish.others}"))
        share = words.text(
            "study-between", share=round(100 * one.share), low=round(100 * one.low), high=round(100 * one.high)
        )
        cells = [_number(one.wins, words), share, _number(one.points, words)]
        rows.append(
            el(
                "tr",
                el("th", joined([shape(seat, 14), " ", players[seat]]), el("small", level), scope="row"),
                *(el("td", cell) for cell in cells),
            )
        )
    return el(
        "table",
        el("caption", words.text("study-result", games=games, move=wish.moment)),
        el("thead", el("tr", *(el("th", words.text(head), scope="col") for head in heads))),
        el("tbody", *rows),
    )


def _number(value: float, words: Words) -> str:
    """With a decimal, unless it is whole."""
    said = f"{value:.0f}" if round(value, 1) == round(value) else f"{value:.1f}"
    return said.replace(".", words.text("decimal-point"))
