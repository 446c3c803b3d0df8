"""Courses: where a walk can end, by its cheapest way, and what a seat may do with or without them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from entrepot.web.courses import courses
from entrepot.web.live import Settings
from entrepot.web.scenes import Viewer, acts_of
from tests.web import rooms
from tests.web.rooms import ANN, BOB, CAT
from tests.web.test_leak import twin_of


@pytest.fixture(scope="module")
def room(tmp_path_factory):
    with rooms.opened(tmp_path_factory.mktemp("courses")) as found:
        yield found


@pytest.fixture(scope="module")
def face(room):
    return room.house.face("yokohama")


def walking(seeds, most):
    """Positions in which somebody may walk."""
    found = []
    for seed in seeds:
        for _, match in rooms.positions(3, seed):
            seat = match.actors[0]
            if match.view(seat).asked == "moving" and any(a.startswith("step:") for a in match.legal(seat)):
                found.append((match, seat))
            if len(found) == most:
                return found
    return found


def money(match, seat):
    return match.position.s.yen[seat]


def goes_on(match, seat, face):
    return seat in match.actors and any(verb in face.walk for verb in match.game.asks[match.view(seat).asked])


def all_walks(match, seat, face, way=()):
    """Every walk of a few steps, none of them twice: it is stopped, or its last step ends it."""
    for name in match.legal(seat):
        verb = name.partition(":")[0]
        if verb == face.arrive and way:
            yield (*way, name)
        if verb in face.walk and name not in way and len(way) < 4:
            there = match.copy()
            there.take(seat, name)
            if there.position.s.revealed != match.position.s.revealed or not goes_on(there, seat, face):
                yield (*way, name)
            else:
                yield from all_walks(there, seat, face, (*way, name))


def end(way, face):
    """The last step."""
    return way[-2] if way[-1] == face.arrive else way[-1]


def cost(match, seat, way):
    """Money, then steps, of a walk that is stopped."""
    there = match.copy()
    there.take(seat, way[:-1])
    return money(match, seat) - money(there, seat), len(way)


def check(match, seat, face):
    """Each place has one course, which can be taken and costs no more than any other; places found and all places."""
    all_found = courses(match.game, face, match.position, seat)
    found = {end(course, face): course for course in all_found}
    assert len(found) == len(all_found)
    for course in all_found:
        match.copy().take(seat, course)
    walks = list(all_walks(match, seat, face))
    for way in walks:
        course = found.get(end(way, face), way)
        if way[-1] == course[-1] == face.arrive:
            assert cost(match, seat, course) <= cost(match, seat, way), (course, way)
    ends = {end(way, face) for way in walks}
    return len(ends & set(found)), len(ends)


def test_courses_are_the_cheapest_walks(face):
    for match, seat in walking([1], 3):
        found, there = check(match, seat, face)
        assert found == there > 0


@pytest.mark.slow
def test_courses_are_the_cheapest_walks_nearly_everywhere(face):
    """Some places can only be reached by a way that is not the cheapest to what lies before them; few of them fail."""
    counted = [check(match, seat, face) for match, seat in walking(range(1, 10), 100)]
    assert len(counted) == 100
    assert sum(found for found, _ in counted) >= 0.98 * sum(there for _, there in counted)


def test_a_course_does_not_depend_on_what_is_hidden(face):
    for match, seat in walking([2], 3):
        position = match.position
        twin = type(position)(position.back, twin_of(bytes(position.record), seat, 5))
        assert courses(match.game, face, twin, seat) == courses(match.game, face, position, seat)


def test_looking_for_courses_changes_nothing(face):
    match, seat = walking([1], 1)[0]
    before = bytes(match.position.record)
    courses(match.game, face, match.position, seat)
    assert bytes(match.position.record) == before


def test_without_walks_there_are_no_courses(face):
    record, seat = rooms.moment_of("placing")
    position = type(rooms.walked().position)(rooms.walked().position.back, record)
    assert courses(rooms.walked().game, face, position, seat) == []


def found_in(one, face):
    match, seat = one
    return courses(match.game, face, match.position, seat)


def test_a_far_place_is_one_click_or_step_by_step(room, face):
    match, seat = next(one for one in walking([1], 9) if any("stop" in c for c in found_in(one, face)))
    table = room.seated(ANN, BOB, CAT, start=bytes(match.position.record))
    viewer = Viewer((ANN, BOB, CAT)[seat], seat, Settings())
    far = [act for acts in acts_of(table, viewer, face, table.match, table.match.view(seat)).values() for act in acts]
    slow = replace(viewer, settings=Settings(steps=True))
    near = [act for acts in acts_of(table, slow, face, table.match, table.match.view(seat)).values() for act in acts]
    assert sorted(act.name for act in near) == sorted(match.legal(seat))
    courses_found = [act for act in far if len(act.actions) > 1]
    assert courses_found and {act.name for act in far if len(act.actions) == 1} <= {act.name for act in near}
    for act in far:
        match.copy().take(seat, act.actions)


def test_who_is_not_to_act_can_do_nothing(room, face):
    match, seat = walking([1], 1)[0]
    table = room.seated(ANN, BOB, CAT, start=bytes(match.position.record))
    other = (seat + 1) % 3
    assert (
        acts_of(table, Viewer((ANN, BOB, CAT)[other], other, Settings()), face, table.match, table.match.view(other))
        == {}
    )
    assert acts_of(table, Viewer("x", None, Settings()), face, table.match, table.match.view()) == {}
