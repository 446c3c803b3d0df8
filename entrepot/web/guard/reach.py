"""Opening this machine to friends on the same network while the server runs."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Callable

import uvicorn

# Connections that the system keeps until they are accepted. To asyncio that is the number it accepts in one go as well,
# which is small; but whoever finds no room in the queue is not told and tries again a second later.
QUEUE = 4096


class Server(uvicorn.Server):
    """A server that can begin to listen at one more address, and lets many come at once."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for sock in sockets or ():
            sock.listen(QUEUE)

    async def listen_also(self, sock: socket.socket) -> None:
        config = self.config

        connect: Callable[..., asyncio.Protocol] = config.http_protocol_class

        def connection() -> asyncio.Protocol:
            return connect(config=config, server_state=self.server_state, app_state=self.lifespan.state)

        opened = await asyncio.get_running_loop().create_server(connection, sock=sock, backlog=config.backlog)
        sock.listen(QUEUE)
        self.servers.append(opened)


def is_local(address: str) -> bool:
    """Whether a request comes from this very machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
