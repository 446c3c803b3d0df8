"""What regular factories can do at once or for ever (NZ-604, NZ-611, NZ-613, NZ-616 … NZ-631, NX-42)."""

import pytest

from entrepot.games.nippon.actions import COLOURS, FLEETS, STATIONS
from entrepot.testing import proves
from tests.games.nippon.holdings import built, changes, holdings, tycoon
from tests.games.nippon.position import GREEN, PINK

# What is answered after building it as the third factory, and what it brings.
IMMEDIATE = {
    "cotton_1a": ((), {"science": 2}),
    "cotton_1b": ((), {"money": 2, "science": 1}),
    "cotton_2a": ((), {"silk": 3}),
    "cotton_2b": (("department:red",), {"silk": 2}),
    "paper_1a": ((), {"iron": 3, "finance": 1}),
    "paper_1b": ((), {"finance": 2}),
    "paper_2a": ((), {"money": 5}),
    "paper_2b": ((), {"money": 3}),  # a blue worker is hired
    "bento_1a": ((), {"mining": 3}),
    "bento_1b": (("stop",), {"mining": 2}),
    "bento_2a": ((), {"coal": 4}),
    "bento_2b": ((), {"kept coal": 3}),
    "lenses_1a": (("train:kyushu_3",), {"train": 1, "finance": 1}),
    "lenses_1b": (("train:kansai_1",), {"train": 1, "silk": 2}),
    "lenses_2a": (("train:kyushu_3", "another", "train:north_3"), {"train": 2, "money": -5, "iron": -1}),
    "lenses_2b": (("train:kyushu_3", "another", "train:north_3"), {"train": 2, "finance": -2, "iron": -1}),
    "lamps_1a": (("stock:1", "stock:2"), {"goods": 3}),  # the last has only the new factory left
    "lamps_1b": ((), {"goods": 2}),
    "lamps_2a": (("machine:1_left", "machine:3_left"), {"machine": 2}),
    "lamps_2b": (("machine:3_left",), {"machine": 1, "coal": -4, "goods": 2}),
    "clocks_1a": (("ship:berlin",), {"ship": 1, "finance": 3}),
    "clocks_1b": (("piece:train", "train:kyushu_3"), {"train": 1, "finance": 2}),
    "clocks_2a": (("ship:berlin", "another", "ship:paris"), {"ship": 2, "iron": -1}),
    "clocks_2b": (("ship:paris",), {"ship": 1, "coal": 3}),  # the black department, improved by this ship
    "clocks_3a": (("ship:berlin", "another", "ship:paris"), {"ship": 2, "money": -2}),
    "clocks_3b": (("ship:berlin", "another", "ship:paris"), {"ship": 2, "finance": -2}),
}
SPECIAL = ("paper_3b", "lenses_5a")  # the second is a late-game factory


def owner():
    """Green with two factories that have no say in a factory action."""
    return tycoon().factory(GREEN, "lamps_3a", "bento_3a")


def starting(p, factory, *answers):
    """Like `built`, but the ability is not over yet."""
    p.available(factory, "paper_1a" if factory.startswith("cotton") else "cotton_1a")
    return p.acting("factory").take(f"build:{factory[:-1]}", *answers)


@proves("NZ-604", "NZ-611", "NZ-621")
@pytest.mark.parametrize("factory", IMMEDIATE)
def test_every_immediate_ability(factory):
    answers, gains = IMMEDIATE[factory]
    assert built(owner(), factory, *answers) == gains


@proves("NZ-622")
def test_cotton_1a_advances_2_spaces_on_the_science_track():
    p = tycoon().marker(GREEN, "science", 3)
    assert built(p, "cotton_1a") == {"science": 2, "silk": 2}  # the fifth space gives the red department


# --- departments


@proves("NZ-611")
def test_cotton_2b_gives_the_red_or_the_white_department():
    p = starting(owner(), "cotton_2b")
    assert p.legal == {"department:red", "department:white"}
    before = holdings(p)
    assert changes(p.take("department:white", "research:science"), before) == {"science": 1}


@proves("NZ-628")
@pytest.mark.parametrize(
    "colour, gains",
    [
        ("black", {"coal": 2}),
        ("red", {"silk": 2}),
        ("grey", {"iron": 2}),
        ("blue", {"money": 3}),
        ("yellow", {"vp": 2}),
        ("white", {"mining": 1}),
    ],
)
def test_the_worker_taken_is_the_one_hired_for_this_action(colour, gains):
    others = [other for other in COLOURS if other != colour][:2]
    p = tycoon().workers(GREEN, others[0], f"expert {others[1]}").hiring("factory", colour)
    assert built(p, "paper_2b", *(("research:mining",) if colour == "white" else ())) == gains


# --- another for a price


@proves("NX-42", "NZ-631")
def test_example_of_a_price_in_steps():
    p = starting(owner().marker(GREEN, "finance", 2), "bento_1b")
    assert p.asked == "end"
    assert (p.why_not("another"), p.at(GREEN, "mining"), p.at(GREEN, "finance")) == ("NZ-427", 7, 2)
    p = starting(owner().marker(GREEN, "finance", 3).marker(GREEN, "mining", 1), "bento_1b", "another")
    assert (p.at(GREEN, "mining"), p.at(GREEN, "finance"), p.asked) == (5, 1, "end")


@proves("NZ-327", "NZ-631")
@pytest.mark.parametrize(
    "factory, piece, short",
    [
        ("bento_1b", None, {"finance": 2}),
        ("lenses_2a", "train:kyushu_3", {"money": 4}),
        ("lenses_2a", "train:kyushu_3", {"iron": 0}),
        ("lenses_2b", "train:kyushu_3", {"finance": 2}),
        ("lenses_2b", "train:kyushu_3", {"iron": 0}),
        ("clocks_2a", "ship:berlin", {"iron": 0}),
        ("clocks_3a", "ship:berlin", {"money": 1}),
        ("clocks_3b", "ship:berlin", {"finance": 2}),
    ],
)
def test_a_price_that_cannot_be_paid_in_full_is_not_offered(factory, piece, short):
    def asked(missing):
        p = owner().supply(GREEN, money=6 + short.get("money", 5) + missing, iron=short.get("iron", 1) + missing)
        p.marker(GREEN, "finance", short.get("finance", 3) + missing)
        return starting(p, factory, *([piece] if piece else [])).asked

    assert (asked(0), asked(1)) == ("end", "another")


@proves("NZ-327")
def test_the_offer_may_be_declined_and_nothing_else_is_possible_meanwhile():
    p = starting(owner(), "clocks_2a", "ship:berlin")
    assert p.asked == "another"
    assert p.legal == {"another", "stop"}
    assert p.why_not("done") == p.why_not("ship:paris") == "NZ-327"
    before = holdings(p)
    assert changes(p.take("stop"), before) == {}
    assert p.asked == "end"


@proves("NZ-634", "NZ-621")
@pytest.mark.parametrize("factory", ["lenses_2a", "lenses_2b"])
def test_another_train_goes_to_another_region(factory):
    p = starting(owner(), factory, "train:kyushu_3", "another")
    assert p.why_not("train:kyushu_1") == "NZ-634"
    assert p.why_not("train:kansai_1") is None


@proves("NZ-634", "NZ-621")
@pytest.mark.parametrize("factory, rule", [("clocks_2a", "NZ-907"), ("clocks_3a", "NZ-634"), ("clocks_3b", "NZ-634")])
def test_another_ship_goes_to_another_destination(factory, rule):
    p = starting(owner(), factory, "ship:berlin", "another")
    assert p.why_not("ship:berlin") == rule
    assert p.why_not("ship:london") is None


@proves("NZ-316", "NZ-327")
@pytest.mark.parametrize("factory", ["lenses_2a", "lenses_2b", "clocks_2a", "clocks_3a", "clocks_3b"])
def test_another_is_offered_only_while_a_piece_of_its_kind_is_left(factory):
    own, other, first = ("train", "ship", "train:kyushu_3") if "lenses" in factory else ("ship", "train", "ship:berlin")
    assert starting(owner().taken(GREEN, own, 5), factory, first).asked == "end"
    assert starting(owner().taken(GREEN, own, 4).taken(GREEN, other, 6), factory, first).asked == "another"


@proves("NZ-327", "NZ-917", "NZ-1111")
@pytest.mark.parametrize("factory", ["lenses_2a", "lenses_2b", "clocks_2a", "clocks_3a", "clocks_3b"])
def test_another_is_offered_only_where_it_has_a_place(factory):
    p = owner()
    if "lenses" in factory:
        for n in range(15):
            p.train(PINK, STATIONS[7 * (1 + n // 5) + n % 5])  # all but Kyushu is full
        assert starting(p, factory, "train:kyushu_3").asked == "end"
    else:
        p.workers(PINK, *(f"expert {colour}" for colour in COLOURS if colour != "white"))
        assert starting(p, factory).asked == "end"  # Berlin alone has its expert
        assert p.s.taken[GREEN, 0] == 1


@proves("NZ-631")
def test_bonuses_of_the_first_part_may_pay_for_the_next():
    p = owner().supply(GREEN, money=6).taken(GREEN, "ship", 1).taken(GREEN, "machine", 2)
    starting(p, "clocks_3a", "ship:berlin")
    assert p.asked == "another"  # the second column set the red department free: 2 silk
    p.take("another")
    assert (p.s.money[GREEN], p.s.silk[GREEN], p.asked) == (0, 0, "free_ship")


@proves("NZ-631")
def test_parts_come_in_the_order_in_which_the_ability_names_them():
    p = owner().taken(GREEN, "ship", 1).taken(GREEN, "machine", 2).marker(GREEN, "finance", 6)
    starting(p, "clocks_1a")
    assert (p.asked, p.at(GREEN, "finance")) == ("free_ship", 6)  # the steps wait
    p.take("ship:berlin")
    assert (p.s.silk[GREEN], p.at(GREEN, "finance"), p.asked) == (2, 9, "department")


@proves("NZ-631")
def test_the_department_of_a_ship_comes_after_the_bonuses_it_sets_free():
    p = owner().taken(GREEN, "ship", 5).taken(GREEN, "machine", 6)
    starting(p, "clocks_2b", "ship:berlin")
    assert p.asked == "department"  # the last column: any department
    p.take("department:red")
    assert p.asked == "research"  # the white one of Berlin, improved by this ship
    assert p.take("research:both").at(GREEN, "mining") == 6


# --- pieces


@proves("NZ-316", "NZ-324")
@pytest.mark.parametrize("fleet", FLEETS)
def test_a_piece_of_your_choice_must_be_one_that_is_left(fleet):
    p = starting(owner().taken(GREEN, fleet, 6), "clocks_1b")
    assert p.asked == "piece"
    assert p.legal == {f"piece:{other}" for other in FLEETS if other != fleet}
    assert p.why_not(f"piece:{fleet}") == "NZ-316"
    assert p.why_not("done") == "NZ-324"  # while it is asked nothing else is possible


@proves("NZ-316")
def test_without_any_piece_the_rest_of_the_ability_stays():
    p = owner()
    for fleet in ("ship", "machine", "train"):
        p.taken(GREEN, fleet, 6)
    assert built(p, "clocks_1b") == {"finance": 2}


@proves("NZ-633", "NZ-419", "NZ-621")
def test_lamps_2a_puts_its_machines_on_different_factories():
    p = starting(owner(), "lamps_2a", "machine:1_left")
    assert p.asked == "free_machine"
    assert p.why_not("machine:1_right") == "NZ-633"
    assert p.why_not("machine:2_left") is None


# --- production


@proves("NZ-629")
def test_granted_production_costs_coal_and_is_skipped_without_it():
    p = owner().supply(GREEN, money=6, coal=3)
    assert built(p, "lamps_2b", "machine:3_left") == {"machine": 1}  # lamps need 4 coal
    p = owner().supply(GREEN, money=6, coal=3)
    assert built(p, "lamps_2b", "machine:2_left") == {"machine": 1, "coal": -3, "goods": 2}  # bento 3


@proves("NZ-629")
def test_granted_production_takes_coal_from_a_tile_and_drops_what_does_not_fit():
    p = owner().supply(GREEN, money=6, coal=1).kept_coal(GREEN, 3).goods(GREEN, 3)
    assert built(p, "lamps_2b", "machine:1_left") == {"machine": 1, "coal": -1, "kept coal": -3, "goods": 1}


@proves("NZ-629", "NZ-631")
def test_coal_of_a_bonus_may_pay_for_granted_production():
    p = owner().supply(GREEN, money=6, coal=2).taken(GREEN, "ship", 5).taken(GREEN, "machine", 4)
    built(p, "lamps_2b", "machine:3_left")  # the fifth column sets the black department free
    assert (p.s.coal[GREEN], p.s.goods[GREEN, 2]) == (0, 2)


@proves("NZ-316", "NZ-917")
@pytest.mark.parametrize("factory", ["clocks_1a", "clocks_2a", "clocks_2b", "clocks_3a", "clocks_3b"])
def test_a_ship_that_cannot_be_built_is_skipped_with_what_hangs_on_it(factory):
    p = owner().taken(GREEN, "ship", 6)
    assert built(p, factory) == ({"finance": 3} if factory == "clocks_1a" else {})


@proves("NZ-616")
def test_modifiers_do_not_touch_abilities():
    p = tycoon().factory(GREEN, "bento_4b", "lamps_3b", "cotton_4a", "cotton_2a")
    # production costs 1 coal less, producers get 1 goods more, a machine on the third gives science: in the actions
    assert built(p, "lamps_2b", "machine:3_left") == {"machine": 1, "coal": -2, "goods": 2}
    assert p.s.modified == 0


@proves("NZ-616")
def test_an_ability_does_not_count_as_the_action_it_resembles():
    p = owner()
    built(p, "lenses_1a", "train:kyushu_3")
    assert (p.s.activations, p.s.used) == (1, 0)  # the factory alone


# --- goods


@proves("NZ-624", "NZ-633", "NZ-307", "NZ-324")
def test_lamps_1a_puts_goods_on_different_factories_an_old_one_too():
    p = tycoon().factory(GREEN, "old_cotton", "cotton_3a", "cotton_4a", goods=1)
    starting(p, "lamps_1a")
    assert p.asked == "stocking"
    assert p.legal == {"stock:1", "stock:2", "stock:3", "stock:4"}
    assert p.why_not("stock:5") == "NZ-307"  # no factory there
    assert p.why_not("stop") == "NZ-324"  # while it is asked nothing else is possible
    p.take("stock:1")
    assert p.why_not("stock:1") == "NZ-633"  # the others go elsewhere
    p.take("stock:4", "stock:2")
    assert [p.s.goods[GREEN, slot] for slot in range(6)] == [2, 2, 1, 1, 0, 0]


@proves("NZ-624", "NZ-810")
def test_lamps_1a_passes_factories_without_room():
    p = starting(tycoon().factory(GREEN, "old_paper", "cotton_3a", "cotton_4a").goods(GREEN, 4, 4, 3), "lamps_1a")
    assert p.legal == {"stock:3", "stock:4"}
    assert p.why_not("stock:1") == "NZ-810"
    p.take("stock:3")
    assert ([p.s.goods[GREEN, slot] for slot in range(6)], p.asked) == ([4, 4, 4, 1, 0, 0], "end")


# --- for ever


@proves("NZ-613", "NZ-617")
def test_paper_3b_is_special_and_acts_at_its_moment():
    p = tycoon()
    assert built(p, "paper_3b") == {}
    p.to_move(GREEN).supply(GREEN, money=2, coal=5).marker(GREEN, "mining", 1).marker(GREEN, "finance", 1)
    p.workers(GREEN, "yellow").take("consolidate", "favor:ships_1")
    assert (p.asked, p.legal) == ("keeping", {"keep:1", "keep:2", "keep:3"})
    twin = p.copy().take("keep:3")
    p.take("keep:1")
    # then 2 coal and 12 money of income, and a salary of 3
    assert (p.s.coal[GREEN], p.s.money[GREEN]) == (1 + 2, 2 + 12 - 3)
    assert (twin.s.coal[GREEN], twin.s.money[GREEN]) == (3 + 2, 0 + 12 - 3)
