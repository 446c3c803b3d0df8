"""The catalogue: every verb of Nippon with its nouns, in the order of the ledger's decision points."""

from entrepot.engine.language.catalogue import Catalogue

COLOURS = ("white", "blue", "grey", "yellow", "red", "black")  # of workers, experts and departments
TYPES = ("cotton", "paper", "bento", "lenses", "lamps", "clocks")  # of factories and goods, two a level
TRACKS = ("science", "mining", "finance")
FLEETS = ("ship", "machine", "train")  # the three rows of pieces on the zaibatsu
GOALS = ("ships", "machines", "trains", *TRACKS, "factories", "contracts")
REGIONS = ("kyushu", "kansai", "tokaido", "north")
CITIES = ("nagasaki", "fukuoka", "kyoto", "osaka", "nagoya", "tokyo", "sendai", "sapporo")  # two a region
SIDES = ("n", "e", "s", "w")
CELLS = tuple(f"{city}_{side}" for city in CITIES for side in SIDES)  # for influence tokens
STATIONS = tuple(f"{region}_{n}" for region in REGIONS for n in range(1, 8))  # for trains
DESTINATIONS = ("berlin", "san_francisco", "new_york", "washington", "london", "paris")
NUMBERS = 5  # factories of a type, the late-game one last
FACTORIES = tuple(f"{type}_{n}" for type in TYPES for n in range(1, NUMBERS + 1))
SLOTS = tuple(str(n) for n in range(1, 7))  # cells of the factory area
MACHINE_CELLS = tuple(f"{slot}_{side}" for slot in SLOTS for side in ("left", "right"))
CONTRACTS = (*COLOURS, "level_2", "level_3")
ACTIONS = ("science", "production", "investment", "factory", "mining", "ships", "machines", "trains", "markets")
TILES_A = ("machine", "ship", "train", "goods", "old_factory", "worker", "coal", "discount")
TILES_B = tuple(f"b{n}" for n in range(1, 9))
REWARDS = ("vp", "iron", "silk", *TRACKS)  # of the common goals

CATALOGUE = Catalogue(
    pair=tuple(str(n) for n in range(1, 6)),  # starting tiles
    old=("cotton", "paper"),  # the side of the old factory
    recruit=COLOURS,  # a worker from the bag
    act=ACTIONS,  # the turn: an action,
    consolidate=(),  # or a consolidation
    skip=(),
    silk=(),  # 1 silk becomes 1 money
    hire=COLOURS,
    steps=("1", "2", "3"),  # science or mining
    build=FACTORIES,
    first=("ability", "tile"),  # what comes first with the first factory
    machine=MACHINE_CELLS,
    produce=SLOTS,
    kept=(),  # 1 coal from a tile to the personal supply
    ship=DESTINATIONS,  # for iron, or for nothing
    ship_for_money=DESTINATIONS,
    train=STATIONS,
    train_for_money=STATIONS,
    supply_1=CELLS,  # a local market with so many goods
    supply_2=CELLS,
    supply_3=CELLS,
    take_from=SLOTS,  # goods of a type that lies under several factories
    evict=CELLS,  # which of the lowest tokens goes back
    gain=("region", "vp"),
    spend=TYPES,  # goods for an investment or a contract
    invest=(),
    contract=CONTRACTS,
    modify=SLOTS,  # apply the modifier of this factory
    region=REGIONS,  # whose bonus
    research=("science", "mining", "both"),  # the white department
    department=COLOURS,
    another=(),  # pay for one more ship or train
    piece=FLEETS,
    stock=SLOTS,  # goods on this factory
    favor=tuple(f"{goal}_{level}" for goal in GOALS for level in (1, 2, 3)),
    keep=("0", "1", "2", "3"),  # so much coal through step B
    pay=(),  # salaries
    reward=REWARDS,  # of a common goal
    stop=(),  # no more of what is asked
    done=(),  # the turn is over
)
