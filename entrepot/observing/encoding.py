"""A view as an observation: the compiled half of `elements`.

The record is read as arrays of bytes, words and so on beside the rules' own access by field, so that tables can say
where each element is. Names in capitals are tables of a game, put in when these functions are compiled.
"""

from __future__ import annotations

from typing import Any

from entrepot.engine.language.fields import SEATS

from .elements import FIRST_SEAT, FRAMES_SEEN, ONE_SEAT, PART, PLAIN, SOME_SEATS

# Tables of a game: see Elements
RUNS: Any = None  # [run]: first element, last + 1, width in bytes, how it is read
ARGUMENTS: Any = None
AGENDA: Any = None  # [0]: where the agenda begins, in words of two bytes
ACTING: Any = None  # [0]: the number of the last element
OF_RECORD: Any = None  # [0]: how many elements the record has; those of the agenda follow

# functions below, compiled
read_any: Any = None
encode_any: Any = None
encode_agenda: Any = None


def read(value: int, how: int, shift: int, players: int, viewer: int) -> int:
    """A number of the record as an element says it."""
    if how == PLAIN:
        return min(max(value, -32768), 32767)
    if how == ONE_SEAT:
        if value >= 0 and value < players:
            return (value - viewer + players) % players
        return value
    if how == FIRST_SEAT:
        if value > 0:
            return (value - 1 - viewer + players) % players + 1
        return value
    if how == SOME_SEATS:
        whole = (1 << players) - 1
        own = value & whole
        return (value & ~whole) | (((own >> viewer) | (own << (players - viewer))) & whole)
    return (value >> shift) & 0x7FFF


def encode(
    source: Any, shift: Any, in8: Any, in16: Any, in32: Any, in64: Any, i: int,
    players: int, viewer: int, actor: int, depth: int,
    lane: int, lanes: int, out: Any, o: int,
) -> None:  # fmt: skip
    """Write the observation of view `i` to row `o`; of several lanes each does its part."""
    first_seat = max(viewer, 0)
    row = players * SEATS + first_seat
    for run in range(len(RUNS)):
        first = RUNS[run, 0] + lane
        last = RUNS[run, 1]
        width = RUNS[run, 2]
        how = RUNS[run, 3]
        # A loop for each way that is frequent.
        if how == PLAIN and width == 1:
            for e in range(first, last, lanes):
                out[o, e] = in8[i, source[row, e]]
        elif how == PLAIN and width == 2:
            for e in range(first, last, lanes):
                out[o, e] = in16[i, source[row, e]]
        elif how == PART and width == 8:
            for e in range(first, last, lanes):
                out[o, e] = (in64[i, source[row, e]] >> shift[e]) & 0x7FFF
        elif how == PART and width == 4:
            for e in range(first, last, lanes):
                out[o, e] = (in32[i, source[row, e]] >> shift[e]) & 0x7FFF
        elif how == ONE_SEAT and width == 1:
            for e in range(first, last, lanes):
                value = in8[i, source[row, e]]
                if value >= 0 and value < players:
                    value -= first_seat
                    if value < 0:
                        value += players
                out[o, e] = value
        else:
            encode_any(source, shift, in8, in16, in32, in64, i, players, first_seat, run, lane, lanes, out, o)
    encode_agenda(in16, i, players, first_seat, depth, lane, lanes, out, o)
    if lane == 0:
        out[o, ACTING[0]] = (actor - first_seat + players) % players if actor >= 0 else -1


def any_run(
    source: Any, shift: Any, in8: Any, in16: Any, in32: Any, in64: Any, i: int, players: int, viewer: int, run: int,
    lane: int, lanes: int, out: Any, o: int,
) -> None:  # fmt: skip
    """Elements that are read in a way that is not frequent."""
    row = players * SEATS + viewer
    width = RUNS[run, 2]
    for e in range(RUNS[run, 0] + lane, RUNS[run, 1], lanes):
        if width == 1:
            value = int(in8[i, source[row, e]])
        elif width == 2:
            value = int(in16[i, source[row, e]])
        elif width == 4:
            value = int(in32[i, source[row, e]])
        else:
            value = in64[i, source[row, e]]
        out[o, e] = read_any(value, RUNS[run, 3], shift[e], players, viewer)


def agenda(in16: Any, i: int, players: int, viewer: int, depth: int, lane: int, lanes: int, out: Any, o: int) -> None:
    """The upper frames of the agenda, and nothing where it has fewer."""
    for n in range(lane, FRAMES_SEEN, lanes):
        first = OF_RECORD[0] + 4 * n
        if n < depth:
            place = AGENDA[0] + 4 * (depth - 1 - n)
            kind = in16[i, place]
            out[o, first] = kind
            for part in range(1, 4):
                value = in16[i, place + part]
                how = ARGUMENTS[kind, part]
                if how != PLAIN:
                    value = read_any(value, how, 0, players, viewer)
                out[o, first + part] = value
        else:
            for part in range(4):
                out[o, first + part] = 0
