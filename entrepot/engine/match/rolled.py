"""Rotates the seats: the same position with another seat first, so that the viewer is seat 0."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..language.fields import SEAT, Field
from ..language.game import Game

Array = np.ndarray[Any, Any]


def rolled(game: Game, record: bytes | bytearray, first: int) -> bytes:
    """A record in which seat `first` is seat 0, the next is 1, and so on; nothing else changes."""
    whole = np.frombuffer(bytearray(record), game.layout.dtype)
    players = int(whole["players"][0])
    for name, declared in game.layout.declared.items():
        whole[name][0] = _rolled(declared, whole[name][0], players, first)
    _roll_frames(game, whole[0], players, first)
    return whole.tobytes()


def _rolled(declared: Field, values: Any, players: int, first: int) -> Any:
    order = [(seat + first) % players if seat < players else seat for seat in range(len(SEAT))]
    for n, axis in enumerate(declared.by):
        if axis is SEAT:
            values = values.take(order, n)
    return _rename(declared, values, players, first)


def _rename(declared: Field, values: Any, players: int, first: int) -> Any:
    """Rotates the numbers themselves, if they are seats."""
    if declared.meaning == "seat":
        return np.where((0 <= values) & (values < players), (values - first) % players, values)
    if declared.meaning == "first_seat":
        return np.where(values > 0, (values - 1 - first) % players + 1, values)
    if declared.meaning == "seats":
        whole = (1 << players) - 1
        wide = np.asarray(values, dtype=np.int64)
        return (wide & ~whole) | ((wide >> first | wide << (players - first)) & whole)
    return values


def _roll_frames(game: Game, whole: Any, players: int, first: int) -> None:
    for frame in whole["agenda"][: int(whole["depth"])]:
        for n, declared in enumerate(game.agenda.rows[int(frame[0])].arguments.values(), 1):
            frame[n] = _rename(declared, frame[n], players, first)
