"""The position in sections of plain lines, for who reads or listens instead of looking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper.phrases import NOTHING, capital
from entrepot.paper.seats import in_turn
from entrepot.paper.words import Words

from ....actions import (
    ACTIONS,
    CITIES,
    COLOURS,
    CONTRACTS,
    DESTINATIONS,
    FACTORIES,
    FLEETS,
    GOALS,
    REGIONS,
    SIDES,
    TRACKS,
)
from ....box.check import COMMON_GOALS
from ....box.tables import (
    GOALS_SHOWN,
    HIRING_CELL,
    HIRING_CELLS,
    PAIRS,
    PERIOD,
    QUEUE_ROWS,
    REGION_GAIN,
    ROW_WORKERS,
    TRAIN_CELLS,
)
from ....record import NOBODY
from ....rules.goals import standing
from ....rules.influence import place_vp
from ....rules.production import side_of
from ...ability_words import ability_text, gain_text
from ...automa_words import automa_turn
from .. import facts
from ..player.automa import ROWS, goals_of
from .labels import amount, department, factory, forecast, label, player, tile, worker
from .stages import round, stages

PLACES = 4


def text(view: View, words: Words) -> Sequence[tuple[str, Sequence[str]]]:
    """Where the game stands, hiring, rounds, regions, mission, factories, goals, then every zaibatsu."""
    s = facts.position(view)
    sections: list[tuple[str, Sequence[str]]] = [(words.text("face-now"), now(view, words))]
    if any(s.pair_a[n] != NOBODY for n in range(PAIRS[s.players])):
        pairs = [label(view, f"pair-{n + 1}", words) for n in range(PAIRS[s.players]) if s.pair_a[n] != NOBODY]
        sections.append((_heading("pairs", words), pairs))
    sections.append((_heading("hiring", words), hiring(s, words)))
    sections.append(
        (_heading("regions", words), [line for n in range(len(REGIONS)) for line in region(view, s, n, words)])
    )
    sections.append((_heading("mission", words), [label(view, f"destination-{name}", words) for name in DESTINATIONS]))
    sections.append((_heading("offer", words), offer(s, words)))
    if s.option_goals and s.players > 1:
        sections.append((_heading("common_goals", words), goals(s, words)))
    if facts.is_solo(s):
        sections.append((words.noun("automa"), automa(s, words)))
    sections += [(player(s, n, words), zaibatsu(s, n, words)) for n in in_turn(view.viewer, s.players)]
    return sections


def _heading(name: str, words: Words) -> str:
    said = words.text(f"label-{name}")
    return capital(said)


def now(view: View, words: Words) -> list[str]:
    s = facts.position(view)
    lines = [round(view, words), words.prompt(view.asked)]
    here = next((stage for stage in stages(view, words) if stage.state == "now"), None)
    if here and not view.over:
        lines[1:1] = [f"{player(s, view.actor, words)}: {here.mark}, {here.label}"]
    period = int(PERIOD[s.round])
    values = ", ".join(str(int(place_vp(s, period, place))) for place in range(PLACES))
    return [*lines, f"{words.text('label-period')} {ROWS[period]}: {values}"]


def hiring(s: Any, words: Words) -> list[str]:
    """Cell by cell: workers, then the actions below; the queue from the top; the bag."""
    lines = []
    for cell in range(HIRING_CELLS):
        crew = [worker(colour, words) for colour in range(len(COLOURS)) for _ in range(s.hiring[cell, colour])]
        actions = [words.noun(f"action-{name}") for n, name in enumerate(ACTIONS) if HIRING_CELL[n] == cell]
        lines.append(f"{words.noun(f'hiring_cell-{cell + 1}')}: {', '.join(crew) or NOTHING}; {', '.join(actions)}")
    rows = []
    for row in range(QUEUE_ROWS[s.players]):
        crew = [worker(s.queue[row, n], words) for n in range(ROW_WORKERS) if s.queue[row, n] != NOBODY]
        rows.append(", ".join(crew) or NOTHING)
    bag = [f"{words.noun(f'worker-{colour}')}: {s.bag[n]}" for n, colour in enumerate(COLOURS)]
    return [*lines, f"{words.text('label-queue')}: {' | '.join(rows)}", f"{words.text('label-bag')} – {', '.join(bag)}"]


def region(view: View, s: Any, number: int, words: Words) -> list[str]:
    """Its bonus and standing, its cities cell by cell, its trains."""
    name = REGIONS[number]
    title = f"{words.noun(f'region-{name}')}, {gain_text(words, int(REGION_GAIN[number]))}"
    contenders = [f"{player(s, who, words)} {influence}" for who, influence in facts.standing(s, number)]
    lines = [f"{title}: {', '.join(contenders) or NOTHING}"]
    for city in CITIES[2 * number : 2 * number + 2]:
        lines += [label(view, f"cell-{city}_{side}", words) for side in SIDES]
    cells = range(1, int(TRAIN_CELLS[s.players]) + 1)
    return [*lines, *(label(view, f"station-{name}_{n}", words) for n in cells)]


def offer(s: Any, words: Words) -> list[str]:
    lines = []
    for token in range(len(FACTORIES)):
        if (s.available >> token) & 1:
            side = int(side_of(s, token))
            lines.append(f"{factory(token, side, words)}. {ability_text(words, token, side)}")
    return lines or [NOTHING]


def goals(s: Any, words: Words) -> list[str]:
    """Period by period, with how far everybody is."""
    lines = []
    for period, name in enumerate(ROWS):
        for place in range(int(GOALS_SHOWN[s.players])):
            goal = s.goal[period, place]
            if goal != NOBODY:
                far = [f"{player(s, p, words)} {int(standing(s, p, goal))}" for p in range(s.players)]
                lines.append(f"{name}: {words.text(f'common-{COMMON_GOALS[goal]}')}: {', '.join(far)}")
    return lines


def automa(s: Any, words: Words) -> list[str]:
    """The solo goals, its colour order, its last turn."""
    lines = [
        f"{words.noun(f'goal-{COMMON_GOALS[goal]}')}: {words.text('face-of', have=have, need=need)}"
        for goal, have, need in goals_of(s)
    ]
    order = ", ".join(words.noun(f"colour-{COLOURS[s.order[n]]}") for n in range(len(COLOURS)))
    lines.append(f"{words.text('label-colour_order')}: {order}")
    lines.append(f"{words.text('label-stack')}: {s.stack.bit_count()}")
    lines.append(f"{words.noun('piece-train')} {s.automa_trains}")
    return lines + automa_turn(s, words)


def zaibatsu(s: Any, seat: int, words: Words) -> list[str]:
    """The rows of a zaibatsu."""
    kinds = (("vp", s.vp), ("money", s.money), ("coal", s.coal), ("silk", s.silk), ("iron", s.iron))
    lines = [", ".join(amount(kind, have[seat], words) for kind, have in kinds)]
    if s.kept_coal[seat]:
        lines.append(f"{words.text('label-kept_coal')}: {s.kept_coal[seat]}")
    if s.tile_a[seat] != NOBODY:
        lines.append(f"{words.text('label-tile')}: {tile(s.tile_a[seat], words)}")
    crew = [worker(one, words) for one in facts.workers(s, seat) if one != NOBODY]
    lines.append(f"{words.text('label-workers')}: {', '.join(crew) or NOTHING}")
    lines.append(f"{words.text('face-consolidate')}: {forecast(facts.forecast(s, seat), words)}")
    tracks = [f"{words.noun(f'track-{name}')} {s.marker[seat, n]}" for n, name in enumerate(TRACKS)]
    lines.append(f"{words.text('label-tracks')}: {', '.join(tracks)}")
    built = [f"{words.noun(f'piece-{name}')} {s.taken[seat, n]}" for n, name in enumerate(FLEETS)]
    lines.append(f"{words.text('face-built')}: {', '.join(built)}")
    lines.append(f"{words.text('label-departments')}: {departments(s, seat, words)}")
    lines += [line for one in facts.built(s, seat) if one for line in _factory(one, words)]
    done = [words.noun(f"contract-{CONTRACTS[n].replace('_', '-')}") for n in facts.contracts(s, seat)]
    lines.append(f"{words.text('label-contracts')}: {', '.join(done) or NOTHING}")
    favors = [words.noun(f"favor-{GOALS[n]}-{s.favor[seat, n]}") for n in range(len(GOALS)) if s.favor[seat, n]]
    lines.append(f"{words.text('label-favors')}: {', '.join(favors) or NOTHING}")
    hand = [str(value) for value, where in facts.tokens(s, seat) if where == facts.HAND]
    locked = [str(value) for value, where in facts.tokens(s, seat) if where == facts.LOCKED]
    tokens = f"{words.text('label-tokens')}: {', '.join(hand) or NOTHING}"
    return [*lines, f"{tokens}; {words.text('label-locked')}: {', '.join(locked) or NOTHING}"]


def departments(s: Any, seat: int, words: Words) -> str:
    improved = [n for n in range(len(COLOURS)) if (s.improved[seat] >> n) & 1]
    found = [f"{words.noun(f'office-{COLOURS[n]}')} ({department(n, 1, words)})" for n in improved]
    return f"{words.text('label-improved')}: {', '.join(found) or NOTHING}"


def _factory(one: facts.Built, words: Words) -> list[str]:
    name = factory(one.token, one.side, words)
    machines = f"{words.noun('piece-machine')} {one.machines.bit_count()}"
    goods = f"{words.text('label-goods')} {one.goods}"
    return [f"{name}: {machines}, {goods}; {ability_text(words, one.token, one.side)}"]
