"""Hiring cells, queue, bag, rounds, the mission and the factories to build, in text."""

from typing import Any

from rich.table import Table
from rich.text import Text

from entrepot.paper.textview import joined, strip
from entrepot.paper.words import Words

from ..actions import ACTIONS, COLOURS, DESTINATIONS, TYPES
from ..box.tables import (
    COAL_PRICE,
    COMPONENTS,
    DARK_SPACES,
    DESTINATION_COLOUR,
    FACTORY_PRICE,
    HIRING_CELL,
    HIRING_CELLS,
    INFLUENCE_VALUE,
    LEVEL,
    MACHINE_IRON,
    MACHINE_PRICE,
    MOST_ACTIVATIONS,
    NEEDS_SCIENCE,
    PERIOD,
    PIECE_IRON,
    PIECE_MONEY,
    PIECE_MONEY_IRON,
    QUEUE_ROWS,
    ROUND_SPACES,
    SHIP_CELLS,
    STEP_PRICE,
    TYPE_OF,
)
from ..record import NOBODY
from ..rules.influence import place_vp, seats
from ..rules.production import side_of
from . import signs
from .ability_words import ability_text

PERIODS = ("I", "II", "III")
GOODS_STEPS = (1, 2, 3)


def hiring(s: Any, words: Words) -> Table:
    """A column a cell: its workers, then the actions below it with their prices."""
    cells = []
    for cell in range(HIRING_CELLS):
        workers = [signs.colour(c, words) for c in range(len(COLOURS)) for _ in range(s.hiring[cell, c])]
        lines: list[Text | str] = [joined(workers) if workers else signs.NONE]
        for number, action in enumerate(ACTIONS):
            if HIRING_CELL[number] == cell:
                lines += [Text(words.noun(f"action-{action}"), "bold"), price(action, words)]
        cells.append((str(cell + 1), lines))
    return strip(words.text("label-hiring"), cells)


def price(action: str, words: Words) -> str:
    """What an activation costs, and how many there are at most."""
    most = int(MOST_ACTIVATIONS[ACTIONS.index(action)])
    return f"{_price(action, words)} ×{most}" if most > 1 else _price(action, words)


def _price(action: str, words: Words) -> str:
    if action in ("science", "mining"):
        return "¥" + "/".join(str(n) for n in STEP_PRICE[1:])
    if action == "production":
        return _each(sorted({int(n) for n in COAL_PRICE}), "coal", words)
    if action in ("investment", "markets"):
        return _each(GOODS_STEPS, "goods", words)
    if action == "factory":
        return signs.amount("money", FACTORY_PRICE, words)
    if action == "machines":
        extra = signs.amount("iron", int(MACHINE_IRON[1]), words)
        return f"{signs.amount('money', MACHINE_PRICE, words)} (+{extra})"
    iron, both = signs.amount("iron", PIECE_IRON, words), signs.amount("iron", PIECE_MONEY_IRON, words)
    return f"{iron} | {signs.amount('money', PIECE_MONEY, words)}+{both}"


def _each(numbers: Any, icon: str, words: Words) -> str:
    return "/".join(str(n) for n in numbers) + signs.amount(icon, 0, words)[1:]


def queue(s: Any, words: Words) -> list[Text]:
    """Rows from the top, then the bag by colour."""
    workers = [signs.present(signs.row(s.queue, row)) for row in range(QUEUE_ROWS[s.players])]
    rows = [joined([signs.colour(c, words) for c in row]) for row in workers]
    shown = joined([row if row.plain else Text(signs.NONE) for row in rows], " | ")
    bag = joined([joined([signs.colour(c, words), str(s.bag[c])]) for c in range(len(COLOURS))], ", ")
    total = sum(s.bag[c] for c in range(len(COLOURS)))
    return [
        Text.assemble((f"{words.text('label-queue')}: ", "dim"), shown),
        Text.assemble((f"{words.text('label-bag')}: ", "dim"), f"{total} (", bag, ")"),
    ]


def rounds(s: Any, words: Words) -> list[Text]:
    """The round, what each period is worth by place, and who began the last rounds."""
    period = int(PERIOD[min(s.round, ROUND_SPACES)])
    line = f"{words.text('label-round')}: {s.round}/{ROUND_SPACES} · {words.text('label-period')} {PERIODS[period]}"
    if s.round > DARK_SPACES and not s.over:
        line += f" · {words.text('label-last_rounds')}: {words.noun(signs.noun(s, s.holder))}"
    values = [f"{name} {values_of(s, n)}{'★' if n == period else ''}" for n, name in enumerate(PERIODS)]
    return [Text(line, "bold"), Text.assemble((f"{words.text('label-influence')}: ", "dim"), "   ".join(values))]


def values_of(s: Any, period: int) -> str:
    """The VP of the places, as far as there are contenders; the foreign companies are one."""
    return "/".join(str(place_vp(s, period, place)) for place in range(min(seats(s) + 1, len(_places(period)))))


def _places(period: int) -> list[int]:
    return list(COMPONENTS["board"]["period"][period]["vp"])


def mission(s: Any, words: Words) -> Table:
    """A column a destination: its department, the ships, the expert, the improved tiles left."""
    columns = []
    for n, destination in enumerate(DESTINATIONS):
        ships = [s.ships[n, cell] for cell in range(SHIP_CELLS[s.players])]
        berths = joined([signs.owner(s, p) if p != NOBODY else Text("·") for p in ships])
        expert = Text(signs.ANY) if s.expert[n] == NOBODY else signs.owner(s, s.expert[n])
        lines: list[Text | str] = [
            signs.colour(int(DESTINATION_COLOUR[n]), words),
            joined([signs.SHIP, berths]),
            Text.assemble((f"{words.text('label-expert')}: ", "dim"), expert),
            Text.assemble((f"{words.text('label-improved_left')}: ", "dim"), str(s.improved_left[n])),
        ]
        columns.append((words.noun(f"destination-{destination}"), lines))
    return strip(words.text("label-mission"), columns)


def offers(s: Any, words: Words) -> list[Text]:
    """A heading a type with what it needs, then its factories to build, each with its ability in words."""
    lines = []
    for number, type in enumerate(TYPES):
        tokens = [t for t in range(len(TYPE_OF) - 2) if TYPE_OF[t] == number and (s.available >> t) & 1]
        values = "/".join(str(n) for n in INFLUENCE_VALUE[number, 1:])
        needs = f"{words.text('label-science_level')} {NEEDS_SCIENCE[number]}"
        makes = f"{signs.amount('coal', int(COAL_PRICE[number]), words)} → {signs.GOODS}"
        worth = f"{words.text('label-influence')} {values}"
        heading = f" ({words.text('label-level')} {LEVEL[number]}; {needs}; {makes}; {worth})"
        lines.append(Text.assemble((words.noun(f"type-{type}"), "bold"), (heading, "dim")))
        for token in tokens:
            side = side_of(s, token)
            lines.append(Text(f"  {signs.factory(token, side, words)}. {ability_text(words, token, side)}"))
        if not tokens:
            lines.append(Text(f"  {signs.NONE}"))
    return lines
