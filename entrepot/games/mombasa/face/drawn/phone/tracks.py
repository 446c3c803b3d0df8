"""The tab of the company tracks on a phone: each folded in two rows of ten spaces, wide enough for a finger."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import escape

from entrepot.paper.drawing import moving
from entrepot.paper.face import Drawing, Scene
from entrepot.paper.places import Spot, attrs
from entrepot.paper.svg import Markup, joined, part
from entrepot.paper.words import Words

from ....actions import COMPANIES
from ....box.tables import FIELD_MONEY, FIELD_SPACE, SHARE_TOTAL, TOLL, TRACK_END
from ....record import NOBODY
from ...card_words import level_read
from ..board.corners import bonus_items
from ..board.tracks import star
from ..parts import EMBLEMS, at, coin, dots, ic, owner, pounds, rect, seat, text
from ..reading import position
from ..spots import spot
from .bases import value

WIDTH, HIGH, DOWN = 374, 39.0, 42  # of a row, of a space, and from row to row
GATE, IN_A_ROW = 14.0, 10
CORNERS = ((11.5, 20.5), (24.5, 20.5), (11.5, 32.0), (24.5, 32.0))  # of a space: one for each seat
MARKER = 11


class Track(NamedTuple):
    """Everything the track of a company shows."""

    company: int
    face: int
    value: int
    viewer: int
    markers: tuple[int, ...]
    levels: tuple[int, int]  # which bonus each of the two is drawn as
    spot: Spot


def track_of(s: Any, scene: Scene, company: int) -> Track:
    viewer = NOBODY if scene.viewer is None else scene.viewer
    markers = tuple(s.track[player, company] for player in range(s.players))
    here = spot(scene, f"track-{COMPANIES[company]}")
    face = s.face[company]
    levels = level_read(s, face, 1), level_read(s, face, 2)
    return Track(company, face, value(s, company), viewer, markers, levels, here)


def tracks(scene: Scene) -> Drawing:
    """A part for each company."""
    s = position(scene.view)
    drawn = {f"part-track-{name}": track(track_of(s, scene, n), scene.words) for n, name in enumerate(COMPANIES)}
    return Drawing(frame(), drawn)


@lru_cache(maxsize=1)
def frame() -> Markup:
    parts = joined([part("section", f"part-track-{name}") for name in COMPANIES])
    return Markup(f'<div class="mb ptrs">{parts}</div>')


@lru_cache(maxsize=512)
def track(t: Track, words: Words) -> Markup:
    """Emblem, name and share value with the bonuses; under them the spaces."""
    name = words.noun(f"company-{COMPANIES[t.company]}")
    start = "".join(owner(player, 12) for player, space in enumerate(t.markers) if space == 0)
    head = f"{ic(EMBLEMS[t.company], 20)}{escape(name)}<b>£{t.value}</b>{start}<span>{bonuses(t)}</span>"
    return Markup(f"<h2>{head}</h2>{spaces(t, words)}")


def bonuses(t: Track) -> str:
    """The two bonuses of the track; a gold star is one that the viewer has reached."""
    reached = NOBODY if t.viewer == NOBODY else t.markers[t.viewer]
    got = [bool(reached >= FIELD_SPACE[t.face, field]) for field in range(2)]
    return "".join(bonus(t.face, level, got[level - 1], t.levels[level - 1]) for level in (1, 2))


@lru_cache(maxsize=64)
def bonus(face: int, level: int, got: bool, read: int) -> str:
    """A bonus as in the corner of its company, drawn as it is read."""
    sign = star(8, 8, 7.4, "spst got" if got else "spst", level - 1, " sm")
    shown = f'<svg class="mb board" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">{sign}</svg>'
    for kind, item in bonus_items(face, read):
        if kind == "text":
            shown += f"<b>{item}</b>"
        else:
            shown += pounds(item, 15) if kind == "coin" else ic(kind, float(str(item)) + 1)
    return f'<span class="bn">{shown}</span>'


@lru_cache(maxsize=512)
def spaces(t: Track, words: Words) -> str:
    """Two rows as one place."""
    reached = 0 if t.viewer == NOBODY else t.markers[t.viewer]
    drawn = "".join(_row(t, first, reached) for first in (1, 1 + IN_A_ROW))
    high = DOWN + HIGH
    glow = rect(1, 1, WIDTH - 2, high - 2, "over", 4) if t.spot.acts else ""
    label = escape(words.text("chart-track", company=words.noun(f"company-{COMPANIES[t.company]}")))
    place = (
        f"<g {attrs(f'track-{COMPANIES[t.company]}', 'ptrack', t.spot)}>{drawn}{glow}{dots(1, 1, 372, high - 2)}</g>"
    )
    box = f'viewBox="0 0 {WIDTH} {at(high)}" width="{WIDTH}" height="{at(high)}"'
    return f'<svg class="mb board wide" {box} role="group" aria-label="{label}">{place}</svg>'


def _row(t: Track, first: int, reached: int) -> str:
    """Ten spaces with the pay sections between them."""
    row = range(first, first + IN_A_ROW)
    gates = sum(bool(TOLL[t.face, space]) for space in row if space < TRACK_END)
    wide = (WIDTH - GATE * gates) / IN_A_ROW
    x, y, drawn = 0.0, 0.0 if first == 1 else float(DOWN), ""
    for space in row:
        drawn += _space(t, space, x, y, wide, reached)
        x += wide
        toll = int(TOLL[t.face, space]) if space < TRACK_END else 0
        if toll:
            drawn += _gate(toll, x, y)
            x += GATE
    return drawn


def _space(t: Track, space: int, x: float, y: float, wide: float, reached: int) -> str:
    field = [n for n in range(2) if FIELD_SPACE[t.face, n] == space]
    middle, got = x + wide / 2, space <= reached
    drawn = rect(x, y, wide, HIGH, "cell spec" if field else "cell")
    share = int(SHARE_TOTAL[t.face, space])
    shared = share > SHARE_TOTAL[t.face, space - 1]
    both = shared and bool(field)
    if shared:
        kind = f" got seat{t.viewer}" if got else ""
        left, box = (x + 0.7, 12.0) if both else (middle - 8.5, 17.0)
        drawn += rect(left, y + 2, box, 13, f"shr{kind}", 1.5)
        drawn += text(share, left + box / 2, y + 12.7, f"shrt{kind}", "middle")
    if field:
        star_at, size = (x + 19.5, 6.4) if both else (x + 11, 8.0)
        money = int(FIELD_MONEY[t.face, field[0]])
        drawn += star(star_at, y + 9, size, "spst got" if got else "spst", field[0], " sm" if both else "")
        drawn += coin(money, x + wide - 5.4, y + 9, 10) if both else coin(money, x + wide - 9, y + 9, 13)
    for player, at_space in enumerate(t.markers):
        if at_space == space:
            across, down = CORNERS[player]
            marker = seat(player, x + across, y + down, MARKER, "mk")
            drawn += moving(f"marker-{COMPANIES[t.company]}-{player}", marker)
    return drawn


def _gate(toll: int, x: float, y: float) -> str:
    """A pay section: two bars, and what it costs to go on between them."""
    bars = f'<path d="M{at(x + 2)} {at(y)}v{HIGH:g}M{at(x + 12)} {at(y)}v{HIGH:g}" class="gatebar"/>'
    says = text("£", x + 7, y + 17, "gatet", "middle") + text(toll, x + 7, y + 29, "gatet", "middle")
    return rect(x, y, GATE, HIGH, "gate") + bars + says
