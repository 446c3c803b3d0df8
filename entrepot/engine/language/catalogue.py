"""The catalogue: every action of a game, each (verb, noun) a small fixed number with a stable text name."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping

import numpy as np

from ..errors import EntrepotError


class Catalogue:
    """An action's number is its place, its name `verb:noun`, or `verb` where the verb has no nouns."""

    def __init__(
        self, *, secret: Iterable[str] = (), unshown: Mapping[str, str] | None = None, **verbs: tuple[str, ...]
    ) -> None:
        self.verbs = tuple(verbs)
        self.nouns = {verb: tuple(nouns) for verb, nouns in verbs.items()}
        self.names = tuple(
            f"{verb}:{noun}" if noun else verb for verb, nouns in verbs.items() for noun in (nouns or ("",))
        )
        self.secret = frozenset(secret)  # verbs whose noun the others learn only when the game is over
        self.unshown = dict(unshown or {})  # verbs others learn only at a reveal, and what they are told until then
        self._numbers = {name: number for number, name in enumerate(self.names)}
        sizes = [len(nouns) or 1 for nouns in verbs.values()]
        # tables for the rules: where a verb's actions begin (one more entry closes the last), and each action's verb
        self.first = np.array([sum(sizes[:n]) for n in range(len(sizes) + 1)], dtype=np.int64)
        self.verb_of = np.repeat(np.arange(len(sizes), dtype=np.int64), sizes)

    def __len__(self) -> int:
        return len(self.names)

    def number(self, name: str) -> int:
        """The number of an action by its name; a typo gets a suggestion."""
        try:
            return self._numbers[name]
        except KeyError:
            raise EntrepotError(f"There is no action {name!r}{self._suggestion(name)}") from None

    def verb(self, name: str) -> int:
        """The number of a verb."""
        return self.verbs.index(name)

    def _suggestion(self, name: str) -> str:
        verb = name.partition(":")[0]
        near = difflib.get_close_matches(name, self.names, 1) or difflib.get_close_matches(verb, self.verbs, 1)
        return f"; did you mean {near[0]!r}?" if near else "; .legal(player) lists the actions offered now."
