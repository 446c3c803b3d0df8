"""Positions arranged by name, for tests that read like the ledger."""

from entrepot.games.mombasa import decisions
from entrepot.games.mombasa.actions import (
    BONUS_TILES,
    BOOK_LETTERS,
    BOOK_SPACES,
    CARDS,
    COMPANIES,
    DECK,
    DISPLAY,
    FACES,
    REGIONS,
    SLOTS,
    SPACES,
    START_TILES,
)
from entrepot.games.mombasa.box.tables import BORDER, FIELD_SPACE, LETTER_BOOKS
from entrepot.games.mombasa.game import GAME
from entrepot.games.mombasa.record import NOBODY
from entrepot.testing import Arranged

BLUE, PINK, PURPLE, YELLOW = range(4)
LETTERS = "abc"


def position(players=3, seed=1, **options):
    """Round 1 of a first game, seat 0 first and to move, all cards in hand, nothing in slots or recovery areas."""
    return Position(players, seed, **{"first": "0", **options})


class Position(Arranged):
    def __init__(self, players, seed, back="plain", begun=True, **options):
        super().__init__(GAME, players, seed, back, **options)
        if not begun:
            return  # everybody is asked for a tile, or for what rests
        for player in range(players):
            if self.s.start_tile[player] == NOBODY:
                self.s.start_tile[player] = self.s.dealt[player, 0]
                self.s.dealt[player, 0], self.s.dealt[player, 1] = self.s.dealt[player, 1], NOBODY
        self.to_move(0)

    # --- whose move

    def to_move(self, player, opening=False):
        """The beginning of a player's turn in the action phase; bonuses unlocked by markers are not opened yet."""
        s = self.s
        self._clear_agenda()
        s.turn = player
        s.opening = int(opening)
        s.chosen = s.entered = s.bp = s.steps = s.removals = s.barred = 0
        s.expanded = NOBODY
        self._push(decisions.TURN_END)
        self._push(decisions.TURN)
        return self

    def turn_start(self, player):
        """As `to_move`, with everything that a turn begins with."""
        self.to_move(player)
        self._clear_agenda()
        self._push(decisions.TURN_START)
        return self.settle()

    def planning(self):
        """All plan now."""
        for player in range(self.s.players):
            for slot in range(5):
                if self.s.slot[player, slot] != NOBODY:
                    self.s.hand[player] |= 1 << self.s.slot[player, slot]
                    self.s.slot[player, slot] = NOBODY
        self._clear_agenda()
        self._push(decisions.ROUND_START)
        return self.settle()

    def plan(self, player, *cards):
        """Lay cards into the slots from the left, None for none, and be ready."""
        return self.take(*(f"lay:{card}" if card else "leave" for card in cards), "ready", player=player)

    def preparation(self):
        """The action phase is over: the preparation phase runs, and all plan."""
        self._clear_agenda()
        self._push(decisions.PREPARATION)
        return self.settle()

    def finish(self):
        """The game ends now."""
        self.s.round = 7
        self._clear_agenda()
        self._push(decisions.FINISH)
        return self.settle()

    # --- cards

    def _fetch(self, player, card):
        """A card away from wherever it is; one of the display is replaced by nothing."""
        number, s = CARDS.index(card), self.s
        bit = 1 << number
        for other in range(s.players) if card in DECK else (player,):
            s.hand[other] &= ~bit
            s.sold[other] &= ~bit
            for slot in range(5):
                s.recovery[other, slot] &= ~bit
                if s.slot[other, slot] == number:
                    s.slot[other, slot] = NOBODY
        if card in DECK:
            s.deck &= ~bit
            s.discarded &= ~bit
            for space in range(12):
                if s.display[space] == number:
                    s.display[space] = NOBODY
        return number

    def hand(self, player, *cards):
        """Exactly these in hand; own cards that are nowhere else count as sold, deck cards go back to the deck."""
        old = self.s.hand[player]
        self.s.hand[player] = 0
        for number, card in enumerate(CARDS):
            if (old >> number) & 1 and card not in cards:
                if card in DECK:
                    self.s.deck |= 1 << number
                else:
                    self.s.sold[player] |= 1 << number
        for card in cards:
            self.s.hand[player] |= 1 << self._fetch(player, card)
        return self

    def slots(self, player, *cards, used=()):
        """Cards in the slots 1, 2, 3, then book and diamond; `used` are those face down."""
        for slot, card in zip((1, 2, 3, 4, 0), cards, strict=False):
            if card:
                number = self._fetch(player, card)
                self.s.slot[player, slot] = number
                if card in used:
                    self.s.used[player] |= 1 << slot
        return self

    def recovery(self, player, slot, *cards):
        """Cards in the recovery area of a slot."""
        for card in cards:
            number = self._fetch(player, card)
            self.s.recovery[player, SLOTS.index(slot)] |= 1 << number
        return self

    def display(self, **cards):
        """left_1="b05", …: exactly these spaces hold these cards, None for a gap; the others stay."""
        for name, card in cards.items():
            space = DISPLAY.index(name)
            old = self.s.display[space]
            if old != NOBODY:
                self.s.display[space] = NOBODY
                self.s.deck |= 1 << old
            if card:
                self.s.display[space] = self._fetch(BLUE, card)
        return self

    def on_display(self, name):
        number = self.s.display[DISPLAY.index(name)]
        return None if number == NOBODY else CARDS[number]

    def holds(self, player):
        """Names of the cards in hand."""
        return {card for number, card in enumerate(CARDS) if (self.s.hand[player] >> number) & 1}

    def in_recovery(self, player, slot):
        stack = self.s.recovery[player, SLOTS.index(slot)]
        return {card for number, card in enumerate(CARDS) if (stack >> number) & 1}

    def in_slot(self, player, slot):
        number = self.s.slot[player, SLOTS.index(slot)]
        return None if number == NOBODY else CARDS[number]

    def is_used(self, player, slot):
        return bool((self.s.used[player] >> SLOTS.index(slot)) & 1)

    # --- companies

    def face(self, **faces):
        """mombasa="c2", …: track faces at the edges."""
        for company, face in faces.items():
            self.s.face[COMPANIES.index(company)] = FACES.index(face)
        return self

    def track(self, player, company, space, opened=True):
        """A marker on a space; what it has unlocked is available at once unless `opened` is false."""
        n = COMPANIES.index(company)
        self.s.track[player, n] = space
        if opened:
            face = self.s.face[n]
            self.s.bonus[player, n] = sum(space >= FIELD_SPACE[face, field] for field in range(2))
        return self

    def at(self, player, company):
        return self.s.track[player, COMPANIES.index(company)]

    def post(self, company, *regions, column=1):
        """Posts from a column of the base into regions."""
        n = COMPANIES.index(company)
        for region in regions:
            at = next(c for c in (column - 1, 0, 1, 2) if self.s.posts[n, c])
            self._take_post(n, at)
            self.s.region[REGIONS.index(region)] = n
        return self

    def _take_post(self, company, column):
        self.s.posts[company, column] -= 1
        if self.s.posts[company, column] == 0:
            self.s.opened |= 1 << (3 * company + column)

    def base(self, company, *columns, opened=()):
        """So many posts in each column, the others out of the game; `opened` are columns once empty (1 to 3)."""
        n = COMPANIES.index(company)
        for column, count in enumerate(columns):
            self.s.removed[n] += self.s.posts[n, column] - count
            self.s.posts[n, column] = count
            bit = 1 << (3 * n + column)
            self.s.opened = self.s.opened | bit if column + 1 in opened or count == 0 else self.s.opened & ~bit
        return self

    def posts(self, company):
        """In each column of a base."""
        n = COMPANIES.index(company)
        return tuple(self.s.posts[n, column] for column in range(3))

    def owner(self, region):
        """The company with a post there, or None."""
        n = self.s.region[REGIONS.index(region)]
        return None if n == NOBODY else COMPANIES[n]

    @staticmethod
    def border(one, other):
        return int(BORDER[REGIONS.index(one), REGIONS.index(other)])

    # --- what players have

    def money(self, player, amount):
        self.s.money[player] = amount
        return self

    def diamond(self, player, space):
        self.s.diamond[player] = space
        return self

    def jar(self, player, position):
        self.s.jar[player] = position
        return self

    def tile(self, player, tile):
        """The starting tile, such as "st5"."""
        self.s.start_tile[player] = START_TILES.index(tile)
        return self

    def bonus_tile(self, player, tile):
        self.s.tile[BONUS_TILES.index(tile)] = player
        return self

    def marker(self, player, space):
        """A marker of the player on a bonus space."""
        self.s.marker[SPACES.index(space)] = player
        self.s.markers[player] -= 1
        return self

    # --- books

    @staticmethod
    def book_number(name):
        """Of "a01" … "c24"."""
        return LETTERS.index(name[0]) * LETTER_BOOKS + int(name[1:]) - 1

    def _fetch_book(self, name):
        number, s = self.book_number(name), self.s
        letter, bit = LETTERS.index(name[0]), 1 << (int(name[1:]) - 1)
        s.supply[letter] &= ~bit
        s.covered[letter] &= ~bit
        for space in range(12):
            if s.books[space] == number:
                s.books[space] = NOBODY
        for player in range(s.players):
            for space in range(15):
                if s.shelf[player, space] == number:
                    s.shelf[player, space] = NOBODY
        return number

    def shelf(self, player, *books):
        """Books on the spaces from 1 on, None for none."""
        for space, name in enumerate(books):
            if name:
                self.s.shelf[player, space] = self._fetch_book(name)
        return self

    def on_shelf(self, player, space):
        number = self.s.shelf[player, space - 1]
        return None if number == NOBODY else f"{LETTERS[number // LETTER_BOOKS]}{number % LETTER_BOOKS + 1:02}"

    def books(self, **names):
        """a1="a05", …: these books in the display, None for a gap; what lay there goes back to its supply."""
        for space, name in names.items():
            n = BOOK_SPACES.index(space)
            old = self.s.books[n]
            if old != NOBODY:
                self.s.books[n] = NOBODY
                self.s.supply[old // LETTER_BOOKS] |= 1 << (old % LETTER_BOOKS)
            if name:
                assert name[0] == BOOK_LETTERS[n // 4]
                self.s.books[n] = self._fetch_book(name)
        return self

    def shown(self, space):
        number = self.s.books[BOOK_SPACES.index(space)]
        return None if number == NOBODY else f"{LETTERS[number // LETTER_BOOKS]}{number % LETTER_BOOKS + 1:02}"

    def taken(self):
        """Names of the books taken in this turn."""
        found = [self.s.taken[n] for n in range(self.s.taken_count)]
        return [f"{LETTERS[n // LETTER_BOOKS]}{n % LETTER_BOOKS + 1:02}" for n in found]

    def coin(self, space, count=1):
        self.s.coins[BOOK_SPACES.index(space)] = count
        return self
