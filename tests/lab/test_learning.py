"""The examples learn: the walk-through's agent at a small scale, and the bookkeeping by which it does."""

import ast
import importlib.util
from pathlib import Path

import pytest
import torch

from entrepot import lab

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.fixture(scope="module")
def ppo():
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield example("ppo_torch")
    torch.set_num_threads(before)


@pytest.fixture(scope="module")
def trained(ppo):
    return ppo.train("mombasa", 5, seed=1, threads=1)


def test_an_agent_learns_to_beat_random(ppo, trained):
    won, played, score = ppo.evaluate(trained, "mombasa", 120, threads=1)
    assert ppo.at_least(won, played) >= 0.8, f"won {won} of {played}"
    env = lab.make("mombasa", 1, threads=1)
    torch.manual_seed(1)
    untrained = ppo.evaluate(ppo.Network(env), "mombasa", 40, threads=1)
    assert ppo.at_least(untrained.won, untrained.played) < 0.8 and untrained.score < score / 2


def test_learning_is_repeatable_on_one_thread(ppo):
    first, again, other = (
        ppo.train("mombasa", 1, games=8, steps=8, seed=seed, threads=1).state_dict() for seed in (3, 3, 4)
    )
    assert all(torch.equal(first[name], again[name]) for name in first)
    assert not torch.equal(first["body.0.weight"], other["body.0.weight"])


def test_advantages_follow_each_seat(ppo):
    """One game of two seats by hand: seat 0, 1, 0, then it ends, then seats 1, 0 and 1 of the next."""
    rollout = ppo.Rollout(
        obs=torch.zeros(6, 1, 1), mask=torch.ones(6, 1, 1, dtype=torch.bool), action=torch.zeros(6, 1),
        chance=torch.zeros(6, 1),
        actor=torch.tensor([[0], [1], [0], [1], [0], [1]]),
        gained=torch.tensor([[0.0], [0], [3], [0], [0], [5]]),
        value=torch.tensor([[1.0], [2], [4], [8], [16], [32]]),
        ended=torch.tensor([[False], [False], [True], [False], [False], [False]]),
        final=torch.tensor([[[0.0, 0, 0, 0]], [[0, 0, 0, 0]], [[7, -7, 0, 0]], [[0] * 4], [[0] * 4], [[0] * 4]]),
    )  # fmt: skip
    advantage, known = ppo.advantages(rollout, 0.5, 0.5)
    third = 7 - 4
    first = 3 + 0.5 * 4 - 1 + 0.25 * third
    second, fourth = -7 - 2, 5 + 0.5 * 32 - 8
    assert known.flatten().tolist() == [True, True, True, True, False, False]
    assert advantage.flatten().tolist() == pytest.approx([first, second, third, fourth, 0, 0])


def test_what_a_rollout_says_is_gained_adds_up_to_the_points(ppo):
    """With points as the reward, the transitions of a seat sum to what it scored since its first decision."""
    torch.manual_seed(2)
    env = lab.make("mombasa", 4, reward="points", seed=2, threads=1)
    env.reset()
    rollout = ppo.Rollout.empty(300, env, "cpu")
    ppo.play(env, ppo.Network(env), rollout)
    ended = rollout.ended.nonzero()
    assert len(ended) >= 4
    for i in range(4):
        first = next(t for t, game in ended.tolist() if game == i)
        paid = [rollout.gained[t, i] for t in range(first + 1)]
        seats = rollout.actor[: first + 1, i]
        total = sum(paid) + sum(rollout.final[first, i][seat] for seat in set(seats.tolist()))
        start = lab.make("mombasa", 4, reward="points", seed=2, threads=1)
        start.reset()
        replayed = torch.zeros(4)
        for t in range(first + 1):
            told = start.step(rollout.action[t].int())
            replayed += torch.as_tensor(told.rewards[i])
        assert float(total) == pytest.approx(float(replayed.sum()) * ppo.SCALE["points"], abs=1e-3)


def test_the_seeds_for_measuring_are_not_for_learning(ppo):
    with pytest.raises(ValueError, match="measuring"):
        ppo.train("mombasa", 1, seed=10**9)


def test_a_bound_is_below_the_share(ppo):
    assert ppo.at_least(80, 100) == pytest.approx(0.7112, abs=1e-3)
    assert ppo.at_least(0, 10) == pytest.approx(0, abs=1e-9) and 0.96 < ppo.at_least(100, 100) < 1


def test_the_jax_example():
    """JAX is not among what the tests install: without it the example must at least be sound Python."""
    tree = ast.parse((EXAMPLES / "ppo_jax.py").read_text())
    assert {"train", "evaluate", "main"} <= {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    if importlib.util.find_spec("jax") is not None:
        ppo = example("ppo_jax")
        weights, reader = ppo.train("mombasa", 5, seed=1, threads=1)
        won, played, _ = ppo.evaluate(weights, reader, "mombasa", 120, threads=1)
        assert ppo.at_least(won, played) >= 0.8, f"won {won} of {played}"


def test_examples_are_short():
    for path in EXAMPLES.glob("ppo_*.py"):
        assert len(path.read_text().splitlines()) < 300
