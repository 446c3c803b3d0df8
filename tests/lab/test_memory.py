"""What everybody has seen and views hide again."""

import random

import numpy as np
import pytest

from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.fields import SEATS
from entrepot.lab import memory
from entrepot.lab.state import State, core_of
from entrepot.lab.table import Table
from entrepot.lab.vector import Vector
from entrepot.observing.elements import WORD, elements_of, recalled_axes
from entrepot.observing.features import BIT, features_of

from .conftest import COUNTS, TABLES, find
from .test_vector import copied


def recalled(game, seen):
    """The recalled elements of an observation as sets of things, by seat from the viewer and by list."""
    axes = recalled_axes(game)
    found = {(seat, axis.name): set() for seat in range(SEATS) for axis in axes}
    elements = elements_of(game, recall=True)
    for element, value in zip(elements.all[elements.acting + 1 :], seen[elements.acting + 1 :], strict=True):
        bits = (bit for bit in range(WORD) if int(value) >> bit & 1)
        found[element.cell[0], element.declared.of.name].update(element.shift + bit for bit in bits)
    return found


def begun(game, players, seed, **more):
    table = Table(game, players, game.meta.check(players, {}), recall=True, **more)
    table.begin(seed)
    return table


def at(game, players, record, **more):
    """A table at a position, of which nothing has been seen before."""
    table = Table(game, players, game.meta.check(players, {}), recall=True, **more)
    table.begin_from(State.at(core_of(game), bytearray(record)))
    return table


def looked_at(tables, kept, *seen):
    memory.ready("remember", tables, kept, 0, *seen)(tables, kept, 0, *seen)


def values(game, record, name):
    return np.frombuffer(record, game.layout.dtype)[name][0]


# --- what is remembered


@pytest.mark.parametrize("players", COUNTS["yokohama"])
def test_an_order_taken_from_a_port_is_recalled_until_it_is_completed(players):
    """All orders in hand come from a port, but for the one that was kept at the start."""
    game, chance = find("yokohama"), random.Random(players)
    table = begun(game, players, seed=4)
    kept, taken, completed = {}, 0, 0
    before = [set()] * players
    while not table.ended and completed < 2:
        state = table.state
        hands = [
            {int(order) for order in hand if order >= 0} for hand in values(game, state.record, "orders")[:players]
        ]
        for seat, hand in enumerate(hands):
            if hand:
                kept.setdefault(seat, min(hand))
        expected = [hand - {kept.get(seat)} for seat, hand in enumerate(hands)]
        for viewer in (-1, *range(players)):
            told = recalled(game, table.observation(viewer))
            for n in range(SEATS):
                seat = (max(viewer, 0) + n) % players
                assert told[n, "order"] == (expected[seat] if n < players else set())
        taken += sum(len(new - old) for new, old in zip(expected, before, strict=True))
        completed += sum(len(old - new) for new, old in zip(expected, before, strict=True))
        before = expected
        orders = [a for a in state.legal if game.catalogue.names[a].startswith(("order:", "take:"))]
        table.take(chance.choice(orders or state.legal))
    assert taken > completed >= 1


@pytest.mark.parametrize("name", ["mombasa", "wharf"])
def test_where_nothing_seen_is_hidden_again_there_is_nothing_to_recall(name):
    """In Mombasa hands are open, also while cards are planned; in Wharf what was shown is out of the game."""
    game, chance = find(name), random.Random(1)
    table = begun(game, 2, seed=2)
    while not table.ended:
        assert not any(recalled(game, table.observation(-1)).values())
        assert table.memory.shown.any() or name == "wharf"
        table.take(chance.choice(table.state.legal))


def test_in_which_of_its_fields_a_seat_has_a_thing_is_not_said():
    """A card that was in sight, and then in a hand, in a slot or in a recovery area that nobody sees into."""
    game, card = find("mombasa"), 40
    elements = elements_of(game)
    tables = memory.tables_of(game)
    unseen = np.array([[-2 * (element.declared.meaning == "one") for element in elements.all]], dtype=np.int16)
    shown = unseen.copy()
    shown[0, elements.labels.index("display[left_1]")] = card
    nothing = np.zeros(1, dtype=game.layout.dtype)
    for name, declared in game.layout.declared.items():
        if declared.is_private and declared.meaning == "one":
            nothing[name] = -1
    for place, number in (("hand", 1 << card), ("slot", card), ("recovery", 1 << card)):
        records = nothing.copy()
        records[place][0][(1,) * (records[place].ndim - 1)] = number
        lies, gone = (each.view(np.int64).reshape(1, -1) for each in (records, nothing))
        kept = memory.memory_for(game, 1, True)
        for record, view, expected in [
            (lies, unseen, 0), (gone, shown, 0), (lies, unseen, 1), (lies, unseen, 1), (lies, shown, 0),
            (lies, unseen, 1), (gone, unseen, 0), (lies, unseen, 0),
        ]:  # fmt: skip
            looked_at(tables, kept, 3, record, view)
            assert kept.known[0, 1, 0] == expected << card and np.count_nonzero(kept.known) == expected


@pytest.mark.parametrize("width", [1, 2, 4, 8])
def test_a_number_is_read_in_any_width(width):
    alone = np.array([0, 1, 1, 1, 1])
    for number, known in ((0, 1), (35, 1 << 35), (36, 0), (-1, 0), (-2, 0)):
        record = np.full(16 // width, 7, dtype=f"<i{width}")
        record[-1] = number
        held = np.array([[1, 64 - 8 * width, -1 if width == 8 else (1 << 8 * width) - 1, 36]])
        tables = memory.tables_of(find("yokohama"))
        tables = tables._replace(seen=tables.seen[:0], seen_from=0 * alone, held=held, held_from=alone)
        kept = memory.memory_for(find("yokohama"), 1, True)
        kept.shown[:] = -1
        looked_at(tables, kept, 1, record.view(np.int64)[None], np.zeros((1, 1), dtype=np.int16))
        assert kept.known[0, 0, 0] == known


@pytest.mark.parametrize(("name", "players"), [each for each in TABLES if each[0] != "nippon"])
def test_the_memory_of_bots_has_the_same_things(name, players):
    """It also says in which field each was seen to go."""
    game, chance, most = find(name), random.Random(7), 0
    table = begun(game, players, seed=7, bots=True)
    while not table.ended:
        found = np.zeros_like(table.memory.known[0])
        for fact in table.seen.known:
            found[fact.seat, recalled_axes(game).index(game.layout.declared[fact.field].of)] |= 1 << fact.thing
        assert np.array_equal(found, table.memory.known[0])
        view = table.bot_view()
        assert view.known == table.seen.known
        assert view.record == table.state.position().view(table.state.actor).record
        most = max(most, len(view.known))
        orders = [a for a in table.state.legal if game.catalogue.names[a].startswith("take:")]
        table.take(chance.choice(orders or table.state.legal))
    assert most >= (2 if name == "yokohama" else 0)


# --- that it is known to everybody


def two_worlds(table, viewer, chance, remembered):
    """Copies of a table: the second is another that looks the same to a seat, and at which everybody may have seen the
    same. What has been seen so far is remembered in both, or in none."""
    game, known = table.game, table.memory.known[0] * remembered
    record = table.state.guess(viewer, (chance.getrandbits(60), chance.getrandbits(60))).record
    for which, axis in enumerate(recalled_axes(game)):
        for seat in range(table.players):
            for thing in range(len(axis)):
                if known[seat, which] >> thing & 1 and not _has(game, record, seat, axis, thing):
                    _exchange(game, record, seat, axis, thing, int(known[seat, which]))
    worlds = at(game, table.players, table.state.record), at(game, table.players, record)
    if remembered:
        for world in worlds:
            for mine, its in zip(world.memory, table.memory, strict=True):
                mine[:] = its
    return worlds


def _private(game, record, seat, axis):
    for name, declared in game.layout.declared.items():
        if declared.of == axis and declared.is_private:
            yield declared.meaning, values(game, record, name)[seat]


def _has(game, record, seat, axis, thing):
    fields = _private(game, record, seat, axis)
    return any((lies >> thing & 1 if kind == "many" else lies == thing).any() for kind, lies in fields)


def _exchange(game, record, seat, axis, thing, known):
    """A guess knows nothing of what was seen: lay a known thing in place of one that is not."""
    everywhere = [
        values(game, record, name)
        for name, declared in game.layout.declared.items()
        if declared.of == axis and declared.meaning in ("one", "deck")
    ]
    own = (lies.reshape(-1) for kind, lies in _private(game, record, seat, axis) if kind == "one")
    lies, n = next((lies, n) for lies in own for n, it in enumerate(lies) if it >= 0 and not known >> int(it) & 1)
    [there] = [place for place in everywhere if (place == thing).any()]
    there[there == thing] = lies[n]
    lies[n] = thing


@pytest.mark.parametrize(("name", "players"), [each for each in TABLES if each[0] != "nippon"])
def test_what_is_recalled_follows_from_what_everybody_sees(name, players):
    """The same actions in two worlds: as long as a spectator sees no difference, the same is recalled in both."""
    game, chance = find(name), random.Random(players)
    real = begun(game, players, seed=6)
    differed = compared = 0
    for number in range(60):
        viewer = chance.randrange(-1, players)
        here, there = two_worlds(real, viewer, chance, remembered=number % 2)
        differed += here.state.record != there.state.record
        assert np.array_equal(here.observation(viewer), there.observation(viewer))
        for _ in range(12):
            both = sorted({*here.state.legal} & {*there.state.legal})
            if here.state.actor != there.state.actor or not both:
                break
            action = chance.choice(both)
            here.take(action)
            there.take(action)
            seen, other = here.state.observation(-1), there.state.observation(-1)
            if here.ended or there.ended or not np.array_equal(seen, other):
                break
            assert np.array_equal(here.memory.known, there.memory.known)
            compared += 1
        for _ in range(8 if name != "wharf" else 1):
            real.take(chance.choice(real.state.legal))
            if real.ended:
                real.begin(number)
    assert differed > 10 and compared > 20


# --- the environments


def test_a_vector_environment_recalls_as_a_table_does(table):
    game, players = table
    steps, cut = (240, {"most_decisions": 100}) if game.meta.name == "yokohama" else (60, {"most_decisions": 25})
    env = Vector(game, 4, players=players, seed=3, threads=1, recall=True, **cut)
    twin = Vector(game, 4, players=players, seed=3, threads=2, recall=True, **cut)
    plain = Vector(game, 4, players=players, seed=3, threads=1, **cut)
    told, acting, ended = env.reset(), env.elements.acting, 0
    twin.reset()
    plain.reset()
    tables = [at(game, players, record.tobytes(), **cut) for record in env.records]
    for number in range(steps):
        for i, one in enumerate(tables):
            assert np.array_equal(told.obs[i], one.observation(int(told.actor[i])))
        if number % 20 == 0:
            for viewer in (-1, *range(players)):
                views = env.view(viewer)
                assert all(np.array_equal(views[i], one.observation(viewer)) for i, one in enumerate(tables))
        assert np.array_equal(told.obs, twin.told.obs) and np.array_equal(told.final_obs, twin.told.final_obs)
        assert np.array_equal(told.obs[:, : acting + 1], plain.told.obs)
        assert np.array_equal(told.final_obs[:, : acting + 1], plain.told.final_obs)
        actors, chosen = told.actor.copy(), env.sample(2)
        chosen[number % 4] = -1  # one game waits
        told = env.step(chosen)
        twin.step(chosen)
        plain.step(chosen)
        for i, one in enumerate(tables):
            if chosen[i] >= 0:
                one.take(int(chosen[i]))
            if told.terminated[i] or told.truncated[i]:
                last = one.observation(int(actors[i]))
                last[acting] = -1
                assert np.array_equal(told.final_obs[i], last)
                tables[i] = at(game, players, env.records[i].tobytes(), **cut)
                ended += 1
    assert ended >= 4 and (game.meta.name != "yokohama" or told.final_obs[:, acting + 1 :].any())
    for each in (env, twin, plain):
        each.close()


def test_games_with_several_numbers_of_players_recall_side_by_side():
    env = Vector("yokohama", 6, players=(2, 3, 4), seed=1, recall=True)
    told = env.reset()
    for _ in range(400):
        told = env.step(env.sample(1))
    for i in range(6):
        for (seat, _), things in recalled(env.game, told.obs[i]).items():
            assert seat < told.players[i] or not things
    again = copied(told)
    wrong = np.array([int(np.flatnonzero(~row)[0]) for row in told.mask], dtype=np.int32)
    assert np.array_equal(env.step(wrong).obs, again.obs) and env.told.refused.all()
    assert told.obs[:, env.elements.acting + 1 :].any()
    assert not env.reset().obs[:, env.elements.acting + 1 :].any()


def test_a_state_with_a_memory_goes_on_exactly(game):
    env = Vector(game, 4, players=2, seed=4, recall=True)
    env.reset()
    for _ in range(300):
        env.step(env.sample(1))
    kept = env.state_dict()
    other = Vector(game, 4, players=2, seed=9, threads=1, recall=True)
    assert np.array_equal(other.load_state_dict(kept).obs, env.told.obs)
    for _ in range(60):
        chosen = env.sample(1)
        assert np.array_equal(env.step(chosen).obs, other.step(chosen).obs)
        over = env.told.terminated | env.told.truncated
        assert np.array_equal(env.told.final_obs[over], other.told.final_obs[over])
    plain = Vector(game, 4, players=2)
    plain.reset()
    assert {*kept} - {*plain.state_dict()} == ({"known", "shown"} if recalled_axes(game) else set())
    if recalled_axes(game):
        with pytest.raises(EntrepotError, match="recall=True"):
            plain.load_state_dict(kept)
        with pytest.raises(EntrepotError, match="recall=False"):
            other.load_state_dict(plain.state_dict())


def test_interfaces_have_the_same_elements():
    gymnasium = pytest.importorskip("entrepot.lab.gymnasium")
    many = pytest.importorskip("entrepot.lab.gymnasium_vector")
    pettingzoo = pytest.importorskip("entrepot.lab.pettingzoo")
    game = find("yokohama")
    size = len(elements_of(game, recall=True))
    env = pettingzoo.env(game, 3, recall=True)
    env.reset(seed=1)
    seen = env.observe("player_1")
    assert seen in env.observation_space("player_1") and seen["observation"].shape == (size,)
    one = gymnasium.Entrepot(game, 3, recall=True)
    seen, _ = one.reset(seed=1)
    assert seen in one.observation_space and seen.shape == (size,)
    envs = many.Entrepot(game, 4, (3, 4), recall=True, most_decisions=500)
    seen, infos = envs.reset(seed=1)
    assert seen in envs.observation_space and seen.shape == (4, size)
    envs.close()


def test_the_end_of_one_of_many_games_is_recalled_by_its_learner():
    """Seats are counted from the learner, whoever acted last. A wrong action begins a game: nothing is known of it."""
    many = pytest.importorskip("entrepot.lab.gymnasium_vector")
    game, chance = find("yokohama"), np.random.default_rng(2)
    envs = many.Entrepot(game, 6, 3, seat=1, recall=True, most_decisions=420, threads=1)
    first, found = envs.vector.elements.acting + 1, 0
    _, infos = envs.reset(seed=3)
    for _ in range(400):
        masks = infos["action_mask"]
        seen, _, over, cut, infos = envs.step(
            np.array([chance.choice(np.flatnonzero(row)) if row.any() else 0 for row in masks])
        )
        for i in np.flatnonzero(over | cut):
            told = recalled(game, envs.vector.told.final_obs[i])
            own = recalled(game, seen[i])
            turned = [n for n in range(3) if all(own[(k + n) % 3, "order"] == told[k, "order"] for k in range(3))]
            assert turned
            found += any(own.values())
        if found:
            break
    assert found
    wrong = np.array([int(np.flatnonzero(row == 0)[0]) for row in infos["action_mask"]])
    envs.step(wrong)
    assert not envs.vector.told.obs[:, first:].any() and not envs.vector._memory.known.any()
    envs.close()


# --- elements and features


def test_recalled_elements_come_last_and_have_names(game):
    plain, whole = elements_of(game), elements_of(game, recall=True)
    assert whole.labels[: len(plain)] == plain.labels and len({*whole.labels}) == len(whole)
    assert elements_of(game, False) is plain and elements_of(game, recall=True) is whole
    words = sum(-(-len(axis) // WORD) for axis in recalled_axes(game))
    assert len(whole) - len(plain) == SEATS * words == len(memory.tables_of(game).words)
    features = features_of(game, recall=True)
    found = [feature for feature in features.all if feature.element >= len(plain)]
    assert len(found) == SEATS * sum(map(len, recalled_axes(game))) and all(f.test == BIT for f in found)
    rows = np.zeros((1, len(whole)), dtype=np.int16)
    for feature in found[:: max(1, len(found) // 9)]:
        rows[:] = 0
        rows[0, feature.element] = 1 << feature.number
        one = features.expand(rows)[0] - features.expand(0 * rows)[0]
        assert [features.labels[n] for n in np.flatnonzero(one)] == [feature.label]


def test_what_the_labels_say():
    labels = elements_of(find("yokohama"), recall=True).labels
    assert labels[-12:-9] == tuple(f"recalled[seat 0, order] {part}" for part in ("1–15", "16–30", "31–36"))
    assert "recalled[seat 3, order] 31–36: order_36" in features_of(find("yokohama"), recall=True).labels
    mombasa = elements_of(find("mombasa"), recall=True).labels
    assert mombasa[-1] == "recalled[seat 3, starting tile]" and mombasa[-2] == "recalled[seat 3, card] 46–54"
    nippon = find("nippon")
    assert elements_of(nippon, recall=True).labels == elements_of(nippon).labels
    assert features_of(nippon, recall=True).labels == features_of(nippon).labels


@pytest.mark.parametrize("wrong", ["yes", 1, None])
def test_a_wrong_value_gets_one_sentence(wrong):
    game = find("wharf")
    with pytest.raises(EntrepotError, match="True or False"):
        Vector(game, 2, recall=wrong)
    with pytest.raises(EntrepotError, match="True or False"):
        Table(game, 2, {}, recall=wrong)
