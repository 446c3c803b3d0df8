"""Setup (NZ-101 … NZ-136, NX-43)."""

from collections import Counter

import pytest

from entrepot.engine.errors import EntrepotError
from entrepot.games.nippon.actions import (
    ACTIONS,
    CELLS,
    CITIES,
    COLOURS,
    CONTRACTS,
    DESTINATIONS,
    FACTORIES,
    GOALS,
    REGIONS,
    STATIONS,
    TYPES,
)
from entrepot.games.nippon.box.tables import (
    ALL_CONTRACTS,
    CONTRACT_COLOURS,
    CONTRACT_LEVEL,
    DARK_SPACES,
    DESTINATION_COLOUR,
    FAVORS,
    GOODS_CELLS,
    HIRING_CELL,
    PIECES,
    REGION_OF_CELL,
)
from entrepot.games.nippon.record import NOBODY
from entrepot.testing import proves
from tests.games.nippon.position import GAME, GREEN, PINK, PURPLE, Position, position

each_count = pytest.mark.parametrize("players", [2, 3, 4])
every_count = pytest.mark.parametrize("players", [1, 2, 3, 4])
REGULAR = [factory for factory in FACTORIES if factory[-1] != "5"]


def fresh(players=3, seed=1, **options):
    """Set up, with nothing chosen yet."""
    return Position(players, seed, drafted=False, **options)


@pytest.fixture(scope="module")
def deals():
    """A hundred games of three, set up from different seeds."""
    return [fresh(3, seed, side="random") for seed in range(100)]


def hiring(s):
    """Workers in each hiring cell."""
    return [sum(s.s.hiring[cell, colour] for colour in range(6)) for cell in range(5)]


def queue(s):
    """Workers in each row of the queue."""
    return [sum(s.s.queue[row, n] != NOBODY for n in range(3)) for row in range(5)]


def workers(s):
    """On the board and in the bag, by colour."""
    found = Counter(dict(zip(COLOURS, s.s.bag, strict=True)))
    for n, colour in enumerate(COLOURS):
        found[colour] += sum(s.s.hiring[cell, n] for cell in range(5))
        found[colour] += sum(s.s.queue[row, place] == n for row in range(5) for place in range(3))
    return found


def available(s):
    return [factory for n, factory in enumerate(FACTORIES) if (s.s.available >> n) & 1]


def types(factories):
    return Counter(factory.partition("_")[0] for factory in factories)


# --- the board


@proves("NZ-101")
def test_two_three_or_four_can_play_and_one_against_the_automa():
    assert [position(players).s.players for players in (2, 3, 4)] == [2, 3, 4]
    assert [fresh(players).s.automa_trains > 0 for players in (1, 2, 3, 4)] == [True, False, False, False]
    for players in (0, 5):
        with pytest.raises(EntrepotError, match="1, 2, 3, 4 players"):
            position(players)


@proves("NZ-102")
def test_one_board_carries_everything_that_is_shared():
    s = fresh(4)
    assert len(ACTIONS) == 9 and len(hiring(s)) == 5 and len(queue(s)) == 5
    assert (len(REGIONS), len(CITIES), len(CELLS), len(STATIONS), len(DESTINATIONS)) == (4, 8, 32, 28, 6)
    assert Counter(REGION_OF_CELL.tolist()) == dict.fromkeys(range(4), 8)
    assert s.s.token.tolist() == [0] * 32 and set(s.s.owner) == {NOBODY}
    assert {s.s.trains[region, cell] for region in range(4) for cell in range(7)} == {NOBODY}
    assert {s.s.ships[destination, cell] for destination in range(6) for cell in range(4)} == {NOBODY}


@proves("NZ-103")
def test_eight_of_nine_demand_tokens_lie_in_the_cities(deals):
    for s in deals:
        assert len(set(s.s.demand)) == 8 and set(s.s.demand) <= set(range(9))
    left_out = {next(iter(set(range(9)) - set(s.s.demand))) for s in deals}
    assert left_out == set(range(9))
    assert all(len({s.s.demand[city] for s in deals}) == 9 for city in range(8))


@proves("NZ-104", "NZ-105")
def test_demand_tokens_are_turned_by_any_quarter(deals):
    for city in range(8):
        turns = Counter(s.s.turned[city] for s in deals)
        assert set(turns) == {0, 1, 2, 3} and min(turns.values()) > 10
    assert len({tuple(s.s.turned) for s in deals}) > 90  # each on its own


@proves("NZ-105")
def test_a_demand_token_is_never_turned_again():
    s = fresh(3)
    before = list(s.s.demand), list(s.s.turned)
    s.inner.play_out(1)
    assert s.s.over and (list(s.s.demand), list(s.s.turned)) == before


@proves("NZ-106")
def test_the_round_markers_begin_on_the_left():
    s = fresh(3)
    assert (s.s.round, s.s.holder) == (1, NOBODY)  # the second waits on its light space
    assert (s.s.turns_left, DARK_SPACES) == (0, 5)


@proves("NZ-107")
def test_an_expert_waits_at_every_destination():
    s = fresh(3)
    assert set(s.s.expert) == {NOBODY}
    assert sorted(COLOURS[colour] for colour in DESTINATION_COLOUR) == sorted(COLOURS)


@proves("NZ-108", "NZ-136")
@every_count
def test_improved_tiles_one_of_a_type_for_each_player(players):
    s = fresh(players)
    assert s.s.improved_left.tolist() == [players] * 6
    s = position(players)
    for player in range(players):  # everybody sails to Berlin, and the expert comes back
        s.to_move(player).ask("free_ship").take("ship:berlin").workers(player)
    assert [s.s.improved[player] for player in range(players)] == [1] * players
    assert s.s.improved_left.tolist() == [0] + [players] * 5


# --- workers


@proves("NZ-109")
def test_four_players_use_all_48_workers():
    assert workers(fresh(4)) == dict.fromkeys(COLOURS, 8)


@proves("NZ-110")
def test_three_players_return_one_worker_of_each_colour():
    assert workers(fresh(3)) == dict.fromkeys(COLOURS, 7)


@proves("NZ-111")
@pytest.mark.parametrize("players", [1, 2])
def test_two_players_return_two_workers_of_each_colour(players):
    assert workers(fresh(players)) == dict.fromkeys(COLOURS, 6)


@proves("NZ-112")
def test_three_random_workers_in_every_hiring_cell(deals):
    for s in deals:
        assert hiring(s) == [3] * 5
    for cell in range(5):
        assert all(any(s.s.hiring[cell, colour] for s in deals) for colour in range(6))
    assert any(s.s.hiring[0, colour] > 1 for s in deals for colour in range(6))  # drawn, not dealt by colour


@proves("NZ-113", "NZ-115")
@pytest.mark.parametrize(("players", "rows"), [(1, 2), (2, 2), (3, 3), (4, 5)])
def test_the_zones_of_the_queue_in_use_are_filled(players, rows):
    assert queue(fresh(players)) == [3] * rows + [0] * (5 - rows)


@proves("NZ-113")
def test_the_queue_is_random(deals):
    assert {s.s.queue[0, 0] for s in deals} == {s.s.queue[2, 2] for s in deals} == set(range(6))


@proves("NZ-114")
def test_nine_actions_lie_under_five_cells():
    below = [{ACTIONS[a] for a in range(9) if HIRING_CELL[a] == cell} for cell in range(5)]
    assert below == [
        {"science", "production"}, {"investment", "factory"}, {"mining", "ships"}, {"machines", "trains"}, {"markets"},
    ]  # fmt: skip
    s = position().supply(GREEN, money=9).hiring("science", "white", "blue").hiring("mining", "red", "grey")
    assert s.copy().take("act:science").legal == {"hire:white", "hire:blue"}
    assert s.copy().take("act:mining").legal == {"hire:red", "hire:grey"}


@proves("NZ-135")
@pytest.mark.parametrize(("players", "queued", "left"), [(1, 6, 15), (2, 6, 15), (3, 9, 18), (4, 15, 18)])
def test_workers_on_the_board_and_in_the_bag(players, queued, left):
    s = fresh(players)
    assert (sum(hiring(s)), sum(queue(s)), sum(s.s.bag)) == (15, queued, left)


@proves("NX-43", "NZ-109", "NZ-112", "NZ-113", "NZ-135")
def test_example_of_worker_counts():
    s = fresh(4)
    assert (sum(hiring(s)), sum(queue(s)), sum(s.s.bag)) == (15, 15, 18)


# --- factories


@proves("NZ-116", "NZ-117")
def test_each_of_six_types_has_regular_factories_1_to_4():
    assert sorted(REGULAR) == sorted(f"{type}_{n}" for type in TYPES for n in (1, 2, 3, 4))
    assert len(REGULAR) == 24
    assert sorted(available(fresh(4))) == sorted(REGULAR)


@proves("NZ-118")
@each_count
def test_random_factories_of_every_type_are_available(players):
    deals = [fresh(players, seed) for seed in range(30)]
    for s in deals:
        assert types(available(s)) == dict.fromkeys(TYPES, players)
    assert {factory for s in deals for factory in available(s)} == set(REGULAR)
    assert len({s.s.available for s in deals}) == (1 if players == 4 else 30)
    hidden = next((factory for factory in REGULAR if factory not in available(deals[0])), None)
    if hidden:
        s = position(players, 0).marker(GREEN, "science", 9).supply(GREEN, money=20).acting("factory")
        assert s.why_not(f"build:{hidden}") == "NZ-602"  # it went to the box


@proves("NZ-119")
@pytest.mark.parametrize(("side", "silk", "asked"), [("a", 3, "end"), ("b", 0, "department")])
def test_a_factory_lies_with_either_side_up(side, silk, asked):
    s = position().available(f"cotton_2{side}").marker(GREEN, "science", 2).supply(GREEN, money=6)
    s.acting("factory")  # the only factory is built at once
    assert (s.s.silk[GREEN], s.asked) == (silk, asked)


@proves("NZ-119", "NZ-120")
def test_the_side_is_an_option_of_the_table(deals):
    assert GAME.meta.options["side"].default == "a"
    assert fresh(3).s.side_b == fresh(3, side="a").s.side_b == 0
    assert fresh(3, side="b").s.side_b == (1 << 30) - 1
    for factory in range(30):  # a token at a time
        ups = Counter((s.s.side_b >> factory) & 1 for s in deals)
        assert min(ups[0], ups[1]) > 25


@proves("NZ-120")
def test_the_side_is_fixed_at_set_up():
    s = fresh(3, side="random")
    before = s.s.side_b
    s.inner.play_out(1)
    assert s.s.side_b == before not in (0, (1 << 30) - 1)


@proves("NZ-122")
@each_count
def test_two_modules_are_optional(players):
    assert (GAME.meta.options["late"].default, GAME.meta.options["goals"].default) == ("off", "off")
    plain, late, goals = fresh(players), fresh(players, late="on"), fresh(players, goals="on")
    assert [sum(factory.endswith("_5") for factory in available(s)) for s in (plain, late, goals)] == [
        0, players + 1, 0,
    ]  # fmt: skip
    drawn = [sum(s.s.goal[period, n] != NOBODY for period in range(3) for n in range(3)) for s in (plain, late, goals)]
    assert drawn == [0, 0, 3 * (players - 1)]
    with pytest.raises(EntrepotError, match="leave it out"):
        fresh(1, late="on")


# --- players


@proves("NZ-123")
@each_count
def test_every_player_has_a_colour_and_its_pieces(players):
    assert GAME.meta.colours == ("green", "pink", "purple", "orange")
    assert not set(GAME.meta.colours) & set(COLOURS)  # those of the workers
    s = fresh(players).s
    for player in range(players):
        assert PIECES == 6 and [s.taken[player, fleet] for fleet in range(3)] == [0, 0, 0]
        assert len(CONTRACTS) == ALL_CONTRACTS == 8 and s.fulfilled[player] == 0
        assert sum(s.favors_left[player, level] for level in range(3)) == 9
        assert sum(s.tokens[player, value] for value in range(8)) + s.locked[player].bit_count() == 10
    assert len(GOALS) == 8


@proves("NZ-124")
@pytest.mark.parametrize(("fleet", "place"), [("ship", 0), ("machine", 1), ("train", 2)])
def test_six_ships_machines_and_trains_can_be_taken_from_the_zaibatsu(fleet, place):
    s = position().factory(GREEN, *(f"{type}_1a" for type in TYPES))
    for taken in range(6):
        assert s.s.taken[GREEN, place] == taken
        s.to_move(GREEN).workers(GREEN).ask(f"free_{fleet}")
        s.take(min(action for action in s.legal if action.startswith(fleet)))
    s.to_move(GREEN).workers(GREEN).ask(f"free_{fleet}")
    assert s.legal == set()


@proves("NZ-125")
def test_markers_begin_on_the_leftmost_spaces():
    s = fresh(4)
    assert all(s.at(player, track) == 1 for player in range(4) for track in ("science", "mining", "finance"))


@proves("NZ-126", "NZ-128", "NZ-129")
def test_seven_influence_tokens_are_free_and_three_locked():
    s = fresh(3).s
    for player in range(3):
        assert [s.tokens[player, value] for value in range(8)] == [0, 1, 1, 1, 1, 1, 1, 1]
        assert s.locked[player] == 0b111  # 3 on science, 5 on mining, 7 on finance
    p = position().marker(GREEN, "science", 6).marker(GREEN, "mining", 6).marker(GREEN, "finance", 6)
    p.factory(GREEN, "cotton_3a", goods=1).supply(GREEN, money=9)
    p.acting("science").take("steps:1").to_move(GREEN).acting("mining").take("steps:1")
    p.to_move(GREEN).acting("investment").take("invest")
    assert [p.s.tokens[GREEN, value] for value in range(1, 8)] == [1, 1, 2, 1, 2, 1, 2]  # the full set
    assert p.s.locked[GREEN] == 0


@proves("NZ-127")
def test_vp_are_counted_from_the_starting_tiles_on():
    s = fresh(3, first="0")
    assert list(s.s.vp) == [0, 0, 0, 0]
    s.s.pair_a[0], s.s.pair_b[0] = 7, 0  # discount, with 8 VP
    s.take("pair:1", player=PURPLE)
    assert list(s.s.vp) == [0, 0, 8, 0]


@proves("NZ-130", "NZ-131")
def test_eight_different_contracts_are_open_to_every_player():
    effects = [(CONTRACT_COLOURS[n], CONTRACT_LEVEL[n]) for n in range(8)]
    assert len(set(map(tuple, effects))) == 8
    for player in (GREEN, PINK):
        s = position().to_move(player).factory(player, "bento_1a", goods=1).ask("investment").take("spend:bento")
        wanted = {f"contract:{name}" for name in CONTRACTS if name != "level_3"}  # for lamps and clocks
        assert s.legal == {"invest", *wanted}
        s = position().to_move(player).factory(player, "clocks_1a", goods=1).ask("investment").take("spend:clocks")
        assert "contract:level_3" in s.legal


@proves("NZ-132", "NZ-133")
def test_favor_tokens_lie_in_three_stacks_of_three():
    s = fresh(3).s
    assert FAVORS == 3
    assert [[s.favors_left[player, level] for level in range(3)] for player in range(3)] == [[3, 3, 3]] * 3
    assert {s.favor[player, goal] for player in range(3) for goal in range(8)} == {0}


@proves("NZ-134")
@every_count
def test_a_player_begins_with_nothing(players):
    s = fresh(players)
    for player in range(players):
        assert s.supplied(player) == (0, 0, 0, 0)
        assert {s.s.factory[player, slot] for slot in range(6)} == {NOBODY}
        assert [s.s.goods[player, slot] for slot in range(6)] == [0] * 6 and GOODS_CELLS == 4
        assert {s.s.workers[player, cell] for cell in range(6)} == {NOBODY}
        assert s.s.improved[player] == s.s.kept_coal[player] == 0
        assert s.s.tile_a[player] == s.s.tile_b[player] == NOBODY
    assert s.sound
