"""A game whose parts do not fit is told so in a sentence each, by package, place and remedy."""

import shutil
from pathlib import Path

import pytest

from entrepot.cli import main
from tests.games.test_found import install  # noqa: F401

TOY = Path(__file__).parents[1] / "toy" / "wharf"


@pytest.fixture
def changed(install, tmp_path):  # noqa: F811
    """The toy game with one text in place of another, installed."""

    def put(file, before, after):
        install("wharf", "wharf", "wharf_game")
        shutil.rmtree(tmp_path / "wharf_game")
        shutil.copytree(TOY, tmp_path / "wharf_game", ignore=shutil.ignore_patterns("__pycache__"))
        text = (tmp_path / "wharf_game" / file).read_text()
        assert before in text
        (tmp_path / "wharf_game" / file).write_text(text.replace(before, after, 1))

    return put


def said(capsys):
    status = main(["check", "wharf"])
    found = capsys.readouterr()
    return status, found.out + found.err


def test_the_toy_fits(changed, capsys):
    changed("meta.py", "Wharf was", "Wharf was")
    assert said(capsys) == (0, "Wharf: everything fits.\n")


@pytest.mark.parametrize(
    ("file", "before", "after", "words"),
    [
        (
            "record.py",
            '    gone=many(CARD, "i8", "cards out of the game"),\n',
            '    gone=many(CARD, "i8"),\n    gone=many(CARD, "i8"),\n',
            "wharf_game.game fails with SyntaxError: keyword argument repeated: gone (record.py, line",
        ),
        (
            "record.py",
            "    coins=count(",
            "    over=count(",
            "The record declares over, which every record already has",
        ),
        ("record.py", 'hand=many(CARD, "i8"', 'hand=many(CARD, "i2"', "hand has room for 15, but its list has 30;"),
        ("record.py", 'coins=count("i1"', 'coins=count("i3"', "The field coins is 'i3' wide; write one of i1, i2"),
        ("actions.py", '"silk", "tea")', '"tea", "tea")', "uses the list card, which is empty or repeats a name; fix"),
        ("decisions.py", '"bidding", "bid", ', '"bidding", ', "The decision bidding asks about no verb; name at"),
        (
            "decisions.py",
            '"load", "stop", rule=302, leaves="stop"',
            '"load", rule=302',
            "decisions.py: no decision asks about the verb stop; add it to one or remove it",
        ),
        (
            "decisions.py",
            '"choosing", "ship"',
            '"choosing", "ship", "sail"',
            "choosing asks about sail, which is not in",
        ),
        ("rules.py", '"round_end": end_round', "", "rules: Nothing runs the event round_end; add it to the"),
        ("rules.py", '    "stop": Verb(stop),\n', "", "the table of contents has no row for the verb stop; say"),
        ("rules.py", "else 202", "else 299", "WF-299 is not in the ledger; add the rule or fix"),
        ("record.py", '    option_rounds=choice("i1"),\n', "", "the option rounds has no field option_rounds; add it"),
        ("record.py", "    rank=", "    place=", "record.py: there is no field rank for the final ranking; add it"),
        ("meta.py", 'stage="rules"', 'stage="drawn"', "the stage is drawn, but there is no drawn face; add one"),
        ("meta.py", 'stage="rules"', 'stage="rule"', "Wharf cannot be at the stage 'rule'; did you mean 'rules'?"),
        ("meta.py", '"pink"', '"pnk"', "meta.py: there is no colour 'pnk' for seat 1; did you mean 'pink'?"),
        ("meta.py", '"pink"', '"blue"', "meta.py: seat 1 is blue, as another is; give every seat a colour of its own"),
        ("ledger.md", "- **WF-202**", "- WF-202", "WF-202 is not in the ledger; add the rule"),
    ],
)
def test_what_does_not_fit_is_told(changed, capsys, file, before, after, words):
    changed(file, before, after)
    status, text = said(capsys)
    assert status == 1 and words in text, text
    assert text.startswith("wharf_game: ") and len(text.splitlines()) <= 2
