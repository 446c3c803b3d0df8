"""Whoever asks the database where an event loop runs is noticed: all other requests would wait meanwhile.

`python -m tests.web.watch serve …` is `entrepot serve …` under this eye: what is noticed fails there, and is logged.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from typing import Any

from sqlalchemy import Engine, event

EVENTS = ("before_cursor_execute", "begin", "commit", "rollback")
noticed: list[str] = []
spared: set[int] = set()  # threads whose loop serves nobody


def on_the_loop() -> bool:
    if threading.get_ident() in spared:
        return False
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def _notice(name: str, said: str) -> None:
    if on_the_loop():
        noticed.append(f"{name}: {said}")
        raise RuntimeError(f"the database is asked on the event loop ({name}: {said})")


def _executes(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
    _notice("before_cursor_execute", statement.split("\n")[0])


def _connects(*args: Any) -> None:
    _notice("connect", "")


def install() -> None:
    """For every engine of this process, those that are still to be made included."""
    if not event.contains(Engine, "before_cursor_execute", _executes):
        event.listen(Engine, "before_cursor_execute", _executes)
        event.listen(Engine, "do_connect", _connects)
        for name in EVENTS[1:]:
            event.listen(Engine, name, lambda connection, name=name: _notice(name, ""))


if __name__ == "__main__":
    from entrepot.cli import main

    install()
    sys.exit(main(sys.argv[1:]))
