"""A table that waits for seats to be claimed."""

import dataclasses
import re

import segno

from entrepot.web.pages.lobby import MARGIN, code, lobby
from tests.web.pages.sample import Page, a_lobby, visitor

V = visitor()


def all_here(table):
    return dataclasses.replace(table, seats=tuple(dataclasses.replace(seat, here=True) for seat in table.seats))


def test_a_free_seat_has_its_link_and_a_taken_one_none():
    page = Page(lobby(V, a_lobby()))
    assert page.all("input", value="http://house/s/secret-of-pink", id="link-1")
    assert page.all("button", data_copy="link-1", type="button")
    assert "secret-of-pink" not in lobby(V, all_here(a_lobby()))


def test_the_host_starts_when_everybody_is_there():
    def button(table):
        return Page(lobby(V, table)).all("button", class_="btn main")

    assert "disabled" in button(a_lobby())[0]
    assert "disabled" not in button(all_here(a_lobby()))[0]
    assert button(all_here(a_lobby(host=False))) == []
    assert Page(lobby(V, a_lobby())).all("form", action="/t/t1/start", method="post")


def test_who_is_awaited_is_told():
    assert "Waiting for 1 more player." in lobby(V, a_lobby())
    assert "Everyone is here." in lobby(V, all_here(a_lobby()))


def test_a_code_is_the_link():
    url = "http://192.168.1.20:8000/s/k3J9xVh2QmN7pR4tYbZc8w"
    drawn = {(int(x) - MARGIN, int(y) - MARGIN) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", code(url, "link"))}
    matrix = segno.make(url, error="m", micro=False).matrix
    assert drawn == {(x, y) for y, row in enumerate(matrix) for x, module in enumerate(row) if module}
    assert "style" not in code(url, "link")
