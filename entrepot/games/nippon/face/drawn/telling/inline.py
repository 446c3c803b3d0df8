"""Icons and amounts inside a line of text."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from entrepot.paper.amounts import beside, ringed
from entrepot.paper.phrases import MINUS
from entrepot.paper.previews import coloured
from entrepot.paper.svg import Markup, icon, joined
from entrepot.paper.words import Words

from ....actions import COLOURS, FLEETS, TYPES
from ..parts import ACTION_TILES, DEPARTMENTS, FAVORS, FLEET_ICONS, GAIN_ICONS, GOODS, RINGS, WORKERS
from . import labels


@lru_cache(maxsize=4096)
def amount(kind: str, count: int, words: Words, size: int = 15, sign: str = "") -> Markup:
    """A number in its ring or coin, or before its icon; one is the icon alone unless it is signed. Goods by type."""
    if kind in TYPES:
        symbol, said = GOODS[TYPES.index(kind)], labels.goods_amount(TYPES.index(kind), count, words)
    else:
        symbol, said = GAIN_ICONS[kind], labels.amount(kind, count, words)
    if kind in RINGS:
        small = " sm" if count > 9 else ""
        number = f'<text x="9" y="13" class="{kind}{small}" text-anchor="middle">{count}</text>'
        return ringed(symbol, number, said, size + 2, sign)
    return beside(symbol, count, said, size, sign)


def signed(kind: str, count: int, words: Words) -> Markup:
    """A gain or a cost in its colour."""
    return coloured(count, lambda n, sign: amount(kind, n, words, 15, sign))


def gains(counts: Mapping[str, int], words: Words) -> list[Markup]:
    """What came in, each with its sign."""
    return [amount(kind, n, words, 14, "+") for kind, n in counts.items() if n > 0]


def costs(counts: Mapping[str, int], words: Words) -> list[Markup]:
    return [amount(kind, -n, words, 14, MINUS) for kind, n in counts.items() if n < 0]


def seat(number: int, size: float, label: str | None = None) -> Markup:
    """Whose it is."""
    return icon(f"c-seat-{number}", size, label, f"p{number}")


def owner(s: object, number: int, size: float, words: Words) -> Markup:
    """Whose it is, in words too; after the seats come the foreign companies."""
    said = labels.player(s, number, words)
    players = max(2, s.players)  # type: ignore[attr-defined]
    return seat(number, size, said) if number < players else icon("nz-foreign", size, said)


def worker(number: int, words: Words, size: float = 15) -> Markup:
    return icon(WORKERS[number], size, labels.worker(number, words))


def department(colour: int, words: Words, size: float = 15) -> Markup:
    return icon(DEPARTMENTS[colour], size, words.noun(f"office-{COLOURS[colour]}"))


def piece(fleet: int, player: int, words: Words, size: float = 15) -> Markup:
    return icon(FLEET_ICONS[fleet], size, words.noun(f"piece-{FLEETS[fleet]}"), f"p{player}")


def action(number: int, name: str, size: float = 15) -> Markup:
    return icon(ACTION_TILES[number], size, name)


def favor(level: int, words: Words, size: float = 16) -> Markup:
    return icon(FAVORS[level], size, words.text("face-favor", level=level))


def spaced(parts: list[Markup]) -> Markup:
    return joined(parts, " ")
