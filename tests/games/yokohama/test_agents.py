"""Extra actions in general, and foreign agents (YK-1001 … YK-1017, YK-1033)."""

import pytest

from entrepot.engine.errors import EntrepotError
from entrepot.games.yokohama.actions import AREAS, COUNTRIES
from entrepot.games.yokohama.box.tables import FISHING_GROUND, GIVES, TEA_PLANTATION
from entrepot.games.yokohama.record import NOBODY
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, GAME, PINK, position

TEA_AREA, FISH_AREA = "tea_plantation_1", "fishing_ground_1"
TEA, FISH = 2, 3
REPLACE = {"edition": "original", "agents": "replace"}


def with_agent(assistants=2, country="britain", **options):
    """Blue has one agent, some assistants at the Tea Plantation and the president in hand."""
    s = position(**options).agents(BLUE, **{country: 1}).assistants(BLUE, TEA_AREA, assistants)
    return s.goods(BLUE, silk=3, fish=4)  # enough for some order, so that no phase passes by itself


def marked(assistants=2):
    """Before step 2, an agent of blue has marked the Tea Plantation; one more assistant is in the Fishing Ground."""
    s = with_agent(assistants, **REPLACE).assistants(BLUE, FISH_AREA)
    return s.take(f"agent:{TEA_AREA}", "done", "stop")


def idle(s):
    """The player to move does as little as possible, until the turn is over."""
    player = s.s.turn
    while s.s.turn == player and s.asked != "over":
        s.take(next((a for a in ("done", "stop", "recall") if a in s.legal), min(s.legal)))


@proves("YK-1001")
@pytest.mark.parametrize("phase", ["phase_a", "phase_c"])
def test_extra_actions_come_in_any_order_and_number(phase):
    s = with_agent().achievement("a2").achievement("b1").yen(BLUE, 10).orders(BLUE, 12, 29)
    s.goods(BLUE, tea=4, silk=6, fish=4).to_move(BLUE, at=phase)
    several = ["order:order_12", f"agent:{TEA_AREA}", "achieve:a", "order:order_29", "achieve:b"]
    assert s.legal == {*several, "done"}
    backwards = s.copy()
    s.take(*several)
    backwards.take(*reversed(several))
    for after in (s, backwards):
        assert after.s.completed[BLUE] == (1 << 11) | (1 << 28)
        assert [after.s.achieved[n] for n in range(3)] == [1 << BLUE, 1 << BLUE, 0]
        assert after.s.used_agents[BLUE, 0] == 1


@proves("YK-1002")
def test_one_agent_a_turn_phases_a_and_c_together():
    s = with_agent().agents(BLUE, usa=1).assistants(BLUE, FISH_AREA)
    s.take(f"agent:{TEA_AREA}")
    assert s.why_not(f"agent:{FISH_AREA}") == "YK-1002"
    s.take("done", "place:bank", "stop", f"put:{FISH_AREA}").assistants(BLUE, TEA_AREA)
    assert s.asked == "phase_c"
    assert s.why_not(f"agent:{TEA_AREA}") == "YK-1002"
    for _ in range(s.s.players):
        idle(s)
    assert s.s.turn == BLUE
    assert s.why_not(f"agent:{TEA_AREA}") is None


@proves("YK-1003")
def test_a_face_up_agent_is_turned_face_down():
    s = with_agent(country="france").take(f"agent:{TEA_AREA}")
    assert (s.s.agents[BLUE, 2], s.s.used_agents[BLUE, 2]) == (0, 1)


@proves("YK-1003", "YK-1014")
def test_a_used_agent_stays_face_down_with_its_owner():
    s = with_agent(country="netherlands").take(f"agent:{TEA_AREA}")
    s.to_move(BLUE).assistants(BLUE, TEA_AREA)
    assert s.why_not(f"agent:{TEA_AREA}") == "YK-1003"
    for _ in range(s.s.players):
        idle(s)
    assert s.s.used_agents[BLUE, 4] == 1
    assert s.s.agents_left[4] == 0


@proves("YK-1004")
def test_an_agent_needs_an_assistant_and_no_president_of_its_owner():
    s = with_agent().assistants(BLUE, FISH_AREA).president(BLUE, FISH_AREA)
    assert s.why_not(f"agent:{TEA_AREA}") is None
    assert s.why_not(f"agent:{FISH_AREA}") == "YK-1004"
    assert s.why_not("agent:bank") == "YK-1004"


@proves("YK-1004")
def test_a_building_does_not_stand_in_for_the_assistant():
    s = with_agent().shop(BLUE, "bank").trading_house(BLUE, "bank")
    assert s.why_not("agent:bank") == "YK-1004"


@proves("YK-1005")
def test_opponents_presidents_in_the_area_are_not_paid():
    s = with_agent().yen(BLUE, 0).yen(PINK, 0).president(PINK, TEA_AREA)
    s.take(f"agent:{TEA_AREA}")
    assert (s.s.yen[BLUE], s.s.yen[PINK]) == (0, 0)
    assert s.s.goods[BLUE, TEA] == GIVES[TEA_PLANTATION, 2]


@proves("YK-1006")
@pytest.mark.parametrize("edition", ["original", "synapses"])
def test_the_agent_action_comes_at_once_and_the_main_action_besides(edition):
    s = with_agent(edition=edition).take(f"agent:{TEA_AREA}")
    assert s.s.goods[BLUE, TEA] == GIVES[TEA_PLANTATION, 2]
    assert s.standing(BLUE, TEA_AREA) == 0
    assert s.asked == "phase_a"
    fish = s.s.goods[BLUE, FISH]
    s.take("done", f"place:{FISH_AREA}", "place:bank", "stop", f"put:{FISH_AREA}")
    assert s.s.goods[BLUE, FISH] == fish + GIVES[FISHING_GROUND, 2]


@proves("YK-1007")
def test_with_replace_an_agent_of_phase_a_only_marks_its_area():
    s = with_agent(**REPLACE).take(f"agent:{TEA_AREA}")
    assert (s.s.goods[BLUE, TEA], s.standing(BLUE, TEA_AREA)) == (0, 2)
    assert s.s.marked == AREAS.index(TEA_AREA)


@proves("YK-1007")
def test_while_it_is_asked_where_to_act_nothing_else_can_be_done():
    s = marked().take(f"put:{FISH_AREA}")
    assert s.legal == {"act:president", "act:agent"}
    assert s.why_not("done") == "YK-1007"


@proves("YX-42", "YK-1007", "YK-1009")
def test_acting_in_the_marked_area_or_at_the_president():
    s = marked(assistants=4).tile(TEA_AREA, 10).take(f"put:{FISH_AREA}")
    there, here = s.copy(), s.copy()

    there.take("act:agent")
    assert there.s.goods[BLUE, TEA] == GIVES[TEA_PLANTATION, 4]  # power without the president
    there.take("shop:1")
    assert there.s.shops[AREAS.index(TEA_AREA), 0] == BLUE
    assert (there.standing(BLUE, TEA_AREA), there.standing(BLUE, FISH_AREA)) == (0, 1)
    assert there.s.president[BLUE] == AREAS.index(FISH_AREA)

    here.take("act:president")
    assert here.s.goods[BLUE, FISH] == s.s.goods[BLUE, FISH] + GIVES[FISHING_GROUND, 2]
    assert (here.s.goods[BLUE, TEA], here.standing(BLUE, TEA_AREA), here.standing(BLUE, FISH_AREA)) == (0, 4, 0)
    assert here.s.used_agents[BLUE, 0] == 1


@proves("YK-1008")
def test_with_replace_an_agent_of_phase_c_acts_at_once():
    s = with_agent(**REPLACE).to_move(BLUE, at="phase_c").take(f"agent:{TEA_AREA}")
    assert s.s.goods[BLUE, TEA] == GIVES[TEA_PLANTATION, 2]
    assert (s.standing(BLUE, TEA_AREA), s.s.marked) == (0, NOBODY)


@proves("YK-1009")
def test_a_mark_not_used_is_lost_and_the_agent_with_it():
    recalled = with_agent(**REPLACE).president(BLUE, "bank").assistants(BLUE, FISH_AREA).layout("bank", FISH_AREA)
    recalled.take(f"agent:{TEA_AREA}", "done", "stop", "recall", "stop")
    elsewhere = marked().take(f"put:{FISH_AREA}", "act:president")
    for s in (recalled, elsewhere):
        assert s.asked == "phase_c"
        assert (s.s.marked, s.s.used_agents[BLUE, 0], s.s.goods[BLUE, TEA]) == (NOBODY, 1, 0)


@proves("YK-1010")
def test_a_marked_area_without_an_assistant_left_is_not_offered():
    s = marked()
    s.s.assistants[BLUE, AREAS.index(TEA_AREA)] = 0
    fish = s.s.goods[BLUE, FISH]
    s.take(f"put:{FISH_AREA}")
    assert s.asked == "phase_c"
    assert s.s.goods[BLUE, FISH] == fish + GIVES[FISHING_GROUND, 2]


@proves("YK-1010")
def test_with_the_president_in_the_marked_area_the_action_is_the_ordinary_one():
    s = marked().take(f"put:{TEA_AREA}")
    assert s.asked == "phase_c"
    assert s.s.goods[BLUE, TEA] == GIVES[TEA_PLANTATION, 3]


@proves("YK-1011")
def test_the_switch_of_the_agents():
    assert GAME.meta.check(3, {"edition": "original"})["agents"] == "extra"
    assert GAME.meta.check(3, {"edition": "synapses"})["agents"] == "extra"
    assert GAME.meta.check(3, REPLACE)["agents"] == "replace"
    with pytest.raises(EntrepotError, match="needs edition=original"):
        GAME.meta.check(3, {"edition": "synapses", "agents": "replace"})


@proves("YK-1012")
def test_neither_agent_nor_president_gives_power():
    s = with_agent(assistants=1).president(BLUE, "bank").take(f"agent:{TEA_AREA}")
    assert s.s.goods[BLUE, TEA] == GIVES[TEA_PLANTATION, 1]


@proves("YK-1012")
def test_assistants_shop_trading_house_and_station_token_give_power():
    s = with_agent(assistants=1).shop(BLUE, TEA_AREA).trading_house(BLUE, TEA_AREA).station(TEA_AREA)
    s.take(f"agent:{TEA_AREA}")
    assert s.s.goods[BLUE, TEA] == GIVES[TEA_PLANTATION, 4]


@proves("YK-1013")
@pytest.mark.parametrize("country", COUNTRIES[1:])
def test_an_agent_of_any_country_does_the_same(country):
    british, other = with_agent(), with_agent(country=country)
    assert british.legal == other.legal
    for s in (british, other):
        s.take(f"agent:{TEA_AREA}")
    differ = GAME.layout.changed(british.inner.record, other.inner.record)
    assert differ == ["agents_left", "used_agents"]


@proves("YK-1015")
def test_an_agent_gained_this_turn_may_be_used_this_turn():
    s = position().assistants(BLUE, TEA_AREA).completed(BLUE, 13).orders(BLUE, 12).goods(BLUE, tea=4)
    assert s.why_not(f"agent:{TEA_AREA}") == "YK-1003"
    s.take("order:order_12", f"agent:{TEA_AREA}")
    assert (s.s.agents[BLUE, 1], s.s.used_agents[BLUE, 1]) == (0, 1)


@proves("YK-1016")
def test_with_the_president_in_hand_any_area_with_an_assistant_but_never_the_canal():
    s = with_agent().assistants(BLUE, FISH_AREA).president(BLUE, None)
    assert {a for a in s.legal if a.startswith("agent:")} == {f"agent:{TEA_AREA}", f"agent:{FISH_AREA}"}
    assert s.why_not("agent:canal") == "YK-1004"


@proves("YK-1017")
def test_income_token_building_and_recovery_as_in_a_main_action():
    s = with_agent(assistants=5).trading_house(PINK, TEA_AREA).yen(PINK, 4).token(TEA_AREA, vp=5).tile(TEA_AREA, 10)
    s.take(f"agent:{TEA_AREA}")
    assert s.s.yen[PINK] == 5
    s.take("token")
    assert s.s.vp[BLUE] == 5
    s.take("shop:1")
    assert s.s.shops[AREAS.index(TEA_AREA), 0] == BLUE
    assert (s.standing(BLUE, TEA_AREA), s.s.hand[BLUE, 0]) == (0, 8)
    assert s.asked == "phase_a"


@proves("YK-1033")
def test_an_agent_in_phase_a_takes_away_what_step_2_would_have_needed():
    s = with_agent(assistants=1)
    kept = s.copy().take("done", f"place:{FISH_AREA}", "place:bank", "stop")
    assert kept.why_not(f"put:{TEA_AREA}") is None
    s.take(f"agent:{TEA_AREA}", "done", f"place:{FISH_AREA}", "place:bank", "stop")
    assert s.why_not(f"put:{TEA_AREA}") == "YK-503"


@proves("YX-35", "YK-1006")
def test_telephone_leaves_one_assistant_after_each_of_the_two_actions():
    s = with_agent(assistants=2).technologies(BLUE, "telephone").assistants(BLUE, FISH_AREA, 3)
    s.take(f"agent:{TEA_AREA}")
    assert s.legal == {"leave", "stop"}
    s.take("leave", "done", "stop", f"put:{FISH_AREA}")
    assert s.asked == "building"  # power 4
    s.take("stop", "leave")
    assert (s.standing(BLUE, TEA_AREA), s.standing(BLUE, FISH_AREA)) == (1, 1)


@proves("YK-1034")
def test_the_engine_picks_the_agent_foreign_ones_first():
    s = position(players=2, free_agents="on").agents(BLUE, usa=1, germany=1).assistants(BLUE, "bank")
    s.s.free_agents[BLUE] = 1
    turned = []
    for _ in range(3):
        s.to_move(BLUE).assistants(BLUE, "bank").take("agent:bank")
        turned.append(([s.s.used_agents[BLUE, c] for c in range(5)], s.s.used_free_agents[BLUE]))
    assert turned == [([0, 1, 0, 0, 0], 0), ([0, 1, 0, 1, 0], 0), ([0, 1, 0, 1, 0], 1)]
