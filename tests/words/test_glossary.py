"""One word for one thing, in each language: what the glossary says is used, and what it rules out is nowhere.

`glossary/<language>.toml` has a row for each term: the game it belongs to ("" for the house), the English term, its
lemma in that language, and the lemmas that are never used for it in that game's words and ledger.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
import simplemma
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from entrepot import games
from entrepot.paper.words import LANGUAGES, files

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent / "glossary"
HOUSE = [ROOT / "entrepot" / floor / "words" for floor in ("web", "cli", "paper")]
WORD = re.compile(r"[^\W\d_]+(?:[’'ʼ-][^\W\d_]+)*")

pytestmark = pytest.mark.slow  # the dictionaries of four languages


class Texts(Visitor):
    """Everything that Fluent messages say, without their ids and variables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


@cache
def said(game: str, lang: str) -> str:
    """All words of a game in a language, its ledger included; "" are those of the house."""
    folders = [games.meta(game).folder / "words"] if game else HOUSE
    texts = Texts()
    for folder in folders:
        for file in files(folder, lang):
            texts.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    if game and lang != "en":  # the English ledger is about the books, and quotes what it rules out
        ledger = (ROOT / "docs" / "rules" / f"{game}.{lang}.md").read_text(encoding="utf-8")
        texts.found.append(re.sub("`.+?`", "", ledger))  # the names of options are no words
    return "\n".join(texts.found)


@cache
def lemmas(game: str, lang: str) -> dict[str, str]:
    """Of every word there, each with a form that it was found in."""
    found: dict[str, str] = {}
    for word in WORD.findall(said(game, lang)):
        found.setdefault(_lemma(word, lang), word)
        found.setdefault(word.lower(), word)
    return found


@cache
def _lemma(word: str, lang: str) -> str:
    return simplemma.lemmatize(word.lower().replace("’", "'"), lang=lang).lower()


@cache
def glossary(lang: str) -> list[dict]:
    return tomllib.loads((HERE / f"{lang}.toml").read_text(encoding="utf-8"))["term"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_row_is_whole(lang):
    for row in glossary(lang):
        assert set(row) == {"game", "term", "lemma", "never"}, row
        assert row["game"] in ("", *games.names()) and row["term"] and row["lemma"], row
        assert row["lemma"] not in row["never"], row
    keys = [(row["game"], row["term"]) for row in glossary(lang)]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_word_for_each_term_is_used(lang):
    """In its game, or of the house's anywhere. No lemmatiser knows every word: the same beginning will do."""
    unused = []
    for row in glossary(lang):
        found = [
            form for game in ([row["game"]] if row["game"] else ["", *games.names()]) for form in lemmas(game, lang)
        ]
        for word in WORD.findall(row["lemma"].lower()):
            beginning = word[: max(3, len(word) - 2)]
            if not any(form.startswith(beginning) for form in found):
                unused.append((row["game"], row["term"], row["lemma"]))
    assert unused == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_other_word_is_used_for_it(lang):
    wrong = []
    for row in glossary(lang):
        for never in row["never"]:
            if " " in never:
                if never in said(row["game"], lang).lower():
                    wrong.append((row["game"], row["term"], never))
            elif (form := lemmas(row["game"], lang).get(never.lower())) is not None:
                wrong.append((row["game"], row["term"], f"{never}: {form!r}"))
    assert wrong == []
