"""Component files -> constant tables, made once. The files are checked first, with errors that name file and line."""

from pathlib import Path

import numpy as np

from entrepot.engine.language.components import Components, overlay_of

from ..actions import (
    BONUS_TILES,
    BOOK_SPACES,
    CARDS,
    COLUMNS,
    COMPANIES,
    DECK,
    DISPLAY,
    FACES,
    GOODS,
    LETTERS,
    MAJORITIES,
    REGIONS,
    SHELF,
    SLOTS,
    SPACES,
    START_TILES,
)
from .check import BOOKS_EACH, COLUMN_NAMES, EFFECTS, KINDS, NEEDS, ROWS, check
from .check import COLUMN_SPACES as COLUMN_SPACES

FOLDER = Path(__file__).parent
COMPONENTS = Components.load(FOLDER, overlay_of("mombasa"))
check(COMPONENTS)


def _table(values):
    return np.array(values, dtype=np.int64)


def _bits(numbers):
    return sum(1 << number for number in numbers)


# --- companies, kinds of cards, and how many there are of everything
MOMBASA, CAPE_TOWN, SAINT_LOUIS, CAIRO = range(len(COMPANIES))
COFFEE, BANANA, COTTON, EXPANSION, BOOKKEEPER, MERCHANT, SHARE = range(len(KINDS))  # a good has the number of its cards
ALL_CARDS, DECK_CARDS = len(CARDS), len(DECK)
ALL_COMPANIES, ALL_SLOTS, ALL_REGIONS, ALL_SPACES = len(COMPANIES), len(SLOTS), len(REGIONS), len(SPACES)
DISPLAY_COLUMNS = len(COLUMNS)
DISPLAY_ROWS = len(DISPLAY) // DISPLAY_COLUMNS

# --- cards, all [card]: the deck, then the ten of every player
_cards = COMPONENTS["cards"]
_faces = [*_cards["card"], *_cards["own"]]
_shares = _table([[card.get("shares", {}).get(company, 0) for company in COMPANIES] for card in _faces])  # of one
KIND = _table([KINDS.index(card["kind"]) for card in _faces])
VALUE = _table([card.get("value", 0) for card in _faces])  # units, expansion points or BP
CRATE = _table([card.get("crate", 0) for card in _faces])  # 0 of the 1-expansion, whose crate depends on the seat:
ONE_CRATE = _table(_cards["one_expansion"]["crates"])  # [seat]
SHARE_COMPANY = np.where(_shares.any(axis=1), _shares.argmax(axis=1), -1)
SHARES = _shares.sum(axis=1)
MERCHANT_COMPANY = _table([COMPANIES.index(card["company"]) if "company" in card else -1 for card in _faces])
LETTER = _table([list(LETTERS).index(name[0]) if n < DECK_CARDS else -1 for n, name in enumerate(CARDS)])
GROUP_CARDS = _table([_bits(np.flatnonzero(LETTER == letter).tolist()) for letter in range(len(LETTERS))])  # [letter]
KIND_CARDS = _table([_bits(np.flatnonzero(KIND == kind).tolist()) for kind in range(len(KINDS))])  # [kind]
OWN_CARDS = _bits(range(DECK_CARDS, ALL_CARDS))
ONE_EXPANSION = CARDS.index("one_expansion")
TWIN = _table([CARDS.index("expansion_2a") if name == "expansion_2b" else -1 for name in CARDS])  # the equal card
SURCHARGE = _table(_cards["display"]["surcharges"])  # [column]

# --- books, all [book]: the 72 tiles, then the starting book of every starting tile
_books, _start = COMPONENTS["books"], COMPONENTS["start"]
_pages = [*_books["book"], *_start["tile"]]
ALL_BOOKS, LETTER_BOOKS = len(_books["book"]), BOOKS_EACH
STARTING_BOOK = ALL_BOOKS  # the first of them
BOOK_NEEDS = _table([[book["needs"].get(need, 0) for need in NEEDS] for book in _pages])  # [book, need]


def _given(what):
    return _table([book["gives"].get(what, 0) for book in _pages])


BOOK_MONEY, BOOK_DIAMONDS, BOOK_BP, BOOK_POSTS = (_given(what) for what in ("money", "diamonds", "bp", "posts"))
BOOK_TOTAL = _table([GOODS.index(b["gives"]["total"]) if "total" in b["gives"] else -1 for b in _pages])  # the good
_prices = _books["prices"]
BOOK_PRICE = _table([_prices["a"], _prices["b"], _prices["c"]])  # [letter], in BP
TURN_OVER_PRICE = _prices["turn_over"]
BOOK_SPACES_EACH = len(BOOK_SPACES) // len(BOOK_PRICE)
COIN_NUMBER = _table([number for letter in _books["letter"] for number in letter["numbers"]])  # [book space]
COIN_ROW = _table([ROWS.index(row) for letter in _books["letter"] for row in letter["rows"]])  # 0 upper, 1 lower

# --- company tracks, all [face]
_tracks = COMPONENTS["tracks"]
TRACK_END = _tracks["track"]["spaces"]
SHARE_TOTAL = _table([
    [sum(at <= space for at in face["shares"]) for space in range(TRACK_END + 1)] for face in _tracks["face"]
])  # [face, space]  # fmt: skip
FIELD_SPACE = _table([face["fields"] for face in _tracks["face"]])  # [face, field]
FIELD_MONEY = _table([face["field_money"] for face in _tracks["face"]])
_tolls = [dict(zip(face["pay_after"], face["pay_money"], strict=True)) for face in _tracks["face"]]
TOLL = _table([[tolls.get(space, 0) for space in range(TRACK_END + 1)] for tolls in _tolls])  # [face, space left]
E_EXPANSION, E_COTTON, E_BANANA, E_MARKERS, E_BP_DIAMONDS, E_BUY, E_DISCARD, E_STEPS = range(len(EFFECTS))
FACE_EFFECT = _table([list(EFFECTS).index(face["effect"]) for face in _tracks["face"]])
D2_STEPS = _tracks["bonus"]["steps"]
C1_TOTAL = _tracks["bonus"]["bp_diamonds"]  # BP and diamond steps together
FIRST_FACES = _table([FACES.index(_tracks["first_game"][company]) for company in COMPANIES])  # [company]


def _bonus(number):
    """[face, level], where level 0 is no bonus yet."""
    return _table([
        [0, *(number(face["effect"], face[level]) for level in ("first", "second"))] for face in _tracks["face"]
    ])  # fmt: skip


def _extra(effect, bonus):
    """What a bonus has besides its amount."""
    if effect == "discard":
        return GOODS.index(bonus["good"]) if "good" in bonus else -1
    return bonus["price"] if effect == "buy" else bonus["cost"] if effect == "steps" else 0


BONUS_AMOUNT = _bonus(lambda effect, bonus: next(bonus[key] for key in EFFECTS[effect] if key in bonus))
BONUS_EXTRA = _bonus(_extra)  # price reduction of the buyer, good of the discarded card (-1 any), cost of the steps

# --- company bases
BASE_COLUMNS = len(COLUMN_NAMES)
_bases = COMPONENTS["bases"]["base"]
COINS = _table([[base[name] for name in COLUMN_NAMES] for base in _bases])  # [company, column, space from the top]

# --- the map
_map = COMPONENTS["map"]
_regions = _map["region"]


def _border(region, name):
    return 1 if name in region["single"] else 2 if name in region["double"] else 0


def _base_border(region, company):
    base = region.get("base", {})
    return ("single", "double").index(base["border"]) + 1 if base.get("company") == company else 0


BORDER = _table([[_border(region, name) for name in REGIONS] for region in _regions])  # [region, region]: 0 for none
BASE_BORDER = _table([[_base_border(region, company) for region in _regions] for company in COMPANIES])
NEIGHBOURS = _table([_bits(np.flatnonzero(row).tolist()) for row in BORDER])  # [region]
BASE_NEIGHBOURS = _table([_bits(np.flatnonzero(row).tolist()) for row in BASE_BORDER])  # [company]
REGION_MONEY, REGION_DIAMONDS, REGION_STEPS, REGION_BP = (
    _table([region["gives"].get(what, 0) for region in _regions]) for what in ("money", "diamonds", "steps", "bp")
)
MINES = _table([region["mines"] for region in _regions])
FOREIGN_COST = _map["expansion"]["foreign_cost"]

# --- the player board
_board = COMPONENTS["board"]
_diamond, _shelf, _rounds, _merchants = (_board[t] for t in ("diamond", "bookkeeping", "rounds", "merchants"))


def _reached(track):
    """[space]: the last value reached or passed."""
    values = dict(zip(track["value_spaces"], track["values"], strict=True))
    return _table([max((v for at, v in values.items() if at <= s), default=0) for s in range(track["spaces"] + 1)])


DIAMOND_SLOT_NUMBER, BOOK_SLOT_NUMBER = SLOTS.index("diamond"), SLOTS.index("book")
DIAMOND_END, DIAMOND_SLOT, DIAMOND_VALUE = _diamond["spaces"], _diamond["slot"], _reached(_diamond)
SHELF_SPACES, SHELF_SLOT, SHELF_VALUE = len(SHELF), _shelf["slot"], _reached(_shelf)
CROSSED = _bits(space - 1 for space in _board["crossed"]["spaces"])  # book spaces, counted from 0
END_DIAMOND_MONEY, END_BP_MONEY = _diamond["end_money"], _shelf["end_money"]

# --- rounds, start, merchants
ROUNDS = _rounds["count"]
ROUND_COINS = _table([
    [0, 0, *(_rounds[f"coins_{players}"] if players > 1 else [0] * (ROUNDS - 1))] for players in range(5)
])  # [players, round]  # fmt: skip
START_MONEY = _board["start"]["money"]
MARKERS = _table([0, 0, *_board["start"]["markers"]])  # [players]
PLAIN_DIAMONDS, PLAIN_MONEY = _merchants["plain"]["diamonds"], _merchants["plain"]["money"]
COMPANY_DIAMONDS, COMPANY_MONEY = _merchants["company"]["diamonds"], _merchants["company"]["money"]
MINES_PER_DIAMOND = _merchants["mines_per_diamond"]

# --- bonus spaces
_spaces = COMPONENTS["spaces"]
_plain = {space["id"]: space for space in _spaces["space"]}
SP_FIRST, SP_BUY, SP_SELL, SP_MAJORITY = range(4)  # the first of four majority spaces,
SP_TILE = SPACES.index(f"{BONUS_TILES[0]}_tile")  # of four with a tile,
SP_C, SP_D = SPACES.index("c_1"), SPACES.index("d_1")  # of two on a track
_costs = [*(space["cost"] for space in _spaces["space"]), *[0] * len(MAJORITIES), *(t["cost"] for t in _spaces["tile"])]
SPACE_COST = _table([*_costs, *[0] * (ALL_SPACES - SP_C)])  # 0 on a track: there it depends on the face
FIRST_BP, SELL_EXTRA = _plain["first"]["bp"], _plain["sell"]["extra"]
TIERS = 3
TIER_FROM = _table([majority["from"] for majority in _spaces["majority"]])  # [majority, tier]
TIER_COMPANY = _table([COMPANIES.index(majority["company"]) for majority in _spaces["majority"]])
TIER_STEPS, TIER_MONEY, TIER_DIAMONDS, TIER_BP, TIER_POSTS = (
    _table([[m[f"tier_{tier + 1}"].get(what, 0) for tier in range(TIERS)] for m in _spaces["majority"]])
    for what in ("steps", "money", "diamonds", "bp", "posts")
)
TILE_GOOD, TILE_BOOKKEEPER, TILE_MERCHANT, TILE_EXPANSION = range(len(BONUS_TILES))
GOOD_TILE_VALUE, BOOKKEEPER_TILE_BP, MERCHANT_TILE_DIAMONDS, EXPANSION_TILE_POINTS = (
    tile[key] for tile, key in zip(_spaces["tile"], ("value", "bp", "diamonds", "points"), strict=True)
)
MERCHANT_TILE_EACH = _spaces["tile"][TILE_MERCHANT]["each"]

# --- starting tiles, all [tile]
START_CARDS = _table([[CARDS.index(card) for card in tile["cards"]] for tile in _start["tile"]])  # [tile, card]
START_STEPS = _table([[tile["steps"].get(company, 0) for company in COMPANIES] for tile in _start["tile"]])
START_DIAMONDS = _table([tile["steps"].get("diamonds", 0) for tile in _start["tile"]])
FIRST_TILES = _table([START_TILES.index(name) for name in _start["first_game"]["tiles"]])  # [seat]

# --- how the rulebook is read
_switches = COMPONENTS["rulings"]["switches"]
STARTING_BOOK_TURNS = int(_switches["starting_book_turns"])
USED_MERCHANTS_COUNT = int(_switches["used_merchants_count"])
BONUS_NEXT_ROUND = int(_switches["bonus_from"] == "round")
