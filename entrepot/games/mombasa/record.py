"""The position: one field a line. A card, book, tile, region or company is its number in the catalogue."""

from entrepot.engine.language.fields import (
    OTHERS,
    SEAT,
    Axis,
    choice,
    count,
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

from .actions import (
    BASES,
    BONUS_TILES,
    BOOK_LETTERS,
    BOOK_SPACES,
    CARDS,
    COMPANIES,
    DISPLAY,
    FACES,
    REGIONS,
    SHELF,
    SLOTS,
    SPACES,
    START_TILES,
)

__all__ = ["HIDDEN", "LAYOUT", "NOBODY"]

COMPANY = Axis("company", COMPANIES)
FACE = Axis("track", FACES)
COLUMN = numbered("column", 3)
BASE = Axis("base", BASES)
REGION = Axis("region", REGIONS)
CARD = Axis("card", CARDS)
DISPLAY_SPACE = Axis("display space", DISPLAY)
LETTER = Axis("letter", BOOK_LETTERS)
BOOK_OF_LETTER = numbered("book", 24)
BOOK = Axis("book", tuple(f"{letter}{n}" for letter in BOOK_LETTERS for n in BOOK_OF_LETTER.names))
BOOK_SPACE = Axis("book space", BOOK_SPACES)
BONUS_SPACE = Axis("bonus space", SPACES)
BONUS_TILE = Axis("bonus tile", BONUS_TILES)
SLOT = Axis("slot", SLOTS)
START_TILE = Axis("starting tile", START_TILES)
SHELF_SPACE = Axis("shelf space", SHELF)
HEADING = Axis("heading", ("cash", *COMPANIES, "diamonds", "books"))

LAYOUT = Layout(
    # options
    option_tracks=choice("i1"),
    option_tiles=choice("i1", "starting tiles"),
    option_entries=choice("i1", "MB-716", since=1),
    option_starting_book=choice("i1", "MB-905", since=1),
    option_idle_markers=choice("i1", "MB-1107, MB-1128", since=1),
    option_merchant_tile=choice("i1", "MB-1213", since=1),
    option_bonus_from=choice("i1", "MB-1619", since=1),
    option_banana_bonus=choice("i1", "MB-1723", since=1),
    option_diamond_end=choice("i1", "MB-1808", since=1),
    option_first=first_seat("i1"),
    # the board
    face=one(FACE, "i1", "of the track at a company's edge", by=COMPANY),
    posts=count("i1", "trading posts in each column of a base", by=(COMPANY, COLUMN), most=5),
    opened=many(BASE, "i2", "columns whose bottom space has been empty"),
    removed=count("i1", "posts of a company out of the game", by=COMPANY, most=15),
    region=one(COMPANY, "i1", "that has a post there", by=REGION),
    deck=many(CARD, "i8", "cards not yet drawn; their order is not known to anyone"),
    display=one(CARD, "i1", "cards for sale, row by row", by=DISPLAY_SPACE),
    discarded=many(CARD, "i8", "deck cards out of the game"),
    supply=many(BOOK_OF_LETTER, "i4", "books not yet drawn", by=LETTER),
    books=one(BOOK, "i1", "in the book display", by=BOOK_SPACE),
    coins=count("i1", "below them", by=BOOK_SPACE, most=8),
    round_coins=count("i1", "on the round track", by=numbered("round", 8, 0), most=8),
    marker=seat("i1", "whose bonus marker is on a bonus space", by=BONUS_SPACE),
    tile=seat("i1", "who has a bonus tile; NOBODY: it is next to the board", by=BONUS_TILE),
    tile_used=many(BONUS_TILE, "i1", "bonus tiles face down"),
    plus=one(SLOT, "i1", "the holder's slot whose card has the +1 good tile"),
    # the players
    seat=space("i1", 3, "clockwise from the player who was first at the start", by=SEAT),
    money=count("i2", by=SEAT, most=100),
    hand=many(CARD, "i8", by=SEAT, hidden=OTHERS),
    slot=one(CARD, "i1", "in an action slot, secret while cards are planned", by=(SEAT, SLOT), hidden=OTHERS),
    used=many(SLOT, "i1", "slots whose card is face down", by=SEAT),
    recovery=many(CARD, "i8", "in a recovery area, secret until all have placed one", by=(SEAT, SLOT), hidden=OTHERS),
    sold=many(CARD, "i8", "own starting cards out of the game", by=SEAT),
    dealt=one(START_TILE, "i1", "to choose from, then the rejected one", by=(SEAT, numbered("tile", 2)), hidden=OTHERS),
    start_tile=one(START_TILE, "i1", "secret until everyone has chosen", by=SEAT, hidden=OTHERS),
    track=space("i1", 20, "of a player's marker on a company's track", by=(SEAT, COMPANY)),
    bonus=level("i1", 2, "special track bonuses that are available", by=(SEAT, COMPANY)),
    diamond=space("i1", 20, "of the diamond marker", by=SEAT),
    jar=space("i1", 16, "of the ink jar: 0 its picture, 1 the starting book, 2 book space 1", by=SEAT),
    shelf=one(BOOK, "i1", "the uppermost book on a space", by=(SEAT, SHELF_SPACE)),
    face_down=many(numbered("position", 16), "i4", "books turned over, by the position of the jar", by=SEAT),
    covered=many(BOOK_OF_LETTER, "i4", "books out of play", by=LETTER),
    markers=count("i1", "bonus markers in reserve", by=SEAT, most=3),
    extra=count("i1", "bonus markers that B2 has added", by=SEAT, most=2),
    ready=seats("i1", "who has answered a question put to everyone at once"),
    planned=space("i1", 5, "slots decided so far; at the start, recovery areas", by=SEAT, hidden=OTHERS),
    # the round
    round=space("i1", 7),
    first=seat("i1", "holder of the first-player marker"),
    starter=seat("i1", "who began this round"),
    opening=flag("i1", "until the starter's first turn of the round is over"),
    turn=seat("i1", "whose turn it is"),
    out=seats("i1", "who has ended their action phase"),
    # the turn
    chosen=many(SLOT, "i1", "slots of the goods cards used by this action"),
    entered=many(REGION, "i4", "regions entered by this action"),
    expanded=one(COMPANY, "i1", "of this action"),
    ousted=count("i1", "foreign posts to be returned", by=COMPANY, most=5),
    bp=count("i1", "parts of a reward still to come: BP,", most=8),
    steps=count("i1", "company steps,", most=8),
    removals=count("i1", "posts to remove", most=4),
    barred=many(COMPANY, "i1", "tracks on which D2 gives no more steps"),
    taken=one(BOOK, "i1", "in this turn", by=numbered("book", 12)),
    taken_count=count("i1", most=12),
    # the end
    sheet=count("i2", "pounds by where they come from", by=(SEAT, HEADING), most=200),
    rank=level("i1", 4, "1 is the winner", by=SEAT),
)
