"""The phone: seats, the board at low detail, tabs, chips and the sheet."""

import re

import pytest

from entrepot.games.yokohama.actions import AREAS
from entrepot.games.yokohama.face.drawn.face import FACE
from entrepot.games.yokohama.face.drawn.phone.mini import HEIGHT, TALL, WIDTH, cells
from tests.games.yokohama.drawn.whole import drawn, offers, played, scene, until

TARGET = 44  # pixels that a finger needs


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cells_fill_the_width_and_are_large_enough_for_a_finger(players):
    found = cells(players)
    assert len(found) == {2: 10, 3: 14, 4: 18}[players]
    assert all(cell.width >= TARGET and TALL >= TARGET for cell in found)
    assert min(cell.x for cell in found) >= 0 and max(cell.x + cell.width for cell in found) <= WIDTH
    assert max(cell.y + TALL for cell in found) <= HEIGHT
    for one in found:
        beside = [other for other in found if other.y == one.y and other.x > one.x]
        assert all(other.x >= one.x + one.width for other in beside)


def test_there_is_a_part_for_every_area_and_no_part_twice():
    found = FACE.phone(scene(played(3, 4, 60)))
    drawings = (found.seats, found.board, *(tab[2] for tab in found.tabs))
    names = [name for drawing in drawings for name in drawing.parts]
    assert len(names) == len(set(names))
    for drawing in drawings:
        for name in drawing.parts:
            assert f'id="{name}"' in drawing.frame and f"<!--{name}-->" in drawing.frame
    s = played(3, 4, 60).position.s
    assert {f"part-area-{name}" for n, name in enumerate(AREAS) if s.place[n] != -1} <= set(names)


def test_the_tabs_have_icons_and_words():
    found = scene(played(4, 4, 20))
    for icon, label, _ in FACE.phone(found).tabs:
        assert re.match(r"(c|yk)-", icon) and label in found.words.ids


@pytest.mark.parametrize("kind", ["port", "laboratory", "building", "token", "any_goods"])
def test_what_is_chosen_away_from_the_areas_is_a_chip_under_the_board(kind):
    match = until(played(4, 11), kind)
    found = scene(match, match.actors[0])
    chips = offers(str(FACE.phone(found).board.parts["part-choices"]))
    assert chips and set(chips) == {place for place in found.acts if not place.startswith("area-")}


def test_nothing_to_choose_means_no_chips():
    assert str(FACE.phone(scene(played(4, 4, 60), None)).board.parts["part-choices"]) == ""


def test_a_legal_area_shows_the_power_one_would_have():
    match = until(played(4, 11, 60), "moving")
    viewer = match.actors[0]
    found = scene(match, viewer)
    legal = [place for place in found.acts if place.startswith("area-")]
    assert legal
    for place in legal:
        part = str(FACE.phone(found).board.parts[f"part-{place}"])
        shown = int(re.search(r'class="will"/><text[^>]*>(\d)', part)[1])
        area = AREAS.index(place.removeprefix("area-"))
        assert 1 < shown <= 5 and match.position.s.assistants[viewer, area] < shown


def test_a_course_is_drawn_through_its_places():
    match = played(4, 4, 60)
    with_course = scene(match, course=("area-bank", "area-church", "area-port_a"))
    part = str(FACE.phone(with_course).board.parts["part-course"])
    assert 'class="course"' in part and part.count("L") == 4
    assert str(FACE.phone(scene(match)).board.parts["part-course"]) == ""


def test_the_market_holds_every_slot_and_space_in_play():
    html = drawn(FACE.phone(scene(played(2, 4, 20))).tabs[0][2])
    assert len(re.findall(r'data-el="port-a\d"', html)) == 6 and 'data-el="port-b' not in html
    assert len(re.findall(r'data-el="lab-a\d"', html)) == 6
    assert len(re.findall(r'data-el="church-\d"', html)) == len(re.findall(r'data-el="customs-\d"', html)) == 8


def test_the_sheet_of_an_area_boxes_the_column_that_would_be_used():
    match = until(played(4, 11, 60), "moving")
    found = scene(match, match.actors[0])
    place = next(place for place in found.acts if place.startswith("area-"))
    assert 'class="will"' in FACE.sheet(found, place)
    quiet = scene(match, None)
    assert 'class="will"' not in FACE.sheet(quiet, place)
    assert FACE.sheet(quiet, place).count('class="plot') == 5
