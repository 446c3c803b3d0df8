"""Previews: what is paid, what the act is about, what is gained for sure, what may follow, and one closing note."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper.face import Row
from entrepot.paper.phrases import MINUS, capital, from_to
from entrepot.paper.previews import Trial, closed, row, sentence, trial
from entrepot.paper.svg import Markup, icon, joined
from entrepot.paper.words import Words

from ....actions import ACTIONS, CELLS, COLOURS, GOALS, REGIONS, STATIONS, TRACKS, TYPES
from ....box.tables import (
    CONTRACT_VP,
    DEPARTMENT_GAIN,
    FACTORY_VP,
    FAVOR_VP,
    GOODS_CELLS,
    HIRING_CELL,
    MARKET_GAIN,
    MOST_ACTIVATIONS,
    MOST_TRAIN_CELLS,
    REGION_GAIN,
    REGION_OF_CELL,
    WHITE,
    WHITE_STEPS,
    WORKER_CELLS,
)
from ....meta import META
from ....record import NOBODY
from ....rules.consolidation import may_keep
from ....rules.production import side_of
from ....rules.scoring import favor_vp
from ....rules.workers import count_workers
from ...ability_words import ability_text, effect_text
from ...unasked import unasked_iron
from .. import facts
from ..parts import GOAL_ICONS, TRACK_ICONS, gain_items
from ..reading import READ
from . import changes, inline, labels
from .inline import signed

SUPPLYING = ("supply_1", "supply_2", "supply_3")
BONUSES = ("department", "research", "free_ship", "free_train", "free_machine", "piece", "another", "stocking",
           "region_bonus", "source", "evicting", "fulfilling", "favor", "modifier")  # fmt: skip


Act = Trial[changes.Change]


def rows(before: View, after: View, actions: tuple[str, ...], words: Words) -> tuple[Row, ...]:
    """At most six lines about what some actions would change for the viewer."""
    act = trial(before, after, actions, READ, changes.change)
    if act is None:
        return ()
    found = [*_paid(act, words), *_about(act, words), *_gained(act, words), *_events(act, words)]
    note = [*_warning(act, actions, words), *_note(act, words)]
    return closed(before, after, found, note, words)


# --- what every act may have


def _paid(act: Act, words: Words) -> Iterator[Row]:
    lost = [signed(kind, n, words) for kind, n in act.done.supply.items() if n < 0]
    if act.done.kept < 0:
        safe = Markup("{}{} {}").format(MINUS, -act.done.kept, icon("c-lock", 12, words.text("label-kept_coal")))
        lost.append(safe)
    if lost:
        yield row("pay", joined(lost, " "), words)


def _gained(act: Act, words: Words) -> Iterator[Row]:
    """Resources and VP; tracks; workers, departments, tokens, pieces."""
    done = act.done
    told = "vp" if changes.round_ended(act.a, act.b) else ""  # the points of a scoring are told by seat
    won = [signed(kind, n, words) for kind, n in done.supply.items() if n > 0 and kind != told]
    if done.kept > 0:
        won.append(Markup("+{} {}").format(done.kept, icon("c-lock", 12, words.text("label-kept_coal"))))
    if won:
        yield row("gain", joined(won, " "), words)
    for track, (before, after) in done.tracks.items():
        name = joined((icon(TRACK_ICONS[track], 14), words.noun(f"track-{TRACKS[track]}")), " ")
        yield Row(name, Markup(from_to(before, after)))
    if done.unlocked:
        yield row("unlock", joined(done.unlocked, ", "), words)
    for colour in done.improved:
        yield row("improve", words.noun(f"office-{COLOURS[colour]}"), words)
    experts = [inline.worker(worker, words) for worker in done.workers if worker >= len(COLOURS)]
    if experts:
        yield row("expert", joined(experts, " "), words)
    for region, (before, after) in done.influence.items():
        yield row("influence", from_to(before, after), words, region=words.noun(f"region-{REGIONS[region]}", "at"))


def _events(act: Act, words: Words) -> Iterator[Row]:
    """What a turn that ends brings by itself, as far as it can be known."""
    if changes.scored(act.a, act.b):
        for seat, vp in changes.scoring(act.a, act.b).items():
            name = joined((inline.seat(seat, 12), labels.player(act.a, seat, words)), " ")
            yield Row(name, signed("vp", vp, words) if vp else Markup("–"))


def _note(act: Act, words: Words) -> Iterator[Row]:
    """What will be asked next because of it, or what a factory does."""
    said = ""
    if act.verb == "build":
        token = act.done.factories[0] if act.done.factories else NOBODY
        said = ability_text(words, token, int(side_of(act.b, token))) if token != NOBODY else ""
    elif act.verb == "modify":
        token = act.a.factory[act.player, int(act.noun) - 1]
        said = effect_text(words, token, int(side_of(act.a, token)))
    elif act.b.actor == act.player and facts.asked(act.b) in BONUSES and facts.asked(act.a) != facts.asked(act.b):
        said = words.prompt(facts.asked(act.b))
    if said:
        yield sentence(capital(said))


def _warning(act: Act, actions: tuple[str, ...], words: Words) -> Iterator[Row]:
    """What a consolidation discards or leaves unused, what makes one necessary, and iron that nobody is asked for."""
    a, b, player = act.a, act.b, act.player
    said: list[str] = []
    if iron := unasked_iron(a, b, player, actions):
        said.append(words.text("face-row-iron", number=iron))
    if "consolidate" in actions:
        kept, left = int(may_keep(a, player)), {"money": a.money[player], "coal": a.coal[player]}
        if sum(left.values()) > kept:
            told = words.text("face-row-discard_but", number=kept) if kept else words.text("face-row-discard")
            said.append(joined((told, *(inline.amount(kind, n, words) for kind, n in left.items() if n)), " "))
    elif _crew(a, player) < WORKER_CELLS == _crew(b, player):
        said.append(words.text("face-row-full"))
    if act.verb == "pay" and b.vp[player] < a.vp[player] and a.silk[player]:
        said.append(words.text("face-row-silk"))
    yield from (sentence(one, "warning") for one in said)


def _crew(s: Any, player: int) -> int:
    """Workers, with the one who is about to be hired."""
    return int(count_workers(s, player)) + (s.actor == player and facts.asked(s) == "hiring")


# --- what an act is about


def _about(act: Act, words: Words) -> Iterator[Row]:
    if act.verb in SUPPLYING:
        yield from _supplied(act, words)
    elif act.verb in ABOUT:
        yield from ABOUT[act.verb](act, words)


def _chosen(act: Act, words: Words) -> Iterator[Row]:
    """An action: how often, and who can be hired for it; or the one who is."""
    if act.done.workers:
        yield from _hired(act, words)
        return
    number = ACTIONS.index(act.noun)
    most = int(MOST_ACTIVATIONS[number])
    if most > 1:
        yield row("activations", f"1–{most}", words)
    cell = int(HIRING_CELL[number])
    crew = [inline.worker(colour, words) for colour in range(len(COLOURS)) if act.a.hiring[cell, colour]]
    yield row("hire", joined(crew, " "), words)


def _hired(act: Act, words: Words) -> Iterator[Row]:
    """What the worker means for the next consolidation."""
    before, after = facts.forecast(act.a, act.player), facts.forecast(act.b, act.player)
    yield row("wages", from_to(before.wages, after.wages), words)
    for bonus in after.bonuses:
        if bonus not in before.bonuses:
            yield row("bonus", _bonus(*bonus, words), words)
    for bonus in before.bonuses:
        if bonus not in after.bonuses:
            yield row("no_bonus", _bonus(*bonus, words), words)
    if after.level != before.level and after.level > 1:
        yield row("favor", inline.favor(after.level, words), words)


def _bonus(colour: int, improved: int, words: Words) -> Markup:
    if colour == WHITE:
        return joined((int(WHITE_STEPS[improved]), inline.department(WHITE, words)), " ")
    items = gain_items(int(DEPARTMENT_GAIN[colour, improved]))
    return joined([inline.amount(kind, n, words) for kind, n in items], " ")


def _supplied(act: Act, words: Words) -> Iterator[Row]:
    """The token, whom it pushes out, and what may be taken for it."""
    cell = CELLS.index(act.noun)
    for at, owner, value in act.done.removed:
        sign = inline.owner(act.a, owner, 12, words)
        yield row("replace" if at == cell else "return", joined((sign, value), " "), words)
    yield row("token", str(act.b.token[cell]), words)
    region = int(REGION_OF_CELL[cell])
    gives = [inline.amount(kind, n, words, 15, "+") for kind, n in gain_items(int(REGION_GAIN[region]))]
    other = [inline.amount(kind, n, words, 15, "+") for kind, n in gain_items(int(MARKET_GAIN))]
    if facts.asked(act.b) in ("supplied", "source", "evicting"):
        yield row("region", joined((*gives, words.text("face-or"), *other), " "), words, "may")


def _machine(act: Act, words: Words) -> Iterator[Row]:
    slot = int(act.noun.partition("_")[0]) - 1
    before, after = facts.built(act.a, act.player)[slot], facts.built(act.b, act.player)[slot]
    if before and after and after.output > before.output:  # an old factory has none
        yield row("output", from_to(before.output, after.output), words)


def _produced(act: Act, words: Words) -> Iterator[Row]:
    """What does not fit is lost."""
    one = facts.built(act.a, act.player)[int(act.noun) - 1]
    lost = max(0, one.goods + one.output - int(GOODS_CELLS)) if one else 0
    if one and lost:
        yield row("lost", inline.amount(TYPES[one.type], lost, words), words)


def _laid(act: Act, words: Words) -> Iterator[Row]:
    """A train alone has no influence yet."""
    region = STATIONS.index(act.noun) // int(MOST_TRAIN_CELLS)
    if region not in act.done.influence:
        yield row("no_influence", "0", words, region=words.noun(f"region-{REGIONS[region]}", "at"))


def _favored(act: Act, words: Words) -> Iterator[Row]:
    goal, level = GOALS.index(act.noun.rpartition("_")[0]), int(act.noun.rpartition("_")[2])
    yield row("favor", joined((inline.favor(level, words), icon(GOAL_ICONS[goal], 14)), " "), words)
    yield row("worth", inline.amount("vp", int(favor_vp(act.b, act.player, goal)), words), words)
    yield row("at_most", inline.amount("vp", most_of(goal, level), words), words, "may")


def most_of(goal: int, level: int) -> int:
    """The most that a favour token of a level can bring on a goal."""
    if GOALS[goal] == "factories":
        return int(FACTORY_VP[-1, level])
    return int(CONTRACT_VP[-1, level] if GOALS[goal] == "contracts" else FAVOR_VP[1, level])


def _consolidated(act: Act, words: Words) -> Iterator[Row]:
    """What is discarded shows as paid; what comes is told here, for the rest is still to be asked."""
    f = facts.forecast(act.a, act.player)
    if f.level:
        yield row("favor", inline.favor(f.level, words), words)
    income = [inline.amount(kind, n, words, 15, "+") for kind, n in (("money", f.money), ("coal", f.coal))]
    yield row("income", joined(income, " "), words)
    if f.bonuses:
        yield row("bonus", joined([_bonus(*bonus, words) for bonus in f.bonuses], " "), words)
    yield row("due", signed("money", -f.wages, words), words)


def _closed(act: Act, words: Words) -> Iterator[Row]:
    if act.b.players > 1 and facts.asked(act.b) == "turn":
        yield row("next", words.noun(f"player-{META.colours[act.b.turn]}"), words)


ABOUT: dict[str, Callable[[Act, Words], Iterator[Row]]] = {
    "act": _chosen,
    "hire": _hired,
    "recruit": _hired,
    "machine": _machine,
    "produce": _produced,
    "train": _laid,
    "train_for_money": _laid,
    "favor": _favored,
    "consolidate": _consolidated,
    "done": _closed,
}
