"""The back ends of a game by name, and a position on one of them."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..errors import EntrepotError
from ..language.game import Game
from .known import NOTHING, Known, agree
from .plain import Plain
from .play import TRIAL

if TYPE_CHECKING:
    from .compiled import Compiled

MASK64 = (1 << 64) - 1

Plan = Callable[["Position", int], int]  # from a seat's view and the seat to the action it takes


@functools.cache
def _backend(game: Game, name: str) -> Plain | Compiled:
    if name == "plain":
        return Plain(game)
    from .compiled import Compiled  # only here, so that nobody has to wait for Numba unless they need it

    return Compiled(game)


def backend(game: Game, name: str = "plain") -> Plain | Compiled:
    """A game's back end by name, created once."""
    if name not in ("plain", "compiled"):
        raise EntrepotError(f"There is no back end {name!r}; choose plain or compiled.")
    return _backend(game, name)


@functools.cache
def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(int(mask).bit_length()) if (mask >> seat) & 1)


class Position:
    """A record with the functions of one back end around it.

    `known` is what everybody has seen and views of it hide again, if somebody remembers: guesses agree with it.
    """

    __slots__ = ("_args", "_f", "_out", "_s", "back", "known", "record")

    def __init__(self, back: Plain | Compiled, record: bytearray | bytes | None = None, known: Known = NOTHING) -> None:
        self.back = back
        self.known = known
        self.record = bytearray(record) if record is not None else bytearray(back.game.layout.size)
        self._s: Any = None
        self._args = (self.s,) if isinstance(back, Plain) else back.open(self.record)
        self._f = back.functions
        self._out = back.buffer()

    @property
    def s(self) -> Any:
        """The record for reading, created on first use; the compiled back end shares its bytes."""
        if self._s is None:
            self._s = self.back.game.layout.plain(self.record)
        return self._s

    def begin(self, players: int, options: dict[str, int], key: tuple[int, int]) -> None:
        """Set up a new game in this record."""
        self.record[:] = bytes(len(self.record))
        self.s.players = players
        self.s.key[0], self.s.key[1] = key
        for name, value in options.items():
            setattr(self.s, name, value)
        self.set_up()

    def set_up(self) -> None:
        """Set up the game whose players, options and key are already in the record."""
        self._f["begin"](*self._args)

    def copy(self) -> Position:
        return Position(self.back, self.record, self.known)

    def refusal(self, player: int, action: int) -> int:
        return int(self._f["refusal"](*self._args, player, action))

    def legal(self, player: int) -> list[int]:
        count = self._f["legal"](*self._args, player, self._out)
        return self._out[:count].tolist()  # type: ignore[no-any-return]

    def take(self, player: int, action: int) -> None:
        self._f["take"](*self._args, player, action)

    def do(self, player: int, action: int) -> None:
        """Only the decision itself; `tick` then runs what follows, one step at a time."""
        catalogue = self.back.game.catalogue
        verb = int(catalogue.verb_of[action])
        self._f["do"](*self._args, player, verb, action - int(catalogue.first[verb]))

    def tick(self) -> int:
        return int(self._f["tick"](*self._args))

    def actors(self) -> tuple[int, ...]:
        return () if self.s.over else _seats(self._f["actors"](*self._args))

    def bystanders(self) -> tuple[int, ...]:
        """Seats that may act although nobody is waiting for them."""
        rule = self.back.game.bystanders
        if rule is None or self.s.over:
            return ()
        return _seats(rule(self.s))

    def view(self, viewer: int) -> Position:
        """A copy in which everything the viewer may not see is hidden."""
        return self.copy().hide(viewer)

    def hide(self, viewer: int) -> Position:
        """Hide it in this record itself."""
        self._f["hide"](*self._args, viewer)
        return self

    def guess(self, viewer: int, key: tuple[int, int], plan: Plan | None = None) -> Position:
        """A copy of a view with its hidden parts filled in at random, under a new key, in agreement with what is known.

        With a plan, whoever has answered unseen and may still take it back has answered as that plan would.
        """
        full = self.copy()
        full.s.key[0], full.s.key[1] = key[0] & MASK64, key[1] & MASK64
        full._f["guess"](*full._args, viewer)
        if self.known:
            agree(self.back.game.layout, self.record, full.s, self.known)
        if plan is not None:
            for seat in full.bystanders():
                if seat != viewer:
                    full._answer_again(seat, plan)
        return full

    def _answer_again(self, seat: int, plan: Plan) -> None:
        """Take a bystander's answer back, if that is all it may do, and answer by a plan instead."""
        again = self.legal(seat)
        if len(again) == 1:
            self.take(seat, again[0])
        while seat in self.actors():
            action = plan(self.view(seat), seat)
            if action not in self.legal(seat):
                raise EntrepotError(f"The plan of seat {seat} is {action!r}; answer with one of view.legal(seat).")
            self.take(seat, action)

    def play_out(self, seed: int) -> int:
        """Play this position to its end at random; return the number of moves."""
        return int(self._f["play_out"](*self._args, seed))

    def play_some(self, seed: int, most: int) -> int:
        """Take that many actions at random; return how many were taken before the game ended."""
        return int(self._f["play_some"](*self._args, seed, most, self._out))

    def try_out(self, player: int, actions: list[int], seed: int, budget: int) -> dict[int, int]:
        """What the best turn is worth that was found to begin with each action, in thousandths. Turns are played out at
        random, one for each action and so on, until so many actions have been taken."""
        count = len(actions)
        if isinstance(self.back, Plain):
            best: dict[int, int] = {}
            trial = self.copy()
            tried = 0
            while budget > 0 or tried % count:
                trial.record[:] = self.record
                action = actions[tried % count]
                worth, taken = divmod(self._f["try_out"](trial.s, player, action, seed + tried, trial._out), TRIAL)
                best[action] = max(best.get(action, worth), worth)
                budget -= taken
                tried += 1
            return best
        return self.back.try_out(self.record, player, actions, seed, budget)

    def hash(self) -> str:
        return self.back.game.layout.hash(self.record)
