"""Wharf as the house sees it."""

from entrepot.engine.language.game import Checks, Game

from . import rules
from .actions import CATALOGUE
from .decisions import AGENDA
from .meta import META
from .record import LAYOUT

GAME = Game(
    meta=META,
    layout=LAYOUT,
    catalogue=CATALOGUE,
    agenda=AGENDA,
    out_of_turn=203,
    after_the_end=403,
    setup=rules.setup,
    actors=rules.actors,
    verbs=rules.VERBS,
    events=rules.EVENTS,
    whose=rules.whose,
    hide=rules.hide,
    guess=rules.guess,
    score=rules.worth,
    conserved=lambda s: ["a card or a coin is missing"] if rules.wrong(s) else [],
    checks=Checks(rules.wrong),
)
