"""Seats and acts in words, as one viewer reads them."""

from __future__ import annotations

from entrepot.engine.language.game import Meta
from entrepot.engine.match.view import View
from entrepot.paper.face import Act, Seat
from entrepot.paper.words import Words

from ..storage import SeatRow
from .live import Live


def seat_name(meta: Meta, row: SeatRow, words: Words) -> str:
    """What whoever sits there is called: by their name, or by the colour of the seat in the words of the game."""
    return row.name or words.noun(f"player-{meta.colours[row.seat]}")


def seat_of(live: Live, number: int) -> Seat:
    return next(seat for seat in live.scene.seats if seat.number == number)


def name_of(live: Live, number: int) -> str:
    return seat_of(live, number).name


def names_of(live: Live, numbers: tuple[int, ...]) -> str:
    """Names in a row; a comma does for every language."""
    return ", ".join(name_of(live, number) for number in numbers)


def title_of(live: Live, act: Act) -> str:
    """An act in the imperative. A walk is named by where it ends, a card by what it shows."""
    if act.label:
        return act.label
    telling = [name for name in act.actions if name != live.face.arrive] or list(act.actions)
    return action_of(live, live.scene.view, telling[-1])


def action_of(live: Live, view: View, name: str) -> str:
    """An action in a position, with what it is about."""
    words = live.scene.words
    said, thing = words.action(name, view.asked), live.face.thing(view, name, words)
    return f"{said}: {thing}" if thing else said
