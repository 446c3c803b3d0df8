"""The plain back end: the rules as they are written; and what every back end takes from a game."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np

from ..errors import EntrepotError
from ..language import contract
from ..language.game import Game
from ..language.rule import Binding
from ..language.verbs import dispatch, runs
from . import doubts, play

# The functions Python calls. Each takes a record first; the compiled back end wraps it to take an array and an index.
ENTRIES = {
    "begin": play.begin,
    "refusal": play.refusal,
    "legal": play.legal,
    "take": play.take,
    "do": contract.do,
    "tick": play.tick,
    "actors": contract.actors,
    "hide": contract.hide,
    "guess": contract.guess,
    "play_out": play.play_out,
    "play_some": play.play_some,
    "try_out": play.try_out,
    "walk": doubts.walk,
}


def exchange_for(game: Game) -> dict[int, Any]:
    """The game's rules and tables in place of the contract's placeholders."""
    for kind, verbs in game.asks.items():
        if sum(len(game.catalogue.nouns[verb]) or 1 for verb in verbs) > play.MOST_OFFERED:
            raise EntrepotError(f"The decision {kind} could offer more than {play.MOST_OFFERED} actions; split it up.")
    pairs: list[tuple[Any, Any]] = [
        (contract.CONSIDERS, game.considers),
        (contract.ASKS, game.ask_table),
        (contract.NOT_NOW, game.not_now_table),
        (contract.OUT_OF_TURN, np.array([game.out_of_turn], dtype=np.int64)),
        (contract.AFTER_THE_END, np.array([game.after_the_end], dtype=np.int64)),
        (contract.FIRST, game.catalogue.first),
        (contract.VERB_OF, game.catalogue.verb_of),
        (contract.GROUP, game.group_table),
        *((getattr(contract, name), getattr(game, name)) for name in _RULES),
        *([(contract.bystanders, game.bystanders)] if game.bystanders else []),
        *([(contract.evaluate, game.evaluate)] if game.evaluate else []),
        *((getattr(contract, name), made) for name, made in dispatch(game.catalogue, game.verbs).items()),
        (contract.advance, runs(game.agenda, game.events, game.whose)),
        *((getattr(contract, name), getattr(game.checks, name)) for name in _CHECKS),
    ]
    return {id(placeholder): value for placeholder, value in pairs}


_RULES = ("setup", "actors", "may_force", "hide", "guess", "score", "rank")
_CHECKS = ("wrong", "purse", "payment")


class Plain:
    """The rules as they are written, on memoryviews: for debugging, and as the oracle for the other back ends."""

    name = "plain"

    def __init__(self, game: Game) -> None:
        self.game = game
        bind = Binding(exchange_for(game), lambda table: table.data, lambda function: function)
        self.functions: dict[str, Any] = {name: bind(function) for name, function in ENTRIES.items()}
        self.bind = bind

    def open(self, record: bytearray) -> Any:
        """What this back end's functions take first."""
        return (self.game.layout.plain(record),)

    def buffer(self) -> Any:
        return array("h", bytes(2 * play.MOST_OFFERED))
