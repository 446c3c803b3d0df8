"""Yokohama as the house sees it: its rules, tables and faces in one object."""

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

GAME = Game(
    meta=META,
    layout=LAYOUT,
    catalogue=CATALOGUE,
    agenda=AGENDA,
    out_of_turn=301,
    after_the_end=1609,
    setup=setup.setup,
    actors=turn.actors,
    verbs=turn.VERBS,
    events=turn.EVENTS,
    whose=turn.whose,
    may_force=turn.may_force,
    hide=secrets.hide,
    guess=secrets.guess,
    score=scoring.points,
    conserved=balance.conserved,
    components=tables.COMPONENTS.digest,
    checks=Checks(balance.wrong, balance.purse, balance.payment),
    closing={"phase_c": "done"},
    money=lambda s, player: s.yen[player],
    evaluate=evaluate,
    faces=Faces(text_face, drawn_face),
)
