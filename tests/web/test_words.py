"""The words of the web: the same in four languages, all that the code asks for and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from entrepot import games
from entrepot.paper.words import CASES, HOUSE, LANGUAGES, files
from entrepot.web import app

WEB = Path(app.__file__).parent
FOLDER = WEB / "words"
SOURCES = sorted(WEB.rglob("*.py"))


class Variables(Visitor):
    """The variables of a message; a case of one is that one."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        name, _, case = node.id.name.rpartition("-")
        self.found.add(name if case in CASES and name else node.id.name)


@cache
def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """Ids with their variables."""
    found: dict[str, set[str]] = {}
    for file in files(folder, lang):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), (file.name, entry.content)
            if isinstance(entry, fluent.Message):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


@cache
def everything() -> dict[str, set[str]]:
    """What pages may say: the words of the web, of the house and of every game."""
    found = {**messages(HOUSE, "en"), **messages(FOLDER, "en")}
    for name in games.names():
        folder = Path(games.__file__).parent / name / "words"
        found.update(messages(folder, "en"))
    return found


def patterns(node: ast.AST) -> Iterator[str]:
    """Texts within an expression, as regular expressions; what is put in may be anything."""
    for part in ast.walk(node):
        if isinstance(part, ast.JoinedStr):
            yield "".join(re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in part.values)
        elif isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield re.escape(part.value)


def texts(node: ast.expr) -> Iterator[str]:
    """The ids that an argument may be: itself, or either side of a condition."""
    if isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)
    elif isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        yield next(patterns(node))


@cache
def asked() -> list[tuple[str, str, frozenset[str] | None]]:
    """Where the code says something: the place, the id, and what is told with it (None: unknown)."""
    found: list[tuple[str, str, frozenset[str] | None]] = []
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            named = f".{node.func.attr}" if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            at = {".text": 0, "Problem": 1}.get(named)
            if at is None or len(node.args) <= at:
                continue
            whole = all(keyword.arg for keyword in node.keywords)
            names = frozenset(str(keyword.arg) for keyword in node.keywords) - {"rule"} if whole else None
            found += [(f"{source.name}:{node.lineno}", id, names) for id in texts(node.args[at])]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_say_the_same_things(lang):
    english, other = messages(FOLDER, "en"), messages(FOLDER, lang)
    assert set(english) - set(other) == set() and set(other) - set(english) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_are_told_the_same(lang):
    english, other = messages(FOLDER, "en"), messages(FOLDER, lang)
    assert {id: names for id, names in other.items() if names != english.get(id, names)} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_twice_in_two_files(lang):
    seen: dict[str, str] = {}
    for folder in (HOUSE, FOLDER):
        for file in files(folder, lang):
            for entry in FluentResource(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, fluent.Message):
                    assert seen.setdefault(entry.id.name, file.name) == file.name, entry.id.name


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_nothing_was_left_in_english(lang):
    """A sentence of three words or more is not the same in two languages."""
    english, other = (
        {
            entry.id.name: "".join(getattr(one, "value", "$") for one in entry.value.elements)
            for file in files(FOLDER, code)
            for entry in FluentResource(file.read_text(encoding="utf-8")).body
            if isinstance(entry, fluent.Message) and entry.value
            if all(isinstance(one, fluent.TextElement) for one in entry.value.elements)
        }
        for code in ("en", lang)
    )
    same = [id for id, text in other.items() if text == english.get(id) and len(re.findall(r"[a-z]{2,}", text)) > 2]
    assert same == []


def test_everything_that_is_asked_for_is_there():
    known = everything()
    assert len(asked()) > 150
    missing = [(where, id) for where, id, _ in asked() if not any(re.fullmatch(id, one) for one in known)]
    assert missing == []


def test_every_sentence_gets_what_it_is_made_of():
    known = everything()
    wrong = [
        (where, id, sorted(needs - given))
        for where, id, given in asked()
        if given is not None
        for needs in [known.get(id.replace("\\", ""), set())]
        if needs - given
    ]
    assert wrong == []


@pytest.mark.slow
def test_nothing_is_there_that_nobody_asks_for():
    used: set[str] = set()
    for source in SOURCES:
        used.update(patterns(ast.parse(source.read_text(encoding="utf-8"))))
    plain = {one.replace("\\", "") for one in used if ".+" not in one}
    made = [one for one in used if ".+" in one and re.match(r"[a-z]{2,}(\\-|_)", one) and " " not in one]
    unused = [id for id in messages(FOLDER, "en") if id not in plain and not any(re.fullmatch(one, id) for one in made)]
    assert unused == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_and_every_panel_say_the_same_of_a_seat_that_was_left(lang: str) -> None:
    folders = [FOLDER, *sorted(WEB.parent.glob("games/*/words"))]
    found = [
        re.findall(r"^(?:menu-seat|[a-z]+-role|role)-left = (.*)$", file.read_text(), re.MULTILINE)
        for folder in folders
        for file in files(folder, lang)
    ]
    said = [one for each in found for one in each]
    assert len(said) == len(folders) and len(set(said)) == 1, said


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_a_dash_between_words_is_the_long_one(lang):
    """As both languages print it."""
    every = [*WEB.parent.rglob(f"words/{lang}*.ftl"), *WEB.parent.rglob(f"words/{lang}/*.ftl")]
    found = [file for file in every if " – " in file.read_text(encoding="utf-8")]
    assert found == []
