"""Nippon: Zaibatsu in a browser: every part of the face in one object."""

from __future__ import annotations

from pathlib import Path

from entrepot.paper.face import ALL, EMPTY, FAR, HERE, Desk, Face, Scene

from ...words import words
from ..refusals import case
from .board import centre
from .ghost import SHOWN
from .help import help
from .labels import label, thing
from .lessons import LESSONS
from .lines import line
from .phone import phone
from .picture import picture
from .places import button, place, seal
from .rivals import rivals
from .rows import rows
from .scores import origin, points, scores
from .sheet import sheet
from .stages import ending, round, stages
from .text import text

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
)  # fmt: skip
