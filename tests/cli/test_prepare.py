"""Preparing the compiled back end ahead of time."""

from entrepot.cli import main, prepare


def test_the_compiled_back_end_of_the_game_is_made(monkeypatch):
    made = []
    monkeypatch.setattr(prepare, "backend", lambda game, name: made.append((game.meta.name, name)))
    monkeypatch.setattr(prepare.os, "nice", lambda by: None)
    assert main(["prepare", "yokohama"]) == 0
    assert made == [("yokohama", "compiled")]


def test_all_of_it_is_made_for_programs(monkeypatch):
    made = []

    class Back:
        functions = type("Functions", (dict,), {"__missing__": lambda self, name: made.append(name)})()

    monkeypatch.setattr(prepare, "backend", lambda game, name: Back)
    monkeypatch.setattr(prepare.os, "nice", lambda by: None)
    monkeypatch.setattr("entrepot.lab.preparing.prepare", lambda game: made.append(game.meta.name))
    assert main(["prepare", "nippon", "--all"]) == 0
    assert {"walk", "play_out", "play_games"} < set(made) and made[-1] == "nippon"


def test_an_unknown_game_gets_one_sentence(capsys):
    assert main(["prepare", "chess"]) == 2
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.count("\n") == 1 and "There is no game 'chess'" in shown.err
