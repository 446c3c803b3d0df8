"""The evaluation protocol: same deals for everybody, every seat, and a leaderboard that its document agrees with."""

import json
import random
import sys
from pathlib import Path
from types import ModuleType

import pytest

from entrepot import games
from entrepot.cli import main
from entrepot.engine.errors import EntrepotError
from entrepot.lab import evaluation, ids
from entrepot.lab.evaluation import FIRST_SEED, Agent, evaluate, wilson
from entrepot.lab.state import State

from .conftest import TABLES, find

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "lab" / "evaluation.md"


def first(view, player, rng):
    return view.legal(player)[0]


def at_random(view, player, rng):
    return rng.choice(view.legal(player))


FIRST, RANDOM = Agent("first", first), Agent("at_random", at_random)


@pytest.fixture
def module(monkeypatch):
    """Functions that can be named as agents."""
    made = ModuleType("agents_of_a_test")
    made.first, made.number = first, 7
    monkeypatch.setitem(sys.modules, made.__name__, made)
    return made


def test_agents_are_told_what_everybody_has_seen():
    names, known = find("yokohama").catalogue.names, []

    def takes(view, player, rng):
        known.append(view.known)
        legal = view.legal(player)
        return rng.choice([action for action in legal if names[action].startswith("take:")] or legal)

    evaluate("yokohama", Agent("takes", takes), "random", deals=1)
    assert known[0] == frozenset() and {fact.field for facts in known for fact in facts} == {"orders"}


def played_alone(game, players, deals, choose):
    """How it goes for an agent against `random`, without anything of the protocol's own code."""
    wins, scores, others = [], [], []
    for seed in range(10**9, 10**9 + deals):
        for seat in range(players):
            state = State.new(game, players, seed)
            sources = [random.Random(f"{seed}/{seat}/{number}") for number in range(players)]
            while not state.over:
                chooses = choose if state.actor == seat else at_random
                state.step(chooses(state.position(), state.actor, sources[state.actor]))
            ranks, points = game.ranks(state.s), game.scores(state.s)
            wins.append(1 / ranks.count(1) if ranks[seat] == 1 else 0)
            scores.append(points[seat])
            others.append((sum(points) - points[seat]) / (players - 1))
    return wins, scores, others


@pytest.mark.parametrize("name, players", [table for table in TABLES if table[1] > 1])
def test_an_agent_plays_every_seat_of_every_deal(name, players):
    game = find(name)
    agent = FIRST if name == "wharf" else RANDOM  # the first action again and again may lead nowhere in a long game
    deals = 3 if name == "wharf" else 1
    found = evaluate(game, agent, "random", players, deals)
    assert found == evaluate(game, agent, "random", players, deals)
    assert found.games == deals * players and found.even == 1 / players and found.truncated == 0
    wins, scores, others = played_alone(game, players, deals, agent.choose)
    assert found.share == pytest.approx(sum(wins) / len(wins))
    assert found.score == pytest.approx(sum(scores) / len(scores))
    assert found.opponent_score == pytest.approx(sum(others) / len(others))
    assert found.margin == pytest.approx(found.score - found.opponent_score)


def test_a_game_alone_has_no_opponent():
    with pytest.raises(EntrepotError, match="at least 2 players"):
        evaluate("nippon", RANDOM, RANDOM, 1, 1)
    with pytest.raises(EntrepotError, match="0 deals cannot be played"):
        evaluate("nippon", RANDOM, RANDOM, 2, 0)


def test_a_shared_victory_counts_as_its_part(monkeypatch):
    monkeypatch.setattr(State, "ranks", lambda self: (1, 1, 3))
    found = evaluate(find("wharf"), RANDOM, RANDOM, 3, 2)
    assert found.share == pytest.approx((0.5 + 0.5 + 0) / 3)


def test_an_agent_sees_a_view_and_cannot_change_the_game():
    seen = []

    def meddling(view, player, rng):
        action = view.legal(player)[0]
        seen.append((player, bytes(view.record)))
        view.take(player, action)
        return action

    game = find("wharf")
    found = evaluate(game, Agent("first", meddling), RANDOM, 2, 1)
    assert found == evaluate(game, FIRST, RANDOM, 2, 1)
    state = State.new(game, 2, FIRST_SEED)
    while state.actor != seen[0][0]:
        state.step(random.Random(f"{FIRST_SEED}/0/{state.actor}").choice(state.legal))
    assert seen[0][1] == bytes(state.position().view(state.actor).record)


@pytest.mark.parametrize(
    "share, count, low, high",
    [(0.5, 100, 0.4038, 0.5962), (1.0, 10, 0.7225, 1.0), (0.0, 10, 0.0, 0.2775), (0.81, 263, 0.7583, 0.8528)],
)
def test_wilson_intervals_are_those_of_the_formula(share, count, low, high):
    """Computed by hand with z = 1.96."""
    assert wilson(share, count) == pytest.approx((low, high), abs=1e-4)


# --- what is wrong


def fails(choose):
    with pytest.raises(EntrepotError) as error:
        evaluate(find("wharf"), Agent("odd:agent", choose), RANDOM, 2, 1)
    sentence = str(error.value)
    assert "odd:agent" in sentence and sentence.endswith(".") and "\n" not in sentence
    return sentence


def test_an_action_that_is_not_offered_is_told_with_its_rule():
    game, chosen = find("wharf"), []

    def forbidden(view, player, rng):
        wrong = next(n for n in range(len(game.catalogue)) if n not in view.legal(player))
        chosen.append((game.catalogue.names[wrong], game.rule_name(view.refusal(player, wrong))))
        return wrong

    sentence = fails(forbidden)
    name, rule = chosen[0]
    assert f"chose {name}, which rule {rule} forbids (seed 1000000000, seat 0, decision " in sentence


def test_answers_that_are_no_actions_are_told():
    assert "answered 9999, and actions are numbered from 0 to " in fails(lambda view, player, rng: 9999)
    assert "answered -1" in fails(lambda view, player, rng: -1)
    assert "answered 'pass'" in fails(lambda view, player, rng: "pass")
    assert "answered None" in fails(lambda view, player, rng: None)


def test_an_agent_that_fails_is_named():
    assert "failed with KeyError: 'best' (seed 1000000000, " in fails(lambda view, player, rng: {}["best"])
    assert "failed with TypeError" in fails(lambda view: 0)


def test_a_bot_that_does_not_know_the_game_is_named():
    with pytest.raises(EntrepotError, match="The agent greedy cannot play: Wharf has no evaluation"):
        evaluate(find("wharf"), "greedy", RANDOM, 2, 1)


@pytest.mark.parametrize(
    "agent, part",
    [
        ("greedly", "There is no agent 'greedly'; did you mean 'greedy'?"),
        ("nobody", "name a function as module:attribute, or one of the bots random, greedy, mcts, network, search, "),
        (":choose", "is incomplete"),
        ("agents_of_a_test:", "is incomplete"),
        ("no_such_module:choose", "cannot be loaded (ModuleNotFoundError"),
        ("agents_of_a_test:second", "cannot be loaded (AttributeError"),
        ("agents_of_a_test:number", "is no function"),
        ("random:Random", "is no function"),
    ],
)
def test_agents_that_cannot_be_found_get_one_sentence(module, agent, part, capsys):
    assert main(["evaluate", "mombasa", agent, "random", "--deals", "1"]) == 2
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.count("\n") == 1 and part in shown.err


@pytest.mark.parametrize(
    "words, part",
    [
        (["chess", "random", "random"], "There is no game 'chess'"),
        (["Mombasa-v9", "random", "random"], "did you mean 'Mombasa-v1'?"),
        (["mombasa", "random"], "OPPONENT"),
        (["mombasa", "random", "random", "--players", "1"], "--players cannot be 1"),
        (["mombasa", "random", "random", "--players", "5"], "is for 2, 3, 4 players"),
        (["mombasa", "random", "random", "--deals", "0"], "--deals cannot be 0"),
        (["mombasa", "random", "random", "--leaderboard", str(ROOT / "LICENSE")], "is no leaderboard"),
        (["mombasa", "random", "random", "--table", "page.md"], "--table needs a leaderboard"),
    ],
)
def test_bad_input_gets_one_sentence(words, part, capsys):
    assert main(["evaluate", *words]) == 2
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.count("\n") == 1 and part in shown.err


# --- the command and the leaderboard


def test_the_command_finds_an_agent_in_this_folder(tmp_path, monkeypatch, capsys):
    (tmp_path / "agent_of_a_folder.py").write_text(
        "def choose(view, player, rng):\n    return view.legal(player)[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    words = ["evaluate", "Mombasa-v1", "agent_of_a_folder:choose", "random", "--deals", "2"]
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["id"], found["agent"], found["games"]) == ("Mombasa-v1", "agent_of_a_folder:choose", 4)
    assert found["low"] <= found["share"] <= found["high"]
    assert main(words) == 0
    told = dict(line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines())
    assert told["game"] == "Mombasa-v1, 2 players" and told["games"].startswith("4: 2 deals, each from both seats")
    assert told["share"].startswith(f"{100 * found['share']:.1f} % won by agent_of_a_folder:choose")


def test_a_result_is_entered_once_for_each_pair_of_agents(tmp_path, capsys):
    board, page = tmp_path / "board.json", tmp_path / "page.md"
    page.write_text(f"before\n{evaluation.BEGIN}\nold\n{evaluation.END}\nafter\n")
    words = ["evaluate", "mombasa", "random", "random", "--leaderboard", str(board), "--table", str(page)]
    for deals, players in ((1, 3), (1, 2), (2, 2)):
        assert main([*words, "--deals", str(deals), "--players", str(players)]) == 0
    rows = json.loads(board.read_text())
    assert [(row["players"], row["deals"]) for row in rows] == [(2, 2), (3, 1)]
    assert list(rows[0]) == "id players agent opponent deals share low high margin version".split()
    assert page.read_text() == (f"before\n{evaluation.BEGIN}\n{evaluation.table_of(rows)}\n{evaluation.END}\nafter\n")
    capsys.readouterr()
    page.write_text("no marks\n")
    assert main([*words, "--deals", "1"]) == 2
    assert "has no place for the leaderboard" in capsys.readouterr().err and page.read_text() == "no marks\n"
    assert json.loads(board.read_text()) == rows


def test_the_page_has_the_leaderboard():
    inside = PAGE.read_text(encoding="utf-8").partition(evaluation.BEGIN)[2].partition(evaluation.END)[0]
    assert inside.strip() == evaluation.table_of(evaluation.read())


def test_the_leaderboard_names_published_games_and_sound_shares():
    rows = evaluation.read()
    assert {row["id"] for row in rows} == {ids.id_of(games.find(name)) for name in games.names()}
    for row in rows:
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
        low, high = wilson(row["share"], row["deals"] * row["players"])
        assert (row["low"], row["high"]) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("name", games.names())
@pytest.mark.full
def test_the_leaderboard_can_be_measured_again(name):
    """Its rows of the bot random, which is fast."""
    id = ids.id_of(games.find(name))
    for row in evaluation.read():
        if row["id"] == id and row["agent"] == row["opponent"] == "random":
            assert evaluate(name, "random", "random", row["players"], row["deals"]).row() == row
