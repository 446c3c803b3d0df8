"""What a bot finds out by playing itself: counted from the ends of its games, the same in any number of processes."""

import json

import numpy as np
import pytest

from entrepot.arena.balance import Seen, balance, counted
from entrepot.arena.setting import Unit, setting_of
from entrepot.cli import main
from entrepot.lab.table import Table
from entrepot.observing.elements import elements_of, sheet_headings
from tests.lab.conftest import find


@pytest.fixture
def setting(wharf):
    return setting_of(wharf, ["random", "random"], 3, deals=40, seed=5)


def test_seats_and_points_are_those_of_the_games(wharf, setting, monkeypatch):
    ends = []
    take = Table.take

    def look(self, action):
        paid = take(self, action)
        if self.ended:
            ends.append((self.state.scores(), self.state.ranks()))
        return paid

    monkeypatch.setattr(Table, "take", look)
    found = balance(wharf, setting)
    assert found.games == len(ends) == 40
    assert found.score == pytest.approx(np.mean([scores for scores, _ in ends]))
    assert found.winner == pytest.approx(np.mean([max(scores) for scores, _ in ends]))
    assert [seat.wins for seat in found.seats] == pytest.approx(
        [np.mean([(ranks[seat] == 1) / ranks.count(1) for _, ranks in ends]) for seat in range(3)]
    )
    assert all(seat.low < seat.wins < seat.high for seat in found.seats)


def seen(game, seed, wins, coins, taken):
    """A game that ended with these coins, in which each seat took one action."""
    elements = elements_of(game).labels
    end = np.zeros((len(wins), len(elements)), np.int16)
    end[:, elements.index("coins[seat 0]")] = coins
    actions = np.zeros((len(wins), len(game.catalogue)), np.int64)
    for seat, name in enumerate(taken):
        actions[seat, game.catalogue.names.index(name)] = 1
    return Seen(Unit(0, 0, seed, 0), tuple(coins), wins, 8, 4, end, actions)


def test_winners_are_told_from_the_others(wharf):
    """In 30 games who loads wins with 6 coins against 2; in 10 a victory is shared at 4 coins each."""
    setting = setting_of(wharf, ["random", "random"], 2, deals=40)
    games = [seen(wharf, n, (1.0, 0.0), (6, 2), ("load", "stop")) for n in range(30)]
    games += [seen(wharf, n, (0.5, 0.5), (4, 4), ("stop", "stop")) for n in range(30, 40)]
    found = counted(wharf, setting, games)
    coins = next(mean for mean in found.numbers if mean.name == "coins")
    assert (coins.winners, coins.others) == ((30 * 6 + 10 * 4) / 40, (30 * 2 + 10 * 4) / 40)
    assert coins.apart > 1
    assert [(had.name, had.seats, had.wins) for had in found.actions] == [("load", 30, 1.0), ("stop", 50, 0.2)]
    assert found.seats[0].wins == (30 + 5) / 40 and found.seats[1].score == (30 * 2 + 10 * 4) / 40
    assert found.turns == 4 and found.decisions == 4


def test_things_of_others_are_nobodys_reason(wharf, setting):
    """Every name is of the seat itself, and none says who won."""
    found = balance(wharf, setting)
    names = [one.name for one in (*found.things, *found.numbers)]
    assert names and not [name for name in names if "seat" in name or "rank" in name]
    assert {"crates: tea", "coins"} <= {one.name for one in found.numbers}


def test_processes_make_no_difference():
    game = find("mombasa")
    setting = setting_of(game, ["random", "random"], 2, deals=6)
    found = balance(game, setting)
    assert balance(game, setting, jobs=2) == found
    assert tuple(row.name for row in found.sheet) == sheet_headings(game)
    assert sum(row.winners for row in found.sheet) == pytest.approx(found.winner)


def test_the_command_tells_it_to_people_and_programs(wharf, capsys):
    words = ["balance", "wharf", "--bot", "random", "--players", "3", "--deals", "30"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 30 and len(told["seats"]) == 3 and told["actions"]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert "30 games of random" in said and "coins" in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["mombasa", "--bot", "nobody"], "There is no agent 'nobody'"),
        (["mombasa", "--players", "7"], "players"),
        (["mombasa", "--deals", "0"], "--deals cannot be 0"),
        (["bombasa"], "bombasa"),
    ],
)
def test_what_cannot_be_played_gets_one_sentence(words, sentence, capsys):
    assert main(["balance", *words]) == 2
    said = capsys.readouterr()
    assert sentence in said.err and not said.out and said.err.count("\n") == 1


def test_a_bot_that_fails_ends_it_with_a_sentence(wharf, bots, capsys):
    bots.bad = lambda view, player, rng: -1
    assert main(["balance", "wharf", "--bot", "bots_of_a_test:bad"]) == 2
    assert "A game could not be played" in capsys.readouterr().err
