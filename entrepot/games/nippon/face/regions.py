"""The regions in text: both local markets, the train cells and who stands where."""

from typing import Any

from rich.table import Table
from rich.text import Text

from entrepot.paper.textview import joined, strip
from entrepot.paper.words import Words

from ..actions import CITIES, REGIONS
from ..box.tables import PRINTED, REGION_GAIN, STATION_GAIN, TRAIN_CELLS
from ..record import NOBODY
from ..rules.influence import contender, foreign_influence, seats
from ..rules.markets import demand_at
from . import signs

CELLS_OF_CITY = 4


def regions(s: Any, words: Words) -> Table:
    """A column a region, from left to right."""
    columns = []
    for region, name in enumerate(REGIONS):
        heading = f"{words.noun(f'region-{name}')} ({signs.gain(int(REGION_GAIN[region]), words)})"
        lines: list[Text | str] = []
        if s.region_colour[region] != NOBODY:
            lines.append(signs.colour(s.region_colour[region], words))
        for city in (2 * region, 2 * region + 1):
            lines.append(Text(words.noun(f"city-{CITIES[city]}"), "italic"))
            lines += [market_cell(s, city * CELLS_OF_CITY + side, words) for side in range(CELLS_OF_CITY)]
        lines.append(trains(s, region, words))
        lines.append(standing(s, region))
        columns.append((heading, lines))
    return strip(words.text("label-regions"), columns)


def market_cell(s: Any, cell: int, words: Words) -> Text:
    """The goods it asks for, then the token that lies there or the printed value."""
    sign = f"{signs.SIDES[cell % CELLS_OF_CITY]} {signs.kind(demand_at(s, cell), words)}"
    if s.token[cell]:
        return Text.assemble(f"{sign} ", signs.owner(s, s.owner[cell]), str(s.token[cell]))
    return Text(f"{sign} ({PRINTED[cell]})" if PRINTED[cell] else f"{sign} ·")


def trains(s: Any, region: int, words: Words) -> Text:
    """The train cells in use: a train's owner, or the bonus that waits."""
    cells: list[Text | str] = []
    for cell in range(TRAIN_CELLS[s.players]):
        if s.trains[region, cell] != NOBODY:
            cells.append(signs.owner(s, s.trains[region, cell]))
        else:
            cells.append(signs.gain(int(STATION_GAIN[region, cell]), words) or "·")
    return joined([f"{signs.TRAIN}", *cells])


def standing(s: Any, region: int) -> Text:
    """Contenders by influence, the foreign companies among them; who has none is left out."""
    found = [(contender(s, region, seat), seat) for seat in range(seats(s))]
    ranked: list[tuple[int, Text]] = [(value, signs.owner(s, seat)) for value, seat in found if value]
    foreign = foreign_influence(s, region)
    if foreign:
        ranked.append((foreign, Text(signs.FOREIGN)))
    ranked.sort(key=lambda one: -one[0])
    return joined([Text.assemble(sign, str(value)) for value, sign in ranked]) or Text(signs.NONE)
