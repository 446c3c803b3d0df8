"""The pyramid of areas in text: presidents, assistants, building tiles, tokens."""

from typing import Any

from rich.text import Text

from entrepot.paper.textview import Box, Rows, joined
from entrepot.paper.words import Words

from ..actions import AREAS
from ..box.tables import CANAL, COMPONENTS, PRODUCTION, SHOP_REWARD, TOKEN_REWARD, TOKENS, TRADING_HOUSE_REWARD
from ..record import NOBODY
from . import signs

WIDEST = 26


def pyramid(s: Any, words: Words) -> Rows:
    """Row by row from the longest, as the areas lie."""
    by_place = {s.place[area]: area for area in range(len(AREAS)) if s.place[area] != NOBODY}
    rows = []
    first = 0
    for length in COMPONENTS["areas"]["layout"][f"rows_{s.players}"]:
        rows.append([box(s, by_place[place], words) for place in range(first, first + length)])
        first += length
    return Rows(rows, WIDEST)


def box(s: Any, area: int, words: Words) -> Box:
    heading = words.noun(f"area-{AREAS[area]}")
    if area == CANAL:
        return Box(heading, [], "dim")
    lines = [*pieces(s, area), buildings(s, area, words)]
    if s.token[area] != NOBODY:
        token = signs.AGENT if s.token[area] >= TOKENS else signs.reward(TOKEN_REWARD[s.token[area]], words)
        lines.append(Text(f"{signs.TOKEN} {token}"))
    if s.station == area:
        lines.append(Text(f"{signs.STATION} +1"))
    return Box(heading, lines, "green" if (PRODUCTION >> area) & 1 else "cyan")


def pieces(s: Any, area: int) -> list[Text]:
    """One line a player who stands here."""
    lines = []
    for player in range(s.players):
        here = [signs.PRESIDENT] if s.president[player] == area else []
        here += [f"{signs.ASSISTANT}{s.assistants[player, area]}"] if s.assistants[player, area] else []
        if here:
            lines.append(joined([signs.owner(player), *here]))
    return lines


def buildings(s: Any, area: int, words: Words) -> Text:
    """The building tile: what each space gives, or who has built there."""
    tile = s.tile[area]
    shops = []
    for space in range(4):
        builder = s.shops[area, space]
        shops.append(Text(signs.reward(SHOP_REWARD[tile, space], words)) if builder == NOBODY else signs.owner(builder))
    builder = s.trading_house[area]
    house = Text(signs.reward(TRADING_HOUSE_REWARD[tile], words)) if builder == NOBODY else signs.owner(builder)
    return joined([joined([signs.SHOP, joined(shops, " | ")]), joined([signs.TRADING_HOUSE, house])], "\n")
