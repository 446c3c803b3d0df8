"""What is asked now and lies away from the chart, in a panel under it: on a phone the decision is never off screen.

Each kind of place has a drawing here; the panel shows those that the question is about.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from markupsafe import escape

from entrepot.paper.face import Scene
from entrepot.paper.phrases import MINUS
from entrepot.paper.places import Spot, attrs
from entrepot.paper.svg import Markup
from entrepot.paper.words import Words

from ....actions import BONUS_TILES, COMPANIES, REGIONS, SPACES
from ....box.tables import (
    CRATE,
    D2_STEPS,
    DISPLAY_COLUMNS,
    FIELD_MONEY,
    FIELD_SPACE,
    MINES,
    SHARE_TOTAL,
    SURCHARGE,
    TOLL,
    TRACK_END,
    TWIN,
)
from ....record import NOBODY
from ....rules.expansion import entry_cost
from ....rules.special import company_of, level_of_space
from ..board.books import books, books_of
from ..board.chart import reward_of
from ..board.market import PLACES as FOR_SALE
from ..board.market import display_of
from ..board.spaces import ON_BOARD, TILE_ICONS, spaces, spaces_of
from ..cards import Card, ticket, whole
from ..holdings import cards_in
from ..parts import EMBLEMS, KIND_ICONS, amount, house, ic, pounds
from ..player.hand import CARD_PLACES, TILE_VALUES, choice, choice_of, plan_of
from ..player.shelf import shelf, shelf_of
from ..reading import asked_of, position
from ..spots import spot
from .bases import base, base_of
from .tracks import bonus

ICON = 24
Drawn = Callable[[Any, Scene], str]


def kind_of(place: str) -> str:
    """Of a place its kind: what stands before the name."""
    return place.partition("-")[0]


def kinds_asked(scene: Scene) -> set[str]:
    """The kinds of places that the question is about, but those on the chart and the slots, which have their strip."""
    if scene.viewer is None or scene.past:
        return set()
    found = {kind_of(place) for place in scene.acts if place} & set(GROUPS)
    return found | {"space"} if asked_of(scene.view) in ("turn", "tier") and scene.viewer in scene.actors else found


def panel(scene: Scene) -> Markup:
    """Nothing when nothing is asked: then the last lines of the log stand there."""
    s, kinds = position(scene.view), kinds_asked(scene)
    drawn = "".join(GROUPS[kind](s, scene) for kind in GROUPS if kind in kinds)
    return Markup(f'<div class="choice">{drawn}</div>') if drawn else Markup("")


def head(words: Words, name: str, more: str = "") -> str:
    return f"<h2>{escape(words.text(name))} {more}</h2>"


def chip(place: str, here: Spot, inside: str, class_: str = "") -> str:
    """A small thing to press."""
    return f"<div {attrs(place, f'pick {class_}'.rstrip(), here)}>{inside}</div>"


def chips(drawn: list[str], class_: str = "") -> str:
    return f'<div class="picks {class_}">{"".join(drawn)}</div>' if drawn else ""


def legal(scene: Scene, kind: str) -> list[str]:
    return [place for place in scene.acts if kind_of(place) == kind]


# --- bonus spaces and bonus tiles


def _spaces(s: Any, scene: Scene) -> str:
    """The eleven of the board as at a desk; those of a track that can be used, and own tiles, as chips."""
    special = [place for place in legal(scene, "space") if SPACES.index(place.removeprefix("space-")) >= ON_BOARD]
    drawn = [chip(place, spot(scene, place), _special(s, place.removeprefix("space-"))) for place in special]
    return f"{spaces(spaces_of(scene), scene.words)}{chips(drawn)}"


def _special(s: Any, name: str) -> str:
    """Company and bonus, as in the corner of the company."""
    space = SPACES.index(name)
    company, level = int(company_of(s, space)), int(level_of_space(space))
    return ic(EMBLEMS[company], 20) + bonus(int(s.face[company]), level, True, level)


def _tiles(s: Any, scene: Scene) -> str:
    drawn = []
    for place in legal(scene, "bonus"):
        number = BONUS_TILES.index(place.removeprefix("bonus-"))
        name = escape(scene.words.noun(f"bonus_tile-{BONUS_TILES[number]}"))
        inside = f"{ic(TILE_ICONS[number], ICON)}<b>{TILE_VALUES[number]}</b><small>{name}</small>"
        drawn.append(chip(place, spot(scene, place), inside))
    return chips(drawn)


# --- cards


def _hand(s: Any, scene: Scene) -> str:
    """The whole hand; of two equal cards both stand for the first."""
    seat, words = scene.viewer or 0, scene.words
    cards = cards_in(s, seat, s.hand[seat])
    shown = []
    for card in cards:
        twin = int(TWIN[card.number])
        first = twin if any(other.number == twin for other in cards) else card.number
        place = CARD_PLACES[first]
        shown.append(whole(card, place, "", spot(scene, place), words))
    kind = " many" if len(cards) > 10 else ""
    return f'{head(words, "panel-hand_title", _plan(s, scene))}<div class="phand{kind}">{"".join(shown)}</div>'


def _plan(s: Any, scene: Scene) -> str:
    """While planning, what the plan amounts to so far."""
    if asked_of(scene.view) != "planning":
        return ""
    plan = plan_of(s, scene.viewer or 0)
    counts = zip((*KIND_ICONS[: len(plan.totals)], "mb-person"), (*plan.totals, plan.people), strict=True)
    inside = "".join(f"{ic(sign, 14)}<b>{count}</b>" for sign, count in counts)
    return f'<small class="r">{escape(scene.words.text("panel-plan"))} {inside}</small>'


def _display(s: Any, scene: Scene) -> str:
    """The cards that can be bought."""
    d, words = display_of(scene), scene.words
    drawn = []
    for place in legal(scene, "display"):
        space = FOR_SALE.index(place)
        number, extra = d.cards[space], int(SURCHARGE[space % DISPLAY_COLUMNS])
        cost = f'<b class="price">{"£" if d.money else ""}{d.prices[space]}</b>'
        drawn.append(ticket(Card(number, int(CRATE[number])), place, extra, cost, spot(scene, place), words))
    return f'{head(words, "phone-buy")}<div class="tks">{"".join(drawn)}</div>'


# --- tracks


def _tracks(s: Any, scene: Scene) -> str:
    """A chip for each track, with what the way would bring and cost."""
    seat, words = scene.viewer or 0, scene.words
    steps = int(D2_STEPS) if asked_of(scene.view) == "tracks" else 1
    drawn = []
    for place in legal(scene, "track"):
        company = COMPANIES.index(place.removeprefix("track-"))
        name = escape(words.noun(f"company-{COMPANIES[company]}"))
        brings = ahead(int(s.face[company]), int(s.track[seat, company]), steps)
        inside = f"{ic(EMBLEMS[company], ICON)}<span><b>{name}</b><small>{brings}</small></span>"
        drawn.append(chip(place, spot(scene, place), inside, "company"))
    return f"{head(words, 'phone-tab-tracks')}{chips(drawn, 'two')}"


@lru_cache(maxsize=1024)
def ahead(face: int, space: int, steps: int) -> str:
    """Where steps lead: pay sections, shares, special fields, and the space they end on."""
    end = min(space + steps, int(TRACK_END))
    drawn = ""
    for at in range(space, end):
        drawn += f"{MINUS}{pounds(int(TOLL[face, at]), 14)}" if TOLL[face, at] else ""
        for field in range(2):
            if FIELD_SPACE[face, field] == at + 1:
                drawn += f"{ic('mb-special', 14)}+{pounds(int(FIELD_MONEY[face, field]), 14)}"
    shares = int(SHARE_TOTAL[face, end] - SHARE_TOTAL[face, space])
    drawn += f"+{shares}{ic('mb-share', 14)}" if shares else ""
    return f"{space} › {end} {drawn}"


# --- regions and bases


def _regions(s: Any, scene: Scene) -> str:
    """What can be entered, for a finger: number, reward, cost."""
    drawn = []
    for place in legal(scene, "region"):
        number = REGIONS.index(place.removeprefix("region-"))
        inside = f"<b>{REGIONS[number].upper()}</b>{region(number, int(s.region[number]))}"
        cost = f'<i class="cost">{int(entry_cost(s, number))}</i>'
        drawn.append(chip(place, spot(scene, place), inside + cost, "land"))
    return f"{head(scene.words, 'phone-enter')}{chips(drawn, 'three')}"


@lru_cache(maxsize=256)
def region(number: int, company: int) -> str:
    """What a region gives, and who has a post there."""
    kind, count = reward_of(number)
    gives = amount(kind, count, 15) if kind else ""
    gives += ic("mb-mine", 11) * int(MINES[number])
    if company == NOBODY:
        return gives
    box = 'width="17" height="18" viewBox="-9.5 -10 19 20" aria-hidden="true"'
    return f'<svg class="mb board" {box}>{house(company, 0, 0)}</svg>{gives}'


def _bases(s: Any, scene: Scene) -> str:
    """The bases that a post can come from or go to."""
    columns = [place.removeprefix("base-").rpartition("_")[0] for place in legal(scene, "base")]
    found = [n for n, name in enumerate(COMPANIES) if name in columns]
    return f'<div class="pbases">{"".join(base(base_of(s, scene, n), scene.words) for n in found)}</div>'


# --- books and starting tiles


def _books(s: Any, scene: Scene) -> str:
    return str(books(books_of(scene), scene.words))


def _shelf(s: Any, scene: Scene) -> str:
    return str(shelf(shelf_of(s, scene.viewer or 0, scene), scene.words))


def _start(s: Any, scene: Scene) -> str:
    found = choice_of(s, scene.viewer or 0, scene)
    return str(choice(found, scene.words)) if found else ""


def _taken(s: Any, scene: Scene) -> str:
    """Books of this turn lie beside the shelf."""
    return "" if legal(scene, "shelf") else _shelf(s, scene)


GROUPS: dict[str, Drawn] = {
    "tile": _start,
    "space": _spaces,
    "bonus": _tiles,
    "hand": _hand,
    "region": _regions,
    "base": _bases,
    "display": _display,
    "track": _tracks,
    "book": _books,
    "shelf": _shelf,
    "taken": _taken,
}
