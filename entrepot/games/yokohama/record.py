"""The position: one field a line. An area, order, card, tile or token is its number in the components."""

from entrepot.engine.language.record import HIDDEN, NOBODY, Layout

__all__ = ["DUMMY", "HIDDEN", "LAYOUT", "NOBODY", "ORIGINAL", "SYNAPSES"]

ORIGINAL, SYNAPSES = 0, 1
DUMMY = 4  # the unused colour on the boards of two-player Synapses

LAYOUT = Layout(
    # options, as the number of the choice
    option_edition=("i1", ()),
    option_agents=("i1", ()),  # 0 extra, 1 replace
    option_rewards=("i1", ()),  # mini-expansion 1
    option_free_agents=("i1", ()),  # mini-expansion 2
    option_first=("i1", ()),  # 0 random, else the seat and 1
    # the map
    in_play=("i4", ()),  # areas in play, as bits
    place=("i1", (18,)),  # of an area in the pyramid, row by row from the longest
    neighbours=("i4", (18,)),  # of an area, as bits
    tile=("i1", (18,)),  # the building tile at an area
    token=("i1", (18,)),  # the 5-power token at an area
    station=("i1", ()),  # the area of the Station token
    president=("i1", (4,)),  # the area of a president; NOBODY is in hand
    assistants=("i1", (4, 18)),  # of a player in an area
    shops=("i1", (18, 4)),  # the owner of each shop space of an area's tile
    trading_house=("i1", (18,)),  # the owner of the trading house in an area
    church=("i1", (8,)),  # the owner of the assistant on each space of the Church board
    customs=("i1", (8,)),  # likewise
    # displays, decks and supply
    port=("i1", (2, 6)),  # orders on Port A and B, from left to right
    laboratory=("i1", (2, 6)),  # technology cards on Laboratory A and B
    order_deck=("i1", (36,)),  # from below: the orders returned unseen, then the deck
    orders_left=("i1", ()),
    technology_deck=("i1", (30,)),
    technologies_left=("i1", ()),
    agents_left=("i1", (5,)),  # in the supply, by country
    achievement=("i1", (3,)),  # in play, of A, B and C
    achieved=("i1", (3,)),  # players who completed it, as bits
    rewards_left=("i1", ()),  # achievement reward tokens on display, as bits
    # the players
    yen=("i2", (4,)),
    vp=("i2", (4,)),
    goods=("i2", (4, 4)),  # copper, silk, tea, fish
    imports=("i2", (4,)),
    hand=("i1", (4, 3)),  # assistants, shops, trading houses
    warehouse=("i1", (4, 3)),
    orders=("i1", (4, 3)),  # in hand (secret)
    dealt=("i1", (4, 2)),  # at the start: two orders, then the returned one (secret)
    completed=("i8", (4,)),  # completed orders, as bits
    technologies=("i4", (4,)),  # technology cards, as bits
    tokens=("i4", (4,)),  # 5-power tokens taken, as bits
    agents=("i1", (4, 5)),  # foreign agents face up, by country
    used_agents=("i1", (4, 5)),  # and face down
    free_agents=("i1", (4,)),  # face up
    used_free_agents=("i1", (4,)),
    reward=("i1", (4,)),  # the achievement reward token taken
    # the turn
    first=("i1", ()),  # the first player
    turn=("i1", ()),  # whose turn it is
    round=("i2", ()),
    last_round=("i2", ()),  # 0 until an end trigger occurs
    agent_used=("i1", ()),  # this turn
    university_used=("i1", ()),
    spinning_mill_used=("i1", ()),
    marked=("i1", ()),  # the area marked by an agent that replaces the action
    placed=("i4", ()),  # areas chosen in this placement, as bits
    walked=("i4", ()),  # areas of this walk, its start included, as bits
    # the end
    sheet=("i2", (4, 6)),  # VP from play, Church, Customs House, technology, countries, leftovers
    rank=("i1", (4,)),  # 1 is the winner
)
