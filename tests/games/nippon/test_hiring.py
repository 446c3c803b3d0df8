"""The turn: an action with its worker and its activations, or a consolidation (NZ-401 … NZ-419, NZ-423, NZ-427)."""

import pytest

from entrepot.games.nippon.actions import ACTIONS, COLOURS
from entrepot.games.nippon.box.tables import HIRING_CELL, MOST_ACTIVATIONS, PERIOD
from entrepot.games.nippon.record import NOBODY
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, PINK, PURPLE, Position, position

FOUR = ("cotton_1a", "paper_1a", "bento_1a", "lenses_1a")  # factories that modify no action


def rich(**options):
    """A player who can perform every action: four factories with goods, and plenty of everything."""
    s = position(**options).factory(GREEN, *FOUR, goods=4).supply(GREEN, money=90, coal=90, iron=90)
    return (
        s.marker(GREEN, "science", 6)
        .marker(GREEN, "finance", 12)
        .demands("kyoto", "cotton", "paper", "bento", "clocks")
        .demands("osaka", "bento", "paper", "lamps", "lenses")
    )


def poor():
    """Nothing at all: no action can be performed."""
    return position()


def workers(s, player=GREEN):
    return [COLOURS[s.s.workers[player, cell]] for cell in range(6) if s.s.workers[player, cell] != NOBODY]


# Four activations of each action, one more than are allowed, each with what answers the questions after it.
COURSES = {
    "machines": ["machine:1_left", "machine:2_left", "machine:3_left", "machine:4_left"],
    "production": ["produce:1", "produce:2", "produce:3", "produce:4"],
    "ships": ["ship:berlin", "ship_for_money:paris", "ship:london", "ship:new_york"],
    "trains": ["train:kyushu_3", "train_for_money:kansai_3", "train:tokaido_3", "train:north_3"],
    "markets": ["supply_1:kyoto_n", "supply_2:kyoto_e", "supply_1:kyoto_s", "supply_2:osaka_n"],
    "investment": ["spend:cotton", "spend:paper", "spend:bento", "spend:lenses"],
}
AFTERWARDS = {"markets": ["gain:vp"], "investment": ["invest"]}
several = pytest.mark.parametrize("action", COURSES)


def activate(s, action, count):
    for activation in COURSES[action][:count]:
        s.take(activation, *AFTERWARDS.get(action, []))
    return s


# --- turns


@proves("NZ-401", "NZ-402")
def test_turns_go_clockwise_through_eight_rounds_of_three_periods():
    s = Position(3, 5, drafted=False, first="1")
    seen, move = {}, 0
    while not s.s.over:
        if s.asked == "end":
            seen[s.s.turns] = (s.s.turn, s.s.round)
        move += s.inner.play_some(move, 1)
    players, rounds = zip(*seen.values(), strict=True)
    assert list(players) == [(1 + n) % 3 for n in range(len(players))]  # never reset between rounds
    assert list(dict.fromkeys(rounds)) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [rounds.count(n) > 2 for n in range(1, 9)] == [True] * 8
    assert [int(PERIOD[n]) for n in range(1, 9)] == [0, 0, 1, 1, 2, 2, 2, 2]


@proves("NZ-403")
def test_a_turn_is_an_action_or_a_consolidation():
    s = rich().workers(GREEN, "white")
    assert s.legal == {*(f"act:{action}" for action in ACTIONS), "consolidate"}
    assert s.why_not("steps:1") == s.why_not("done") == s.why_not("stop") == "NZ-403"
    acted = s.copy().acting("science").take("steps:1")
    assert acted.legal == {"done"} and acted.why_not("consolidate") == "NZ-427"
    consolidated = s.copy().take("consolidate", "favor:ships_1", "research:mining")
    assert consolidated.legal == {"done"} and consolidated.why_not("act:science") == "NZ-427"


@proves("NZ-404", "NZ-408")
def test_who_does_not_act_must_consolidate():
    s = rich().workers(GREEN, "white")
    assert "consolidate" in s.legal and s.why_not("skip") == "NZ-423"
    s = poor().workers(GREEN, "white")
    assert {s.why_not(f"act:{action}") for action in ACTIONS} == {"NZ-407"}
    assert s.legal == {"consolidate"}


@proves("NZ-423")
def test_who_can_neither_act_nor_consolidate_is_skipped():
    s = poor()
    assert s.why_not("consolidate") == "NZ-1401"
    assert s.legal == {"skip"}
    s.take("skip")
    assert s.legal == {"done"} and workers(s) == []
    s.supply(PINK, money=1).take("done")
    assert s.s.turn == PINK


@proves("NZ-423")
def test_who_can_act_or_consolidate_is_not_skipped():
    assert poor().workers(GREEN, "red").why_not("skip") == "NZ-423"
    assert poor().supply(GREEN, money=1).why_not("skip") == "NZ-423"
    assert poor().supply(GREEN, silk=1).why_not("skip") == "NZ-423"


@proves("NZ-427")
def test_a_turn_ends_when_its_player_says_so():
    s = position().supply(GREEN, money=1, silk=2).supply(PINK, money=1).acting("science").take("steps:1")
    assert (s.asked, s.s.turn) == ("end", GREEN)
    assert s.legal == {"done", "silk"}
    assert s.why_not("stop") == s.why_not("act:science") == "NZ-427"
    s.take("silk")
    assert s.supplied(GREEN) == (1, 0, 1, 0)
    s.take("silk")
    assert (s.legal, s.s.turn) == ({"done"}, GREEN)  # not even a single answer is given for the player
    s.take("done")
    assert s.s.turn == PINK


# --- step A: the worker


@proves("NZ-405")
def test_a_worker_of_choice_goes_to_the_lowest_empty_cell():
    s = rich().hiring("mining", "red", "red", "grey").workers(GREEN, "white", "blue").take("act:mining")
    assert s.asked == "hiring" and s.legal == {"hire:red", "hire:grey"}
    assert s.why_not("hire:black") == "NZ-405"
    assert s.why_not("steps:1") == s.why_not("stop") == "NZ-405"  # first of all a worker
    s.take("hire:red")
    assert workers(s) == ["white", "blue", "red"]
    assert [s.s.hiring[2, colour] for colour in range(6)] == [0, 0, 1, 0, 1, 0]


@proves("NZ-406")
@pytest.mark.parametrize("action", ACTIONS)
def test_without_an_empty_cell_there_is_no_action(action):
    s = rich().workers(GREEN, "white", "blue", "grey", "yellow", "red")
    assert s.why_not(f"act:{action}") == ("NZ-909" if action == "ships" else None)
    s.workers(GREEN, "white", "blue", "grey", "yellow", "red", "black")
    assert s.why_not(f"act:{action}") == "NZ-406"
    assert s.legal == {"consolidate"}


@proves("NZ-407")
@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_that_cannot_be_activated_cannot_be_chosen(action):
    assert rich().why_not(f"act:{action}") is None
    assert poor().why_not(f"act:{action}") == "NZ-407"


@proves("NZ-409")
def test_the_colour_of_the_worker_does_not_matter_for_the_action():
    s = rich().hiring("trains", "white", "yellow", "black").take("act:trains")
    offers = [s.copy().take(f"hire:{colour}").legal for colour in ("white", "yellow", "black")]
    assert offers[0] == offers[1] == offers[2] and "train:kyushu_1" in offers[0]


@proves("NZ-410", "NZ-909")
def test_the_worker_counts_as_placed():
    s = rich().workers(GREEN, "white", "blue", "grey", "yellow", "red")
    assert s.why_not("act:ships") == "NZ-909"  # no cell would be left for an expert
    assert rich().workers(GREEN, "white", "blue", "grey", "yellow").why_not("act:ships") is None


@proves("NZ-410")
def test_silk_counts_as_money():
    s = poor().supply(GREEN, money=3, silk=2).factory(GREEN, "cotton_1a")
    assert s.why_not("act:machines") is None
    assert s.supply(GREEN, money=3, silk=1).why_not("act:machines") == "NZ-407"


@proves("NZ-410")
def test_the_discount_counts():
    s = poor().available("cotton_1a").marker(GREEN, "science", 2).supply(GREEN, money=4)
    assert s.why_not("act:factory") == "NZ-407"
    assert s.tile(GREEN, "discount").why_not("act:factory") is None


@proves("NZ-410")
def test_a_modifier_that_lowers_the_price_counts():
    s = poor().factory(GREEN, "bento_4b").supply(GREEN, coal=2)
    s.acting("production")  # its modifier is the only way on, and is taken
    assert (s.s.coal[GREEN], s.s.goods[GREEN, 0], s.s.modified) == (0, 1, 1)
    assert poor().factory(GREEN, "bento_4a").supply(GREEN, coal=2).why_not("act:production") == "NZ-407"
    assert poor().factory(GREEN, "bento_4b").supply(GREEN, coal=1).why_not("act:production") == "NZ-407"


@proves("NZ-411")
def test_an_action_below_an_empty_hiring_cell_cannot_be_chosen():
    s = rich().hiring("science")
    assert s.why_not("act:science") == s.why_not("act:production") == "NZ-411"
    assert s.why_not("act:mining") is None


# --- step B: the activations


@proves("NZ-412", "NZ-413")
@several
def test_one_worker_is_taken_however_many_activations(action):
    s = rich().hiring(action, "red", "red", "grey").acting(action, "red")
    activate(s, action, 3)
    assert sum(s.s.workers[GREEN, cell] == COLOURS.index("red") for cell in range(6)) == 1
    assert [s.s.hiring[HIRING_CELL[ACTIONS.index(action)], colour] for colour in range(6)] == [0, 0, 1, 0, 1, 0]


@proves("NZ-414")
def test_every_activation_is_paid_then_resolved():
    s = rich().supply(GREEN, money=10, iron=3).acting("trains")
    assert s.take("train:kansai_1").supplied(GREEN) == (10, 0, 1, 0)
    s = rich().supply(GREEN, money=11).acting("machines").take("machine:2_left")
    assert (s.s.money[GREEN], s.s.machines[GREEN, 1]) == (6, 1)
    assert s.take("machine:1_left").s.money[GREEN] == 1
    s = rich().acting("investment").take("spend:bento", "contract:grey")
    assert (s.s.goods[GREEN, 2], s.s.iron[GREEN]) == (3, 92)


@proves("NZ-415")
def test_gains_of_an_activation_pay_for_the_next():
    s = rich().supply(GREEN, money=5, iron=3).acting("trains")
    s.take("train:tokaido_1")  # which gives 1 iron
    assert s.why_not("train:kansai_1") == "NZ-1101"
    s.take("train_for_money:kansai_1")
    assert s.supplied(GREEN) == (0, 0, 1, 0)
    s = rich().supply(GREEN, money=3, iron=4).taken(GREEN, "ship", 1).taken(GREEN, "machine", 2)
    s.acting("ships").take("ship:berlin")  # a bonus between cells: 2 silk
    assert s.supplied(GREEN) == (3, 0, 2, 1)
    assert s.take("ship_for_money:london").supplied(GREEN) == (0, 0, 0, 0)


@proves("NZ-416")
@several
def test_one_may_stop_after_the_first_activation(action):
    s = rich().acting(action)
    assert s.why_not("stop") == "NZ-416"
    activate(s, action, 1)
    assert s.why_not("stop") is None
    s.take("stop")
    assert s.asked == "end"


@proves("NZ-417")
@several
def test_three_activations_at_most(action):
    s = rich().acting(action)
    for count in (1, 2):
        activation = COURSES[action][count - 1]
        s.take(activation, *AFTERWARDS.get(action, []))
        assert s.s.activations == count and s.asked == action
        assert s.why_not(COURSES[action][3]) is None
    s.take(COURSES[action][2], *AFTERWARDS.get(action, []))
    assert s.asked == "end"
    assert s.why_not(COURSES[action][3]) == "NZ-427"


@proves("NZ-417")
@pytest.mark.parametrize(
    ("action", "answer"), [("science", "steps:1"), ("mining", "steps:1"), ("factory", "build:paper_3")]
)
def test_science_mining_and_factory_are_activated_once(action, answer):
    s = rich().available("paper_3a", "cotton_3a").acting(action).take(answer)
    assert s.asked == "end"
    assert dict(zip(ACTIONS, MOST_ACTIVATIONS.tolist(), strict=True)) == {
        "science": 1, "mining": 1, "factory": 1, "machines": 3, "production": 3, "ships": 3, "trains": 3,
        "markets": 3, "investment": 3,
    }  # fmt: skip


@proves("NZ-418")
@pytest.mark.parametrize(
    ("action", "again", "rule"),
    [
        ("machines", "machine:1_right", "NZ-709"),  # different factories
        ("production", "produce:1", "NZ-801"),
        ("ships", "ship:berlin", "NZ-901"),  # different destinations
        ("trains", "train:kyushu_2", "NZ-1101"),  # different regions
        ("markets", "supply_1:nagoya_n", "NZ-1201"),  # one region
        ("investment", "spend:cotton", "NZ-1305"),  # different types
    ],
)
def test_every_action_with_several_activations_has_a_condition(action, again, rule):
    s = rich().demand("nagoya_n", "cotton").acting(action)
    activate(s, action, 1)
    s.workers(GREEN)  # an expert goes back, so that only the condition is in the way
    assert s.why_not(again) == rule


@proves("NZ-419")
def test_the_conditions_do_not_bind_abilities():
    s = rich().factory(GREEN, "lamps_4b").acting("investment")  # with a contract, a machine
    s.take("spend:cotton", "contract:black", "spend:paper", "contract:grey", "spend:bento", "invest")
    assert s.s.activations == 3
    s.take("modify:5")
    assert {f"machine:{slot}_left" for slot in "12345"} <= s.legal  # cotton was spent, and so on
    s.take("machine:1_left")
    assert (s.s.machines[GREEN, 0], s.s.activations) == (1, 3)
    s = rich().factory(GREEN, "lenses_4a").acting("machines").take("machine:1_left", "machine:5_left", "stop")
    s.take("modify:5", "train:kyushu_3")  # the first region, though the first factory had its machine
    assert s.s.trains[0, 2] == GREEN


@proves("NZ-402")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_begins(first):
    s = Position(3, 1, drafted=False, first=str(first))
    while s.asked != "turn":
        s.take(min(s.legal))
    assert s.s.turn == first
    s.supply((first + 1) % 3, money=9).ending(first).take("done")
    assert s.s.turn == (PINK, PURPLE, GREEN)[first]
