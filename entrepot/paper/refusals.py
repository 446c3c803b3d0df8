"""Why not, in words: for what is being asked now, the exact reason; for everything else, what to do first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from entrepot.engine.match.view import View

from .words import Words

MONEY = frozenset({"yen", "money"})  # amounts that are told with their unit even where they are small

Short = tuple[str, int, int]  # what is lacking: the id of its amount, how many are needed, how many there are


@dataclass(frozen=True)
class Case:
    """Which of a rule's sentences answers, and of what the player has too little."""

    name: str = ""
    short: Short | None = None


Cases = Callable[[View, str, int], Case]  # view, action, rule


def by_kind(view: View, action: str, rule: int) -> Case:
    """Most rules have one sentence, or one for each kind of decision."""
    return Case(view.asked)


def refusal(view: View, action: str, rule: int, words: Words, cases: Cases = by_kind) -> str:
    """Why an action is refused."""
    game = view.game
    if rule in (game.out_of_turn, game.after_the_end):
        return words.rule(rule)
    if action.partition(":")[0] not in game.asks.get(view.asked, ()):
        return not_now(view, words)
    case = cases(view, action, rule)
    said = words.rule(rule, case.name)
    return f"{said} {_needs(words, *case.short)}" if case.short else said


def _needs(words: Words, what: str, needed: int, there: int) -> str:
    """What is needed and what is there; the unit is not repeated, except for money."""
    has = words.text(f"amount-{what}", number=there) if what in MONEY else there
    return words.text("needs", needed=words.text(f"amount-{what}", number=needed), there=has)


def not_now(view: View, words: Words) -> str:
    """What is being done, and how to finish it."""
    return words.text("not-now", asked=words.prompt(view.asked))


def here(view: View, place: str, words: Words) -> str:
    """What is done at a place, and when: for this place, or for its kind; empty if there are no words for it."""
    kind = place.partition("-")[0]
    return next((words.text(id) for id in (f"here-{place}", f"here-{kind}") if id in words.ids), "")
