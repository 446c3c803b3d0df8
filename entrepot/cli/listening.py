"""Where a server listens: sockets, and the addresses that people type to come there."""

from __future__ import annotations

import argparse
import socket
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from entrepot.engine.errors import EntrepotError

if TYPE_CHECKING:
    from entrepot.web.guard.reach import Server

PORT = 8421


@dataclass(frozen=True)
class Listening:
    """Somebody can connect by now, and waits until the server answers."""

    host: str
    pages: socket.socket
    figures: socket.socket | None  # for Prometheus
    public: str  # what others type, if they can come

    @property
    def port(self) -> int:
        return int(self.pages.getsockname()[1])

    @property
    def local(self) -> str:
        return f"http://{'127.0.0.1' if self.host == '0.0.0.0' else self.host}:{self.port}"

    @property
    def figures_port(self) -> int | None:
        return int(self.figures.getsockname()[1]) if self.figures else None

    @property
    def sockets(self) -> list[socket.socket]:
        return [self.pages, self.figures] if self.figures else [self.pages]


def listening(args: argparse.Namespace) -> Listening:
    """As the options of entrepot serve want it."""
    host = "0.0.0.0" if args.lan and args.host == "127.0.0.1" else args.host
    pages = listen(host, args.port) if args.port is not None else listen_at(host, PORT)
    figures = listen(*metrics_address(args.metrics)) if args.metrics else None
    lan = f"http://{lan_address()}:{pages.getsockname()[1]}" if args.lan else ""
    return Listening(host, pages, figures, args.public_url or lan)


async def open_to_network(server: Server, port: int) -> str:
    """Listen where friends on the same network can come; the address they open."""
    address = lan_address()
    if address == "127.0.0.1":
        raise EntrepotError("This machine is not on a network, so no one can reach it; connect it and try again.")
    sock = listen_at(address, port)
    await server.listen_also(sock)
    found = f"http://{address}:{sock.getsockname()[1]}"
    print(f"Friends on your network can open {found}", flush=True)
    return found


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
        raise EntrepotError(f"Cannot listen on {host}:{port} ({error.strerror}); choose another --port.") from None
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


def say(where: Listening, lan: bool) -> None:
    print(f"Entrepôt is open at {where.local}")
    if lan:
        import segno

        print(f"Friends on your network can open {where.public} or scan this code:")
        segno.make(where.public, error="m", micro=False).terminal(out=sys.stdout, compact=True)
    print("Press Ctrl-C to stop.", flush=True)
    if where.figures:
        print("Metrics are at http://{}:{}/metrics".format(*where.figures.getsockname()[:2]), flush=True)
