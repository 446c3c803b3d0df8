"""entrepot games: what can be played here, and what is wrong with the rest."""

import json

from entrepot import games
from entrepot.cli import main
from tests.toy.installed import installed, wharf_installed  # noqa: F401


def test_the_games_are_listed(capsys):
    assert main(["games"]) == 0
    said, wrong = capsys.readouterr()
    assert [line.split()[0] for line in said.splitlines()] == games.names()
    assert "yokohama  Yokohama, 2, 3, 4 players\n" in said and wrong == ""


def test_one_in_the_making_says_so(wharf_installed, capsys):  # noqa: F811
    assert main(["games"]) == 0
    assert "wharf     Wharf, 2, 3, 4 players; in development: rules\n" in capsys.readouterr().out


def test_a_broken_one_is_named_beside_the_list(installed, capsys):  # noqa: F811
    installed("fallen", meta='raise ValueError("one\\ntwo")\n')
    assert main(["games"]) == 0
    said, wrong = capsys.readouterr()
    assert "fallen" not in said and "yokohama" in said
    assert wrong.startswith("The game fallen (fallen) cannot be loaded: fallen.meta fails with ValueError: one two; ")
    assert wrong.count("\n") == 1


def test_programs_read_both(installed, wharf_installed, capsys):  # noqa: F811
    installed("fallen", meta="1 / 0\n")
    assert main(["games", "--json"]) == 0
    said, wrong = capsys.readouterr()
    found = json.loads(said)
    assert [one["name"] for one in found["games"]] == ["mombasa", "nippon", "wharf", "yokohama"]
    assert found["games"][2] == {
        "name": "wharf",
        "title": "Wharf",
        "players": [2, 3, 4],
        "stage": "rules",
        "rules_version": 1,
        "distribution": "wharf",
    }
    assert found["broken"] == games.broken() and list(found["broken"]) == ["fallen"] and wrong == ""
