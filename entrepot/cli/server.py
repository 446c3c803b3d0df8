"""The server of entrepot serve, put together."""

from __future__ import annotations

import argparse
import gc
import logging
import os
import signal
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn

from entrepot import games
from entrepot.engine.errors import EntrepotError
from entrepot.web.app import application
from entrepot.web.guard import connections, logs
from entrepot.web.guard.addresses import Proxies
from entrepot.web.guard.quotas import Quotas
from entrepot.web.guard.reach import Server, is_local
from entrepot.web.guard.security import Rates
from entrepot.web.house.house import House
from entrepot.web.routes.site import Site
from entrepot.web.storage import Store
from entrepot.web.storage.lock import take_lock
from entrepot.web.workers.bot_worker import bot_pool
from entrepot.web.workers.calls import TURNS

from .listening import Listening, listening, open_to_network, say

log = logging.getLogger("entrepot.house")

LEVELS = ("debug", "info", "warning", "error")


def serve(args: argparse.Namespace) -> int:
    """Until it is told to end."""
    if args.log not in LEVELS:
        raise EntrepotError(f"--log cannot be {args.log!r}; choose info, warning or error.")
    proxies, limits = Proxies(args.trusted_proxy), limits_of(args)
    logs.start(args.log)
    warn_of_broken_games()
    url = args.database or database()
    lock = take_lock(url, stop)
    store = Store.open(url)
    where = listening(args)
    house = House(store, bot_pool(args.workers), compile=not args.plain, offered=args.games)
    site = Site(store, house, where.public, Quotas())
    server = server_of(site, where, proxies, limits)
    if not where.public and not args.trusted_proxy and is_local(where.host):
        site.opens = lambda: open_to_network(server, where.port)
    if lock:
        lock.say(f"process {os.getpid()}, {where.local}")
    say(where, args.lan)
    if args.open:
        threading.Timer(0.5, webbrowser.open, [where.local]).start()
    be_quick(store)
    server.run(where.sockets)
    if lock:
        lock.close()
    return 0


def warn_of_broken_games() -> None:
    """They are left out, and whoever hosts should know before somebody asks for them."""
    for name, sentence in games.broken().items():
        log.warning("a game cannot be loaded", extra={"game": name, "reason": sentence})


def limits_of(args: argparse.Namespace) -> connections.Limits:
    most = connections.room_for(args.connections or connections.MOST)
    return connections.Limits(most, args.connections_each or connections.EACH)


def server_of(site: Site, where: Listening, proxies: Proxies, limits: connections.Limits) -> Server:
    config = uvicorn.Config(
        application(site, Rates(rate=100, burst=400), proxies, where.figures_port),
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=3,
        server_header=False,
        **connections.settings(connections.Connections(limits, proxies)),
    )
    return Server(config)


def be_quick(store: Store) -> None:
    """Nobody waits for Python itself."""
    # What is there by now stays; looking through it again and again made pages wait for a quarter of a second.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 20)
    sys.setswitchinterval(TURNS[store.dialect])


def database() -> str:
    """A file of the user's own."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return f"sqlite:///{Path(home) / 'entrepot' / 'entrepot.db'}"


def stop(sentence: str) -> None:
    """Another server has the database by now: this one ends as if it was asked to."""
    print(sentence, file=sys.stderr, flush=True)
    os.kill(os.getpid(), signal.SIGTERM)
