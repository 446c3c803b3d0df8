"""The position: one field a line. An area, order, card, tile or token is its number in the components."""

from entrepot.engine.language.fields import (
    OTHERS,
    SEAT,
    Axis,
    choice,
    count,
    deck,
    first_seat,
    flag,
    level,
    many,
    numbered,
    one,
    seat,
    seats,
    space,
)
from entrepot.engine.language.record import HIDDEN, NOBODY, Layout

from .actions import AREAS, COUNTRIES, GOODS, ORDERS, PIECES, REWARD_TOKENS, SPACES
from .box.tables import CARDS

__all__ = ["DUMMY", "HIDDEN", "LAYOUT", "NOBODY", "ORIGINAL", "SYNAPSES"]

ORIGINAL, SYNAPSES = 0, 1
DUMMY = 4  # the unused colour on the boards of two-player Synapses

AREA = Axis("area", AREAS)
GOOD = Axis("good", GOODS)
PIECE = Axis("piece", PIECES)
COUNTRY = Axis("country", COUNTRIES)
ORDER = Axis("order", ORDERS)
CARD = Axis("technology card", CARDS)
TILE = numbered("building tile", 24)
TOKEN = numbered("5-power token", 25)
STACK = Axis("stack", ("a", "b", "c"))
ACHIEVEMENT = Axis("achievement", tuple(f"{stack}{n}" for stack in STACK.names for n in range(1, 5)))
REWARD = Axis("reward token", REWARD_TOKENS)
BOARD = Axis("board", ("a", "b"))
SLOT = numbered("slot", 6)
SPACE = Axis("space", SPACES)
SHOP = numbered("shop space", 4)
CARD_IN_HAND = numbered("card", 3)
DEALT = numbered("card", 2)
FAITH = Axis("way to faith", (*GOODS, "import", "yen", "power"))
HEADING = Axis("heading", ("play", "church", "customs_house", "technology", "countries", "leftovers"))

LAYOUT = Layout(
    # options
    option_edition=choice("i1"),
    option_agents=choice("i1"),
    option_rewards=choice("i1", "mini-expansion 1"),
    option_free_agents=choice("i1", "mini-expansion 2"),
    option_church_yen=choice("i1", "YK-1254", since=1),
    option_own_president=choice("i1", "YK-412", since=1),
    option_church_limit=choice("i1", "YK-1257", since=1),
    option_mining=choice("i1", "YK-1315", since=1),
    option_station=choice("i1", "YK-1338 and YK-1341", since=1),
    option_station_assistant=choice("i1", "YK-1339", since=1),
    option_first=first_seat("i1"),
    # the map
    in_play=many(AREA, "i4", "areas in play"),
    place=space("i1", 17, "of an area in the pyramid, row by row from the longest", by=AREA),
    neighbours=many(AREA, "i4", "of an area", by=AREA),
    tile=one(TILE, "i1", "the building tile at an area", by=AREA),
    token=one(TOKEN, "i1", "the 5-power token at an area", by=AREA),
    station=one(AREA, "i1", "the area of the Station token"),
    president=one(AREA, "i1", "the area of a president; NOBODY is in hand", by=SEAT),
    assistants=count("i1", "of a player in an area", by=(SEAT, AREA), most=8),
    shops=seat("i1", "the owner of each shop space of an area's tile", by=(AREA, SHOP)),
    trading_house=seat("i1", "the owner of the trading house in an area", by=AREA),
    church=seat("i1", "the owner of the assistant on each space of the Church board", by=SPACE, also={DUMMY: "dummy"}),
    customs=seat("i1", "likewise of the Customs House", by=SPACE, also={DUMMY: "dummy"}),
    # displays, decks and supply
    port=one(ORDER, "i1", "orders on Port A and B, from left to right", by=(BOARD, SLOT)),
    laboratory=one(CARD, "i1", "technology cards on Laboratory A and B", by=(BOARD, SLOT)),
    order_deck=deck(ORDER, "i1", 36, "from the bottom: the orders returned unseen, then the deck"),
    orders_left=count("i1", most=36),
    technology_deck=deck(CARD, "i1", 30),
    technologies_left=count("i1", most=30),
    agents_left=count("i1", "in the supply", by=COUNTRY, most=4),
    achievement=one(ACHIEVEMENT, "i1", "in play", by=STACK),
    achieved=seats("i1", "players who completed it", by=STACK),
    rewards_left=many(REWARD, "i1", "achievement reward tokens on display"),
    # the players
    yen=count("i2", by=SEAT, most=60),
    vp=count("i2", by=SEAT, most=200),
    goods=count("i2", by=(SEAT, GOOD), most=12),
    imports=count("i2", by=SEAT, most=12),
    hand=count("i1", by=(SEAT, PIECE), most=20),
    warehouse=count("i1", by=(SEAT, PIECE), most=20),
    orders=one(ORDER, "i1", "in hand", by=(SEAT, CARD_IN_HAND), hidden=OTHERS),
    dealt=one(ORDER, "i1", "at the start: two orders, then the returned one", by=(SEAT, DEALT), hidden=OTHERS),
    completed=many(ORDER, "i8", "completed orders", by=SEAT),
    technologies=many(CARD, "i4", "technology cards", by=SEAT),
    tokens=many(TOKEN, "i4", "5-power tokens taken", by=SEAT),
    agents=count("i1", "foreign agents face up", by=(SEAT, COUNTRY), most=4),
    used_agents=count("i1", "and face down", by=(SEAT, COUNTRY), most=4),
    free_agents=count("i1", "face up", by=SEAT, most=4),
    used_free_agents=count("i1", by=SEAT, most=4),
    reward=one(REWARD, "i1", "the achievement reward token taken", by=SEAT),
    # the turn
    first=seat("i1", "the first player"),
    turn=seat("i1", "whose turn it is"),
    round=count("i2", most=40),
    last_round=count("i2", "0 until an end trigger occurs", most=40),
    agent_used=flag("i1", "this turn"),
    university_used=flag("i1"),
    spinning_mill_used=flag("i1"),
    faith_used=many(FAITH, "i1", "in the Church this turn, if the limit is per turn (YK-1257)", since=1),
    marked=one(AREA, "i1", "the area marked by an agent that replaces the action"),
    placed=many(AREA, "i4", "areas chosen in this placement"),
    walked=many(AREA, "i4", "areas of this walk, its start included"),
    # the end
    sheet=count("i2", "VP by where they come from", by=(SEAT, HEADING), most=200),
    rank=level("i1", 4, "1 is the winner", by=SEAT),
)
