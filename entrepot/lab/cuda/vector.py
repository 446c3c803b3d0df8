"""The vector environment on a GPU. It tells the same bytes as the one on the processor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numba import cuda

from entrepot import games
from entrepot.engine.backends.compiled import counting_from_zero
from entrepot.engine.backends.cuda import gpu_name
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.game import Game
from entrepot.engine.language.record import NOBODY
from entrepot.observing.compiling import WIDTHS
from entrepot.observing.elements import elements_of

from .. import kernels, memory
from ..compiling import headings_of
from ..kernels import Room, Seen, Told
from ..vector import (
    VERSION,
    Array,
    Settings,
    buckets_of,
    bytes_of,
    check_state,
    checked_positions,
    starts_of,
    told_shapes,
)
from . import kernels as stages
from .arrays import OnGpu, current_stream, given_actions, room_for
from .expanding import Expander
from .graph import Graph, copy, recording
from .kernels import FEW, FINISHING, MOST_BUCKETS, ROWS, SORTING, THREADS, WARP

_kept: dict[Game, dict[str, Any]] = {}  # compiled kernels


class Vector:
    """As `entrepot.lab.vector.Vector`, with every array on the GPU (see `OnGpu`). Actions are int32 there as well."""

    device = "cuda"

    def __init__(
        self,
        game: str | Game,
        count: int,
        *,
        players: int | Sequence[int] = 2,
        positions: Array | None = None,
        recall: bool = False,
        **more: Any,
    ) -> None:
        gpu_name()  # or one sentence
        self.game = games.find(game) if isinstance(game, str) else game
        self._settings, options = Settings.read(count, more)
        self.count, self.reward = count, self._settings.reward
        assert buckets_of(self.game) <= MOST_BUCKETS
        self._starts = starts_of(self.game, players, options)
        self._positions = checked_positions(self.game, positions)
        self.recall = memory.checked(recall)
        self.elements = elements_of(self.game, recall)
        self.size, self.actions = len(self.elements), len(self.game.catalogue)
        with counting_from_zero("numba.cuda.np.arrayobj"):
            if self.game not in _kept:
                _kept[self.game] = stages.made(self.game)
        self._kernels = _kept[self.game]
        self._make()
        self._graphs: dict[Any, Graph] = {}
        self._expander: Expander | None = None
        self._now = 0  # which of the two buffers was told last
        self._begun = False

    def _make(self) -> None:
        count, layout = self.count, self.game.layout
        self._records = room_for((count,), layout.dtype)
        seen = room_for((count,), layout.dtype)
        verbs, headings = len(self.game.catalogue.verbs), max(1, headings_of(self.game))
        shapes = told_shapes(self.size, self.actions, verbs, headings)
        self._buffers = tuple(
            Told(**{name: room_for((count, *shape), kind) for name, (kind, shape) in shapes.items()}) for _ in (0, 1)
        )
        self._shown = tuple(Told(*(OnGpu(array) for array in told)) for told in self._buffers)
        self._room = Room(
            records=self._records,
            words=self._records.view(np.int16).reshape(count, -1),
            starts=cuda.to_device(self._starts),
            positions=cuda.to_device(self._positions if len(self._positions) else self._starts[:1]),
            episode=room_for((count,), np.int32),
            decisions=room_for((count,), np.int32),
            errors=room_for((count,), np.int32),
            gains=room_for((count, 4), np.float32),
            points=room_for((count, 4), np.int32),
            bucket=room_for((count,), np.int16),
            order=room_for((count,), np.int32),
        )
        in8, in16, in32, in64 = (seen.view(width).reshape(count, -1) for width in WIDTHS)
        tables = (self.elements.source, self.elements.shift)
        source, shift = (cuda.to_device(table) for table in tables)
        self._seen = Seen(seen, in8, in16, in32, in64, room_for((1, 1), np.int32), source, shift)
        catalogue = self.game.catalogue
        nouns = np.arange(len(catalogue)) - catalogue.first[catalogue.verb_of]
        self._verbs = cuda.to_device(catalogue.verb_of.astype(np.int16))
        self._nouns = cuda.to_device(nouns.astype(np.int16))
        self._actions, self._drawn = room_for((count,), np.int32), room_for((count,), np.int32)
        self._tally, self._cursor = room_for((MOST_BUCKETS,), np.int32), room_for((MOST_BUCKETS,), np.int32)
        self._ends, self._ending = room_for((1,), np.int32), room_for((count,), np.int32)
        self._sampled = room_for((1,), np.int64)
        self._on_gpu = cuda.to_device(self._numbers())
        self._memory = memory.memory_for(self.game, count, self.recall)
        if self._memory is not None:
            self._make_memory(self._memory)

    def _make_memory(self, empty: memory.Memory) -> None:
        """What is remembered of each game, and room for what spectators see."""
        self._memory = memory.Memory(*(room_for(array.shape, array.dtype) for array in empty))
        self._tables = memory.Tables(*(cuda.to_device(table) for table in memory.tables_of(self.game)))
        self._words = self._records.view(np.int64).reshape(self.count, -1)
        self._spectators = cuda.to_device(np.full(self.count, NOBODY, dtype=np.int8))
        self._views = room_for((self.count, len(elements_of(self.game))), np.int16)

    def _numbers(self) -> Array:
        numbers = self._settings.numbers.copy()
        if not len(self._positions):
            numbers[kernels.SHARE] = 0
        return numbers

    # --- playing

    @property
    def told(self) -> Told:
        """What the last step told."""
        if not self._begun:
            raise EntrepotError("No game has begun; call reset first.")
        return self._shown[self._now]

    @property
    def records(self) -> Array:
        """A copy of the positions, with everything that is hidden."""
        return self._records.copy_to_host()  # type: ignore[no-any-return]

    def reset(self, seed: int | None = None) -> Told:
        """Begin the first episode of every game."""
        if seed is not None:
            self._settings.seed(seed)
            self._on_gpu.copy_to_device(self._numbers())
        for array in (self._room.episode, self._room.errors, self._sampled):
            array[:] = 0
        if self._memory is not None:
            self._memory.episode[:] = -1
        stream = current_stream()
        told = self._buffers[self._now]
        self._run("reset_all", stream, self._room, told, self._on_gpu)
        self._show(stream, told)
        if self._memory is not None:
            self._remember(stream, told, told)
        self._begun = True
        return self._shown[self._now]

    def step(self, actions: Any) -> Told:
        """Take one action in every game, as on the processor; on the caller's stream, without waiting for it."""
        self.told  # noqa: B018  # or a sentence
        source = given_actions(actions, self.count)
        stream = current_stream()
        if source != OnGpu(self._actions).address:
            copy(OnGpu(self._actions).address, source, 4 * self.count, stream)
        self._launch(("step", self._now), lambda on, now=self._now: self._step(on, now), stream)
        self._now = 1 - self._now
        return self._shown[self._now]

    def sample(self, seed: int = 0) -> OnGpu:
        """An action for every game, at random among those offered; overwritten by the next call."""
        self.told  # noqa: B018
        self._launch(
            ("sample", self._now, seed), lambda on, now=self._now: self._sample(on, now, seed), current_stream()
        )
        return OnGpu(self._drawn)

    def view(self, viewers: Any) -> OnGpu:
        """What one seat of each game sees, whether it is asked or not; -1 is a spectator."""
        chosen = np.broadcast_to(np.asarray(viewers, dtype=np.int8), self.count).copy()
        players = self.told.players.numpy()
        wrong = np.flatnonzero((chosen >= players) | (chosen < -1))
        if len(wrong):
            raise EntrepotError(f"Game {wrong[0]} has no seat {chosen[wrong[0]]}; name a seat of each game, or -1.")
        stream, told = current_stream(), self._buffers[self._now]
        out, seats = room_for((self.count, self.size), np.int16), cuda.to_device(chosen)
        self._copy_records(stream)
        self._run("view_hidden", stream, self._seen, seats)
        self._warps("view_all", stream, told, self._seen, seats, out)
        if self._memory is not None:
            self._run("recall_all", stream, self._tables, self._memory, told, seats, out)
        return OnGpu(out)

    def expand(self, obs: OnGpu | None = None) -> OnGpu:
        """Observations as features (see `features`), those told last if none are given: bfloat16, in an array that
        the next call overwrites."""
        if self._expander is None:
            self._expander = self.expander(self.count)
        self._expander(self.told.obs if obs is None else obs)
        return self._expander.made

    def expander(self, rows: int) -> Expander:
        """For up to that many observations at a time, of any steps."""
        return Expander(self.game, self.recall, self._kernels["expand_all"], rows)

    # --- stopping and going on

    def state_dict(self) -> dict[str, Any]:
        """Everything that is needed to go on exactly from here, on this device or on the processor."""
        meta = self.game.meta
        state: dict[str, Any] = {
            "version": VERSION,
            "game": meta.name,
            "rules_version": meta.rules_version,
            "components": self.game.components,
            "settings": self._settings.numbers.copy(),
            "sampled": int(self._sampled.copy_to_host()[0]),
            "records": bytes_of(self.records),
            "starts": bytes_of(self._starts),
            "positions": bytes_of(self._positions),
        }
        for name in ("episode", "decisions", "errors", "gains", "points"):
            state[name] = getattr(self._room, name).copy_to_host()
        state["told"] = {name: array.numpy() for name, array in self.told._asdict().items()}
        state["told"]["final_sheet"] = state["told"]["final_sheet"][:, :, : headings_of(self.game)]
        if self._memory is not None:
            state |= {"known": self._memory.known.copy_to_host(), "shown": self._memory.shown.copy_to_host()}
        return state

    def load_state_dict(self, state: Mapping[str, Any]) -> Told:
        """Go on from there; what the last step before it told."""
        check_state(self.game, state, self.count, self._memory is not None)
        kind = self.game.layout.dtype
        self._starts = np.frombuffer(state["starts"].tobytes(), kind)
        self._positions = np.frombuffer(state["positions"].tobytes(), kind)
        self._settings.numbers[:] = state["settings"]
        self._make()
        self._graphs = {}
        self._records.copy_to_device(np.frombuffer(state["records"].tobytes(), kind))
        self._sampled.copy_to_device(np.array([state["sampled"]], dtype=np.int64))
        for name in ("episode", "decisions", "errors", "gains", "points"):
            getattr(self._room, name).copy_to_device(np.ascontiguousarray(state[name]))
        for name, array in self._buffers[self._now]._asdict().items():
            if name != "final_sheet" or headings_of(self.game):
                array.copy_to_device(np.ascontiguousarray(state["told"][name]))
        if self._memory is not None:
            kept = {"known": state["known"], "shown": state["shown"], "episode": state["told"]["episode"]}
            for name, array in kept.items():
                getattr(self._memory, name).copy_to_device(np.ascontiguousarray(array))
        self._begun = True
        return self._shown[self._now]

    def close(self) -> None:
        """Nothing is kept open."""

    # --- inside

    def _launch(self, name: Any, calls: Any, stream: Any) -> None:
        """Launch some kernels as one graph; in a graph that the caller records, one by one."""
        if recording(stream):
            calls(stream)
            return
        if name not in self._graphs:
            calls(stream)  # what is compiled on first use cannot be recorded
            self._graphs[name] = None  # type: ignore[assignment]
            return
        if self._graphs[name] is None:
            self._graphs[name] = Graph(calls)
        self._graphs[name].launch(stream)

    def _run(self, name: str, stream: Any, *arguments: Any, threads: int = THREADS) -> None:
        self._kernels[name][-(-self.count // threads), threads, stream](*arguments)

    def _warps(self, name: str, stream: Any, *arguments: Any) -> None:
        self._kernels[name][-(-self.count // ROWS), (WARP, ROWS), stream](*arguments)

    def _one(self, name: str, stream: Any, *arguments: Any) -> None:
        self._kernels[name][1, 1, stream](*arguments)

    def _copy_records(self, stream: Any) -> None:
        size = self.count * self.game.layout.size
        copy(OnGpu(self._seen.in8).address, OnGpu(self._room.words).address, size, stream)

    def _step(self, stream: Any, now: int) -> None:
        before, told, room = self._buffers[now], self._buffers[1 - now], self._room
        self._run("judge_all", stream, room, before, told, self._actions, self._tally, threads=SORTING)
        self._kernels["place_buckets"][1, MOST_BUCKETS, stream](self._tally, self._cursor, self._ends)
        self._run("list_games", stream, room, self._cursor, threads=SORTING)
        self._run("enact_all", stream, room, before, self._actions, self._tally)
        self._kernels["place_buckets"][1, MOST_BUCKETS, stream](self._tally, self._cursor, self._ends)
        self._run("list_games", stream, room, self._cursor, threads=SORTING)
        self._run("ask_all", stream, room, before, told, self._on_gpu, self._ends, self._ending)
        self._kernels["finish_all"][FINISHING, FEW, stream](
            room, before, told, self._seen, self._on_gpu, self._ends, self._ending
        )
        self._show(stream, told)
        if self._memory is not None:
            self._remember(stream, before, told)

    def _show(self, stream: Any, told: Told) -> None:
        self._copy_records(stream)
        self._run("hide_all", stream, self._room, told, self._seen)
        self._warps("observe_all", stream, told, self._seen, self._verbs, self._nouns)

    def _remember(self, stream: Any, before: Told, told: Told) -> None:
        """Look at all games as a spectator."""
        self._copy_records(stream)
        self._run("view_hidden", stream, self._seen, self._spectators)
        self._warps("view_all", stream, told, self._seen, self._spectators, self._views)
        self._run("remember_all", stream, self._tables, self._memory, before, told, self._words, self._views)

    def _sample(self, stream: Any, now: int, seed: int) -> None:
        self._run("sample_all", stream, self._buffers[now].offers, seed, self._sampled, self._drawn)
        self._one("count_draw", stream, self._sampled)
