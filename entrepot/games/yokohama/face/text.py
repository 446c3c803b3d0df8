"""Yokohama in a terminal: a whole position, and the sheet of the final scores, from what one seat may see."""

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from entrepot.engine.match.match import View
from entrepot.paper.textview import TextFace, joined, name
from entrepot.paper.words import Words

from ..meta import META
from ..record import NOBODY
from ..words import words
from .areas import pyramid
from .boards import achievements, church, customs, laboratory, port, supply
from .changes import changes
from .players import boxes
from .remarks import remark
from .signs import legend

CATEGORIES = ("play", "church", "customs", "technology", "countries", "leftovers")  # the columns of the record's sheet


def position(view: View, words: Words) -> list[RenderableType]:
    """From top to bottom: areas, boards, achievements, supply, players, and what the signs mean."""
    s = view.game.layout.plain(bytearray(view.record))
    shown: list[RenderableType] = [_rule("label-areas", words), pyramid(s, words)]
    shown += [port(s, board, words) for board in range(2) if s.port[board, 0] != NOBODY or board == 0]
    shown += [laboratory(s, board, words) for board in range(2) if s.laboratory[board, 0] != NOBODY or board == 0]
    shown += [church(s, words), customs(s, words)]
    shown += [_rule("label-achievements", words), achievements(s, words), Text()]
    shown += [Text(line) for line in supply(s, words)]
    shown.append(boxes(s, words))
    shown += [Text(line, "dim") for line in legend(s, words)]
    return shown


def _rule(label: str, words: Words) -> Rule:
    return Rule(words.text(label), align="left", style="dim")


def sheet(view: View, words: Words) -> Table:
    """A column a player, the winner first; a row a category."""
    s = view.game.layout.plain(bytearray(view.record))
    ranked = sorted(range(s.players), key=lambda player: s.rank[player])
    table = Table(box=SIMPLE_HEAD, show_footer=True)
    table.add_column("", footer=words.noun("score-total"))
    for player in ranked:
        heading = joined([f"{s.rank[player]}.", name(META.colours[player], words)])
        table.add_column(heading, footer=str(s.vp[player]), justify="right")
    for column, category in enumerate(CATEGORIES):
        table.add_row(words.noun(f"score-{category}"), *(str(s.sheet[player, column]) for player in ranked))
    return table


TEXT = TextFace(words, position, remark, changes, sheet, tie_rule=1722)
