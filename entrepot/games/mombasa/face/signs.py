"""Players by shape, places and pieces in a few letters, for the text view; every fact is a word or a number too."""

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from entrepot.engine.language.agenda import top
from entrepot.paper.textview import shape
from entrepot.paper.words import Words

from ..actions import COMPANIES, REGIONS, SLOTS
from ..decisions import PLANNING, RESTING, STARTING, TILE
from ..meta import META
from ..record import NOBODY
from .card_words import card_text

NONE, POST, HERE, LYING = "–", "▪", "▸", "*"


def owner(player: int) -> Text:
    """Whose piece it is."""
    return shape(META, player)


def noun(player: int) -> str:
    """The id of a seat's name."""
    return f"player-{META.colours[player]}"


def money(amount: int) -> str:
    return f"£{amount}"


def company(number: int, words: Words, case: str = "nom") -> str:
    return words.noun(f"company-{COMPANIES[number]}", case)


def region(number: int, words: Words) -> str:
    return words.noun(f"region-{REGIONS[number]}")


def slot(number: int, words: Words) -> str:
    return words.noun(f"slot-{SLOTS[number]}")


def row(field: Any, number: int) -> list[int]:
    """One row of a table of the record."""
    return [int(field[number, n]) for n in range(field.shape[1])]


def bits(number: int) -> list[int]:
    """Which bits are set."""
    return [n for n in range(int(number).bit_length()) if (int(number) >> n) & 1]


def cards(numbers: Iterable[int], words: Words, seat: int | None = None) -> str:
    """Cards in a row, equal ones together: `coffee 2, expansion 2 ×2`."""
    said = [card_text(words, card, seat) for card in numbers]
    return ", ".join(one if said.count(one) == 1 else f"{one} ×{said.count(one)}" for one in dict.fromkeys(said))


def phase(s: Any) -> str:
    """The id of what the table does now."""
    if s.over:
        return "label-phase-over"
    kind = int(top(s))
    if kind in (TILE, RESTING, STARTING) or s.start_tile[0] == NOBODY:
        return "label-phase-start"
    return "label-phase-planning" if kind == PLANNING else "label-phase-actions"


def is_for_all(s: Any) -> bool:
    """Whether everybody is asked at the same time."""
    return not s.over and int(top(s)) in (TILE, RESTING, PLANNING)


def named(label: str, value: Text | str, words: Words) -> Text:
    """`hand: coffee 2`, the label dim."""
    return Text.assemble((f"{words.text(label)}: ", "dim"), value or NONE)


def heading(label: str, words: Words) -> Text:
    return Text(f"{words.text(label)}:", "dim")
