"""What can lie on the agenda: the decisions, with the verbs each asks about and the rule behind it, and the events."""

from entrepot.engine.language.decisions import WIDTH, Agenda
from entrepot.engine.language.fields import Axis, flag, level, many, numbered

from .actions import AREAS, GOODS
from .record import AREA, BOARD, SLOT, SPACE

EXTRA = ("agent", "order", "achieve", "university", "spinning_mill", "done")  # actions of phase A and C
SPENT = Axis("kind", (*GOODS, "import", "yen"))

AGENDA = Agenda()

# decisions
KEEP = AGENDA.decision("keep", "keep", rule=133)
PHASE_A = AGENDA.decision("phase_a", *EXTRA, rule=302, leaves="done", group=1)
PLACING = AGENDA.decision("placing", "place", "place_two", "stop", rule=303, leaves="stop", group=2, placed=3)
TELEGRAM = AGENDA.decision("telegram", "place", "stop", rule=1346, leaves="stop", group=2, area=AREA)
MOVING = AGENDA.decision(
    "moving", "put", "step", "tram", "station", "recall", "take_back", "stop", "university", "spinning_mill",
    rule=501, leaves="stop", group=3,
)  # fmt: skip
WALKING = AGENDA.decision("walking", "step", "stop", rule=507, leaves="stop", group=3, start=AREA)
RECALLING = AGENDA.decision("recalling", "take_back", "stop", rule=520, leaves="stop", group=3)
ACT_WHERE = AGENDA.decision("act_where", "act", rule=1007, area=AREA, marked=AREA)
PORT = AGENDA.decision("port", "take", "stop", rule=1207, leaves="stop", board=BOARD, strength=5, taken=flag(WIDTH))
LABORATORY = AGENDA.decision("laboratory", "learn", "stop", rule=1223, leaves="stop", board=BOARD, given=9)
PAYING = AGENDA.decision("paying", "imports", rule=213, units=9)
STATION_AT = AGENDA.decision("station_at", "station_at", rule=1333)
HIRING = AGENDA.decision("hiring", "hire", "stop", rule=1239, leaves="stop", left=6)
CHINATOWN = AGENDA.decision("chinatown", "sell", "buy", "stop", rule=1245, leaves="stop", trades=6)
CHURCH = AGENDA.decision("church", "church", "stop", rule=1251, leaves="stop", faith=6)
CUSTOMS = AGENDA.decision("customs", "customs", "stop", rule=1264, leaves="stop", imports=6)
ASSISTANT = AGENDA.decision(
    "assistant", "assistant", rule=1273, board=Axis("board", ("church", "customs")), space=SPACE
)
SPENDING = AGENDA.decision("spending", "spend", rule=1259, missing=6, spent=many(SPENT, WIDTH))
TOKEN = AGENDA.decision("token", "token", "stop", rule=701, leaves="stop", area=AREA)
BUILDING = AGENDA.decision("building", "shop", "trading_house", "stop", rule=801, leaves="stop", area=AREA)
RECOVERY = AGENDA.decision("recovery", "leave", "stop", rule=1350, leaves="stop", area=AREA)
ANY_GOODS = AGENDA.decision("any_goods", "gain", rule=1504, left=6, copper=flag(WIDTH))
LIFTING = AGENDA.decision("lifting", "lift", "stop", rule=1512, leaves="stop", left=6)
DROPPING = AGENDA.decision("dropping", "drop", rule=1508, origin=Axis("origin", (*AREAS, "hand")))
REWARD = AGENDA.decision("reward", "reward", rule=1904)
PHASE_C = AGENDA.decision("phase_c", *EXTRA, rule=307, leaves="done", group=1)
PAUSE = AGENDA.decision("pause", "university", "spinning_mill", "go_on", rule=311, leaves="go_on")

# events
TURN = AGENDA.event("turn", stage=level(WIDTH, 4))
ACTION = AGENDA.event("action", area=AREA, strength=5, stage=level(WIDTH, 9))
LEARNT = AGENDA.event("learnt", slot=numbered("slot", 12))
REFILL_PORT = AGENDA.event("refill_port", board=BOARD)
REFILL_LABORATORY = AGENDA.event("refill_laboratory", board=BOARD, slot=SLOT)

KINDS = AGENDA.kinds  # by number
