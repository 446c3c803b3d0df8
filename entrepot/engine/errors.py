"""What can go wrong, each told in one sentence that a person can act on."""

import difflib
from collections.abc import Iterable


def nearest(word: str, among: Iterable[str], otherwise: str = "choose one of") -> str:
    """What somebody may have meant who wrote a word that is not there, as the end of a sentence."""
    known = list(among)
    near = difflib.get_close_matches(word, known, 1)
    return f"did you mean {near[0]!r}?" if near else f"{otherwise} {', '.join(known)}."


class EntrepotError(Exception):
    """Something the user can put right; its text is one whole sentence."""


class ComponentError(EntrepotError):
    """A component file that does not hold what its game needs."""


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
    """Why a match from a share can only be looked at. `seat` is whose view it is; NOBODY for a spectator's."""

    def __init__(self, seat: int, commitment: str = "") -> None:
        super().__init__("This is a share: it can be viewed, but not played.")
        self.seat = seat
        self.commitment = commitment
