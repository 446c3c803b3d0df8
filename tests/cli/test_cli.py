"""The command line: help for every verb, one sentence and exit status 2 for everything that is wrong."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import entrepot
from entrepot import cli
from entrepot.cli import main, walk
from entrepot.engine.proof.ledger import PACKAGE

ROOT = Path(__file__).parents[2]
FAIRER = PACKAGE.parent / "docs" / "components" / "fairer"
VERBS = [verb for verb in cli.VERBS if (PACKAGE / "cli" / f"{verb}.py").exists()]


@pytest.fixture
def saved(tmp_path):
    match = entrepot.new("yokohama", players=2, seed=3)
    for _ in range(12):
        player = match.actors[0]
        match.take(player, match.legal(player)[0])
    match.save(tmp_path / "game.json")
    match.share(tmp_path / "share.json")
    return tmp_path


def run(*words):
    """In a process of its own: an overlay is for the whole process."""
    command = [sys.executable, "-m", "entrepot", *map(str, words)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


# --- help


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help_with_an_example(verb, capsys):
    assert main([verb, "--help"]) == 0
    shown = capsys.readouterr()
    assert f"entrepot {verb}" in shown.out.split("example", 1)[1]
    assert shown.err == ""


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]])
def test_the_commands_are_listed(words, capsys):
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert all(f"  {verb}" in shown and cli.VERBS[verb] in shown for verb in VERBS)


def test_the_version(capsys):
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"entrepot {entrepot.__version__}\n"


@pytest.mark.parametrize("verb", ["games", "walk", "bench", "ledger", "replay", "verify", "components"])
def test_programs_can_read_it(verb, capsys):
    main([verb, "--help"])
    assert "--json" in capsys.readouterr().out


# --- what is wrong


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["wlak"], "did you mean 'walk'?"),
        (["fly"], "the commands are "),
        (["--wrong"], "--wrong"),
        (["walk"], "GAME"),
        (["walk", "yokohma"], "did you mean 'yokohama'?"),
        (["walk", "chess"], "the games are mombasa, nippon, yokohama"),
        (["walk", "yokohama", "--players", "5"], "is for 2, 3, 4 players"),
        (["walk", "yokohama", "--players", "two"], "--players cannot be 'two'"),
        (["walk", "yokohama", "--games", "0"], "--games cannot be 0"),
        (["walk", "yokohama", "--games", "-3"], "--games cannot be -3"),
        (["walk", "yokohama", "--games", "1.5"], "--games cannot be '1.5'"),
        (["walk", "yokohama", "--seed", "x"], "--seed cannot be 'x'"),
        (["walk", "yokohama", "--seed", "9" * 30], "from 0 to"),
        (["walk", "yokohama", "--seed"], "--seed"),
        (["walk", "yokohama", "--every", "often"], "--every cannot be 'often'"),
        (["walk", "yokohama", "--option", "edition"], "write key=value"),
        (["walk", "yokohama", "--option", "=original"], "write key=value"),
        (["walk", "yokohama", "--option", "edition=orignal"], "did you mean 'original'?"),
        (["walk", "yokohama", "--option", "editon=original"], "did you mean 'edition'?"),
        (["walk", "yokohama", "--option", "first=3"], "there is no seat 3"),
        (["walk", "yokohama", "--option", "agents=replace"], "needs edition=original"),
        (["walk", "yokohama", "--option", "first=1", "--option", "first=0"], "given twice"),
        (["walk", "yokohama", "--backend", "fast"], "--backend"),
        (["walk", "yokohama", "--backend", "plain", "--compare"], "cannot be compared with itself"),
        (["walk", "yokohama", "--colour", "blue"], "--colour"),
        (["walk", "yokohama", "mombasa"], "mombasa"),
        (["bench"], "GAME"),
        (["bench", "chess"], "There is no game 'chess'"),
        (["bench", "yokohama", "--rounds", "0"], "--rounds cannot be 0"),
        (["bench", "yokohama", "--players", "7"], "players"),
        (["bench", "yokohama", "--option", "edition=third"], "edition cannot be 'third'"),
        (["play", "--players", "many"], "--players cannot be 'many'"),
        (["ledger"], "GAME"),
        (["ledger", "chess"], "There is no game 'chess'"),
        (["ledger", "yokohama", "YK-9999"], "has no 'YK-9999'"),
        (["replay"], "FILE"),
        (["replay", "nowhere.json"], "cannot be read"),
        (["replay", str(ROOT)], "cannot be read"),
        (["replay", str(ROOT / "README.md")], "not a complete saved game"),
        (["replay", "nowhere.json", "--at", "-1"], "--at cannot be -1"),
        (["replay", "nowhere.json", "--lang", "xx"], "--lang"),
        (["verify"], "FILE"),
        (["verify", "nowhere.json"], "cannot be read"),
        (["verify", str(ROOT / "LICENSE")], "not a complete saved game"),
        (["components"], "check"),
        (["components", "chek", "yokohama"], "chek"),
        (["components", "check"], "GAME"),
        (["components", "check", "chess"], "There is no game 'chess'"),
    ],
)
def test_bad_input_gets_one_sentence(words, part, capsys):
    assert main(words) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1 and shown.err.endswith((".\n", "?\n"))
    assert shown.err[0].isupper() or shown.err.startswith("--") or shown.err.startswith(("nowhere", "/"))
    assert part in shown.err


@pytest.mark.parametrize("name", ["game.json", "share.json"])
def test_a_move_beyond_the_last_gets_one_sentence(saved, name, capsys):
    assert main(["replay", str(saved / name), "--at", "13"]) == 2
    assert "moves 0 to 12" in capsys.readouterr().err


@pytest.mark.parametrize("verb", ["replay", "verify"])
def test_a_changed_file_gets_one_sentence(saved, verb, capsys):
    path = saved / "game.json"
    path.write_text(path.read_text().replace("blue", "teal"))
    assert main([verb, str(path)]) == 2
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.count("\n") == 1 and "was changed" in shown.err


def test_a_folder_that_cannot_be_made_gets_one_sentence(tmp_path, monkeypatch, capsys):
    """As when the cache of compiled code cannot be written."""
    (tmp_path / "file").touch()
    monkeypatch.setattr(walk, "run", lambda args: (tmp_path / "file" / "cache").mkdir())
    assert main(["walk", "yokohama"]) == 2
    shown = capsys.readouterr().err
    assert shown.startswith(str(tmp_path / "file")) and shown.count("\n") == 1


# --- ends


def test_an_interrupt_is_quiet(monkeypatch, capsys):
    def interrupt(args):
        raise KeyboardInterrupt

    monkeypatch.setattr(walk, "run", interrupt)
    assert main(["walk", "yokohama"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.slow
def test_a_reader_who_leaves_is_no_error():
    command = [sys.executable, "-m", "entrepot", "ledger", "yokohama", "--json"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


# --- what they do


WALK = ["walk", "yokohama", "--backend", "plain", "--games", "1", "--every", "0"]


def test_a_walk_tells_what_it_found(capsys):
    assert main(WALK) == 0
    told = dict(line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines())
    assert told["games"] == "1" and told["faults"] == "0" and len(told["digest"]) == 64


def test_a_walk_for_programs(capsys):
    assert main([*WALK, "--json", "--saves"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 1 and found["faults"] == [] and found["saves"] >= 2
    assert found["moves"] == found["longest_moves"] > 100


def test_a_walk_with_faults_fails(monkeypatch, capsys):
    monkeypatch.setattr(walk, "walk", lambda *_, **__: entrepot.engine.proof.walk.Walk(faults=["game 1, move 2: odd"]))
    assert main(WALK) == 1
    assert "game 1, move 2: odd" in capsys.readouterr().out


def test_a_rule_and_its_tests_are_shown(capsys):
    assert main(["ledger", "yokohama", "YK-410", "YX-01"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("YK-410 [both] ") and "\nYX-01 [both] " in shown and "::test_" in shown


def test_the_ledger_for_programs(capsys):
    main(["ledger", "yokohama", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert len(found["rules"]) == 477
    assert found["rules"][0]["id"] == "YK-101" and found["rules"][0]["tests"]


def test_a_replay_shows_the_moves(saved, capsys):
    assert main(["replay", str(saved / "game.json"), "--at", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[:4]] == ["1", "2", "3", "4"]
    assert lines[4].startswith("after move 4 of 12: ")
    assert main(["replay", str(saved / "share.json"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["at"], found["of"], len(found["moves"])) == (12, 12, 12)
    assert found["moves"][0].endswith("keep:?")


def test_a_replay_draws_the_position(saved, capsys):
    assert main(["replay", str(saved / "game.json"), "--at", "4", "--show", "--lang", "pl"]) == 0
    assert "Bank" in capsys.readouterr().out


def test_a_save_is_verified(saved, capsys):
    assert main(["verify", str(saved / "game.json"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["replayed"] and found["kind"] == "save" and found["moves"] == 12
    assert main(["verify", str(saved / "share.json")]) == 0
    assert "once the game is over" in capsys.readouterr().out


def test_components_are_sound(capsys):
    assert main(["components", "check", "yokohama", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["sound"]


# --- components of one's own


@pytest.mark.slow
@pytest.mark.parametrize("folder", sorted(FAIRER.iterdir()), ids=lambda folder: folder.name)
def test_fairer_values_can_be_played_with(folder):
    checked = run("components", "check", folder.name, folder, "--json")
    assert checked.returncode == 0 and json.loads(checked.stdout)["overlaid"]
    walked = run("walk", folder.name, "--components", folder, "--games", "1", "--every", "20", "--backend", "plain")
    assert walked.returncode == 0, walked.stderr


@pytest.fixture
def box(tmp_path):
    """A folder with orders.toml, its first order worth one VP more."""
    text = (PACKAGE / "games" / "yokohama" / "box" / "orders.toml").read_text()
    before, key, after = text.partition("vp = ")
    folder = tmp_path / "box"
    folder.mkdir()
    (folder / "orders.toml").write_text(before + key + str(int(after.split("\n")[0]) + 1) + after[after.index("\n") :])
    return folder


@pytest.mark.slow
def test_an_overlay_is_checked_and_used(box, saved):
    own = run("components", "check", "yokohama", "--json")
    other = run("components", "check", "yokohama", box, "--json")
    assert json.loads(other.stdout)["overlaid"] == ["orders.toml"]
    assert json.loads(own.stdout)["components"] != json.loads(other.stdout)["components"]
    verified = run("verify", saved / "game.json", "--components", box)
    assert verified.returncode == 0 and "every move is legal" in verified.stdout  # that order played no part


@pytest.fixture
def richer(tmp_path):
    """A folder with setup.toml that gives the first player more money: every game goes another way."""
    text = (PACKAGE / "games" / "yokohama" / "box" / "setup.toml").read_text()
    folder = tmp_path / "richer"
    folder.mkdir()
    (folder / "setup.toml").write_text(text.replace("yen_first = 3", "yen_first = 5"))
    return folder


@pytest.mark.slow
def test_moves_with_other_components_are_told_and_the_rest_is_verified(richer, saved):
    verified = run("verify", saved / "game.json", "--components", richer)
    assert verified.returncode == 0
    lines = verified.stdout.splitlines()[1:]
    assert lines[0].startswith("moves 1 to 12 were played with components ") and lines[0].endswith("replayed here")
    assert lines[1:] == ["it continues here from its last position"]
    found = json.loads(run("verify", saved / "game.json", "--components", richer, "--json").stdout)
    assert not found["replayed"] and [one["last"] for one in found["other_rules"]] == [12]


@pytest.mark.slow
def test_moves_with_other_components_are_shown_with_their_positions(richer, saved):
    usual = json.loads(run("replay", saved / "game.json", "--json").stdout)
    shown = json.loads(run("replay", saved / "game.json", "--components", richer, "--json").stdout)
    assert shown["moves"] == usual["moves"] and shown["hash"] == usual["hash"] and shown["stored"]["yen"]
    assert "cannot be replayed here" in shown["notes"][0]
    drawn = run("replay", saved / "game.json", "--components", richer, "--show", "--at", 5)
    assert drawn.returncode == 0 and "Bank" in drawn.stdout and "cannot be replayed here" in drawn.stdout


@pytest.mark.slow
def test_a_share_with_other_components_can_be_looked_at(richer, saved):
    verified = run("verify", saved / "share.json", "--components", richer)
    assert verified.returncode == 0 and verified.stdout.endswith("cannot be replayed here\nthe file is intact\n")
    assert run("replay", saved / "share.json", "--components", richer).returncode == 0


@pytest.mark.slow
def test_what_version_1_finished_and_comes_out_otherwise_is_shown_as_far_as_it_is_known(richer):
    over = ROOT / "tests" / "stored" / "yokohama.over.json"
    verified = run("verify", over, "--components", richer)
    assert (
        verified.returncode == 0 and "it cannot be continued here: it was finished under other rules" in verified.stdout
    )
    shown = run("replay", over, "--components", richer)
    assert shown.returncode == 0 and "after move 970 of 970: The position after move 970 was not stored" in shown.stdout


def test_a_broken_overlay_gets_one_sentence(box):
    (box / "orders.toml").write_text("order = 3\n")
    for words in (("components", "check", "yokohama", box), ("walk", "yokohama", "--components", box)):
        ran = run(*words)
        assert (ran.returncode, ran.stdout) == (2, "")
        assert ran.stderr.startswith("orders.toml:1: ") and ran.stderr.count("\n") == 1


def test_an_overlay_that_is_not_there_gets_one_sentence(tmp_path):
    ran = run("walk", "yokohama", "--components", tmp_path / "nothing")
    assert ran.returncode == 2 and "does not exist" in ran.stderr and ran.stderr.count("\n") == 1
