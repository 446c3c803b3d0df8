"""What is done at a place, and when: what is taken, empty or closed says so instead."""

import pytest

from entrepot.engine.match.view import View
from entrepot.games.nippon.face.drawn.face import FACE
from entrepot.games.nippon.game import GAME
from entrepot.games.nippon.words import words
from tests.games.nippon.holdings import tycoon
from tests.games.nippon.position import GREEN, PINK, Position, position

EN = words("en")
DRAWN = (
    "action-ships", "worker-1-red", "bag-red", "factory-cotton_1", "slot-1", "machine-1_left", "goods-1",
    "destination-paris", "station-kyushu_1", "cell-kyoto_n", "region-kansai", "contract-red", "track-science",
    "track-mining", "track-finance", "department-red", "fleet-ship", "fleet-machine", "fleet-train", "goal-ships",
    "supply-money", "supply-coal", "supply-silk", "supply-iron", "supply-influence", "tile-coal", "consolidate",
    "panel-1", "panel-automa", "rounds", "queue", "crew", "favors",
)  # fmt: skip


def told(found, place):
    return FACE.here(View(GAME, bytes(found.s.buffer), GREEN), place, EN)


def first_rule(found, place):
    return FACE.help(View(GAME, bytes(found.s.buffer), GREEN), place, EN).rules[0]


def ended():
    return position().ending(GREEN)


@pytest.mark.parametrize("place", DRAWN)
def test_every_kind_of_place_says_when_it_is_used(place):
    assert told(ended(), place)


@pytest.mark.parametrize(
    ("place", "rule"),
    [
        ("factory-lamps_1", 601),
        ("goods-1", 812),
        ("cell-kyoto_n", 1206),
        ("crew", 1427),
        ("consolidate", 403),
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
    found = ended().available("lamps_1a").factory(GREEN, "cotton_1a", goods=1)
    assert first_rule(found, place) == rule


def test_the_action_of_the_turn_says_so():
    found = tycoon().hiring("science", "blue", "red").take("act:science")
    assert told(found, "action-science") == "This is your action this turn."
    assert told(found, "action-mining") == "You choose an action at the start of your turn."


def test_workers_above_nothing_possible_say_why():
    found = position().supply(GREEN)
    assert told(found, "worker-5-red") == "You can’t take any of the actions below this hiring cell now."
    found.workers(GREEN, "white", "blue", "grey", "yellow", "red", "black")
    assert told(found, "worker-5-red") == "Your worker area is full, so you have to consolidate."
    assert told(ended(), "worker-5-red").startswith("You hire a worker from here")


def test_factories_say_whether_they_can_be_built():
    found = ended().available("cotton_1a").factory(PINK, "cotton_2a")
    assert told(found, "factory-cotton_1") == "You can build this factory with the Factory action."
    assert told(found, "factory-cotton_2") == "This factory has already been built."
    assert told(found, "factory-cotton_3") == "This factory isn’t in this game."
    assert [first_rule(found, f"factory-cotton_{n}") for n in (1, 2, 3)] == [601, 602, 602]
    found.factory(GREEN, *(f"{type}_4a" for type in ("cotton", "paper", "bento", "lenses", "lamps", "clocks")))
    assert told(found, "factory-cotton_1") == "Your factory area is full."


def test_cells_of_the_factory_area_say_what_lies_there():
    found = ended().factory(GREEN, "old_cotton", "cotton_2a", "bento_4a", machines=0).goods(GREEN, 0, 0, 1)
    found.s.machines[GREEN, 1] = 1
    assert told(found, "slot-1") == "The old factory never produces."
    assert told(found, "slot-2") == "This factory can produce with the Production action."
    assert told(found, "slot-3").endswith("and it has an action modifier: Machines.")
    assert told(found, "slot-4").startswith("You can build a factory for this cell")
    assert told(found, "goods-2").startswith("There are no goods here")
    assert told(found, "goods-3").startswith("You spend these goods")
    assert told(found, "goods-4") == told(found, "slot-4")
    assert told(found, "machine-2_left") == "This machine cell is taken."
    assert told(found, "machine-2_right") == "You can build a machine here with the Machines action."
    rules = {"slot-1": 224, "slot-2": 802, "slot-4": 603, "goods-2": 804, "goods-4": 603, "machine-2_left": 705}
    assert {place: first_rule(found, place) for place in rules} == rules


def test_goods_of_a_type_are_chosen_at_the_first_factory():
    found = tycoon().factory(GREEN, "cotton_1a", "cotton_2a", "paper_1a", goods=1).hiring("investment", "blue")
    found.acting("investment")
    assert told(found, "goods-2") == "To spend goods of this type, choose the first of your factories that has them."


def test_places_of_the_board_say_when_they_are_taken():
    found = ended().train(PINK, "kyushu_1").influence(PINK, "kyoto_n", 3).workers(PINK, "expert white")
    assert told(found, "station-kyushu_1") == "This train cell is taken."
    assert told(found, "station-kyushu_7") == "This train cell isn’t used with this many players."
    assert told(found, "cell-kyoto_n").endswith("you can replace this token with a higher one.")
    closed = next(n for n, who in enumerate(found.s.expert) if who == PINK)
    names = ("berlin", "san_francisco", "new_york", "washington", "london", "paris")
    assert told(found, f"destination-{names[closed]}") == "This destination is closed until its expert is back."
    rules = {"station-kyushu_1": 1104, "station-kyushu_7": 1107, "cell-kyoto_n": 1216}
    assert {place: first_rule(found, place) for place in rules} == rules
    assert first_rule(found, f"destination-{names[closed]}") == 907
    full = ended().influence(PINK, "kyoto_n", 3).influence(PINK, "kyoto_e", 4).influence(PINK, "kyoto_s", 5)
    full.demand("kyoto_w", "clocks")
    assert told(full, "cell-kyoto_w").startswith("This local market is full. With the Local markets action")
    assert first_rule(full, "cell-kyoto_w") == 1222


def test_a_cell_that_no_token_can_reach_says_so():
    found = ended().demand("kyoto_n", "cotton").influence(PINK, "kyoto_n", 3)
    assert told(found, "cell-kyoto_n").startswith("However many goods you spend") and (
        first_rule(found, "cell-kyoto_n") == 1217
    )
    found.demand("kyoto_n", "bento")
    assert told(found, "cell-kyoto_n").endswith("you can replace this token with a higher one.")
    full = ended().influence(PINK, "kyoto_n", 7).influence(PINK, "kyoto_e", 4).influence(PINK, "kyoto_s", 5)
    assert told(full, "cell-kyoto_w").startswith("This local market is full: however many goods you spend")


def test_what_is_used_up_says_so():
    found = ended().contracts(GREEN, "red").favor(GREEN, "ships", 1).taken(GREEN, "ship", 6).supply(GREEN)
    assert told(found, "contract-red") == "You’ve already fulfilled this contract."
    assert told(found, "goal-ships") == "There is already a favour token on this goal."
    assert told(found, "fleet-ship") == "You have none of these left on your zaibatsu."
    assert told(found, "destination-paris") == "You have no ships left to build."
    assert told(found, "supply-silk") == "You have no silk."
    rules = {"contract-red": 1314, "fleet-ship": 316, "destination-paris": 316}
    assert {place: first_rule(found, place) for place in rules} == rules
    found.taken(GREEN, "train", 6).taken(GREEN, "machine", 6).factory(GREEN, "cotton_2a").marker(GREEN, "mining", 12)
    assert told(found, "station-kyushu_1") == "You have no trains left to build."
    assert told(found, "machine-1_left") == "You have no machines left to build."
    assert told(found, "track-mining") == "Your marker is already on the last space of this track."
    assert told(found, "track-science") == "You advance on this track with the Science action."
    assert told(found, "tile-coal").startswith("This shows")
    assert told(found.kept_coal(GREEN, 1), "tile-coal") == "You can take coal from here with the Production action."
    assert first_rule(found, "tile-coal") == 236
    assert told(Position(3, 1, drafted=False, first="1"), "tile-coal") == (
        "Your starting tile goes here once you’ve chosen it."
    )


def test_the_end_of_the_game_leaves_no_actions():
    found = position().workers(GREEN, "white").workers(PINK, "blue").finish()
    found.s.actor = GREEN
    assert told(found, "action-ships").startswith("No more actions follow")
    assert told(found, "cell-kyoto_n") == told(found, "factory-cotton_1") == told(found, "action-ships")
    assert told(found, "consolidate") == "Your consolidation is already under way."


# --- the action under way

NEXT = "After that you can go on with your action."


def test_places_of_an_action_say_that_it_goes_on():
    found = tycoon().hiring("trains", "blue", "red").take("act:trains")
    assert told(found, "station-kyushu_1") == told(found, "fleet-train") == NEXT
    assert first_rule(found, "station-kyushu_1") == 415
    assert told(found, "destination-paris") == "You can send a ship here with the Ships action."
    found = tycoon().factory(GREEN, "cotton_1a", goods=3).hiring("markets", "blue").demand("kyoto_n", "cotton")
    found.demand("osaka_n", "cotton").acting("markets").take("supply_1:kyoto_n")
    assert found.asked == "supplied"
    assert told(found, "cell-osaka_n") == told(found, "goods-1") == NEXT
    assert told(found, "cell-tokyo_n").startswith("You can only supply one region per action")
    found.goods(GREEN, 0)
    assert told(found, "cell-osaka_n") == "After that you can go on with your action, if you can pay for it."


@pytest.mark.parametrize(
    ("action", "place", "sentence"),
    [
        ("ships", "destination-berlin", "You’ve already sent a ship there in this action."),
        ("trains", "station-kyushu_2", "You’ve already built a train in this region in this action."),
        ("machines", "machine-1_left", "You can build only one machine per factory in one action."),
        ("production", "slot-1", "This factory has already produced in this action."),
    ],
)
def test_what_the_action_has_used_says_so(action, place, sentence):
    found = tycoon().factory(GREEN, "cotton_1a", "paper_1a").hiring(action, "blue").acting(action)
    found.s.activations, found.s.used = 1, 1
    assert told(found.ask("research", 1), place) == sentence


def test_the_action_that_is_done_says_so():
    found = tycoon().hiring("science", "blue").acting("science").take("steps:1")
    while found.asked != "end":
        found.take(min(found.legal))
    done = "You’ve already taken your Science action this turn."
    assert told(found, "action-science") == told(found, "track-science") == done
    assert first_rule(found, "track-science") == 403
    assert told(found, "track-mining") == "You advance on this track with the Mining action."


def test_what_belongs_to_the_question_says_how_it_is_answered():
    found = tycoon().factory(GREEN, "cotton_1a", "paper_1a", goods=2).tokens(GREEN, 1, 2, 3)
    found.hiring("investment", "blue").hiring("production", "blue").hiring("markets", "blue").hiring("trains", "blue")
    investing = found.copy().acting("investment")
    assert told(investing, "contract-level_2") == told(investing, "track-finance")
    assert told(investing, "contract-level_2") == "After that you invest or fulfil a contract."
    producing = found.copy().acting("production")
    assert told(producing, "goods-1") == "To produce goods, choose the factory above them."
    assert told(producing, "supply-coal") == "You pay the coal when you choose a factory."
    supplying = found.copy().acting("markets")
    assert told(supplying, "goods-1") == "You spend goods by supplying a cell that needs their type."
    assert told(supplying, "supply-influence") == "The goods you spend decide which token you place."
    assert told(found.copy().acting("trains"), "fleet-train") == "The leftmost piece is taken from here by itself."
    assert told(found.copy().acting("factory"), "slot-3") == "The factory goes into the first empty cell by itself."
    assert told(found.copy().ask("stocking", 1), "slot-1") == "Click the goods cells below the factory."


@pytest.mark.parametrize(
    ("asked", "place", "rule"),
    [
        ("reward", "track-mining", 1904),
        ("keeping", "supply-coal", 1433),
        ("salary", "supply-money", 1421),
        ("old_factory", "slot-1", 215),
        ("first_factory", "tile-coal", 625),
    ],
)
def test_what_a_button_answers_says_so(asked, place, rule):
    found = position().ask(asked)
    assert told(found, place) == "There is a button for that."
    assert first_rule(found, place) == rule
    assert told(found, "station-kyushu_1") == "You can build a train here with the Trains action."


# --- consolidation, and the last turn


def test_the_favour_token_belongs_to_its_step():
    found = position().workers(GREEN, "white").take("consolidate")
    assert told(found, "favors") == "You choose the token’s level together with its goal."
    found.take("favor:ships_1")
    assert found.asked != "favor"
    assert told(found, "favors").endswith("that step is over.")
    assert told(found, "goal-trains") == told(found, "favors")
    assert told(found, "consolidate") == "Your consolidation is already under way."
    assert first_rule(found, "consolidate") == 1403


def test_the_last_turn_leaves_no_other_action():
    found = tycoon().round(8).hiring("trains", "blue", "red")
    assert told(found, "destination-paris") == "You can send a ship here with the Ships action."
    found.take("act:trains")
    last = "This is your last turn, so you take no other action."
    assert told(found, "destination-paris") == told(found, "region-kansai") == told(found, "worker-1-red") == last
    assert first_rule(found, "destination-paris") == 1514
    assert told(found, "station-kyushu_1") == NEXT
    assert told(found, "supply-iron").startswith("You pay iron")
    assert told(found, "consolidate") == "The last consolidation follows by itself at the end of the game."
    assert told(found, "tile-coal").startswith("This shows")
    assert told(found.kept_coal(GREEN, 1), "tile-coal") == last


def test_an_action_is_forgotten_with_its_turn():
    found = tycoon().hiring("science", "blue").acting("science").ask("reward")
    found.s.turn = PINK  # somebody else's turn has ended the round
    assert told(found, "action-science") == "You choose an action at the start of your turn."
