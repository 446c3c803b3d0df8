"""Bots: they play by the rules, the same again from the same start, and know nothing they may not see."""

import dataclasses
import functools
import random

import pytest

import entrepot
from entrepot import bots, games
from entrepot.bots.levels import LEVELS, LOWER
from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.backends.plain import Plain
from entrepot.engine.errors import EntrepotError

from .making import random_network

MAKERS = {
    "random": lambda: bots.make("random"),
    "greedy": lambda: bots.greedy.Greedy(120),
    "mcts": lambda: bots.mcts.Mcts(simulations=8),
    **{name: functools.partial(bots.make, name) for name in LOWER},
}

NAMES = [pytest.param(name, marks=pytest.mark.slow) if name in LEVELS else name for name in bots.BOTS]


@pytest.fixture(autouse=True, scope="module")
def network(tmp_path_factory):
    """A network that plays somehow, whatever the package has."""
    path = random_network(games.find("yokohama"), tmp_path_factory.mktemp("networks"))
    MAKERS["network"] = MAKERS["strong"] = lambda: bots.network.bot.Network(path)
    MAKERS["search"] = MAKERS["expert"] = MAKERS["master"] = lambda: bots.search.Search(simulations=8, path=path)


@functools.cache
def moments(players=2, seed=1, **options):
    """Eight positions of a random game, from its first choice on, each with a player who is to act."""
    match = entrepot.new("yokohama", players=players, seed=seed, **options)
    rng = random.Random(seed)
    found = []
    while match.actors and len(found) < 8:
        player = rng.choice(match.actors)
        if len(match.moves) % 37 == 0:
            found.append((match.position.copy(), player))
        match.take(player, rng.choice(match.legal(player)))
    return found


def play(makers, seed, **options):
    """The final ranks of a game between bots."""
    match = entrepot.new("yokohama", players=len(makers), seed=seed, **options)
    seated = [make() for make in makers]
    rng = random.Random(seed)
    position = match.position
    while position.actors():
        player = position.actors()[0]
        position.take(player, seated[player].choose(position.view(player), player, rng))
    return [position.s.rank[player] for player in range(len(makers))]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("options", [{}, {"players": 4, "edition": "original"}, {"players": 3, "rewards": "on"}])
def test_what_a_bot_chooses_is_legal(name, options):
    bot, rng = MAKERS[name](), random.Random(5)
    for position, player in moments(**options):
        view = position.view(player)
        before = bytes(view.record)
        assert position.refusal(player, bot.choose(view, player, rng)) == 0
        assert bytes(view.record) == before, "a bot leaves the view as it is"


@pytest.mark.parametrize("name", NAMES)
def test_the_same_view_and_the_same_dice_give_the_same_choice(name):
    for position, player in moments(seed=2):
        choices = {MAKERS[name]().choose(position.view(player), player, random.Random(9)) for _ in range(2)}
        assert len(choices) == 1


@pytest.mark.parametrize("name", NAMES)
def test_other_secrets_do_not_change_the_choice(name):
    """The same table with the hidden cards dealt anew: nothing the bot may know is different."""
    different = 0
    for position, player in moments(players=3, seed=3):
        other = position.view(player).guess(player, (7, 7))
        other.s.counter = position.s.counter
        different += bytes(other.record) != bytes(position.record)
        choices = [MAKERS[name]().choose(p.view(player), player, random.Random(4)) for p in (position, other)]
        assert choices[0] == choices[1]
    assert different > 5


@pytest.mark.slow
def test_greedy_beats_random():
    ranks = [play([MAKERS["greedy"], MAKERS["random"]], seed, first=str(seed % 2))[0] for seed in range(3)]
    assert ranks == [1, 1, 1]


def test_greedy_takes_what_is_plainly_best():
    """With the goods of an order at hand before the end of the last turn, it is completed."""
    from tests.games.yokohama.position import position

    p = position(players=2).orders(0, 29).goods(0, fish=4).to_move(0, at="phase_c")
    p.s.last_round = p.s.round
    chosen = bots.make("greedy").choose(p.inner.view(0), 0, random.Random(1))
    assert p.inner.back.game.catalogue.names[chosen] == "order:order_29"


def test_greedy_says_when_a_game_has_no_evaluation():
    position, player = moments()[1]
    bare = Position(Plain(dataclasses.replace(position.back.game, evaluate=None)), position.record)
    with pytest.raises(EntrepotError, match="Yokohama has no evaluation for the bot greedy; choose the bot random"):
        bots.make("greedy").choose(bare.view(player), player, random.Random(1))


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_greedy_chooses_alike_on_both_back_ends(name):
    """Turns are tried out in one compiled call there, and one by one here."""
    game = games.find(name)
    for seed in range(3):
        match = entrepot.new(name, players=3, seed=seed, backend="plain")
        rng = random.Random(seed)
        for _ in range(40 * seed):
            player = match.actors[0]
            match.take(player, rng.choice(match.legal(player)))
        player = match.actors[0]
        twin = Position(backend(game, "compiled"), match.position.record)
        choices = [
            bots.greedy.Greedy(150).choose(position.view(player), player, random.Random(seed))
            for position in (match.position, twin)
        ]
        assert choices[0] == choices[1]
        tried = [p.try_out(player, p.legal(player), 5, 300) for p in (match.position, twin)]
        assert tried[0] == tried[1]


@pytest.mark.parametrize(
    ("name", "remedy"), [("gredy", "did you mean 'greedy'"), ("x", "the bots are random, greedy, mcts, network")]
)
def test_an_unknown_bot_gets_one_sentence(name, remedy):
    with pytest.raises(EntrepotError, match=remedy):
        bots.make(name)


def test_a_bot_that_searches_can_be_named_with_its_simulations():
    assert bots.named("search:512").simulations == 512
    assert bots.named("mcts:40").budget == 40 and not bots.named("mcts:40").timed
    for name in ("search:0", "search:many", "greedy:5", "search:99999999999", "search:-1", "search:²"):
        with pytest.raises(
            EntrepotError, match=f"There is no bot '{name}'; write mcts or search, a colon and a number"
        ):
            bots.named(name)
