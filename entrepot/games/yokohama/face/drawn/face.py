"""Yokohama in a browser: every part of the face in one object."""

from __future__ import annotations

from pathlib import Path

from entrepot.paper.face import ALL, FAR, HERE, PASS, SAME, Desk, Face, Scene

from ...words import words
from ..refusals import case
from .board.centre import centre
from .board.picture import picture
from .board.side import side
from .phone.phone import phone
from .phone.sheet import sheet
from .places import button, place, reached, seal
from .player.panels import panels
from .telling.help import help
from .telling.here import here
from .telling.labels import label, thing
from .telling.lessons import LESSONS
from .telling.lines import line
from .telling.rows import rows
from .telling.scores import origin, points, scores
from .telling.stages import ending, left, round, stages
from .telling.subjects import SUBJECTS
from .telling.text import text

FOLDER = Path(__file__).parent.parent


def desk(scene: Scene) -> Desk:
    """The three columns."""
    return Desk(panels(scene), centre(scene), side(scene))


# An extra action before the turn, or nothing; then an assistant or two, and the president may follow at once.
AHEAD = {
    "phase_a": {"done": PASS},
    "pause": {"go_on": PASS},
    "placing": {"place": SAME, "place_two": SAME, "stop": FAR},
    "telegram": {"place": SAME, "stop": FAR},
    "moving": {"step": FAR},
    "church": {"church": HERE},
    "customs": {"customs": HERE},
    "spending": {"spend": HERE},
    "recalling": {"take_back": ALL},
    "lifting": {"lift": FAR},
    "hiring": {"hire": HERE},
    "port": {"take": HERE},
    "laboratory": {"learn": HERE},
    "any_goods": {"gain": HERE},
    "phase_c": {"order": ALL, "achieve": ALL},
}

FACE = Face(
    words=words, sprite=FOLDER / "yokohama.svg", style=FOLDER / "yokohama.css",
    picture=picture, desk=desk, phone=phone, sheet=sheet,
    place=place, seal=seal, button=button, stages=stages, round=round, ending=ending,
    label=label, thing=thing, help=help, text=text, rows=rows, line=line, lessons=LESSONS,
    scores=scores, points=points, origin=origin, case=case,
    walk=frozenset({"step"}),
    arrive="stop",
    reached=reached,
    ahead=AHEAD,
    late=frozenset({"take_back"}),
    usual={"token": "token"},
    straight=frozenset({"place", "spend", "hire", "gain", "take_back", "sell", "buy", "lift", "drop", "order", "take"}),
    left=left,
    here=here,
    subjects=SUBJECTS,
)  # fmt: skip
