"""Movement, step 2 of the main action: the president walks or is put (YK-501 … YK-518, YK-525 … YK-528)."""

import pytest

from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, PINK, PURPLE, YELLOW, position

# fmt: off
MAP = (
    "bank", "port_a", "canal", "church", "tea_plantation_1",
      "copper_mine_1", "silk_factory_1", "laboratory_a", "customs_house",
        "fishing_ground_1", "employment_agency", "fishing_ground_2",
          "port_b", "chinatown",
)
# fmt: on


def moving(president, *assistants, yen=5):
    """Blue in step 2, the president on an area (or None for the hand) and an assistant in each of the others named."""
    s = position(players=3).layout(*MAP).president(BLUE, president).yen(BLUE, yen).yen(PINK, 0).yen(PURPLE, 0)
    for area in assistants:
        s.assistants(BLUE, area)
    return s.to_move(BLUE, at="moving")


def steps(s):
    return {action.partition(":")[2] for action in s.legal if action.startswith("step:")}


def yen(s):
    return [s.s.yen[player] for player in (BLUE, PINK, PURPLE)]


@proves("YK-501", "YK-522")
def test_the_president_moves_or_is_recalled():
    s = moving("bank", "port_a", "copper_mine_1")
    assert s.legal == {"step:port_a", "step:copper_mine_1", "recall"}
    assert s.why_not("place:bank") == "YK-501"  # nothing else in step 2
    assert s.copy().take("recall").why_not("step:port_a") == "YK-520"  # one option, not both


@proves("YK-502", "YK-503")
def test_from_hand_the_president_goes_to_any_legal_area_for_nothing():
    s = moving(None, "copper_mine_1", "church", "chinatown", yen=0).president(PINK, "church")
    assert s.legal == {"put:copper_mine_1", "put:chinatown"}
    assert s.why_not("put:church") == "YK-502"  # an opponent's president
    assert s.why_not("put:bank") == "YK-503"  # no assistant of yours
    s.take("put:copper_mine_1")
    assert (s.where(BLUE), yen(s)) == ("copper_mine_1", [0, 0, 0])


@proves("YK-503")
def test_a_president_in_hand_does_not_walk():
    assert moving(None, "bank", "port_a").why_not("step:bank") == "YK-503"


@proves("YK-504")
def test_a_president_on_an_area_walks_and_must_leave():
    s = moving("bank", "bank", "port_a", "copper_mine_1", "chinatown")
    assert s.why_not("put:chinatown") == "YK-504"
    assert not {"stop", "step:bank", "put:bank"} & s.legal  # staying at the bank is no movement


@proves("YK-505")
def test_each_step_goes_to_an_adjacent_area():
    s = moving("bank", *MAP[:2], *MAP[3:9])
    assert steps(s) == {"port_a", "copper_mine_1"}
    assert s.why_not("step:silk_factory_1") == "YK-505"
    s.take("step:port_a")
    assert s.why_not("step:church") == "YK-505"
    assert "silk_factory_1" in steps(s)


@proves("YK-106", "YK-107")
def test_an_area_that_is_not_in_play_cannot_be_entered():
    assert moving("bank", "port_a").why_not("step:laboratory_b") == "YK-106"
    assert moving(None, "port_a").why_not("put:laboratory_b") == "YK-106"
    two = position(players=2).president(BLUE, "bank").to_move(BLUE, at="moving")
    assert two.why_not("step:canal") == "YK-107"
    assert two.president(BLUE, None).why_not("put:port_b") == "YK-107"


@proves("YK-506")
def test_every_area_entered_needs_an_assistant():
    s = moving("bank", "copper_mine_1").shop(BLUE, "port_a").trading_house(BLUE, "port_a").assistants(PINK, "port_a")
    assert s.why_not("step:port_a") == "YK-506"
    assert steps(s) == {"copper_mine_1"}


@proves("YK-507")
def test_any_number_of_steps_and_a_stop_in_any_legal_area():
    route = ("port_a", "silk_factory_1", "fishing_ground_1", "employment_agency", "laboratory_a", "church")
    s = moving("bank", *route)
    for area in route[:-1]:
        s.take(f"step:{area}")
        assert s.copy().take("stop").where(BLUE) == area
    assert s.why_not("recall") == "YK-507"  # the walk has begun: on, or stop
    assert s.take("step:church").asked == "church"  # nothing lies beyond, so the walk ends and the action begins
    assert s.where(BLUE) == "church"


@proves("YK-508")
def test_an_opponents_president_is_paid_and_passed():
    s = moving("bank", "port_a", "silk_factory_1", "copper_mine_1").president(PINK, "port_a").take("step:port_a")
    assert yen(s) == [4, 1, 0]
    assert s.why_not("stop") == "YK-508"
    assert s.legal == {"step:silk_factory_1", "step:copper_mine_1", "step:canal"}


@proves("YK-508", "YK-509")
def test_all_presidents_of_an_area_must_be_paid():
    s = moving("bank", "port_a", "silk_factory_1", "copper_mine_1", yen=1)
    s.president(PINK, "port_a").president(PURPLE, "port_a")
    assert s.why_not("step:port_a") == "YK-509"
    s.yen(BLUE, 2).take("step:port_a")
    assert yen(s) == [0, 1, 1]


@proves("YK-510", "YK-511")
def test_the_start_is_neither_an_end_nor_passed_through():
    s = moving("bank", "bank", "port_a", "copper_mine_1", "silk_factory_1")
    assert s.why_not("step:bank") == "YK-510"
    s.take("step:port_a")
    assert s.why_not("step:bank") == "YK-510"  # though the copper mine lies on its other side
    s.take("step:silk_factory_1", "step:copper_mine_1")
    assert s.where(BLUE) == "copper_mine_1"


@proves("YK-512")
def test_no_area_is_entered_twice():
    s = moving("bank", "port_a", "copper_mine_1", "silk_factory_1", "fishing_ground_1").take("step:port_a")
    s.take("step:silk_factory_1", "step:copper_mine_1")
    assert s.why_not("step:port_a") == s.why_not("step:silk_factory_1") == "YK-512"
    assert s.legal == {"stop", "step:fishing_ground_1"}


@proves("YK-512")
def test_the_canal_is_entered_once():
    s = moving("port_a", "silk_factory_1", "laboratory_a", "copper_mine_1").take("step:canal", "step:silk_factory_1")
    assert s.why_not("step:canal") == "YK-512"


@proves("YK-513", "YK-515")
def test_the_canal_is_passed_for_one_yen_to_the_supply():
    s = moving("port_a", "church", "laboratory_a", yen=1)
    assert s.copy().yen(BLUE, 0).why_not("step:canal") == "YK-513"
    s.take("step:canal")  # no assistant stands there
    assert yen(s) == [0, 0, 0]
    assert s.legal == {"step:church", "step:laboratory_a"}


@proves("YK-514")
def test_the_president_never_stays_on_the_canal():
    s = moving("port_a", "church", "laboratory_a").technologies(BLUE, "postal_system").take("step:canal")
    assert s.why_not("stop") == "YK-514"
    assert moving(None, "church").why_not("put:canal") == "YK-514"


@proves("YK-516")
def test_no_step_leads_where_the_president_would_be_stranded():
    s = moving("bank", "port_a", "copper_mine_1", "laboratory_a", yen=1).president(PINK, "port_a")
    assert s.why_not("step:port_a") is None  # on to the copper mine
    s.president(PURPLE, "copper_mine_1")
    assert s.why_not("step:port_a") == "YK-516"  # neither the copper mine nor the canal can be paid any more
    s.yen(BLUE, 2)
    assert s.why_not("step:port_a") is None  # over the canal to the laboratory
    assert s.why_not("step:copper_mine_1") == "YK-516"  # three fees would be due


@proves("YK-516")
@pytest.mark.parametrize("technologies, price", [((), 4), (("stagecoach",), 1)])
def test_the_longest_passage_without_a_stop(technologies, price):
    passage = ("port_a", "church", "tea_plantation_1")
    s = position(players=4).layout("bank", "canal", *passage, "chinatown").president(BLUE, "bank")
    for area, rival in zip(passage, (PINK, PURPLE, YELLOW), strict=True):
        s.assistants(BLUE, area).president(rival, area)
    s.assistants(BLUE, "chinatown").technologies(BLUE, *technologies).yen(BLUE, price).to_move(BLUE, at="moving")
    assert s.copy().yen(BLUE, price - 1).why_not("step:canal") == ("YK-516" if price > 1 else "YK-513")
    s.take("step:canal")  # from there on, every step is the only one
    assert (s.where(BLUE), s.s.yen[BLUE], s.asked) == ("chinatown", 0, "chinatown")


@proves("YK-517")
def test_the_route_is_yours_to_choose():
    s = moving("bank", "port_a", "copper_mine_1", "silk_factory_1").president(PINK, "port_a")
    s.president(PURPLE, "copper_mine_1")
    by_port, by_mine = s.copy().take("step:port_a"), s.copy().take("step:copper_mine_1")
    by_port.take("step:silk_factory_1")
    by_mine.take("step:silk_factory_1")
    assert by_port.where(BLUE) == by_mine.where(BLUE) == "silk_factory_1"
    assert (yen(by_port), yen(by_mine)) == ([4, 1, 0], [4, 0, 1])


@proves("YK-518")
def test_leaving_is_free_whoever_else_is_there():
    s = moving("bank", "port_a", "copper_mine_1", yen=0).president(PINK, "bank").president(PURPLE, "bank")
    s.take("step:port_a")
    assert (s.where(BLUE), yen(s)) == ("port_a", [0, 0, 0])


@proves("YK-525")
def test_presidents_share_an_area():
    s = moving(None, "copper_mine_1").technologies(BLUE, "postal_system").president(PINK, "copper_mine_1")
    s.president(PURPLE, "copper_mine_1").take("put:copper_mine_1")
    assert [s.where(player) for player in (BLUE, PINK, PURPLE)] == ["copper_mine_1"] * 3


@proves("YK-526")
def test_assistants_do_not_move_with_the_president():
    s = moving("bank", "bank", "port_a", "silk_factory_1", "copper_mine_1").take("step:port_a", "step:silk_factory_1")
    assert [s.standing(BLUE, a) for a in ("bank", "port_a", "silk_factory_1", "copper_mine_1")] == [1, 1, 1, 1]


@proves("YK-527")
def test_walk_tram_and_station_move_exclude_each_other():
    s = moving("bank", "port_a", "copper_mine_1", "church", "chinatown").technologies(BLUE, "tram", "station")
    s.station("chinatown")
    assert {"step:port_a", "tram:church", "station"} <= s.legal
    assert s.copy().take("tram:church").asked == "church"  # each ends the movement: the action has begun
    assert s.copy().take("station").asked == "chinatown"
    s.take("step:port_a")
    assert s.why_not("tram:church") == s.why_not("station") == "YK-507"


@proves("YK-528")
def test_one_movement_pays_each_opponent_at_most_once():
    route = ("port_a", "silk_factory_1", "copper_mine_1", "fishing_ground_1")
    s = moving("bank", *route).president(PINK, "port_a").president(PURPLE, "silk_factory_1")
    s.take("step:port_a", "step:silk_factory_1", "step:copper_mine_1")
    assert yen(s) == [3, 1, 1]
    assert not {"port_a", "silk_factory_1"} & steps(s)  # both lie beside the copper mine, neither can be paid again


# --- worked examples


def example_2(yen):
    layout = ("bank", "laboratory_a", "church", "customs_house", "port_a", "employment_agency", "silk_factory_1")
    s = position(players=3).layout(*layout).president(PURPLE, "bank").president(BLUE, "employment_agency")
    s.assistants(PURPLE, "employment_agency").assistants(PURPLE, "silk_factory_1", 2)
    return s.yen(PURPLE, yen).yen(BLUE, 0).to_move(PURPLE, at="placing").take("stop")


@proves("YX-02", "YK-502", "YK-504", "YK-505", "YK-506", "YK-508", "YK-509", "YK-519")
def test_example_of_movement():
    s = example_2(yen=1)
    assert s.why_not("step:laboratory_a") == "YK-506"
    assert s.why_not("step:silk_factory_1") == "YK-505"
    assert s.legal == {"step:employment_agency", "recall"}
    s.take("step:employment_agency")  # no place to stop, and only the Silk Factory lies beyond
    assert (s.s.yen[PURPLE], s.s.yen[BLUE], s.where(PURPLE)) == (0, 1, "silk_factory_1")

    poor = example_2(yen=0)
    assert poor.asked == "recalling" and poor.where(PURPLE) is None  # recall was forced


@proves("YX-37", "YK-513", "YK-515", "YK-1332")
def test_example_of_the_canal():
    def over_the_canal(yen, *technologies):
        return moving("port_a", "church", yen=yen).technologies(BLUE, *technologies)

    for technologies in ((), ("stagecoach",)):
        assert over_the_canal(0, *technologies).why_not("step:canal") == "YK-513"
        s = over_the_canal(1, *technologies).take("step:canal")
        assert (s.where(BLUE), yen(s)) == ("church", [0, 0, 0])


@proves("YX-38", "YK-510", "YK-511", "YK-512")
def test_example_of_a_triangle():
    corners = ("bank", "port_a", "copper_mine_1")
    s = moving("bank", *corners)
    assert s.legal == {"step:port_a", "step:copper_mine_1", "recall"}
    for first, second in (corners[1:], corners[:0:-1]):
        walk = s.copy().take(f"step:{first}")
        assert walk.legal == {"stop", f"step:{second}"}
        assert walk.copy().take("stop").where(BLUE) == first
        assert walk.take(f"step:{second}").where(BLUE) == second  # and there it ends
        assert walk.s.walked == 0
