"""New tables: set up afresh, from a saved game, from a moment of another table, or for a rematch."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from entrepot import bots as levels
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.deal import Deal
from entrepot.engine.language.game import Game
from entrepot.engine.match.legend import Legend
from entrepot.engine.match.match import Match

from ..people.names import name_fault
from ..problems import Problem
from ..storage import MoveRow, Store
from ..tables.opening import PACES, Opening, fork, new_row, rematch, reopened, seat_row
from ..tables.seating import begun
from ..tables.table import Table
from ..tables.versions import keep
from ..workers.library import Library
from .making import Making
from .registry import Registry


@dataclass
class Chance:
    """What is new at every table; a test that knows every byte that is sent fixes it."""

    clock: Callable[[], int]
    ids: Callable[[], str]
    deals: Callable[[], bytes]
    dice: random.Random


class Creating:
    """One for the process."""

    def __init__(self, library: Library, registry: Registry, making: Making, chance: Chance) -> None:
        self._library = library
        self._registry = registry
        self._making = making
        self._chance = chance

    async def create(
        self,
        opening: Opening,
        host: str,
        start: bytes = b"",
        forked: tuple[str, int] | None = None,
        wish: object = None,
    ) -> Table:
        """A new table; it begins at once when every seat is taken. A fork begins at a position of another game. `wish`
        is what was asked for, where the opening has something of chance."""
        chance, game = self._chance, self._library.game_to_begin(opening.game)
        options = _checked(opening, game)
        id, now = chance.ids(), chance.clock()
        row = new_row(id, opening, game, options, host, Deal(chance.deals()), now, start, forked)
        seats = [seat_row(id, number, choice, host) for number, choice in enumerate(opening.seats)]
        legend = Legend.of(game)
        dealt = begun(self._library, chance.dice, row, seats, now)
        table = Table(dealt[0] if dealt else row, seats, chance.clock)
        table.match = dealt[1] if dealt else None
        table.legend = legend

        def write(store: Store) -> None:
            with store.write():
                keep(store, legend)
                store.add_table(table.row, seats)

        if (stored := await self._making.store(f"{host} {wish or opening} {forked}", id, write)) != id:
            return await self._registry.find(stored)
        self._registry.add(table)
        return table

    async def open(self, match: Match, host: str) -> Table:
        """A table that goes on with a saved game: the host at the seat of the save's owner, bots at the others."""
        game = self._library.game_to_begin(match.game.meta.name)
        now, id = self._chance.clock(), self._chance.ids()
        row, seats = reopened(id, match, game, host, now)
        moves = [MoveRow(id, n, 1, move.player, move.action, now) for n, move in enumerate(match.moves)]

        def write(store: Store) -> None:
            with store.write():
                keep(store, Legend.of(game))
                store.add_table(row, seats, moves, [match.record(n) for n in range(match.count)])

        wish = f"{host} {match.deal.commitment} {match.moves}"
        return await self._registry.find(await self._making.store(wish, id, write))

    async def fork(self, table: Table, moment: int, seat: int | None, host: str, level: str | None = None) -> Table:
        """A new table from a moment of this one."""
        opening, start = fork(table, moment, seat, self._chance.dice, level)
        return await self.create(opening, host, start, (table.row.id, moment))

    async def rematch(self, table: Table, host: str) -> Table:
        """The same seats again, one further on, so that another begins; the other people come by their links."""
        return await self.create(rematch(table, host), host)


def _checked(opening: Opening, game: Game) -> dict[str, str]:
    """All options of an opening with their values, or what is wrong with it."""
    try:
        options = game.meta.check(len(opening.seats), opening.options)
        for choice in opening.seats:
            if choice.kind == "bot":
                levels.make(choice.level, levels.accepted(game.meta.name))
    except EntrepotError as error:
        raise Problem(422, "problem-said", sentence=str(error)) from None
    if opening.pace not in PACES:
        raise Problem(422, "problem-setting", name="pace")
    if any(choice.name and name_fault(choice.name) for choice in opening.seats):
        raise Problem(422, "problem-setting", name="name")
    return options
