"""A position arranged by names, for tests that read like the ledger."""

from __future__ import annotations

from typing import Any, Self

from entrepot.engine.backends.backend import Position
from entrepot.engine.language.game import Game
from entrepot.engine.language.record import FRAMES

from .positions import begun


class Arranged:
    """Arrange with methods of your own, act with `take`, look with `s` (the record), `legal`, `why_not` and `asked`."""

    inner: Position
    s: Any

    def __init__(self, game: Game, players: int, seed: int, back: str = "plain", **options: object) -> None:
        self.inner = begun(game, players, options, seed, back)
        self.s = self.inner.s

    # --- looking

    @property
    def game(self) -> Game:
        return self.inner.back.game

    @property
    def asked(self) -> str:
        """The kind of decision at hand."""
        return "over" if self.s.over else self.game.kinds[self.s.agenda[self.s.depth - 1, 0]]

    @property
    def legal(self) -> set[str]:
        """Names of all actions offered to whoever is asked."""
        return {action for player in self.inner.actors() for action in self.legal_for(player)}

    def legal_for(self, player: int) -> set[str]:
        return {self.game.catalogue.names[action] for action in self.inner.legal(player)}

    def why_not(self, action: str, player: int | None = None) -> str | None:
        """The rule that refuses an action, as "YK-410", or None; of whoever's turn it is, if nobody is named."""
        number = self.inner.refusal(self._seat(player), self.game.catalogue.number(action))
        return self.game.rule_name(number) if number else None

    @property
    def sound(self) -> bool:
        """Whether all pieces are there: a test that arranged a position by hand may have broken it."""
        return self.game.conserved(self.s) == []

    # --- acting

    def take(self, *actions: str, player: int | None = None) -> Self:
        """Take actions one after another; each must be allowed."""
        for action in actions:
            assert self.why_not(action, player) is None, f"{action} is refused by {self.why_not(action, player)}"
            self.inner.take(self._seat(player), self.game.catalogue.number(action))
        return self

    def copy(self) -> Self:
        return self._twin(self.inner.copy())

    def view(self, viewer: int) -> Self:
        """What a seat (NOBODY: a spectator) may see."""
        return self._twin(self.inner.view(viewer))

    # --- the agenda

    def ask(self, kind: str, *arguments: int) -> Self:
        """Put any decision or event on top of the agenda."""
        self._push(self.game.kinds.index(kind), *arguments)
        return self

    def settle(self) -> Self:
        """Run what follows by itself."""
        while self.inner.tick():
            pass
        return self

    def _clear_agenda(self) -> None:
        for frame in range(FRAMES):
            for column in range(4):
                self.s.agenda[frame, column] = 0
        self.s.depth = 0

    def _push(self, kind: int, *arguments: int) -> None:
        self.s.agenda[self.s.depth, 0] = kind
        for column, value in enumerate(arguments, 1):
            self.s.agenda[self.s.depth, column] = value
        self.s.depth += 1

    def _seat(self, player: int | None) -> int:
        return int(self.game.whose(self.s)) if player is None else player

    def _twin(self, inner: Position) -> Self:
        twin = object.__new__(type(self))
        twin.inner, twin.s = inner, inner.s
        return twin
