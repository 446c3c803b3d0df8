"""A game's ledger as a page shows it: chapters of rules, worked examples and the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from entrepot.engine.language.game import Meta
from entrepot.engine.proof.ledger import Rule, file_of, read, text_of
from entrepot.engine.proof.subjects import GLOSSARY

CHAPTER = re.compile(r"### (\d+) (.+)")
ID = re.compile(r"- \*\*([A-Z]{2}-\d+)\*\*")
SOURCE = re.compile(r" \(source: ([^()]*(?:\([^()]*\)[^()]*)*)\)$")
EMPHASIS = re.compile(r"\*\*|[*`]")
COLUMNS = {"English": "en", "Russian": "ru", "Ukrainian": "uk", "Polish": "pl"}


@dataclass(frozen=True)
class Chapter:
    """Rules under one heading; number 0 holds the worked examples."""

    number: int
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Terms:
    """A table of the glossary: a row has a term for each language, in the order of `langs`."""

    title: str
    langs: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Book:
    chapters: tuple[Chapter, ...]
    glossary: tuple[Terms, ...]


TRANSLATED = re.compile(r"- \*\*([A-Z]{2}-\d+)\*\* (.+)")


_translated: dict[tuple[str, str], Mapping[str, str]] = {}


def translated(meta: Meta, lang: str) -> Mapping[str, str]:
    """The rules of a ledger in another language, by number; none where nobody has translated it."""
    key = meta.name, lang
    if key not in _translated:
        file = None if lang == "en" else file_of(meta, lang)
        _translated[key] = dict(TRANSLATED.findall(file.read_text(encoding="utf-8"))) if file else {}
    return _translated[key]


_books: dict[str, Book] = {}


def book_of(meta: Meta) -> Book:
    """Read once, for a ledger does not change while the house is open."""
    if meta.name not in _books:
        _books[meta.name] = parse(meta, text_of(meta))
    return _books[meta.name]


def parse(meta: Meta, text: str) -> Book:
    ledger = read(meta, text)
    found: list[Chapter] = []
    title, number, rules = "", 0, list[Rule]()
    for line in text.splitlines():
        heading, id = CHAPTER.match(line), ID.match(line)
        if heading or line.startswith("## "):
            if rules:
                found.append(Chapter(number, title, tuple(rules)))
            rules = []
            number, title = (int(heading[1]), heading[2]) if heading else (len(found) + 1, line[3:])
        elif id and id[1] in ledger.rules:
            rules.append(ledger.rules[id[1]])
    if rules:
        found.append(Chapter(number, title, tuple(rules)))
    if ledger.examples:
        found.append(Chapter(0, "Worked examples", tuple(ledger.examples.values())))
    return Book(tuple(found), tuple(_glossary(text)))


def _glossary(text: str) -> Iterator[Terms]:
    part = GLOSSARY.search(text)
    for title, body in re.findall(
        r"^### ([^\n]+)\n(.*?)(?=^### |\Z)", part[1] if part else "", re.MULTILINE | re.DOTALL
    ):
        lines = [_cells(line) for line in body.splitlines() if line.startswith("|")]
        if len(lines) > 2:
            langs = tuple(COLUMNS.get(re.split(r"\W", head)[0], "") for head in lines[0])
            yield Terms(title, langs, tuple(lines[2:]))


def _cells(line: str) -> tuple[str, ...]:
    """The cells of a row; the star that marks a suggestion says nothing to a player."""
    return tuple(cell.strip().replace("*", "") for cell in line.strip().strip("|").split("|"))


def split_source(text: str) -> tuple[str, str]:
    """A rule without its source, and the source."""
    found = SOURCE.search(text)
    return (text[: found.start()], found[1]) if found else (text, "")


def statement(meta: Meta, id: str, lang: str) -> tuple[str, str]:
    """What a rule says, in plain letters, and the language it is said in; nothing where there is no such rule."""
    own = translated(meta, lang).get(id)
    if own is None:
        rules = (rule for chapter in book_of(meta).chapters for rule in chapter.rules)
        own, lang = next((split_source(rule.text)[0] for rule in rules if rule.id == id), ""), "en"
    return EMPHASIS.sub("", own), lang
