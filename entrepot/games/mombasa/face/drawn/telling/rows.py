"""Previews: what is paid, what the act is about, what is gained for sure, what may follow, and one closing note."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from entrepot.engine.match.view import View
from entrepot.paper.face import Row
from entrepot.paper.phrases import NOTHING, capital, from_to
from entrepot.paper.previews import Trial, closed, row, sentence, trial
from entrepot.paper.svg import Markup, joined
from entrepot.paper.words import Words

from ....actions import BONUS_TILES, BOOK_SPACES, FACES, GOODS, REGIONS, SLOTS, SPACES, START_TILES
from ....box.tables import (
    BOOK_PRICE,
    BOOK_SPACES_EACH,
    ROUNDS,
    SP_C,
    SP_MAJORITY,
    SP_TILE,
    START_CARDS,
    START_DIAMONDS,
    START_STEPS,
    STARTING_BOOK,
    TIER_FROM,
    TIERS,
)
from ....record import NOBODY
from ....rules.cards import expansion_of
from ....rules.expansion import entry_cost
from ....rules.goods import units_of
from ....rules.markers import is_idle
from ....rules.tracks import waits_for_round
from ...card_words import bonus_text, level_read, tier_text
from ...gains import of_region
from .. import facts
from ..holdings import met
from ..parts import KIND_ICONS
from ..reading import READ
from . import changes, inline
from .inline import signed
from .labels import ROMAN

TOTALS = KIND_ICONS[:4]  # coffee, banana, cotton, expansion
# Questions that an act may lead to and that are worth a word.
LEADS = ("toll", "column", "parts", "returning", "books", "buying", "selling", "tier", "sharing", "either", "tracks",
         "removing", "shelving", "which_book", "recovering", "walking")  # fmt: skip


Act = Trial[changes.Change]


def rows(before: View, after: View, actions: tuple[str, ...], words: Words) -> tuple[Row, ...]:
    """At most six lines about what some actions would change for the viewer."""
    act = trial(before, after, actions, READ, changes.change)
    if act is None:
        return ()
    if facts.asked(act.a) in facts.TOGETHER:
        return closed(before, after, list(_planned(act, words)), (), words)
    found = [*_paid(act, words), *_about(act, words), *_gained(act, words)]
    note = list(_note(act, words))
    return closed(before, after, found, note, words)


# --- what all are asked at once


def _planned(act: Act, words: Words) -> Iterator[Row]:
    """A plan: what it would show in all; a starting tile: what it gives."""
    if act.verb == "tile":
        yield from _tile(START_TILES.index(act.noun), words)
        return
    if facts.asked(act.a) != "planning":
        return
    slots = [n for n in range(len(SLOTS)) if facts.is_open(act.a, act.player, n)]
    filled = sum(act.b.slot[act.player, n] >= 0 for n in slots)
    if facts.asked(act.b) == "planning":
        yield row("slots", words.text("face-of", have=filled, need=len(slots)), words)
        yield from _totals(act, words)
        if not filled and act.b.planned[act.player] == len(SLOTS):
            yield sentence(words.text("plan-bare"), "warning")
    if act.verb == "ready":
        waits = facts.asked(act.b) == "planning"
        yield sentence(words.text("face-row-ready" if waits else "face-row-shows"))


def _totals(act: Act, words: Words) -> Iterator[Row]:
    """What the cards in play amount to."""
    before, after = facts.totals(act.a, act.player), facts.totals(act.b, act.player)
    for n, symbol in enumerate(TOTALS):
        if before[n] != after[n]:
            name = words.noun(f"good-{GOODS[n]}") if n < len(GOODS) else words.text("face-row-expansion")
            yield Row(joined((inline.sign(symbol), name), " "), Markup(from_to(before[n], after[n])))


def _tile(tile: int, words: Words) -> Iterator[Row]:
    steps = [inline.steps(company, int(n), words) for company, n in enumerate(START_STEPS[tile]) if n]
    if START_DIAMONDS[tile]:
        steps.append(inline.amount("diamonds", int(START_DIAMONDS[tile]), words, "+"))
    yield row("start", joined(steps, " "), words)
    yield row("rests", inline.cards([int(card) for card in START_CARDS[tile]], words), words)
    yield row("book", inline.book(STARTING_BOOK + tile, words), words)


# --- what every act may have


def _paid(act: Act, words: Words) -> Iterator[Row]:
    if act.done.tolls:
        yield row("toll", signed("money", -act.done.tolls, words), words)
    rest = _other_money(act)
    if rest < 0:
        yield row("pay", signed("money", rest, words), words)


def _other_money(act: Act) -> int:
    """Apart from tolls and special fields."""
    return act.done.money + act.done.tolls - sum(pays for _, _, pays in act.done.fields)


def _gained(act: Act, words: Words) -> Iterator[Row]:
    """Share values, steps, shares, special fields, diamond marker, ink jar, money, cards, and what all is worth."""
    done = act.done
    for company, (before, after) in done.values.items():
        name = joined((inline.emblem(company, words), words.text("label-share_value")), " ")
        yield Row(name, Markup(f"£{from_to(before, after)}"))
    for company, (before, after) in done.tracks.items():
        name = joined((inline.emblem(company, words), words.noun(f"amount-steps-{after - before}")), " ")
        own = done.shares.get(company)
        shares = f"{words.text('label-shares')} {from_to(*own)}" if own else ""
        yield Row(name, Markup.escape(shares or words.text("face-row-space", spaces=from_to(before, after))))
    for company, (before, after) in done.shares.items():
        if company not in done.tracks:
            name = joined((inline.emblem(company, words), words.text("label-shares")), " ")
            yield Row(name, Markup(from_to(before, after)))
    if done.fields:
        own_pay = signed("money", sum(pays for _, _, pays in done.fields), words)
        others = [
            joined((inline.seat(seat, words), signed("money", n, words)), " ")
            for seat, n in changes.received(act.a, act.b, act.player).items()
        ]
        yield row("field", joined((own_pay, *others), " "), words)
    if done.diamond:
        yield row("diamond", from_to(*done.diamond), words)
    if done.jar:
        yield row("jar", words.noun(facts.jar_place(done.jar[1])), words)
    won = [signed("money", _other_money(act), words)] if _other_money(act) > 0 else []
    if facts.asked(act.b) == "books" != facts.asked(act.a) and act.b.turn == act.player:
        won.append(signed("bp", facts.top(act.b).first, words))
    if won:
        yield row("gain", joined(won, " "), words)
    if done.worth[1] - done.worth[0] != done.money and not act.b.over:  # else the money says it
        yield row("worth", f"£{from_to(*done.worth)}", words)


def _note(act: Act, words: Words) -> Iterator[Row]:
    """What it opens, or what will be asked next because of it."""
    said = ""
    if act.done.slots:
        said = words.text("face-row-opens_slot", slot=words.noun(facts.slot_place(act.done.slots[0])))
    elif act.done.fields:
        company, n, _ = act.done.fields[0]
        face = int(act.a.face[company])
        id = "face-row-opens-round" if waits_for_round(act.a, company) else "face-row-opens"
        said = words.text(id, roman=ROMAN[n + 1], face=FACES[face].upper())
        said = f"{said} {capital(bonus_text(words, face, level_read(act.a, face, n + 1)))}."
    elif act.verb == "mark" and SP_TILE <= SPACES.index(act.noun) < SP_C and act.a.round == ROUNDS:
        said = words.text("face-row-too_late")
    elif act.verb == "mark" and is_idle(act.a, act.player, SPACES.index(act.noun)):
        said = f"{capital(words.text('gives-nothing'))}."
    elif act.b.turn == act.player and facts.asked(act.b) in LEADS and facts.asked(act.a) != facts.asked(act.b):
        said = words.prompt(facts.asked(act.b))
    if said:
        yield sentence(said)


# --- what an act is about


def _about(act: Act, words: Words) -> Iterator[Row]:
    if act.verb in ABOUT:
        yield from ABOUT[act.verb](act, words)


def _units(act: Act, words: Words) -> Iterator[Row]:
    """The goods cards chosen so far."""
    yield row("units", words.noun(f"amount-units-{int(units_of(act.b, act.player, act.b.chosen, 1))}"), words)


def _bought(act: Act, words: Words) -> Iterator[Row]:
    """The card, and what is left for the tracks."""
    if act.done.bought:
        yield row("card", inline.cards(act.done.bought, words), words)
    if facts.asked(act.a) == "goods":
        top = facts.top(act.b)
        left = top.first if top.kind == "steps" else 0
        yield row("left", words.noun(f"amount-units-{left}"), words)


def _points(act: Act, words: Words) -> Iterator[Row]:
    yield row("points", inline.amount("points", int(expansion_of(act.a, act.player)), words), words)


def _entered(act: Act, words: Words) -> Iterator[Row]:
    """The points, what the region will give, and whose post must go."""
    region = REGIONS.index(act.noun)
    left = facts.top(act.a).first
    yield row("points", from_to(left, left - int(entry_cost(act.a, region))), words)
    parts = [inline.amount(kind, count, words, "+") for kind, count in of_region(region)]
    yield row("region", joined(parts, " ") if parts else NOTHING, words)
    if act.a.region[region] != NOBODY:
        yield row("against", inline.emblem(act.a.region[region], words), words)


def _kept(act: Act, words: Words) -> Iterator[Row]:
    """How far the ink jar could walk."""
    found = met(act.b, act.player)
    far = next((n for n, ok in enumerate(found.values()) if not ok), len(found))
    yield row("reach", words.text("face-books", number=far), words)


def _walked(act: Act, words: Words) -> Iterator[Row]:
    """What the book would give if the jar stopped there."""
    jar = int(act.b.jar[act.player])
    book = facts.book_on(act.b, act.player, jar)
    if book != NOBODY and not facts.is_down(act.b, act.player, jar):
        yield row("stop_here", inline.reward(book), words, "may")


def _book_taken(act: Act, words: Words) -> Iterator[Row]:
    """The book and its price."""
    space = BOOK_SPACES.index(act.noun)
    yield row("book", inline.book(int(act.a.books[space]), words), words)
    yield row("price", inline.amount("bp", int(BOOK_PRICE[space // BOOK_SPACES_EACH]), words, "−"), words)


def _marked(act: Act, words: Words) -> Iterator[Row]:
    """A majority space: one's own total and the tier it reaches; a tile space: the tile."""
    space = SPACES.index(act.noun)
    if SP_MAJORITY <= space < SP_TILE:
        majority = space - SP_MAJORITY
        total = facts.totals(act.a, act.player)[majority]
        yield row("total", str(total), words)
        reached = [tier for tier in range(TIERS) if total >= TIER_FROM[majority, tier]]
        if reached:
            yield row("tier", tier_text(words, majority, reached[-1]), words)
    elif SP_TILE <= space < SP_C:
        tile = space - SP_TILE
        name = words.noun(f"bonus_tile-{BONUS_TILES[tile]}")
        yield row("next_round", joined((inline.tile(tile, words), name), " "), words)


def _shelved(act: Act, words: Words) -> Iterator[Row]:
    """What would lie there, and what is covered."""
    for space, book in act.done.shelved:
        yield row("book", inline.book(book, words), words)
        if act.a.shelf[act.player, space] != NOBODY:
            yield row("covers", inline.book(int(act.a.shelf[act.player, space]), words), words)


def _ended(act: Act, words: Words) -> Iterator[Row]:
    """What is given up unused."""
    left = facts.unused(act.a, act.player)
    if left:
        yield row("unused", inline.cards(left, words), words)
    if act.a.markers[act.player]:
        sign = inline.sign("mb-bonus-marker", 14, words.text("label-bonus_markers"))
        yield row("markers", joined((act.a.markers[act.player], sign), " "), words)
    yield from _recovered(act, words)


def _recovered(act: Act, words: Words) -> Iterator[Row]:
    if act.done.recovered:
        yield row("recovers", inline.cards(act.done.recovered, words), words)


def _given_up(act: Act, words: Words) -> Iterator[Row]:
    """Points or units that are lost."""
    top = facts.top(act.a)
    if top.kind == "expanding" and top.first:
        yield row("lost", inline.amount("points", top.first, words), words)
    elif top.kind == "steps":
        yield row("lost", words.noun(f"amount-units-{top.first}"), words)


def _sold(act: Act, words: Words) -> Iterator[Row]:
    yield row("leaves", inline.cards(act.done.sold, words), words)


ABOUT: dict[str, Callable[[Act, Words], Iterator[Row]]] = {
    "goods": _units,
    "plus": _totals,
    "buy": _bought,
    "buy_cheaper": _bought,
    "expand": _points,
    "enter": _entered,
    "bookkeeper": _kept,
    "walk": _walked,
    "stop": _given_up,
    "take": _book_taken,
    "mark": _marked,
    "shelve": _shelved,
    "end": _ended,
    "recover": _recovered,
    "sell": _sold,
}
