"""The map: markets, stations, who leads, and what a preview shows."""

from __future__ import annotations

from entrepot.games.nippon.actions import CELLS, REGIONS
from entrepot.games.nippon.box.tables import PRINTED, TRAIN_CELLS
from entrepot.games.nippon.face.drawn.board.regions import region, region_of, standing
from entrepot.games.nippon.face.drawn.parts import GOODS
from entrepot.games.nippon.record import NOBODY
from entrepot.games.nippon.rules.influence import foreign_influence, influence_of
from entrepot.games.nippon.rules.markets import demand_at
from entrepot.paper.face import Scene
from entrepot.testing.scenes import arranged, by_place, inside, scene, symbols, texts
from tests.games.nippon.drawn.scenes import game
from tests.games.nippon.position import GREEN, PURPLE, position


def drawn(now: Scene, number: int):
    return inside(region(region_of(now, number), now.words))


def test_a_cell_shows_its_token_or_what_is_printed() -> None:
    match = game(4, 6, 300)
    s = match.position.s
    for number in range(4):
        found = by_place(drawn(scene(match), number))
        for cell in range(number * 8, number * 8 + 8):
            el = found[f"cell-{CELLS[cell]}"]
            value = s.token[cell] or PRINTED[cell]
            assert texts(el) == ([str(value)] if value else [])
            assert (f"c-seat-{s.owner[cell]}" in symbols(el)) == bool(s.token[cell])


def test_a_demand_token_faces_its_cells() -> None:
    """North, east, south, west: the goods lie nearest to the cell that asks for them."""
    match = game(3, 2, 0)
    s = match.position.s
    for number in range(4):
        uses = [el for el in drawn(scene(match), number).iter() if el.attrib.get("class") == "still"]
        icons = [el.attrib["href"].removeprefix("#") for el in uses if el.tag == "use"]
        asked = [GOODS[int(demand_at(s, cell))] for cell in range(number * 8, number * 8 + 8)]
        assert sorted(icons) == sorted(asked)
        upper = 0 if REGIONS[number] == "kansai" else 1
        assert icons[:4] == asked[upper * 4 : upper * 4 + 4]
        assert [(float(el.attrib["x"]) + 8, float(el.attrib["y"]) + 8) for el in uses[:4]] == [
            (51, 39),
            (63, 51),
            (51, 63),
            (39, 51),
        ]


def test_stations_not_in_use_are_pale() -> None:
    for players in (1, 2, 3, 4):
        root = drawn(scene(game(players, 1, 0)), 0)
        assert sum(el.attrib.get("class") == "tcell off" for el in root.iter()) == 7 - TRAIN_CELLS[players]


def test_markets_that_hold_fewer_tokens_say_how_many() -> None:
    for players, pips in ((2, 2), (3, 3), (4, 0)):
        root = drawn(scene(game(players, 1, 0)), 1)
        assert sum("pip" in el.attrib.get("class", "").split() for el in root.iter()) == 2 * pips
    found = position(players=2).influence(GREEN, "kyoto_n", 3)
    assert sum(el.attrib.get("class") == "pip on" for el in drawn(arranged(found), 1).iter()) == 1


def test_the_standing_is_what_the_rules_count() -> None:
    s = game(4, 6, 300).position.s
    for number in range(4):
        found = standing(s, number)
        assert list(found) == sorted(found, key=lambda one: -one[1]) and all(influence for _, influence in found)
        for who, influence in found:
            counted = foreign_influence(s, number) if who == NOBODY else influence_of(s, who, number)
            assert influence == counted


def test_the_standing_is_drawn_inside_its_strip() -> None:
    found = position(players=4)
    for player, (cell, value) in enumerate((("kyoto_n", 7), ("kyoto_e", 6), ("osaka_n", 5), ("osaka_e", 4))):
        found.influence(player, cell, value)
        found.train(player, f"kansai_{player + 1}")
        found.s.trains[1, player + 3] = player
    root = drawn(arranged(found), 1)
    foot = [el for el in root.iter("text") if el.attrib["y"] == "253.5"]
    assert len(foot) == 5 and max(float(el.attrib["x"]) for el in foot) < 148


def test_a_region_that_was_chosen_is_tinted() -> None:
    found = position(players=2).factory(GREEN, "cotton_1a", goods=3).demand("kyoto_n", "cotton")
    assert "region-on" not in region(region_of(arranged(found), 1), arranged(found).words)
    found.acting("markets").take("supply_1:kyoto_n")
    assert "region-on" in region(region_of(arranged(found), 1), arranged(found).words)


def test_a_draft_is_marked_and_a_solo_region_has_its_worker() -> None:
    found = position(players=1).region_colours(kyushu="red")
    now = arranged(found, drafted=frozenset({"cell-fukuoka_n"}))
    root = drawn(now, 0)
    assert "drafted" in by_place(root)["cell-fukuoka_n"].attrib["class"]
    assert "nz-worker-red" in symbols(root)


def test_tokens_keep_their_name_between_hand_and_map() -> None:
    found = position(players=3).influence(PURPLE, "kyoto_n", 4)
    root = drawn(arranged(found), 1)
    assert [el.attrib["data-piece"] for el in root.iter() if "data-piece" in el.attrib] == ["token-2-4-0"]
