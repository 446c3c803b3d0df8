"""Previews: how strong, what is paid and to whom, what is gained for sure, what may follow, and one closing note."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper.face import Row
from entrepot.paper.previews import closed, coloured, row, sentence
from entrepot.paper.svg import Markup, el, icon, joined
from entrepot.paper.words import Words

from ....actions import AREAS, COUNTRIES, GOODS, ORDERS, SLOTS
from ....box.tables import (
    ASSISTANT,
    BUILDING_POWER,
    ORDER_FLAG,
    ORDER_GOODS,
    ORDER_REWARD,
    SHOP,
    SHOP_REWARD,
    STATION,
    TOKEN_REWARD,
    TOKENS,
    TRADING_HOUSE,
    TRADING_HOUSE_REWARD,
)
from ....record import HIDDEN, NOBODY, ORIGINAL
from ....rules.action import has_shop
from ....rules.movement import can_put
from ....rules.technologies import owns
from .. import facts
from .changes import Change, change, may_take_token
from .inline import amount, flag, piece_icon, reward, seat_icon
from .labels import player as player_name

PLACING = ("place", "place_two", "drop")


def rows(before: View, after: View, actions: tuple[str, ...], words: Words) -> tuple[Row, ...]:
    """At most six lines about what some actions would change for the viewer."""
    viewer = before.viewer
    if viewer == NOBODY or not actions:
        return ()
    done = change(before, after, viewer, actions)
    a, b = facts.position(before), facts.position(after)
    sure = [*_card(a, actions, words), *_power(a, done, viewer, words), *_placed(a, b, viewer, actions, words)]
    sure += [*_paid(done, words)]
    sure += [*_gained(done, viewer, words)]
    may = list(_may(a, b, done, viewer, words))
    note = [*_note(a, b, done, viewer, actions, words), *_warning(before, after, viewer, actions, words)]
    if not sure + may + note:
        sure = list(_returned(a, b, viewer, words))
    return closed(before, after, sure + may, note, words)


def _warning(before: View, after: View, player: int, actions: tuple[str, ...], words: Words) -> Iterator[Row]:
    """What leaves the president without a move is said before: the rules then recall it of themselves."""
    a, b = facts.position(before), facts.position(after)
    if before.asked in ("moving", "walking", "recalling") or "recall" in actions or b.turn == NOBODY:
        return
    asked = after.asked == "moving" and b.turns == a.turns
    if a.president[player] != NOBODY:
        stuck = b.president[player] == NOBODY or (asked and not facts.can_move(b, player))
        told = "face-row-stuck" if stuck else ""
    else:
        gone = b.president[player] == NOBODY and (b.turns != a.turns or (asked and not can_put(b, player)))
        told = "face-row-nowhere" if gone and before.asked in ("phase_a", "placing", "telegram", "pause") else ""
    if told:
        yield sentence(words.text(told), "warning")


def signed(kind: str, n: int, words: Words) -> Markup:
    """A gain or a cost."""
    return coloured(n, lambda count, sign: amount(kind, count, words, 15, sign))


def _sum(s: Any, player: int, area: int, president: bool, words: Words) -> Markup:
    """Where power comes from, piece by piece."""
    hat = el("span", words.noun("piece-president"), class_="vh")  # in words, so that the sum does not begin with a sign
    parts = [hat + icon("yk-president", 14, None, f"p{player}")] if president else []
    if s.assistants[player, area]:
        here = words.text("face-assistants", number=s.assistants[player, area])
        parts.append(Markup(f"{s.assistants[player, area]}{seat_icon(player, 12, here)}"))
    if has_shop(s, player, area):
        parts.append(piece_icon("shop", player, 13, words.noun("piece-shop")))
    if s.trading_house[area] == player:
        parts.append(piece_icon("trading_house", player, 13, words.noun("piece-trading_house")))
    if s.station == area and (s.option_edition != ORIGINAL or owns(s, player, STATION)):
        parts.append(icon("yk-station", 14, words.noun("token-station")))
    return joined(parts, " + ")


def _power(s: Any, done: Change, player: int, words: Words) -> Iterator[Row]:
    if done.acting != NOBODY:
        total = Markup(f" = {done.power}")
        yield Row(Markup.escape(words.text("label-power")), _sum(s, player, done.acting, done.president, words) + total)


def _placed(a: Any, b: Any, player: int, actions: tuple[str, ...], words: Words) -> Iterator[Row]:
    """After a placement: the power the president would have there."""
    verb, _, noun = actions[-1].partition(":")
    if verb not in PLACING:
        return
    area = AREAS.index(noun)
    now, then = a.assistants[player, area], b.assistants[player, area]
    shape = seat_icon(player, 12, words.text("label-assistants"))
    yield row("there", Markup(f"{now} → {then} {shape}"), words)
    strength = facts.arriving_power(b, player, area)
    with_ = _sum(b, player, area, True, words)
    yield row("power", with_ + Markup(f" = {strength}"), words)


def _card(s: Any, actions: tuple[str, ...], words: Words) -> Iterator[Row]:
    """The order that is kept or taken: what it needs, what it gives, and its flag."""
    verb, _, noun = actions[-1].partition(":")
    if verb == "keep":
        card = ORDERS.index(noun)
    elif verb == "take":
        card = s.port[divmod(SLOTS.index(noun), 6)]
    else:
        return
    needs = [amount(good, int(n), words, 15) for good, n in zip(GOODS, ORDER_GOODS[card], strict=True) if n]
    yield row("needs", joined(needs, " "), words)
    gives = (reward(int(ORDER_REWARD[card]), words, 15), flag(int(ORDER_FLAG[card]), words, 14))
    yield row("gives", joined(gives, " "), words)


def _returned(a: Any, b: Any, player: int, words: Words) -> Iterator[Row]:
    """Assistants that come back to hand."""
    now, then = a.hand[player, ASSISTANT], b.hand[player, ASSISTANT]
    if now != then:
        name = f"{words.text('label-hand')}, {words.text('label-assistants')}"
        yield Row(Markup.escape(name), Markup(f"{now} → {then} {seat_icon(player, 12)}"))


def _paid(done: Change, words: Words) -> Iterator[Row]:
    for rival, n in done.paid.items():
        name = joined((words.text("face-row-pay"), seat_icon(rival, 12), player_name(rival, words)), " ")
        yield Row(name, signed("yen", -n, words))
    if done.canal:
        name = joined((words.text("face-row-pay"), words.noun("area-canal")), " ")
        yield Row(name, signed("yen", -done.canal, words))
    for rival, n in done.income.items():
        name = joined((seat_icon(rival, 12), words.text("face-row-income", player=player_name(rival, words))), " ")
        yield Row(name, signed("yen", n, words))


def _gained(done: Change, player: int, words: Words) -> Iterator[Row]:
    """Costs, then gains; pieces, technologies, agents."""
    net = {"yen": done.yen, **done.wares} if done.yen else dict(done.wares)
    lost = [signed(kind, n, words) for kind, n in net.items() if n < 0]
    won = [signed(kind, n, words) for kind, n in net.items() if n > 0]
    if lost:
        yield row("cost", joined(lost, " "), words)
    if won:
        label = "face-row-action" if done.acting != NOBODY else "face-row-gain"
        yield Row(Markup.escape(words.text(label)), joined(won, " "))
    for piece, n in done.warehouse.items():
        sign = piece_icon(piece, player, 14, words.noun(f"piece-{piece}"))
        yield row("hired", Markup(f"+{-n} {sign}"), words)
    for card in done.technologies:
        yield row("technology", _escaped(f"technology-{facts.technology(card)}", words), words)
    for country in done.agents:
        sign = icon("yk-agent", 14, words.noun(f"agent-{COUNTRIES[country]}"))
        yield row("agent", joined(("+1", sign, flag(country, words, 14)), " "), words)
    if done.free_agents > 0:
        yield row("agent", joined(("+1", icon("yk-agent", 14)), " "), words)


def _escaped(noun: str, words: Words) -> Markup:
    return Markup.escape(words.noun(noun))


def _may(a: Any, b: Any, done: Change, player: int, words: Words) -> Iterator[Row]:
    """What the action would open: the token, a shop, the trading house."""
    if done.acting == NOBODY:
        return
    area = done.acting
    if may_take_token(b, done):
        number = b.token[area]
        gives = icon("yk-agent", 15) if number >= TOKENS else reward(int(TOKEN_REWARD[number]), words, 15)
        yield row("token", gives, words, "may")
    if done.power < BUILDING_POWER:
        return
    build = words.text("face-row-build")
    empty = [n for n in range(4) if b.shops[area, n] == NOBODY]
    if empty and b.hand[player, SHOP] and not has_shop(b, player, area):
        best = joined([reward(int(SHOP_REWARD[b.tile[area], n]), words, 15) for n in empty[:2]], " / ")
        best = best + Markup(" …") if len(empty) > 2 else best
        yield Row(joined((build, piece_icon("shop", player, 13)), " "), best, "may")
    if b.trading_house[area] == NOBODY and b.hand[player, TRADING_HOUSE]:
        gives = reward(int(TRADING_HOUSE_REWARD[b.tile[area]]), words, 15)
        yield Row(joined((build, piece_icon("trading_house", player, 13)), " "), gives, "may")


def _note(a: Any, b: Any, done: Change, player: int, actions: tuple[str, ...], words: Words) -> Iterator[Row]:
    """What comes of it: assistants that return, orders that become ready."""
    parts: list[Markup] = []
    back = a.assistants[player, done.acting] if done.acting != NOBODY else 0
    if back:
        shape = seat_icon(player, 11, words.text("label-assistants"))
        parts.append(joined((back, shape, words.text("face-row-return", number=back)), " "))
    for card in facts.held(b, player):
        if card in (HIDDEN, NOBODY) or any(facts.lacks(b, player, card)) or card not in facts.held(a, player):
            continue
        if any(facts.lacks(a, player, card)):
            ready = (words.text("face-row-order"), flag(int(ORDER_FLAG[card]), words, 14), words.text("face-row-ready"))
            parts.append(joined(ready, " "))
    if parts:
        yield sentence(joined(parts, "; "))
