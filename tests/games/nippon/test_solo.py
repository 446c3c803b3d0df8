"""Solo mode: set-up, scorings, the end of the game and its rating (NZ-2001 … NZ-2014, NZ-2061 … NZ-2073)."""

import pytest

from entrepot.engine.errors import EntrepotError
from entrepot.games.nippon.actions import COLOURS, CONTRACTS, GOALS, REGIONS
from entrepot.games.nippon.box.tables import (
    ACTION_TOKENS,
    AUTOMA_VALUE,
    SOLO_NEEDS,
    TOKEN_ARROW,
    TOKEN_CELL,
    TOKEN_LEVEL,
)
from entrepot.games.nippon.game import GAME
from entrepot.games.nippon.record import AUTOMA, NOBODY
from entrepot.games.nippon.rules.influence import foreign_influence, influence_of
from entrepot.games.nippon.rules.scoring import rating
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, position

SOLO_GOALS = (*GOALS, "influence")
NEEDS = dict(zip(SOLO_GOALS, (5, 5, 5, 10, 10, 10, 5, 5, 7), strict=True))
FACTORIES = ("cotton_1a", "cotton_2a", "paper_1a", "bento_1a", "lenses_1a")
CELLS = ("nagasaki_n", "nagasaki_e", "fukuoka_n", "kyoto_n", "osaka_n", "nagoya_n", "tokyo_n")


def reaching(s, goal, amount):
    """So much of a solo goal."""
    if goal in ("ships", "machines", "trains"):
        return s.taken(GREEN, goal.removesuffix("s"), amount)
    if goal in ("science", "mining", "finance"):
        return s.marker(GREEN, goal, amount)
    if goal == "factories":
        return s.factory(GREEN, *FACTORIES[:amount])
    if goal == "contracts":
        return s.contracts(GREEN, *CONTRACTS[:amount])
    for value, cell in enumerate(CELLS[:amount], 1):
        s.influence(GREEN, cell, value)
    return s


def winning(level="easy"):
    """A solo game whose goals are all reached."""
    goals = ("ships", "contracts", "science")[: 1 + ("easy", "normal", "hard").index(level)]
    s = position(1, level=level).solo_goals(*goals)
    for goal in goals:
        reaching(s, goal, NEEDS[goal])
    return s


# --- set-up


@proves("NZ-2002")
@pytest.mark.parametrize("module", ["late", "goals"])
def test_no_module_is_used(module):
    with pytest.raises(EntrepotError):
        GAME.meta.check(1, {module: "on"})
    s = position(1)
    assert {s.s.goal[period, place] for period in range(3) for place in range(3)} == {NOBODY}
    assert not any((s.s.available >> number) & 1 for number in range(4, 30, 5))  # the late-game factories


@proves("NZ-2003", "NZ-2005", "NZ-2073")
def test_a_two_player_set_up():
    s = position(1)
    in_cells = [sum(s.s.hiring[cell, colour] for colour in range(6)) for cell in range(5)]
    assert in_cells == [3, 3, 3, 3, 3]
    in_rows = [sum(s.s.queue[row, n] != NOBODY for n in range(3)) for row in range(5)]
    assert in_rows == [3, 3, 0, 0, 0]
    assert sum(in_cells) + sum(in_rows) + sum(s.s.bag[colour] for colour in range(6)) == 36
    assert s.sound  # six of each colour
    for type in range(6):
        assert sum((s.s.available >> (5 * type + number)) & 1 for number in range(4)) == 2


@proves("NZ-2073")
def test_the_numbers_of_two_players_hold_throughout():
    s = position(1).supply(GREEN, iron=9).ship(GREEN, "paris").ship(GREEN, "paris")
    s.acting("ships")
    assert s.why_not("ship:paris") == "NZ-912"
    s = position(1).supply(GREEN, iron=9).acting("trains")
    assert s.why_not("train:kyushu_4") == "NZ-1107" and s.why_not("train:kyushu_3") is None
    s = position(1).demand("kyoto_n", "cotton").factory(GREEN, "cotton_2a", goods=4)
    s.influence(GREEN, "kyoto_e", 3).influence(GREEN, "kyoto_w", 4).acting("markets")
    assert s.why_not("supply_2:kyoto_n") == "NZ-1222"


@proves("NZ-2004")
def test_four_workers_of_different_colours_stand_in_the_regions():
    found = set()
    for seed in range(8):
        s = position(1, seed)
        colours = tuple(s.s.region_colour[region] for region in range(len(REGIONS)))
        assert len(set(colours)) == 4 and all(0 <= colour < 6 for colour in colours)
        found.add(colours)
    assert len(found) > 4  # at random
    s = position(2)
    assert {s.s.region_colour[region] for region in range(4)} == {NOBODY}


@proves("NZ-2006")
def test_one_improved_tile_of_each_type():
    s = position(1)
    assert [s.s.improved_left[n] for n in range(6)] == [1] * 6
    s = s.supply(GREEN, iron=3).acting("ships").take("ship:berlin")
    assert s.s.improved_left[0] == 0 and s.s.improved[GREEN] == 1


@proves("NZ-2007")
def test_only_the_players_zaibatsu_is_prepared():
    s = position(1)
    assert [s.s.favors_left[GREEN, level] for level in range(3)] == [3, 3, 3]
    assert sum(s.s.tokens[GREEN, value] for value in range(8)) == 7
    assert [s.s.favors_left[AUTOMA, level] for level in range(3)] == [0, 0, 0]
    assert sum(s.s.tokens[AUTOMA, value] for value in range(8)) == s.s.marker[AUTOMA, 0] == s.s.locked[AUTOMA] == 0


@proves("NZ-2008", "NZ-2009")
def test_two_pairs_and_the_first_turn():
    s = position(1, drafted=False)
    assert (s.asked, s.legal, s.s.actor) == ("draft", {"pair:1", "pair:2"}, GREEN)
    tile = s.s.pair_a[0], s.s.pair_b[0]
    s.take("pair:1")
    while s.asked not in ("turn", "end"):
        s.take(min(s.legal))
    assert (s.s.tile_a[GREEN], s.s.tile_b[GREEN]) == tile
    assert [s.s.pair_a[n] for n in range(5)] == [NOBODY] * 5
    assert (s.s.first, s.s.turn, s.s.automa_token) == (GREEN, GREEN, NOBODY)


@proves("NZ-2010", "NZ-2012")
def test_the_automas_board_has_its_trains_and_influence_tokens():
    s = position(1)
    assert s.s.automa_trains == 6
    tokens = [AUTOMA_VALUE[n] for n in range(10) if (s.s.automa_tokens >> n) & 1]
    assert tokens == [1, 2, 3, 3, 4, 5, 5, 6, 7, 7]
    assert position(2).s.automa_trains == position(2).s.automa_tokens == 0


@proves("NZ-2011")
@pytest.mark.parametrize("level, count", [("easy", 1), ("normal", 2), ("hard", 3)])
def test_solo_goals_by_difficulty(level, count):
    found = set()
    for seed in range(6):
        s = position(1, seed, level=level)
        goals = [s.s.solo_goal[n] for n in range(3)]
        assert goals[count:] == [NOBODY] * (3 - count)
        assert len(set(goals[:count])) == count and all(0 <= goal < 9 for goal in goals[:count])
        found.add(tuple(goals))
    assert len(found) > 2


@proves("NZ-2005", "NZ-2013")
def test_six_colours_in_random_order():
    orders = {tuple(position(1, seed).s.order[n] for n in range(6)) for seed in range(6)}
    assert len(orders) > 4
    assert all(sorted(order) == list(range(6)) for order in orders)


@proves("NZ-2014")
def test_the_stack_has_nine_tokens_in_random_order():
    revealed = set()
    for seed in range(12):
        s = position(1, seed)
        assert s.s.stack == 511 and ACTION_TOKENS == 9
        revealed.add(s.ending().take("done").s.automa_token)
    assert len(revealed) > 4


@proves("NZ-2066")
def test_what_the_tokens_and_goals_show():
    tokens = [(int(TOKEN_CELL[n]), int(TOKEN_ARROW[n]), int(TOKEN_LEVEL[n])) for n in range(9)]
    assert tokens[:5] == [(cell, NOBODY, NOBODY) for cell in range(5)]  # the hiring cells; no frame
    left, right = 0, 1
    assert tokens[5:] == [(NOBODY, left, 0), (NOBODY, right, 1), (NOBODY, left, 2), (NOBODY, right, 2)]
    assert {goal: int(SOLO_NEEDS[n]) for n, goal in enumerate(SOLO_GOALS)} == NEEDS


# --- play


@proves("NZ-2061", "NZ-2067", "NZ-2040")
@pytest.mark.parametrize("trains, vp", [(0, 10), (3, 10), (4, 8), (5, 6)])
def test_the_automa_takes_a_place_in_scorings(trains, vp):
    """Green has 8 in Kyushu, foreign companies 7; the Automa has 2 for each train, and no token."""
    s = position(1).influence(GREEN, "nagasaki_n", 6).influence(GREEN, "nagasaki_w", 2)
    for cell in range(trains):
        s.s.trains[0, cell] = AUTOMA
    assert (influence_of(s.s, GREEN, 0), foreign_influence(s.s, 0)) == (8, 7)
    s.round(2).empty_queue().round_end()
    assert s.s.vp[GREEN] == vp  # 10, 6 and 2 are the places
    assert s.s.vp[AUTOMA] == 0


@proves("NZ-2061")
def test_the_third_place_has_the_fourth_value():
    s = position(1).influence(GREEN, "nagasaki_s", 1).train(AUTOMA, "kyushu_1")
    s.round(4).empty_queue().round_end()
    assert s.s.vp[GREEN] == 3


@proves("NZ-2069")
def test_the_automa_builds_nothing_but_trains():
    s = position(1, level="hard")
    available = s.s.available
    for _ in range(3):
        for token in range(1, 10):
            s.automa(token)
            s.queue(("red", "red", "red"), ("blue", "blue", "blue"))
    assert s.s.available == available
    assert {s.s.ships[n, cell] for n in range(6) for cell in range(4)} == {NOBODY}
    assert [s.s.expert[n] for n in range(6)] == [NOBODY] * 6 and [s.s.improved_left[n] for n in range(6)] == [1] * 6
    assert [s.s.taken[AUTOMA, n] for n in range(3)] == [0, 0, 0]
    assert {s.s.factory[AUTOMA, n] for n in range(6)} == {NOBODY}


# --- the end


@proves("NZ-2001", "NZ-2062", "NZ-2063")
@pytest.mark.parametrize("goal", SOLO_GOALS)
def test_each_solo_goal(goal):
    short = reaching(position(1).solo_goals(goal), goal, NEEDS[goal] - 1).finish()
    assert (short.asked, short.s.rank[GREEN]) == ("over", 2)
    enough = reaching(position(1).solo_goals(goal), goal, NEEDS[goal]).finish()
    assert (enough.asked, enough.s.rank[GREEN]) == ("over", 1)


@proves("NZ-2001")
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_all_goals_must_be_reached(level):
    assert winning(level).finish().s.rank[GREEN] == 1
    assert winning(level).contracts(GREEN).taken(GREEN, "ship", 4).finish().s.rank[GREEN] == 2
    s = winning(level)
    s.s.fulfilled[GREEN] = 0
    for cell in range(8):
        s.s.contract[GREEN, cell] = NOBODY
    assert s.finish().s.rank[GREEN] == 2


@proves("NZ-2062")
def test_a_lost_game_ends_at_once():
    s = position(1).solo_goals("ships").vp(GREEN, 30).workers(GREEN, "grey", "blue").supply(GREEN, money=9, silk=9)
    s.favor(GREEN, "science", 3).marker(GREEN, "science", 12).finish()
    assert s.asked == "over"
    assert (s.s.vp[GREEN], s.supplied(GREEN)) == (30, (9, 0, 9, 0))
    assert s.s.workers[GREEN, 1] == COLOURS.index("blue")
    assert [s.s.sheet[GREEN, n] for n in range(11)] == [30] + [0] * 10


@proves("NZ-2063")
def test_a_won_game_has_its_last_consolidation_and_final_scoring():
    s = winning().vp(GREEN, 30).workers(GREEN, "grey", "black").supply(GREEN, iron=1)
    s.favor(GREEN, "ships", 3).finish()
    assert s.asked == "favor"
    s.take("favor:contracts_1")
    # 12 money less 6, 1 iron and 2 from the grey department
    assert [s.s.sheet[GREEN, n] for n in range(11)] == [30, 20, 0, 0, 0, 0, 0, 0, 0, 1, 1]
    assert (s.asked, s.s.vp[GREEN], s.s.rank[GREEN]) == ("over", 52, 1)


@proves("NZ-2065")
def test_goals_are_looked_at_before_the_last_consolidation():
    s = position(1).solo_goals("science").marker(GREEN, "science", 9).workers(GREEN, "white").finish()
    assert (s.asked, s.s.rank[GREEN], s.at(GREEN, "science")) == ("over", 2, 9)


@proves("NZ-2065")
def test_goals_are_looked_at_after_the_third_scoring():
    s = position(1).solo_goals("ships").influence(GREEN, "nagasaki_n", 7).influence(GREEN, "fukuoka_w", 6)
    s.round(8).round_end()
    assert (s.asked, s.s.vp[GREEN], s.s.rank[GREEN]) == ("over", 26, 2)


RATINGS = ["Pride of the Emperor", "brilliant", "remarkable", "acceptable", "mediocre"]


@proves("NZ-2064", "NZ-2072")
@pytest.mark.parametrize(
    "vp, word",
    [
        (300, "Pride of the Emperor"), (241, "Pride of the Emperor"), (240, "brilliant"), (211, "brilliant"),
        (210, "remarkable"), (181, "remarkable"), (180, "acceptable"), (151, "acceptable"), (150, "mediocre"),
        (1, "mediocre"), (0, "mediocre"), (-7, "mediocre"),
    ],
)  # fmt: skip
def test_the_rating_of_a_won_game(vp, word):
    assert RATINGS[rating(vp)] == word
