"""The viewer's own board: head with the supply and the influence tokens, then one part for each area of it.

Every area is drawn in the coordinates of the whole, 1092 × 328, and once for what it shows.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.drawing import length, moving
from entrepot.paper.face import Drawing, Scene, Seat
from entrepot.paper.places import Spot
from entrepot.paper.svg import Markup, part
from entrepot.paper.words import Words

from .. import facts
from ..parts import WIDTH, ZAIBATSU_HEIGHT, circle, fitted, framed, rect, seat, text, token, token_piece, use
from ..spots import spot
from . import fleets, tracks
from .contracts import contracts, contracts_of
from .departments import departments, departments_of
from .factories import factories, factories_of
from .roles import role
from .tiles import silk, tile, tile_of
from .workers import column, column_of

PARTS = ("head", "workers", "tracks", "fleets", "departments", "factories", "contracts", "tile")
# The headings: words, left edge, base line, room.
HEADINGS = (
    ("workers", 8, 44, 96),
    ("tracks", 114, 43, 155),
    ("to_build", 548, 43, 60),
    ("departments", 810, 43, 270),
    ("factories", 114, 172, 300),
    ("fulfilled", 114, 294, 300),
    ("to_fulfil", 810, 172, 270),
    ("tile", 810, 275, 84),
    ("silk_for", 900, 275, 184),
)
RULES = "M114 159.5H1084M109.5 36V320M802.5 36V320M540.5 36V154"
SUPPLY = (("money", "nz-money", 224), ("coal", "nz-coal", 272), ("silk", "nz-silk", 360), ("iron", "nz-iron", 408))
NAME_ROOM = 122


class Head(NamedTuple):
    """Everything the head shows."""

    seat: int
    who: Seat
    mine: bool
    to_move: bool
    vp: int
    supply: tuple[int, ...]  # in the order of SUPPLY
    kept: int
    tokens: tuple[tuple[int, str], ...]
    silk: Spot


def shown(scene: Scene) -> int:
    """Whose zaibatsu it is: the viewer's, or for a spectator the first seat's."""
    return scene.viewer or 0


def zaibatsu(scene: Scene) -> Drawing:
    """The whole board of a player."""
    s = facts.position(scene.view)
    whose = shown(scene)
    parts = {
        "head": head(head_of(s, whose, scene), scene.words),
        "workers": column(column_of(s, whose, scene), scene.words),
        "tracks": tracks.tracks(tracks.tracks_of(s, whose, scene)),
        "fleets": fleets.fleets(fleets.fleets_of(s, whose, scene)),
        "departments": departments(departments_of(s, whose, scene), scene.words),
        "factories": factories(factories_of(s, whose, scene), scene.words),
        "contracts": contracts(contracts_of(s, whose, scene)),
        "tile": tile(tile_of(s, whose, scene)),
    }
    return Drawing(frame(whose, scene.words), {f"part-zai-{name}": Markup(part) for name, part in parts.items()})


@lru_cache(maxsize=16)
def frame(whose: int, words: Words) -> Markup:
    """What never changes: headings, rules, scoring columns; and a group for each part."""
    size = f'viewBox="0 0 {WIDTH} {ZAIBATSU_HEIGHT}" width="{WIDTH}" height="{ZAIBATSU_HEIGHT}"'
    label = Markup.escape(words.text("face-zaibatsu"))
    opened = f'<svg class="nz zai s{whose}" {size} role="group" aria-label="{label}">'
    groups = {name: part("g", f"part-zai-{name}") for name in PARTS}
    top, rest = groups.pop("head"), "".join(groups.values())
    printed = tracks.ground() + fleets.ground() + f'<path d="{RULES}" class="rule"/>' + silk(words)
    heads = [fitted(words.text(f"face-heading-{name}"), x, y, "lab", 11.5, room) for name, x, y, room in HEADINGS]
    return Markup(f"{opened}{top}{printed}{''.join(heads)}{rest}</svg>")


def head_of(s: Any, whose: int, scene: Scene) -> Head:
    return Head(
        seat=whose,
        who=scene.seats[whose] if scene.seats else Seat(whose, "", "you"),
        mine=scene.viewer == whose,
        to_move=whose in scene.actors and not scene.past,
        vp=s.vp[whose],
        supply=(s.money[whose], s.coal[whose], s.silk[whose], s.iron[whose]),
        kept=s.kept_coal[whose],
        tokens=facts.tokens(s, whose),
        silk=spot(scene, "supply-silk") if scene.viewer == whose else Spot(),
    )


@lru_cache(maxsize=2048)
def head(h: Head, words: Words) -> str:
    """The edge, vermilion while to move, and the strip: name, score, supply, influence."""
    edge = "zb move" if h.to_move else "zb"
    drawn = rect(0.7, 0.7, WIDTH - 1.4, ZAIBATSU_HEIGHT - 1.4, edge, 6)
    drawn += f'<path d="M.5 28V6a5.5 5.5 0 0 1 5.5-5.5H{WIDTH - 6}a5.5 5.5 0 0 1 5.5 5.5V28z" class="strip"/>'
    drawn += f'<path d="M0 28.5H{WIDTH}" class="line"/>' + seat(h.seat, 18, 14.5, 18)
    drawn += _name(h, words) + use("c-vp", 158, 5, 19) + text(h.vp, 181, 20.5, "dispn")
    drawn += '<path d="M213 5V24M466 5V24" class="rule"/>'
    return f'{drawn}<g data-keep="">{_supply(h, words)}</g>{influence(h, words)}'


def _name(h: Head, words: Words) -> str:
    """The name and who plays; squeezed before the second is left out."""
    said = role(h.who, h.mine, h.to_move, False, words)
    name, tag = length(h.who.name, 15), length(said, 11, h.mine)
    if not said or (name + tag + 6) * 0.78 > NAME_ROOM:
        return fitted(h.who.name, 33, 19.5, "disp big", 15, NAME_ROOM)
    kept = f' textLength="{NAME_ROOM}" lengthAdjust="spacingAndGlyphs"' if name + tag + 6 > NAME_ROOM else ""
    mine = " me" if h.mine else ""
    name_, tag_ = Markup.escape(h.who.name), Markup.escape(said)
    tspan = f'<tspan class="tag{mine}" dx="6">{tag_}</tspan>'
    return f'<text x="33" y="19.5" class="disp big"{kept}>{name_}{tspan}</text>'


def _supply(h: Head, words: Words) -> str:
    drawn = []
    for (kind, symbol, x), count in zip(SUPPLY, h.supply, strict=True):
        icon = use(symbol, x, 5, 19, "" if count else "zero")
        number = text(count, x + 23, 20.5, "big" if count else "big none")
        if kind == "silk":
            wide = 44 if count < 10 else 52
            inside = rect(x - 4, 4, wide, 21, "bed clear", 4) + icon + number
            drawn.append(framed("supply-silk", "silk", h.silk, inside, (x - 4, 4, wide, 21), 4, 6))
        else:
            ground = rect(x - 4, 4, 52, 21, "base", 4)
            drawn.append(f'<g data-el="supply-{kind}" class="place">{ground}{icon}{number}</g>')
    if h.kept:
        x = 309 if h.supply[1] < 10 else 319
        drawn.append(fitted(words.text("face-kept", number=h.kept), x, 19.5, "t soft", 11, 352 - x, bold=False))
    return "".join(drawn)


def influence(h: Head, words: Words) -> str:
    """Ten fixed places: filled in hand, a ring on the map, a ring with a lock while locked; then what these mean."""
    drawn = [fitted(words.text("face-influence"), 480, 19, "lab", 11.5, 58)]
    seen: dict[int, int] = {}
    for n, (value, state) in enumerate(h.tokens):
        x = 554 + 28 * n
        number = seen[value] = seen.get(value, -1) + 1
        if state == facts.HAND:
            size = 23 if h.seat == 0 else 20.5
            drawn.append(moving(token_piece(h.seat, value, number), token(h.seat, value, x, 14.5, size)))
            continue
        locked = state == facts.LOCKED
        drawn.append(circle(x, 14.5, 10.5, f"lk p{h.seat}" if locked else "outring"))
        drawn.append(text(value, x - (1 if locked else 0), 18.5, "t soft", "middle"))
        if locked:
            drawn.append(circle(x + 7.5, 20.5, 6, "lkbg") + use("c-lock", x + 2.5, 15, 10, "inkc"))
    ground = rect(478, 4, 28 * len(h.tokens) + 62, 21, "base", 4)
    marks = f'<g data-el="supply-influence" class="place">{ground}{"".join(drawn)}</g>'
    return marks + _legend(h, words)


def _legend(h: Head, words: Words) -> str:
    """What filled, ring and lock mean, as wide as their words."""
    marks = (
        lambda x: circle(x, 14.5, 4.5, f"fill p{h.seat}"),
        lambda x: circle(x, 14.5, 4.5, "outring"),
        lambda x: use("c-lock", x - 6, 8, 12, "inkc"),
    )
    said = [words.text(f"face-token-{where}") for where in (facts.HAND, facts.MAP, facts.LOCKED)]
    wide = [length(one, 11, False) * 0.95 for one in said]
    room = 1084 - 828 - (14 + 6 + length(h.who.clock, 11) if h.who.clock else 0)
    scale = min(1.0, (room - 3 * 8 - 2 * 16) / sum(wide))
    x, drawn = 828.0, ""
    for mark, one, width in zip(marks, said, wide, strict=True):
        drawn += mark(x) + text(one, x + 8, 19, "t soft", "", 0 if scale == 1 else width * scale)
        x += 8 + width * scale + 18
    if h.who.clock:
        drawn += text(h.who.clock, 1084, 19, "t b", "end")
    return drawn
