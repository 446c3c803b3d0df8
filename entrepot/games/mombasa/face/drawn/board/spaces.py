"""The eleven bonus spaces of the board: four for a majority, three plain ones, four that reserve a tile."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import escape

from entrepot.paper.face import Scene
from entrepot.paper.phrases import MINUS
from entrepot.paper.places import PLAIN, Spot, Spots, attrs
from entrepot.paper.svg import Markup
from entrepot.paper.words import Words

from ....actions import BONUS_TILES, MAJORITIES, SPACES
from ....box.tables import (
    FIRST_BP,
    SELL_EXTRA,
    SP_BUY,
    SP_FIRST,
    SP_MAJORITY,
    SP_SELL,
    SP_TILE,
    SPACE_COST,
    TIER_COMPANY,
    TIER_FROM,
    TIERS,
)
from ....record import NOBODY
from ....rules.markers import total_for
from ...gains import of_tier
from ..parts import EMBLEMS, GAIN_ICONS, KIND_ICONS, ic, owner, pounds
from ..reading import asked_of, follows, position
from ..spots import spots_of

TILE_ICONS = ("mb-plus-good", "mb-bookkeeper", "mb-merchant", "mb-expansion")
ON_BOARD = SP_TILE + len(BONUS_TILES)
PLACES = tuple(f"space-{name}" for name in SPACES[:ON_BOARD])
SECRET = frozenset(("tile", "resting", "planning"))  # decisions before which no card is turned up


class Most(NamedTuple):
    """Of a good, or of expansion: the highest total in play and who has it."""

    total: int
    seats: tuple[int, ...]


class Spaces(NamedTuple):
    """What the drawing depends on."""

    markers: tuple[int, ...]
    most: tuple[Most, ...]  # nothing before the cards are turned up
    mine: tuple[int, ...]  # the viewer's totals, where they are to move
    spots: Spots


@follows(own="slot used bonus", common="face tile tile_used plus")
def totals(s: Any, player: int) -> tuple[int, ...]:
    """By majority, from what lies in slots."""
    return tuple(int(total_for(s, player, majority)) for majority in range(len(MAJORITIES)))


def spaces_of(scene: Scene) -> Spaces:
    s = position(scene.view)
    found: tuple[tuple[int, ...], ...] = ()
    if asked_of(scene.view) not in SECRET:
        found = tuple(totals(s, player) for player in range(s.players))
    most = []
    for column in zip(*found, strict=True):
        top = max(column)
        most.append(Most(top, tuple(p for p, n in enumerate(column) if n == top) if top else ()))
    mine = found[scene.viewer] if found and scene.viewer is not None and scene.viewer in scene.actors else ()
    return Spaces(tuple(s.marker.tolist()[:ON_BOARD]), tuple(most), mine, spots_of(scene, PLACES))


@lru_cache(maxsize=2048)
def spaces(b: Spaces, words: Words) -> Markup:
    spots = dict(b.spots)
    majorities = "".join(_majority(b, n, spots) for n in range(len(MAJORITIES)))
    others = (SP_FIRST, SP_BUY, SP_SELL, *range(SP_TILE, ON_BOARD))
    rest = "".join(_plain(b, space, spots) for space in others)
    return Markup(f'{_head(b, words)}<div class="majs">{majorities}</div><div class="osps">{rest}</div>')


def _head(b: Spaces, words: Words) -> str:
    title = escape(words.text("panel-spaces"))
    if not b.most:
        return f'<h2>{title} <small class="r">{escape(words.text("panel-later"))}</small></h2>'
    said = [
        f"{ic(KIND_ICONS[n], 13)}<b>{most.total}</b>{''.join(owner(p, 9) for p in most.seats)}"
        for n, most in enumerate(b.most)
    ]
    return f'<h2>{title} <small class="r">{escape(words.text("panel-most"))} {" ".join(said)}</small></h2>'


def socket(player: int, space: int) -> str:
    """Where a bonus marker lies, or may."""
    if player == NOBODY:
        return '<span class="so"></span>'
    return f'<span class="so taken" data-piece="marker-{player}-{space}">{owner(player, 15)}</span>'


def _majority(b: Spaces, majority: int, spots: dict[str, Spot]) -> str:
    space = SP_MAJORITY + majority
    here = spots.get(PLACES[space], PLAIN)
    reached = b.mine[majority] if b.mine and here.acts else 0
    tiers = "".join(_tier(majority, tier, reached) for tier in range(int(TIERS)))
    drawn = socket(b.markers[space], space) + ic(KIND_ICONS[majority], 20) + tiers
    return f"<div {attrs(PLACES[space], 'maj', here)}>{drawn}{ic(EMBLEMS[TIER_COMPANY[majority]], 17)}</div>"


def span(majority: int, tier: int) -> str:
    """The totals of a tier: 1–2, 3–4, 5+."""
    first = int(TIER_FROM[majority, tier])
    if tier + 1 == TIERS:
        return f"{first}+"
    last = int(TIER_FROM[majority, tier + 1]) - 1
    return f"{first}–{last}" if last > first else str(first)


def _tier(majority: int, tier: int, reached: int) -> str:
    """What a tier gives; the one that the viewer's cards reach stands out."""
    last = tier + 1 == TIERS
    best = TIER_FROM[majority, tier] <= reached and (last or reached < TIER_FROM[majority, tier + 1])
    kind = "tier best" if best else "tier"
    return f'<span class="{kind}"><i>{span(majority, tier)}</i><b>{tier_gain(majority, tier)}</b></span>'


@lru_cache(maxsize=32)
def tier_gain(majority: int, tier: int) -> str:
    gives = dict(of_tier(majority, tier))
    drawn = f"{gives.get('steps', 0)}{ic('mb-step', 11)}"
    for kind in ("bp", "diamonds", "posts"):
        if kind in gives:
            drawn += (f"<u>{gives[kind]}</u>" if gives[kind] > 1 else "") + ic(GAIN_ICONS[kind], 12)
    return drawn + (pounds(gives["money"], 13) if "money" in gives else "")


def _plain(b: Spaces, space: int, spots: dict[str, Spot]) -> str:
    drawn = f"{socket(b.markers[space], space)}<span>{plain_gain(space)}</span>"
    return f"<div {attrs(PLACES[space], 'osp', spots.get(PLACES[space], PLAIN))}>{drawn}</div>"


@lru_cache(maxsize=32)
def plain_gain(space: int, size: float = 15) -> str:
    """What a space is for, and what it costs."""
    cost = f"<b>{MINUS}</b>{pounds(int(SPACE_COST[space]), size)}" if SPACE_COST[space] else ""
    if space == SP_FIRST:
        drops = (f"<b>{FIRST_BP}</b>" if FIRST_BP > 1 else "") + ic("mb-bp", size - 2)
        return ic("mb-first-player", size + 1) + drops + cost
    if space == SP_BUY:
        return ic("mb-cards", size) + cost
    if space == SP_SELL:
        return f"{ic('mb-crate', size)}<b>+{SELL_EXTRA}</b>{cost}"
    return ic(TILE_ICONS[space - SP_TILE], size) + cost
