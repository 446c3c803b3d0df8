"""The benchmark runs and says what it measured; the timings themselves are never tested."""

import json
import sys

import pytest

from entrepot.cli import main
from entrepot.engine.errors import EntrepotError
from entrepot.lab import bench, pettingzoo
from entrepot.lab.bench import peers, shown, timing
from entrepot.lab.bench.timing import contestant
from tests.lab.conftest import find

OURS = {
    *("random_moves_per_s", "python_steps_per_s", "pettingzoo_turns_per_s", "pettingzoo_wrapped_turns_per_s"),
    *("vector_steps_per_s", "copy_us"),
}
TINY = 0.005  # seconds


# --- what is counted


def test_work_is_repeated_until_the_time_is_over_and_counted_afterwards():
    ticks = iter(range(100))
    results = iter([[1], [1, 2], [1, 2, 3], None])
    assert contestant(lambda: next(results), len, clock=lambda: next(ticks))(3) == (1 + 2 + 3) / 3
    assert next(results) is None


def test_work_is_done_at_least_once():
    ticks = iter((0.0, 2.0))
    assert contestant(lambda: 5, clock=lambda: next(ticks))(0) == 2.5


def test_a_cycle_asks_every_agent_once_and_begins_again_at_the_end():
    env = pettingzoo.raw_env(find("wharf"), 3)
    begun = []
    reset = env.reset
    env.reset = lambda *args, **more: (begun.append(True), reset(*args, **more))
    cycle = timing.cycles(env)
    for _ in range(200):
        assert cycle() == 3
    assert len(begun) > 1
    assert not any(env.terminations.values())


def one_round(ours, theirs, vector):
    return {("", "ludo"): theirs, ("wharf", "random_moves_per_s"): ours, ("wharf", "vector_steps_per_s"): vector,
            ("wharf", "copy_us"): 4e6, ("other", "copy_us"): 1.0}  # fmt: skip


def test_medians_and_ratios_are_taken_within_each_round():
    measured = [one_round(100, 10, 1), one_round(100, 50, 100), one_round(900, 30, 3)]
    found = bench.summary(measured, "wharf", {"ludo": "vector_steps_per_s"})
    assert (found["random_moves_per_s"], found["vector_steps_per_s"], found["copy_us"]) == (100, 3, 0.25)
    assert found["peers"] == {
        "ludo": {"moves_per_s": 30, "ratio": 10, "alike": "vector_steps_per_s", "alike_ratio": 0.1}
    }
    assert "alike" not in bench.summary(measured, "wharf", {"ludo": ""})["peers"]["ludo"]


# --- peers


def test_a_peer_that_is_missing_or_broken_is_named_and_not_measured(monkeypatch):
    def absent():
        raise ImportError("no such thing")

    def broken():
        raise AttributeError("it has\nno attribute")

    there = peers.Peer("there", "There", "there", lambda: contestant(lambda: 1))
    gone = peers.Peer("gone", "Gone", "gone[all]", absent)
    wrong = peers.Peer("wrong", "Wrong", "wrong", broken)
    monkeypatch.setattr(peers, "PEERS", (gone, there, wrong))
    found, missing = peers.ready()
    assert list(found) == ["there"]
    assert missing == [
        "Gone is not measured: it is not installed; run pip install gone[all].",
        "Wrong is not measured: it fails with AttributeError: it has no attribute",
    ]


def test_every_peer_plays_or_is_not_installed():
    found, missing = peers.ready()
    assert {"openspiel_ludo", "openspiel_backgammon", "openspiel_gin_rummy"} <= set(found)
    assert all(played(TINY) > 0 for played in found.values())
    assert len(found) + len(missing) == len(peers.PEERS)
    assert all("it is not installed; run pip install " in sentence for sentence in missing)


# --- the command


def test_the_command_measures_ours_beside_the_peers(monkeypatch, capsys):
    monkeypatch.setattr(bench, "SECONDS", TINY)
    monkeypatch.setattr(peers, "PEERS", tuple(p for p in peers.PEERS if p.install == "open_spiel"))
    assert main(["bench", "lab", "--game", "mombasa", "--json"]) == 0
    said = capsys.readouterr().out.splitlines()
    found = json.loads(said[-1])
    assert set(found) == {"mombasa"}
    assert set(found["mombasa"]) == {*OURS, "peers"}
    assert all(found["mombasa"][name] > 0 for name in OURS)
    for peer in found["mombasa"]["peers"].values():
        assert set(peer) == {"moves_per_s", "ratio"} and peer["moves_per_s"] > 0 and peer["ratio"] > 0
    assert said[0] == "Mombasa, 4 players, medians of 5 rounds"
    assert any("steps/s from Python, with mask (goal: at least 400,000)" in line for line in said)


def test_every_contestant_takes_its_turn_in_every_round(monkeypatch):
    order = []

    def named(name):
        return lambda seconds: (seconds and order.append(name)) or 1.0

    monkeypatch.setattr(peers, "ready", lambda: ({"ludo": named("ludo")}, []))
    monkeypatch.setattr("entrepot.lab.bench.ours.contestants", lambda game: {
        "random_moves_per_s": named("moves"), "copy_us": named("copy"),
    })  # fmt: skip
    rounds = []
    found = bench.measure([find("wharf")], 6, 1.0, lambda: rounds.append(len(order)))
    assert order == ["ludo", "moves", "copy"] * 6 and rounds == [3, 6, 9, 12, 15, 18]
    assert found.rounds == 6 and found.missing == []


def test_the_lines_compare_with_the_fastest_peer_and_with_catanatron():
    peer = {"moves_per_s": 10.0, "ratio": 300.0, "alike": "vector_steps_per_s", "alike_ratio": 7.0}
    figures = {**dict.fromkeys(OURS, 3000.0), "peers": {"catanatron": peer, "openspiel_ludo": {**peer, "ratio": 2.5}}}
    said = "\n".join(shown.lines(bench.Found({"wharf": figures}, [], 5), find("wharf")))
    assert "2.5  random play / the fastest peer (goal: at least 2)" in said
    assert "300.0  random play / Catanatron (goal: at least 100)" in said
    assert "10  Catanatron, 4 players: 300.0 times as fast; 7.0 times by our vector environment" in said
    alone = "\n".join(shown.lines(bench.Found({"wharf": {**figures, "peers": {}}}, [], 5), find("wharf")))
    assert "fastest" not in alone and "3,000  moves/s" in alone


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--game", "chess"], "There is no game 'chess'"),
        (["--rounds", "0"], "--rounds cannot be 0"),
        (["--rounds", "4"], "--rounds cannot be 4 with bench lab; write 5 or more."),
        (["--players", "2"], "--players does not work with bench lab; leave it out."),
        (["--cuda"], "--cuda does not work with bench lab"),
        (["--option", "edition=original"], "--option does not work with bench lab"),
    ],
)
def test_bad_input_gets_one_sentence(words, part, capsys):
    assert main(["bench", "lab", *words]) == 2
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.count("\n") == 1
    assert part in shown.err


@pytest.mark.parametrize("name", bench.NEEDED)
def test_what_the_lab_needs_is_named_where_it_is_missing(name, monkeypatch):
    monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(EntrepotError, match=rf"^bench lab needs {name}; run pip install 'entrepot\[lab\]'\.$"):
        bench.measure([])
