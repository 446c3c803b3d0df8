"""Country pairs (YK-1101 … YK-1107)."""

import pytest

from entrepot.games.yokohama.actions import COUNTRIES
from entrepot.games.yokohama.box.tables import ALL_CARDS, ALL_ORDERS, CARDS_OF, ORDERS_OF
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, PINK, position

BRITAIN, USA = 0, 1
BRITISH, AMERICAN = (1, 2, 3, 4, 5, 6), (12, 13, 14, 15, 16, 17)  # orders
COUNTRY_VP = 4  # column of the score sheet


def rich(**options):
    """Blue has goods for any order."""
    return position(**options).goods(BLUE, copper=30, silk=30, tea=30, fish=30)


def complete(s, number):
    """Blue completes an order."""
    return s.to_move(BLUE).orders(BLUE, number).take(f"order:order_{number}")


@proves("YK-1101")
def test_every_order_and_every_technology_shows_one_flag():
    for order in range(ALL_ORDERS):
        assert sum((ORDERS_OF[c] >> order) & 1 for c in range(5)) == 1
    for card in range(ALL_CARDS):
        assert sum((CARDS_OF[c] >> card) & 1 for c in range(5)) == 1
    assert COUNTRIES == ("britain", "usa", "france", "germany", "netherlands")


@proves("YK-1102", "YK-1103")
def test_flags_of_orders_and_technologies_count_together():
    s = rich().technologies(BLUE, "patent_system")
    assert complete(s, 12).s.agents[BLUE, USA] == 1


@proves("YK-1102", "YK-1103")
def test_a_technology_brings_its_flag_too():
    s = position().completed(BLUE, 12).laboratory("a1", "patent_system").power(BLUE, "laboratory_a", 5)
    s.acting(BLUE, "laboratory_a").take("learn:a1")
    assert s.s.agents[BLUE, USA] == 1


@proves("YK-1102")
def test_orders_in_hand_and_flags_of_opponents_do_not_count():
    s = rich().completed(PINK, 13).orders(BLUE, 12, 14).take("order:order_12")
    assert s.s.agents[BLUE, USA] == 0


@proves("YK-1103")
@pytest.mark.parametrize(("flags", "agents"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_every_second_flag_brings_an_agent_from_the_supply(flags, agents):
    s = rich()
    for number in BRITISH[:flags]:
        complete(s, number)
    assert (s.s.agents[BLUE, BRITAIN], s.s.agents_left[BRITAIN]) == (agents, 3 - agents)


@proves("YX-07", "YK-1103", "YK-1104")
def test_the_second_british_order():
    s = rich().completed(BLUE, 1)
    empty = s.copy().agents(PINK, britain=3)
    assert complete(s, 2).s.agents[BLUE, BRITAIN] == 1
    assert complete(empty, 2).s.agents[BLUE, BRITAIN] == 0
    assert empty.s.agents_left[BRITAIN] == 0


@proves("YX-36", "YK-1103", "YK-1104")
def test_american_flags_from_one_to_six():
    s = rich().completed(BLUE, AMERICAN[0])
    agents = [complete(s, number).s.agents[BLUE, USA] for number in AMERICAN[1:]]
    assert agents == [1, 1, 2, 2, 2]


@proves("YK-1105")
def test_a_pair_without_an_agent_is_not_made_good_later():
    s = rich().completed(BLUE, 1).agents(PINK, britain=3)
    complete(s, 2)
    s.s.agents_left[BRITAIN] = 1  # as if one had come back
    assert complete(s, 3).s.agents[BLUE, BRITAIN] == 0


@proves("YK-1106")
def test_flags_of_a_pair_still_count_in_final_scoring():
    s = rich().completed(BLUE, 1, 2, 12)
    complete(s, 13)
    assert s.s.agents[BLUE, USA] == 1
    assert s.finish().s.sheet[BLUE, COUNTRY_VP] == 2 + 2


@proves("YK-1107")
def test_the_country_of_an_agent_is_no_flag():
    s = rich().agents(BLUE, usa=1, france=1)
    assert complete(s, 12).s.agents[BLUE, USA] == 1
    assert s.finish().s.sheet[BLUE, COUNTRY_VP] == 0
