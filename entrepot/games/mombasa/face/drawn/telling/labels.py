"""Places in words: for a screen reader, for the text view and as titles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper.phrases import NOTHING, listed, told
from entrepot.paper.places import Named, label_of
from entrepot.paper.words import Noun, Words

from ....actions import (
    BASES,
    BONUS_TILES,
    BOOK_LETTERS,
    BOOK_SPACES,
    CARDS,
    COMPANIES,
    DISPLAY,
    FACES,
    REGIONS,
    SLOTS,
    SPACES,
    START_TILES,
)
from ....box.tables import (
    BASE_COLUMNS,
    CROSSED,
    DIAMOND_END,
    DIAMOND_VALUE,
    LETTER_BOOKS,
    MINES,
    SHELF_VALUE,
    SP_MAJORITY,
    SP_TILE,
    START_CARDS,
    STARTING_BOOK,
)
from ....meta import META
from ....record import HIDDEN, NOBODY
from ....rules.cards import full_price
from ....rules.expansion import FAR, entry_cost
from ....rules.merchants import do_used_count
from ...card_words import bonus_text, book_text, card_text, level_read, region_text, space_text, start_text
from .. import facts
from ..parts import crate
from ..reading import READ

ROMAN = ("", "I", "II")


def label(view: View, place: str, words: Words) -> str:
    """A place by its name and how it stands."""
    return label_of(view, place, words, PLACES, READ)


def thing(view: View, action: str, words: Words) -> str:
    """The card, book or tile that an action is about, by what it shows."""
    s, viewer = facts.position(view), max(view.viewer, 0)
    verb, _, noun = action.partition(":")
    number = NOBODY
    if verb == "tile":
        return start_text(words, START_TILES.index(noun))
    if verb in ("buy", "buy_cheaper"):
        number = int(s.display[DISPLAY.index(noun)])
    elif verb in ("goods", "bookkeeper", "merchant") and noun in SLOTS:
        number = int(s.slot[viewer, SLOTS.index(noun)])
    if number >= 0:
        return card(number, words)
    if verb == "take":
        number = int(s.books[BOOK_SPACES.index(noun)])
    elif verb == "book":
        number = int(s.taken[int(noun) - 1])
    return book_text(words, number) if number >= 0 else ""


def player(seat: int, words: Words) -> str:
    return words.noun(f"player-{META.colours[seat]}")


def company(number: int, words: Words) -> str:
    return words.noun(f"company-{COMPANIES[number]}")


def money(amount: int, words: Words) -> str:
    return words.noun(f"amount-money-{amount}") if amount >= 0 else f"−{words.noun(f'amount-money-{-amount}')}"


def card(number: int, words: Words) -> str:
    return card_text(words, number)


def cards(numbers: Iterable[int], words: Words) -> str:
    return listed([card(number, words) for number in numbers])


def book(number: int, words: Words) -> str:
    """What a book asks for and gives, after its letter."""
    return f"{letter(number)}: {book_text(words, number)}" if letter(number) else book_text(words, number)


def letter(number: int) -> str:
    return BOOK_LETTERS[number // LETTER_BOOKS].upper() if number < STARTING_BOOK else ""


def on_shelf(s: Any, seat: int, jar: int, words: Words) -> str:
    """What lies on a position of the ink jar."""
    number = facts.book_on(s, seat, jar)
    if number == NOBODY:
        return words.text("face-empty")
    return words.text("face-face_down") if facts.is_down(s, seat, jar) else book(number, words)


# --- the market


def _hand(s: Any, viewer: int, name: str, words: Words) -> str:
    number = CARDS.index(name)
    price = f"{words.text('label-crate')} {crate(s, viewer, number)}"
    return told(card(number, words), [price])


def _display(s: Any, viewer: int, name: str, words: Words) -> str:
    space = DISPLAY.index(name)
    place = words.noun(f"display-{name}")
    number = s.display[space]
    if number == NOBODY:
        return told(place, [words.text("face-empty")])
    return told(card(number, words), [place, f"{words.text('label-price')} {int(full_price(s, space))}"])


def _book(s: Any, viewer: int, name: str, words: Words) -> str:
    space = BOOK_SPACES.index(name)
    number = s.books[space]
    lies = book_text(words, number) if number != NOBODY else words.text("face-empty")
    coin = f"+ {money(s.coins[space], words)}" if s.coins[space] else ""
    return told(words.noun(f"book_space-{name}"), [lies, coin])


def _space(s: Any, viewer: int, name: str, words: Words) -> str:
    space = SPACES.index(name)
    marker = player(s.marker[space], words) if s.marker[space] != NOBODY else ""
    gives = space_text(words, space, [int(face) for face in s.face], bool(do_used_count(s)))
    return told(words.noun(f"space-{name}"), [gives, most(s, space - SP_MAJORITY, words), marker])


def most(s: Any, majority: int, words: Words) -> str:
    """Who has how much of what a majority space compares."""
    if not 0 <= majority < SP_TILE - SP_MAJORITY or facts.asked(s) in facts.TOGETHER:
        return ""
    found = [(seat, facts.totals(s, seat)[majority]) for seat in range(s.players)]
    return ", ".join(f"{player(seat, words)} {count}" for seat, count in found if count)


def _bonus(s: Any, viewer: int, name: str, words: Words) -> str:
    number = BONUS_TILES.index(name)
    used = words.text("label-used") if (s.tile_used >> number) & 1 else ""
    return told(words.noun(f"bonus_tile-{name}"), [used])


# --- the chart


def _company(s: Any, viewer: int, name: str, words: Words) -> str:
    number = COMPANIES.index(name)
    worth = f"{words.text('label-share_value')}: {money(facts.value(s, number), words)}"
    posts = f"{words.text('label-posts')}: {facts.posts(s, number)}"
    return told(company(number, words), [worth, posts, *bonuses(s, viewer, number, words)])


def bonuses(s: Any, seat: int, number: int, words: Words) -> list[str]:
    """The two bonuses of a track, and how far a player is with each."""
    found = []
    face = int(s.face[number])
    for level in (1, 2):
        text = f"{FACES[face].upper()} {ROMAN[level]}: {bonus_text(words, face, level_read(s, face, level))}"
        found.append(f"{text} ({words.text('face-bonus_open')})" if s.bonus[seat, number] >= level else text)
    return found


def _base(s: Any, viewer: int, name: str, words: Words) -> str:
    number, column = divmod(BASES.index(name), BASE_COLUMNS)
    left = s.posts[number, column]
    name = words.noun(f"base-{COMPANIES[number]}-{column + 1}")
    return told(f"{name}, {words.text('label-posts')}", [str(left)])


def _track(s: Any, viewer: int, name: str, words: Words) -> str:
    number = COMPANIES.index(name)
    markers = [f"{player(seat, words)} {s.track[seat, number]}" for seat in range(s.players)]
    mine = f"{words.text('label-shares')}: {facts.track_shares(s, viewer, number)}"
    return told(words.text("face-track", company=Noun(f"company-{name}")), [", ".join(markers), mine])


def _region(s: Any, viewer: int, name: str, words: Words) -> str:
    number = REGIONS.index(name)
    owner = s.region[number]
    gives = region_text(words, number) or words.text("face-no_reward")
    mines = f"{words.text('label-mines')}: {int(MINES[number])}" if MINES[number] else ""
    held = owner != NOBODY
    post = words.text("face-post", company=Noun(f"company-{COMPANIES[owner]}")) if held else words.text("face-no_post")
    return told(
        f"{words.text('label-region')} {words.noun(f'region-{name}')}", [gives, mines, post, _cost(s, number, words)]
    )


def _cost(s: Any, number: int, words: Words) -> str:
    """What entering a region would cost now."""
    if facts.asked(s) != "expanding":
        return ""
    if (s.entered >> number) & 1:
        return words.text("face-entered")
    cost = int(entry_cost(s, number)) if s.region[number] != s.expanded else FAR
    return words.noun(f"amount-points-{cost}") if cost < FAR else ""


# --- the boards


def _slot(s: Any, viewer: int, name: str, words: Words) -> str:
    slot = SLOTS.index(name)
    place = words.noun(f"slot-{name}")
    if not facts.is_open(s, viewer, slot):
        return told(place, [words.text("label-locked")])
    number = s.slot[viewer, slot]
    if number < 0:
        return told(place, [words.text("face-empty")])
    used = words.text("label-used") if facts.is_used(s, viewer, slot) else ""
    plus = words.noun("bonus_tile-good") if s.plus == slot and s.tile[0] == viewer else ""
    return told(place, [card(number, words), plus, used])


def _recovery(s: Any, viewer: int, name: str, words: Words) -> str:
    found = facts.stack(s, viewer, SLOTS.index(name))
    return told(words.noun(f"recovery-{name}"), [cards(found, words) if found else words.text("face-empty")])


def _shelf(s: Any, viewer: int, name: str, words: Words) -> str:
    jar = 1 if name == "start" else int(name) + 1
    here = words.text("label-jar") if s.jar[viewer] == jar else ""
    barred = words.text("face-crossed") if jar > 1 and (CROSSED >> (jar - 2)) & 1 else ""
    worth, before = int(SHELF_VALUE[jar - 1]), int(SHELF_VALUE[max(jar - 2, 0)])
    end = words.text("face-end_value", amount=money(worth, words)) if worth > before else ""
    return told(words.noun(facts.jar_place(jar)), [on_shelf(s, viewer, jar, words), here, barred, end])


def _taken(s: Any, viewer: int, number: str, words: Words) -> str:
    lies = s.taken[int(number) - 1]
    return told(words.noun(f"taken-{number}"), [book(lies, words) if lies >= 0 else NOTHING])


def _tile(s: Any, viewer: int, name: str, words: Words) -> str:
    return start_tile(START_TILES.index(name), words)


def start_tile(number: int, words: Words) -> str:
    """Its cards, its starting bonus and its book."""
    rests = cards([int(one) for one in START_CARDS[number]], words)
    recovery = f"{words.text('label-recovery')}: {rests}"
    return told(words.noun(f"start_tile-{number + 1}"), [start_text(words, number), recovery])


def _panel(s: Any, viewer: int, seat: str, words: Words) -> str:
    number = int(seat)
    return told(player(number, words), [money(s.money[number], words), state(s, number, words)])


def state(s: Any, seat: int, words: Words) -> str:
    """Whether a player is ready, plans, has ended the phase, or none of this."""
    if s.over:
        return ""
    if facts.asked(s) in facts.TOGETHER:
        waits = "label-planning" if facts.asked(s) == "planning" else "label-choosing"
        return words.text("label-ready" if (s.ready >> seat) & 1 else waits)
    return words.text("label-ended") if (s.out >> seat) & 1 else ""


def dealt(s: Any, seat: int) -> tuple[int, ...]:
    """The starting tiles that a player may choose from, as far as they can be seen."""
    return tuple(s.dealt[seat, n] for n in range(2) if s.dealt[seat, n] not in (NOBODY, HIDDEN))


def _diamonds(s: Any, viewer: int, rest: str, words: Words) -> str:
    at = int(s.diamond[viewer])
    return words.text("panel-diamonds", space=at, end=int(DIAMOND_END), value=int(DIAMOND_VALUE[at]))


def _purse(s: Any, viewer: int, rest: str, words: Words) -> str:
    return told(words.text("face-place-purse"), [money(s.money[viewer], words)])


def _rounds(s: Any, viewer: int, rest: str, words: Words) -> str:
    return told(words.text("panel-rounds"), [str(s.round)])


PLACES: dict[str, Named] = {
    "hand": _hand,
    "display": _display,
    "book": _book,
    "space": _space,
    "bonus": _bonus,
    "company": _company,
    "base": _base,
    "track": _track,
    "region": _region,
    "slot": _slot,
    "recovery": _recovery,
    "shelf": _shelf,
    "taken": _taken,
    "tile": _tile,
    "panel": _panel,
    "diamonds": _diamonds,
    "purse": _purse,
    "rounds": _rounds,
}
