"""Browsers of people with an account."""

from __future__ import annotations

import re

from tests.web.rooms import Browser

WORD, OTHER = "evening star", "morning star"


def enrolled(room, name="Ann", agent="Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"):
    """A browser of somebody with an account, and their recovery codes."""
    browser = Browser(room, agent)
    answer = browser.post("/account/new", {"name": name, "password": WORD})
    assert answer.status == 200
    codes = re.findall(r"<code>([-0-9A-Z]+)</code>", answer.text)
    assert len(codes) == 10
    return browser, codes


def signed_in(room, name="Ann", password=WORD, agent="Mozilla/5.0 (iPhone; Mac OS X) Safari/604.1"):
    browser = Browser(room, agent)
    assert browser.post("/account/in", {"name": name, "password": password}).status == 303
    return browser


def person(room, name="Ann"):
    return room.store.person_by_name(name)[0].id


def name_of(browser):
    """By which name a browser is known; None for a guest."""
    found = re.search(r"Signed in as (.+?)<", browser.get("/account").text)
    return found[1] if found else None
