"""General concepts: whose effects, their order, gains and pieces (NZ-121, NZ-301 … NZ-316, NZ-324 … NZ-328, NX-30)."""

import random

import pytest

from entrepot.games.nippon.box.check import GAIN_KINDS
from entrepot.games.nippon.box.tables import GAINS
from entrepot.games.nippon.rules.tracks import step_back
from entrepot.testing import proves
from tests.games.nippon.position import GAME, GREEN, PINK, PURPLE, Position, position

OWN = (
    "money", "coal", "silk", "iron", "kept_coal", "marker", "taken", "workers", "improved", "locked", "favors_left",
    "favor", "factory", "machines", "goods", "contract", "fulfilled", "waiting_machine", "waiting_goods",
)  # fmt: skip


@pytest.fixture(scope="module")
def steps():
    """A game of four played at random, step by step: who was asked, and the records before and after."""
    game = Position(4, 7, drafted=False).inner
    chance = random.Random(7)
    found = []
    while not game.s.over:
        player, before = game.s.actor, bytes(game.record)
        if not game.tick():
            game.do(player, chance.choice(game.legal(player)))
        found.append((player, before, bytes(game.record)))
    return found


def value(record, field):
    return GAME.layout.value(record, field)


# --- effects


@proves("NZ-301")
def test_effects_change_only_the_own_zaibatsu(steps):
    changed = 0
    for player, before, after in steps:
        for field in set(OWN).intersection(GAME.layout.changed(before, after)):
            old, new = value(before, field), value(after, field)
            assert [seat for seat in range(4) if old[seat] != new[seat]] == [player], field
            changed += 1
    assert changed > 500


@proves("NZ-302")
def test_out_of_turn_everything_is_refused():
    s = position().supply(PINK, money=9, silk=1).supply(GREEN, money=9, silk=1)
    assert s.why_not("act:science", GREEN) is None
    assert s.why_not("act:science", PINK) == s.why_not("silk", PURPLE) == "NZ-302"
    assert s.inner.legal(PINK) == []


@proves("NZ-303")
def test_the_player_chooses_between_effects():
    """The first factory has an ability that needs the left machine cell, and a machine waits for that cell."""
    s = position().available("lamps_2b").marker(GREEN, "science", 6).supply(GREEN, money=6, iron=1, coal=4)
    s.s.waiting_machine[GREEN] = 1
    s.acting("factory")
    assert (s.asked, s.legal) == ("first_factory", {"first:ability", "first:tile"})
    assert s.copy().take("first:tile").s.iron[GREEN] == 0  # only the right cell is left for the machine of the ability
    assert s.copy().take("first:ability", "machine:1_left").s.iron[GREEN] == 1


@proves("NZ-303", "NZ-304")
def test_an_effect_is_completed_before_the_next_begins():
    """The second machine sets two bonuses free: a finance step, which reaches the white department, and the red one."""
    s = position().factory(GREEN, "cotton_3a", "paper_3a").supply(GREEN, money=15).marker(GREEN, "finance", 2)
    s.taken(GREEN, "ship", 2).taken(GREEN, "machine", 1).taken(GREEN, "train", 2)
    s.acting("machines").take("machine:1_left")
    assert (s.asked, s.s.silk[GREEN], s.at(GREEN, "finance")) == ("research", 0, 3)
    s.take("research:science")
    assert (s.asked, s.s.silk[GREEN], s.at(GREEN, "science")) == ("machines", 2, 2)


@proves("NZ-328")
def test_nobody_is_asked_for_an_order_that_changes_nothing():
    s = position().factory(GREEN, "cotton_3a", "paper_3a").supply(GREEN, money=15)
    s.taken(GREEN, "ship", 2).taken(GREEN, "machine", 1).taken(GREEN, "train", 2)
    s.acting("machines").take("machine:1_left")  # the red department and a finance step
    assert (s.asked, s.s.silk[GREEN], s.at(GREEN, "finance")) == ("machines", 2, 2)


@proves("NZ-324")
def test_a_gain_that_is_due_must_be_taken():
    s = position().ask("department", 63)
    assert "stop" not in s.legal and s.why_not("stop") == "NZ-510"
    assert position().ask("research", 1).legal == {"research:science", "research:mining"}
    assert position().ask("supplied", 0).legal == {"gain:region", "gain:vp"}
    s = position().factory(GREEN, "paper_3a", goods=1).acting("investment")
    assert "stop" not in s.legal and s.asked == "fulfilling"  # goods are spent: invest or fulfil


@proves("NZ-326")
def test_what_can_be_done_only_in_part_is_done_as_far_as_possible():
    s = position().available("lamps_1a").marker(GREEN, "science", 6).supply(GREEN, money=6)
    s.factory(GREEN, "cotton_3a", goods=4).acting("factory")  # three goods on different factories
    assert [s.s.goods[GREEN, slot] for slot in range(2)] == [4, 1]
    s = position().marker(GREEN, "mining", 11).supply(GREEN, money=6).acting("mining").take("steps:3")
    assert s.at(GREEN, "mining") == 12


# --- the common and the personal supply


@proves("NZ-121", "NZ-305", "NZ-308")
def test_the_common_supply_gives_without_end_and_takes_everything_back():
    s = position().supply(PINK, money=7, coal=7, silk=7, iron=7)
    for region, gained in (("kyushu", "coal"), ("kansai", "silk"), ("tokaido", "iron"), ("north", "money")):
        s.supply(GREEN, **{gained: 32000}).to_move(GREEN).ask("free_train").take(f"train:{region}_1")
        assert sum(s.supplied(GREEN)) == 32000 + (2 if gained == "money" else 1)
    s.supply(GREEN, money=32000).factory(GREEN, "cotton_3a", "paper_3a").to_move(GREEN).acting("machines")
    assert s.take("machine:1_left").supplied(GREEN) == (31995, 0, 0, 0)
    assert s.supplied(PINK) == (7, 7, 7, 7)  # nobody else gives or gets


@proves("NZ-306")
def test_payments_and_influence_tokens_come_from_the_personal_supply():
    s = position().factory(GREEN, "cotton_3a", goods=2).supply(PINK, money=9).demand("kyoto_n", "cotton")
    assert s.why_not("act:science") == "NZ-407"  # pink's money is not at hand
    s.tokens(GREEN, 2, 3).acting("markets")
    assert s.why_not("supply_1:kyoto_n") == "NZ-1213"
    s.take("supply_2:kyoto_n", "gain:vp")
    assert [s.s.tokens[GREEN, value] for value in (2, 3)] == [0, 1]


@proves("NZ-309")
def test_prices_are_spent_and_bonuses_gained():
    assert GAINS.min() == 0
    s = position().supply(GREEN, money=5, iron=1).acting("trains").take("train_for_money:kansai_1")
    assert s.supplied(GREEN) == (0, 0, 1, 0)


@proves("NZ-325")
def test_the_symbols_of_the_game():
    assert sorted([*GAIN_KINDS, "goods"]) == sorted(
        ["coal", "silk", "iron", "money", "goods", "science", "mining", "finance", "vp"]
    )
    assert {"coal", "silk", "iron", "money", "goods", "vp", "marker"} <= set(GAME.layout.fields)


# --- tracks and VP


@proves("NZ-310")
def test_markers_go_forward_and_back():
    s = position().marker(GREEN, "finance", 7).marker(GREEN, "science", 4).available("bento_1b")
    s.supply(GREEN, money=6).acting("factory")  # mining +2, and finance back 2 for 2 more
    assert (s.at(GREEN, "mining"), s.at(GREEN, "finance"), s.asked) == (3, 7, "another")
    s.take("another")
    assert (s.at(GREEN, "mining"), s.at(GREEN, "finance")) == (5, 5)


@proves("NZ-311")
@pytest.mark.parametrize("vp", [99, 199, 299, 399])
def test_vp_are_one_integer_beyond_every_hundred(vp):
    assert position().vp(GREEN, vp).ask("supplied", 0).take("gain:vp").s.vp[GREEN] == vp + 2


@proves("NZ-312")
def test_vp_may_fall_below_0_and_have_no_limit():
    s = position().vp(GREEN, 1).workers(GREEN, "red", "white", "blue", "grey", "black", "yellow")
    s.to_move(GREEN).take("consolidate", "favor:ships_1", "pay")
    assert s.s.vp[GREEN] == 1 + 2 - 7  # the yellow department; 18 due, 11 of 12 money paid
    assert position().vp(GREEN, 32000).ask("supplied", 0).take("gain:vp").s.vp[GREEN] == 32002


@proves("NZ-313")
@pytest.mark.parametrize("track", [0, 1, 2])
def test_a_marker_stays_on_its_track(track):
    name = ("science", "mining", "finance")[track]
    s = position().marker(GREEN, name, 12).ask("reward", 0).take(f"reward:{name}")
    assert s.at(GREEN, name) == 12
    s.marker(GREEN, name, 3)
    step_back(s.s, GREEN, track, 5)
    assert s.at(GREEN, name) == 1


@proves("NX-30", "NZ-313", "NZ-314")
def test_example_of_the_track_limit():
    s = position().marker(GREEN, "science", 12).supply(GREEN, money=1).acting("science")
    assert (s.s.money[GREEN], s.at(GREEN, "science"), s.asked) == (0, 12, "end")


@proves("NZ-314")
def test_lost_steps_cost_their_full_price():
    s = position().marker(GREEN, "mining", 11).supply(GREEN, money=6).acting("mining").take("steps:3")
    assert (s.s.money[GREEN], s.at(GREEN, "mining")) == (0, 12)
    s = position().marker(GREEN, "finance", 12).factory(GREEN, "paper_1a", goods=1).acting("investment")
    s.take("invest")  # goods for nothing
    assert (s.s.goods[GREEN, 0], s.at(GREEN, "finance")) == (0, 12)


# --- pieces


@proves("NZ-315")
def test_the_leftmost_piece_is_taken_first():
    """With all machines gone each ship sets free the bonus of its column."""
    s = position().taken(GREEN, "machine", 6)
    found = []
    for destination in ("berlin", "new_york", "london", "washington", "paris", "berlin"):
        s.supply(GREEN).marker(GREEN, "finance", 1).workers(GREEN).ending().ask("free_ship")
        s.take(f"ship:{destination}")
        found.append((s.asked, s.s.silk[GREEN], s.s.coal[GREEN], s.at(GREEN, "finance")))
    assert found == [
        ("end", 0, 0, 2),  # finance
        ("end", 2, 0, 1),  # red
        ("end", 0, 0, 1),
        ("end", 0, 0, 2),  # finance
        ("end", 0, 3, 1),  # black, improved in Paris
        ("department", 0, 0, 1),  # any
    ]


@proves("NZ-316")
@pytest.mark.parametrize(
    ("fleet", "kind", "action"),
    [("ship", "ships", "ship:berlin"), ("ship", "ships", "ship_for_money:berlin"), ("ship", "free_ship", "ship:berlin"),
     ("machine", "machines", "machine:1_left"), ("machine", "free_machine", "machine:1_right"),
     ("train", "trains", "train:north_2"), ("train", "trains", "train_for_money:north_2"),
     ("train", "free_train", "train:north_2")],
)  # fmt: skip
def test_without_a_piece_nothing_is_built(fleet, kind, action):
    s = position().factory(GREEN, "cotton_3a").supply(GREEN, money=9, iron=9).ask(kind)
    assert s.why_not(action) is None
    s.taken(GREEN, fleet, 6)
    assert s.why_not(action) == "NZ-316"


@proves("NZ-316")
@pytest.mark.parametrize(("fleet", "action"), [("ship", "ships"), ("machine", "machines"), ("train", "trains")])
def test_without_a_piece_the_action_cannot_be_chosen(fleet, action):
    s = position().factory(GREEN, "cotton_3a").supply(GREEN, money=9, iron=9)
    assert s.why_not(f"act:{action}") is None
    assert s.taken(GREEN, fleet, 6).why_not(f"act:{action}") == "NZ-407"


@proves("NZ-316")
def test_without_a_piece_another_effect_is_skipped():
    s = position().taken(GREEN, "train", 6).available("lenses_1a").marker(GREEN, "science", 4)
    s.supply(GREEN, money=6).acting("factory")  # a train, and a finance step
    assert (s.asked, s.at(GREEN, "finance"), s.s.taken[GREEN, 2]) == ("end", 2, 6)


@proves("NZ-316", "NZ-324")
def test_a_piece_that_is_gone_cannot_be_chosen():
    s = position().taken(GREEN, "ship", 6).available("clocks_1b").marker(GREEN, "science", 6)
    s.supply(GREEN, money=6).acting("factory")
    assert s.asked == "piece"
    assert s.legal == {"piece:machine", "piece:train"}
    assert s.why_not("piece:ship") == "NZ-316"
    assert s.why_not("stop") == "NZ-324"  # nothing else while it is open


# --- prices of abilities


@proves("NZ-327")
@pytest.mark.parametrize(("space", "offered"), [(2, False), (3, True)])
def test_a_price_in_steps_needs_the_spaces_behind_the_marker(space, offered):
    s = position().marker(GREEN, "finance", space).marker(GREEN, "science", 4).available("bento_1b")
    s.supply(GREEN, money=6).acting("factory")
    assert (s.asked == "another") == offered
    if offered:
        assert s.legal == {"another", "stop"}
        assert s.why_not("done") == s.why_not("act:mining") == "NZ-327"
        assert s.copy().take("stop").at(GREEN, "mining") == 3
        s.take("another")
        assert (s.at(GREEN, "finance"), s.at(GREEN, "mining")) == (1, 5)


@proves("NZ-327")
@pytest.mark.parametrize(("money", "iron", "offered"), [(5, 1, True), (4, 1, False), (5, 0, False)])
def test_a_price_is_paid_in_full_or_not_at_all(money, iron, offered):
    s = position().available("lenses_2a").marker(GREEN, "science", 4).supply(GREEN, money=6 + money, iron=iron)
    s.acting("factory").take("train:kyushu_3")  # another train for 5 money and 1 iron
    assert (s.asked == "another") == offered
    assert s.supplied(GREEN) == (money, 0, 0, iron)
