"""The Iwakura Mission: six destinations with their ships, improved departments and experts."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from entrepot.paper.drawing import moving
from entrepot.paper.face import Scene
from entrepot.paper.phrases import capital
from entrepot.paper.places import PLAIN, Spot
from entrepot.paper.words import Words

from ....actions import DESTINATIONS
from ....box.tables import DESTINATION_COLOUR, MOST_SHIP_CELLS, SHIP_CELLS
from ....record import NOBODY
from ....rules.workers import EXPERT
from ..parts import DEPARTMENTS, circle, expert_piece, fitted, framed, piece, rect, seat, text, use, worker
from ..reading import position
from ..spots import spot

LEFT, WIDTH, HEIGHT = 648, 152, 264


class Berth(NamedTuple):
    """What the drawing of a destination depends on."""

    number: int
    ships: tuple[int, ...]
    used: int  # ship cells
    left: int  # tiles
    expert: int  # who has it, NOBODY: it waits here
    here: Spot
    height: float


def berth_of(scene: Scene, number: int, height: float = HEIGHT) -> Berth:
    s = position(scene.view)
    place = f"destination-{DESTINATIONS[number]}"
    return Berth(
        number,
        tuple(s.ships[number, n] for n in range(MOST_SHIP_CELLS)),
        int(SHIP_CELLS[s.players]),
        s.improved_left[number],
        s.expert[number],
        spot(scene, place) if place in scene.acts or place in scene.drafted else PLAIN,
        height,
    )


def pitch(height: float) -> float:
    return (height - 24.6) / len(DESTINATIONS)


def top(number: int, height: float) -> float:
    """Where a destination begins."""
    return 23 + number * pitch(height)


def ships_at(height: float) -> float:
    """The middle line of the ships at a destination."""
    return pitch(height) - 13.4


def ship_x(n: int) -> float:
    return 44 + 19.5 * n


@lru_cache(maxsize=32)
def ground(height: float, words: Words) -> str:
    """The sea with its degrees, and the name of the area."""
    lines = "".join(
        f'<path d="M{x} 0Q{x + (x - 76) * 0.5:g} {height / 2:g} {x} {height:g}" class="grat"/>'
        for x in range(-20, 184, 29)
    )
    lines += "".join(f'<path d="M0 {y}H{WIDTH}" class="grat"/>' for y in range(24, int(height), 40))
    return (
        rect(0, 0, WIDTH, height, "sea")
        + f'<svg class="clip" width="{WIDTH}" height="{height:g}">{lines}</svg>'
        + fitted(capital(words.text("label-mission")), WIDTH / 2, 17, "disp", 13, WIDTH - 12, "middle")
    )


@lru_cache(maxsize=4096)
def berth(b: Berth, words: Words) -> str:
    """A destination from its upper left corner: tiles left, ships, the expert or who has it."""
    name, colour = DESTINATIONS[b.number], int(DESTINATION_COLOUR[b.number])
    high = pitch(b.height) - 2.4
    low = ships_at(b.height)
    box = (0, 0, 144, high)
    inside = rect(*box, "berth", 4) + fitted(words.noun(f"destination-{name}"), 7, 13, "city", 11.5, 104, bold=False)
    inside += use(DEPARTMENTS[colour], 4, low - 9.5, 19, "" if b.left else "won")
    inside += text(b.left, 24.5, low + 4.5, "t b" if b.left else "t soft")
    for n, owner in enumerate(b.ships):
        x = ship_x(n)
        inside += circle(x, low, 8.7, "cell" if n < b.used else "cell off")
        if owner != NOBODY:
            inside += moving(f"ship-{name}-{n}", piece(owner, "nz-ship", x, low, 17))
    middle = high / 2 + 0.75
    if b.expert == NOBODY:
        inside += moving(expert_piece(colour), worker(colour + EXPERT, 115, middle - 13.5, 27))
    else:
        inside += circle(128.5, middle, 12.5, "cell dash") + seat(b.expert, 128.5, middle, 13)
    return framed(f"destination-{name}", "destination", b.here, inside, box, 4, 7, tight=True)
