"""Module: common goals (NZ-1901 … NZ-1918)."""

import pytest

from entrepot.games.nippon.actions import CONTRACTS, GOALS
from entrepot.games.nippon.game import GAME
from entrepot.games.nippon.record import NOBODY
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, ORANGE, PINK, PURPLE, position

COMMON_GOALS = (*GOALS, "influence")
DESTINATIONS = ("berlin", "san_francisco", "new_york")
STATIONS = ("kyushu_1", "kansai_1", "tokaido_1", "north_1")
FACTORIES = {PINK: ("cotton_1a", "paper_1a", "bento_1a"), PURPLE: ("cotton_2a", "paper_2a", "bento_2a")}
CELLS = {PINK: ("nagasaki_n", "kyoto_n", "tokyo_n"), PURPLE: ("fukuoka_n", "osaka_n", "sendai_n")}
REWARDS = {"reward:vp", "reward:iron", "reward:silk", "reward:science", "reward:mining", "reward:finance"}


def goals(*names, period=1, players=3):
    """A game with exactly these goals in a period."""
    return position(players, goals="on").common_goals(period, *names)


def ahead(s, player, goal, count):
    """A player, Pink or Purple, with so much of a goal, a marker so many spaces from the first."""
    if goal == "ships":
        for destination in DESTINATIONS[:count]:
            s.ship(player, destination)
    elif goal == "machines":
        s.factory(player, *FACTORIES[player][:count], machines=1)
    elif goal == "trains":
        for station in STATIONS[:count]:
            s.train(player, station if player == PINK else station.replace("1", "2"))
    elif goal in ("science", "mining", "finance"):
        s.marker(player, goal, 1 + count)
    elif goal == "factories":
        s.factory(player, *FACTORIES[player][:count])
    elif goal == "contracts":
        s.contracts(player, *CONTRACTS[:count])
    else:
        for value, cell in enumerate(CELLS[player][:count], 1):
            s.influence(player, cell, value)
    return s


def score(s, period=1, active=PURPLE):
    """The round ends that ends the period, with the turn of the active player."""
    s.round((2, 4, 8)[period - 1]).empty_queue().to_move(active).round_end()
    return s


def rewarded(s):
    """Who is asked for a reward, one after another; everybody takes silk."""
    seen = []
    while s.asked == "reward":
        seen.append(s.s.actor)
        s.take("reward:silk")
    return seen


# --- set-up


@proves("NZ-1901", "NZ-1918")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_goals_for_each_period_by_the_number_of_players(players):
    s = position(players, goals="on")
    found = [
        [COMMON_GOALS[s.s.goal[period, place]] for place in range(3) if s.s.goal[period, place] != NOBODY]
        for period in range(3)
    ]
    assert [len(names) for names in found] == [players - 1] * 3
    every = [name for names in found for name in names]
    assert len(every) == len(set(every))  # none is drawn twice
    if players == 4:
        assert set(every) == set(COMMON_GOALS)


@proves("NZ-1901")
def test_they_are_drawn_at_random():
    first = {position(2, seed, goals="on").s.goal[0, 0] for seed in range(20)}
    assert len(first) > 5


@proves("NZ-1902")
def test_the_module_is_used_only_where_it_is_asked_for():
    assert GAME.meta.options["goals"].default == GAME.meta.options["late"].default == "off"
    s = position()
    assert {s.s.goal[period, place] for period in range(3) for place in range(3)} == {NOBODY}
    both = position(goals="on", late="on")  # not advised together, but not forbidden
    assert both.s.goal[0, 0] != NOBODY and both.sound
    s = ahead(position(), PINK, "science", 3)  # and without it nobody is rewarded
    assert score(s).asked == "end"


# --- who leads


@proves("NZ-1903", "NZ-1906", "NZ-1907", "NZ-1908", "NZ-1909", "NZ-1910")
@pytest.mark.parametrize("goal", COMMON_GOALS)
def test_who_leads_is_rewarded_and_who_shares_the_lead_too(goal):
    alone = ahead(ahead(goals(goal), PINK, goal, 3), PURPLE, goal, 2)
    assert rewarded(score(alone)) == [PINK]
    assert alone.s.silk[PINK] == 2 and alone.s.silk[PURPLE] == 0
    together = ahead(ahead(goals(goal), PINK, goal, 2), PURPLE, goal, 2)
    assert rewarded(score(together)) == [PINK, PURPLE]


@proves("NZ-1911")
@pytest.mark.parametrize("goal", COMMON_GOALS)
def test_without_progress_nobody_leads(goal):
    assert score(goals(goal)).asked == "end"
    one = ahead(goals(goal), PINK, goal, 1)
    assert rewarded(score(one)) == [PINK]


@proves("NZ-1914")
def test_a_waiting_machine_is_not_built():
    s = goals("machines").factory(PINK, "cotton_1a", machines=1).taken(PURPLE, "machine", 1)
    s.s.waiting_machine[PURPLE] = 1
    assert rewarded(score(s)) == [PINK]
    waiting = goals("machines").taken(PURPLE, "machine", 1)
    waiting.s.waiting_machine[PURPLE] = 1
    assert score(waiting).asked == "end"


@proves("NZ-1903")
def test_only_the_goals_of_the_period_count():
    s = ahead(goals("science").common_goals(2, "mining"), PINK, "mining", 3)
    assert score(s, period=1).asked == "end"
    assert rewarded(score(s, period=2)) == [PINK]


@proves("NZ-1903")
def test_nobody_is_rewarded_before_the_end_of_the_period():
    s = ahead(goals("mining"), PINK, "mining", 3).round(1).empty_queue().round_end()
    assert s.s.round == 2 and s.asked == "end"


# --- the rewards


@proves("NZ-1904", "NZ-1915")
@pytest.mark.parametrize("period, vp, pieces, steps", [(1, 3, 2, 1), (2, 6, 3, 2)])
def test_one_of_the_rewards_of_the_first_two_periods(period, vp, pieces, steps):
    s = score(ahead(goals("factories", period=period), PINK, "factories", 1), period)
    assert s.asked == "reward" and s.s.actor == PINK and s.legal == REWARDS

    def after(reward):
        """VP, silk, iron and the spaces of the three markers."""
        taken = s.copy().take(f"reward:{reward}")
        _, _, silk, iron = taken.supplied(PINK)
        return [taken.s.vp[PINK], silk, iron, *(taken.at(PINK, track) for track in ("science", "mining", "finance"))]

    assert after("vp") == [vp, 0, 0, 1, 1, 1]
    assert after("silk") == [0, pieces, 0, 1, 1, 1]
    assert after("iron") == [0, 0, pieces, 1, 1, 1]
    assert [after("science")[3], after("mining")[4], after("finance")[5]] == [1 + steps] * 3


@proves("NZ-1904")
def test_while_a_reward_is_due_nothing_else_is_possible():
    s = score(ahead(goals("science"), PINK, "science", 1)).supply(PINK, silk=1)
    assert s.why_not("stop") == s.why_not("done") == s.why_not("silk") == "NZ-1904"


@proves("NZ-1904")
def test_a_step_wins_the_bonus_of_its_space():
    s = score(ahead(goals("science"), PINK, "science", 1)).take("reward:science")  # the third space: black
    assert (s.at(PINK, "science"), s.s.coal[PINK]) == (3, 2)


@proves("NZ-1905", "NZ-1915")
@pytest.mark.parametrize("place, vp", [(0, 8), (1, 10), (2, 12)])
def test_goals_of_the_third_period_have_their_own_reward(place, vp):
    names = ["ships", "contracts", "trains"]
    names[place] = "science"
    s = ahead(goals(*names, period=3, players=4), PINK, "science", 2)
    score(s, period=3)
    assert s.asked == "over"
    assert [s.s.sheet[player, 0] for player in range(4)] == [0, vp, 0, 0]


@proves("NZ-1905")
def test_in_the_third_period_all_who_share_the_lead_get_all_of_it():
    s = goals("science", "mining", "finance", period=3, players=4)
    for player in (PINK, ORANGE):
        for track in ("science", "mining", "finance"):
            s.marker(player, track, 2)
    score(s, period=3)
    assert [s.s.sheet[player, 0] for player in range(4)] == [0, 30, 0, 30]


@proves("NZ-1912")
def test_the_same_reward_may_be_taken_again():
    s = goals("science", "mining").marker(PINK, "science", 2).marker(PINK, "mining", 2).marker(PURPLE, "mining", 2)
    score(s)
    assert rewarded(s) == [PINK, PINK, PURPLE]
    assert (s.s.silk[PINK], s.s.silk[PURPLE]) == (4, 2)


@proves("NZ-1913")
@pytest.mark.parametrize("active, order", [(GREEN, [PINK, PURPLE, GREEN]), (PINK, [PURPLE, GREEN, PINK])])
def test_rewards_are_taken_from_the_left_of_the_active_player(active, order):
    s = goals("science", "mining")
    for player in range(3):
        s.marker(player, "science", 2).marker(player, "mining", 2)
    score(s, active=active)
    assert rewarded(s) == [player for player in order for _ in range(2)]
    assert s.s.turn == order[0]  # and the game goes on as usual


@proves("NX-44", "NZ-1916")
def test_example_of_leaders_known_before_the_first_reward():
    s = goals("science", "mining", players=4).marker(ORANGE, "science", 3)
    s.marker(ORANGE, "mining", 4).marker(PINK, "mining", 4)
    score(s, active=PURPLE)  # Orange comes first
    assert s.s.actor == ORANGE
    s.take("reward:mining", "reward:iron")  # the fifth space: blue
    assert (s.s.actor, s.s.money[ORANGE], s.s.iron[ORANGE]) == (PINK, 3, 2)
    s.take("reward:vp")
    assert s.at(ORANGE, "mining") > s.at(PINK, "mining")
    assert (s.asked, s.s.turn, s.s.vp[PINK]) == ("turn", ORANGE, 3)


@proves("NZ-1917")
def test_rewards_come_after_all_regions():
    s = ahead(goals("science"), PINK, "science", 1)
    s.influence(PINK, "sapporo_s", 7).influence(PINK, "sendai_e", 6)
    score(s)
    assert s.asked == "reward" and s.s.vp[PINK] == 10


@proves("NZ-1917")
def test_in_the_third_period_they_come_before_the_last_consolidation():
    s = goals("science", period=3).marker(PINK, "science", 2).marker(PURPLE, "science", 3).workers(PINK, "white")
    score(s, period=3, active=GREEN)
    assert (s.asked, s.s.actor) == ("favor", PINK)
    assert [s.s.vp[player] for player in range(3)] == [0, 0, 8]
    s.take("favor:ships_1", "research:science")  # too late to share the lead
    assert s.asked == "over" and s.s.sheet[PINK, 0] == 0 and s.at(PINK, "science") == 3
