"""What a game's text view is made with: players by shape and colour, boxes in rows, strips of spaces.

No fact is told by colour alone: every player has a shape, every border a name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from io import StringIO
from typing import Any

import numpy as np
from rich.align import Align
from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from entrepot.engine.language.game import Meta
from entrepot.engine.match.view import Preview, View

from .refusals import Cases, by_kind, refusal
from .words import Words

SHAPES = "●▲■◆"  # by seat
STYLES = {
    "blue": "bold bright_blue",
    "pink": "bold hot_pink",
    "purple": "bold medium_purple1",
    "yellow": "bold yellow",
    "green": "bold spring_green3",
    "orange": "bold dark_orange",
}
OTHER = ("○", "bold")  # who is no player
WIDE = 100  # columns of a board that is printed
NARROW = 16  # columns; a narrower box has no room for a margin


@dataclass(frozen=True)
class TextFace:
    """How a game is shown and told in a terminal: the `text` one of its faces.

    Everything is made from a view, so no secret can leak.
    """

    words: Callable[[str], Words]
    position: Callable[[View, Words], list[RenderableType]]
    remark: Callable[[View, str, Words], str]  # what the words of an action omit: the card, the reward
    changes: Callable[[View, Preview, Words], list[str]]  # a preview, one line a change
    sheet: Callable[[View, Words], RenderableType]  # the final scores
    tie_rule: int  # the ledger rule that ranks players of equal points
    case: Cases = by_kind  # which of a rule's sentences says why not
    rows: Sequence[str] = ()  # what the columns of the record's sheet are called: `score-` and one of these

    def board(self, view: View, lang: str = "en") -> str:
        """The whole position without colours, at its full width."""
        told = StringIO()
        console = Console(file=told, width=WIDE, color_system=None, legacy_windows=False)
        for part in self.position(view, self.words(lang)):
            console.print(part)
        return "\n".join(line.rstrip() for line in told.getvalue().splitlines())

    def reason(self, view: View, action: str, rule: int, lang: str = "en") -> str:
        return refusal(view, action, rule, self.words(lang), self.case)


def shape(meta: Meta, seat: int) -> Text:
    """A player in one character."""
    return Text(SHAPES[seat], STYLES.get(meta.colours[seat], "bold"))


def name(meta: Meta, seat: int, words: Words) -> Text:
    """A player in words, after the shape."""
    sign = shape(meta, seat)
    return Text(f"{sign.plain} {words.noun(f'player-{meta.colours[seat]}')}", sign.style)


def joined(parts: Sequence[Text | str], between: str = " ") -> Text:
    """Texts in one line; empty ones are left out."""
    return Text(between).join(part if isinstance(part, Text) else Text(part) for part in parts if part)


@dataclass(frozen=True)
class Box:
    """A framed box: a heading and its contents."""

    heading: Text | str
    lines: Sequence[Text | str]
    style: str = ""


class Rows:
    """Boxes of one width in rows, each row centred, the boxes of a row equally high."""

    def __init__(self, rows: Sequence[Sequence[Box]], widest: int) -> None:
        self.rows = rows
        self.widest = widest

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(self.widest, options.max_width // max(len(row) for row in self.rows))
        for row in self.rows:
            pad = 1 if width > NARROW else 0
            inner = options.update(width=width - 2 - 2 * pad)
            texts = [_lines([_bold(box.heading), *box.lines]) for box in row]
            height = 2 + max(len(console.render_lines(text, inner)) for text in texts)
            grid = Table.grid(padding=0)
            for _ in row:
                grid.add_column(width=width)
            frame = partial(Panel, box=ROUNDED, height=height, padding=(0, pad))
            grid.add_row(*(frame(text, border_style=box.style) for text, box in zip(texts, row, strict=True)))
            yield Align.center(grid)


def _lines(parts: Sequence[Text | str]) -> Text:
    """One part per line; a word too long for its line continues on the next."""
    text = joined(parts, "\n")
    text.overflow = "fold"
    return text


def _bold(text: Text | str) -> Text:
    return text if isinstance(text, Text) else Text(text, "bold")


def strip(title: str, spaces: Sequence[tuple[str, Sequence[Text | str]]]) -> Table:
    """A board of spaces side by side: each has a heading above and its contents below."""
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, expand=True, pad_edge=False)
    for heading, _ in spaces:
        table.add_column(heading, ratio=1, overflow="fold")
    table.add_row(*(_lines(lines) for _, lines in spaces))
    return table


def positions(view: View, preview: Preview) -> tuple[Any, Any]:
    """The whole position before and after what a preview tells."""
    layout = view.game.layout
    before, after = bytearray(view.record), bytearray(view.record)
    for field, values in preview.changes.items():
        for record, value in zip((before, after), values, strict=True):
            np.frombuffer(record, layout.dtype)[field][0] = value
    return layout.plain(before), layout.plain(after)


def section(label: str, words: Words) -> Rule:
    """The heading of what follows."""
    return Rule(words.text(label), align="left", style="dim")


def score_table(
    s: Any, categories: Sequence[str], name: Callable[[int], Text], total: Callable[[int], int], words: Words
) -> Table:
    """The final scores: one column per player, the winner first; one row per column of the record's sheet."""
    ranked = sorted(range(s.players), key=lambda player: s.rank[player])
    table = Table(box=SIMPLE_HEAD, show_footer=True)
    table.add_column("", footer=words.noun("score-total"))
    for player in ranked:
        place = f"{s.rank[player]}." if s.players > 1 else ""
        table.add_column(joined([place, name(player)]), footer=str(total(player)), justify="right")
    for column, category in enumerate(categories):
        table.add_row(words.noun(f"score-{category}"), *(str(s.sheet[player, column]) for player in ranked))
    return table
