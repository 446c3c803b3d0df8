"""What Yokohama's component files must hold: names and counts are fixed by the box, values are free within reason."""

from itertools import pairwise

from entrepot.engine.language.components import Components

from ..actions import AREAS, COUNTRIES, GOODS, REWARD_TOKENS, SLOTS, SPACES, TECHNOLOGIES

PLAYERS = (2, 3, 4)
POWERS = ("power 1", "power 2", "power 3", "power 4", "power 5")
KINDS = (
    "copper_mine", "silk_factory", "tea_plantation", "fishing_ground", "bank", "employment_agency",
    "chinatown", "church", "customs_house", "laboratory", "port",
)  # fmt: skip
REWARDS = (*GOODS, "any", "import", "yen", "vp", "warehouse", "move")
# What an achievement asks for has a rule of its own (YK-1401 to YK-1412); how much of it is free.
KINDS_OF_NEEDS = {
    **{f"a{number}": (good,) for number, good in enumerate(GOODS, 1)},
    **{f"b{number}": (kind,) for number, kind in enumerate(("yen", "tokens", "orders", "technologies"), 1)},
    "c1": ("production",),
    "c2": ("commercial",),
    "c3": ("production", "commercial"),
    "c4": ("production", "commercial"),
}
EFFECTS = (
    "ball_vp", "brickyard_vp", "electrical_light_vp", "exposition_vp", "gaslight_vp", "language_school_yen",
    "letterpress_printing_yen", "mining_technology_copper", "newspaper_areas", "patent_system_vp", "spinning_mill_yen",
    "system_of_stock_yen", "university_price", "winery_vp",
)  # fmt: skip
BOARD_SLOTS = tuple(f"slot {n}" for n in range(1, len(SLOTS) // 2 + 1))
CARDS, ORDERS, TILES, TOKENS, FREE_AGENTS, AGENTS = 30, 36, 24, 20, 5, 10
MOST = 127  # for a single printed number
MOST_UNITS = 8  # to pay in yen or imports: a technology's value and slot; with the surcharge the catalogue counts to 9


def check(c: Components) -> None:
    """Raise ComponentError, naming file and line, at the first thing that cannot be played with."""
    _areas(c)
    _orders(c)
    _technologies(c)
    _building_tiles(c)
    _tokens(c)
    _achievements(c)
    _boards(c)
    _setup(c)


def _areas(c: Components) -> None:
    c.keys("areas", "", ("area", "power", "port", "layout"))
    c.count("areas", "area", len(AREAS), "areas")
    for path, name in zip(c.each("areas", "area"), AREAS, strict=True):
        c.keys("areas", path, ("id", "kind", "type", "players"))
        c.choice("areas", f"{path}.id", (name,))
        kind = "canal" if name == "canal" else next(kind for kind in KINDS if name.startswith(kind))
        c.choice("areas", f"{path}.kind", (kind,))
        c.choice("areas", f"{path}.type", ("none",) if kind == "canal" else ("production", "commercial"))
        for entry in c.each("areas", f"{path}.players"):
            c.integer("areas", entry, PLAYERS[0], PLAYERS[-1])
        if len(set(c.at("areas", f"{path}.players"))) != len(c.at("areas", f"{path}.players")):
            c.fail("areas", f"{path}.players", "names a player count twice; name each once")

    c.count("areas", "power", len(KINDS), "kinds")
    for path, kind in zip(c.each("areas", "power"), KINDS, strict=True):
        c.keys("areas", path, ("kind", "gives"))
        c.choice("areas", f"{path}.kind", (kind,))
        c.integers("areas", f"{path}.gives", POWERS, 0, 3 if kind == "port" else MOST)
    c.keys("areas", "port", ("vp",))
    c.integers("areas", "port.vp", POWERS, 0, MOST)

    c.keys("areas", "layout", tuple(f"rows_{players}" for players in PLAYERS))
    for players in PLAYERS:
        path = f"layout.rows_{players}"
        rows = c.integers("areas", path, ("longest row", "second", "third", "shortest row"), 1, len(AREAS))
        if any(longer - shorter != 1 for longer, shorter in pairwise(rows)):
            c.fail("areas", path, f"is {rows}; make each row one area shorter than the one before, longest first")
        used = sum(players in area["players"] for area in c["areas"]["area"])
        if sum(rows) != used:
            remedy = "change the rows or the areas' players"
            c.fail("areas", path, f"has room for {sum(rows)} areas, but {used} name {players} players; {remedy}")


def _orders(c: Components) -> None:
    c.keys("orders", "", ("order",))
    c.count("orders", "order", ORDERS, "orders")
    for number, path in enumerate(c.each("orders", "order"), 1):
        c.keys("orders", path, ("id", "flag", "goods", "vp", "imports", "yen"))
        c.integer("orders", f"{path}.id", number, number)
        c.choice("orders", f"{path}.flag", COUNTRIES)
        if not any(c.integers("orders", f"{path}.goods", GOODS, 0, MOST)):
            c.fail("orders", f"{path}.goods", "asks for nothing; ask for at least one good")
        for key in ("vp", "imports", "yen"):
            c.integer("orders", f"{path}.{key}", 0, MOST)


def _technologies(c: Components) -> None:
    c.keys("technologies", "", ("technology", "effects"))
    c.count("technologies", "technology", len(TECHNOLOGIES), "names")
    dearest = max(c.integers("boards", "laboratory.adds", BOARD_SLOTS, 0, MOST_UNITS - 1))
    cards = 0
    for path, name in zip(c.each("technologies", "technology"), TECHNOLOGIES, strict=True):
        c.keys("technologies", path, ("name", "value", "flags"))
        c.choice("technologies", f"{path}.name", (name,))
        c.integer("technologies", f"{path}.value", 1, MOST_UNITS - dearest)
        for entry in c.each("technologies", f"{path}.flags"):
            c.choice("technologies", entry, COUNTRIES)
        cards += len(c.at("technologies", f"{path}.flags"))
    if cards != CARDS:
        remedy = "give every card one flag, and a name as many flags as it has cards"
        c.fail("technologies", "technology", f"has {cards} flags in all, needs {CARDS}; {remedy}")
    c.keys("technologies", "effects", EFFECTS)
    for key in EFFECTS:
        c.integer("technologies", f"effects.{key}", 0, len(AREAS) - 1 if key == "newspaper_areas" else MOST)


def _building_tiles(c: Components) -> None:
    c.keys("building_tiles", "", ("tile",))
    c.count("building_tiles", "tile", TILES, "tiles")
    for number, path in enumerate(c.each("building_tiles", "tile"), 1):
        c.keys("building_tiles", path, ("id", "shops", "trading_house"))
        c.integer("building_tiles", f"{path}.id", number, number)
        c.count("building_tiles", f"{path}.shops", 4, "shop spaces")
        for space in c.each("building_tiles", f"{path}.shops"):
            _amounts(c, "building_tiles", space, REWARDS)
        _amounts(c, "building_tiles", f"{path}.trading_house", REWARDS)


def _tokens(c: Components) -> None:
    c.keys("tokens", "", ("token", "free_agents"))
    tokens = 0
    for path in c.each("tokens", "token"):
        c.keys("tokens", path, ("reward", "copies"))
        _amounts(c, "tokens", f"{path}.reward", REWARDS)
        tokens += c.integer("tokens", f"{path}.copies", 1, TOKENS)
    if tokens != TOKENS:
        c.fail("tokens", "token", f"has {tokens} copies in all, needs {TOKENS}; change the copies")
    c.keys("tokens", "free_agents", ("copies",))
    c.integer("tokens", "free_agents.copies", FREE_AGENTS, FREE_AGENTS)


def _achievements(c: Components) -> None:
    c.keys("achievements", "", ("achievement",))
    names = [f"{stack}{number}" for stack in "abc" for number in range(1, 5)]
    c.count("achievements", "achievement", len(names), "achievements")
    for path, name in zip(c.each("achievements", "achievement"), names, strict=True):
        c.keys("achievements", path, ("id", "stack", "first", "later", "needs"))
        c.choice("achievements", f"{path}.id", (name,))
        c.choice("achievements", f"{path}.stack", (name[0],))
        for key in ("first", "later"):
            c.integer("achievements", f"{path}.{key}", 0, MOST)
        c.keys("achievements", f"{path}.needs", KINDS_OF_NEEDS[name])
        _amounts(c, "achievements", f"{path}.needs", KINDS_OF_NEEDS[name])


def _boards(c: Components) -> None:
    c.keys("boards", "", ("church", "customs", "port", "laboratory", "prices", "chinatown"))
    for board, number in (("church", "faith"), ("customs", "imports")):
        c.count("boards", board, len(SPACES), "spaces")
        for path in c.each("boards", board):
            c.keys("boards", path, (number, "reward", "blocked"))
            c.integer("boards", f"{path}.{number}", 1, MOST)
            _amounts(c, "boards", f"{path}.reward", REWARDS)
            c.truth("boards", f"{path}.blocked")
    c.keys("boards", "port", ("levels", "second_order_units"))
    c.integers("boards", "port.levels", BOARD_SLOTS, 1, 3)
    c.integer("boards", "port.second_order_units", 0, MOST_UNITS)
    c.keys("boards", "laboratory", ("adds", "surcharge_from"))
    c.integer("boards", "laboratory.surcharge_from", 1, MOST)

    single = ("unit_yen", "shop", "assistant", "canal", "president", "faith_yen_original", "faith_yen_synapses")
    c.keys("boards", "prices", (*single, "trading_houses"))
    for key in single:
        c.integer("boards", f"prices.{key}", 1 if key == "unit_yen" else 0, MOST)
    c.integers("boards", "prices.trading_houses", ("first", "second", "third", "fourth"), 0, MOST)
    c.keys("boards", "chinatown", (*GOODS, "import"))
    for key in (*GOODS, "import"):
        c.integer("boards", f"chinatown.{key}", 0, MOST)


def _setup(c: Components) -> None:
    c.keys("setup", "", ("player", "agents", "orders", "end", "scoring", "rewards"))
    _player(c)
    c.keys("setup", "agents", COUNTRIES)
    agents = sum(c.integer("setup", f"agents.{country}", 0, AGENTS) for country in COUNTRIES)
    if agents != AGENTS:
        c.fail("setup", "agents", f"has {agents} agents in all, needs {AGENTS}; change their numbers")

    c.keys("setup", "orders", (*(f"removed_{players}" for players in PLAYERS), "dealt", "kept", "hand_limit"))
    for key, value in (("dealt", 2), ("kept", 1), ("hand_limit", 3)):
        c.integer("setup", f"orders.{key}", value, value)
    for players in PLAYERS:
        boards = sum(area["kind"] == "port" and players in area["players"] for area in c["areas"]["area"])
        c.integer("setup", f"orders.removed_{players}", 0, ORDERS - len(BOARD_SLOTS) * boards - 2 * players)

    counts = tuple(f"{players} players" for players in PLAYERS)
    ends = tuple(f"{board}_{edition}" for board in ("church", "customs") for edition in ("original", "synapses"))
    c.keys("setup", "end", ends)
    for key in ends:
        c.integers("setup", f"end.{key}", counts, 1, len(SPACES))
    for board in ("church", "customs"):
        path, blocked = f"end.{board}_synapses", sum(space["blocked"] for space in c["boards"][board])
        if blocked >= c.at("setup", path)[0]:
            remedy = "raise it, or block fewer in boards.toml"
            c.fail("setup", path, f"is reached with 2 players by the blocked spaces alone ({blocked}); {remedy}")
    _scoring(c)

    c.keys("setup", "rewards", ("tokens", "laid_out"))
    c.count("setup", "rewards.tokens", len(REWARD_TOKENS), "tokens")
    for path, name in zip(c.each("setup", "rewards.tokens"), REWARD_TOKENS, strict=True):
        c.choice("setup", path, (name,))
    c.integer("setup", "rewards.laid_out", PLAYERS[-1], len(REWARD_TOKENS))  # one for every player, at least


def _player(c: Components) -> None:
    totals = {"assistants": 20, "shops": 8}
    pieces = tuple(f"{piece}_in_{place}" for piece in totals for place in ("hand", "warehouse"))
    single = (*pieces, "score_markers_synapses", "yen_first", "yen_others")
    c.keys("setup", "player", (*single, "trading_houses", "goods"))
    for key in single:
        c.integer("setup", f"player.{key}", 0, MOST)
    for piece, total in totals.items():
        hand, warehouse = (c["setup"]["player"][f"{piece}_in_{place}"] for place in ("hand", "warehouse"))
        if hand + warehouse != total:
            remedy = f"make hand and warehouse add up to {total}"
            c.fail("setup", f"player.{piece}_in_hand", f"gives a player {hand + warehouse} {piece}; {remedy}")
    c.integer("setup", "player.trading_houses", 4, 4)
    c.integers("setup", "player.goods", GOODS, 0, MOST)


def _scoring(c: Components) -> None:
    ranked, single = ("church", "customs", "technology"), ("dummy_halves", "yen_per_vp", "goods_per_vp")
    c.keys("setup", "scoring", (*ranked, *single, "sets"))
    for key in ranked:
        c.integers("setup", f"scoring.{key}", ("first", "second"), 0, MOST)
    for key in single:
        c.integer("setup", f"scoring.{key}", 0 if key == "dummy_halves" else 1, MOST)
    sets = c.integers("setup", "scoring.sets", tuple(f"{flags} flags" for flags in range(6)), 0, MOST)
    steps = [larger - smaller for smaller, larger in pairwise(sets)]
    if sets[0] or steps != sorted(steps):
        remedy = "begin with 0 and let no step from one size to the next be smaller than the one before (YK-1716)"
        c.fail("setup", "scoring.sets", f"is {sets}; {remedy}")


def _amounts(c: Components, file: str, path: str, names: tuple[str, ...]) -> None:
    """A small table of amounts, such as a reward."""
    c.keys(file, path, names, required=())
    given = [name for name in names if name in c.at(file, path)]
    if not given:
        c.fail(file, path, f"is empty; name at least one of {', '.join(names)}")
    for name in given:
        c.integer(file, f"{path}.{name}", 1, MOST)
