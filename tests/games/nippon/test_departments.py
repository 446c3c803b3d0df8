"""Departments (NZ-1001 … NZ-1012)."""

import pytest

from entrepot.games.nippon.actions import COLOURS
from entrepot.games.nippon.record import NOBODY
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, PINK, position

ALL = 63  # the six departments as bits
DESTINATION = {
    "white": "berlin",
    "red": "san_francisco",
    "blue": "new_york",
    "yellow": "washington",
    "grey": "london",
    "black": "paris",
}


def bonus(colour, *improved):
    """Green, who had nothing, has chosen a department; these are improved."""
    p = position().supply(GREEN)
    for name in improved:
        p.improve(GREEN, name)
    return p.ask("department", ALL).take(f"department:{colour}")


def gained(p):
    """(money, coal, silk, iron, VP)"""
    return (*p.supplied(GREEN), p.s.vp[GREEN])


def at(p):
    """Where the science and the mining marker stand."""
    return p.at(GREEN, "science"), p.at(GREEN, "mining")


@proves("NZ-1002", "NZ-1010")
def test_the_black_department_gives_2_coal_or_3():
    assert gained(bonus("black")) == (0, 2, 0, 0, 0)
    assert gained(bonus("black", "black")) == (0, 3, 0, 0, 0)


@proves("NZ-1003", "NZ-1010")
def test_the_red_department_gives_2_silk_or_3():
    assert gained(bonus("red")) == (0, 0, 2, 0, 0)
    assert gained(bonus("red", "red")) == (0, 0, 3, 0, 0)


@proves("NZ-1004", "NZ-1010")
def test_the_grey_department_gives_2_iron_or_3():
    assert gained(bonus("grey")) == (0, 0, 0, 2, 0)
    assert gained(bonus("grey", "grey")) == (0, 0, 0, 3, 0)


@proves("NZ-1005", "NZ-1010")
def test_the_blue_department_gives_3_money_or_5():
    assert gained(bonus("blue")) == (3, 0, 0, 0, 0)
    assert gained(bonus("blue", "blue")) == (5, 0, 0, 0, 0)


@proves("NZ-1008", "NZ-1010")
def test_the_yellow_department_gives_2_vp_or_4():
    assert gained(bonus("yellow")) == (0, 0, 0, 0, 2)
    assert gained(bonus("yellow", "yellow")) == (0, 0, 0, 0, 4)


@proves("NZ-1006")
def test_the_white_department_gives_a_step_on_science_or_mining():
    p = bonus("white")
    assert p.asked == "research" and p.legal == {"research:science", "research:mining"}
    assert at(p.copy().take("research:science")) == (2, 1)
    assert at(p.copy().take("research:mining")) == (1, 2)
    assert gained(p) == (0, 0, 0, 0, 0)


@proves("NZ-1006")
def test_the_improved_white_department_gives_two_steps_on_one_track():
    p = bonus("white", "white", "black", "grey")  # the third spaces of both tracks have bonuses
    science, mining = p.copy().take("research:science"), p.copy().take("research:mining")
    assert (at(science), gained(science)) == ((3, 1), (0, 3, 0, 0, 0))
    assert (at(mining), gained(mining)) == ((1, 3), (0, 0, 0, 3, 0))


@proves("NZ-1006")
def test_while_the_white_department_asks_nothing_else_is_possible():
    assert bonus("white").why_not("stop") == "NZ-1006"


@proves("NZ-1007", "NX-37")
def test_only_the_improved_white_department_may_take_a_step_on_each_track():
    p = bonus("white", "white")
    assert p.legal == {"research:science", "research:mining", "research:both"}
    assert at(p.copy().take("research:science")) == (3, 1)
    assert at(p.copy().take("research:mining")) == (1, 3)
    assert at(p.copy().take("research:both")) == (2, 2)
    assert bonus("white").why_not("research:both") == "NZ-1007"


NORMAL = {
    "blue": (3, 0, 0, 0, 0),
    "grey": (0, 0, 0, 2, 0),
    "yellow": (0, 0, 0, 0, 2),
    "red": (0, 0, 2, 0, 0),
    "black": (0, 2, 0, 0, 0),
}


@proves("NZ-1001")
def test_every_player_has_six_departments():
    p = position().ask("department", ALL)
    assert p.legal == {f"department:{colour}" for colour in COLOURS}
    assert set(COLOURS) == {"white", *NORMAL}


@proves("NZ-1001")
@pytest.mark.parametrize("improved", COLOURS)
def test_an_improved_tile_changes_its_own_department_alone(improved):
    for colour in NORMAL:
        assert (gained(bonus(colour, improved)) == NORMAL[colour]) is (colour != improved)
    assert ("research:both" in bonus("white", improved).legal) is (improved == "white")


# --- where the bonuses come from


@proves("NZ-1009", "NZ-515")
def test_a_bonus_on_the_zaibatsu_is_that_of_your_own_department_now():
    p = position().marker(GREEN, "science", 2).supply(GREEN, money=3).improve(PINK, "black").acting("science")
    assert p.copy().take("steps:1").s.coal[GREEN] == 2  # pink's department does not matter
    assert p.improve(GREEN, "black").take("steps:1").s.coal[GREEN] == 3


@proves("NZ-1009")
@pytest.mark.parametrize("improved, silk", [(False, 2), (True, 3)])
def test_a_bonus_on_a_contract_is_that_of_your_own_department_now(improved, silk):
    p = position().factory(GREEN, "cotton_1a", goods=1).acting("investment")
    if improved:
        p.improve(GREEN, "red")
    assert p.take("contract:red").s.silk[GREEN] == silk


@proves("NZ-1009", "NZ-510")
@pytest.mark.parametrize("improved, silk", [(False, 2), (True, 3)])
def test_a_bonus_on_a_factory_is_that_of_your_own_department_now(improved, silk):
    p = position().available("cotton_2b").marker(GREEN, "science", 2).supply(GREEN, money=6).acting("factory")
    assert p.legal == {"department:red", "department:white"}
    assert p.why_not("department:blue") == p.why_not("stop") == "NZ-510"
    if improved:
        p.improve(GREEN, "red")
    assert p.take("department:red").s.silk[GREEN] == silk


@proves("NZ-1009")
def test_a_ship_improves_the_department_before_the_bonus_that_it_sets_free():
    p = position().factory(GREEN, "cotton_1a", machines=2).taken(GREEN, "ship", 1).ask("free_ship", 0, 0)
    assert p.copy().take("ship:san_francisco").s.silk[GREEN] == 3
    assert p.copy().take("ship:london").s.silk[GREEN] == 2


@proves("NZ-1011")
@pytest.mark.parametrize("colour", COLOURS)
def test_an_improved_department_stays_improved(colour):
    """A ship, a consolidation that sends the expert home, and the end of a period."""
    p = position().supply(GREEN, money=9).ask("free_ship", 0, 0).take(f"ship:{DESTINATION[colour]}", "consolidate")
    p.take("favor:ships_1")
    if colour == "white":
        p.take("research:both")
    if colour == "red":
        p.take("pay")  # the silk makes it a question
    p.take("done").empty_queue().round(2).round_end()
    assert p.s.round == 3 and p.s.workers[GREEN, 0] == NOBODY
    assert p.s.improved[GREEN] == 1 << COLOURS.index(colour)
    assert p.sound


@proves("NZ-1012")
def test_the_department_that_gives_5_is_the_blue_one():
    assert "green" not in COLOURS
    fives = {colour for colour in NORMAL if 5 in gained(bonus(colour, colour))}
    assert fives == {"blue"}
