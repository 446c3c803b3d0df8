"""One game at a time: a state that Python steps, looks at and copies quickly."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from entrepot import games
from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.backends.known import NOTHING, Known
from entrepot.engine.errors import EntrepotError, Refused
from entrepot.engine.language.deal import Deal
from entrepot.engine.language.game import Game
from entrepot.observing.elements import elements_of

from .compiling import kernels_of
from .vector import Array, starts_of

_new = object.__new__
NOT_OFFERED = -2  # from here down: what `act` returns instead of a seat


class Core:
    """What all states of a game share: its compiled functions, and room for a view."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.size, self.actions = len(elements_of(game)), len(game.catalogue)
        self._seen = np.zeros(1, dtype=game.layout.dtype)
        self.seen_address = self._seen.ctypes.data
        self.players_at, self.turns_at = game.layout.offsets["players"], game.layout.offsets["turns"]
        kernels = kernels_of(game)
        out = np.zeros((1, self.size), dtype=np.int16)
        self.begin = kernels.ready("begin", 0)
        self.find = kernels.ready("find", 0, 0)
        self.act = kernels.ready("act", 0, 0, 0, 0)
        self.look = kernels.ready("look", 0, 0, 0, 0, out)
        self.back = backend(game, "compiled")


@cache
def core_of(game: Game) -> Core:
    return Core(game)


class State:
    """A position and who is asked. Seats asked at the same time are asked in turn.

    `actor` is that seat, or -1 once the game is over.
    """

    # The last three are found out when somebody needs them.
    __slots__ = ("_address", "_mask", "_mask_address", "actor", "core", "record")

    def __init__(self, core: Core, record: bytearray, actor: int) -> None:
        self.core = core
        self.record = record
        self.actor = actor
        self._address = 0
        self._mask: Any = None
        self._mask_address = 0

    def _open(self) -> int:
        """Where the record is. A bytearray that never changes its length stays where it is."""
        self._address = np.frombuffer(self.record, np.int8).ctypes.data
        return self._address

    def _find(self) -> Array:
        """Go on to the next question, if there is something to be done before it; the mask."""
        self._mask = np.empty(self.core.actions, dtype=np.int8)
        self._mask_address = self._mask.ctypes.data
        self.actor = self.core.find(self._address or self._open(), self._mask_address)
        return self._mask  # type: ignore[no-any-return]

    @classmethod
    def new(cls, game: str | Game, players: int = 2, seed: int | None = None, **options: object) -> State:
        """A new game; the same seed gives the same deal as `entrepot.new`."""
        found = games.find(game) if isinstance(game, str) else game
        deal = Deal.fresh() if seed is None else Deal.seeded(seed)
        return cls.dealt(found, players, deal.key, **options)

    @classmethod
    def dealt(cls, game: Game, players: int, key: tuple[int, int], **options: object) -> State:
        """A new game with this key."""
        start = starts_of(game, players, options)
        start["key"][0] = key
        state = cls(core_of(game), bytearray(start.tobytes()), -1)
        state.core.begin(state._open())
        state._find()
        return state

    @classmethod
    def at(cls, core: Core, record: bytearray) -> State:
        """A position whose actor is not known yet."""
        state = cls(core, record, -1)
        state._find()
        return state

    @property
    def mask(self) -> Array:
        """A 1 for each action that may be taken; overwritten by the next step."""
        return self._mask if self._mask_address else self._find()

    @property
    def legal(self) -> list[int]:
        return np.flatnonzero(self.mask).tolist()

    @property
    def over(self) -> bool:
        return self.actor < 0

    @property
    def players(self) -> int:
        return self.record[self.core.players_at]

    @property
    def turns(self) -> int:
        """Finished so far."""
        at = self.core.turns_at
        return int.from_bytes(self.record[at : at + 2], "little", signed=True)

    @property
    def s(self) -> Any:
        """The record, for reading by field."""
        return self.core.game.layout.plain(self.record)

    def step(self, action: int) -> int:
        """Take an action for `actor`; who is asked next, or -1. An action that is not offered raises `Refused`."""
        if not self._mask_address:
            self._find()
        now = self.core.act(self._address, self.actor, action, self._mask_address)
        if now <= NOT_OFFERED:
            self._refuse(now, action)
        self.actor = now
        return now  # type: ignore[no-any-return]

    def rule_against(self, action: int) -> int:
        """The number of the rule that forbids an action now, 0 if none does."""
        position = Position(self.core.back, self.record)
        return position.refusal(max(self.actor, 0), action)

    def _refuse(self, code: int, action: int) -> None:
        game = self.core.game
        if code == NOT_OFFERED:
            raise EntrepotError(
                f"There is no action {action}; {game.meta.title} has actions from 0 to {len(game.catalogue) - 1}."
            )
        raise Refused(game.rule_name(NOT_OFFERED - 1 - code), game.catalogue.names[action])

    def observation(self, viewer: int | None = None) -> Array:
        """What a seat sees, the actor if none is named; -1 is a spectator."""
        seat = max(self.actor, 0) if viewer is None else viewer
        if not -1 <= seat < self.players:
            raise EntrepotError(f"There is no seat {seat}; name one from 0 to {self.players - 1}, or -1.")
        out = np.empty((1, self.core.size), dtype=np.int16)
        self.core.look(self._address or self._open(), self.core.seen_address, seat, self.actor, out)
        return out[0]  # type: ignore[no-any-return]

    def copy(self) -> State:
        # Searches copy states by the million: this is the quickest way that Python has.
        state = _new(State)
        state.core = self.core
        state.record = self.record.copy()
        state.actor = self.actor
        state._address = state._mask_address = 0
        return state

    def position(self) -> Position:
        """A copy with the engine's own functions around it."""
        return Position(self.core.back, self.record)

    def guess(self, viewer: int, key: tuple[int, int], known: Known = NOTHING) -> State:
        """A state that looks the same to a seat, its hidden parts drawn at random, in agreement with what is known."""
        view = Position(self.core.back, self.record, known).hide(viewer)
        return State.at(self.core, view.guess(viewer, key).record)

    def scores(self) -> tuple[int, ...]:
        return self.core.game.scores(self.s)

    def ranks(self) -> tuple[int, ...]:
        """Final places; before the end as the points stand, equal points sharing a place."""
        if self.s.over:
            return self.core.game.ranks(self.s)
        scores = self.scores()
        return tuple(1 + sum(other > own for other in scores) for own in scores)

    def hash(self) -> str:
        return self.core.game.layout.hash(self.record)
