"""The centre of the desk: the board, and under it the zaibatsu of who looks."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from entrepot.paper.face import Drawing, Scene
from entrepot.paper.svg import Markup
from entrepot.paper.words import Words

from ....actions import DESTINATIONS, REGIONS, TYPES
from ....box.tables import HIRING_CELLS
from ..parts import BOARD_HEIGHT, WIDTH
from ..player.zaibatsu import zaibatsu
from . import draft, goals, hiring, mission, offers, regions, rounds
from .ghost import ghost

LOWER = 103  # where map, mission and offers begin
GIVEN = 22  # what they give to the strip of common goals
STRIP = 101  # where that begins


def centre(scene: Scene) -> Drawing:
    """Everything of the table but rivals and log, each area a part of its own."""
    strip = goals.strip_of(scene)
    board, own = board_parts(scene, strip), zaibatsu(scene)
    frame = board_frame(strip is not None, scene.words)
    both = Markup('<div class="nz centred">') + frame + own.frame + Markup("</div>")
    return Drawing(both, {**board, **own.parts})


def board_parts(scene: Scene, strip: goals.Strip | None) -> dict[str, Markup]:
    words = scene.words
    height = regions.HEIGHT - (GIVEN if strip else 0)
    pairs = draft.pairs_of(scene, height)
    drawn = {
        **{f"hiring-{n + 1}": hiring.cell(hiring.cell_of(scene, n), words) for n in range(HIRING_CELLS)},
        "queue": hiring.queue(hiring.queue_of(scene), words),
        "rounds": rounds.rounds(rounds.track_of(scene), words),
        **{
            f"region-{name}": regions.region(regions.region_of(scene, n, height), words)
            for n, name in enumerate(REGIONS)
        },
        "draft": draft.pairs(pairs, words) if pairs else "",
        **{
            f"destination-{name}": mission.berth(mission.berth_of(scene, n, height), words)
            for n, name in enumerate(DESTINATIONS)
        },
        **{f"offer-{type}": offers.row(offers.offer_of(scene, n, height)) for n, type in enumerate(TYPES)},
    }
    drawn["ghost"] = ghost(scene, LOWER + regions.HEIGHT - height, height)
    if strip:
        drawn["common"] = goals.strip(strip, words)
    return {f"part-{name}": Markup(part) for name, part in drawn.items()}


def group(name: str, x: float = 0, y: float = 0, inside: str = "") -> str:
    """A group for a part, or for what stands in it."""
    moved = f' transform="translate({x:g} {y:g})"' if x or y else ""
    return f"<g{moved}>{inside}</g>" if inside else f'<g id="part-{name}"{moved}><!--part-{name}--></g>'


@lru_cache(maxsize=32)
def board_frame(strip: bool, words: Words) -> Markup:
    """What never changes: the map's ground, names, what the types of factories need; and a group for each part."""
    given = GIVEN if strip else 0
    height, top = regions.HEIGHT - given, LOWER + given
    cells = "".join(group(f"hiring-{n + 1}", hiring.LEFT[n]) for n in range(HIRING_CELLS))
    lands = "".join(group(f"region-{name}", regions.PITCH * n) for n, name in enumerate(REGIONS))
    berths = "".join(group(f"destination-{d}", 4, mission.top(n, height)) for n, d in enumerate(DESTINATIONS))
    frame_of_mission = f'<rect x="0.5" y="0.5" width="{mission.WIDTH - 1}" height="{height - 1:g}" class="frame"/>'
    rows = "".join(group(f"offer-{type}", 0, offers.top(n, height)) for n, type in enumerate(TYPES))
    areas = [
        named("label-hiring", words, cells),
        named("label-queue", words, group("queue", hiring.QUEUE_LEFT)),
        named("label-round", words, group("rounds", rounds.LEFT)),
        named("label-common_goals", words, group("common", 0, STRIP)) if strip else "",
        named(
            "label-regions",
            words,
            group("", 0, top, regions.ground(height) + lands + regions.frame(height) + group("draft")),
        ),
        named(
            "label-mission",
            words,
            group("", mission.LEFT, top, mission.ground(height, words) + berths + frame_of_mission),
        ),
        named("label-offer", words, group("", offers.LEFT, top, offers.ground(height, words) + rows)),
    ]
    label = escape(words.text("chart-board"))
    size = f'viewBox="0 0 {WIDTH} {BOARD_HEIGHT}" width="{WIDTH}" height="{BOARD_HEIGHT}"'
    over = '<g id="part-ghost" class="ghost" aria-hidden="true"><!--part-ghost--></g>'
    return Markup(f'<svg class="board nz" {size} role="group" aria-label="{label}">{"".join(areas)}{over}</svg>')


def named(label: str, words: Words, inside: str) -> str:
    """An area of the board, called by its name."""
    return f'<g role="group" aria-label="{escape(words.text(label))}">{inside}</g>'
