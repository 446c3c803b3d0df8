"""Whole scenes to draw: positions of random games as a seat sees them, with what may be done at its place."""

import random
import re
from collections import defaultdict

import entrepot
from entrepot.games.yokohama.face.drawn.face import FACE
from entrepot.games.yokohama.meta import META
from entrepot.paper.face import Act, Scene, Seat
from entrepot.paper.svg import fill

PLACE = re.compile(r'data-el="([^"]+)"')
OFFER = re.compile(r'<[a-z]+[^>]*data-el="([^"]+)"[^>]*data-acts="([^"]*)"')


def played(players=4, seed=1, moves=0, **options):
    """A game after some random moves."""
    match = entrepot.new("yokohama", players=players, seed=seed, **options)
    rng = random.Random(seed)
    for _ in range(moves):
        if match.over:
            break
        step(match, rng)
    return match


def step(match, rng):
    """One random move; returns who took what."""
    player = match.actors[0]
    action = rng.choice(match.legal(player))
    match.take(player, action)
    return player, action


def until(match, *kinds, limit=4000):
    """Play on until a decision of one of these kinds."""
    rng = random.Random(5)
    for _ in range(limit):
        if match.view(match.actors[0]).asked in kinds:
            return match
        step(match, rng)
    raise AssertionError(f"no decision of the kinds {kinds}")


def seats(match, viewer, words):
    count = match.position.s.players
    kinds = ["you" if n == viewer else "bot" for n in range(count)]
    return tuple(Seat(n, words.noun(f"player-{META.colours[n]}"), kinds[n], "greedy") for n in range(count))


def scene(match, viewer=0, lang="en", **more):
    """What a seat sees and may do now."""
    words = FACE.words(lang)
    view = match.view(viewer)
    acts = defaultdict(tuple)
    if viewer is not None and viewer in match.actors:
        for action in match.legal(viewer):
            place = FACE.place(view, action)
            if place is not None:
                acts[place] += (Act((action,)),)
    return Scene(view, words, seats(match, viewer, words), viewer, tuple(match.actors), dict(acts), **more)


def drawn(drawing):
    return str(fill(drawing.frame, drawing.parts))


def desk(scene):
    found = FACE.desk(scene)
    return "".join(drawn(column) for column in (found.left, found.centre, found.right))


def phone(scene):
    found = FACE.phone(scene)
    return "".join(drawn(drawing) for drawing in (found.seats, found.board, *(tab[2] for tab in found.tabs)))


def offers(html):
    """What each place offers in a drawing."""
    return dict(OFFER.findall(html))
