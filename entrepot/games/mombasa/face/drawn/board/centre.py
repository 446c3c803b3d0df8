"""The centre of the desk: market and chart, and under both the board of who looks."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from entrepot.paper.face import Drawing, Scene
from entrepot.paper.svg import Markup
from entrepot.paper.words import Words

from ....actions import COMPANIES, REGIONS
from ..parts import CHART_HEIGHT, CHART_WIDTH
from ..player.mine import mine
from ..reading import position
from . import chart, corners, ground, tracks
from .market import market


def centre(scene: Scene) -> Drawing:
    """Everything of the table but the other players and the log."""
    buying, own = market(scene), mine(scene)
    frame = chart_frame(faces(scene), scene.words)
    all_ = Markup('<div class="mb centred">') + buying.frame + frame + own.frame + Markup("</div>")
    return Drawing(all_, {**buying.parts, **chart_parts(scene), **own.parts})


def faces(scene: Scene) -> tuple[int, ...]:
    """The faces of the tracks: they stay for a whole game."""
    return tuple(position(scene.view).face.tolist())


def chart_parts(scene: Scene) -> dict[str, Markup]:
    words = scene.words
    drawn = {
        **{f"region-{name}": chart.region(chart.land_of(scene, n)) for n, name in enumerate(REGIONS)},
        "pins": chart.pins(scene),
        **{f"track-{name}": tracks.track(tracks.track_of(scene, n)) for n, name in enumerate(COMPANIES)},
        **{f"corner-{name}": corners.corner(corners.corner_of(scene, n), words) for n, name in enumerate(COMPANIES)},
    }
    return {f"part-{name}": Markup(part) for name, part in drawn.items()}


def group(name: str, class_: str = "") -> str:
    """A group for a part."""
    kind = f' class="{class_}" aria-hidden="true"' if class_ else ""
    return f'<g id="part-{name}"{kind}><!--part-{name}--></g>'


@lru_cache(maxsize=64)
def chart_frame(faces: tuple[int, ...], words: Words) -> Markup:
    """What never changes: water, land, borders and the printed tracks; and a group for each part."""
    regions = "".join(group(f"region-{REGIONS[n]}") for n in chart.order())
    land = named(words, "chart-map", ground.water() + regions + ground.borders() + group("pins", "pins"))
    printed = "".join(tracks.ground(n, face) for n, face in enumerate(faces)) + ground.neat_line()
    edges = "".join(named(words, "chart-track", group(f"track-{name}"), n) for n, name in enumerate(COMPANIES))
    plates = "".join(group(f"corner-{name}") for name in COMPANIES)
    label = escape(words.text("chart-board"))
    size = f'viewBox="0 0 {CHART_WIDTH} {CHART_HEIGHT}" width="{CHART_WIDTH}" height="{CHART_HEIGHT}"'
    inside = ground.definitions() + land + printed + edges + plates + ground.legend()
    return Markup(f'<svg class="board mb" {size} role="group" aria-label="{label}">{inside}</svg>')


def named(words: Words, label: str, inside: str, company: int | None = None) -> str:
    """An area of the chart, called by its name."""
    more = {} if company is None else {"company": corners.name_of(company, words)}
    return f'<g role="group" aria-label="{escape(words.text(label, **more))}">{inside}</g>'
