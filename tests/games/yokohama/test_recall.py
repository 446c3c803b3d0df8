"""Movement, step 2 of the main action: recall, and what is left when nothing can move (YK-519 … YK-524)."""

from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, PINK, PURPLE, position


def step_1(president, *assistants, **options):
    """Blue in step 1, the president on an area (or None for the hand) and an assistant in each of the others named."""
    s = position(players=3, **options).layout("bank", "church", "port_a", "tea_plantation_1", "silk_factory_1")
    s.president(BLUE, president)
    for area in assistants:
        s.assistants(BLUE, area)
    return s.to_move(BLUE, at="placing")


@proves("YK-519", "YK-305")
def test_a_president_that_can_go_nowhere_is_recalled():
    s = step_1("bank", "bank", "port_a", "silk_factory_1").take("stop")  # the church, next to the bank, is missing
    assert s.asked == "recalling" and s.where(BLUE) is None
    s = step_1("bank", "bank", "church", "silk_factory_1").president(PINK, "church").yen(BLUE, 5).take("stop")
    assert s.asked == "recalling"  # the church can be entered, but leads nowhere


@proves("YK-519")
def test_technologies_count_before_recall_is_forced():
    stuck = step_1("bank", "church", "silk_factory_1").president(PINK, "church")
    assert "tram:silk_factory_1" in stuck.copy().technologies(BLUE, "tram").take("stop").legal
    assert "step:church" in stuck.copy().technologies(BLUE, "postal_system").take("stop").legal
    assert "station" in stuck.copy().technologies(BLUE, "station").station("silk_factory_1").take("stop").legal


@proves("YK-520")
def test_recall_takes_back_any_number_of_assistants():
    s = step_1("bank", "bank", "church", "church", "port_a").take("stop", "recall")
    assert s.where(BLUE) is None and s.asked == "recalling"
    assert s.legal == {"take_back:bank", "take_back:church", "take_back:port_a", "stop"}
    assert s.why_not("take_back:tea_plantation_1") == "YK-520"  # none of yours is there
    assert s.why_not("step:church") == "YK-520"  # nothing else while it is asked

    none = s.copy().take("stop")
    assert (none.standing(BLUE, "church"), none.s.hand[BLUE, 0]) == (2, 4)
    some = s.copy().take("take_back:church", "take_back:bank", "stop")
    assert (some.standing(BLUE, "church"), some.standing(BLUE, "bank"), some.s.hand[BLUE, 0]) == (1, 0, 6)
    every = s.copy().take("take_back:church", "take_back:church", "take_back:bank", "take_back:port_a")
    assert every.s.hand[BLUE, 0] == 8 and every.s.turn == PINK  # nothing is left to take


@proves("YK-520", "YK-305")
def test_after_a_recall_there_is_no_action():
    s = step_1("bank", "bank", "tea_plantation_1").trading_house(PINK, "bank").yen(PINK, 0).goods(BLUE)
    s.take("stop", "stop")
    assert s.s.turn == PINK
    assert [s.s.goods[BLUE, good] for good in range(4)] == [0, 0, 0, 0]
    assert (s.s.yen[PINK], s.standing(BLUE, "bank")) == (0, 1)  # no income, no recovery


@proves("YK-521")
def test_assistants_on_boards_and_achievements_are_not_recalled():
    s = step_1("bank", "bank", "port_a").church(1, BLUE).customs(2, BLUE).achieved(BLUE, "a").take("stop")
    assert s.asked == "recalling"
    assert s.legal == {"take_back:bank", "take_back:port_a", "stop"}
    assert s.why_not("take_back:church") == s.why_not("take_back:customs_house") == "YK-520"
    s.take("take_back:bank", "take_back:port_a")
    assert (s.s.church[0], s.s.customs[1], s.s.achieved[0]) == (BLUE, BLUE, 1 << BLUE)
    assert s.s.hand[BLUE, 0] == 7  # all but the one on the achievement, which came from hand


@proves("YK-522")
def test_recall_is_free_to_choose():
    s = step_1("bank", "bank", "church", "port_a").take("stop")
    assert {"step:church", "recall"} == s.legal
    assert s.take("recall").where(BLUE) is None


@proves("YK-523")
def test_a_president_in_hand_that_can_be_placed_must_be():
    s = step_1(None, "bank", "church").take("stop")
    assert s.legal == {"put:bank", "put:church"}
    for action in ("recall", "take_back:bank", "stop"):
        assert s.why_not(action) == "YK-523"


@proves("YK-523")
def test_the_station_move_is_a_place_too():
    s = step_1(None, "bank", "church").president(PINK, "bank").president(PURPLE, "church")
    s.technologies(BLUE, "station").station("bank").to_move(BLUE, at="moving")
    assert s.legal == {"station"}
    assert s.why_not("stop") == "YK-523"


@proves("YK-524")
def test_assistants_alone_come_back_only_to_a_president_in_hand():
    s = step_1("bank", "bank", "church", "port_a").take("stop")
    assert s.why_not("take_back:church") == s.why_not("stop") == "YK-524"


@proves("YX-43", "YK-524")
def test_example_of_blocked_assistants():
    s = step_1(None, "bank", "church", "church").president(PINK, "bank").president(PURPLE, "church").take("stop")
    assert s.legal == {"take_back:bank", "take_back:church", "stop"}
    assert s.why_not("recall") == "YK-524"  # there is no president to recall
    assert s.why_not("take_back:port_a") == "YK-520"

    none = s.copy().take("stop")
    assert (none.s.turn, none.standing(BLUE, "church")) == (PINK, 2)  # steps 3 to 6 are skipped
    some = s.copy().take("take_back:church", "stop")
    assert (some.s.turn, some.standing(BLUE, "church"), some.s.hand[BLUE, 0]) == (PINK, 1, 6)
    every = s.copy().take("take_back:church", "take_back:bank", "take_back:church")
    assert (every.s.turn, every.s.hand[BLUE, 0]) == (PINK, 8)
