"""The log has no secrets, whoever writes to it, and does not flood."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import logging
import random
import re
import warnings
from collections.abc import Iterator

import pytest

from entrepot.web.guard import logs
from entrepot.web.people.names import new_link, new_person
from entrepot.web.people.tokens import new_codes, new_token
from tests.web import rooms
from tests.web.rooms import old_cookie


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All that is logged, from the lowest level on."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    found = io.StringIO()
    logs.start("debug", found)
    yield found
    root.handlers[:], root.level = handlers, level
    root.setLevel(level)


LOGGERS = (
    "entrepot.requests",
    "entrepot.web",
    "entrepot.house",
    "uvicorn.error",
    "uvicorn.access",
    "asyncio",
    "py.warnings",
)
DICE = random.Random(1)
LINKS = [base64.urlsafe_b64encode(DICE.randbytes(16)).decode().rstrip("=") for _ in range(200)]


@pytest.mark.parametrize("name", LOGGERS)
def test_no_logger_tells_a_secret(written, name):
    log = logging.getLogger(name)
    cookies = [old_cookie(new_person(), b"k" * 32), new_token()]
    for link in LINKS[:20]:
        log.warning("GET /s/%s", link)
        log.warning("to /join", extra={"path": f"/s/{link}", "referer": f"https://play.example/s/{link}?seat=1"})
        log.warning(
            "nested", extra={"headers": {"referer": [f"/s/{link}"], "cookie": [f"entrepot={one}" for one in cookies]}}
        )
        log.warning("cookies %s and %s", *cookies)
        log.warning("code %s", new_codes()[0])
        log.warning("query", extra={"query": f"?token={link}&seat=1", "other": f"/a?b=%2Fs%2F{link}"})
        try:
            raise KeyError(link, f"/s/{link}")
        except KeyError:
            log.exception("failed", extra={"path": f"/s/{link}"})
    for _, line in enumerate(written.getvalue().splitlines()):
        json.loads(line)
    told = written.getvalue()
    assert told.count("\n") > 40 and "?token=…&seat=1" in told and "KeyError" in told and "Traceback" in told
    assert not [link for link in LINKS[:20] if link in told] and not [cookie for cookie in cookies if cookie in told]
    assert "code …" in told and not re.search(r"code [^…]", told)


@pytest.mark.parametrize("bare", ["{!r}", "{}", "link {} is nobody's", "('{}',)", "[parameters: ('{}', 1)]"])
def test_a_secret_is_known_by_its_looks_alone(bare):
    told = [link for link in LINKS if link in logs.without_secrets(bare.format(link))]
    assert not told and len(new_link()) == len(LINKS[0])


def test_what_is_no_secret_stays():
    for text in (
        "/t/Ab3dEf6hIj9l/stream?seat=1", "/static/table.js", "entrepot.web.storage.database", "it's 3 /s/ later",
        'File "/usr/lib/python3.11/asyncio/base_events.py", line 653, in run_until_complete',
    ):  # fmt: skip
        assert logs.without_secrets(text) == text


def test_requests_are_logged_without_the_secrets_in_their_paths(written, tmp_path, monkeypatch):
    with rooms.opened(tmp_path) as room:
        table = room.house.create(
            rooms.Opening(rooms.FIRST, (rooms.SeatChoice("you"), rooms.SeatChoice("link"))), rooms.ANN
        )
        link = table.seats[1].link_plain
        assert room.get(rooms.BOB, f"/s/{link}", headers={"referer": f"http://{rooms.HOST}/s/{link}"}).status == 200
        assert room.get(rooms.BOB, f"/s/{link}/more").status == 404
        assert room.post(rooms.BOB, "/join", form={"link": f"http://{rooms.HOST}/s/{link}"}).status == 303

        async def broken(*some):
            raise RuntimeError(f"cannot claim {link}")

        monkeypatch.setattr(room.site.house, "claim", broken)
        assert room.post(rooms.BOB, f"/s/{link}").status == 500
    told = written.getvalue()
    assert '"path": "/s/…"' in told and "cannot claim …" in told and link not in told


def test_warnings_and_lost_tasks_are_lines_too(written):
    async def run():
        async def lost():
            raise ValueError(f"/s/{LINKS[0]}")

        asyncio.create_task(lost())  # noqa: RUF006
        await asyncio.sleep(0)

    asyncio.run(run())
    logging.captureWarnings(True)
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn(f"see /s/{LINKS[1]}", stacklevel=1)
    logging.captureWarnings(False)
    told = written.getvalue()
    assert "see /s/…" in told and LINKS[0] not in told and LINKS[1] not in told


def test_a_flood_is_a_few_lines():
    now = [0.0]
    calm = logs.Calm(lines=3, seconds=10, clock=lambda: now[0])

    def passed(message: str, name: str = "asyncio", level: int = logging.ERROR) -> logging.LogRecord | None:
        record = logging.LogRecord(name, level, "", 0, message, (), None)
        return record if calm.filter(record) else None

    accept = "socket.accept() out of system resource\nsocket: <{}>"
    first = [passed(accept.format(n)) for n in range(100_000)]
    assert sum(one is not None for one in first) == 3
    assert vars(first[2])["further"] == "withheld for 10 s"
    assert passed("another thing") and passed(accept, "other") and passed(accept, level=logging.WARNING)
    now[0] = 11
    again = passed(accept)
    assert again is not None and vars(again)["withheld"] == 99_997
    for n in range(5000):
        passed(f"kind {n}")
    assert len(calm._kinds) <= logs.KINDS


def test_a_line_for_every_request_is_not_a_flood():
    calm = logs.Calm(lines=3)
    record = logging.LogRecord("entrepot.requests", logging.INFO, "", 0, "request", (), None)
    assert all(calm.filter(record) for _ in range(1000))
