"""The position: one field a line. A colour, type, factory, tile or cell is its number in the catalogue."""

from entrepot.engine.language.record import HIDDEN, NOBODY, Layout

__all__ = ["AUTOMA", "HIDDEN", "LAYOUT", "NOBODY", "OLD", "RANDOM_SIDES", "SIDE_B"]

AUTOMA = 1  # its seat in a solo game
OLD = 30  # the old factory after the thirty others: cotton, then paper
SIDE_B, RANDOM_SIDES = 1, 2  # of option_side

LAYOUT = Layout(
    # options, as the number of the choice
    option_side=("i1", ()),  # of the factories: 0 A, 1 B, 2 at random
    option_late=("i1", ()),  # late-game factories
    option_goals=("i1", ()),  # common goals
    option_level=("i1", ()),  # of the Automa: 0 easy, 1 normal, 2 hard
    option_first=("i1", ()),  # 0 random, else the seat and 1
    # the board
    hiring=("i1", (5, 6)),  # workers in a hiring cell, by colour
    staff=("i1", (5,)),  # and how many they are
    queue=("i1", (5, 3)),  # workers in the rows, from the top
    bag=("i1", (6,)),  # workers, by colour; which one comes next nobody knows
    demand=("i1", (8,)),  # the demand token in a city
    turned=("i1", (8,)),  # and by how many quarters it is turned to the right
    token=("i1", (32,)),  # the value of the influence token in a cell, 0 for none
    owner=("i1", (32,)),  # and whose it is
    trains=("i1", (4, 7)),  # whose train stands in each cell of a region
    ships=("i1", (6, 4)),  # whose ships lie at a destination, first come, first served
    expert=("i1", (6,)),  # who has the expert of a destination; NOBODY: it waits there
    improved_left=("i1", (6,)),  # tiles at a destination
    available=("i4", ()),  # factories to build, as bits
    side_b=("i4", ()),  # factories that lie with side B up, as bits
    goal=("i1", (3, 3)),  # common goals: of a period, by place
    # starting tiles
    pair_a=("i1", (5,)),  # on offer
    pair_b=("i1", (5,)),
    tile_a=("i1", (4,)),  # taken
    tile_b=("i1", (4,)),
    # the players
    vp=("i2", (4,)),
    money=("i2", (4,)),
    coal=("i2", (4,)),
    silk=("i2", (4,)),
    iron=("i2", (4,)),
    kept_coal=("i1", (4,)),  # on a starting tile or factory, safe from step B
    marker=("i1", (4, 3)),  # on science, mining and finance: the number of the space
    taken=("i1", (4, 3)),  # ships, machines and trains taken from the zaibatsu
    workers=("i1", (4, 6)),  # from the bottom: a colour, an expert as its colour and 6
    improved=("i1", (4,)),  # departments, as bits
    tokens=("i1", (4, 8)),  # influence tokens in the personal supply, by value
    locked=("i1", (4,)),  # influence tokens locked, as bits by track
    favors_left=("i1", (4, 3)),  # in the stacks, by level
    favor=("i1", (4, 8)),  # the level of the favor token on a goal, 0 for none
    factory=("i1", (4, 6)),  # in each cell of the factory area
    machines=("i1", (4, 6)),  # on it: 1 left, 2 right
    goods=("i1", (4, 6)),  # below it
    contract=("i1", (4, 8)),  # fulfilled, in each cell of the contract area
    fulfilled=("i2", (4,)),  # the same as bits
    waiting_machine=("i1", (4,)),  # for the first factory
    waiting_goods=("i1", (4,)),
    # the turn
    first=("i1", ()),  # the first player
    turn=("i1", ()),  # whose turn it is
    actor=("i1", ()),  # who is asked
    round=("i1", ()),  # the space of the first round marker
    holder=("i1", ()),  # of the second round marker
    turns_left=("i1", ()),  # in the last rounds
    action=("i1", ()),  # performed in this turn
    hired=("i1", ()),  # the colour of the worker hired for it
    activations=("i1", ()),
    used=("i2", ()),  # factory cells, destinations, regions or types of the activations, as bits
    spent=("i1", ()),  # goods of the action, by level, as bits
    fulfilled_now=("i1", ()),  # contracts in this action
    modified=("i1", ()),  # a modifier was applied in this turn
    cheaper=("i1", ()),  # coal that each production of this action costs less
    granted=("i1", ()),  # the destination or region of the last ship or train that an ability granted
    won=("i1", (4,)),  # common goals of this scoring, by place, as bits
    # solo
    order=("i1", (6,)),  # the colour order
    region_colour=("i1", (4,)),  # of the worker in a region
    solo_goal=("i1", (3,)),
    stack=("i2", ()),  # action tokens not yet revealed, as bits; which one comes next nobody knows
    automa_tokens=("i2", ()),  # influence tokens on its board, as bits from the lowest
    automa_trains=("i1", ()),
    automa_token=("i1", ()),  # its last turn: the action token,
    automa_cell=("i1", ()),  # the hiring cell,
    automa_worker=("i1", ()),  # the worker returned,
    automa_action=("i1", ()),  # the action performed, if any,
    automa_region=("i1", ()),  # where,
    automa_at=("i1", ()),  # and in which train or influence cell
    # the end
    sheet=("i2", (4, 11)),  # VP from play, from each of the eight goals, from resources and goods, from money
    rank=("i1", (4,)),  # 1 is the winner
)
