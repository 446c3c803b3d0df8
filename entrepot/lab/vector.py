"""Many games in step, on the processor: one array for each thing that a program needs to know."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import numpy as np

from entrepot import games
from entrepot.engine.errors import EntrepotError, nearest
from entrepot.engine.language.fields import SEATS
from entrepot.engine.language.game import Game
from entrepot.engine.language.record import NOBODY
from entrepot.observing.compiling import WIDTHS, widths_of
from entrepot.observing.elements import elements_of

from . import kernels, memory
from .compiling import headings_of, kernels_of
from .kernels import Room, Seen, Told

REWARDS = {"points": kernels.POINTS, "score": kernels.SCORE, "margin": kernels.MARGIN, "place": kernels.PLACE}
MOST_DECISIONS, MOST_ROUNDS = 4096, 100  # after which a game is cut off and ranked as it stands
VERSION = 1  # of state_dict
SETTINGS = ("seed", "reward", "most_decisions", "most_rounds", "share")

Array = np.ndarray[Any, Any]


def starts_of(game: Game, players: int | Sequence[int], options: Mapping[str, object]) -> Array:
    """A record for each number of players, with the options chosen and nothing set up. A list of choices for an option
    has one for each number of players; None is the usual one."""
    counts = (players,) if isinstance(players, int) else tuple(players)
    if not counts:
        raise EntrepotError("No number of players was given; give at least one.")
    made = np.zeros(len(counts), dtype=game.layout.dtype)
    columns = {name: _column(name, value, len(counts)) for name, value in options.items()}
    for number, (row, count) in enumerate(zip(made, counts, strict=True)):
        chosen = {name: column[number] for name, column in columns.items() if column[number] is not None}
        row["players"] = count
        for name, value in game.meta.check(count, chosen).items():
            row[f"option_{name}"] = game.meta.options[name].choices.index(value)
    return made


def _column(name: str, value: object, rows: int) -> Sequence[object]:
    """An option for every number of players."""
    if not isinstance(value, list | tuple):
        return (value,) * rows
    if len(value) != rows:
        raise EntrepotError(f"The option {name} has {len(value)} choices for {rows} numbers of players; give as many.")
    return value


def seen_of(game: Game, count: int) -> Seen:
    """Room for that many views."""
    records = np.zeros(count, dtype=game.layout.dtype)
    in8, in16, in32, in64 = (widths_of(records, width) for width in WIDTHS)
    tally = np.zeros((count, buckets_of(game)), dtype=np.int32)
    return Seen(records, in8, in16, in32, in64, tally, elements_of(game).source, elements_of(game).shift)


def buckets_of(game: Game) -> int:
    """How many kinds of things games are sorted by: nothing, and verbs or frames."""
    return 1 + max(len(game.kinds), len(game.catalogue.verbs))


def bytes_of(records: Array) -> Array:
    """A copy of records as rows of bytes."""
    return records.view(np.uint8).reshape(len(records), records.dtype.itemsize).copy()


def checked_positions(game: Game, positions: Array | None) -> Array:
    """A copy of the positions that a caller gives to begin from, or a sentence about what is wrong with them."""
    if positions is None:
        return np.zeros(0, dtype=game.layout.dtype)
    given = np.asarray(positions)
    if given.dtype != game.layout.dtype or given.ndim != 1 or not len(given):
        raise EntrepotError(f"Positions must be records of {game.meta.title}, as .records has; give some.")
    if given["over"].any() or given["fault"].any() or not np.isin(given["players"], game.meta.players).all():
        raise EntrepotError("A position must be of a game that is not over; leave out those that are.")
    return given.copy()


class Settings:
    """What an environment was made with, as numbers for the compiled functions."""

    def __init__(
        self,
        count: int,
        *,
        seed: int = 0,
        reward: str = "place",
        most_decisions: int = MOST_DECISIONS,
        most_rounds: int = MOST_ROUNDS,
        share: float = 1.0,
    ) -> None:
        if not isinstance(count, int) or count < 1:
            raise EntrepotError(f"{count!r} games cannot be played; ask for at least 1.")
        if reward not in REWARDS:
            raise EntrepotError(f"There is no reward {reward!r}; {nearest(reward, REWARDS)}")
        if most_decisions < 1 or most_rounds < 1:
            raise EntrepotError("A game must be allowed at least one decision and one round; raise the limit.")
        if not 0 <= share <= 1:
            raise EntrepotError(f"The share of episodes that begin from positions cannot be {share}; say 0 to 1.")
        self.reward = reward
        self.numbers = np.array(
            [_whole(seed), REWARDS[reward], most_decisions, most_rounds, round(share * kernels.WHOLE)], dtype=np.int64
        )

    @classmethod
    def read(cls, count: int, more: Mapping[str, Any]) -> tuple[Settings, dict[str, Any]]:
        """The settings among some keywords, and the rest, which are options of the game."""
        own = {name: value for name, value in more.items() if name in SETTINGS}
        return cls(count, **own), {name: value for name, value in more.items() if name not in SETTINGS}

    def seed(self, seed: Any) -> None:
        self.numbers[kernels.SEED] = _whole(seed)


def check_state(game: Game, state: Mapping[str, Any], count: int, remembers: bool) -> None:
    """Refuse what was saved from another game, other rules, another number of games or other observations."""
    mine = (VERSION, game.meta.name, game.meta.rules_version, game.components)
    its = tuple(state.get(name) for name in ("version", "game", "rules_version", "components"))
    if its != mine:
        raise EntrepotError(f"This state belongs to {its}, not to {mine}; make the environment it was saved from.")
    if len(state["records"]) != count:
        raise EntrepotError(
            f"This state has {len(state['records'])} games and the environment {count}; make one of that size."
        )
    if ("known" in state) != remembers:
        raise EntrepotError(f"This state was saved with recall={not remembers}; make the environment with that too.")


class Vector:
    """`count` games, each at its own next decision. `reset` and `step` return what is told, in arrays by game.

    The arrays of a step are overwritten by the step after the next, so that two can be compared; copy what you keep.
    """

    device = "cpu"

    def __init__(
        self,
        game: str | Game,
        count: int,
        *,
        players: int | Sequence[int] = 2,
        threads: int | None = None,
        positions: Array | None = None,
        recall: bool = False,
        **more: Any,
    ) -> None:
        """`more` are settings (seed, reward, most_decisions, most_rounds, share) and options of the game."""
        self.game = games.find(game) if isinstance(game, str) else game
        chosen, options = Settings.read(count, more)
        self.count, self.reward, self._settings = count, chosen.reward, chosen
        self.threads = max(1, min(threads or os.cpu_count() or 1, count))
        self.recall = memory.checked(recall)
        self.elements = elements_of(self.game, recall)
        self._sampled = 0
        self._actions = np.zeros(count, dtype=np.int32)
        self._room = self._make_room(starts_of(self.game, players, options), checked_positions(self.game, positions))
        self._buffers = (self._make_told(), self._make_told())
        self._seen = seen_of(self.game, self.threads)
        self._kernels = kernels_of(self.game)
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        share_of = -(-count // self.threads)
        self._ranges = [(t, t * share_of, min((t + 1) * share_of, count)) for t in range(self.threads)]
        self._memory = memory.memory_for(self.game, count, recall)
        if self._memory is not None:
            self._spectators = np.full(count, NOBODY, dtype=np.int8)
            self._views = np.zeros((count, len(elements_of(self.game))), dtype=np.int16)
        self._begun = False

    # --- what it looks like

    @property
    def size(self) -> int:
        """How many elements an observation has."""
        return len(self.elements)

    @property
    def actions(self) -> int:
        """How many actions the catalogue has; their names are in `game.catalogue.names`."""
        return len(self.game.catalogue)

    @property
    def records(self) -> Array:
        """The positions themselves, with everything that is hidden; to look at, or to keep for `positions`."""
        return self._room.records  # type: ignore[no-any-return]

    @property
    def told(self) -> Told:
        """What the last step told."""
        if not self._begun:
            raise EntrepotError("No game has begun; call reset first.")
        return self._buffers[0]

    # --- playing

    def reset(self, seed: int | None = None) -> Told:
        """Begin the first episode of every game."""
        if seed is not None:
            self._settings.seed(seed)
        self._sampled = 0
        self._room.episode[:] = 0
        self._room.errors[:] = 0
        if self._memory is not None:
            self._memory.episode[:] = -1
        self._run("reset", self._room, self._buffers[0], self._seen, after=(self._settings.numbers,))
        self._remember(self._buffers[0], self._buffers[0])
        self._begun = True
        return self._buffers[0]

    def step(self, actions: Any) -> Told:
        """Take one action in every game. -1 leaves a game as it is; an action that is not offered does too, counts
        as an error, and `refused` has the rule that forbids it (-1: there is no such action)."""
        before, after = self.told, self._buffers[1]
        np.copyto(self._actions, self._taken(actions))
        self._run("step", self._room, before, after, self._seen, after=(self._actions, self._settings.numbers))
        self._remember(before, after)
        self._buffers = (after, before)
        return after

    def sample(self, seed: int = 0) -> Array:
        """An action for every game, at random among those offered; the next call draws others."""
        offers = self.told.offers
        chosen = np.empty(self.count, dtype=np.int32)
        function = self._kernels.ready("sample", offers, 0, 0, 0, self.count, chosen)
        self._spread(lambda t, first, last: function(offers, seed, self._sampled, first, last, chosen))
        self._sampled += 1
        return chosen

    def view(self, viewers: Any) -> Array:
        """What one seat of each game sees, whether it is asked or not; -1 is a spectator."""
        chosen = np.broadcast_to(np.asarray(viewers, dtype=np.int8), self.count).copy()
        if (chosen >= self.told.players).any() or (chosen < -1).any():
            wrong = int(np.flatnonzero((chosen >= self.told.players) | (chosen < -1))[0])
            raise EntrepotError(f"Game {wrong} has no seat {chosen[wrong]}; name a seat of each game, or -1.")
        out = np.zeros((self.count, self.size), dtype=np.int16)
        self._run("view", self._room, self.told, self._seen, after=(chosen, out))
        if self._memory is not None:
            self._recall("view_games", chosen, self.told.players, out)
        return out

    # --- stopping and going on

    def state_dict(self) -> dict[str, Any]:
        """Everything that is needed to go on exactly from here; arrays and numbers, nothing else."""
        state: dict[str, Any] = {
            "version": VERSION,
            "game": self.game.meta.name,
            "rules_version": self.game.meta.rules_version,
            "components": self.game.components,
            "settings": self._settings.numbers.copy(),
            "sampled": self._sampled,
        }
        for name in ("records", "episode", "decisions", "errors", "gains", "points", "starts", "positions"):
            array = getattr(self._room, name)
            state[name] = bytes_of(array) if array.dtype.names else array.copy()
        state["told"] = {name: array.copy() for name, array in self.told._asdict().items()}
        if self._memory is not None:
            state |= {"known": self._memory.known.copy(), "shown": self._memory.shown.copy()}
        return state

    def load_state_dict(self, state: Mapping[str, Any]) -> Told:
        """Go on from there; what the last step before it told."""
        check_state(self.game, state, self.count, self._memory is not None)
        self._room = self._make_room(
            *(np.frombuffer(state[name].tobytes(), self.game.layout.dtype) for name in ("starts", "positions"))
        )
        self._settings.numbers[:] = state["settings"]
        self._sampled = int(state["sampled"])
        self._room.records[:] = np.frombuffer(state["records"].tobytes(), self.game.layout.dtype)
        for name in ("episode", "decisions", "errors", "gains", "points"):
            getattr(self._room, name)[:] = state[name]
        for name, array in self._buffers[0]._asdict().items():
            array[:] = state["told"][name]
        if self._memory is not None:
            self._memory.known[:], self._memory.shown[:] = state["known"], state["shown"]
            self._memory.episode[:] = self._buffers[0].episode
        self._begun = True
        return self._buffers[0]

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    # --- inside

    def _taken(self, actions: Any) -> Array:
        given = np.asarray(actions)
        if given.shape != (self.count,):
            raise EntrepotError(f"Actions have the shape {given.shape}; give one for each of the {self.count} games.")
        if not np.issubdtype(given.dtype, np.integer):
            raise EntrepotError(f"Actions are {given.dtype}; give whole numbers, such as int32.")
        return given

    def _make_room(self, starts: Array, positions: Array) -> Room:
        records = np.zeros(self.count, dtype=self.game.layout.dtype)
        return Room(
            records=records,
            words=widths_of(records, np.int16),
            starts=starts.copy(),
            positions=positions.copy(),
            episode=np.zeros(self.count, dtype=np.int32),
            decisions=np.zeros(self.count, dtype=np.int32),
            errors=np.zeros(self.count, dtype=np.int32),
            gains=np.zeros((self.count, SEATS), dtype=np.float32),
            points=np.zeros((self.count, SEATS), dtype=np.int32),
            bucket=np.zeros(self.count, dtype=np.int16),
            order=np.zeros(self.count, dtype=np.int32),
        )

    def _make_told(self) -> Told:
        verbs, headings = len(self.game.catalogue.verbs), headings_of(self.game)
        shapes = told_shapes(self.size, self.actions, verbs, headings)
        return Told(**{name: np.zeros((self.count, *shape), dtype=kind) for name, (kind, shape) in shapes.items()})

    def _remember(self, before: Told, told: Told) -> None:
        """Look at all games as a spectator, if that is to be remembered."""
        if self._memory is not None:
            self._run("view", self._room, told, self._seen, after=(self._spectators, self._views))
            self._recall("follow_games", before, told, widths_of(self._room.records, np.int64), self._views)

    def _recall(self, name: str, *arguments: Any) -> None:
        tables = memory.tables_of(self.game)
        function = memory.ready(name, tables, self._memory, 0, 0, *arguments)
        self._spread(lambda t, first, last: function(tables, self._memory, first, last, *arguments))

    def _run(self, name: str, *before: Any, after: tuple[Any, ...]) -> None:
        function = self._kernels.ready(name, *before, 0, 0, 0, *after)
        self._spread(lambda t, first, last: function(*before, t, first, last, *after))

    def _spread(self, work: Any) -> None:
        """Every thread does its range; this one does the first."""
        others: list[Future[Any]] = []
        if self._pool is not None:
            others = [self._pool.submit(work, *part) for part in self._ranges[1:]]
        work(*self._ranges[0])
        for one in others:
            one.result()


def told_shapes(size: int, actions: int, verbs: int, headings: int) -> dict[str, tuple[Any, tuple[int, ...]]]:
    """What is told for each game: type and shape."""
    return {
        "obs": (np.int16, (size,)),
        "mask": (np.bool_, (actions,)),
        "offers": (np.int64, (verbs,)),
        "actor": (np.int8, ()),
        "players": (np.int8, ()),
        "rewards": (np.float32, (SEATS,)),
        "gained": (np.float32, ()),
        "terminated": (np.bool_, ()),
        "truncated": (np.bool_, ()),
        "episode": (np.int32, ()),
        "errors": (np.int32, ()),
        "refused": (np.int32, ()),
        "final_obs": (np.int16, (size,)),
        "final_scores": (np.int32, (SEATS,)),
        "final_ranks": (np.int8, (SEATS,)),
        "final_sheet": (np.int32, (SEATS, headings)),
        "final_gained": (np.float32, (SEATS,)),
    }


def _whole(seed: Any) -> int:
    if not isinstance(seed, (int, np.integer)) or not -(1 << 63) <= seed < 1 << 63:
        raise EntrepotError(f"The seed {seed!r} is not a whole number of 64 bits; give one, such as 7.")
    return int(seed)
