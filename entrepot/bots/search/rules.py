"""The rules that `tree` uses, as a back end has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from entrepot.engine.backends.plain import Plain
from entrepot.engine.backends.play import chance, legal, lowest, take
from entrepot.engine.language import contract
from entrepot.engine.language.agenda import top

if TYPE_CHECKING:
    from entrepot.engine.backends.compiled import Compiled

RULES = {
    "legal": legal,
    "take": take,
    "actors": contract.actors,
    "bystanders": contract.bystanders,
    "top": top,
    "lowest": lowest,
    "rank": contract.rank,
    "score": contract.score,
    "chance": chance,
}


def rules_of(back: Plain | Compiled) -> dict[str, Any]:
    return {name: back.bind(rule) for name, rule in RULES.items()}
