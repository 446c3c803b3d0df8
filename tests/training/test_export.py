"""A trained network as a file: it says what the network says, as small as it must be, with its card."""

import json
import random

import numpy as np
import pytest
import torch
from safetensors.numpy import load_file

from entrepot import games
from entrepot.bots.network import weights
from entrepot.bots.network.bot import mind_of
from entrepot.cli import arguments, main
from entrepot.engine.errors import EntrepotError
from entrepot.observing.features import features_of
from entrepot.observing.plain import observation
from entrepot.testing.positions import begun, step
from entrepot.training import checkpoint, export, leg, restoring
from entrepot.training.agreement import agreement
from entrepot.training.network import BUILD, WIN
from entrepot.training.rollout import POINT


def stage(width=32, blocks=2, seed=1):
    """A network that has an opinion: a new one likes all actions nearly the same."""
    torch.manual_seed(seed)
    made = leg.new(games.find("mombasa"), width, blocks, "cpu")
    with torch.no_grad():
        for weight in made.network.parameters():
            weight.add_(torch.randn_like(weight) * 0.1)
    return made


def whole(stage, obs):
    """What the network itself says about an observation, for whoever plays to win."""
    inputs = torch.from_numpy(features_of(stage.game).expand(obs[None]))
    with torch.no_grad():
        said = stage.network(inputs, torch.tensor([WIN]))
    value = said.value[:, :, WIN]
    return np.concatenate([part[0].numpy().ravel() for part in (said.policy, value, said.places, said.sheet * POINT)])


def test_training_goes_on_from_a_file(tmp_path):
    made, path = stage(), tmp_path / "file.safetensors"
    made.decisions, made.seconds = 12, 180.0
    export.export(made, path)
    again = restoring.restore(made.game, path, "cpu")
    assert (again.decisions, again.seconds) == (12, 180.0)
    obs = observation(made.game, begun(made.game, 3, {}, 2).view(0).record, 0, 0)
    wanted, said, first = whole(made, obs), whole(again, obs), len(made.game.catalogue)
    for part in (slice(first), slice(first, None)):
        assert np.abs(said[part] - wanted[part]).max() < 0.03 * np.abs(wanted[part]).max()
    kept = torch.tensor(weights.load(made.game, path).kept, dtype=torch.int64)
    left_out = again.network.enter.weight.detach().clone()
    left_out[:, kept] = 0
    assert not left_out.any() and again.network.enter.weight[:, kept].any()
    with torch.no_grad():
        said = again.network(torch.ones(2, again.network.shape.inputs), torch.tensor([WIN, BUILD]))
    assert torch.equal(said.policy[0], said.policy[1]) and torch.equal(said.value[..., WIN], said.value[..., BUILD])


def test_a_file_says_what_the_network_says(tmp_path):
    made, path = stage(), tmp_path / "file"
    export.export(made, path)
    mind, position, dice = mind_of(made.game, path), begun(made.game, 3, {}, 2), random.Random(1)
    for _ in range(6):
        player = position.actors()[0]
        view = position.view(player)
        wanted = whole(made, observation(made.game, view.record, player, player))
        said = mind.say(view, player)
        first = len(made.game.catalogue)
        for part in (slice(first), slice(first, None)):
            assert np.abs(said[part] - wanted[part]).max() < 0.03 * np.abs(wanted[part]).max()
        for _ in range(7):
            step(position, dice)


def test_it_chooses_what_the_network_chooses(tmp_path):
    made, path = stage(), tmp_path / "file"
    export.export(made, path)
    assert agreement(made.game, made.network, path, 60, back="plain") > 0.9
    assert agreement(made.game, stage(seed=2).network, path, 60, back="plain") < 0.9, "another network differs"


def test_the_format_is_that_of_safetensors(tmp_path):
    made = stage()
    export.export(made, tmp_path / "file")
    trained, theirs = weights.load(made.game, tmp_path / "file"), load_file(tmp_path / "file")
    assert set(theirs) == {"kept", *weights.Weights._fields}
    for name, tensor in theirs.items():
        assert np.array_equal(tensor, trained.kept if name == "kept" else getattr(trained.weights, name))


def test_inputs_that_were_never_active_are_left_out_and_the_rarest_where_room_is_short(tmp_path, monkeypatch):
    made = stage()
    weight = made.network.enter.weight
    moved = torch.zeros_like(weight)
    moved[:, 10:20] = torch.arange(1.0, 11)
    made.learner.optimiser.state[weight]["exp_avg_sq"] = moved
    export.export(made, tmp_path / "file")
    assert weights.load(made.game, tmp_path / "file").kept.tolist() == list(range(10, 20))
    assert export.kept_inputs(made, 4 * (32 + 4)).tolist() == [16, 17, 18, 19]
    monkeypatch.setattr(export, "LARGEST", 10_000)
    with pytest.raises(EntrepotError, match="too many blocks"):
        export.export(made, tmp_path / "file")


def test_a_large_network_becomes_a_file_of_five_megabytes(tmp_path):
    made, path = leg.new(games.find("mombasa"), 512, 2, "cpu"), tmp_path / "file"
    card = export.export(made, path)
    assert 4.9e6 < path.stat().st_size <= 5e6
    assert 0 < json.loads(card["shape"])["kept"] < json.loads(card["shape"])["inputs"]
    with pytest.raises(EntrepotError, match="2048 wide is too wide"):
        export.export(leg.new(games.find("mombasa"), 2048, 0, "cpu"), path)


def test_the_command_writes_a_file_and_shows_its_card(tmp_path, capsys, monkeypatch):
    made = stage()
    made.seconds, made.decisions = 600, 12345
    checkpoint.save(made, tmp_path / "point")
    monkeypatch.setattr("entrepot.training.agreement.agreement", lambda *of: 0.994)
    out = str(tmp_path / "file")
    assert main(["network", "mombasa", "--from", str(tmp_path / "point"), "--out", out, "--ladder", "+90"]) == 0
    written = capsys.readouterr().out
    assert "chooses as the checkpoint does in 99.4% of 1000 positions" in written
    assert main(["network", "mombasa", "--file", out]) == 0
    shown = capsys.readouterr().out
    assert written.startswith(shown)
    for line in ("game           mombasa", "gpu_minutes    10", "decisions      12345", "ladder         +90"):
        assert line in shown.splitlines()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--from", "x"], "--from and --out"),
        (["--out", "x"], "--from and --out"),
        (["--from", "x", "--out", "y", "--file", "z"], "--from and --out"),
        (["--file", "nowhere"], "There is no network for Mombasa at nowhere"),
        (["--from", "nowhere", "--out", "y"], "not a whole checkpoint"),
    ],
)
def test_wrong_words_get_one_sentence(words, said, capsys):
    assert main(["network", "mombasa", *words]) == 2
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.count("\n") == 1 and said in shown.err


def test_without_pytorch_writing_gets_one_sentence(monkeypatch, capsys):
    monkeypatch.setattr(arguments, "find_spec", lambda name: None if name == "torch" else name)
    assert main(["network", "mombasa", "--from", "x", "--out", "y"]) == 2
    assert capsys.readouterr().err == "Writing a network needs torch; run pip install 'entrepot[train]' first.\n"
