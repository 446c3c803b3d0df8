"""The sheet of a phone: every place in full, and of a market cell what one, two and three goods would place."""

import re
from xml.etree import ElementTree

from entrepot.games.nippon.face.drawn.phone.sheet import sheet
from entrepot.testing.scenes import arranged, scene, texts
from tests.games.nippon.drawn.scenes import game
from tests.games.nippon.position import GREEN, PINK, PURPLE, position

GAMES = [(1, {"level": "hard"}), (2, {"side": "b"}), (3, {"late": "on", "side": "random"}), (4, {"goals": "on"})]


def drawn(now, where):
    return ElementTree.fromstring(f"<div>{sheet(now, where)}</div>")


def boxes(now, where):
    """The three boxes of a cell: state, token and reason."""
    found = [el for el in drawn(now, where).iter("div") if re.match(r"g\d ", el.attrib.get("class", ""))]
    return [(el.attrib["class"].split()[1], texts(el)[0], el.find("small").text) for el in found]


def test_a_cell_says_what_goods_would_place_and_why_not():
    """One of two 3s is locked and the other lies in Kyoto; 4 is in hand; 5 lies in Fukuoka and another is locked."""
    found = position(4).factory(GREEN, "lenses_1a", goods=3).tokens(GREEN, 1, 4, 6, 7).influence(GREEN, "kyoto_n", 3)
    found.influence(GREEN, "fukuoka_n", 5).influence(PURPLE, "osaka_n", 3).demand("osaka_n", "lenses")
    now = arranged(found.acting("markets"))
    assert boxes(now, "cell-osaka_n") == [
        ("no", "3", "not above 3"), ("on", "4", "in hand"), ("no", "5", "5 is in Fukuoka"),
    ]  # fmt: skip
    assert [act.name for act in now.acts["cell-osaka_n"]] == ["supply_2:osaka_n"]


def test_several_numbers_of_goods_can_be_chosen():
    found = position(4).factory(GREEN, "cotton_1a", goods=2).demand("kyoto_n", "cotton").acting("markets")
    assert [(state, said) for state, _, said in boxes(arranged(found), "cell-kyoto_n")] == [
        ("can", "in hand"), ("can", "in hand"), ("no", "you have 2"),
    ]  # fmt: skip


def test_every_reason_has_its_words():
    found = position(2).factory(GREEN, "cotton_1a", "lamps_1a", goods=3).demand("kyoto_n", "cotton")
    found.demand("nagoya_n", "lamps").tokens(GREEN, 1, 2, 3, 5, 6)
    found.acting("markets").take("supply_1:kyoto_n", "gain:vp")
    assert {said for _, _, said in boxes(arranged(found), "cell-nagoya_n")} == {"another region"}
    found = position(2).factory(GREEN, "lamps_1a", goods=3).demand("kyoto_n", "lamps").tokens(GREEN, 1, 5, 6)
    assert [said for _, _, said in boxes(arranged(found), "cell-kyoto_n")] == ["in hand", "in hand", "locked"]
    found = position(2).influence(PINK, "kyoto_n", 6).influence(PINK, "kyoto_e", 2).demand("kyoto_s", "lamps")
    assert boxes(arranged(found.factory(GREEN, "lamps_1a", goods=3)), "cell-kyoto_s")[0][2] == "not above 6"


def test_a_token_that_may_be_returned_says_whose_it_is():
    found = position(2).influence(PINK, "kyoto_n", 2).influence(GREEN, "kyoto_e", 2).demand("kyoto_s", "cotton")
    found.factory(GREEN, "cotton_1a", goods=3).acting("markets").take("supply_3:kyoto_s")
    now = arranged(found)
    assert set(now.acts) == {"cell-kyoto_n", "cell-kyoto_e"}
    assert "Pink 2" in sheet(now, "cell-kyoto_n") and boxes(now, "cell-kyoto_n") == []


def test_a_legal_box_is_what_the_rules_allow():
    for players, options in GAMES:
        match = game(players, 6, 250, **options)
        for _ in range(40):
            now = scene(match)
            cells = [where for where in now.acts if where.startswith("cell-")]
            for where in cells:
                names = {act.name for act in now.acts[where]}
                if not any(name.startswith("supply") for name in names):
                    continue
                legal = [f"supply_{n}:{where.removeprefix('cell-')}" in names for n in (1, 2, 3)]
                states = boxes(now, where)
                assert [state != "no" for state, _, _ in states] == legal
                assert [said == "in hand" for _, _, said in states] == legal
            if match.over:
                break
            match.take(match.actors[0], match.legal(match.actors[0])[0])


def test_a_region_says_who_would_get_what():
    """Green shares the first two places with the foreign companies."""
    found = position(3).influence(GREEN, "kyoto_n", 7).influence(PINK, "kyoto_e", 6)
    lines = drawn(arranged(found), "region-kansai").iter("li")
    said = [re.sub(r"<[^>]*>", " ", ElementTree.tostring(el, "unicode")).split() for el in lines]
    assert said == [["7", "9"], ["7", "–"], ["6", "6"]]


def test_the_sheet_of_a_seat_is_its_panel():
    now = scene(game(3, 4, 200))
    for seat in range(3):
        assert 'data-el="panel-' in sheet(now, f"panel-{seat}")
    assert "automa" in sheet(scene(game(1, 4, 60)), "panel-automa")
