"""Scenes for the tests of the drawings: what a page would be drawn from."""

from __future__ import annotations

import random
from collections.abc import Iterator
from xml.etree import ElementTree

import entrepot
from entrepot.engine.match.match import Match, View
from entrepot.games.nippon.face.drawn.places import place
from entrepot.games.nippon.game import GAME
from entrepot.games.nippon.words import words
from entrepot.paper.face import Act, Drawing, Scene
from entrepot.paper.svg import fill
from tests.games.nippon.position import Position


def by_places(view: View, actions: list[str]) -> dict[str, tuple[Act, ...]]:
    """Actions by the place where they are done."""
    found: dict[str, tuple[Act, ...]] = {}
    for action in actions:
        where = place(view, action)
        if where:
            found[where] = (*found.get(where, ()), Act((action,)))
    return found


def scene(match: Match, lang: str = "en", player: int | None = None, **more: object) -> Scene:
    """The position as the player to move sees it."""
    seat = player if player is not None else (match.actors or (0,))[0]
    view = match.view(seat)
    offered = by_places(view, match.legal(seat)) if seat in match.actors else {}
    return Scene(view, words(lang), (), seat, match.actors, offered, **more)  # type: ignore[arg-type]


def arranged(found: Position, lang: str = "en", **more: object) -> Scene:
    """An arranged position as the player to move sees it."""
    seat = found.s.actor
    view = View(GAME, bytes(found.s.buffer), seat)
    offered = by_places(view, sorted(found.legal))
    return Scene(view, words(lang), (), seat, (seat,), offered, **more)  # type: ignore[arg-type]


def game(players: int, seed: int, steps: int, **options: object) -> Match:
    """A random game after so many moves."""
    match = entrepot.new("nippon", players=players, seed=seed, **options)
    for _ in walk(match, seed, steps):
        pass
    return match


def walk(match: Match, seed: int, steps: int) -> Iterator[Match]:
    """Random moves; the match is given back before each of them."""
    rng = random.Random(seed)
    for _ in range(steps):
        if match.over:
            return
        yield match
        player = match.actors[0]
        match.take(player, rng.choice(match.legal(player)))


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
