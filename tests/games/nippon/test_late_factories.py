"""The late-game factories: their module, and what each side does (NZ-1801 … NZ-1811)."""

import pytest

from entrepot.games.nippon.actions import FACTORIES, TYPES
from entrepot.testing import proves
from tests.games.nippon.holdings import built, holdings, tycoon
from tests.games.nippon.position import GAME, GREEN, PINK, PURPLE, Position, position

NAMES = [factory for factory in FACTORIES if factory.endswith("_5")]

# Condition, answers, gains: each side as its condition is met better and better when it is built.
LATE = {
    "cotton_5a": [
        (lambda p: p, (), {}),
        (lambda p: p.favor(GREEN, "science", 1), (), {}),
        (lambda p: p.favor(GREEN, "science", 2), ("research:mining",), {"mining": 1}),
        (lambda p: p.favor(GREEN, "science", 3), ("research:mining", "research:science"), {"mining": 1, "science": 1}),
    ],
    "cotton_5b": [
        (lambda p: p, (), {"vp": 2}),
        (lambda p: p.factory(GREEN, "cotton_3a", "paper_3a", "paper_4a"), (), {"vp": 4}),
        (lambda p: p.factory(GREEN, "old_paper", "bento_3a", "lenses_3a"), (), {"vp": 8}),
        (lambda p: p.factory(GREEN, "paper_3a", "bento_3a", "lenses_3a", "lamps_3a", "clocks_4a"), (), {"vp": 12}),
    ],
    "paper_5a": [
        (lambda p: p.favor(GREEN, "contracts", 3), (), {}),
        (lambda p: p.favor(GREEN, "finance", 1), (), {}),
        (lambda p: p.favor(GREEN, "finance", 2), (), {"vp": 2}),
        (lambda p: p.favor(GREEN, "finance", 3), (), {"vp": 4}),
        (lambda p: p.favor(GREEN, "finance", 3).improve(GREEN, "yellow"), (), {"vp": 8}),
    ],
    "paper_5b": [
        (lambda p: p.favor(GREEN, "finance", 3), (), {}),
        (lambda p: p.favor(GREEN, "contracts", 1), (), {}),
        (lambda p: p.favor(GREEN, "contracts", 2), (), {"vp": 2}),
        (lambda p: p.favor(GREEN, "contracts", 3), (), {"vp": 4}),
    ],
    "bento_5a": [
        (lambda p: p.marker(GREEN, "mining", 2), (), {}),
        (lambda p: p.marker(GREEN, "mining", 3), (), {"iron": 2}),
        (lambda p: p.marker(GREEN, "mining", 5), (), {"iron": 2, "money": 3}),
        (lambda p: p.marker(GREEN, "mining", 8), (), {"iron": 2, "money": 3}),
        (lambda p: p.marker(GREEN, "mining", 9), ("department:red",), {"iron": 2, "money": 3, "silk": 2}),
        (
            lambda p: p.marker(GREEN, "mining", 12),
            ("department:red", "department:yellow"),
            {"iron": 2, "money": 3, "silk": 2, "vp": 2},
        ),
    ],
    "bento_5b": [
        (lambda p: p.favor(GREEN, "science", 3), (), {}),
        (lambda p: p.favor(GREEN, "mining", 1), (), {}),
        (lambda p: p.favor(GREEN, "mining", 2), (), {"vp": 2}),
        (lambda p: p.favor(GREEN, "mining", 3), (), {"vp": 4}),
    ],
    "lenses_5a": [(lambda p: p, (), {})],  # special: see below
    "lenses_5b": [
        (lambda p: p.favor(GREEN, "ships", 3), (), {}),
        (lambda p: p.favor(GREEN, "trains", 1), (), {}),
        (lambda p: p.favor(GREEN, "trains", 2), (), {"vp": 2}),
        (lambda p: p.favor(GREEN, "trains", 3), (), {"vp": 4}),
    ],
    "lamps_5a": [
        (lambda p: p, (), {}),
        (lambda p: p.factory(GREEN, "cotton_3a", "cotton_4a", machines=1), (), {"money": 4}),
        (lambda p: p.factory(GREEN, "cotton_3a", "cotton_4a", machines=2), (), {"money": 8}),
        (lambda p: p.factory(GREEN, "cotton_3a", "cotton_4a", "paper_3a", machines=2), (), {"money": 8}),
    ],
    "lamps_5b": [
        (lambda p: p.taken(GREEN, "ship", 2).taken(GREEN, "machine", 2).taken(GREEN, "train", 2), (), {}),
        (lambda p: p.taken(GREEN, "ship", 3), (), {"vp": 2}),
        (lambda p: p.taken(GREEN, "ship", 3).taken(GREEN, "machine", 5), (), {"vp": 6}),
        (lambda p: p.taken(GREEN, "ship", 5).taken(GREEN, "machine", 6).taken(GREEN, "train", 5), (), {"vp": 12}),
    ],
    "clocks_5a": [
        (lambda p: p.marker(GREEN, "science", 6), (), {"vp": 2}),
        (lambda p: p.marker(GREEN, "science", 10), (), {"vp": 2}),  # the lower column alone
        (lambda p: p.marker(GREEN, "mining", 6).marker(GREEN, "finance", 6), (), {"vp": 6}),
        (lambda p: p.taken(GREEN, "ship", 3).taken(GREEN, "machine", 2).taken(GREEN, "train", 5), (), {"vp": 6}),
        (
            lambda p: p.marker(GREEN, "mining", 9).marker(GREEN, "finance", 7)
            .taken(GREEN, "ship", 3).taken(GREEN, "machine", 4).taken(GREEN, "train", 6),
            (),
            {"vp": 12},
        ),
    ],
    "clocks_5b": [
        (lambda p: p.marker(GREEN, "science", 9), (), {"vp": 2}),
        (lambda p: p.marker(GREEN, "science", 10).taken(GREEN, "ship", 6), (), {"vp": 4}),
        (lambda p: p.marker(GREEN, "mining", 6).marker(GREEN, "finance", 12), (), {"vp": 8}),
        (
            lambda p: p.marker(GREEN, "science", 10).marker(GREEN, "mining", 10).marker(GREEN, "finance", 11),
            (),
            {"vp": 12},
        ),
    ],
}  # fmt: skip
CASES = [pytest.param(side, n, id=f"{side}-{n}") for side in LATE for n in range(len(LATE[side]))]


def late(p):
    """The late-game factories to build."""
    return [FACTORIES[n] for n in range(30) if (p.s.available >> n) & 1 and FACTORIES[n] in NAMES]


# --- the module


@proves("NZ-1801")
@pytest.mark.parametrize("players, shown", [(2, 3), (3, 4), (4, 5)])
def test_so_many_late_game_factories_join_the_others(players, shown):
    p = Position(players, 1, drafted=False, late="on")
    assert len(late(p)) == shown
    assert p.s.available.bit_count() == 6 * players + shown
    assert late(Position(players, 1, drafted=False)) == []


@proves("NZ-1801", "NZ-1807")
def test_they_are_drawn_at_random_and_the_others_stay_out():
    drawn = {tuple(late(Position(2, seed, drafted=False, late="on"))) for seed in range(60)}
    assert len(drawn) == 20  # every three of the six
    p = tycoon()
    p.available("cotton_5a", "paper_2a").acting("factory")
    assert p.legal == {"build:cotton_5", "build:paper_2"}
    assert p.why_not("build:clocks_5") == "NZ-602"


@proves("NZ-1802")
@pytest.mark.parametrize("side, sides", [("a", {0}), ("b", {1}), ("random", {0, 1})])
def test_either_side_may_lie_up(side, sides):
    found = set()
    for seed in range(8):
        p = Position(4, seed, drafted=False, late="on", side=side)
        found |= {(p.s.side_b >> FACTORIES.index(name)) & 1 for name in late(p)}
    assert found == sides


@proves("NZ-1803", "NZ-1808")
def test_modules_are_off_unless_asked_for_and_may_be_used_together():
    usual = GAME.meta.check(3, {})
    assert (usual["late"], usual["goals"]) == ("off", "off")
    p = position(late="on", goals="on")
    assert len(late(p)) == 4
    assert [p.s.goal[0, place] >= 0 for place in range(3)] == [True, True, False]


@proves("NZ-1805")
def test_each_exists_once_and_only_one_player_can_have_it():
    p = tycoon().supply(PINK, money=6).marker(PINK, "science", 9).hiring("factory", "blue", "grey")
    p.available("clocks_5b", "clocks_4a", "paper_2a").acting("factory").take("build:clocks_5", "done")
    p.acting("factory")
    assert (p.s.actor, p.why_not("build:clocks_5"), p.why_not("build:clocks_4")) == (PINK, "NZ-602", None)


@proves("NZ-1806")
@pytest.mark.parametrize("type, science, coal", [*zip(TYPES, (2, 2, 4, 4, 6, 6), (2, 2, 3, 3, 4, 4), strict=True)])
def test_price_science_place_machines_and_production_are_those_of_the_type(type, science, coal):
    assert [name for name in NAMES if name.startswith(type)] == [f"{type}_5"]
    spare = "paper_2a" if type != "paper" else "cotton_2a"
    p = position().available(f"{type}_5b", spare).factory(GREEN, "old_cotton")
    p.supply(GREEN, money=20).marker(GREEN, "science", science - 1).ask("factory")
    assert p.why_not(f"build:{type}_5") == "NZ-606"
    p.marker(GREEN, "science", science).supply(GREEN, money=5)
    assert p.why_not(f"build:{type}_5") == "NZ-601"
    p.supply(GREEN, money=6).take(f"build:{type}_5")
    assert (p.s.money[GREEN], p.s.factory[GREEN, 1]) == (0, FACTORIES.index(f"{type}_5"))
    p.to_move(GREEN).supply(GREEN, money=5, iron=1).acting("machines").take("machine:2_right")
    assert p.supplied(GREEN) == (0, 0, 0, 0)
    p.to_move(GREEN).supply(GREEN, coal=coal - 1).ask("production")
    assert p.why_not("produce:2") == "NZ-803"
    p.supply(GREEN, coal=coal).take("produce:2")
    assert (p.s.coal[GREEN], p.s.goods[GREEN, 1]) == (0, 2)


# --- the abilities


@proves("NZ-1804", "NZ-1807")
@pytest.mark.parametrize("factory, n", CASES)
def test_every_late_game_factory(factory, n):
    condition, answers, gains = LATE[factory][n]
    assert built(condition(tycoon().marker(GREEN, "mining", 5)), factory, *answers) == gains


@proves("NZ-1804")
def test_only_the_moment_of_building_counts():
    p = tycoon()
    assert built(p, "clocks_5b") == {"vp": 2}
    before = holdings(p)["vp"]
    p.marker(GREEN, "mining", 10).taken(GREEN, "ship", 3).take("done")
    assert holdings(p)["vp"] == before


@proves("NZ-1810")
@pytest.mark.parametrize("side", ["cotton_5a", "paper_5a", "paper_5b", "bento_5b", "lenses_5b"])
@pytest.mark.parametrize("level, times", [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_a_favor_token_of_level_2_pays_once_and_one_of_level_3_twice(side, level, times):
    goal = {"cotton_5a": "science", "paper_5a": "finance", "paper_5b": "contracts", "bento_5b": "mining"}
    p = tycoon()
    if level:
        p.favor(GREEN, goal.get(side, "trains"), level)
    gains = built(p, side, *["research:mining"] * times * (side == "cotton_5a"))
    assert gains == ({} if times == 0 else {"mining": times} if side == "cotton_5a" else {"vp": 2 * times})


@proves("NZ-1811")
def test_passed_departments_count_any_department_but_no_influence_token():
    p = tycoon().marker(GREEN, "mining", 9)
    p.s.locked[GREEN] = 0b010  # the token of the mining track could still be won
    gains = built(p, "bento_5a", "department:black")
    assert gains == {"iron": 2, "money": 3, "coal": 2}
    assert p.s.locked[GREEN] == 0b010
    p = tycoon().marker(GREEN, "mining", 4).marker(GREEN, "science", 12).marker(GREEN, "finance", 12)
    assert built(p, "bento_5a") == {"iron": 2}  # of the mining track alone


# --- stronger trains


def contest(*factories):
    """Period I ends: in Kyushu green has a token of 3 and two trains, pink 6 and 2, purple 3 and a train."""
    p = position().round(2).factory(GREEN, *factories)
    p.influence(GREEN, "nagasaki_n", 3).train(GREEN, "kyushu_1").train(GREEN, "kyushu_2")
    p.influence(PINK, "fukuoka_w", 6).influence(PINK, "fukuoka_e", 2)
    p.influence(PURPLE, "nagasaki_w", 3).train(PURPLE, "kyushu_3")
    p.train(GREEN, "kansai_1").train(GREEN, "kansai_2")  # without a token there
    p.round_end()
    return [p.s.vp[player] for player in (GREEN, PINK, PURPLE)]


@proves("NZ-1809", "NZ-613")
def test_lenses_5a_makes_your_trains_count_3_where_you_have_a_token():
    assert contest() == [8, 10, 6]  # 7, 8 and 5 of influence
    assert contest("lenses_5a") == [10, 8, 6]  # 9, 8 and 5: no others' trains, and none without a token
    assert contest("lenses_5b") == [8, 10, 6]


@proves("NZ-617", "NZ-1809")
def test_a_special_ability_holds_in_a_turn_with_a_modifier():
    p = tycoon().round(2).factory(GREEN, "lenses_5a", "lenses_3a").empty_queue()
    p.influence(GREEN, "nagasaki_n", 3).influence(PINK, "fukuoka_w", 5)
    p.acting("trains").take("train:kyushu_3", "stop", "modify:2")
    assert p.s.modified == 1
    p.take("done")  # the hiring cell is empty and so is the queue: the round and the period end
    assert [p.s.vp[player] for player in (GREEN, PINK)] == [9, 6]  # 6, as the foreign companies, against 5
