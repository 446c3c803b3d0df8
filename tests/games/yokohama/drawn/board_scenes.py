"""Scenes for the tests of the drawings: what a page would be drawn from."""

from __future__ import annotations

import random
from collections.abc import Iterator
from xml.etree import ElementTree

import entrepot
from entrepot.engine.match.match import Match, View
from entrepot.games.yokohama.face.drawn.places import place
from entrepot.games.yokohama.words import words
from entrepot.paper.face import Act, Drawing, Scene
from entrepot.paper.svg import fill


def acts(match: Match, player: int, view: View) -> dict[str, tuple[Act, ...]]:
    """Everything a player may do now, by its place."""
    found: dict[str, tuple[Act, ...]] = {}
    for action in match.legal(player):
        where = place(view, action)
        if where:
            found[where] = (*found.get(where, ()), Act((action,)))
    return found


def scene(match: Match, lang: str = "en", player: int | None = None, **more: object) -> Scene:
    """The position as the player to move sees it."""
    seat = player if player is not None else (match.actors or (0,))[0]
    view = match.view(seat)
    offered = acts(match, seat, view) if seat in match.actors else {}
    return Scene(view, words(lang), (), seat, match.actors, offered, **more)  # type: ignore[arg-type]


def game(players: int, seed: int, steps: int, **options: object) -> Match:
    """A random game after so many moves."""
    match = entrepot.new("yokohama", players=players, seed=seed, **options)
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
    return ElementTree.fromstring(str(fill(drawing.frame, drawing.parts)))


def by_place(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {el.attrib["data-el"]: el for el in root.iter() if "data-el" in el.attrib}
