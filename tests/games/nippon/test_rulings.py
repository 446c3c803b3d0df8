"""Rulings that a table may read otherwise: what the other reading changes; the rest of the tests prove the ledger's."""

import pytest

from entrepot.engine.match.view import Result, View
from entrepot.games.nippon.box.tables import FACTORY_VP
from entrepot.games.nippon.face.drawn.face import FACE
from entrepot.games.nippon.face.drawn.player.zaibatsu import zaibatsu
from entrepot.games.nippon.face.text import TEXT
from entrepot.games.nippon.game import GAME
from entrepot.games.nippon.judge.evaluation import evaluate
from entrepot.games.nippon.rules.tracks import step_back
from entrepot.games.nippon.words import words
from entrepot.paper.refusals import refusal
from entrepot.testing import proves
from entrepot.testing.scenes import arranged, by_place, rendered, tree
from tests.games.nippon.holdings import changes, holdings, tycoon
from tests.games.nippon.position import GREEN, PINK, position

EN = words("en")


def seen(p):
    return View(GAME, bytes(p.s.buffer), GREEN)


# --- modifiers between activations (NZ-626, NZ-632)


def modifying(*factories, goods=2, **supply):
    """Green's turn with these factories, where modifiers may be used at any time, as is usual."""
    p = tycoon().factory(GREEN, *factories, goods=goods)
    p.hiring("machines", "blue").hiring("investment", "blue")
    return p.supply(GREEN, **supply) if supply else p


@proves("NZ-626", "NZ-632")
def test_the_gain_of_a_modifier_may_pay_for_the_next_activation():
    p = modifying("lamps_4a", "cotton_2a", money=6).acting("machines").take("machine:1_left")
    assert (p.asked, p.legal) == ("modifier", {"modify:1", "stop"})  # 1 money is not enough for another machine
    p.take("modify:1")
    assert (p.asked, p.s.money[GREEN]) == ("machines", 5)
    p.take("machine:2_left")
    assert (p.asked, p.s.money[GREEN]) == ("end", 0)


@proves("NZ-626", "NZ-632")
def test_a_modifier_is_offered_beside_later_activations():
    p = modifying("lamps_4a", "cotton_2a").acting("machines")
    assert p.why_not("modify:1") == "NZ-632"  # nothing is activated yet
    p.take("machine:1_left")
    assert p.asked == "machines" and {"modify:1", "stop"} <= p.legal
    before = holdings(p)
    assert changes(p.take("modify:1"), before) == {"money": 4}
    assert p.asked == "machines" and p.why_not("modify:1") == "NZ-614"


@proves("NZ-626", "NZ-632")
def test_a_modifier_is_still_asked_for_after_the_last_activation():
    p = modifying("lamps_4a", "cotton_2a").acting("machines").take("machine:1_left", "stop")
    assert (p.asked, p.legal) == ("modifier", {"modify:1", "stop"})
    assert p.copy().take("modify:1").asked == p.take("stop").asked == "end"  # whoever stops has stopped


@proves("NZ-626", "NZ-615")
def test_whoever_can_only_modify_may_decline():
    p = modifying("lamps_4a", "cotton_2a", money=6).acting("machines").take("machine:1_left", "stop")
    assert (p.asked, p.s.modified, p.s.money[GREEN]) == ("end", 0, 1)


@proves("NZ-626", "NZ-627")
def test_a_modifier_waits_for_its_condition():
    p = modifying("lamps_4a", "cotton_2a").acting("machines").take("machine:2_left")
    assert (p.asked, p.why_not("modify:1")) == ("machines", "NZ-627")
    assert p.take("machine:1_left").why_not("modify:1") is None


@proves("NZ-626")
def test_a_modifier_counts_what_the_action_has_done_so_far():
    p = modifying("paper_4b", "cotton_2a", "cotton_3a", goods=0).acting("production").take("produce:1")
    before = holdings(p)
    assert changes(p.take("modify:1"), before) == {"iron": 1}
    p.take("produce:2", "produce:3")
    assert p.asked == "end" and holdings(p)["iron"] == before["iron"] + 1


@proves("NZ-626", "NZ-632")
def test_a_lower_price_is_still_taken_before_the_first_activation():
    p = modifying("bento_4b", "cotton_2a").acting("production")
    assert p.why_not("modify:1") is None
    p.take("produce:2")
    assert p.why_not("modify:1") == "NZ-632"


@proves("NZ-626")
def test_what_a_modifier_builds_leaves_the_next_activation_as_it_was():
    p = modifying("clocks_4a", "cotton_2a").acting("machines").take("machine:1_left", "modify:1", "ship:berlin")
    assert (p.asked, p.s.activations) == ("machines", 1)
    assert p.why_not("machine:2_left") is None and p.why_not("machine:1_right") == "NZ-709"


@proves("NZ-632")
@pytest.mark.parametrize(
    "modifier, told", [("last", "after the last activation"), ("any", "only be used after the first")]
)
def test_the_refusal_of_a_modifier_tells_its_time(modifier, told):
    p = tycoon(modifier=modifier).factory(GREEN, "lamps_4a", "cotton_2a").hiring("machines", "blue").acting("machines")
    assert p.why_not("modify:1") == "NZ-632"
    assert told in refusal(seen(p), "modify:1", 632, EN, FACE.case)


def test_a_modifier_between_activations_is_told_in_the_middle_of_the_turn():
    p = modifying("lamps_4a", "cotton_2a", money=6).acting("machines").take("machine:1_left")
    states = [stage.state for stage in FACE.stages(seen(p), EN)]
    assert states[-1] == "next" and "now" in states


# --- the old factory (NZ-227, NZ-228)


@proves("NZ-228", "NZ-234")
@pytest.mark.parametrize("old_factory, cells", [("counts", 3), ("not", 2)])
def test_whether_the_old_factory_counts_for_the_factories_goal(old_factory, cells):
    p = position(old_factory=old_factory).factory(GREEN, "old_paper", "cotton_1a", "cotton_2a")
    p.favor(GREEN, "factories", 2).finish()
    assert p.s.sheet[GREEN, 7] == FACTORY_VP[cells, 2]
    assert FACTORY_VP[3, 2] > FACTORY_VP[2, 2]


@proves("NZ-228")
def test_an_old_factory_alone_is_no_factory():
    p = position(old_factory="not").factory(GREEN, "old_paper").favor(GREEN, "factories", 1).finish()
    assert p.s.sheet[GREEN, 7] == 0
    p = position(old_factory="not").factory(GREEN, "cotton_1a").favor(GREEN, "factories", 1).finish()
    assert p.s.sheet[GREEN, 7] == 1


@proves("NZ-228", "NZ-1908")
@pytest.mark.parametrize("old_factory, leaders", [("counts", {GREEN, PINK}), ("not", {PINK})])
def test_whether_the_old_factory_counts_for_the_common_goal(old_factory, leaders):
    p = position(3, goals="on", old_factory=old_factory).common_goals(1, "factories").round(2)
    p.factory(GREEN, "old_paper").factory(PINK, "cotton_1a").round_end()
    found = set()
    while p.asked == "reward":
        found.add(p.s.actor)
        p.take("reward:vp")
    assert found == leaders


@proves("NZ-228")
@pytest.mark.parametrize("old_factory, won", [("counts", True), ("not", False)])
def test_whether_the_old_factory_counts_for_the_solo_goal(old_factory, won):
    p = position(1, old_factory=old_factory).solo_goals("factories")
    p.factory(GREEN, "old_paper", "cotton_1a", "cotton_2a", "cotton_3a", "cotton_4a").finish()
    assert (p.asked, p.s.rank[GREEN] == 1) == ("over", won)


def test_a_bot_counts_factories_as_the_goal_does():
    def worth(old_factory):
        return evaluate(position(old_factory=old_factory).factory(GREEN, "old_paper", "cotton_1a").s, GREEN)

    assert worth("not") < worth("counts")


@proves("NZ-227", "NZ-224", "NZ-704")
def test_an_old_factory_with_machine_cells():
    p = tycoon(old_machines="2").factory(GREEN, "old_cotton", "paper_1a", "paper_2a").hiring("machines", "blue")
    assert p.acting("machines").legal >= {"machine:1_left", "machine:1_right"}
    before = holdings(p)
    assert changes(p.take("machine:1_right"), before) == {"money": -5, "iron": -1, "machine": 1}
    p.take("stop", "done").to_move(GREEN).hiring("production", "blue")
    assert p.acting("production").why_not("produce:1") == "NZ-224"


@proves("NZ-227", "NZ-224")
def test_a_granted_machine_on_an_old_factory_produces_nothing():
    p = tycoon(old_machines="2").factory(GREEN, "old_cotton").available("lamps_2b", "cotton_1a").acting("factory")
    p.take("build:lamps_2", "machine:1_left")
    assert (p.asked, p.s.coal[GREEN], p.s.goods[GREEN, 0], p.s.machines[GREEN, 0]) == ("end", 9, 0, 1)


@pytest.mark.parametrize("old_machines, drawn", [("0", False), ("2", True)])
def test_the_machine_cells_of_an_old_factory_are_drawn_where_it_has_them(old_machines, drawn):
    p = tycoon(old_machines=old_machines).factory(GREEN, "old_cotton")
    assert ("machine-1_left" in by_place(tree(zaibatsu(arranged(p))))) == drawn
    assert ("··" in rendered(TEXT.position(seen(p), EN))) == drawn


# --- what is left over (NZ-1712)


@proves("NZ-1712", "NZ-1711")
@pytest.mark.parametrize("coal_vp, vp", [("off", 0), ("on", 2)])
def test_whether_coal_scores(coal_vp, vp):
    p = position(coal_vp=coal_vp).supply(GREEN, iron=1).kept_coal(GREEN, 3).finish()
    assert (p.s.coal[GREEN], p.asked) == (2, "over")  # the income of the last consolidation
    assert p.s.sheet[GREEN, 9] == vp


@pytest.mark.parametrize(
    "coal_vp, told", [("off", "silk, iron and goods left"), ("on", "silk, iron, coal and goods left")]
)
def test_the_score_sheet_says_whether_coal_is_among_it(coal_vp, told):
    p = position(2, coal_vp=coal_vp).finish()
    while p.asked != "over":
        p.take(min(p.legal))
    assert told in str(FACE.scores(seen(p), Result((9, 9), (2, 1)), EN)).lower()


def test_a_bot_values_coal_at_the_end():
    def worth(coal_vp):
        return evaluate(position(coal_vp=coal_vp).round(8).supply(GREEN, coal=9).s, GREEN)

    assert worth("on") > worth("off")


# --- moving back (NZ-327, NZ-506)


@proves("NZ-506")
def test_moving_back_onto_a_bonus_space_gives_its_bonus():
    p = position(back_bonus="on").marker(GREEN, "mining", 5)
    step_back(p.s, GREEN, 1, 2)
    assert (p.settle().at(GREEN, "mining"), p.s.iron[GREEN]) == (3, 2)
    p = position(back_bonus="on").marker(GREEN, "mining", 4)
    step_back(p.s, GREEN, 1, 2)  # across the third space
    assert (p.settle().at(GREEN, "mining"), p.s.iron[GREEN]) == (2, 0)


@proves("NZ-506", "NZ-517")
@pytest.mark.parametrize("space, steps", [(9, 2), (1, 2)])
def test_moving_back_gives_nothing_for_a_token_or_without_a_move(space, steps):
    p = position(back_bonus="on").marker(GREEN, "mining", space)
    before = holdings(p), p.s.locked[GREEN]
    step_back(p.s, GREEN, 1, steps)
    p.settle()
    assert (changes(p, before[0]).keys() - {"mining"}, p.s.locked[GREEN]) == (set(), before[1])


@proves("NZ-506", "NZ-631")
def test_the_bonus_of_a_price_in_steps_comes_before_what_it_buys():
    p = position(back_bonus="on").marker(GREEN, "finance", 7).marker(GREEN, "science", 8).available("clocks_3b")
    p.supply(GREEN, money=6).acting("factory").take("ship:berlin", "another")
    assert (p.at(GREEN, "finance"), p.s.vp[GREEN], p.asked) == (5, 2, "free_ship")  # the yellow department


@proves("NZ-327", "NZ-313")
@pytest.mark.parametrize("space", [1, 2])
def test_a_price_in_steps_is_paid_as_far_as_the_track_goes(space):
    def offered(back_price):
        p = position(back_price=back_price).marker(GREEN, "finance", space).marker(GREEN, "science", 4)
        return p.available("bento_1b").supply(GREEN, money=6).acting("factory")

    assert offered("full").asked == "end"
    p = offered("part")
    assert p.asked == "another"
    assert f"{space - 1} finance step" in FACE.thing(seen(p), "another", EN)
    assert f"{space - 1} finance step" in TEXT.remark(seen(p), "another", EN)
    mining = p.at(GREEN, "mining")
    assert (p.take("another").at(GREEN, "finance"), p.at(GREEN, "mining")) == (1, mining + 2)


@proves("NZ-327")
@pytest.mark.parametrize("iron, asked", [(0, "end"), (1, "another")])
def test_the_rest_of_a_price_is_still_paid_in_full(iron, asked):
    p = position(back_price="part").marker(GREEN, "science", 4).available("lenses_2b")
    assert p.supply(GREEN, money=6, iron=iron).acting("factory").take("train:kyushu_3").asked == asked
