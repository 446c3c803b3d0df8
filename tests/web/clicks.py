"""Random clicks where nothing can be done, and what they are told."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import entrepot
from entrepot import games
from entrepot.engine.match.match import Match
from entrepot.engine.proof.settings import settings
from entrepot.engine.proof.subjects import Subjects, subjects_of
from entrepot.paper.face import Face, Scene, Seat
from entrepot.paper.faces import face_of
from entrepot.testing.scenes import drawn_places
from entrepot.web.seen.courses import acts
from entrepot.web.seen.reasons import why_not


@dataclass(frozen=True)
class Click:
    """What was asked, where somebody clicked, and the answer."""

    asked: str
    place: str
    rule: str
    sentence: str
    off_point: bool  # the rule is about nothing that the place is about

    @property
    def kind(self) -> str:
        return self.place.partition("-")[0]


def clicks(game: str, lang: str, seed: int, a_position: int) -> Iterator[Click]:
    """On random places of a desk or a phone, so many in each position of random games with random options."""
    dice = random.Random(seed)
    for match, seat in _positions(game, dice):
        if dice.random() < 0.7:
            continue  # positions apart
        face = face_of(match.game)
        words, view = face.words(lang), match.view(seat)
        offered = acts(match.game, face, match.position, seat, words, False) | dict(face.plans(view, words))
        offered.pop("", None)  # buttons have no place
        seats = tuple(Seat(n, name, "you" if n == seat else "bot") for n, name in enumerate(match.seats))
        scene = Scene(view, words, seats, seat, match.actors, offered)
        dead = [place for place in drawn_places(face, scene) if place not in offered]
        for place in dice.choices(dead, k=a_position):
            rule, sentence = why_not(match, seat, face, words, place)
            yield Click(view.asked, place, rule, sentence, not on_point(game, face, place, rule))


def about(face: Face, place: str) -> tuple[str, ...]:
    """The subjects of a place, else those of its kind."""
    return face.subjects.get(place) or face.subjects.get(place.partition("-")[0], ())


@cache
def subjects(game: str) -> Subjects:
    return subjects_of(games.meta(game))


def on_point(game: str, face: Face, place: str, rule: str) -> bool:
    """Whether a rule names something that the place is about; a face need not say what its places are about."""
    anywhere = not face.subjects or rule in face.subjects.get("", ())
    return anywhere or not subjects(game)[rule].isdisjoint(about(face, place))


def _positions(game: str, dice: random.Random) -> Iterator[tuple[Match, int]]:
    """Positions of random games, and who is asked there."""
    tried = settings(games.meta(game))
    while True:
        players, options = dice.choice(tried)
        match = entrepot.new(game, players, seed=dice.getrandbits(32), **options)
        while not match.over:
            seat = dice.choice(match.actors)
            yield match, seat
            match.take(seat, dice.choice(match.legal(seat)))
