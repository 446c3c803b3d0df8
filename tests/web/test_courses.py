"""Courses: every walk that can end is offered, and none goes on to answer the next question."""

import random

import entrepot
from entrepot.games.yokohama.face import drawn_face
from entrepot.web.courses import courses

FACE = drawn_face()


def walks(moves=400, seed=2):
    """Decisions of random play in which somebody may walk, with the courses there."""
    match, dice = entrepot.new("yokohama", players=3, seed=seed), random.Random(seed)
    while match.count < moves and not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        if any(name.startswith("step:") for name in legal):
            yield match, seat, courses(match.game, FACE, match.position, seat)
        match.take(seat, dice.choice(legal))


def after(match, seat, actions):
    trial = match.copy()
    trial.take(seat, actions)
    return trial


def may_end(match, seat, step):
    there = after(match, seat, [step])
    return seat not in there.actors or there.view(seat).asked != "walking" or FACE.arrive in there.legal(seat)


def test_every_area_beside_is_the_end_of_a_course():
    """Unless one may not stop there."""
    for match, seat, found in walks():
        steps = {name for name in match.legal(seat) if name.startswith("step:") and may_end(match, seat, name)}
        for step in steps:
            there = after(match, seat, [step])
            assert FACE.reached(there.view(seat)) in found


def test_a_walk_that_ends_by_itself_is_not_stopped():
    """Its last step is forced to be the last; a stop after it would answer what is asked at the area."""
    by_itself = 0
    for match, seat, found in walks():
        for course in found.values():
            way = [name for name in course if name != FACE.arrive]
            still = after(match, seat, way)
            walking = seat in still.actors and still.view(seat).asked == "walking"
            assert walking == (course[-1] == FACE.arrive)
            by_itself += not walking
    assert by_itself


def test_a_course_is_offered_where_it_leads():
    """Also one that is forced on from the Canal, where nobody may stop."""
    forced = 0
    for seed in range(2, 8):
        for match, seat, found in walks(seed=seed):
            assert "area-canal" not in found
            for place, course in found.items():
                way = [name for name in course if name != FACE.arrive]
                assert FACE.reached(after(match, seat, way).view(seat)) == place
                forced += FACE.place(match.view(seat), way[-1]) != place
    assert forced
