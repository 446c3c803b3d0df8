"""Setup (MB-101 … MB-148, MB-201 … MB-210)."""

from entrepot.engine.language.agenda import push
from entrepot.engine.language.deal import draw, draw_one_of
from entrepot.engine.language.rule import rule

from ..box.tables import (
    ALL_COMPANIES,
    ALL_REGIONS,
    ALL_SLOTS,
    ALL_SPACES,
    BASE_COLUMNS,
    BOOK_SPACES_EACH,
    COLUMN_SPACES,
    DECK_CARDS,
    FIRST_FACES,
    FIRST_TILES,
    LETTER_BOOKS,
    MARKERS,
    OWN_CARDS,
    ROUND_COINS,
    ROUNDS,
    SHELF_SPACES,
    START_MONEY,
)
from ..decisions import RESTING, ROUND_START, STARTING, TILE
from ..record import NOBODY
from .display import draw_book, fill_display

SEATS, LETTERS, ALL_TILES, BONUS_TILES = 4, 3, 10, 4


@rule
def lay_tracks(s):
    """Those of the first game, or each letter at a random edge with a random face."""
    letters = (1 << ALL_COMPANIES) - 1
    for company in range(ALL_COMPANIES):
        s.face[company] = FIRST_FACES[company]
        if s.option_tracks:
            letter = draw_one_of(s, letters)
            letters = letters & ~(1 << letter)
            s.face[company] = 2 * letter + draw(s, 2)


@rule
def lay_posts(s):
    for company in range(ALL_COMPANIES):
        for column in range(BASE_COLUMNS):
            s.posts[company, column] = COLUMN_SPACES
    for region in range(ALL_REGIONS):
        s.region[region] = NOBODY


@rule
def lay_cards_and_books(s):
    """Full displays: cards from the first letters of the deck, four books of each letter."""
    s.deck = (1 << DECK_CARDS) - 1
    for space in range(12):
        s.display[space] = NOBODY
        s.taken[space] = NOBODY
    fill_display(s)
    for letter in range(LETTERS):
        s.supply[letter] = (1 << LETTER_BOOKS) - 1
        for n in range(BOOK_SPACES_EACH):
            s.books[letter * BOOK_SPACES_EACH + n] = draw_book(s, letter)
    for number in range(ROUNDS + 1):
        s.round_coins[number] = ROUND_COINS[s.players, number]


@rule
def lay_bonuses(s):
    for space in range(ALL_SPACES):
        s.marker[space] = NOBODY
    for tile in range(BONUS_TILES):
        s.tile[tile] = NOBODY
    s.plus = NOBODY


@rule
def deal_tiles(s):
    """The fixed tile of each seat, or two to choose from."""
    tiles = (1 << ALL_TILES) - 1
    for player in range(SEATS):
        s.start_tile[player] = NOBODY
        for n in range(2):
            s.dealt[player, n] = NOBODY
        if player < s.players:
            if s.option_tiles:
                for n in range(2):
                    s.dealt[player, n] = draw_one_of(s, tiles)
                    tiles = tiles & ~(1 << s.dealt[player, n])
            else:
                s.start_tile[player] = FIRST_TILES[s.seat[player]]


@rule
def seat_players(s):
    s.first = draw(s, s.players)
    if s.option_first > 0:
        s.first = s.option_first - 1
    for player in range(SEATS):
        for slot in range(ALL_SLOTS):
            s.slot[player, slot] = NOBODY
        for space in range(SHELF_SPACES):
            s.shelf[player, space] = NOBODY
        if player < s.players:
            s.seat[player] = (player - s.first + s.players) % s.players
            s.money[player] = START_MONEY
            s.hand[player] = OWN_CARDS
            s.markers[player] = MARKERS[s.players]


@rule
def setup(s):
    """Lay out a game from the options and the key in the record."""
    seat_players(s)
    lay_tracks(s)
    lay_posts(s)
    lay_cards_and_books(s)
    lay_bonuses(s)
    deal_tiles(s)
    s.round = 1
    s.turn = s.first
    s.starter = s.first
    s.expanded = NOBODY
    push(s, ROUND_START, 0, 0, 0)
    push(s, STARTING, 0, 0, 0)
    push(s, RESTING, 0, 0, 0)
    if s.option_tiles:
        push(s, TILE, 0, 0, 0)
