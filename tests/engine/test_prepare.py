"""Preparing the compiled back end: what it is asked for, and what it answers to bad input."""

import subprocess
import sys

import pytest

from entrepot.engine import prepare


def test_the_compiled_back_end_of_the_game_is_made(monkeypatch):
    made = []
    monkeypatch.setattr(prepare, "backend", lambda game, name: made.append((game.meta.name, name)))
    assert prepare.main(["yokohama"]) == 0
    assert made == [("yokohama", "compiled")]


@pytest.mark.parametrize(("words", "sentence"), [(["chess"], "There is no game 'chess'"), ([], "takes a game")])
def test_bad_input_gets_one_sentence(words, sentence):
    command = [sys.executable, "-m", "entrepot.engine.prepare", *words]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 2 and ran.stdout == ""
    assert ran.stderr.count("\n") == 1 and sentence in ran.stderr
