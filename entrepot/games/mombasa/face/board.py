"""Round and phase, map, company bases and company tracks, in text."""

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from entrepot.paper.textview import joined, strip
from entrepot.paper.words import Words

from ..actions import COMPANIES, REGIONS
from ..box.tables import (
    BASE_BORDER,
    BASE_COLUMNS,
    BORDER,
    COINS,
    COLUMN_SPACES,
    FIELD_MONEY,
    FIELD_SPACE,
    MINES,
    ROUNDS,
    SHARE_TOTAL,
    TOLL,
    TRACK_END,
)
from ..record import NOBODY
from ..rules.bases import is_open, share_value
from . import signs
from .card_words import ROMAN, bonus_cost, bonus_text, face_text, level_read, region_text


def rounds(s: Any, words: Words) -> list[Text]:
    """The round, the phase, who begins, and the coins of the rounds to come."""
    line = f"{words.text('label-round')} {s.round}/{ROUNDS} · {words.text(signs.phase(s))}"
    line += f" · {words.text('label-first')}: {words.noun(signs.noun(s.first))}"
    coins = [f"{number}: {signs.money(s.round_coins[number])}" for number in range(ROUNDS + 1) if s.round_coins[number]]
    return [Text(line, "bold"), signs.named("label-coins", ", ".join(coins), words)]


def regions(s: Any, words: Words) -> Table:
    """A line a region: its post, reward and mines, and what lies next to it behind which border."""
    table = Table(
        title=words.text("label-map"), title_justify="left", title_style="bold", box=SIMPLE_HEAD, pad_edge=False
    )
    for label in ("region", "post", "gives", "mines"):
        table.add_column(words.text(f"label-{label}"), overflow="fold")
    table.add_column(words.text("label-single"), overflow="fold")
    table.add_column(words.text("label-double"), overflow="fold")
    for region in range(len(REGIONS)):
        lying = (s.entered >> region) & 1
        post = "" if s.region[region] == NOBODY else signs.company(s.region[region], words)
        if lying:
            post = " ".join(part for part in (post, f"{signs.LYING}{signs.company(s.expanded, words)}") if part)
        table.add_row(
            signs.region(region, words),
            post or signs.NONE,
            region_text(words, region) or signs.NONE,
            str(MINES[region]) if MINES[region] else signs.NONE,
            neighbours(region, 1, words) or signs.NONE,
            neighbours(region, 2, words) or signs.NONE,
        )
    return table


def neighbours(region: int, border: int, words: Words) -> str:
    """Bases and regions behind a single (1) or double (2) border."""
    bases = [signs.company(n, words) for n in range(len(COMPANIES)) if BASE_BORDER[n, region] == border]
    return " ".join([*bases, *(signs.region(n, words) for n in range(len(REGIONS)) if BORDER[region, n] == border)])


def bases(s: Any, words: Words) -> Table:
    """A column a company: its share value, then each column from the top, coins where no post stands."""
    columns = []
    for company in range(len(COMPANIES)):
        lines: list[Text | str] = [f"{words.text('label-share_value')}: {signs.money(int(share_value(s, company)))}"]
        lines += [f"{column + 1}. {column_text(s, company, column)}" for column in range(BASE_COLUMNS)]
        if s.removed[company]:
            lines.append(signs.named("label-removed", str(s.removed[company]), words))
        columns.append((signs.company(company, words), lines))
    return strip(words.text("label-bases"), columns)


def column_text(s: Any, company: int, column: int) -> str:
    """The spaces of a column from the top: a post, or the coins it uncovers."""
    bottom = COLUMN_SPACES - 1 - int(is_open(s, company, column))
    top_post = bottom - s.posts[company, column] + 1
    return " ".join(
        signs.POST if top_post <= space <= bottom else str(COINS[company, column, space])
        for space in range(COLUMN_SPACES)
    )


def tracks(s: Any, words: Words) -> list[Text]:
    """A block a company: the markers with their shares, symbols, pay sections, special fields and bonuses."""
    shown = []
    for company in range(len(COMPANIES)):
        face = s.face[company]
        shown.append(
            Text.assemble((f"{signs.company(company, words)} {face_text(face)}", "bold"), "  ", markers(s, company))
        )
        spaces = [
            str(space) for space in range(1, TRACK_END + 1) if SHARE_TOTAL[face, space] > SHARE_TOTAL[face, space - 1]
        ]
        tolls = [f"{n}|{n + 1} {signs.money(TOLL[face, n])}" for n in range(TRACK_END) if TOLL[face, n]]
        parts = [
            signs.named("label-share_spaces", " ".join(spaces), words),
            signs.named("label-tolls", ", ".join(tolls), words),
        ]
        shown.append(joined(["  ", joined(parts, "; ")], ""))
        for level in (1, 2):
            shown.append(Text(f"  {bonus(s, face, level, words)}"))
    return shown


def markers(s: Any, company: int) -> Text:
    """Where everybody stands, and the shares that gives."""
    face = s.face[company]
    parts = []
    for player in range(s.players):
        space = s.track[player, company]
        parts.append(Text.assemble(signs.owner(player), f" {space}/{TRACK_END} (×{SHARE_TOTAL[face, space]})"))
    return joined(parts, "  ")


def bonus(s: Any, face: int, level: int, words: Words) -> str:
    """`special field I (5, £1): …`: its space and money, and the bonus it unlocks."""
    field, cost = level - 1, bonus_cost(face, level)
    price = f"{words.text('label-cost')} {signs.money(cost)}, " if cost else ""
    where = f"{words.text('label-field')} {ROMAN[level]}"
    paid = f"({FIELD_SPACE[face, field]}, {signs.money(int(FIELD_MONEY[face, field]))})"
    return f"{where} {paid}: {price}{bonus_text(words, face, level_read(s, face, level))}"
