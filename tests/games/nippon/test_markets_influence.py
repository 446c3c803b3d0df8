"""Local markets: influence tokens that replace and return (NZ-1216 … NZ-1230)."""

import itertools

import pytest

from entrepot.games.nippon.actions import CELLS
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, ORANGE, PINK, PURPLE, position

SIDES = "nesw"
SPREAD = ("bento", "lenses", "lamps", "clocks")  # round the city, clockwise from the north: 3 4 5, 3 4 5, 5 6 7, 5 6 7


def selling(players=3, city="kyoto"):
    """Green performs the local markets action with plenty of all goods that a city asks for."""
    p = position(players).supply(GREEN).demands(city, *SPREAD)
    for type in SPREAD:
        p.factory(GREEN, f"{type}_4a", goods=4)
    return p.acting("markets")


def token(p, cell):
    """The value of the token in a cell and its owner; 0 and nobody for an empty cell."""
    n = CELLS.index(cell)
    return p.s.token[n], p.s.owner[n]


def values(p, city="kyoto"):
    """The tokens at a local market from the north clockwise."""
    return [token(p, f"{city}_{side}")[0] for side in SIDES]


# --- replacing


@proves("NZ-1216", "NZ-1217")
@pytest.mark.parametrize("player", [GREEN, PINK, PURPLE])
def test_an_occupied_cell_takes_only_a_higher_token(player):
    p = selling().influence(player, "kyoto_n", 4)
    p.tokens(GREEN, 1, 2, 3, 4, 5, 6, 7)
    assert p.why_not("supply_1:kyoto_n") == "NZ-1217"  # 3 on 4
    assert p.why_not("supply_2:kyoto_n") == "NZ-1217"  # 4 on 4
    assert token(p.take("supply_3:kyoto_n"), "kyoto_n") == (5, GREEN)


@proves("NZ-1218", "NZ-1226")
def test_a_replaced_token_returns_at_once_and_brings_nothing_else():
    p = selling().influence(PINK, "kyoto_n", 3).supply(PINK, money=1, coal=2, silk=3, iron=4).vp(PINK, 5)
    assert p.s.tokens[PINK, 3] == 0
    p.take("supply_2:kyoto_n")
    assert p.s.tokens[PINK, 3] == 1  # before the supplier's own gain is chosen
    p.take("gain:vp")
    assert (p.supplied(PINK), p.s.vp[PINK]) == ((1, 2, 3, 4), 5)


@proves("NZ-1219")
def test_your_own_tokens_of_the_same_turn_may_be_replaced_for_the_gain_each_time():
    p = selling().influence(GREEN, "kyoto_s", 2)
    p.take("supply_1:kyoto_s", "gain:region", "supply_2:kyoto_s", "gain:vp", "supply_1:kyoto_w", "gain:region")
    assert (values(p), p.s.silk[GREEN], p.s.vp[GREEN]) == ([0, 0, 6, 5], 4, 2)
    assert [p.s.tokens[GREEN, value] for value in (2, 5, 6)] == [1, 0, 0]


@proves("NZ-1218", "NZ-1219")
def test_a_token_that_returned_may_be_placed_again_in_the_same_turn():
    p = selling().tokens(GREEN, 3, 4).take("supply_1:kyoto_n", "gain:vp")
    assert p.why_not("supply_1:kyoto_e") == "NZ-1214"  # the other 3 is locked
    p.take("supply_2:kyoto_n", "gain:vp", "supply_1:kyoto_e", "gain:vp")
    assert values(p) == [4, 3, 0, 0]


# --- the limit


@proves("NZ-1220")
@pytest.mark.parametrize("players, most", [(2, 2), (3, 3), (4, 4)])
def test_so_many_tokens_in_any_of_the_four_cells(players, most):
    for taken in itertools.combinations(SIDES, most):
        p = selling(players)
        for side, value in zip(taken[1:], (7, 6, 4), strict=False):
            p.influence(PINK, f"kyoto_{side}", value)
        assert p.why_not(f"supply_1:kyoto_{taken[0]}") is None  # there is room for one more, however low
        assert values(p.copy().take(f"supply_1:kyoto_{taken[0]}")).count(0) == 4 - most
        p.influence(PINK, f"kyoto_{taken[0]}", 1)
        empty = set(SIDES) - set(taken)
        assert {p.why_not(f"supply_1:kyoto_{side}") for side in empty} == ({"NZ-1222"} if empty else set())


@proves("NZ-1221", "NZ-1216")
@pytest.mark.parametrize("players, others", [(2, {}), (3, {"e": 6}), (4, {"e": 6, "s": 5})])
def test_in_a_full_market_a_token_may_still_be_replaced(players, others):
    p = selling(players).influence(PINK, "kyoto_n", 3).influence(PINK, "kyoto_w", 7)
    for side, value in others.items():
        p.influence(PINK, f"kyoto_{side}", value)
    before = values(p)
    p.take("supply_2:kyoto_n")
    assert values(p) == [4, *before[1:]]
    assert p.s.tokens[PINK, 3] == 1


@proves("NZ-1222", "NZ-1226")
@pytest.mark.parametrize("players, others", [(2, {}), (3, {"e": 4})])
def test_in_a_full_market_the_highest_token_takes_an_empty_cell_and_the_lowest_returns(players, others):
    p = selling(players).influence(PINK, "kyoto_n", 3).influence(PINK, "kyoto_s", 5).vp(PINK, 9)
    for side, value in others.items():
        p.influence(PINK, f"kyoto_{side}", value)
    east = values(p)[1]
    p.take("supply_2:kyoto_w")
    assert values(p) == [0, east, 5, 6]
    assert p.s.tokens[PINK, 3] == 1 and p.s.vp[PINK] == 9
    assert p.asked == "supplied"


@proves("NZ-1222")
def test_the_lowest_token_may_be_your_own():
    p = selling(2).influence(GREEN, "kyoto_n", 3).influence(PINK, "kyoto_s", 5).take("supply_3:kyoto_w")
    assert values(p) == [0, 0, 5, 7] and p.s.tokens[GREEN, 3] == 1


@proves("NZ-1223", "NZ-1222")
def test_the_new_token_must_exceed_the_highest_not_only_the_lowest():
    p = selling(3).influence(PINK, "kyoto_n", 1).influence(PINK, "kyoto_e", 2).influence(PURPLE, "kyoto_s", 6)
    assert p.why_not("supply_1:kyoto_w") == "NZ-1222"  # 5
    assert p.why_not("supply_2:kyoto_w") == "NZ-1222"  # 6, no more than the highest
    assert p.why_not("supply_3:kyoto_w") is None
    assert not {"supply_1:kyoto_w", "supply_2:kyoto_w"} & p.legal


@proves("NZ-1224", "NZ-1229")
@pytest.mark.parametrize("returned, stays, owner", [("n", "e", PINK), ("e", "n", GREEN)])
def test_of_several_lowest_tokens_the_placer_returns_one(returned, stays, owner):
    p = selling(3).influence(PINK, "kyoto_n", 3).influence(GREEN, "kyoto_e", 3).influence(PURPLE, "kyoto_s", 5)
    p.take("supply_2:kyoto_w")
    assert p.asked == "evicting" and p.legal == {"evict:kyoto_n", "evict:kyoto_e"}
    assert p.why_not("evict:kyoto_w") == "NZ-1224"  # the token just placed
    assert p.why_not("evict:kyoto_s") == p.why_not("evict:osaka_n") == "NZ-1224"
    assert p.why_not("gain:vp") == "NZ-1224"
    p.take(f"evict:kyoto_{returned}")
    assert token(p, f"kyoto_{returned}")[0] == 0 and token(p, f"kyoto_{stays}")[0] == 3
    assert p.s.tokens[owner, 3] == 1 and token(p, "kyoto_w") == (6, GREEN)
    assert p.asked == "supplied"


@proves("NZ-1224")
def test_a_token_as_low_in_another_city_is_not_among_them():
    p = selling(3).influence(PINK, "kyoto_n", 3).influence(GREEN, "kyoto_e", 3).influence(PURPLE, "kyoto_s", 5)
    p.influence(PURPLE, "osaka_n", 3).take("supply_2:kyoto_w")
    assert p.legal == {"evict:kyoto_n", "evict:kyoto_e"}
    assert p.why_not("evict:osaka_n") == "NZ-1224"


@proves("NZ-1229")
@pytest.mark.parametrize("players, others", [(2, {}), (3, {"e": 3})])
def test_the_token_placed_stays(players, others):
    p = selling(players).influence(PINK, "kyoto_n", 2).influence(PINK, "kyoto_w", 4)
    for side, value in others.items():
        p.influence(PINK, f"kyoto_{side}", value)
    p.take("supply_1:kyoto_s")
    assert token(p, "kyoto_s") == (5, GREEN) and p.s.tokens[GREEN, 5] == 0
    assert token(p, "kyoto_n")[0] == 0


@proves("NZ-1225")
def test_with_four_players_nothing_returns_from_an_empty_cell():
    p = selling(4).influence(PINK, "kyoto_s", 7).influence(PURPLE, "kyoto_e", 6).influence(ORANGE, "kyoto_w", 6)
    p.take("supply_1:kyoto_n")
    assert values(p) == [3, 6, 7, 6]
    assert (p.s.tokens[PINK, 7], p.s.tokens[PURPLE, 6], p.s.tokens[ORANGE, 6]) == (0, 0, 0)
    assert p.asked == "supplied"


@proves("NZ-1230")
def test_the_tokens_of_all_players_count():
    p = selling(3).influence(PINK, "kyoto_s", 7).influence(PURPLE, "kyoto_e", 6)
    assert p.why_not("supply_1:kyoto_n") is None
    p.influence(GREEN, "kyoto_w", 7)
    assert p.why_not("supply_1:kyoto_n") == "NZ-1222"


@proves("NZ-1230")
def test_the_tokens_of_the_automa_count():
    p = selling(1).automa_influence("kyoto_s", 7)
    assert p.why_not("supply_1:kyoto_n") is None
    p.influence(GREEN, "kyoto_w", 6)
    assert p.why_not("supply_1:kyoto_n") == "NZ-1222"


@proves("NZ-1230")
@pytest.mark.parametrize("players, most", [(2, 2), (3, 3)])
def test_the_two_markets_of_a_region_are_never_added_up(players, most):
    p = selling(players)
    for side, value in zip(SIDES[:most], (7, 6, 5), strict=False):
        p.influence(PINK, f"osaka_{side}", value)  # full
    p.influence(PINK, "kyoto_s", 4)
    assert p.why_not("supply_1:kyoto_n") is None
    p.take("supply_1:kyoto_n")
    assert values(p, "osaka")[:most] == [7, 6, 5][:most] and values(p)[2] == 4


# --- the worked example


def full_market():
    """Two players; tokens 3 and 5 of Pink where the city asks for bento and for lamps."""
    return selling(2).influence(PINK, "kyoto_n", 3).influence(PINK, "kyoto_s", 5)


@proves("NX-25", "NZ-1216", "NZ-1217", "NZ-1222")
def test_a_full_market_of_two_players():
    p = full_market()
    six = p.copy().take("supply_2:kyoto_w")
    assert values(six) == [0, 0, 5, 6] and six.s.tokens[PINK, 3] == 1
    assert p.why_not("supply_2:kyoto_e") == "NZ-1222"  # token 4 in an empty cell
    four = p.copy().take("supply_2:kyoto_n")
    assert values(four) == [4, 0, 5, 0] and four.s.tokens[PINK, 3] == 1
    assert p.why_not("supply_1:kyoto_s") == "NZ-1217"  # token 5 on token 5
