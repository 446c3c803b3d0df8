"""Yokohama in a browser: every part of the face in one object."""

from __future__ import annotations

from pathlib import Path

from entrepot.paper.face import ALL, FAR, HERE, PASS, SAME, Desk, Face, Scene

from ...words import words
from .board import centre
from .help import help
from .labels import label, thing
from .lessons import LESSONS
from .lines import line
from .panels import panels
from .phone import phone
from .picture import picture
from .places import button, place, reached, seal
from .rows import rows
from .scores import origin, points, scores
from .sheet import sheet
from .side import side
from .stages import ending, left, round, stages
from .text import text

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
    scores=scores, points=points, origin=origin,
    walk=frozenset({"step"}),
    arrive="stop",
    reached=reached,
    ahead=AHEAD,
    late=frozenset({"take_back"}),
    usual={"token": "token"},
    straight=frozenset({"place", "spend", "hire", "gain", "take_back", "sell", "buy", "lift", "drop", "order", "take"}),
    left=left,
)  # fmt: skip
