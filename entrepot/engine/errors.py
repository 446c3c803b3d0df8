"""Errors, each with one sentence that tells a person what to do."""

import difflib
from collections.abc import Iterable


def nearest(word: str, among: Iterable[str], otherwise: str = "choose one of") -> str:
    """The end of a sentence that suggests what somebody may have meant by an unknown word."""
    known = list(among)
    near = difflib.get_close_matches(word, known, 1)
    return f"did you mean {near[0]!r}?" if near else f"{otherwise} {', '.join(known)}."


class EntrepotError(Exception):
    """Something the user can fix; its text is one complete sentence."""


class ComponentError(EntrepotError):
    """A component file that lacks something its game needs."""


class Refused(EntrepotError):
    """An action that a rule of the ledger forbids: its number, and a sentence where the game has words."""

    def __init__(self, rule: str, action: str, sentence: str = "") -> None:
        super().__init__(rule, action, sentence)
        self.rule = rule
        self.action = action
        self.sentence = sentence

    def __str__(self) -> str:
        if self.sentence:
            return f"{self.action} is refused by rule {self.rule}: {self.sentence}"
        return f"{self.action} is refused by rule {self.rule}; choose another action."


class Shown(EntrepotError):
    """A match from a share can only be viewed. `seat` is the seat whose view it is; NOBODY for a spectator's."""

    def __init__(self, seat: int, commitment: str = "") -> None:
        super().__init__("This is a share: it can be viewed, but not played.")
        self.seat = seat
        self.commitment = commitment
