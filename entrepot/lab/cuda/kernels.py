"""The stages of a step on a GPU, a kernel each.

What a game needs next differs from game to game, and threads of a warp that do different things wait for each other. So
games are sorted by verb before their actions are taken, and by the kind of frame before what follows is run. Ends and
new deals are few and long; they are listed and done by a kernel of their own. Observations are written by whole warps,
so that neighbouring threads write neighbouring numbers.
"""

from __future__ import annotations

from typing import Any

import numba
from numba import cuda, types

from entrepot.engine.backends import intrinsics, play
from entrepot.engine.backends.compiled import (
    compiled_exchange,
    counting_from_zero,
    narrow,
    signature,
    with_globals,
)
from entrepot.engine.language import contract
from entrepot.engine.language.game import Game
from entrepot.engine.language.rule import Binding
from entrepot.observing import encoding

from .. import memory, stepping
from ..compiling import INNER, RULES, source_of, tables_of

THREADS = 128  # of a block
SORTING = 256
MOST_BUCKETS = 128
WARP = 32
ROWS = 4  # games that a block observes, a warp each
EXPANDED, EXPANDING = 8, 256  # games and threads of a block that expands observations
MOST_ELEMENTS = 1024
FINISHING, FEW = 528, 2  # blocks, and threads in each, that end games and deal new ones
ONE = 0x3F80  # as bfloat16


def scope_of(game: Game) -> dict[str, Any]:
    """The rules and functions of the lab as the GPU's own, by name."""
    record_type = numba.from_dtype(game.layout.dtype)

    def wrap(function: Any) -> Any:
        return cuda.jit([signature(record_type, function)], device=True)(function)

    bind = Binding(compiled_exchange(game), narrow, wrap)
    scope: dict[str, Any] = {**tables_of(game), "trailing_zeros": intrinsics.trailing_zeros}
    with counting_from_zero("numba.cuda.np.arrayobj"):
        for name in RULES:
            scope[name] = bind(getattr(stepping, name))
        scope.update(hide=bind(contract.hide), score=bind(contract.score), refusal=bind(play.refusal))
    scope["read_any"] = cuda.jit(device=True)(encoding.read)
    scope["encode_any"] = cuda.jit(device=True)(with_globals(encoding.any_run, scope))
    scope["encode_agenda"] = cuda.jit(device=True, forceinline=True)(with_globals(encoding.agenda, scope))
    for name in ("encode", *(f"_{name}" for name in INNER if name not in ("tell", "sort", "fill", "settle"))):
        source = encoding.encode if name == "encode" else source_of(name)
        scope[name.removeprefix("_")] = cuda.jit(device=True, forceinline=True)(with_globals(source, scope))
    return scope


STAGES = (
    "judge_all", "place_buckets", "list_games", "enact_all", "ask_all", "finish_all", "hide_all", "observe_all",
    "reset_all", "sample_all", "count_draw", "view_hidden", "view_all", "expand_all",
    "remember_all", "recall_all",
)  # fmt: skip


def made(game: Game) -> dict[str, Any]:
    """The kernels by name."""
    scope = {**scope_of(game), "cuda": cuda, "types": types, "bfloat16": cuda.jit(device=True)(_bfloat16)}
    scope["within"] = cuda.jit(device=True, forceinline=True)(_within)
    scope.update(memory.functions(cuda.jit(device=True)))
    found = {}
    for name in STAGES:
        function = globals()[f"_{name}"]
        found[name] = cuda.jit(**({"max_registers": 128} if name in ("ask_all", "enact_all") else {}))(
            with_globals(function, scope)
        )
    return found


# Names that are not defined here are put in by `made`.
# ruff: noqa: F821
# mypy: disable-error-code="name-defined,no-untyped-def"


def _judge_all(room, before, told, actions, tally):
    """Look at the actions, and count how many games have each verb."""
    i = cuda.grid(1)
    counted = cuda.shared.array(MOST_BUCKETS, types.int32)
    if cuda.threadIdx.x < MOST_BUCKETS:
        counted[cuda.threadIdx.x] = 0
    cuda.syncthreads()
    if i < room.bucket.shape[0]:
        judge(room, before, told, actions, i)
        cuda.atomic.add(counted, room.bucket[i], 1)
    cuda.syncthreads()
    if cuda.threadIdx.x < MOST_BUCKETS and counted[cuda.threadIdx.x]:
        cuda.atomic.add(tally, cuda.threadIdx.x, counted[cuda.threadIdx.x])


def _place_buckets(tally, cursor, ends):
    """Where the games of each bucket begin in the list; a thread a bucket."""
    counted = cuda.shared.array(MOST_BUCKETS, types.int32)
    mine = cuda.threadIdx.x
    counted[mine] = tally[mine]
    tally[mine] = 0
    if mine == 0:
        ends[0] = 0
    cuda.syncthreads()
    place = 0
    for n in range(mine):
        place += counted[n]
    cursor[mine] = place


def _list_games(room, cursor):
    """List the games by bucket."""
    i = cuda.grid(1)
    counted = cuda.shared.array(MOST_BUCKETS, types.int32)
    if cuda.threadIdx.x < MOST_BUCKETS:
        counted[cuda.threadIdx.x] = 0
    cuda.syncthreads()
    rank = 0
    bucket = 0
    if i < room.bucket.shape[0]:
        bucket = room.bucket[i]
        rank = cuda.atomic.add(counted, bucket, 1)
    cuda.syncthreads()
    if cuda.threadIdx.x < MOST_BUCKETS and counted[cuda.threadIdx.x]:
        counted[cuda.threadIdx.x] = cuda.atomic.add(cursor, cuda.threadIdx.x, counted[cuda.threadIdx.x])
    cuda.syncthreads()
    if i < room.bucket.shape[0]:
        room.order[counted[bucket] + rank] = i


def _enact_all(room, before, actions, tally):
    """Take the actions, and count what is on top of the agendas then."""
    n = cuda.grid(1)
    counted = cuda.shared.array(MOST_BUCKETS, types.int32)
    if cuda.threadIdx.x < MOST_BUCKETS:
        counted[cuda.threadIdx.x] = 0
    cuda.syncthreads()
    if n < room.bucket.shape[0]:
        i = room.order[n]
        if room.bucket[i]:
            enact(room.records[i], before.actor[i], actions[i])
            room.bucket[i] = 1 + question(room.records[i])
        cuda.atomic.add(counted, room.bucket[i], 1)
    cuda.syncthreads()
    if cuda.threadIdx.x < MOST_BUCKETS and counted[cuda.threadIdx.x]:
        cuda.atomic.add(tally, cuda.threadIdx.x, counted[cuda.threadIdx.x])


def _ask_all(room, before, told, settings, ends, ending):
    """Run what follows, list what is offered, pay; games that have ended are listed."""
    n = cuda.grid(1)
    if n < room.bucket.shape[0]:
        i = room.order[n]
        if room.bucket[i]:
            told.actor[i] = ask(room, told, i)
            room.decisions[i] += 1
            if ended(room, i, settings):
                ending[cuda.atomic.add(ends, 0, 1)] = i
            else:
                pay(room, told, i, False, settings)
        else:
            stay(room, before, told, i)


def _finish_all(room, before, told, seen, settings, ends, ending):
    """A few threads a block: deals are long and differ, and threads of a warp wait for each other."""
    for n in range(cuda.grid(1), ends[0], cuda.gridsize(1)):
        i = ending[n]
        finish(room, told, seen, i, i, before.actor[i], settings)


def _hide_all(room, told, seen):
    """Cover what who is asked may not see; the views are copies already, but for games that began just now."""
    i = cuda.grid(1)
    if i < room.bucket.shape[0]:
        note(room, told, i, told.actor[i])
        hide(seen.records[i], told.actor[i])


def _observe_all(told, seen, verbs, nouns):
    """A warp a game: the observation and the mask."""
    i = cuda.blockIdx.x * ROWS + cuda.threadIdx.y
    lane = cuda.threadIdx.x
    if i < told.obs.shape[0]:
        actor, depth = told.actor[i], seen.records[i].depth
        encode(
            seen.source, seen.shift, seen.in8, seen.in16, seen.in32, seen.in64, i,
            told.players[i], actor, actor, depth, lane, WARP, told.obs, i,
        )  # fmt: skip
        # Tables that the lanes of a warp read at different places must not be constants: those are read one at a time.
        for action in range(lane, told.mask.shape[1], WARP):
            told.mask[i, action] = ((told.offers[i, verbs[action]] >> nouns[action]) & 1) != 0


def _reset_all(room, told, settings):
    i = cuda.grid(1)
    if i < room.bucket.shape[0]:
        begin_episode(room, i, settings)
        for seat in range(4):
            told.rewards[i, seat] = 0
        told.terminated[i] = False
        told.truncated[i] = False
        told.refused[i] = 0
        told.actor[i] = ask(room, told, i)


def _sample_all(offers, seed, sampled, actions):
    i = cuda.grid(1)
    if i < actions.shape[0]:
        total = 0
        for verb in range(offers.shape[1]):
            total += cuda.popc(offers[i, verb])
        skip = lot(seed, i, sampled[0], total)
        action = -1
        for verb in range(offers.shape[1]):
            bits = offers[i, verb]
            count = cuda.popc(bits)
            if action < 0:
                if skip < count:
                    while skip > 0:
                        bits = bits & (bits - 1)
                        skip -= 1
                    action = FIRST[verb] + trailing_zeros(bits)
                else:
                    skip -= count
        actions[i] = action


def _view_hidden(seen, viewers):
    i = cuda.grid(1)
    if i < viewers.shape[0]:
        hide(seen.records[i], viewers[i])


def _view_all(told, seen, viewers, out):
    i = cuda.blockIdx.x * ROWS + cuda.threadIdx.y
    if i < out.shape[0]:
        encode(
            seen.source, seen.shift, seen.in8, seen.in16, seen.in32, seen.in64, i, told.players[i], viewers[i],
            told.actor[i],
            seen.records[i].depth, cuda.threadIdx.x, WARP, out, i,
        )  # fmt: skip


def _remember_all(tables, memory, before, told, records, views):
    """What has been seen, from what spectators see now, and the elements that tell it."""
    i = cuda.grid(1)
    if i < memory.episode.shape[0]:
        follow(tables, memory, i, before, told, records, views)


def _recall_all(tables, memory, told, viewers, out):
    i = cuda.grid(1)
    if i < memory.episode.shape[0]:
        write_words(tables, memory, i, viewers[i], told.players[i], out)


def _count_draw(sampled):
    sampled[0] += 1


def _expand_all(obs, ranges, shares, fours, out):
    """Features as bfloat16: a block has several games, so that a thread looks each of its features up once."""
    first = cuda.blockIdx.x * EXPANDED
    rows = cuda.shared.array((EXPANDED, MOST_ELEMENTS), types.uint16)
    count = min(EXPANDED, obs.shape[0] - first)
    for row in range(count):
        for e in range(cuda.threadIdx.x, obs.shape[1], cuda.blockDim.x):
            rows[row, e] = obs[first + row, e]
    cuda.syncthreads()
    # Four features at a time: eight bytes are written at once.
    for f in range(cuda.threadIdx.x, fours.shape[1], cuda.blockDim.x):
        a, b, c, d = ranges[4 * f], ranges[4 * f + 1], ranges[4 * f + 2], ranges[4 * f + 3]
        for row in range(count):
            low = within(rows, row, a, types.uint32(ONE)) | within(rows, row, b, types.uint32(ONE << 16))
            high = within(rows, row, c, types.uint32(ONE)) | within(rows, row, d, types.uint32(ONE << 16))
            fours[first + row, f] = types.uint64(low) | (types.uint64(high) << types.uint64(32))
    cuda.syncthreads()  # shares stand between the others
    for s in range(cuda.threadIdx.x, shares.shape[1], cuda.blockDim.x):
        for row in range(count):
            value = types.int16(rows[row, shares[1, s]])
            out[first + row, shares[0, s]] = bfloat16(value, shares[2, s])


def _within(rows, row, packed, one):
    """That number if an element lies where a feature wants it."""
    value = types.uint32(rows[row, packed & types.uint64(0xFFFF)])
    bits = types.uint32(packed >> types.uint64(16)) & types.uint32(0xFFFF)
    least = types.uint32(packed >> types.uint64(32)) & types.uint32(0xFFFF)
    more = types.uint32(packed >> types.uint64(48))
    return one if types.uint32((value & bits) - least) <= more else types.uint32(0)


def _bfloat16(value, number):
    """The upper half of a float32, rounded to even."""
    bits = cuda.libdevice.float_as_int(types.float32(value) / types.float32(number))
    return types.uint16(((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16) & 0xFFFF)
