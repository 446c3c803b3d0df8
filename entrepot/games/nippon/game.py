"""Nippon: Zaibatsu as the house sees it: its rules, tables and faces in one object."""

from typing import Any

from entrepot.engine.language.game import Checks, Faces, Game

from .actions import CATALOGUE
from .box import tables
from .decisions import AGENDA
from .face import drawn_face, text_face
from .judge import balance, secrets
from .judge.evaluation import evaluate
from .meta import META
from .record import LAYOUT
from .rules import scoring, setup, turn

__all__ = ["GAME"]


def rating(s: Any) -> int | None:
    """NZ-2064: of who wins alone."""
    return 1 + scoring.rating(s.vp[0]) if s.players == 1 and s.rank[0] == 1 else None


GAME = Game(
    meta=META,
    layout=LAYOUT,
    catalogue=CATALOGUE,
    agenda=AGENDA,
    out_of_turn=302,
    after_the_end=1715,
    setup=setup.setup,
    actors=turn.actors,
    verbs=turn.VERBS,
    events=turn.EVENTS,
    whose=turn.whose,
    may_force=turn.may_force,
    hide=secrets.hide,
    guess=secrets.guess,
    score=scoring.points,
    rating=rating,
    conserved=balance.conserved,
    components=tables.COMPONENTS.digest,
    checks=Checks(balance.wrong, balance.purse, balance.payment),
    closing={"end": "done", "leftover": "done"},
    evaluate=evaluate,
    faces=Faces(text_face, drawn_face),
)
