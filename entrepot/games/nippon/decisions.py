"""What can lie on the agenda: the decisions, with the verbs each asks about and the rule behind it, and the events."""

from entrepot.engine.language.decisions import WIDTH, Agenda
from entrepot.engine.language.fields import flag, level, many, raw

from .record import CITY, COLOUR, DESTINATION, FLEET, PLACE, REGION, SLOT, TYPE

AGENDA = Agenda()

# decisions
DRAFT = AGENDA.decision("draft", "pair", rule=203)
OLD_FACTORY = AGENDA.decision("old_factory", "old", rule=215)
RECRUIT = AGENDA.decision("recruit", "recruit", rule=216)
TURN = AGENDA.decision("turn", "act", "consolidate", "skip", "silk", rule=403, group=1)
HIRING = AGENDA.decision("hiring", "hire", rule=405, group=3)
SCIENCE = AGENDA.decision("science", "steps", "silk", rule=503, group=4)
MINING = AGENDA.decision("mining", "steps", "silk", rule=502, group=4)
FACTORY = AGENDA.decision("factory", "build", "silk", rule=601, group=12)
FIRST_FACTORY = AGENDA.decision("first_factory", "first", rule=625, slot=SLOT)
MACHINES = AGENDA.decision("machines", "machine", "modify", "silk", "stop", rule=701, leaves="stop", group=11)
PRODUCTION = AGENDA.decision(
    "production", "produce", "modify", "kept", "silk", "stop", rule=801, leaves="stop", group=11
)
SHIPS = AGENDA.decision("ships", "ship", "ship_for_money", "modify", "silk", "stop", rule=901, leaves="stop", group=8)
TRAINS = AGENDA.decision(
    "trains", "train", "train_for_money", "modify", "silk", "stop", rule=1101, leaves="stop", group=9
)
MARKETS = AGENDA.decision(
    "markets", "supply_1", "supply_2", "supply_3", "modify", "silk", "stop", rule=1201, leaves="stop", group=13
)
SOURCE = AGENDA.decision("source", "take_from", rule=812, type=TYPE, left=3)
EVICTING = AGENDA.decision("evicting", "evict", rule=1224, city=CITY, value=level(WIDTH, 7))
SUPPLIED = AGENDA.decision("supplied", "gain", rule=1207, region=REGION)
INVESTMENT = AGENDA.decision("investment", "spend", "modify", "silk", "stop", rule=1301, leaves="stop")
FULFILLING = AGENDA.decision("fulfilling", "invest", "contract", rule=1320)
MODIFIER = AGENDA.decision("modifier", "modify", "silk", "stop", rule=615, leaves="stop", group=14)
REGION_BONUS = AGENDA.decision("region_bonus", "region", rule=635, regions=many(REGION, WIDTH))
RESEARCH = AGENDA.decision("research", "research", rule=1006, group=5, steps=2)
DEPARTMENT = AGENDA.decision("department", "department", rule=510, group=6, colours=many(COLOUR, WIDTH))
FREE_SHIP = AGENDA.decision("free_ship", "ship", rule=324, excluded=many(DESTINATION, WIDTH), more=6)
FREE_TRAIN = AGENDA.decision("free_train", "train", rule=324, excluded=many(REGION, WIDTH), more=6)
FREE_MACHINE = AGENDA.decision("free_machine", "machine", rule=324, excluded=many(SLOT, WIDTH), more=6)
PIECE = AGENDA.decision("piece", "piece", rule=324)
ANOTHER = AGENDA.decision("another", "another", "silk", "stop", rule=327, leaves="stop", slot=SLOT)
STOCKING = AGENDA.decision("stocking", "stock", rule=324, left=6, stocked=many(SLOT, WIDTH), anywhere=flag(WIDTH))
FAVOR = AGENDA.decision("favor", "favor", rule=1404, group=7)
KEEPING = AGENDA.decision("keeping", "keep", "silk", rule=1433)
SALARY = AGENDA.decision("salary", "pay", "silk", rule=1421, group=10)
LEFTOVER = AGENDA.decision("leftover", "done", "silk", rule=1718, leaves="done")
REWARD = AGENDA.decision("reward", "reward", rule=1904, place=PLACE)
END = AGENDA.decision("end", "done", "silk", rule=427, leaves="done", group=2)

# events
DRAFTING = AGENDA.event("drafting", served=4)
TILE_B = AGENDA.event("tile_b")
ACTION = AGENDA.event("action", stage=level(WIDTH, 4))
BONUS = AGENDA.event("bonus", bonus=20)
ABILITY_FRAME = AGENDA.event("ability", slot=SLOT, part=level(WIDTH, 1))
WAITING = AGENDA.event("waiting", slot=SLOT)
GRANT = AGENDA.event("grant", piece=FLEET, excluded=raw(WIDTH), more=6)
PRODUCED = AGENDA.event("produced", slot=SLOT)
CONSOLIDATION = AGENDA.event("consolidation", stage=level(WIDTH, 9), last=flag(WIDTH))
TURN_END = AGENDA.event("turn_end")
ROUND_END = AGENDA.event("round_end", stage=level(WIDTH, 9))
REWARDS = AGENDA.event("rewards", served=12)
AUTOMA_TURN = AGENDA.event("automa", stage=level(WIDTH, 9))
FINISH = AGENDA.event("finish", served=4)

KINDS = AGENDA.kinds  # by number
