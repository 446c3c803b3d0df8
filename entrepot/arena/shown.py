"""A report for people: tables in a terminal, and bars with their intervals as a picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from rich.table import Table

from entrepot.paper.svg import Markup, el

from .balance import Balance, Had, Mean
from .counting import Pair, Report, Share

SHOWN = 12  # rows at each end of a table of what wins
ROW, LEFT, WIDTH = 34, 300, 400  # of the picture: a bar's height, where bars begin, 100 %


def tables(report: Report) -> Iterator[Table]:
    pairs = Table("bot", title=_title(report))
    alone = report.players == 1
    for head in ("games", "won", "95 % by deals", "Wilson", *(("score",) if alone else ("margin", "scores", "seats"))):
        pairs.add_column(head, justify="right")
    for pair in report.pairs:
        points = (_points(pair.score),) if alone else (_margin(pair), _scores(pair), _seats(pair))
        pairs.add_row(" – ".join(pair.bots), str(pair.games), *_shares(pair), *points)
    yield pairs
    bots = Table("bot")
    for head in ("games", "won", "95 % by deals", "Wilson", "rating", "ms a decision", "ms a turn", "forfeits"):
        bots.add_column(head, justify="right")
    for bot in report.bots:
        rating = "–" if bot.rating is None else f"{bot.rating:.1f} ± {bot.uncertainty:.1f}"
        times = (f"{bot.ms_a_decision:.2f}", f"{bot.ms_a_turn:.2f}")
        bots.add_row(bot.bot, str(bot.games), *_shares(bot), rating, *times, str(bot.forfeits))
    yield bots


def tables_of_balance(found: Balance) -> Iterator[Table]:
    seats = Table("seat", "won", "95 %", "points")
    for number, seat in enumerate(found.seats, 1):
        seats.add_row(str(number), percent(seat.wins), interval(seat.low, seat.high), f"{seat.score:.1f}")
    yield seats
    yield _means("score sheet", found.sheet)
    yield _means("at the end", islice(found.numbers, 2 * SHOWN))
    even = 1 / found.players
    for title, had in (("had at the end", found.things), ("did", found.actions)):
        yield _lists(title, [one for one in had if one.low > even or one.high < even])


def _means(title: str, means: Iterable[Mean]) -> Table:
    table = Table(title, "winners", "others", "apart")
    for one in means:
        table.add_row(one.name, f"{one.winners:.1f}", f"{one.others:.1f}", f"{one.apart:+.2f}")
    return table


def _lists(title: str, had: list[Had]) -> Table:
    """What is more or less than chance: the best, and the worst."""
    table = Table(title, "of all seats", "won", "95 %")
    for one in had if len(had) <= 2 * SHOWN else [*had[:SHOWN], *had[-SHOWN:]]:
        table.add_row(one.name, percent(one.share), percent(one.wins), interval(one.low, one.high))
    return table


def notes(report: Report) -> Iterator[str]:
    for bot in report.bots:
        if bot.forfeits:
            yield f"{bot.bot} forfeited {_games(bot.forfeits)}. The first: {bot.reason}"
    cut = sum(pair.truncated for pair in report.pairs)
    if cut:
        yield f"{_games(cut)} cut off and ranked as things stood."
    if report.players > 1 and report.bots[0].rating is None:
        yield "Ratings need OpenSkill: pip install 'entrepot[arena]'."


def _games(count: int) -> str:
    return "1 game" if count == 1 else f"{count:,} games"


def _title(report: Report) -> str:
    seats = "1 player" if report.players == 1 else f"{report.players} players"
    deals = "1 deal" if report.deals == 1 else f"{report.deals:,} deals"
    return f"{report.game}, {seats}, {deals} from seed {report.seed:,}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(low: float, high: float) -> str:
    return f"{100 * low:.1f} to {100 * high:.1f}"


def _shares(found: Share) -> tuple[str, str, str]:
    return (
        percent(found.share),
        interval(found.low, found.high),
        interval(found.wilson_low, found.wilson_high),
    )


def _points(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"


def _margin(pair: Pair) -> str:
    return "–" if pair.margin is None else f"{pair.margin:+.1f}"


def _scores(pair: Pair) -> str:
    return f"{_points(pair.score)} – {_points(pair.opponent_score)}"


def _seats(pair: Pair) -> str:
    return " ".join(f"{100 * seat:+.1f}" for seat in pair.seats)


def picture(report: Report) -> Markup:
    """A bar for each pair, with its interval; the dashed line is where equals would be."""
    height, width = ROW * (len(report.pairs) + 2), LEFT + WIDTH + 90
    even = [] if report.players == 1 else [_line(LEFT + WIDTH / report.players, ROW, height - ROW, "6 4")]
    bars = [part for row, pair in enumerate(report.pairs, 1) for part in _bar(pair, row * ROW)]
    ends = [
        el("text", f"{100 * part:.0f} %", x=LEFT + part * WIDTH, y=height - 10, text_anchor="middle")
        for part in (0, 0.5, 1)
    ]
    return el(
        "svg",
        el("title", _title(report)),
        el("rect", width=width, height=height, fill="#fff"),
        el("text", _title(report), x=10, y=22, font_weight="bold"),
        *bars,
        *even,
        *ends,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        font_family="sans-serif",
        font_size="13",
    )


def _bar(pair: Pair, top: int) -> Iterator[Markup]:
    middle, right = top + ROW // 2, LEFT + pair.share * WIDTH
    low, high = LEFT + pair.low * WIDTH, LEFT + pair.high * WIDTH
    yield el("text", _short(" – ".join(pair.bots)), x=LEFT - 10, y=middle + 5, text_anchor="end")
    yield el("rect", x=LEFT, y=top + 6, width=f"{right - LEFT:.1f}", height=ROW - 12, fill="#1f9e8f")
    yield el("path", d=f"M{low:.1f} {middle}H{high:.1f}", stroke="#222", stroke_width=2)
    for end in (low, high):
        yield _line(end, middle - 5, middle + 5)
    yield el("text", percent(pair.share), x=LEFT + WIDTH + 30, y=middle + 5)


def _line(x: float, top: float, bottom: float, dashes: str | None = None) -> Markup:
    return el("path", d=f"M{x:.1f} {top}V{bottom}", stroke="#222", stroke_dasharray=dashes)


def _short(name: str) -> str:
    return name if len(name) <= 40 else f"…{name[-39:]}"
