"""The expansion action: cards, entries, enclaves, what runs out (MB-701 … MB-716, MB-734 … MB-742)."""

import pytest

from entrepot.games.mombasa.actions import COMPANIES, REGIONS
from entrepot.games.mombasa.game import GAME
from entrepot.testing import proves
from tests.games.mombasa.expanding import POINTS, enter, expanding, offered, points
from tests.games.mombasa.position import BLUE, PINK, position

# --- cards and points


@proves("MB-701", "MB-703")
def test_all_expansion_cards_and_the_tile_are_used_at_once():
    p = position().bonus_tile(BLUE, "expansion").slots(BLUE, "one_expansion", "c07", "coffee_2", "expansion_2a")
    p.take("expand:cairo")
    assert points(p) == 1 + 3 + 2 + 2
    p.take("stop")
    assert [p.is_used(BLUE, slot) for slot in ("1", "2", "3", "book")] == [True, True, False, True]
    assert p.s.tile_used == 1 << 3
    assert p.to_move(BLUE).why_not("expand:cairo") == "MB-509"


@proves("MB-703")
def test_the_tile_alone_is_enough():
    p = position().bonus_tile(BLUE, "expansion").take("expand:cairo")
    assert points(p) == 2
    assert p.take("stop").s.tile_used == 1 << 3


@proves("MB-509")
def test_without_an_active_expansion_there_is_no_expansion():
    p = position().slots(BLUE, "expansion_2a", "coffee_1", used=("expansion_2a",)).bonus_tile(PINK, "expansion")
    assert {p.why_not(f"expand:{company}") for company in COMPANIES} == {"MB-509"}
    assert not any(action.startswith("expand") for action in p.legal)


@proves("MB-702", "MB-2020")
@pytest.mark.parametrize("card, value", [("one_expansion", 1), ("expansion_2b", 2), ("a07", 2), ("c09", 3)])
def test_a_card_gives_its_points_and_cards_add_up(card, value):
    assert points(position().slots(BLUE, card).take("expand:cairo")) == value
    assert points(position().slots(BLUE, card, "c10").take("expand:cairo")) == value + 3


@proves("MB-704")
def test_all_points_are_for_one_company():
    p = expanding(3, "cape_town")
    assert offered(p) == {"s1", "s2", "s3"}
    p.take("enter:s2")
    assert p.legal == {f"post_from:cape_town_{column}" for column in (1, 2, 3)}
    assert p.why_not("post_from:cairo_1") == "MB-714"
    p.take("post_from:cape_town_1")
    assert p.why_not("expand:cairo") == "MB-715"


@proves("MB-705", "MB-2021")
@pytest.mark.parametrize("card, company", [("c07", "mombasa"), ("c08", "cape_town"), ("b12", "saint_louis")])
def test_shares_on_a_card_count_in_the_end_and_bar_no_company(card, company):
    p = position().slots(BLUE, card)
    assert {f"expand:{name}" for name in COMPANIES} <= p.legal
    for name in COMPANIES:
        p.base(name, 0, 0, 0)  # every share is worth 15
    p.finish()
    assert [p.s.sheet[BLUE, 1 + n] for n in range(4)] == [15 * (name == company) for name in COMPANIES]


# --- entries


@proves("MB-707", "MB-742", "MB-706", "MB-745")
@pytest.mark.parametrize(
    "company, coast", [("mombasa", "e1 e2 e3"), ("cape_town", "s1 s2 s3"), ("saint_louis", "w1 w2 w3")]
)
def test_the_first_regions_lie_at_the_base(company, coast):
    p = expanding(8, company)
    assert offered(p) == set(coast.split())
    for region in set(REGIONS) - set(coast.split()) - {"x1", "x2"}:
        assert p.why_not(f"enter:{region}") == "MB-707"
    names = {name.partition(":")[2] for name in GAME.catalogue.names if name.startswith("enter:")}
    assert names == set(REGIONS) and len(names) == 24  # no base is among them


@proves("MB-707", "MB-713")
def test_a_post_just_placed_leads_further():
    p = expanding(8)
    assert p.why_not("enter:i5") == "MB-707"
    enter(p, "s2")
    assert offered(p) == {"s1", "s3", "i5", "i6"} and points(p) == 7
    enter(p, "i5")
    assert offered(p) == {"s1", "s3", "i6", "c2", "e3", "i4"} and points(p) == 6


@proves("MB-736")
def test_a_post_far_from_the_base_leads_further_too():
    p = position().post("cape_town", "n1")
    assert offered(expanding(2, p=p)) == {"s1", "s2", "s3", "n2", "w3", "i1"}


@proves("MB-708", "MB-746")
def test_a_region_with_a_post_of_the_company_is_not_entered_again():
    p = expanding(8, p=position().post("cape_town", "s1").post("cairo", "s2"))
    assert p.why_not("enter:s1") == "MB-708"
    enter(p, "s2")  # the post of Cairo is still there
    assert p.owner("s2") == "cairo"
    assert p.why_not("enter:s2") == "MB-708"
    assert not {"s1", "s2"} & offered(p)


@proves("MB-709", "MB-710", "MB-711")
@pytest.mark.parametrize("region, foreign, cost", [("s2", 0, 1), ("s3", 0, 2), ("s2", 1, 2), ("s3", 1, 3)])
def test_an_entry_costs_its_border_and_a_point_against_a_foreign_post(region, foreign, cost):
    p = position().post("cairo", region) if foreign else position()
    assert points(enter(expanding(8, p=p.copy()), region)) == 8 - cost
    for more in range(1, 4):
        refused = expanding(more, p=p.copy()).ask("expanding", more).why_not(f"enter:{region}")
        assert (refused is None) == (more >= cost)


@proves("MB-710")
def test_too_few_points_for_the_border():
    p = expanding(1)
    assert p.why_not("enter:s3") == "MB-710" and offered(p) == {"s1", "s2"}
    p = expanding(1, p=position().post("cairo", "s3"))
    assert p.why_not("enter:s3") == "MB-710"  # without the foreign post it would be too far as well


@proves("MB-711")
def test_too_few_points_for_the_foreign_post():
    p = expanding(1, p=position().post("cairo", "s2"))
    assert p.why_not("enter:s2") == "MB-711" and offered(p) == {"s1"}
    p = expanding(2, p=position().post("cairo", "s3"))
    assert p.why_not("enter:s3") == "MB-711"


@proves("MB-712")
def test_the_cheapest_border_counts():
    """S3 has a double border to the base and a single one to S2; I6 the other way round to S2 and S3."""
    p = enter(expanding(8), "s2")
    assert points(enter(p.copy(), "i6")) == 7 - 2
    enter(p, "s3")
    assert points(p) == 7 - 1
    assert points(enter(p, "i6")) == 6 - 1


@proves("MB-713", "MB-714")
@pytest.mark.parametrize("column, left", [(1, (4, 5, 5)), (2, (5, 4, 5)), (3, (5, 5, 4))])
def test_an_entry_takes_the_topmost_post_of_a_column_of_choice(column, left):
    p = enter(expanding(8), "s2", column=column)
    assert p.posts("cape_town") == left
    assert (p.s.entered, p.owner("s2")) == (1 << REGIONS.index("s2"), None)  # it lies on its side
    p.take("stop")
    assert (p.s.entered, p.owner("s2")) == (0, "cape_town") and p.sound


@proves("MB-714")
def test_a_column_without_posts_gives_none():
    p = expanding(8, p=position().base("cape_town", 5, 0, 2)).take("enter:s2")
    assert p.why_not("post_from:cape_town_2") == "MB-714"
    assert p.legal == {"post_from:cape_town_1", "post_from:cape_town_3"}
    assert p.why_not("stop") == p.why_not("enter:s1") == "MB-714"  # nothing else is possible now


@proves("MB-715")
def test_entries_are_repeated_while_points_remain():
    p = enter(expanding(5), "s2", "s1", "s3", "i5")
    assert points(p) == 1
    assert p.why_not("end") == p.why_not("cash") == "MB-715"
    enter(p, "i6")
    assert p.asked == "parts"  # no point is left: the rewards


@proves("MB-716")
def test_stopping_before_the_first_entry():
    p = expanding(5).take("stop")
    assert all(p.is_used(BLUE, slot) for slot in "123")
    assert (p.posts("cape_town"), p.s.money[BLUE], p.s.turn) == ((5, 5, 5), 1, PINK)


@proves("MB-716")
def test_unspent_points_are_lost():
    p = enter(expanding(5), "s2").take("stop")
    assert (p.s.turn, p.s.money[BLUE], p.owner("s2")) == (PINK, 1 + 1, "cape_town")
    assert p.to_move(BLUE).why_not("expand:cape_town") == "MB-509"


# --- enclaves


@proves("MB-734")
@pytest.mark.parametrize("enclave, outer", [("x1", "i8"), ("x2", "i4")])
def test_an_enclave_is_entered_from_its_outer_region_only(enclave, outer):
    p = position()
    for region in set(REGIONS) - {"x1", "x2", outer}:
        p.s.region[REGIONS.index(region)] = COMPANIES.index("cairo")
    p = expanding(8, "cairo", p=p)
    assert p.why_not(f"enter:{enclave}") == "MB-734" and enclave not in offered(p)
    assert points(enter(p, outer)) == 8 - 1
    assert points(enter(p, enclave)) == 7 - 2  # a double border


@proves("MB-735", "MB-736")
def test_a_post_in_an_enclave_outlives_the_one_in_the_outer_region():
    p = position().post("mombasa", "i8", "x1").post("cape_town", "c2")
    p = enter(expanding(2, p=p), "i8")  # its post goes back to the only column with room
    assert (p.owner("i8"), p.owner("x1"), p.sound) == ("cape_town", "mombasa", True)
    p.to_move(PINK).slots(PINK, "c08").take("expand:mombasa")
    assert "i8" in offered(p)


# --- posts and points that run out


@proves("MB-737", "MB-741")
def test_a_company_without_posts_in_its_base_is_not_expanded():
    p = position().slots(BLUE, "expansion_2a").base("cairo", 0, 0, 0)
    assert p.why_not("expand:cairo") == "MB-741"
    assert {f"expand:{company}" for company in COMPANIES[:3]} <= p.legal and "expand:cairo" not in p.legal
    assert p.base("cairo", 0, 1, 0).why_not("expand:cairo") is None  # one has returned


@proves("MB-741")
def test_if_no_company_has_posts_the_cards_are_turned_over():
    p = position().slots(BLUE, "expansion_2a", "expansion_2b")
    for company in COMPANIES:
        p.base(company, 0, 0, 0)
    p.take("expand:cairo")
    assert p.is_used(BLUE, "1") and p.is_used(BLUE, "2") and p.s.turn == PINK


@proves("MB-738")
def test_when_the_last_post_is_gone_the_points_are_lost_and_entries_stand():
    p = position().base("cape_town", 0, 1, 0).slots(BLUE, *POINTS[5]).take("expand:cape_town")
    p.take("enter:s2")  # the only column gives the post
    assert (p.s.turn, p.owner("s2"), p.s.money[BLUE], p.posts("cape_town")) == (PINK, "cape_town", 2, (0, 0, 0))
    p = expanding(5, p=position().base("cape_town", 0, 1, 0))
    p.s.posts[1, 1] = 0
    assert p.why_not("enter:s2") == "MB-738" and p.legal == {"stop"}


@proves("MB-739")
def test_points_for_no_entry_are_used_up_all_the_same():
    p = position().post("cairo", "s1", "s2", "s3")
    p = expanding(1, p=p)
    assert p.is_used(BLUE, "1") and p.s.turn == PINK and p.posts("cape_town") == (5, 5, 5)


@proves("MB-740")
def test_what_counts_is_the_sum_of_all_cards():
    p = position().post("cairo", "s1", "s2", "s3").slots(BLUE, "one_expansion", "expansion_2a")
    assert offered(p.take("expand:cape_town")) == {"s1", "s2", "s3"}
    p.take("stop")
    assert p.is_used(BLUE, "1") and p.is_used(BLUE, "2")
