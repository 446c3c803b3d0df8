"""Ships and the Iwakura Mission (NZ-901 … NZ-918)."""

import pytest

from entrepot.games.nippon.actions import COLOURS, DESTINATIONS
from entrepot.games.nippon.record import NOBODY
from entrepot.games.nippon.rules.workers import EXPERT
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, PINK, PURPLE, position

MISSION = {
    "berlin": "white",
    "san_francisco": "red",
    "new_york": "blue",
    "washington": "yellow",
    "london": "grey",
    "paris": "black",
}


def sailing(players=3, money=20, iron=20, silk=0):
    """Green performs the ships action and has hired a grey worker."""
    p = position(players).supply(GREEN, money=money, iron=iron, silk=silk)
    return p.hiring("ships", "grey", "blue", "black").acting("ships", "grey")


def fleet(p, destination):
    """Whose ships lie at a destination."""
    n = DESTINATIONS.index(destination)
    return [p.s.ships[n, cell] for cell in range(4) if p.s.ships[n, cell] != NOBODY]


def crew(p, player=GREEN):
    """The workers of a player from the bottom, such as "grey" or "expert white"."""
    found = [p.s.workers[player, cell] for cell in range(6) if p.s.workers[player, cell] != NOBODY]
    return ["expert " * (n >= EXPERT) + COLOURS[n % EXPERT] for n in found]


def is_improved(p, colour, player=GREEN):
    return bool((p.s.improved[player] >> COLOURS.index(colour)) & 1)


def tiles_left(p, destination):
    return p.s.improved_left[DESTINATIONS.index(destination)]


def offered(p, verb):
    return {action.partition(":")[2] for action in p.legal if action.partition(":")[0] == verb}


# --- the action


@proves("NZ-901")
@pytest.mark.parametrize("action, left", [("ship:berlin", (20, 0, 0, 17)), ("ship_for_money:berlin", (15, 0, 0, 19))])
def test_a_ship_costs_3_iron_or_5_money_and_1_iron(action, left):
    p = sailing().take(action)
    assert p.supplied(GREEN) == left
    assert fleet(p, "berlin") == [GREEN] and p.sound


@proves("NZ-901", "NZ-902")
def test_a_ship_that_cannot_be_paid_for_cannot_be_built():
    p = sailing(money=5, iron=2)
    assert p.why_not("ship:berlin") == "NZ-901"
    assert p.why_not("ship_for_money:berlin") is None
    p = sailing(money=4, iron=3)
    assert p.why_not("ship:berlin") is None
    assert p.why_not("ship_for_money:berlin") == "NZ-901"
    p = sailing(money=5, iron=3).supply(GREEN, money=5)
    assert p.why_not("ship_for_money:berlin") == "NZ-901"  # the iron is missing


@proves("NZ-901")
def test_one_to_three_ships_at_different_destinations():
    p = sailing().take("ship:paris")
    assert p.why_not("stop") is None
    assert p.why_not("ship:paris") == p.why_not("ship_for_money:paris") == "NZ-901"
    p.take("ship:london")
    assert offered(p, "ship") == offered(p, "ship_for_money") == set(MISSION) - {"paris", "london"}
    p.take("ship:berlin")
    assert p.asked == "end"


@proves("NZ-901")
def test_while_ships_are_built_nothing_else_is_possible():
    p = sailing()
    assert p.asked == "ships"
    assert p.why_not("done") == p.why_not("train:kyushu_1") == "NZ-901"


@proves("NZ-902")
def test_every_ship_is_paid_for_in_its_own_way():
    p = sailing(money=5, iron=7).take("ship:berlin", "ship_for_money:london")
    assert p.supplied(GREEN) == (0, 0, 0, 3)
    p.take("ship:paris")
    assert p.supplied(GREEN) == (0, 0, 0, 0)


@proves("NZ-903", "NZ-914", "NZ-915")
def test_six_destinations_may_be_chosen():
    assert set(MISSION) == set(DESTINATIONS) and set(MISSION.values()) == set(COLOURS)
    p = sailing()
    assert offered(p, "ship") == offered(p, "ship_for_money") == set(MISSION)


@proves("NZ-904")
def test_the_ship_leaves_the_zaibatsu_for_an_empty_cell_of_the_destination():
    p = sailing().ship(PINK, "paris").ship(PURPLE, "paris").take("ship:paris")
    assert fleet(p, "paris") == [PINK, PURPLE, GREEN]
    assert p.s.taken[GREEN, 0] == 1
    assert p.sound


@proves("NZ-316")
def test_the_seventh_ship_does_not_exist():
    p = sailing().taken(GREEN, "ship", 6)
    assert p.why_not("ship:berlin") == p.why_not("ship_for_money:berlin") == "NZ-316"


# --- experts and improved departments


@proves("NZ-905", "NZ-906", "NZ-914", "NZ-915")
@pytest.mark.parametrize("destination, colour", MISSION.items())
def test_the_expert_and_the_improved_tile_of_a_destination_share_its_colour(destination, colour):
    p = sailing()
    before = tiles_left(p, destination)
    p.take(f"ship:{destination}")
    assert crew(p) == ["grey", f"expert {colour}"]
    assert p.s.expert[DESTINATIONS.index(destination)] == GREEN
    assert [c for c in COLOURS if is_improved(p, c)] == [colour]
    assert tiles_left(p, destination) == before - 1


@proves("NZ-905")
def test_the_expert_takes_the_lowest_empty_cell():
    p = position().supply(GREEN, iron=6).workers(GREEN, "red", "red", "red").hiring("ships", "grey")
    p.acting("ships").take("ship:berlin")
    assert crew(p) == ["red", "red", "red", "grey", "expert white"]


@proves("NZ-906")
def test_an_improved_department_takes_no_second_tile():
    p = sailing().improve(GREEN, "yellow")
    before = tiles_left(p, "washington")
    p.take("ship:washington")
    assert tiles_left(p, "washington") == before
    assert is_improved(p, "yellow") and crew(p) == ["grey", "expert yellow"] and p.sound


@proves("NZ-907")
@pytest.mark.parametrize("destination, colour", MISSION.items())
def test_a_destination_without_its_expert_cannot_be_chosen(destination, colour):
    p = sailing().workers(PINK, f"expert {colour}")
    assert p.why_not(f"ship:{destination}") == p.why_not(f"ship_for_money:{destination}") == "NZ-907"
    assert offered(p, "ship") == set(MISSION) - {destination}


@proves("NZ-907")
def test_your_own_expert_is_missing_at_the_destination_too():
    p = sailing().workers(GREEN, "expert red", "grey")
    assert p.why_not("ship:san_francisco") == "NZ-907"


@proves("NZ-908")
def test_an_expert_needs_an_empty_cell():
    p = sailing().workers(GREEN, "red", "red", "blue", "blue", "grey", "grey")
    assert {p.why_not(f"ship:{d}") for d in MISSION} == {"NZ-908"}
    assert {p.why_not(f"ship_for_money:{d}") for d in MISSION} == {"NZ-908"}
    p.workers(GREEN, "red", "red", "blue", "blue", "grey").take("ship:paris")
    assert p.asked == "end"  # the last cell is filled


@proves("NZ-909", "NX-34")
def test_the_ships_action_needs_two_empty_worker_cells():
    p = position().supply(GREEN, money=20, iron=20).workers(GREEN, *["red", "blue", "white", "black", "grey"])
    assert p.why_not("act:ships") == "NZ-909"
    assert p.why_not("act:trains") is None
    p.workers(GREEN, "red", "blue", "white", "black").acting("ships").take("ship:london")
    assert p.asked == "end"  # exactly one activation
    assert len(crew(p)) == 6


@proves("NZ-910", "NZ-911")
@pytest.mark.parametrize("destination, colour", MISSION.items())
def test_a_further_ship_gives_the_expert_and_no_tile(destination, colour):
    p = sailing().ship(GREEN, destination)
    before = tiles_left(p, destination)
    p.take(f"ship:{destination}")
    assert fleet(p, destination) == [GREEN, GREEN]
    assert crew(p) == ["grey", f"expert {colour}"]
    assert tiles_left(p, destination) == before and is_improved(p, colour)


@proves("NZ-912")
@pytest.mark.parametrize("players, cells", [(2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("destination", MISSION)
def test_the_ship_cells_of_a_destination_by_player_count(players, cells, destination):
    p = sailing(players)
    for _ in range(cells - 1):
        p.ship(PINK, destination)
    assert p.why_not(f"ship:{destination}") is None
    p.ship(PINK, destination)
    assert p.why_not(f"ship:{destination}") == p.why_not(f"ship_for_money:{destination}") == "NZ-912"
    assert destination not in offered(p, "ship")


@proves("NZ-913")
def test_experts_count_as_workers_at_consolidation():
    p = position().workers(GREEN, "expert blue", "white", "white", "white", "expert red").to_move(GREEN)
    p.take("consolidate")
    assert p.why_not("favor:ships_2") is None  # five workers, counting the experts: level 2
    p.take("favor:ships_2")
    assert p.supplied(GREEN) == (3 + 12, 2, 2, 0)  # blue for the lowest, red for the topmost, then the income
    p.take("pay")
    assert p.supplied(GREEN) == (15 - 9, 2, 2, 0)  # three colours
    assert crew(p) == [] and p.s.expert[DESTINATIONS.index("new_york")] == NOBODY


@proves("NZ-916")
def test_a_bonus_between_cells_comes_after_the_department_is_improved():
    p = sailing().taken(GREEN, "ship", 4).taken(GREEN, "machine", 5)  # column 5: the black department
    assert p.copy().take("ship:paris").s.coal[GREEN] == 3
    assert p.copy().take("ship:london").s.coal[GREEN] == 2


# --- ships by other effects


def granted(excluded=0, players=3):
    """A ship for nothing is asked for, and nobody has anything."""
    return position(players).ask("free_ship", excluded, 0)


@proves("NZ-917")
def test_a_ship_by_another_effect_costs_nothing():
    p = granted().supply(GREEN, money=9, iron=9).take("ship:london")
    assert p.supplied(GREEN) == (9, 0, 0, 9)
    assert (fleet(p, "london"), crew(p), is_improved(p, "grey")) == ([GREEN], ["expert grey"], True)
    assert p.asked == "turn" and p.sound


@proves("NZ-324")
def test_while_a_ship_is_granted_nothing_else_is_possible():
    p = granted()
    assert p.why_not("stop") == p.why_not("ship_for_money:berlin") == "NZ-324"


@proves("NZ-917", "NZ-907", "NZ-908", "NZ-912", "NZ-316")
def test_the_limits_hold_for_a_ship_by_another_effect():
    assert granted().workers(PINK, "expert grey").why_not("ship:london") == "NZ-907"
    assert granted(players=2).ship(PINK, "paris").ship(PINK, "paris").why_not("ship:paris") == "NZ-912"
    assert granted().workers(GREEN, *["red", "blue", "white"] * 2).why_not("ship:paris") == "NZ-908"
    assert granted().taken(GREEN, "ship", 6).why_not("ship:paris") == "NZ-316"


@proves("NZ-634")
def test_a_second_ship_of_clocks_3a_sails_elsewhere():
    p = position().available("clocks_3a").marker(GREEN, "science", 6).supply(GREEN, money=8)
    p.acting("factory").take("ship:berlin", "another")
    assert p.why_not("ship:berlin") == "NZ-634"
    p.workers(GREEN)  # the expert is back in Berlin
    assert p.why_not("ship:berlin") == "NZ-634" and p.why_not("ship:paris") is None
    p.take("ship:paris")
    assert (fleet(p, "berlin"), fleet(p, "paris"), p.s.money[GREEN]) == ([GREEN], [GREEN], 0)


@proves("NZ-917")
@pytest.mark.parametrize("workers", [["red", "red", "blue", "blue", "white"], ["red"]])
def test_a_ship_that_cannot_be_built_is_skipped(workers):
    """Clocks 1A gives a ship, then three finance steps; the hired worker fills the area, or all experts are away."""
    p = position().available("clocks_1a").marker(GREEN, "science", 6).marker(GREEN, "finance", 3)
    p.supply(GREEN, money=6).workers(GREEN, *workers)
    if len(workers) == 1:
        p.workers(PINK, *(f"expert {colour}" for colour in COLOURS))
    p.acting("factory")
    assert (p.asked, p.at(GREEN, "finance"), p.s.taken[GREEN, 0]) == ("end", 6, 0)


@proves("NZ-918")
def test_ships_stay_when_the_experts_return_and_the_round_ends():
    p = sailing().take("ship:berlin", "ship:paris", "stop").to_move(GREEN).take("consolidate", "favor:ships_1")
    assert p.s.expert[DESTINATIONS.index("berlin")] == NOBODY
    p.round(2).round_end()
    assert (p.s.round, fleet(p, "berlin"), fleet(p, "paris")) == (3, [GREEN], [GREEN])
    assert p.s.taken[GREEN, 0] == 2


# --- the worked example, in three activations


def example():
    """Two machines are built, the expert of New York is away; 6 iron and then some."""
    p = position(4).factory(GREEN, "cotton_1a", machines=2).workers(PINK, "expert blue")
    return p.supply(GREEN, money=2, iron=7).hiring("ships", "black", "black", "blue").acting("ships", "black")


@proves("NX-06", "NZ-907")
def test_new_york_has_no_expert():
    p = example()
    assert p.why_not("ship:new_york") == p.why_not("ship_for_money:new_york") == "NZ-907"
    assert offered(p, "ship") == set(MISSION) - {"new_york"}


@proves("NX-07", "NZ-901", "NZ-905", "NZ-906", "NZ-507")
def test_first_ship_of_the_example():
    p = example().take("ship:berlin")
    assert p.supplied(GREEN) == (2, 0, 0, 7 - 3)
    assert fleet(p, "berlin") == [GREEN]
    assert crew(p) == ["black", "expert white"] and is_improved(p, "white")
    assert p.at(GREEN, "finance") == 2


@proves("NX-08", "NZ-916", "NZ-1003")
def test_second_ship_of_the_example():
    p = example().take("ship:berlin", "ship:san_francisco")
    assert p.supplied(GREEN) == (2, 0, 3, 7 - 6)  # the improved red department
    assert fleet(p, "san_francisco") == [GREEN]
    assert crew(p) == ["black", "expert white", "expert red"] and is_improved(p, "red")


@proves("NX-09", "NZ-320", "NZ-415")
def test_third_ship_of_the_example():
    p = example().take("ship:berlin", "ship:san_francisco")
    assert p.why_not("ship:london") == "NZ-901"
    p.take("ship_for_money:london")
    assert p.supplied(GREEN) == (0, 0, 0, 0)
    assert fleet(p, "london") == [GREEN] and p.asked == "end"
