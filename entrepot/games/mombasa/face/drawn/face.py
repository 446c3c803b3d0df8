"""Mombasa in a browser: every part of the face in one object."""

from __future__ import annotations

from pathlib import Path

from entrepot.paper.face import ALL, EMPTY, FAR, HERE, SAME, Desk, Face, Scene

from ...words import words
from ..refusals import case
from .board.centre import centre
from .board.picture import picture
from .phone.phone import phone
from .phone.sheet import sheet
from .places import button, place, seal
from .player.plans import PLANNED, left, plans
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
    """Two columns: market and chart over one's own board, and the other players over the log."""
    return Desk(EMPTY, centre(scene), rivals(scene))


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
    words=words, sprite=FOLDER / "mombasa.svg", style=FOLDER / "mombasa.css",
    picture=picture, desk=desk, phone=phone, sheet=sheet,
    place=place, seal=seal, button=button, stages=stages, round=round, ending=ending,
    label=label, thing=thing, help=help, text=text, rows=rows, line=line, lessons=LESSONS,
    scores=scores, points=points, origin=origin,
    ahead=AHEAD,
    straight=frozenset({"step", "mark", "shelve", "recover", "track", "book", "tile", "rest"}),
    plans=plans,
    planned=PLANNED,
    wide=True,
    left=left,
    case=case,
    here=here,
    subjects=SUBJECTS,
)  # fmt: skip
