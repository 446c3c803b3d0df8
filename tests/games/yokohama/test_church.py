"""Church (YK-1251 … YK-1263, YK-1273, YK-1274)."""

import pytest

from entrepot.games.yokohama.actions import GOODS
from entrepot.games.yokohama.box.tables import CHURCH_FAITH, CHURCH_REWARD, FAITH_YEN, GAIN_VP, REWARDS
from entrepot.games.yokohama.record import DUMMY, NOBODY
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, PINK, position

EDITIONS = pytest.mark.parametrize("edition", ["original", "synapses"])
EVERYTHING = dict.fromkeys(GOODS, 2)


def at_church(power, **options):
    """Blue in the Church area with nothing to spend, the choice of a space open."""
    s = position(**options).goods(BLUE).yen(BLUE, 0).power(BLUE, "church", power)
    return s.to_move(BLUE, "moving").ask("church", power)


def owners(s):
    return [s.s.church[space] for space in range(8)]


def faith(s):
    """The largest faith that the spaces on offer need."""
    return max((int(CHURCH_FAITH[int(name.split(":")[1]) - 1]) for name in s.legal if name != "stop"), default=0)


@proves("YK-1251")
def test_while_the_church_asks_nothing_else_is_possible():
    s = position().power(BLUE, "church", 5).acting(BLUE, "church")
    assert s.asked == "church"
    assert s.why_not("done") == "YK-1251"


@proves("YK-1251")
def test_a_space_beyond_ones_faith_is_closed():
    s = at_church(5)
    assert s.legal == {"church:1", "church:2", "stop"}
    assert s.why_not("church:3") == "YK-1251"


@proves("YK-1251", "YK-1273")
@pytest.mark.parametrize("origin, in_area, in_hand", [("area", 3, 4), ("hand", 4, 3)])
def test_one_assistant_goes_from_the_area_or_from_hand_to_the_board(origin, in_area, in_hand):
    s = position().power(BLUE, "church", 5).acting(BLUE, "church").take("church:2", f"assistant:{origin}")
    assert owners(s) == [NOBODY, BLUE, *[NOBODY] * 6]
    assert (s.standing(BLUE, "church"), s.s.hand[BLUE, 0]) == (in_area, in_hand)
    assert s.s.vp[BLUE] == REWARDS[CHURCH_REWARD[1], GAIN_VP]


@proves("YK-1252")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_power_gives_as_much_faith(power):
    s = position().goods(BLUE, **EVERYTHING).yen(BLUE, 2).imports(BLUE, 1)
    s.power(BLUE, "church", power).acting(BLUE, "church")
    assert faith(s) == power + 6  # with each of the six kinds spent once


@proves("YK-1253")
@pytest.mark.parametrize("good", GOODS)
def test_a_good_gives_1_faith(good):
    s = at_church(3).goods(BLUE, **{good: 1})
    assert faith(s) == 4
    s.take("church:1")
    assert s.s.goods[BLUE, GOODS.index(good)] == 0


@proves("YK-1253")
def test_an_import_gives_1_faith():
    s = at_church(3).imports(BLUE, 1)
    assert faith(s) == 4
    assert s.take("church:1").s.imports[BLUE] == 0


@proves("YK-1253")
@pytest.mark.parametrize("kind", [*GOODS, "import"])
def test_what_one_has_not_got_cannot_be_spent(kind):
    s = position().goods(BLUE).ask("spending", 1)
    assert s.why_not(f"spend:{kind}") == "YK-1253"


@proves("YK-1254")
def test_yen_for_faith_in_the_original():
    s = at_church(3, edition="original").yen(BLUE, 3).take("church:1")
    assert s.s.yen[BLUE] == 3 - FAITH_YEN[0]
    assert s.to_move(BLUE).ask("spending", 1).yen(BLUE, 1).why_not("spend:yen") == "YK-1254"


@proves("YK-1254")
def test_yen_for_faith_as_the_original_prints_it():
    s = at_church(3, edition="original", church_yen="1").yen(BLUE, 3).take("church:1")
    assert s.s.yen[BLUE] == 3 - 1
    assert s.to_move(BLUE).ask("spending", 1).yen(BLUE, 1).why_not("spend:yen") is None
    assert s.to_move(BLUE).ask("spending", 1).yen(BLUE, 0).why_not("spend:yen") == "YK-1254"


@proves("YK-1255")
def test_yen_for_faith_in_synapses():
    s = at_church(3, edition="synapses").yen(BLUE, 3).take("church:1")
    assert s.s.yen[BLUE] == 3 - 2
    assert s.to_move(BLUE).ask("spending", 1).yen(BLUE, 1).why_not("spend:yen") == "YK-1255"


@proves("YK-1256")
def test_each_kind_is_spent_only_once():
    s = at_church(1).goods(BLUE, **EVERYTHING).yen(BLUE, 9).imports(BLUE, 9)
    assert faith(s) == 1 + 6
    s.take("church:4", "spend:tea", "spend:yen")
    assert s.why_not("spend:tea") == s.why_not("spend:yen") == "YK-1256"
    assert s.legal == {"spend:copper", "spend:silk", "spend:fish", "spend:import"}


@proves("YK-1257")
def test_a_second_church_action_of_the_turn_may_spend_the_same_kind():
    s = position().agents(BLUE, britain=1).orders(BLUE).goods(BLUE, tea=2, fish=1).yen(BLUE, 0)
    s.assistants(BLUE, "church", 3).to_move(BLUE)
    s.take("agent:church", "church:1", "spend:tea", "assistant:hand", "gain:silk")
    s.take("place_two:church")  # where the president follows, for it can go nowhere else
    assert s.asked == "church"
    s.take("church:2", "spend:tea")
    assert s.s.goods[BLUE, GOODS.index("tea")] == 0


def twice_at_church(**options):
    """Blue's agent has placed in the Church with power 3 and a tea; the president has followed with power 3 as well."""
    s = position(**options).agents(BLUE, britain=1).orders(BLUE).goods(BLUE, **EVERYTHING).yen(BLUE, 9).imports(BLUE, 2)
    s.assistants(BLUE, "church", 3).to_move(BLUE)
    s.take("agent:church", "church:1", "spend:tea", "assistant:hand", "gain:tea", "place_two:church")
    assert s.asked == "church"
    return s


@proves("YK-1257")
@EDITIONS
def test_with_the_limit_of_a_turn_neither_power_nor_what_was_spent_gives_faith_again(edition):
    assert faith(twice_at_church(edition=edition)) == 3 + 6
    s = twice_at_church(edition=edition, church_limit="turn")
    assert faith(s) == 5  # copper, silk, fish, import, yen
    assert s.why_not("church:3") == "YK-1251"
    s.take("church:2")
    assert s.why_not("spend:tea") == "YK-1257"
    s.take("spend:copper")
    assert s.why_not("spend:copper") == "YK-1257"
    s.take("spend:silk", "spend:fish", "spend:import", "assistant:hand")  # the yen go of themselves
    assert owners(s)[:2] == [BLUE, BLUE]


@proves("YK-1257")
def test_the_limit_of_a_turn_counts_only_faith_that_placed_an_assistant():
    s = position(church_limit="turn").agents(BLUE, britain=1).orders(BLUE).goods(BLUE, **EVERYTHING).yen(BLUE, 0)
    s.assistants(BLUE, "church", 3).to_move(BLUE).take("agent:church", "stop", "place_two:church")
    assert faith(s) == 3 + 4


@proves("YK-1257")
def test_the_limit_of_a_turn_ends_with_it():
    s = twice_at_church(church_limit="turn")
    assert s.s.faith_used
    s.take("stop")
    assert (s.s.turn, s.s.faith_used) == (PINK, 0)


@proves("YK-1257")
def test_without_the_limit_of_a_turn_nothing_is_noted():
    assert twice_at_church().s.faith_used == 0


@proves("YK-1258")
def test_surplus_faith_is_lost():
    s = position().power(BLUE, "church", 5).acting(BLUE, "church").take("church:1", "assistant:hand", "gain:silk")
    assert s.asked == "token"  # the action is over
    assert owners(s).count(BLUE) == 1


@proves("YK-1259")
def test_only_the_missing_faith_is_bought():
    s = at_church(4).goods(BLUE, **EVERYTHING).take("church:2")
    assert s.asked == "spending"
    assert s.why_not("stop") == "YK-1259"
    s.take("spend:silk")
    assert s.asked == "assistant"  # 1 was missing, no more can be spent
    free = at_church(5).goods(BLUE, **EVERYTHING).take("church:2")
    assert free.asked == "assistant"


@proves("YK-1260")
@pytest.mark.parametrize("owner", [BLUE, PINK])
def test_an_occupied_space_is_closed(owner):
    assert at_church(5).church(1, owner).why_not("church:1") == "YK-1260"


@proves("YK-1261")
def test_several_assistants_of_a_player_but_one_an_action():
    s = position().church(1, BLUE).power(BLUE, "church", 5).acting(BLUE, "church").take("church:2", "assistant:hand")
    assert owners(s)[:2] == [BLUE, BLUE]
    assert s.asked != "church"


@proves("YK-1262")
def test_assistants_on_the_board_stay():
    s = position().power(BLUE, "church", 5).acting(BLUE, "church").take("church:2", "assistant:area")
    s.take("stop", "stop")  # no token, no building; step 6 empties the area, not the board
    assert (s.standing(BLUE, "church"), owners(s)[1]) == (0, BLUE)
    s.to_move(BLUE, "moving").take("recall")
    assert "take_back:church" not in s.legal
    assert owners(s)[1] == BLUE
    s.to_move(BLUE).ask("lifting", 1)
    assert s.why_not("lift:church") == "YK-1508"


@proves("YK-1263")
def test_placing_is_optional_and_nothing_is_spent_without():
    s = at_church(3).goods(BLUE, **EVERYTHING).take("stop")
    assert owners(s) == [NOBODY] * 8
    assert [s.s.goods[BLUE, good] for good in range(4)] == [2, 2, 2, 2]


@proves("YK-1273")
def test_the_origin_of_the_assistant_is_the_players_choice():
    s = position().power(BLUE, "church", 5).acting(BLUE, "church").take("church:2")
    assert s.legal == {"assistant:area", "assistant:hand"}
    assert s.why_not("stop") == "YK-1273"


@proves("YK-1273")
def test_an_assistant_comes_from_where_there_is_one():
    s = position().ask("assistant", 0, 0)
    assert s.why_not("assistant:area") == "YK-1273"
    assert s.hand(BLUE, assistant=0).why_not("assistant:hand") == "YK-1273"


@proves("YK-1274")
def test_the_spaces_need_4_to_11_faith():
    assert list(CHURCH_FAITH) == [4, 5, 6, 7, 8, 9, 10, 11]
    s = at_church(5).goods(BLUE, **EVERYTHING).imports(BLUE, 1)
    assert s.why_not("church:8") == "YK-1251"  # 10 faith
    assert s.yen(BLUE, 2).why_not("church:8") is None  # 11 faith


@proves("YK-1514", "YK-1812")
def test_the_marked_space_is_closed_for_two_players():
    s = at_church(5, players=2, edition="synapses").goods(BLUE, **EVERYTHING)
    assert owners(s) == [*[NOBODY] * 3, DUMMY, *[NOBODY] * 4]
    assert s.why_not("church:4") == "YK-1812"
    assert at_church(5, players=2, edition="original").goods(BLUE, **EVERYTHING).why_not("church:4") is None


@proves("YX-13", "YK-1251", "YK-1252", "YK-1253", "YK-1255", "YK-1256", "YK-1508", "YK-1512")
def test_six_faith_for_the_third_space():
    s = position(edition="synapses").goods(BLUE, copper=1, silk=1, tea=1).yen(BLUE, 2).assistants(BLUE, "bank")
    s.president(BLUE, "church").assistants(BLUE, "church", 2).acting(BLUE, "church")
    s.take("church:3", "spend:copper", "spend:silk", "spend:yen", "assistant:hand")
    assert [s.s.goods[BLUE, good] for good in range(4)] == [0, 0, 1, 0]
    assert s.s.yen[BLUE] == 0
    assert owners(s)[2] == BLUE
    assert s.s.vp[BLUE] == 5
    assert s.asked == "lifting"  # the two moves come at once
    s.take("lift:bank", "drop:port_a", "lift:hand", "drop:port_a")
    assert (s.standing(BLUE, "port_a"), s.standing(BLUE, "bank")) == (2, 0)
    assert s.standing(BLUE, "church") == 0
    assert s.s.hand[BLUE, 0] == 8 - 1 - 2 - 1 - 1 + 2  # bank, Church, board, move; and two returned


@proves("YX-17", "YK-1254", "YK-1255")
@EDITIONS
def test_1_yen_buys_no_faith(edition):
    s = position(edition=edition).goods(BLUE, copper=1, silk=1).power(BLUE, "church", 3)
    assert faith(s.copy().yen(BLUE, 2).acting(BLUE, "church")) == 6
    assert faith(s.yen(BLUE, 1).acting(BLUE, "church")) == 5


def with_a_shop():
    s = position().goods(BLUE, tea=1).yen(BLUE, 0).shop(BLUE, "church").president(BLUE, "church")
    return s.assistants(BLUE, "church")


@proves("YX-50", "YK-610", "YK-904", "YK-1251", "YK-1273")
def test_the_last_assistant_may_come_from_the_area():
    s = with_a_shop().hand(BLUE, assistant=0).acting(BLUE, "church").take("church:1")  # 3 power and a tea
    assert owners(s)[0] == BLUE
    s.take("gain:tea")
    assert (s.standing(BLUE, "church"), s.s.hand[BLUE, 0]) == (0, 0)


@proves("YX-50", "YK-904", "YK-1251", "YK-1273")
def test_or_from_hand_and_then_the_one_in_the_area_returns():
    s = with_a_shop().hand(BLUE, assistant=1).acting(BLUE, "church").take("church:1", "assistant:hand")
    s.take("gain:tea")
    assert (owners(s)[0], s.standing(BLUE, "church"), s.s.hand[BLUE, 0]) == (BLUE, 0, 1)
