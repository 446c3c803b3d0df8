"""Yokohama's component files: the shipped ones are whole, and each kind of broken one is refused with file and line."""

from collections import Counter
from pathlib import Path

import pytest

import entrepot.games.yokohama.box.check as checking
from entrepot.engine.language.components import Components
from entrepot.games.yokohama.box.check import check
from entrepot.testing.breaking import changed, line_of, refused, without

FOLDER = Path(checking.__file__).parent


@pytest.fixture(scope="module")
def c() -> Components:
    return Components.load(FOLDER)


def test_the_shipped_files_pass(c):
    check(c)


@pytest.mark.proves("YK-102", "YK-103", "YK-104", "YK-105", "YK-106", "YK-107", "YK-109")
def test_the_areas_of_each_player_count(c):
    areas = c["areas"]["area"]
    missing = {n: {area["id"] for area in areas if n not in area["players"]} for n in (2, 3, 4)}
    removed = {"laboratory_b", "copper_mine_2", "silk_factory_2", "tea_plantation_2"}
    assert missing == {2: removed | {"port_b", "chinatown", "canal", "fishing_ground_2"}, 3: removed, 4: set()}
    assert [sum(c["areas"]["layout"][f"rows_{n}"]) for n in (2, 3, 4)] == [10, 14, 18]
    assert Counter(area["type"] for area in areas) == {"production": 8, "commercial": 9, "none": 1}
    assert [area["id"] for area in areas if area["type"] == "none"] == ["canal"]


def test_the_orders_add_up(c):
    orders = c["orders"]["order"]
    assert [sum(order["goods"][good] for order in orders) for good in range(4)] == [29, 34, 39, 41]
    assert [sum(order[key] for order in orders) for key in ("vp", "imports", "yen")] == [213, 23, 8]
    flags = {"britain": 11, "usa": 7, "france": 7, "germany": 7, "netherlands": 4}
    assert Counter(order["flag"] for order in orders) == flags


def test_every_order_pays_for_its_goods_and_no_two_are_alike(c):
    orders = c["orders"]["order"]
    assert len({tuple(order["goods"]) for order in orders}) == 36
    for order in orders:
        copper, silk, tea, fish = order["goods"]
        weight = 2 * copper + 1.5 * silk + tea + fish
        pay = order["vp"] + 2.5 * order["imports"] + 0.5 * order["yen"]
        assert 1.35 <= round(pay / weight, 2) <= 1.6, order["id"]
        assert max(order["goods"]) > 1, order["id"]  # the four starting goods never suffice


def test_the_numbers_read_from_the_port_figures_stand(c):
    read = {1: 1, 4: 5, 14: 6, 22: 8, 31: 2, 36: 5, 2: 3, 7: 3, 15: 9, 21: 11, 10: 4, 34: 9}
    assert {id: c.at("orders", f"order[{id}].vp") for id in read} == read
    assert [c.at("orders", f"order[{id}].yen") for id in (14, 36)] == [2, 2]


@pytest.mark.proves("YK-128")
def test_the_technologies_add_up(c):
    technologies = c["technologies"]["technology"]
    values = [technology["value"] for technology in technologies for _ in technology["flags"]]
    assert Counter(values) == {3: 18, 4: 4, 5: 4, 6: 4}
    assert (len(values), sum(values)) == (30, 114)
    assert Counter(len(technology["flags"]) for technology in technologies) == {1: 10, 2: 10}
    flags = Counter(flag for technology in technologies for flag in technology["flags"])
    assert flags == {"britain": 9, "usa": 6, "france": 6, "germany": 6, "netherlands": 3}


def test_the_tiles_differ_and_offer_points_goods_trade_and_people(c):
    tiles = c["building_tiles"]["tile"]
    assert len({str((tile["shops"], tile["trading_house"])) for tile in tiles}) == 24
    for tile in tiles:
        points, goods, trade, people = tile["shops"]
        assert set(points) == {"vp"}, tile["id"]
        assert set(goods) - {"vp"} <= {"copper", "silk", "tea", "fish", "any"} and set(goods) != {"vp"}, tile["id"]
        assert set(trade) in ({"import", "vp"}, {"yen", "vp"}), tile["id"]
        assert set(people) in ({"warehouse", "vp"}, {"move", "vp"}), tile["id"]
        assert 6 <= tile["trading_house"]["vp"] <= 8, tile["id"]


@pytest.mark.proves("YK-116", "YK-1908", "YK-1909")
def test_the_tokens_and_agents_add_up(c):
    assert sum(token["copies"] for token in c["tokens"]["token"]) == 20
    assert c["tokens"]["free_agents"]["copies"] == 5
    agents = {"britain": 3, "usa": 2, "france": 2, "germany": 2, "netherlands": 1}
    assert {country: c["setup"]["agents"][country] for country in agents} == agents
    assert c["setup"]["rewards"]["tokens"] == [*agents, "free_agent"]


@pytest.mark.proves("YK-1274", "YK-1275", "YK-1804")
def test_the_church_and_customs_boards(c):
    church, customs = c["boards"]["church"], c["boards"]["customs"]
    assert [space["faith"] for space in church] == [4, 5, 6, 7, 8, 9, 10, 11]
    assert [space["imports"] for space in customs] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert church[2]["reward"] == {"vp": 5, "move": 2}
    assert customs[1]["reward"] == {"vp": 4, "yen": 2}
    for board in (church, customs):
        assert [number for number, space in enumerate(board, 1) if space["blocked"]] == [4]


def test_the_known_spaces_stand_out(c):
    assert [c.confidence("boards", f"church[{n}]") for n in (2, 3)] == ["reconstructed", "known"]
    assert [c.confidence("boards", f"customs[{n}]") for n in (1, 2)] == ["reconstructed", "known"]


# File, what to replace (where it first stands), by what, the refusal; then, if another line is named, its beginning.
BROKEN = [
    ("areas", "[[power]]", "[[powers]]", "powers is not known here; write power instead"),
    ("areas", '"bank"', '"banks"', 'area[9].id is "banks"; write bank instead'),
    ("areas", '"production"', '"productive"', 'area[1].type is "productive"; write production instead'),
    ("areas", '"none"', '"commercial"', 'area[18].type is "commercial"; write none instead'),
    ("areas", "[2, 3, 4]", "[2, 3, 5]", "area[1].players[3] is 5, needs to be a whole number from 2 to 4"),
    ("areas", "[2, 3, 4]", "[2, 3, 3]", "area[1].players names a player count twice; name each once"),
    (
        "areas", "players = [4]", "players = [2, 4]",
        "layout.rows_2 has room for 10 areas, but 11 name 2 players; change the rows or the areas' players",
        "rows_2 =",
    ),
    (
        "areas", "[4, 3, 2, 1]", "[4, 2, 3, 1]",
        "layout.rows_2 is [4, 2, 3, 1]; make each row one area shorter than the one before, longest first",
    ),
    (
        "areas", "gives = [0, 0, 1, 2, 3]", "gives = [0, 1, 2, 3]",
        "power[1].gives has 4 numbers, needs 5 (power 1, power 2, power 3, power 4, power 5)",
    ),
    ("orders", "id = 1\n", "id = 2\n", "order[1].id is 2, needs to be 1"),
    ("orders", '"britain"', '"brittain"', 'order[1].flag is "brittain"; write britain instead'),
    (
        "orders", "goods = [0, 0, 3, 3]", "goods = [0, 0, 3]",
        "order[3].goods has 3 numbers, needs 4 (copper, silk, tea, fish)",
    ),
    ("orders", "[0, 2, 1, 0]", "[0, 0, 0, 0]", "order[1].goods asks for nothing; ask for at least one good"),
    ("orders", "vp = 1", "vp = -1", "order[1].vp is -1, needs to be a whole number from 0 to 127"),
    ("orders", "yen = 0\n", "", "order[1] has no yen; add it", "[[order]]"),
    ("technologies", '"tram"', '"trams"', 'technology[18].name is "trams"; write tram instead'),
    (
        "technologies", 'flags = ["britain"]', 'flags = ["britain", "usa"]',
        "technology has 31 flags in all, needs 30; give every card one flag, and a name as many flags as it has cards",
        "[[technology]]",
    ),
    ("technologies", "value = 3", "value = 7", "technology[1].value is 7, needs to be a whole number from 1 to 6"),
    ("technologies", "ball_vp", "bal_vp", "effects.bal_vp is not known here; write ball_vp instead"),
    ("building_tiles", "{ vp = 5 }, ", "", "tile[1].shops has 3 shop spaces, needs 4; add 1"),
    ("building_tiles", "copper = 2", "cooper = 2", "tile[1].shops[2].cooper is not known here; write copper instead"),
    (
        "building_tiles", "{ vp = 8 }", "{ }",
        ("tile[1].trading_house is empty; name at least one of copper, silk, tea, fish, any, import, yen, vp, "
        "warehouse, move"),
    ),
    ("tokens", "copies = 3", "copies = 4", "token has 21 copies in all, needs 20; change the copies", "[[token]]"),
    ("tokens", "copies = 5", "copies = 6", "free_agents.copies is 6, needs to be 5"),
    ("achievements", 'stack = "a"', 'stack = "b"', 'achievement[1].stack is "b"; write a instead'),
    (
        "achievements", "{ copper = 5 }", "{ cooper = 5 }",
        "achievement[1].needs.cooper is not known here; write copper instead",
    ),
    (
        "achievements", "{ silk = 6 }", "{ tea = 6 }",
        "achievement[2].needs.tea is not known here; write silk instead",
    ),
    (
        "achievements", "{ production = 3, commercial = 2 }", "{ production = 3 }",
        "achievement[11].needs has no commercial; add it",
    ),
    ("boards", "blocked = false", "blocked = 0", "church[1].blocked is 0, needs to be true or false"),
    ("boards", "imports = 1", "imports = 0", "customs[1].imports is 0, needs to be a whole number from 1 to 127"),
    ("boards", "unit_yen = 2", "unit_yen = 0", "prices.unit_yen is 0, needs to be a whole number from 1 to 127"),
    (
        "boards", "[1, 1, 2, 2, 3, 3]", "[1, 1, 2, 2, 3, 4]",
        "port.levels[6] is 4, needs to be a whole number from 1 to 3",
    ),
    (
        "setup", "shops_in_hand = 2", "shops_in_hand = 3",
        "player.shops_in_hand gives a player 9 shops; make hand and warehouse add up to 8",
    ),
    ("setup", "britain = 3", "britain = 4", "agents has 11 agents in all, needs 10; change their numbers", "[agents]"),
    ("setup", "removed_2 = 16", "removed_2 = 27", "orders.removed_2 is 27, needs to be a whole number from 0 to 26"),
    (
        "setup", "church_synapses = [5", "church_synapses = [1",
        ("end.church_synapses is reached with 2 players by the blocked spaces alone (1); raise it, or block fewer in "
        "boards.toml"),
    ),
    (
        "setup", "[0, 0, 2, 4, 8, 12]", "[0, 0, 4, 6, 8, 12]",
        ("scoring.sets is [0, 0, 4, 6, 8, 12]; begin with 0 and let no step from one size to the next be smaller than "
        "the one before (YK-1716)"),
    ),
    ("setup", "laid_out = 4", "laid_out = 3", "rewards.laid_out is 3, needs to be a whole number from 4 to 6"),
    ("setup", "yen_per_vp = 2", "yen_per_vp = 0", "scoring.yen_per_vp is 0, needs to be a whole number from 1 to 127"),
]  # fmt: skip


@pytest.mark.parametrize("broken", BROKEN, ids=[f"{row[0]}: {row[2]}" for row in BROKEN])
def test_a_broken_file_is_refused_by_file_line_and_remedy(tmp_path, broken):
    file, old, new, refusal, *elsewhere = broken
    line = line_of(FOLDER, file, *elsewhere or [old])
    assert refused(check, changed(FOLDER, file, old, new, tmp_path)) == f"{file}.toml:{line}: {refusal}."


@pytest.mark.parametrize(
    ("file", "row", "refusal"),
    [
        ("areas", "area", "area has 17 areas, needs 18; add 1."),
        ("areas", "power", "power has 10 kinds, needs 11; add 1."),
        ("orders", "order", "order has 35 orders, needs 36; add 1."),
        ("technologies", "technology", "technology has 19 names, needs 20; add 1."),
        ("building_tiles", "tile", "tile has 23 tiles, needs 24; add 1."),
        ("tokens", "token", "token has 17 copies in all, needs 20; change the copies."),
        ("achievements", "achievement", "achievement has 11 achievements, needs 12; add 1."),
        ("boards", "church", "church has 7 spaces, needs 8; add 1."),
        ("boards", "customs", "customs has 7 spaces, needs 8; add 1."),
    ],
)
def test_a_missing_row_is_counted(tmp_path, file, row, refusal):
    said = refused(check, without(FOLDER, file, row, tmp_path))
    assert said.startswith(f"{file}.toml:") and said.endswith(refusal)


def test_true_values_change_the_digest_and_their_marks_do_not(c, tmp_path):
    assert changed(FOLDER, "orders", "reconstructed", "known", tmp_path).digest == c.digest
    overlaid = changed(FOLDER, "orders", "vp = 1\n", "vp = 2\n", tmp_path)
    check(overlaid)
    assert overlaid.digest != c.digest
