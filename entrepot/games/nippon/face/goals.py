"""Starting tiles, common goals, solo goals and the Automa, in text."""

from typing import Any

from rich.text import Text

from entrepot.paper.textview import joined
from entrepot.paper.words import Words

from ..actions import REWARDS, TILES_A
from ..box.check import COMMON_GOALS
from ..box.tables import (
    AUTOMA_ROW,
    AUTOMA_VALUE,
    FACTORY_DISCOUNT,
    GOAL_VP,
    OLD_FACTORY_GOODS,
    PAIRS,
    REWARD_GAIN,
    SOLO_NEEDS,
    START_VP,
    TILE_B_GAIN,
    TILE_COAL_COUNT,
    TILE_GOODS_COUNT,
)
from ..record import NOBODY
from ..rules.goals import progress, standing
from . import signs
from .automa_words import automa_turn
from .board import PERIODS

NUMBERS = {
    "goods": TILE_GOODS_COUNT,
    "old_factory": OLD_FACTORY_GOODS,
    "coal": TILE_COAL_COUNT,
    "discount": FACTORY_DISCOUNT,
}


def tile_text(tile: int, words: Words) -> str:
    """A starting tile A in words."""
    name = TILES_A[tile]
    effect = words.text(f"tile-{name}-effect", number=NUMBERS.get(name, 0))
    return f"{words.noun(f'tile-{name}')}: {effect}"


def pair_text(s: Any, pair: int, words: Words) -> str:
    """A pair of starting tiles: what A does, its VP, and what B gives."""
    tile = s.pair_a[pair]
    gain = signs.gain(int(TILE_B_GAIN[s.pair_b[pair]]), words)
    return f"{tile_text(tile, words)}; {signs.amount('vp', int(START_VP[tile]), words)}; {gain}"


def pairs(s: Any, words: Words) -> list[Text]:
    """Those still on offer."""
    offered = [n for n in range(PAIRS[s.players]) if s.pair_a[n] != NOBODY]
    return [Text(f"{words.noun(f'pair-{n + 1}')}. {pair_text(s, n, words)}") for n in offered]


def rewards(period: int, words: Words) -> str:
    """What a common goal of a period brings: one of these, or the VP of its place."""
    if period < len(REWARD_GAIN):
        return " | ".join(signs.gain(int(REWARD_GAIN[period, n]), words) for n in range(len(REWARDS)))
    return "/".join(signs.amount("vp", int(n), words) for n in GOAL_VP)


def common(s: Any, words: Words) -> list[Text]:
    """Period by period: each goal with how far everybody is, then what it brings."""
    lines = []
    for period, name in enumerate(PERIODS):
        goals = [s.goal[period, n] for n in range(3) if s.goal[period, n] != NOBODY]
        lines.append(Text.assemble((f"{name} ", "bold"), (rewards(period, words), "dim")))
        for goal in goals:
            far = [Text.assemble(signs.owner(s, p), str(progress(s, p, goal))) for p in range(s.players)]
            lines.append(Text.assemble(f"  {words.text(f'common-{COMMON_GOALS[goal]}')}: ", joined(far)))
    return lines


def solo(s: Any, words: Words) -> list[Text]:
    """What must be reached; the Automa's colour order, tokens, trains and its last turn."""
    lines = []
    for goal in signs.present(s.solo_goal):
        lines.append(Text(f"{words.noun(f'goal-{COMMON_GOALS[goal]}')}: {standing(s, 0, goal)}/{SOLO_NEEDS[goal]}"))
    lines.append(Text(words.noun("automa"), "bold"))
    order = joined([signs.colour(s.order[n], words) for n in range(6)])
    lines.append(Text.assemble((f"  {words.text('label-colour_order')}: ", "dim"), order))
    rows = ["/".join(map(str, left)) or signs.NONE for left in automa_rows(s)]
    lines.append(Text.assemble((f"  {words.text('label-tokens')}: ", "dim"), "  ".join(rows)))
    pieces = f"{signs.TRAIN} {s.automa_trains} · {words.text('label-stack')}: {s.stack.bit_count()}"
    lines.append(Text(f"  {pieces}"))
    told = automa_turn(s, words)
    if told:
        lines.append(Text(f"  {words.text('label-last_turn')}:", "dim"))
    return lines + [Text(f"    {line}") for line in told]


def automa_rows(s: Any) -> list[list[int]]:
    """Its influence tokens left, by row."""
    left = [n for n in range(len(AUTOMA_VALUE)) if (s.automa_tokens >> n) & 1]
    return [[int(AUTOMA_VALUE[n]) for n in left if AUTOMA_ROW[n] == row] for row in range(3)]
