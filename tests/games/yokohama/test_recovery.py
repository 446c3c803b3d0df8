"""Recovery, step 6 of an action (YK-901 … YK-906)."""

from entrepot.games.yokohama.actions import AREAS
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, PINK, position

MOVES = 2  # a building tile whose fourth shop space gives 2 assistant moves


def at_bank(assistants):
    s = position(players=3).president(BLUE, "bank").assistants(BLUE, "bank", assistants)
    return s.token("bank").tile("bank", MOVES)


@proves("YK-901", "YK-902", "YK-903")
def test_all_assistants_of_the_area_return_and_the_president_stays():
    s = at_bank(2).assistants(BLUE, "church", 2).assistants(PINK, "bank").acting(BLUE, "bank")
    assert s.s.turn == PINK  # nobody was asked
    assert (s.standing(BLUE, "bank"), s.s.hand[BLUE, 0]) == (0, 6)
    assert s.where(BLUE) == "bank"
    assert s.standing(BLUE, "church") == 2  # other areas
    assert s.standing(PINK, "bank") == 1  # other players


@proves("YK-904")
def test_an_assistant_sent_to_a_board_stays_there():
    s = position(players=3).president(BLUE, "customs_house").assistants(BLUE, "customs_house", 2).imports(BLUE, 1)
    s.acting(BLUE, "customs_house").take("customs:1", "assistant:area")
    assert s.s.customs[0] == BLUE
    assert (s.standing(BLUE, "customs_house"), s.s.hand[BLUE, 0]) == (0, 7)


@proves("YK-905")
def test_assistants_moved_out_by_a_reward_do_not_return():
    s = at_bank(3).acting(BLUE, "bank").take("shop:4", "lift:bank", "drop:church", "lift:bank", "drop:church")
    assert (s.standing(BLUE, "bank"), s.standing(BLUE, "church"), s.s.hand[BLUE, 0]) == (0, 2, 6)


@proves("YK-905")
def test_assistants_moved_in_by_a_reward_return():
    s = at_bank(3).assistants(BLUE, "church", 2).acting(BLUE, "bank")
    s.take("shop:4", "lift:church", "drop:bank", "lift:church", "drop:bank")
    assert (s.standing(BLUE, "bank"), s.standing(BLUE, "church"), s.s.hand[BLUE, 0]) == (0, 0, 8)


@proves("YK-906")
def test_after_an_agent_action_the_assistants_of_its_area_return():
    s = at_bank(2).assistants(BLUE, "copper_mine_1", 2).agents(BLUE, britain=1).to_move(BLUE)
    s.take("agent:copper_mine_1")
    assert (s.standing(BLUE, "copper_mine_1"), s.standing(BLUE, "bank"), s.s.hand[BLUE, 0]) == (0, 2, 6)


@proves("YK-1350")
def test_telephone_may_leave_one():
    s = at_bank(2).technologies(BLUE, "telephone").acting(BLUE, "bank")
    assert s.asked == "recovery" and s.legal == {"leave", "stop"}
    assert s.why_not("done") == "YK-1350"  # nothing else in step 6
    left, none = s.copy().take("leave"), s.copy().take("stop")
    assert (left.standing(BLUE, "bank"), left.s.hand[BLUE, 0]) == (1, 7)
    assert (none.standing(BLUE, "bank"), none.s.hand[BLUE, 0]) == (0, 8)


@proves("YX-04", "YK-901", "YK-902")
def test_example_of_recovery():
    s = position(players=3).president(BLUE, "silk_factory_1").assistants(BLUE, "silk_factory_1", 3)
    s.shop(BLUE, "silk_factory_1", 2).acting(BLUE, "silk_factory_1")
    assert (s.asked, s.s.hand[BLUE, 0]) == ("token", 5)
    s.take("stop")  # no token, and nothing can be built
    assert s.s.hand[BLUE, 0] == 8 and s.standing(BLUE, "silk_factory_1") == 0
    assert s.where(BLUE) == "silk_factory_1"
    assert s.s.shops[AREAS.index("silk_factory_1"), 1] == BLUE
