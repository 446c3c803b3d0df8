"""What each rule of a ledger is about: the terms of the glossary that it names."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ..language.game import Meta
from .ledger import LINE, text_of

GLOSSARY = re.compile(r"^## Glossary\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\| (?!English)([^|]+)\|", re.MULTILINE)  # but the head of a table
BOOKS = re.compile(r" (?:Reason:|\(source:|\(inferred icon:)")  # what follows is about the books
SIGNS = "¥£"

Subjects = Mapping[str, frozenset[str]]  # by the id of a rule


def subjects_of(meta: Meta) -> Subjects:
    return subjects(meta, text_of(meta))


def subjects(meta: Meta, text: str) -> Subjects:
    """The terms that each rule names, or that stand in the nearest line above that is no rule: its heading or group."""
    names = {term: _pattern(term) for term in terms(text)}
    found: dict[str, frozenset[str]] = {}
    above: frozenset[str] = frozenset()
    for line in filter(None, text.splitlines()):
        rule = LINE.match(line)
        if rule is None:
            above = _named(line, names)
        elif rule["id"].startswith(meta.prefix):
            found[rule["id"]] = above | _named(BOOKS.split(rule["text"])[0], names)
    return found


def terms(text: str) -> tuple[str, ...]:
    """The English terms of a glossary. "trade good (good)" is two of them: a rule uses either."""
    glossary = GLOSSARY.search(text)
    cells = ROW.findall(glossary[1]) if glossary else []
    names = [name.strip() for cell in cells for name in re.split("[,/()]", cell)]
    return tuple(name for name in names if len(name) > 1 or (name and name in SIGNS))


def share(term: str, found: Subjects) -> float:
    """Which part of the rules a term is a subject of: what most of them name tells nothing about one."""
    return sum(term in named for named in found.values()) / len(found)


def _named(text: str, names: Mapping[str, re.Pattern[str]]) -> frozenset[str]:
    return frozenset(term for term, pattern in names.items() if pattern.search(text))


def _pattern(term: str) -> re.Pattern[str]:
    """A term as whole words, one or many; a name such as Church is written with its capital."""
    if term in SIGNS:
        return re.compile(term)
    many = f"{re.escape(term[:-1])}(?:y|ies)" if term.endswith("y") else f"{re.escape(term)}(?:s|es)?"
    return re.compile(rf"\b{many}\b", 0 if term[0].isupper() else re.IGNORECASE)
