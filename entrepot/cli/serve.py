"""entrepot serve: the table in a browser, for this machine, the room or the world."""

from __future__ import annotations

import argparse
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from entrepot.engine.errors import EntrepotError

if TYPE_CHECKING:
    from entrepot.web.guard.reach import Server

from .arguments import add_example, whole

PORT = 8421


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="HOST", default="127.0.0.1", help="the address to listen at (127.0.0.1)")
    parser.add_argument("--port", metavar="PORT", type=whole("--port", 0, 65535), help=f"({PORT}, or any that is free)")
    parser.add_argument(
        "--database", metavar="URL", default=None, help="sqlite:///FILE or postgresql://… (your own file)"
    )
    workers = "how many bots think at the same time (1)"
    parser.add_argument("--workers", metavar="N", type=whole("--workers", 1, 64), default=1, help=workers)
    parser.add_argument("--public-url", metavar="URL", default="", help="what others type, behind a proxy")
    parser.add_argument(
        "--trusted-proxy",
        metavar="ADDRESS",
        action="append",
        default=[],
        help="a proxy, or a network of them, that is believed when it says who asks; may be repeated",
    )
    parser.add_argument("--metrics", metavar="HOST:PORT", default="", help="where figures for Prometheus are (nowhere)")
    most = "connections at the same time (8192, or what the system allows)"
    parser.add_argument("--connections", metavar="N", type=whole("--connections", 16, 1_000_000), help=most)
    each = "connections of one address (256)"
    parser.add_argument("--connections-each", metavar="N", type=whole("--connections-each", 4, 1_000_000), help=each)
    parser.add_argument("--lan", action="store_true", help="friends in the room can join: prints an address and a code")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--log", metavar="LEVEL", default="warning", help="info, warning or error (warning)")
    parser.add_argument("--plain", action="store_true", help="do not compile the rules in the background")
    add_example(parser, "serve --port 8000 --database postgresql://entrepot@localhost/entrepot --workers 2")


def database() -> str:
    """A file of the user's own."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return f"sqlite:///{Path(home) / 'entrepot' / 'entrepot.db'}"


def run(args: argparse.Namespace) -> int:
    import uvicorn  # only here: no other command waits for the server's libraries

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
    from entrepot.web.workers.bot_pool import BotPool
    from entrepot.web.workers.calls import TURNS

    if args.log not in ("debug", "info", "warning", "error"):
        raise EntrepotError(f"--log cannot be {args.log!r}; choose info, warning or error.")
    proxies = Proxies(args.trusted_proxy)
    most = connections.room_for(args.connections or connections.MOST)
    limits = connections.Limits(most, args.connections_each or connections.EACH)
    logs.start(args.log)
    url = args.database or database()
    lock = take_lock(url, stop)
    store = Store.open(url)
    host = "0.0.0.0" if args.lan and args.host == "127.0.0.1" else args.host
    sock = listen(host, args.port) if args.port is not None else listen_at(host, PORT)
    figures = listen(*metrics_address(args.metrics)) if args.metrics else None
    port = sock.getsockname()[1]
    local = f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}"
    public = args.public_url or (f"http://{lan_address()}:{port}" if args.lan else "")
    house = House(store, BotPool(args.workers), compile=not args.plain)
    site = Site(store, house, public, Quotas())
    app = application(
        site,
        Rates(rate=100, burst=400),
        proxies,
        figures.getsockname()[1] if figures else None,
    )
    if lock:
        lock.say(f"process {os.getpid()}, {local}")
    say(local, public if args.lan else "")
    if figures:
        print("Figures are at http://{}:{}/metrics".format(*figures.getsockname()[:2]), flush=True)
    if args.open:
        threading.Timer(0.5, webbrowser.open, [local]).start()
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=3,
        server_header=False,
        **connections.settings(connections.Connections(limits, proxies)),
    )
    # What is there by now stays; looking through it again and again made pages wait for a quarter of a second.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 20)
    sys.setswitchinterval(TURNS[store.dialect])
    server = Server(config)
    if not public and not args.trusted_proxy and is_local(host):
        site.opens = lambda: open_to_network(server, port)
    server.run([sock, figures] if figures else [sock])
    if lock:
        lock.close()
    return 0


async def open_to_network(server: Server, port: int) -> str:
    """Listen where friends on the same network can come; the address they open."""
    address = lan_address()
    if address == "127.0.0.1":
        raise EntrepotError("This machine is in no network, so nobody can reach it; connect it and try again.")
    sock = listen_at(address, port)
    await server.listen_also(sock)
    found = f"http://{address}:{sock.getsockname()[1]}"
    print(f"Friends on your network open {found}", flush=True)
    return found


def stop(sentence: str) -> None:
    """Another server has the database by now: this one ends as if it was asked to."""
    print(sentence, file=sys.stderr, flush=True)
    os.kill(os.getpid(), signal.SIGTERM)


def metrics_address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not host or not (port.isascii() and port.isdigit() and int(port) < 65536):
        raise EntrepotError(f"--metrics cannot be {text!r}; write an address and a port, such as 127.0.0.1:9421.")
    return host.strip("[]"), int(port)


def listen(host: str, port: int) -> socket.socket:
    """A socket at that address; where the port is taken, the sentence says so."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # named as TCP, or asyncio would not switch off the delay that gathers small packets: 40 ms for every answer
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        raise EntrepotError(f"Nothing can listen at {host}:{port} ({error.strerror}); choose another --port.") from None
    found.listen(1024)
    return found


def listen_at(host: str, port: int) -> socket.socket:
    """At a port, or at any other when somebody has it."""
    try:
        return listen(host, port)
    except EntrepotError:
        return listen(host, 0)


def lan_address() -> str:
    """This machine as the others in the room see it; no packet is sent for that."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def say(local: str, lan: str) -> None:
    print(f"Entrepôt is open at {local}")
    if lan:
        import segno

        print(f"Friends in the room open {lan} or point their camera here:")
        segno.make(lan, error="m", micro=False).terminal(out=sys.stdout, compact=True)
    print("Ctrl-C closes it.", flush=True)
