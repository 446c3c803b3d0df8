"""The right column above the log: a panel per rival, everything public in the same five rows; or the Automa's."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper import seats
from entrepot.paper.drawing import moving
from entrepot.paper.face import Drawing, Scene, Seat
from entrepot.paper.svg import Markup, el, icon, part
from entrepot.paper.words import Words

from ....actions import FLEETS, TRACKS
from ....box.tables import LAST_SPACE, PIECE_LOWER, PIECE_UPPER, PIECES, TRACK_LOWER, TRACK_UPPER
from ....record import AUTOMA, NOBODY
from ....rules.scoring import CONTRACTS, FACTORIES, FIRST_TRACK
from ....rules.workers import EXPERT
from .. import facts
from ..parts import (
    DEPARTMENTS,
    FAVORS,
    FLEET_ICONS,
    GOODS,
    TRACK_ICONS,
    WORKERS,
    circle,
    expert_piece,
    hired_cell,
    hired_piece,
    rect,
    text,
    use,
)
from .automa import SIZE, automa_of, automa_panel
from .contracts import symbol
from .departments import ORDER
from .roles import role
from .workers import GREY
from .zaibatsu import shown

SUPPLY = (("nz-money", 0), ("nz-coal", 32), ("nz-silk", 64), ("nz-iron", 96))
GOOD_CLASSES = ("cotton", "paper-good", "bento", "lenses", "lamps", "clocks")
ACROSS = 236 / 3  # a third of the width


class Rival(NamedTuple):
    """Everything a panel shows."""

    seat: int
    who: Seat
    to_move: bool
    next: bool
    vp: int
    supply: tuple[int, ...]
    kept: int
    tokens: tuple[tuple[int, str], ...]
    workers: tuple[int, ...]
    pieces: tuple[str, ...]  # the names under which workers move
    improved: int
    markers: tuple[int, ...]
    taken: tuple[int, ...]
    favors: tuple[int, ...]
    built: tuple[facts.Built | None, ...]
    contracts: tuple[int, ...]


def rival_of(s: Any, seat: int, scene: Scene) -> Rival:
    workers = facts.workers(s, seat)
    pieces = [expert_piece(one) if one >= EXPERT else f"worker-{seat}-{n}" for n, one in enumerate(workers)]
    hired = hired_cell(s, seat)
    if hired != NOBODY:
        pieces[hired] = hired_piece(s)
    playing = s.turn != NOBODY and not s.over
    return Rival(
        seat=seat,
        who=scene.seats[seat] if scene.seats else Seat(seat, "", "bot"),
        to_move=seats.moves(scene, seat),
        next=bool(playing and (s.turn + 1) % s.players == seat and seat not in scene.actors),
        vp=s.vp[seat],
        supply=(s.money[seat], s.coal[seat], s.silk[seat], s.iron[seat]),
        kept=s.kept_coal[seat],
        tokens=facts.tokens(s, seat),
        workers=workers,
        pieces=tuple(pieces),
        improved=s.improved[seat],
        markers=tuple(s.marker.tolist()[seat]),
        taken=tuple(s.taken.tolist()[seat]),
        favors=tuple(s.favor.tolist()[seat]),
        built=facts.built(s, seat),
        contracts=facts.contracts(s, seat),
    )


def order_of(scene: Scene, players: int) -> list[int]:
    """The rivals as turns pass, beginning after the seat whose zaibatsu is shown."""
    return [(shown(scene) + n) % players for n in range(1, players)]


def rivals(scene: Scene) -> Drawing:
    """The whole column."""
    s = facts.position(scene.view)
    order = [AUTOMA] if facts.is_solo(s) else order_of(scene, s.players)
    sections = [part("section", f"part-rival-{seat}") for seat in order]
    frame = el(
        "div", *sections, class_=f"rivals n{len(order)}", role="group", aria_label=scene.words.text("face-rivals")
    )
    if facts.is_solo(s):
        parts = {f"part-rival-{AUTOMA}": automa_panel(automa_of(s, scene), scene.words)}
    else:
        parts = {f"part-rival-{seat}": panel(rival_of(s, seat, scene), scene.words) for seat in order}
    return Drawing(frame, parts)


@lru_cache(maxsize=4096)
def panel(r: Rival, words: Words) -> Markup:
    """Head, then five fixed rows: the eye compares down."""
    label = f"{r.who.name}: {words.text('face-public')}"
    drawn = Markup(
        f'<svg class="nz" {SIZE} role="img" aria-label="{Markup.escape(label)}">'
        f"{_supply(r)}{_tokens(r)}{_workers(r)}{_departments(r)}{_tracks(r)}{_fleets(r)}{_factories(r)}{_contracts(r)}</svg>"
    )
    move = " move" if r.to_move else ""
    return el("div", head(r, words), drawn, class_=f"panel rival s{r.seat}{move} place", data_el=f"panel-{r.seat}")


def head(r: Rival, words: Words) -> Markup:
    said = role(r.who, False, r.to_move, r.next, words)
    sign = seats.sign(r.who, False)
    clock = el("span", icon("c-clock", 11), r.who.clock, class_="clock") if r.who.clock else ""
    score = el("span", icon("c-vp", 16, words.text("label-vp")), el("b", r.vp), class_="score")
    shown_role = role(r.who, False, r.to_move, r.next, words, short=True)
    who = el("span", icon(sign, 11) if sign else "", el("span", shown_role), clock, class_="role", title=said)
    return el("header", icon(f"c-seat-{r.seat}", 18, class_=f"p{r.seat}"), el("h2", r.who.name), who, score)


def _supply(r: Rival) -> str:
    drawn = []
    for (sign, x), count in zip(SUPPLY, r.supply, strict=True):
        more = r.kept if sign == "nz-coal" else 0
        drawn.append(use(sign, x, 0, 15, "" if count + more else "zero"))
        said = f"{count}+{more}" if more else str(count)
        kind = "num n12" if count + more else "t soft n12"
        drawn.append(text(said, x + 17, 12.5, kind, "", 14.5 if len(said) > 2 else 0))
    return "".join(drawn)


def _tokens(r: Rival) -> str:
    """Ten fixed places, as large as their numbers: filled in hand, a frame while locked, a dot on the map."""
    drawn = []
    for n, (value, state) in enumerate(r.tokens):
        x = 134.75 + 10.7 * n
        if state == facts.MAP:
            drawn.append(circle(x, 7.5, 1.3, "blank"))
        elif state == facts.LOCKED:
            drawn.append(rect(x - 4.25, 1, 8.5, 13, f"lk p{r.seat}", 2) + text(value, x, 11.5, "t soft", "middle"))
        else:
            number = f'<g class="seat p{r.seat}">{text(value, x, 11.5, "val v11", "middle")}</g>'
            drawn.append(rect(x - 4.75, 0.5, 9.5, 14, f"fill p{r.seat}", 2) + number)
    return "".join(drawn)


def _workers(r: Rival) -> str:
    drawn = []
    for n, worker in enumerate(r.workers):
        x = 19 * n
        drawn.append(rect(x, 20, 17.5, 17.5, "wcell grey" if n in GREY else "wcell", 3))
        if worker != NOBODY:
            drawn.append(moving(r.pieces[n], use(WORKERS[worker], x + 0.7, 20.7, 16)))
    return "".join(drawn)


def _departments(r: Rival) -> str:
    drawn = []
    for n, colour in enumerate(ORDER):
        x = 119 + 19.8 * n
        improved = (r.improved >> colour) & 1
        drawn.append(use(DEPARTMENTS[colour], x, 19.5, 18, "" if improved else "faint"))
        drawn.append(f'<path d="M{x + 4:g} 40h10" class="under"/>' if improved else "")
    return "".join(drawn)


def _bar(seat: int, x: float, y: float, filled: int, cells: int, marked: tuple[int, int]) -> str:
    """A row of cells, the scoring ones with a vermilion edge."""
    pitch = 33.6 / cells
    drawn = []
    for n in range(1, cells + 1):
        kind = f"fill p{seat}" if n <= filled else "empty"
        drawn.append(rect(x + pitch * (n - 1), y, pitch - 0.8, 8, f"{kind} mark" if n in marked else kind))
    return "".join(drawn)


def _meter(seat: int, sign: str, n: int, y: float, bar: str, count: int, favor: int, class_: str = "") -> str:
    x = ACROSS * n
    fan = use(FAVORS[favor], x + (64 if count < 10 else 66), y - 0.5, 15 if count < 10 else 13) if favor else ""
    return use(sign, x, y, 15, class_) + bar + text(count, x + 54, y + 12, "t b") + fan


def _tracks(r: Rival) -> str:
    drawn, marked = [], (int(TRACK_LOWER), int(TRACK_UPPER))
    for n in range(len(TRACKS)):
        bar = _bar(r.seat, ACROSS * n + 18, 47, r.markers[n], int(LAST_SPACE), marked)
        drawn.append(_meter(r.seat, TRACK_ICONS[n], n, 43, bar, r.markers[n], r.favors[FIRST_TRACK + n]))
    return "".join(drawn)


def _fleets(r: Rival) -> str:
    drawn, marked = [], (int(PIECE_LOWER), int(PIECE_UPPER))
    for n in range(len(FLEETS)):
        bar = _bar(r.seat, ACROSS * n + 18, 65, r.taken[n], int(PIECES), marked)
        drawn.append(_meter(r.seat, FLEET_ICONS[n], n, 61, bar, r.taken[n], r.favors[n], f"p{r.seat}"))
    return "".join(drawn)


def _factories(r: Rival) -> str:
    drawn = []
    for n, one in enumerate(r.built):
        x = 33.0 * n
        if one is None:
            drawn.append(rect(x, 81, 31, 37, "gone", 3))
            continue
        drawn.append(moving(f"factory-{facts.factory_name(one.token)}", _tile(r, one, x)))
    level = r.favors[FACTORIES]
    if level:
        count = sum(one is not None for one in r.built)
        free = count < len(r.built)
        drawn.append(use(FAVORS[level], 33 * count + 7, 91, 17) if free else use(FAVORS[level], 182, 97, 13))
    return "".join(drawn)


def _tile(r: Rival, one: facts.Built, x: float) -> str:
    """Type, number and side, machines, goods."""
    drawn = rect(x, 81, 31, 37, "ftile", 3) + use(GOODS[one.type], x + 1.5, 83, 14)
    drawn += text(facts.printed(one.token, one.side), x + 16.5, 93.5, "tiny")
    for side in range(2):
        if (one.machines >> side) & 1:
            drawn += use("nz-machine", x + 2 + 10 * side, 98.5, 10, f"p{r.seat}")
        elif facts.printed(one.token, one.side):
            drawn += circle(x + 7 + 10 * side, 103.5, 1.3, "blank")
    for n in range(4):
        kind = f"gd {GOOD_CLASSES[one.type]}" if n < one.goods else "gd0"
        drawn += rect(x + 3 + 7 * n, 110.5, 5.5, 5.5, kind, 1)
    return drawn


def _contracts(r: Rival) -> str:
    """Their number and what they brought; the fan beside it when they are a goal."""
    level = r.favors[CONTRACTS]
    count = len(r.contracts)
    sign, number = (199, 214) if level else (203, 220)
    drawn = use("nz-contract", sign, 81, 15 if level else 17, "" if count else "zero")
    drawn += text(count, number, 94, "t b" if count else "t soft")
    drawn += use(FAVORS[level], 222, 82, 14) if level else ""
    size, across = (12.0, 12.0) if count < 3 else (9.5, 9.6)
    for n, contract in enumerate(r.contracts):
        x, y = (201 if count < 3 else 198) + across * (n % 4), 99 + 9.8 * (n // 4)
        drawn += use(symbol(contract), x, y, size)
    return drawn
