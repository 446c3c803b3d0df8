"""mcts: it sees what is plain, keeps to its budget, and is the same on both back ends."""

import random
import subprocess
import sys

import pytest

import entrepot
from entrepot import games
from entrepot.bots.mcts import Mcts, bot
from entrepot.bots.mcts.searching import Search
from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.backends.plain import Plain
from tests.toy.test_wharf import wharf  # noqa: F401


def begun(game, players=2, back=None, seed=1):
    position = Position(back or Plain(game))
    position.begin(players, {}, (seed, 2))
    return position


def played(position, seed, actions):
    """The position after so many random actions."""
    rng = random.Random(seed)
    for _ in range(actions):
        player = position.actors()[0]
        position.take(player, rng.choice(position.legal(player)))
    return position


def last_load(game):
    """Whoever may load the last crate wins with it alone."""
    position = begun(game)
    s = position.s
    while not (s.round == 5 and "load" in names(position)):
        position = played(position, s.round, 1)
        s = position.s
    player = position.actors()[0]
    for good in range(3):
        s.crates[player, good] = s.crates[1 - player, good] = 0
    s.coins[player], s.coins[1 - player] = 1, 2
    return position, player


def names(position):
    game = position.back.game
    return [game.catalogue.names[action] for action in position.legal(position.actors()[0])]


def test_it_finds_the_action_that_wins(wharf):  # noqa: F811
    position, player = last_load(wharf)
    assert names(position) == ["load", "stop"]
    chosen = Mcts(simulations=20).choose(position.view(player), player, random.Random(1))
    assert wharf.catalogue.names[chosen] == "load"


def test_it_completes_an_order_before_the_end():
    from tests.games.yokohama.position import position

    p = position(players=2).orders(0, 29).goods(0, fish=4).to_move(0, at="phase_c")
    p.s.last_round = p.s.round
    chosen = Mcts(simulations=200).choose(p.inner.view(0), 0, random.Random(1))
    assert p.inner.back.game.catalogue.names[chosen] == "order:order_29"


@pytest.mark.slow
def test_the_same_dice_give_the_same_choice_and_other_secrets_change_nothing(wharf):  # noqa: F811
    different = 0
    for actions in range(6):
        position = played(begun(wharf, 3), 5, actions)
        player = position.actors()[-1]
        other = position.view(player).guess(player, (7, 7))
        other.s.counter = position.s.counter
        different += other.record != position.record
        found = []
        for one in (position, position, other):
            search = Search(one.view(player), player, seed=4)
            search.run(30)
            found.append([(action, search.tree.visits[node]) for action, node in search.children().items()])
        assert found[0] == found[1] == found[2]
    assert different > 3


def test_a_turn_keeps_to_its_budget(wharf, monkeypatch):  # noqa: F811
    """Half of what is left for each decision, and never less than a simulation for each action."""
    counts = []
    run = Search.run
    monkeypatch.setattr(Search, "run", lambda self, count: (counts.append(count), run(self, count)))
    position = begun(wharf)
    while names(position) != ["ship:copper", "ship:silk", "ship:tea"]:
        position = played(position, 3, 1)
    player, player_bot = position.actors()[0], Mcts(simulations=40)
    for _ in range(2):
        position.take(player, player_bot.choose(position.view(player), player, random.Random(2)))
    assert [count for count in counts if count] == [20, 10]


def test_the_tree_is_kept_within_a_turn(wharf):  # noqa: F811
    position = begun(wharf)
    while names(position) != ["ship:copper", "ship:silk", "ship:tea"]:
        position = played(position, 3, 1)
    player = position.actors()[0]
    search = Search(position.view(player), player, seed=1)
    search.run(60)
    assert not Search(position.view(player), player, seed=1).children()
    position.take(player, search.decide(position.legal(player)))
    visits = search.tree.visits[search.root]
    assert visits >= 20
    assert search.goes_on(position.view(player))
    assert sum(search.tree.visits[node] for node in search.children().values()) >= visits - 1
    position.take(player, search.decide(position.legal(player)))
    other = begun(wharf, seed=9)
    assert not search.goes_on(other.view(player)), "another match"


def test_a_clock_ends_the_search(wharf, monkeypatch):  # noqa: F811
    ticks = iter(range(100))
    monkeypatch.setattr(bot, "monotonic", lambda: next(ticks))
    position = begun(wharf)
    player = position.actors()[0]
    assert Mcts(seconds=24).choose(position.view(player), player, random.Random(1)) in position.legal(player)
    assert next(ticks) == 13  # one tick to begin with, one for each slice


def test_importing_bots_needs_no_compiler():
    code = "import sys, entrepot.bots; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.slow
def test_both_back_ends_grow_the_same_tree(wharf, tmp_path, monkeypatch):  # noqa: F811
    from entrepot.engine.backends.compiled import Compiled

    monkeypatch.setenv("ENTREPOT_CACHE", str(tmp_path))
    trees = []
    for back in (Plain(wharf), backend(wharf, "compiled")):
        assert isinstance(back, Plain | Compiled)
        position = played(begun(wharf, 3, back), 2, 4)
        player = position.actors()[0]
        search = Search(position.view(player), player, seed=6)
        search.run(120)
        size = search.tree.size[0]
        trees.append([list(part[:size]) for part in search.tree[:5]] + [search.tree.value[0, 0]])
    assert trees[0] == trees[1]


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("players", [2, 3])
def test_whole_games_are_played_by_the_rules(name, players):
    match = entrepot.new(name, players=players, seed=4, backend="compiled")
    seated = [Mcts(simulations=60) for _ in range(players)]
    rng = random.Random(4)
    position = match.position
    while position.actors():
        player = position.actors()[0]
        action = seated[player].choose(position.view(player), player, rng)
        assert position.refusal(player, action) == 0
        position.take(player, action)
    assert position.s.over and not position.s.fault
