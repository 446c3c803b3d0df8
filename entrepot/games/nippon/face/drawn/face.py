"""Nippon: Zaibatsu in a browser: every part of the face in one object."""

from __future__ import annotations

from pathlib import Path

from entrepot.paper.face import ALL, EMPTY, FAR, HERE, Desk, Face, Scene

from ...words import words
from ..refusals import case
from ..unasked import unasked
from .board.centre import centre
from .board.ghost import SHOWN
from .board.picture import picture
from .phone.phone import phone
from .phone.sheet import sheet
from .places import button, place, seal
from .player.rivals import rivals
from .telling.help import help
from .telling.here import here
from .telling.labels import label, thing
from .telling.lessons import LESSONS
from .telling.lines import line
from .telling.rows import rows
from .telling.scores import origin, points, scores
from .telling.stages import ending, round, stages
from .telling.subjects import SUBJECTS
from .telling.text import text

FOLDER = Path(__file__).parent.parent


def desk(scene: Scene) -> Desk:
    """Two columns: the board over the zaibatsu, and the rivals over the log."""
    return Desk(EMPTY, centre(scene), rivals(scene))


# A worker in a hiring cell is hired for an action below it; what a supplied cell gives is chosen with the cell.
AHEAD = {
    "turn": {"act": FAR, "consolidate": FAR},
    "hiring": {"hire": FAR},
    "favor": {"favor": HERE},
    "production": {"produce": ALL},
    "investment": {"spend": FAR},
    "markets": {"supply_1": HERE, "supply_2": HERE, "supply_3": HERE},
    "science": {"steps": HERE},
    "mining": {"steps": HERE},
    "department": {"department": HERE},
}

FACE = Face(
    words=words, sprite=FOLDER / "nippon.svg", style=FOLDER / "nippon.css",
    picture=picture, desk=desk, phone=phone, sheet=sheet,
    place=place, seal=seal, button=button, stages=stages, round=round, ending=ending,
    label=label, thing=thing, help=help, text=text, rows=rows, line=line, lessons=LESSONS,
    scores=scores, points=points, origin=origin,
    shown=SHOWN,
    ahead=AHEAD,
    straight=frozenset({"hire", "produce", "machine", "modify", "favor", "department", "research", "spend", "stock"}),
    wide=True,
    case=case,
    here=here,
    subjects=SUBJECTS,
    unasked=unasked,
)  # fmt: skip
