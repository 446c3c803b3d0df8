"""Who asks, behind proxies and without: only a named proxy is believed."""

from __future__ import annotations

import asyncio

import pytest

from entrepot.engine.errors import EntrepotError
from entrepot.web.app import application
from entrepot.web.guard.addresses import Forwarded, Proxies, network
from entrepot.web.guard.security import Rates
from tests.web import rooms

OURS = Proxies(["127.0.0.1", "10.0.0.0/8", "fd00::/8"])


@pytest.mark.parametrize(
    "peer, forwarded, client",
    [
        ("127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"),  # the first was made up by the client
        ("127.0.0.1", "203.0.113.7, 10.1.2.3", "203.0.113.7"),  # two proxies of ours
        ("127.0.0.1", "10.9.9.9, 10.1.2.3", "10.9.9.9"),
        ("127.0.0.1", "203.0.113.7:4711", "203.0.113.7"),
        ("127.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"),
        ("127.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("127.0.0.1", "unknown", "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "203.0.113.7, nonsense", "127.0.0.1"),
    ],
)
def test_the_client_of_a_proxy(peer, forwarded, client):
    assert OURS.client(peer, forwarded) == client


def test_limits_are_counted_by_household():
    assert network("203.0.113.7") == network("::ffff:203.0.113.7") == "203.0.113.7"
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9") != network("2001:db8:1:3::1")
    assert network("fe80::1%eth0") == "fe80::/64" and len(network("x" * 500)) < 100


@pytest.mark.parametrize("name", ["proxy", "10.0.0.0/99", "", "*"])
def test_a_proxy_is_named_by_its_address(name):
    with pytest.raises(EntrepotError, match=r"--trusted-proxy cannot be .*; write an address"):
        Proxies([name])


def ask(peer: str, headers: dict[str, str], proxies: Proxies = OURS) -> tuple[str, str]:
    """What the application is told of who asks, and by what protocol."""
    told = []

    async def app(scope, receive, send):
        told.append((scope["client"][0], scope["scheme"]))

    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "client": (peer, 1), "scheme": "http", "headers": pairs}
    asyncio.run(Forwarded(app, proxies)(scope, None, None))  # type: ignore[arg-type]
    return told[0]


def test_only_a_named_proxy_is_believed():
    said = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https"}
    assert ask("127.0.0.1", said) == ("203.0.113.7", "https")
    assert ask("10.1.1.1", said) == ("203.0.113.7", "https")
    assert ask("fd00::1", said) == ("203.0.113.7", "https")
    assert ask("192.0.2.1", said) == ("192.0.2.1", "http")
    assert ask("127.0.0.1", said, Proxies(())) == ("127.0.0.1", "http")
    assert ask("127.0.0.1", {"x-forwarded-proto": "gopher"}) == ("127.0.0.1", "http")
    assert ask("127.0.0.1", {"x-forwarded-proto": "https, http"}) == ("127.0.0.1", "http")


def test_cookies_links_and_headers_follow_what_a_trusted_proxy_says(tmp_path):
    with rooms.opened(tmp_path) as room:
        said = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
        chosen = {"form": {"lang": "pl"}, "headers": said}
        plain = room.post(None, "/settings", **chosen).headers
        assert plain["set-cookie"].startswith("entrepot=") and "secure" not in plain["set-cookie"].lower()
        assert "strict-transport-security" not in plain
        room.app = application(room.site, None, OURS)
        behind = room.post(None, "/settings", **chosen)
        assert any(one.startswith("__Host-entrepot=") for one in behind.cookies)
        assert all("secure" in one.lower() for one in behind.cookies) and behind.headers["strict-transport-security"]
        plan = {"game": "yokohama", "seats": [{"kind": "you"}, {"kind": "link"}]}
        made = room.post(rooms.ANN, "/api/tables", sent=plan, headers=said).json
        assert made["seats"][1]["link"].startswith(f"https://{rooms.HOST}/s/")


def test_rates_are_counted_by_the_client_of_a_trusted_proxy(tmp_path):
    with rooms.opened(tmp_path) as room:
        room.app = application(room.site, Rates(rate=0.001, burst=2), OURS)
        found = [
            room.get(None, "/static/table.js", headers={"x-forwarded-for": f"198.51.100.1, {client}"}).status
            for client in ("203.0.113.7", "203.0.113.7", "203.0.113.7", "203.0.113.8")
        ]
    assert found == [200, 200, 429, 200]
