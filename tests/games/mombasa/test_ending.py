"""Ending the action phase: one stack back, everything else to recovery areas (MB-1301 … MB-1312)."""

import pytest

from entrepot.games.mombasa.actions import BONUS_TILES, SLOTS
from entrepot.games.mombasa.record import NOBODY
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, PINK, PURPLE, position


def stacks(p, player=BLUE):
    """What lies in each recovery area."""
    return {slot: p.in_recovery(player, slot) for slot in SLOTS if p.in_recovery(player, slot)}


def recovering(**stacks):
    """Blue ends the action phase with these stacks: one="coffee_1", …."""
    p = position().slots(BLUE, "cotton_1", "cotton_2")
    for slot, cards in stacks.items():
        p.recovery(BLUE, {"one": "1", "two": "2", "three": "3"}.get(slot, slot), *cards)
    return p.take("end")


@proves("MB-1301")
def test_who_ends_drops_out_of_the_round():
    p = position().slots(BLUE, "coffee_1").slots(PINK, "coffee_1", "coffee_2").slots(PURPLE, "coffee_1", "banana_1")
    assert {"goods:1", "end"} <= p.legal  # though something else is possible
    p.take("end")
    for player, slot in ((PINK, 1), (PURPLE, 1), (PINK, 2), (PURPLE, 2)):
        assert p.s.turn == player
        p.take(f"goods:{slot}", *["step:cairo"] * (2 if (player, slot) == (PINK, 2) else 1))
    assert p.s.turn == PINK and p.s.out == 1 << BLUE


@proves("MX-17", "MB-1303", "MB-1304", "MB-1305", "MB-1310")
def test_one_stack_comes_back_then_the_action_area_is_cleared():
    p = position().slots(BLUE, "coffee_2", "bookkeeper", "cotton_1", used=("coffee_2", "bookkeeper"))
    p.recovery(BLUE, "1", "banana_1").recovery(BLUE, "3", "expansion_2a", "expansion_2b").bonus_tile(BLUE, "merchant")
    before = p.holds(BLUE)
    p.take("end")
    assert p.asked == "recovering" and p.legal == {"recover:1", "recover:3"}
    assert p.in_slot(BLUE, "1") == "coffee_2"  # first the stack
    p.take("recover:3")
    assert p.holds(BLUE) == before | {"expansion_2a", "expansion_2b"}
    assert stacks(p) == {"1": {"banana_1", "coffee_2"}, "2": {"bookkeeper"}, "3": {"cotton_1"}}
    assert [p.in_slot(BLUE, slot) for slot in SLOTS] == [None] * 5 and p.s.used[BLUE] == 0
    assert p.s.tile[BONUS_TILES.index("merchant")] == NOBODY and p.sound


@proves("MB-1303")
def test_exactly_one_stack_is_taken_back():
    p = recovering(one=("coffee_1", "coffee_2"), two=("banana_1",), three=("banana_2",))
    assert p.why_not("end") == p.why_not("stop") == p.why_not("mark:first") == "MB-1303"
    p.take("recover:1")
    assert p.s.turn == PINK and {"coffee_1", "coffee_2"} <= p.holds(BLUE)
    assert stacks(p) == {"1": {"cotton_1"}, "2": {"banana_1", "cotton_2"}, "3": {"banana_2"}}


@proves("MB-1304")
def test_each_slot_has_its_own_recovery_area():
    cards = ("coffee_1", "coffee_2", "banana_1", "banana_2", "cotton_1")
    p = position().slots(BLUE, *cards).take("end")
    assert stacks(p) == {
        "1": {"coffee_1"}, "2": {"coffee_2"}, "3": {"banana_1"}, "book": {"banana_2"}, "diamond": {"cotton_1"},
    }  # fmt: skip


@proves("MB-1305")
def test_a_card_of_this_round_does_not_come_back_in_it():
    p = position().slots(BLUE, "cotton_1").recovery(BLUE, "1", "coffee_1").take("end")
    assert "coffee_1" in p.holds(BLUE) and "cotton_1" not in p.holds(BLUE)
    assert stacks(p) == {"1": {"cotton_1"}}
    p = position().slots(BLUE, "cotton_1").take("end")  # nothing else could come back
    assert "cotton_1" not in p.holds(BLUE) and stacks(p) == {"1": {"cotton_1"}}


@proves("MB-1302", "MB-1306")
def test_nothing_unused_is_kept():
    p = position(2).slots(BLUE, "coffee_1", "bookkeeper", "a09", used=("coffee_1",))
    p.bonus_tile(BLUE, "good").bonus_tile(BLUE, "expansion").take("end")
    assert stacks(p) == {"1": {"coffee_1"}, "2": {"bookkeeper"}, "3": {"a09"}}
    assert [p.in_slot(BLUE, slot) for slot in SLOTS] == [None] * 5
    p.take("end").plan(BLUE, None, None, None).plan(PINK, "coffee_1", None, None)
    assert (p.s.round, p.s.turn) == (2, BLUE)
    refused = ("bookkeeper:2", "bookkeeper:tile", "merchant:3", "expand:cairo")
    assert {p.why_not(action) for action in refused} == {"MB-509"} and p.why_not("plus:1") == "MB-1204"


@proves("MB-1307")
def test_an_empty_area_cannot_be_chosen():
    p = recovering(one=("coffee_1",), book=("banana_1",))
    assert {slot: p.why_not(f"recover:{slot}") for slot in SLOTS} == {
        "diamond": "MB-1307", "1": None, "2": "MB-1307", "3": "MB-1307", "book": None,
    }  # fmt: skip
    assert p.legal == {"recover:1", "recover:book"}


@proves("MB-1307")
def test_the_only_stack_comes_back_and_without_any_the_step_is_skipped():
    p = recovering(two=("coffee_1", "banana_1"))
    assert {"coffee_1", "banana_1"} <= p.holds(BLUE) and p.s.turn == PINK
    assert stacks(p) == {"1": {"cotton_1"}, "2": {"cotton_2"}}
    p = recovering()
    assert p.s.turn == PINK and stacks(p) == {"1": {"cotton_1"}, "2": {"cotton_2"}}


@proves("MB-1308")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_round_1_each_of_three_stacks_is_one_card(players):
    p = position(players, begun=False)
    for player in range(players):
        for _ in range(2):
            p.take(min(p.legal_for(player)), player=player)
    while p.asked == "toll":
        p.take("stop")
    for player in range(players):
        p.plan(player, None, None, None)
    for player in range(players):
        assert p.s.turn == player
        p.take("end")
        assert p.asked == "recovering"
        assert {slot: len(cards) for slot, cards in stacks(p, player).items()} == {"1": 1, "2": 1, "3": 1}
        p.take("recover:2")
        assert set(stacks(p, player)) == {"1", "3"}


@proves("MB-1309")
@pytest.mark.parametrize("viewer", [NOBODY, BLUE, PINK, PURPLE])
@pytest.mark.parametrize("moment", ["turn", "planning"])
def test_recovery_stacks_are_open_to_all(viewer, moment):
    p = position().recovery(BLUE, "1", "coffee_1", "a04").recovery(PINK, "3", "banana_1")
    if moment == "planning":
        p.planning()
    seen = p.view(viewer)
    assert stacks(seen, BLUE) == {"1": {"coffee_1", "a04"}} and stacks(seen, PINK) == {"3": {"banana_1"}}


@proves("MB-1311")
@pytest.mark.parametrize(("number", "asked"), [(1, "planning"), (6, "planning"), (7, "over")])
def test_after_the_last_player_comes_the_preparation_phase_or_the_end(number, asked):
    p = position()
    p.s.round = number
    p.take("end", "end")
    assert (p.asked, p.s.turn) == ("turn", PURPLE)
    p.take("end")
    assert p.asked == asked and p.s.round == min(number + 1, 7)


@proves("MB-1312")
def test_in_round_7_no_stack_is_asked_for():
    p = position().recovery(BLUE, "1", "coffee_1").recovery(BLUE, "2", "coffee_2").slots(BLUE, "cotton_1")
    own = p.holds(BLUE) | {"coffee_1", "coffee_2", "cotton_1"}
    p.s.round = 7
    p.take("end")
    assert (p.asked, p.s.turn) == ("turn", PINK)
    p.take("end", "end")
    assert p.asked == "over" and p.holds(BLUE) == own  # all are in hand at the end
