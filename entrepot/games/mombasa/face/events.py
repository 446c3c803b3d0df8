"""What happened by itself between two positions, in words."""

from collections.abc import Iterator
from typing import Any

from entrepot.engine.language.agenda import top
from entrepot.paper.words import Noun, Words

from ..actions import BONUS_TILES, BOOK_LETTERS, COMPANIES, SLOTS
from ..box.tables import BOOK_SLOT_NUMBER, DIAMOND_SLOT_NUMBER, FIELD_MONEY, FIELD_SPACE
from ..decisions import PLANNING, RESTING, TILE
from ..record import NOBODY
from ..rules.planning import is_available
from . import signs
from .card_words import ROMAN, face_text

SHOWN = {TILE: "event-tiles", RESTING: "event-rested", PLANNING: "event-plans"}  # what all were asked
FIELDS = 2


def events(a: Any, b: Any, words: Words) -> list[str]:
    """In the order in which they happen."""
    return [
        *_shown(a, b, words),
        *_fields(a, b, words),
        *_unlocked(a, b, words),
        *_posts(a, b, words),
        *_books(a, b, words),
        *_round(a, b, words),
        *_next(a, b, words),
    ]


def _shown(a: Any, b: Any, words: Words) -> Iterator[str]:
    """All have answered what everybody was asked."""
    if not a.over and int(top(a)) in SHOWN and (b.over or int(top(b)) != int(top(a))):
        yield words.text(SHOWN[int(top(a))])


def _fields(a: Any, b: Any, words: Words) -> Iterator[str]:
    """Special fields reached, and all whom they pay: the visitor and whoever was there before."""
    for company in range(len(COMPANIES)):
        face, spaces = b.face[company], [a.track[player, company] for player in range(a.players)]
        for n in range(a.players):
            player = (a.first + n) % a.players
            before, spaces[player] = spaces[player], b.track[player, company]
            for field in range(FIELDS):
                at = int(FIELD_SPACE[face, field])
                if before < at <= spaces[player]:
                    yield words.text(
                        "event-bonus", player=Noun(signs.noun(player)), roman=ROMAN[field + 1], face=face_text(face)
                    )
                    for other in range(a.players):
                        if spaces[other] >= at:
                            yield words.text(
                                "event-field",
                                company=Noun(f"company-{COMPANIES[company]}"),
                                player=Noun(signs.noun(other)),
                                amount=signs.money(int(FIELD_MONEY[face, field])),
                            )


def _unlocked(a: Any, b: Any, words: Words) -> Iterator[str]:
    """Extra slots, and track bonuses that are available from now on."""
    for player in range(a.players):
        name = Noun(signs.noun(player))
        for slot in (DIAMOND_SLOT_NUMBER, BOOK_SLOT_NUMBER):
            if is_available(b, player, slot) and not is_available(a, player, slot):
                yield words.text("event-slot", player=name, slot=Noun(f"slot-{SLOTS[slot]}"))
        for company in range(len(COMPANIES)):
            level = b.bonus[player, company]
            if level > a.bonus[player, company]:
                face = face_text(b.face[company])
                yield words.text("event-bonus_open", player=name, roman=ROMAN[level], face=face)


def _posts(a: Any, b: Any, words: Words) -> Iterator[str]:
    """Posts that came back to their base or left the game."""
    for company in range(len(COMPANIES)):
        back = sum(signs.row(b.posts, company)) - sum(signs.row(a.posts, company))
        gone = b.removed[company] - a.removed[company]
        for id, number in (("event-returned", back), ("event-post_gone", gone)):
            if number > 0:
                yield words.text(id, number=number, company=Noun(f"company-{COMPANIES[company]}"))


def _books(a: Any, b: Any, words: Words) -> Iterator[str]:
    """Books out of the game that no other covers, and a display filled up again."""
    letters = range(len(BOOK_LETTERS))
    out = sum(len(signs.bits(b.covered[n] & ~a.covered[n])) for n in letters)
    for player in range(a.players):
        rows = zip(signs.row(a.shelf, player), signs.row(b.shelf, player), strict=True)
        out -= sum(before not in (NOBODY, after) for before, after in rows)
    if out > 0:
        yield words.text("event-book_gone")
    if any(a.supply[n] != b.supply[n] for n in letters):
        yield words.text("event-books")


def _round(a: Any, b: Any, words: Words) -> Iterator[str]:
    """The first-player marker; then preparation, or the end of the game."""
    if a.first != b.first:
        yield words.text("event-first", player=Noun(signs.noun(b.first)))
    if b.over and not a.over:
        yield words.text("event-finish")
    if a.round == b.round:
        return
    yield words.text("event-preparation")
    yield words.text("event-coins", number=b.round)
    yield words.text("event-cards")
    if any(marker != NOBODY for marker in a.marker):
        yield words.text("event-markers")
    for n, tile in enumerate(BONUS_TILES):
        if b.tile[n] not in (NOBODY, a.tile[n]):
            yield words.text("event-tile", player=Noun(signs.noun(b.tile[n])), tile=Noun(f"bonus_tile-{tile}"))
    yield words.text("event-round", number=b.round)


def _next(a: Any, b: Any, words: Words) -> Iterator[str]:
    """Whose turn it is, when that is new."""
    began = signs.is_for_all(a) and not signs.is_for_all(b)
    if not b.over and not signs.is_for_all(b) and (began or a.turn != b.turn):
        yield words.text("event-turn", player=Noun(signs.noun(b.turn)))
