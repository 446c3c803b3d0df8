"""Component files -> constant tables, made once. The files are checked first, with errors that name file and line."""

from pathlib import Path

import numpy as np

from entrepot.engine.language.components import Components, overlay_of

from ..actions import AREAS, COUNTRIES, GOODS, TECHNOLOGIES
from .check import check

FOLDER = Path(__file__).parent
COMPONENTS = Components.load(FOLDER, overlay_of("yokohama"))
check(COMPONENTS)


def _table(values):
    return np.array(values, dtype=np.int64)


def _bits(numbers):
    return sum(1 << n for n in numbers)


# --- pieces, goods, kinds of area
ASSISTANT, SHOP, TRADING_HOUSE = range(3)
COPPER, SILK, TEA, FISH, IMPORT, YEN = range(6)  # the last two where a list goes on after the goods

KINDS_OF_AREA = (
    "copper_mine", "silk_factory", "tea_plantation", "fishing_ground", "bank", "employment_agency", "church",
    "customs_house", "port", "laboratory", "chinatown", "canal",
)  # fmt: skip
(
    COPPER_MINE, SILK_FACTORY, TEA_PLANTATION, FISHING_GROUND, BANK, EMPLOYMENT_AGENCY, CHURCH_KIND,
    CUSTOMS_HOUSE, PORT_KIND, LABORATORY_KIND, CHINATOWN_KIND, CANAL_KIND,
) = range(len(KINDS_OF_AREA))  # fmt: skip

# --- areas
_areas = COMPONENTS["areas"]
CHURCH_AREA = AREAS.index("church")
CUSTOMS_AREA = AREAS.index("customs_house")
CANAL = AREAS.index("canal")
ALL_AREAS = len(AREAS)


AREA_KIND = _table([KINDS_OF_AREA.index(a["kind"]) for a in _areas["area"]])
AREA_BOARD = _table([1 if a["id"].endswith("_b") else 0 for a in _areas["area"]])  # Port or Laboratory A, B
AREAS_IN_PLAY = _table([_bits(n for n, a in enumerate(_areas["area"]) if p in a["players"]) for p in range(5)])
PRODUCTION = _bits(n for n, a in enumerate(_areas["area"]) if a["type"] == "production")
COMMERCIAL = _bits(n for n, a in enumerate(_areas["area"]) if a["type"] == "commercial")
GIVES = np.zeros((len(KINDS_OF_AREA), 6), dtype=np.int64)  # [kind of area, power]
for _power in _areas["power"]:
    GIVES[KINDS_OF_AREA.index(_power["kind"]), 1:] = _power["gives"]
PORT_VP = _table([0, *_areas["port"]["vp"]])  # [power]
MAX_POWER = 5
BUILDING_POWER = 4


def _place_neighbours():
    """[players, place]: the places that touch it in the pyramid, as bits."""
    table = np.zeros((5, ALL_AREAS), dtype=np.int64)
    for players in (2, 3, 4):
        rows = _areas["layout"][f"rows_{players}"]
        number = {(r, i): sum(rows[:r]) + i for r, length in enumerate(rows) for i in range(length)}
        for (r, i), n in number.items():
            around = ((r, i - 1), (r, i + 1), (r + 1, i - 1), (r + 1, i), (r - 1, i), (r - 1, i + 1))
            table[players, n] = _bits(number[p] for p in around if p in number)
    return table


PLACE_NEIGHBOURS = _place_neighbours()

# --- rewards: one table for every printed reward, one column an icon
ICONS = ("copper", "silk", "tea", "fish", "import", "yen", "vp", "any", "warehouse", "move")
GAIN_IMPORT, GAIN_YEN, GAIN_VP, GAIN_ANY, GAIN_WAREHOUSE, GAIN_MOVE = range(4, 10)
_rewards: list[list[int]] = []


def _reward(given):
    _rewards.append([given.get(icon, 0) for icon in ICONS])
    return len(_rewards) - 1


_tiles = COMPONENTS["building_tiles"]["tile"]
TILES = len(_tiles)
SHOP_REWARD = _table([[_reward(shop) for shop in tile["shops"]] for tile in _tiles])  # [tile, space]
TRADING_HOUSE_REWARD = _table([_reward(tile["trading_house"]) for tile in _tiles])
_tokens = COMPONENTS["tokens"]
TOKEN_REWARD = _table([_reward(t["reward"]) for t in _tokens["token"] for _ in range(t["copies"])])
TOKENS = len(TOKEN_REWARD)
FREE_AGENT_TOKENS = _tokens["free_agents"]["copies"]  # numbered after the others
_boards = COMPONENTS["boards"]
CHURCH_REWARD = _table([_reward(space["reward"]) for space in _boards["church"]])
CUSTOMS_REWARD = _table([_reward(space["reward"]) for space in _boards["customs"]])
_orders = COMPONENTS["orders"]["order"]
ORDER_REWARD = _table([_reward({"vp": o["vp"], "import": o["imports"], "yen": o["yen"]}) for o in _orders])
REWARDS = _table(_rewards)

# --- orders and technologies
ALL_ORDERS = len(_orders)
ORDER_GOODS = _table([o["goods"] for o in _orders])
ORDER_FLAG = _table([COUNTRIES.index(o["flag"]) for o in _orders])
ORDERS_OF = _table([_bits(n for n, o in enumerate(_orders) if o["flag"] == c) for c in COUNTRIES])
FEWEST_GOODS = min(sum(o["goods"]) for o in _orders)
_technologies = COMPONENTS["technologies"]
_cards = [(name, flag) for name, t in enumerate(_technologies["technology"]) for flag in t["flags"]]
ALL_CARDS = len(_cards)
CARDS = tuple(f"{TECHNOLOGIES[name]}_{flag}" for name, flag in _cards)
CARD_NAME = _table([name for name, _ in _cards])
CARD_FLAG = _table([COUNTRIES.index(flag) for _, flag in _cards])
CARD_VALUE = _table([_technologies["technology"][name]["value"] for name, _ in _cards])
CARDS_OF = _table([_bits(n for n, (_, f) in enumerate(_cards) if f == c) for c in COUNTRIES])
COPIES = _table([_bits(n for n, (name, _) in enumerate(_cards) if name == t) for t in range(len(TECHNOLOGIES))])
(
    STAGECOACH, UNIVERSITY, BALL, POSTAL_SYSTEM, LANGUAGE_SCHOOL, PATENT_SYSTEM, WINERY, GASLIGHT,
    SYSTEM_OF_STOCK, LETTERPRESS_PRINTING, MINING_TECHNOLOGY, ELECTRICAL_LIGHT, BRICKYARD, STATION,
    SPINNING_MILL, EXPOSITION, NEWSPAPER, TRAM, TELEPHONE, TELEGRAM_CARD,
) = range(len(TECHNOLOGIES))  # fmt: skip
_effects = _technologies["effects"]
BALL_VP, LANGUAGE_SCHOOL_YEN = _effects["ball_vp"], _effects["language_school_yen"]
BRICKYARD_VP, WINERY_VP = _effects["brickyard_vp"], _effects["winery_vp"]
GASLIGHT_VP, ELECTRICAL_LIGHT_VP = _effects["gaslight_vp"], _effects["electrical_light_vp"]
EXPOSITION_VP, PATENT_SYSTEM_VP = _effects["exposition_vp"], _effects["patent_system_vp"]
LETTERPRESS_PRINTING_YEN = _effects["letterpress_printing_yen"]
MINING_TECHNOLOGY_COPPER = _effects["mining_technology_copper"]
NEWSPAPER_AREAS = _effects["newspaper_areas"]
SPINNING_MILL_YEN, UNIVERSITY_PRICE = _effects["spinning_mill_yen"], _effects["university_price"]
SYSTEM_OF_STOCK_YEN = _effects["system_of_stock_yen"]
PLACEMENT_AREAS = 3  # option A of step 1

# --- boards and prices
SPACES = 8
SLOTS = 6
CHURCH_FAITH = _table([space["faith"] for space in _boards["church"]])
CUSTOMS_IMPORTS = _table([space["imports"] for space in _boards["customs"]])
CHURCH_BLOCKED = _table([int(space["blocked"]) for space in _boards["church"]])
CUSTOMS_BLOCKED = _table([int(space["blocked"]) for space in _boards["customs"]])
PORT_LEVEL = _table(_boards["port"]["levels"])
SECOND_ORDER_UNITS = _boards["port"]["second_order_units"]
SLOT_ADDS = _table(_boards["laboratory"]["adds"])
SURCHARGE_FROM = _boards["laboratory"]["surcharge_from"]
_prices = _boards["prices"]
UNIT_YEN = _prices["unit_yen"]
PRESIDENT_YEN = _prices["president"]
CANAL_YEN = _prices["canal"]
ASSISTANT_PRICE, SHOP_PRICE = _prices["assistant"], _prices["shop"]
TRADING_HOUSE_PRICE = _table(_prices["trading_houses"])
FAITH_YEN = _table([_prices["faith_yen_original"], _prices["faith_yen_synapses"]])  # [edition]
FAITH_YEN_PRINTED = 1  # as original (ru) prints it; what is played is the ruling YK-1254
CHINATOWN_PRICE = _table([_boards["chinatown"][good] for good in (*GOODS, "import")])

# --- set-up, end and scoring
_setup = COMPONENTS["setup"]
_player = _setup["player"]
START_HAND = _table([_player["assistants_in_hand"], _player["shops_in_hand"], 0])
START_WAREHOUSE = _table([_player["assistants_in_warehouse"], _player["shops_in_warehouse"], _player["trading_houses"]])
ALL_SHOPS = _player["shops_in_hand"] + _player["shops_in_warehouse"]
ALL_TRADING_HOUSES = _player["trading_houses"]
ALL_ASSISTANTS = _player["assistants_in_hand"] + _player["assistants_in_warehouse"]
START_GOODS = _table(_player["goods"])
YEN_FIRST, YEN_OTHERS = _player["yen_first"], _player["yen_others"]
AGENTS = _table([_setup["agents"][country] for country in COUNTRIES])
ORDERS_RETURNED = _table([0, 0, *(_setup["orders"][f"removed_{p}"] for p in (2, 3, 4))])  # [players]
HAND_LIMIT = _setup["orders"]["hand_limit"]
CHURCH_END = _table([[0, 0, *_setup["end"][f"church_{e}"]] for e in ("original", "synapses")])  # [edition, players]
CUSTOMS_END = _table([[0, 0, *_setup["end"][f"customs_{e}"]] for e in ("original", "synapses")])
_scoring = _setup["scoring"]
CHURCH_PRIZE = _table(_scoring["church"])
CUSTOMS_PRIZE = _table(_scoring["customs"])
TECHNOLOGY_PRIZE = _table(_scoring["technology"])
SET_VP = _table(_scoring["sets"])  # [different countries]
DUMMY_HALVES = _scoring["dummy_halves"]  # the dummy's production value, in halves
YEN_PER_VP, GOODS_PER_VP = _scoring["yen_per_vp"], _scoring["goods_per_vp"]
REWARDS_LAID_OUT = _setup["rewards"]["laid_out"]
REWARD_TOKENS = len(_setup["rewards"]["tokens"])
FREE_AGENT_REWARD = _setup["rewards"]["tokens"].index("free_agent")

# --- achievements: what each asks for
_achievements = COMPONENTS["achievements"]["achievement"]
NEEDS = ("copper", "silk", "tea", "fish", "yen", "tokens", "orders", "technologies", "production", "commercial")
NEED_YEN, NEED_TOKENS, NEED_ORDERS, NEED_TECHNOLOGIES, NEED_PRODUCTION, NEED_COMMERCIAL = range(4, 10)
ACHIEVEMENT_NEEDS = _table([[a["needs"].get(need, 0) for need in NEEDS] for a in _achievements])
ACHIEVEMENT_FIRST = _table([a["first"] for a in _achievements])
ACHIEVEMENT_LATER = _table([a["later"] for a in _achievements])
STACK = 4  # achievements in each of A, B and C
