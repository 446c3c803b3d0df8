"""How interfaces show a position: as text, as an SVG and as pixels."""

from __future__ import annotations

import hashlib
import re
import struct
import zlib
from collections.abc import Iterable, Sequence
from functools import cache
from textwrap import wrap
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import numpy as np
from markupsafe import escape

from entrepot.engine.errors import EntrepotError, nearest
from entrepot.engine.language.record import NOBODY
from entrepot.engine.match.view import View
from entrepot.paper.face import Act, Face, Scene, Seat
from entrepot.paper.faces import face_of, text_face_of
from entrepot.paper.phrases import capital
from entrepot.paper.svg import fill

from ..table import Table
from .drawing import FONT_UI, LARGE, REFERENCE, Painter, sheet_of

MODES = ("human", "ansi", "rgb_array", "svg")
MARGIN, GAP = 12, 10
MONOSPACE = "'DejaVu Sans Mono', 'Noto Sans Mono', Menlo, Consolas, monospace"
NARROW = 800  # drawings that leave room for words beside them
SIZE, LINE, ADVANCE = 11, 14.5, 0.605  # of monospaced text; a character's width in ems, on the wide side

Pixels = np.ndarray[Any, np.dtype[np.uint8]]
Section = tuple[str, Sequence[str]]  # a heading and plain lines
Part = tuple[str | Element, float]  # markup, or a drawing that is painted already, and its height


class Picture:
    """A position in one of the modes; `human` prints it after every step."""

    def __init__(self, mode: str | None, lang: str = "en") -> None:
        if mode is not None and mode not in MODES:
            raise EntrepotError(f"There is no render mode {mode!r}; {nearest(mode, MODES)}")
        self.mode, self.lang = mode, lang

    def show(self, table: Table) -> None:
        if self.mode == "human":
            print(text_of(table, self.lang))

    def render(self, table: Table) -> Any:
        if self.mode == "ansi":
            return text_of(table, self.lang)
        if self.mode == "svg":
            return self.svg(table)
        return pixels(self.svg(table)) if self.mode == "rgb_array" else None

    def svg(self, table: Table) -> str:
        return svg_of(table, self.lang)

    def close(self) -> None:
        """Nothing is kept open."""


def view_of(table: Table) -> View:
    """What is shown: the view of the seat that is asked, at the end a spectator's."""
    viewer = table.state.actor if table.state.actor >= 0 else NOBODY
    return View(table.game, bytes(table.state.position().view(viewer).record), viewer)


def text_of(table: Table, lang: str) -> str:
    return text_face_of(table.game).board(view_of(table), lang)


# --- a picture


def svg_of(table: Table, lang: str) -> str:
    """The drawings of the game's face under a heading, and in words what they do not show."""
    game, face = table.game, face_of(table.game)
    scene = _scene(table, face, lang)
    painter = Painter(sheet_of(face.style, face.sprite), game.meta.colours)
    if game.faces.drawn is None:
        lines = text_of(table, lang).splitlines()
        width = max(map(len, lines)) * ADVANCE * SIZE
        heading = _heading(table, scene, [face.round(scene.view, scene.words)], width)
        return _picture(painter, width, [heading, (_lines(lines), len(lines) * LINE)])
    centre = face.desk(scene).centre
    page = ElementTree.fromstring(f"<div>{fill(centre.frame, centre.parts)}</div>")
    (_, now), *sections = face.text(scene.view, scene.words)
    told = _undrawn(sections, [seat.name.casefold() for seat in scene.seats], page)
    drawings = painter.drawings(page)
    heights = [float(one.attrib["height"]) for one in drawings]
    width = max(float(one.attrib["width"]) for one in drawings)
    below, wide = _columns(told, width, sum(heights) + GAP * len(heights))
    drawn = list(zip(drawings, heights, strict=True))
    return _picture(painter, wide, [_heading(table, scene, now, wide), *drawn, below])


def _scene(table: Table, face: Face, lang: str) -> Scene:
    """The position and what can be done, as the seat that is asked sees it."""
    view, state = view_of(table), table.state
    words, acts = face.words(lang), dict[str, tuple[Act, ...]]()
    for number in [] if table.ended else state.legal:
        action = table.game.catalogue.names[number]
        if where := face.place(view, action):
            acts[where] = (*acts.get(where, ()), Act((action,)))
    names = [words.noun(f"player-{colour}") for colour in table.game.meta.colours[: table.players]]
    seats = tuple(Seat(number, name, "you" if number == state.actor else "") for number, name in enumerate(names))
    viewer = state.actor if state.actor >= 0 else None
    return Scene(view, words, seats, viewer, () if table.ended else (state.actor,), acts)


def _named(page: Element) -> set[str]:
    """What the large drawings of a page call by name, to a reader or to a screen reader."""
    large = [one for one in page.iter("svg") if float(one.get("width", 0)) >= LARGE]
    inside = [part for one in large for part in one.iter()]
    return {said.strip().casefold() for part in inside for said in (part.text or "", part.get("aria-label", ""))}


def _undrawn(sections: Iterable[Section], seats: Sequence[str], page: Element) -> list[Section]:
    """What must be told, players first: the drawings name neither it nor the first thing in it that is no player's."""
    told, named = [], _named(page)
    for title, lines in sections:
        first = re.split("[;:,]", lines[0])[0] if lines and title.casefold() not in seats else title
        if named.isdisjoint((title.casefold(), first.casefold())):
            told.append((title, lines))
    return sorted(told, key=lambda section: section[0].casefold() not in seats)


def _heading(table: Table, scene: Scene, now: Sequence[str], width: float) -> Part:
    """The game, what is asked, and the seats with their points; a frame marks who is asked."""
    view, game = scene.view, table.game
    said = wrap(" · ".join(now), int(width / 7))
    title = 'font-family="var(--font-display)" font-size="20" font-weight="700"'
    made = [f'<text y="18" {title}>{escape(game.meta.title)}</text>']
    made += [f'<text y="{38 + 16 * n}" font-size="13">{escape(line)}</text>' for n, line in enumerate(said)]
    top, room = 32 + 16 * len(said), (width + GAP) / table.players
    for seat, points in zip(scene.seats, game.scores(game.layout.plain(bytearray(view.record))), strict=True):
        x, n = room * seat.number, seat.number
        edge = "var(--accent)" if n in scene.actors else f"var(--seat-{n})"
        made.append(
            f'<rect x="{x + 1:g}" y="{top}" width="{room - GAP - 2:g}" height="26" rx="4" fill="var(--seat-{n}-soft)"'
            f' stroke="{edge}" stroke-width="{2.4 if n in scene.actors else 0.8}"/>'
            f'<use href="#c-seat-{n}" class="p{n}" x="{x + 7:g}" y="{top + 5}" width="16" height="16"/>'
            f'<text x="{x + 29:g}" y="{top + 18}" font-size="14">{escape(capital(seat.name))}</text>'
            f'<text x="{x + room - GAP - 9:g}" y="{top + 18}" font-size="15" font-weight="700"'
            f' text-anchor="end">{points}</text>'
        )
    return f'<g fill="var(--ink)">{"".join(made)}</g>', top + 28


def _columns(sections: Iterable[Section], width: float, above: float) -> tuple[Part, float]:
    """Sections in two columns below the drawings, and beside narrow ones in a third; how wide all is then."""
    room, beside = (width - 2 * GAP) / 2, width < NARROW
    columns: list[list[str]] = [[], [], []] if beside else [[], []]
    starts = (0.0, 0.0, -above)
    for title, lines in sections:
        shortest = min(range(len(columns)), key=lambda n: starts[n] + LINE * len(columns[n]))
        wrapped = [part for line in lines for part in wrap(line, int(room / ADVANCE / SIZE), subsequent_indent="  ")]
        columns[shortest] += ["", title.upper(), *wrapped] if columns[shortest] else [title.upper(), *wrapped]
    made = "".join(
        f'<g transform="translate({n * (room + 2 * GAP):g} {starts[n]:g})">{_lines(column)}</g>'
        for n, column in enumerate(columns)
    )
    height = max(starts[n] + LINE * len(column) for n, column in enumerate(columns))
    return (made, max(height, 0)), width + (room + 2 * GAP if beside else 0)


def _lines(lines: Iterable[str]) -> str:
    """Lines of monospaced text that keep their spaces."""
    made = (
        f'<text y="{LINE * n + SIZE:g}" xml:space="preserve">{escape(line)}</text>'
        for n, line in enumerate(lines)
        if line
    )
    return f'<g font-family="{MONOSPACE}" font-size="{SIZE}" fill="var(--ink)">{"".join(made)}</g>'


def _picture(painter: Painter, width: float, parts: Iterable[Part]) -> str:
    """Parts below each other on paper. Ids end in a digest, so that many pictures can stand in one notebook."""
    made, y = [], float(MARGIN)
    for part, height in parts:
        markup = painter.painted(part) if isinstance(part, str) else ElementTree.tostring(part, encoding="unicode")
        made.append(f'<g transform="translate({MARGIN} {y:g})">{markup}</g>')
        y += height + GAP
    size = f"{width + 2 * MARGIN:g}", f"{y - GAP + MARGIN:g}"
    ground = painter.painted(f'<rect width="{size[0]}" height="{size[1]}" fill="var(--paper)"/>')
    inside = f"{painter.definitions()}{ground}{''.join(made)}"
    digest = hashlib.blake2b(inside.encode(), digest_size=4).hexdigest()
    inside = REFERENCE.sub(rf"\1\2-{digest}", inside)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}"'
        f' viewBox="0 0 {size[0]} {size[1]}" font-family="{escape(painter.values[FONT_UI])}">{inside}</svg>'
    )


# --- pixels


def pixels(svg: str) -> Pixels:
    """A picture as height x width x 3."""
    try:
        import resvg_py
    except ImportError:
        raise EntrepotError("Pictures as pixels need resvg_py; run pip install 'entrepot[lab]'.") from None
    return _decoded(bytes(resvg_py.svg_to_bytes(svg_string=svg)))


def _decoded(png: bytes) -> Pixels:
    """The colours of a PNG with 8 bits a channel and no interlacing, as resvg writes it."""
    width, height = struct.unpack(">II", png[16:24])
    data, at = b"", 8
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        data += png[at + 8 : at + 8 + size] if png[at + 4 : at + 8] == b"IDAT" else b""
        at += size + 12
    rows = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, -1)
    made = _unfiltered()(rows.astype(np.int16), (rows.shape[1] - 1) // width)
    return np.ascontiguousarray(made[:, :, :3], dtype=np.uint8)


@cache
def _unfiltered() -> Any:
    """Compiled on first use: most bytes of a PNG are told by their neighbours, one after the other."""
    import numba

    return numba.njit(_unfilter)


def _unfilter(rows: Any, channels: int) -> Any:
    """Rows of filtered bytes, each after the number of its filter, as pixels."""
    height, width = rows.shape[0], rows.shape[1] - 1
    out = np.zeros((height + 1, width + channels), np.int16)  # with a margin of zeros above and to the left
    for y in range(height):
        kind = rows[y, 0]
        for x in range(width):
            left, up, corner = out[y + 1, x], out[y, x + channels], out[y, x]
            guess = 0
            if kind == 1:
                guess = left
            elif kind == 2:
                guess = up
            elif kind == 3:
                guess = (left + up) // 2
            elif kind == 4:
                to_left, to_up, to_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
                guess = left if to_left <= to_up and to_left <= to_corner else up if to_up <= to_corner else corner
            out[y + 1, x + channels] = (rows[y, x + 1] + guess) & 255
    return out[1:, channels:].copy().reshape(height, width // channels, channels)
