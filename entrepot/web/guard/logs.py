"""The log of a server: one JSON object a line, without secrets, and never a flood of lines."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TextIO

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

LINES = 10  # of one kind, in a while
WHILE = 10.0  # seconds
KINDS = 1000  # kinds of lines that are counted

# What opens a seat or an account: the secret of a link, a cookie, and whatever is named as if it were one.
SECRETS = (
    (re.compile(r"(/s/|%2[Ff]s%2[Ff])[^/?#&\s\"'\\<>,;)]+"), r"\1…"),
    (
        re.compile(r"(?i)\b(token|secret|password|link|code|key|session|cookie|entrepot)(=|%3[Dd])[^&;\s\"'\\<>,)]+"),
        r"\1\2…",
    ),
    (re.compile(r"\b[0-9a-f]{32}\.[0-9a-f]{64}\b"), "…"),
    (re.compile(r"(?<![\w-])(?=[\w-]*[A-Z])(?:[\w-]{22}|[\w-]{43})(?![\w-])"), "…"),
    (re.compile(r"(?<![\w-])(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}(?![\w-])"), "…"),
)


def without_secrets(text: str) -> str:
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "say": record.getMessage(),
            **{key: value for key, value in vars(record).items() if key not in PLAIN},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        if record.stack_info:
            line["stack"] = record.stack_info
        return without_secrets(json.dumps(line, ensure_ascii=False, default=str))


@dataclass
class _Kind:
    since: float
    lines: int = 0
    withheld: int = 0


class Calm(logging.Filter):
    """Lets a few lines of one kind through in a while, and says in the next how many it withheld.

    A line for every request is wanted, so what is only for information is not counted.
    """

    def __init__(self, lines: int = LINES, seconds: float = WHILE, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._lines, self._seconds, self._clock = lines, seconds, clock
        self._kinds: dict[tuple[str, int, str], _Kind] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        now = self._clock()
        # asyncio writes what differs from case to case into its message, after the first line
        key = (record.name, record.levelno, str(record.msg).split("\n")[0][:80])
        kind = self._kinds.get(key)
        if kind is None:
            if len(self._kinds) >= KINDS:
                self._kinds.clear()
            kind = self._kinds[key] = _Kind(now)
        elif now - kind.since >= self._seconds:
            if kind.withheld:
                record.withheld = kind.withheld
            self._kinds[key] = kind = _Kind(now)
        kind.lines += 1
        if kind.lines == self._lines:
            record.further = f"withheld for {self._seconds:g} s"
        if kind.lines <= self._lines:
            return True
        kind.withheld += 1
        return False


def start(level: str = "info", stream: TextIO | None = None) -> None:
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Json())
    handler.addFilter(Calm())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
