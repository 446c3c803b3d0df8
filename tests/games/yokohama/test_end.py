"""End of the game (YK-1601 … YK-1612)."""

import random

import pytest

from entrepot.games.yokohama.record import NOBODY
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, PINK, PURPLE, YELLOW, position

TEA_AREA = "tea_plantation_1"
HOUSES = ("bank", "church", "port_a", "chinatown")
SHOPS = (*HOUSES, "copper_mine_1", "silk_factory_1", "fishing_ground_1", "employment_agency")


def ends(s):
    """Whether an end trigger has occurred: the next round is then the last."""
    assert s.s.last_round in (0, s.s.round + 1)
    return s.s.last_round > 0


def building(player, **built):
    """A player about to build at the Tea Plantation, with so many shops and trading houses built elsewhere."""
    s = position().tile(TEA_AREA, 10)
    for area in SHOPS[: built.get("shops", 0)]:
        s.shop(player, area)
    for area in HOUSES[: built.get("trading_houses", 0)]:
        s.trading_house(player, area)
    s.warehouse(player, shop=7 - built.get("shops", 0), trading_house=3 - built.get("trading_houses", 0))
    s.hand(player, shop=1, trading_house=1).power(player, TEA_AREA, 4)
    return s.acting(player, TEA_AREA)


def at_port(slots, deck, port="port_a"):
    """Blue takes orders from slots of a Port, with so many cards left in the deck."""
    s = position().order_deck(deck).power(BLUE, port, 3).yen(BLUE, 2).acting(BLUE, port)
    s.take(*(f"take:{slot}" for slot in slots))
    return s.take("stop") if len(slots) == 1 else s


def sending(board, players, edition, standing):
    """Blue puts an assistant on the first space of a board on which so many stand already, the dummy included."""
    s = position(players, edition=edition).imports(BLUE, 1).power(BLUE, board, 5)
    spaces = s.s.church if board == "church" else s.s.customs
    free = [space for space in range(7, 0, -1) if spaces[space] == NOBODY]
    for space in free[: standing - sum(owner != NOBODY for owner in spaces)]:
        spaces[space] = PINK
    verb = "church" if board == "church" else "customs"
    return s.acting(BLUE, board).take(f"{verb}:1", "assistant:hand")


def play_on(s):
    """The players whose turns follow, each doing as little as possible, to the end of the game."""
    turns = [s.s.turn]
    while s.asked != "over":
        s.take(next((a for a in ("done", "stop", "recall") if a in s.legal), min(s.legal)))
        if s.s.turn != turns[-1]:
            turns.append(s.s.turn)
    return turns[:-1]  # after the last turn it would be the first player's


@proves("YK-1601")
def test_the_fourth_trading_house_triggers_the_end():
    assert not ends(building(BLUE, trading_houses=2).take("trading_house"))
    assert ends(building(BLUE, trading_houses=3).take("trading_house"))


@proves("YK-1602")
def test_the_eighth_shop_triggers_the_end():
    assert not ends(building(BLUE, shops=6).take("shop:1"))
    assert ends(building(BLUE, shops=7).take("shop:1"))


@proves("YX-29", "YK-1603", "YK-1604")
def test_one_order_left_and_one_or_two_orders_taken():
    one = at_port(["a1"], deck=1)
    assert (one.s.orders_left, ends(one)) == (0, False)
    two = at_port(["a1", "a2"], deck=1)
    assert (two.s.port[0, 5], ends(two)) == (NOBODY, True)


@proves("YK-1603", "YK-1604")
def test_either_port_triggers_the_end():
    assert not ends(at_port(["b1"], deck=1, port="port_b"))
    assert ends(at_port(["b1"], deck=0, port="port_b"))
    assert ends(at_port(["a1"], deck=0, port="port_a"))


@proves("YK-1605", "YK-1607")
@pytest.mark.parametrize(("players", "trigger"), [(2, 4), (3, 5), (4, 6)])
@pytest.mark.parametrize("board", ["church", "customs_house"])
def test_assistants_on_a_board_of_the_original(board, players, trigger):
    assert not ends(sending(board, players, "original", trigger - 2))
    assert ends(sending(board, players, "original", trigger - 1))


@proves("YK-1606", "YK-1608")
@pytest.mark.parametrize(("players", "trigger"), [(2, 5), (3, 5), (4, 6)])
@pytest.mark.parametrize("board", ["church", "customs_house"])
def test_assistants_on_a_board_of_synapses(board, players, trigger):
    assert not ends(sending(board, players, "synapses", trigger - 2))
    assert ends(sending(board, players, "synapses", trigger - 1))


@proves("YK-1606", "YK-1608")
@pytest.mark.parametrize("board", ["church", "customs_house"])
def test_with_two_players_the_dummy_is_one_of_the_five(board):
    s = sending(board, 2, "synapses", 4)
    spaces = s.s.church if board == "church" else s.s.customs
    assert [spaces[n] in (BLUE, PINK) for n in range(8)].count(True) == 4
    assert ends(s)


@proves("YK-1609")
def test_the_round_is_finished_and_one_more_is_played():
    s = building(PINK, trading_houses=3).take("trading_house")
    assert play_on(s) == [PINK, PURPLE, BLUE, PINK, PURPLE]
    assert s.s.round == s.s.last_round == 2


@proves("YK-1609")
def test_after_the_end_nothing_can_be_done():
    s = position().finish()
    assert s.legal == set()
    assert s.why_not("done") == "YK-1609"
    assert s.why_not("place:bank", player=PINK) == "YK-1609"


@proves("YK-1609", "YK-1611")
@pytest.mark.parametrize(("trigger", "turns_left"), [(PINK, 8), (YELLOW, 6), (BLUE, 5)])
def test_all_players_have_the_same_number_of_turns(trigger, turns_left):
    s = position(4, first="1")
    s.s.round, s.s.last_round = 9, 10  # as after a trigger in round 9
    s.to_move(trigger, at="phase_c")
    turns = play_on(s)
    assert turns[-4:] == [PINK, PURPLE, YELLOW, BLUE]
    assert (len(turns), s.s.round) == (turns_left, 10)


@proves("YK-1610")
def test_a_later_trigger_changes_nothing():
    s = building(PINK, trading_houses=3).take("trading_house")
    s.s.round += 1
    last = s.s.last_round
    s.power(PURPLE, "port_a", 2).order_deck(0).acting(PURPLE, "port_a").take("take:a1", "stop")
    assert s.s.port[0, 5] == NOBODY
    assert s.s.last_round == last == s.s.round


@proves("YK-1610")
def test_an_agent_action_triggers_the_end_in_phase_a():
    s = building(BLUE, trading_houses=3).agents(BLUE, usa=1).president(BLUE, None).assistants(BLUE, TEA_AREA)
    s.to_move(BLUE).take(f"agent:{TEA_AREA}", "trading_house")
    assert ends(s)


@proves("YK-1611")
def test_a_trigger_in_the_last_turn_of_a_round():
    s = building(PURPLE, trading_houses=3).take("trading_house")
    assert play_on(s) == [PURPLE, BLUE, PINK, PURPLE]
    assert s.s.round == 2


@proves("YK-1612")
def test_in_the_last_rounds_the_same_is_offered_as_ever():
    """Every decision of a random game, asked once more as if the end were near."""
    s, choice = position(3, seed=5), random.Random(5)
    while s.s.last_round == 0:
        now, last = s.copy(), s.copy()
        now.s.last_round, last.s.last_round = s.s.round + 1, s.s.round
        assert s.legal == now.legal == last.legal
        s.take(choice.choice(sorted(s.legal)))
