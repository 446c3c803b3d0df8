"""One learner in each of many games, behind Gymnasium's vector interface and its own wrappers."""

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import NormalizeReward, RecordEpisodeStatistics

from entrepot.engine.errors import EntrepotError
from entrepot.lab.gymnasium_vector import Entrepot

from .conftest import COUNTS, find


def chosen(rng, masks):
    """One of the offered actions in each game; where none is, any number."""
    return np.array([rng.choice(np.flatnonzero(row)) if row.any() else -5 for row in masks])


def test_whole_games_through_the_wrappers_of_gymnasium(game):
    players = COUNTS[game.meta.name][-1]
    env = RecordEpisodeStatistics(Entrepot(game, 4, players, reward="margin", threads=1))
    rng = np.random.default_rng(3)
    seen, infos = env.reset(seed=5)
    ended = np.zeros(4, dtype=bool)
    lengths, returns, seats, games = np.zeros(4), np.zeros(4), [set() for _ in range(4)], 0
    while games < 10:
        assert seen.shape == env.observation_space.shape and seen in env.observation_space
        assert infos["action_mask"].any(axis=1).tolist() == (~ended).tolist()
        acting = seen[:, env.unwrapped.vector.elements.acting]
        assert (acting[~ended] == 0).all() and (acting[ended] == -1).all()  # the viewer is seat 0
        for i in range(4):
            seats[i].add(int(infos["seat"][i]))
        begins = ended
        seen, rewards, over, cut, infos = env.step(chosen(rng, infos["action_mask"]))
        ended = over | cut
        assert not rewards[begins].any() and not ended[begins].any()
        lengths, returns = np.where(begins, 0, lengths + 1), np.where(begins, 0, returns + rewards)
        for i in np.flatnonzero(ended):
            scores = infos["scores"][i][:players]
            own, others = scores[infos["seat"][i]], np.delete(scores, infos["seat"][i])
            assert rewards[i] == pytest.approx(own - others.mean() if players > 1 else own, abs=1e-3)
            assert infos["_scores"][i] and infos["episode"]["l"][i] == lengths[i]
            assert infos["episode"]["r"][i] == pytest.approx(returns[i], abs=1e-2)
            games += 1
    assert players == 1 or all(len(each) > 1 for each in seats)
    env.close()


def test_the_end_is_seen_from_the_seat_of_the_learner(game):
    """Where the learner acted last, the vector environment tells the same view; and nobody else's is shown."""
    env = Entrepot(game, 6, 2, seat=1, reward="place", threads=1, most_decisions=60)
    rng = np.random.default_rng(1)
    _, infos = env.reset(seed=8)
    own = others = 0
    taken = env._take

    def take(actions):
        nonlocal own, others
        actors = env.vector.told.actor.copy()
        fresh = ~env._new
        taken(actions)
        told = env.vector.told
        for i in np.flatnonzero((told.terminated | told.truncated) & fresh):
            same = np.array_equal(env._obs[i], told.final_obs[i])
            own, others = own + (actors[i] == 1), others + (actors[i] == 0)
            assert same or actors[i] == 0

    env._take = take
    for _ in range(150):
        _, _, _, _, infos = env.step(chosen(rng, infos["action_mask"]))
    assert own and others


def test_a_seed_repeats_everything():
    game = find("wharf")
    told = []
    for seed in (4, 4, 5):
        env = Entrepot(game, 3, (2, 3), threads=1)
        rng = np.random.default_rng(0)
        seen, infos = env.reset(seed=seed)
        lines = [seen]
        for _ in range(60):
            seen, rewards, over, cut, infos = env.step(chosen(rng, infos["action_mask"]))
            lines += [seen, rewards, over, cut, infos["action_mask"], infos["seat"]]
        told.append(b"".join(line.tobytes() for line in lines))
        first, again = env.reset(seed=seed)[0], env.reset()[0]
        assert np.array_equal(first, lines[0]) and not np.array_equal(first, again)
    assert told[0] == told[1] != told[2]


def test_a_wrong_action_ends_its_game_alone(game):
    env = Entrepot(game, 3, 2, threads=1)
    _, infos = env.reset(seed=1)
    rng = np.random.default_rng(2)
    actions = chosen(rng, infos["action_mask"])
    actions[1] = np.flatnonzero(infos["action_mask"][1] == 0)[0]
    _, rewards, over, cut, infos = env.step(actions)
    assert (rewards[1], over.tolist(), cut.any()) == (-1, [False, True, False], False)
    assert infos["_refused"].tolist() == [False, True, False] and infos["refused"][1].startswith(game.meta.prefix)
    assert not infos["action_mask"][1].any() and "scores" not in infos
    seen, rewards, over, _, infos = env.step(chosen(rng, infos["action_mask"]))
    assert rewards[1] == 0 and not over[1] and infos["action_mask"][1].any() and "refused" not in infos
    assert env.vector.told.episode.tolist() == [0, 1, 0] and infos["seat"][1] == (1 + 1) % 2


def test_a_game_that_is_cut_off_is_truncated():
    env = NormalizeReward(Entrepot(find("wharf"), 2, 2, seat=0, most_decisions=9))
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    _, infos = env.reset(seed=1)
    rng = np.random.default_rng(2)
    cuts = 0
    for _ in range(30):
        _, _, over, cut, infos = env.step(chosen(rng, infos["action_mask"]))
        assert not over.any() and (infos["seat"] == 0).all()
        cuts += cut.sum()
    assert cuts >= 4


def test_wrong_input_is_refused_in_one_sentence():
    game = find("wharf")
    for wrong, said in [({"seat": 2}, "no seat 2"), ({"reward": "pionts"}, "points"), ({"seed": 3}, "reset")]:
        with pytest.raises(EntrepotError, match=said):
            Entrepot(game, 2, 2, **wrong)
    env = Entrepot(game, 2, 2)
    with pytest.raises(EntrepotError, match="call reset"):
        env.step(np.zeros(2, dtype=int))
    _, infos = env.reset(seed=1)
    records = env.vector.records.copy()
    for wrong, said in [([0], "each of the 2"), ([0.0, 1.0], "whole number"), ([0, -1], "no action -1.*game 1")]:
        with pytest.raises(EntrepotError, match=said):
            env.step(np.array(wrong))
    assert np.array_equal(env.vector.records, records)
    env.step(chosen(np.random.default_rng(0), infos["action_mask"]))
