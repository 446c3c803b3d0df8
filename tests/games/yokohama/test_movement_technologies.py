"""Movement with Postal System, Stagecoach, Station and Tram (YK-1322 … YK-1357)."""

import pytest

from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, PINK, PURPLE, position
from tests.games.yokohama.test_movement import MAP, moving, yen


@proves("YK-1327")
@pytest.mark.parametrize("stagecoach", [False, True])
def test_putting_the_president_beside_others_costs_the_fee(stagecoach):
    s = moving(None, "copper_mine_1", "church", yen=1).technologies(BLUE, "postal_system")
    s.president(PINK, "copper_mine_1").president(PURPLE, "copper_mine_1")
    if stagecoach:
        s.technologies(BLUE, "stagecoach").take("put:copper_mine_1")
        assert yen(s) == [1, 0, 0]
    else:
        assert s.why_not("put:copper_mine_1") == "YK-1327"
        s.yen(BLUE, 2).take("put:copper_mine_1")
        assert yen(s) == [0, 1, 1]
    assert s.where(BLUE) == "copper_mine_1"


# --- Tram


def tram(president, *assistants, edition="synapses"):
    s = position(players=3, edition=edition).layout(*MAP).president(BLUE, president).technologies(BLUE, "tram")
    for area in assistants:
        s.assistants(BLUE, area)
    return s.yen(BLUE, 0).yen(PINK, 0).yen(PURPLE, 0).to_move(BLUE, at="moving")


@proves("YK-1301")
def test_without_tram_nobody_rides_it():
    s = moving("bank", "church").technologies(PINK, "tram")
    assert s.why_not("tram:church") == "YK-1301"


@proves("YK-1352")
def test_tram_goes_anywhere_without_walking_or_paying():
    s = (
        tram("bank", "copper_mine_1", "chinatown", "church")
        .president(PINK, "copper_mine_1")
        .president(PURPLE, "church")
    )
    assert s.legal == {"tram:chinatown", "recall"}
    assert s.why_not("tram:church") == "YK-1352"  # an opponent's president
    s.take("tram:chinatown")
    assert (s.where(BLUE), s.asked, yen(s)) == ("chinatown", "chinatown", [0, 0, 0])


@proves("YK-503", "YK-1361")
def test_tram_does_not_start_from_hand():
    s = tram(None, "church", "bank")
    assert s.why_not("tram:church") == "YK-503"  # it is put there all the same
    assert not any(action.startswith("tram:") for action in s.legal)
    assert {"put:church", "put:bank"} <= s.legal


@proves("YK-106", "YK-107")
def test_tram_goes_to_no_area_out_of_play():
    assert tram("bank", "church").why_not("tram:laboratory_b") == "YK-106"
    s = position(players=2).president(BLUE, "bank").technologies(BLUE, "tram").to_move(BLUE, at="moving")
    assert s.why_not("tram:laboratory_b") == "YK-107"


@proves("YK-1353", "YK-1354")
@pytest.mark.parametrize("edition, rule", [("synapses", "YK-1353"), ("original", "YK-1354")])
def test_tram_needs_an_assistant_where_it_goes(edition, rule):
    s = tram("bank", "church", edition=edition).shop(BLUE, "tea_plantation_1")
    assert s.why_not("tram:tea_plantation_1") == rule
    assert s.why_not("tram:church") is None


@proves("YK-1355", "YK-1356")
@pytest.mark.parametrize("edition", ["synapses", "original"])
def test_tram_with_postal_system_goes_to_others_and_pays_them(edition):
    s = tram("bank", "copper_mine_1", edition=edition).technologies(BLUE, "postal_system")
    s.president(PINK, "copper_mine_1").president(PURPLE, "copper_mine_1").yen(BLUE, 1)
    assert s.why_not("tram:copper_mine_1") == "YK-1356"
    assert s.copy().technologies(BLUE, "stagecoach").why_not("tram:copper_mine_1") is None
    s.yen(BLUE, 2).take("tram:copper_mine_1")
    assert (s.where(BLUE), yen(s)) == ("copper_mine_1", [0, 1, 1])


@proves("YK-1357")
def test_tram_goes_to_another_area_and_never_to_the_canal():
    s = tram("bank", "bank", "church")
    assert s.why_not("tram:bank") == s.why_not("tram:canal") == "YK-1357"
    assert s.legal == {"tram:church", "recall"}


# --- Station


@proves("YK-1340")
def test_the_station_move_is_its_owners_alone():
    s = moving("bank", "church", "copper_mine_1").station("church").technologies(PINK, "station")
    assert s.why_not("station") == "YK-1340"


@proves("YK-1339")
def test_the_station_move_needs_an_assistant_there_and_another_start():
    s = moving("bank", "copper_mine_1").station("church").technologies(BLUE, "station").shop(BLUE, "church")
    assert s.why_not("station") == "YK-1339"  # no assistant
    s.assistants(BLUE, "church")
    assert s.why_not("station") is None
    s.president(BLUE, "church")
    assert s.why_not("station") == "YK-1339"  # there already


@proves("YK-1336", "YK-1337", "YK-1338")
@pytest.mark.parametrize("start", ["bank", None])
def test_the_station_move_goes_straight_there_and_ends(start):
    s = moving(start, "chinatown", "copper_mine_1", yen=0).station("chinatown").technologies(BLUE, "station")
    s.president(PINK, "chinatown").president(PURPLE, "chinatown").take("station")
    assert (s.where(BLUE), s.asked, yen(s)) == ("chinatown", "chinatown", [0, 0, 0])


@proves("YK-1341")
def test_walking_through_the_station_area_is_an_ordinary_step():
    s = moving("bank", "port_a", "silk_factory_1", "copper_mine_1").station("port_a").technologies(BLUE, "station")
    s.president(PINK, "port_a").take("step:port_a")
    assert yen(s) == [4, 1, 0]
    assert s.asked == "walking" and s.why_not("stop") == "YK-508"


# --- a marked area


@proves("YK-1007")
def test_with_a_marked_area_step_3_asks_where_to_act():
    s = position(players=3, edition="original", agents="replace").layout(*MAP).agents(BLUE, britain=1)
    s.assistants(BLUE, "copper_mine_1", 3).assistants(BLUE, "bank").to_move(BLUE).goods(BLUE)
    s.take("agent:copper_mine_1", "stop", "put:bank")
    assert s.asked == "act_where" and s.legal == {"act:president", "act:agent"}
    assert s.why_not("stop") == "YK-1007"
    there, here = s.copy().take("act:agent"), s.copy().take("act:president")
    assert (there.s.goods[BLUE, 0], there.standing(BLUE, "copper_mine_1"), there.standing(BLUE, "bank")) == (1, 0, 1)
    assert (here.s.goods[BLUE, 0], here.standing(BLUE, "copper_mine_1"), here.standing(BLUE, "bank")) == (0, 3, 0)


# --- worked example


@proves("YX-33", "YK-508", "YK-1322", "YK-1323", "YK-1330", "YK-1331", "YK-1336")
@pytest.mark.parametrize(
    "technologies, paid, may_stop",
    [
        ((), 2, False),
        (("stagecoach",), 0, False),
        (("postal_system",), 2, True),
        (("stagecoach", "postal_system"), 0, True),
    ],
)
def test_example_of_entering_where_two_presidents_stand(technologies, paid, may_stop):
    s = moving("bank", "port_a", "silk_factory_1", "copper_mine_1", yen=2).technologies(BLUE, *technologies)
    s.president(PINK, "port_a").president(PURPLE, "port_a").take("step:port_a")
    assert yen(s) == [2 - paid, paid // 2, paid // 2]
    assert s.why_not("stop") == (None if may_stop else "YK-508")
    assert {"step:silk_factory_1", "step:copper_mine_1"} <= s.legal


@proves("YX-33", "YK-1336")
def test_example_of_the_station_move_where_two_presidents_stand():
    s = moving("bank", "chinatown", "copper_mine_1", yen=2).technologies(BLUE, "station").station("chinatown")
    s.president(PINK, "chinatown").president(PURPLE, "chinatown").take("station")
    assert (s.where(BLUE), s.asked, yen(s)) == ("chinatown", "chinatown", [2, 0, 0])
