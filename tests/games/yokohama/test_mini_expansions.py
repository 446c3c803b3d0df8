"""Mini-expansions of the Synapses edition (YK-1901 … YK-1916)."""

import pytest

from entrepot.engine.errors import EntrepotError
from entrepot.games.yokohama.actions import AREAS, COUNTRIES, REWARD_TOKENS
from entrepot.games.yokohama.box.tables import TOKENS
from entrepot.games.yokohama.record import NOBODY
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, GAME, PINK, position

TEA_AREA, FISH_AREA = "tea_plantation_1", "fishing_ground_1"
FREE_TOKENS = range(TOKENS, TOKENS + 5)  # the free-agent 5-power tokens come after the others
COUNTRY_VP, LEFTOVER_VP = 4, 5  # columns of the score sheet


def third_achievement(*display):
    """Blue completes the third achievement, with these reward tokens on display."""
    s = position(rewards="on").achieved(BLUE, "b").achieved(BLUE, "c").achievement("a1").goods(BLUE, copper=5)
    if display:
        s.s.rewards_left = sum(1 << REWARD_TOKENS.index(token) for token in display)
    return s


def free_agent(s, area=TEA_AREA):
    """A free-agent 5-power token lies at an area."""
    s.s.token[AREAS.index(area)] = TOKENS
    return s


def tokens_laid(s):
    return [token for token in s.s.token if token != NOBODY]


@proves("YK-1901")
@pytest.mark.parametrize("rewards", ["off", "on"])
@pytest.mark.parametrize("free_agents", ["off", "on"])
def test_each_is_optional_and_independent_of_the_other(rewards, free_agents):
    games = [position(4, seed, rewards=rewards, free_agents=free_agents) for seed in range(4)]
    assert all((s.s.rewards_left > 0) == (rewards == "on") for s in games)
    assert any(token >= TOKENS for s in games for token in tokens_laid(s)) == (free_agents == "on")


@proves("YK-1901")
@pytest.mark.parametrize("name", ["rewards", "free_agents"])
def test_the_original_has_neither(name):
    assert GAME.meta.check(3, {})[name] == "off"
    with pytest.raises(EntrepotError, match="needs edition=synapses"):
        GAME.meta.check(3, {"edition": "original", name: "on"})


@proves("YK-1902", "YK-1916")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_reward_tokens_of_six_are_laid_out(players):
    displays = {position(players, seed, rewards="on").s.rewards_left for seed in range(40)}
    assert {display.bit_count() for display in displays} == {4}
    assert len(displays) > 8  # of 15 choices
    assert [any((d >> token) & 1 for d in displays) for token in range(6)] == [True] * 6


@proves("YK-1903", "YK-1904")
def test_the_third_achievement_brings_a_token_of_choice_at_once():
    s = third_achievement("usa", "france", "free_agent").take("achieve:a")
    assert s.asked == "reward"
    assert s.legal == {"reward:usa", "reward:france", "reward:free_agent"}
    assert s.why_not("reward:germany") == "YK-1903"
    assert s.why_not("done") == "YK-1904"
    s.take("reward:france")
    assert s.s.reward[BLUE] == REWARD_TOKENS.index("france")
    assert s.s.rewards_left == 1 << REWARD_TOKENS.index("usa") | 1 << REWARD_TOKENS.index("free_agent")


@proves("YK-1903")
def test_the_second_achievement_brings_none_nor_do_those_of_opponents():
    s = position(rewards="on").achieved(BLUE, "b").achieved(PINK, "c").achieved(PINK, "b").achievement("a1")
    s.goods(BLUE, copper=5).take("achieve:a")
    assert (s.asked, s.s.reward[BLUE], s.s.rewards_left.bit_count()) == ("phase_a", NOBODY, 4)


@proves("YK-1903")
def test_without_the_mini_expansion_the_third_achievement_brings_nothing():
    s = position().achieved(BLUE, "b").achieved(BLUE, "c").achievement("a1").goods(BLUE, copper=5).take("achieve:a")
    assert s.asked == "phase_a"


@proves("YK-1904")
def test_once_a_player_and_the_others_choose_among_those_left():
    s = third_achievement("usa", "france", "germany").take("achieve:a", "reward:usa")
    assert [s.to_move(BLUE).why_not(f"achieve:{stack}") for stack in "abc"] == ["YK-1020"] * 3
    s.achieved(PINK, "b").achieved(PINK, "c").goods(PINK, copper=5).to_move(PINK).take("achieve:a")
    assert s.legal == {"reward:france", "reward:germany"}


@proves("YK-1905", "YK-1906", "YK-1908")
@pytest.mark.parametrize(("token", "order"), list(zip(COUNTRIES, (1, 12, 19, 26, 33), strict=True)))
def test_a_flag_makes_a_pair_at_once_and_a_set_at_the_end(token, order):
    other = 12 if token != "usa" else 1
    s = third_achievement(token, "free_agent").completed(BLUE, order, other).take("achieve:a", f"reward:{token}")
    assert [s.s.agents[BLUE, c] for c in range(5)] == [int(c == token) for c in COUNTRIES]
    assert s.finish().s.sheet[BLUE, COUNTRY_VP] == 2


@proves("YK-1905")
def test_the_flag_of_a_token_adds_to_a_set():
    s = third_achievement("germany", "france").completed(BLUE, 1, 12).take("achieve:a", "reward:germany")
    assert s.s.agents[BLUE, 3] == 0
    assert s.finish().s.sheet[BLUE, COUNTRY_VP] == 4


@proves("YX-45", "YK-1903", "YK-1904", "YK-1905", "YK-1906")
def test_a_dutch_token_beside_a_dutch_flag():
    s = third_achievement("netherlands", "usa").completed(BLUE, 33, 1, 2)
    none_left = s.copy().agents(PINK, netherlands=1)
    s.take("achieve:a", "reward:netherlands")
    assert (s.s.agents[BLUE, 4], s.s.agents_left[4]) == (1, 0)
    none_left.take("achieve:a", "reward:netherlands")
    assert none_left.s.agents[BLUE, 4] == 0
    assert s.finish().s.sheet[BLUE, COUNTRY_VP] == 2 + 2  # two Dutch flags beside two British ones


@proves("YK-1907", "YK-1908", "YK-1911")
def test_the_free_agent_among_the_rewards_is_used_like_an_agent():
    s = third_achievement("free_agent", "usa").assistants(BLUE, TEA_AREA).orders(BLUE, 26).take("achieve:a")
    assert s.take("reward:free_agent").s.free_agents[BLUE] == 1
    tea = s.s.goods[BLUE, 2]
    s.take(f"agent:{TEA_AREA}")
    assert s.s.goods[BLUE, 2] == tea + 1
    assert (s.s.free_agents[BLUE], s.s.used_free_agents[BLUE]) == (0, 1)


@proves("YK-1908")
def test_the_six_reward_tokens():
    assert REWARD_TOKENS == ("britain", "usa", "france", "germany", "netherlands", "free_agent")


@proves("YK-1909", "YK-1915")
@pytest.mark.parametrize(("players", "laid"), [(2, 10), (3, 13), (4, 17)])
def test_five_free_agents_are_shuffled_with_the_other_tokens(players, laid):
    games = [tokens_laid(position(players, seed, free_agents="on")) for seed in range(30)]
    assert {(len(tokens), len(set(tokens))) for tokens in games} == {(laid, laid)}
    assert {token for tokens in games for token in tokens} == set(range(TOKENS + 5))
    assert len({sum(token in FREE_TOKENS for token in tokens) for tokens in games}) > 1


@proves("YK-1909")
def test_without_the_mini_expansion_there_are_none():
    assert max(token for seed in range(10) for token in tokens_laid(position(4, seed))) < TOKENS


@proves("YK-1910", "YK-1915")
def test_a_free_agent_token_is_kept_face_up_and_gives_nothing_but_itself():
    s = free_agent(position(free_agents="on")).power(BLUE, TEA_AREA, 5).acting(BLUE, TEA_AREA)
    assert s.asked == "token"
    declined = s.copy().take("stop")
    s.take("token")
    assert s.s.free_agents[BLUE] == 1
    assert GAME.layout.changed(declined.inner.record, s.inner.record) == ["free_agents", "token", "tokens"]


@proves("YX-46", "YK-1910", "YK-1911", "YK-1015")
def test_a_free_agent_taken_in_the_main_action_may_be_used_in_phase_c():
    s = free_agent(position(free_agents="on")).orders(BLUE, 29).goods(BLUE, fish=4)
    s.assistants(BLUE, TEA_AREA, 5).assistants(BLUE, FISH_AREA).assistants(BLUE, "bank")
    main_action = ("done", "stop", f"put:{TEA_AREA}", "token", "stop")

    used_one = s.copy().agents(BLUE, usa=1).take("agent:bank", *main_action)
    assert (used_one.asked, used_one.why_not(f"agent:{FISH_AREA}")) == ("phase_c", "YK-1002")
    used_one.to_move(BLUE, at="start")
    assert used_one.why_not(f"agent:{FISH_AREA}") is None

    s.take(*main_action, f"agent:{FISH_AREA}")
    assert (s.s.free_agents[BLUE], s.s.used_free_agents[BLUE]) == (0, 1)


@proves("YK-1911")
def test_free_agents_follow_the_rules_of_agents():
    s = position(free_agents="on").assistants(BLUE, TEA_AREA).assistants(BLUE, FISH_AREA).orders(BLUE, 29)
    s.goods(BLUE, fish=4).president(BLUE, FISH_AREA)
    s.s.free_agents[BLUE] = 2
    assert s.why_not(f"agent:{FISH_AREA}") == "YK-1004"
    assert s.why_not("agent:bank") == "YK-1004"
    s.take(f"agent:{TEA_AREA}").assistants(BLUE, TEA_AREA)
    assert (s.s.free_agents[BLUE], s.s.used_free_agents[BLUE]) == (1, 1)
    assert s.why_not(f"agent:{TEA_AREA}") == "YK-1002"


@proves("YK-1911")
def test_a_free_agent_used_up_is_no_agent_any_more():
    s = position(free_agents="on").assistants(BLUE, TEA_AREA)
    s.s.used_free_agents[BLUE] = 1
    assert s.why_not(f"agent:{TEA_AREA}") == "YK-1003"


@proves("YK-1912")
def test_a_free_agent_of_either_kind_counts_as_one_token():
    s = position(rewards="on", free_agents="on").achievement("b2").agents(BLUE, usa=1)
    s.s.tokens[BLUE], s.s.free_agents[BLUE] = 0b11 | 1 << TOKENS, 1
    assert s.why_not("achieve:b") == "YK-1406"  # three tokens, a free agent among them, and an agent
    s.s.reward[BLUE], s.s.free_agents[BLUE] = REWARD_TOKENS.index("free_agent"), 2
    assert s.why_not("achieve:b") is None
    s.s.reward[BLUE] = REWARD_TOKENS.index("usa")
    assert s.why_not("achieve:b") == "YK-1406"


@proves("YK-1913")
def test_an_unused_free_agent_scores_one_vp():
    s = position(free_agents="on").goods(BLUE).yen(BLUE, 0)
    s.s.free_agents[BLUE], s.s.used_free_agents[BLUE] = 2, 1
    assert s.finish().s.sheet[BLUE, LEFTOVER_VP] == 2


@proves("YK-1914")
def test_a_free_agent_has_no_flag():
    s = third_achievement("free_agent", "usa").completed(BLUE, 1, 2, 12, 13, 19, 20, 26, 27, 33, 34)
    s.take("achieve:a", "reward:free_agent")
    assert [s.s.agents[BLUE, c] for c in range(5)] == [0] * 5
    assert s.finish().s.sheet[BLUE, COUNTRY_VP] == 12 + 12
