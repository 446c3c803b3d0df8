"""Positions arranged by name, for tests that read like the ledger."""

from entrepot.games.nippon import decisions
from entrepot.games.nippon.actions import (
    ACTIONS,
    CELLS,
    CITIES,
    COLOURS,
    CONTRACTS,
    DESTINATIONS,
    FACTORIES,
    FLEETS,
    GOALS,
    REGIONS,
    STATIONS,
    TILES_A,
    TILES_B,
    TRACKS,
    TYPES,
)
from entrepot.games.nippon.box.tables import DEMAND, DESTINATION_COLOUR, DESTINATION_OF, HIRING_CELL
from entrepot.games.nippon.game import GAME
from entrepot.games.nippon.record import NOBODY, OLD
from entrepot.games.nippon.rules.workers import EXPERT
from entrepot.testing import Arranged

GREEN, PINK, PURPLE, ORANGE = range(4)


def position(players=3, seed=1, **options):
    """A game after the draft, seat 0 first and to move, everybody with an empty zaibatsu, to be rearranged."""
    return Position(players, seed, **{**({} if players == 1 else {"first": "0"}), **options})


class Position(Arranged):
    def __init__(self, players, seed, back="plain", drafted=True, **options):
        super().__init__(GAME, players, seed, back, **options)
        if not drafted:
            return  # the first of the draft is to choose a pair
        for n in range(5):
            self.s.pair_a[n] = self.s.pair_b[n] = NOBODY
        self.to_move(0)

    # --- whose move

    def to_move(self, player):
        """The beginning of a player's turn."""
        s = self.s
        self._clear_agenda()
        s.turn = s.actor = player
        s.activations = s.used = s.spent = s.fulfilled_now = s.modified = s.cheaper = 0
        s.action = s.hired = s.granted = NOBODY
        self._push(decisions.TURN)
        return self

    def acting(self, action, colour=None):
        """The player to move chooses an action and hires a worker of that colour, or of any that is there."""
        self.take(f"act:{action}")
        if self.asked == "hiring":
            self.take(f"hire:{colour}" if colour else min(self.legal))
        return self

    def ending(self, player=None):
        """The end of a player's turn: only `done` (and silk) is left."""
        self.to_move(self.s.turn if player is None else player)
        self._clear_agenda()
        self._push(decisions.END)
        return self

    def round_end(self):
        """The round ends now, as the turn of the player to move does, and what follows runs on."""
        self._clear_agenda()
        self._push(decisions.ROUND_END)
        return self.settle()

    def finish(self):
        """The game ends now, after the third influence scoring: the last consolidations begin."""
        self.s.round = 8
        self._clear_agenda()
        self._push(decisions.FINISH)
        return self.settle()

    # --- the board

    def hiring(self, cell, *colours):
        """Exactly these workers in a hiring cell (1 to 5, or an action below it), exchanged with the bag."""
        n = HIRING_CELL[ACTIONS.index(cell)] if isinstance(cell, str) else cell - 1
        for colour in range(6):
            wanted = colours.count(COLOURS[colour])
            self.s.bag[colour] += self.s.hiring[n, colour] - wanted
            self.s.hiring[n, colour] = wanted
        self.s.staff[n] = len(colours)
        return self

    def queue(self, *rows):
        """Exactly these rows from the top, each a tuple of colours; exchanged with the bag."""
        for row in range(5):
            colours = rows[row] if row < len(rows) else ()
            for n in range(3):
                old = self.s.queue[row, n]
                if old != NOBODY:
                    self.s.bag[old] += 1
                self.s.queue[row, n] = COLOURS.index(colours[n]) if n < len(colours) else NOBODY
                if n < len(colours):
                    self.s.bag[COLOURS.index(colours[n])] -= 1
        return self

    def empty_queue(self):
        return self.queue()

    def demand(self, cell, type):
        """Turn or exchange the demand token of a city so that this cell, such as "kyoto_n", asks for a type."""
        city, side = divmod(CELLS.index(cell), 4)
        for turned in range(4):
            if DEMAND[self.s.demand[city], (side - turned) % 4] == TYPES.index(type):
                self.s.turned[city] = turned
                return self
        for token in range(9):
            if TYPES.index(type) in DEMAND[token]:
                for other in range(8):
                    if self.s.demand[other] == token:
                        self.s.demand[other] = self.s.demand[city]
                self.s.demand[city] = token
                return self.demand(cell, type)
        raise ValueError(type)

    def demands(self, city, n, e, s, w):
        """Lay the demand token that shows these types in this order round a city."""
        wanted = [TYPES.index(type) for type in (n, e, s, w)]
        for token in range(9):
            for turned in range(4):
                if [int(DEMAND[token, (side - turned) % 4]) for side in range(4)] == wanted:
                    for other in range(8):
                        if self.s.demand[other] == token:
                            self.s.demand[other] = self.s.demand[CITIES.index(city)]
                    self.s.demand[CITIES.index(city)] = token
                    self.s.turned[CITIES.index(city)] = turned
                    return self
        raise ValueError(f"no demand token shows {n}, {e}, {s}, {w} in this order")

    def influence(self, player, cell, value):
        """A token from the player's supply into a cell; a locked one is released for it."""
        if self.s.tokens[player, value] == 0:
            self.s.locked[player] &= ~(1 << {3: 0, 5: 1, 7: 2}[value])
        else:
            self.s.tokens[player, value] -= 1
        self.s.token[CELLS.index(cell)] = value
        self.s.owner[CELLS.index(cell)] = player
        return self

    def automa_influence(self, cell, value):
        """A token of the Automa, the first of that value on its board."""
        from entrepot.games.nippon.box.tables import AUTOMA_VALUE

        n = next(n for n in range(10) if AUTOMA_VALUE[n] == value and (self.s.automa_tokens >> n) & 1)
        self.s.automa_tokens &= ~(1 << n)
        self.s.token[CELLS.index(cell)] = value
        self.s.owner[CELLS.index(cell)] = 1
        return self

    def train(self, player, station):
        """A train into a cell such as "kyushu_1"; of the Automa in a solo game as player 1."""
        region, cell = divmod(STATIONS.index(station), 7)
        self.s.trains[region, cell] = player
        if player < self.s.players:
            self.s.taken[player, 2] += 1
        else:
            self.s.automa_trains -= 1
        return self

    def ship(self, player, destination):
        """A ship at a destination, with its improved tile; the expert stays there."""
        n = DESTINATIONS.index(destination)
        cell = next(c for c in range(4) if self.s.ships[n, c] == NOBODY)
        self.s.ships[n, cell] = player
        self.s.taken[player, 0] += 1
        return self.improve(player, COLOURS[DESTINATION_COLOUR[n]])

    def improve(self, player, colour):
        n = COLOURS.index(colour)
        if not (self.s.improved[player] >> n) & 1:
            self.s.improved[player] |= 1 << n
            self.s.improved_left[DESTINATION_OF[n]] -= 1
        return self

    def available(self, *factories):
        """Exactly these factories, such as "cotton_1a": number and side."""
        self.s.available = 0
        for name in factories:
            number = FACTORIES.index(name[:-1])
            self.s.available |= 1 << number
            self._side(number, name[-1])
        return self

    def _side(self, number, side):
        self.s.side_b = self.s.side_b & ~(1 << number) | ((side == "b") << number)

    # --- what players have

    def supply(self, player, money=0, coal=0, silk=0, iron=0):
        """Exactly this."""
        self.s.money[player], self.s.coal[player] = money, coal
        self.s.silk[player], self.s.iron[player] = silk, iron
        return self

    def supplied(self, player):
        """(money, coal, silk, iron)"""
        s = self.s
        return s.money[player], s.coal[player], s.silk[player], s.iron[player]

    def vp(self, player, count):
        self.s.vp[player] = count
        return self

    def tile(self, player, tile):
        """The starting tile A (its name) or B ("b3") of a player, without its effect."""
        if tile in TILES_A:
            self.s.tile_a[player] = TILES_A.index(tile)
        else:
            self.s.tile_b[player] = TILES_B.index(tile)
        return self

    def kept_coal(self, player, count):
        self.s.kept_coal[player] = count
        return self

    def marker(self, player, track, space):
        self.s.marker[player, TRACKS.index(track)] = space
        return self

    def at(self, player, track):
        return self.s.marker[player, TRACKS.index(track)]

    def taken(self, player, fleet, count):
        """So many ships, machines or trains gone from the zaibatsu, wherever they are (breaks `sound`)."""
        self.s.taken[player, FLEETS.index(fleet)] = count
        return self

    def workers(self, player, *colours):
        """Exactly these from the bottom, from and to the bag; "expert white" is the expert of that colour."""
        s = self.s
        for cell in range(6):
            old = s.workers[player, cell]
            if old >= EXPERT:
                s.expert[DESTINATION_OF[old - EXPERT]] = NOBODY
            elif old != NOBODY:
                s.bag[old] += 1
            s.workers[player, cell] = NOBODY
        for cell, name in enumerate(colours):
            colour = COLOURS.index(name.split()[-1])
            if name.startswith("expert"):
                s.workers[player, cell] = colour + EXPERT
                s.expert[DESTINATION_OF[colour]] = player
            else:
                s.workers[player, cell] = colour
                s.bag[colour] -= 1
        return self

    def factory(self, player, *factories, goods=0, machines=0):
        """Factories such as "cotton_1a" or "old_cotton" in the next cells, each with so many goods and machines."""
        for name in factories:
            slot = next(n for n in range(6) if self.s.factory[player, n] == NOBODY)
            if name.startswith("old_"):
                number = OLD + ("cotton", "paper").index(name.removeprefix("old_"))
            else:
                number = FACTORIES.index(name[:-1])
                self._side(number, name[-1])
                self.s.available &= ~(1 << number)
            self.s.factory[player, slot] = number
            self.s.goods[player, slot] = goods
            self.s.machines[player, slot] = (1 << machines) - 1
            self.s.taken[player, 1] += machines
        return self

    def goods(self, player, *counts):
        """Goods below the factories, from the left."""
        for slot, count in enumerate(counts):
            self.s.goods[player, slot] = count
        return self

    def contracts(self, player, *contracts):
        """Fulfilled, in the next cells."""
        for name in contracts:
            cell = next(n for n in range(8) if self.s.contract[player, n] == NOBODY)
            self.s.contract[player, cell] = CONTRACTS.index(name)
            self.s.fulfilled[player] |= 1 << CONTRACTS.index(name)
        return self

    def favor(self, player, goal, level):
        """A favour token from its stack onto a goal."""
        self.s.favors_left[player, level - 1] -= 1
        self.s.favor[player, GOALS.index(goal)] = level
        return self

    def tokens(self, player, *values):
        """Exactly these influence tokens in the personal supply (breaks `sound`)."""
        for value in range(8):
            self.s.tokens[player, value] = values.count(value)
        return self

    def round(self, space):
        self.s.round = space
        return self

    def common_goals(self, period, *goals):
        """Of a period (1 to 3); goals by name, "influence" for tokens on the board."""
        names = (*GOALS, "influence")
        for place in range(3):
            self.s.goal[period - 1, place] = names.index(goals[place]) if place < len(goals) else NOBODY
        return self

    # --- solo

    def colour_order(self, *colours):
        """These first, the others after them in their order."""
        rest = [colour for colour in COLOURS if colour not in colours]
        for n, colour in enumerate((*colours, *rest)):
            self.s.order[n] = COLOURS.index(colour)
        return self

    def region_colours(self, **colours):
        """kyushu="blue", …; the regions not named keep no worker."""
        for n, region in enumerate(REGIONS):
            self.s.region_colour[n] = COLOURS.index(colours[region]) if region in colours else NOBODY
        return self

    def solo_goals(self, *goals):
        names = (*GOALS, "influence")
        for n in range(3):
            self.s.solo_goal[n] = names.index(goals[n]) if n < len(goals) else NOBODY
        return self

    def automa(self, token):
        """The Automa's turn now, with this action token (1 to 9) on top of its stack; it runs to the player's turn."""
        self.s.stack = 1 << (token - 1)
        self._clear_agenda()
        self.s.turn = self.s.actor = 1
        self._push(decisions.AUTOMA_TURN)
        return self.settle()
