"""Silk as science and as money (NZ-317 … NZ-323, NZ-329, NZ-330)."""

import pytest

from entrepot.games.nippon.actions import CATALOGUE
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, position


def building(*factories, science=1, silk=0, money=6):
    """Only these factories are available, and one may be built."""
    s = position().available(*factories).marker(GREEN, "science", science).supply(GREEN, money=money, silk=silk)
    return s.ask("factory")


# --- as science


@proves("NZ-317", "NZ-330")
@pytest.mark.parametrize(("short", "silk"), [(0, 0), (1, 1), (2, 3), (3, 6)])
def test_silk_lends_science_for_one_factory(short, silk):
    s = building("bento_3a", science=4 - short, silk=9).take("build:bento_3")
    assert (s.s.silk[GREEN], s.s.money[GREEN]) == (9 - silk, 0)
    assert s.at(GREEN, "science") == 4 - short  # the marker does not move
    if short:
        s.available("bento_4a").supply(GREEN, money=6, silk=silk - 1).ask("factory")
        assert s.why_not("build:bento_4") == "NZ-606"  # for this factory only


@proves("NZ-318")
def test_only_one_of_the_three_amounts_is_used():
    assert building("lenses_3a", science=1, silk=3).why_not("build:lenses_3") == "NZ-606"  # not three times one
    assert building("lenses_3a", science=2, silk=2).why_not("build:lenses_3") == "NZ-606"
    assert building("lamps_3a", science=2, silk=50).why_not("build:lamps_3") == "NZ-605"  # never more than three
    assert building("lamps_3a", science=3, silk=6).why_not("build:lamps_3") is None


@proves("NZ-319")
def test_silk_lends_science_whatever_lets_the_factory_be_built():
    s = building("cotton_3a", science=1, silk=1)
    assert s.s.action == -1  # no action at all
    assert s.take("build:cotton_3").s.silk[GREEN] == 0
    s = position().available("cotton_3a").supply(GREEN, money=6, silk=1).acting("factory")
    assert (s.asked, s.s.silk[GREEN]) == ("end", 0)  # and in the factory action


@proves("NZ-330")
def test_the_smallest_amount_that_is_enough_is_spent():
    s = building("paper_3a", science=1, silk=20).take("build:paper_3")
    assert s.s.silk[GREEN] == 19


# --- as money


@proves("NZ-320")
def test_silk_becomes_money_one_by_one():
    s = position().supply(GREEN, silk=3)
    s.take("silk")
    assert s.supplied(GREEN) == (1, 0, 2, 0)
    s.take("silk", "silk")
    assert s.supplied(GREEN) == (3, 0, 0, 0)
    assert s.why_not("silk") == "NZ-320"


@proves("NZ-321", "NZ-322")
@pytest.mark.parametrize(
    "kind",
    ["turn", "science", "mining", "machines", "production", "ships", "trains", "markets", "investment", "modifier",
     "keeping", "salary", "leftover", "end"],
)  # fmt: skip
def test_silk_is_offered_before_every_payment_and_between_effects(kind):
    s = position().supply(GREEN, silk=2).ask(kind)
    s.s.activations = 1  # so that one may stop, too
    assert "silk" in s.legal
    s.take("silk")
    assert (s.supplied(GREEN), s.asked) == ((1, 0, 1, 0), kind)  # and the question is still open


@proves("NZ-321", "NZ-322")
def test_silk_is_offered_before_a_factory_and_another_piece_are_paid_for():
    assert "silk" in building("cotton_3a", science=2, silk=1).legal
    s = building("lenses_2a", science=4, silk=5).take("build:lenses_2", "train:kansai_3").supply(GREEN, silk=6, iron=1)
    s.ask("another", 0)
    assert "silk" in s.legal


@proves("NZ-321")
def test_silk_in_a_consolidation():
    s = position().workers(GREEN, "blue").supply(GREEN, silk=2).to_move(GREEN).take("consolidate", "favor:ships_1")
    assert s.asked == "salary" and s.legal == {"pay", "silk"}
    s.take("silk")
    assert s.s.money[GREEN] == 3 + 12 + 1


@proves("NZ-321")
def test_silk_in_the_last_consolidation():
    s = position().supply(GREEN, silk=1).finish()
    while s.s.actor != GREEN:
        s.take("done")
    assert s.asked == "leftover" and s.legal == {"done", "silk"}
    assert s.take("silk").s.money[GREEN] == 12 + 1


@proves("NZ-322", "NZ-329")
@pytest.mark.parametrize(("money", "silk", "left"), [(6, 2, (0, 2)), (4, 2, (0, 0)), (4, 3, (0, 1)), (0, 7, (0, 1))])
def test_a_payment_takes_money_first_and_silk_for_the_rest(money, silk, left):
    s = building("cotton_3a", science=2, money=money, silk=silk).take("build:cotton_3")
    assert (s.s.money[GREEN], s.s.silk[GREEN]) == left
    s = position().supply(GREEN, money=money, silk=silk).acting("mining", None).take("steps:3")
    assert (s.s.money[GREEN], s.s.silk[GREEN]) == left


@proves("NZ-323")
def test_silk_replaces_nothing_but_money_and_science():
    s = position().factory(GREEN, "cotton_3a", goods=4).supply(GREEN, silk=50)
    assert s.why_not("act:production") == s.why_not("act:ships") == s.why_not("act:trains") == "NZ-407"
    assert s.ask("machines").why_not("machine:1_right") == "NZ-706"
    assert [verb for verb in CATALOGUE.verbs if "silk" in verb] == ["silk"]  # and nothing turns money into it


@proves("NZ-407", "NZ-320")
def test_silk_that_the_factory_needs_as_science_stays_silk():
    s = building("cotton_3a", science=1, silk=1)
    assert s.why_not("silk") == "NZ-407"  # the worker is hired, the factory has to be built
    assert building("cotton_3a", "cotton_4a", silk=2).take("silk").why_not("silk") == "NZ-407"
    assert building("cotton_3a", science=2, silk=1).why_not("silk") is None
