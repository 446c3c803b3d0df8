"""Placement, step 1 of the main action (YK-401 … YK-414)."""

import pytest

from entrepot.games.yokohama.actions import AREAS
from entrepot.games.yokohama.box.tables import NEWSPAPER_AREAS, PLACEMENT_AREAS
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, PINK, PURPLE, YELLOW, position

# With three players the bank touches the church and the canal alone; beyond the canal lies the copper mine.
MAP = ("bank", "church", "port_a", "customs_house", "employment_agency", "canal", "copper_mine_1")


def placing(player=BLUE, players=3, **options):
    """Step 1, with the president in hand and two assistants out already, so that step 2 will be a choice."""
    s = (
        position(players=players, **options)
        .layout(*(MAP if players > 2 else ()))
        .assistants(player, "tea_plantation_1")
        .assistants(player, "fishing_ground_1")
    )
    return s.hand(player, assistant=8).warehouse(player, assistant=10).to_move(player, at="placing")


def offered(s, verb):
    """The nouns of a verb that are offered."""
    return {action.partition(":")[2] for action in s.legal if action.partition(":")[0] == verb}


@proves("YK-401")
def test_option_a_places_one_assistant_in_each_of_three_areas():
    s = placing().take("place:bank", "place:church", "place:port_a")
    assert [s.standing(BLUE, area) for area in ("bank", "church", "port_a")] == [1, 1, 1]
    assert s.asked == "moving"


@proves("YK-401")
def test_option_a_asks_for_different_areas():
    s = placing().take("place:bank")
    assert s.why_not("place:bank") == "YK-401"
    assert "bank" not in offered(s, "place") and "church" in offered(s, "place")


@proves("YK-401", "YK-404")
def test_option_b_places_two_assistants_in_one_area():
    s = placing().take("place_two:bank")
    assert s.standing(BLUE, "bank") == 2
    assert s.s.hand[BLUE, 0] == 6
    assert s.asked == "moving"


@proves("YK-402")
@pytest.mark.parametrize("areas", [["bank"], ["bank", "church"]])
def test_fewer_assistants_may_be_placed(areas):
    s = placing().take(*(f"place:{area}" for area in areas), "stop")
    assert sum(s.s.assistants[BLUE, area] for area in range(len(AREAS))) == 2 + len(areas)
    assert s.asked == "moving"


@proves("YK-402")
def test_the_last_assistant_in_hand_ends_placement():
    s = placing().hand(BLUE, assistant=1).take("place:bank")
    assert s.asked == "moving"


@proves("YK-403")
def test_nothing_need_be_placed():
    s = placing().take("stop")
    assert s.asked == "moving"
    assert s.s.hand[BLUE, 0] == 8


@proves("YK-404")
def test_one_placed_assistant_is_option_a():
    s = placing().technologies(BLUE, "telegram").take("place:bank")
    assert s.asked == "placing"
    assert s.why_not("place_two:church") == "YK-404"
    s.take("place:church", "stop")
    assert s.asked == "moving"  # no Telegram after option A


@proves("YK-405")
def test_assistants_come_from_hand_only():
    s = placing().hand(BLUE, assistant=0).church(1, BLUE)
    assert s.why_not("place:bank") == "YK-405"
    s.hand(BLUE, assistant=1)
    assert s.why_not("place_two:bank") == "YK-405"
    s.take("place:bank")
    assert (s.s.hand[BLUE, 0], s.s.warehouse[BLUE, 0], s.s.church[0]) == (0, 10, BLUE)


@proves("YK-406", "YK-407")
def test_every_area_but_the_canal_may_be_chosen():
    s = placing(players=4)
    assert offered(s, "place") == offered(s, "place_two") == set(AREAS) - {"canal"}
    assert s.why_not("place:canal") == s.why_not("place_two:canal") == "YK-407"


@proves("YK-106", "YK-107")
def test_an_area_that_is_not_in_play_cannot_be_chosen():
    assert placing(players=3).why_not("place:laboratory_b") == "YK-106"
    assert placing(players=3).why_not("place_two:laboratory_b") == "YK-106"
    assert placing(players=2).why_not("place:laboratory_b") == "YK-107"
    assert placing(players=2).why_not("place_two:canal") == "YK-107"


@proves("YK-408", "YK-214")
def test_an_assistant_beside_an_opponents_president_costs_one_yen_to_its_owner():
    s = placing().yen(BLUE, 5).yen(PINK, 0).yen(PURPLE, 0).president(PINK, "bank").take("place:bank")
    assert [s.s.yen[p] for p in (BLUE, PINK, PURPLE)] == [4, 1, 0]


@proves("YK-408")
def test_two_assistants_beside_an_opponents_president_cost_two_yen():
    s = placing().yen(BLUE, 5).yen(PINK, 0).president(PINK, "bank").take("place_two:bank")
    assert (s.s.yen[BLUE], s.s.yen[PINK]) == (3, 2)


@proves("YK-409")
def test_each_of_several_presidents_is_paid_for_each_assistant():
    s = placing().yen(BLUE, 5).yen(PINK, 0).yen(PURPLE, 0).president(PINK, "bank").president(PURPLE, "bank")
    s.take("place_two:bank")
    assert [s.s.yen[p] for p in (BLUE, PINK, PURPLE)] == [1, 2, 2]


@proves("YK-410")
def test_what_cannot_be_paid_in_full_cannot_be_placed():
    s = placing().yen(BLUE, 1).president(PINK, "bank").president(PURPLE, "bank").president(YELLOW, None)
    assert s.why_not("place:bank") == "YK-410"
    assert "bank" not in offered(s, "place")
    s.president(PURPLE, "church")
    assert s.why_not("place:bank") is None
    assert s.why_not("place_two:bank") == "YK-410"


@proves("YK-411")
def test_an_area_with_no_president_or_only_your_own_is_free():
    s = placing().yen(BLUE, 0).president(BLUE, "bank").president(PINK, "church")
    s.take("place:bank", "place:port_a")
    assert (s.standing(BLUE, "bank"), s.standing(BLUE, "port_a"), s.s.yen[BLUE]) == (1, 1, 0)


@proves("YK-412")
def test_your_own_president_does_not_save_the_payment_to_others():
    s = placing().yen(BLUE, 1).yen(PINK, 0).president(BLUE, "bank").president(PINK, "bank")
    s.take("place:bank")
    assert (s.s.yen[BLUE], s.s.yen[PINK]) == (0, 1)


@proves("YK-412")
def test_your_own_president_makes_its_area_free_where_the_option_says_so():
    s = placing(own_president="free").yen(BLUE, 0).yen(PINK, 0).president(BLUE, "bank").president(PINK, "bank")
    s.president(PURPLE, "church")
    assert s.why_not("place:church") == "YK-410"  # where only another's stands, nothing is free
    assert s.copy().take("place:bank").s.yen[PINK] == 0
    s.take("place_two:bank")
    assert (s.standing(BLUE, "bank"), s.s.yen[BLUE], s.s.yen[PINK]) == (2, 0, 0)
    usual = placing().yen(BLUE, 0).president(BLUE, "bank").president(PINK, "bank")
    assert usual.why_not("place:bank") == "YK-410"


@proves("YK-412")
def test_the_option_on_ones_own_president_leaves_the_movement_alone():
    s = position(own_president="free").president(BLUE, None).president(PINK, "bank").technologies(BLUE, "postal_system")
    s.assistants(BLUE, "bank").assistants(BLUE, "church").yen(BLUE, 1).yen(PINK, 0).to_move(BLUE, "moving")
    s.inner.do(BLUE, s.game.catalogue.number("put:bank"))  # alone, without what the Bank gives
    assert (s.s.yen[BLUE], s.s.yen[PINK]) == (0, 1)


@proves("YK-413")
def test_the_money_at_hand_must_cover_all_assistants_of_the_step():
    s = placing(players=4).yen(BLUE, 2)
    s.president(PINK, "bank").president(PURPLE, "church").president(YELLOW, "port_a")
    s.take("place:bank", "place:church")
    assert s.s.yen[BLUE] == 0
    assert s.why_not("place:port_a") == "YK-410"
    assert s.why_not("place:customs_house") is None


@proves("YK-414")
def test_assistants_stay_where_they_are_placed():
    s = placing().take("place:bank", "place:church", "place:copper_mine_1")
    s.take("put:copper_mine_1")  # the action there brings its assistant back
    s.take("stop")  # pink places nothing, has nothing to move
    s.take("stop")  # nor does purple
    assert (s.s.turn, s.s.round) == (BLUE, 2)
    assert [s.standing(BLUE, area) for area in ("bank", "church", "copper_mine_1")] == [1, 1, 0]


# --- Telegram


def telegram(area="bank"):
    return placing().technologies(BLUE, "telegram").yen(BLUE, 5).take(f"place_two:{area}")


@proves("YK-1346")
def test_telegram_offers_one_more_beside_the_two():
    s = telegram()
    assert s.asked == "telegram"
    assert offered(s, "place") == {"church"} and "stop" in s.legal
    assert s.why_not("place:customs_house") == "YK-1346"
    assert s.why_not("place_two:church") == "YK-1346"  # nothing else while it is asked
    s.take("place:church")
    assert (s.standing(BLUE, "bank"), s.standing(BLUE, "church"), s.asked) == (2, 1, "moving")


@proves("YK-1347", "YK-410")
def test_telegrams_assistant_is_paid_for_like_any_other():
    s = telegram().yen(BLUE, 1).yen(PINK, 0).president(PINK, "church")
    paid = s.copy().take("place:church")
    assert (paid.s.yen[BLUE], paid.s.yen[PINK]) == (0, 1)
    s.yen(BLUE, 0)
    assert s.why_not("place:church") == "YK-410"


@proves("YK-1348")
def test_telegrams_assistant_goes_neither_to_the_canal_nor_across_it():
    s = telegram()
    assert s.why_not("place:canal") == "YK-1348"  # though it touches the bank
    assert s.why_not("place:copper_mine_1") == "YK-1346"
    assert s.why_not("place:laboratory_b") == "YK-106"


@proves("YK-1348", "YK-405")
def test_telegrams_assistant_comes_from_hand():
    s = placing().technologies(BLUE, "telegram").hand(BLUE, assistant=2).take("place_two:bank")
    assert s.asked == "moving"  # none is left for Telegram
    s = telegram().hand(BLUE, assistant=0)
    assert s.why_not("place:church") == "YK-405"


# --- worked examples


@proves("YX-01", "YK-401", "YK-408", "YK-409", "YK-410", "YK-411")
def test_example_of_placement_by_option_a():
    s = placing(PURPLE, players=4).yen(BLUE, 0).yen(PINK, 0).yen(PURPLE, 2).yen(YELLOW, 0)
    s.president(BLUE, "employment_agency").president(PINK, "laboratory_a").president(YELLOW, "laboratory_a")
    s.take("place:copper_mine_1")
    assert s.s.yen[PURPLE] == 2
    s.take("place:employment_agency")
    assert s.why_not("place:laboratory_a") == "YK-410"
    assert "laboratory_a" not in offered(s, "place")
    s.take("place:silk_factory_1")
    assert [s.s.yen[p] for p in (BLUE, PINK, PURPLE, YELLOW)] == [1, 0, 1, 0]
    assert [s.standing(PURPLE, a) for a in ("copper_mine_1", "employment_agency", "silk_factory_1")] == [1, 1, 1]


@proves("YX-34", "YK-401", "YK-1319", "YK-1346", "YK-1348")
def test_example_of_how_many_are_placed():
    areas = [f"place:{area}" for area in ("bank", "church", "port_a", "customs_house", "employment_agency")]

    def most(*technologies):
        """How many of five areas option A reaches, stopping being possible all the way."""
        s = placing().technologies(BLUE, *technologies)
        count = 0
        while s.asked == "placing":
            assert s.why_not("stop") is None
            s.take(areas[count])
            count += 1
        return count

    assert most() == PLACEMENT_AREAS == 3
    assert most("newspaper") == NEWSPAPER_AREAS == 4

    assert placing().take("place_two:bank").asked == "moving"
    with_telegram = telegram()
    assert with_telegram.copy().take("stop").asked == "moving"
    assert with_telegram.why_not("place:canal") == "YK-1348"
    assert with_telegram.take("place:church").asked == "moving"
