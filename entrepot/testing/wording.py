"""Reading word files in tests: their ids, their variables, and where the languages disagree."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from entrepot.paper.words import CASES, LANGUAGES, files

Messages = dict[str, ast.Message]


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(re.sub(rf"-({'|'.join(CASES)})$", "", node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def messages(folder: Path, lang: str) -> Messages:
    """Every message of a language by its id."""
    found: Messages = {}
    for file in files(folder, lang):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} is said twice"
                found[entry.id.name] = entry
    return found


def variables(found: Messages, id: str) -> set[str]:
    """What a message has to be told, whatever the case; what it quotes counts too."""
    seen = _Variables()
    seen.visit(found[id])
    return seen.names.union(*(variables(found, quoted) for quoted in seen.messages))


def disagreements(folder: Path) -> list[str]:
    """What the languages of a folder do not have in common, in words."""
    known = messages(folder, "en")
    wrong = []
    for lang in LANGUAGES:
        found = messages(folder, lang)
        wrong += [f"{lang}: {id} is missing in some languages" for id in found.keys() ^ known.keys()]
        for id in found.keys() & known.keys():
            if variables(found, id) != variables(known, id):
                wrong.append(f"{lang}: {id} uses other variables")
            wrong += [f"{lang}: {id} has the case {a.id.name}" for a in found[id].attributes if a.id.name not in CASES]
    return sorted(wrong)


def foreign_letters(folder: Path, lang: str) -> list[str]:
    """Words that mix two alphabets or use a letter their language does not have."""
    strange = {"en": "а-яёіїєґ", "pl": "а-яёіїєґ", "ru": "іїєґ", "uk": "ыэъё"}[lang]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files(folder, lang))
    text = re.sub(r"`[^`]*`|\{[^{}]*\}|^ *\.?[\w-]+ =", " ", text, flags=re.MULTILINE)
    mixed = r"\w*(?:[a-z][а-яёіїєґ]|[а-яёіїєґ][a-z])\w*"
    return re.findall(rf"{mixed}|\w*[{strange}]\w*", text, re.IGNORECASE)
