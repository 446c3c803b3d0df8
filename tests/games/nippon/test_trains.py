"""Trains (NZ-1101 … NZ-1112)."""

import pytest

from entrepot.games.nippon.actions import REGIONS, STATIONS
from entrepot.games.nippon.record import NOBODY
from entrepot.games.nippon.rules.influence import influence_of
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, PINK, PURPLE, position

# What the train cells give, as (money, coal, silk, iron); the first, second, fourth and sixth of each region do.
CELL_BONUS = {"kyushu": (0, 1, 0, 0), "kansai": (0, 0, 1, 0), "tokaido": (0, 0, 0, 1), "north": (2, 0, 0, 0)}
WITH_BONUS = (1, 2, 4, 6)
BLANK = {"kyushu": "fukuoka_n", "kansai": "kyoto_w", "tokaido": "nagoya_n", "north": "sendai_w"}  # no printed value


def laying(players=3, money=20, iron=20, silk=0):
    """Green performs the trains action."""
    p = position(players).supply(GREEN, money=money, iron=iron, silk=silk)
    return p.hiring("trains", "white", "blue", "black").acting("trains", "blue")


def owner(p, station):
    return p.s.trains[divmod(STATIONS.index(station), 7)]


def offered(p, verb="train"):
    return {action.partition(":")[2] for action in p.legal if action.partition(":")[0] == verb}


def cells(*numbers, regions=REGIONS):
    return {f"{region}_{n}" for region in regions for n in numbers}


# --- the action


@proves("NZ-1101")
@pytest.mark.parametrize(
    "action, left", [("train:north_3", (20, 0, 0, 17)), ("train_for_money:north_3", (15, 0, 0, 19))]
)
def test_a_train_costs_3_iron_or_5_money_and_1_iron(action, left):
    p = laying().take(action)
    assert p.supplied(GREEN) == left
    assert owner(p, "north_3") == GREEN and p.sound


@proves("NZ-1101", "NZ-1102")
def test_a_train_that_cannot_be_paid_for_cannot_be_built():
    p = laying(money=5, iron=2)
    assert p.why_not("train:kyushu_1") == "NZ-1101"
    assert p.why_not("train_for_money:kyushu_1") is None
    p = laying(money=4, iron=3)
    assert p.why_not("train:kyushu_1") is None
    assert p.why_not("train_for_money:kyushu_1") == "NZ-1101"
    p = laying(money=5, iron=3).supply(GREEN, money=5)
    assert p.why_not("train_for_money:kyushu_1") == "NZ-1101"  # the iron is missing


@proves("NZ-1101")
@pytest.mark.parametrize("region", REGIONS)
def test_one_action_builds_one_train_in_a_region(region):
    p = laying().take(f"train:{region}_3")
    assert p.why_not("stop") is None
    assert p.why_not(f"train:{region}_1") == p.why_not(f"train_for_money:{region}_1") == "NZ-1101"
    others = set(REGIONS) - {region}
    assert offered(p) == offered(p, "train_for_money") == cells(1, 2, 3, 4, 5, regions=others)


@proves("NZ-1101")
def test_an_action_builds_at_most_three_trains():
    p = laying().take("train:kyushu_1", "train:kansai_1", "train:tokaido_1")
    assert p.asked == "end"


@proves("NZ-1101")
def test_while_trains_are_built_nothing_else_is_possible():
    p = laying()
    assert p.asked == "trains"
    assert p.why_not("done") == p.why_not("ship:berlin") == "NZ-1101"


@proves("NZ-1102")
def test_every_train_is_paid_for_in_its_own_way():
    p = laying(money=5, iron=7).take("train:kyushu_3", "train_for_money:kansai_3")
    assert p.supplied(GREEN) == (0, 0, 0, 3)
    p.take("train:north_3")
    assert p.supplied(GREEN) == (0, 0, 0, 0)


@proves("NZ-1103", "NZ-1104", "NZ-1112")
def test_any_empty_cell_of_any_of_the_four_regions_may_be_chosen():
    assert REGIONS == ("kyushu", "kansai", "tokaido", "north")
    p = laying(4).train(PINK, "kyushu_1").train(PURPLE, "north_7")
    assert offered(p) == cells(1, 2, 3, 4, 5, 6, 7) - {"kyushu_1", "north_7"}
    assert offered(p, "train_for_money") == offered(p)
    p.take("train:north_6")
    assert (owner(p, "north_6"), p.s.taken[GREEN, 2]) == (GREEN, 1)


@proves("NZ-1104", "NZ-1110")
@pytest.mark.parametrize("player", [GREEN, PINK])
def test_a_train_keeps_its_cell(player):
    p = laying().train(player, "tokaido_2")
    assert p.why_not("train:tokaido_2") == p.why_not("train_for_money:tokaido_2") == "NZ-1104"


@proves("NZ-1110")
def test_influence_tokens_displace_no_train():
    p = position(2).train(PINK, "kansai_1").influence(PINK, "kyoto_n", 5).demand("kyoto_n", "lamps")
    p.factory(GREEN, "lamps_4a", goods=3).acting("markets").take("supply_3:kyoto_n")
    assert owner(p, "kansai_1") == PINK
    assert p.s.tokens[PINK, 5] == 1  # the token is back, the train stays


@proves("NZ-316")
def test_the_seventh_train_does_not_exist():
    p = laying().taken(GREEN, "train", 6)
    assert p.why_not("train:kyushu_1") == p.why_not("train_for_money:kyushu_1") == "NZ-316"


@proves("NZ-1105")
@pytest.mark.parametrize("station", STATIONS)
def test_the_bonus_of_every_train_cell(station):
    region, n = station.split("_")
    p = position(4).supply(GREEN, iron=3).acting("trains").take(f"train:{station}")
    assert p.supplied(GREEN) == (CELL_BONUS[region] if int(n) in WITH_BONUS else (0, 0, 0, 0))
    assert p.s.vp[GREEN] == 0


@proves("NZ-1106")
@pytest.mark.parametrize("region", REGIONS)
def test_you_may_have_several_trains_in_a_region(region):
    p = laying().train(GREEN, f"{region}_1").train(GREEN, f"{region}_3").take(f"train:{region}_2")
    assert [owner(p, f"{region}_{n}") for n in (1, 2, 3)] == [GREEN] * 3 and p.sound


@proves("NZ-1107", "NZ-1108")
@pytest.mark.parametrize("players, count", [(2, 3), (3, 5), (4, 7)])
def test_the_train_cells_in_use_are_the_first_from_the_top(players, count):
    p = laying(players)
    assert offered(p) == cells(*range(1, count + 1))
    for station in cells(*range(count + 1, 8)):
        assert p.why_not(f"train:{station}") == p.why_not(f"train_for_money:{station}") == "NZ-1107"


@proves("NZ-1107")
@pytest.mark.parametrize("players, count", [(2, 3), (3, 5), (4, 7)])
def test_a_region_whose_cells_are_taken_is_closed(players, count):
    p = laying(players)
    for n in range(1, count + 1):
        p.train(PINK, f"tokaido_{n}")
    assert not offered(p) & cells(*range(1, 8), regions=["tokaido"])
    assert p.take("train:north_1", "train:kansai_1").asked == "trains"
    assert p.take("train:kyushu_1").asked == "end"


# --- influence


@proves("NZ-1109", "NX-28")
@pytest.mark.parametrize("region, cell", BLANK.items())
def test_trains_count_only_beside_a_token(region, cell):
    """No printed value is covered, so the foreign companies have 12 and Green is second."""
    p = position().train(GREEN, f"{region}_1").train(GREEN, f"{region}_2").round(2)
    scored = p.copy().round_end()
    assert (influence_of(p.s, GREEN, REGIONS.index(region)), scored.s.vp[GREEN]) == (0, 0)
    p.influence(GREEN, cell, 1)
    assert influence_of(p.s, GREEN, REGIONS.index(region)) == 1 + 2 * 2
    assert p.round_end().s.vp[GREEN] == 8


@proves("NZ-1109")
def test_a_token_in_another_region_does_not_help_the_trains():
    p = position().train(GREEN, "kansai_1").influence(GREEN, "nagoya_n", 4).influence(PINK, "kyoto_w", 4)
    assert [influence_of(p.s, GREEN, region) for region in range(4)] == [0, 0, 4, 0]


@proves("NZ-1109")
def test_a_token_in_either_city_helps_every_train_of_the_region():
    p = position().influence(GREEN, "osaka_e", 3)
    for n in range(1, 4):
        p.train(GREEN, f"kansai_{n}")
    assert influence_of(p.s, GREEN, 1) == 3 + 3 * 2


# --- the regions from left to right


@proves("NZ-1112")
def test_the_four_regions_from_left_to_right():
    cities = [("nagasaki", "fukuoka"), ("kyoto", "osaka"), ("nagoya", "tokyo"), ("sendai", "sapporo")]
    for region, (west, east) in enumerate(cities):
        p = position().influence(GREEN, f"{west}_n", 3).influence(GREEN, f"{east}_n", 2)
        assert [influence_of(p.s, GREEN, n) for n in range(4)] == [5 if n == region else 0 for n in range(4)]


# --- trains by other effects


def granted(players=3, excluded=0):
    """A train for nothing is asked for, and nobody has anything."""
    return position(players).ask("free_train", excluded, 0)


@proves("NZ-1111")
def test_a_train_by_another_effect_costs_nothing_and_has_its_bonus():
    p = granted().supply(GREEN, money=9, iron=9).take("train:tokaido_1")
    assert p.supplied(GREEN) == (9, 0, 0, 9 + 1)
    assert owner(p, "tokaido_1") == GREEN and p.s.taken[GREEN, 2] == 1
    assert p.asked == "turn" and p.sound


@proves("NZ-324")
def test_while_a_train_is_granted_nothing_else_is_possible():
    assert granted().why_not("stop") == granted().why_not("train_for_money:north_1") == "NZ-324"


@proves("NZ-1111", "NZ-1104", "NZ-1107", "NZ-316")
def test_the_limits_hold_for_a_train_by_another_effect():
    p = granted(2).train(PINK, "kyushu_2")
    assert p.why_not("train:kyushu_2") == "NZ-1104"
    assert p.why_not("train:kyushu_4") == "NZ-1107"
    assert p.taken(GREEN, "train", 6).why_not("train:kyushu_1") == "NZ-316"


@proves("NZ-634")
def test_a_second_train_of_lenses_2a_stands_in_another_region():
    p = position().available("lenses_2a").marker(GREEN, "science", 4).supply(GREEN, money=11, iron=1)
    p.acting("factory").take("train:kyushu_3", "another")
    assert {p.why_not(f"train:{station}") for station in cells(1, 2, 4, 5, regions=["kyushu"])} == {"NZ-634"}
    assert offered(p) == cells(1, 2, 3, 4, 5, regions=REGIONS[1:])
    assert p.take("train:north_3").supplied(GREEN) == (0, 0, 0, 0)


@proves("NZ-1111")
def test_a_train_without_a_free_cell_is_skipped():
    """Lenses 1A gives a train, then a finance step."""
    p = position(2).available("lenses_1a").marker(GREEN, "science", 4).supply(GREEN, money=6)
    for station in cells(1, 2, 3):
        p.train(PINK, station)
    p.acting("factory")
    assert (p.asked, p.at(GREEN, "finance"), p.s.taken[GREEN, 2]) == ("end", 2, 0)
    assert all(p.s.trains[region, cell] == NOBODY for region in range(4) for cell in range(3, 7))


# --- the worked example


@proves("NX-10", "NZ-1101", "NZ-1105", "NZ-415")
def test_the_iron_of_the_first_train_pays_for_the_second():
    p = laying(money=5, iron=3).take("train:tokaido_1")
    assert p.supplied(GREEN) == (5, 0, 0, 1)
    p.take("train_for_money:kansai_1")
    assert p.supplied(GREEN) == (0, 0, 1, 0)
    assert (owner(p, "tokaido_1"), owner(p, "kansai_1"), p.asked) == (GREEN, GREEN, "end")
