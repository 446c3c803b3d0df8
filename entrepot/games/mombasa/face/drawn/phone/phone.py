"""Mombasa on a phone: one row of seats, the chart with what is asked and the cards in play below it, and the tabs."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import escape

from entrepot.paper.face import Drawing, Phone, Scene
from entrepot.paper.seats import in_turn, moves, row_of_seats, seat
from entrepot.paper.svg import Markup, el, icon, joined
from entrepot.paper.words import Words

from ....meta import META
from ..board.market import market
from ..holdings import holding
from ..player.mine import mine
from ..player.rivals import rivals
from ..player.roles import AT_ONCE
from ..player.slots import slots, slots_of
from ..reading import asked_of, position
from . import chart as phone_chart
from .choice import panel
from .tracks import tracks

ROOM = {2: 168, 3: 108, 4: 79}  # for what a seat shows, by the number of seats
FOR_ALL = frozenset(AT_ONCE)  # decisions in which a seat shows whether it is ready


def phone(scene: Scene) -> Phone:
    """Everything a phone shows; the house adds the bar, the prompt, the sheet and the log."""
    tabs = (
        ("mb-crate", "phone-tab-market", market(scene)),
        ("mb-share", "phone-tab-tracks", tracks(scene)),
        ("mb-book", "phone-tab-mine", mine(scene)),
        ("mb-person", "phone-tab-players", rivals(scene)),
    )
    quiet = tuple((symbol, label, still(shown)) for symbol, label, shown in tabs)
    return Phone(seats(scene), board(scene), quiet, "mb-expansion")


def still(drawing: Drawing) -> Drawing:
    """A tab without pieces that travel: the same ones lie on the board, and a hidden one would hold them back."""
    return Drawing(drawing.frame, {name: lying(part) for name, part in drawing.parts.items()})


@lru_cache(maxsize=2048)
def lying(part: Markup) -> Markup:
    return Markup(part.replace(" data-piece=", " data-lies="))


# --- the row of seats


class Sitting(NamedTuple):
    """What a seat shows."""

    seat: int
    worth: int
    money: int
    first: bool
    moves: bool
    ready: bool

    @property
    def width(self) -> float:
        """About how many pixels it takes; where there is less room, flag and tick go up to the edge."""
        return 25 + 10 * len(str(self.worth)) + 8.2 * len(f"£{self.money}") + 16 * self.first + 14 * self.ready


def seats(scene: Scene) -> Drawing:
    """Shape, what all is worth, first-player flag, money; while all are asked, who is ready."""
    s = position(scene.view)
    at_once = asked_of(scene.view) in FOR_ALL
    rows = tuple(
        Sitting(
            n,
            holding(s, n).worth,
            int(s.money[n]),
            int(s.first) == n,
            moves(scene, n) and not at_once,
            at_once and bool((s.ready >> n) & 1),
        )
        for n in in_turn(scene.viewer or 0, s.players)
    )
    drawn = seat_row(rows, scene.viewer, scene.words)
    return row_of_seats(drawn, scene.words.text("phone-seats"), "seats mb")


@lru_cache(maxsize=256)
def seat_row(rows: tuple[Sitting, ...], viewer: int | None, words: Words) -> Markup:
    shown = []
    for one in rows:
        worth = el("b", one.worth, role="img", aria_label=words.text("phone-worth", number=one.worth))
        sign = icon("c-confirm", 12, words.text("panel-is-ready"), "ok") if one.ready else ""
        flag = icon("mb-first-player", 14, words.text("panel-first"), "flag") if one.first else ""
        purse = el("span", sign, flag, f"£{one.money}")
        shape = icon(f"c-seat-{one.seat}", 15, words.noun(f"player-{META.colours[one.seat]}"), f"seat{one.seat}")
        tight = "tight" if one.width > ROOM[len(rows)] else ""
        shown.append(seat(one.seat, (shape, worth, purse), one.seat == viewer, one.moves, tight))
    return joined(shown)


# --- the board


def board(scene: Scene) -> Drawing:
    """The chart; under it what can be chosen elsewhere, and the viewer's cards in play."""
    parts = {**phone_chart.parts_of(scene), "part-choice": panel(scene)}
    if scene.viewer is not None:
        parts["part-cards"] = cards(position(scene.view), scene)
    return Drawing(frame(scene.viewer, scene.words), parts)


def cards(s: Any, scene: Scene) -> Markup:
    """The five slots; their stacks are seen while one of them is chosen."""
    return slots(slots_of(s, scene.viewer or 0, scene), scene.words)


@lru_cache(maxsize=64)
def frame(viewer: int | None, words: Words) -> Markup:
    chart = f'<div class="pchart whole">{phone_chart.frame(words)}</div>'
    choice = '<div id="part-choice" class="mb"><!--part-choice--></div>'
    label = escape(words.text("phone-cards"))
    strip = f'<div id="part-cards" class="mb mycards beneath" role="group" aria-label="{label}"><!--part-cards--></div>'
    return Markup(f"{chart}{choice}{'' if viewer is None else strip}")
