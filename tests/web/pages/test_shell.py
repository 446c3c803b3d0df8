"""The head and foot of every page, and the sprites in it."""

import re

from markupsafe import Markup

from entrepot.web.pages.shell import COMMON, shell, sprite
from entrepot.web.people.settings import Settings
from tests.web.pages.tables import Tags, web_words


def document(**more):
    given = {"title": "<T>", "words": web_words("pl"), "settings": Settings(), "styles": ["a.css"], "scripts": ["a.js"]}
    return shell(**{**given, "body": Markup("<p>x</p>"), **more})


def test_a_document_is_whole_and_escaped():
    html = document(attributes={"data_table": '"x"'})
    assert Tags(html).wrong == []
    assert html.startswith('<!doctype html>\n<html lang="pl"')
    assert "<title>&lt;T&gt;</title>" in html and 'data-table="&#34;x&#34;"' in html


def test_the_tokens_come_before_every_other_style():
    hrefs = [a["href"] for tag, a in Tags(document()).tags if tag == "link" and a["rel"] == "stylesheet"]
    assert hrefs == ["/static/tokens.css", "/static/house.css", "/static/a.css"]


def test_a_sprite_is_symbols_alone():
    html = sprite(COMMON)
    assert "<title" not in html and "<!--" not in html
    ids = re.findall(r'<symbol id="([^"]+)"', html)
    assert len(ids) == len(set(ids)) > 40
    assert {f"c-seat-{n}" for n in range(4)} <= set(ids)


def test_icons_take_their_colours_from_the_tokens():
    """A bare colour would not follow the theme; the one after a token's name is what a file shows alone."""
    bare = re.sub(r"var\(--[\w-]+,\s*#[0-9a-f]+\)", "", COMMON.read_text(encoding="utf-8"))
    assert re.findall(r"#[0-9a-f]{3,8}\b", bare) == []
