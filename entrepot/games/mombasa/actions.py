"""The catalogue: every verb of Mombasa with its nouns, in the order of the ledger's decision points."""

from entrepot.engine.language.catalogue import Catalogue

COMPANIES = ("mombasa", "cape_town", "saint_louis", "cairo")
GOODS = ("coffee", "banana", "cotton")
LETTERS = {"a": 9, "b": 16, "c": 11, "d": 4, "e": 4}  # groups of the deck
DECK = tuple(f"{letter}{n:02}" for letter, count in LETTERS.items() for n in range(1, count + 1))
OWN = (
    "coffee_1", "coffee_2", "banana_1", "banana_2", "cotton_1", "cotton_2", "expansion_2a", "expansion_2b",
    "bookkeeper", "one_expansion",
)  # fmt: skip
CARDS = (*DECK, *OWN)  # everybody has the ten of OWN; of the others there is one each
SLOTS = ("diamond", "1", "2", "3", "book")  # two extra ones round the three of the start; recovery areas likewise
MEANS = (*SLOTS, "tile")  # a card in a slot, or the bonus tile
COLUMNS = ("left", "middle", "right")  # of the card display
DISPLAY = tuple(f"{column}_{row}" for row in range(1, 5) for column in COLUMNS)
BOOK_LETTERS = ("a", "b", "c")
BOOK_SPACES = tuple(f"{letter}{n}" for letter in BOOK_LETTERS for n in range(1, 5))  # of the book display
SHELF = tuple(str(n) for n in range(1, 16))  # spaces of the bookkeeping track
REGIONS = (
    "n1", "n2", "n3", "e1", "e2", "e3", "s1", "s2", "s3", "w1", "w2", "w3",
    "i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8", "c1", "c2", "x1", "x2",
)  # fmt: skip
BASES = tuple(f"{company}_{column}" for company in COMPANIES for column in range(1, 4))  # columns of the bases
FACES = ("a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2")  # of the company tracks
MAJORITIES = (*GOODS, "expansion")
BONUS_TILES = ("good", "bookkeeper", "merchant", "expansion")
SPACES = (
    "first", "buy", "sell", *MAJORITIES, *(f"{tile}_tile" for tile in BONUS_TILES), "c_1", "c_2", "d_1", "d_2",
)  # fmt: skip
START_TILES = tuple(f"st{n}" for n in range(1, 11))

CATALOGUE = Catalogue(
    unshown={"tile": "tile", "rest": "rest", "lay": "lay", "leave": "lay"},  # until everybody has answered
    tile=START_TILES,  # which starting tile to keep
    rest=CARDS,  # which card begins in the next recovery area
    lay=CARDS,  # a card into the next slot,
    leave=(),  # or none
    ready=(),  # the plan stands
    reconsider=(),  # take the whole plan back
    goods=SLOTS,  # the turn: use a goods card, and one more,
    expand=COMPANIES,
    bookkeeper=MEANS,
    merchant=MEANS,
    mark=SPACES,  # place a bonus marker
    end=(),  # the action phase
    plus=SLOTS,  # lay the +1 good tile on a card
    buy=DISPLAY,
    buy_cheaper=DISPLAY,  # with the lower price of A2 instead of its higher values
    step=COMPANIES,  # a unit, on this track
    pay=(),  # and go on behind the pay section
    enter=REGIONS,
    post_from=BASES,  # which column gives the post
    post_to=BASES,  # which column takes it back
    remove=BASES,  # a post out of the game
    collect=("bp", "steps", "posts"),  # which part of a reward comes next
    turn_over=("start", *SHELF),  # a book face down
    walk=(),  # the ink jar to the next book
    take=BOOK_SPACES,
    cash=(),  # 1 BP becomes £1
    sell=CARDS,
    tier=("1", "2", "3"),
    share=("1_bp", "2_bp"),  # of three: BP, and diamond steps for the rest
    diamonds=(),
    track=COMPANIES,  # where the next two steps are made
    book=tuple(str(n) for n in range(1, 13)),  # which of the books taken is placed next
    shelve=SHELF,
    recover=SLOTS,  # a stack back into hand
    stop=(),  # no more of what is asked
)
