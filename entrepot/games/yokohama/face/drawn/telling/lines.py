"""A line of the log: the sentence of the words, then what it brought or cost as icons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper import lines
from entrepot.paper.lines import MARK, with_name
from entrepot.paper.phrases import MINUS
from entrepot.paper.svg import Markup, icon, joined
from entrepot.paper.words import Noun, Words

from ....actions import AREAS, SLOTS
from ....box.tables import ORDER_FLAG, ORDER_REWARD
from ....meta import META
from ....record import NOBODY
from .. import facts
from ..parts import named
from .changes import Change, change
from .inline import amount, flag, piece_icon, reward, seat_icon
from .labels import player as player_name
from .stages import causes

QUIET = frozenset({"done", "stop", "go_on"})  # said only where something comes of it
BUILDING = ("shop", "trading_house")


def line(before: View, after: View, player: int, action: str, words: Words) -> Markup:
    """What one action looked like to the table, as far as the two views show it; nothing where nothing came of it."""
    hidden = action.endswith(":?")
    s = facts.position(before)
    done = change(before, after, player, (action,)) if not hidden else None
    text = _sentence(s, player, action, done, words)
    details = list(_details(s, player, action, done, words)) if done else []
    turned = facts.position(after).round != s.round
    if not details and action in QUIET and done and done.acting == NOBODY and not turned:
        return Markup("")
    return lines.line(text, details, list(_ending(s, facts.position(after), words)))


def _ending(a: Any, b: Any, words: Words) -> Iterator[Markup]:
    """What brings the end, when it does; then the final round."""
    if b.last_round and not a.last_round:
        for cause in causes(b, words):
            yield joined((icon("c-end", 13), cause), " ")
        yield joined((icon("c-clock", 13), words.text("event-one_more_round")), " ")
    if b.last_round and a.round < b.round == b.last_round:
        yield joined((icon("c-clock", 13), words.text("event-final_round")), " ")


def _sentence(s: Any, player: int, action: str, done: Change | None, words: Words) -> Markup:
    """The sentence with the name in bold; what follows a movement is told as the action it begins."""
    verb = action.partition(":")[0]
    if done and done.acting != NOBODY and verb in ("stop", "act", "station"):
        area = Noun(f"area-{AREAS[done.acting]}")
        said = words.text("event-action", player=MARK, area=area, power=done.power)
    else:
        said = words.log(MARK, action)
        if done and done.acting != NOBODY:
            said += f", {words.text('face-power', number=done.power)}"
        if verb in BUILDING:
            said += f", {named(words, f'area-{AREAS[facts.site(s)]}')}"
    told = with_name(said, words.noun(f"player-{META.colours[player]}"))
    if verb == "order":  # the card is shown to all
        told += Markup(" ") + flag(int(ORDER_FLAG[int(action.rpartition("_")[2]) - 1]), words, 14)
    return told


def _details(s: Any, player: int, action: str, done: Change, words: Words) -> Iterator[Markup]:
    verb, _, noun = action.partition(":")
    if verb == "take":
        board, slot = divmod(SLOTS.index(noun), 6)
        card = s.port[board, slot]
        yield joined((flag(int(ORDER_FLAG[card]), words, 14), reward(int(ORDER_REWARD[card]), words, 14)), " ")
    if verb == "learn":
        board, slot = divmod(SLOTS.index(noun), 6)
        name = f"technology-{facts.technology(s.laboratory[board, slot])}"
        yield Markup.escape(words.noun(name))
    gains = [amount(kind, n, words, 14, "+" if kind != "vp" else "") for kind, n in _net(done).items() if n > 0]
    costs = [amount(kind, -n, words, 14, MINUS) for kind, n in _net(done).items() if n < 0]
    if costs:
        yield joined(costs, " ")
    if gains:
        yield joined(gains, " ")
    yield from _others(done, player, verb, words)


def _net(done: Change) -> dict[str, int]:
    return {**done.wares, **({"yen": done.yen} if done.yen else {})}


def _others(done: Change, player: int, verb: str, words: Words) -> Iterator[Markup]:
    """Whom it paid, and what else came of it."""
    for rival, n in done.paid.items():
        name = seat_icon(rival, 11, player_name(rival, words))
        yield joined((words.text("face-line-pays"), name, amount("yen", n, words, 14)), " ")
    if done.canal:
        yield joined((MINUS, amount("yen", done.canal, words, 14)))
    for rival, n in done.income.items():
        yield joined((seat_icon(rival, 11, player_name(rival, words)), amount("yen", n, words, 14, "+")), " ")
    if verb != "hire":
        for piece, n in done.warehouse.items():
            yield joined((f"+{-n}", piece_icon(piece, player, 12, words.noun(f"piece-{piece}"))), " ")
    if verb != "learn":
        for card in done.technologies:
            yield Markup.escape(words.noun(f"technology-{facts.technology(card)}"))
    for country in done.agents:
        yield joined(("+1", icon("yk-agent", 13, words.text("label-agents")), flag(country, words, 13)), " ")
    if done.free_agents > 0:
        yield joined(("+1", icon("yk-agent", 13, words.noun("token-free_agent"))), " ")
