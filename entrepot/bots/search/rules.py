"""The rules that `tree` uses, as a back end has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from entrepot.engine.backends.plain import Plain
from entrepot.engine.backends.play import chance, legal, lowest, take
from entrepot.engine.language import contract
from entrepot.engine.language.agenda import top
from entrepot.engine.language.rule import rule
from entrepot.observing.elements import sheet_headings

if TYPE_CHECKING:
    from entrepot.engine.backends.compiled import Compiled


@rule
def row(s: Any, player: int, heading: int) -> int:
    """Of the score sheet that is made out at the end."""
    return s.sheet[player, heading]  # type: ignore[no-any-return]


@rule
def no_row(s: Any, player: int, heading: int) -> int:
    """Where a game has no such sheet."""
    return 0


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
    rules = RULES | {"row": row if sheet_headings(back.game) else no_row}
    return {name: back.bind(rule) for name, rule in rules.items()}
