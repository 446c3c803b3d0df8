"""The right column above the log: a panel per rival, everything public in the same rows, so that the eye compares."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import escape

from entrepot.paper.drawing import length
from entrepot.paper.face import Drawing, Scene
from entrepot.paper.places import attrs
from entrepot.paper.seats import sign
from entrepot.paper.svg import Markup, joined, part
from entrepot.paper.words import Words

from ....actions import BONUS_TILES
from ....box.tables import (
    ALL_COMPANIES,
    COMPONENTS,
    DIAMOND_END,
    DIAMOND_SLOT,
    DIAMOND_VALUE,
    SHELF_SPACES,
    SHELF_VALUE,
)
from ....record import NOBODY
from .. import holdings
from ..board.books import short
from ..board.spaces import TILE_ICONS
from ..cards import Card, chip
from ..holdings import Book, Holding, Slot
from ..parts import BOOK_CLASSES, EMBLEMS, ic, letter_of, need, owner, use
from ..reading import asked_of, position
from .roles import Player, player_of, role

TICKS = tuple(COMPONENTS["board"]["diamond"]["value_spaces"])
SHELF_TICKS = tuple(COMPONENTS["board"]["bookkeeping"]["value_spaces"])
GAP = '<span class="nb gap"></span>'
ALONG, PITCH = 84 / int(DIAMOND_END), 5.467  # a space of the diamond track, a box of the bookkeeping track


class Rival(NamedTuple):
    """Everything a panel shows."""

    player: Player
    money: int
    markers: int
    holding: Holding
    slots: tuple[Slot, ...]
    planning: bool
    hand: tuple[Card, ...]
    tiles: tuple[tuple[int, bool], ...]
    diamond: int
    jar: int
    shelf: tuple[int, ...]  # by space
    down: int
    ahead: tuple[Book, ...]


def rival_of(s: Any, seat: int, scene: Scene) -> Rival:
    player = player_of(s, seat, scene)
    return Rival(
        player=player,
        money=int(s.money[seat]),
        markers=int(s.markers[seat]),
        holding=holdings.holding(s, seat),
        slots=holdings.slots(s, seat),
        planning=asked_of(scene.view) == "planning",
        hand=holdings.cards_in(s, seat, s.hand[seat]),
        tiles=holdings.tiles(s, seat),
        diamond=int(s.diamond[seat]),
        jar=int(s.jar[seat]),
        shelf=tuple(s.shelf.tolist()[seat]),
        down=int(s.face_down[seat]),
        ahead=holdings.ahead(s, seat),
    )


def order_of(scene: Scene, players: int) -> list[int]:
    """The rivals clockwise, beginning after the seat whose board is shown."""
    return [((scene.viewer or 0) + n) % players for n in range(1, players)]


def rivals(scene: Scene) -> Drawing:
    """The whole column."""
    s = position(scene.view)
    order = tuple(order_of(scene, int(s.players)))
    parts = {f"part-rival-{seat}": panel(rival_of(s, seat, scene), scene.words) for seat in order}
    return Drawing(frame(order, scene.words), parts)


@lru_cache(maxsize=64)
def frame(order: tuple[int, ...], words: Words) -> Markup:
    sections = joined([part("section", f"part-rival-{seat}") for seat in order])
    label = escape(words.text("players"))
    return Markup(f'<div class="mb people n{len(order)}" role="group" aria-label="{label}">{sections}</div>')


@lru_cache(maxsize=4096)
def panel(r: Rival, words: Words) -> Markup:
    """Head, money and shares, slots over their stacks, hand, both tracks, the books ahead."""
    move = " move" if r.player.to_move else ""
    inside = head(r.player, r.holding.worth, words) + _supply(r, words) + _columns(r, words) + _hand(r, words)
    inside += _tracks(r, words) + _books(r, words)
    return Markup(f"<div {attrs(f'panel-{r.player.seat}', f'panel s{r.player.seat}{move}')}>{inside}</div>")


def head(player: Player, worth: int, words: Words) -> str:
    """Shape, name, who plays, first-player flag, worth."""
    ready = " ok" if player.state in ("ready", "chosen") else ""
    symbol = sign(player.who, player.mine)
    icon = ic(symbol, 12) if symbol else ""
    check = ic("c-confirm", 10) if ready else ""
    clock = f'<span class="clock">{ic("c-clock", 11)}{escape(player.who.clock)}</span>' if player.who.clock else ""
    said, brief = escape(role(player, words)), role(player, words, short=True)
    wide = length(player.who.name, 14) + length(brief, 11, bool(ready)) + length(words.text("panel-now"), 11, False)
    tight = ' class="tight"' if wide > (122 if player.first or player.who.clock else 140) else ""
    flag = ic("mb-first-player", 16, label=words.text("panel-first")) if player.first else ""
    return (
        f"<header{tight}>{owner(player.seat, 18)}<h2>{escape(player.who.name)}</h2>"
        f'<span class="role{ready}" title="{said}">{icon}{check}<span>{escape(brief)}</span>{clock}</span>{flag}'
        f"{score(worth, words)}</header>"
    )


def score(worth: int, words: Words) -> str:
    title, now = escape(words.text("panel-if_now")), escape(words.text("panel-now"))
    return f'<span class="score" title="{title}"><small>{now}</small> £<b>{worth}</b></span>'


def shares(holding: Holding, size: float) -> str:
    """By company: those of the track, then those on cards."""
    drawn = []
    for company in range(int(ALL_COMPANIES)):
        track, cards = holding.track[company], holding.cards[company]
        more = f"<i>+{cards}</i>" if cards else ""
        none = "" if track + cards else ' class="zero"'
        drawn.append(f"<li{none}>{ic(EMBLEMS[company], size)}<b>{track}</b>{more}</li>")
    crowd = " crowd" if sum(map(bool, holding.cards)) > 2 else ""
    return f'<ul class="shs{crowd}">{"".join(drawn)}</ul>'


def markers(seat: int, count: int, size: float) -> str:
    """Bonus markers in reserve: two are drawn, more are counted."""
    if not count:
        return ""
    icon = ic("mb-bonus-marker", size, f"seat{seat}")
    return icon * count if count < 3 else f"{icon}<b>{count}</b>"


def _supply(r: Rival, words: Words) -> str:
    title = escape(words.text("panel-markers", number=r.markers))
    return (
        f'<div class="row1"><span class="mon">{ic("mb-pound", 17)}<b>{r.money}</b></span>'
        f'<span class="mks" title="{title}">{markers(r.player.seat, r.markers, 15)}</span>{shares(r.holding, 16)}</div>'
    )


def _columns(r: Rival, words: Words) -> str:
    """A column for each slot, with the stack of its recovery area below; plans are blank for all alike."""
    drawn = []
    for slot in r.slots:
        dense = len(slot.recovery) > 4
        stack = "".join(chip(card, words, 9 if dense else 13, "dense" if dense else "") for card in slot.recovery)
        drawn.append(f'<div class="col">{_mini(slot, words)}<div class="rec">{stack}</div></div>')
    bare = "" if any(slot.recovery for slot in r.slots) else " bare"
    return f'<div class="cols{bare}">{"".join(drawn)}</div>'


def _mini(slot: Slot, words: Words) -> str:
    if not slot.card:
        return f'<span class="mini {"empty" if slot.open else "shut"}"></span>'
    plus = ic("mb-plus-good", 11, "pip") if slot.plus else ""
    return f'<span class="mini">{chip(slot.card, words, 15, "used" if slot.used else "")}{plus}</span>'


def _hand(r: Rival, words: Words) -> str:
    """The cards in hand, which anybody could work out; and bonus tiles."""
    dense = len(r.hand) > 7 - len(r.tiles)
    cards = "".join(chip(card, words, 10 if dense else 13, "dense" if dense else "") for card in r.hand)
    tiles = "".join(
        f'<span class="tile{" used" if used else ""}" title="{escape(words.noun(f"bonus_tile-{BONUS_TILES[tile]}"))}">'
        f"{ic(TILE_ICONS[tile], 13)}</span>"
        for tile, used in r.tiles
    )
    name = escape(words.text("panel-holds" if r.planning else "panel-hand"))
    many = " many" if dense else ""
    return f'<div class="hnd{many}"><small>{name}</small><span class="held">{cards}</span>{tiles}</div>'


def _tracks(r: Rival, words: Words) -> str:
    at = escape(words.text("panel-at", space=r.diamond))
    space = max(0, r.jar - 1)
    return (
        f'<div class="trk">{gems(r.diamond)}<span class="tv"><b>£{DIAMOND_VALUE[r.diamond]}</b> {at}</span>'
        f'{jars(r.jar, r.shelf, r.down)}<span class="tv"><b>£{SHELF_VALUE[space]}</b></span></div>'
    )


@lru_cache(maxsize=64)
def gems(space: int) -> str:
    """The diamond track as a line, a tick at each value."""
    x = space * ALONG
    ticks = "".join(f'<path class="tick" d="M{at * ALONG:.3g} 5v7"/>' for at in TICKS)
    slot = f'<rect class="slotm" x="{int(DIAMOND_SLOT) * ALONG - 2:.3g}" y="6" width="4" height="5"/>'
    return (
        '<svg class="bar" width="72" height="15" viewBox="0 0 90 15" aria-hidden="true">'
        f'<path class="ax" d="M0 8.5h84"/><path class="done" d="M0 8.5h{x:.3g}"/>'
        f"{ticks}{slot}{use('mb-diamond', x - 7, 1, 14)}</svg>"
    )


@lru_cache(maxsize=4096)
def jars(jar: int, shelf: tuple[int, ...], down: int) -> str:
    """The bookkeeping track as boxes, filled where a book lies, pale where it is face down."""
    drawn = []
    for space in range(int(SHELF_SPACES)):
        book, x = shelf[space], 0.5 + PITCH * space
        letter = f" on-{BOOK_CLASSES[letter_of(book)]}" if book != NOBODY else ""
        pale = " down" if (down >> (space + 1)) & 1 else ""
        drawn.append(f'<rect class="bx{letter}{pale}" x="{x:.3g}" y="3" width="4.5" height="9"/>')
        if space + 1 in SHELF_TICKS:
            drawn.append(f'<path class="tick" d="M{x + 2.2:.3g} 12.5v2.5"/>')
    at = PITCH * (jar - 2) + 2.7 - 7 if jar > 1 else -8
    return (
        '<svg class="bar" width="72" height="15" viewBox="-7 0 90 15" aria-hidden="true">'
        f"{''.join(drawn)}{use('mb-inkjar', at, 0.5, 14)}</svg>"
    )


def _books(r: Rival, words: Words) -> str:
    """Every book ahead of the jar as need › result; a gap is where a walk would end, and beyond it needs are enough."""
    drawn: list[str] = []
    for book in r.ahead:
        if book.book == NOBODY:
            drawn += [GAP] if drawn[-1:] != [GAP] else []
        elif book.down:
            drawn.append(f'<span class="nb down">{BOOK_CLASSES[letter_of(book.book)]}</span>')
        else:
            drawn.append(f'<span class="nb">{need(book.book, 12) if GAP in drawn else short(book.book)}</span>')
    many = " many" if len(drawn) > 4 else ""
    return f'<div class="trk bkn{many}">{ic("mb-book", 13)}{"".join(drawn)}</div>'
