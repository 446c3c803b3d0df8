"""The planning phase: cards into slots, all at the same time (MB-401 … MB-417, MX-24)."""

import pytest

from entrepot.games.mombasa.actions import OWN, SLOTS
from entrepot.games.mombasa.record import NOBODY
from entrepot.games.mombasa.rules.cards import total_of
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, GAME, PINK, PURPLE, position


def planning(players=2, **options):
    return position(players, **options).planning()


def leave(p, *players):
    """These lay nothing into their three slots."""
    for player in players:
        p.plan(player, None, None, None)
    return p


# --- laying cards


@proves("MB-401")
def test_all_plan_at_the_same_time():
    p = planning(3)
    assert p.asked == "planning" and p.inner.actors() == (BLUE, PINK, PURPLE)
    p.take("lay:coffee_1", player=PURPLE).take("lay:coffee_2", player=BLUE).take("lay:banana_1", player=PINK)
    assert [p.in_slot(player, "1") for player in (BLUE, PINK, PURPLE)] == ["coffee_2", "banana_1", "coffee_1"]
    assert p.asked == "planning"


@proves("MB-401")
def test_nothing_else_is_possible_while_cards_are_planned():
    p = planning()
    for action in ("goods:1", "end", "mark:first", "rest:coffee_1", "recover:1"):
        assert p.why_not(action, BLUE) == "MB-401"


@proves("MB-402")
def test_only_cards_from_hand_are_laid():
    p = planning().recovery(BLUE, "2", "cotton_1")
    for card in ("cotton_1", "b05", "a01"):
        assert p.why_not(f"lay:{card}", BLUE) == "MB-402"
    assert {action for action in p.legal_for(BLUE) if action != "leave"} == {
        f"lay:{card}" for card in OWN if card not in ("cotton_1", "expansion_2b")
    }


@proves("MB-402")
def test_one_card_to_a_slot_and_one_slot_to_a_card():
    p = planning().take("lay:coffee_1", player=BLUE)
    assert p.in_slot(BLUE, "1") == "coffee_1" and "coffee_1" not in p.holds(BLUE)
    assert p.why_not("lay:coffee_1", BLUE) == "MB-402"
    p.take("lay:coffee_2", player=BLUE)
    assert (p.in_slot(BLUE, "1"), p.in_slot(BLUE, "2"), p.in_slot(BLUE, "3")) == ("coffee_1", "coffee_2", None)


@proves("MB-402")
def test_each_slot_is_answered_for_once():
    p = planning().take("leave", "lay:coffee_1", "leave", player=BLUE)
    assert p.why_not("lay:coffee_2", BLUE) == p.why_not("leave", BLUE) == "MB-402"
    assert p.legal_for(BLUE) == {"ready"}


@proves("MB-403")
def test_three_slots_at_the_start():
    p = planning().plan(BLUE, "coffee_1", "coffee_2", "banana_1")
    assert p.s.ready == 0b01
    assert [p.in_slot(BLUE, slot) for slot in SLOTS] == [None, "coffee_1", "coffee_2", "banana_1", None]


@proves("MB-404")
@pytest.mark.parametrize(
    ("diamond", "jar", "slots"),
    [
        (7, 4, ["1", "2", "3"]),
        (8, 4, ["diamond", "1", "2", "3"]),
        (20, 0, ["diamond", "1", "2", "3"]),
        (7, 5, ["1", "2", "3", "book"]),
        (0, 12, ["1", "2", "3", "book"]),
        (8, 5, ["diamond", "1", "2", "3", "book"]),
    ],
)
def test_the_extra_slots(diamond, jar, slots):
    p = position(2).diamond(BLUE, diamond).jar(BLUE, jar).planning()
    cards = ["coffee_1", "coffee_2", "banana_1", "banana_2", "cotton_1"][: len(slots)]
    p.plan(BLUE, *cards)
    assert p.s.ready == 0b01
    assert {slot: p.in_slot(BLUE, slot) for slot in SLOTS if p.in_slot(BLUE, slot)} == dict(
        zip(slots, cards, strict=True)
    )


@proves("MB-405")
@pytest.mark.parametrize("plan", [(None, "coffee_1", None), ("coffee_1", None, "cotton_2"), (None, None, "cotton_1")])
def test_any_slot_may_stay_empty(plan):
    p = planning().plan(BLUE, *plan)
    assert tuple(p.in_slot(BLUE, slot) for slot in "123") == plan
    assert p.s.ready == 0b01 and p.sound


@proves("MB-406")
def test_laying_no_card_at_all_is_allowed():
    p = leave(planning(), BLUE, PINK)
    assert (p.asked, p.s.turn) == ("turn", BLUE)
    assert [p.in_slot(BLUE, slot) for slot in SLOTS] == [None] * 5 and p.holds(BLUE) == set(OWN)


@proves("MB-407")
def test_a_card_moves_to_the_recovery_area_of_its_slot():
    for plan in (("coffee_1", "cotton_2", "bookkeeper"), ("bookkeeper", None, "coffee_1")):
        p = leave(planning().plan(BLUE, *plan), PINK).take("end")
        assert [p.in_recovery(BLUE, slot) for slot in "123"] == [{card} if card else set() for card in plan]
        assert [p.in_slot(BLUE, slot) for slot in "123"] == [None] * 3


@proves("MB-408")
def test_cards_in_a_recovery_area_are_inactive():
    p = position(2).recovery(BLUE, "1", "coffee_2", "bookkeeper").recovery(BLUE, "2", "expansion_2a", "expansion_2b")
    p.recovery(BLUE, "3", "one_expansion").planning()
    for card in ("coffee_2", "bookkeeper", "expansion_2a", "expansion_2b", "one_expansion"):
        assert p.why_not(f"lay:{card}", BLUE) == "MB-402"
    p.plan(BLUE, "coffee_1", None, None)
    leave(p, PINK)
    assert p.why_not("bookkeeper:1") == p.why_not("expand:cairo") == p.why_not("goods:2") == "MB-509"
    assert total_of(p.s, BLUE, 0) == 1  # the coffee in the slot alone


@proves("MB-409")
def test_share_cards_are_not_laid():
    p = planning().hand(BLUE, "d01", "e03", "coffee_1")
    assert p.why_not("lay:d01", BLUE) == p.why_not("lay:e03", BLUE) == "MB-409"
    assert p.legal_for(BLUE) == {"lay:coffee_1", "leave"}


@proves("MB-147")
def test_of_two_equal_cards_the_first_is_laid_first():
    p = planning()
    assert p.why_not("lay:expansion_2b", BLUE) == "MB-147"
    p.take("lay:expansion_2a", "lay:expansion_2b", player=BLUE)
    assert (p.in_slot(BLUE, "1"), p.in_slot(BLUE, "2")) == ("expansion_2a", "expansion_2b")


# --- the reveal


@proves("MB-401", "MB-410")
def test_cards_are_turned_face_up_together():
    p = planning(3).plan(PINK, "coffee_1", "cotton_2", None).plan(BLUE, None, "banana_1", None)
    for viewer in (NOBODY, PURPLE):
        seen = p.view(viewer)
        assert [seen.in_slot(player, slot) for player in (BLUE, PINK) for slot in "123"] == [None] * 6
    revealed = p.s.revealed
    p.plan(PURPLE, "bookkeeper", None, None)
    assert (p.asked, p.s.revealed) == ("turn", revealed + 1)
    for viewer in (NOBODY, BLUE, PINK, PURPLE):
        seen = p.view(viewer)
        assert GAME.layout.changed(bytes(p.inner.record), seen.inner.record) == ["key"]
        assert (seen.in_slot(PINK, "2"), seen.in_slot(PURPLE, "1")) == ("cotton_2", "bookkeeper")


@proves("MB-411")
def test_a_plan_may_be_changed_until_all_have_confirmed():
    p = planning().plan(BLUE, "coffee_1", None, "cotton_1")
    assert p.inner.actors() == (PINK,) and p.legal_for(BLUE) == {"reconsider"}
    p.take("lay:coffee_1", player=PINK).take("reconsider", player=BLUE)
    assert p.s.ready == 0 and p.holds(BLUE) == set(OWN)
    assert [p.in_slot(BLUE, slot) for slot in SLOTS] == [None] * 5
    p.plan(BLUE, None, "banana_1", None)
    assert (p.in_slot(BLUE, "1"), p.in_slot(BLUE, "2"), p.in_slot(PINK, "1")) == (None, "banana_1", "coffee_1")


@proves("MB-418")
def test_a_plan_is_made_from_left_to_right_and_then_stands():
    p = position(2).diamond(BLUE, 8).planning()
    for action in ("lay:coffee_1", "leave", "lay:cotton_1", "lay:banana_1"):
        assert p.why_not("ready", BLUE) == "MB-418"
        p.take(action, player=BLUE)
    assert [p.in_slot(BLUE, slot) for slot in SLOTS] == ["coffee_1", None, "cotton_1", "banana_1", None]
    assert p.s.ready == 0 and p.legal_for(BLUE) == {"ready"}
    assert p.take("ready", player=BLUE).s.ready == 0b01


@proves("MB-418")
def test_a_plan_is_taken_back_as_a_whole():
    p = planning().plan(BLUE, "coffee_1", "cotton_1", "banana_1").take("reconsider", player=BLUE)
    assert [p.in_slot(BLUE, slot) for slot in SLOTS] == [None] * 5 and p.holds(BLUE) == set(OWN)
    assert p.why_not("ready", BLUE) == "MB-418"


@proves("MB-411")
def test_a_plan_that_stands_is_taken_back_before_it_changes():
    p = planning().plan(BLUE, "coffee_1", None, "cotton_1")
    assert p.why_not("lay:banana_1", BLUE) == p.why_not("leave", BLUE) == p.why_not("ready", BLUE) == "MB-411"


@proves("MB-411")
def test_only_a_plan_that_stands_is_taken_back():
    p = planning()
    assert p.why_not("reconsider", BLUE) == "MB-411"
    p.take("lay:coffee_1", "leave", "leave", player=BLUE)
    assert p.why_not("reconsider", BLUE) == "MB-411"
    assert p.take("ready", player=BLUE).why_not("reconsider", BLUE) is None


@proves("MB-411")
def test_after_the_reveal_no_card_is_moved_taken_back_or_added():
    p = leave(planning().plan(BLUE, "coffee_1", None, None), PINK)
    for action in ("reconsider", "lay:coffee_2", "leave"):
        assert p.why_not(action, BLUE) == "MB-502"
        assert p.why_not(action, PINK) == "MB-501"
    assert p.in_slot(BLUE, "1") == "coffee_1"


# --- tiles, extra slots, the hand


@proves("MB-412")
def test_bonus_tiles_take_up_no_slot():
    p = position(2).marker(BLUE, "bookkeeper_tile").preparation()
    assert p.s.tile[1] == BLUE and p.asked == "planning"
    leave(p.plan(BLUE, "coffee_1", "coffee_2", "banana_1"), PINK)
    assert [p.in_slot(BLUE, slot) for slot in "123"] == ["coffee_1", "coffee_2", "banana_1"]
    assert "bookkeeper:tile" in p.legal


@proves("MB-413")
def test_a_slot_unlocked_in_an_action_phase_waits_for_the_next_planning_phase():
    p = position(2).diamond(BLUE, 7).slots(BLUE, "a09").to_move(BLUE).take("merchant:1")  # a merchant: 1 diamond step
    assert p.s.diamond[BLUE] == 8
    p.to_move(BLUE)
    assert p.why_not("lay:coffee_1") == "MB-502" and p.in_slot(BLUE, "diamond") is None
    p.take("end").take("end")  # and so does pink
    assert p.s.round == 2 and p.asked == "planning"
    p.plan(BLUE, "coffee_1", "coffee_2", "banana_1", "banana_2")
    assert [p.in_slot(BLUE, slot) for slot in SLOTS[:4]] == ["coffee_1", "coffee_2", "banana_1", "banana_2"]


@proves("MB-414")
def test_every_extra_slot_has_its_own_recovery_area():
    p = position(2).diamond(BLUE, 8).jar(BLUE, 5).planning()
    cards = ["coffee_1", "coffee_2", "banana_1", "banana_2", "cotton_1"]
    leave(p.plan(BLUE, *cards), PINK).take("end")
    assert [p.in_recovery(BLUE, slot) for slot in SLOTS] == [{card} for card in cards]
    p.to_move(BLUE).take("end")
    assert p.legal == {f"recover:{slot}" for slot in SLOTS}
    p.take("recover:book")
    assert p.in_recovery(BLUE, "book") == set() and "cotton_1" in p.holds(BLUE)


@proves("MB-416")
def test_there_is_no_hand_limit():
    many = (*OWN, "a01", "a02", "a03", "a04", "b05", "b06", "c01", "c02", "d01", "e01")
    p = position(2).hand(BLUE, *many)
    p.to_move(BLUE).take("end").take("end")
    assert p.s.round == 2 and p.holds(BLUE) == set(many)


@proves("MB-416")
def test_the_whole_hand_may_be_laid():
    p = planning().hand(BLUE, "coffee_1", "cotton_1")
    p.plan(BLUE, "coffee_1", "cotton_1", None)
    assert p.holds(BLUE) == set() and p.s.ready == 0b01


@proves("MB-417")
def test_cards_that_stay_in_hand_may_be_planned_later():
    p = leave(planning().plan(BLUE, "coffee_1", None, None), PINK)
    p.take("end").take("end")
    assert p.s.round == 2 and p.holds(BLUE) == set(OWN) - {"coffee_1"}
    assert p.why_not("lay:cotton_2", BLUE) is None and p.why_not("lay:coffee_1", BLUE) == "MB-402"


@proves("MX-24")
def test_a_card_laid_in_round_6_is_not_planned_again():
    p = position(2)
    p.s.round = 6
    leave(p.planning().plan(BLUE, "coffee_1", None, None), PINK).take("end").take("end")
    assert p.s.round == 7 and p.in_recovery(BLUE, "1") == {"coffee_1"}
    assert p.why_not("lay:coffee_1", BLUE) == "MB-402"
    leave(p, BLUE, PINK).take("end").take("end")
    assert p.asked == "over" and "coffee_1" in p.holds(BLUE)  # in hand again, for scoring alone
