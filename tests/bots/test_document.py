"""The bot of the document works as it is written there."""

import re
from pathlib import Path

import pytest

from entrepot.bots.random import Random
from tests.toy.test_wharf import wharf  # noqa: F401

DOCUMENT = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"


@pytest.fixture
def written():
    """What its pieces of Python define."""
    scope = {}
    for code in re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(code, str(DOCUMENT), "exec"), scope)
    return scope


def test_the_bot_plays_whole_games_and_wins_most(written, wharf, monkeypatch):  # noqa: F811
    monkeypatch.setattr("entrepot.games.meta", lambda name: wharf.meta)
    monkeypatch.setattr("entrepot.games.find", lambda name, components=None: wharf)
    won = 0
    for seed in range(6):
        bots = [Random(), Random()]
        bots[seed % 2] = written["Sampler"]()
        scores = written["play"]("wharf", bots, seed).scores
        won += scores[seed % 2] > scores[1 - seed % 2]
    assert won >= 4


def test_the_same_dice_give_the_same_game(written, wharf, monkeypatch):  # noqa: F811
    monkeypatch.setattr("entrepot.games.meta", lambda name: wharf.meta)
    monkeypatch.setattr("entrepot.games.find", lambda name, components=None: wharf)
    one, two = (written["play"]("wharf", [written["Sampler"](1), Random(), Random()], 3) for _ in range(2))
    assert one == two


def test_the_program_of_the_document_is_the_example():
    example = (DOCUMENT.parents[1] / "examples" / "json_bot.py").read_text(encoding="utf-8")
    [shown] = re.findall(r"```py\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert example.endswith(f'"""\n\n{shown}')
