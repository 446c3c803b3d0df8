"""Customs House (YK-1264 … YK-1270, YK-1275, YK-1276)."""

import pytest

from entrepot.games.yokohama.actions import AREAS
from entrepot.games.yokohama.box.tables import CUSTOMS_IMPORTS, CUSTOMS_REWARD, GAIN_VP, REWARDS
from entrepot.games.yokohama.record import DUMMY, NOBODY
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, PINK, PURPLE, position


def at_customs(power, imports, **options):
    s = position(**options).imports(BLUE, imports).power(BLUE, "customs_house", power)
    return s.acting(BLUE, "customs_house")


def owners(s):
    return [s.s.customs[space] for space in range(8)]


@proves("YK-1264")
def test_while_the_customs_house_asks_nothing_else_is_possible():
    s = at_customs(2, 1)
    assert s.asked == "customs"
    assert s.why_not("done") == "YK-1264"


@proves("YK-1264")
@pytest.mark.parametrize("origin, in_area, in_hand", [("area", 3, 4), ("hand", 4, 3)])
def test_imports_are_paid_and_an_assistant_goes_to_the_board(origin, in_area, in_hand):
    s = at_customs(5, 3).take("customs:3", f"assistant:{origin}")
    assert owners(s) == [NOBODY, NOBODY, BLUE, *[NOBODY] * 5]
    assert s.s.imports[BLUE] == 3 - CUSTOMS_IMPORTS[2]
    assert (s.standing(BLUE, "customs_house"), s.s.hand[BLUE, 0]) == (in_area, in_hand)
    assert s.s.vp[BLUE] == REWARDS[CUSTOMS_REWARD[2], GAIN_VP]


@proves("YK-1264")
def test_a_space_that_costs_more_imports_than_one_has_is_closed():
    s = at_customs(5, 1)
    assert s.legal == {"customs:1", "customs:2", "stop"}
    assert s.why_not("customs:3") == "YK-1264"


@proves("YK-1265", "YK-1266")
@pytest.mark.parametrize("power, most", [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_power_limits_the_imports_and_fewer_may_be_paid(power, most):
    s = at_customs(power, 9)
    open_spaces = {f"customs:{n + 1}" for n in range(8) if CUSTOMS_IMPORTS[n] <= most}
    assert s.legal == {*open_spaces, "stop"}
    assert s.take("customs:1").s.imports[BLUE] == 8


@proves("YK-1265")
def test_imports_beyond_ones_power_cannot_be_paid():
    assert at_customs(2, 9).why_not("customs:3") == "YK-1265"


@proves("YK-1267")
@pytest.mark.parametrize("owner", [BLUE, PINK])
def test_an_occupied_space_is_closed(owner):
    assert at_customs(3, 2).customs(2, owner).why_not("customs:2") == "YK-1267"


@proves("YK-1268")
def test_several_assistants_of_a_player_but_one_an_action():
    s = position().customs(1, BLUE).imports(BLUE, 4).power(BLUE, "customs_house", 5).acting(BLUE, "customs_house")
    s.take("customs:2", "assistant:hand")
    assert owners(s)[:2] == [BLUE, BLUE]
    assert s.asked != "customs"


@proves("YK-1269")
def test_assistants_on_the_board_stay():
    s = at_customs(5, 1).take("customs:2", "assistant:area", "stop", "stop")
    assert (s.standing(BLUE, "customs_house"), owners(s)[1]) == (0, BLUE)
    s.to_move(BLUE, "moving").take("recall")
    assert "take_back:customs_house" not in s.legal
    assert owners(s)[1] == BLUE
    s.to_move(BLUE).ask("lifting", 1)
    assert s.why_not("lift:customs_house") == "YK-1508"


@proves("YK-1270")
def test_placing_is_optional():
    s = at_customs(3, 2).take("stop")
    assert (owners(s), s.s.imports[BLUE]) == ([NOBODY] * 8, 2)


@proves("YK-1270", "YK-1265")
def test_power_1_has_no_effect():
    s = position().agents(BLUE, britain=1).imports(BLUE, 9).assistants(BLUE, "customs_house").to_move(BLUE)
    assert s.copy().ask("customs", 0).legal == {"stop"}
    s.take("agent:customs_house")
    assert s.asked != "customs"
    assert (owners(s), s.s.imports[BLUE]) == ([NOBODY] * 8, 9)


@proves("YK-1275")
def test_the_spaces_cost_1_to_4_imports_in_pairs():
    assert list(CUSTOMS_IMPORTS) == [1, 1, 2, 2, 3, 3, 4, 4]


@proves("YK-1276")
def test_rightmost_is_a_matter_of_place_and_not_of_time():
    s = position().customs(6, BLUE).imports(PINK, 1).power(PINK, "customs_house", 2).acting(PINK, "customs_house")
    s.take("customs:1", "assistant:hand")  # later than blue, but further left
    s.s.round = s.s.last_round = 9
    s.orders(PURPLE).to_move(PURPLE, "phase_c").settle()
    assert s.asked == "over"
    customs = 2  # the column of the sheet
    assert [s.s.sheet[player, customs] for player in (BLUE, PINK, PURPLE)] == [8, 4, 0]


@proves("YK-1514", "YK-1812")
def test_the_marked_space_is_closed_for_two_players():
    s = at_customs(3, 2, players=2, edition="synapses")
    assert owners(s) == [*[NOBODY] * 3, DUMMY, *[NOBODY] * 4]
    assert s.why_not("customs:4") == "YK-1812"
    assert at_customs(3, 2, players=2, edition="original").why_not("customs:4") is None


@proves("YK-1273")
def test_an_assistant_comes_from_where_there_is_one():
    s = position().assistants(BLUE, "church").ask("assistant", 1, 0)
    assert s.why_not("assistant:area") == "YK-1273"  # the one in the Church area is no help here
    s.s.assistants[BLUE, AREAS.index("customs_house")] = 1
    assert s.why_not("assistant:area") is None


@proves("YX-14", "YK-1264", "YK-1265")
def test_the_second_space_for_1_import():
    s = position().imports(BLUE, 1).yen(BLUE, 0).president(BLUE, "customs_house").assistants(BLUE, "customs_house")
    s.acting(BLUE, "customs_house")
    assert s.legal == {"customs:1", "customs:2", "stop"}
    s.take("customs:2", "assistant:hand")
    assert owners(s)[1] == BLUE
    assert (s.s.imports[BLUE], s.s.vp[BLUE], s.s.yen[BLUE]) == (0, 4, 2)
