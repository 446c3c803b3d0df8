"""Words for a game that has none of its own: its names spelt out, and the sentences of its ledger."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from entrepot.engine.language.game import Game
from entrepot.engine.proof.ledger import ledger_of

from ..phrases import capital
from ..words import HOUSE, Words

NOUN = "noun-{}"


def spelt(name: str) -> str:
    """A name as words."""
    return name.replace("_", " ").replace("-", " ")


@cache
def plain_words(game: Game, lang: str) -> Words:
    """The house speaks every language; what the game says is in that of its names."""
    nouns = {verb: NOUN for verb, names in game.catalogue.nouns.items() if names}
    made = "\n".join(f"{id} = {words}" for id, words in dict(_messages(game)).items())
    return Words(lang, HOUSE, nouns=nouns, made=made)


def _messages(game: Game) -> Iterator[tuple[str, str]]:
    meta, catalogue = game.meta, game.catalogue
    yield "title", _safe(meta.title)
    yield from ((f"player-{colour}", _safe(capital(spelt(colour)))) for colour in meta.colours)
    for verb, nouns in catalogue.nouns.items():
        said = _safe(spelt(verb))
        yield f"verb-{verb}", capital(said) + (" { $noun }" if nouns else "")
        yield f"log-{verb}", "{ $player }: " + said + (" { $noun }" if nouns else "")
        yield f"log-{verb}-hidden", "{ $player }: " + said
        yield from ((NOUN.format(noun), _safe(spelt(noun))) for noun in nouns)
    for kind, row in game.agenda.decisions.items():
        verbs = ", ".join(spelt(verb) for verb in row.asks)
        yield f"prompt-{kind}", _safe(f"{capital(spelt(kind))}: {verbs}.")
    yield "prompt-over", "The game is over."
    for id, rule in ledger_of(meta).rules.items():
        yield f"rule-{id.rpartition('-')[2]}", _safe(rule.text)
    for name, option in meta.options.items():
        yield f"option-{name}", _safe(spelt(name))
        yield from ((f"option-{name}-{choice}", _safe(spelt(choice))) for choice in option.choices)
    yield "face-scores", "Final scores"
    yield "score-total", "total"


def _safe(text: str) -> str:
    """Braces and leading marks mean something in a file of words; here they are only themselves."""
    quoted = "".join(f'{{"{letter}"}}' if letter in "{}" else letter for letter in text)
    return f'{{""}}{quoted}' if quoted[:1] in ("[", "*", ".") else quoted
