"""What can lie on the agenda: the decisions, with the verbs each asks about and the rule behind it, and the events."""

from entrepot.engine.language.decisions import WIDTH, Agenda
from entrepot.engine.language.fields import Axis, flag, level, many, one

from . import actions
from .record import COMPANY

ANY_CARD = -1
KIND = Axis("kind", (*actions.GOODS, "expansion", "bookkeeper", "merchant", "share"))
MAJORITY = Axis("majority", actions.MAJORITIES)
MEANS_OF = Axis("means", actions.MEANS)
PART = Axis("part", ("bought", "moved"))

AGENDA = Agenda()

# decisions
TILE = AGENDA.decision("tile", "tile", rule=206)
RESTING = AGENDA.decision("resting", "rest", rule=136)
PLANNING = AGENDA.decision("planning", "lay", "leave", "ready", "reconsider", rule=401, leaves="ready", group=2)
TURN = AGENDA.decision(
    "turn", "goods", "expand", "bookkeeper", "merchant", "mark", "plus", "end", rule=502, leaves="end", group=1
)
GOODS = AGENDA.decision(
    "goods", "goods", "buy", "buy_cheaper", "step", "plus", "stop", rule=604, leaves="stop", group=3
)
STEPS = AGENDA.decision("steps", "step", "stop", rule=610, leaves="stop", group=3, left=9)
TOLL_FRAME = AGENDA.decision("toll", "pay", "stop", rule=1604, leaves="stop", group=11, company=COMPANY, steps=9)
EXPANDING = AGENDA.decision("expanding", "enter", "stop", rule=715, leaves="stop", group=6, left=9)
COLUMN = AGENDA.decision("column", "post_from", rule=714, group=7, company=COMPANY)
PARTS = AGENDA.decision("parts", "collect", rule=523, company=COMPANY)
RETURNING = AGENDA.decision("returning", "post_to", rule=728, group=10, company=COMPANY)
WALKING = AGENDA.decision(
    "walking", "walk", "turn_over", "plus", "stop",
    rule=901, leaves="stop", group=8, moved=flag(WIDTH), turned=flag(WIDTH), means=MEANS_OF,
)  # fmt: skip
BOOKS = AGENDA.decision("books", "take", "cash", rule=802, group=4, points=20)
BUYING = AGENDA.decision("buying", "buy", rule=1112)
SELLING = AGENDA.decision("selling", "sell", rule=1116, extra=9, kind=one(KIND, WIDTH, also={ANY_CARD: "any"}))
TIER = AGENDA.decision("tier", "tier", rule=1119, group=12, majority=MAJORITY, best=level(WIDTH, 2))
SHARING = AGENDA.decision("sharing", "share", rule=1711)
EITHER = AGENDA.decision(
    "either", "buy", "diamonds", "stop", rule=1714, leaves="stop", done=many(PART, WIDTH), steps=9, discount=9
)
TRACKS = AGENDA.decision("tracks", "track", rule=1720, left=4)
REMOVING = AGENDA.decision("removing", "remove", rule=2004, group=10, left=4)
WHICH_BOOK = AGENDA.decision("which_book", "book", rule=826, group=5)
SHELVING = AGENDA.decision("shelving", "shelve", rule=812, group=5, book=12)
RECOVERING = AGENDA.decision("recovering", "recover", rule=1303, group=9)

# events
STARTING = AGENDA.event("starting", done=9)
ROUND_START = AGENDA.event("round_start")
TURN_START = AGENDA.event("turn_start")
MOVING = AGENDA.event("moving", company=COMPANY, steps=9)
REWARD = AGENDA.event("reward", company=COMPANY)
EXPANSION_FRAME = AGENDA.event("expansion", stage=level(WIDTH, 4))
BOOKKEEPING = AGENDA.event("bookkeeping", stage=level(WIDTH, 4), points=20, means=MEANS_OF)
TURN_END = AGENDA.event("turn_end", placing=flag(WIDTH))
ENDED = AGENDA.event("ended")
PREPARATION = AGENDA.event("preparation")
FINISH = AGENDA.event("finish")

KINDS = AGENDA.kinds  # by number
