"""Rules of the search: what happens to one guess."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from entrepot.engine.backends.plain import Plain
from entrepot.engine.backends.play import answer, chance, legal, lowest, take
from entrepot.engine.language import contract
from entrepot.engine.language.agenda import top
from entrepot.engine.language.rule import rule, u64

if TYPE_CHECKING:
    from entrepot.engine.backends.compiled import Compiled

ASKS = contract.ASKS
actors, advance, guess = contract.actors, contract.advance, contract.guess
score, rank = contract.score, contract.rank

POINT = 1000
PLACE = 100 * POINT  # each place in the final ranking, as in the games' own evaluations


@rule
def scrambled(seed: int, number: int) -> int:
    """Two numbers as one of 64 bits that looks random: SplitMix64."""
    x = u64(u64(seed) * u64(0x9E3779B97F4A7C15) + u64(u64(number) * u64(0xD1B54A32D192ED03)))
    x = u64((x ^ (x >> u64(30))) * u64(0xBF58476D1CE4E5B9))
    x = u64((x ^ (x >> u64(27))) * u64(0x94D049BB133111EB))
    return x ^ (x >> u64(31))


@rule
def guess_anew(s: Any, viewer: int, seed: int, number: int) -> None:
    """Fill in what a view hides, differently for each number."""
    s.key[0] = scrambled(seed, 2 * number)
    s.key[1] = scrambled(seed, 2 * number + 1)
    guess(s, viewer)


@rule
def play_on(s: Any, seed: int, last: int, most: int) -> None:
    """Play at random until that many turns of the game are over, or so many questions have been asked."""
    asked = 0
    while asked < most and not s.over and not s.fault:
        if ASKS[top(s), 0] < 0:
            advance(s)
        elif s.turns >= last:
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
        "guess_anew": guess_anew,
        "play_on": play_on,
        "who": who,
        "worth": contract.evaluate if back.game.evaluate else by_points,
        "legal": legal,
        "take": take,
        "chance": chance,
    }
    return {name: back.bind(rule) for name, rule in rules.items()}
