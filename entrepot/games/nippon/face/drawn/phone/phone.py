"""Nippon on a phone: one row of seats, the map a region at a time, and the tabs."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from entrepot.paper.face import Drawing, Phone, Scene
from entrepot.paper.phrases import capital
from entrepot.paper.seats import in_turn, moves, row_of_seats, seat
from entrepot.paper.svg import Markup, el, icon, joined, part
from entrepot.paper.words import Words

from ....actions import DESTINATIONS, TYPES
from ....box.tables import HIRING_CELLS
from ....meta import META
from ....record import AUTOMA
from .. import facts
from ..board import goals, hiring, mission, offers, rounds
from ..board.goals import goals_of_period
from ..player.rivals import rivals
from . import map as phone_map
from .chips import choices, pairs
from .mine import mine, window

BERTH = 39.5  # the height of a destination
HIRE = tuple(f"part-hiring-{n + 1}" for n in range(HIRING_CELLS))


def phone(scene: Scene) -> Phone:
    """Everything a phone shows; the house adds the bar, the prompt, the sheet and the log."""
    s = facts.position(scene.view)
    tabs = (
        ("nz-worker-blue", "phone-tab-hire", hire(scene)),
        ("nz-factory", "phone-tab-offer", offer(scene)),
        ("nz-consolidation", "phone-tab-mine", mine(scene)),
        ("c-person", "phone-tab-players", rivals(scene)),
    )
    return Phone(seats(s, scene), board(s, scene), tabs)


def head(words: str) -> Markup:
    return el("h2", words, class_="head")


# --- the row of seats


def seats(s: Any, scene: Scene) -> Drawing:
    """Shape, score, money; of the Automa how many of its tokens are still to come."""
    rows = [(n, s.vp[n], s.money[n], moves(scene, n)) for n in in_turn(scene.viewer or 0, s.players)]
    drawn = seat_row(tuple(rows), scene.viewer, scene.words)
    if facts.is_solo(s):
        drawn = joined((drawn, automa(s.stack.bit_count(), scene.words)))
    return row_of_seats(drawn, scene.words.text("phone-seats"))


@lru_cache(maxsize=256)
def seat_row(rows: tuple[tuple[int, int, int, bool], ...], viewer: int | None, words: Words) -> Markup:
    shown = []
    for number, vp, money, moving in rows:
        score = el("b", vp, aria_label=words.text("amount-vp", number=vp), role="img")
        purse = el("span", icon("nz-money", 13), money, aria_label=words.noun(f"amount-money-{money}"), role="img")
        shape = icon(f"c-seat-{number}", 15, words.noun(f"player-{META.colours[number]}"), f"p{number}")
        shown.append(seat(number, (shape, score, purse), number == viewer, moving))
    return joined(shown)


@lru_cache(maxsize=64)
def automa(stack: int, words: Words) -> Markup:
    shape = icon(f"c-seat-{AUTOMA}", 15, None, f"p{AUTOMA}")
    left = el("span", icon("c-deck", 14, words.text("label-stack")), stack)
    return el(
        "li",
        shape,
        icon("nz-automa", 18, words.noun("automa")),
        left,
        class_=f"s{AUTOMA} place",
        data_el="panel-automa",
    )


# --- the views


def board(s: Any, scene: Scene) -> Drawing:
    """The map with what the viewer holds; under it what can be chosen elsewhere, over it the pairs of tiles."""
    under = part("div", "part-pairs") + part("div", "part-choices")
    parts = {**phone_map.parts_of(s, scene), "part-pairs": pairs(s, scene), "part-choices": choices(s, scene)}
    return Drawing(joined((phone_map.frame(scene.viewer, scene.words), Markup(under))), parts)


def hire(scene: Scene) -> Drawing:
    """The hiring cells two abreast, queue and bag, the rounds, and the common goals where they are played with."""
    words = scene.words
    cells = [hiring.cell(hiring.cell_of(scene, n), words) for n in range(HIRING_CELLS)]
    parts = {name: Markup(cell) for name, cell in zip(HIRE, cells, strict=True)}
    calm = hiring.queue_of(scene)._replace(spots=())  # its targets are too small: they are chips under the map
    parts["part-queue"] = Markup(hiring.queue(calm, words))
    parts["part-rounds"] = Markup(rounds.rounds(rounds.track_of(scene), words))
    strip = goals.strip_of(scene)
    if strip:
        parts["part-common"] = common(strip, words)
    return Drawing(hire_frame(strip is not None, words), parts)


@lru_cache(maxsize=16)
def hire_frame(strip: bool, words: Words) -> Markup:
    boxes = [(1.5, 0, width - 3, hiring.HEIGHT) for width in hiring.WIDTHS]
    cells = [window(box, part("g", name)) for box, name in zip(boxes, HIRE, strict=True)]
    queue = window((0, 0, hiring.QUEUE_WIDTH, hiring.HEIGHT), part("g", "part-queue"))
    track = window((0, 0, rounds.WIDTH, rounds.HEIGHT), part("g", "part-rounds"))
    shown = [
        el("div", Markup("".join(cells) + queue), class_="two"),
        head(words.text("phone-rounds")),
        Markup(track),
    ]
    if strip:
        shown += [head(capital(words.text("label-common_goals"))), Markup(part("div", "part-common", class_="common"))]
    return joined(shown)


@lru_cache(maxsize=64)
def common(strip: goals.Strip, words: Words) -> Markup:
    """The strip of the desk in three, one period under another."""
    box = (0, 0, goals.PITCH, goals.HEIGHT)
    return Markup("".join(window(box, goals_of_period(strip, n, 0, words)) for n in range(len(strip.goals))))


def offer(scene: Scene) -> Drawing:
    """The Iwakura Mission, then the factories to build."""
    words = scene.words
    parts = {}
    for n, name in enumerate(DESTINATIONS):
        berth = mission.berth_of(scene, n)
        parts[f"part-destination-{name}"] = Markup(mission.berth(berth, words))
    for n, type in enumerate(TYPES):
        parts[f"part-offer-{type}"] = Markup(offers.row(offers.offer_of(scene, n)))
    return Drawing(offer_frame(words), parts)


@lru_cache(maxsize=16)
def offer_frame(words: Words) -> Markup:
    berths = [window((-1, -1, 146, BERTH), part("g", f"part-destination-{name}")) for name in DESTINATIONS]
    rows = []
    for n, type in enumerate(TYPES):
        inside = part("g", f"part-offer-{type}")
        rows.append(f'<g transform="translate(0 {offers.top(n, offers.HEIGHT):g})">{inside}</g>')
    shop = window((0, 0, offers.WIDTH, offers.HEIGHT), offers.ground(offers.HEIGHT, words) + "".join(rows))
    above, below = capital(words.text("label-mission")), words.text("face-heading-factories")
    return joined((head(above), el("div", Markup("".join(berths)), class_="two"), head(below), Markup(shop)))
