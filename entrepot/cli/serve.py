"""entrepot serve: the table in a browser, for this machine, the room or the world."""

from __future__ import annotations

import argparse

from entrepot import games
from entrepot.engine.errors import EntrepotError

from .arguments import add_example, whole
from .listening import PORT


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="HOST", default="127.0.0.1", help="the address to listen on (127.0.0.1)")
    parser.add_argument(
        "--port",
        metavar="PORT",
        type=whole("--port", 0, 65535),
        help=f"the port to listen on ({PORT}, or any free one)",
    )
    parser.add_argument(
        "--database", metavar="URL", default=None, help="sqlite:///FILE or postgresql://… (your own file)"
    )
    workers = "how many bots can think at once (1)"
    parser.add_argument("--workers", metavar="N", type=whole("--workers", 1, 64), default=1, help=workers)
    parser.add_argument("--public-url", metavar="URL", default="", help="the public address, when behind a proxy")
    parser.add_argument(
        "--trusted-proxy",
        metavar="ADDRESS",
        action="append",
        default=[],
        help="a proxy or network whose forwarded client addresses are trusted; may be repeated",
    )
    parser.add_argument(
        "--metrics", metavar="HOST:PORT", default="", help="where to serve Prometheus metrics (nowhere)"
    )
    most = "simultaneous connections (8192, or what the system allows)"
    parser.add_argument("--connections", metavar="N", type=whole("--connections", 16, 1_000_000), help=most)
    each = "connections per address (256)"
    parser.add_argument("--connections-each", metavar="N", type=whole("--connections-each", 4, 1_000_000), help=each)
    parser.add_argument(
        "--lan", action="store_true", help="let friends on your network join; prints a URL and a QR code"
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--log", metavar="LEVEL", default="warning", help="info, warning or error (warning)")
    parser.add_argument("--plain", action="store_true", help="do not compile the rules in the background")
    offered = "games offered for new tables (all that are installed)"
    parser.add_argument("--games", metavar="NAMES", type=names_of_games, help=offered)
    add_example(parser, "serve --port 8000 --database postgresql://entrepot@localhost/entrepot --workers 2")


def names_of_games(text: str) -> list[str]:
    """["yokohama", "nippon"] from "yokohama,nippon", if there are such games and their rules can be loaded."""
    names = list(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))
    if not names:
        raise EntrepotError("--games names no game; write, for example, yokohama,nippon.")
    for name in names:
        games.find(name)
    return names


def run(args: argparse.Namespace) -> int:
    from .server import (
        serve,
    )  # only here: help, and whatever is wrong with an option, waits for no library of the server

    return serve(args)
