"""Why not, in words: of what is asked now the case at hand, of everything else what is to be done first."""

from __future__ import annotations

from collections.abc import Callable

from entrepot.engine.match.view import View

from .words import Words

Case = Callable[[View, str, int], str]  # which of a rule's sentences answers: view, action, rule


def by_kind(view: View, action: str, rule: int) -> str:
    """Most rules have one sentence, or one for each kind of decision."""
    return view.asked


def refusal(view: View, action: str, rule: int, words: Words, case: Case = by_kind) -> str:
    """Why an action is refused."""
    game = view.game
    if rule in (game.out_of_turn, game.after_the_end):
        return words.rule(rule)
    if action.partition(":")[0] not in game.asks.get(view.asked, ()):
        return not_now(view, words)
    return words.rule(rule, case(view, action, rule))


def not_now(view: View, words: Words) -> str:
    """What is being done, and how to finish it."""
    return words.text("not-now", asked=words.prompt(view.asked))
