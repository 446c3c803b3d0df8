"""The action phase in general: whose turn it is, what it offers, what ends it (MB-501 … MB-523, MX-04, MX-05)."""

import pytest

from entrepot.games.mombasa.actions import COMPANIES, DISPLAY, SLOTS
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, PINK, PURPLE, position


def verbs(p):
    """The verbs of all that is offered."""
    return {action.partition(":")[0] for action in p.legal}


def revealed(players=3, first="0", **plans):
    """All have planned; blue=("coffee_1", None, None), … are their cards in the three slots."""
    p = position(players, first=first).planning()
    for n, name in enumerate(("blue", "pink", "purple", "yellow")[:players]):
        p.plan(n, *plans.get(name, ("coffee_1", "cotton_1", None)))
    return p


def unmarked(p, player):
    """Without bonus markers: they lie in the box."""
    p.s.markers[player] = 0
    return p


# --- whose turn


@proves("MB-501")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise_from_the_first_player_round_and_round(first):
    p = revealed(first=str(first))
    order = []
    for slot in "111222":
        order.append(p.s.turn)
        p.take(f"goods:{slot}", "step:mombasa")
    order.append(p.s.turn)
    assert order == [(first + n) % 3 for n in range(7)]


@proves("MB-501")
def test_nobody_acts_out_of_turn():
    p = revealed()
    assert p.why_not("goods:1", BLUE) is None
    assert p.why_not("goods:1", PINK) == p.why_not("end", PURPLE) == "MB-501"
    assert p.legal_for(PINK) == set()


@proves("MB-502", "MB-503", "MB-504", "MB-505", "MB-506", "MB-507", "MB-508")
def test_the_six_actions():
    p = position().diamond(BLUE, 8).slots(BLUE, "coffee_1", "expansion_2a", "bookkeeper", None, "a09").to_move(BLUE)
    assert verbs(p) == {"goods", "expand", "bookkeeper", "merchant", "mark", "end"}
    assert {action for action in p.legal if not action.startswith("mark")} == {
        "goods:1", *(f"expand:{company}" for company in COMPANIES), "bookkeeper:3", "merchant:diamond", "end",
    }  # fmt: skip
    assert p.copy().take("goods:1").asked == "goods"
    assert p.copy().take("expand:cairo").asked == "expanding"
    assert p.copy().take("merchant:diamond").s.diamond[BLUE] == 9
    assert p.copy().take("mark:good_tile").s.markers[BLUE] == 1
    assert p.copy().take("end").s.out == 0b001


@proves("MB-502")
def test_exactly_one_action_a_turn():
    p = position().slots(BLUE, "a09", "coffee_1").to_move(BLUE).take("merchant:1")
    assert (p.s.turn, p.asked) == (PINK, "turn")
    assert p.why_not("goods:2", BLUE) == "MB-501"


@proves("MB-502")
def test_a_turn_is_one_of_the_actions_and_nothing_else():
    p = position().slots(BLUE, "coffee_1").to_move(BLUE)
    for action in ("step:cairo", "buy:right_1", "stop", "lay:coffee_2", "cash", "recover:1"):
        assert p.why_not(action) == "MB-502"


@proves("MB-504")
def test_expansion_uses_all_expansion_cards():
    p = position().slots(BLUE, "expansion_2a", "one_expansion", "coffee_1").to_move(BLUE).take("expand:cairo", "stop")
    assert [p.is_used(BLUE, slot) for slot in "123"] == [True, True, False]


@proves("MB-503", "MB-505", "MB-506")
def test_goods_bookkeepers_and_merchants_are_used_one_by_one():
    p = position().diamond(BLUE, 8).slots(BLUE, "coffee_1", "coffee_2", "bookkeeper", None, "a09").hand(BLUE, "a08")
    goods = p.copy().to_move(BLUE).take("goods:1", "step:cairo")
    assert [goods.is_used(BLUE, slot) for slot in SLOTS] == [False, True, False, False, False]
    merchant = p.copy().slots(BLUE, "b01").to_move(BLUE).take("merchant:diamond")
    assert [merchant.is_used(BLUE, slot) for slot in SLOTS] == [True, False, False, False, False]
    p.slots(BLUE, "a08").to_move(BLUE).take("bookkeeper:3", "cash", "cash")
    assert [p.is_used(BLUE, slot) for slot in SLOTS] == [False, False, False, True, False]


# --- fitting cards


@proves("MB-509")
def test_an_action_needs_a_fitting_active_card():
    p = position().slots(BLUE, "cotton_1", None, None).to_move(BLUE)
    assert "coffee_2" in p.holds(BLUE) and "bookkeeper" in p.holds(BLUE)  # in hand they do not count
    for action in ("goods:2", "expand:cairo", "bookkeeper:1", "bookkeeper:tile", "merchant:1", "merchant:tile"):
        assert p.why_not(action) == "MB-509"
    assert p.why_not("goods:1") is None


@proves("MB-509")
def test_an_action_tile_is_as_good_as_a_card():
    p = position().to_move(BLUE)
    actions = {"bookkeeper": "bookkeeper:tile", "merchant": "merchant:tile", "expansion": "expand:cairo"}
    for tile, action in actions.items():
        assert p.why_not(action) == "MB-509"
        assert p.copy().bonus_tile(PINK, tile).why_not(action) == "MB-509"  # of another
        assert p.copy().bonus_tile(BLUE, tile).why_not(action) is None


@proves("MX-04")
def test_a_bookkeeper_in_a_recovery_area_does_not_count():
    p = position().recovery(BLUE, "2", "bookkeeper").slots(BLUE, "coffee_1", "banana_1", "cotton_1").to_move(BLUE)
    assert "bookkeeper" not in verbs(p)
    for slot in SLOTS:
        assert p.why_not(f"bookkeeper:{slot}") == "MB-509"


@proves("MX-05")
def test_a_merchant_works_once_a_round():
    p = position().slots(BLUE, "a09").to_move(BLUE).take("merchant:1")
    assert p.is_used(BLUE, "1")
    p.to_move(BLUE)
    assert "merchant" not in verbs(p) and p.why_not("merchant:1") == "MB-509"


@proves("MB-511")
@pytest.mark.parametrize(
    ("card", "action", "rest"),
    [
        ("coffee_1", "goods:1", ("step:cairo",)),
        ("expansion_2a", "expand:cairo", ("stop",)),
        ("bookkeeper", "bookkeeper:1", ("cash", "cash")),
        ("a09", "merchant:1", ()),
    ],
)
def test_a_used_card_is_face_down_and_not_used_again(card, action, rest):
    p = position().slots(BLUE, card).to_move(BLUE).take(action, *rest)
    assert p.in_slot(BLUE, "1") == card and p.is_used(BLUE, "1")
    assert p.to_move(BLUE).why_not(action) == "MB-509"


@proves("MB-511")
def test_a_face_down_card_counts_for_no_requirement():
    p = position().slots(BLUE, "coffee_2", "expansion_2a").slots(PINK, "coffee_1", "one_expansion").to_move(PINK)
    assert (p.why_not("mark:coffee"), p.why_not("mark:expansion")) == ("MB-1120", "MB-1124")  # blue has more
    p = position().slots(BLUE, "coffee_2", "expansion_2a", used=("coffee_2", "expansion_2a"))
    p.slots(PINK, "coffee_1", "one_expansion").to_move(PINK)
    assert p.why_not("mark:coffee") is p.why_not("mark:expansion") is None
    assert p.to_move(BLUE).why_not("mark:coffee") == p.why_not("mark:expansion") == "MB-1128"


# --- the end of the phase


@proves("MB-510")
def test_whoever_can_do_nothing_else_ends_the_phase():
    p = unmarked(position(), BLUE).turn_start(BLUE)
    assert (p.s.out, p.s.turn) == (0b001, PINK)


@proves("MB-508", "MB-510")
def test_the_phase_may_end_while_other_actions_are_possible():
    p = position().slots(BLUE, "coffee_1", "bookkeeper").to_move(BLUE)
    assert {"goods", "bookkeeper", "mark", "end"} <= verbs(p)
    p.take("end")
    assert (p.s.out, p.s.turn, p.in_slot(BLUE, "1")) == (0b001, PINK, None)


@proves("MB-512")
def test_whoever_has_ended_is_skipped():
    p = revealed().take("goods:1", "step:mombasa").take("end")
    assert p.s.turn == PURPLE
    p.take("goods:1", "step:mombasa").take("goods:2", "step:mombasa")
    assert p.s.turn == PURPLE  # pink is out
    assert p.why_not("end", PINK) == "MB-501"


@proves("MB-513")
def test_the_phase_ends_when_all_have_ended():
    p = revealed().take("end").take("end")
    assert (p.s.round, p.asked) == (1, "turn")
    p.take("end")
    assert (p.s.round, p.asked, p.s.out) == (2, "planning", 0)


@proves("MB-514")
@pytest.mark.parametrize("order", [("goods:1", "merchant:2", "goods:3"), ("merchant:2", "goods:3", "goods:1")])
def test_actions_come_in_any_order_and_are_repeated(order):
    p = position(2).slots(BLUE, "coffee_1", "a09", "cotton_1")
    for action in order:
        p.to_move(BLUE).take(action, *(("step:cairo",) if action[0] == "g" else ()))
    assert [p.is_used(BLUE, slot) for slot in "123"] == [True] * 3


@proves("MB-514")
def test_unused_cards_are_no_obligation():
    p = position().slots(BLUE, "coffee_1", "expansion_2a", "bookkeeper").to_move(BLUE).take("mark:good_tile")
    assert p.s.turn == PINK and p.s.used[BLUE] == 0


@proves("MB-515")
def test_no_turn_is_skipped():
    p = position().slots(BLUE, "coffee_1").to_move(BLUE)
    assert verbs(p) == {"goods", "mark", "end"} and p.why_not("stop") == p.why_not("leave") == "MB-502"


@proves("MB-516")
def test_the_last_player_takes_turn_after_turn():
    p = revealed(2).take("end")
    for action in ("goods:1", "goods:2"):
        assert p.s.turn == PINK
        p.take(action, "step:cairo")
    assert (p.s.turn, p.s.round) == (PINK, 1)
    assert p.take("end").s.round == 2


@proves("MB-517")
def test_the_marker_changes_hands_for_the_next_round():
    p = revealed().take("goods:1", "step:cairo").take("mark:first", "cash")
    assert (p.s.first, p.s.starter, p.s.turn) == (PINK, BLUE, PURPLE)
    p.take("goods:1", "step:cairo")
    assert p.s.turn == BLUE  # clockwise as before
    p.take("end").take("end").take("end")
    assert p.s.round == 2
    for player in (BLUE, PINK, PURPLE):
        p.plan(player, None, None, None)
    assert (p.s.turn, p.s.starter) == (PINK, PINK)


@proves("MB-517")
def test_the_first_player_of_the_round_is_the_one_who_began_it():
    """Purple takes the marker before the starter's first turn is asked for again."""
    p = position().to_move(BLUE, opening=True)
    p.s.first = PURPLE
    assert p.why_not("mark:first") == "MB-1109"
    assert p.to_move(PURPLE, opening=True).why_not("mark:first") is None


# --- what a turn brings


@proves("MB-520")
def test_goods_may_bring_nothing():
    p = position().slots(BLUE, "coffee_2").display(**dict.fromkeys(DISPLAY))
    for company in COMPANIES:
        p.track(BLUE, company, 20)
    p.to_move(BLUE).take("goods:1")
    assert (p.is_used(BLUE, "1"), p.s.turn) == (True, PINK)


@proves("MB-520")
def test_an_expansion_may_bring_nothing():
    """One point, and every region at the base costs 2."""
    p = position().slots(BLUE, "one_expansion").post("saint_louis", "n1", "n2").to_move(BLUE).take("expand:cairo")
    assert (p.is_used(BLUE, "1"), p.s.turn, p.posts("cairo")) == (True, PINK, (5, 5, 5))


@proves("MB-521")
def test_every_effect_is_completed_before_the_next_turn():
    p = position().slots(BLUE, "bookkeeper").to_move(BLUE).take("bookkeeper:1")
    assert (p.asked, p.s.turn) == ("books", BLUE)
    assert p.why_not("mark:good_tile", PINK) == "MB-501"
    p.take("take:a1")
    assert (p.asked, p.s.turn) == ("books", BLUE)
    p.take("cash")
    assert (p.asked, p.s.turn, p.why_not("end", PINK)) == ("shelving", BLUE, "MB-501")
    p.take("shelve:1")
    assert (p.asked, p.s.turn) == ("turn", PINK)


@proves("MB-522")
def test_rewards_are_not_declined():
    p = position().slots(BLUE, "coffee_2", "banana_1").to_move(BLUE)
    books = p.copy().take("mark:first")
    assert books.asked == "books" and "stop" not in books.legal
    assert books.legal == {"cash", *(f"take:{letter}{n}" for letter in "ab" for n in range(1, 5))}
    p.base("mombasa", 4, 5, 5).to_move(BLUE).ask("removing", 1)
    assert p.why_not("stop") == "MB-2004" and all(action.startswith("remove") for action in p.legal)


@proves("MB-522")
def test_steps_of_a_reward_are_all_made():
    p = position().slots(BLUE, "coffee_2").to_move(BLUE).take("mark:coffee")
    assert p.at(BLUE, "cairo") == 2 and p.s.turn == PINK


# --- parts of a reward


def with_five_coffee():
    """Blue takes the highest tier of the coffee majority: 4 Cairo steps, and a post to remove."""
    return position().slots(BLUE, "coffee_2", "a04").to_move(BLUE).take("mark:coffee", "tier:3")


@proves("MB-523")
def test_the_parts_of_a_reward_come_in_any_order_and_each_is_finished():
    p = with_five_coffee()
    assert (p.asked, p.legal) == ("parts", {"collect:steps", "collect:posts"})
    steps = p.copy().take("collect:steps")
    assert (steps.asked, steps.at(BLUE, "cairo")) == ("removing", 4)
    p.take("collect:posts")
    assert (p.asked, p.at(BLUE, "cairo")) == ("removing", 0)
    p.take("remove:mombasa_1")
    assert (p.at(BLUE, "cairo"), p.posts("mombasa"), p.s.turn) == (4, (4, 5, 5), PINK)


@proves("MB-523")
def test_only_a_part_of_the_reward_is_collected():
    p = with_five_coffee()
    assert p.why_not("collect:bp") == "MB-523"
    for action in ("end", "stop", "remove:mombasa_1", "cash"):
        assert p.why_not(action) == "MB-523"


@proves("MB-524")
def test_money_comes_before_the_steps():
    """5 expansion points: 4 Mombasa steps and £1, which the pay section after space 8 of A1 takes."""
    p = (
        position()
        .money(BLUE, 0)
        .slots(BLUE, "c07", "expansion_2a")
        .track(BLUE, "mombasa", 7, opened=False)
        .to_move(BLUE)
    )
    p.take("mark:expansion", "tier:3")
    assert (p.asked, p.at(BLUE, "mombasa"), p.s.money[BLUE]) == ("toll", 8, 1)


@proves("MB-524")
def test_diamond_steps_come_first_and_the_order_of_the_others_is_asked():
    p = position().slots(BLUE, "banana_2", "a05").to_move(BLUE).take("mark:banana", "tier:3")
    assert (p.s.diamond[BLUE], p.at(BLUE, "cape_town"), p.s.turn) == (1, 3, PINK)
    p = position().slots(BLUE, "cotton_2", "a06").to_move(BLUE).take("mark:cotton", "tier:3")
    assert (p.asked, p.legal) == ("parts", {"collect:bp", "collect:steps"})
