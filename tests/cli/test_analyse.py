"""entrepot analyse: a finished game in words, or one sentence."""

import json
import random

import pytest

import entrepot
from entrepot.bots.analysis import analyse
from entrepot.cli import main
from entrepot.paper.words import LANGUAGES

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def match():
    match = entrepot.new("mombasa", players=2, seed=5)
    dice = random.Random(1)
    while match.actors:
        match.take(match.actors[0], dice.choice(match.legal(match.actors[0])))
    return match


@pytest.fixture(scope="module")
def file(match, tmp_path_factory):
    path = tmp_path_factory.mktemp("saves") / "game.json"
    match.owner = 0
    match.save(path)
    return str(path)


def said(capsys, *words):
    status = main(["analyse", *words])
    shown = capsys.readouterr()
    return status, shown.out, shown.err


def test_as_json_it_has_every_moment(file, match, capsys):
    status, out, err = said(capsys, file, "--simulations", "8", "--json")
    found = json.loads(out)
    assert status == 0 and not err
    assert len(found["moments"]) == match.count + 1 and len(found["luck"]) == 2
    assert {one["seat"] for one in found["decisions"]} == {0, 1}, "whoever plays at random could do better"


@pytest.fixture(scope="module")
def found(match):
    return analyse(match, simulations=8)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(lang, file, found, capsys, monkeypatch):
    monkeypatch.setattr("entrepot.cli.analyse.analyse", lambda match, **how: found)
    status, out, _ = said(capsys, file, "--lang", lang)
    lines = out.splitlines()
    assert status == 0 and len([line for line in lines if line and line[0] != " "]) == 3
    assert lines[1].split()[0] == "0" and lines[2].split()[-1] in ("0", "100")


def test_what_cannot_be_analysed_is_told_in_one_sentence(match, tmp_path, capsys):
    share, half = tmp_path / "share.json", tmp_path / "half.json"
    match.share(share)
    begun = match.at(20)
    begun.owner = 0
    begun.save(half)
    for file, sentence in (
        (share, f"{share} is a share, which can only be viewed; analyse a save.\n"),
        (half, "This game is not over, and only finished games are analysed; ask for a hint instead.\n"),
        (tmp_path / "none.json", f"{tmp_path / 'none.json'} "),
    ):
        status, out, err = said(capsys, str(file))
        assert status == 2 and not out and err.startswith(sentence), err
