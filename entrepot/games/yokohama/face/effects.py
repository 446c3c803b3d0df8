"""What a technology does, in words: as the ledger rules it, or by the letter where an option says so."""

from __future__ import annotations

from typing import Any

from entrepot.paper.words import Words

from ..box.tables import COMPONENTS

EFFECTS = {key.rpartition("_")[0]: n for key, n in COMPONENTS["technologies"]["effects"].items() if isinstance(n, int)}


def literal(s: Any) -> tuple[str, ...]:
    """The technologies that this game reads by the letter (YK-1315, YK-1338)."""
    chosen = {"mining_technology": s.option_mining, "station": s.option_station}
    return tuple(name for name, choice in chosen.items() if choice)


def effect(name: str, literal: tuple[str, ...], words: Words) -> str:
    id = f"technology-{name}-effect-literal" if name in literal else f"technology-{name}-effect"
    return words.text(id, number=EFFECTS.get(name, 0))
