"""Words: what a game says, in the languages that have a file for it.

A folder holds `en.ftl` or, where one file would be too long, `en.rules.ftl` and so on, or a folder `en`. A noun is a
message whose attributes are its cases; a sentence that takes a noun may use any of them, as in `{ $noun-acc }`.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from entrepot.engine.errors import EntrepotError

HOUSE = Path(__file__).parent / "words"
LANGUAGES = ("en", "ru", "uk", "pl")

# `at`, `to` and `from` carry their preposition: many languages choose it by the noun.
CASES = ("gen", "dat", "acc", "ins", "loc", "at", "to", "from")

KEPT = 20_000  # sentences of a language in memory: a page says the same ones again and again

SOMETIMES = (  # verbs without which a question reads differently
    "stop", "recall", "consolidate", "act", "silk", "university", "spinning_mill", "shop", "trading_house",
)  # fmt: skip
NUMBERED = re.compile(r"(.+?)[-_]?(\d+)")


class Noun(str):
    """An argument that is a noun's id: the sentence receives all its cases."""

    __slots__ = ()


class Words:
    """The words of one language. Later folders add to earlier ones; no id may be said twice.

    `made` is text with further messages, for those that have no file.
    """

    def __init__(self, lang: str, *folders: Path, nouns: Mapping[str, str] | None = None, made: str = "") -> None:
        if lang not in LANGUAGES:
            raise EntrepotError(f"There are no words in {lang!r}; choose one of {', '.join(LANGUAGES)}.")
        self.lang = lang
        self.ids: set[str] = set()
        self._nouns = nouns or {}
        self._said = lru_cache(maxsize=KEPT)(self._say)
        self._named = lru_cache(maxsize=KEPT)(self._name)
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in folders:
            for file in files(folder, lang):
                self._add(file.read_text(encoding="utf-8"), file.relative_to(folder).as_posix())
        if made:
            self._add(made, "what is made")

    def _add(self, text: str, name: str) -> None:
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                start = (entry.content or "").strip().split("\n")[0]
                raise EntrepotError(f"{name} cannot be read at {start!r}; write it as `id = words`.")
            if isinstance(entry, ast.Message):
                if entry.id.name in self.ids:
                    raise EntrepotError(f"{name} says {entry.id.name!r} a second time; keep one of the two.")
                self.ids.add(entry.id.name)
        self._bundle.add_resource(resource)

    def text(self, id: str, /, **args: str | int) -> str:
        """The message of that id. An argument `x` may be used as `$x` and in every case as `$x-acc`, `$x-gen`, …"""
        return self._said(id, tuple([(name, type(value), value) for name, value in args.items()]))

    def get(self, id: str, /, **args: str | int) -> str:
        """As `text`, but a message that does not exist yet is shown by its id."""
        return self.text(id, **args) if id in self.ids else id

    def noun(self, id: str, /, case: str = "nom") -> str:
        """A noun in a case; a case that it does not spell out is its plain form.

        Nouns that differ by a number are one message: `order-14` is `order` with the number 14, and places that share
        a name are told apart by `$roman`.
        """
        return self._named(id, case)

    def _say(self, id: str, args: tuple[tuple[str, type, str | int], ...]) -> str:
        """Apart by type: a noun's id may be equal to a text."""
        return self._format(id, "nom", {name: value for name, _, value in args})

    def _name(self, id: str, case: str) -> str:
        numbered = NUMBERED.fullmatch(id)
        if id not in self.ids and numbered:
            number = int(numbered[2])
            return self._format(numbered[1], case, {"number": number, "roman": "I" * number if number < 4 else ""})
        return self._format(id, case, {})

    def action(self, name: str, /, kind: str = "") -> str:
        """The button for an action such as `place:bank`; some read differently in certain kinds of decision."""
        verb, noun = self._parts(name)
        special = f"verb-{verb}-{kind}"
        return self.text(special if special in self.ids else f"verb-{verb}", **noun)

    def log(self, player: str, name: str, /) -> str:
        """An action as the log tells it; `keep:?` is one that is still secret."""
        verb, noun = self._parts(name)
        if name.endswith(":?"):
            return self.text(f"log-{verb}-hidden", player=player)
        return self.text(f"log-{verb}", player=player, **noun)

    def part(self, name: str, /) -> tuple[str, str]:
        """The verb under which actions of one kind are told together, and what this one is about; or nothing."""
        verb, noun = self._parts(name)
        if f"run-{verb}" not in self.ids or name.endswith(":?"):
            return "", ""
        return verb, self.noun(noun["noun"]) if noun else ""

    def prompt(self, kind: str, /, **args: str | int) -> str:
        """What a decision of that frame kind asks."""
        return self.text(f"prompt-{kind}", **args)

    def question(self, kind: str, verbs: Container[str]) -> str:
        """The same, leaving out what such a decision offers only sometimes, such as stopping."""
        lacking = (f"{kind}-without-{verb}" for verb in SOMETIMES if verb not in verbs)
        return self.prompt(next((id for id in lacking if f"prompt-{id}" in self.ids), kind))

    def asked(self, kind: str, verbs: Container[str], leaves: Iterable[str]) -> str:
        """The same with the way to leave it, for which a page has a button but no room in its question."""
        ways = (f"asked-{kind}-with-{verb}" for verb in leaves if verb in verbs)
        found = next((id for id in ways if id in self.ids), "")
        return self.text(found) if found else self.question(kind, verbs)

    def rule(self, number: int, /, case: str = "") -> str:
        """Why a rule refuses, in one sentence; some have several cases."""
        special = f"rule-{number}-{case}"
        return self.text(special if special in self.ids else f"rule-{number}")

    def _parts(self, name: str) -> tuple[str, dict[str, str]]:
        verb, _, noun = name.partition(":")
        if noun in ("", "?"):
            return verb, {}
        pattern = self._nouns.get(name, self._nouns.get(verb))
        if pattern is None:
            raise EntrepotError(f"No words tell what {noun!r} is in {name!r}; add {verb!r} to the game's nouns.")
        return verb, {"noun": Noun(pattern.format(noun))}

    def _format(self, id: str, case: str, args: Mapping[str, str | int]) -> str:
        if id not in self.ids:
            raise EntrepotError(f"There are no words for {id!r} in {self.lang!r}; add them to its .ftl file.")
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(case, message.value)
        if pattern is None:
            raise EntrepotError(f"{id!r} has no plain form in {self.lang!r}; add one to its .ftl file.")
        text, errors = self._bundle.format_pattern(pattern, dict(self._spread(args)))
        if errors:
            raise EntrepotError(f"{id!r} cannot be said in {self.lang!r}: {errors[0]}.")
        return str(text)

    def _spread(self, args: Mapping[str, str | int]) -> Iterator[tuple[str, str | int]]:
        for key, value in args.items():
            yield key, self.noun(value) if isinstance(value, Noun) else value
            if isinstance(value, str):
                for case in CASES:
                    yield f"{key}-{case}", self.noun(value, case) if isinstance(value, Noun) else value


def files(folder: Path, lang: str) -> list[Path]:
    """The files of one language in a folder, the plain one first."""
    many = (*sorted(folder.glob(f"{lang}.*.ftl")), *sorted((folder / lang).glob("*.ftl")))
    found = [file for file in (folder / f"{lang}.ftl", *many) if file.exists()]
    if not found:
        raise EntrepotError(f"The folder {folder.name!r} has no words in {lang!r}; add the file {lang}.ftl.")
    return found


def words_for(game_folder: Path, lang: str, nouns: Mapping[str, str]) -> Words:
    """The words of the house and of one game together; `nouns` maps a verb to the ids of its nouns (`area-{}`)."""
    return Words(lang, HOUSE, game_folder / "words", nouns=nouns)
