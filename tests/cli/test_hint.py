"""entrepot hint: advice in words, or one sentence."""

import json
import random

import pytest

import entrepot
from entrepot.cli import main
from entrepot.paper.words import LANGUAGES

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def match():
    match = entrepot.new("yokohama", players=2, seed=5)
    dice = random.Random(1)
    while match.count < 40 or len(match.legal(match.actors[0])) < 4:
        match.take(match.actors[0], dice.choice(match.legal(match.actors[0])))
    return match


@pytest.fixture(scope="module")
def file(match, tmp_path_factory):
    path = tmp_path_factory.mktemp("saves") / "game.json"
    match.owner = 0
    match.save(path)
    return str(path)


def said(capsys, *words):
    status = main(["hint", *words])
    shown = capsys.readouterr()
    return status, shown.out, shown.err


def test_it_names_three_actions_in_every_language(file, capsys):
    texts = set()
    for lang in LANGUAGES:
        status, out, err = said(capsys, file, "--lang", lang, "--seconds", "1")
        assert status == 0 and not err
        assert [line[:2] for line in out.splitlines() if line[0] != " "] == ["1.", "2.", "3."]
        texts.add(out.split("\n")[1].split(":")[0])
    assert len(texts) == len(LANGUAGES)


def test_as_json_it_has_the_numbers(file, match, capsys):
    status, out, _ = said(capsys, file, "--json", "--seconds", "1")
    found = json.loads(out)
    assert status == 0 and found["move"] == match.count and found["seat"] == match.actors[0]
    assert {one["action"] for one in found["best"]} <= set(match.legal(match.actors[0]))
    assert all(0 <= one["expected"]["wins"] <= 1 for one in found["best"])
    assert "church" in found["best"][0]["change"]["rows"]


def test_what_cannot_be_answered_is_told_in_one_sentence(file, match, tmp_path, capsys):
    share = tmp_path / "share.json"
    match.share(share)
    other = 1 - match.actors[0]
    cases = {
        (file, "--at", "9999"): "There is no hint after move 9999; choose a move from 0 to ",
        (file, "--seat", str(other)): f"Seat {other} is not asked anything now, {match.actors[0]} is; ",
        (file, "--seat", "7"): "There is no seat 7 among 2 players; count them from 0.",
        (file, "--seconds", "0"): "--seconds cannot be 0; write a whole number from 1 to 3600.",
        (str(share),): f"{share} is a share, which can only be viewed; ask for a hint in a save.",
    }
    for words, sentence in cases.items():
        status, out, err = said(capsys, *words)
        assert status == 2 and not out and err.startswith(sentence), err
