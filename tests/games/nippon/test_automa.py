"""The Automa's turn: action tokens, workers, the choice of a region and trains (NZ-2015 … NZ-2043, NZ-2068)."""

import numpy as np
import pytest

from entrepot.games.nippon.actions import ACTIONS, COLOURS, REGIONS
from entrepot.games.nippon.record import AUTOMA, NOBODY
from entrepot.games.nippon.rules import automa
from entrepot.games.nippon.rules.influence import influence_of
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, position

LEVELS = ("easy", "normal", "hard")
ORDER = ("blue", "red", "white", "black", "grey", "yellow")
STANDING = {"kyushu": "blue", "kansai": "red", "tokaido": "white", "north": "black"}  # first to last in that order


def solo(level="easy", counts=(2, 2, 2, 2, 2), **options):
    """The regions in colour order from left to right; so many workers in every hiring cell, none in the queue."""
    s = position(1, level=level, **options).colour_order(*ORDER).region_colours(**STANDING).empty_queue()
    for cell, count in enumerate(counts, 1):
        s.hiring(cell, *(COLOURS[(cell + n) % 6] for n in range(count)))
    return s


def cells(s):
    return [sum(s.s.hiring[cell, colour] for colour in range(6)) for cell in range(5)]


def action(s):
    """What the Automa did beside returning a worker, and in which region."""
    return (
        None if s.s.automa_action == NOBODY else ACTIONS[s.s.automa_action],
        None if s.s.automa_region == NOBODY else REGIONS[s.s.automa_region],
    )


def trains(s, region):
    """Whose trains stand in a region, from the top."""
    return [s.s.trains[REGIONS.index(region), cell] for cell in range(7)]


def bag(s):
    return [s.s.bag[colour] for colour in range(6)]


# --- the token and the worker


@proves("NZ-2015")
def test_turns_alternate():
    s = solo().ending()
    for _ in range(3):
        s.s.automa_token = NOBODY
        s.take("done")
        assert s.s.automa_token != NOBODY and s.s.turn == s.s.actor == GREEN
        assert s.asked == "end"  # she can do nothing, so her turn was skipped


@proves("NZ-2016", "NZ-2018")
@pytest.mark.parametrize("token", range(1, 10))
def test_every_token_returns_one_worker_to_the_bag(token):
    s = solo(counts=(3, 2, 2, 2, 2))
    before = bag(s)
    s.automa(token)
    cell = token if token < 6 else 1
    assert (s.s.automa_token, s.s.automa_cell) == (token - 1, cell - 1)
    assert cells(s) == [(3, 2, 2, 2, 2)[n] - (n == cell - 1) for n in range(5)]
    back = [after - count for after, count in zip(bag(s), before, strict=True)]
    assert [n for n in range(6) if back[n]] == [s.s.automa_worker] and sum(back) == 1
    assert s.sound


@proves("NZ-2017")
def test_a_token_leaves_the_stack():
    s = solo().ending()
    seen = []
    for _ in range(4):
        s.take("done")
        seen.append(s.s.automa_token)
        assert s.s.stack == 511 & ~sum(1 << token for token in seen)
    assert len(set(seen)) == 4


@proves("NZ-2019")
def test_the_first_colour_in_order_goes():
    s = solo().hiring(1, "yellow", "grey", "white").automa(1)
    assert COLOURS[s.s.automa_worker] == "white"
    s = solo().hiring(1, "yellow", "grey", "yellow").automa(1)
    assert COLOURS[s.s.automa_worker] == "grey" and s.s.hiring[0, COLOURS.index("yellow")] == 2


@proves("NX-36", "NZ-2020")
@pytest.mark.parametrize("token, cell", [(6, 2), (7, 5), (8, 2), (9, 5)])
def test_example_of_the_fullest_cell(token, cell):
    s = solo(counts=(2, 3, 3, 1, 3)).automa(token)  # the sixth and eighth token point left, the others right
    assert s.s.automa_cell == cell - 1


@proves("NZ-2020")
@pytest.mark.parametrize("token", [6, 7, 8, 9])
def test_the_fullest_cell_needs_no_arrow_when_it_is_alone(token):
    assert solo(counts=(2, 1, 3, 2, 2)).automa(token).s.automa_cell == 2


# --- whether it acts


@proves("NZ-2016", "NZ-2022", "NZ-2025")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("token, done", [(1, None), (2, None), (3, None), (4, "trains"), (5, "markets")])
def test_a_token_with_actions_acts_at_every_level_if_they_are_trains_or_markets(token, done, level):
    s = solo(level).demand("nagasaki_n", "cotton").automa(token)
    assert action(s)[0] == done


@proves("NZ-2021", "NZ-2023", "NZ-2024")
@pytest.mark.parametrize("token, needed", [(6, "easy"), (7, "normal"), (8, "hard"), (9, "hard")])
@pytest.mark.parametrize("level", LEVELS)
def test_a_token_with_the_workers_symbol_acts_from_its_level_on(token, needed, level):
    acts = LEVELS.index(level) >= LEVELS.index(needed)
    s = solo(level, counts=(2, 2, 2, 3, 2)).automa(token)
    assert action(s) == (("trains", "kyushu") if acts else (None, None))
    s = solo(level, counts=(2, 2, 2, 2, 3)).demand("nagasaki_n", "cotton").automa(token)
    assert action(s)[0] == ("markets" if acts else None)
    assert COLOURS[s.s.automa_worker] == "blue"  # the worker goes in any case


@proves("NZ-2021")
@pytest.mark.parametrize("fullest", [1, 2, 3])
def test_a_cell_with_neither_trains_nor_markets_stands_for_nothing(fullest):
    s = solo("hard", counts=[2 + (cell == fullest) for cell in range(1, 6)]).automa(9)
    assert s.s.automa_cell == fullest - 1 and action(s) == (None, None)


@proves("NZ-2029")
@pytest.mark.parametrize("token, cell, done", [(4, 4, "trains"), (6, 1, None), (9, 5, "markets")])
def test_an_empty_cell_gives_no_worker_but_the_turn_goes_on(token, cell, done):
    s = solo("hard", counts=(0, 0, 0, 0, 0)).demand("nagasaki_n", "lamps").round(7)
    s.s.turns_left = 4
    before = bag(s)
    s.automa(token)
    assert (s.s.automa_cell, s.s.automa_worker, action(s)[0]) == (cell - 1, NOBODY, done)
    assert bag(s) == before


@proves("NZ-2030")
def test_a_cell_for_both_would_mean_trains(monkeypatch):
    under = np.array(automa.HIRING_CELL)
    under[ACTIONS.index("markets")] = under[ACTIONS.index("trains")]
    monkeypatch.setattr(automa, "HIRING_CELL", under)
    s = solo().demand("nagasaki_n", "cotton")
    s.s.automa_token, s.s.automa_cell = 3, 3
    automa.perform(s.s)
    assert action(s)[0] == "trains" and s.s.automa_tokens == 1023


# --- the end of its turn


@proves("NZ-2027")
def test_an_empty_stack_is_made_anew_with_a_new_colour_order():
    s = solo().automa(1)  # its last token
    assert s.s.stack == 511
    order = [COLOURS[s.s.order[n]] for n in range(6)]
    assert order != list(ORDER) and sorted(order) == sorted(ORDER)
    orders = {tuple(solo(seed=seed).automa(1).s.order[n] for n in range(6)) for seed in range(5)}
    assert len(orders) > 3  # at random


@proves("NZ-2027")
def test_while_tokens_are_left_the_order_stays():
    s = solo().ending().take("done")
    assert s.s.stack.bit_count() == 8
    assert [COLOURS[s.s.order[n]] for n in range(6)] == list(ORDER)


@proves("NZ-2028")
def test_after_its_turn_an_empty_cell_is_refilled_or_the_round_ends():
    s = solo(counts=(1, 2, 2, 2, 2)).queue(("red", "red", "grey")).automa(1)
    assert (s.s.round, cells(s)) == (1, [3, 2, 2, 2, 2])
    s = solo(counts=(1, 2, 2, 2, 2)).automa(1)
    assert (s.s.round, s.s.turn, cells(s)) == (2, GREEN, [1, 3, 3, 3, 3])
    assert sum(s.s.queue[row, n] != NOBODY for row in range(5) for n in range(3)) == 6


@proves("NZ-2028")
def test_in_the_last_rounds_it_takes_three_turns():
    s = solo(counts=(0, 3, 3, 3, 3)).solo_goals("ships").taken(GREEN, "ship", 5).round(5).ending()
    s.take("done")  # the Automa holds the second marker and has had its first turn
    assert (s.s.round, s.s.holder, s.s.turns_left) == (6, AUTOMA, 5)
    rounds = []
    while s.asked == "end":
        rounds.append(s.s.round)
        s.take("done")
    assert rounds == [6, 7, 8] and s.asked == "over"


# --- the choice of a region, shown with trains: the fourth token


@proves("NZ-2031")
def test_regions_are_tried_in_colour_order():
    assert action(solo().automa(4)) == ("trains", "kyushu")
    s = solo().colour_order("white", "black").automa(4)
    assert action(s) == ("trains", "tokaido")
    s = solo().colour_order("grey", "yellow", "black", "red").automa(4)  # grey and yellow stand nowhere
    assert action(s) == ("trains", "north")


@proves("NZ-2032")
@pytest.mark.parametrize("mine", [2, 3])
def test_it_acts_where_its_influence_is_not_higher(mine):
    s = solo().train(AUTOMA, "kyushu_1").influence(GREEN, "nagasaki_n", mine).automa(4)
    assert action(s) == ("trains", "kyushu")


@proves("NZ-2033")
def test_where_it_has_more_it_goes_on():
    s = solo().train(AUTOMA, "kyushu_1").influence(GREEN, "nagasaki_n", 1)
    s.automa_influence("kyoto_n", 3).influence(GREEN, "osaka_n", 2).automa(4)
    assert action(s) == ("trains", "tokaido")


@proves("NZ-2034")
def test_where_it_cannot_act_it_goes_on():
    s = solo()
    for cell in (1, 2, 3):
        s.train(GREEN, f"kyushu_{cell}")
    assert action(s.automa(4)) == ("trains", "kansai")


@proves("NZ-2035")
def test_with_more_everywhere_it_takes_the_first_region():
    s = solo()
    for region in REGIONS:
        s.train(AUTOMA, f"{region}_1")
    assert action(s.automa(4)) == ("trains", "kyushu")
    assert trains(s, "kyushu")[:3] == [AUTOMA, AUTOMA, NOBODY]


@proves("NZ-2036")
def test_without_a_cell_anywhere_it_does_nothing():
    s = solo()
    for region in REGIONS:
        for cell in (1, 2, 3):
            s.train(GREEN, f"{region}_{cell}")
    s.automa(4)
    assert action(s) == (None, None) and s.s.automa_trains == 6
    assert s.s.automa_worker != NOBODY


@proves("NZ-2037")
def test_regions_that_are_full_do_not_stand_in_the_way():
    s = solo()
    for cell in (1, 2, 3):
        s.train(GREEN, f"kyushu_{cell}").train(GREEN, f"kansai_{cell}")  # nobody has influence there
    s.train(AUTOMA, "tokaido_1").train(AUTOMA, "north_1").automa(4)
    assert action(s) == ("trains", "tokaido")


# --- trains


@proves("NZ-2038", "NZ-2068")
def test_one_train_in_the_topmost_empty_cell():
    s = solo().train(GREEN, "kyushu_2").automa(4)
    assert trains(s, "kyushu")[:3] == [AUTOMA, GREEN, NOBODY] and s.s.automa_at == 0
    s.influence(GREEN, "nagasaki_n", 5).colour_order(*ORDER).automa(4)
    assert trains(s, "kyushu")[:3] == [AUTOMA, GREEN, AUTOMA] and s.s.automa_at == 2
    assert s.s.automa_trains == 4 and s.sound


@proves("NZ-2039")
def test_without_trains_it_builds_none():
    s = solo()
    for station in ("kyushu_1", "kyushu_2", "kansai_1", "kansai_2", "tokaido_1", "tokaido_2"):
        s.train(AUTOMA, station)
    assert action(s.automa(4)) == (None, None)
    assert trains(s, "north") == [NOBODY] * 7 and s.sound


@proves("NZ-2040")
def test_its_trains_count_without_a_token():
    s = solo().train(AUTOMA, "kyushu_1").train(AUTOMA, "kyushu_2")
    assert influence_of(s.s, AUTOMA, 0) == 4
    assert influence_of(s.automa_influence("nagasaki_n", 3).s, AUTOMA, 0) == 7


@proves("NZ-2041")
def test_the_players_trains_count_only_beside_a_token():
    s = solo().train(AUTOMA, "kyushu_1").train(GREEN, "kyushu_2")
    assert influence_of(s.s, GREEN, 0) == 0
    assert action(s.copy().automa(4)) == ("trains", "kansai")  # 2 against 0
    s.influence(GREEN, "nagasaki_n", 1)
    assert action(s.automa(4)) == ("trains", "kyushu")  # 2 against 3


@proves("NZ-2042")
def test_it_gains_nothing_and_gives_nothing():
    s = solo().supply(GREEN, money=1).demand("nagasaki_n", "cotton").automa(4)
    s.colour_order(*ORDER).automa(5)
    assert s.s.automa_action == ACTIONS.index("markets")
    assert s.supplied(GREEN) == (1, 0, 0, 0) and s.supplied(AUTOMA) == (0, 0, 0, 0)
    assert s.s.vp[GREEN] == s.s.vp[AUTOMA] == 0


@proves("NZ-2043")
def test_a_region_has_three_train_cells():
    s = solo().region_colours(kyushu="blue")
    for _ in range(4):
        s.colour_order(*ORDER).automa(4)
    assert trains(s, "kyushu") == [AUTOMA] * 3 + [NOBODY] * 4
    assert action(s) == (None, None) and s.s.automa_trains == 3
