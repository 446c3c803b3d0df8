"""The words of Mombasa: which nouns a verb takes; the words themselves lie beside, one language a folder."""

from functools import cache
from pathlib import Path

from entrepot.paper.words import HOUSE, Words

from ..actions import CARDS, START_TILES
from ..face.card_words import card_text

# A verb, or a single action that differs from its verb, and the id of its noun.
NOUNS = {
    **{f"tile:{tile}": f"start_tile-{n}" for n, tile in enumerate(START_TILES, 1)},
    "rest": "card-{}",
    "lay": "card-{}",
    "goods": "slot-{}",
    "expand": "company-{}",
    "bookkeeper": "slot-{}",
    "bookkeeper:tile": "bonus_tile-bookkeeper",
    "merchant": "slot-{}",
    "merchant:tile": "bonus_tile-merchant",
    "mark": "space-{}",
    "plus": "slot-{}",
    "buy": "display-{}",
    "buy_cheaper": "display-{}",
    "step": "company-{}",
    "enter": "region-{}",
    "post_from": "base-{}",
    "post_to": "base-{}",
    "remove": "base-{}",
    "collect": "part-{}",
    "turn_over": "shelf-{}",
    "take": "book_space-{}",
    "sell": "card-{}",
    "tier": "tier-{}",
    "share:1_bp": "amount-bp-1",
    "share:2_bp": "amount-bp-2",
    "track": "company-{}",
    "book": "taken-{}",
    "shelve": "shelf-{}",
    "recover": "recovery-{}",
}
NUMBERS = {f"card-{name}": card for card, name in enumerate(CARDS)}


class MombasaWords(Words):
    """A card is no message of its own: `card-a07` is said by its kind, value and shares, as the tables have them."""

    def _name(self, id: str, case: str) -> str:
        return card_text(self, NUMBERS[id], case=case) if id in NUMBERS else super()._name(id, case)


@cache
def words(lang: str) -> MombasaWords:
    """The words of the house and of Mombasa in one language."""
    return MombasaWords(lang, HOUSE, Path(__file__).parent, nouns=NOUNS)
