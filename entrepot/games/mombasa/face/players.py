"""A box a player: everything on and beside the player board; of hidden plans only whether they stand."""

from typing import Any

from rich.text import Text

from entrepot.paper.textview import Box, Rows, name
from entrepot.paper.words import Words

from ..actions import BONUS_TILES, COMPANIES, GOODS, SLOTS
from ..box.tables import (
    ALL_SLOTS,
    BOOK_SLOT_NUMBER,
    DIAMOND_END,
    DIAMOND_SLOT,
    DIAMOND_VALUE,
    LETTER_BOOKS,
    SHELF_SLOT,
    SHELF_SPACES,
    START_CARDS,
    STARTING_BOOK,
    TILE_GOOD,
)
from ..meta import META
from ..record import NOBODY
from ..rules.bases import share_value
from ..rules.bookkeeper import book_at, is_face_down
from ..rules.cards import expansion_of, total_of
from ..rules.planning import is_available
from ..rules.scoring import books_worth, card_shares, shares_of, worth
from . import signs
from .card_words import ROMAN, book_text, card_text, face_text, start_text

WIDEST = 98
LETTERS = "ABC"


def boxes(s: Any, words: Words) -> Rows:
    """One below another: a player board is wide."""
    return Rows([[box(s, player, words)] for player in range(s.players)], WIDEST)


def box(s: Any, player: int, words: Words) -> Box:
    heading = name(META, player, words)
    for remark in remarks(s, player):
        heading.append(f" ({words.text(remark)})", "not bold")
    wealth = [("cash", s.money[player]), ("worth", int(worth(s, player)))]
    lines: list[Text | str] = [
        Text("  ").join(signs.named(f"label-{label}", signs.money(amount), words) for label, amount in wealth),
        signs.named("label-bonus_markers", str(s.markers[player]), words),
        signs.named("label-shares", shares(s, player, words), words),
        signs.named("label-diamond", diamond(s, player), words),
        signs.named("label-jar", jar(s, player, words), words),
    ]
    lines += [signs.named(f"label-{label}", told, words) for label, told in gained(s, player, words) if told]
    lines += [signs.named("label-slots", slots(s, player, words), words)]
    if not signs.is_for_all(s):
        lines.append(signs.named("label-in_play", in_play(s, player, words), words))
    lines += [
        signs.named("label-recovery", recovery(s, player, words), words),
        signs.named("label-hand", signs.cards(signs.bits(s.hand[player]), words, s.seat[player]), words),
    ]
    return Box(heading, [*lines, *choices(s, player, words), *shelf(s, player, words)])


def remarks(s: Any, player: int) -> list[str]:
    """First player; ready or not while all are asked; out of the action phase."""
    found = ["label-first"] if s.first == player else []
    if signs.is_for_all(s):
        busy = "label-planning" if signs.phase(s) == "label-phase-planning" else "label-choosing"
        found.append("label-ready" if (s.ready >> player) & 1 else busy)
    elif (s.out >> player) & 1 and not s.over:
        found.append("label-ended")
    return found


def shares(s: Any, player: int, words: Words) -> str:
    """Of each company, with how many come from cards, and the value of one."""
    parts = []
    for company in range(len(COMPANIES)):
        on_cards = int(card_shares(s, player, company))
        told = f"{signs.company(company, words)} {int(shares_of(s, player, company))}"
        told += f" (+{on_cards})" if on_cards else ""
        parts.append(f"{told} × {signs.money(int(share_value(s, company)))}")
    return ", ".join(parts)


def diamond(s: Any, player: int) -> str:
    space = s.diamond[player]
    return f"{space}/{DIAMOND_END} ({signs.money(int(DIAMOND_VALUE[space]))})"


def jar(s: Any, player: int, words: Words) -> str:
    """The space under the ink jar: the starting tile is worth nothing."""
    place = s.jar[player] - 1
    where = words.noun(f"shelf-{place}" if place > 0 else "shelf-start" if place == 0 else "shelf-picture")
    return f"{where} ({signs.money(int(books_worth(s, player)))})"


def gained(s: Any, player: int, words: Words) -> list[tuple[str, str]]:
    """Bonus tiles and track bonuses."""
    tiles = []
    for n, tile in enumerate(BONUS_TILES):
        if s.tile[n] == player:
            told = words.noun(f"bonus_tile-{tile}")
            told += f" ({words.text('label-used')})" if (s.tile_used >> n) & 1 else ""
            if n == TILE_GOOD and s.plus != NOBODY:
                told += f" {words.noun(f'slot-{SLOTS[s.plus]}', 'at')}"
            tiles.append(told)
    bonuses = [
        f"{face_text(s.face[n])} {ROMAN[s.bonus[player, n]]}" for n in range(len(COMPANIES)) if s.bonus[player, n]
    ]
    return [("bonus_tiles", ", ".join(tiles)), ("bonuses", ", ".join(bonuses))]


def slots(s: Any, player: int, words: Words) -> str:
    """From left to right: the card, whether it is used; a slot that is not unlocked says where it opens."""
    parts = []
    for slot in range(ALL_SLOTS):
        card = s.slot[player, slot]
        if card != NOBODY:
            told = card_text(words, card)
            told += f" ({words.text('label-used')})" if (s.used[player] >> slot) & 1 else ""
        elif is_available(s, player, slot):
            told = signs.NONE
        else:
            told = f"{words.text('label-locked')} ({SHELF_SLOT if slot == BOOK_SLOT_NUMBER else DIAMOND_SLOT})"
        if s.turn == player and (s.chosen >> slot) & 1 and not s.over:
            told = f"{signs.HERE}{told}"
        parts.append(f"{signs.slot(slot, words)}: {told}")
    return " | ".join(parts)


def in_play(s: Any, player: int, words: Words) -> str:
    """The totals of goods and expansion on active cards."""
    totals = [(words.noun(f"good-{good}"), int(total_of(s, player, n))) for n, good in enumerate(GOODS)]
    told = [f"{good} {total}" for good, total in totals if total]
    points = int(expansion_of(s, player))
    return ", ".join([*told, *([words.noun(f"amount-points-{points}")] if points else [])])


def recovery(s: Any, player: int, words: Words) -> str:
    """The stacks that are not empty."""
    stacks = [
        f"{signs.slot(area, words)}: {signs.cards(signs.bits(s.recovery[player, area]), words, s.seat[player])}"
        for area in range(ALL_SLOTS)
        if s.recovery[player, area]
    ]
    return " | ".join(stacks)


def choices(s: Any, player: int, words: Words) -> list[Text]:
    """Starting tiles to choose from, as far as the viewer may see them; books that wait for a place."""
    lines = []
    dealt = [tile for tile in signs.row(s.dealt, player) if tile >= 0]
    if s.start_tile[player] < 0 and dealt:
        lines.append(signs.heading("label-dealt", words))
        lines += [Text(f"  {tile_text(words, tile)}") for tile in dealt]
    if s.turn == player and s.taken_count:
        told = [book(words, s.taken[n]) for n in range(s.taken_count)]
        lines.append(signs.named("label-taken", "; ".join(told), words))
    return lines


def tile_text(words: Words, tile: int) -> str:
    """A starting tile: the cards that rest, the bonus, the book."""
    resting = signs.cards(START_CARDS[tile].tolist(), words)
    return f"{words.noun(f'start_tile-{tile + 1}')}: {resting}; {start_text(words, tile)}"


def shelf(s: Any, player: int, words: Words) -> list[Text]:
    """A line a book on the bookkeeping track, the ink jar before its own."""
    if s.start_tile[player] < 0:
        return []
    lines = [signs.heading("label-shelf", words)]
    for position in range(1, SHELF_SPACES + 2):
        lying = int(book_at(s, player, position))
        if lying == NOBODY:
            continue
        sign = signs.HERE if s.jar[player] == position else " "
        place = f"{words.text('label-start')}:" if position == 1 else f"{position - 1}."
        down = f" ({words.text('label-face_down')})" if is_face_down(s, player, position) else ""
        lines.append(Text(f" {sign} {place} {book(words, lying)}{down}"))
    return lines


def book(words: Words, number: int) -> str:
    """With its letter; a starting book has none."""
    letter = f"{LETTERS[number // LETTER_BOOKS]}: " if number < STARTING_BOOK else ""
    return letter + book_text(words, number)
