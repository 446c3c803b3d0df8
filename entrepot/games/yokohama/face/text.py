"""Yokohama in a terminal: a whole position, and the sheet of the final scores, from what one seat may see."""

from rich.console import RenderableType
from rich.text import Text

from entrepot.engine.match.view import View
from entrepot.paper.reading import opened
from entrepot.paper.textview import TextFace, name, score_table, section
from entrepot.paper.words import Words

from ..meta import META
from ..record import NOBODY
from ..words import words
from .areas import pyramid
from .boards import achievements, church, customs, laboratory, port, supply
from .changes import changes
from .players import boxes
from .refusals import case
from .remarks import remark
from .signs import legend

CATEGORIES = ("play", "church", "customs", "technology", "countries", "leftovers")  # the columns of the record's sheet


def position(view: View, words: Words) -> list[RenderableType]:
    """From top to bottom: areas, boards, achievements, supply, players, and what the signs mean."""
    s = opened(view)
    shown: list[RenderableType] = [section("label-areas", words), pyramid(s, words)]
    shown += [port(s, board, words) for board in range(2) if s.port[board, 0] != NOBODY or board == 0]
    shown += [laboratory(s, board, words) for board in range(2) if s.laboratory[board, 0] != NOBODY or board == 0]
    shown += [church(s, words), customs(s, words)]
    shown += [section("label-achievements", words), achievements(s, words), Text()]
    shown += [Text(line) for line in supply(s, words)]
    shown.append(boxes(s, words))
    shown += [Text(line, "dim") for line in legend(s, words)]
    return shown


def sheet(view: View, words: Words) -> RenderableType:
    """A column a player, the winner first; a row a category."""
    s = opened(view)
    return score_table(s, CATEGORIES, lambda seat: name(META, seat, words), lambda seat: s.vp[seat], words)


TEXT = TextFace(words, position, remark, changes, sheet, tie_rule=1722, case=case, rows=CATEGORIES)
