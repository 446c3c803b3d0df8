"""What happens by itself, as lines of the log: reveals, special fields, posts, the ends of phases and rounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from entrepot.paper.phrases import NOTHING
from entrepot.paper.svg import Markup, joined
from entrepot.paper.words import Noun, Words

from ....actions import BONUS_TILES, BOOK_LETTERS, COMPANIES, FACES, SLOTS
from ....box.tables import LETTER_BOOKS, SHELF_SPACES
from ....meta import META
from .. import facts
from . import changes, inline, labels

ROMAN = ("I", "II")
DECISIVE = frozenset({"end", "recover"})  # with these a player ends the phase, so the sentence has said it


def shown(a: Any, b: Any, words: Words) -> Iterator[Markup]:
    """What all had answered in secret, seat by seat."""
    what = changes.shown(a, b)
    if not what:
        return
    event = {"tile": "event-tiles", "resting": "event-rested", "planning": "event-plans"}[what]
    yield joined((inline.sign("c-eye", 13), words.text(event)), " ")
    for seat in range(a.players):
        if what == "tile":
            answer = Markup.escape(words.noun(f"start_tile-{b.start_tile[seat] + 1}"))
        elif what == "resting":
            answer = inline.cards([card for n in range(1, 4) for card in facts.stack(b, seat, n)], words)
        else:
            laid = [b.slot[seat, n] for n in range(len(SLOTS)) if b.slot[seat, n] >= 0]
            answer = inline.cards(laid, words) if laid else Markup(NOTHING)
        yield joined((inline.seat(seat, words), answer), " ")
    if what == "resting":
        yield from _starting(a, b, range(a.players), words)


def _starting(a: Any, b: Any, seats: Iterable[int], words: Words) -> Iterator[Markup]:
    """The starting bonuses, as far as nothing is asked about them."""
    for seat in seats:
        done = changes.change(a, b, seat)
        parts = [inline.steps(company, after - before, words) for company, (before, after) in done.tracks.items()]
        if done.diamond:
            parts.append(inline.amount("diamonds", done.diamond[1] - done.diamond[0], words, "+"))
        if done.money:
            parts.append(inline.amount("money", done.money, words, "+"))
        if parts:
            yield joined((inline.seat(seat, words), words.text("face-line-start"), *parts), " ")


def events(a: Any, b: Any, player: int, verb: str, done: changes.Change, words: Words) -> Iterator[Markup]:
    """In the order in which they came."""
    if changes.shown(a, b) != "resting":
        yield from _fields(a, b, player, done, words)
    if facts.is_set_up(a) and facts.asked(a) not in facts.TOGETHER:
        yield from _starting(a, b, [seat for seat in range(a.players) if seat != player], words)
    yield from _posts(a, b, verb, words)
    if b.first != a.first:
        yield joined((inline.sign("mb-first-player"), _of("event-first", b.first, words)), " ")
    for seat in changes.ended(a, b):
        if seat != player or verb not in DECISIVE:
            yield from _ended(a, b, seat, words)
    if changes.is_ending(a, b) and (verb != "end" or b.turn != player):
        yield _left(b.turn, words)
    if changes.round_ended(a, b):
        yield from _finish(b, words) if b.over else _preparation(a, b, words)
    elif facts.is_set_up(a) and not facts.is_set_up(b):
        yield _clock(words.text("event-round", number=b.round))


def _of(event: str, seat: int, words: Words, **more: str | int) -> str:
    return words.text(event, player=Noun(f"player-{META.colours[seat]}"), **more)


def _clock(said: str, *more: object) -> Markup:
    return joined((inline.sign("c-clock", 13), said, *more), " ")


def _fields(a: Any, b: Any, player: int, done: changes.Change, words: Words) -> Iterator[Markup]:
    """Special fields pay who comes and who was there before; they unlock bonuses, as the two tracks do slots."""
    if done.fields:
        paid = {player: sum(pays for _, _, pays in done.fields), **changes.received(a, b, player)}
        signs = [inline.emblem(company, words) for company in dict.fromkeys(company for company, _, _ in done.fields)]
        parts = [
            joined((inline.seat(seat, words), inline.amount("money", n, words, "+")), " ") for seat, n in paid.items()
        ]
        yield joined((inline.sign("mb-special"), words.text("face-line-field"), *signs, *parts), " ")
    for company, n, _ in done.fields:
        face = FACES[a.face[company]].upper()
        yield joined((inline.sign("mb-special"), _of("event-bonus", player, words, roman=ROMAN[n], face=face)), " ")
    for slot in done.slots:
        yield joined((inline.sign("mb-slot"), _of("event-slot", player, words, slot=Noun(facts.slot_place(slot)))), " ")


def _posts(a: Any, b: Any, verb: str, words: Words) -> Iterator[Markup]:
    """Foreign posts on their way back, and posts that leave the game; what an action names is not told twice."""
    for company, count in changes.returned(a, b).items():
        if count > (verb == "post_to"):
            yield _post("event-returned", company, count - (verb == "post_to"), words)
    for company, count in changes.removed(a, b).items():
        if count > (verb == "remove"):
            yield _post("event-post_gone", company, count - (verb == "remove"), words)
    if facts.asked(a) not in facts.TOGETHER and _homeless(a, b):
        yield joined((inline.sign("mb-book"), words.text("event-book_gone")), " ")


def _post(event: str, company: int, count: int, words: Words) -> Markup:
    said = words.text(event, company=Noun(f"company-{COMPANIES[company]}"), number=count)
    return joined((inline.emblem(company, words), said), " ")


def _homeless(a: Any, b: Any) -> bool:
    """Whether a book went out of play that lay on nobody's track."""
    for letter in range(len(BOOK_LETTERS)):
        for n in facts.bits(int(b.covered[letter]) & ~int(a.covered[letter])):
            if not any(
                a.shelf[seat, space] == letter * LETTER_BOOKS + n
                for seat in range(a.players)
                for space in range(SHELF_SPACES)
            ):
                return True
    return False


def _left(seat: int, words: Words, *more: object) -> Markup:
    return joined((inline.seat(seat, words), words.log(labels.player(seat, words), "end"), *more), " ")


def _ended(a: Any, b: Any, seat: int, words: Words) -> Iterator[Markup]:
    """Who has nothing left to do drops out, and takes back the only stack."""
    back = changes.change(a, b, seat).recovered if not b.over else ()
    yield _left(seat, words, inline.cards(back, words)) if back else _left(seat, words)


def _preparation(a: Any, b: Any, words: Words) -> Iterator[Markup]:
    """Coins, cards, bonus tiles, then the new round."""
    yield _clock(words.text("event-preparation"))
    coins = changes.coins_moved(a, b)
    if coins:
        said = words.text("event-coins", number=b.round)
        yield joined((inline.amount("money", coins, words), said), " ")
    gone = changes.left_display(a, b)
    cards = words.text("event-cards")
    yield joined(
        (inline.sign("mb-cards"), f"{cards}:", inline.cards(gone, words)) if gone else (inline.sign("mb-cards"), cards),
        " ",
    )
    for tile, seat in changes.tiles_given(a, b):
        said = _of("event-tile", seat, words, tile=Noun(f"bonus_tile-{BONUS_TILES[tile]}"))
        yield joined((inline.tile(tile, words), said), " ")
    yield _clock(words.text("event-round", number=b.round))


def _finish(b: Any, words: Words) -> Iterator[Markup]:
    """What everybody is worth."""
    yield joined((inline.sign("c-end", 13), words.text("event-finish")), " ")
    for seat in sorted(range(b.players), key=lambda seat: b.rank[seat]):
        yield joined((inline.seat(seat, words), f"£{facts.worth(b, seat)}"), " ")
