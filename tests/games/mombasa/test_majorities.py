"""Majority spaces: who may, what a total gives, smaller rewards (MB-1118 … MB-1131, MB-1138 … MB-1143)."""

import pytest

from entrepot.games.mombasa.actions import COMPANIES, MAJORITIES, SPACES
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, PINK, PURPLE, position

TRACK = {"coffee": "cairo", "banana": "cape_town", "cotton": "saint_louis", "expansion": "mombasa"}
CARDS = {
    "coffee": ("coffee_1", "coffee_2", "a04", "b08", "c04"),
    "banana": ("banana_1", "banana_2", "a05", "b09", "c05"),
    "cotton": ("cotton_1", "cotton_2", "a06", "b10", "c06"),
    "expansion": ("one_expansion", "expansion_2a", "c07", "a07", "b11"),
}  # worth 1, 2, 3, and two more
HIGHER = {majority: "MB-1120" if majority == "coffee" else "MB-1124" for majority in MAJORITIES}
TOTALS = {
    "coffee": {1: (0,), 2: (1,), 3: (2,), 4: (3,), 5: (1, 2), 8: (3, 4)},
    "expansion": {1: (0,), 2: (1,), 3: (2,), 4: (1, 3), 5: (1, 2), 6: (0, 1, 2)},
}


def having(majority, total, player=BLUE, p=None):
    """A player with that total of a good, or of expansion."""
    numbers = TOTALS["expansion" if majority == "expansion" else "coffee"][total]
    return (p or position()).slots(player, *(CARDS[majority][n] for n in numbers))


def rival(p, majority, total):
    """Pink has a total of the same kind: other cards than Blue's."""
    own = {1: (0,), 2: (1,), 3: (0, 1)}
    return p.slots(PINK, *(CARDS[majority][n] for n in own[total]))


def moved(p, player=BLUE):
    """Steps on each company's track."""
    return {company: p.at(player, company) for company in COMPANIES if p.at(player, company)}


def rewards(p):
    """Blue's steps, diamond steps and pounds above the one of the start."""
    return moved(p), p.s.diamond[BLUE], p.s.money[BLUE] - 1


# --- who may


@proves("MB-1118", "MB-1124", "MB-1128")
def test_four_majority_spaces_each_for_its_own_total():
    assert MAJORITIES == ("coffee", "banana", "cotton", "expansion") and set(MAJORITIES) < set(SPACES)
    for majority in MAJORITIES:
        p = having(majority, 1)
        found = {other: p.why_not(f"mark:{other}") for other in MAJORITIES}
        assert found == {other: None if other == majority else "MB-1128" for other in MAJORITIES}


@proves("MB-1120", "MB-1124")
@pytest.mark.parametrize("majority", MAJORITIES)
def test_nobody_has_more_and_a_tie_is_enough(majority):
    for rivals, refused in ((1, None), (2, None), (3, HIGHER[majority])):
        p = rival(having(majority, 2), majority, rivals)
        assert p.why_not(f"mark:{majority}") == refused
        assert (f"mark:{majority}" in p.legal) == (refused is None)


@proves("MB-1128")
@pytest.mark.parametrize("majority", MAJORITIES)
def test_a_total_of_one_at_least(majority):
    assert position().why_not(f"mark:{majority}") == "MB-1128"  # though nobody has more
    assert having(majority, 1).why_not(f"mark:{majority}") is None


@proves("MB-1129")
@pytest.mark.parametrize("majority", MAJORITIES)
def test_face_down_cards_and_players_who_are_out_count_for_nothing(majority):
    p = rival(having(majority, 1), majority, 3)
    assert p.why_not(f"mark:{majority}") == HIGHER[majority]
    down = p.copy()
    down.s.used[PINK] = 0b00110
    assert down.why_not(f"mark:{majority}") is None
    down.s.used[BLUE] = 0b00010
    assert down.why_not(f"mark:{majority}") == "MB-1128"
    p.to_move(PINK).take("end").to_move(BLUE)
    assert p.why_not(f"mark:{majority}") is None


@proves("MB-1129", "MB-1124")
def test_a_used_expansion_tile_counts_for_nothing():
    p = having("expansion", 1).bonus_tile(PINK, "expansion")
    assert p.why_not("mark:expansion") == "MB-1124"
    p.s.tile_used = 0b1000
    assert p.why_not("mark:expansion") is None


@proves("MX-16", "MB-1120", "MB-1126", "MB-1139")
def test_the_majority_of_bananas():
    p = having("banana", 5, p=position(2))
    p = rival(p, "banana", 3).take("mark:banana", "tier:3")
    assert rewards(p) == ({"cape_town": 3}, 1, 0) and p.s.used[BLUE] == 0
    for own, others, may in ((3, 3, True), (2, 3, False)):
        p = rival(having("banana", own, p=position(2)), "banana", others)
        assert (p.why_not("mark:banana") is None) == may
        assert p.to_move(PINK).why_not("mark:banana") is None  # first come
        p.take("mark:banana", "tier:2")
        assert p.s.turn == BLUE and p.why_not("mark:banana") == "MB-1103"


@proves("MB-1143")
@pytest.mark.parametrize("majority", MAJORITIES)
def test_totals_are_compared_once_when_the_marker_is_placed(majority):
    p = rival(having(majority, 3).take(f"mark:{majority}"), majority, 3)
    p.s.used[BLUE] = 0b11111
    assert p.legal == {"tier:1", "tier:2"} and p.why_not("tier:3") is not None
    p.take("tier:2")
    assert moved(p) == {TRACK[majority]: 3}


# --- what a total gives


@proves("MX-15", "MB-1121", "MB-1122", "MB-1123")
def test_the_rewards_for_coffee():
    for total in (1, 2):
        assert rewards(having("coffee", total).take("mark:coffee")) == ({"cairo": 2}, 0, 0)
    for total in (3, 4):
        assert rewards(having("coffee", total).take("mark:coffee", "tier:2")) == ({"cairo": 3}, 0, 0)
    for total in (5, 8):
        p = having("coffee", total).take("mark:coffee")
        assert p.legal == {"tier:1", "tier:2", "tier:3"}
        smaller = [rewards(p.copy().take(f"tier:{tier}")) for tier in (1, 2)]
        assert smaller == [({"cairo": 2}, 0, 0), ({"cairo": 3}, 0, 0)]
        p.take("tier:3", "collect:steps", "remove:cape_town_2")
        assert rewards(p) == ({"cairo": 4}, 0, 0)
        assert p.posts("cape_town") == (5, 4, 5) and p.s.removed[COMPANIES.index("cape_town")] == 1
        assert p.s.turn == PINK and p.sound


@proves("MB-1139", "MB-1126")
@pytest.mark.parametrize(
    ("total", "steps", "diamonds"), [(1, 2, 0), (2, 2, 0), (3, 3, 0), (4, 3, 0), (5, 3, 1), (8, 3, 1)]
)
def test_the_rewards_for_bananas(total, steps, diamonds):
    p = having("banana", total).take("mark:banana")
    if p.asked == "tier":
        p.take(max(p.legal))
    assert rewards(p) == ({"cape_town": steps}, diamonds, 0) and p.s.turn == PINK


@proves("MB-1140", "MB-1127")
@pytest.mark.parametrize(("total", "steps", "bp"), [(1, 2, 0), (2, 2, 0), (3, 3, 0), (4, 3, 0), (5, 3, 2), (8, 3, 2)])
def test_the_rewards_for_cotton(total, steps, bp):
    p = having("cotton", total).take("mark:cotton")
    if p.asked == "tier":
        p.take(max(p.legal))
    if bp:
        p.take("collect:steps", "cash", "cash")
    assert rewards(p) == ({"saint_louis": steps}, 0, bp) and p.s.turn == PINK


@proves("MB-1141", "MB-1127")
@pytest.mark.parametrize(
    ("total", "steps", "money"), [(1, 2, 0), (2, 2, 0), (3, 3, 0), (4, 3, 0), (5, 4, 1), (6, 4, 1)]
)
def test_the_rewards_for_expansion(total, steps, money):
    p = having("expansion", total).take("mark:expansion")
    if p.asked == "tier":
        p.take(max(p.legal))
    assert rewards(p) == ({"mombasa": steps}, 0, money) and p.s.turn == PINK


@proves("MB-1125", "MB-1130")
@pytest.mark.parametrize("majority", MAJORITIES)
def test_one_tier_alone_is_rewarded(majority):
    p = having(majority, 5).take(f"mark:{majority}", "tier:3")
    if p.asked == "parts":
        p.take("collect:steps")
    assert moved(p) == {TRACK[majority]: 4 if majority in ("coffee", "expansion") else 3}


@proves("MB-1131")
@pytest.mark.parametrize("majority", MAJORITIES)
def test_the_steps_are_the_companys_whatever_track_lies_there(majority):
    p = having(majority, 2).face(mombasa="d2", cape_town="c2", saint_louis="b2", cairo="a2")
    assert moved(p.take(f"mark:{majority}")) == {TRACK[majority]: 2}


# --- a smaller reward


@proves("MB-1119", "MB-1142")
@pytest.mark.parametrize("majority", MAJORITIES)
def test_the_whole_reward_of_any_lower_tier(majority):
    p = having(majority, 4).take(f"mark:{majority}")
    assert p.legal == {"tier:1", "tier:2"}
    assert p.why_not("tier:3") == "MB-1119"
    assert p.why_not("stop") == p.why_not(f"step:{TRACK[majority]}") == p.why_not("collect:steps") == "MB-1119"
    low = p.copy().take("tier:1")
    assert (moved(low), low.s.turn) == ({TRACK[majority]: 2}, PINK)


@proves("MX-41", "MB-1119", "MB-1141", "MB-1142")
def test_steps_and_the_pound_together_or_fewer_steps_alone():
    p = having("expansion", 6).take("mark:expansion")
    assert p.legal == {"tier:1", "tier:2", "tier:3"}
    found = {tier: rewards(p.copy().take(f"tier:{tier}")) for tier in (3, 2, 1)}
    assert found == {3: ({"mombasa": 4}, 0, 1), 2: ({"mombasa": 3}, 0, 0), 1: ({"mombasa": 2}, 0, 0)}


@proves("MB-1142")
def test_no_part_of_a_tier_is_left_out():
    p = having("cotton", 5).take("mark:cotton", "tier:3")
    assert p.legal == {"collect:bp", "collect:steps"} and p.why_not("stop") is not None
    p.take("collect:bp", "cash", "cash")
    assert rewards(p) == ({"saint_louis": 3}, 0, 2) and p.s.turn == PINK
    p = having("coffee", 5).take("mark:coffee", "tier:3", "collect:posts")
    assert p.asked == "removing" and p.why_not("stop") is not None


# --- blocked steps


@proves("MB-1138")
def test_blocked_steps_are_lost_and_forbid_nothing():
    p = having("expansion", 5).track(BLUE, "mombasa", 19).take("mark:expansion", "tier:3")
    assert (p.at(BLUE, "mombasa"), p.s.money[BLUE], p.s.turn) == (20, 1 + 1, PINK)
    p = having("expansion", 5).track(BLUE, "mombasa", 20)
    assert p.why_not("mark:expansion") is None  # no step at all
    p.take("mark:expansion", "tier:3")
    assert (p.at(BLUE, "mombasa"), p.s.money[BLUE]) == (20, 2)
    p = having("coffee", 4).money(BLUE, 0).track(BLUE, "cairo", 7).take("mark:coffee", "tier:2")
    assert (p.at(BLUE, "cairo"), p.s.turn) == (8, PINK)  # no pound for the pay section


@proves("MB-1124")
def test_all_the_others_are_compared_with():
    p = having("cotton", 2).slots(PURPLE, "cotton_1", "cotton_2")
    assert p.why_not("mark:cotton") == "MB-1124"
    assert p.to_move(PURPLE).why_not("mark:cotton") is None
