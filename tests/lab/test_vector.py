"""The vector environment: the games it plays are those that everybody plays."""

import numpy as np
import pytest

from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.record import HIDDEN, NOBODY
from entrepot.engine.match.rolled import rolled
from entrepot.lab.table import paid
from entrepot.lab.vector import Vector
from entrepot.observing.elements import PART, WORD, elements_of

from .conftest import COUNTS, find

FIELDS = ("obs", "mask", "offers", "actor", "players", "rewards", "gained", "terminated", "truncated", "episode")


def plain_observation(game, record, viewer, actor):
    """The observation by the house's own means: a view, rolled, and its fields read one by one."""
    position = Position(backend(game, "plain"), record).view(viewer)
    depth, players = position.s.depth, position.s.players
    seen = rolled(game, position.record, max(viewer, 0))
    values = {name: np.asarray(game.layout.value(seen, name)) for name in game.layout.names}
    made = []
    for element in elements_of(game).all:
        if element.field == "agenda":
            frame = depth - 1 - element.cell[0]
            made.append(values["agenda"][frame][element.cell[1]] if frame >= 0 else 0)
        elif element.field == "acting":
            made.append((actor - max(viewer, 0)) % players if actor >= 0 else NOBODY)
        else:
            value = int(values[element.field][element.cell])
            made.append((value >> element.shift) & ((1 << WORD) - 1) if element.read == PART else value)
    return np.array(made)


def same(one, other):
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in FIELDS)


def copied(told):
    return type(told)(*(np.copy(array) for array in told))


def test_every_game_goes_as_the_engine_plays_it(game):
    env = Vector(game, 12, players=COUNTS[game.meta.name], seed=5, threads=1)
    told = env.reset()
    twins = [Position(backend(game, "compiled"), record.tobytes()) for record in env.records]
    for number in range(60):
        for i, twin in enumerate(twins):
            actor = twin.actors()[0]
            assert actor == told.actor[i] and twin.s.players == told.players[i]
            assert np.flatnonzero(told.mask[i]).tolist() == sorted(twin.legal(actor))
            if number % 20 == 0:
                for viewer in (NOBODY, *range(twin.s.players)):
                    expected = plain_observation(game, twin.record, viewer, actor)
                    assert np.array_equal(env.view(np.minimum(viewer, told.players - 1))[i], expected)
                assert np.array_equal(told.obs[i], plain_observation(game, twin.record, actor, actor))
        chosen = env.sample(number)
        for i, twin in enumerate(twins):
            assert told.mask[i, chosen[i]]
            twin.take(int(told.actor[i]), int(chosen[i]))
        told = env.step(chosen)
        for i, twin in enumerate(twins):
            if told.terminated[i]:
                assert tuple(told.final_scores[i][: twin.s.players]) == game.scores(twin.s)
                assert tuple(told.final_ranks[i][: twin.s.players]) == game.ranks(twin.s)
                twin.record[:] = env.records[i].tobytes()
            assert twin.record == env.records[i].tobytes()


def test_games_end_and_begin_anew(game):
    env = Vector(game, 16, players=COUNTS[game.meta.name], seed=1, reward="place", most_decisions=3000)
    told = env.reset()
    ended = 0
    for _ in range(2500):
        told = env.step(env.sample())
        for i in np.flatnonzero(told.terminated | told.truncated):
            players = told.players[i]
            ranks, rewards = told.final_ranks[i][:players], told.rewards[i][:players]
            assert players == 1 or (min(ranks) == 1 and abs(rewards.sum()) < 1e-5)
            assert tuple(rewards) == pytest.approx(paid("place", tuple(told.final_scores[i][:players]), tuple(ranks)))
            assert np.array_equal(told.final_gained[i], told.rewards[i])
            assert told.final_obs[i][env.elements.acting] == NOBODY
            sheet = told.final_sheet[i]
            if sheet.size and told.terminated[i] and game.meta.name != "wharf":
                assert (sheet[:players].sum(axis=1) == told.final_scores[i][:players]).all()
            ended += 1
        if ended >= 16:
            break
    assert ended >= 16 and told.episode.sum() == ended and (env.records["fault"] == 0).all()


def test_what_a_game_deals_depends_on_seed_index_and_episode_alone(game):
    small = Vector(game, 3, players=2, seed=9, threads=1)
    large = Vector(game, 8, players=2, seed=9, threads=2)
    ours, others = small.reset(), large.reset()
    for _ in range(40):
        assert all(np.array_equal(getattr(ours, name), getattr(others, name)[:3]) for name in FIELDS)
        chosen = large.sample(4)
        ours, others = small.step(chosen[:3]), large.step(chosen)
    assert not np.array_equal(small.reset(seed=10).obs, large.reset(seed=11).obs[:3])


def test_points_are_paid_as_they_change(game):
    players = COUNTS[game.meta.name][-1]
    env = Vector(game, 4, players=players, seed=2, reward="points", threads=1)
    told = env.reset()
    before = [list(game.scores(Position(backend(game), r.tobytes()).s)) for r in env.records]
    owed = np.zeros((4, 4))
    for _ in range(80):
        told = env.step(env.sample())
        for i in range(4):
            if told.terminated[i]:
                assert np.allclose(np.array(before[i]) + told.rewards[i][:players], told.final_scores[i][:players])
                owed[i] = 0
            else:
                now = game.scores(Position(backend(game), env.records[i].tobytes()).s)
                assert np.allclose(told.rewards[i][:players], np.array(now) - before[i])
                owed[i] += told.rewards[i]
            before[i] = list(game.scores(Position(backend(game), env.records[i].tobytes()).s))
            assert told.gained[i] == owed[i][told.actor[i]]
            owed[i][told.actor[i]] = 0


@pytest.mark.parametrize("reward", ["score", "margin"])
def test_the_end_is_paid(reward):
    env = Vector(find("wharf"), 8, players=3, seed=3, reward=reward)
    env.reset()
    for _ in range(80):
        told = env.step(env.sample())
        for i in np.flatnonzero(told.terminated):
            scores = told.final_scores[i][:3].astype(float)
            others = (scores.sum() - scores) / 2
            assert np.allclose(told.rewards[i][:3], scores if reward == "score" else scores - others)
    assert env.told.episode.min() >= 1


def test_a_wrong_action_changes_nothing_and_names_its_rule(game):
    env = Vector(game, 4, players=2, seed=7, threads=1)
    told = copied(env.reset())
    records = env.records.copy()
    illegal = [int(np.flatnonzero(~row)[0]) for row in told.mask]
    after = env.step(np.array([illegal[0], len(game.catalogue), -1, -7]))
    assert np.array_equal(env.records, records) and not after.rewards.any()
    assert after.errors.tolist() == [1, 1, 0, 1] and after.refused[1] == -1 and after.refused[3] == -1
    twin = Position(backend(game, "plain"), records[0].tobytes())
    assert after.refused[0] == twin.refusal(int(told.actor[0]), illegal[0]) > 0
    assert np.array_equal(after.obs, told.obs) and np.array_equal(after.mask, told.mask)


def test_a_state_goes_on_exactly(game):
    env = Vector(game, 6, players=COUNTS[game.meta.name], seed=4, reward="points")
    env.reset()
    for _ in range(30):
        env.step(env.sample(1))
    kept = env.state_dict()
    other = Vector(game, 6, players=2, seed=99, reward="points", threads=1)
    assert same(other.load_state_dict(kept), env.told)
    for _ in range(60):
        chosen = env.sample(1)
        assert np.array_equal(chosen, other.sample(1))
        assert same(env.step(chosen), other.step(chosen))
    with pytest.raises(EntrepotError, match=r"7.*6|6.*7"):
        Vector(game, 7, players=2).load_state_dict(kept)


def test_episodes_can_begin_from_given_positions(game):
    source = Vector(game, 5, players=2, seed=1)
    source.reset()
    for _ in range(25):
        source.step(source.sample())
    positions = source.records[source.records["over"] == 0].copy()
    env = Vector(game, 40, players=2, seed=3, positions=positions, share=0.5)
    env.reset()
    kept = [(p["agenda"].tolist(), p["turns"]) for p in positions]
    given = [(r["agenda"].tolist(), r["turns"]) in kept for r in env.records]
    assert 5 <= sum(given) <= 35
    assert len({tuple(key) for key in env.records["key"].tolist()}) == 40
    with pytest.raises(EntrepotError, match="records of"):
        Vector(game, 4, positions=np.zeros(3))


def test_what_is_hidden_from_everybody_is_left_out_and_tells_nothing(game):
    """The fields that no observation has are covered in every view."""
    from entrepot.engine.language.fields import ALL

    env = Vector(game, 4, players=2, seed=2)
    env.reset()
    hidden = [name for name, field in game.layout.declared.items() if field.hidden == ALL and name != "key"]
    for _ in range(40):
        env.step(env.sample())
        for record in env.records:
            for viewer in (NOBODY, 0, 1):
                s = Position(backend(game, "compiled"), record.tobytes()).view(viewer).s
                for name in hidden:
                    assert set(np.asarray(getattr(s, name)).ravel().tolist()) <= {HIDDEN, NOBODY}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (np.zeros(3, dtype=np.int32), "shape"),
        (np.zeros(4), "float64"),
        (np.array(["a"] * 4), "whole numbers"),
    ],
)
def test_wrong_actions_get_one_sentence(wrong, said):
    env = Vector(find("wharf"), 4, players=2)
    with pytest.raises(EntrepotError, match="reset"):
        env.step(np.zeros(4, dtype=np.int32))
    env.reset()
    with pytest.raises(EntrepotError, match=said):
        env.step(wrong)


def test_a_list_of_choices_has_one_for_each_number_of_players():
    env = Vector("yokohama", 6, players=(2, 3, 4), edition=["original", None, "synapses"], station="walk")
    assert env.reset().players.tolist() == [2, 3, 4] * 2
    assert env.records["option_edition"].tolist() == [0, 1, 1] * 2 and (env.records["option_station"] == 1).all()
    with pytest.raises(EntrepotError, match=r"The option edition has 2 choices for 3 numbers of players; give as many"):
        Vector("yokohama", 6, players=(2, 3, 4), edition=["original", None])


def test_wrong_settings_get_one_sentence():
    game = find("wharf")
    for wrong, said in [
        ({"count": 0}, "at least 1"),
        ({"count": 4, "players": 7}, "players"),
        ({"count": 4, "players": ()}, "number of players"),
        ({"count": 4, "reward": "pace"}, "place"),
        ({"count": 4, "rounds": "9"}, "rounds"),
    ]:
        with pytest.raises(EntrepotError, match=said):
            Vector(game, **wrong)
    with pytest.raises(EntrepotError, match="seed"):
        Vector(game, 4).reset(seed="x")
