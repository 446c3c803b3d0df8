"""What can be wrong with a request: a status and one sentence in the words of the web."""

from __future__ import annotations

from entrepot.engine.errors import EntrepotError
from entrepot.paper.words import Words

RETRY = 2  # seconds until somebody may try again what could not be stored


class Problem(EntrepotError):
    """A request that changes nothing. `id` names the sentence; the rule is the one that forbids, if a rule does."""

    def __init__(self, status: int, id: str, rule: str = "", **args: str | int) -> None:
        super().__init__(id)
        self.status = status
        self.id = id
        self.rule = rule
        self.args_ = args

    def sentence(self, words: Words) -> str:
        return words.text(self.id, **self.args_)

    @property
    def headers(self) -> dict[str, str]:
        """What the answer says besides: when it may be tried again."""
        return {"retry-after": str(RETRY)} if self.status == 503 else {}


def stale() -> Problem:
    return Problem(409, "problem-stale")
