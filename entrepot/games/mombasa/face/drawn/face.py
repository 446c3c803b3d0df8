"""Mombasa in a browser: every part of the face in one object."""

from __future__ import annotations

from pathlib import Path

from entrepot.paper.face import ALL, FAR, HERE, SAME, Desk, Drawing, Face, Scene
from entrepot.paper.svg import Markup

from ...words import words
from ..refusals import case
from .board import centre
from .help import help
from .labels import label, thing
from .lessons import LESSONS
from .lines import line
from .phone import phone
from .picture import picture
from .places import button, place, seal
from .plans import PLANNED, left, plans
from .rivals import rivals
from .rows import rows
from .scores import origin, points, scores
from .sheet import sheet
from .stages import ending, round, stages
from .text import text

FOLDER = Path(__file__).parent.parent
NOTHING = Drawing(Markup(""), {})


def desk(scene: Scene) -> Desk:
    """Two columns: market and chart over one's own board, and the other players over the log."""
    return Desk(NOTHING, centre(scene), rivals(scene))


# A card is used, or a marker laid, for what it leads to; a post is taken from its column as it enters a region.
AHEAD = {
    "turn": {"goods": FAR, "mark": FAR, "expand": FAR, "bookkeeper": FAR},
    "goods": {"step": SAME},
    "steps": {"step": SAME},
    "expanding": {"enter": HERE},
    "walking": {"stop": FAR},
    "books": {"take": HERE, "cash": ALL},
    "shelving": {"shelve": HERE},
    "which_book": {"book": FAR},
}

FACE = Face(
    words=words,
    sprite=FOLDER / "mombasa.svg",
    style=FOLDER / "mombasa.css",
    picture=picture,
    desk=desk,
    phone=phone,
    place=place,
    label=label,
    seal=seal,
    button=button,
    stages=stages,
    round=round,
    rows=rows,
    sheet=sheet,
    line=line,
    scores=scores,
    help=help,
    text=text,
    ahead=AHEAD,
    straight=frozenset({"step", "mark", "shelve", "recover", "track", "book", "tile", "rest"}),
    plans=plans,
    planned=PLANNED,
    wide=True,
    lessons=LESSONS,
    thing=thing,
    points=points,
    origin=origin,
    ending=ending,
    left=left,
    case=case,
)
