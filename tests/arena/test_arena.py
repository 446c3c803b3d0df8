"""The arena: every pair in every seat, the same numbers however the games are played, and files that go on."""

import json
import random
import signal
import subprocess
import sys
import time
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from entrepot.arena import arena
from entrepot.arena.setting import Unit, pairs, setting_of, units
from entrepot.cli import main
from entrepot.engine.errors import EntrepotError
from entrepot.lab.evaluation import evaluate
from entrepot.lab.state import State
from tests.lab.conftest import find

ROOT = Path(__file__).parents[2]
FIRST, LAST = "bots_of_a_test:first", "bots_of_a_test:last"


def untimed(report):
    """What must be the same whenever and wherever the games are played."""
    return replace(report, bots=[replace(bot, ms_a_decision=0, ms_a_turn=0) for bot in report.bots])


# --- who plays whom


def test_two_players_meet_once_and_more_meet_both_ways():
    game = find("wharf")
    assert pairs(setting_of(game, ["random"] * 3, 2)) == [(0, 1), (0, 2), (1, 2)]
    assert pairs(setting_of(game, ["random"] * 2, 3)) == [(0, 1), (1, 0)]


def test_a_block_is_a_deal_in_every_seat():
    setting = setting_of(find("wharf"), ["random", "random"], 3, deals=2, seed=7)
    every = list(units(setting))
    assert every[:4] == [Unit(0, 1, 7, 0), Unit(0, 1, 7, 1), Unit(0, 1, 7, 2), Unit(1, 0, 7, 0)]
    assert len(every) == len(set(every)) == 2 * 2 * 3
    assert [every[1].bot_at(seat) for seat in range(3)] == [1, 0, 1]


@pytest.mark.parametrize("players", [2, 3])
def test_a_pair_is_what_evaluate_finds(played, bots, wharf, players):
    found = played(FIRST, "random", players=players, deals=4)
    same = evaluate(wharf, FIRST, "random", players, 4)
    pair = found.pairs[0]
    assert pair.bots == (FIRST, "random") and pair.games == same.games == 4 * players
    assert (pair.share, pair.margin) == pytest.approx((same.share, same.margin))
    assert (pair.score, pair.opponent_score) == pytest.approx((same.score, same.opponent_score))
    assert (pair.wilson_low, pair.wilson_high) == pytest.approx((same.low, same.high))
    if players == 3:
        assert found.pairs[1].share == pytest.approx(evaluate(wharf, "random", FIRST, 3, 4).share)


def test_the_seeds_decide_and_nothing_else(played, bots):
    one, two, other = (played(LAST, "random", seed=seed) for seed in (5, 5, 6))
    assert untimed(one) == untimed(two) and one.pairs != other.pairs
    assert all(bot.ms_a_turn >= bot.ms_a_decision > 0 for bot in one.bots)


def test_an_example_program_plays(played, bots):
    command = f"{sys.executable} {ROOT / 'examples' / 'json_bot.py'}"
    assert len((ROOT / "examples" / "json_bot.py").read_text().splitlines()) <= 30
    one, two = (played(command, "random", players=3, deals=2) for _ in range(2))
    assert untimed(one) == untimed(two)
    assert one.bots[0].bot == command and one.bots[0].forfeits == 0 and one.games == 12


def test_a_bot_plays_alone(capsys):
    assert (
        main(["arena", "nippon", "random", "--players", "1", "--options", "level=hard", "--deals", "3", "--json"]) == 0
    )
    found = json.loads(capsys.readouterr().out)
    [pair], [bot] = found["pairs"], found["bots"]
    won, scores = [], []
    for seed in range(10**9, 10**9 + 3):
        state, dice = State.new("nippon", 1, seed, level="hard"), random.Random(f"{seed}/0/0")
        while not state.over:
            state.step(dice.choice(state.position().legal(0)))
        won.append(state.s.rank[0] == 1)
        scores.append(state.scores()[0])
    assert found["options"]["level"] == "hard" and pair["bots"] == ["random"] and pair["games"] == 3
    assert pair["share"] == bot["share"] == sum(won) / 3 < 1
    assert pair["score"] == bot["score"] == pytest.approx(sum(scores) / 3) and bot["rating"] is None


# --- files


def test_what_broke_off_anywhere_goes_on(played, bots, tmp_path):
    """A file ends wherever its arena was killed: between two games, within a line, or before the first."""
    whole = tmp_path / "whole.jsonl"
    report = untimed(played(LAST, "random", players=3, out=whole))
    data = whole.read_bytes()
    lines = data.splitlines(keepends=True)
    assert len(lines) == 1 + 2 * 3 * 3 and whole.with_suffix(".svg").read_text().startswith("<svg ")
    dice = random.Random(3)
    for cut in (0, 1, len(lines[0]), len(lines[0]) + 1, len(data), *(dice.randrange(len(data)) for _ in range(12))):
        file = tmp_path / f"{cut}.jsonl"
        file.write_bytes(data[:cut])
        assert untimed(played(LAST, "random", players=3, out=file)) == report
        again = file.read_bytes()
        kept = data[:cut].rpartition(b"\n")[0]
        assert again.startswith(kept) and again.count(b"\n") == len(lines)
        assert len({json.dumps(json.loads(line)["unit"]) for line in again.splitlines()[1:]}) == len(lines) - 1


def test_what_is_in_the_file_is_not_played_again(played, bots, tmp_path, monkeypatch):
    file = tmp_path / "all.jsonl"
    report = played(LAST, "random", out=file)
    monkeypatch.setattr("entrepot.arena.playing.play", None)
    assert played(LAST, "random", out=file) == report


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"players": 3}, "players is 2 there and 3 here"),
        ({"deals": 4}, "deals is 3 there and 4 here"),
        ({"seed": 8}, "seed is 1000000000 there and 8 here"),
        ({"options": {"rounds": "8"}}, "options is "),
        ({"limit": 3}, "limit is 20 there and 3 here"),
        ({"names": ("random", "random")}, "bots is "),
    ],
)
def test_another_setting_is_refused(played, bots, tmp_path, change, part):
    file = tmp_path / "games.jsonl"
    played(LAST, "random", out=file)
    before = file.read_bytes()
    names = change.pop("names", (LAST, "random"))
    with pytest.raises(EntrepotError, match="has an arena with another setting") as error:
        played(*names, out=file, **change)
    assert part in str(error.value) and str(error.value).endswith("; name another file.")
    assert file.read_bytes() == before


def test_other_rules_are_refused(played, bots, tmp_path):
    file = tmp_path / "games.jsonl"
    played(LAST, "random", out=file)
    file.write_text(file.read_text().replace('"rules_version":1', '"rules_version":2'))
    with pytest.raises(EntrepotError, match="rules_version is 2 there and 1 here"):
        played(LAST, "random", out=file)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("notes of mine", "is not an arena's file"),
        ("notes of mine\n", "is not an arena's file"),
        ("{head}\nnotes of mine\n", "Line 2 of "),
        ('{head}\n{"unit":[0,1,3,0],"scores":[],"ranks":[],"decisions":[],"turns":[],"seconds":[]}\n', "Line 2 of "),
    ],
)
def test_a_file_that_is_something_else_is_left_alone(played, tmp_path, text, part):
    file = tmp_path / "games.jsonl"
    played("random", "random", deals=1, out=file)
    text = text.replace("{head}", file.read_text().splitlines()[0])
    file.write_text(text)
    with pytest.raises(EntrepotError, match=part):
        played("random", "random", deals=1, out=file)
    assert file.read_text() == text


def test_two_arenas_do_not_write_one_file(played, wharf, tmp_path):
    file = tmp_path / "games.jsonl"
    with (
        arena.File(file, setting_of(wharf, ["random", "random"], 2, 1)),
        pytest.raises(EntrepotError, match="Another arena is writing"),
    ):
        played("random", "random", deals=1, out=file)


# --- processes


@pytest.fixture(scope="module")
def alone():
    """The games of mombasa that all processes must play."""
    setting = setting_of(find("mombasa"), ["random", "random"], 2, deals=30)
    return setting, untimed(arena.run(setting))


def test_the_number_of_processes_makes_no_difference(alone):
    setting, report = alone
    assert untimed(arena.run(setting, jobs=2)) == report


def test_a_killed_arena_leaves_no_process_and_goes_on(alone, tmp_path):
    """kill -9 after the first game, and again somewhere in the middle; then the same command once more."""
    _, report = alone
    file = tmp_path / "games.jsonl"
    words = ["arena", "mombasa", "random", "random", "--deals", "30", "--jobs", "2", "--out", str(file), "--json"]
    command = [sys.executable, "-m", "entrepot", *words]
    for least in (2, random.Random(1).randrange(5, 30)):
        killed = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        while not file.exists() or file.read_bytes().count(b"\n") < least:
            time.sleep(0.002)
        killed.kill()
        assert killed.stdout.read() == ""  # to its end, which is there only once all its processes have ended
        assert killed.wait() == -signal.SIGKILL
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(ran.stdout.splitlines()[-1])
    assert found["pairs"] == json.loads(json.dumps([asdict(pair) for pair in report.pairs]))
    assert len(file.read_bytes().splitlines()) == 1 + 60


def test_a_bot_that_takes_its_process_down_gets_one_sentence(tmp_path, monkeypatch):
    (tmp_path / "bot_that_leaves.py").write_text("import os\n\n\ndef choose(view, player, rng):\n    os._exit(3)\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    setting = setting_of(find("mombasa"), ["bot_that_leaves:choose", "random"], 2, deals=1)
    with pytest.raises(EntrepotError, match="A process of the arena ended"):
        arena.run(setting, jobs=2)


# --- the command


def test_the_last_line_is_json(capsys):
    assert main(["arena", "Mombasa-v1", "random", "greedy", "--deals", "1", "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    [pair] = json.loads(lines[-1])["pairs"]
    assert pair["bots"] == ["random", "greedy"] and (pair["players"], pair["games"]) == (2, 2)
    assert pair["low"] <= pair["share"] <= pair["high"] and pair["margin"] < 0


def test_people_get_tables(capsys):
    assert main(["arena", "mombasa", "random", "random", "--deals", "1", "--players", "3", "--seed", "7"]) == 0
    shown = capsys.readouterr().out
    assert "mombasa, 3 players, 1 deal from seed 7" in shown and shown.count("random – random") == 2
    assert all(head in shown for head in ("95 % by deals", "Wilson", "margin", "seats", "ms a turn", "forfeits"))


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["chess", "random", "random"], "There is no game 'chess'"),
        (["mombasa"], "An arena needs bots"),
        (["mombasa", "random"], "at least 2 bots"),
        (["mombasa", "random", "gredy"], "did you mean 'greedy'"),
        (["mombasa", "random", "nowhere:choose"], "cannot be loaded"),
        (["mombasa", "random", "--bot", "no-such-program x.py"], "names no program that can be started"),
        (["mombasa", "random", "--bot", "no-such-program"], "--bot cannot be 'no-such-program'"),
        (["mombasa", "random", "--bot", "python 'x"], "check its quotes"),
        (["mombasa", "random", "random", "--players", "1"], "is for 2, 3, 4 players"),
        (["nippon", "--players", "1"], "An arena needs bots"),
        (["mombasa", "random", "random", "--deals", "0"], "--deals cannot be 0"),
        (["mombasa", "random", "random", "--jobs", "0"], "--jobs cannot be 0"),
        (["mombasa", "random", "random", "--option", "level=hard"], "no option 'level'"),
        (["mombasa", "random", "random", "--out", "games.svg"], "ends in .jsonl"),
        (["mombasa", "random", "random", "--out", "no/such/folder/games.jsonl"], "No such file or directory"),
    ],
)
def test_bad_input_gets_one_sentence(words, part, capsys):
    assert main(["arena", *words]) == 2
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.count("\n") == 1 and part in shown.err
