"""The house: all tables, who comes in, and the bots that play when it is their turn."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from entrepot import bots as levels
from entrepot import games
from entrepot.engine.backend import Position, backend
from entrepot.engine.deal import Deal
from entrepot.engine.errors import EntrepotError
from entrepot.engine.faster import Faster
from entrepot.engine.game import Game, Meta
from entrepot.engine.match import Match
from entrepot.engine.record import NOBODY
from entrepot.paper.face import Face

from .bots import Bots
from .people import name_fault
from .plans import PACES, Chair, Plan, new_row, played_row, seat_row
from .problems import Problem
from .storage import EventRow, SeatRow, Store
from .table import PEOPLE, Table, is_open
from .worker import Question

log = logging.getLogger("entrepot.house")

KEPT = 512  # tables in memory that nobody looks at
WAITS = {"instant": 0.0, "fast": 0.25, "normal": 0.7, "slow": 1.6}  # seconds before a bot's action


def seat_ids() -> str:
    return secrets.token_urlsafe(9)


class House:
    """One for the process. `clock`, `ids` and `dice` can be fixed, so that a test knows every byte that is sent."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        *,
        overlays: Mapping[str, Path] | None = None,
        clock: Callable[[], int] = lambda: int(time.time()),
        ids: Callable[[], str] = seat_ids,
        dice: random.Random | None = None,
        deals: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        compile: bool = True,
    ) -> None:
        self.store = store
        self.bots = bots
        self.clock = clock
        self.ids = ids
        self.dice = dice or random.SystemRandom()
        self.deals = deals
        self.pace = 1.0  # all waits of bots are multiplied by it
        self._overlays = overlays or {}
        self._compile = compile
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self._faster: dict[str, Faster] = {}
        self._faces: dict[str, Face] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    # --- games

    def metas(self) -> list[Meta]:
        return [games.meta(name) for name in games.names()]

    def game(self, name: str) -> Game:
        """The game of that name; from its first use on its rules are compiled in the background."""
        try:
            found = games.find(name)
        except EntrepotError as error:
            raise Problem(404, "problem-said", sentence=str(error)) from None
        if name not in self._faster:
            self._faster[name] = Faster(found, self._overlays.get(name))
            if self._compile:
                self._faster[name].start()
        return found

    def back(self, name: str) -> str:
        """The fastest back end that is ready."""
        self.game(name)
        return self._faster[name].back.name

    def face(self, name: str) -> Face:
        if name not in self._faces:
            extra = self.game(name).extra
            if "face" not in extra:
                raise Problem(404, "problem-no-face", game=games.meta(name).title)
            self._faces[name] = extra["face"]()
        return self._faces[name]

    # --- tables

    def create(self, plan: Plan, host: str, start: bytes = b"", forked: tuple[str, int] | None = None) -> Table:
        """A new table; it begins at once when every seat is taken. A fork begins at a position of another game."""
        game = self.game(plan.game)
        try:
            options = game.meta.check(len(plan.seats), plan.options)
            for chair in plan.seats:
                if chair.kind == "bot":
                    levels.make(chair.level)
        except EntrepotError as error:
            raise Problem(422, "problem-said", sentence=str(error)) from None
        if plan.pace not in PACES:
            raise Problem(422, "problem-setting", name="pace")
        if any(chair.name and name_fault(chair.name) for chair in plan.seats):
            raise Problem(422, "problem-setting", name="name")
        id = self.ids()
        row = new_row(id, plan, game, options, host, Deal(self.deals()), self.clock(), start, forked)
        seats = [seat_row(id, number, chair, host) for number, chair in enumerate(plan.seats)]
        self.store.add_table(row, seats)
        table = Table(self.store, row, seats, self.clock)
        self.tables[id] = table
        self.begin_if_full(table)
        return table

    def open(self, match: Match, host: str) -> Table:
        """A table that goes on with a saved game: the host sits at the seat to act, bots at the others."""
        game = self.game(match.game.meta.name)
        now, id = self.clock(), self.ids()
        own = match.actors[0] if match.actors else 0
        chairs = tuple(Chair("you") if seat == own else Chair("bot", level="greedy") for seat in range(match.players))
        plan = Plan(game.meta.name, chairs, match.options)
        row = played_row(new_row(id, plan, game, match.options, host, match.deal, now), match)
        seats = [seat_row(id, number, chair, host) for number, chair in enumerate(chairs)]
        moves = [EventRow(id, n, 1, move.player, move.action, now) for n, move in enumerate(match.moves)]
        self.store.add_table(row, seats, moves)
        table = self.find(id)
        self.changed(table)
        return table

    def find(self, id: str) -> Table:
        """A table by its id, from memory or from the store."""
        if id in self.tables:
            self.tables.move_to_end(id)
            return self.tables[id]
        row = self.store.table(id) if id.isprintable() else None  # not every database takes every character
        if row is None:
            raise Problem(404, "problem-no-table")
        table = Table(self.store, row, self.store.seats(id), self.clock)
        self._load(table)
        self.tables[id] = table
        self._forget()
        return table

    def _load(self, table: Table) -> None:
        """Play the stored events again; what was current must come out."""
        row = table.row
        if row.status == "waiting":
            return
        game = self.game(row.game)
        if (row.rules_version, row.components) != (game.meta.rules_version, game.components):
            raise Problem(410, "problem-other-rules", version=row.rules_version, now=game.meta.rules_version)
        match = self._begin(table, self.store.start(row.id))
        for event in self.store.events(row.id):
            match.take(event.seat, event.action)
            table.numbers.append(event.number)
        if bytes(match.position.record) != row.record:
            raise Problem(500, "problem-damaged")
        table.match = match
        for seat in range(row.players):
            stored = self.store.draft(row.id, seat)
            if stored is not None:
                draft = table.draft(seat)
                try:
                    draft.restore(stored.actions, stored.future)
                except EntrepotError:  # it was made before the last commit
                    self.store.drop_draft(row.id, seat)
                    continue
                draft.step = stored.step
                table.drafts[seat] = draft

    def _begin(self, table: Table, start: bytes) -> Match:
        """The match before its first move: dealt afresh, or from the position a fork begins at."""
        row = table.row
        game = self.game(row.game)
        deal = Deal(row.secret, tuple(bytes.fromhex(nonce) for nonce in row.nonces))
        if row.forked_from is None:
            return Match.begin(game, row.players, row.options, deal, self.back(row.game))
        position = Position(backend(game, self.back(row.game)), start)
        return Match(game, row.players, dict(row.options), deal, game.meta.colours[: row.players], position)

    def begin_if_full(self, table: Table) -> None:
        """Deal and begin once nobody is missing."""
        if table.row.status != "waiting" or any(is_open(seat) for seat in table.seats):
            return
        # each seat's number goes into the key, after the house has committed to its secret
        nonces = [self.dice.randbytes(16).hex() for _ in table.seats]
        table.row = replace(table.row, nonces=nonces)
        match = self._begin(table, table.row.record)
        record = bytes(match.position.record)
        self.store.begin(table.row.id, nonces, record, now=self.clock())
        table.row = replace(table.row, status="running", record=record)
        table.match = match
        self.changed(table)

    def fork(self, table: Table, moment: int, seat: int | None, host: str) -> Table:
        """A new table from a moment of this one.

        Of a game that is over the position is taken as it was; of one that runs only what the seat may see, the rest
        guessed, so that nobody looks into the decks of a game by playing it on elsewhere.
        """
        match = table.match
        if match is None or not 0 <= moment <= match.count:
            raise Problem(422, "problem-no-moment")
        position = Position(match.position.back, match.record(moment))
        key = (self.dice.getrandbits(64), self.dice.getrandbits(64))
        viewer = NOBODY if seat is None else seat
        if table.row.status == "running":
            position = position.view(viewer).guess(viewer, key)
        else:
            position.s.key[0], position.s.key[1] = key
        own = 0 if seat is None else seat
        chairs = tuple(
            Chair("you") if one.seat == own else Chair("bot", level=one.level or "greedy") for one in table.seats
        )
        plan = Plan(table.row.game, chairs, table.row.options)
        return self.create(plan, host, bytes(position.record), (table.row.id, moment))

    def rematch(self, table: Table, host: str) -> Table:
        """The same seats again, one further on, so that another begins; the other people come by their links."""

        def kind(row: SeatRow) -> str:
            if row.kind not in PEOPLE or row.person == host:
                return "you" if row.kind == "link" else row.kind
            return "link"

        chairs = [Chair(kind(row), row.name, row.level or "") for row in table.seats]
        old = table.row
        plan = Plan(old.game, (*chairs[1:], chairs[0]), old.options, old.public, old.spectators, old.pace)
        return self.create(plan, host)

    def claim(self, link: str, person: str) -> tuple[Table, int]:
        found = self.store.claim(link, person)
        if found is None:
            raise Problem(404, "problem-no-link")
        id, seat = found
        table = self.find(id)
        table.seats = list(self.store.seats(id))
        self.begin_if_full(table)
        self.changed(table)
        return table, seat

    def hand_over(self, guest: str, person: str) -> None:
        """Who signs in keeps what they began as a guest."""
        self.store.hand_over(guest, person)
        for table in self.tables.values():
            if guest not in (table.row.host, *(seat.person for seat in table.seats)):
                continue
            table.row = replace(table.row, host=person if table.row.host == guest else table.row.host)
            table.seats = [replace(s, person=person) if s.person == guest else s for s in table.seats]
            self.changed(table)

    def replace(self, table: Table, seat: int, level: str) -> None:
        """A bot takes over a seat."""
        try:
            levels.make(level)
        except EntrepotError as error:
            raise Problem(422, "problem-said", sentence=str(error)) from None
        row = replace(
            table.seats[seat], kind="bot", level=level, status="taken", person=None, link=None, link_plain=None
        )
        self.store.set_seat(row)
        self.store.drop_draft(table.row.id, seat)
        table.seats[seat] = row
        table.drafts.pop(seat, None)
        self.begin_if_full(table)
        self.changed(table)

    def leave(self, table: Table, seat: int, status: str) -> None:
        """A person goes (left, resigned): a bot plays on, or, when nobody is left, the table is abandoned."""
        if table.row.status not in ("waiting", "running"):
            raise Problem(409, "problem-over")
        self.replace(table, seat, "greedy")
        row = replace(table.seats[seat], status=status)
        self.store.set_seat(row)
        table.seats[seat] = row
        if not any(one.kind in PEOPLE for one in table.seats):
            self.store.set_status(table.row.id, "abandoned", now=self.clock())
            table.row = replace(table.row, status="abandoned")
        self.changed(table)

    def _forget(self) -> None:
        """Drop the tables that were looked at longest ago; the store has them."""
        for id in list(self.tables):
            if len(self.tables) <= KEPT:
                return
            if not self.tables[id].subscribers and id not in self._tasks:
                del self.tables[id]

    # --- what happens by itself

    def changed(self, table: Table, seat: int | None = None) -> None:
        """Tell everybody who looks on, and let bots think; a draft concerns only those who look from its seat."""
        table.version += 1
        if seat is None:
            table.talked = None
            self._quicken(table)
        for subscriber in table.subscribers:
            if seat in (None, subscriber.seat):
                subscriber.wake()
        if self._bots_to_act(table) and table.row.id not in self._tasks:
            try:
                task = asyncio.get_running_loop().create_task(self._drive(table))
            except RuntimeError:  # no loop: nobody plays by itself in a script
                return
            self._tasks[table.row.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(table.row.id, None))

    def _quicken(self, table: Table) -> None:
        """A table that was opened before the rules were compiled goes on with them compiled."""
        if table.match is None or table.match.position.back.name == (name := self.back(table.row.game)):
            return
        table.match.position = Position(backend(table.match.game, name), table.match.position.record)

    def _bots_to_act(self, table: Table) -> list[int]:
        if not table.running or table.match is None:
            return []
        return [seat for seat in table.match.actors if table.seats[seat].kind == "bot"]

    async def _drive(self, table: Table) -> None:
        """Play for the bots until a person is to act."""
        try:
            while waiting := self._bots_to_act(table):
                seat = waiting[0]
                await self._bot_acts(table, seat)
        except Exception:
            log.exception("a bot could not play", extra={"table": table.row.id})
        finally:
            table.thinking.clear()

    async def _bot_acts(self, table: Table, seat: int) -> None:
        assert table.match is not None
        match = table.match
        number = table.row.number
        legal = match.legal(seat)
        view = bytes(match.position.view(seat).record)
        table.thinking.add(seat)
        started = time.monotonic()
        action = legal[0]
        if len(legal) > 1:
            question = Question(
                table.row.game,
                self.back(table.row.game),
                table.seats[seat].level or "greedy",
                view,
                seat,
                self.dice.getrandbits(63),
            )
            chosen = await self.bots.choose(question)
            action = self.dice.choice(legal) if chosen is None else match.game.catalogue.names[chosen]
        wait = self.pace * WAITS.get(self._pace_of(table), 0.7) - (time.monotonic() - started)
        await asyncio.sleep(max(0.0, wait))
        table.thinking.discard(seat)
        if table.row.number == number and table.running and table.seats[seat].kind == "bot":
            table.move(seat, action if action in legal else self.dice.choice(legal))
            self.changed(table)

    def _pace_of(self, table: Table) -> str:
        """As fast as the slowest person who looks on wants it; with nobody there, at once."""
        paces = [one.settings.pace for one in table.subscribers if one.seat is not None]
        return max(paces, key=lambda pace: WAITS.get(pace, 0.7), default="instant")

    def wake_all(self, open_tables: Sequence[str]) -> None:
        """After a start: bots go on where they were."""
        for id in open_tables:
            try:
                self.changed(self.find(id))
            except EntrepotError:
                log.warning("a table could not be opened", extra={"table": id})

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self.bots.close()
        for faster in self._faster.values():
            faster.stop()
