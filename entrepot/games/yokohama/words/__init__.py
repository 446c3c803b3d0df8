"""The words of Yokohama: which nouns a verb takes; the words themselves lie beside, one language a file."""

from functools import cache
from pathlib import Path

from entrepot.paper.words import Words, words_for

# A verb, or a single action that differs from its verb, and the id of its noun.
NOUNS = {
    "keep": "{}",
    "agent": "area-{}",
    "order": "{}",
    "achieve": "stack-{}",
    "place": "area-{}",
    "place_two": "area-{}",
    "put": "area-{}",
    "step": "area-{}",
    "tram": "area-{}",
    "take_back": "area-{}",
    "act": "where-{}",
    "take": "slot-{}",
    "learn": "slot-{}",
    "imports": "payment-{}",
    "station_at": "area-{}",
    "hire": "piece-{}",
    "sell": "good-{}",
    "buy": "good-{}",
    "buy:import": "import",
    "church": "space-{}",
    "customs": "space-{}",
    "assistant": "source-{}",
    "spend": "good-{}",
    "spend:import": "import",
    "spend:yen": "yen",
    "shop": "space-{}",
    "gain": "good-{}",
    "lift": "area-{}",
    "lift:hand": "source-hand",
    "drop": "area-{}",
    "reward": "reward-{}",
}


@cache
def words(lang: str) -> Words:
    """The words of the house and of Yokohama in one language."""
    return words_for(Path(__file__).parent.parent, lang, NOUNS)
