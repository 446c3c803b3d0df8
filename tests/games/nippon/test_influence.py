"""Influence scoring (NZ-1601 … NZ-1618)."""

import pytest

from entrepot.games.nippon.actions import CELLS, REGIONS
from entrepot.games.nippon.box.tables import PLACE_VP
from entrepot.games.nippon.record import NOBODY
from entrepot.games.nippon.rules import influence
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, ORANGE, PINK, PURPLE, position

KYUSHU, KANSAI, TOKAIDO, NORTH = range(4)
# Kyushu prints 3, 1, none, 2 round Nagasaki and none, 2, 1, 3 round Fukuoka (north, east, south, west): 12 in all.


def lay(players, *tokens):
    """Tokens such as (GREEN, "nagasaki_n", 5) on an empty board."""
    s = position(players)
    for player, cell, value in tokens:
        s.influence(player, cell, value)
    return s


def scored(s, space=2):
    """The VP of everybody after the scoring at the end of that round, and before final scoring."""
    s.round(space).empty_queue().round_end()
    return [s.s.sheet[player, 0] if s.s.over else s.s.vp[player] for player in range(s.s.players)]


# --- when, and for how much


@proves("NZ-1601", "NZ-1602")
def test_three_scorings_with_the_values_of_their_periods():
    s = lay(3, (GREEN, "nagasaki_n", 7), (GREEN, "fukuoka_w", 6))
    after = {}
    for space in range(1, 8):
        s.empty_queue().round_end()
        after[space] = s.s.vp[GREEN]
    assert after == {1: 0, 2: 10, 3: 10, 4: 28, 5: 28, 6: 28, 7: 28}
    s.round_end()
    assert s.s.sheet[GREEN, 0] == 10 + 18 + 26  # VP before final scoring


@proves("NZ-1602")
@pytest.mark.parametrize("space, values", [(2, [10, 8, 6, 2]), (4, [18, 14, 10, 3]), (8, [26, 20, 14, 4])])
def test_every_period_has_four_values(space, values):
    assert [PLACE_VP[influence.PERIOD[space], place] for place in range(4)] == values
    s = lay(4, (GREEN, "nagasaki_n", 7), (PINK, "fukuoka_w", 6), (PURPLE, "nagasaki_w", 5), (ORANGE, "fukuoka_e", 3))
    assert scored(s, space) == values  # foreign companies come last with 2


@proves("NZ-1603")
def test_regions_are_scored_from_left_to_right(monkeypatch):
    seen = []
    monkeypatch.setattr(influence, "share", lambda s, region, player: seen.append((region, player)) or 0)
    influence.score_influence(position(2).s)
    assert seen == [(region, player) for region in range(len(REGIONS)) for player in range(2)]


@proves("NZ-1603")
def test_every_region_is_scored_by_itself():
    s = lay(2, (GREEN, "nagasaki_n", 7), (GREEN, "fukuoka_w", 6))  # 13 against 6
    s.influence(PINK, "sendai_e", 7).influence(PINK, "sapporo_s", 6)  # the same in the north
    s.influence(GREEN, "tokyo_n", 1)  # second behind foreign companies
    assert scored(s) == [10 + 6, 10]


# --- influence


@proves("NZ-1604")
def test_influence_is_tokens_and_two_for_each_train_beside_a_token():
    s = position(3).train(GREEN, "kyushu_1").train(GREEN, "kyushu_3").train(PINK, "kyushu_2")
    assert influence.influence_of(s.s, GREEN, KYUSHU) == 0
    s.influence(GREEN, "nagasaki_n", 4)
    assert influence.influence_of(s.s, GREEN, KYUSHU) == 4 + 2 * 2
    s.influence(GREEN, "fukuoka_n", 1).influence(PINK, "fukuoka_e", 5).influence(GREEN, "kyoto_n", 6)
    assert influence.influence_of(s.s, GREEN, KYUSHU) == 4 + 1 + 2 * 2
    assert influence.influence_of(s.s, PINK, KYUSHU) == 5 + 2
    assert influence.influence_of(s.s, GREEN, KANSAI) == 6


@proves("NZ-1604")
def test_a_train_may_decide_the_place():
    tokens = [(GREEN, "nagasaki_n", 4), (PINK, "fukuoka_w", 5)]  # foreign companies have 6
    assert scored(lay(3, *tokens)) == [6, 8, 0]
    assert scored(lay(3, *tokens).train(GREEN, "kyushu_5").train(GREEN, "kyushu_2")) == [10, 6, 0]


@proves("NZ-1605")
def test_a_player_without_influence_takes_no_part():
    s = lay(3, (GREEN, "nagasaki_n", 7)).train(PINK, "kyushu_1").train(PINK, "kyushu_2")
    assert scored(s) == [8, 0, 0]  # though there are values for four


@proves("NZ-1606")
def test_foreign_companies_have_the_printed_values_that_are_not_covered():
    s = position(4)
    for region in range(4):
        assert influence.foreign_influence(s.s, region) == 12
    s.influence(GREEN, "nagasaki_n", 1).influence(PINK, "fukuoka_e", 2)
    assert influence.foreign_influence(s.s, KYUSHU) == 12 - 3 - 2
    s.influence(ORANGE, "nagasaki_s", 3)  # a cell without a value
    assert influence.foreign_influence(s.s, KYUSHU) == 7
    assert influence.foreign_influence(s.s, NORTH) == 12


@proves("NZ-1607")
@pytest.mark.parametrize("players", [2, 3])
def test_values_count_at_a_market_that_takes_no_more_tokens(players):
    tokens = [(GREEN, "nagasaki_n", 3), (GREEN, "nagasaki_w", 4), (GREEN, "nagasaki_s", 2)]
    s = lay(players, *tokens[:players])
    assert influence.foreign_influence(s.s, KYUSHU) == 12 - 3 - 2
    assert scored(s)[GREEN] == {2: (10 + 6) // 2, 3: 10}[players]  # 7 against 7, and 9 against 7


@proves("NZ-1608")
def test_foreign_companies_without_influence_take_no_place():
    s = lay(4, (GREEN, "nagasaki_n", 1), (PINK, "nagasaki_e", 1), (PURPLE, "nagasaki_w", 1), (ORANGE, "fukuoka_e", 1))
    s.influence(GREEN, "fukuoka_s", 2).influence(PINK, "fukuoka_w", 2)
    assert influence.foreign_influence(s.s, KYUSHU) == 0
    assert scored(s) == [9, 9, 4, 4]  # all four values go to the players


# --- places


@proves("NZ-1609", "NZ-1610")
def test_all_contenders_are_ranked_and_foreign_companies_take_a_place_for_nothing():
    # foreign companies 8, Green 7, Pink 6, Purple 9
    s = lay(4, (GREEN, "nagasaki_n", 7), (PINK, "fukuoka_n", 6), (PURPLE, "nagasaki_e", 5), (PURPLE, "nagasaki_s", 4))
    assert influence.foreign_influence(s.s, KYUSHU) == 8
    assert scored(s) == [6, 2, 10, 0]


@proves("NZ-1611")
@pytest.mark.parametrize("space, share", [(2, (8 + 6) // 2), (4, (14 + 10) // 2)])
def test_contenders_who_tie_share_the_sum_of_their_places(space, share):
    s = lay(3, (GREEN, "nagasaki_n", 5), (PINK, "fukuoka_w", 5))
    assert scored(s, space) == [share, share, 0]


@proves("NZ-1611")
def test_shares_are_rounded_down():
    s = lay(4, (GREEN, "nagasaki_n", 7), (PINK, "fukuoka_n", 2), (PURPLE, "nagasaki_s", 2))
    # foreign companies 9, Green 7, Pink and Purple 2: third and fourth place in period II are worth 10 and 3
    assert scored(s, 4) == [14, 6, 6, 0]


@proves("NX-17", "NZ-1612")
def test_example_of_a_tie_for_the_first_place():
    s = lay(4, (ORANGE, "nagasaki_n", 7), (PINK, "fukuoka_w", 7), (GREEN, "nagasaki_w", 6))
    assert influence.foreign_influence(s.s, KYUSHU) == 4
    assert scored(s) == [6, (10 + 8) // 2, 0, (10 + 8) // 2]


@proves("NZ-1613")
def test_a_fifth_place_is_worth_nothing():
    s = lay(4, (GREEN, "nagasaki_s", 7), (PINK, "fukuoka_n", 6), (PURPLE, "nagasaki_e", 3), (ORANGE, "fukuoka_s", 2))
    assert influence.foreign_influence(s.s, KYUSHU) == 10
    assert scored(s) == [8, 6, 2, 0]


@proves("NX-18", "NZ-1613")
@pytest.mark.parametrize("space, places", [(2, [8, 6, 1, 1]), (4, [14, 10, 1, 1])])
def test_example_of_a_tie_for_the_fourth_place(space, places):
    s = lay(4, (GREEN, "nagasaki_s", 7), (PINK, "fukuoka_n", 6), (PURPLE, "nagasaki_e", 2), (ORANGE, "fukuoka_s", 2))
    assert scored(s, space) == places


@proves("NZ-1614")
def test_a_share_of_foreign_companies_is_lost():
    s = lay(4, (GREEN, "nagasaki_n", 3), (GREEN, "nagasaki_e", 2), (GREEN, "nagasaki_w", 1))
    assert influence.foreign_influence(s.s, KYUSHU) == 6
    assert scored(s) == [(10 + 8) // 2, 0, 0, 0]


@proves("NX-27", "NZ-1614", "NZ-1612")
def test_example_of_a_tie_with_foreign_companies():
    s = lay(4, (GREEN, "nagasaki_n", 6), (PINK, "fukuoka_w", 4))
    assert influence.foreign_influence(s.s, KYUSHU) == 6
    assert scored(s) == [9, 6, 0, 0]


# --- two players


@proves("NX-26", "NZ-1615")
def test_example_of_two_players():
    s = lay(2, (GREEN, "nagasaki_n", 4), (GREEN, "nagasaki_e", 3), (PINK, "fukuoka_w", 3))
    assert influence.foreign_influence(s.s, KYUSHU) == 5
    assert scored(s) == [10, 2]


@proves("NZ-1615")
def test_with_two_players_the_second_value_is_not_used():
    s = lay(2, (GREEN, "nagasaki_n", 7), (PINK, "fukuoka_w", 6), (GREEN, "fukuoka_e", 1))
    assert influence.foreign_influence(s.s, KYUSHU) == 4
    assert scored(s, 4) == [18, 10]


@proves("NZ-1616")
def test_with_two_players_ties_use_the_shortened_list():
    s = lay(2, (GREEN, "nagasaki_n", 7), (PINK, "fukuoka_w", 7))
    assert influence.foreign_influence(s.s, KYUSHU) == 6
    assert scored(s) == [(10 + 6) // 2] * 2
    s = lay(2, (GREEN, "nagasaki_s", 5), (PINK, "fukuoka_n", 5))  # behind foreign companies
    assert scored(s) == [(6 + 2) // 2] * 2


# --- after the scoring


@proves("NZ-1617")
def test_the_last_space_ends_the_game_and_any_other_does_not():
    s = position().round(4).empty_queue().round_end()
    assert (s.asked, s.s.round) == ("end", 5)
    s = position().round(8).empty_queue().round_end()
    assert (s.asked, s.s.round) == ("over", 8)


@proves("NZ-1618")
def test_tokens_and_trains_stay():
    s = lay(3, (GREEN, "nagasaki_n", 7), (PINK, "kyoto_s", 2)).train(PURPLE, "north_4")
    scored(s)
    there = {CELLS[cell]: (s.s.owner[cell], s.s.token[cell]) for cell in range(32) if s.s.owner[cell] != NOBODY}
    assert there == {"nagasaki_n": (GREEN, 7), "kyoto_s": (PINK, 2)}
    assert s.s.trains[NORTH, 3] == PURPLE and s.sound


# --- worked example


@proves("NX-14", "NZ-1604", "NZ-1605", "NZ-1606", "NZ-1609", "NZ-1610", "NZ-1611", "NZ-1612")
def test_example_of_a_region():
    s = lay(4, (ORANGE, "nagasaki_n", 5), (PINK, "fukuoka_w", 3), (GREEN, "nagasaki_s", 3)).train(PINK, "kyushu_1")
    s.train(PURPLE, "kyushu_2")  # without a token
    assert influence.foreign_influence(s.s, KYUSHU) == 6
    assert [influence.influence_of(s.s, player, KYUSHU) for player in (ORANGE, PINK, GREEN, PURPLE)] == [5, 5, 3, 0]
    assert scored(s) == [2, 7, 0, 7]
