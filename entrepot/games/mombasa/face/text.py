"""Mombasa in a terminal: a whole position, and the sheet of the final scores."""

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from entrepot.engine.match.match import View
from entrepot.paper.textview import TextFace, joined, name
from entrepot.paper.words import Words

from ..actions import COMPANIES
from ..meta import META
from ..rules.scoring import CATEGORIES
from ..words import words
from .board import bases, regions, rounds, tracks
from .changes import changes
from .market import books, display, spaces
from .players import boxes
from .refusals import case
from .remarks import remark

SCORES = ("cash", *COMPANIES, "diamonds", "books")  # the columns of the record's sheet
assert len(SCORES) == CATEGORIES


def position(view: View, words: Words) -> list[RenderableType]:
    """From top to bottom: round, map, bases, tracks, cards, books, bonus spaces, players."""
    s = view.game.layout.plain(bytearray(view.record))
    shown: list[RenderableType] = [*rounds(s, words), Text(), regions(s, words), bases(s, words)]
    shown += [_rule("label-tracks", words), *tracks(s, words), Text()]
    shown += display(s, words)
    shown += [_rule("label-books", words), *books(s, words)]
    shown += [_rule("label-spaces", words), *spaces(s, words)]
    return [*shown, Text(), boxes(s, words)]


def _rule(label: str, words: Words) -> Rule:
    return Rule(words.text(label), align="left", style="dim")


def sheet(view: View, words: Words) -> RenderableType:
    """A column a player, the winner first; a row a category. Equal sums share a place."""
    s = view.game.layout.plain(bytearray(view.record))
    ranked = sorted(range(s.players), key=lambda player: s.rank[player])
    table = Table(box=SIMPLE_HEAD, show_footer=True)
    table.add_column("", footer=words.noun("score-total"))
    for player in ranked:
        heading = joined([f"{s.rank[player]}.", name(META.colours[player], words)])
        total = sum(s.sheet[player, column] for column in range(CATEGORIES))
        table.add_column(heading, footer=str(total), justify="right")
    for column, category in enumerate(SCORES):
        table.add_row(words.noun(f"score-{category}"), *(str(s.sheet[player, column]) for player in ranked))
    return table


TEXT = TextFace(words, position, remark, changes, sheet, tie_rule=1510, case=case)
