"""The Automa's panel in a solo game: colour order, its last turn, influence tokens and trains left, the solo goals."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.face import Scene
from entrepot.paper.svg import Markup, el, icon
from entrepot.paper.words import Words

from ....actions import REGIONS
from ....box.check import COMMON_GOALS
from ....box.tables import (
    AUTOMA_ROW,
    AUTOMA_VALUE,
    HIRING_CELL,
    PERIOD,
    SOLO_GOALS,
    SOLO_NEEDS,
    TOKEN_ARROW,
    TOKEN_CELL,
)
from ....meta import META
from ....record import AUTOMA, NOBODY
from ....rules.goals import standing
from ..parts import ACTION_TILES, FLEET_ICONS, GOAL_ICONS, WORKERS, circle, fitted, rect, text, use

SIZE = 'viewBox="0 0 236 119" width="236" height="119"'  # of every panel
TOKENS = len(AUTOMA_VALUE)
ROWS = ("I", "II", "III")


class Turn(NamedTuple):
    """What the Automa did last."""

    token: int  # NOBODY before its first turn
    cell: int
    worker: int
    action: int
    region: int


class Automa(NamedTuple):
    """Everything the panel shows."""

    level: str
    order: tuple[int, ...]
    stack: int  # action tokens left
    turn: Turn
    tokens: int  # influence tokens, as bits
    period: int
    trains: int
    goals: tuple[tuple[int, int, int], ...]  # a goal, how much there is and how much it needs


def turn_of(s: Any) -> Turn:
    return Turn(s.automa_token, s.automa_cell, s.automa_worker, s.automa_action, s.automa_region)


def automa_of(s: Any, scene: Scene) -> Automa:
    return Automa(
        META.options["level"].choices[s.option_level],
        tuple(s.order[n] for n in range(6)),
        s.stack.bit_count(),
        turn_of(s),
        s.automa_tokens,
        int(PERIOD[s.round]),
        s.automa_trains,
        goals_of(s),
    )


def goals_of(s: Any) -> tuple[tuple[int, int, int], ...]:
    """The solo goals: which, how far, and what they need."""
    drawn = [s.solo_goal[n] for n in range(int(SOLO_GOALS[s.option_level]))]
    return tuple((goal, int(standing(s, 0, goal)), int(SOLO_NEEDS[goal])) for goal in drawn)


@lru_cache(maxsize=512)
def automa_panel(a: Automa, words: Words) -> Markup:
    label = f"{words.noun('automa')}: {words.text('face-public')}"
    drawn = Markup(
        f'<svg class="nz" {SIZE} role="img" aria-label="{Markup.escape(label)}">'
        f"{_order(a, words)}{_turn(a, words)}{_tokens(a)}{_goals(a, words)}</svg>"
    )
    role = el("span", words.text(f"face-level-{a.level}"), class_="role")
    left = words.text("label-stack")
    stack = el("span", icon("c-deck", 15, left), el("b", a.stack), class_="score", title=left)
    shape = icon(f"c-seat-{AUTOMA}", 13, class_=f"p{AUTOMA}")
    head = el("header", icon("nz-automa", 18), el("h2", words.noun("automa")), shape, role, stack)
    return el("div", head, drawn, class_=f"panel rival automa s{AUTOMA} place", data_el="panel-automa")


def _order(a: Automa, words: Words) -> str:
    """The colour order from the first to the last."""
    drawn = fitted(words.text("face-order"), 0, 12.5, "t soft", 11, 112, bold=False)
    for n, colour in enumerate(a.order):
        x = 236 - 20 * (6 - n)
        drawn += rect(x, 0, 17.5, 17.5, "wcell", 3) + use(WORKERS[colour], x + 0.7, 0.7, 16)
    return drawn


def tiles_of(cell: int) -> list[str]:
    """The actions below a hiring cell."""
    return [ACTION_TILES[n] for n in range(len(ACTION_TILES)) if HIRING_CELL[n] == cell]


def token_signs(token: int) -> list[str]:
    """What an action token shows: the actions of a cell, or workers with an arrow."""
    if TOKEN_CELL[token] != NOBODY:
        return tiles_of(int(TOKEN_CELL[token]))
    arrow = "c-back" if TOKEN_ARROW[token] == 0 else "c-forward"
    return ["nz-worker", arrow]


def _turn(a: Automa, words: Words) -> str:
    """Token, worker returned, and what was performed where."""
    if a.turn.token == NOBODY:
        return fitted(words.text("face-not_yet"), 0, 35, "t soft", 11, 230, bold=False)
    x, drawn = 0.0, ""
    for sign in token_signs(a.turn.token):
        drawn += use(sign, x, 22.5, 17)
        x += 18
    if a.turn.worker != NOBODY:
        drawn += f'<path d="M{x + 2:g} 31h7m-2.5-2.5l2.5 2.5-2.5 2.5" class="arr"/>'
        drawn += use(WORKERS[a.turn.worker], x + 11, 22.5, 17)
        x += 29
    drawn += f'<path d="M{x + 2:g} 31h7m-2.5-2.5l2.5 2.5-2.5 2.5" class="arr"/>'
    x += 12
    if a.turn.action == NOBODY:
        return drawn + fitted(words.text("face-nothing"), x, 35, "t soft", 11, 232 - x, bold=False)
    drawn += use(ACTION_TILES[a.turn.action], x, 22.5, 17)
    name = words.noun(f"region-{REGIONS[a.turn.region]}")
    return drawn + fitted(name, x + 21, 35, "t b", 11, 236 - x - 21)


def _tokens(a: Automa) -> str:
    """Three rows by period, the present one under a line, and the trains left."""
    drawn, x, row = "", 0.0, -1
    for n in range(TOKENS):
        if AUTOMA_ROW[n] != row:
            row = int(AUTOMA_ROW[n])
            x += 4 if row else 0
            drawn += text(ROWS[row], x, 56.5, "tiny b" if row == a.period else "tiny soft")
            x += 6.5 + 4 * row
        if (a.tokens >> n) & 1:
            number = f'<g class="seat p{AUTOMA}">{text(int(AUTOMA_VALUE[n]), x + 5, 56.5, "val v11", "middle")}</g>'
            drawn += rect(x + 0.2, 45.5, 9.5, 14, f"fill p{AUTOMA}", 2) + number
        else:
            drawn += circle(x + 5, 52.5, 1.3, "blank")
        if row == a.period:
            drawn += f'<path d="M{x + 0.5:g} 62h9" class="under"/>'
        x += 10.7
    sign = use(FLEET_ICONS[2], 204, 44.5, 16, f"p{AUTOMA}" if a.trains else "zero")
    return drawn + sign + text(a.trains, 223, 57, "num n12" if a.trains else "t soft")


def _goals(a: Automa, words: Words) -> str:
    """A line each: what, how far, reached or not."""
    drawn = ""
    for n, (goal, have, need) in enumerate(a.goals):
        y = 66 + 18 * n
        done = have >= need
        drawn += use(GOAL_ICONS[goal], 0, y, 16, "inkc")
        drawn += fitted(words.noun(f"goal-{COMMON_GOALS[goal]}"), 21, y + 12, "t", 11, 160, bold=False)
        drawn += text(words.text("face-of", have=have, need=need), 216, y + 12, "t b good" if done else "t b", "end")
        drawn += use("c-confirm", 221, y + 1.5, 13, "ok") if done else circle(227, y + 8, 1.3, "blank")
    return drawn
