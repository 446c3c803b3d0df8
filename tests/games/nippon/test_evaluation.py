"""What a position is worth to a bot: whole thousandths, the same on both back ends, and what each thing adds to it."""

import functools
import itertools

import pytest

from entrepot.engine.backends.backend import backend
from entrepot.games.nippon.judge import evaluation as e
from entrepot.games.nippon.record import NOBODY
from entrepot.testing.positions import begun
from tests.games.nippon.position import GAME, GREEN, PINK, PURPLE, position

AUTOMA = 1
GAMES = {
    "1": (1, {"level": "hard"}),
    "2": (2, {"coal_vp": "on"}),
    "3": (3, {"late": "on", "side": "random"}),
    "4": (4, {"goals": "on", "old_factory": "not", "old_machines": "2"}),
}
every_game = pytest.mark.parametrize("name", GAMES)


@functools.cache
def moments(name):
    """Positions of one random game, from the draft to the end."""
    game = begun(GAME, *GAMES[name], seed=4)
    found = [game.copy()]
    for seed, moves in enumerate((20, 40, 40, 40, 1 << 20)):
        game.play_some(seed, moves)
        found.append(game.copy())
    assert found[-1].s.over and not found[1].s.over
    return found


def value(p, player=GREEN):
    return backend(GAME).bind(e.evaluate)(p.s, player)


def values(moment):
    return [value(moment, player) for player in range(moment.s.players)]


def bare(players=3, **options):
    """Green has no influence token at hand and no favor token left to take, so that nothing counts twice."""
    p = position(players, **options).tokens(GREEN)
    for level in range(3):
        p.s.favors_left[GREEN, level] = 0
    return p


def favored(p, goal, level=1):
    p.s.favors_left[GREEN, level - 1] += 1
    return p.favor(GREEN, goal, level)


def lay(p, cell, value):
    """An influence token that was not at hand."""
    return p.tokens(GREEN, value).influence(GREEN, cell, value).tokens(GREEN)


def machine(p):
    p.s.machines[GREEN, 0] = 1


def gain(p, change):
    """What a change adds."""
    after = p.copy()
    change(after)
    return value(after) - value(p)


# --- what it is


@every_game
def test_it_is_a_whole_number_and_changes_nothing(name):
    for moment in moments(name):
        before = bytes(moment.record)
        assert {type(one) for one in values(moment)} == {int}
        assert bytes(moment.record) == before


@every_game
def test_it_reads_nothing_hidden(name):
    for moment in moments(name):
        for viewer in (NOBODY, *range(moment.s.players)):
            view = moment.view(viewer)
            assert values(view) == values(view.guess(viewer, (7, 11))) == values(moment)


@pytest.mark.slow
def test_it_is_the_same_compiled():
    import numba

    from entrepot.engine.backends.compiled import counting_from_zero

    back = backend(GAME, "compiled")
    with counting_from_zero():
        inner = back.bind(e.evaluate)
        back.compile_rules()
        compiled = numba.njit(lambda records, player: inner(records[0], player))
        for name in GAMES:
            for moment in moments(name):
                records, _ = back.open(moment.record)
                assert [compiled(records, player) for player in range(moment.s.players)] == values(moment)


# --- what can be spent, and what lasts

MORE = {
    "vp": lambda p: p.vp(GREEN, p.s.vp[GREEN] + 1),
    "money": lambda p: p.supply(GREEN, money=1),
    "coal": lambda p: p.supply(GREEN, coal=1),
    "kept coal": lambda p: p.kept_coal(GREEN, 1),
    "silk": lambda p: p.supply(GREEN, silk=1),
    "iron": lambda p: p.supply(GREEN, iron=1),
    "goods": lambda p: p.goods(GREEN, 1),
    "science": lambda p: p.marker(GREEN, "science", 2),
    "coal income": lambda p: p.marker(GREEN, "mining", 2),
    "money income": lambda p: p.marker(GREEN, "finance", 2),
    "department": lambda p: p.improve(GREEN, "blue"),
    "factory": lambda p: p.factory(GREEN, "cotton_2a"),
    "machine": machine,
    "influence token at hand": lambda p: p.tokens(GREEN, 1),
    "worker": lambda p: p.workers(GREEN, "white"),
    "influence token in a region": lambda p: lay(p, "kyoto_n", 7),
}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("what", MORE)
def test_more_is_worth_more(what, players):
    p = bare(players).supply(GREEN).factory(GREEN, "cotton_1a")
    assert gain(p, MORE[what]) > 0


def test_what_is_better_is_worth_more():
    start = bare()
    cotton, lamps = start.copy().factory(GREEN, "cotton_1a"), start.copy().factory(GREEN, "lamps_1a")
    assert gain(start, lambda p: p.factory(GREEN, "old_cotton")) == 0
    assert value(start) < value(cotton) < value(lamps)
    assert gain(start, lambda p: p.factory(GREEN, "cotton_3a")) > value(cotton) - value(start)  # it lasts
    assert gain(cotton, lambda p: p.goods(GREEN, 2)) < gain(lamps, lambda p: p.goods(GREEN, 2))
    assert gain(start, lambda p: p.tokens(GREEN, 5)) > gain(start, lambda p: p.tokens(GREEN, 4))


def test_what_will_be_discarded_is_worth_nothing_more():
    p = bare().supply(GREEN, money=e.PLENTY, coal=e.MUCH_COAL)
    assert gain(p, lambda p: p.supply(GREEN, money=e.PLENTY + 9, coal=e.MUCH_COAL)) == 0
    assert gain(p, lambda p: p.supply(GREEN, money=e.PLENTY, coal=e.MUCH_COAL + 9)) == 0
    assert gain(p, lambda p: p.supply(GREEN, money=e.PLENTY - 1, coal=e.MUCH_COAL)) == -e.MONEY


@pytest.mark.parametrize("what", [name for name in MORE if name not in ("vp", "influence token in a region")])
def test_all_of_it_fades(what):
    p = bare().supply(GREEN).factory(GREEN, "cotton_1a")
    early, late, last = (gain(p.round(space), MORE[what]) for space in (1, 5, 8))
    assert early >= late >= last and early > last
    if what in ("science", "coal income", "money income", "department", "factory", "machine"):
        early, late = (gain(p.round(1).queue(*rows), MORE[what]) for rows in ([("red",)] * 2, [("red",)]))
        assert early > late, "a row of the queue is a part of a round"


@pytest.mark.parametrize("space, rows, left", [(1, 5, 6200), (3, 1, 3400), (5, 0, 1200), (6, 0, 800), (8, 0, 200)])
def test_what_lasts_is_worth_more_the_more_rounds_are_left(space, rows, left):
    p = bare().factory(GREEN, "cotton_1a").round(space).queue(*[("red",)] * rows)
    assert gain(p, machine) == pytest.approx(e.MACHINE * left / 8000, abs=1)
    assert gain(p, lambda p: p.tokens(GREEN, 4)) == pytest.approx(e.FREE_TOKEN * left / 8000, abs=1)


def test_in_the_last_round_nearly_all_is_worth_what_it_scores():
    p = bare().factory(GREEN, "cotton_1a").supply(GREEN, money=e.PLENTY).round(8)
    assert gain(p, lambda p: p.supply(GREEN, money=e.PLENTY + 5)) == 900
    assert gain(p, lambda p: p.supply(GREEN, money=e.PLENTY, silk=3)) == 900 + 3 * e.SILK // 10
    assert gain(p, lambda p: p.goods(GREEN, 3)) == 900 + 3 * e.GOODS[1] // 10


def test_coal_is_worth_more_at_last_where_it_is_scored():
    with_vp, without = (bare(coal_vp=choice).round(8) for choice in ("on", "off"))
    assert gain(with_vp, lambda p: p.supply(GREEN, coal=6)) > gain(without, lambda p: p.supply(GREEN, coal=6))


def test_workers_are_worth_more_by_colour_and_place():
    p = bare()
    white, mixed = p.copy().workers(GREEN, "white", "white"), p.copy().workers(GREEN, "white", "expert blue")
    assert value(mixed) - value(white) == e.COLOUR < 0
    inside = p.copy().workers(GREEN, "white", "blue", "blue", "expert white")
    topmost = p.copy().workers(GREEN, "white", "blue", "white", "blue")
    assert value(topmost) - value(inside) == e.DEPARTMENT > 0


# --- goals


def test_a_favor_token_scores_what_is_reached_and_a_part_of_what_is_near():
    for fleet, goal in (("ship", "ships"), ("machine", "machines"), ("train", "trains")):
        worth = [value(favored(bare(), goal).taken(GREEN, fleet, count)) for count in range(6)]
        assert worth == sorted(set(worth)) and worth[5] - worth[0] == 10 * e.ONE and worth[3] - worth[0] == 5 * e.ONE
    for track in ("science", "mining", "finance"):
        for space, vp in ((1, 0), (5, 0), (6, 5), (7, 5), (10, 10), (12, 10)):
            p = bare().marker(GREEN, track, space)
            near = gain(p, lambda p, track=track: favored(p, track)) - vp * e.ONE
            assert near == {5: 5 * e.GOAL * 16 // 25, 7: 5 * e.GOAL // 16}.get(space, 0)


def test_factories_and_contracts_score_with_a_favor_token():
    p = bare().factory(GREEN, "cotton_1a", "paper_1a").contracts(GREEN, "white", "red", "blue")
    assert gain(p, lambda p: favored(p, "factories", 2)) == 5 * e.ONE
    assert gain(p, lambda p: favored(p, "contracts", 3)) == 6 * e.ONE


def test_a_goal_without_a_token_counts_for_a_part_while_one_is_left():
    p = bare().taken(GREEN, "ship", 3)
    p.s.favors_left[GREEN, 1] = 1
    assert gain(p, lambda p: p.taken(GREEN, "ship", 5)) == 8 * e.NO_GOAL
    assert 0 < gain(p, lambda p: p.taken(GREEN, "ship", 4)) < 8 * e.NO_GOAL
    assert gain(bare().taken(GREEN, "ship", 3), lambda p: p.taken(GREEN, "ship", 5)) == 0


# --- regions: Kyushu prints 3 in the north of Nagasaki and in the west of Fukuoka, and 6 elsewhere


FIFTH = "lenses_5a", "lenses_5b"  # of which the first makes a train 3 influence instead of 2


def kyushu(own, players=3, space=1):
    """Green with that much influence in two cells; foreign companies have 6."""
    return lay(lay(bare(players).round(space), "nagasaki_n", own - 3), "fukuoka_w", 3)


@pytest.mark.parametrize("space, vp, later", [(1, 10, 18 + 26), (3, 18, 26), (8, 26, 0)])
def test_a_place_is_worth_a_part_of_every_scoring_to_come(space, vp, later):
    empty = bare().round(space)
    first = e.NEXT_SCORING * vp + e.LATER_SCORING * later
    assert value(kyushu(10, 3, space)) - value(empty) == first + e.MOST_LEAD * e.LEAD


def test_a_lead_counts_up_to_three():
    worth = [value(kyushu(own)) for own in (7, 8, 9, 10)]
    assert [b - a for a, b in itertools.pairwise(worth)] == [e.LEAD, e.LEAD, 0] and e.LEAD > 0


@pytest.mark.parametrize("players, second", [(2, 6), (3, 8)])
def test_those_who_tie_share_their_places(players, second):
    alone, tied = (kyushu(own, players) for own in (7, 6))
    places = 10 - (10 + second) / 2, 18 - (18 + {2: 10, 3: 14}[players]) / 2, 26 - (26 + {2: 14, 3: 20}[players]) / 2
    less = e.NEXT_SCORING * places[0] + e.LATER_SCORING * (places[1] + places[2])
    lead = e.LEAD * (1 - e.MOST_LEAD)  # nobody is left below
    assert value(alone) - value(tied) == less + lead


def test_a_train_counts_beside_a_token():
    assert gain(bare(), lambda p: p.train(GREEN, "kyushu_1")) == 0
    assert gain(kyushu(7), lambda p: p.train(GREEN, "kyushu_1")) == 2 * e.LEAD
    assert gain(kyushu(7).train(GREEN, "kyushu_1"), lambda p: p.train(PINK, "kyushu_2")) == 0


def test_a_factory_makes_trains_stronger():
    p = kyushu(7).influence(PINK, "nagasaki_w", 7).influence(PINK, "nagasaki_e", 2)
    strong, usual = (gain(p.copy().factory(GREEN, name), lambda p: p.train(GREEN, "kyushu_1")) for name in FIFTH)
    assert strong > usual > 0


# --- opponents, the end and the solo game


def test_the_best_opponent_counts_against():
    p = bare().vp(PINK, 20).vp(PURPLE, 10)
    assert gain(p, lambda p: p.vp(PINK, 21)) == -e.ONE
    assert gain(p, lambda p: p.vp(PURPLE, 20)) == 0
    assert gain(p, lambda p: p.vp(PURPLE, 22)) == -2 * e.ONE
    assert gain(p.copy().vp(PINK, -3).vp(PURPLE, -4), lambda p: p.vp(PINK, -2)) == -e.ONE
    p.influence(PINK, "nagasaki_n", 7).influence(PINK, "fukuoka_w", 6)
    first = e.NEXT_SCORING * 10 + e.LATER_SCORING * (18 + 26) + e.MOST_LEAD * e.LEAD
    assert value(bare().vp(PINK, 20)) - value(p) == first // 2


def test_at_the_end_vp_and_rank_count():
    p = position().vp(GREEN, 20).vp(PINK, 40).vp(PURPLE, 30).finish()
    assert [p.s.vp[player] for player in range(3)] == [22, 42, 32]
    assert [value(p, player) // e.ONE for player in range(3)] == [44 - 42 - 300, 84 - 32 - 100, 64 - 42 - 200]


def test_alone_the_goals_count_most_and_nobody_counts_against():
    p = bare(1).solo_goals("ships", "influence")
    steps = [value(p.taken(GREEN, "ship", count)) for count in range(7)]
    assert steps == sorted(steps) and steps[1] > steps[0] and steps[6] - steps[0] == e.SOLO_GOAL
    assert gain(p, lambda p: p.vp(GREEN, p.s.vp[GREEN] + 1)) == e.ONE
    assert gain(p, lambda p: p.vp(AUTOMA, 50)) == 0
    assert 0 < gain(p, lambda p: lay(p, "kyoto_n", 1)) < e.SOLO_GOAL


def test_the_trains_of_the_automa_count_by_themselves():
    p = kyushu(7, 1)
    assert gain(p, lambda p: p.train(AUTOMA, "kyushu_1")) == 0
    for n in range(1, 5):
        p.train(AUTOMA, f"kyushu_{n}")
    assert value(p) < value(kyushu(7, 1))
