"""Component files -> constant tables, made once. The files are checked first, with errors that name file and line."""

from pathlib import Path

import numpy as np

from entrepot.engine.language.components import Components, overlay_of

from ..actions import (
    ACTIONS,
    CITIES,
    COLOURS,
    DESTINATIONS,
    FLEETS,
    GOALS,
    NUMBERS,
    REGIONS,
    SIDES,
    SLOTS,
    TILES_A,
    TRACKS,
    TYPES,
)
from .check import ABILITIES as ABILITIES
from .check import (
    ARROWS,
    CLASSES,
    COLUMNS,
    COMMON_GOALS,
    CONDITIONS,
    MOST_ROWS,
    MOST_SHIPS,
    MOST_TRAINS,
    SPACES,
    SPREAD,
    WORKERS,
    check,
)
from .check import CONTRACT_CELLS as CONTRACT_CELLS
from .check import GAIN_KINDS as GAIN_KINDS
from .check import GOODS_CELLS as GOODS_CELLS
from .check import PIECES as PIECES

FOLDER = Path(__file__).parent
COMPONENTS = Components.load(FOLDER, overlay_of("nippon"))
check(COMPONENTS)


def _table(values):
    return np.array(values, dtype=np.int64)


def _bits(names, of):
    return sum(1 << of.index(name) for name in names)


# --- colours, types, tracks, fleets, actions, tiles
WHITE, BLUE, GREY, YELLOW, RED, BLACK = range(len(COLOURS))
COTTON, PAPER, BENTO, LENSES, LAMPS, CLOCKS = range(len(TYPES))
SCIENCE_TRACK, MINING_TRACK, FINANCE_TRACK = range(len(TRACKS))
SHIP, MACHINE, TRAIN = range(len(FLEETS))
(
    A_SCIENCE, A_PRODUCTION, A_INVESTMENT, A_FACTORY, A_MINING, A_SHIPS, A_MACHINES, A_TRAINS, A_MARKETS,
) = range(len(ACTIONS))  # fmt: skip
(
    TILE_MACHINE, TILE_SHIP, TILE_TRAIN, TILE_GOODS, TILE_OLD_FACTORY, TILE_WORKER, TILE_COAL, TILE_DISCOUNT,
) = range(len(TILES_A))  # fmt: skip

# --- gains: one table for every printed gain, one column a kind; row 0 is nothing
(
    GAIN_COAL, GAIN_SILK, GAIN_IRON, GAIN_MONEY, GAIN_VP, GAIN_SCIENCE, GAIN_MINING, GAIN_FINANCE,
) = range(len(GAIN_KINDS))  # fmt: skip
_gains: list[list[int]] = [[0] * len(GAIN_KINDS)]


def _gain(given):
    row = [given.get(kind, 0) for kind in GAIN_KINDS]
    if row not in _gains:
        _gains.append(row)
    return _gains.index(row)


# --- the board
_board = COMPONENTS["board"]
_prices, _queue, _rounds = _board["prices"], _board["queue"], _board["rounds"]
HIRING_CELLS = len(_board["cell"])
HIRING_CELL = _table([next(n for n, cell in enumerate(_board["cell"]) if a in cell["actions"]) for a in ACTIONS])
MOST_ACTIVATIONS = _table([_board["activations"][a] for a in ACTIONS])
STEP_PRICE = _table([0, *_prices["steps"]])  # [steps]
SCIENCE_SILK = _table([0, *_prices["silk"]])  # [levels lent]
MOST_STEPS = len(_prices["steps"])
FACTORY_PRICE = _prices["factory"]
MACHINE_PRICE = _prices["machine"]
MACHINE_IRON = _table(_prices["machine_iron"])  # [left, right]
PIECE_IRON = _prices["piece_iron"]  # a ship or train for iron,
PIECE_MONEY, PIECE_MONEY_IRON = _prices["piece_money"], _prices["piece_money_iron"]  # or for both
INVESTMENT_STEPS = _prices["investment_steps"]
CELL_WORKERS, ROW_WORKERS = _queue["cell_workers"], _queue["row_workers"]
ALL_ROWS = MOST_ROWS
DARK_SPACES = _rounds["dark_spaces"]
LAST_TURNS = _rounds["light_spaces"]
ROUND_SPACES = DARK_SPACES + LAST_TURNS
_ends = _rounds["period_ends"]
PERIOD = _table([sum(space > end for end in _ends) for space in range(ROUND_SPACES + 1)])  # [space]
PERIOD_END = _table([int(space in _ends) for space in range(ROUND_SPACES + 1)])  # [space]
PLACE_VP = _table([period["vp"] for period in _board["period"]])  # [period, place]

# --- by player count: 1 is solo
_setup = COMPONENTS["setup"]
BAG_WORKERS = _table([0, *_setup["workers"]["of_each_colour"]])
QUEUE_ROWS = _table([0, *(sum(_queue["zones"][:zones]) for zones in _setup["workers"]["zones"])])
FACTORIES_SHOWN = _table([0, *_setup["factories"]["shown"]])
LATE_SHOWN = _table([0, *_setup["factories"]["late"]])
IMPROVED_TILES = _table([0, *_setup["mission"]["improved_tiles"]])
SHIP_CELLS = _table([0, *_setup["mission"]["ship_cells"]])
TRAIN_CELLS = _table([0, *_setup["regions"]["train_cells"]])
MARKET_TOKENS = _table([0, *_setup["regions"]["tokens"]])
PAIRS = _table([0, *_setup["tiles"]["pairs"]])
GOALS_SHOWN = _table([0, *_setup["goals"]["shown"]])
MOST_SHIP_CELLS, MOST_TRAIN_CELLS = MOST_SHIPS, MOST_TRAINS

# --- regions
_regions = COMPONENTS["regions"]
_cells = [(n, side) for n in range(len(CITIES)) for side in range(len(SIDES))]
REGION_OF_CELL = _table([REGIONS.index(_regions["city"][n]["region"]) for n, _ in _cells])
CITY_OF_CELL = _table([n for n, _ in _cells])
SIDE_OF_CELL = _table([side for _, side in _cells])
PRINTED = _table([_regions["city"][n]["printed"][side] for n, side in _cells])
REGION_GAIN = _table([_gain(region["bonus"]) for region in _regions["region"]])
STATION_GAIN = _table([[_gain(cell) for cell in region["trains"]] for region in _regions["region"]])  # [region, cell]
DEMAND = _table([[TYPES.index(t) for t in token["sides"]] for token in _regions["demand"]])  # [token, side]
ALL_DEMANDS = len(_regions["demand"])
MARKET_GAIN = _gain(_regions["market"]["instead"])
TRAIN_INFLUENCE = _regions["market"]["train"]

# --- the Iwakura Mission and the departments
_mission = COMPONENTS["mission"]
DESTINATION_COLOUR = _table([COLOURS.index(d["colour"]) for d in _mission["destination"]])
DESTINATION_OF = _table([list(DESTINATION_COLOUR).index(colour) for colour in range(len(DESTINATIONS))])  # [colour]
DEPARTMENT_GAIN = _table([
    [_gain(d.get("plain", {})), _gain(d.get("improved", {}))] for d in _mission["department"]
])  # [colour, improved]  # fmt: skip
WHITE_STEPS = _table(_mission["department"][WHITE]["steps"])  # [improved]

# --- factories: of 0 to 29, then the old factory as cotton and as paper
_factories = COMPONENTS["factories"]
FACTORY_CELLS = len(SLOTS)
LEVEL = _table([t["level"] for t in _factories["type"]])
NEEDS_SCIENCE = _table([t["science"] for t in _factories["type"]])
COAL_PRICE = _table([t["coal"] for t in _factories["type"]])
TYPE_OF = _table([*(n // NUMBERS for n in range(len(TYPES) * NUMBERS)), COTTON, PAPER])  # [factory]
OUTPUT = _factories["production"]["goods"]
INFLUENCE_VALUE = _table([[0, *_factories["influence"][f"level_{level}"]] for level in LEVEL])  # [type, goods]

# --- abilities, all [factory, side]
ABILITY_NUMBER = {name: n for n, name in enumerate(ABILITIES)}
(
    AB_NONE, AB_GAIN, AB_CHOOSE_DEPARTMENT, AB_HIRED_DEPARTMENT, AB_FAVOR_DEPARTMENT, AB_PER_TYPE, AB_KEEP,
    AB_GAIN_PER_PRODUCTION, AB_MINING_FOR_FINANCE, AB_LAY_COAL, AB_CHEAPER_PRODUCTION, AB_PASSED_DEPARTMENTS,
    AB_TRAIN_AND_GAIN, AB_TRAIN_TWICE, AB_TRAIN_AND_ANOTHER, AB_REGION_BONUS, AB_STRONGER_TRAINS, AB_GOODS_AROUND,
    AB_GOODS_HERE, AB_GOODS_ON_PRODUCERS, AB_MACHINES, AB_MACHINE_AND_PRODUCTION, AB_PER_MACHINE, AB_COLUMNS,
    AB_SHIP_AND_GAIN, AB_PIECE_AND_GAIN, AB_SHIP_AND_ANOTHER, AB_SHIP_AND_DEPARTMENT,
) = range(len(ABILITIES))  # fmt: skip
IMMEDIATE, MODIFIER, SPECIAL = range(1, len(CLASSES) + 1)
ALWAYS, MACHINE_HERE, PRODUCED_HERE, CONTRACTS = range(len(CONDITIONS) + 1)
_sides = [[factory["a"], factory["b"]] for factory in _factories["factory"]] + [[{}, {}]] * 2


def _ability(number):
    return _table([[number(side) for side in sides] for sides in _sides])


def _named(names, key, otherwise, first=0):
    """The number of a side's word, counted from the first."""
    return _ability(lambda side: names.index(side[key]) + first if key in side else otherwise)


ABILITY = _named(ABILITIES, "ability", AB_NONE)
ABILITY_CLASS = _named(CLASSES, "class", 0, IMMEDIATE)
ABILITY_ACTION = _named(ACTIONS, "action", -1)
ABILITY_CONDITION = _named(CONDITIONS, "condition", ALWAYS, MACHINE_HERE)
ABILITY_CONTRACTS = _ability(lambda side: side.get("contracts", 0))
ABILITY_GAIN = _ability(lambda side: _gain(side.get("gain", {})))
ABILITY_COUNT = _ability(lambda side: side.get("count", 0))
ABILITY_MOST = _ability(lambda side: side.get("most", 0))
ABILITY_COLOURS = _ability(lambda side: _bits(side.get("departments", ()), COLOURS))
ABILITY_GOAL = _named(GOALS, "goal", -1)
ABILITY_GOALS = _ability(lambda side: _bits(side.get("goals", ()), GOALS))
ABILITY_COLUMNS = _named(COLUMNS, "columns", 0, 1)  # 1 lower only, 2 both
ABILITY_MONEY = _ability(lambda side: side.get("money", 0))  # the price of another
ABILITY_IRON = _ability(lambda side: side.get("iron", 0))
ABILITY_FINANCE = _ability(lambda side: side.get("finance", 0))
ABILITY_ELSEWHERE = _ability(lambda side: int(side.get("elsewhere", side.get("ability") in SPREAD)))

# --- the zaibatsu
_zaibatsu = COMPONENTS["zaibatsu"]
_tracks, _thresholds, _favors = _zaibatsu["track"], _zaibatsu["thresholds"], _zaibatsu["favors"]
NO_BONUS, ANY_DEPARTMENT, LOCKED_TOKEN, FINANCE_STEP = 0, 7, 8, 9  # between the first two: a colour and 1
_BONUSES = ("none", *COLOURS, "any", "token", "finance")
LAST_SPACE = SPACES
TRACK_BONUS = _table([[0, *(_BONUSES.index(b) for b in track["bonus"])] for track in _tracks])  # [track, space]
TRACK_TOKEN = _table([track["token"] for track in _tracks])
COAL_INCOME = _table([0, *_tracks[MINING_TRACK]["income"]])  # [space]
MONEY_INCOME = _table([0, *_tracks[FINANCE_TRACK]["income"]])
TRACK_LOWER, TRACK_UPPER = _thresholds["track_lower"], _thresholds["track_upper"]
PIECE_LOWER, PIECE_UPPER = _thresholds["piece_lower"], _thresholds["piece_upper"]
CELL_BONUS = _table([
    [0, *(_BONUSES.index(b) for b in _zaibatsu["pieces"][gap])] for gap in ("ships_machines", "machines_trains")
])  # [gap, column from 1]  # fmt: skip
WORKER_CELLS = WORKERS
FAVOR_LEVEL = _table([0, *_zaibatsu["workers"]["favor_levels"]])  # [workers]
SECOND_BONUS_WORKERS = _zaibatsu["workers"]["second_bonus"]
SALARY = _zaibatsu["workers"]["salary"]
FAVORS = _favors["of_each_level"]
FAVOR_VP = _table([[0, *_favors["lower"]], [0, *_favors["upper"]]])  # [column, level]


def _by_cells(levels, cells):
    """[filled cells, level of the favor token]"""
    rows = [[0, *(levels[f"level_{level}"][filled] for level in (1, 2, 3))] for filled in range(cells)]
    return _table([[0] * 4, *rows])


FACTORY_VP = _by_cells(_zaibatsu["factories"], FACTORY_CELLS)
CONTRACT_VP = _by_cells(_zaibatsu["contracts"], CONTRACT_CELLS)
LEFT_PER_VP, MONEY_PER_VP = _zaibatsu["left"]["resources_per_vp"], _zaibatsu["left"]["money_per_vp"]
START_TOKENS = _table([_zaibatsu["influence"]["free"].count(value) for value in range(8)])  # [value]

# --- contracts and starting tiles
_contracts = COMPONENTS["contracts"]["contract"]
ALL_CONTRACTS = len(_contracts)
CONTRACT_COLOURS = _table([_bits(contract["departments"], COLOURS) for contract in _contracts])
CONTRACT_LEVEL = _table([contract["level"] for contract in _contracts])
_start = COMPONENTS["start"]
_a = {tile["id"]: tile for tile in _start["tile_a"]}
START_VP = _table([_a[name]["vp"] for name in TILES_A])
TILE_GOODS_COUNT, TILE_COAL_COUNT = _a["goods"]["goods"], _a["coal"]["coal"]
OLD_FACTORY_GOODS = _a["old_factory"]["goods"]
FACTORY_DISCOUNT = _a["discount"]["money"]
TILE_B_GAIN = _table([_gain(tile["gain"]) for tile in _start["tile_b"]])

# --- common goals: the eight GOALS, then influence tokens on the board
_goals = COMPONENTS["goals"]
ALL_GOALS = len(COMMON_GOALS)
REWARD_GAIN = _table([
    [*(_gain({kind: r[kind]}) for kind in ("vp", "iron", "silk")), *(_gain({track: r["steps"]}) for track in TRACKS)]
    for r in _goals["reward"]
])  # [period, reward]  # fmt: skip
GOAL_VP = _table(_goals["last"]["vp"])  # [place]

# --- solo
_solo = COMPONENTS["solo"]
ACTION_TOKENS = len(_solo["token"])
TOKEN_CELL = _table([token.get("cell", 0) - 1 for token in _solo["token"]])  # -1: the workers symbol
TOKEN_ARROW = _table([ARROWS.index(token["arrow"]) if "arrow" in token else -1 for token in _solo["token"]])
_frames = [level["frame"] for level in _solo["level"]]
TOKEN_LEVEL = _table([_frames.index(token["frame"]) if "frame" in token else -1 for token in _solo["token"]])
_rows = [(value, row) for row in range(3) for value in _solo["influence"][f"row_{row + 1}"]]
AUTOMA_VALUE = _table([value for value, _ in _rows])
AUTOMA_ROW = _table([row for _, row in _rows])
SOLO_GOALS = _table([level["goals"] for level in _solo["level"]])  # [level]
SOLO_NEEDS = _table([_solo["needs"][goal] for goal in COMMON_GOALS])  # [goal]
RATINGS = _table(_solo["ratings"]["more_than"])

GAINS = _table(_gains)
