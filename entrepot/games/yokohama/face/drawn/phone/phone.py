"""Yokohama on a phone: one row of seats, the board at low detail, and the tabs."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from entrepot.paper.face import Drawing, Phone, Scene
from entrepot.paper.seats import moves, row_of_seats, seat
from entrepot.paper.svg import Markup, el, icon, joined, part
from entrepot.paper.words import Words

from ....box.tables import HAND_LIMIT
from .. import facts
from ..board.side import achievements, ending, goals, until_the_end
from ..player.hand import LARGE, Held, hand_of, items
from ..player.panels import order_of, panel_of
from ..telling.inline import seat_icon
from ..telling.labels import player
from .market import choices, market
from .mini import mini


def phone(scene: Scene) -> Phone:
    """Everything a phone shows; the house adds the bar, the prompt, the sheet and the log."""
    s = facts.position(scene.view)
    board = mini(scene)
    under = part("div", "part-choices")
    parts = {**board.parts, "part-choices": choices(scene)}
    tabs = (
        ("yk-order", "face-tab-market", market(scene)),
        ("c-person", "face-tab-players", players(s, scene)),
        ("c-deck", "face-tab-orders", own(s, scene)),
    )
    return Phone(seats(s, scene), Drawing(joined((board.frame, under)), parts), tabs)


def seats(s: Any, scene: Scene) -> Drawing:
    """One row: shape, score, money."""
    rows = [(n, s.vp[n], s.yen[n], moves(scene, n)) for n in order_of(scene)]
    drawn = seat_row(tuple(rows), scene.viewer, scene.words)
    return row_of_seats(drawn, scene.words.text("players"))


@lru_cache(maxsize=256)
def seat_row(rows: tuple[tuple[int, int, int, bool], ...], viewer: int | None, words: Words) -> Markup:
    shown = []
    for number, vp, yen, moving in rows:
        money = el("span", f"¥{yen}", aria_label=words.noun(f"amount-yen-{yen}"), role="img")
        score = el("b", vp, aria_label=words.noun(f"amount-vp-{vp}"), role="img")
        shape = seat_icon(number, 17, player(number, words))
        shown.append(seat(number, (shape, score, money), number == viewer, moving))
    return joined(shown)


def players(s: Any, scene: Scene) -> Drawing:
    """All panels, then what ends the game."""
    order = order_of(scene)
    parts = {f"part-panel-{seat}": panel_of(s, seat, scene, cards=False) for seat in order}
    parts["part-ending"] = until_the_end(ending(s), scene.words)
    marks = [part("section", name) for name in parts]
    return Drawing(el("div", *marks, class_="players"), parts)


def own(s: Any, scene: Scene) -> Drawing:
    """The viewer's orders and the achievements."""
    parts = {"part-achievements": achievements(goals(s, scene), scene.words)}
    if scene.viewer is not None:
        parts = {"part-hand": own_cards(hand_of(s, scene.viewer, scene), scene.words), **parts}
    marks = [part("section", name) for name in parts]
    return Drawing(joined(marks), parts)


@lru_cache(maxsize=256)
def own_cards(held: Held, words: Words) -> Markup:
    most = 2 if held.keeping else int(HAND_LIMIT)
    count = words.text("face-of", have=len(held.cards), need=most)
    title = words.text("face-dealt" if held.keeping else "face-orders")
    secret = el("span", count, ", ", words.text("face-secret"), icon("c-lock", 12, None, "dim"))
    return joined((el("h3", title, secret), el("ul", *items(held, LARGE, words), class_="grid3 cards")))
