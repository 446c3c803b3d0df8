"""The position: one field a line. A card, book, tile, region or company is its number in the catalogue."""

from entrepot.engine.language.record import HIDDEN, NOBODY, Layout

__all__ = ["HIDDEN", "LAYOUT", "NOBODY"]

LAYOUT = Layout(
    # options, as the number of the choice
    option_tracks=("i1", ()),  # 0 those of the first game, 1 at random
    option_tiles=("i1", ()),  # starting tiles: 0 those of the first game, 1 chosen
    option_first=("i1", ()),  # 0 random, else the seat and 1
    # the board
    face=("i1", (4,)),  # of the track at a company's edge
    posts=("i1", (4, 3)),  # trading posts in each column of a base
    opened=("i2", ()),  # columns whose bottom space was empty once, as bits
    removed=("i1", (4,)),  # posts of a company out of the game
    region=("i1", (24,)),  # the company that has a post there
    deck=("i8", ()),  # cards not yet drawn, as bits; which of a letter comes next nobody knows
    display=("i1", (12,)),  # cards for sale, row by row
    discarded=("i8", ()),  # deck cards out of the game, as bits
    supply=("i4", (3,)),  # books not yet drawn, of each letter, as bits
    books=("i1", (12,)),  # in the book display
    coins=("i1", (12,)),  # below them
    round_coins=("i1", (8,)),  # on the round track
    marker=("i1", (15,)),  # whose bonus marker lies on a bonus space
    tile=("i1", (4,)),  # who has a bonus tile; NOBODY: it lies beside the board
    tile_used=("i1", ()),  # bonus tiles face down, as bits
    plus=("i1", ()),  # the slot of its holder on whose card the +1 good tile lies
    # the players
    seat=("i1", (4,)),  # clockwise from the one who was first player at the start
    money=("i2", (4,)),
    hand=("i8", (4,)),  # cards, as bits
    slot=("i1", (4, 5)),  # the card in an action slot (secret while cards are planned)
    used=("i1", (4,)),  # slots whose card is face down, as bits
    recovery=("i8", (4, 5)),  # cards in a recovery area, as bits (secret until all have laid them at the start)
    sold=("i8", (4,)),  # own starting cards out of the game, as bits
    dealt=("i1", (4, 2)),  # starting tiles to choose from, then the one that was rejected (secret)
    start_tile=("i1", (4,)),  # (secret until all have chosen)
    track=("i1", (4, 4)),  # the space of a player's marker on a company's track
    bonus=("i1", (4, 4)),  # special track bonuses that are available: 0, 1 or 2
    diamond=("i1", (4,)),  # the space of the diamond marker
    jar=("i1", (4,)),  # the position of the ink jar: 0 its picture, 1 the starting book, 2 book space 1
    shelf=("i1", (4, 15)),  # the uppermost book on a space
    face_down=("i4", (4,)),  # books turned over, as bits by the position of the jar
    covered=("i4", (3,)),  # books out of play, of each letter, as bits
    markers=("i1", (4,)),  # bonus markers in reserve
    extra=("i1", (4,)),  # bonus markers that B2 has added
    ready=("i1", ()),  # players who have answered what all are asked at once, as bits
    planned=("i1", (4,)),  # slots, or recovery areas at the start, that a player has answered for (secret)
    # the round
    round=("i1", ()),
    first=("i1", ()),  # holder of the first-player marker
    starter=("i1", ()),  # who began this round
    opening=("i1", ()),  # 1 until the starter's first turn of the round is over
    turn=("i1", ()),  # whose turn it is
    out=("i1", ()),  # players who have ended their action phase, as bits
    # the turn
    chosen=("i1", ()),  # slots of the goods cards used by this action, as bits
    entered=("i4", ()),  # regions entered by this action, as bits
    expanded=("i1", ()),  # the company of this action
    ousted=("i1", (4,)),  # foreign posts to be returned, by company
    bp=("i1", ()),  # parts of a reward still to come: BP,
    steps=("i1", ()),  # company steps,
    removals=("i1", ()),  # posts to remove
    barred=("i1", ()),  # tracks on which D2 does not step any more, as bits
    taken=("i1", (12,)),  # books taken in this turn
    taken_count=("i1", ()),
    # the end
    sheet=("i2", (4, 7)),  # cash, the four companies, diamonds, books
    rank=("i1", (4,)),  # 1 is the winner
)
