"""Training: what a decision is worth, what is kept, and that a run that is stopped goes on with the same numbers."""

import json
import math
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
import torch

from entrepot import games
from entrepot.bots.network.weights import FOLDER
from entrepot.cli import arguments, main
from entrepot.engine.errors import EntrepotError
from entrepot.lab.vector import starts_of
from entrepot.training import checkpoint, exploiting, leg
from entrepot.training.league import League
from entrepot.training.learning import Batch, Learner, Recipe, judge, losses, normal, rewards
from entrepot.training.meeting import meet
from entrepot.training.network import (
    BUILD,
    WIN,
    Network,
    Shape,
    by_seat,
    drawn,
    from_viewer,
    frozen,
    in_style,
    masked,
)
from entrepot.training.restoring import restore
from entrepot.training.rollout import POINT, Taken, styles_of, theirs
from entrepot.training.rounding import restored, round_all, rounded

SMALL = Recipe(batch=512)
HOW = dict(minutes=1000, every=2, games=60, steps=16, device="cpu")


@pytest.fixture(autouse=True)
def one_thread():
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def begun(name="mombasa"):
    torch.manual_seed(1)
    return leg.new(games.find(name), 32, 1, "cpu", SMALL)


def weights(stage):
    return [weight.detach().clone() for weight in stage.network.parameters()]


def played(steps=3, games=2, headings=2):
    """Nobody did anything yet: two games of two and four players."""
    made = {}
    for name, shape, kind, more in (
        ("obs", (1,), torch.int16, 0), ("mask", (4,), torch.bool, 0), ("action", (), torch.int32, 0),
        ("chance", (), torch.float32, 0), ("actor", (), torch.int8, 0), ("players", (), torch.int8, 0),
        ("episode", (), torch.int32, 0), ("style", (4,), torch.int8, 0),
        ("mine", (), torch.bool, 0), ("points", (4,), torch.float32, 0),
        ("over", (), torch.bool, 0), ("cut", (), torch.bool, 0), ("ranks", (4,), torch.int8, 0),
        ("sheet", (4, headings), torch.float32, 0), ("value", (4,), torch.float32, 1),
        ("places", (4, 4), torch.float32, 1), ("rows", (4, headings), torch.float32, 1),
    ):  # fmt: skip
        made[name] = torch.zeros((steps + more, games, *shape), dtype=kind)
    taken = Taken(**made)
    taken.players[:, 0], taken.players[:, 1] = 2, 4
    taken.mine[:] = True
    return taken


def test_seats_are_counted_from_the_viewer_and_back():
    values = torch.arange(24.0).view(3, 4, 2)
    actor, players = torch.tensor([0, 1, 2], dtype=torch.int8), torch.tensor([2, 3, 4], dtype=torch.int8)
    at_table = by_seat(values, actor, players)
    assert at_table[1].tolist() == [values[1, 2].tolist(), values[1, 0].tolist(), values[1, 1].tolist(), [0, 0]]
    back = from_viewer(at_table, actor, players)
    for row, count in enumerate((2, 3, 4)):
        assert torch.equal(back[row, :count], values[row, :count])


def test_an_action_that_is_not_offered_is_never_drawn():
    mask = torch.tensor([[True, False, True]]).expand(4000, 3)
    policy = torch.tensor([[0.0, 50.0, math.log(3.0)]]).expand(4000, 3)
    counts = torch.bincount(drawn(masked(policy, mask)), minlength=3)
    assert counts[1] == 0 and 2800 < counts[2] < 3200


def test_points_count_against_the_mean_of_the_others_and_places_at_the_end():
    taken = played()
    taken.points[0, 1] = torch.tensor([6.0, 0, 3, 0])
    taken.over[2] = True
    taken.ranks[2, 0, :2] = torch.tensor([2, 1])
    taken.ranks[2, 1] = torch.tensor([4, 3, 2, 1])
    paid = rewards(taken, place=0.5, margin=1 / 3, building=0.1)
    assert paid[0, 1].tolist() == pytest.approx([5 / 3, -1, 1 / 3, -1])
    assert paid[2, 0].tolist() == [-0.5, 0.5, 0, 0]
    assert paid[2, 1].tolist() == pytest.approx([-0.35, -0.2, 0.05, 0.5])
    assert not paid[1].any()


def test_whoever_builds_is_paid_its_own_points_and_no_place():
    taken = played()
    taken.style[:, 1, 0] = BUILD
    taken.points[0, 1] = torch.tensor([6.0, 0, 3, 0])
    taken.over[2], taken.ranks[2, 1] = True, torch.tensor([1, 2, 3, 4])
    paid = rewards(taken, place=0.5, margin=1.0, building=0.1)
    assert paid[0, 1, 0] == pytest.approx(0.6) and paid[2, 1, 0] == 0
    assert paid[0, 1, 1] == -3 and paid[2, 1, 1] == pytest.approx(0.05)


def test_styles_are_drawn_for_every_episode_and_whoever_plays_alone_plays_to_win():
    players = torch.tensor([1, 2, 3, 4] * 1000, dtype=torch.int8)
    drawn_for = [styles_of(torch.full((4000,), episode), players) for episode in (0, 1)]
    assert not torch.equal(*drawn_for)
    assert (drawn_for[0][players == 1] == WIN).all()
    builders = (drawn_for[0][players == 4] == BUILD).sum(1)
    shares = torch.bincount(builders, minlength=5) / len(builders)
    assert 0.45 < shares[0] < 0.6 and 0.3 < shares[3] < 0.42 and (shares > 0).all()


def test_a_seat_is_judged_by_its_own_style():
    values = torch.tensor([[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]])
    assert in_style(values, torch.tensor([[WIN, BUILD, BUILD, WIN]])).tolist() == [[1, 4, 6, 7]]


@pytest.mark.parametrize("name", games.names())
def test_games_are_dealt_with_every_number_of_players_and_any_options(name):
    game = games.find(name)
    dealt = starts_of(game, **split(leg.mixture(game, random.Random(1))))
    assert set(dealt["players"].tolist()) == set(game.meta.players)
    for option, declared in game.meta.options.items():
        usual = declared.choices.index(declared.default)
        seen = set(dealt[f"option_{option}"].tolist())
        assert seen == ({usual} if declared.seats else set(range(len(declared.choices)))), option
        assert declared.players == (1,) or (dealt[f"option_{option}"] == usual).mean() > 0.55


def split(dealt):
    return {"players": dealt.pop("players"), "options": dealt}


def test_what_comes_later_counts_for_what_was_decided_before_but_not_across_games():
    taken = played()
    taken.actor[:, 1] = torch.tensor([0, 0, 1])
    paid = torch.zeros(3, 2, 4)
    paid[2, :, 0] = 1.0
    taken.over[1, 0] = True
    taken.value[3, 1, 0] = 2.0
    recipe = Recipe(carry=0.5)
    judged = judge(taken, paid, recipe)
    assert judged.value[:, 0, 0].tolist() == [0, 0, 1], "the game of two ended in between"
    assert judged.value[2, 1, 0] == 3.0, "the last step ends in what is expected then"
    by_turn = 0.5 ** (1 / 4)
    assert judged.value[1, 1, 0] == pytest.approx(3 * by_turn), "another seat decided next"
    assert judged.value[0, 1, 0] == pytest.approx(3 * by_turn), "and the same seat before"


def test_the_end_tells_places_and_sheets_and_a_game_cut_off_no_sheet():
    taken = played()
    taken.rows[:] = 0.25
    taken.over[2, 0], taken.cut[2, 1] = True, True
    taken.ranks[2, 0, :2], taken.ranks[2, 1] = torch.tensor([2, 1]), torch.tensor([1, 2, 3, 4])
    taken.sheet[2] = 30 / POINT
    judged = judge(taken, torch.zeros(3, 2, 4), Recipe(foresight=1.0))
    assert judged.places[0, 0, 0].tolist() == [0, 1, 0, 0] and judged.places[0, 1, 3].tolist() == [0, 0, 0, 1]
    assert judged.rows[0, 0, 0].tolist() == [1.5, 1.5] and judged.rows[0, 1, 0].tolist() == [0.25, 0.25]


def test_gains_have_a_usual_size_for_every_number_of_players():
    gain, players = torch.randn(1000) * 7 + 3, torch.full((1000,), 2)
    players[500:] = 4
    gain[500:] *= 100
    mine = torch.ones(1000, dtype=torch.bool)
    style = torch.arange(1000) % 2
    gain[style == 1] *= 10
    made = normal(gain, players, style, mine)
    for part in (made[:500:2], made[500::2], made[1:500:2], made[501::2]):
        assert abs(float(part.mean())) < 1e-4 and float(part.std()) == pytest.approx(1, abs=0.01)


def test_opponents_have_a_seat_and_the_learner_too():
    players = torch.tensor([2, 3, 4, 1] * 50, dtype=torch.int8)
    for episode in range(5):
        has = theirs(torch.full((200,), episode), players, 200)
        seated = torch.arange(4) < players[:, None].long()
        number = (has & seated).sum(1)
        assert (number[players > 1] >= 1).all() and (number < players).all()
    assert len(set(number[players == 4].tolist())) > 1, "sometimes one seat, sometimes all but one"


def test_bytes_and_scales_are_close_and_rounding_twice_changes_nothing():
    weight = torch.randn(20, 30) * torch.logspace(-3, 2, 20)[:, None]
    whole, scale = rounded(weight)
    assert whole.dtype == torch.int8 and len(scale) == 20
    assert ((restored(whole, scale) - weight).abs() <= weight.abs().amax(1, keepdim=True) / 253).all()
    network = Network(Shape(10, 5, 2, 8, 1))
    round_all(network)
    before = [value.clone() for value in network.parameters()]
    again = [restored(*rounded(value)) for value in before]
    assert all(torch.allclose(one, other, rtol=1e-6) for one, other in zip(before, again, strict=True))


def test_a_network_that_rounds_says_what_its_rounded_weights_say_and_learns_small_steps():
    torch.manual_seed(1)
    network = Network(Shape(40, 6, 2, 16, 1))
    features, style = torch.rand(5, 40), torch.zeros(5)
    other = frozen(network)
    other.round(True)
    other.settle()
    other.round(False)
    assert not torch.equal(network.enter.weight, other.enter.weight)
    network.round(True)
    said = network(features, style)
    assert torch.allclose(said.policy, other(features, style).policy, atol=1e-6)
    assert not torch.allclose(said.policy, frozen(network)(features, style).policy, atol=1e-6)
    said.policy.sum().backward()
    assert network.enter.weight.grad.any() and network.leave.weight.grad.any()


def test_from_when_it_is_settled_a_checkpoint_has_the_weights_of_its_file(tmp_path):
    def on_bytes(stage):
        weights = [layer.weight for layer in stage.network.layers()]
        return [torch.allclose(weight, restored(*rounded(weight)), rtol=1e-5, atol=1e-9) for weight in weights]

    stage = begun()
    soon = int(1.5 * 60 * 16 / SMALL.settled)  # after two rounds
    leg.train(stage, soon, tmp_path / "point", lambda _: None, **{**HOW, "every": 9}, rounds=2)
    assert not all(on_bytes(stage)) and not stage.network.enter.rounding
    leg.train(stage, soon, tmp_path / "point", lambda _: None, **{**HOW, "every": 9}, rounds=1)
    assert all(on_bytes(stage)) and stage.network.enter.rounding
    again = checkpoint.load(stage.game, tmp_path / "point", "cpu", SMALL)
    assert all(map(torch.equal, weights(again), weights(stage)))


def test_a_league_keeps_few_and_they_are_spread_over_time():
    league, network = League(10), Network(Shape(4, 3, 2, 8, 0))
    for number in range(1, 400):
        league.keep(number, network)
    rounds = [past.name for past in league.past]
    assert len(rounds) == 4 and rounds[0] == 8
    assert 60 < rounds[1] < 150 < rounds[2] < 250 < rounds[3]
    assert league.choose(random.Random(1)) is not None


@pytest.mark.parametrize("name", games.names())
def test_a_run_that_is_stopped_goes_on_with_the_same_numbers(name, tmp_path):
    game = games.find(name)
    whole = leg.train(begun(name), 10**6, tmp_path / "whole", lambda told: None, rounds=6, **HOW)
    assert whole.rounds == 6 and whole.decisions > 5000
    leg.train(begun(name), 10**6, tmp_path / "part", lambda told: None, rounds=4, **HOW)
    again = checkpoint.load(game, tmp_path / "part", "cpu", SMALL)
    leg.train(again, 10**6, tmp_path / "part", lambda told: None, rounds=2, **HOW)
    assert all(map(torch.equal, weights(whole), weights(again)))
    assert (whole.decisions, whole.margin) == (again.decisions, again.margin)
    assert max(file.stat().st_size for file in (tmp_path / "part").iterdir()) < 16 * 2**20


TRAINING = """
import sys
from pathlib import Path
from tests.training.test_training import HOW, SMALL, begun, leg, restore, torch
folder, rounds = Path(sys.argv[1]), int(sys.argv[2])
torch.set_num_threads(1)
saved = folder.exists() or folder.with_name(f"{folder.name}.old").exists()
stage = restore(begun().game, folder, "cpu", SMALL) if saved else begun()
leg.train(stage, 10**6, folder, lambda told: None, rounds=rounds - stage.rounds, **HOW)
"""


def number_of(folder):
    """Another one for each checkpoint that replaces it; 0 at the moment when there is none."""
    try:
        return folder.stat().st_ino
    except FileNotFoundError:
        return 0


@pytest.mark.slow
def test_a_run_that_is_killed_at_any_time_goes_on_with_the_same_numbers(tmp_path):
    folder, chance = tmp_path / "killed", random.Random(3)
    whole = leg.train(begun(), 10**6, tmp_path / "whole", lambda told: None, rounds=20, **HOW)
    here = {"cwd": Path(__file__).parents[2], "env": os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}}
    command = [sys.executable, "-c", TRAINING, str(folder), "20"]
    for _ in range(3):
        before = number_of(folder)
        killed = subprocess.Popen(command, **here)
        while killed.poll() is None and number_of(folder) in (0, before):
            time.sleep(0.001)
        time.sleep(chance.random() / 4)
        killed.kill()
        killed.wait()
    subprocess.run(command, **here, check=True)
    again = restore(whole.game, folder, "cpu", SMALL)
    assert again.rounds == 20 and again.decisions == whole.decisions
    assert all(map(torch.equal, weights(whole), weights(again)))


def test_a_run_that_is_killed_while_it_saves_loses_nothing(tmp_path, monkeypatch):
    """Twice in a row, each time when the old checkpoint has just been moved away."""
    stage, folder = begun(), tmp_path / "kept"
    leg.train(stage, 10**6, folder, lambda told: None, rounds=1, **HOW)
    folder.rename(tmp_path / "kept.old")
    monkeypatch.setattr(checkpoint, "save_file", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
    with pytest.raises(KeyboardInterrupt):
        checkpoint.save(stage, folder)
    assert checkpoint.load(stage.game, folder, "cpu").rounds == 1


def test_large_tensors_are_cut_into_small_files(tmp_path, monkeypatch):
    monkeypatch.setattr(checkpoint, "PART", 2**20)
    stage = begun()
    leg.train(stage, 10**6, tmp_path / "cut", lambda told: None, rounds=1, **HOW)
    files = list((tmp_path / "cut").glob("part-*"))
    assert len(files) > 2 and max(file.stat().st_size for file in files) <= 2**20
    assert all(map(torch.equal, weights(stage), weights(checkpoint.load(stage.game, tmp_path / "cut", "cpu"))))


def test_a_checkpoint_of_another_game_or_a_damaged_one_is_refused(tmp_path):
    stage = begun()
    leg.train(stage, 10**6, tmp_path / "a", lambda told: None, rounds=1, **HOW)
    with pytest.raises(EntrepotError, match=r"was trained for .*mombasa.*begin anew without --init"):
        checkpoint.load(games.find("nippon"), tmp_path / "a", "cpu")
    part = tmp_path / "a" / "part-0.safetensors"
    part.write_bytes(part.read_bytes()[:-100])
    with pytest.raises(EntrepotError, match="is not a whole checkpoint"):
        checkpoint.load(stage.game, tmp_path / "a", "cpu")
    with pytest.raises(EntrepotError, match="is not a whole checkpoint"):
        checkpoint.load(stage.game, tmp_path / "nothing", "cpu")


def test_the_command_trains_tells_and_goes_on(tmp_path, capsys):
    out = tmp_path / "first"
    words = [
        "train",
        "mombasa",
        "--minutes",
        "0.01",
        "--games",
        "60",
        "--width",
        "16",
        "--blocks",
        "0",
        "--device",
        "cpu",
    ]
    assert main([*words, "--out", str(out)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("round 1: 0.0 million decisions") and "million decisions, 0." in said.splitlines()[-1]
    first = [json.loads(line) for line in (tmp_path / "first.jsonl").read_text().splitlines()]
    assert first[0]["round"] == 1 and first[0]["per_second"] > 0
    assert main([*words, "--init", str(out), "--out", str(tmp_path / "second")]) == 0
    second = [json.loads(line) for line in (tmp_path / "second.jsonl").read_text().splitlines()]
    assert second[0]["round"] == first[-1]["round"] + 1
    with (tmp_path / "first.jsonl").open("a") as file:  # told after the checkpoint, before the run was killed
        file.write(json.dumps(first[-1] | {"round": 900}) + '\n{"round": 9')
    assert main([*words, "--init", str(out), "--out", str(out)]) == 0
    rounds = [json.loads(line)["round"] for line in (tmp_path / "first.jsonl").read_text().splitlines()]
    assert rounds[: len(first)] == [line["round"] for line in first] and rounds[len(first)] == first[-1]["round"] + 1


def test_entropy_is_paid_as_the_command_says(tmp_path, monkeypatch):
    real, seen = leg.train, []
    monkeypatch.setattr(leg, "train", lambda stage, *rest, **how: seen.append(stage) or real(stage, *rest, **how))
    words = ["train", "mombasa", "--minutes", "0.001", "--games", "20", "--width", "16", "--device", "cpu"]
    first, out = tmp_path / "first", tmp_path / "out"
    assert main([*words, "--out", str(first)]) == 0
    ways = (([], 0.05), (["--init", str(first)], 0.05), (["--exploit", str(first)], 0.02))
    for way, begins in ways:
        assert main([*words, *way, "--out", str(out), "--entropy", "0.015"]) == 0
        assert seen[-1].learner.recipe.entropy == (begins, 0.015)
    assert seen[0].learner.recipe.entropy == Recipe().entropy


def test_a_network_that_meets_itself_is_even_and_a_better_one_wins():
    game, stage = games.find("mombasa"), begun()
    even = meet(game, stage.network, stage.network, 2, 60, "cpu")
    assert even.games == 60 and even.low < 0.5 < even.high
    # One that always ends its turn at once, as far as it may, scores nothing.
    idle = frozen(stage.network)
    torch.nn.init.zeros_(idle.leave.weight)
    stops = torch.tensor([name.split(":")[0] in ("pass", "stop", "done", "end") for name in game.catalogue.names])
    idle.leave.bias.data[: len(stops)] = stops * 30.0
    assert stops.any() and meet(game, stage.network, idle, 2, 60, "cpu").low > 0.5


def test_an_exploiter_meets_its_victim_alone_and_all_play_to_win(tmp_path, capsys):
    leg.train(begun(), 10**6, tmp_path / "victim", lambda told: None, rounds=1, **HOW)
    stage = exploiting.exploiter(games.find("mombasa"), tmp_path / "victim", "cpu", SMALL)
    assert stage.rounds == 0 and all(map(torch.equal, weights(stage), stage.league.victim.network.parameters()))
    run = leg.Leg(stage, 10**6, games=60, steps=16, seed=1, device="cpu")
    run.round()
    assert stage.league.chosen is stage.league.victim and stage.league.games == 60 and not stage.league.past
    taken = run.player.taken
    assert (taken.style == WIN).all() and 0.2 < taken.mine.float().mean() < 0.8
    assert not all(map(torch.equal, weights(stage), stage.league.victim.network.parameters()))
    words = ["--minutes", "0.001", "--games", "20", "--device", "cpu", "--out", str(tmp_path / "x")]
    victim = str(tmp_path / "victim")
    assert main(["train", "mombasa", "--exploit", victim, "--against", victim, *words]) == 0
    assert "against victim, 2 players: " in capsys.readouterr().out
    assert (tmp_path / "x.svg").read_text().startswith("<svg")


def test_guests_sit_among_past_selves_and_stay(tmp_path):
    stage = begun()
    leg.train(stage, 10**6, tmp_path / "guest", lambda told: None, rounds=1, **HOW)
    stage.league.guests = exploiting.guests(stage.game, [tmp_path / "guest"], "cpu")
    for number in range(1, 100):
        stage.league.keep(number, stage.network)
    assert [member.name for member in stage.league.members][-1] == "guest" and len(stage.league.members) == 5


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--minutes", "soon"], "--minutes cannot be 'soon'; write a number above 0."),
        (["--minutes", "nan"], "--minutes cannot be 'nan'; write a number above 0."),
        (["--minutes", "1", "--entropy", "much"], "--entropy cannot be 'much'; write a number from 0 to 0.05."),
        (["--minutes", "1", "--entropy", "0.5"], "--entropy cannot be '0.5'; write a number from 0 to 0.05."),
        (["--minutes", "1", "--device", "tpu"], "There is no device 'tpu'; choose cuda or cpu."),
        (["--minutes", "1", "--device", "cpu", "--init", "nowhere"], "nowhere is not a whole checkpoint"),
        (["--minutes", "1", "--device", "cpu", "--exploit", "nowhere"], "nowhere is not a whole checkpoint"),
        (["--minutes", "1", "--device", "cpu", "--against", "nowhere"], "nowhere is not a whole checkpoint"),
    ],
)
def test_wrong_words_get_one_sentence(words, said, tmp_path, capsys):
    assert main(["train", "mombasa", "--out", str(tmp_path / "x"), *words]) == 2
    assert said in capsys.readouterr().err
    assert list(Path(tmp_path).iterdir()) == []


def test_without_pytorch_there_is_one_sentence(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(arguments, "find_spec", lambda name: None if name == "torch" else name)
    assert main(["train", "mombasa", "--minutes", "1", "--out", str(tmp_path / "x")]) == 2
    assert capsys.readouterr().err == "Training needs torch; run pip install 'entrepot[train]' first.\n"


def test_learning_makes_what_paid_more_likely():
    """Two actions, of which one always pays."""
    torch.manual_seed(0)
    network = Network(Shape(3, 2, 1, 16, 1))
    learner = Learner(network, Recipe(rate=(0.01, 0.01)))
    features, to_win = torch.ones(256, 3), torch.zeros(256, dtype=torch.int8)
    for _ in range(30):
        with torch.no_grad():
            log = network(features, to_win).policy.log_softmax(1)
            action = drawn(log)
            chance = log.gather(1, action[:, None])[:, 0]
        gain = torch.where(action == 0, 1.0, -1.0)
        two = torch.full((256,), 2, dtype=torch.int8)
        batch = Batch(
            torch.zeros(256, 1), torch.ones(256, 2, dtype=torch.bool), action, chance, two,
            torch.zeros(256, 4, dtype=torch.int8), gain,
            torch.zeros(256, 4), torch.full((256, 4, 4), 0.25), torch.zeros(256, 4, 1),
        )  # fmt: skip
        lost = losses(network(features, to_win), batch, 0.2)
        learner.optimiser.zero_grad()
        lost["policy"].backward()
        learner.optimiser.step()
    assert np.exp(float(log[0, 0])) > 0.9


def test_somebody_elses_file_is_left_alone(tmp_path, capsys):
    file = tmp_path / "mine.jsonl"
    file.write_text('{"arena": 1}\n')
    words = ["train", "mombasa", "--minutes", "1", "--games", "60", "--width", "16", "--device", "cpu"]
    assert main([*words, "--out", str(tmp_path / "mine")]) == 2
    assert "was not written by training" in capsys.readouterr().err and file.read_text() == '{"arena": 1}\n'


def test_what_has_reached_the_goal_is_not_trained_on(tmp_path, capsys):
    file = FOLDER / "mombasa.safetensors"
    words = ["train", "mombasa", "--minutes", "1", "--games", "20", "--device", "cpu", "--init", str(file)]
    assert main([*words, "--goal", "1", "--out", str(tmp_path / "more")]) == 2
    said = capsys.readouterr().err
    assert "has already learned from" in said and "the goal is 1 million; name a higher one with --goal" in said
    assert not [*tmp_path.iterdir()]
