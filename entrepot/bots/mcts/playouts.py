"""Rules of the search: what happens to one guess."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from entrepot.engine.backends.plain import Plain
from entrepot.engine.backends.play import answer, chance, legal, lowest, take
from entrepot.engine.language import contract
from entrepot.engine.language.agenda import top
from entrepot.engine.language.rule import rule

if TYPE_CHECKING:
    from entrepot.engine.backends.compiled import Compiled

ASKS = contract.ASKS
actors, advance = contract.actors, contract.advance
score, rank = contract.score, contract.rank

POINT = 1000
PLACE = 100 * POINT  # each place in the final ranking, as in the games' own evaluations


@rule
def play_turn(s: Any, seed: int, most: int) -> None:
    """Play at random until a turn of the game is over, or so many questions have been asked."""
    turns = s.turns
    asked = 0
    while asked < most and not s.over and not s.fault:
        if ASKS[top(s), 0] < 0:
            advance(s)
        elif s.turns != turns:
            return
        else:
            answer(s, seed, asked)
            asked += 1


@rule
def by_points(s: Any, player: int) -> int:
    """What a position is worth in a game without an evaluation."""
    value = POINT * score(s, player)
    if s.over:
        value -= PLACE * rank(s, player)
    return value


@rule
def who(s: Any) -> int:
    """The seat that is asked; those asked at the same time are asked in turn."""
    return lowest(actors(s))


def rules_of(back: Plain | Compiled) -> dict[str, Any]:
    """The rules that `tree` uses, as a back end has them."""
    rules = {
        "play_turn": play_turn,
        "who": who,
        "worth": contract.evaluate if back.game.evaluate else by_points,
        "legal": legal,
        "take": take,
        "chance": chance,
    }
    return {name: back.bind(rule) for name, rule in rules.items()}
