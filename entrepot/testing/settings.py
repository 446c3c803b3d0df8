"""A game with its players and options, as the tests name it."""

from __future__ import annotations

from dataclasses import dataclass

from entrepot import games
from entrepot.engine.language.game import Game
from entrepot.engine.proof import settings as proof


@dataclass(frozen=True)
class Setting:
    name: str
    players: int
    options: dict[str, str]

    @property
    def game(self) -> Game:
        return games.find(self.name)

    def __str__(self) -> str:
        chosen = [f"{option}-{choice}" for option, choice in self.options.items()]
        return "-".join([self.name, str(self.players), *chosen])


def settings(name: str) -> list[Setting]:
    """Every number of players with every choice."""
    return [Setting(name, *one) for one in proof.settings(games.meta(name))]


def usual(name: str) -> list[Setting]:
    """Every number of players with nothing chosen, and with as much as possible."""
    return [Setting(name, *one) for one in proof.usual(games.meta(name))]
