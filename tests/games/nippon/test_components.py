"""Nippon's component files: the shipped ones are whole, and each kind of broken one is refused with file and line."""

from collections import Counter

import pytest

import entrepot.games.nippon.box.tables as t
from entrepot.engine.language.components import Components
from entrepot.games.nippon import actions
from entrepot.games.nippon.box.check import check
from entrepot.testing.breaking import changed, line_of, refused, without

FOLDER = t.FOLDER

# Every side of every factory: class or action and condition, then the ability in the words of its columns.
SIDES = {
    "cotton_1": ("once: gain science 2", "once: gain money 2 science 1"),
    "cotton_2": ("once: gain silk 3", "once: choose_department white red"),
    "cotton_3": ("science: gain science 1", "science: gain silk 2"),
    "cotton_4": ("machines here: gain science 2", "production here: goods_here count 1"),
    "cotton_5": ("once: favor_department white goal science", "once: per_type count 2 most 12"),
    "paper_1": ("once: gain iron 3 finance 1", "once: gain finance 2"),
    "paper_2": ("once: gain money 5", "once: hired_department"),
    "paper_3": ("investment: gain finance 2", "always: keep count 3"),
    "paper_4": ("production here: gain iron 2", "production: gain_per_production iron 1"),
    "paper_5": ("once: favor_department yellow goal finance", "once: favor_department yellow goal contracts"),
    "bento_1": ("once: gain mining 3", "once: mining_for_finance mining 2 for finance 2"),
    "bento_2": ("once: gain coal 4", "once: lay_coal count 3"),
    "bento_3": ("mining: gain iron 1 mining 1", "mining: gain iron 2"),
    "bento_4": ("machines here: gain mining 3", "production: cheaper_production count 1"),
    "bento_5": ("once: passed_departments", "once: favor_department yellow goal mining"),
    "lenses_1": ("once: train_and_gain finance 1", "once: train_twice"),
    "lenses_2": (
        "once: train_and_another for money 5 for iron 1 elsewhere",
        "once: train_and_another for iron 1 for finance 2 elsewhere",
    ),
    "lenses_3": ("trains: region_bonus", "trains: hired_department"),
    "lenses_4": ("machines here: train_and_gain", "investment with 2 contracts: train_and_gain"),
    "lenses_5": ("always: stronger_trains count 3", "once: favor_department yellow goal trains"),
    "lamps_1": ("once: goods_around count 3 elsewhere", "once: goods_here count 2"),
    "lamps_2": ("once: machines count 2 elsewhere", "once: machine_and_production"),
    "lamps_3": ("production here: goods_here count 2", "production: goods_on_producers count 1"),
    "lamps_4": ("machines here: gain money 4", "investment with 1 contracts: machines count 1 elsewhere"),
    "lamps_5": ("once: per_machine count 2 most 8", "once: columns count 2 most 12 ships machines trains both"),
    "clocks_1": ("once: ship_and_gain finance 3", "once: piece_and_gain finance 2"),
    "clocks_2": ("once: ship_and_another for iron 1", "once: ship_and_department"),
    "clocks_3": ("once: ship_and_another for money 2 elsewhere", "once: ship_and_another for finance 2 elsewhere"),
    "clocks_4": ("machines here: ship_and_gain finance 2", "investment with 1 contracts: ship_and_gain"),
    "clocks_5": (
        "once: columns count 2 most 12 ships machines trains science mining finance lower",
        "once: columns count 2 most 12 science mining finance both",
    ),
}


@pytest.fixture(scope="module")
def c() -> Components:
    return Components.load(FOLDER)


def gain(row: int) -> str:
    """A row of the gains in words."""
    return " ".join(f"{kind} {amount}" for kind, amount in zip(t.GAIN_KINDS, t.GAINS[row], strict=True) if amount)


def named(bits: int, names: tuple[str, ...]) -> str:
    return " ".join(name for n, name in enumerate(names) if bits >> n & 1)


def shown(at: tuple[int, int]) -> str:
    """What the tables say of one side of a factory."""
    when = {t.IMMEDIATE: "once", t.SPECIAL: "always"}.get(int(t.ABILITY_CLASS[at]))
    if when is None:
        assert t.ABILITY_CLASS[at] == t.MODIFIER
        action, condition = actions.ACTIONS[t.ABILITY_ACTION[at]], t.ABILITY_CONDITION[at]
        assert condition != t.MACHINE_HERE or action == "machines"
        assert condition != t.PRODUCED_HERE or action == "production"
        words = {t.ALWAYS: "", t.CONTRACTS: f" with {t.ABILITY_CONTRACTS[at]} contracts"}
        when = action + words.get(int(condition), " here")
    parts = [f"{when}: {t.ABILITIES[t.ABILITY[at]]}", gain(t.ABILITY_GAIN[at])]
    parts += [named(int(t.ABILITY_COLOURS[at]), actions.COLOURS)]
    parts += [f"goal {actions.GOALS[t.ABILITY_GOAL[at]]}" if t.ABILITY_GOAL[at] >= 0 else ""]
    for word, column in (
        ("count", t.ABILITY_COUNT), ("most", t.ABILITY_MOST), ("for money", t.ABILITY_MONEY),
        ("for iron", t.ABILITY_IRON), ("for finance", t.ABILITY_FINANCE),
    ):  # fmt: skip
        parts.append(f"{word} {column[at]}" if column[at] else "")
    parts += [named(int(t.ABILITY_GOALS[at]), actions.GOALS), ("", "lower", "both")[t.ABILITY_COLUMNS[at]]]
    parts += ["elsewhere" if t.ABILITY_ELSEWHERE[at] else ""]
    return " ".join(part for part in parts if part)


def test_the_shipped_files_pass(c):
    check(c)


@pytest.mark.parametrize("factory", actions.FACTORIES)
def test_both_sides_of_every_factory(factory):
    token = actions.FACTORIES.index(factory)
    assert (shown((token, 0)), shown((token, 1))) == SIDES[factory]


def test_the_types_of_factories_and_the_old_one():
    assert [actions.TYPES[type] for type in t.TYPE_OF[:30]] == [f.split("_")[0] for f in actions.FACTORIES]
    assert [actions.TYPES[type] for type in t.TYPE_OF[30:]] == ["cotton", "paper"]
    assert not t.ABILITY[30:].any() and not t.ABILITY_CLASS[30:].any()
    assert list(t.LEVEL) == [1, 1, 2, 2, 3, 3]
    assert list(t.NEEDS_SCIENCE) == [2, 2, 4, 4, 6, 6]
    assert list(t.COAL_PRICE) == [2, 2, 3, 3, 4, 4]
    assert t.INFLUENCE_VALUE.tolist() == [[0, n, n + 1, n + 2] for n in (1, 1, 3, 3, 5, 5)]


def test_every_contract():
    found = {}
    for name, colours, level in zip(actions.CONTRACTS, t.CONTRACT_COLOURS, t.CONTRACT_LEVEL, strict=True):
        found[name] = (named(int(colours), actions.COLOURS), int(level))
    any_department = " ".join(actions.COLOURS)
    plain = {colour: (colour, 0) for colour in ("black", "red", "grey", "blue", "white", "yellow")}
    assert found == {**plain, "level_2": (any_department, 2), "level_3": (any_department, 3)}


def test_every_starting_tile():
    vp = {"machine": 6, "ship": 8, "train": 10, "goods": 10, "old_factory": 12, "worker": 14, "coal": 12, "discount": 8}
    assert dict(zip(actions.TILES_A, t.START_VP.tolist(), strict=True)) == vp
    assert (t.TILE_GOODS_COUNT, t.OLD_FACTORY_GOODS, t.TILE_COAL_COUNT, t.FACTORY_DISCOUNT) == (2, 1, 3, 2)
    assert dict(zip(actions.TILES_B, map(gain, t.TILE_B_GAIN), strict=True)) == {
        "b1": "coal 2 silk 2 money 10",
        "b2": "coal 1 silk 1 iron 2 money 9",
        "b3": "coal 1 silk 1 money 11 science 1",
        "b4": "coal 2 silk 1 money 8 mining 2",
        "b5": "silk 2 iron 3 money 7",
        "b6": "coal 2 money 12 finance 1",
        "b7": "silk 2 money 6 science 2",
        "b8": "coal 4 money 9 mining 1",
    }


def test_every_department_and_destination():
    plain = dict(zip(actions.COLOURS, map(gain, t.DEPARTMENT_GAIN[:, 0]), strict=True))
    improved = dict(zip(actions.COLOURS, map(gain, t.DEPARTMENT_GAIN[:, 1]), strict=True))
    assert plain == {
        "white": "",
        "blue": "money 3",
        "grey": "iron 2",
        "yellow": "vp 2",
        "red": "silk 2",
        "black": "coal 2",
    }
    assert improved == {
        "white": "", "blue": "money 5", "grey": "iron 3", "yellow": "vp 4", "red": "silk 3", "black": "coal 3",
    }  # fmt: skip
    assert list(t.WHITE_STEPS) == [1, 2]
    colours = {name: actions.COLOURS[t.DESTINATION_COLOUR[n]] for n, name in enumerate(actions.DESTINATIONS)}
    known = {"berlin": "white", "san_francisco": "red", "new_york": "blue"}
    assert colours == {**known, "washington": "yellow", "london": "grey", "paris": "black"}
    assert [t.DESTINATION_COLOUR[t.DESTINATION_OF[colour]] for colour in range(6)] == list(range(6))


def test_the_hiring_cells_and_prices():
    cells = [[a for n, a in enumerate(actions.ACTIONS) if t.HIRING_CELL[n] == cell] for cell in range(t.HIRING_CELLS)]
    shared = [["science", "production"], ["investment", "factory"], ["mining", "ships"], ["machines", "trains"]]
    assert cells == [*shared, ["markets"]]
    once = {a for n, a in enumerate(actions.ACTIONS) if t.MOST_ACTIVATIONS[n] == 1}
    assert once == {"science", "mining", "factory"} and set(t.MOST_ACTIVATIONS) == {1, 3}
    assert list(t.STEP_PRICE) == list(t.SCIENCE_SILK) == [0, 1, 3, 6]
    assert (t.FACTORY_PRICE, t.MACHINE_PRICE, *t.MACHINE_IRON) == (6, 5, 0, 1)
    assert (t.PIECE_IRON, t.PIECE_MONEY, t.PIECE_MONEY_IRON, t.INVESTMENT_STEPS) == (3, 5, 1, 2)


def test_the_rounds_and_places():
    assert (t.DARK_SPACES, t.LAST_TURNS, t.ROUND_SPACES) == (5, 3, 8)
    assert list(t.PERIOD[1:]) == [0, 0, 1, 1, 2, 2, 2, 2]
    assert [space for space in range(9) if t.PERIOD_END[space]] == [2, 4, 8]
    assert t.PLACE_VP.tolist() == [[10, 8, 6, 2], [18, 14, 10, 3], [26, 20, 14, 4]]


@pytest.mark.proves("NZ-108", "NZ-109", "NZ-110", "NZ-111", "NZ-115", "NZ-135")
def test_the_set_up_of_each_player_count():
    assert list(6 * t.BAG_WORKERS[1:]) == [36, 36, 42, 48]
    assert list(t.QUEUE_ROWS[1:]) == [2, 2, 3, 5]
    left = 6 * t.BAG_WORKERS - t.HIRING_CELLS * t.CELL_WORKERS - t.ROW_WORKERS * t.QUEUE_ROWS
    assert list(left[1:]) == [15, 15, 18, 18]
    assert list(t.IMPROVED_TILES[1:]) == [1, 2, 3, 4]
    assert list(t.FACTORIES_SHOWN[1:]) == list(t.SHIP_CELLS[1:]) == list(t.MARKET_TOKENS[1:]) == [2, 2, 3, 4]
    assert (list(t.TRAIN_CELLS[1:]), list(t.PAIRS[1:])) == ([3, 3, 5, 7], [2, 3, 4, 5])
    assert (list(t.LATE_SHOWN[2:]), list(t.GOALS_SHOWN[2:])) == ([3, 4, 5], [1, 2, 3])


def test_the_regions():
    assert [gain(row) for row in (*t.REGION_GAIN, t.MARKET_GAIN)] == ["coal 2", "silk 2", "iron 2", "money 3", "vp 2"]
    for kind, row in zip(("coal 1", "silk 1", "iron 1", "money 2"), t.STATION_GAIN, strict=True):
        assert [gain(cell) for cell in row] == [kind, kind, "", kind, "", kind, ""]
    printed = ["3102", "0213", "2310", "1032", "0123", "3201", "1320", "2031"]
    assert "".join(map(str, t.PRINTED)) == "".join(printed)
    assert [actions.CELLS.index(f"{actions.CITIES[city]}_{actions.SIDES[side]}")
            for city, side in zip(t.CITY_OF_CELL, t.SIDE_OF_CELL, strict=True)] == list(range(32))  # fmt: skip
    assert list(t.REGION_OF_CELL) == [region for region in range(4) for _ in range(8)]
    for sides in zip(*printed, strict=True):
        assert Counter(sides) == {"0": 2, "1": 2, "2": 2, "3": 2}


def test_the_demand_tokens_lack_every_pair_once():
    tokens = [[actions.TYPES[type] for type in token] for token in t.DEMAND]
    assert tokens[0] == ["bento", "lenses", "lamps", "clocks"] and tokens[8] == ["cotton", "paper", "bento", "lenses"]
    lacks = {tuple(type for type in actions.TYPES if type not in token) for token in tokens}
    odd, even = {"cotton", "bento", "lamps"}, {"paper", "lenses", "clocks"}
    assert len(lacks) == 9 and all({first, second} & odd and {first, second} & even for first, second in lacks)
    assert set(Counter(type for token in tokens for type in token).values()) == {6}


@pytest.mark.proves("NZ-126", "NZ-129", "NZ-133")
def test_the_zaibatsu():
    words = {0: "-", 7: "any", 8: "token", 9: "finance", **{n + 1: colour for n, colour in enumerate(actions.COLOURS)}}
    tracks = [" ".join(words[bonus] for bonus in row[1:]) for row in t.TRACK_BONUS.tolist()]
    assert tracks == [f"- - {a} - {b} - token - any - - any" for a, b in (
        ("black", "red"), ("grey", "blue"), ("white", "yellow"))]  # fmt: skip
    gaps = [" ".join(words[bonus] for bonus in row[1:]) for row in t.CELL_BONUS.tolist()]
    assert gaps == ["finance red - finance black any", "- finance grey - finance any"]
    assert list(t.COAL_INCOME[1:]) == [2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9]
    assert list(t.MONEY_INCOME[1:]) == [*range(12, 23), 24]
    assert (t.TRACK_LOWER, t.TRACK_UPPER, t.PIECE_LOWER, t.PIECE_UPPER) == (6, 10, 3, 5)
    assert (list(t.TRACK_TOKEN), list(t.START_TOKENS)) == ([3, 5, 7], [0, 1, 1, 1, 1, 1, 1, 1])
    assert list(t.FAVOR_LEVEL) == [0, 1, 1, 1, 1, 2, 3]
    assert (t.FAVORS, t.SECOND_BONUS_WORKERS, t.SALARY, t.TRAIN_INFLUENCE) == (3, 4, 3, 2)
    assert t.FAVOR_VP.tolist() == [[0, 5, 8, 10], [0, 10, 16, 20]]
    factories = ["1/2/2", "3/5/6", "5/8/10", "8/13/16", "10/16/20", "12/19/24"]
    contracts = ["1/2/2", "2/3/4", "3/5/6", "5/8/10", "7/11/14", "9/14/18", "10/16/20", "12/19/24"]
    for table, printed in ((t.FACTORY_VP, factories), (t.CONTRACT_VP, contracts)):
        assert ["/".join(map(str, row[1:])) for row in table] == ["0/0/0", *printed]
    assert (t.LEFT_PER_VP, t.MONEY_PER_VP) == (3, 5)


def test_every_goal_and_its_reward(c):
    first, second = ([gain(row) for row in period] for period in t.REWARD_GAIN)
    assert first == ["vp 3", "iron 2", "silk 2", "science 1", "mining 1", "finance 1"]
    assert second == ["vp 6", "iron 3", "silk 3", "science 2", "mining 2", "finance 2"]
    assert list(t.GOAL_VP) == [8, 10, 12]
    assert dict(zip(c["goals"]["goals"]["names"], t.SOLO_NEEDS.tolist(), strict=True)) == {
        "ships": 5, "machines": 5, "trains": 5, "science": 10, "mining": 10, "finance": 10, "factories": 5,
        "contracts": 5, "influence": 7,
    }  # fmt: skip


def test_every_automa_token(c):
    ids = [token["id"] for token in c["solo"]["token"]]
    faces = zip(t.TOKEN_CELL.tolist(), t.TOKEN_ARROW.tolist(), t.TOKEN_LEVEL.tolist(), strict=True)
    assert dict(zip(ids, faces, strict=True)) == {
        "t1": (0, -1, -1), "t2": (1, -1, -1), "t3": (2, -1, -1), "t4": (3, -1, -1), "t5": (4, -1, -1),
        "t6": (-1, 0, 0), "t7": (-1, 1, 1), "t8": (-1, 0, 2), "t9": (-1, 1, 2),
    }  # fmt: skip
    assert list(t.AUTOMA_VALUE) == [1, 2, 3, 3, 4, 5, 5, 6, 7, 7]
    assert list(t.AUTOMA_ROW) == [0, 0, 0, 1, 1, 1, 2, 2, 2, 2]
    assert (list(t.SOLO_GOALS), list(t.RATINGS)) == ([1, 2, 3], [240, 210, 180, 150])


# File, what to replace (where it first stands), by what, the refusal; then, if another line is named, its beginning.
BROKEN = [
    ("board", "[queue]", "[queues]", "queues is not known here; write queue instead"),
    ("board", '"science", "production"', '"science", "markets"',
     "cell[5].actions names an action of another cell; name each once", 'actions = ["markets"]'),
    ("board", ', "production"', "", "cell nowhere names production; put every action in one cell", "[[cell]]"),
    ("board", "factory = 1", "factory = 2", "activations.factory is 2, needs to be 1"),
    ("board", "[1, 3, 6]", "[1, 6, 3]", "prices.steps is [1, 6, 3]; let no number be lower than the one before"),
    ("board", "[2, 1, 2]", "[2, 2, 2]", "queue.zones has 6 rows in all, needs 5 at most; remove some"),
    ("board", "row_workers = 3", "row_workers = 4", "queue.row_workers is 4, needs to be 3"),
    ("board", "light_spaces = 3", "light_spaces = 2", "rounds.light_spaces is 2, needs to be 3"),
    ("board", "[2, 4, 8]", "[4, 2, 8]",
     "rounds.period_ends is [4, 2, 8]; end the first two one after the other on dark spaces, the last on 8"),
    ("board", "[10, 8, 6, 2]", "[10, 8, 6]", "period[1].vp has 3 numbers, needs 4 (first, second, third, fourth)"),
    ("board", "10, 8", "8, 10", "period[1].vp is [8, 10, 6, 2]; give no place more than the one before"),
    ("regions", "{ coal = 2 }", "{ coals = 2 }", "region[1].bonus.coals is not known here; write coal instead"),
    ("regions", "{ coal = 2 }", "{ }",
     "region[1].bonus is empty; name at least one of coal, silk, iron, money, vp, science, mining, finance"),
    ("regions", "{ coal = 1 }, ", "", "region[1].trains has 6 train cells, needs 7; add 1"),
    ("regions", 'region = "kyushu"', 'region = "north"', 'city[1].region is "north"; write kyushu instead'),
    ("regions", "[3, 1, 0, 2]", "[3, 1, 0]", "city[1].printed has 3 numbers, needs 4 (n, e, s, w)"),
    ("regions", ', "clocks"]', "]", "demand[1].sides has 3 sides, needs 4; add 1"),
    ("regions", "train = 2", 'train = "2"', 'market.train is "2", needs to be a whole number from 0 to 127'),
    ("mission", '"blue"', '"red"', 'destination[3].colour is "red", as another is; give every destination its own'),
    ("mission", "[1, 2]", "[1, 3]", "department[1].steps[2] is 3, needs to be a whole number from 1 to 2"),
    ("mission", "improved = { money = 5 }\n", "",
     "department[2] has no improved; add it", '[[department]]\ncolour = "blue"'),
    ("factories", "level = 1", "level = 2", "type[1].level is 2, needs to be 1"),
    ("factories", '"cotton_1"', '"cotton_6"', 'factory[1].id is "cotton_6"; write cotton_1 instead'),
    ("factories", 'ability = "gain"', 'ability = "gains"', 'factory[1].a.ability is "gains"; write gain instead'),
    ("factories", "gain = { science = 2 }", "gain = { science = 12 }",
     "factory[1].a.gain.science is 12, needs to be a whole number from 1 to 11"),
    ("factories", ", gain = { science = 2 }", "", "factory[1].a has no gain; add it"),
    ("factories", '"immediate", ability = "gain"', '"special", ability = "gain"',
     'factory[1].a.class is "special"; use one of immediate, modifier'),
    ("factories", ', action = "science"', "", "factory[3].a.action is missing; add it"),
    ("factories", '"modifier", action', '"immediate", action',
     "factory[3].a.action does not go with this class, action and ability; remove it"),
    ("factories", 'condition = "machine_here"', 'condition = "produced_here"',
     'factory[4].a.condition is "produced_here"; write machine_here instead'),
    ("factories", 'action = "mining"', 'action = "mining", condition = "machine_here"',
     "factory[13].a.condition does not go with this class, action and ability; remove it"),
    ("factories", "contracts = 2, ", "", "factory[19].b has no contracts; add it"),
    ("factories", '["red", "white"]', "[]",
     "factory[2].b.departments is empty; name at least one of white, blue, grey, yellow, red, black"),
    ("factories", '["red", "white"]', '["red", "red"]', "factory[2].b.departments names one twice; name each once"),
    ("factories", '["yellow"]', '["yellow", "red"]', "factory[10].a.departments names several colours; name one"),
    ("factories", "count = 2, most = 12", "count = 2", "factory[5].b has no most; add it"),
    ("factories", "count = 3", "count = 4", "factory[8].b.count is 4, needs to be a whole number from 1 to 3"),
    ("factories", '"cheaper_production", count = 1', '"cheaper_production", count = 3',
     "factory[14].b.count is 3, needs to be a whole number from 1 to 2"),
    ("factories", '"trains", ability', '"ships", ability', 'factory[18].a.action is "ships"; write trains instead'),
    ("factories", "money = 5, iron = 1, ", "", "factory[17].a has no price of another; add money, iron or finance"),
    ("factories", "elsewhere = true", "elsewhere = 1", "factory[17].a.elsewhere is 1, needs to be true or false"),
    ("factories", '"goods_around", count = 3', '"goods_around", count = 3, elsewhere = 1',
     "factory[21].a.elsewhere is 1, needs to be true or false"),
    ("factories", 'goals = ["ships"', 'goals = ["factories"',
     'factory[25].b.goals[1] is "factories"; use one of ships, machines, trains, science, mining, finance'),
    ("contracts", 'departments = ["white"]', 'departments = ["blue"]',
     'contract[1].departments[1] is "blue"; write white instead'),
    ("contracts", "level = 2", "level = 1", "contract[7].level is 1, needs to be 2"),
    ("start", "goods = 2\n", "", "tile_a[4] has no goods; add it", '[[tile_a]]\nid = "goods"'),
    ("start", "money = 2", "money = 7", "tile_a[8].money is 7, needs to be a whole number from 0 to 6"),
    ("start", "silk = 2 }", "silks = 2 }", "tile_b[1].gain.silks is not known here; write silk instead"),
    ("zaibatsu", '["none", "none", "black"', '["none", "black"', "track[1].bonus has 11 spaces, needs 12; add 1"),
    ("zaibatsu", '["none", "none", "black"', '["black", "none", "black"',
     'track[1].bonus[1] is "black"; write none instead'),
    ("zaibatsu", '"token", "none"', '"none", "none"', "track[1].bonus has 0 tokens, needs 1; name one space"),
    ("zaibatsu", "token = 3", "token = 8", "track[1].token is 8, needs to be a whole number from 1 to 7"),
    ("zaibatsu", "= 10", "= 6", "thresholds.track_upper is 6, needs to be a whole number from 7 to 12"),
    ("zaibatsu", "1, 2, 3]", "2, 1, 3]",
     "workers.favor_levels is [1, 1, 1, 2, 1, 3]; let no number be lower than the one before"),
    ("zaibatsu", "of_each_level = 3", "of_each_level = 2", "favors.of_each_level is 2, needs to be 3"),
    ("zaibatsu", "vp = 5", "vp = 0", "left.money_per_vp is 0, needs to be a whole number from 1 to 127"),
    ("setup", "7, 8]", "7]", "workers.of_each_colour has 3 numbers, needs 4 (solo, 2 players, 3 players, 4 players)"),
    ("setup", "7, 8]", "7, 4]",
     "workers.of_each_colour[4] gives 24 workers, but hiring cells and queue need 30; raise it"),
    ("setup", "[2, 2, 3, 4]", "[2, 2, 3, 5]", "factories.shown[4] is 5, needs to be a whole number from 1 to 4"),
    ("setup", "[2, 3, 4, 5]", "[2, 3, 4, 3]", "tiles.pairs[4] is 3, needs to be a whole number from 4 to 5"),
    ("goals", '"influence"', '"tokens"', 'goals.names[9] is "tokens"; write influence instead'),
    ("solo", "goals = 2", "goals = 0", "level[2].goals is 0, needs to be a whole number from 1 to 3"),
    ("solo", 'frame = "blue"', 'frame = "red"', 'level[2].frame is "red"; write blue instead'),
    ("solo", "cell = 1", "cell = 6", "token[1].cell is 6, needs to be a whole number from 1 to 5"),
    ("solo", 'arrow = "left"\n', "", "token[6] has no arrow; add it", '[[token]]\nid = "t6"'),
    ("solo", "[1, 2, 3]", "[1, 2]", "influence has 9 tokens in all, needs 10; change the rows", "[influence]"),
    ("solo", "[1, 2, 3]", "[1, 3, 2]",
     "influence is [1, 3, 2, 3, 4, 5, 5, 6, 7, 7]; let no token be lower than the one before", "[influence]"),
    ("solo", "science = 10", "science = 13", "needs.science is 13, needs to be a whole number from 1 to 12"),
    ("solo", "[240, 210, 180, 150]", "[240, 180, 210, 150]",
     "ratings.more_than is [240, 180, 210, 150]; let each be lower than the one before"),
]  # fmt: skip


@pytest.mark.parametrize("broken", BROKEN, ids=[f"{row[0]}: {row[2]}" for row in BROKEN])
def test_a_broken_file_is_refused_by_file_line_and_remedy(tmp_path, broken):
    file, old, new, refusal, *elsewhere = broken
    line = line_of(FOLDER, file, *elsewhere or [old])
    assert refused(check, changed(FOLDER, file, old, new, tmp_path)) == f"{file}.toml:{line}: {refusal}."


ROWS = [
    ("board", "cell", "4 hiring cells, needs 5"), ("board", "period", "2 periods, needs 3"),
    ("regions", "region", "3 regions, needs 4"), ("regions", "city", "7 cities, needs 8"),
    ("regions", "demand", "8 tokens, needs 9"), ("mission", "destination", "5 destinations, needs 6"),
    ("mission", "department", "5 departments, needs 6"), ("factories", "type", "5 types, needs 6"),
    ("factories", "factory", "29 factories, needs 30"), ("contracts", "contract", "7 contracts, needs 8"),
    ("start", "tile_a", "7 tiles, needs 8"), ("start", "tile_b", "7 tiles, needs 8"),
    ("zaibatsu", "track", "2 tracks, needs 3"), ("goals", "reward", "1 periods, needs 2"),
    ("solo", "level", "2 levels, needs 3"), ("solo", "token", "8 action tokens, needs 9"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "row", "refusal"), ROWS)
def test_a_missing_row_is_counted(tmp_path, file, row, refusal):
    said = refused(check, without(FOLDER, file, row, tmp_path))
    assert said.startswith(f"{file}.toml:") and said.endswith(f": {row} has {refusal}; add 1.")


def test_true_values_change_the_digest_and_their_marks_do_not(c, tmp_path):
    assert changed(FOLDER, "start", "reconstructed", "known", tmp_path).digest == c.digest
    overlaid = changed(FOLDER, "start", "vp = 6\n", "vp = 7\n", tmp_path)
    check(overlaid)
    assert overlaid.digest != c.digest
