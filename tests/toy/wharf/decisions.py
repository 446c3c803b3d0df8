"""What can be on the agenda."""

from entrepot.engine.language.decisions import Agenda

from .record import GOOD

AGENDA = Agenda()

BIDDING = AGENDA.decision("bidding", "bid", rule=201)
CHOOSING = AGENDA.decision("choosing", "ship", rule=301)
LOADING = AGENDA.decision("loading", "load", "stop", rule=302, leaves="stop", good=GOOD, left=2)
REVEAL = AGENDA.event("reveal")
ROUND_END = AGENDA.event("round_end")
