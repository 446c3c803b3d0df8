"""Turn structure (YK-301 … YK-313, YX-30), and the two technologies that are used between steps."""

import pytest

from entrepot.games.yokohama.actions import AREAS
from entrepot.games.yokohama.box.tables import BANK as BANK_KIND
from entrepot.games.yokohama.box.tables import GIVES, SPINNING_MILL_YEN, SYSTEM_OF_STOCK_YEN, UNIVERSITY_PRICE
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, GAME, PINK, PURPLE, YELLOW, position

BANK = AREAS.index("bank")


def with_an_order(s, player=BLUE):
    """A player who could complete an order, so that phases A and C are really asked."""
    return s.orders(player, 36).goods(player, silk=1, tea=2, fish=2)


def course(s, *actions):
    """What was asked before each of these actions."""
    asked = []
    for action in actions:
        asked.append(s.asked)
        s.take(action)
    return asked


def pass_turn(s):
    """Do nothing for a whole turn; whose turn it was."""
    player, turns = s.s.turn, s.s.turns
    while s.s.turns == turns:
        s.take(next(a for a in ("done", "stop", "recall", "go_on") if a in s.legal))
    return player


# --- players and rounds


@proves("YK-301")
def test_the_first_player_begins_and_turns_pass_clockwise():
    s = position(4, first="2")
    assert [pass_turn(s) for _ in range(6)] == [PURPLE, YELLOW, BLUE, PINK, PURPLE, YELLOW]


@proves("YK-301")
def test_out_of_turn_everything_is_refused():
    s = position(3)
    assert s.why_not("done", BLUE) is None
    assert s.why_not("done", PINK) == "YK-301"
    assert s.inner.legal(PINK) == []


@proves("YK-1609")
def test_after_the_end_everything_is_refused():
    s = position(3)
    s.s.last_round = s.s.round
    s.to_move(PURPLE, at="phase_c").take("done")
    assert s.asked == "over"
    assert [s.why_not("done", player) for player in (BLUE, PINK, PURPLE)] == ["YK-1609"] * 3
    assert s.legal == set()


@proves("YK-308")
def test_a_round_goes_from_the_first_player_to_the_one_on_the_right():
    s = position(3, first="1")
    rounds = []
    for _ in range(7):
        rounds.append((s.s.round, pass_turn(s)))
    assert rounds == [(1, PINK), (1, PURPLE), (1, BLUE), (2, PINK), (2, PURPLE), (2, BLUE), (3, PINK)]


@proves("YX-30", "YK-1609", "YK-1611")
@pytest.mark.parametrize(("player", "finish_round_9"), [(PINK, [PURPLE, YELLOW]), (YELLOW, [])])
def test_yx_30_the_round_is_finished_and_one_more_is_played(player, finish_round_9):
    s = position(4)
    s.s.round, s.s.turns = 9, 8 * 4 + player
    for area in ("church", "customs_house", "port_a"):
        s.trading_house(player, area)
    s.hand(player, trading_house=1).warehouse(player, trading_house=0)
    s.tile("bank", 1).token("bank").power(player, "bank", 4).acting(player, "bank").take("trading_house")
    assert s.s.last_round == 10
    after = []
    while not s.s.over:
        after.append(pass_turn(s))
    assert after == [*finish_round_9, BLUE, PINK, PURPLE, YELLOW]
    assert (s.s.round, s.s.turns) == (10, 40)  # ten turns each


# --- phases and steps


@proves("YK-302", "YK-303")
def test_a_turn_runs_through_phases_and_steps_in_order():
    s = (
        with_an_order(position())
        .token("bank", vp=5)
        .assistants(BLUE, "bank", 4)
        .assistants(BLUE, "church")
        .yen(BLUE, 0)
    )
    assert course(s, "done", "stop", "put:bank") == ["phase_a", "placing", "moving"]
    assert s.s.yen[BLUE] == GIVES[BANK_KIND, 5]  # step 3 comes before step 4
    assert s.standing(BLUE, "bank") == 4  # and step 6 after step 5
    assert course(s, "token", "stop") == ["token", "building"]
    assert s.standing(BLUE, "bank") == 0
    assert (s.asked, s.s.turn) == ("phase_c", BLUE)
    s.take("done")
    assert s.s.turn == PINK


@proves("YK-302")
def test_the_main_action_waits_for_the_end_of_phase_a():
    s = position().assistants(BLUE, "bank")
    assert {s.why_not(action) for action in ("place:bank", "put:bank", "stop")} == {"YK-302"}


@proves("YK-303")
def test_placement_comes_before_the_other_steps():
    s = position().assistants(BLUE, "bank").to_move(BLUE, at="placing")
    assert {s.why_not(action) for action in ("put:bank", "token", "shop:1", "done")} == {"YK-303"}


@proves("YK-304")
def test_movement_action_and_recovery_cannot_be_left_out():
    s = position().token("bank").assistants(BLUE, "bank", 3).yen(BLUE, 0).to_move(BLUE, at="moving")
    assert s.why_not("stop") == "YK-523"
    assert position().president(BLUE, "bank").to_move(BLUE, at="moving").why_not("stop") == "YK-524"
    s.take("put:bank")
    assert (s.s.yen[BLUE], s.asked) == (GIVES[BANK_KIND, 4], "building")
    s.take("stop")
    assert s.standing(BLUE, "bank") == 0


@proves("YK-304")
def test_bonus_and_building_are_optional():
    s = position().token("bank", vp=5).power(BLUE, "bank", 5).acting(BLUE, "bank")
    assert course(s, "stop", "stop") == ["token", "building"]
    assert (s.s.vp[BLUE], s.s.tokens[BLUE], s.s.hand[BLUE, 1]) == (0, 0, 2)


@proves("YK-305")
def test_after_a_recall_phase_c_follows():
    s = with_an_order(position()).power(BLUE, "bank", 5).yen(BLUE, 0).to_move(BLUE, at="moving").take("recall", "stop")
    assert s.asked == "phase_c"
    assert (s.s.yen[BLUE], s.standing(BLUE, "bank")) == (0, 4)  # neither action nor recovery


@proves("YK-306")
def test_without_a_movement_there_is_no_action():
    s = with_an_order(position(edition="original")).president(PINK, "bank").assistants(BLUE, "bank", 2).yen(BLUE, 0)
    s.to_move(BLUE, at="moving").take("stop")
    assert s.asked == "phase_c"
    assert (s.s.yen[BLUE], s.standing(BLUE, "bank")) == (0, 2)


@proves("YK-307")
def test_phases_a_and_c_offer_the_same_and_may_be_left_at_once():
    s = with_an_order(position()).technologies(BLUE, "university", "spinning_mill").agents(BLUE, usa=1)
    s.assistants(BLUE, "bank").achievement("a3").goods(BLUE, silk=1, tea=7, fish=2)
    in_a = s.legal
    assert in_a == {"agent:bank", "order:order_36", "achieve:a", "university", "spinning_mill", "done"}
    s.to_move(BLUE, at="phase_c")
    assert s.legal == in_a
    assert s.why_not("place:bank") == "YK-307"
    s.take("done")
    assert s.s.turn == PINK


@proves("YK-309")
def test_the_start_of_the_turn_comes_before_phase_a():
    s = with_an_order(position()).technologies(BLUE, "system_of_stock").yen(BLUE, 0).to_move(BLUE, at="start")
    assert (s.asked, s.s.yen[BLUE]) == ("phase_a", SYSTEM_OF_STOCK_YEN)
    s.yen(BLUE, 0).take("done", "stop")
    assert (s.asked, s.s.yen[BLUE]) == ("phase_c", 0)


@proves("YK-309")
def test_the_start_of_another_players_turn_is_not_yours():
    s = position().technologies(PINK, "system_of_stock").yen(PINK, 0).to_move(BLUE, at="start")
    assert s.s.yen[PINK] == 0


@proves("YK-312")
def test_a_turn_may_do_nothing():
    s = position()
    before = bytes(s.inner.record)
    s.take("done", "stop")  # with no assistant in any area, movement is blocked
    assert s.s.turn == PINK
    assert set(GAME.layout.changed(before, s.inner.record)) == {"agenda", "turn", "turns"}


@proves("YK-312")
def test_a_turn_cannot_be_passed():
    s = position().assistants(BLUE, "bank").assistants(BLUE, "church").take("done")
    assert s.why_not("done") == "YK-303"
    s.take("stop")
    assert s.legal == {"put:bank", "put:church"}


# --- effects that name no moment


@proves("YK-1301")
def test_university_and_spinning_mill_work_for_their_owner():
    s = position().technologies(PINK, "university", "spinning_mill")
    assert s.why_not("university") == "YK-1301"
    assert s.why_not("spinning_mill") == "YK-1301"


@proves("YK-1358", "YK-1359")
def test_university_takes_a_yen_and_an_assistant_of_the_warehouse():
    s = position().technologies(BLUE, "university").yen(BLUE, UNIVERSITY_PRICE)
    assert s.copy().warehouse(BLUE, assistant=0).why_not("university") == "YK-1359"
    assert s.copy().yen(BLUE, UNIVERSITY_PRICE - 1).why_not("university") == "YK-1358"
    s.ask("phase_c").take("university")
    assert (s.s.yen[BLUE], s.s.hand[BLUE, 0], s.s.warehouse[BLUE, 0]) == (0, 9, 11)


@proves("YK-1328")
def test_spinning_mill_takes_a_silk():
    s = with_an_order(position()).technologies(BLUE, "spinning_mill").yen(BLUE, 0)
    assert s.copy().goods(BLUE, tea=2, fish=2).why_not("spinning_mill") == "YK-1328"
    s.take("spinning_mill")
    assert (s.s.goods[BLUE, 1], s.s.yen[BLUE]) == (0, SPINNING_MILL_YEN)


@proves("YK-310")
@pytest.mark.parametrize("effect", ["university", "spinning_mill"])
def test_once_per_turn_is_reset_at_the_start_of_the_owners_next_turn(effect):
    s = with_an_order(position()).goods(BLUE, silk=2, tea=2, fish=2).technologies(BLUE, effect).yen(BLUE, 5)
    s.take(effect)
    assert s.why_not(effect) == "YK-310"
    s.take("done", "stop")
    assert s.asked == "phase_c"
    assert s.why_not(effect) == "YK-310"
    s.take("done")
    assert [pass_turn(s), pass_turn(s)] == [PINK, PURPLE]
    assert (s.s.turn, s.why_not(effect)) == (BLUE, None)


@proves("YK-310")
def test_once_per_turn_includes_an_agent_action():
    s = with_an_order(position()).goods(BLUE, silk=2, tea=2, fish=2).technologies(BLUE, "spinning_mill")
    s.agents(BLUE, usa=1).assistants(BLUE, "bank").take("agent:bank")
    assert s.asked == "pause"
    s.take("spinning_mill")
    assert (s.asked, s.why_not("spinning_mill")) == ("phase_a", "YK-310")


@proves("YK-311")
def test_just_before_every_step_the_spinning_mill_may_be_used():
    s = with_an_order(position()).technologies(BLUE, "spinning_mill").token("bank", vp=5).assistants(BLUE, "bank", 4)
    turn = []
    for action in ("done", "stop", "put:bank", "go_on", "go_on", "stop", "go_on", "stop", "go_on", "done"):
        turn.append((s.asked, "spinning_mill" in s.legal))
        s.take(action)
    assert turn == [
        ("phase_a", True),
        ("placing", False),
        ("moving", True),  # before step 2
        ("pause", True),  # before step 3
        ("pause", True),  # before step 4
        ("token", False),
        ("pause", True),  # before step 5
        ("building", False),
        ("pause", True),  # before step 6
        ("phase_c", True),
    ]


@proves("YK-311")
def test_and_before_every_step_of_an_agent_action():
    s = with_an_order(position()).technologies(BLUE, "university").agents(BLUE, usa=1).assistants(BLUE, "bank")
    s.take("agent:bank")
    assert s.why_not("done") == "YK-311"  # the step comes first
    assert s.legal == {"university", "go_on"}
    assert course(s, "go_on", "go_on", "go_on", "go_on") == ["pause"] * 4
    assert s.asked == "phase_a"


INSIDE = [
    ("placing",), ("walking", BANK), ("recalling",), ("port", 0, 4), ("laboratory", 0, 5), ("paying", 1),
    ("hiring", 1), ("chinatown", 1), ("church", 5), ("customs", 4), ("token", BANK), ("building", BANK),
    ("any_goods", 1), ("lifting", 1), ("dropping", BANK),
]  # fmt: skip


@proves("YK-311")
@pytest.mark.parametrize("decision", INSIDE, ids=lambda decision: decision[0])
def test_never_inside_a_step_a_payment_or_a_reward(decision):
    s = position().technologies(BLUE, "university", "spinning_mill").president(BLUE, "bank")
    assert s.why_not("university") is None and s.why_not("spinning_mill") is None
    s.ask(*decision)
    assert s.why_not("university") is not None and s.why_not("spinning_mill") is not None


@proves("YK-313")
@pytest.mark.parametrize("decision", [*INSIDE, ("moving",), ("pause",)], ids=lambda decision: decision[0])
def test_orders_and_achievements_are_completed_in_phases_a_and_c_alone(decision):
    s = with_an_order(position()).achievement("a3").goods(BLUE, tea=7, fish=2).president(BLUE, "bank")
    assert {"order:order_36", "achieve:a"} <= s.legal
    s.ask(*decision)
    assert s.why_not("order:order_36") is not None and s.why_not("achieve:a") is not None
    assert {"order:order_36", "achieve:a"} <= s.ask("phase_c").legal


@proves("YK-314")
def test_a_phase_without_a_choice_passes_by_itself():
    s = position(players=2).orders(BLUE).to_move(BLUE, "start")
    assert s.asked == "placing"


@proves("YK-314")
def test_a_phase_is_asked_when_for_others_an_order_could_be_completed():
    rich = {"copper": 4, "silk": 5, "tea": 6}  # order 29 asks for fish alone, so it cannot be completed
    s = position(players=2).orders(BLUE, 29).goods(BLUE, **rich).to_move(BLUE, "start")
    assert (s.asked, s.legal) == ("phase_a", {"done"})
    s = position(players=2).orders(BLUE, 29).goods(BLUE, copper=1).to_move(BLUE, "start")
    assert s.asked == "placing"  # with one good nobody could complete anything
