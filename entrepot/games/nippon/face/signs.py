"""Short signs for resources, workers and gains, and the legend that explains them in words.

A resource is the first letter of its name, a colour, type or track the first three: they differ in every language.
"""

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from entrepot.paper.textview import OTHER, shape
from entrepot.paper.words import Words

from ..actions import COLOURS, FLEETS, NUMBERS, TRACKS, TYPES
from ..box.tables import GAIN_KINDS, GAINS, TYPE_OF
from ..meta import META
from ..record import AUTOMA, NOBODY, OLD
from ..rules.workers import EXPERT

FOREIGN, SHIP, MACHINE, TRAIN, GOODS, FAVOR, UP, ANY = "⚑⛴⚙▬▪✿↑*"
SIDES = "↑→↓←"
NONE = "–"
SIGNS = (SHIP, MACHINE, TRAIN)
RESOURCES = ("coal", "silk", "iron")
STYLES = {
    "white": "bold white", "blue": "bright_blue", "grey": "bright_black", "yellow": "yellow", "red": "red", "black": "",
}  # fmt: skip


def owner(s: Any, player: int) -> Text:
    """Whose piece it is."""
    return Text(*OTHER) if s.players == 1 and player == AUTOMA else shape(META, player)


def name(s: Any, player: int, words: Words) -> Text:
    """A seat in words, after its shape; the Automa's among them."""
    sign = owner(s, player)
    return Text(f"{sign.plain} {words.noun(noun(s, player))}", sign.style)


def noun(s: Any, player: int) -> str:
    """The id of a seat's name."""
    return "automa" if s.players == 1 and player == AUTOMA else f"player-{META.colours[player]}"


def short(id: str, words: Words) -> str:
    return words.noun(id)[:3]


def colour(number: int, words: Words) -> Text:
    return Text(short(f"colour-{COLOURS[number]}", words), STYLES[COLOURS[number]])


def worker(number: int, words: Words) -> Text:
    """A worker by colour; an expert has a star."""
    sign = colour(number % EXPERT, words)
    return sign.append(ANY) if number >= EXPERT else sign


def kind(number: int, words: Words) -> str:
    """A type of goods."""
    return short(f"type-{TYPES[number]}", words)


def factory(token: int, side: int, words: Words) -> str:
    """A factory with its number and side: `cotton factory 1A`."""
    if token >= OLD:
        return f"{words.noun('factory-old')}: {words.noun(f'type-{TYPES[TYPE_OF[token]]}')}"
    type, number = TYPES[TYPE_OF[token]], token % NUMBERS + 1
    return f"{words.noun(f'factory-{type}-{number}')}{'AB'[side]}"


def amount(icon: str, count: int, words: Words) -> str:
    if icon == "money":
        return f"¥{count}"
    if icon in ("vp", "goods"):
        return f"{count}{'★' if icon == 'vp' else GOODS}"
    if icon in RESOURCES:
        return f"{count}{words.noun(f'kind-{icon}')[0]}"
    return f"{count}{UP}{short(f'track-{icon}', words)}"


def gain(row: int, words: Words) -> str:
    """A printed gain: `3i+1↑fin`; nothing for none."""
    counts = zip(GAIN_KINDS, GAINS[row], strict=True)
    return "+".join(amount(icon, int(count), words) for icon, count in counts if count)


def token(s: Any, cell: int) -> str:
    """The influence token in a cell: its owner's shape and its value."""
    return f"{owner(s, s.owner[cell]).plain}{s.token[cell]}" if s.token[cell] else NONE


def row(field: Any, number: int) -> list[int]:
    """One row of a table of the record."""
    return [field[number, n] for n in range(field.shape[1])]


def present(values: Iterable[int]) -> list[int]:
    """Those of some cells that hold something."""
    return [value for value in values if value != NOBODY]


def legend(s: Any, words: Words) -> list[str]:
    """Every sign with its words."""
    pieces = [f"{sign} {words.noun(f'piece-{piece}')}" for sign, piece in zip(SIGNS, FLEETS, strict=True)]
    pieces += [f"{FOREIGN} {words.noun('foreign')}", f"{FAVOR} {words.text('label-favors')}"]
    pieces += [f"{ANY} {words.text('label-expert')}", f"{GOODS} {words.noun('kind-goods')}"]
    if s.players == 1:
        pieces.append(f"{owner(s, AUTOMA).plain} {words.noun('automa')}")
    amounts = [f"{words.noun(f'kind-{icon}')[0]} {words.noun(f'kind-{icon}')}" for icon in RESOURCES]
    amounts += [f"¥ {words.noun('kind-money')}", f"★ {words.noun('kind-vp')}"]
    amounts += [f"{UP}{short(f'track-{track}', words)} {words.noun(f'amount-{track}-1')}" for track in TRACKS]
    types = [f"{kind(n, words)} {words.noun(f'type-{type}')}" for n, type in enumerate(TYPES)]
    return [" · ".join(part) for part in (pieces, amounts, types)]
