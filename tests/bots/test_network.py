"""The bot network: it says what the weights say, chooses by that, and greedy plays where there is none that fits."""

import random
import subprocess
import sys

import numpy as np
import pytest

from entrepot import bots, games
from entrepot.bots.greedy import Greedy
from entrepot.bots.network import compiled, files
from entrepot.bots.network.bot import Network, mind_of
from entrepot.bots.network.inputs import inputs_of
from entrepot.bots.network.plain import Plain
from entrepot.bots.network.weights import fits, identity_of, load, sizes_of
from entrepot.engine.errors import EntrepotError
from entrepot.observing.elements import sheet_headings
from entrepot.observing.features import AT_LEAST, BIT, EQUAL, SHARE, features_of
from entrepot.observing.plain import observation
from entrepot.testing.positions import begun, step

from .making import random_network, random_tensors

PLAYERS = 3


@pytest.fixture(params=games.names())
def game(request):
    return games.find(request.param)


def moments(game, count=4, apart=12):
    """Views of a random game, each with a seat that has a choice."""
    position, dice, found = begun(game, PLAYERS, {}, 5), random.Random(5), []
    while len(found) < count:
        for _ in range(apart):
            step(position, dice)
        player = position.actors()[0]
        if len(position.legal(player)) > 1:
            found.append((position.view(player), player))
    return found


def by_hand(game, tensors, obs):
    """What a network says, with all features and no rounding."""
    features = features_of(game)
    value = obs[features.element].astype(int)
    number = features.number.astype(int)
    x = np.zeros(len(features))
    ways = {EQUAL: np.equal, AT_LEAST: np.greater_equal, BIT: lambda v, n: v >> n & 1, SHARE: np.divide}
    for test, way in ways.items():
        mine = features.test == test
        x[mine] = way(value[mine], number[mine])
    layer = {name: tensors[name] * tensors[f"{name}_scale"][..., None] for name in ("middle", "leave")}
    x = x[tensors["kept"]] @ (tensors["enter"] * tensors["enter_scale"]) + tensors["enter_bias"]
    x = np.maximum(x, 0)
    for n in range(0, len(layer["middle"]), 2):
        y = np.maximum(layer["middle"][n] @ x + tensors["middle_bias"][n], 0)
        x = np.maximum(x + layer["middle"][n + 1] @ y + tensors["middle_bias"][n + 1], 0)
    return layer["leave"] @ x + tensors["leave_bias"]


@pytest.mark.parametrize("blocks", [0, 2])
def test_it_says_what_the_weights_say(game, blocks, tmp_path):
    tensors = random_tensors(game, blocks=blocks)
    mind = mind_of(game, random_network(game, tmp_path, blocks=blocks))
    for view, player in moments(game):
        wanted = by_hand(game, tensors, observation(game, view.record, player, player))
        said = mind.say(view, player)
        assert np.abs(said - wanted).max() < 1e-3 * np.abs(wanted).max()
        assert wanted[: len(game.catalogue)].std() > 0.01


@pytest.mark.slow
def test_compiled_and_numpy_say_the_same_to_the_last_bit(game, tmp_path):
    """So a bot plays the same game whether its network is compiled by then or not."""
    trained = load(game, random_network(game, tmp_path, width=64, blocks=2, kept=range(3, len(features_of(game)), 2)))
    inputs = inputs_of(features_of(game), trained.kept)
    plain, say = Plain(inputs, trained.weights), compiled.prepare(tmp_path)
    for view, player in moments(game):
        obs, out = observation(game, view.record, player, player), np.empty(sum(sizes_of(game)))
        say(obs, inputs, trained.weights, out)
        assert np.array_equal(out, plain(obs)) and out.std() > 0.01


def test_an_input_that_was_dropped_is_as_one_without_weight(tmp_path):
    game = games.find("mombasa")
    tensors = random_tensors(game)
    kept = np.flatnonzero(np.random.default_rng(2).random(len(tensors["kept"])) < 0.7)
    without = {**tensors, "enter": tensors["enter"].copy()}
    without["enter"][np.setdiff1d(tensors["kept"], kept)] = 0
    dropped = {**tensors, "enter": tensors["enter"][kept], "kept": kept.astype(np.int32)}
    minds = []
    for name, some in (("without", without), ("dropped", dropped)):
        files.write(tmp_path / name, some, identity_of(game))
        minds.append(mind_of(game, tmp_path / name))
    for view, player in moments(game, 2):
        assert np.array_equal(minds[0].say(view, player), minds[1].say(view, player))


def test_it_takes_the_legal_action_that_it_likes_best_and_of_equals_the_first(game, tmp_path):
    view, player = moments(game, 1)[0]
    legal = view.legal(player)
    tensors = random_tensors(game)
    tensors["leave"][:] = 0
    tensors["leave_bias"][: len(game.catalogue)] = 7
    tensors["leave_bias"][legal] = 5
    for best, name in ((min(legal), "equal"), (max(legal), "last")):
        if name == "last":
            tensors["leave_bias"][best] = 6
        files.write(tmp_path / name, tensors, identity_of(game))
        assert Network(tmp_path / name).choose(view, player, random.Random(1)) == best


def test_an_outlook_is_by_seat_and_in_points(game, tmp_path):
    view, player = next((view, player) for view, player in moments(game, 12, 5) if player)
    tensors, headings = random_tensors(game), sheet_headings(game)
    tensors["leave"][:] = 0
    actions, values, places, sheet = sizes_of(game)
    bias = np.zeros(actions + values + places + sheet, np.float32)
    bias[actions : actions + values] = [10, 11, 12, 13]
    bias[actions + values : -sheet] = (np.eye(4) * 9).ravel()  # whoever looks comes first, the next seat second
    bias[-sheet:] = np.arange(sheet)
    files.write(tmp_path / "sure", tensors | {"leave_bias": bias}, identity_of(game))
    outlook = Network(tmp_path / "sure").outlook(view, player)
    assert set(outlook.policy) == set(view.legal(player)) and sum(outlook.policy.values()) == pytest.approx(1)
    for seat in range(PLAYERS):
        turn = (seat - player) % PLAYERS
        assert outlook.value[seat] == 10 + turn
        assert outlook.places[seat][turn] > 0.99 and sum(outlook.places[seat]) == pytest.approx(1)
        assert outlook.sheet[seat] == {name: turn * len(headings) + n for n, name in enumerate(headings)}


def damaged(game, path):
    """Files with which a bot cannot play, each with what is said of it."""
    tensors, card = random_tensors(game), identity_of(game)
    whole = random_network(game, path).read_bytes()
    written = {
        "cut": (whole[: len(whole) // 2], "it ends too early"),
        "changed": (whole[:-9] + bytes([whole[-9] ^ 1]) + whole[-8:], "its data has changed"),
        "empty": (b"", "cannot be read as a network"),
        "other": (b"\x08" + bytes(7) + b"nonsense" * 4, "cannot be read as a network"),
        "length": (b"\xff" * 8 + whole, "cannot be read as a network"),
    }
    for name, (data, said) in written.items():
        (path / name).write_bytes(data)
        yield path / name, said
    for name, changed, other, said in (
        ("rules", tensors, card | {"rules_version": "0"}, "rules_version is 0 there"),
        ("components", tensors, card | {"components": "mine"}, "components is mine there"),
        ("heads", tensors | {"leave": tensors["leave"][1:]}, card, "shape of .* (leave)"),
        ("kind", tensors | {"enter": tensors["enter"].astype(np.float32)}, card, "shape of .* (enter)"),
        ("inputs", tensors | {"kept": tensors["kept"] + 1}, card, "inputs that"),
    ):
        files.write(path / name, changed, other)
        yield path / name, said
    yield path / "missing", "There is no network"


def test_greedy_plays_where_no_network_fits_and_it_is_said_once(tmp_path, caplog, monkeypatch):
    game = games.find("mombasa")
    monkeypatch.setattr("entrepot.bots.greedy.BUDGET", {"plain": 60})
    view, player = moments(game, 1)[0]
    wanted = Greedy().choose(view, player, random.Random(3))
    for path, said in damaged(game, tmp_path):
        caplog.clear()
        bot = Network(path)
        assert [bot.choose(view, player, random.Random(3)) for _ in range(2)] == [wanted, wanted]
        assert bot.outlook(view, player) is None
        (told,) = caplog.messages
        assert told.endswith("The bot greedy plays in its place.") and told.count("\n") == 0
        if path.name != "missing":
            with pytest.raises(EntrepotError, match=said.replace("(", r"\(").replace(")", r"\)")):
                load(game, path)


def test_nobody_waits_for_the_compiler(tmp_path, monkeypatch):
    begun = []
    monkeypatch.setattr(compiled.os, "setpriority", lambda *of: None)
    monkeypatch.setattr(compiled.subprocess, "Popen", lambda command, **how: begun.append(command) or subprocess)
    monkeypatch.setattr(subprocess, "pid", 0, raising=False)
    assert [compiled.ready(tmp_path) for _ in range(3)] == [None] * 3
    assert [command[1:] for command in begun] == [["-m", "entrepot.bots.network.compiled", str(tmp_path)]]
    made = object()
    compiled.folder_in(tmp_path).mkdir()
    (compiled.folder_in(tmp_path) / "ready").touch()
    monkeypatch.setattr(compiled, "_loaded", lambda home: made)
    assert compiled.ready(tmp_path) is made


def test_bots_come_without_a_compiler():
    code = "import sys, entrepot.bots; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
    assert bots.make("network").path is None


def test_whether_a_network_fits_is_said_by_its_card_alone(game, tmp_path):
    path = random_network(game, tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.index(b"}}") + 400])  # the weights are cut off
    assert fits(game, path)
    other = tmp_path / "other"
    assert not fits(game, random_network(game, other, {**identity_of(game), "components": "others"}))
    assert not fits(game, tmp_path / "none.safetensors")
    for name, said in {
        "empty": b"",
        "short": whole[:40],
        "huge": b"\xff" * 16,
        "none": b"\2" + b"\0" * 7 + b"{}",
    }.items():
        broken = tmp_path / f"{name}.safetensors"
        broken.write_bytes(said)
        assert not fits(game, broken)
