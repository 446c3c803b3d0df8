"""Positions arranged by name, for tests that read like the ledger."""

from entrepot.games.yokohama import decisions
from entrepot.games.yokohama.actions import AREAS, COUNTRIES, GOODS, PIECES, SLOTS, TECHNOLOGIES
from entrepot.games.yokohama.box.tables import (
    ALL_AREAS,
    CARD_NAME,
    ORDERS_RETURNED,
    PLACE_NEIGHBOURS,
    REWARDS,
    TOKEN_REWARD,
)
from entrepot.games.yokohama.game import GAME
from entrepot.games.yokohama.record import NOBODY
from entrepot.testing import Arranged

BLUE, PINK, PURPLE, YELLOW = range(4)
ACHIEVEMENTS = tuple(f"{stack}{n}" for stack in "abc" for n in range(1, 5))


def position(players=3, seed=1, **options):
    """A game just begun (everybody has kept an order, seat 0 is first), in seat 0's phase A, to be rearranged."""
    return Position(players, seed, **{"first": "0", **options})


class Position(Arranged):
    def __init__(self, players, seed, back="plain", kept=True, **options):
        super().__init__(GAME, players, seed, back, **options)
        if not kept:
            return  # everybody still has to keep an order
        for player in range(players):
            self.inner.take(player, GAME.catalogue.number(f"keep:order_{self.s.dealt[player, 0] + 1}"))
        self.to_move(self.s.turn)

    def where(self, player):
        """The area of a president, or None for the hand."""
        area = self.s.president[player]
        return None if area == NOBODY else AREAS[area]

    def standing(self, player, area):
        """How many assistants of a player stand in an area."""
        return self.s.assistants[player, AREAS.index(area)]

    # --- whose move

    def to_move(self, player, at="phase_a"):
        """A player's turn, at "start" (then it runs on), "phase_a", "placing", "moving" or "phase_c"."""
        s = self.s
        self._clear_agenda()
        s.turn = player
        s.agent_used = s.university_used = s.spinning_mill_used = s.faith_used = s.placed = s.walked = 0
        s.marked = NOBODY
        stages = {"start": 0, "phase_a": 1, "placing": 2, "moving": 3, "phase_c": 4}
        self._push(decisions.TURN, stages[at])
        if at == "start":
            self.settle()
        else:
            self._push(decisions.KINDS.index(at))
        return self

    def acting(self, player, area):
        """A player about to make the main action in an area (step 3 follows at once); president and assistants are
        where the test has put them."""
        self.to_move(player, at="moving")
        self._clear_agenda()
        self._push(decisions.TURN, 3)
        self._push(decisions.ACTION, AREAS.index(area))
        self.settle()
        return self

    def finish(self):
        """End the game now: the last player leaves phase C of the final round, and final scoring follows."""
        self.s.last_round = self.s.round
        return self.to_move((self.s.first - 1) % self.s.players, at="phase_c").take("done")

    # --- the map

    def layout(self, *areas):
        """The areas from left to right, row by row from the longest row; those not named follow in their order."""
        s = self.s
        in_play = [n for n in range(ALL_AREAS) if (s.in_play >> n) & 1]
        order = [AREAS.index(a) for a in areas]
        order += [n for n in in_play if n not in order]
        for place, area in enumerate(order):
            s.place[area] = place
        for area in in_play:
            around = PLACE_NEIGHBOURS[s.players, s.place[area]]
            s.neighbours[area] = sum(1 << b for b in in_play if (int(around) >> s.place[b]) & 1)
        return self

    def president(self, player, area):
        """On an area, or None for the hand."""
        self.s.president[player] = NOBODY if area is None else AREAS.index(area)
        return self

    def assistants(self, player, area, count=1):
        """From the player's hand to an area (with too few in hand, from the warehouse)."""
        for _ in range(count):
            source = self.s.hand if self.s.hand[player, 0] else self.s.warehouse
            source[player, 0] -= 1
            self.s.assistants[player, AREAS.index(area)] += 1
        return self

    def power(self, player, area, power):
        """Just this power in an area: one assistant alone, or the president with assistants."""
        if power > 1:
            self.president(player, area)
        return self.assistants(player, area, max(1, power - 1))

    def shop(self, player, area, space=1):
        source = self.s.hand if self.s.hand[player, 1] else self.s.warehouse
        source[player, 1] -= 1
        self.s.shops[AREAS.index(area), space - 1] = player
        return self

    def trading_house(self, player, area):
        source = self.s.hand if self.s.hand[player, 2] else self.s.warehouse
        source[player, 2] -= 1
        self.s.trading_house[AREAS.index(area)] = player
        return self

    def station(self, area):
        self.s.station = AREAS.index(area)
        return self

    def tile(self, area, tile):
        """The building tile (1 to 24) at an area."""
        self.s.tile[AREAS.index(area)] = tile - 1
        return self

    def token(self, area, **reward):
        """A 5-power token with just this reward, such as copper=2, vp=1; none without a reward."""
        if not reward:
            self.s.token[AREAS.index(area)] = NOBODY
            return self
        icons = ("copper", "silk", "tea", "fish", "import", "yen", "vp", "any", "warehouse", "move")
        wanted = [reward.get(icon, 0) for icon in icons]
        number = next(n for n, r in enumerate(TOKEN_REWARD) if list(REWARDS[r]) == wanted)
        self.s.token[AREAS.index(area)] = number
        return self

    def church(self, space, owner):
        self.s.church[space - 1] = owner
        return self

    def customs(self, space, owner):
        self.s.customs[space - 1] = owner
        return self

    # --- what players have

    def yen(self, player, count):
        self.s.yen[player] = count
        return self

    def vp(self, player, count):
        self.s.vp[player] = count
        return self

    def imports(self, player, count):
        self.s.imports[player] = count
        return self

    def goods(self, player, **counts):
        """Exactly these goods, none of the others."""
        for n, good in enumerate(GOODS):
            self.s.goods[player, n] = counts.get(good, 0)
        return self

    def hand(self, player, **counts):
        """Pieces in hand (assistant, shop, trading_house); what is not named stays as it is."""
        for piece, count in counts.items():
            self.s.hand[player, PIECES.index(piece)] = count
        return self

    def warehouse(self, player, **counts):
        for piece, count in counts.items():
            self.s.warehouse[player, PIECES.index(piece)] = count
        return self

    def technologies(self, player, *names):
        """Give technologies, one free card of each name; a card of that name on display or in the deck is replaced."""
        for name in names:
            copies = [n for n in range(len(CARD_NAME)) if CARD_NAME[n] == TECHNOLOGIES.index(name)]
            owned = [p for p in range(4) for n in copies if (self.s.technologies[p] >> n) & 1]
            card = copies[len(owned)]
            self._remove_card(card)
            self.s.technologies[player] |= 1 << card
        return self

    def _remove_card(self, card):
        """Take a technology card out of wherever it lies; the deck's top card fills a gap on display."""
        s = self.s
        deck = [s.technology_deck[n] for n in range(s.technologies_left)]
        for board in range(2):
            for slot in range(6):
                if s.laboratory[board, slot] == card:
                    s.laboratory[board, slot] = deck.pop()
        deck = [c for c in deck if c != card]
        for n in range(30):
            s.technology_deck[n] = deck[n] if n < len(deck) else NOBODY
        s.technologies_left = len(deck)

    def laboratory(self, slot, name):
        """Lay a technology card of that name on a slot such as "a3", in exchange for what lies there."""
        s = self.s
        board, n = divmod(SLOTS.index(slot), 6)
        free = [
            (c, where)
            for where, c in enumerate(s.technology_deck[: s.technologies_left])
            if CARD_NAME[c] == TECHNOLOGIES.index(name)
        ]
        if free:
            card, where = free[0]
            s.technology_deck[where] = s.laboratory[board, n]
            s.laboratory[board, n] = card
            return self
        for b in range(2):
            for m in range(6):
                if s.laboratory[b, m] >= 0 and CARD_NAME[s.laboratory[b, m]] == TECHNOLOGIES.index(name):
                    s.laboratory[b, m], s.laboratory[board, n] = s.laboratory[board, n], s.laboratory[b, m]
                    return self
        raise ValueError(f"no card {name} is free")

    def orders(self, player, *numbers):
        """Exactly these orders (1 to 36) in hand, exchanged with wherever they lie."""
        for n in range(3):
            if self.s.orders[player, n] != NOBODY:
                self._put_order_back(self.s.orders[player, n])
                self.s.orders[player, n] = NOBODY
        for n, number in enumerate(numbers):
            self._fetch_order(number - 1)
            self.s.orders[player, n] = number - 1
        return self

    def completed(self, player, *numbers):
        for number in numbers:
            self._fetch_order(number - 1)
            self.s.completed[player] |= 1 << (number - 1)
        return self

    def port(self, slot, number):
        """Lay an order (1 to 36, or None for none) on a slot such as "a3"; what lay there goes under the deck."""
        board, n = divmod(SLOTS.index(slot), 6)
        if number is not None and self.s.port[board, n] == number - 1:
            return self
        if self.s.port[board, n] != NOBODY:
            old = self.s.port[board, n]
            self.s.port[board, n] = NOBODY
            self._put_order_back(old)
        if number is not None:
            self._fetch_order(number - 1)
            self.s.port[board, n] = number - 1
        return self

    def order_deck(self, count):
        """Leave so many cards in the order deck; the others go to the box."""
        s = self.s
        returned = ORDERS_RETURNED[s.players]
        deck = [s.order_deck[n] for n in range(36) if s.order_deck[n] != NOBODY]
        for n in range(36):
            s.order_deck[n] = NOBODY
        for n, card in enumerate(deck[: returned + count]):
            s.order_deck[n] = card
        s.orders_left = count
        return self

    def _deck(self):
        returned = int(ORDERS_RETURNED[self.s.players])
        cards = [self.s.order_deck[n] for n in range(36)]
        return cards[:returned], cards[returned : returned + self.s.orders_left]

    def _write_deck(self, returned, deck):
        cards = [*returned, *deck]
        for n in range(36):
            self.s.order_deck[n] = cards[n] if n < len(cards) else NOBODY
        self.s.orders_left = len(deck)

    def _put_order_back(self, card):
        returned, deck = self._deck()
        self._write_deck(returned, [card, *deck])

    def _fetch_order(self, card):
        """Take an order from wherever it lies; a deck card takes the place of one on display, in hand or in the box."""
        s = self.s
        returned, deck = self._deck()
        if card in deck:
            deck.remove(card)
        elif card in returned:
            returned[returned.index(card)] = deck.pop()
        else:
            for field, shape in ((s.port, (2, 6)), (s.orders, (4, 3)), (s.dealt, (4, 2))):
                for i in range(shape[0]):
                    for j in range(shape[1]):
                        if field[i, j] == card:
                            field[i, j] = deck.pop()
        self._write_deck(returned, deck)

    def agents(self, player, **countries):
        """Foreign agents face up, taken from the supply."""
        for country, count in countries.items():
            self.s.agents[player, COUNTRIES.index(country)] += count
            self.s.agents_left[COUNTRIES.index(country)] -= count
        return self

    def achievement(self, name):
        """The achievement in play of its stack, such as "a1"."""
        number = ACHIEVEMENTS.index(name)
        self.s.achievement[number // 4] = number
        return self

    def achieved(self, player, stack):
        """A player has completed the achievement of a stack; the assistant comes from hand."""
        self.s.hand[player, 0] -= 1
        self.s.achieved["abc".index(stack)] |= 1 << player
        return self
