"""The course of a previewed move over the chart, and what is paid on it."""

from __future__ import annotations

from entrepot.engine.match.match import Match
from entrepot.games.yokohama.actions import AREAS, TECHNOLOGIES
from entrepot.games.yokohama.box.tables import CARD_NAME
from entrepot.games.yokohama.face.drawn.board.centre import centre
from entrepot.games.yokohama.record import NOBODY
from entrepot.testing.scenes import scene
from tests.games.yokohama.drawn.scenes import game


def arranged(**options: str) -> tuple[Match, tuple[str, ...]]:
    """Seat 0 stands at the left of the second row; the course leads right, where seat 1 stands, and down."""
    match = game(4, 7, 4, **options)
    s = match.position.s
    areas = {s.place[n]: name for n, name in enumerate(AREAS)}
    s.turn = 0
    s.station = NOBODY
    course = [areas[n] for n in (7, 8, 13)]
    s.president[0], s.president[1] = AREAS.index(course[0]), AREAS.index(course[1])
    return match, tuple(f"area-{name}" for name in course)


def drawn(match: Match, course: tuple[str, ...]) -> dict[str, str]:
    return {**centre(scene(match, player=0, course=course)).parts}


def test_a_course_is_dashed_with_a_head_and_a_toll() -> None:
    match, course = arranged()
    part = drawn(match, course)["part-course"]
    assert 'class="course"' in part and 'class="head"' in part
    assert part.count('class="toll"') == 1 and "#c-seat-1" in part


def test_the_piece_is_shown_where_it_would_come() -> None:
    match, course = arranged()
    parts = drawn(match, course)
    assert 'class="preview"' in parts[f"part-pieces-{course[-1].removeprefix('area-')}"]
    assert sum('class="preview"' in part for part in parts.values()) == 1


def test_who_owns_the_stagecoach_pays_nobody() -> None:
    match, course = arranged()
    card = [int(name) for name in CARD_NAME].index(TECHNOLOGIES.index("stagecoach"))
    match.position.s.technologies[0] |= 1 << card
    assert 'class="toll"' not in drawn(match, course)["part-course"]


def test_the_owner_of_the_station_enters_it_for_nothing_where_it_is_entered_on_foot() -> None:
    for choice, tolls in (("direct", 1), ("walk", 0)):
        match, course = arranged(station=choice)
        s = match.position.s
        s.station = s.president[1]
        assert drawn(match, course)["part-course"].count('class="toll"') == 1  # nobody owns it
        s.technologies[0] |= 1 << [int(name) for name in CARD_NAME].index(TECHNOLOGIES.index("station"))
        assert drawn(match, course)["part-course"].count('class="toll"') == tolls


def test_the_canal_is_paid_to_nobody() -> None:
    match, _ = arranged()
    s = match.position.s
    canal = AREAS.index("canal")
    beside = next(n for n in range(18) if (s.neighbours[canal] >> n) & 1)
    s.president[0], s.president[1] = beside, NOBODY
    part = drawn(match, ("area-" + AREAS[beside], "area-canal"))["part-course"]
    assert 'class="toll"' in part and "#c-seat" not in part


def test_a_course_may_leave_out_its_start() -> None:
    match, course = arranged()
    assert drawn(match, course)["part-course"] == drawn(match, course[1:])["part-course"]


def test_without_a_course_nothing_is_drawn() -> None:
    match, course = arranged()
    assert not drawn(match, ())["part-course"]
    match.position.s.president[0] = NOBODY
    assert not drawn(match, course[-1:])["part-course"]
