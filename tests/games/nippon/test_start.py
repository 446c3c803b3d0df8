"""The draft of starting tiles, and those with an effect at once (NZ-201 … NZ-216, NZ-219 … NZ-223, NZ-233)."""

from collections import Counter

import pytest

from entrepot.games.nippon.actions import TILES_A, TILES_B
from entrepot.games.nippon.record import NOBODY
from entrepot.games.nippon.rules.workers import EXPERT
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, PINK, PURPLE, Position, position

# green is the first player: in a game of three purple chooses first, then pink, then green


def drafting(tile_a="discount", tile_b="b1", players=3, **options):
    """The draft, with this pair as the first on offer."""
    s = Position(players, 1, drafted=False, **{"first": "0", **options})
    for field, wanted in ((s.s.pair_a, TILES_A.index(tile_a)), (s.s.pair_b, TILES_B.index(tile_b))):
        for n in range(1, 5):
            if field[n] == wanted:
                field[n] = field[0]
        field[0] = wanted
    return s


def drafted(tile_a="discount", tile_b="b1"):
    """Purple has taken this pair."""
    return drafting(tile_a, tile_b).take("pair:1")


def building(s, factory, player=GREEN, money=6):
    """Of a player with science enough, who builds the only factory there is."""
    s.available(factory).marker(player, "science", 6).supply(player, money=money).to_move(player).acting("factory")
    return s


def pairs(s):
    return [(s.s.pair_a[n], s.s.pair_b[n]) for n in range(5) if s.s.pair_a[n] != NOBODY]


# --- the draft


@proves("NZ-201")
def test_the_first_player_is_drawn_unless_the_table_sets_one():
    drawn = Counter(Position(3, seed, drafted=False).s.first for seed in range(90))
    assert set(drawn) == {0, 1, 2} and min(drawn.values()) > 15
    assert {Position(3, seed, drafted=False, first="2").s.first for seed in range(9)} == {2}


@proves("NZ-202")
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 4), (4, 5)])
def test_random_pairs_of_tiles_are_on_offer(players, count):
    deals = [Position(players, seed, drafted=False) for seed in range(80)]
    for s in deals:
        assert len(pairs(s)) == count
        assert s.legal == {f"pair:{n}" for n in range(1, count + 1)}
        for tiles in zip(*pairs(s), strict=True):
            assert len(set(tiles)) == count  # every tile is there once
    seen = {pair for s in deals for pair in pairs(s)}
    assert {a for a, _ in seen} == {b for _, b in seen} == set(range(8)) and len(seen) > 50


@proves("NZ-202")
def test_only_a_pair_on_offer_can_be_taken():
    s = drafting(players=2)
    assert s.why_not("pair:4") == "NZ-202"
    s.take("pair:1")
    assert s.why_not("pair:1") == "NZ-202"
    assert s.s.pair_a[0] == s.s.pair_b[0] == NOBODY


@proves("NZ-203")
@pytest.mark.parametrize(("first", "order"), [("0", [3, 2, 1, 0]), ("2", [1, 0, 3, 2])])
def test_the_draft_goes_counter_clockwise_and_the_first_player_is_last(first, order):
    s = drafting(players=4, first=first)
    for n in range(5):
        s.s.pair_a[n], s.s.pair_b[n] = TILES_A.index("discount"), n
    asked = []
    while s.asked == "draft":
        asked.append(s.s.actor)
        s.take(f"pair:{len(asked)}")
    assert asked == order
    assert (s.asked, s.s.actor) == ("turn", int(first))


@proves("NZ-203")
def test_in_the_draft_nothing_else_is_possible():
    s = drafting()
    assert s.why_not("act:science") == s.why_not("consolidate") == "NZ-203"


@proves("NZ-204")
def test_a_pair_is_resolved_completely_before_the_next_player_chooses():
    s = drafted("train", "b4")
    assert (s.asked, s.s.actor, s.s.vp[PURPLE], s.s.money[PURPLE]) == ("free_train", PURPLE, 10, 0)
    s.take("train:kansai_1")
    assert (s.asked, s.s.actor, s.s.money[PURPLE]) == ("draft", PINK, 8)


@proves("NZ-205", "NZ-206", "NZ-207")
@pytest.mark.parametrize(
    ("tile", "vp"),
    [("machine", 6), ("ship", 8), ("train", 10), ("goods", 10), ("old_factory", 12), ("worker", 14), ("coal", 12),
     ("discount", 8)],
)  # fmt: skip
def test_effect_then_vp_then_tile_b(tile, vp):
    s = drafted(tile, "b1")
    effects = {
        "ship": "ship:paris", "train": "train:north_3", "old_factory": "old:cotton", "worker": "recruit:white",
    }  # fmt: skip
    if tile in effects:  # tile B waits for the choice
        assert (s.s.actor, s.supplied(PURPLE)) == (PURPLE, (0, 0, 0, 0))
        s.take(effects[tile])
    assert s.s.vp[PURPLE] == vp
    assert s.supplied(PURPLE) == (10, 2, 2, 0)
    assert s.s.tile_a[PURPLE] == TILES_A.index(tile) and s.s.tile_b[PURPLE] == TILES_B.index("b1")
    assert (s.asked, s.s.actor) == ("draft", PINK)


@proves("NZ-207")
@pytest.mark.parametrize(
    ("tile", "supply", "steps"),
    [
        ("b1", (10, 2, 2, 0), (1, 1, 1)),
        ("b2", (9, 1, 1, 2), (1, 1, 1)),
        ("b3", (11, 1, 1, 0), (2, 1, 1)),
        ("b4", (8, 2, 1, 2), (1, 3, 1)),  # 2 iron from the space on the track
        ("b5", (7, 0, 2, 3), (1, 1, 1)),
        ("b6", (12, 2, 0, 0), (1, 1, 2)),
        ("b7", (6, 2, 2, 0), (3, 1, 1)),  # 2 coal from the space on the track
        ("b8", (9, 4, 0, 0), (1, 2, 1)),
    ],
)
def test_everything_on_tile_b_is_received(tile, supply, steps):
    s = drafted("discount", tile)
    assert s.supplied(PURPLE) == supply
    assert tuple(s.at(PURPLE, track) for track in ("science", "mining", "finance")) == steps


@proves("NZ-208")
def test_steps_of_tile_b_win_the_bonuses_of_the_track():
    assert drafted("discount", "b7").s.coal[PURPLE] == 2  # the black department on the third science space
    assert drafted("discount", "b4").s.iron[PURPLE] == 2  # the grey one on the third mining space
    s = drafted("ship", "b4").take("ship:london")  # first the effect of tile A: grey is improved
    assert s.s.iron[PURPLE] == 3


@proves("NZ-209")
def test_pairs_that_nobody_chose_are_out_of_the_game():
    s = drafting(players=4)
    offered = pairs(s)
    while s.asked != "turn":
        s.take(min(s.legal))
    assert set(s.s.pair_a) == set(s.s.pair_b) == {NOBODY}
    chosen = [(s.s.tile_a[player], s.s.tile_b[player]) for player in range(4)]
    assert len(set(chosen) & set(offered)) == 4


@proves("NZ-210")
def test_there_are_eight_tiles_a_with_an_effect_each():
    assert TILES_A == ("machine", "ship", "train", "goods", "old_factory", "worker", "coal", "discount")
    s = {tile: drafted(tile) for tile in TILES_A}
    asked = {tile: s[tile].asked for tile in TILES_A if s[tile].asked != "draft"}
    assert asked == {"ship": "free_ship", "train": "free_train", "old_factory": "old_factory", "worker": "recruit"}
    kept = {tile: (s[tile].s.waiting_machine[PURPLE], s[tile].s.waiting_goods[PURPLE], s[tile].s.kept_coal[PURPLE])
            for tile in TILES_A}  # fmt: skip
    assert {tile: what for tile, what in kept.items() if any(what)} == {
        "machine": (1, 0, 0), "goods": (0, 2, 0), "coal": (0, 0, 3),
    }  # fmt: skip


# --- what waits for the first factory


def waiting(machine=0, goods=0):
    s = position()
    s.s.waiting_machine[GREEN], s.s.waiting_goods[GREEN] = machine, goods
    return s.taken(GREEN, "machine", machine)


@proves("NZ-211", "NZ-221")
def test_the_waiting_machine_is_put_on_the_first_factory_for_nothing():
    s = drafted("machine")
    assert (s.s.taken[PURPLE, 1], s.s.waiting_machine[PURPLE]) == (1, 1)
    s = building(waiting(machine=1), "cotton_3a")
    assert (s.s.machines[GREEN, 0], s.s.waiting_machine[GREEN]) == (0b01, 0)  # the left cell
    assert (s.supplied(GREEN), s.s.taken[GREEN, 1]) == ((0, 0, 0, 0), 1)
    building(s.take("done"), "paper_3a")
    assert s.s.machines[GREEN, 1] == 0  # the first factory alone


@proves("NZ-214", "NZ-223")
@pytest.mark.parametrize("type", ["cotton", "bento", "lamps"])
def test_the_waiting_goods_are_put_below_the_first_factory_and_take_its_type(type):
    s = building(waiting(goods=2), f"{type}_3a")
    assert (s.s.goods[GREEN, 0], s.s.waiting_goods[GREEN]) == (2, 0)
    building(s.take("done"), "paper_3a")
    assert s.s.goods[GREEN, 1] == 0
    s.ask("investment")
    assert {action for action in s.legal if action.startswith("spend")} == {f"spend:{type}"}


@proves("NZ-222")
def test_the_cell_of_the_waiting_machine_is_empty():
    s = drafted("machine").to_move(PURPLE).ask("free_ship").take("ship:paris")
    assert s.at(PURPLE, "finance") == 2  # between the first ship and the first machine
    assert position().ask("free_ship").take("ship:paris").at(GREEN, "finance") == 1
    s = position().taken(GREEN, "machine", 2).favor(GREEN, "machines", 1)
    s.factory(GREEN, "lamps_3a", machines=2).taken(GREEN, "machine", 3)  # with the one that waits
    s.s.waiting_machine[GREEN] = 1
    assert s.finish().s.sheet[GREEN, 2] == 5  # the lower threshold


@proves("NZ-219", "NZ-220", "NZ-307")
def test_nothing_but_these_waits_in_a_personal_supply():
    s = drafting("machine", "b1", players=4).take("pair:1")
    s.s.pair_a[1] = TILES_A.index("goods")
    s.take("pair:2")
    waited = set()
    for seed in range(600):
        s.inner.play_some(seed, 1)
        for player in range(4):
            machines = sum(s.s.machines[player, slot].bit_count() for slot in range(6))
            assert s.s.taken[player, 1] == machines + s.s.waiting_machine[player]
            assert all(s.s.factory[player, slot] != NOBODY for slot in range(6) if s.s.goods[player, slot])
            if s.s.waiting_machine[player] or s.s.waiting_goods[player]:
                waited.add((TILES_A[s.s.tile_a[player]], s.s.waiting_machine[player], s.s.waiting_goods[player]))
    assert waited == {("machine", 1, 0), ("goods", 0, 2)}


# --- ship, train, worker


@proves("NZ-212")
def test_the_ship_tile_builds_a_ship_for_nothing():
    s = drafted("ship", "b5").take("ship:san_francisco")
    assert s.s.ships[1, 0] == PURPLE and s.s.taken[PURPLE, 0] == 1
    assert (s.s.workers[PURPLE, 0], s.s.improved[PURPLE]) == (EXPERT + 4, 1 << 4)  # red
    assert s.supplied(PURPLE) == (7, 0, 2, 3)  # nothing but tile B


@proves("NZ-213")
@pytest.mark.parametrize(("station", "iron"), [("tokaido_1", 1), ("tokaido_3", 0)])
def test_the_train_tile_builds_a_train_for_nothing(station, iron):
    s = drafted("train", "b1").take(f"train:{station}")
    assert s.s.trains[2, int(station[-1]) - 1] == PURPLE and s.s.taken[PURPLE, 2] == 1
    assert s.supplied(PURPLE) == (10, 2, 2, iron)


@proves("NZ-216")
def test_the_worker_tile_brings_a_worker_of_any_colour():
    s = drafted("worker")
    assert s.why_not("pair:2") == "NZ-216"
    before = list(s.s.bag)
    s.take("recruit:grey")
    assert [s.s.workers[PURPLE, cell] for cell in range(2)] == [2, NOBODY]
    assert [a - b for a, b in zip(before, s.s.bag, strict=True)] == [0, 0, 1, 0, 0, 0]


@proves("NZ-233")
def test_only_a_colour_in_the_bag_can_be_recruited():
    s = drafted("worker")
    s.s.bag[3] = 0
    assert s.why_not("recruit:yellow") == "NZ-233"
    assert s.legal == {f"recruit:{colour}" for colour in ("white", "blue", "grey", "red", "black")}
