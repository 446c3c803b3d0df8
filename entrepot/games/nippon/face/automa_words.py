"""The Automa's last turn, told step by step from what the record keeps of it."""

from typing import Any

from entrepot.paper.words import Noun, Words

from ..actions import CELLS, COLOURS, REGIONS
from ..box.tables import A_TRAINS, AUTOMA_VALUE, TOKEN_ARROW, TOKEN_CELL
from ..record import NOBODY

ARROWS = ("left", "right")


def automa_turn(s: Any, words: Words) -> list[str]:
    """The token, the worker, the train or influence token, a line each; nothing before its first turn."""
    if s.players > 1 or s.automa_token == NOBODY:
        return []
    return [revealed(s.automa_token, words), _worker(s, words), _performed(s, words)]


def revealed(token: int, words: Words) -> str:
    """What an action token shows."""
    if TOKEN_CELL[token] == NOBODY:
        return words.text(f"event-automa_{ARROWS[TOKEN_ARROW[token]]}")
    return words.text("event-automa_cell", cell=Noun(f"hiring_cell-{TOKEN_CELL[token] + 1}"))


def _worker(s: Any, words: Words) -> str:
    cell = Noun(f"hiring_cell-{s.automa_cell + 1}")
    if s.automa_worker == NOBODY:
        return words.text("event-automa_no_worker", cell=cell)
    return words.text("event-automa_worker", worker=Noun(f"worker-{COLOURS[s.automa_worker]}"), cell=cell)


def _performed(s: Any, words: Words) -> str:
    if s.automa_action == NOBODY:
        return words.text("event-automa_nothing")
    if s.automa_action == A_TRAINS:
        station = Noun(f"station-{REGIONS[s.automa_region]}-{s.automa_at + 1}")
        return words.text("event-automa_train", station=station)
    cell = Noun(f"cell-{CELLS[s.automa_at]}")
    return words.text("event-automa_influence", number=last_placed(s), cell=cell)


def last_placed(s: Any) -> int:
    """The value of its last influence token: they are placed in the order of its board."""
    gone = [n for n in range(len(AUTOMA_VALUE)) if not (s.automa_tokens >> n) & 1]
    return int(AUTOMA_VALUE[max(gone)])
