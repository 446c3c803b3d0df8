"""A preview in words: one line a change that a player would see on the table."""

from collections.abc import Iterable, Iterator
from typing import Any

from entrepot.engine.match.view import Preview, View
from entrepot.paper.words import Noun, Words

from ..actions import AREAS, GOODS
from ..box.tables import ALL_CARDS
from ..meta import META
from ..record import NOBODY
from . import signs

# Fields with one number a player, with a row of numbers a player (and the word for each), and with one bit a card.
COUNTS = {"vp": "label-vp", "yen": "label-yen", "imports": "label-imports", "free_agents": "token-free_agent"}
LISTS = {
    "goods": tuple(f"good-{good}" for good in GOODS),
    "assistants": tuple(f"area-{area}" for area in AREAS),
    "hand": ("label-assistants", "label-shops", "label-trading_houses"),
    "warehouse": ("label-assistants", "label-shops", "label-trading_houses"),
}
HEADINGS = {"assistants": "label-assistants", "hand": "label-hand", "warehouse": "label-warehouse"}
SUMS = {"agents": "label-agents"}
BITS = {"completed": "label-orders_completed", "tokens": "label-tokens"}


def changes(view: View, preview: Preview, words: Words) -> list[str]:
    """What a preview changes, in the order of the players, then of the boards."""
    found = preview.changes
    lines = []
    for player in range(view.players):
        name = words.noun(f"player-{META.colours[player]}")
        lines += [f"{name}: {line}" for line in _of_player(found, player, words)]
    return [*lines, *_of_boards(found, words)]


def _of_player(found: dict[str, tuple[Any, Any]], player: int, words: Words) -> Iterator[str]:
    def differ(fields: Iterable[str]) -> Iterator[tuple[str, Any, Any]]:
        for field in fields:
            before, after = (value[player] for value in found.get(field, ([0] * 4, [0] * 4)))
            if before != after:
                yield field, before, after

    for field, before, after in differ(COUNTS):
        yield f"{words.noun(COUNTS[field])} {before} → {after}"
    for field, before, after in differ(LISTS):
        heading = f"{words.noun(HEADINGS[field])}, " if field in HEADINGS else ""
        for noun, a, b in zip(LISTS[field], before, after, strict=True):
            if a != b:
                yield f"{heading}{words.noun(noun)} {a} → {b}"
    for _, before, after in differ(["president"]):
        yield f"{words.noun('label-president')}: {_area(before, words)} → {_area(after, words)}"
    for field, before, after in differ(SUMS):
        yield f"{words.noun(SUMS[field])} {sum(before)} → {sum(after)}"
    for field, before, after in differ(BITS):
        yield f"{words.noun(BITS[field])} {before.bit_count()} → {after.bit_count()}"
    for _, before, after in differ(["technologies"]):
        for card in range(ALL_CARDS):
            if ((after & ~before) >> card) & 1:
                yield f"+ {signs.technology(card, words)}"
    for _, before, after in differ(["orders"]):
        count = [sum(card != NOBODY for card in cards) for cards in (before, after)]
        yield f"{words.noun('label-orders_in_hand')} {count[0]} → {count[1]}"


def _of_boards(found: dict[str, tuple[Any, Any]], words: Words) -> Iterator[str]:
    def differ(field: str) -> Iterator[tuple[int, Any]]:
        before, after = found.get(field, ((), ()))
        yield from ((n, b) for n, (a, b) in enumerate(zip(before, after, strict=True)) if a != b)

    for area, owners in differ("shops"):
        signs_here = " ".join(signs.owner(owner).plain for owner in owners if owner != NOBODY)
        yield f"{words.noun(f'area-{AREAS[area]}')}: {signs.SHOP} {signs_here}"
    for area, owner in differ("trading_house"):
        yield f"{words.noun(f'area-{AREAS[area]}')}: {signs.TRADING_HOUSE} {signs.owner(owner).plain}"
    for board in ("church", "customs"):
        for space, owner in differ(board):
            yield f"{words.noun(f'board-{board}')}, {words.noun(f'space-{space + 1}')}: {signs.owner(owner).plain}"
    if "station" in found:
        yield words.text("event-station", area=Noun(f"area-{AREAS[found['station'][1]]}"))
    if "last_round" in found:
        yield words.text("event-one_more_round")
    if "turn" in found:
        yield words.text("event-turn", player=Noun(f"player-{META.colours[found['turn'][1]]}"))


def _area(area: int, words: Words) -> str:
    return words.noun("label-hand" if area == NOBODY else f"area-{AREAS[area]}")
