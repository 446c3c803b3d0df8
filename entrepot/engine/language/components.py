"""Component files: every printed number of a game, read from TOML, checked with errors that name file and line.

A path such as "order[3].goods" leads to a value; rows are counted from 1, as a reader of the file counts them.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NoReturn

from ..errors import ComponentError, EntrepotError

CONFIDENCES = ("known", "derived", "reconstructed")
MARKS = ("confidence", "source")  # say where a value comes from; they are not part of a game's identity
HEADER = re.compile(r"\s*\[\[?[\s\w.-]+\]\]?\s*(#|$)")  # [table] or [[table]]

_overlays: dict[str, Path] = {}
_asked: set[str] = set()


def overlay(game: str, folder: Path) -> None:
    """Let a folder's files replace the game's own. Only before the game's tables are made: they are made once."""
    if game in _asked and _overlays.get(game) != folder:
        raise EntrepotError(f"The components of {game} are already in use; name {folder} before the game is loaded.")
    _overlays[game] = folder


def overlay_of(game: str) -> Path | None:
    """The folder laid over a game's components; from now on it stays as it is."""
    _asked.add(game)
    return _overlays.get(game)


class Components:
    """All component files of one game: c["orders"] is the parsed orders.toml."""

    def __init__(self, texts: dict[str, str]) -> None:
        self._lines = {name: text.splitlines() for name, text in texts.items()}
        self._data = {name: _parse(name, text) for name, text in texts.items()}
        canonical = json.dumps(_unmarked(self._data), sort_keys=True, separators=(",", ":"), default=str)
        self.digest = hashlib.sha256(canonical.encode()).hexdigest()[:16]

    @classmethod
    def load(cls, folder: Path, overlay: Path | None = None) -> "Components":
        """Read a game's folder; a file of the same name in the overlay replaces the whole file."""
        files = {path.name: path for path in sorted(folder.glob("*.toml"))}
        if overlay is not None:
            if not overlay.is_dir():
                raise ComponentError(f"The components folder {overlay} does not exist; name an existing folder.")
            own = {path.name: path for path in sorted(overlay.glob("*.toml"))}
            if not own:
                raise ComponentError(f"The components folder {overlay} is empty; put any of {_listed(files)} there.")
            for name in own:
                if name not in files:
                    raise ComponentError(f"{overlay / name}: the game has no such file; {_remedy(name, files)}.")
            files |= own
        return cls({path.stem: _read(path) for path in files.values()})

    def __getitem__(self, file: str) -> dict[str, Any]:
        return self._data[file]

    def at(self, file: str, path: str) -> Any:
        """The value a path leads to; "" is the whole file."""
        value: Any = self._data[file]
        walked = ""
        for key, number in _steps(path):
            walked += f".{key}" if walked else key
            if not isinstance(value, dict) or key not in value:
                self.fail(file, walked, "is missing; add it")
            value = value[key]
            if number:
                if not isinstance(value, list) or len(value) < number:
                    self.fail(file, walked, f"has no entry {number}; add it")
                value = value[number - 1]
                walked += f"[{number}]"
        return value

    def each(self, file: str, path: str) -> Iterator[str]:
        """The paths of all entries of a list: order[1], order[2], …"""
        for number in range(1, len(self._list(file, path)) + 1):
            yield f"{path}[{number}]"

    def confidence(self, file: str, path: str) -> str:
        """How certain a row is; a row without its own mark has the file's."""
        own = self.at(file, path).get("confidence") or self._data[file].get("confidence", "known")
        return str(own)

    def keys(self, file: str, path: str, allowed: Iterable[str], required: Iterable[str] | None = None) -> None:
        """Demand a table with only allowed keys and all required ones (by default, all allowed ones)."""
        table, allowed = self.at(file, path), tuple(allowed)
        if not isinstance(table, dict):
            self.fail(file, path, f"is {_shown(table)}, needs to be a table with {_listed(allowed)}")
        for key in table:
            if key not in allowed and key not in MARKS:
                self.fail(file, _join(path, key), f"is not known here; {_remedy(key, allowed)}")
        for key in allowed if required is None else required:
            if key not in table:
                self.fail(file, path, f"has no {key}; add it")
        if "confidence" in table:
            self.choice(file, _join(path, "confidence"), CONFIDENCES)
        if "source" in table and not isinstance(table["source"], str):
            self.fail(file, _join(path, "source"), f"is {_shown(table['source'])}, needs to be text in quotes")

    def count(self, file: str, path: str, expected: int, what: str = "entries") -> None:
        """Demand a list of exactly so many entries."""
        found = len(self._list(file, path))
        if found != expected:
            remedy = f"add {expected - found}" if found < expected else f"remove {found - expected}"
            self.fail(file, path, f"has {found} {what}, needs {expected}; {remedy}")

    def integer(self, file: str, path: str, low: int, high: int) -> int:
        """Demand a whole number from low to high."""
        value = self.at(file, path)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fail(file, path, f"is {_shown(value)}, needs to be {_span(low, high)}")
        return value

    def integers(self, file: str, path: str, names: Iterable[str], low: int, high: int) -> list[int]:
        """Demand a list of whole numbers, one for each name."""
        found, names = self._list(file, path), tuple(names)
        if len(found) != len(names):
            self.fail(file, path, f"has {len(found)} numbers, needs {len(names)} ({', '.join(names)})")
        return [self.integer(file, entry, low, high) for entry in self.each(file, path)]

    def truth(self, file: str, path: str) -> bool:
        """Demand true or false."""
        value = self.at(file, path)
        if not isinstance(value, bool):
            self.fail(file, path, f"is {_shown(value)}, needs to be true or false")
        return value

    def named(
        self, file: str, table: str, names: Sequence[str], what: str, keys: Sequence[str] | None = None
    ) -> list[str]:
        """The rows of a table in their order, each with its id; with these keys, where all have the same."""
        self.count(file, table, len(names), what)
        paths = list(self.each(file, table))
        for path, name in zip(paths, names, strict=True):
            if keys is not None:
                self.keys(file, path, ("id", *keys))
            self.choice(file, f"{path}.id", (name,))
        return paths

    def choice(self, file: str, path: str, allowed: Iterable[str]) -> str:
        """Demand one of some words."""
        value, allowed = self.at(file, path), tuple(allowed)
        if not isinstance(value, str):
            self.fail(file, path, f"is {_shown(value)}, needs to be one of {_listed(allowed)}")
        if value not in allowed:
            self.fail(file, path, f"is {_shown(value)}; {_remedy(value, allowed)}")
        return value

    def fail(self, file: str, path: str, why: str) -> NoReturn:
        """Refuse the file: where (file, line, path), and what is wrong with it."""
        raise ComponentError(f"{file}.toml:{self._line(file, path)}: {path or 'the file'} {why}.")

    def _list(self, file: str, path: str) -> list[Any]:
        value = self.at(file, path)
        if not isinstance(value, list):
            self.fail(file, path, f"is {_shown(value)}, needs to be a list")
        return value

    def _line(self, file: str, path: str) -> int:
        """The line of a path: its table's header, or the line below it where its key is set."""
        lines, steps, top = self._lines[file], list(_steps(path)), 0
        if not steps:
            return 1
        key, number = steps[0]
        headers = [n for n, line in enumerate(lines, 1) if re.match(rf"\s*\[\[?\s*{re.escape(key)}\s*\]", line)]
        if headers:
            top = headers[min(number or 1, len(headers)) - 1]
            if len(steps) == 1:
                return top
            key = steps[1][0]
        for n, line in enumerate(lines[top:], top + 1):
            if re.match(rf"\s*{re.escape(key)}\s*=", line):
                return n
            if HEADER.match(line):
                break
        return top or 1


def _steps(path: str) -> Iterator[tuple[str, int]]:
    """ "order[3].goods" -> ("order", 3), ("goods", 0)."""
    for step in path.split(".") if path else ():
        key, _, number = step.partition("[")
        yield key, int(number.rstrip("]") or 0)


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ComponentError(f"{path.name}:1: the file is not UTF-8 text; save it as UTF-8.") from None
    except OSError as error:
        raise ComponentError(f"{path.name}:1: the file cannot be read ({error.strerror}); make it readable.") from None


def _parse(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        why, _, place = str(error).partition(" (at ")
        found = re.search(r"line (\d+)", place)
        line = int(found[1]) if found else len(text.splitlines())
        why = why[:1].lower() + why[1:]
        raise ComponentError(f"{name}.toml:{line}: this is not valid TOML ({why}); fix this line.") from None


def _unmarked(value: Any) -> Any:
    """The same data without confidence and source."""
    if isinstance(value, dict):
        return {key: _unmarked(entry) for key, entry in value.items() if key not in MARKS}
    return [_unmarked(entry) for entry in value] if isinstance(value, list) else value


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)


def _remedy(word: str, known: Iterable[str]) -> str:
    known = tuple(known)
    close = known if len(known) == 1 else get_close_matches(word, known, n=1)
    return f"write {close[0]} instead" if close else f"use one of {_listed(known)}"


def _shown(value: Any) -> str:
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "a list"
    return json.dumps(value, default=str, ensure_ascii=False)


def _span(low: int, high: int) -> str:
    return f"{low}" if low == high else f"a whole number from {low} to {high}"
