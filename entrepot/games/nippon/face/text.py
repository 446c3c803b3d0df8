"""Nippon in a terminal: a whole position, and the sheet of the final scores."""

from rich.console import RenderableType
from rich.text import Text

from entrepot.engine.match.view import View
from entrepot.paper.reading import opened
from entrepot.paper.textview import TextFace, score_table, section
from entrepot.paper.words import Words

from ..rules.scoring import rating
from ..words import words
from . import signs
from .board import hiring, mission, offers, queue, rounds
from .changes import changes
from .goals import common, pairs, solo
from .players import boxes
from .refusals import case
from .regions import regions
from .remarks import remark
from .score_words import CATEGORIES, named


def position(view: View, words: Words) -> list[RenderableType]:
    """From top to bottom: hiring, rounds, regions, mission, offers, goals, players, and what the signs mean."""
    s = opened(view)
    shown: list[RenderableType] = [*rounds(s, words), hiring(s, words), *queue(s, words), Text()]
    shown += [regions(s, words), mission(s, words)]
    shown += [section("label-offer", words), *offers(s, words)]
    offered = pairs(s, words)
    if offered:
        shown += [section("label-pairs", words), *offered]
    if s.option_goals:
        shown += [section("label-common_goals", words), *common(s, words)]
    if s.players == 1:
        shown += [section("label-solo_goals", words), *solo(s, words)]
    shown += [Text(), boxes(s, words)]
    shown += [Text(line, "dim") for line in signs.legend(s, words)]
    return shown


def sheet(view: View, words: Words) -> RenderableType:
    """A column a player, the winner first; a row a category. A solo game says below how it was rated."""
    s = opened(view)
    rows = [named(s, category) for category in CATEGORIES]
    table = score_table(s, rows, lambda seat: signs.name(s, seat, words), lambda seat: s.vp[seat], words)
    if s.players == 1:
        table.caption = solo_result(s.rank[0], s.vp[0], words)
        table.caption_style = ""
    return table


def solo_result(rank: int, vp: int, words: Words) -> str:
    """Won with a rating, or lost."""
    if rank != 1:
        return words.text("event-solo_lost")
    return words.text("event-solo_won", rating=words.noun(f"rating-{1 + rating(vp)}"))


TEXT = TextFace(words, position, remark, changes, sheet, tie_rule=1716, case=case, rows=CATEGORIES)
