"""Mombasa in a terminal: a whole position, and the sheet of the final scores."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from entrepot.engine.match.view import View
from entrepot.paper.reading import opened
from entrepot.paper.textview import TextFace, name, score_table, section
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
    s = opened(view)
    shown: list[RenderableType] = [*rounds(s, words), Text(), regions(s, words), bases(s, words)]
    shown += [section("label-tracks", words), *tracks(s, words), Text()]
    shown += display(s, words)
    shown += [section("label-books", words), *books(s, words)]
    shown += [section("label-spaces", words), *spaces(s, words)]
    return [*shown, Text(), boxes(s, words)]


def sheet(view: View, words: Words) -> RenderableType:
    """A column a player, the winner first; a row a category. Equal sums share a place."""
    s = opened(view)
    return score_table(s, SCORES, lambda seat: name(META, seat, words), lambda seat: _total(s, seat), words)


def _total(s: Any, seat: int) -> int:
    return sum(s.sheet[seat, column] for column in range(CATEGORIES))


TEXT = TextFace(words, position, remark, changes, sheet, tie_rule=1510, case=case, rows=SCORES)
