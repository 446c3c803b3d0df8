"""What is done at a place, and when: what is taken, empty or closed says so instead."""

import pytest

from entrepot.engine.match.view import View
from entrepot.games.nippon.face.drawn.face import FACE
from entrepot.games.nippon.game import GAME
from entrepot.games.nippon.words import words
from tests.games.nippon.holdings import tycoon
from tests.games.nippon.position import BLUE, PINK, position

EN = words("en")
DRAWN = (
    "action-ships", "worker-1-red", "bag-red", "factory-cotton_1", "slot-1", "machine-1_left", "goods-1",
    "destination-paris", "station-kyushu_1", "cell-kyoto_n", "region-kansai", "contract-red", "track-science",
    "track-mining", "track-finance", "department-red", "fleet-ship", "fleet-machine", "fleet-train", "goal-ships",
    "supply-money", "supply-coal", "supply-silk", "supply-iron", "supply-influence", "tile-coal", "consolidate",
    "panel-1", "panel-automa", "rounds", "queue", "crew", "favors",
)  # fmt: skip


def told(found, place):
    return FACE.here(View(GAME, bytes(found.s.buffer), BLUE), place, EN)


def ended():
    return position().ending(BLUE)


@pytest.mark.parametrize("place", DRAWN)
def test_every_kind_of_place_says_when_it_is_used(place):
    assert told(ended(), place)


@pytest.mark.parametrize(
    ("place", "rule"),
    [
        ("factory-lamps_1", 601),
        ("goods-1", 812),
        ("goal-ships", 1406),
        ("queue", 420),
        ("track-science", 501),
        ("track-mining", 502),
        ("track-finance", 1306),
        ("supply-money", 414),
        ("supply-silk", 320),
        ("supply-iron", 901),
    ],
)
def test_the_first_rule_of_a_place_is_what_is_done_there(place, rule):
    assert FACE.help(View(GAME, bytes(ended().s.buffer), BLUE), place, EN).rules[0] == rule


def test_the_action_of_the_turn_says_so():
    found = tycoon().hiring("science", "blue", "red").take("act:science")
    assert told(found, "action-science") == "This is your action this turn."
    assert told(found, "action-mining") == "You choose an action at the start of your turn."


def test_workers_above_nothing_possible_say_why():
    found = position().supply(BLUE)
    assert told(found, "worker-5-red") == "You can’t take any of the actions below this hiring cell now."
    found.workers(BLUE, "white", "blue", "grey", "yellow", "red", "black")
    assert told(found, "worker-5-red") == "Your worker area is full, so you have to consolidate."
    assert told(ended(), "worker-5-red").startswith("You hire a worker from here")


def test_factories_say_whether_they_can_be_built():
    found = ended().available("cotton_1a").factory(PINK, "cotton_2a")
    assert told(found, "factory-cotton_1") == "You can build this factory with the Factory action."
    assert told(found, "factory-cotton_2") == "This factory has already been built."
    assert told(found, "factory-cotton_3") == "This factory isn’t available."


def test_cells_of_the_factory_area_say_what_lies_there():
    found = ended().factory(BLUE, "old_cotton", "cotton_2a", "bento_4a", machines=0).goods(BLUE, 0, 0, 1)
    found.s.machines[BLUE, 1] = 1
    assert told(found, "slot-1") == "The old factory never produces."
    assert told(found, "slot-2") == "This factory can produce with the Production action."
    assert told(found, "slot-3").endswith("and it has an action modifier: Machines.")
    assert told(found, "slot-4").startswith("You can build a factory for this cell")
    assert told(found, "goods-2").startswith("There are no goods here")
    assert told(found, "goods-3").startswith("You spend these goods")
    assert told(found, "goods-4") == told(found, "slot-4")
    assert told(found, "machine-2_left") == "This machine cell is taken."
    assert told(found, "machine-2_right") == "You can build a machine here with the Machines action."


def test_goods_of_a_type_are_chosen_at_the_first_factory():
    found = tycoon().factory(BLUE, "cotton_1a", "cotton_2a", "paper_1a", goods=1).hiring("investment", "blue")
    found.acting("investment")
    assert told(found, "goods-2") == "You choose goods of this type at your first factory that has them."


def test_places_of_the_board_say_when_they_are_taken():
    found = ended().train(PINK, "kyushu_1").influence(PINK, "kyoto_n", 3).workers(PINK, "expert white")
    assert told(found, "station-kyushu_1") == "This train cell is taken."
    assert told(found, "station-kyushu_7") == "This train cell isn’t used with this many players."
    assert told(found, "cell-kyoto_n").startswith("You can replace this token")
    closed = next(n for n, who in enumerate(found.s.expert) if who == PINK)
    names = ("berlin", "san_francisco", "new_york", "washington", "london", "paris")
    assert told(found, f"destination-{names[closed]}") == "This destination is closed until its expert is back."
    full = ended().influence(PINK, "kyoto_n", 3).influence(PINK, "kyoto_e", 4).influence(PINK, "kyoto_s", 5)
    assert told(full, "cell-kyoto_w").startswith("This local market is full")


def test_what_is_used_up_says_so():
    found = ended().contracts(BLUE, "red").favor(BLUE, "ships", 1).taken(BLUE, "ship", 6).supply(BLUE)
    assert told(found, "contract-red") == "You’ve already fulfilled this contract."
    assert told(found, "goal-ships") == "There is already a favour token on this goal."
    assert told(found, "fleet-ship") == "You have none of these left on your zaibatsu."
    assert told(found, "supply-silk") == "You have no silk."
    assert told(found, "tile-coal").startswith("This shows")
    assert told(found.kept_coal(BLUE, 1), "tile-coal") == "You can take coal from here with the Production action."


def test_the_end_of_the_game_leaves_no_actions():
    found = position().workers(BLUE, "white").workers(PINK, "blue").finish()
    found.s.actor = BLUE
    assert told(found, "action-ships").startswith("No more actions follow")
    assert told(found, "cell-kyoto_n") == told(found, "factory-cotton_1") == told(found, "action-ships")
    assert told(found, "consolidate") == "Your consolidation is already under way."
