"""The games of the house: their rules, with the fastest back end that is ready, and their faces."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from entrepot import games
from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.backends.background import BackgroundCompiler
from entrepot.engine.errors import EntrepotError, Shown
from entrepot.engine.language.game import Game, Meta
from entrepot.engine.match.match import Match
from entrepot.paper.face import Face
from entrepot.paper.faces import face_of

from ..problems import Problem

log = logging.getLogger("entrepot.house")


class Library:
    """One for the process; `compile` lets rules be compiled in the background from their first use on.

    `offered` are the games that new tables can be made of, None all that are found. Old tables may be of any.
    """

    def __init__(
        self,
        overlays: Mapping[str, Path] | None = None,
        compile: bool = True,
        find: Callable[[str], Game] = games.find,
        offered: Sequence[str] | None = None,
    ) -> None:
        self.offered = offered
        self._overlays = overlays or {}
        self._compile = compile
        self._find = find
        self._games: dict[str, Game] = {}  # looking for one reads a folder
        self._faster: dict[str, BackgroundCompiler] = {}
        self._faces: dict[tuple[str, bool], Face] = {}

    @property
    def found(self) -> list[str]:
        return games.names()

    def offers(self, name: str) -> bool:
        return self.offered is None or name in self.offered

    def metas(self) -> list[Meta]:
        """Of the games that are offered."""
        return [games.meta(name) for name in (self.found if self.offered is None else self.offered)]

    def game_to_begin(self, name: str) -> Game:
        """The game of a new table."""
        if not self.offers(name):
            raise Problem(404, "problem-no-game")
        return self.game(name)

    def game(self, name: str) -> Game:
        """The game of that name; from its first use on its rules are compiled in the background."""
        if name in self._games:
            return self._games[name]
        try:
            found = self._find(name)
        except EntrepotError as error:
            raise Problem(404, "problem-said", sentence=str(error)) from None
        self._faster[name] = BackgroundCompiler(found, self._overlays.get(name), "--search")
        if self._compile:
            self._faster[name].start()
        self._games[name] = found
        return found

    def back(self, name: str) -> str:
        """The fastest back end that is ready."""
        self.game(name)
        return self._faster[name].back.name

    def face(self, name: str, plain: bool = False) -> Face:
        """How it is drawn: its own face, where it has one and the plain one is not asked for."""
        if (name, plain) not in self._faces:
            self._faces[name, plain] = face_of(self.game(name), plain)
        return self._faces[name, plain]

    def position(self, name: str, record: bytes) -> Position:
        return Position(backend(self.game(name), self.back(name)), record)

    def identities(self) -> list[tuple[str, int, str]]:
        """What every game is here: its name, rules version and components; one that is broken is nothing."""
        known = []
        for name in self.found:
            try:
                game = self._find(name)
            except EntrepotError as error:
                log.warning("a game cannot be loaded", extra={"game": name, "reason": str(error)})
            else:
                known.append((game.meta.name, game.meta.rules_version, game.components))
        return known

    def quicken(self, match: Match) -> None:
        """A match that was begun before the rules were compiled goes on with them compiled; a share never does."""
        if isinstance(match.kept, Shown):
            return
        name = self.back(match.game.meta.name)
        if match.position.back.name != name:
            match.position = Position(backend(match.game, name), match.position.record)

    def close(self) -> None:
        for faster in self._faster.values():
            faster.stop()
