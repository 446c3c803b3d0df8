"""The diamond track as a ring of spaces, with name, worth, money, markers and shares inside."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import escape

from entrepot.paper.drawing import length, moving
from entrepot.paper.face import Scene
from entrepot.paper.svg import Markup
from entrepot.paper.words import Words

from ....box.tables import COMPONENTS, DIAMOND_END, DIAMOND_SLOT, DIAMOND_VALUE
from .. import holdings
from ..holdings import Holding
from ..parts import circle, ic, owner, rect, text, use
from .rivals import markers, score, shares
from .roles import Player, player_of, role

WIDE, HIGH = 196, 164
BROAD = 1.15  # the type of names, against that of other words
VALUES = dict(
    zip(COMPONENTS["board"]["diamond"]["value_spaces"], COMPONENTS["board"]["diamond"]["values"], strict=True)
)


class Ring(NamedTuple):
    """Everything the ring shows."""

    player: Player
    money: int
    markers: int
    holding: Holding
    diamond: int


def ring_of(s: Any, seat: int, scene: Scene) -> Ring:
    return Ring(
        player_of(s, seat, scene),
        int(s.money[seat]),
        int(s.markers[seat]),
        holdings.holding(s, seat),
        int(s.diamond[seat]),
    )


@lru_cache(maxsize=4)
def cells(spaces: int) -> tuple[tuple[float, float, float, float], ...]:
    """Where the spaces lie, clockwise from the upper left corner: ten across, or as many as it takes."""
    across = max(4, round(spaces * 10 / 28))
    down = (spaces - 2 * across + 1) // 2  # between the two rows
    wide, high = WIDE / across, HIGH / (down + 2)
    top = [(n, 0) for n in range(across)]
    right = [(across - 1, n) for n in range(1, down + 1)]
    low = [(n, down + 1) for n in range(across - 1, -1, -1)]
    left = [(0, n) for n in range(down, 0, -1)]
    return tuple((x * wide, y * high, wide, high) for x, y in (*top, *right, *low, *left)[:spaces])


@lru_cache(maxsize=2048)
def ring(r: Ring, words: Words) -> Markup:
    value = int(DIAMOND_VALUE[r.diamond])
    label = words.text("panel-diamonds", space=r.diamond, end=int(DIAMOND_END), value=value)
    size = f'width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}" data-el="diamonds"'
    spaces = _spaces(r.diamond, r.player.seat)
    track = f'<svg class="gems place" {size} role="img" aria-label="{escape(label)}">{spaces}</svg>'
    return Markup(f'<div class="ringw">{track}{_core(r, words)}</div>')


def _spaces(diamond: int, seat: int) -> str:
    drawn = []
    for n, (x, y, wide, high) in enumerate(cells(int(DIAMOND_END)), 1):
        past, here = n <= diamond, n == diamond
        kind = f"dc{' past' if past else ''}{' val' if n in VALUES else ''}"
        drawn.append(rect(x + 0.5, y + 0.5, wide - 1, high - 1, kind, 2.5))
        middle, level = x + wide / 2, y + high / 2
        if n in VALUES:
            drawn.append(text(VALUES[n], middle, y + high - 3.5 if here else level + 4.2, "dv", "middle"))
        elif n == int(DIAMOND_SLOT) and not here:
            drawn.append(use("mb-slot", middle - 8, level - 8, 16))
        elif not here:
            drawn.append(circle(middle, level, 1.4, "dd"))
    gem = _gem(diamond)
    return "".join(drawn) + (moving(f"gem-{seat}", use("mb-diamond", *gem, 17)) if gem else "")


def _gem(diamond: int) -> tuple[float, float] | None:
    """The upper left corner of the marker: above a value, else in the middle of its space."""
    if not diamond:
        return None
    x, y, wide, high = cells(int(DIAMOND_END))[diamond - 1]
    return x + wide / 2 - 8.5, y + (0.7 if diamond in VALUES else high / 2 - 8.5)


def _core(r: Ring, words: Words) -> str:
    """What stands in the middle: who, worth, money, markers, shares, and the next value of the track."""
    name = escape(r.player.who.name or words.text("panel-role-you"))
    flag = ic("mb-first-player", 15, label=words.text("panel-first")) if r.player.first else ""
    title = escape(words.text("panel-markers", number=r.markers))
    pieces = f'<span class="mk2" title="{title}">{flag}{markers(r.player.seat, r.markers, 18)}</span>'
    figures = 12 * len(str(r.holding.worth))
    wide, narrow = (BROAD * length(r.player.who.name, size) + figures for size in (15, 13.5))
    wide += length(words.text("panel-now"), 11, False)
    tight = "" if wide < 102 else " tight" if narrow < 108 else " tight long"
    return (
        f'<div class="core place" data-el="purse" data-keep="">'
        f'<div class="l1{tight}" title="{escape(role(r.player, words))}">{owner(r.player.seat, 17)}'
        f"<b>{name}</b>{score(r.holding.worth, words)}</div>"
        f'<div class="cash"><span>{ic("mb-pound", 24)}<b>{r.money}</b></span>{pieces}</div>'
        f'{shares(r.holding, 16)}<div class="l4">{ic("mb-diamond", 14)}{_worth(r.diamond, words)}</div></div>'
    )


def _worth(diamond: int, words: Words) -> str:
    """What the track is worth now, and where more begins."""
    said = f"<b>£{DIAMOND_VALUE[diamond]}</b>"
    ahead = [space for space in VALUES if space > diamond]
    if not ahead:
        return said
    return f"{said} <span>{escape(words.text('panel-then', value=VALUES[ahead[0]], space=ahead[0]))}</span>"
