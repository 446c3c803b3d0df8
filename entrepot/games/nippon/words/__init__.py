"""The words of Nippon: which nouns a verb takes; the words themselves lie beside, one language a folder."""

from functools import cache
from pathlib import Path

from entrepot.paper.words import Words, words_for

from ..actions import MACHINE_CELLS

# A verb, or a single action that differs from its verb, and the id of its noun.
NOUNS = {
    "pair": "pair-{}",
    "old": "type-{}",
    "recruit": "worker-{}",
    "act": "action-{}",
    "hire": "worker-{}",
    "steps": "steps-{}",
    "build": "factory-{}",
    "first": "first-{}",
    **{f"machine:{cell}": "machine-{1}-{0}".format(*cell.split("_")) for cell in MACHINE_CELLS},  # the number last
    "produce": "slot-{}",
    "ship": "destination-{}",
    "ship_for_money": "destination-{}",
    "train": "station-{}",
    "train_for_money": "station-{}",
    "supply_1": "cell-{}",
    "supply_2": "cell-{}",
    "supply_3": "cell-{}",
    "take_from": "slot-{}",
    "evict": "cell-{}",
    "gain": "gain-{}",
    "spend": "type-{}",
    "contract": "contract-{}",
    "modify": "slot-{}",
    "region": "region-{}",
    "research": "research-{}",
    "department": "department-{}",
    "piece": "piece-{}",
    "stock": "slot-{}",
    "favor": "favor-{}",
    "keep": "amount-coal-{}",
    "reward": "reward-{}",
}


@cache
def words(lang: str) -> Words:
    """The words of the house and of Nippon in one language."""
    return words_for(Path(__file__).parent.parent, lang, NOUNS)
