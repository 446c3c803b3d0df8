"""Charts: everything is inside the frame, areas lie on each other without a gap, and none is told by colour alone."""

import re

from entrepot.web.pages.charts import HEIGHT, TINTS, WIDTHS, areas, lines


def shapes(html):
    """The points of every polygon, by its tint."""
    found = re.findall(r'<polygon points="([^"]+)" class="area tint-(\d)"', html)
    return [(int(tint), [tuple(map(float, point.split(","))) for point in points.split()]) for points, tint in found]


def test_areas_lie_on_each_other():
    html = areas([(4, 6), (10, 10), (30, 50)], "points", WIDTHS["phone"])
    (_, first), (_, second) = shapes(html)
    over, under = first[:3], second[3:][::-1]
    assert over == under, "the second begins where the first ends"
    assert first[3:][::-1][0][1] == first[3:][0][1], "the first lies on a straight line"
    assert all(0 <= x <= WIDTHS["phone"] and 0 <= y <= HEIGHT for _, one in shapes(html) for x, y in one)


def test_what_is_less_than_nothing_hangs_below_and_nothing_jumps():
    html = areas([(20, -8, 5), (20, 8, 5), (20, -8, 5)], "points")
    found = shapes(html)
    assert [tint for tint, _ in found] == [0, 1, 1, 2]  # the second both above and below
    line = found[0][1][3][1]
    above, below = (max(y for _, y in one) for _, one in found[1:3])
    assert above < line < below <= HEIGHT
    third = found[3][1]
    assert third[0][1] == third[2][1] > third[1][1]  # it is lifted where the second is above


def test_a_row_that_is_never_anything_is_not_drawn():
    assert [tint for tint, _ in shapes(areas([(9, 0.1, 5), (9, -0.2, 5)], "points"))] == [0, 2]


def test_areas_have_their_numbers_where_there_is_room():
    numbers = re.findall(r'area-number">(\d+)<', areas([(50, 1, 40)] * 30, "points"))
    assert numbers == ["1", "3"]
    html = areas([tuple([10] * (TINTS + 2))] * 9, "points")
    assert [tint for tint, _ in shapes(html)] == [n % TINTS for n in range(TINTS + 2)]


def test_the_first_time_has_the_number_it_is_given():
    for first in (0, 1):
        times = re.findall(r'middle">(\d+)<', lines([(1, 2)] * 9, "points", first=first))
        assert times == [str(n + first) for n in (0, 2, 4, 6, 8)]
