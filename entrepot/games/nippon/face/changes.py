"""A preview in words: one line a change that a player would see on the table, then what happened by itself."""

from collections.abc import Iterator
from typing import Any

from entrepot.engine.match.view import Preview, View
from entrepot.paper.textview import positions
from entrepot.paper.words import Noun, Words

from ..actions import CELLS, COLOURS, CONTRACTS, DESTINATIONS, FLEETS, GOALS, REGIONS, TRACKS
from ..box.tables import DARK_SPACES, HIRING_CELLS, PERIOD, PERIOD_END, PIECES
from ..decisions import FINISH, REWARDS, ROUND_END
from ..record import LAYOUT, NOBODY
from ..rules.influence import share
from ..rules.production import side_of
from . import signs
from .automa_words import automa_turn
from .board import PERIODS

# Fields with one number a player, and with a row of numbers a player (and the word for each).
COUNTS = {
    "vp": "kind-vp",
    "money": "kind-money",
    "coal": "kind-coal",
    "silk": "kind-silk",
    "iron": "kind-iron",
    "kept_coal": "label-kept_coal",
}
LISTS = {
    "marker": tuple(f"track-{track}" for track in TRACKS),
    "goods": tuple(f"slot-{n}" for n in range(1, 7)),
}
HEADINGS = {"goods": "label-goods"}


def changes(view: View, preview: Preview, words: Words) -> list[str]:
    """What differs, in the order of the players, then of the board; events at the end."""
    a, b = positions(view, preview)
    lines = []
    for player in range(a.players):
        name = words.noun(signs.noun(a, player))
        lines += [f"{name}: {line}" for line in _of_player(a, b, player, words)]
    return [*lines, *_of_board(a, b, words), *_events(a, b, words)]


def _of_player(a: Any, b: Any, player: int, words: Words) -> Iterator[str]:
    for field, label in COUNTS.items():
        before, after = getattr(a, field)[player], getattr(b, field)[player]
        if before != after:
            yield f"{words.noun(label)} {before} → {after}"
    for field, labels in LISTS.items():
        heading = f"{words.text(HEADINGS[field])}, " if field in HEADINGS else ""
        for n, before, after in _differ(a, b, field, player):
            yield f"{heading}{words.noun(labels[n])}: {before} → {after}"
    for n, before, after in _differ(a, b, "taken", player):
        yield f"{words.noun(f'piece-{FLEETS[n]}')} {PIECES - before} → {PIECES - after}"
    for field, label, told in (("workers", "label-workers", _workers), ("tokens", "label-tokens", _tokens)):
        rows = [signs.row(getattr(s, field), player) for s in (a, b)]
        if rows[0] != rows[1]:
            yield f"{words.text(label)}: {told(rows[0], words)} → {told(rows[1], words)}"
    yield from _zaibatsu(a, b, player, words)


def _differ(a: Any, b: Any, field: str, player: int) -> Iterator[tuple[int, int, int]]:
    """The places of a player's row in which it differs."""
    rows = zip(signs.row(getattr(a, field), player), signs.row(getattr(b, field), player), strict=True)
    yield from ((n, before, after) for n, (before, after) in enumerate(rows) if before != after)


def _workers(workers: list[int], words: Words) -> str:
    return " ".join(signs.worker(worker, words).plain for worker in signs.present(workers)) or signs.NONE


def _tokens(counts: list[int], words: Words) -> str:
    return " ".join(str(value) for value, count in enumerate(counts) for _ in range(count)) or signs.NONE


def _zaibatsu(a: Any, b: Any, player: int, words: Words) -> Iterator[str]:
    """Factories, machines, departments, contracts and favour tokens that are new."""
    for slot, _, token in _differ(a, b, "factory", player):
        yield f"{words.noun(f'slot-{slot + 1}')}: {signs.factory(token, side_of(b, token), words)}"
    for slot, _, _ in _differ(a, b, "machines", player):
        yield f"{words.noun(f'slot-{slot + 1}')}: +{signs.MACHINE}"
    for n, colour in enumerate(COLOURS):
        if ((b.improved[player] & ~a.improved[player]) >> n) & 1:
            yield f"{words.noun(f'department-{colour}')}: {words.text('label-improved')}"
    for _, _, contract in _differ(a, b, "contract", player):
        yield f"+ {words.noun(f'contract-{CONTRACTS[contract]}')}"
    for n, _, level in _differ(a, b, "favor", player):
        yield f"{signs.FAVOR} {words.noun(f'favor-{GOALS[n]}-{level}')}"


def _of_board(a: Any, b: Any, words: Words) -> Iterator[str]:
    for cell, name in enumerate(CELLS):
        before, after = signs.token(a, cell), signs.token(b, cell)
        if before != after:
            yield f"{words.noun(f'cell-{name}')}: {before} → {after}"
    for field, names, noun, sign in (
        ("trains", REGIONS, "region", signs.TRAIN),
        ("ships", DESTINATIONS, "destination", signs.SHIP),
    ):
        for n, name in enumerate(names):
            rows = [signs.present(signs.row(getattr(s, field), n)) for s in (a, b)]
            if rows[0] != rows[1]:
                owners = " ".join(signs.owner(b, player).plain for player in rows[1])
                yield f"{words.noun(f'{noun}-{name}')}: {sign} {owners}"


def _events(a: Any, b: Any, words: Words) -> Iterator[str]:
    """The Automa's turn, the end of a round, rows of the queue moved up, the next turn."""
    if (a.stack, a.automa_token) != (b.stack, b.automa_token):
        yield from automa_turn(b, words)
        if b.stack.bit_count() > a.stack.bit_count():
            yield words.text("event-automa_shuffle")
    if not _ending(a) and (a.round != b.round or b.over or _ending(b)):
        yield from _round_end(a, b, words)
    if a.round != b.round:
        yield from _next_round(a, b, words)
    elif not _ending(b):
        for cell in range(HIRING_CELLS):
            if b.staff[cell] > a.staff[cell]:
                yield words.text("event-queue", cell=Noun(f"hiring_cell-{cell + 1}"))
    moved = b.turn != a.turn or b.turns > a.turns + 1  # the Automa's turn lies between two of the player's
    if moved and not b.over and not _ending(b):
        yield words.text("event-turn", player=Noun(signs.noun(b, b.turn)))


def _ending(s: Any) -> bool:
    """Whether a round has ended and the next has not begun."""
    return any(s.agenda[n, 0] in (ROUND_END, REWARDS, FINISH) for n in range(s.depth))


def _round_end(a: Any, b: Any, words: Words) -> Iterator[str]:
    """The end of a round, and of a period perhaps: what everybody's influence brings in each region."""
    yield words.text("event-round_end", number=a.round)
    if PERIOD_END[a.round]:
        yield words.text("event-period_end", period=PERIODS[PERIOD[a.round]])
        for region, player, number in _scored(a, b):
            name = Noun(f"region-{REGIONS[region]}")
            yield words.text("event-influence", region=name, player=Noun(signs.noun(a, player)), number=number)


def _scored(a: Any, b: Any) -> list[tuple[int, int, int]]:
    """Region, player and VP of the scoring between two positions; the Automa may have moved before or after it."""
    for s in (a, b):
        trial = LAYOUT.plain(bytearray(s.buffer))
        trial.round = a.round
        pairs = [(region, player) for region in range(len(REGIONS)) for player in range(a.players)]
        found = [(region, player, int(share(trial, region, player))) for region, player in pairs]
        if a.players > 1 or sum(number for _, _, number in found) == b.vp[0] - a.vp[0]:
            return [one for one in found if one[2]]
    return []


def _next_round(a: Any, b: Any, words: Words) -> Iterator[str]:
    """New workers until the last rounds have begun, and who begins those."""
    if b.round <= DARK_SPACES + 1:
        added = sum(max(0, b.staff[cell] - a.staff[cell]) for cell in range(HIRING_CELLS))
        yield words.text("event-workers", number=added)
        yield words.text("event-queue_filled")
    if a.holder == NOBODY and b.holder != NOBODY:
        yield words.text("event-last_rounds", player=Noun(signs.noun(b, b.holder)))
    yield words.text("event-round", number=b.round)
