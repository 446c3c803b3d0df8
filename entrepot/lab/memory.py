"""What everybody has seen and views hide again: observations with `recall=True`.

For each seat, the things known to lie hidden with it: what was in sight when somebody was asked, and is in one of the
seat's hidden fields now. In which of them is not said, because a seat may move its things about unseen. In sight are a
seat's own fields and those of nobody, as a spectator sees them: several seats may have things of the same name.

A thing must leave sight openly: everybody saw where it went. A test plays every game in worlds that look alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from threading import Lock
from typing import Any, NamedTuple

import numba
import numpy as np

from entrepot.engine.backends.compiled import counting_from_zero, with_globals
from entrepot.engine.backends.extension import UNCOUNTED
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.fields import SEATS, Axis
from entrepot.engine.language.game import Game
from entrepot.observing.elements import Element, elements_of, recalled_axes

MOST_THINGS = 63  # of a list, so that a set of them is a number of 64 bits

# Functions below, compiled
remember: Any = None
write_words: Any = None
follow: Any = None


class Memory(NamedTuple):
    """By game. Sets are numbers of 64 bits."""

    known: Any  # [game, seat, list]
    shown: Any  # likewise: in sight when it was last looked at
    episode: Any  # that this is about


class Tables(NamedTuple):
    """Where to look, and what to write. Rows about a seat and a list stand together, seats first."""

    seen: Any  # [row]: an element, how many things there are if it is one of them, else the first thing in its word
    seen_from: Any  # [seat and list]: its first row, and at the end how many there are
    held: Any  # [row]: eight bytes of the record, where a field begins in them, its bits, and how many things likewise
    held_from: Any
    words: Any  # [element]: seat from the viewer, list, first thing


def checked(recall: object) -> bool:
    if not isinstance(recall, bool):
        raise EntrepotError(f"recall cannot be {recall!r}; say True or False.")
    return recall


def memory_for(game: Game, count: int, recall: bool) -> Memory | None:
    """Room for so many games, if there is anything to remember. Nothing has been seen yet."""
    axes = len(recalled_axes(game))
    if not recall or not axes:
        return None
    known, shown = np.zeros((2, count, SEATS, axes), dtype=np.int64)
    return Memory(known, shown, np.full(count, -1, dtype=np.int32))


@cache
def tables_of(game: Game) -> Tables:
    axes = recalled_axes(game)
    assert all(len(axis) <= MOST_THINGS for axis in axes)
    pairs = [(seat, axis) for seat in range(SEATS) for axis in axes]
    whole = elements_of(game, recall=True)
    words = [(e.cell[0], axes.index(_list_of(e)), e.shift) for e in whole.all[whole.acting + 1 :]]
    return Tables(
        *_joined([list(_seen(game, seat, axis)) for seat, axis in pairs]),
        *_joined([list(_held(game, seat, axis)) for seat, axis in pairs]),
        np.array(words, dtype=np.int64).reshape(-1, 3),
    )


def _joined(parts: list[list[tuple[int, ...]]]) -> tuple[Any, Any]:
    """One table of several, and where each begins."""
    rows = np.array([row for part in parts for row in part], dtype=np.int64)
    return rows, np.cumsum([0, *map(len, parts)], dtype=np.int64)


def _list_of(element: Element) -> Axis:
    assert element.declared.of is not None
    return element.declared.of


def _seen(game: Game, seat: int, axis: Axis) -> Iterator[tuple[int, ...]]:
    """A spectator's view counts seats from seat 0. What lies in a deck is not in sight."""
    elements = elements_of(game)
    for number, element in enumerate(elements.all[: elements.of_record]):
        declared = element.declared
        if declared.of != axis or declared.meaning not in ("one", "many"):
            continue
        if declared.owner(element.cell) in (None, seat):
            yield number, len(axis) if declared.meaning == "one" else 0, element.shift


def _held(game: Game, seat: int, axis: Axis) -> Iterator[tuple[int, ...]]:
    """Fields are aligned, so that none lies in two of the record's words of eight bytes."""
    for name, declared in game.layout.declared.items():
        if declared.of != axis or not declared.is_private:
            continue
        first, width = game.layout.offsets[name], int(declared.width[1])
        for number, cell in enumerate(np.ndindex(declared.shape)):
            if declared.owner(cell) == seat:
                word, byte = divmod(first + width * number, 8)
                bits = (1 << 8 * width) - 1 if width < 8 else -1
                yield word, 8 * byte, bits, len(axis) if declared.meaning == "one" else 0


# --- compiled, for the processor and for a GPU


def functions(compiled: Callable[[Any], Any]) -> dict[str, Any]:
    """Those below by name. They know nothing about a game but its tables."""
    scope: dict[str, Any] = {}
    for name in ("remember", "write_words", "follow", "follow_games", "view_games"):
        scope[name] = compiled(with_globals(globals()[f"_{name}"], scope))
    return scope


_compiling = Lock()


@cache
def _on_processor() -> dict[str, Any]:
    return functions(numba.njit(**UNCOUNTED))


def ready(name: str, *arguments: Any) -> Any:
    """One of them for the processor, compiled for arguments like these."""
    function = _on_processor()[name]
    if not function.signatures:
        with _compiling, counting_from_zero():
            function.compile(tuple(map(numba.typeof, arguments)))
    return function


def _remember(tables, memory, i, players, records, views):  # type: ignore[no-untyped-def]
    """Look at game `i` once more: at its record, in words of eight bytes, and at what a spectator sees."""
    lists = memory.known.shape[2]
    for n in range(players * lists):
        shown = 0
        for row in range(tables.seen_from[n], tables.seen_from[n + 1]):
            value = views[i, tables.seen[row, 0]]
            things = tables.seen[row, 1]
            if things == 0:
                shown |= value << tables.seen[row, 2]
            elif value >= 0 and value < things:
                shown |= 1 << value
        held = 0
        for row in range(tables.held_from[n], tables.held_from[n + 1]):
            number = (records[i, tables.held[row, 0]] >> tables.held[row, 1]) & tables.held[row, 2]
            things = tables.held[row, 3]
            if things == 0:
                held |= number
            elif number >= 0 and number < things:  # a short negative one is large here
                held |= 1 << number
        seat = n // lists
        which = n % lists
        before = memory.known[i, seat, which] | memory.shown[i, seat, which]
        memory.known[i, seat, which] = held & ~shown & before
        memory.shown[i, seat, which] = shown


def _write_words(tables, memory, i, viewer, players, out):  # type: ignore[no-untyped-def]
    """The last elements of an observation, with seats counted from the viewer."""
    first = out.shape[1] - tables.words.shape[0]
    for n in range(tables.words.shape[0]):
        seat = tables.words[n, 0]
        word = 0
        if seat < players:
            known = memory.known[i, (seat + max(viewer, 0)) % players, tables.words[n, 1]]
            word = (known >> tables.words[n, 2]) & 0x7FFF
        out[i, first + n] = word


def _follow(tables, memory, i, before, told, records, views):  # type: ignore[no-untyped-def]
    """After a step or a reset. A game that has ended is told as it was known before its last action."""
    if memory.episode[i] != told.episode[i]:
        if told.terminated[i] or told.truncated[i]:
            write_words(tables, memory, i, before.actor[i], before.players[i], told.final_obs)
        for seat in range(memory.known.shape[1]):
            for which in range(memory.known.shape[2]):
                memory.known[i, seat, which] = 0
                memory.shown[i, seat, which] = 0
        memory.episode[i] = told.episode[i]
    remember(tables, memory, i, told.players[i], records, views)
    write_words(tables, memory, i, told.actor[i], told.players[i], told.obs)


def _follow_games(tables, memory, first, last, before, told, records, views):  # type: ignore[no-untyped-def]
    for i in range(first, last):
        follow(tables, memory, i, before, told, records, views)


def _view_games(tables, memory, first, last, viewers, players, out):  # type: ignore[no-untyped-def]
    for i in range(first, last):
        write_words(tables, memory, i, viewers[i], players[i], out)
