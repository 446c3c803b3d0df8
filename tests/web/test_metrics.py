"""Figures: at an address of their own, and never more of them than there are routes."""

from __future__ import annotations

import re

import pytest

from entrepot.cli import main
from entrepot.web.app import application
from tests.web import rooms


@pytest.fixture(scope="module")
def room(tmp_path_factory):
    with rooms.opened(tmp_path_factory.mktemp("metrics")) as found:
        found.seated(rooms.ANN, rooms.ANN)
        yield found


def figures(room, method="GET", url="/metrics"):
    """What is said at the other port."""
    aside = application(room.site, metrics_port=80)
    room.app = aside
    return room.ask(None, method, url)


def test_people_do_not_see_them(room):
    for app in (application(room.site), application(room.site, metrics_port=81)):  # people ask at port 80
        room.app = app
        assert room.get(None, "/metrics").status == 404
        assert room.get(None, "/").status == 200


def test_the_other_address_has_nothing_else(room):
    answer = figures(room)
    assert answer.status == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert re.search(r"^entrepot_tables_in_memory [1-9]", answer.text, re.MULTILINE)
    assert re.search(r"^entrepot_stored_events 0", answer.text, re.MULTILINE)
    for method, url in (("GET", "/"), ("GET", "/t/t0"), ("POST", "/metrics"), ("GET", "/api/games")):
        assert figures(room, method, url).status == 404


def test_what_strangers_make_up_is_one_row(room):
    room.app = application(room.site)
    metrics = next(one.kwargs["metrics"] for one in room.app.user_middleware if "metrics" in one.kwargs)
    for number in range(50):
        room.get(None, f"/made-up-{number}")
        room.get(None, f"/t/made-up-{number}")
        room.ask(None, f"METHOD{number}", "/")
        room.ask(None, "PUT", f"/t/{number}/act")
    text = metrics.text({})
    rows = re.findall(r"^entrepot_requests_total\{(.*)\} (\d+)$", text, re.MULTILINE)
    assert len(rows) < 10
    assert ('method="GET",route="other",status="4xx"', "50") in rows
    assert ('method="GET",route="/t/{id}",status="4xx"', "50") in rows
    assert ('method="other",route="/",status="4xx"', "50") in rows
    assert "made-up" not in text and "METHOD" not in text
    assert re.search(r"^entrepot_request_seconds_count 200$", text, re.MULTILINE)


@pytest.mark.parametrize("said", ["9421", "127.0.0.1", ":9421", "127.0.0.1:x", "127.0.0.1:99999"])
def test_the_address_is_written_with_its_port(said, capsys, tmp_path):
    assert main(["serve", "--database", f"sqlite:///{tmp_path}/a.db", "--port", "0", "--metrics", said]) != 0
    assert "--metrics cannot be" in capsys.readouterr().err
