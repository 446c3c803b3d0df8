"""What a refusal says of its rule: the sentence answers for the action at hand."""

import pytest

from entrepot.engine.match.view import View
from entrepot.games.nippon.face.drawn.face import FACE
from entrepot.games.nippon.game import GAME
from entrepot.games.nippon.words import words
from entrepot.paper.refusals import refusal
from entrepot.testing import proves
from tests import variants
from tests.games.nippon import position as positions
from tests.games.nippon.holdings import tycoon
from tests.games.nippon.position import GREEN, position

EN = words("en")


def told(p, action):
    """The rule that refuses an action, and what is said of it."""
    rule = p.why_not(action)
    return rule, refusal(View(GAME, bytes(p.s.buffer), GREEN), action, int(rule.removeprefix("NZ-")), EN, FACE.case)


@proves("NZ-901")
def test_a_ship_is_refused_for_its_place_or_for_its_price():
    p = position().supply(GREEN, iron=6).hiring("ships", "blue").acting("ships").take("ship:berlin")
    p.supply(GREEN, money=3, silk=1, iron=2)
    assert told(p, "ship:berlin") == ("NZ-901", "You’ve already sent a ship there in this action.")
    assert told(p, "ship_for_money:berlin") == ("NZ-901", "You’ve already sent a ship there in this action.")
    assert told(p, "ship:paris") == ("NZ-901", "You don’t have enough iron for this ship. You need 3 iron and have 2.")
    assert told(p, "ship_for_money:paris") == (
        "NZ-901",
        "You can’t afford this ship, even with silk. You need ¥5 and have ¥4.",
    )
    p.supply(GREEN, money=5, iron=0)
    assert told(p, "ship_for_money:paris")[1].endswith("enough iron for this ship. You need 1 iron and have 0.")


@proves("NZ-1101")
def test_a_train_is_refused_for_its_place_or_for_its_price():
    p = position().supply(GREEN, iron=6).hiring("trains", "blue").acting("trains").take("train:kyushu_3")
    p.supply(GREEN, money=4, iron=2)
    assert told(p, "train_for_money:kyushu_1") == (
        "NZ-1101",
        "You’ve already built a train in this region in this action.",
    )
    assert told(p, "train:north_3")[1] == "You don’t have enough iron for this train. You need 3 iron and have 2."
    assert told(p, "train_for_money:north_3") == (
        "NZ-1101",
        "You can’t afford this train, even with silk. You need ¥5 and have ¥4.",
    )


@proves("NZ-633", "NZ-307")
def test_goods_and_machines_of_an_ability_are_refused_by_what_they_are():
    p = tycoon().factory(GREEN, "cotton_3a", "cotton_4a").available("lamps_1a", "lamps_2a").acting("factory")
    goods = p.copy().take("build:lamps_1", "stock:1")
    assert told(goods, "stock:1") == ("NZ-633", "Each of these goods has to go to a different factory.")
    assert told(goods, "stock:6") == ("NZ-307", "You have no factory in this cell.")
    machines = p.take("build:lamps_2", "machine:1_left")
    assert told(machines, "machine:1_right") == ("NZ-633", "This free machine has to go to another factory.")


@proves("NZ-634")
def test_another_ship_or_train_is_refused_by_what_it_is():
    p = position().ask("free_ship", 1, 0)
    assert told(p, "ship:berlin") == ("NZ-634", "This ability doesn’t allow a ship to that destination.")
    p = position().ask("free_train", 1, 0)
    assert told(p, "train:kyushu_1") == ("NZ-634", "This ability doesn’t allow a train in that region.")


@proves("NZ-635")
def test_a_region_without_a_train_of_the_action_is_refused():
    p = position().ask("region_bonus", 0b1010)
    assert told(p, "region:kyushu") == ("NZ-635", "You haven’t built a train in that region with this action.")


# --- the same factory again, where the components say so


@pytest.fixture
def anywhere(tmp_path, monkeypatch):
    """Lamps 1A and 2A may choose the same factory again."""
    game = variants.with_components(
        "nippon",
        tmp_path / "own",
        factories={
            'ability = "goods_around", count = 3': 'ability = "goods_around", count = 3, elsewhere = false',
            'ability = "machines", count = 2': 'ability = "machines", count = 3, elsewhere = false',
        },
    )
    monkeypatch.setattr(positions, "GAME", game)
    return tycoon().factory(GREEN, "cotton_3a", "cotton_4a").available("lamps_1a", "lamps_2a").acting("factory")


@proves("NZ-633")
def test_component_files_may_allow_the_same_factory_again(anywhere):
    goods = anywhere.copy().take("build:lamps_1", "stock:1", "stock:1", "stock:1")
    assert ([goods.s.goods[GREEN, slot] for slot in range(3)], goods.asked) == ([3, 0, 0], "end")
    machines = anywhere.copy().take("build:lamps_2", "machine:1_left", "machine:1_right")
    assert (machines.asked, machines.why_not("machine:1_left")) == ("free_machine", "NZ-705")
    machines.take("machine:2_left")
    assert ([machines.s.machines[GREEN, slot] for slot in range(3)], machines.asked) == ([3, 1, 0], "end")
