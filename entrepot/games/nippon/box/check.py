"""What Nippon's component files must hold: names and counts are fixed by the box, values are free within reason."""

from entrepot.engine.language.components import Components

from .. import actions
from ..actions import ACTIONS, COLOURS, CONTRACTS, GOALS, REGIONS, SIDES, SLOTS, TILES_A, TRACKS, TYPES

PLAYERS = (1, 2, 3, 4)
GAIN_KINDS = ("coal", "silk", "iron", "money", "vp", *TRACKS)
CLASSES = ("immediate", "modifier", "special")
CONDITIONS = ("machine_here", "produced_here", "contracts")
CONDITION_OF = dict(zip(("machines", "production", "investment"), CONDITIONS, strict=True))  # by action
COLUMNS = ("lower", "both")
COLUMNED = GOALS[:6]  # the goals with a lower and an upper column
FRAMES, ARROWS = ("green", "blue", "yellow"), ("left", "right")
COMMON_GOALS = (*GOALS, "influence")
BONUSES = ("none", *COLOURS, "any", "finance")
Words = tuple[str, ...]
ONCE, OR_SO = ("immediate",), ("immediate", "modifier")
# Of each ability: the classes it comes in, the keys it needs, and those it may have.
SHAPES: dict[str, tuple[Words, Words, Words]] = {
    "gain": (OR_SO, ("gain",), ()),
    "choose_department": (ONCE, ("departments",), ()),
    "hired_department": (OR_SO, (), ()),
    "favor_department": (ONCE, ("goal", "departments"), ()),
    "per_type": (ONCE, ("count", "most"), ()),
    "keep": (("special",), ("count",), ()),
    "gain_per_production": (("modifier",), ("gain",), ()),
    "mining_for_finance": (ONCE, ("gain", "finance"), ()),
    "lay_coal": (ONCE, ("count",), ()),
    "cheaper_production": (("modifier",), ("count",), ()),
    "passed_departments": (ONCE, (), ()),
    "train_and_gain": (OR_SO, (), ("gain",)),
    "train_twice": (ONCE, (), ()),
    "train_and_another": (ONCE, ("elsewhere",), ("money", "iron", "finance")),
    "region_bonus": (("modifier",), (), ()),
    "stronger_trains": (("special",), ("count",), ()),
    "goods_around": (ONCE, ("count",), ("elsewhere",)),
    "goods_here": (OR_SO, ("count",), ()),
    "goods_on_producers": (("modifier",), ("count",), ()),
    "machines": (OR_SO, ("count",), ("elsewhere",)),
    "machine_and_production": (ONCE, (), ()),
    "per_machine": (ONCE, ("count", "most"), ()),
    "columns": (ONCE, ("goals", "columns", "count", "most"), ()),
    "ship_and_gain": (OR_SO, (), ("gain",)),
    "piece_and_gain": (ONCE, ("gain",), ()),
    "ship_and_another": (ONCE, ("elsewhere",), ("money", "iron", "finance")),
    "ship_and_department": (ONCE, (), ()),
}
ABILITIES = ("none", *SHAPES)
SPREAD = ("goods_around", "machines")  # each on a different factory, unless elsewhere is false
# What some abilities look at happens in one action alone.
PRODUCERS = ("gain_per_production", "cheaper_production", "goods_on_producers")
ACTION_OF = {**dict.fromkeys(PRODUCERS, "production"), "region_bonus": "trains"}
HIRING_CELLS, ROW, MOST_ROWS, ROUNDS, ALL_WORKERS = 5, 3, 5, 8, 8  # workers of each colour
MOST_SHIPS, MOST_TRAINS, MOST_LATE, MOST_PAIRS, PLACES = 4, 7, 6, 5, 3
SPACES, WORKERS, PIECES, CONTRACT_CELLS, GOODS_CELLS, FAVORS = 12, 6, 6, 8, 4, 3
DEMANDS, ACTION_TOKENS, FREE_TOKENS, AUTOMA_TOKENS, HIGHEST = 9, 9, 7, 10, 7  # the highest influence token
MOST = 127  # for a single printed number
MOST_KEPT = 60  # coal on a tile or factory; two of them are counted together
MOST_OF = {"keep": 3, "goods_here": GOODS_CELLS, "goods_around": len(SLOTS), "machines": PIECES, "lay_coal": MOST_KEPT}
NUMBERS_OF = {"finance": SPACES - 1, "contracts": 3}
LEVELS = ("level 1", "level 2", "level 3")
COUNTS = tuple(f"{players} players" if players > 1 else "solo" for players in PLAYERS)


def check(c: Components) -> None:
    """Raise ComponentError, naming file and line, at the first thing that cannot be played with."""
    _board(c)
    _regions(c)
    _mission(c)
    _factories(c)
    _contracts(c)
    _start(c)
    _zaibatsu(c)
    _setup(c)
    _goals(c)
    _solo(c)


def _board(c: Components) -> None:
    c.keys("board", "", ("cell", "activations", "prices", "queue", "rounds", "period"))
    c.count("board", "cell", HIRING_CELLS, "hiring cells")
    found: list[str] = []
    for path in c.each("board", "cell"):
        c.keys("board", path, ("actions",))
        found += _words(c, "board", f"{path}.actions", ACTIONS)
        if len(set(found)) != len(found):
            c.fail("board", f"{path}.actions", "names an action of another cell; name each once")
    for action in ACTIONS:
        if action not in found:
            c.fail("board", "cell", f"nowhere names {action}; put every action in one cell")
    c.keys("board", "activations", ACTIONS)
    for action in ACTIONS:
        c.integer("board", f"activations.{action}", 1, 1 if action in ("science", "factory", "mining") else 3)
    _prices(c)
    _rounds(c)


def _prices(c: Components) -> None:
    single = ("factory", "machine", "piece_iron", "piece_money", "piece_money_iron", "investment_steps")
    c.keys("board", "prices", (*single, "steps", "silk", "machine_iron"))
    for key in single:
        c.integer("board", f"prices.{key}", 0, MOST)
    for key in ("steps", "silk"):
        _climbing(c, "board", f"prices.{key}", ("1 step", "2 steps", "3 steps"), 0)
    c.integers("board", "prices.machine_iron", ("left", "right"), 0, MOST)
    c.keys("board", "queue", ("zones", "row_workers", "cell_workers"))
    rows = sum(c.integers("board", "queue.zones", ("top", "middle", "bottom"), 0, MOST_ROWS))
    if rows > MOST_ROWS:
        c.fail("board", "queue.zones", f"has {rows} rows in all, needs {MOST_ROWS} at most; remove some")
    for key in ("row_workers", "cell_workers"):
        c.integer("board", f"queue.{key}", ROW, ROW)


def _rounds(c: Components) -> None:
    c.keys("board", "rounds", ("dark_spaces", "light_spaces", "period_ends"))
    dark = c.integer("board", "rounds.dark_spaces", 1, ROUNDS - 1)
    c.integer("board", "rounds.light_spaces", ROUNDS - dark, ROUNDS - dark)
    first, second, last = c.integers("board", "rounds.period_ends", ("I", "II", "III"), 1, ROUNDS)
    if not first < second <= dark or last != ROUNDS:
        remedy = f"end the first two one after the other on dark spaces, the last on {ROUNDS}"
        c.fail("board", "rounds.period_ends", f"is {[first, second, last]}; {remedy}")
    c.count("board", "period", 3, "periods")
    for path in c.each("board", "period"):
        c.keys("board", path, ("vp",))
        vp = c.integers("board", f"{path}.vp", ("first", "second", "third", "fourth"), 0, MOST)
        if vp != sorted(vp, reverse=True):
            c.fail("board", f"{path}.vp", f"is {vp}; give no place more than the one before")


def _regions(c: Components) -> None:
    c.keys("regions", "", ("region", "city", "demand", "market"))
    for path in c.named("regions", "region", REGIONS, "regions", ("bonus", "trains")):
        _gain(c, "regions", f"{path}.bonus")
        c.count("regions", f"{path}.trains", MOST_TRAINS, "train cells")
        for cell in c.each("regions", f"{path}.trains"):
            if c.at("regions", cell) != {}:
                _gain(c, "regions", cell)
    for number, path in enumerate(c.named("regions", "city", actions.CITIES, "cities", ("region", "printed"))):
        c.choice("regions", f"{path}.region", (REGIONS[number // 2],))
        c.integers("regions", f"{path}.printed", SIDES, 0, MOST)
    c.count("regions", "demand", DEMANDS, "tokens")
    for path in c.each("regions", "demand"):
        c.keys("regions", path, ("sides",))
        c.count("regions", f"{path}.sides", len(SIDES), "sides")
        for side in c.each("regions", f"{path}.sides"):
            c.choice("regions", side, TYPES)
    c.keys("regions", "market", ("instead", "train"))
    _gain(c, "regions", "market.instead")
    c.integer("regions", "market.train", 0, MOST)


def _mission(c: Components) -> None:
    c.keys("mission", "", ("destination", "department"))
    found = set()
    for path in c.named("mission", "destination", actions.DESTINATIONS, "destinations", ("colour",)):
        colour = c.choice("mission", f"{path}.colour", COLOURS)
        if colour in found:
            c.fail("mission", f"{path}.colour", f'is "{colour}", as another is; give every destination its own')
        found.add(colour)
    c.count("mission", "department", len(COLOURS), "departments")
    for path, colour in zip(c.each("mission", "department"), COLOURS, strict=True):
        sides = ("plain", "improved")
        c.keys("mission", path, ("colour", "steps") if colour == "white" else ("colour", *sides))
        c.choice("mission", f"{path}.colour", (colour,))
        if colour == "white":
            c.integers("mission", f"{path}.steps", sides, 1, 2)  # with 2, one each is the third answer
        else:
            for side in sides:
                _gain(c, "mission", f"{path}.{side}")


def _factories(c: Components) -> None:
    c.keys("factories", "", ("type", "production", "influence", "factory"))
    coal = MOST
    for number, path in enumerate(c.named("factories", "type", TYPES, "types", ("level", "science", "coal"))):
        c.integer("factories", f"{path}.level", number // 2 + 1, number // 2 + 1)
        c.integer("factories", f"{path}.science", 1, SPACES)
        coal = min(coal, c.integer("factories", f"{path}.coal", 1, MOST))
    c.keys("factories", "production", ("goods",))
    c.integer("factories", "production.goods", 1, GOODS_CELLS)
    c.keys("factories", "influence", ("level_1", "level_2", "level_3"))
    for level in (1, 2, 3):
        c.integers("factories", f"influence.level_{level}", ("1 good", "2 goods", "3 goods"), 1, HIGHEST)
    for path in c.named("factories", "factory", actions.FACTORIES, "factories", ("a", "b")):
        for side in ("a", "b"):
            _ability(c, f"{path}.{side}", coal)


def _ability(c: Components, path: str, coal: int) -> None:
    """One side of a factory; coal is the cheapest production."""
    ability = c.choice("factories", f"{path}.ability", ABILITIES[1:])
    classes, needed, free = SHAPES[ability]
    needed = ("class", "ability", *needed)
    if c.choice("factories", f"{path}.class", classes) == "modifier":
        action = c.choice("factories", f"{path}.action", (ACTION_OF[ability],) if ability in ACTION_OF else ACTIONS)
        needed += ("action",)
        if action in CONDITION_OF and ability != "cheaper_production":  # whose time is before its action
            free += ("condition",)
            if "condition" in c.at("factories", path):
                condition = c.choice("factories", f"{path}.condition", (CONDITION_OF[action],))
                needed += ("contracts",) if condition == "contracts" else ()
    given = c.at("factories", path)
    for key in ("action", "condition", "contracts"):
        if key in given and key not in (*needed, *free):
            c.fail("factories", f"{path}.{key}", "does not go with this class, action and ability; remove it")
    c.keys("factories", path, (*needed, *free), needed)
    most = {"count": min(coal, MOST) if ability == "cheaper_production" else MOST_OF.get(ability, MOST), **NUMBERS_OF}
    for key in ("count", "most", "contracts", "money", "iron", "finance"):
        if key in given:
            c.integer("factories", f"{path}.{key}", 1, most.get(key, MOST))
    if "gain" in given:
        _gain(c, "factories", f"{path}.gain")
    if "departments" in given:
        colours = _words(c, "factories", f"{path}.departments", COLOURS)
        if ability == "favor_department" and len(colours) > 1:
            c.fail("factories", f"{path}.departments", "names several colours; name one")
    if "goal" in given:
        c.choice("factories", f"{path}.goal", GOALS)
    if "goals" in given:
        _words(c, "factories", f"{path}.goals", COLUMNED)
        c.choice("factories", f"{path}.columns", COLUMNS)
    if "elsewhere" in given:
        c.truth("factories", f"{path}.elsewhere")
        if ability not in SPREAD and not {"money", "iron", "finance"} & set(given):
            c.fail("factories", path, "has no price of another; add money, iron or finance")


def _contracts(c: Components) -> None:
    c.keys("contracts", "", ("contract",))
    paths = c.named("contracts", "contract", CONTRACTS, "contracts", ("departments", "level"))
    for path, name in zip(paths, CONTRACTS, strict=True):
        _words(c, "contracts", f"{path}.departments", (name,) if name in COLOURS else COLOURS)
        level = 0 if name in COLOURS else int(name[-1])
        c.integer("contracts", f"{path}.level", level, level)


def _start(c: Components) -> None:
    c.keys("start", "", ("tile_a", "tile_b"))
    powers = {
        "goods": ("goods", GOODS_CELLS),
        "old_factory": ("goods", GOODS_CELLS),
        "coal": ("coal", MOST_KEPT),
        "discount": ("money", c.integer("board", "prices.factory", 0, MOST)),
    }
    for path, name in zip(c.named("start", "tile_a", TILES_A, "tiles"), TILES_A, strict=True):
        key, most = powers.get(name, ("vp", MOST))
        c.keys("start", path, ("id", "vp") if key == "vp" else ("id", "vp", key))
        c.integer("start", f"{path}.vp", 0, MOST)
        c.integer("start", f"{path}.{key}", 0, most)
    for path in c.named("start", "tile_b", actions.TILES_B, "tiles", ("gain",)):
        _gain(c, "start", f"{path}.gain")


def _tracks(c: Components) -> None:
    spaces = tuple(f"space {n}" for n in range(1, SPACES + 1))
    for path, name in zip(c.named("zaibatsu", "track", TRACKS, "tracks"), TRACKS, strict=True):
        c.keys("zaibatsu", path, ("id", "bonus", "token") if name == "science" else ("id", "bonus", "token", "income"))
        c.count("zaibatsu", f"{path}.bonus", SPACES, "spaces")
        for number, entry in enumerate(c.each("zaibatsu", f"{path}.bonus")):
            c.choice("zaibatsu", entry, (*BONUSES, "token") if number else ("none",))
        tokens = c.at("zaibatsu", f"{path}.bonus").count("token")
        if tokens != 1:
            c.fail("zaibatsu", f"{path}.bonus", f"has {tokens} tokens, needs 1; name one space")
        c.integer("zaibatsu", f"{path}.token", 1, HIGHEST)
        if name != "science":
            _climbing(c, "zaibatsu", f"{path}.income", spaces, 0)


def _zaibatsu(c: Components) -> None:
    numbers = ("thresholds", "workers", "favors", "factories", "contracts", "influence", "left")
    c.keys("zaibatsu", "", ("track", "pieces", *numbers))
    _tracks(c)
    c.keys("zaibatsu", "pieces", ("ships_machines", "machines_trains"))
    for gap in ("ships_machines", "machines_trains"):
        c.count("zaibatsu", f"pieces.{gap}", PIECES, "columns")
        for entry in c.each("zaibatsu", f"pieces.{gap}"):
            c.choice("zaibatsu", entry, BONUSES)
    ends = {"track": SPACES, "piece": PIECES}
    c.keys("zaibatsu", "thresholds", tuple(f"{kind}_{end}" for kind in ends for end in ("lower", "upper")))
    for kind, end in ends.items():
        lower = c.integer("zaibatsu", f"thresholds.{kind}_lower", 1, end - 1)
        c.integer("zaibatsu", f"thresholds.{kind}_upper", lower + 1, end)
    c.keys("zaibatsu", "workers", ("second_bonus", "favor_levels", "salary"))
    c.integer("zaibatsu", "workers.second_bonus", 2, WORKERS)
    workers = tuple(f"{n} workers" if n > 1 else "1 worker" for n in range(1, WORKERS + 1))
    _climbing(c, "zaibatsu", "workers.favor_levels", workers, 1, len(LEVELS))
    c.integer("zaibatsu", "workers.salary", 0, MOST)
    c.keys("zaibatsu", "favors", ("of_each_level", "lower", "upper"))
    c.integer("zaibatsu", "favors.of_each_level", FAVORS, FAVORS)
    for key in ("lower", "upper"):
        _climbing(c, "zaibatsu", f"favors.{key}", LEVELS, 0)
    for key, cells in (("factories", len(SLOTS)), ("contracts", CONTRACT_CELLS)):
        c.keys("zaibatsu", key, ("level_1", "level_2", "level_3"))
        for level in (1, 2, 3):
            _climbing(c, "zaibatsu", f"{key}.level_{level}", tuple(f"{n} filled" for n in range(1, cells + 1)), 0)
    c.keys("zaibatsu", "influence", ("free",))
    c.integers("zaibatsu", "influence.free", tuple(f"token {n}" for n in range(1, FREE_TOKENS + 1)), 1, HIGHEST)
    c.keys("zaibatsu", "left", ("resources_per_vp", "money_per_vp"))
    for key in ("resources_per_vp", "money_per_vp"):
        c.integer("zaibatsu", f"left.{key}", 1, MOST)


def _setup(c: Components) -> None:
    c.keys("setup", "", ("workers", "factories", "mission", "regions", "tiles", "goals"))
    limits = {
        "workers": {"of_each_colour": (1, ALL_WORKERS), "zones": (1, 3)},
        "factories": {"shown": (1, 4), "late": (0, MOST_LATE)},
        "mission": {"improved_tiles": (1, MOST_SHIPS), "ship_cells": (1, MOST_SHIPS)},
        "regions": {"train_cells": (1, MOST_TRAINS), "tokens": (1, len(SIDES))},
        "tiles": {"pairs": (1, MOST_PAIRS)},
        "goals": {"shown": (0, PLACES)},
    }
    for table, keys in limits.items():
        c.keys("setup", table, tuple(keys))
        for key, (low, high) in keys.items():
            c.integers("setup", f"{table}.{key}", COUNTS, low, high)
    for number, players in enumerate(PLAYERS):
        c.integer("setup", f"tiles.pairs[{number + 1}]", players, MOST_PAIRS)  # one for every player, at least
        rows = sum(c["board"]["queue"]["zones"][: c["setup"]["workers"]["zones"][number]])
        needed, found = ROW * (HIRING_CELLS + rows), len(COLOURS) * c["setup"]["workers"]["of_each_colour"][number]
        if found < needed:
            path = f"workers.of_each_colour[{number + 1}]"
            c.fail("setup", path, f"gives {found} workers, but hiring cells and queue need {needed}; raise it")


def _goals(c: Components) -> None:
    c.keys("goals", "", ("goals", "reward", "last"))
    c.keys("goals", "goals", ("names",))
    c.count("goals", "goals.names", len(COMMON_GOALS), "goals")
    for path, name in zip(c.each("goals", "goals.names"), COMMON_GOALS, strict=True):
        c.choice("goals", path, (name,))
    c.count("goals", "reward", 2, "periods")
    for path in c.each("goals", "reward"):
        c.keys("goals", path, ("vp", "iron", "silk", "steps"))
        for key in ("vp", "iron", "silk", "steps"):
            c.integer("goals", f"{path}.{key}", 0, SPACES - 1 if key == "steps" else MOST)
    c.keys("goals", "last", ("vp",))
    c.integers("goals", "last.vp", ("first place", "second place", "third place"), 0, MOST)


def _solo(c: Components) -> None:
    c.keys("solo", "", ("level", "token", "influence", "needs", "ratings"))
    fewest, levels = 1, c.named("solo", "level", ("easy", "normal", "hard"), "levels", ("goals", "frame"))
    for path, frame in zip(levels, FRAMES, strict=True):
        fewest = c.integer("solo", f"{path}.goals", fewest, PLACES)
        c.choice("solo", f"{path}.frame", (frame,))
    names = tuple(f"t{n}" for n in range(1, ACTION_TOKENS + 1))
    for path in c.named("solo", "token", names, "action tokens"):
        if "cell" in c.at("solo", path):
            c.keys("solo", path, ("id", "cell"))
            c.integer("solo", f"{path}.cell", 1, HIRING_CELLS)
        else:
            c.keys("solo", path, ("id", "arrow", "frame"))
            c.choice("solo", f"{path}.arrow", ARROWS)
            c.choice("solo", f"{path}.frame", FRAMES)
    rows = tuple(f"row_{n}" for n in (1, 2, 3))
    c.keys("solo", "influence", rows)
    values = [c.integer("solo", entry, 1, HIGHEST) for row in rows for entry in c.each("solo", f"influence.{row}")]
    if len(values) != AUTOMA_TOKENS:
        c.fail("solo", "influence", f"has {len(values)} tokens in all, needs {AUTOMA_TOKENS}; change the rows")
    if values != sorted(values):
        c.fail("solo", "influence", f"is {values}; let no token be lower than the one before")
    c.keys("solo", "needs", COMMON_GOALS)
    most = (PIECES, PIECES, PIECES, SPACES, SPACES, SPACES, len(SLOTS), CONTRACT_CELLS, FREE_TOKENS + len(TRACKS))
    for goal, end in zip(COMMON_GOALS, most, strict=True):
        c.integer("solo", f"needs.{goal}", 1, end)
    c.keys("solo", "ratings", ("more_than",))
    vp = c.integers("solo", "ratings.more_than", ("best", "second", "third", "fourth"), 0, 999)
    if vp != sorted(set(vp), reverse=True):
        c.fail("solo", "ratings.more_than", f"is {vp}; let each be lower than the one before")


def _words(c: Components, file: str, path: str, allowed: Words) -> list[str]:
    """Some different words, at least one."""
    found = [c.choice(file, entry, allowed) for entry in c.each(file, path)]
    if not found:
        c.fail(file, path, f"is empty; name at least one of {', '.join(allowed)}")
    if len(set(found)) != len(found):
        c.fail(file, path, "names one twice; name each once")
    return found


def _climbing(c: Components, file: str, path: str, names: Words, low: int, high: int = MOST) -> None:
    """Numbers that never fall."""
    found = c.integers(file, path, names, low, high)
    if found != sorted(found):
        c.fail(file, path, f"is {found}; let no number be lower than the one before")


def _gain(c: Components, file: str, path: str) -> None:
    """A small table of amounts, one kind at least."""
    c.keys(file, path, GAIN_KINDS, required=())
    given = [kind for kind in GAIN_KINDS if kind in c.at(file, path)]
    if not given:
        c.fail(file, path, f"is empty; name at least one of {', '.join(GAIN_KINDS)}")
    for kind in given:
        c.integer(file, f"{path}.{kind}", 1, SPACES - 1 if kind in TRACKS else MOST)
