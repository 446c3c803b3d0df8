"""Area action and power, 5-power bonus: steps 3 and 4 of an action (YK-601 … YK-616, YK-701 … YK-706).

The Bank pays as many yen as the power there, so most tests count power by the money it brings.
"""

import pytest

from entrepot.games.yokohama.actions import AREAS
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, PINK, PURPLE, position

BANK, CHURCH, COPPER_MINE = (AREAS.index(area) for area in ("bank", "church", "copper_mine_1"))


def at(area, assistants=1, president=True, **options):
    """Blue about to act in an area with these pieces, without money or goods."""
    s = position(players=3, **options).assistants(BLUE, area, assistants).goods(BLUE)
    if president:
        s.president(BLUE, area)
    return s.yen(BLUE, 0).yen(PINK, 0).yen(PURPLE, 0)


def earned(s):
    """What the Bank pays: blue's power there."""
    return s.acting(BLUE, "bank").s.yen[BLUE]


def agent_at(s, area):
    """The same pieces, but an agent makes the action, in phase A."""
    return s.agents(BLUE, britain=1).to_move(BLUE).take(f"agent:{area}")


@proves("YK-601")
def test_the_action_is_that_of_the_presidents_area():
    s = at("bank", 2).assistants(BLUE, "tea_plantation_1", 3).assistants(BLUE, "fishing_ground_1", 2)
    s.president(BLUE, "fishing_ground_1").to_move(BLUE, at="moving").technologies(BLUE, "tram").take("tram:bank")
    assert s.s.yen[BLUE] == 3
    assert [s.s.goods[BLUE, good] for good in range(4)] == [0, 0, 0, 0]


@proves("YK-601")
def test_an_agents_action_is_that_of_its_area():
    s = agent_at(at("bank", 2).president(BLUE, "tea_plantation_1"), "bank")
    assert (s.s.yen[BLUE], s.s.goods[BLUE, 2]) == (2, 0)


@proves("YK-602", "YK-603")
def test_assistants_and_president_give_one_power_each():
    assert earned(at("bank", 1)) == 2
    assert earned(at("bank", 3)) == 4
    assert earned(at("bank", 3).president(BLUE, "church")) == 3


@proves("YK-604", "YK-605")
def test_shop_and_trading_house_give_one_power_each():
    assert earned(at("bank", 1).shop(BLUE, "bank", space=3)) == 3
    assert earned(at("bank", 1).trading_house(BLUE, "bank")) == 3
    assert earned(at("bank", 1).shop(BLUE, "bank").trading_house(BLUE, "bank")) == 4
    assert earned(at("bank", 1).shop(BLUE, "church").trading_house(BLUE, "church")) == 2  # elsewhere they do not count


@proves("YK-606", "YK-1334")
def test_in_the_original_the_station_gives_power_to_its_owner_only():
    s = at("bank", 1, edition="original").station("bank")
    assert earned(s.copy()) == 2
    assert earned(s.copy().technologies(PINK, "station")) == 2
    assert earned(s.copy().technologies(BLUE, "station")) == 3
    assert earned(s.copy().technologies(BLUE, "station").station("church")) == 2


@proves("YK-607", "YK-1335")
def test_in_synapses_the_station_gives_power_to_everybody():
    s = at("bank", 1, edition="synapses").station("bank")
    assert earned(s.copy().technologies(PINK, "station")) == 3
    assert earned(s.copy().technologies(BLUE, "station")) == 3
    assert earned(s.copy().technologies(PINK, "station").station("church")) == 2


@proves("YK-608")
def test_power_is_five_at_most():
    assert earned(at("bank", 4)) == 5
    assert earned(at("bank", 5)) == 5


@proves("YK-609")
def test_what_opponents_have_there_adds_nothing():
    s = at("bank", 1).assistants(PINK, "bank", 3).president(PINK, "bank").shop(PINK, "bank")
    assert earned(s.trading_house(PURPLE, "bank")) == 2


@proves("YK-610")
def test_power_stands_though_pieces_leave():
    s = at("church", 4).acting(BLUE, "church").take("church:2", "assistant:area")
    assert s.standing(BLUE, "church") == 3
    assert s.asked == "token"  # still power 5


@proves("YK-610")
def test_power_stands_though_pieces_arrive():
    s = at("church", 2).goods(BLUE, copper=1, silk=1, tea=1).acting(BLUE, "church")
    s.take("church:3", "spend:copper", "spend:silk", "assistant:hand")  # the tea follows by itself
    s.take("lift:hand", "drop:church", "lift:hand", "drop:church")  # four assistants and the president now
    assert s.s.turn == PINK  # but power 3 brings neither token nor building


@proves("YK-611")
def test_an_opponents_trading_house_earns_one_yen_from_the_supply():
    s = at("bank", 1).trading_house(PINK, "bank").acting(BLUE, "bank")
    assert [s.s.yen[player] for player in (BLUE, PINK, PURPLE)] == [2, 1, 0]


@proves("YK-612")
def test_your_own_trading_house_earns_you_nothing():
    assert earned(at("bank", 1).trading_house(BLUE, "bank")) == 3  # the power alone


@proves("YK-613")
def test_the_income_is_paid_by_an_agent_action_too():
    s = agent_at(at("bank", 2, president=False).trading_house(PINK, "bank"), "bank")
    assert (s.s.yen[BLUE], s.s.yen[PINK]) == (2, 1)


@proves("YK-613", "YK-614")
def test_the_income_is_paid_though_the_action_has_no_effect():
    s = at("copper_mine_1", 1).trading_house(PINK, "copper_mine_1").acting(BLUE, "copper_mine_1")
    assert (s.s.goods[BLUE, 0], s.s.yen[PINK]) == (0, 1)
    assert s.standing(BLUE, "copper_mine_1") == 0  # and step 6 followed


@proves("YK-613")
def test_the_income_comes_before_the_action():
    s = at("chinatown", 1).trading_house(PINK, "chinatown").yen(BLUE, 1).acting(BLUE, "chinatown")
    assert s.asked == "chinatown" and s.s.yen[PINK] == 1


@proves("YK-614")
def test_after_an_action_without_use_steps_4_to_6_follow():
    s = at("customs_house", 4).imports(BLUE, 0).acting(BLUE, "customs_house")  # no space can be paid
    assert s.asked == "token"
    s.take("stop")
    assert s.asked == "building"
    s.take("stop")
    assert s.standing(BLUE, "customs_house") == 0


@proves("YK-615")
def test_power_is_counted_not_chosen_but_less_may_be_taken():
    s = at("bank", 3).acting(BLUE, "bank")
    assert (s.asked, s.s.yen[BLUE]) == ("building", 4)  # nobody asked for less
    s = at("port_a", 3).acting(BLUE, "port_a")
    assert {"take:a1", "take:a6", "stop"} <= s.legal  # the highest level, the lowest, or nothing


@proves("YK-616")
def test_each_action_of_a_turn_counts_power_anew():
    s = agent_at(at("bank", 3, president=False), "bank")
    assert s.s.yen[BLUE] == 3
    s.take("place:bank", "stop")  # the president follows, to the only place there is
    assert s.s.yen[BLUE] == 3 + 2


# --- step 4


@proves("YK-701", "YK-702")
def test_power_5_may_take_the_token_and_its_reward():
    s = at("bank", 4).token("bank", yen=5, vp=1).acting(BLUE, "bank")
    token = s.s.token[BANK]
    assert s.asked == "token" and s.legal == {"token", "stop"}
    assert s.why_not("shop:1") == "YK-701"
    s.take("token")
    assert (s.s.yen[BLUE], s.s.vp[BLUE]) == (5 + 5, 1)
    assert s.s.tokens[BLUE] == 1 << token
    s.take("stop")
    assert s.s.turn == PINK and s.s.tokens[BLUE] == 1 << token  # kept, and of no further use
    assert (s.s.yen[BLUE], s.s.vp[BLUE]) == (10, 1)


@proves("YK-701")
def test_power_4_takes_no_token():
    s = at("bank", 3).token("bank", yen=5, vp=1).acting(BLUE, "bank")
    assert s.asked == "building" and s.s.tokens[BLUE] == 0


@proves("YK-703")
def test_a_taken_token_is_not_replaced():
    s = at("bank", 4).acting(BLUE, "bank").take("token")
    s.assistants(PINK, "bank", 4).president(PINK, "bank").acting(PINK, "bank")
    assert s.asked == "building"
    assert s.s.tokens[PINK] == 0


@proves("YK-704")
def test_the_token_may_be_left():
    s = at("bank", 4).token("bank", vp=5).acting(BLUE, "bank").take("stop")
    assert s.asked == "building"
    assert (s.s.vp[BLUE], s.s.tokens[BLUE]) == (0, 0)
    assert s.s.token[BANK] >= 0  # for the next who comes


@proves("YK-704")
def test_the_token_may_be_taken_though_its_reward_is_of_no_use():
    s = at("bank", 4).warehouse(BLUE, assistant=0, shop=0, trading_house=0).token("bank", warehouse=2, vp=2)
    s.acting(BLUE, "bank").take("token")
    assert s.asked == "building"
    assert s.s.vp[BLUE] == 2 and s.s.tokens[BLUE] != 0


@proves("YK-705")
def test_a_piece_gained_by_the_token_can_be_built_at_once():
    s = at("bank", 4).hand(BLUE, shop=0, trading_house=0).token("bank", warehouse=2, vp=2).acting(BLUE, "bank")
    s.take("token")
    assert s.asked == "hiring"
    assert s.take("hire:shop", "hire:assistant").asked == "building"
    assert s.take("shop:1").s.shops[8, 0] == BLUE


@proves("YK-706")
def test_an_agent_takes_the_token_of_its_area():
    s = at("bank", 5, president=False).president(BLUE, "church").token("bank", yen=5, vp=1).token("church", vp=5)
    s = agent_at(s, "bank")
    assert s.asked == "token"
    s.take("token")
    assert (s.s.yen[BLUE], s.s.vp[BLUE]) == (10, 1)
    assert s.s.token[CHURCH] >= 0 > s.s.token[BANK]


# --- worked examples


@proves("YX-03", "YK-602", "YK-603", "YK-604", "YK-611", "YK-1202")
def test_example_of_power():
    s = at("silk_factory_1", 3).shop(BLUE, "silk_factory_1").trading_house(PINK, "silk_factory_1")
    s.acting(BLUE, "silk_factory_1")
    assert s.s.goods[BLUE, 1] == 4
    assert s.s.yen[PINK] == 1
    assert s.asked == "token"  # power 5


@proves("YX-05", "YK-1006", "YK-1012", "YK-1201", "YK-612", "YK-801", "YK-906")
def test_example_of_an_agent_action():
    s = at("copper_mine_1", 2, president=False).trading_house(BLUE, "copper_mine_1").president(BLUE, "bank")
    token = s.s.token[COPPER_MINE]
    s = agent_at(s, "copper_mine_1")
    assert s.s.goods[BLUE, 0] == 1
    assert s.s.token[COPPER_MINE] == token and s.s.tokens[BLUE] == 0
    assert s.asked == "placing"  # nothing was built, and nothing else can be done in phase A
    assert s.s.yen[BLUE] == 0
    assert (s.standing(BLUE, "copper_mine_1"), s.s.hand[BLUE, 0]) == (0, 8)
    assert (s.s.agents[BLUE, 0], s.s.used_agents[BLUE, 0]) == (0, 1)


@proves("YX-18", "YK-608")
def test_example_of_the_cap():
    assert earned(at("bank", 5).shop(BLUE, "bank").trading_house(BLUE, "bank")) == 5


@proves("YX-19", "YK-606", "YK-607")
@pytest.mark.parametrize("edition, without, owned", [("original", 3, 4), ("synapses", 4, 4)])
def test_example_of_the_station(edition, without, owned):
    s = at("bank", 2, edition=edition).station("bank")
    assert earned(s.copy().technologies(PINK, "station")) == without
    assert earned(s.copy().technologies(BLUE, "station")) == owned
