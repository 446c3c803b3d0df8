"""What a position is worth to a bot: whole numbers, the same on every back end, and every part of it counts."""

import functools

import numpy as np
import pytest

from entrepot.engine.backends.backend import backend
from entrepot.games.mombasa.actions import COMPANIES, REGIONS, SPACES
from entrepot.games.mombasa.box.tables import ROUNDS
from entrepot.games.mombasa.judge import evaluation
from entrepot.games.mombasa.rules.scoring import worth
from tests.games.mombasa.position import BLUE, GAME, NOBODY, PINK, Position, position

GAMES = {2: {"tracks": "random"}, 3: {}, 4: {"tracks": "random", "tiles": "chosen", "merchant_tile": "all"}}
every_number = pytest.mark.parametrize("players", GAMES)
plain = backend(GAME).bind


def value(p, player=BLUE):
    return plain(evaluation.evaluate)(p.s, player)


@functools.cache
def positions(players):
    """Positions of one random game, from its first question to the end."""
    game = Position(players, 4, begun=False, **GAMES[players]).inner
    found = [game.copy()]
    for seed, moves in enumerate((1, 3, 3, 5, 8, 13, 21, 21, 21, 21, 21, 21, 1 << 20)):
        game.play_some(seed, moves)
        found.append(game.copy())
    assert found[-1].s.over and not found[-3].s.over
    return found


def arranged(*changes):
    """Round 1, a bit of everything: cards in play, one of them used, one at rest, a share value, a book."""
    p = position(3).tile(BLUE, "st1").shelf(BLUE, "a01").base("cairo", 5, 4, 3).hand(BLUE, "coffee_1", "b01")
    p.slots(BLUE, "coffee_2", "bookkeeper", "one_expansion", "banana_1", used=("banana_1",))
    p.recovery(BLUE, "2", "cotton_2")
    for change in changes:
        change(p)
    return p


def put(name, value, at=None):
    """A change of one field."""

    def change(p):
        if at is None:
            setattr(p.s, name, value)
        else:
            getattr(p.s, name)[at] = value

    return change


def gain(*cards):
    return lambda p: p.hand(BLUE, *p.holds(BLUE), *cards)


def diamonds(space):
    return put("diamond", space, BLUE)


def track(company, space):
    return put("track", space, (BLUE, COMPANIES.index(company)))


def jar(space):
    return put("jar", space, BLUE)


# --- in general


@every_number
def test_it_is_a_whole_number(players):
    for game in positions(players):
        for player in range(players):
            assert type(plain(evaluation.evaluate)(game.s, player)) is int


@every_number
def test_it_is_the_same_on_a_view_of_one_s_own_and_on_any_guess(players):
    for game in positions(players):
        for player in range(players):
            view = game.view(player)
            seen = {plain(evaluation.evaluate)(p.s, player) for p in (game, view, view.guess(player, (5, 7)))}
            assert len(seen) == 1


@every_number
def test_others_count_by_what_they_would_score(players):
    values, at = plain(evaluation.share_values), plain(evaluation.worth_at)
    for game in positions(players):
        for player in range(players):
            assert at(game.s, player, values(game.s)) == worth(game.s, player)


@every_number
def test_at_the_end_the_score_and_the_place_count(players):
    s = positions(players)[-1].s
    scores = [worth(s, player) for player in range(players)]
    for player in range(players):
        best = max(scores[:player] + scores[player + 1 :])
        expected = 1000 * (2 * scores[player] - best) - 100_000 * s.rank[player]
        assert plain(evaluation.evaluate)(s, player) == expected


@pytest.mark.slow
def test_it_is_the_same_compiled():
    import numba

    from entrepot.engine.backends.compiled import counting_from_zero

    back = backend(GAME, "compiled")
    with counting_from_zero():
        inner = back.bind(evaluation.evaluate)
        back.compile_rules()
        compiled = numba.njit(lambda records, i, player: inner(records[i], player))
        for players in GAMES:
            for game in positions(players):
                records = np.frombuffer(game.record, GAME.layout.dtype).copy()
                for player in range(players):
                    assert compiled(records, 0, player) == plain(evaluation.evaluate)(game.s, player)


# --- what counts

LAST = put("round", ROUNDS)
NO_MARKERS = put("markers", 0, BLUE)
MINE, TILE_SPACE = REGIONS.index("i1"), SPACES.index("merchant_tile")

# Each pair differs in one part of the evaluation: first the worse changes of the position, then the better ones.
PAIRS = {
    "money": ([], [put("money", 50, BLUE)]),
    "an opponent without money": ([put("money", 50, PINK)], []),
    "a share that will be worth something": ([], [track("mombasa", 2)]),
    "shares on a card": ([gain("d01")], [gain("e01")]),
    "a share value": ([gain("d04")], [gain("d04"), lambda p: p.base("cairo", 0, 0, 0)]),
    "a step towards a share": ([], [track("cairo", 1)]),
    "a track bonus": ([track("mombasa", 4)], [track("mombasa", 5)]),
    "a step towards diamonds": ([], [diamonds(1)]),
    "diamonds in the last round": ([LAST], [LAST, diamonds(6)]),
    "a step of the jar": ([jar(2)], [jar(3)]),
    "the jar in the last round": ([LAST, jar(3)], [LAST, jar(4)]),
    "a book": ([], [lambda p: p.shelf(BLUE, None, "a02")]),
    "a book behind a gap": ([], [lambda p: p.shelf(BLUE, None, None, "a02")]),
    "no gap": ([lambda p: p.shelf(BLUE, None, None, "a02")], [lambda p: p.shelf(BLUE, None, "a02")]),
    "a goods card": ([], [gain("a04")]),
    "more goods": ([gain("coffee_2")], [gain("a04")]),
    "an expansion card": ([], [gain("expansion_2a")]),
    "a merchant": ([], [gain("a09")]),
    "a mine of the merchant's company": ([], [put("region", COMPANIES.index("mombasa"), MINE)]),
    "a bookkeeper, who walks too": ([gain("expansion_2a")], [gain("a08")]),
    "a card at rest": ([gain("cotton_1")], [gain("cotton_1"), lambda p: p.recovery(BLUE, "1", "banana_2")]),
    "a used card, for later": ([put("slot", NOBODY, (BLUE, 4))], []),
    "a card in play": ([NO_MARKERS], [NO_MARKERS, put("used", 0, BLUE)]),
    "a book turned over, for a bookkeeper": ([], [put("face_down", 1, BLUE)]),
    "a book whose needs are met": (
        [NO_MARKERS, gain("cotton_1"), lambda p: p.slots(BLUE, None, None, None, None, "banana_1")],
        [NO_MARKERS, gain("banana_1"), lambda p: p.slots(BLUE, None, None, None, None, "cotton_1")],
    ),
    "a free majority in coffee": ([put("marker", PINK, SPACES.index("coffee"))], []),
    "a free majority in expansion": ([put("marker", PINK, SPACES.index("expansion"))], []),
    "a bonus marker": ([], [put("markers", 3, BLUE)]),
    "a bonus tile": ([], [put("tile", BLUE, 2)]),
    "a bonus tile not used": ([put("tile", BLUE, 2), put("tile_used", 4)], [put("tile", BLUE, 2)]),
    "a bonus tile for the next round": ([], [put("marker", BLUE, TILE_SPACE)]),
    "the first-player marker": ([put("first", PINK)], []),
    "a round that goes on": ([put("out", 1)], []),
}


@pytest.mark.parametrize("name", PAIRS)
def test_is_worth_something(name):
    worse, better = PAIRS[name]
    assert value(arranged(*worse)) < value(arranged(*better))


def test_a_pound_is_a_thousand():
    assert value(arranged(put("money", 9, BLUE))) - value(arranged(put("money", 7, BLUE))) == 2000


@pytest.mark.parametrize(("step", "slot", "plain_one"), [(diamonds, 8, 7), (jar, 5, 7)])
def test_a_step_to_a_slot_is_worth_more_than_one_as_long(step, slot, plain_one):
    gains = [value(arranged(step(space))) - value(arranged(step(space - 1))) for space in (slot, plain_one)]
    assert gains[0] > gains[1] > 0


def test_nothing_is_expected_of_a_round_that_does_not_come():
    last = value(arranged(LAST))
    later = [diamonds(1), lambda p: p.shelf(BLUE, None, "a02"), gain("a04"), put("first", PINK), jar(3)]
    assert {value(arranged(LAST, change)) for change in [*later, put("marker", BLUE, TILE_SPACE)]} == {last}
