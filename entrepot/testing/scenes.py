"""What a page would be drawn from, for the tests of faces: positions of random games and arranged ones."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from functools import cache
from io import StringIO
from typing import Any
from xml.etree import ElementTree

from rich.console import Console, RenderableType

from entrepot import games
from entrepot.engine.language.deal import Deal
from entrepot.engine.match.match import Match
from entrepot.engine.match.view import View
from entrepot.paper.face import Act, Desk, Drawing, Face, Phone, Scene, Seat
from entrepot.paper.faces import face_of
from entrepot.paper.svg import fill

from .arranged import Arranged


def played(game: str, players: int, seed: int, moves: int = 0, **options: object) -> Match:
    """A random game after so many moves."""
    match = Match.begin(games.find(game), players, options, Deal.seeded(seed))
    for _ in walk(match, seed, moves):
        pass
    return match


def walk(match: Match, seed: int, moves: int) -> Iterator[Match]:
    """Random moves; the match is given back before each of them."""
    dice = random.Random(seed)
    for _ in range(moves):
        if match.over:
            return
        yield match
        player = match.actors[0]
        match.take(player, dice.choice(match.legal(player)))


@cache
def course(game: str, players: int, seed: int, *moments: int, options: tuple[tuple[str, str], ...] = ()) -> list[Match]:
    """One random game after so many moves each, as far as it went, and at its end."""
    match = Match.begin(games.find(game), players, dict(options), Deal.seeded(seed))
    for _ in walk(match, seed, match.game.meta.longest):
        pass
    return [match.at(count) for count in (*moments, match.count) if count <= match.count]


def rendered(parts: Iterable[RenderableType], width: int = 100) -> str:
    """As a terminal of that width shows it."""
    paper = StringIO()
    console = Console(file=paper, width=width, color_system=None)
    for part in parts:
        console.print(part)
    return paper.getvalue()


def scene(match: Match, lang: str = "en", player: int | None = None, face: Face | None = None, **more: Any) -> Scene:
    """The position as a player sees it, the one to move if none is named."""
    seat = player if player is not None else (match.actors or (0,))[0]
    offered = match.legal(seat) if seat in match.actors else ()
    return _scene(match.view(seat), seat, match.actors, offered, lang, face, **more)


def arranged(found: Arranged, lang: str = "en", seat: int | None = None, **more: Any) -> Scene:
    """An arranged position as a player sees it who is to move: the one whose turn it is, if none is named."""
    seat = int(found.game.whose(found.s)) if seat is None else seat
    return _scene(View(found.game, bytes(found.s.buffer), seat), seat, (seat,), sorted(found.legal), lang, **more)


def _scene(
    view: View,
    seat: int,
    actors: tuple[int, ...],
    offered: Iterable[str],
    lang: str,
    face: Face | None = None,
    **more: Any,
) -> Scene:
    face = face or face_of(view.game)
    words, acts = face.words(lang), dict[str, tuple[Act, ...]]()
    for action in offered:
        if where := face.place(view, action):
            acts[where] = (*acts.get(where, ()), Act((action,)))
    names = [words.noun(f"player-{colour}") for colour in view.game.meta.colours[: view.players]]
    seats = tuple(Seat(n, name, "you" if n == seat else "bot", "greedy") for n, name in enumerate(names))
    return Scene(view, words, seats, seat, actors, acts, **more)


def drawings(page: Desk | Phone) -> tuple[Drawing, ...]:
    """All that a page is made of."""
    if isinstance(page, Desk):
        return page.left, page.centre, page.right
    return page.seats, page.board, *(drawing for _, _, drawing in page.tabs)


def tree(drawing: Drawing) -> ElementTree.Element:
    """A whole drawing as a tree, which it is only when its markup is sound."""
    return ElementTree.fromstring(f"<div>{fill(drawing.frame, drawing.parts)}</div>")


def inside(part: str) -> ElementTree.Element:
    """A part of a drawing as a tree."""
    return ElementTree.fromstring(f"<svg>{part}</svg>")


def by_place(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {el.attrib["data-el"]: el for el in root.iter() if "data-el" in el.attrib}


def texts(root: ElementTree.Element) -> list[str]:
    return [el.text or "" for el in root.iter() if el.tag == "text"]


def symbols(root: ElementTree.Element) -> list[str]:
    return [el.attrib["href"].removeprefix("#") for el in root.iter() if el.tag == "use"]


def drawn_places(face: Face, scene: Scene) -> list[str]:
    """Every place that is drawn, on a desk or on a phone."""
    desk, phone = face.desk(scene), face.phone(scene)
    drawings = (desk.left, desk.centre, desk.right, phone.seats, phone.board, *(tab for _, _, tab in phone.tabs))
    html = "".join(str(part) for drawing in drawings for part in (drawing.frame, *drawing.parts.values()))
    return sorted(set(re.findall(r'data-el="([^"]+)"', html)))
