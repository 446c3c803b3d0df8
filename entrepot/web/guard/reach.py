"""Opening this machine to friends on the same network while the server runs."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Callable

import uvicorn


class Server(uvicorn.Server):
    """A server that can begin to listen at one more address."""

    async def listen_also(self, sock: socket.socket) -> None:
        config = self.config

        connect: Callable[..., asyncio.Protocol] = config.http_protocol_class

        def connection() -> asyncio.Protocol:
            return connect(config=config, server_state=self.server_state, app_state=self.lifespan.state)

        opened = await asyncio.get_running_loop().create_server(connection, sock=sock, backlog=config.backlog)
        self.servers.append(opened)


def is_local(address: str) -> bool:
    """Whether a request comes from this very machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
