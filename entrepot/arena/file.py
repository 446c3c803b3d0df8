"""An arena's file: its setting and, as soon as each game is over, a line about it. What breaks off can be continued."""

from __future__ import annotations

import fcntl
from pathlib import Path
from types import TracebackType

import msgspec

from entrepot.engine.errors import EntrepotError

from .setting import Played, Setting, Unit, units


class File:
    """Opened for one arena at a time; `played` has the games that are in it already."""

    def __init__(self, path: Path, setting: Setting) -> None:
        self.path, self.setting = path, setting
        self._file = open(path, "a+b", buffering=0)  # noqa: SIM115  # closed by __exit__
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self.played = self._read()
        except BlockingIOError:
            self._file.close()
            raise EntrepotError(f"Another arena is writing {path}; wait until it has ended.") from None
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> File:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, played: Played) -> None:
        self._file.write(msgspec.json.encode(played) + b"\n")

    def _read(self) -> dict[Unit, Played]:
        """The games in the file. A last line that was only half written is removed: its game is played again."""
        head = msgspec.json.encode(self.setting)
        self._file.seek(0)
        *lines, half = self._file.readall().split(b"\n")
        if not lines and head.startswith(half):
            self._file.truncate(0)
            self._file.write(head + b"\n")
            return {}
        if not lines or lines[0] != head:
            raise EntrepotError(f"{self.path} {self._otherwise(lines[0] if lines else half)}; name another file.")
        wanted = set(units(self.setting))
        found = {}
        for number, line in enumerate(lines[1:], 2):
            try:
                played = msgspec.json.decode(line, type=Played)
            except msgspec.MsgspecError:
                played = None
            if played is None or played.unit not in wanted:
                raise EntrepotError(f"Line {number} of {self.path} is no game of this arena; remove that line.")
            found[played.unit] = played
        if half:
            self._file.truncate(sum(len(line) + 1 for line in lines))
        return found

    def _otherwise(self, line: bytes) -> str:
        try:
            other = msgspec.json.decode(line, type=Setting)
        except msgspec.MsgspecError:
            return "is not an arena's file"
        for name in Setting.__struct_fields__:
            there, here = getattr(other, name), getattr(self.setting, name)
            if there != here:
                return f"has an arena with another setting ({name} is {there!r} there and {here!r} here)"
        return "has the same setting, written differently"
