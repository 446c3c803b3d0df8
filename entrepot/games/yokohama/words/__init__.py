"""The words of Yokohama: which nouns a verb takes; the words themselves lie beside, one language a folder."""

import re
from functools import cache
from pathlib import Path

from entrepot.paper.words import HOUSE, Words

from ..actions import GOODS
from ..box.tables import ICONS, ORDER_GOODS, ORDER_REWARD, REWARDS

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


ORDER = re.compile(r"order[-_](\d+)")


class YokohamaWords(Words):
    """An order is no message of its own: `order-14` is said by what it needs and gives, as the tables have it."""

    def _name(self, id: str, case: str) -> str:
        order = ORDER.fullmatch(id)
        return self._order(int(order[1]) - 1, case) if order else super()._name(id, case)

    def _order(self, card: int, case: str) -> str:
        needs = [self.noun(f"amount-{good}-{n}") for good, n in zip(GOODS, ORDER_GOODS[card], strict=True) if n]
        given = zip(ICONS, REWARDS[ORDER_REWARD[card]], strict=True)
        gives = [self.noun(f"amount-{kind}-{n}") for kind, n in given if n]
        return self._format("order", case, {"what": f"{' + '.join(needs)} → {' + '.join(gives)}"})


@cache
def words(lang: str) -> YokohamaWords:
    """The words of the house and of Yokohama in one language."""
    return YokohamaWords(lang, HOUSE, Path(__file__).parent, nouns=NOUNS)
