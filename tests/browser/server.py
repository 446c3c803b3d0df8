"""The real server on a free port of this machine: in a thread, so that a test arranges tables at any position."""

import asyncio
import inspect
import os
import random
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from http.client import HTTPException
from pathlib import Path

import uvicorn

from entrepot.cli.listening import listen
from entrepot.web.app import application
from entrepot.web.house.house import House
from entrepot.web.people.names import new_person
from entrepot.web.people.sessions import token_for
from entrepot.web.routes.site import Site
from entrepot.web.storage import Store
from entrepot.web.tables.opening import Opening, SeatChoice
from entrepot.web.workers.bot_worker import bot_pool
from tests.web.known import FIRST

ROOT = Path(__file__).parents[2]
SWIFT = {"motion": "off", "pace": "instant", "sound": False}
SOON = 60.0  # seconds: far more than anything takes, also where other programs keep the machine busy


@dataclass(frozen=True)
class Person:
    id: str
    cookie: dict


class Server:
    """`call` runs something where the server runs; tables and people are made through it."""

    def __init__(self, folder):
        self.store = aside(lambda: Store.open(f"sqlite:///{folder / 'browser.db'}"))
        self.house = House(self.store, bot_pool(1), dice=random.Random(1), compile=False)
        self.site = aside(lambda: Site(self.store, self.house))
        self.site.calls.limit = SOON  # a test is no reason to doubt the database
        sock = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{sock.getsockname()[1]}"
        config = uvicorn.Config(application(self.site), log_config=None, timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, args=(sock,), daemon=True)
        self._thread.start()
        until(lambda: self._server.started)

    def _run(self, sock):
        self._loop.run_until_complete(self._server.serve([sock]))
        self._loop.close()

    def stop(self):
        self._server.should_exit = True
        self._thread.join(SOON)

    def call(self, do):
        async def run():
            found = do()
            return await found if inspect.isawaitable(found) else found

        return asyncio.run_coroutine_threadsafe(run(), self._loop).result(SOON)

    def person(self, **settings):
        return aside(lambda: somebody(self.store, self.url, **settings))

    def deciding(self, match, person):
        """A table that goes on with a match: the person sits at the seat to act, bots at the others.

        It is as if the match had been played there: nobody has a file with what is hidden.
        """
        table = self.call(lambda: self.house.open(match, person.id))
        table.row = replace(table.row, disclosed=False)
        return table, table.seats_of(person.id)[0]

    def arranged(self, record, kinds, person, options=None, level="random", game=FIRST):
        """A table that begins at a position; `kinds` are those of its seats."""
        chairs = tuple(SeatChoice(kind, level=level if kind == "bot" else "") for kind in kinds)
        plan = Opening(game, chairs, options or {})
        return self.call(lambda: self.house.create(plan, person.id, record, ("arranged", 0)))

    def table(self, id):
        return self.call(lambda: self.house.find(id))

    def do(self, table, act):
        """Something that is done at a table."""
        return self.call(lambda: self.house.do(table, act))


def aside(do):
    """Run something in a thread of its own: Playwright's event loop runs in this one, where no database is asked."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(do).result(SOON)


def somebody(store, url, **settings):
    """A person whom the server knows, as a cookie for a browser."""
    id = new_person()
    token = token_for(store, id, int(time.time()))
    store.save_settings(id, {**SWIFT, **settings})
    return Person(id, {"name": "entrepot", "value": token, "url": url})


def until(true, seconds=SOON, every=0.02):
    """Wait for something; what it is when it is so."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := true():
            return found
        time.sleep(every)
    raise AssertionError("What was waited for did not come.")


class Command:
    """`entrepot serve` as people start it, to be killed and started again on the same port and database."""

    def __init__(self, folder, env=None):
        self.env = env
        self.database = f"sqlite:///{folder / 'served.db'}"
        self.store = Store.open(self.database)
        sock = listen("127.0.0.1", 0)
        self.port = sock.getsockname()[1]
        sock.close()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = None

    def start(self):
        command = [sys.executable, "-m", "tests.web.watch", "serve", "--plain", "--port", str(self.port)]
        command += ["--database", self.database]
        self.process = subprocess.Popen(command, cwd=ROOT, env=self.env, stdout=subprocess.DEVNULL)
        until(self._answers)

    def _answers(self):
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return answer.status == 200
        except (OSError, HTTPException):
            assert self.process.poll() is None, "The server has ended."
            return False

    def kill(self):
        """At once, as when the power fails."""
        if self.process is not None:
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait(SOON)
            self.process = None
