"""A panel per seat, the viewer's first: everything public in the same rows, and the viewer's own hand.

A panel is drawn once for what it shows; `Owned` is all of that.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import escape

from entrepot.paper.face import Drawing, Scene, Seat
from entrepot.paper.seats import SIGNS, in_turn, is_away, moves, sign
from entrepot.paper.svg import Markup, el, icon, joined, part
from entrepot.paper.words import Words

from ....actions import COUNTRIES, GOODS, PIECES, REWARD_TOKENS
from ....box.tables import ALL_SHOPS, ALL_TRADING_HOUSES
from ....record import NOBODY
from ...effects import effect, literal
from .. import facts
from ..parts import FLAGS
from ..telling.inline import ICON, does, offered, piece_icon, seat_icon, spot
from .hand import hand, hand_of

WARES = ("yen", *GOODS, "import")
OWN = (
    *(f"good-{ware}" for ware in WARES),
    *(f"piece-{piece}" for piece in PIECES),
    *(f"agent-{country}" for country in (*COUNTRIES, "free_agent")),
    "technology-university",
    "technology-spinning_mill",
    "technology-station",
    "technology-tram",
)  # the places of one's own panel, the hand left out


class Owned(NamedTuple):
    """Everything a panel shows."""

    seat: int
    who: Seat
    mine: bool
    to_move: bool
    first: bool
    vp: int
    wares: tuple[int, ...]  # in the order of WARES
    flags: tuple[int, ...]
    tokens: int
    agents: tuple[int, ...]  # face up, by country, then free ones
    used: tuple[int, ...]  # and face down
    reward: int
    hand: tuple[int, ...]
    warehouse: tuple[int, ...]
    built: tuple[int, int]
    completed: int
    held: int
    technologies: int
    literal: tuple[str, ...]  # technologies that are read by the letter
    drafted: frozenset[str]


def owned(s: Any, seat: int, scene: Scene) -> Owned:
    """What the panel of a seat depends on."""
    return Owned(
        seat=seat,
        who=scene.seats[seat],
        mine=scene.viewer == seat,
        to_move=moves(scene, seat),
        first=s.first == seat,
        vp=s.vp[seat],
        wares=(s.yen[seat], *(s.goods[seat, n] for n in range(4)), s.imports[seat]),
        flags=facts.country_flags(s, seat),
        tokens=s.tokens[seat].bit_count(),
        agents=(*(s.agents[seat, n] for n in range(5)), s.free_agents[seat]),
        used=(*(s.used_agents[seat, n] for n in range(5)), s.used_free_agents[seat]),
        reward=s.reward[seat],
        hand=tuple(s.hand[seat, n] for n in range(3)),
        warehouse=tuple(s.warehouse[seat, n] for n in range(3)),
        built=(facts.shops_built(s, seat), facts.houses_built(s, seat)),
        completed=s.completed[seat].bit_count(),
        held=len(facts.held(s, seat)),
        technologies=s.technologies[seat],
        literal=literal(s),
        drafted=frozenset(p for p in scene.drafted if p in OWN) if scene.viewer == seat else frozenset(),
    )


def order_of(scene: Scene) -> list[int]:
    """The viewer's seat first, then the others as turns pass."""
    return in_turn(scene.viewer or 0, len(scene.seats))


def panels(scene: Scene) -> Drawing:
    """The left column."""
    s = facts.position(scene.view)
    parts = {f"part-panel-{seat}": panel_of(s, seat, scene) for seat in range(len(scene.seats))}
    return Drawing(_frame(tuple(order_of(scene)), scene.words), parts)


@lru_cache(maxsize=64)
def _frame(order: tuple[int, ...], words: Words) -> Markup:
    marks = [part("section", f"part-panel-{n}") for n in order]
    return el("div", *marks, class_=f"players seats-{len(order)}", role="group", aria_label=words.text("players"))


def panel_of(s: Any, seat: int, scene: Scene, cards: bool = True) -> Markup:
    """One panel; the viewer's offers what can be done in it and shows the hand."""
    mine = scene.viewer == seat
    acts = offered(scene.acts, OWN) if mine else ()
    drawn = panel(owned(s, seat, scene), acts, scene.view.asked if acts else "", scene.words)
    own = hand(hand_of(s, seat, scene), scene.words) if mine and cards else Markup("")
    edge = " you" if mine else ""
    edge += " move" if moves(scene, seat) else ""
    return Markup(f'<div class="panel s{seat}{edge} place" data-el="panel-{seat}">{drawn}{own}</div>')


@lru_cache(maxsize=4096)
def panel(o: Owned, acts: tuple[tuple[str, str], ...], asked: str, words: Words) -> Markup:
    """Head, wares, sets and tokens, pieces, cards: the same rows in every panel."""
    can = dict(acts)
    rows = (head(o, words), wares(o, can, asked, words), sets(o, can, asked, words))
    two = el("div", pieces(o, can, asked, words), cards(o, can, asked, words), class_="two")
    return joined((*rows, two))


def head(o: Owned, words: Words) -> Markup:
    first = words.noun("token-first_player")
    flag = el("span", icon("c-first-player", 14, first), class_="fp", title=first) if o.first else ""
    score = el("span", icon("c-vp", 16, words.text("label-vp")), el("b", o.vp), class_="score")
    return el("header", seat_icon(o.seat, 20), el("h2", o.who.name), flag, role(o, words), score)


def role(o: Owned, words: Words) -> Markup:
    """Who plays the seat, and whether it is to move."""
    who = o.who
    kind = "you" if o.mine else who.kind
    text = words.text(f"face-role-{kind}", level=words.get(who.level)) if kind in SIGNS else ""
    shown = words.get(who.level) if kind == "bot" else text  # the sign says that it is a bot
    if o.to_move and o.mine:
        text = shown = words.text("face-your_turn")
    elif is_away(who, o.mine):
        shown = words.text("face-away")
        text = ", ".join(filter(None, (text, shown)))
    shape = icon(sign(who, o.mine), 13, text, "dim") if sign(who, o.mine) else ""
    clock = el("span", icon("c-clock", 12), who.clock, class_="clock") if who.clock else ""
    return el("span", shape, el("span", shown), clock, class_="role", title=text)


def _spot(o: Owned, place: str, name: str, can: dict[str, str], asked: str, words: Words, more: str = "") -> Markup:
    """The attributes of a place in one's own panel; those of others answer for the whole panel."""
    if not o.mine:
        return Markup(f' class="{more}"') if more else Markup("")
    acts = can.get(place, "")
    classes = f"{more} drafted" if place in o.drafted else more
    return spot(place, f"{name}. {does(acts, words, asked)}" if acts else name, acts, classes.strip())


def wares(o: Owned, can: dict[str, str], asked: str, words: Words) -> Markup:
    """Money, goods and imports in fixed columns."""
    cells = []
    for ware, count in zip(WARES, o.wares, strict=True):
        name = words.noun(f"amount-{ware}-{count}")
        values = _spot(o, f"good-{ware}", name, can, asked, words, "zero" if not count else "")
        sign = icon(ICON[ware], 18, words.noun(ware if ware in ("yen", "import") else f"good-{ware}"))
        cells.append(Markup(f"<div{values}>{sign}<b>{count}</b></div>"))
    return el("div", *cells, class_="res", data_keep="" if o.mine else None)


def sets(o: Owned, can: dict[str, str], asked: str, words: Words) -> Markup:
    """Flags, 5-power tokens, agents."""
    counts = []
    for country, n in enumerate(o.flags):
        sign = icon(FLAGS[country], 15, words.noun(f"country-{COUNTRIES[country]}"))
        counts.append(el("li", sign, el("b", n), class_=None if n else "zero"))
    tokens = words.text("label-tokens")
    five = el("span", icon("yk-five-power", 15, tokens), el("b", o.tokens), class_="fivep", title=tokens)
    agents = words.text("label-agents")
    found = [icon("yk-agent", 15, agents)]
    for n, kind in enumerate((*COUNTRIES, "free_agent")):
        free = kind == "free_agent"
        name = words.noun("token-free_agent" if free else f"agent-{kind}")
        symbol = "yk-agent" if free else FLAGS[n]
        values = _spot(o, f"agent-{kind}", name, can, asked, words, "ag")
        face_up = Markup(f"<span{values}>{icon(symbol, 15, name)}</span>")
        used = icon(symbol, 15, words.text("face-used", name=name))
        found += [face_up] * o.agents[n] + [el("span", used, class_="ag used")] * o.used[n]
    if o.reward != NOBODY:
        name = words.noun(f"reward-{REWARD_TOKENS[o.reward]}")
        sign = icon("yk-agent" if o.reward == 5 else FLAGS[o.reward], 13, name)
        found.append(el("span", icon("yk-achievement", 13), sign, class_="ag reward", title=name))
    flags = el("ul", *counts, class_="flags", aria_label=words.text("label-flags"))
    return el("div", flags, five, el("span", *found, class_="agents", title=agents), class_="row")


def pieces(o: Owned, can: dict[str, str], asked: str, words: Words) -> Markup:
    """Assistants, shops and trading houses: in hand, in the warehouse, built of how many."""
    built: tuple[object, ...] = ("", *(_of(n, most) for n, most in zip(o.built, _ALL, strict=True)))
    names = [words.text(f"face-{where}") for where in ("hand", "warehouse", "built")]
    columns = [el("div", *(el("span", name) for name in ("", *names)), class_="names")]
    for n, piece in enumerate(PIECES):
        name = words.noun(f"piece-{piece}")
        label = f"{name}: {names[0]} {o.hand[n]}, {names[1]} {o.warehouse[n]}"
        values = _spot(o, f"piece-{piece}", label, can, asked, words, "col")
        figures = [_figure(o.hand[n]), _figure(o.warehouse[n]), el("span", built[n])]
        columns.append(
            Markup(f"<div{values}><span>{piece_icon(piece, o.seat, 13, name)}</span>{joined(figures)}</div>")
        )
    return el("div", *columns, class_="pcs")


_ALL = (int(ALL_SHOPS), int(ALL_TRADING_HOUSES))


def _of(n: int, most: int) -> Markup:
    return Markup(f"{n}<i>/{most}</i>")


def _figure(n: int) -> Markup:
    return el("span", n, class_=None if n else "zero")


def cards(o: Owned, can: dict[str, str], asked: str, words: Words) -> Markup:
    """Orders completed and held; technologies by name with the sum of their values."""
    counts = ((o.completed, "face-completed"), (o.held, "face-held"))
    orders = [icon("yk-order", 15, words.text("label-orders"))]
    orders += [el("span", el("b", n), el("i", words.text(id))) for n, id in counts]
    found = facts.cards_of(o.technologies)
    value = words.text("label-production_value")
    sum_ = [icon("yk-technology", 15, value), el("b", facts.production_value(o.technologies))]
    named = []
    for card in found:
        name = facts.technology(card)
        title = words.noun(f"technology-{name}")
        place = f"technology-{name}" if o.mine else f"technology-{o.seat}-{name}"
        acts = can.get(place, "") if o.mine else ""
        values = spot(place, f"{title}. {does(acts, words, asked)}" if acts else title, acts)
        named.append(Markup(f'<span{values} title="{escape(effect(name, o.literal, words))}">{escape(title)}</span>'))
    techs = el("p", *sum_, " ", joined(named, ", "), class_="techs")
    return el("div", el("p", *orders, class_="orders"), techs, class_="own")
