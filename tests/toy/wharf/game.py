"""Wharf as the house sees it."""

from entrepot.engine.language.game import Checks, Game

from .actions import CATALOGUE
from .decisions import AGENDA
from .judge import balance, secrets
from .meta import META
from .record import LAYOUT
from .rules import setup, turn

GAME = Game(
    meta=META,
    layout=LAYOUT,
    catalogue=CATALOGUE,
    agenda=AGENDA,
    out_of_turn=203,
    after_the_end=403,
    setup=setup.setup,
    actors=turn.actors,
    verbs=turn.VERBS,
    events=turn.EVENTS,
    whose=turn.whose,
    may_force=turn.may_force,
    hide=secrets.hide,
    guess=secrets.guess,
    scores=lambda s: tuple(int(turn.worth(s, player)) for player in range(s.players)),
    ranks=lambda s: tuple(s.rank[player] for player in range(s.players)),
    conserved=balance.conserved,
    components="none",
    checks=Checks(balance.wrong),
)
