"""The position: one field a line. A colour, type, factory, tile or cell is its number in the catalogue."""

from entrepot.engine.language.fields import (
    SEAT,
    Axis,
    choice,
    count,
    either,
    first_seat,
    flag,
    level,
    many,
    numbered,
    one,
    seat,
    space,
)
from entrepot.engine.language.record import HIDDEN, NOBODY, Layout

from .actions import (
    ACTIONS,
    CELLS,
    CITIES,
    COLOURS,
    CONTRACTS,
    DESTINATIONS,
    FACTORIES,
    FLEETS,
    GOALS,
    REGIONS,
    SLOTS,
    TILES_A,
    TILES_B,
    TRACKS,
    TYPES,
)

__all__ = ["AUTOMA", "HIDDEN", "LAYOUT", "NOBODY", "OLD", "RANDOM_SIDES", "SIDE_B"]

AUTOMA = 1  # its seat in a solo game
OLD = 30  # the old factory after the thirty others: cotton, then paper
SIDE_B, RANDOM_SIDES = 1, 2  # of option_side

COLOUR = Axis("colour", COLOURS)
WORKER = Axis("worker", (*COLOURS, *(f"{colour}_expert" for colour in COLOURS)))
TYPE = Axis("type", TYPES)
TRACK = Axis("track", TRACKS)
FLEET = Axis("fleet", FLEETS)
GOAL = Axis("goal", GOALS)
COMMON_GOAL = Axis("common goal", (*GOALS, "influence"))
REGION = Axis("region", REGIONS)
CITY = Axis("city", CITIES)
CELL = Axis("cell", CELLS)
DESTINATION = Axis("destination", DESTINATIONS)
FACTORY = Axis("factory", FACTORIES)
ANY_FACTORY = Axis("factory", (*FACTORIES, "old_cotton", "old_paper"))
SLOT = Axis("slot", SLOTS)
SIDE = Axis("side", ("left", "right"))
CONTRACT = Axis("contract", CONTRACTS)
ACTION = Axis("action", ACTIONS)
TILE_A, TILE_B = Axis("starting tile A", TILES_A), Axis("starting tile B", TILES_B)
PAIR = numbered("pair", 5)
HIRING_CELL = numbered("hiring cell", 5)
DEMAND = numbered("demand token", 9)
PERIOD, PLACE = numbered("period", 3), numbered("place", 3)
LEVEL = numbered("level", 3)
VALUE = numbered("value", 8, 0)
ACTION_TOKEN = numbered("action token", 9)
HEADING = Axis("heading", ("play", *GOALS, "resources_and_goods", "money"))
# what the activations of an action are counted by
USED = {
    ACTIONS.index("production"): SLOT,
    ACTIONS.index("investment"): TYPE,
    ACTIONS.index("ships"): DESTINATION,
    ACTIONS.index("machines"): SLOT,
    ACTIONS.index("trains"): REGION,
    ACTIONS.index("markets"): REGION,
}

LAYOUT = Layout(
    # options
    option_side=choice("i1", "of the factories"),
    option_late=choice("i1", "late-game factories"),
    option_goals=choice("i1", "common goals"),
    option_level=choice("i1", "of the Automa"),
    option_modifier=choice("i1", "NZ-626", since=1),
    option_old_factory=choice("i1", "NZ-228", since=1),
    option_old_machines=choice("i1", "NZ-227", since=1),
    option_coal_vp=choice("i1", "NZ-1712", since=1),
    option_back_bonus=choice("i1", "NZ-506", since=1),
    option_back_price=choice("i1", "NZ-327", since=1),
    option_first=first_seat("i1"),
    # the board
    hiring=count("i1", "workers in a hiring cell", by=(HIRING_CELL, COLOUR), most=6),
    staff=count("i1", "the total number of workers there", by=HIRING_CELL, most=6),
    queue=one(COLOUR, "i1", "workers in the rows, from the top", by=(numbered("row", 5), numbered("worker", 3))),
    bag=count("i1", "workers; their order is not known to anyone", by=COLOUR, most=12),
    demand=one(DEMAND, "i1", "the demand token in a city", by=CITY),
    turned=level("i1", 3, "how many quarter turns it has made to the right", by=CITY),
    token=level("i1", 7, "the value of the influence token in a cell, 0 for none", by=CELL),
    owner=seat("i1", "whose token it is", by=CELL),
    trains=seat("i1", "whose train stands in each cell of a region", by=(REGION, numbered("cell", 7))),
    ships=seat(
        "i1", "whose ships lie at a destination, first come, first served", by=(DESTINATION, numbered("berth", 4))
    ),
    expert=seat("i1", "who has the expert of a destination; NOBODY: it waits there", by=DESTINATION),
    improved_left=count("i1", "tiles at a destination", by=DESTINATION, most=4),
    available=many(FACTORY, "i4", "factories to build"),
    side_b=many(FACTORY, "i4", "factories that lie with side B up"),
    goal=one(COMMON_GOAL, "i1", "common goals of a period", by=(PERIOD, PLACE)),
    # starting tiles
    pair_a=one(TILE_A, "i1", "on offer", by=PAIR),
    pair_b=one(TILE_B, "i1", by=PAIR),
    tile_a=one(TILE_A, "i1", "taken", by=SEAT),
    tile_b=one(TILE_B, "i1", by=SEAT),
    # the players
    vp=count("i2", by=SEAT, most=200),
    money=count("i2", by=SEAT, most=60),
    coal=count("i2", by=SEAT, most=30),
    silk=count("i2", by=SEAT, most=12),
    iron=count("i2", by=SEAT, most=20),
    kept_coal=count("i1", "on a starting tile or factory, safe from step B", by=SEAT, most=6),
    marker=space("i1", 20, "on a track: the number of the space", by=(SEAT, TRACK)),
    taken=count("i1", "pieces taken from the zaibatsu", by=(SEAT, FLEET), most=7),
    workers=one(WORKER, "i1", "from the bottom", by=(SEAT, numbered("place", 6))),
    improved=many(COLOUR, "i1", "departments", by=SEAT),
    tokens=count("i1", "influence tokens in the personal supply", by=(SEAT, VALUE), most=4),
    locked=many(TRACK, "i1", "influence tokens locked", by=SEAT),
    favors_left=count("i1", "in the stacks", by=(SEAT, LEVEL), most=4),
    favor=level("i1", 3, "of the favour token on a goal, 0 for none", by=(SEAT, GOAL)),
    factory=one(ANY_FACTORY, "i1", "in each cell of the factory area", by=(SEAT, SLOT)),
    machines=many(SIDE, "i1", "on it", by=(SEAT, SLOT)),
    goods=count("i1", "below it", by=(SEAT, SLOT), most=6),
    contract=one(CONTRACT, "i1", "fulfilled, in each cell of the contract area", by=(SEAT, numbered("cell", 8))),
    fulfilled=many(CONTRACT, "i2", "the same as a set", by=SEAT),
    waiting_machine=count("i1", "for the first factory", by=SEAT, most=1),
    waiting_goods=count("i1", by=SEAT, most=3),
    # the turn
    first=seat("i1", "the first player"),
    turn=seat("i1", "whose turn it is"),
    actor=seat("i1", "who is asked"),
    round=space("i1", 8, "of the first round marker"),
    holder=seat("i1", "of the second round marker"),
    turns_left=count("i1", "in the last rounds", most=8),
    action=one(ACTION, "i1", "performed in this turn"),
    hired=one(COLOUR, "i1", "the colour of the worker hired for it"),
    activations=count("i1", most=6),
    used=either("action", USED, "i2", "what the activations have used"),
    spent=many(numbered("level", 4, 0), "i1", "levels of the goods that the action has spent"),
    fulfilled_now=count("i1", "contracts in this action", most=3),
    modified=flag("i1", "a modifier was applied in this turn"),
    cheaper=count("i1", "coal that each production of this action costs less", most=3),
    granted=one(numbered("destination or region", 6), "i1", "of the last ship or train that an ability granted"),
    won=many(PLACE, "i1", "common goals of this scoring", by=SEAT),
    # solo
    order=one(COLOUR, "i1", "the colour order", by=numbered("place", 6)),
    region_colour=one(COLOUR, "i1", "of the worker in a region", by=REGION),
    solo_goal=one(COMMON_GOAL, "i1", by=PLACE),
    stack=many(ACTION_TOKEN, "i2", "action tokens not yet revealed; their order is not known to anyone"),
    automa_tokens=many(numbered("influence token", 10), "i2", "on its board, from the lowest"),
    automa_trains=count("i1", most=7),
    automa_token=one(ACTION_TOKEN, "i1", "its last turn: the action token,"),
    automa_cell=one(HIRING_CELL, "i1", "the hiring cell,"),
    automa_worker=one(COLOUR, "i1", "the worker returned,"),
    automa_action=one(ACTION, "i1", "the action performed, if any,"),
    automa_region=one(REGION, "i1", "where,"),
    automa_at=one(numbered("cell", 32), "i1", "and in which train or influence cell"),
    # the end
    sheet=count("i2", "VP by where they come from", by=(SEAT, HEADING), most=200),
    rank=level("i1", 4, "1 is the winner", by=SEAT),
)
