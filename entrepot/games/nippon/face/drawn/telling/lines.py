"""A line of the log: the sentence of the words, then what it brought or cost as icons; then what happened by itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper import lines
from entrepot.paper.lines import MARK, with_name
from entrepot.paper.phrases import MINUS
from entrepot.paper.svg import Markup, icon, joined
from entrepot.paper.words import Words

from ....actions import ACTIONS, COLOURS, FACTORIES, GOALS, REGIONS, TRACKS
from ....box.check import COMMON_GOALS
from ....box.tables import A_TRAINS, DARK_SPACES, PERIOD, TRAIN
from ....meta import META
from ....record import NOBODY
from ....rules.production import side_of
from ...automa_words import automa_turn
from .. import facts
from ..parts import GOAL_ICONS, STEPS
from ..player.automa import ROWS, token_signs
from ..reading import plain
from . import changes, inline, labels
from .scores import rating

QUIET = frozenset({"done", "stop", "act"})  # said only where something comes of it
BUILDERS = {"ship": 0, "ship_for_money": 0, "machine": 1, "train": 2, "train_for_money": 2}  # they say it themselves


def line(before: View, after: View, player: int, action: str, words: Words) -> Markup:
    """What one action looked like to the table; nothing where nothing came of it."""
    return _line(before.record, after.record, player, action, words)


@lru_cache(maxsize=512)
def _line(before: bytes, after: bytes, player: int, action: str, words: Words) -> Markup:
    """Told once for all who see the same."""
    a, b = plain(before), plain(after)
    verb, _, noun = action.partition(":")
    own = a.turns == b.turns  # what a player does belongs to the turn it began in
    done = changes.change(a, b, player)
    details = list(_details(a, b, player, verb, noun, done, words)) if own else []
    events = [*_events(a, b, words), *_forced(a, b, NOBODY if not own else player, words)]
    hired = verb == "act" and b.hired != NOBODY
    if verb in QUIET and not details and not events and not hired:
        return Markup("")
    told = _sentence(b, player, f"hire:{COLOURS[b.hired]}" if hired else action, words)
    return lines.line(told, details, events)


def _sentence(b: Any, player: int, action: str, words: Words) -> Markup:
    """The sentence with the name in bold, and what its words leave to an icon."""
    verb, _, noun = action.partition(":")
    told = with_name(words.log(MARK, action), words.noun(f"player-{META.colours[player]}"))
    if verb == "hire" and b.action != NOBODY:
        chosen = words.noun(f"action-{ACTIONS[b.action]}")
        tile = joined((inline.action(b.action, chosen), chosen), " ")
        return Markup('{} <span class="g">{},</span> {}').format(told, icon(f"nz-worker-{noun}", 15), tile)
    if verb == "recruit":
        return told + Markup(" ") + icon(f"nz-worker-{noun}", 15)
    if verb == "build":
        return told + Markup.escape("AB"[int(side_of(b, FACTORIES.index(noun)))])
    return told


def _details(a: Any, b: Any, player: int, verb: str, noun: str, done: changes.Change, words: Words) -> Iterator[Markup]:
    supply = dict(done.supply)
    if changes.round_ended(a, b) or verb == "silk":
        supply = {}  # the points of a scoring are told as such; silk is told by the sentence
    costs, gains = inline.costs(supply, words), inline.gains(supply, words)
    if costs:
        yield joined(costs, " ")
    if verb == "pair":
        yield Markup.escape(labels.effect(a.pair_a[int(noun) - 1], words))  # its gains are told below
    if verb == "favor":
        goal, _, level = noun.rpartition("_")
        yield joined((inline.favor(int(level), words), icon(GOAL_ICONS[GOALS.index(goal)], 14)), " ")
    if gains:
        yield joined(gains, " ")
    steps = [_steps(track, after - before, words) for track, (before, after) in done.tracks.items()]
    if steps:
        yield joined(steps, " ")
    yield from _tokens(a, player, done, words)
    yield from _pieces(player, verb, done, words)


def _steps(track: int, count: int, words: Words) -> Markup:
    sign, steps = ("+", count) if count > 0 else (MINUS, -count)
    said = labels.amount(TRACKS[track], steps, words)
    return Markup('<span class="g">{}{} {}</span>').format(sign, steps, icon(STEPS[track], 15, f"{sign}{said}"))


def _tokens(a: Any, player: int, done: changes.Change, words: Words) -> Iterator[Markup]:
    """Influence: what was placed, what it drove out, how the region stands."""
    for _, value in done.placed:
        yield Markup('<span class="g">{} {}</span>').format(inline.seat(player, 12, words.text("label-tokens")), value)
    for _, owner, value in done.removed:
        out = joined((inline.owner(a, owner, 12, words), value), " ")
        yield Markup('<span class="g out">{}</span>').format(out)
    for region, (before, after) in done.influence.items():
        yield Markup.escape(f"{words.noun(f'region-{REGIONS[region]}')} {before} → {after}")
    if done.unlocked:
        lock = icon("c-lock", 12, words.text("face-row-unlock"))
        yield Markup('<span class="g">{} {}</span>').format(lock, joined(done.unlocked, ", "))


def _pieces(player: int, verb: str, done: changes.Change, words: Words) -> Iterator[Markup]:
    """Experts, improved departments, pieces built besides, safe coal."""
    experts = [inline.worker(worker, words) for worker in done.workers if worker >= len(COLOURS)]
    if experts:
        yield joined(experts, " ")
    if done.improved:
        signs = [inline.department(colour, words) for colour in done.improved]
        better = icon("nz-dept-improved", 13, words.text("label-improved"))
        yield Markup('<span class="g">{}{}</span>').format(joined(signs, " "), better)
    for fleet, count in done.taken.items():
        more = count - (BUILDERS.get(verb) == fleet)
        if more > 0:
            yield Markup('<span class="g">+{} {}</span>').format(more, inline.piece(fleet, player, words))
    if done.kept > 0:
        safe = icon("c-lock", 12, words.text("label-kept_coal"))
        yield Markup('<span class="g">+{} {}</span>').format(done.kept, safe)


# --- what happened by itself


def _forced(a: Any, b: Any, player: int, words: Words) -> Iterator[Markup]:
    """What others came to without being asked: where there is no choice, a turn or a consolidation runs on."""
    ended = changes.round_ended(a, b)
    for seat in range(a.players):
        if seat == player:
            continue
        gained, (_, returned) = changes.supplied(a, b, seat), changes.crew(a, b, seat)
        supply = {kind: n for kind, n in gained.items() if not (ended and kind == "vp")}
        parts = [*inline.costs(supply, words), *inline.gains(supply, words)]
        parts += [_steps(track, after - before, words) for track, (before, after) in changes.moved(a, b, seat).items()]
        if parts or returned:
            sign = inline.seat(seat, 12, labels.player(a, seat, words))
            said = [words.text("face-line-consolidation") + ":"] if _consolidates(b, seat, returned) else []
            yield joined((sign, *said, *parts), " ")


def _consolidates(b: Any, seat: int, returned: int) -> bool:
    return bool(returned or (b.actor == seat and "consolidation" in facts.kinds(b)))


def _events(a: Any, b: Any, words: Words) -> Iterator[Markup]:
    """The Automa's turn and the end of a round, in the order in which they came."""
    found = [list(_automa(a, b, words)), list(_round(a, b, words))]
    if found[0] and found[1] and _automa_last(a, b):
        found.reverse()
    for told in found:
        yield from told
    if b.over and not a.over and facts.is_solo(b):
        won = words.text("event-solo_won", rating=words.noun(rating(b.vp[0]))) if b.rank[0] == 1 else ""
        yield joined((icon("c-end", 13), won or words.text("event-solo_lost")), " ")


def _automa_last(a: Any, b: Any) -> bool:
    """Whether the round ended with the player's turn, before the Automa's."""
    return bool(b.round > DARK_SPACES + 1 and b.holder == 1) or changes.scoring(a, a) != changes.scoring(a, b)


def _automa(a: Any, b: Any, words: Words) -> Iterator[Markup]:
    """Token, worker, train or influence token: a line each."""
    if not changes.automa_moved(a, b):
        return
    token, worker, performed = automa_turn(b, words)
    sign = icon("nz-automa", 15)
    yield joined((sign, token, *(icon(symbol, 14) for symbol in token_signs(b.automa_token))), " ")
    yield joined((sign, worker, inline.worker(b.automa_worker, words) if b.automa_worker != NOBODY else ""), " ")
    if b.automa_action == NOBODY:
        yield joined((sign, performed), " ")
    elif b.automa_action == A_TRAINS:
        yield joined((sign, performed, inline.piece(int(TRAIN), 1, words)), " ")
    else:
        yield joined((sign, performed, inline.seat(1, 12)), " ")
        out = [(owner, value) for _, owner, value in changes.change(a, b, 0).removed if owner == 0]
        if out:
            yield joined((sign, inline.seat(0, 12), words.text("face-line-returns", number=out[0][1])), " ")
    if b.stack.bit_count() > a.stack.bit_count():
        yield joined((sign, words.text("event-automa_shuffle")), " ")


def _round(a: Any, b: Any, words: Words) -> Iterator[Markup]:
    """The end of a round, the scoring of its period, the common goals, the last rounds, the end of a solo game."""
    if not changes.round_ended(a, b):
        return
    clock = icon("c-clock", 13)
    yield joined((clock, words.text("event-round_end", number=a.round)), " ")
    if changes.scored(a, b):
        period = words.text("event-period_end", period=ROWS[PERIOD[a.round]])
        points = [
            joined((inline.seat(p, 12, labels.player(a, p, words)), inline.amount("vp", vp, words, 14, "+")), " ")
            for p, vp in changes.scoring(a, b).items()
        ]
        yield joined((clock, f"{period}:", *points), " ")
        yield from _goals(a, b, words)
    if a.holder == NOBODY and b.holder != NOBODY:
        player = labels.player(b, b.holder, words)
        yield joined((clock, words.text("event-last_rounds", player=player)), " ")


def _goals(a: Any, b: Any, words: Words) -> Iterator[Markup]:
    for goal, leading, vp in changes.goals_led(a, b):
        name = words.text(f"common-{COMMON_GOALS[goal]}")
        who = [inline.seat(p, 12, labels.player(a, p, words)) for p in leading]
        worth = inline.amount("vp", vp, words, 14, "+") if vp else ""
        yield joined((icon(GOAL_ICONS[goal], 14), f"{name}:", *who, worth), " ")
