"""A box a player: everything public, and the viewer's own orders in hand."""

from typing import Any

from rich.text import Text

from entrepot.paper.textview import Box, Rows, joined, name
from entrepot.paper.words import Words

from ..actions import GOODS, REWARD_TOKENS
from ..box.tables import ALL_CARDS, ALL_ORDERS, CARD_VALUE, HAND_LIMIT, ORDER_FLAG
from ..meta import META
from ..record import HIDDEN, NOBODY
from ..rules.countries import flags
from . import signs

WIDEST = 60
NOTHING = "–"


def boxes(s: Any, words: Words) -> Rows:
    """Two players side by side."""
    found = [box(s, player, words) for player in range(s.players)]
    return Rows([found[n : n + 2] for n in range(0, len(found), 2)], WIDEST)


def box(s: Any, player: int, words: Words) -> Box:
    heading = name(META, player, words)
    if s.first == player:
        heading.append(f" ({words.noun('token-first_player')})", "not bold")
    lines: list[Text | str] = [
        joined([wealth(s, player, words)]),
        _named("label-hand", pieces(s.hand, player), words),
        _named("label-warehouse", pieces(s.warehouse, player), words),
        _named("label-technologies", technologies(s, player, words), words),
        _named("label-orders_completed", completed(s, player), words),
        _named("label-flags", country_flags(s, player), words),
        _named("label-agents", agents(s, player), words),
        _named("label-tokens", str(s.tokens[player].bit_count()), words),
    ]
    if s.reward[player] != NOBODY:
        lines.append(words.noun(f"reward-{REWARD_TOKENS[s.reward[player]]}"))
    return Box(heading, [*lines, *in_hand(s, player, words)])


def _named(label: str, value: str, words: Words) -> Text:
    return Text.assemble((f"{words.text(label)}: ", "dim"), value or NOTHING)


def wealth(s: Any, player: int, words: Words) -> str:
    counts = [(good, s.goods[player, n]) for n, good in enumerate(GOODS)]
    amounts = [("vp", s.vp[player]), ("yen", s.yen[player]), *counts, ("import", s.imports[player])]
    return "  ".join(signs.amount(icon, count, words) for icon, count in amounts)


def pieces(where: Any, player: int) -> str:
    return " ".join(f"{sign}{where[player, n]}" for n, sign in enumerate(signs.PIECES))


def technologies(s: Any, player: int, words: Words) -> str:
    owned = [card for card in range(ALL_CARDS) if (s.technologies[player] >> card) & 1]
    total = sum(int(CARD_VALUE[card]) for card in owned)
    return f"{total} ({', '.join(signs.technology_name(card, words) for card in owned)})" if owned else ""


def completed(s: Any, player: int) -> str:
    owned = [n for n in range(ALL_ORDERS) if (s.completed[player] >> n) & 1]
    return f"{len(owned)} ({' '.join(f'#{n + 1}{signs.flag(ORDER_FLAG[n])}' for n in owned)})" if owned else ""


def country_flags(s: Any, player: int) -> str:
    counts = [(code, flags(s, player, country)) for country, code in enumerate(signs.COUNTRY_CODES)]
    return " ".join(f"{code} {count}" for code, count in counts if count)


def agents(s: Any, player: int) -> str:
    """Face up; those already used in brackets."""
    found = [f"{signs.COUNTRY_CODES[c]} {s.agents[player, c]}" for c in range(5) if s.agents[player, c]]
    found += [f"{signs.AGENT} {s.free_agents[player]}"] if s.free_agents[player] else []
    used = sum(s.used_agents[player, c] for c in range(5)) + s.used_free_agents[player]
    return " ".join([*found, *([f"({used})"] if used else [])])


def in_hand(s: Any, player: int, words: Words) -> list[Text]:
    """The viewer's orders face up, those of others by their number."""
    cards = [s.orders[player, n] for n in range(HAND_LIMIT) if s.orders[player, n] != NOBODY]
    cards += [s.dealt[player, n] for n in range(2) if s.dealt[player, n] != NOBODY and s.dealt[player, 1] != NOBODY]
    if HIDDEN in cards or not cards:
        return [_named("label-orders_in_hand", str(len(cards)), words)]
    heading = Text(f"{words.text('label-orders_in_hand')}:", "dim")
    return [heading, *(Text(signs.order(card, words)) for card in cards)]
