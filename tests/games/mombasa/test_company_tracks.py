"""Company tracks: steps, pay sections and special fields (MB-1601 … MB-1617, MB-1632 … MB-1636)."""

import pytest

from entrepot.games.mombasa.actions import COMPANIES, FACES
from entrepot.games.mombasa.box.tables import FIELD_MONEY, FIELD_SPACE, SHARE_TOTAL, TOLL
from entrepot.games.mombasa.record import NOBODY
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, PINK, PURPLE, YELLOW, position

MOMBASA, CAPE_TOWN, SAINT_LOUIS, CAIRO = range(4)


def lying(face, space=0, money=0, players=3):
    """Blue's marker on a space of that face, which lies at Mombasa, the other tracks of the first game elsewhere."""
    return position(players).face(mombasa=face).track(BLUE, "mombasa", space).money(BLUE, money)


def reward(p, steps, company=MOMBASA):
    """Blue receives that many steps."""
    return p.ask("moving", company, steps).settle()


def at(p):
    """Blue's space at Mombasa, and Blue's money."""
    return p.at(BLUE, "mombasa"), p.s.money[BLUE]


def pay_sections(face):
    return [(space, int(toll)) for space, toll in enumerate(TOLL[FACES.index(face)]) if toll]


def paid(face, after, space):
    """By the special fields behind one space and up to another."""
    return sum(pounds for other, _, at, pounds in FIELDS if other == face and after < at <= space)


PAY_SECTIONS = [(face, space, toll) for face in FACES for space, toll in pay_sections(face)]
FIELDS = [
    (face, field, int(FIELD_SPACE[n, field]), int(FIELD_MONEY[n, field]))
    for n, face in enumerate(FACES)
    for field in range(2)
]


# --- steps


@proves("MB-1601")
def test_a_marker_moves_by_goods_regions_majorities_d2_and_starting_bonuses():
    p = position().slots(BLUE, "coffee_2").take("goods:1", "step:cairo", "step:mombasa")
    assert (p.at(BLUE, "cairo"), p.at(BLUE, "mombasa")) == (1, 1)
    p = position().slots(BLUE, "expansion_2a").take("expand:cairo", "enter:n3", "post_from:cairo_1")
    assert p.at(BLUE, "cairo") == 2
    assert position().slots(BLUE, "coffee_2").take("mark:coffee").at(BLUE, "cairo") == 2
    p = position().face(cairo="d2").track(BLUE, "cairo", 6).take("mark:d_1", "track:mombasa", "track:cape_town")
    assert (p.at(BLUE, "mombasa"), p.at(BLUE, "cape_town"), p.at(BLUE, "saint_louis")) == (2, 2, 0)
    p = position(begun=False)
    for player in range(3):
        for _ in range(2):
            p.take(min(p.legal_for(player)), player=player)
    assert [p.at(BLUE, company) for company in COMPANIES] == [2, 0, 0, 1]  # starting tile ST1


@proves("MB-1602")
@pytest.mark.parametrize("face", FACES)
def test_share_symbols_are_gained_when_reached_or_passed(face):
    shares = [int(n) for n in SHARE_TOTAL[FACES.index(face)]]
    for space in range(21):
        p = lying(face, space).base("mombasa", 5, 4, 5).finish()
        assert p.s.sheet[BLUE, 1] == shares[space]  # at a share value of 1
    assert shares[0] == 0 and shares[20] == 10


@proves("MB-1608")
def test_a_marker_at_the_end_stays_there():
    p = lying("a1", 20).slots(BLUE, "coffee_2").take("goods:1")
    assert p.why_not("step:mombasa") == "MB-1608" and "step:mombasa" not in p.legal
    assert at(reward(lying("a1", 20, 9), 3)) == (20, 9)
    assert at(reward(lying("a1", 18, 9), 3)) == (20, 9)


@proves("MB-1632")
def test_any_number_of_markers_on_one_space():
    p = lying("a1", 3, players=4)
    for player in range(4):
        p.track(player, "mombasa", 3 if player else 2)
    assert [reward(p, 1).at(player, "mombasa") for player in range(4)] == [3, 3, 3, 3] and p.sound


@proves("MB-1633")
@pytest.mark.parametrize("viewer", [NOBODY, PINK])
@pytest.mark.parametrize("moment", ["turn", "planning"])
def test_tracks_bonuses_and_money_are_public(viewer, moment):
    p = position().track(BLUE, "cairo", 12).track(PINK, "mombasa", 5).money(BLUE, 17)
    if moment == "planning":
        p.planning()
    seen = p.view(viewer)
    places = [(player, company) for player in range(3) for company in range(4)]
    assert [seen.s.track[place] for place in places] == [0, 0, 0, 12, 5, 0, 0, 0, 0, 0, 0, 0]
    assert (seen.s.bonus[BLUE, CAIRO], seen.s.bonus[PINK, MOMBASA], seen.s.money[BLUE]) == (2, 1, 17)


# --- pay sections


@proves("MB-1603")
@pytest.mark.parametrize("face", FACES)
def test_every_face_has_one_or_two_pay_sections(face):
    p = lying(face, 0, 50)
    met = 0
    reward(p, 20)
    while p.asked == "toll":
        met += 1
        p.take("pay")
    assert met == len(pay_sections(face)) and met in (1, 2) and p.at(BLUE, "mombasa") == 20


@proves("MB-1604", "MB-1606")
@pytest.mark.parametrize(("face", "space", "toll"), PAY_SECTIONS)
def test_a_pay_section_is_paid_when_it_is_crossed_and_takes_no_step(face, space, toll):
    p = reward(lying(face, space - 1, 9), 3)
    assert p.asked == "toll" and p.at(BLUE, "mombasa") == space
    before = p.s.money[BLUE]
    p.take("pay")
    assert at(p) == (space + 2, before - toll + paid(face, space, space + 2))


@proves("MB-1604")
def test_at_a_pay_section_one_pays_or_stops():
    p = reward(lying("a1", 7, 9), 3)
    assert p.legal == {"pay", "stop"}
    assert p.why_not("end") == p.why_not("step:mombasa") == p.why_not("mark:first") == "MB-1604"


@proves("MB-1604", "MB-1636")
@pytest.mark.parametrize(("face", "space", "toll"), PAY_SECTIONS)
def test_a_unit_crosses_a_pay_section_for_its_money(face, space, toll):
    p = lying(face, space, toll - 1).slots(BLUE, "coffee_2", "a04").take("goods:1")
    assert p.why_not("step:mombasa") == "MB-1604" and "step:mombasa" not in p.legal
    p.money(BLUE, toll).take("step:mombasa")
    assert at(p) == (space + 1, paid(face, space, space + 1))  # what was there went to the bank
    assert p.s.money[PINK] == 1
    p.take("step:mombasa")
    assert at(p) == (space + 2, paid(face, space, space + 2))  # once


@proves("MB-1605", "MB-1607", "MB-1609")
def test_who_does_not_pay_stops_in_front():
    p = reward(lying("a1", 7, 9), 3).take("stop")
    assert at(p) == (8, 9) and p.asked == "turn"  # the money was there; two steps are lost
    p = lying("a1", 8, 9).slots(BLUE, "coffee_2").take("goods:1", "step:cairo", "step:cairo")
    assert at(p) == (8, 9)


@proves("MX-34", "MB-1604", "MB-1605", "MB-1606", "MB-1607")
def test_three_steps_with_a_pay_section_after_the_first():
    cards = ("expansion_2a", "one_expansion")
    p = lying("a2", 11, 1).slots(BLUE, *cards).take("mark:expansion", "tier:2")
    assert at(p) == (12, 1) and p.s.turn == PINK  # two steps are lost
    p = lying("a2", 11, 2).slots(BLUE, *cards).take("mark:expansion", "tier:2", "pay")
    assert at(p) == (14, 0) and p.s.turn == PINK


@proves("MB-1607")
def test_the_marker_goes_as_far_as_it_can():
    assert at(reward(lying("a1", 6, 0), 4)) == (8, 0)
    assert at(reward(lying("a1", 8, 0), 4)) == (8, 0)
    assert at(reward(lying("c2", 17, 5), 9)) == (20, 5)


@proves("MB-1609")
def test_units_are_not_forced_across_a_pay_section():
    p = lying("a1", 8, 9).slots(BLUE, "coffee_1")
    for company in ("cape_town", "saint_louis", "cairo"):
        p.track(BLUE, company, 20)
    p.take("goods:1")
    assert p.legal >= {"step:mombasa", "stop"}
    assert at(p.take("stop")) == (8, 9) and p.is_used(BLUE, "1")


@proves("MB-1610")
def test_a_unit_that_one_track_cannot_take_goes_to_another():
    p = lying("a1", 8, 0).slots(BLUE, "coffee_2").take("goods:1")
    assert p.why_not("step:mombasa") == "MB-1604" and p.why_not("stop") is not None
    p.take("step:cairo", "step:saint_louis")
    assert (p.at(BLUE, "cairo"), p.at(BLUE, "saint_louis"), p.s.turn) == (1, 1, PINK)


@proves("MB-1610")
def test_only_units_that_fit_nowhere_are_lost():
    p = lying("a1", 8, 0).slots(BLUE, "coffee_2").track(BLUE, "cape_town", 20).track(BLUE, "saint_louis", 20)
    p.track(BLUE, "cairo", 19).take("goods:1", "step:cairo")
    assert p.at(BLUE, "cairo") == 20 and p.s.turn == PINK and p.is_used(BLUE, "1")


@proves("MB-1636")
def test_every_player_pays_every_section_once():
    p = lying("a1", 8, 9)
    p.track(PINK, "mombasa", 8).money(PINK, 9)
    reward(p, 1).take("pay")
    assert at(reward(p, 5)) == (14, 8 + 2)  # no second payment, £2 of the special field
    reward(p.to_move(PINK), 1).take("pay")
    assert p.s.money[PINK] == 8


# --- special fields


@proves("MB-1611", "MB-1612")
@pytest.mark.parametrize(("face", "field", "space", "pounds"), FIELDS)
def test_a_special_field_pays_when_it_is_reached(face, field, space, pounds):
    tolls = dict(pay_sections(face))
    p = reward(lying(face, space - 1, 5), 1)
    if p.asked == "toll":
        p.take("pay")
    assert at(p) == (space, 5 - tolls.get(space - 1, 0) + pounds)
    assert pounds in (1, 2) and [p.s.money[player] for player in (PINK, PURPLE)] == [1, 1]


@proves("MB-1612")
def test_a_special_field_pays_when_it_is_passed():
    assert at(reward(lying("a1", 4), 3)) == (7, 1)
    assert at(reward(lying("a1", 10), 4)) == (14, 2)


@proves("MX-18", "MB-1612", "MB-1613")
def test_all_who_were_there_before_are_paid_again():
    p = position(4).track(BLUE, "cairo", 3).track(PINK, "cairo", 6).track(YELLOW, "cairo", 5)
    p.slots(BLUE, "coffee_2").take("mark:coffee")
    assert p.at(BLUE, "cairo") == 5
    assert [p.s.money[player] for player in (BLUE, PINK, PURPLE, YELLOW)] == [2, 2, 1, 2]


@proves("MB-1614")
def test_both_special_fields_of_one_move_pay_one_after_the_other():
    p = lying("a2", 3, players=4).track(PINK, "mombasa", 4).track(PURPLE, "mombasa", 11).track(YELLOW, "mombasa", 3)
    reward(p, 8)
    assert at(p) == (11, 1 + 1)
    assert [p.s.money[player] for player in (PINK, PURPLE, YELLOW)] == [1 + 1, 1 + 1 + 1, 1]


@proves("MB-1615")
def test_a_player_triggers_a_special_field_once():
    p = lying("a1", 4).track(PINK, "mombasa", 9)
    assert at(reward(p, 1)) == (5, 1) and p.s.money[PINK] == 2
    assert at(reward(p, 3)) == (8, 1) and p.s.money[PINK] == 2
    p.money(BLUE, 3)
    reward(p, 1).take("pay")
    assert p.s.money[PINK] == 2


@proves("MB-1616")
def test_money_of_a_special_field_pays_a_pay_section_of_the_same_move():
    p = reward(lying("a1", 11), 5)
    assert p.asked == "toll" and at(p) == (15, 2)
    assert at(p.take("pay")) == (16, 0)
    p = lying("b1", 3).slots(BLUE, "a04", "coffee_2").take("goods:1", "goods:2", *["step:mombasa"] * 5)
    assert at(p) == (8, 0)


@proves("MB-1617")
@pytest.mark.parametrize(("face", "field", "space", "pounds"), FIELDS)
def test_a_special_field_unlocks_its_bonus_for_good(face, field, space, pounds):
    p = lying(face, space - 1, 9, players=2).slots(BLUE, "cotton_1").slots(PINK, "coffee_1").turn_start(BLUE)
    assert p.s.bonus[BLUE, MOMBASA] == field
    p.take("goods:1", "step:mombasa", "end")
    assert (p.s.turn, p.s.bonus[BLUE, MOMBASA]) == (BLUE, field + 1)
    p.take("end").plan(BLUE, None, None, None).plan(PINK, None, None, None)
    assert (p.s.round, p.s.turn, p.s.bonus[BLUE, MOMBASA]) == (2, BLUE, field + 1)


@proves("MB-1635")
def test_payments_go_to_those_who_have_ended_too_and_once_for_an_arrival():
    p = position(3).track(PINK, "mombasa", 5).track(PURPLE, "mombasa", 5).track(BLUE, "mombasa", 4)
    p.to_move(PINK).take("end").to_move(PURPLE).take("end").to_move(BLUE)
    reward(p, 3)
    assert [p.s.money[player] for player in range(3)] == [2, 2, 2]
    assert p.s.out == 0b110
