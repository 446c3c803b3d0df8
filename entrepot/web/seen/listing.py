"""The tables of the start page, from the rows alone: nothing is opened or played again for a list."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from entrepot.engine.backends.backend import Position
from entrepot.engine.language.record import NOBODY
from entrepot.engine.match.view import View

from ..storage import Listed
from ..tables.opening import PACES
from ..tables.seats import PEOPLE, check, is_open, seats_of
from ..tables.versions import is_ours
from ..workers.library import Library
from .cards import GameCard, OpenTable, OwnGame, card_of

log = logging.getLogger("entrepot.house")

T = TypeVar("T")


class Listing:
    """For one person, in their language, now."""

    def __init__(self, library: Library, now: int, lang: str) -> None:
        self._library = library
        self._now = now
        self._lang = lang

    def own(self, found: Sequence[Listed], person: str) -> list[OwnGame]:
        """Where somebody sits or is the host; what is damaged is left out."""
        return _sound(found, lambda one: self._own(one, person))

    def open(self, found: Sequence[Listed]) -> list[OpenTable]:
        """What anybody may look at, or sit down at."""
        return _sound(found, self._open)

    def _own(self, one: Listed, person: str) -> OwnGame | None:
        row, card = one.table, self._card(one)
        if card is None or card.face is None:
            return None
        seats = seats_of(one.seats, person)
        since = max(0, self._now - row.updated)
        mine = seats[0] if seats else 0
        base = OwnGame(row.id, card, row.players, mine, "left", seconds=since, pace=row.pace)
        base = replace(base, against=_against(one, person))
        if row.status == "waiting":
            return replace(base, state="waiting", missing=sum(is_open(seat) for seat in one.seats))
        if row.status == "shared":  # somebody's word: nothing is worked out from it here
            return replace(base, state="shared")
        position = self._position(one)
        if position is not None:
            base = replace(base, round=self._round(card, position, mine if seats else None))
        if row.status == "over" and row.result and seats:
            return replace(base, state="over", place=row.result["ranks"][mine], points=row.result["scores"][mine])
        if row.status != "running" or not seats:
            return base
        if position is None:
            return replace(base, state="kept")
        actors = position.actors()
        if any(seat in actors for seat in seats):
            return replace(base, state="turn", player=self._called(one, card, mine if one.last is None else one.last))
        bot = one.seats[actors[0]].kind == "bot"
        left = max(1, PACES[row.pace] - since) if PACES.get(row.pace) else 0
        return replace(base, state="bot" if bot else "other", player=self._called(one, card, actors[0]), seconds=left)

    def _open(self, one: Listed) -> OpenTable | None:
        row, card = one.table, self._card(one)
        if card is None or card.face is None:
            return None
        if row.status == "waiting":
            return OpenTable(row.id, card, row.players, free=sum(is_open(seat) for seat in one.seats))
        position = self._position(one) if row.spectators else None
        return OpenTable(row.id, card, row.players, self._round(card, position, None)) if position else None

    def _card(self, one: Listed) -> GameCard | None:
        return card_of(self._library, one.table.game) if one.table.game in self._library.found else None

    def _position(self, one: Listed) -> Position | None:
        """How the table stands; None where it was played under other rules, and cannot go on with ours."""
        if not is_ours(one.table, self._library.game(one.table.game)):
            return None
        return self._library.position(one.table.game, one.table.record)

    def _round(self, card: GameCard, position: Position, seat: int | None) -> str:
        assert card.face is not None
        viewer = NOBODY if seat is None else seat
        view = View(self._library.game(card.meta.name), bytes(position.view(viewer).record), viewer)
        return card.face.round(view, card.face.words(self._lang))

    def _called(self, one: Listed, card: GameCard, seat: int) -> str:
        assert card.face is not None
        return one.seats[seat].name or card.face.words(self._lang).noun(f"player-{card.meta.colours[seat]}")


def _sound(found: Sequence[Listed], shown: Callable[[Listed], T | None]) -> list[T]:
    """What can be shown; one that is damaged is set aside, and the others are shown."""
    listed = []
    for one in found:
        try:
            check(one.table, one.seats)
            game = shown(one)
        except Exception as error:
            log.error("a table is damaged and not listed", extra={"table": one.table.id, "reason": repr(error)[:200]})
            continue
        if game is not None:
            listed.append(game)
    return listed


def _against(one: Listed, person: str) -> str:
    link = any(row.kind in PEOPLE and row.person != person for row in one.seats)
    bot = any(row.kind == "bot" for row in one.seats)
    screen = any(row.kind == "screen" for row in one.seats)
    return ("both" if bot else "link") if link else "screen" if screen else "bots"
