"""Nippon in a terminal: a whole position, and the sheet of the final scores."""

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from entrepot.engine.match.match import View
from entrepot.paper.textview import TextFace, joined
from entrepot.paper.words import Words

from ..actions import GOALS
from ..box.tables import RATINGS
from ..words import words
from . import signs
from .board import hiring, mission, offers, queue, rounds
from .changes import changes
from .goals import common, pairs, solo
from .players import boxes
from .refusals import case
from .regions import regions
from .remarks import remark

CATEGORIES = ("play", *GOALS, "leftovers", "money")  # the columns of the record's sheet


def position(view: View, words: Words) -> list[RenderableType]:
    """From top to bottom: hiring, rounds, regions, mission, offers, goals, players, and what the signs mean."""
    s = view.game.layout.plain(bytearray(view.record))
    shown: list[RenderableType] = [*rounds(s, words), hiring(s, words), *queue(s, words), Text()]
    shown += [regions(s, words), mission(s, words)]
    shown += [_rule("label-offer", words), *offers(s, words)]
    offered = pairs(s, words)
    if offered:
        shown += [_rule("label-pairs", words), *offered]
    if s.option_goals:
        shown += [_rule("label-common_goals", words), *common(s, words)]
    if s.players == 1:
        shown += [_rule("label-solo_goals", words), *solo(s, words)]
    shown += [Text(), boxes(s, words)]
    shown += [Text(line, "dim") for line in signs.legend(s, words)]
    return shown


def _rule(label: str, words: Words) -> Rule:
    return Rule(words.text(label), align="left", style="dim")


def sheet(view: View, words: Words) -> RenderableType:
    """A column a player, the winner first; a row a category. A solo game says below how it was rated."""
    s = view.game.layout.plain(bytearray(view.record))
    ranked = sorted(range(s.players), key=lambda player: s.rank[player])
    table = Table(box=SIMPLE_HEAD, show_footer=True)
    table.add_column("", footer=words.noun("score-total"))
    for player in ranked:
        heading = signs.name(s, player, words)
        if s.players > 1:
            heading = joined([f"{s.rank[player]}.", heading])
        table.add_column(heading, footer=str(s.vp[player]), justify="right")
    for column, category in enumerate(CATEGORIES):
        table.add_row(words.noun(f"score-{category}"), *(str(s.sheet[player, column]) for player in ranked))
    if s.players == 1:
        table.caption = solo_result(s.rank[0], s.vp[0], words)
        table.caption_style = ""
    return table


def solo_result(rank: int, vp: int, words: Words) -> str:
    """Won with a rating, or lost."""
    if rank != 1:
        return words.text("event-solo_lost")
    rating = 1 + sum(vp <= more_than for more_than in RATINGS)
    return words.text("event-solo_won", rating=words.noun(f"rating-{rating}"))


TEXT = TextFace(words, position, remark, changes, sheet, tie_rule=1716, case=case)
