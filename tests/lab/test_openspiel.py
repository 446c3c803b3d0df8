"""OpenSpiel's own suites, and what they do not look at: what a player remembers, and guesses."""

import pickle
import random
import subprocess
import sys
import warnings
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test
from pettingzoo.test import api_test
from shimmy import OpenSpielCompatibilityV0

from entrepot.bots.search import Search
from entrepot.engine.errors import EntrepotError, Refused
from entrepot.games import names as installed
from entrepot.lab.openspiel import DIGITS, register
from entrepot.lab.state import State

from .conftest import COUNTS, find

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
SIMULATIONS = 4  # of a decision, where searches meet: those of OpenSpiel take 0.1 s each
SHORT = 100  # decisions, where whole games would take too long
register(find("wharf"))


def load(game, **parameters):
    return pyspiel.load_game(f"python_{game.meta.name}", parameters)


def dealt(spiel, seed=1):
    """A state at its first decision."""
    state = spiel.new_initial_state()
    for digit in f"{seed:0{DIGITS}x}":
        state.apply_action(int(digit, 16))
    return state


def played(spiel, seed=1):
    """States of a random game, each changed into the next."""
    state, rng = dealt(spiel, seed), random.Random(seed)
    yield state
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        yield state


# --- suites


def test_simulations_of_whole_games(table):
    game, players = table
    spiel = load(game, players=players)
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest(methodName="sim_game").sim_game(spiel)


@pytest.mark.parametrize("reward", ["points", "score", "margin"])
def test_simulation_with_other_rewards(reward):
    spiel = load(find("wharf"), players=3, reward=reward)
    pyspiel.random_sim_test(spiel, num_sims=2, serialize=True, verbose=False)
    games_sim_test.GamesSimTest(methodName="sim_game").sim_game(spiel)


def test_shimmy(table):
    game, players = table
    config = {"players": players, "most_decisions": SHORT}
    zoo = OpenSpielCompatibilityV0(game_name=f"python_{game.meta.name}", config=config)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(zoo, num_cycles=SHORT, verbose_progress=False)


@pytest.mark.parametrize("file", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda file: file.stem)
def test_playthroughs(file):
    """Write them anew with `generate_playthrough.update_path` after a change of rules or elements.

    Those of the long games are cut off after 15 decisions: each position that is shown takes some 15 KB.
    """
    flags.FLAGS.mark_as_parsed()
    then, now = generate_playthrough.replay(str(file))
    assert now.splitlines() == then.splitlines()


def test_every_game_has_a_playthrough():
    assert {file.stem for file in PLAYTHROUGHS.glob("*.txt")} == {f"python_{name}" for name in COUNTS}


def test_learning_environment(table):
    game, players = table
    environment = rl_environment.Environment(load(game, players=players, most_decisions=SHORT))
    rng, step = random.Random(3), environment.reset()
    rewards = np.zeros(players)
    while not step.last():
        seat = step.observations["current_player"]
        assert np.any(step.observations["info_state"][seat])
        step = environment.step([rng.choice(step.observations["legal_actions"][seat])])
        rewards += step.rewards
    assert players == 1 or abs(rewards.sum()) < 1e-6
    assert np.abs(rewards).max() <= 1


def test_search_plays(game):
    """OpenSpiel's search guesses what is hidden by itself."""
    spiel = load(game, players=2, most_decisions=SHORT)
    state, rng = dealt(spiel), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(spiel, mcts.RandomRolloutEvaluator(1, rng), 1.4, 12, random_state=rng)
    for _ in range(6):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    bot = ismcts.ISMCTSBot(spiel, mcts.RandomRolloutEvaluator(1, rng), 1.4, 12, max_world_samples=3, random_state=rng)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.full
@pytest.mark.parametrize("name", installed())
def test_search_of_the_package_beats_the_search_of_openspiel(name):
    """Some twenty games of two in all, each deal from both seats, with as many simulations for both."""
    game, won = find(name), 0.0
    spiel = load(game, players=2)
    for number in range(8):
        state, rng, seat = dealt(spiel, 1000 + number // 2), np.random.RandomState(number), number % 2
        theirs = ismcts.ISMCTSBot(spiel, mcts.RandomRolloutEvaluator(1, rng), 1.4, SIMULATIONS, random_state=rng)
        ours, dice = Search(simulations=SIMULATIONS), random.Random(number)
        while not state.is_terminal():
            table = state.play.table.state
            own = table.actor == seat
            state.apply_action(ours.choose(table.position().view(seat), seat, dice) if own else theirs.step(state))
        won += (state.returns()[seat] > 0) + (state.returns()[seat] == 0) / 2
    assert won >= 6


# --- the game itself


def test_a_state_goes_as_any_other(table):
    """The deal's digits are those of a seed."""
    game, players = table
    spiel = load(game, players=players, most_decisions=SHORT)
    state, twin, rng = dealt(spiel, 0x1234ABCD), State.new(game, players, 0x1234ABCD), random.Random(1)
    while not state.is_terminal():
        assert state.current_player() == twin.actor and state.legal_actions() == twin.legal
        assert np.array_equal(state.observation_tensor(players - 1), twin.observation(players - 1))
        action = rng.choice(twin.legal)
        assert state.action_to_string(twin.actor, action) == game.catalogue.names[action]
        state.apply_action(action)
        twin.step(action)
    assert state.play.table.state.hash() == twin.hash()
    assert twin.over or state.move_number() == SHORT + DIGITS


def test_a_game_that_is_too_long_is_ranked_as_it_stands(game):
    spiel = load(game, players=2, most_decisions=40)
    assert spiel.max_game_length() == 40 and spiel.max_chance_nodes_in_history() == DIGITS
    *_, state = played(spiel, 4)
    points, returns = state.play.table.state.scores(), state.returns()
    if not state.play.table.state.over:
        assert returns == ([0, 0] if points[0] == points[1] else [1, -1] if points[0] > points[1] else [-1, 1])
    assert sum(returns) == 0 and state.rewards() == returns and state.legal_actions() == []


def test_rewards():
    game = find("wharf")
    kinds = pyspiel.GameType
    for reward, utility, model in [
        ("place", kinds.Utility.ZERO_SUM, kinds.RewardModel.TERMINAL),
        ("margin", kinds.Utility.ZERO_SUM, kinds.RewardModel.TERMINAL),
        ("score", kinds.Utility.GENERAL_SUM, kinds.RewardModel.TERMINAL),
        ("points", kinds.Utility.GENERAL_SUM, kinds.RewardModel.REWARDS),
    ]:
        spiel = load(game, players=3, reward=reward)
        assert (spiel.get_type().utility, spiel.get_type().reward_model) == (utility, model)
        paid = np.zeros(3)
        for state in played(spiel, 5):
            paid += state.rewards()
        assert np.allclose(paid, state.returns())
        assert spiel.min_utility() <= paid.min() and paid.max() <= spiel.max_utility()
        if reward == "score":
            assert tuple(paid) == state.play.table.state.scores()
    alone = load(find("nippon"), players=1)
    assert alone.get_type().utility == kinds.Utility.GENERAL_SUM and alone.utility_sum() is None


def test_copies_and_pickles_go_their_own_way(game):
    spiel = load(game, players=2, most_decisions=SHORT)
    for number, state in enumerate(played(spiel, 2)):
        if state.is_terminal() or number > 30:
            break
        text, history = str(state), state.history()
        twins = [state.clone(), pickle.loads(pickle.dumps(state)), spiel.deserialize_state(state.serialize())]
        for twin in twins:
            twin.apply_action(state.legal_actions()[-1])
            twin.information_state_string(1)
        assert len({str(twin) for twin in twins}) == 1 and str(twins[0]) != text
        assert len({twin.information_state_string(0) for twin in twins}) == 1
        assert (str(state), state.history()) == (text, history)


def test_copies_made_during_the_deal():
    spiel = load(find("wharf"))
    state = spiel.new_initial_state()
    other = state.clone()
    for digit in range(DIGITS):
        state.apply_action(digit)
        other.apply_action(15 - digit)
    assert state.information_state_string(0) != other.information_state_string(0)
    assert state.information_state_string(0) == dealt(spiel, 0x01234567).information_state_string(0)


# --- what a player remembers


def test_information_states_keep_the_secrets_of_others(game):
    """While an answer is covered, the others' information states do not depend on it."""
    spiel, names = load(game, players=2, **({"tiles": "chosen"} if game.meta.name == "mombasa" else {})), set()
    covered = {*game.catalogue.secret, *game.catalogue.unshown}
    for number, state in enumerate(played(spiel, 3)):
        if state.is_terminal() or number > 120:
            break
        seat, before = state.current_player(), state.play.table.state.s.revealed
        told = {}
        for action in state.legal_actions():
            name = game.catalogue.names[action]
            after = state.child(action)
            if name.partition(":")[0] in covered and after.play.table.state.s.revealed == before:
                told.setdefault(after.information_state_string(1 - seat), []).append(name)
                assert name in after.information_state_string(seat)
        answers = sum(map(len, told.values()))
        if answers > 1:
            names.add(game.catalogue.names[state.legal_actions()[0]].partition(":")[0])
            verbs = {game.catalogue.unshown.get(verb := n.partition(":")[0], verb) for ns in told.values() for n in ns}
            assert len(told) == len(verbs)
    assert bool(names) == bool(covered)


def test_information_states_decide_what_may_be_done():
    """Whoever is in the same information state may do the same, and has seen the same before."""
    spiel = load(find("wharf"), players=2, rounds=5)
    known = {}
    met = 0
    for number in range(60):
        earlier = [(), ()]
        rng = random.Random(number)
        state = dealt(spiel, number % 2)
        while not state.is_terminal():
            for seat in range(2):
                now = state.information_state_string(seat)
                facts = (earlier[seat], state.observation_string(seat), tuple(state.legal_actions(seat)))
                met += now in known
                assert known.setdefault(now, facts) == facts
                earlier[seat] = now
            state.apply_action(rng.choice(state.legal_actions()))
    assert met > 100


def test_guesses(table):
    """A guess looks the same to its player, and tells nothing that the player does not know."""
    game, players = table
    spiel = load(game, players=players, most_decisions=SHORT)
    rng = random.Random(5)
    differ = 0
    for number, state in enumerate(played(spiel, 6)):
        if number % 7:
            continue
        for seat in range(players):
            guess = state.resample_from_infostate(seat, rng)
            assert guess.current_player() == state.current_player()
            assert guess.legal_actions(seat) == state.legal_actions(seat)
            assert guess.information_state_string(seat) == state.information_state_string(seat)
            assert guess.observation_string(seat) == state.observation_string(seat)
            assert guess.history()[:DIGITS] == [-1] * DIGITS and len(guess.history()) == len(state.history())
            own = [(one.player, one.action) for one in guess.full_history() if one.player == seat]
            assert own == [(one.player, one.action) for one in state.full_history() if one.player == seat]
            differ += str(guess.play.table.state.record) != str(state.play.table.state.record)
            again = pickle.loads(pickle.dumps(guess))
            assert again.history() == guess.history()
            assert again.information_state_string(seat) == state.information_state_string(seat)
            while not guess.is_terminal():
                guess.apply_action(rng.choice(guess.legal_actions()))
    assert differ


def test_guesses_agree_with_what_was_seen():
    """Also those of a copy, of a state that was stored, and of a guess."""
    state, rng = dealt(load(find("yokohama"), players=2)), random.Random(5)
    while not state.play.last.memory.known:
        names = state.play.table.game.catalogue.names
        legal = state.legal_actions()
        state.apply_action(rng.choice([a for a in legal if names[a].startswith("take:")] or legal))
        state.information_state_string(0)
    known = state.play.last.memory.known
    for start in (state, state.clone(), pickle.loads(pickle.dumps(state))):
        for n in range(20):
            guess = start.resample_from_infostate(n % 2, rng)
            hands = guess.play.table.state.s.orders
            assert all(thing in [hands[seat, k] for k in range(3)] for _, seat, thing in known)
            nested = guess.resample_from_infostate(1 - n % 2, rng).play
            assert nested.last.memory.known == known and not nested.last.memory.looked_at
            hands = nested.table.state.s.orders
            assert all(thing in [hands[seat, k] for k in range(3)] for _, seat, thing in known)


def test_guesses_do_not_tell_what_others_chose():
    game = find("wharf")
    state = dealt(load(game, players=2))
    state.apply_action(state.legal_actions()[0])  # a bid, covered
    name = game.catalogue.names[state.history()[-1]]
    assert name in state.information_state_string(0) and name not in state.information_state_string(1)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    guesses = [state.resample_from_infostate(1, sampler) for _ in range(20)]
    assert all(guess.history()[-1] == -1 and name not in guess.information_state_string(0) for guess in guesses)
    assert all(guess.information_state_string(1) == state.information_state_string(1) for guess in guesses)
    assert len({guess.information_state_string(0) for guess in guesses}) > 1  # they hold other cards
    nested = guesses[0].resample_from_infostate(0, sampler)
    assert nested.information_state_string(0) == guesses[0].information_state_string(0)


def test_public_and_private_parts():
    """The public part is the same for all; together with the private part it is what a player sees."""
    spiel = load(find("wharf"), players=2)
    kind, whose = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    public = spiel.make_py_observer(kind(perfect_recall=False, private_info=whose.NONE))
    private = spiel.make_py_observer(kind(perfect_recall=False, public_info=False, private_info=whose.SINGLE_PLAYER))
    state = dealt(spiel)
    assert public.string_from(state, 0) == public.string_from(state, 1)
    for seat in range(2):
        hand = private.string_from(state, seat)
        assert hand and all(part.startswith("hand[seat 0]") for part in hand.split("; "))
        assert all(part in state.observation_string(seat) for part in hand.split("; "))
    assert private.string_from(state, 0) != private.string_from(state, 1)


# --- bad input


def test_wrong_settings():
    for wrong, said in [
        ("players=9", "Wharf is for 2, 3, 4 players, not 9"),
        ("rounds=6", "option rounds cannot be '6'"),
        ("players=3,rounds=8", "is for a table of 2"),
        ("reward=luck", "There is no reward 'luck'"),
        ("most_decisions=0", "at least 1"),
    ]:
        with pytest.raises(EntrepotError, match=said):
            pyspiel.load_game(f"python_wharf({wrong})")
    for wrong, said in [
        ("colour=3", "Unknown parameter 'colour'"),
        ("players=two", "Wrong type for parameter players"),
    ]:
        with pytest.raises(pyspiel.SpielError, match=said):
            pyspiel.load_game(f"python_wharf({wrong})")
    with pytest.raises(EntrepotError, match="no seat 3"):
        pyspiel.load_game("python_mombasa(first=seat_3)")


def test_numbers_as_options_are_written_as_openspiel_reads_them():
    for text, name, value in [
        ("python_mombasa(first=seat_1)", "first", "1"),
        ("python_yokohama(edition=original,church_yen=1)", "church_yen", "1"),
        ("python_nippon(old_machines=2)", "old_machines", "2"),
    ]:
        spiel = pickle.loads(pickle.dumps(pyspiel.load_game(text)))
        assert spiel.template.options[name] == value


def test_wrong_calls():
    spiel = load(find("wharf"))
    begin = spiel.new_initial_state()
    with pytest.raises(EntrepotError, match="cannot draw 16"):
        begin.apply_action(16)
    with pytest.raises(EntrepotError, match="Nothing is dealt yet"):
        begin.resample_from_infostate(0, random.random)
    assert begin.history() == []
    state = dealt(spiel)
    text, legal = str(state), state.legal_actions()
    wrong = next(action for action in range(spiel.num_distinct_actions()) if action not in legal)
    with pytest.raises(Refused):
        state.apply_action(wrong)
    for action in (-7, 10_000, 1 << 40):
        with pytest.raises(EntrepotError, match="There is no action"):
            state.apply_action(action)
        with pytest.raises(EntrepotError, match="There is no action"):
            state.action_to_string(0, action)
    with pytest.raises(EntrepotError, match="no player 5"):
        state.resample_from_infostate(5, random.random)
    with pytest.raises(EntrepotError, match="Nothing is left to chance"):
        state.chance_outcomes()
    with pytest.raises(pyspiel.SpielError):
        state.observation_tensor(7)
    everybody = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(EntrepotError, match="one player remembers"):
        spiel.make_py_observer(everybody)
    with pytest.raises(EntrepotError, match="no parameters"):
        spiel.make_py_observer(None, {"size": 3})
    with pytest.raises(EntrepotError, match="without arguments"):
        spiel.new_initial_state("x")
    assert str(state) == text and state.legal_actions() == legal and len(state.history()) == DIGITS
    *_, end = played(spiel)
    with pytest.raises(EntrepotError, match="The game is over"):
        end.apply_action(legal[0])


def test_registering():
    register(find("wharf"))  # again
    with pytest.raises(EntrepotError, match="already registered as python_wharf"):
        register(type("Other", (), {"meta": find("wharf").meta})())


def test_a_program_ends_without_a_crash():
    """OpenSpiel lets go of the games after Python has ended."""
    program = (
        "import pyspiel, entrepot.lab.openspiel\n"
        "state = pyspiel.load_game('python_mombasa(players=3)').new_initial_state()\n"
        "print(state)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False,
        env={"PYTHONPATH": ":".join(filter(None, sys.path))},
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, "Mombasa, players: 3, deal: -\n"), done.stderr
