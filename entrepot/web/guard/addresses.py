"""Where a request comes from, and which proxies are believed when they say so."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

from starlette.types import ASGIApp, Receive, Scope, Send

from entrepot.engine.errors import EntrepotError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """What limits are counted by: an address, of IPv6 the 64 bits that one household or machine is given."""
    found = _address(address)
    if found is None:
        return address[:60]
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def _address(text: str) -> Address | None:
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


class Proxies:
    """The proxies that are named: only what they say of a client is believed."""

    def __init__(self, names: Iterable[str]) -> None:
        self._networks: list[Network] = []
        for name in names:
            try:
                self._networks.append(ipaddress.ip_network(name, strict=False))
            except ValueError:
                raise EntrepotError(
                    f"--trusted-proxy cannot be {name!r}; write an address such as 127.0.0.1 or a network such as "
                    "10.0.0.0/8."
                ) from None

    def trusts(self, text: str) -> bool:
        found = _address(text)
        return found is not None and any(found in one for one in self._networks)

    def client(self, peer: str, forwarded: str) -> str:
        """Who asked: the last address in the list that is not one of our proxies. Each proxy appends its client."""
        for name in reversed(forwarded.split(",")):
            said = name.strip()
            if said.startswith("["):  # [IPv6]:port
                said = said[1:].partition("]")[0]
            elif said.count(":") == 1:  # IPv4:port
                said = said.partition(":")[0]
            if _address(said) is None:
                return peer
            peer = said
            if not self.trusts(said):
                return said
        return peer


class Forwarded:
    """Puts the client's own address and protocol into a request that came through a trusted proxy."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope.get("client") and self.proxies.trusts(scope["client"][0]):
            said: dict[bytes, str] = {}
            for name, value in scope["headers"]:
                if name in (b"x-forwarded-for", b"x-forwarded-proto"):
                    said[name] = f"{said[name]},{value.decode('latin-1')}" if name in said else value.decode("latin-1")
            if b"x-forwarded-for" in said:
                scope["client"] = (self.proxies.client(scope["client"][0], said[b"x-forwarded-for"]), 0)
            proto = said.get(b"x-forwarded-proto", "").rpartition(",")[2].strip().lower()
            if proto in ("http", "https"):
                scope["scheme"] = proto
        await self.app(scope, receive, send)
