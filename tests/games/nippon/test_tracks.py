"""Science and mining, the bonuses of the tracks and between the rows of pieces (NZ-501 … NZ-518, NX-01, NX-02)."""

import pytest

from entrepot.games.nippon.actions import COLOURS, TRACKS
from entrepot.games.nippon.box.tables import CELL_BONUS, NEEDS_SCIENCE, TRACK_BONUS
from entrepot.games.nippon.record import NOBODY
from entrepot.games.nippon.rules.tracks import step_back
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, position


def acting(action, money=6, space=1, silk=0):
    s = position().supply(GREEN, money=money, silk=silk).marker(GREEN, action, space)
    return s.acting(action)


def moved(track, space, steps):
    """A player at the end of a turn whose marker goes forward, whatever moves it."""
    s = position().ending().marker(GREEN, track, space)
    for _ in range(steps):
        s.ask("reward", 0)  # a reward of period I: one step each
    for _ in range(steps):
        s.take(f"reward:{track}")
    return s


# --- the actions


@proves("NZ-501", "NZ-502")
@pytest.mark.parametrize("action", ["science", "mining"])
@pytest.mark.parametrize(("steps", "price"), [(1, 1), (2, 3), (3, 6)])
def test_money_for_steps(action, steps, price):
    s = acting(action, money=9, space=5).take(f"steps:{steps}")
    assert (s.s.money[GREEN], s.at(GREEN, action)) == (9 - price, 5 + steps)
    others = {"science", "mining", "finance"} - {action}
    assert {s.at(GREEN, track) for track in others} == {1}


@proves("NZ-501")
def test_science_steps_that_cannot_be_paid():
    s = acting("science", money=3)
    assert s.legal == {"steps:1", "steps:2"}
    assert s.why_not("steps:3") == "NZ-501"


@proves("NZ-502")
def test_mining_steps_that_cannot_be_paid():
    s = acting("mining", money=3)
    assert s.legal == {"steps:1", "steps:2"}
    assert s.why_not("steps:3") == "NZ-502"


@proves("NZ-503", "NZ-502")
@pytest.mark.parametrize(("action", "rule"), [("science", "NZ-503"), ("mining", "NZ-502")])
def test_one_of_the_prices_is_picked_once(action, rule):
    s = acting(action)
    assert s.legal == {"steps:1", "steps:2", "steps:3"}
    assert s.why_not("stop") == s.why_not("done") == rule  # nothing else while it is asked
    s.take("steps:1")
    assert (s.asked, s.why_not("steps:1")) == ("end", "NZ-427")


@proves("NX-01", "NZ-501", "NZ-405")
def test_example_of_the_science_action():
    s = position().supply(GREEN, money=4).hiring("science", "blue", "red").workers(GREEN, "white")
    s.take("act:science", "hire:red", "steps:1")
    assert (s.s.money[GREEN], s.at(GREEN, "science")) == (3, 2)
    assert [s.s.workers[GREEN, cell] for cell in range(3)] == [COLOURS.index("white"), COLOURS.index("red"), NOBODY]


@proves("NX-02", "NZ-502")
def test_example_of_the_mining_action():
    s = acting("mining", money=4).take("steps:2")
    assert (s.s.money[GREEN], s.at(GREEN, "mining")) == (1, 3)


# --- bonuses on the tracks


@proves("NZ-504")
@pytest.mark.parametrize(("space", "steps"), [(2, 1), (1, 2), (2, 2), (1, 3)])
def test_a_bonus_space_counts_when_reached_and_when_crossed(space, steps):
    s = acting("mining", money=6, space=space).take(f"steps:{steps}")
    assert (s.s.iron[GREEN], s.at(GREEN, "mining")) == (2, space + steps)  # grey on the third space
    assert acting("mining", space=3).take("steps:1").s.iron[GREEN] == 0  # not when left


@proves("NZ-505")
def test_a_move_gives_the_bonus_of_every_space_it_enters_when_it_is_complete():
    s = acting("mining", money=6, space=2).take("steps:3")
    assert (s.s.iron[GREEN], s.s.money[GREEN]) == (2, 3)  # grey and blue
    s = position().marker(GREEN, "finance", 2).marker(GREEN, "science", 6).available("clocks_1a")
    s.supply(GREEN, money=6).acting("factory").take("ship:london")  # then finance +3
    assert (s.asked, s.at(GREEN, "finance")) == ("research", 5)  # white is asked after the whole move
    assert s.take("research:mining").s.vp[GREEN] == 2  # yellow, too


@proves("NZ-506")
def test_backward_gives_no_bonus_and_forward_gives_it_again():
    s = position().marker(GREEN, "mining", 4)
    step_back(s.s, GREEN, 1, 2)
    assert (s.at(GREEN, "mining"), s.supplied(GREEN), s.asked) == (2, (0, 0, 0, 0), "turn")
    s = moved("mining", 2, 1)
    assert s.s.iron[GREEN] == 2
    step_back(s.s, GREEN, 1, 1)
    s.ask("reward", 0).take("reward:mining")
    assert s.s.iron[GREEN] == 4


@proves("NZ-506")
def test_a_price_in_steps_gives_no_bonus():
    s = position().marker(GREEN, "finance", 5).marker(GREEN, "science", 4).available("bento_1b")
    s.supply(GREEN, money=6).acting("factory").take("another")  # finance back 2, onto the white space
    assert (s.at(GREEN, "finance"), s.s.vp[GREEN], s.asked) == (3, 0, "end")


@proves("NZ-509")
@pytest.mark.parametrize(
    ("track", "space", "supply", "vp"),
    [("science", 3, (0, 2, 0, 0), 0), ("science", 5, (0, 0, 2, 0), 0), ("mining", 3, (0, 0, 0, 2), 0),
     ("mining", 5, (3, 0, 0, 0), 0), ("finance", 5, (0, 0, 0, 0), 2)],
)  # fmt: skip
def test_a_department_bonus_is_that_of_the_department_shown(track, space, supply, vp):
    s = moved(track, space - 1, 1)
    assert (s.supplied(GREEN), s.s.vp[GREEN]) == (supply, vp)


@proves("NZ-509")
def test_a_department_bonus_is_the_improved_one_where_it_is_improved():
    s = position().ending().improve(GREEN, "black").marker(GREEN, "science", 2).ask("reward", 0)
    assert s.take("reward:science").s.coal[GREEN] == 3


@proves("NZ-510")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("space", [9, 12])
def test_any_department_is_of_the_players_choice(track, space):
    s = moved(track, space - 1, 1)
    assert s.asked == "department"
    assert s.legal == {f"department:{colour}" for colour in COLOURS}
    assert s.why_not("stop") == s.why_not("done") == "NZ-510"
    assert s.copy().take("department:blue").s.money[GREEN] == 3
    assert s.copy().take("department:white").asked == "research"


@proves("NZ-510")
def test_a_choice_between_some_departments():
    s = position().marker(GREEN, "science", 2).available("cotton_2b").supply(GREEN, money=6).acting("factory")
    assert s.legal == {"department:white", "department:red"}
    assert s.why_not("department:black") == "NZ-510"


@proves("NZ-511")
def test_a_finance_bonus_is_one_step():
    s = position().ending().taken(GREEN, "machine", 1).ask("free_ship").take("ship:paris")
    assert s.at(GREEN, "finance") == 2


@proves("NZ-512", "NZ-517")
@pytest.mark.parametrize(("track", "value"), [("science", 3), ("mining", 5), ("finance", 7)])
def test_the_seventh_space_releases_the_locked_token_once(track, value):
    s = moved(track, 6, 1)
    assert (s.s.tokens[GREEN, value], s.s.locked[GREEN]) == (2, 0b111 & ~(1 << TRACKS.index(track)))
    s.marker(GREEN, track, 6).ask("reward", 0).take(f"reward:{track}")  # crossed again
    assert s.s.tokens[GREEN, value] == 2
    assert sum(s.s.tokens[GREEN, other] for other in range(8)) == 8


@proves("NZ-512")
def test_a_released_token_can_be_placed():
    s = position().demand("kyoto_n", "cotton").factory(GREEN, "cotton_3a", goods=3).influence(GREEN, "osaka_n", 3)
    assert s.copy().ask("markets").why_not("supply_3:kyoto_n") == "NZ-1214"
    s.marker(GREEN, "science", 6).ending().ask("reward", 0).take("reward:science").ask("markets")
    assert s.why_not("supply_3:kyoto_n") is None


# --- bonuses between cells


@proves("NZ-507", "NZ-508")
@pytest.mark.parametrize("last", ["ship", "machine"])
def test_a_bonus_between_cells_comes_when_the_second_of_them_is_empty(last):
    s = position().ending().factory(GREEN, "cotton_3a", "paper_3a")
    builds = {"ship": ("free_ship", "ship:paris"), "machine": ("free_machine", "machine:1_left")}
    for fleet in sorted(builds, key=lambda fleet: fleet == last):
        assert s.at(GREEN, "finance") == 1
        kind, action = builds[fleet]
        s.ask(kind).take(action)
    assert s.at(GREEN, "finance") == 2
    s.ask("free_machine").take("machine:2_left").ask("free_train").take("train:north_3")
    assert (s.at(GREEN, "finance"), s.s.silk[GREEN]) == (2, 0)  # once, and not for the next column


@proves("NZ-507")
def test_the_bonuses_between_machines_and_trains():
    s = position().ending().taken(GREEN, "machine", 2).taken(GREEN, "train", 1).ask("free_train")
    assert s.take("train:north_3").at(GREEN, "finance") == 2  # above the second train
    s.taken(GREEN, "train", 3).factory(GREEN, "cotton_3a").ask("free_machine").take("machine:1_left")
    assert s.s.iron[GREEN] == 2  # grey, below the third machine
    assert [int(bonus) for bonus in CELL_BONUS[1]] == [0, 0, 9, 3, 0, 9, 7]


@proves("NZ-507")
def test_a_ship_does_not_look_at_trains():
    s = position().ending().taken(GREEN, "train", 6).taken(GREEN, "ship", 1).ask("free_ship").take("ship:paris")
    assert (s.at(GREEN, "finance"), s.supplied(GREEN)) == (1, (0, 0, 0, 0))


# --- what the tracks say


@proves("NZ-513")
def test_the_leftmost_science_space_is_level_1():
    s = position().available("cotton_3a", "bento_3a").supply(GREEN, money=6).ask("factory")
    assert s.at(GREEN, "science") == 1 and NEEDS_SCIENCE[0] == 2
    assert s.why_not("build:cotton_3") == "NZ-606"
    assert s.marker(GREEN, "science", 2).why_not("build:cotton_3") is None
    assert s.marker(GREEN, "science", 3).why_not("build:bento_3") == "NZ-606"
    assert s.marker(GREEN, "science", 4).why_not("build:bento_3") is None


@proves("NZ-514")
@pytest.mark.parametrize(("mining", "finance", "coal", "money"), [(1, 1, 2, 12), (4, 3, 4, 14), (12, 12, 9, 24)])
def test_mining_states_the_coal_and_finance_the_money_of_the_income(mining, finance, coal, money):
    s = position().marker(GREEN, "mining", mining).marker(GREEN, "finance", finance).workers(GREEN, "grey")
    s.take("consolidate", "favor:ships_1")
    assert (s.s.coal[GREEN], s.s.money[GREEN]) == (coal, money - 3)  # after salaries


@proves("NZ-515")
def test_the_third_science_space_carries_the_black_department():
    assert acting("science", money=3).take("steps:2").s.coal[GREEN] == 2
    assert COLOURS[TRACK_BONUS[0, 3] - 1] == "black"


@proves("NZ-516")
def test_bonuses_of_bonuses_are_resolved_until_none_is_left():
    """A ship frees a finance step, which reaches the white department, whose step reaches the black one."""
    s = position().ending().taken(GREEN, "machine", 1).marker(GREEN, "finance", 2).marker(GREEN, "science", 2)
    s.ask("free_ship").take("ship:london")
    assert (s.asked, s.at(GREEN, "finance")) == ("research", 3)
    s.take("research:science")
    assert (s.asked, s.at(GREEN, "science"), s.s.coal[GREEN]) == ("end", 3, 2)


def by_action(s):
    return s.supply(GREEN, money=1).to_move(GREEN).acting("science")


def by_investment(s):
    s.factory(GREEN, "paper_1a", goods=1).marker(GREEN, "finance", 4).to_move(GREEN).acting("investment")
    return s.take("invest")


def by_department(s):
    return s.ask("research", 1).take("research:science")


def by_ability(s):
    return s.marker(GREEN, "science", 2).supply(GREEN, money=6, silk=0).available("cotton_1a").acting("factory")


def by_reward(s):
    return s.ask("reward", 0).take("reward:science")


@proves("NZ-518")
@pytest.mark.parametrize("way", [by_action, by_investment, by_department, by_ability, by_reward])
def test_whatever_moves_a_marker_forward_wins_the_bonuses(way):
    s = way(position().marker(GREEN, "science", 2))
    assert s.s.vp[GREEN] == 2 if way is by_investment else s.s.coal[GREEN] == 2


@proves("NZ-518")
def test_a_starting_tile_wins_the_bonuses_too():
    s = position()
    s.s.tile_b[GREEN] = 6  # 6 money, 2 silk and two science steps
    s.ending().ask("tile_b").settle()
    assert (s.at(GREEN, "science"), s.supplied(GREEN)) == (3, (6, 2, 2, 0))
