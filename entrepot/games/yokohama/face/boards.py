"""The management boards, the achievements and the supply in text."""

from typing import Any

from rich.table import Table
from rich.text import Text

from entrepot.paper.textview import joined, strip
from entrepot.paper.words import Words

from ..actions import REWARD_TOKENS
from ..box.tables import (
    ACHIEVEMENT_FIRST,
    ACHIEVEMENT_LATER,
    CARD_FLAG,
    CARD_VALUE,
    CHURCH_FAITH,
    CHURCH_REWARD,
    COMPONENTS,
    CUSTOMS_IMPORTS,
    CUSTOMS_REWARD,
    ORDER_FLAG,
    ORDER_GOODS,
    ORDER_REWARD,
    PORT_LEVEL,
    SLOT_ADDS,
    SLOTS,
    SPACES,
)
from ..record import NOBODY
from . import signs

EMPTY = "–"


def port(s: Any, board: int, words: Words) -> Table:
    slots = []
    for slot in range(SLOTS):
        card = s.port[board, slot]
        lines = [EMPTY]
        if card != NOBODY:
            lines = [
                f"#{card + 1} {signs.flag(ORDER_FLAG[card])}",
                signs.goods(ORDER_GOODS[card], words),
                f"→ {signs.reward(ORDER_REWARD[card], words)}",
            ]
        slots.append((f"{'AB'[board]}{slot + 1} {words.text(f'level-{PORT_LEVEL[slot]}')}", lines))
    return strip(words.noun(f"board-port_{'ab'[board]}"), slots)


def laboratory(s: Any, board: int, words: Words) -> Table:
    slots = []
    for slot in range(SLOTS):
        card = s.laboratory[board, slot]
        lines = [EMPTY]
        if card != NOBODY:
            value = f"{CARD_VALUE[card]} + {SLOT_ADDS[slot]}" if SLOT_ADDS[slot] else str(CARD_VALUE[card])
            lines = [signs.technology_name(card, words), f"{value} {signs.flag(CARD_FLAG[card])}"]
        slots.append((f"{'AB'[board]}{slot + 1}", lines))
    title = words.noun(f"board-laboratory_{'ab'[board]}")
    return strip(f"{title}: {words.text('label-production_value')}", slots)


def church(s: Any, words: Words) -> Table:
    spaces = _spaces(s.church, CHURCH_REWARD, [f"{n}" for n in CHURCH_FAITH], words)
    return strip(f"{words.noun('board-church')}: {words.text('label-faith')}", spaces)


def customs(s: Any, words: Words) -> Table:
    spaces = _spaces(s.customs, CUSTOMS_REWARD, [signs.amount("import", n, words) for n in CUSTOMS_IMPORTS], words)
    return strip(f"{words.noun('board-customs')}: {words.text('label-imports')}", spaces)


def _spaces(owners: Any, rewards: Any, prices: list[str], words: Words) -> list[tuple[str, list[Text | str]]]:
    found: list[tuple[str, list[Text | str]]] = []
    for space in range(SPACES):
        taken = owners[space] != NOBODY
        lies = signs.owner(owners[space]) if taken else signs.reward(rewards[space], words)
        found.append((f"{space + 1}: {prices[space]}", [lies]))
    return found


def achievement(number: int, words: Words) -> str:
    """What it asks for."""
    row = COMPONENTS["achievements"]["achievement"][number]
    return words.text(f"achievement-{row['id']}", **row["needs"])


def achievements(s: Any, words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    for stack, letter in enumerate("ABC"):
        number = s.achievement[stack]
        done = [signs.owner(p) for p in range(s.players) if (s.achieved[stack] >> p) & 1]
        prizes = f"{ACHIEVEMENT_FIRST[number]}★ / {ACHIEVEMENT_LATER[number]}★"
        table.add_row(letter, achievement(number, words), prizes, joined(done))
    return table


def supply(s: Any, words: Words) -> list[str]:
    """Agents, reward tokens, decks and the round."""
    agents = " ".join(f"{signs.COUNTRY_CODES[c]} {count}" for c, count in enumerate(s.agents_left) if count)
    lines = [f"{words.text('label-supply')}: {words.text('label-agents')} {agents or EMPTY}"]
    if s.option_rewards:
        left = [words.noun(f"reward-{token}") for n, token in enumerate(REWARD_TOKENS) if (s.rewards_left >> n) & 1]
        lines.append(f"{words.noun('token-reward')}: {', '.join(left) or EMPTY}")
    decks = f"{words.text('label-order_deck')}: {s.orders_left}"
    decks += f" · {words.text('label-technology_deck')}: {s.technologies_left}"
    lines.append(f"{decks} · {words.text('label-round')}: {s.round}")
    if s.last_round and not s.over:
        lines.append(words.text("event-final_round" if s.round == s.last_round else "event-one_more_round") + ".")
    return lines
