"""The hiring area, the queue and the bag; the round track."""

from __future__ import annotations

from entrepot.games.nippon.actions import COLOURS
from entrepot.games.nippon.box.tables import QUEUE_ROWS
from entrepot.games.nippon.face.drawn.board.hiring import cell, cell_of, moving_up, queue, queue_of
from entrepot.games.nippon.face.drawn.board.rounds import rounds, track_of
from entrepot.games.nippon.face.drawn.parts import hired_cell, hired_piece
from entrepot.paper.face import Scene
from entrepot.testing.scenes import arranged, by_place, inside, scene, symbols, texts
from tests.games.nippon.drawn.scenes import game
from tests.games.nippon.position import GREEN, PINK, position


def drawn(now: Scene, number: int):
    """A hiring cell, from 1."""
    return inside(cell(cell_of(now, number - 1), now.words))


def pieces(root) -> list[str]:
    return [el.attrib["data-piece"] for el in root.iter() if "data-piece" in el.attrib]


def test_workers_of_a_colour_are_one_place() -> None:
    root = drawn(arranged(position(players=3).hiring(1, "red", "white", "red")), 1)
    found = by_place(root)
    assert symbols(found["worker-1-red"]) == ["nz-worker-red"] * 2
    assert symbols(found["worker-1-white"]) == ["nz-worker-white"]
    assert pieces(root) == ["hire-1-white-0", "hire-1-red-0", "hire-1-red-1"]


def test_prices_and_activations_stand_at_their_action() -> None:
    now = scene(game(4, 1, 0))
    found = {place: el for n in range(1, 6) for place, el in by_place(drawn(now, n)).items()}
    dots = {
        place: sum(el.attrib.get("class") == "dot" for el in found[place].iter())
        for place in found
        if place.startswith("action-")
    }
    assert len(dots) == 9 and sum(dots.values()) == 3 * 1 + 6 * 3
    assert "1·3·6" in texts(found["action-science"]) and "2·3·4" in texts(found["action-production"])
    assert "6" in texts(found["action-factory"]) and "5" in texts(found["action-machines"])
    assert texts(found["action-markets"])[:9] == ["1", "2", "3", "3", "4", "5", "5", "6", "7"]


def test_the_hired_worker_leaves_a_shade_and_keeps_its_name() -> None:
    found = position(players=2).supply(GREEN, 9).hiring(1, "red", "red", "blue").take("act:science")
    before = pieces(drawn(arranged(found), 1))
    assert hired_piece(found.s) == ""
    found.take("hire:red")
    root = drawn(arranged(found), 1)
    assert hired_piece(found.s) == "hire-1-red-1" and set(before) - set(pieces(root)) == {"hire-1-red-1"}
    assert hired_cell(found.s, GREEN) == 0 and hired_cell(found.s, PINK) < 0
    assert any(el.attrib.get("class") == "shade" for el in root.iter())
    assert any(el.attrib.get("class") == "plate chosen" for el in root.iter())


def test_a_row_moves_up_into_the_cell_that_is_empty() -> None:
    found = position(players=4).queue(("red", "blue", "red"), ("grey", "grey", "grey")).hiring(2)
    assert moving_up(found.s)[0] == ("hire-2-red-0", "hire-2-blue-0", "hire-2-red-1")
    assert moving_up(found.s)[1] == ("", "", "")


def test_the_queue_shows_its_zones_and_the_next_row() -> None:
    for players in (1, 2, 3, 4):
        now = scene(game(players, 1, 0))
        root = inside(queue(queue_of(now), now.words))
        off = [el for el in root.iter("circle") if el.attrib["class"] == "cell off"]
        assert len(off) == 3 * (5 - QUEUE_ROWS[players])
        assert sum(el.attrib.get("class") == "next" for el in root.iter()) == 1
        assert sum(el.attrib.get("class") == "brk" for el in root.iter()) == 3
    empty = arranged(position(players=2).empty_queue())
    assert 'class="next"' not in queue(queue_of(empty), empty.words)


def test_the_bag_is_counted_by_colour() -> None:
    match = game(3, 5, 100)
    now = scene(match)
    found = by_place(inside(queue(queue_of(now), now.words)))
    for n, colour in enumerate(COLOURS):
        assert texts(found[f"bag-{colour}"]) == [str(match.position.s.bag[n])]
    assert f"{sum(match.position.s.bag[n] for n in range(6))} left" in queue(queue_of(now), now.words)


# --- the round track


def track(now: Scene):
    return inside(rounds(track_of(now), now.words))


def test_the_markers_lie_on_their_spaces() -> None:
    for space in range(1, 9):
        found = position(players=4).round(space)
        root = track(arranged(found))
        rings = [el for el in root.iter("circle") if el.attrib["class"] == "marker"]
        spaces = [el for el in root.iter("circle") if el.attrib["class"].startswith("space")]
        assert len(spaces) == 8 and rings[0].attrib["cx"] == spaces[space - 1].attrib["cx"]
        second = [el for el in root.iter("circle") if el.attrib["class"] == "marker two"]
        assert len(second) == (space <= 5) and all(el.attrib["cx"] == spaces[5].attrib["cx"] for el in second)


def test_the_period_that_is_scored_next_is_tinted() -> None:
    said = {1: ["scores next", "later"], 4: ["scored", "scores next"], 6: ["scored", "scored"]}
    for space, words in said.items():
        root = track(arranged(position(players=4).round(space)))
        assert [one for one in texts(root) if one in ("scored", "scores next", "later")] == words
        assert sum(el.attrib.get("class") == "period on" for el in root.iter()) == 1


def test_with_two_contenders_the_second_value_is_not_used() -> None:
    for players, values in ((1, ["10", "6", "2"]), (2, ["10", "6", "2"]), (3, ["10", "8", "6", "2"])):
        found = [one for one in texts(track(scene(game(players, 1, 0)))) if one.isdigit()]
        assert found[2 : 2 + len(values)] == values


def test_who_holds_the_second_marker_is_shown() -> None:
    found = position(players=4).round(6)
    found.s.holder = 2
    assert symbols(track(arranged(found))) == ["c-seat-2"]
