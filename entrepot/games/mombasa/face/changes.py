"""A preview in words: one line a change that a player would see on the table, then what happened by itself."""

from collections.abc import Iterator
from typing import Any

from entrepot.engine.match.view import Preview, View
from entrepot.paper.textview import positions
from entrepot.paper.words import Words

from ..actions import BONUS_TILES, BOOK_SPACES, COMPANIES, DISPLAY, REGIONS, SLOTS, SPACES
from ..box.tables import ALL_SLOTS
from ..record import NOBODY
from ..rules.bases import share_value
from ..rules.scoring import shares_of
from . import signs
from .card_words import card_text
from .events import events
from .players import book, diamond, jar

COUNTS = {"money": "label-cash", "markers": "label-bonus_markers"}  # one number a player


def changes(view: View, preview: Preview, words: Words) -> list[str]:
    """What differs, in the order of the players, then of the board; events at the end."""
    a, b = positions(view, preview)
    lines = []
    for player in range(a.players):
        name = words.noun(signs.noun(player))
        lines += [f"{name}: {line}" for line in _of_player(a, b, player, words)]
    return [*lines, *_of_board(a, b, words), *events(a, b, words)]


def _of_player(a: Any, b: Any, player: int, words: Words) -> Iterator[str]:
    for field, label in COUNTS.items():
        before, after = getattr(a, field)[player], getattr(b, field)[player]
        if before != after:
            yield f"{words.text(label)} {before} → {after}"
    if a.diamond[player] != b.diamond[player]:
        yield f"{words.text('label-diamond')} {diamond(a, player)} → {diamond(b, player)}"
    if a.jar[player] != b.jar[player]:
        yield f"{words.text('label-jar')}: {jar(a, player, words)} → {jar(b, player, words)}"
    for n in range(len(COMPANIES)):
        before, after = a.track[player, n], b.track[player, n]
        if before != after:
            yield f"{signs.company(n, words)}: {before} → {after}"
        before, after = int(shares_of(a, player, n)), int(shares_of(b, player, n))
        if before != after:
            yield f"{words.text('label-shares')}, {signs.company(n, words)}: {before} → {after}"
    yield from _cards(a, b, player, words)
    yield from _books(a, b, player, words)


def _cards(a: Any, b: Any, player: int, words: Words) -> Iterator[str]:
    """Hand, slots and recovery areas."""
    for sign, cards in (("+", b.hand[player] & ~a.hand[player]), ("−", a.hand[player] & ~b.hand[player])):
        if cards:
            yield f"{words.text('label-hand')} {sign} {signs.cards(signs.bits(cards), words)}"
    for slot in range(ALL_SLOTS):
        name = signs.slot(slot, words)
        after = b.slot[player, slot]
        if a.slot[player, slot] != after:
            yield f"{name}: {signs.NONE if after == NOBODY else card_text(words, after)}"
        elif after != NOBODY and ((b.used[player] & ~a.used[player]) >> slot) & 1:
            yield f"{name}: {card_text(words, after)} ({words.text('label-used')})"
        if a.recovery[player, slot] != b.recovery[player, slot]:
            told = signs.cards(signs.bits(b.recovery[player, slot]), words)
            yield f"{words.noun(f'recovery-{SLOTS[slot]}')}: {told or signs.NONE}"


def _books(a: Any, b: Any, player: int, words: Words) -> Iterator[str]:
    for n, (before, after) in enumerate(zip(signs.row(a.shelf, player), signs.row(b.shelf, player), strict=True), 1):
        if before != after:
            yield f"{words.noun(f'shelf-{n}')}: {book(words, after)}"
    for position in signs.bits(b.face_down[player] & ~a.face_down[player]):
        place = words.noun(f"shelf-{position}" if position else "shelf-start")
        yield f"{place}: {words.text('label-face_down')}"


def _of_board(a: Any, b: Any, words: Words) -> Iterator[str]:
    for n in range(len(REGIONS)):
        if a.region[n] != b.region[n]:
            yield f"{signs.region(n, words)}: {signs.company(b.region[n], words)}"
        elif ((b.entered & ~a.entered) >> n) & 1:
            yield f"{signs.region(n, words)}: {signs.LYING}{signs.company(b.expanded, words)}"
    for n in range(len(COMPANIES)):
        before, after = int(share_value(a, n)), int(share_value(b, n))
        if before != after:
            told = f"{words.text('label-share_value')} {signs.money(before)} → {signs.money(after)}"
            yield f"{signs.company(n, words)}: {told}"
    if a.round == b.round:  # a new round lays everything out afresh, which is an event
        for n, name in enumerate(DISPLAY):
            if a.display[n] != b.display[n]:
                yield f"{words.noun(f'display-{name}')}: {signs.NONE}"
        for n, name in enumerate(SPACES):
            if a.marker[n] != b.marker[n] and b.marker[n] != NOBODY:
                yield f"{words.noun(f'space-{name}')}: {signs.owner(b.marker[n]).plain}"
    for n, name in enumerate(BOOK_SPACES):
        if a.books[n] != b.books[n]:
            told = signs.NONE if b.books[n] == NOBODY else book(words, b.books[n])
            yield f"{words.noun(f'book_space-{name}')}: {told}"
    for n, tile in enumerate(BONUS_TILES):
        if ((b.tile_used & ~a.tile_used) >> n) & 1:
            yield f"{words.noun(f'bonus_tile-{tile}')}: {words.text('label-used')}"
