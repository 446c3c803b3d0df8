"""search: it sees what is plain, sees through what others plan unseen, and is the same on both back ends."""

import random

import numpy as np
import pytest

import entrepot
from entrepot import games
from entrepot.bots.greedy import Greedy
from entrepot.bots.network.bot import mind_of
from entrepot.bots.search import Search, bot, lookahead
from entrepot.bots.search.halving import CONSIDERED, Halving
from entrepot.bots.search.lookahead import Lookahead
from entrepot.bots.search.tree import ANY, NONE, PLAN
from entrepot.engine.backends.backend import backend
from entrepot.engine.backends.plain import Plain
from tests.toy.test_wharf import wharf  # noqa: F401

from .making import random_network
from .test_mcts import begun, last_load, names, played


@pytest.fixture
def path(wharf, tmp_path):  # noqa: F811
    return random_network(wharf, tmp_path)


@pytest.fixture
def mind(wharf, path):  # noqa: F811
    return mind_of(wharf, path)


def in_question(game, back=None):
    """A position with three answers, and whose they are."""
    position = begun(game, back=back)
    while names(position) != ["ship:copper", "ship:silk", "ship:tea"]:
        position = played(position, 3, 1)
    return position, position.actors()[0]


def grown(search):
    """The tree, as lists."""
    size = int(search.tree.size[0])
    parts = ("action", "child", "sibling", "visits", "known")
    return [list(getattr(search.tree, part)[:size]) for part in parts] + [
        [search.tree.value[node, seat] for node in range(size) for seat in range(4)]
    ]


def test_it_finds_the_action_that_wins_whatever_the_network_likes(wharf, tmp_path):  # noqa: F811
    position, player = last_load(wharf)
    for seed in range(4):
        (tmp_path / str(seed)).mkdir()
        path = random_network(wharf, tmp_path / str(seed), seed=seed)
        chosen = Search(simulations=40, path=path).choose(position.view(player), player, random.Random(1))
        assert wharf.catalogue.names[chosen] == "load"


def test_without_a_network_greedy_takes_its_place(tmp_path):
    position = begun(games.find("mombasa"))
    player = position.actors()[0]
    path = tmp_path / "none.safetensors"
    chosen = Search(path=path).choose(position.view(player), player, random.Random(1))
    assert chosen == Greedy().choose(position.view(player), player, random.Random(1))


def test_the_same_dice_give_the_same_tree_and_other_secrets_change_nothing(wharf, mind):  # noqa: F811
    different = 0
    for actions in range(6):
        position = played(begun(wharf, 3), 5, actions)
        player = position.actors()[-1]
        other = position.view(player).guess(player, (7, 7))
        other.s.counter = position.s.counter
        different += other.record != position.record
        trees = []
        for one in (position, position, other):
            look = Lookahead(one.view(player), player, mind, seed=4)
            look.run([ANY] * 30)
            trees.append(grown(look))
        assert trees[0] == trees[1] == trees[2]
    assert different > 3


def test_what_is_expected_is_the_mean_of_what_was_found(wharf, mind):  # noqa: F811
    position, player = in_question(wharf)
    look = Lookahead(position.view(player), player, mind, seed=1)
    actions = position.legal(player)
    look.run([ANY])
    look.run(actions * 5)
    assert [look.tried(action)[0] for action in actions] == [5, 5, 5]
    assert look.tried(NONE) == (0, 0.0)
    means = [expected for _, expected in map(look.tried, actions)]
    first = look.tree.value[0, player] - 5 * sum(means)  # what the network said at once
    assert look.expected() == pytest.approx((5 * sum(means) + first) / 16) and -1.2 < first < 1.2
    assert len(set(means)) > 1


def test_a_full_tree_is_searched_on(wharf, mind, monkeypatch):  # noqa: F811
    monkeypatch.setattr(lookahead, "NODES", 6)
    position, player = in_question(wharf)
    look = Lookahead(position.view(player), player, mind, seed=1)
    look.run([ANY] * 50)
    assert look.tree.size[0] == 6 and look.tree.visits[0] == 50


def test_the_tree_is_kept_within_a_turn(wharf, mind):  # noqa: F811
    position, player = in_question(wharf)
    look = Lookahead(position.view(player), player, mind, seed=1)
    look.run([ANY] * 60)
    action = max(position.legal(player), key=lambda one: look.tried(one)[0])
    visits, _ = look.tried(action)
    assert visits >= 20
    look.decide(action)
    position.take(player, action)
    assert look.goes_on(position.view(player)) and look.tree.visits[look.root] == visits
    look.decide(position.legal(player)[0])
    assert not look.goes_on(begun(wharf, seed=9).view(player)), "another match"


def below(tree, node):
    """All that is known of a node and of those below it."""
    children, child = [], tree.child[node]
    while child != NONE:
        children.append(below(tree, child))
        child = tree.sibling[child]
    numbers = [np.asarray(part)[node].tobytes() for part in (tree.action, tree.visits, tree.known, *tree[5:-1])]
    return numbers, children


@pytest.mark.parametrize("back", ["plain", pytest.param("compiled", marks=pytest.mark.slow)])
def test_what_is_not_kept_makes_room(wharf, mind, monkeypatch, back):  # noqa: F811
    monkeypatch.setattr(lookahead, "NODES", 60)
    monkeypatch.setattr(lookahead, "BLOCK", 4)
    position, player = in_question(wharf, backend(wharf, back))
    look = Lookahead(position.view(player), player, mind, seed=1)
    look.run([ANY] * 60)
    action = max(position.legal(player), key=lambda one: look.tried(one)[0])
    size, kept = look.tree.size[0], below(look.tree, look.node_of(action))
    look.decide(action)
    position.take(player, action)
    assert look.goes_on(position.view(player))
    assert below(look.tree, look.root) == kept
    assert look.root == 0 and 1 < look.tree.size[0] < size and look.tree.sibling[0] == NONE
    visits = look.tree.visits[0]
    look.run([ANY] * 20)
    assert look.tree.visits[0] == visits + 20


def test_half_of_the_actions_go_each_time(wharf, mind):  # noqa: F811
    position, player = in_question(wharf)
    look = Lookahead(position.view(player), player, mind, seed=1)
    actions = position.legal(player)
    runs = []
    run = look.run
    look.run = lambda first: (runs.append(list(first)), run(first))
    halving = Halving(look, actions)
    assert sorted(halving.left) == sorted(actions) and len(actions) <= CONSIDERED
    best = halving.think(60, lambda: True)
    assert [len(some) for some in runs if some != [ANY]] == [3] * 10 + [2] * 15
    assert best == max(halving.left, key=lambda one: look.tried(one)[1])
    assert Halving(look, actions).think(60, lambda: False) in actions


def test_it_stops_when_it_is_told_to(wharf, path, monkeypatch):  # noqa: F811
    position, player = in_question(wharf)
    asked = iter(range(1000))
    search = Search(simulations=10**9, path=path, stopped=lambda: next(asked) >= 5)
    assert search.choose(position.view(player), player, random.Random(1)) in position.legal(player)
    assert next(asked) == 6 and search._look.done == 1 + 5 * 3


def test_a_clock_ends_the_search(wharf, path, monkeypatch):  # noqa: F811
    rates = {"plain": 100.0}
    monkeypatch.setattr(bot, "_rates", rates)
    ticks = iter(range(1000))
    monkeypatch.setattr(bot, "monotonic", lambda: next(ticks))
    position, player = in_question(wharf)
    search = Search(seconds=24, path=path)
    assert search.choose(position.view(player), player, random.Random(1)) in position.legal(player)
    assert search._left == 24 - 13 and search._look.done == 1 + 11 * 3  # half of it, looking at the clock each time
    assert rates == {"plain": 34 / 13}


def test_what_is_certain_is_not_searched(wharf, path, monkeypatch):  # noqa: F811
    monkeypatch.setattr(bot, "CERTAIN", 0.0)
    position, player = in_question(wharf)
    search = Search(path=path)
    chosen = search.choose(position.view(player), player, random.Random(1))
    assert search._look.done == 1
    policy = mind_of(wharf, path).outlook(position.view(player), player).policy
    assert chosen == max(policy, key=policy.get)


def answered(position, *seats):
    """These seats have answered what all are asked."""
    position = position.copy()
    for seat in seats:
        while seat in position.actors():
            position.take(seat, position.legal(seat)[0])
    return position


def planning(game):
    """All plan at the same time."""
    position = begun(game, 3)
    while not answered(position, 0).bystanders():
        position = played(position, 2, 1)
    assert position.actors() == (0, 1, 2)
    return position


@pytest.mark.parametrize("player, before", [(0, ()), (2, (0, 1))], ids=["while others do", "after all others have"])
def test_others_plan_unseen_and_by_their_own_policy(player, before, tmp_path):
    """Their views hide the plan of whoever searches, so nothing is judged until all have planned."""
    game = games.find("mombasa")
    mind = mind_of(game, random_network(game, tmp_path))
    position = answered(planning(game), *before)
    assert position.bystanders() == before
    look = Lookahead(position.view(player), player, mind, seed=1)
    look.run([ANY] * 40)
    tree = look.tree
    plans = [node for node in range(int(tree.size[0])) if tree.action[node] <= PLAN]
    assert {PLAN - tree.action[node] for node in plans} == {0, 1, 2} - {player}
    assert all(tree.known[node] and not tree.visits[node] for node in plans)
    assert tree.visits[0] == 40


@pytest.mark.slow
def test_both_back_ends_grow_the_same_tree(wharf, mind, tmp_path, monkeypatch):  # noqa: F811
    monkeypatch.setenv("ENTREPOT_CACHE", str(tmp_path))
    trees = []
    for back in (Plain(wharf), backend(wharf, "compiled")):
        position = played(begun(wharf, 3, back), 2, 4)
        player = position.actors()[0]
        look = Lookahead(position.view(player), player, mind, seed=6)
        look.run([ANY] * 120)
        trees.append(grown(look))
    assert trees[0] == trees[1]


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("players", [2, 3])
def test_whole_games_are_played_by_the_rules(name, players, tmp_path):
    match = entrepot.new(name, players=players, seed=4, backend="compiled")
    path = random_network(games.find(name), tmp_path)
    seated = [Search(simulations=16, path=path) for _ in range(players)]
    rng = random.Random(4)
    position = match.position
    while position.actors():
        player = position.actors()[0]
        action = seated[player].choose(position.view(player), player, rng)
        assert position.refusal(player, action) == 0
        position.take(player, action)
    assert position.s.over and not position.s.fault
