"""The page of a table: one frame, parts by id, nothing inline, every word in every language."""

import re
from pathlib import Path

import pytest

from entrepot.paper.words import LANGUAGES
from entrepot.testing.wording import disagreements, foreign_letters, messages
from entrepot.web.pages.table.page import page, parts, title
from entrepot.web.people.settings import Settings
from entrepot.web.seen import live as lives
from entrepot.web.seen.updates import digest
from tests.web.pages.tables import Tags, over, table

WEB = Path(lives.__file__).parents[1]
FORMS = ("desk", "phone")


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("make", [table, over])
def test_every_part_has_its_element_and_the_page_is_closed(form, make):
    live = make(form=form)
    tags = Tags(page(live))
    assert tags.wrong == []
    ids = tags.all("id")
    assert len(ids) == len(set(ids))
    assert parts(live).keys() <= set(ids)
    assert {id for id in ids if id.startswith("part-")} == parts(live).keys()


@pytest.mark.parametrize("form", FORMS)
def test_a_page_is_its_frame_filled_with_its_parts(form):
    live = table(form=form)
    html = str(page(live))
    for part in parts(live).values():
        assert str(part) in html
    assert "<!--" not in html


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("make", [table, over])
def test_nothing_is_inline(form, make):
    for tag, attrs in Tags(page(make(form=form))).tags:
        assert "style" not in attrs and not [name for name in attrs if name.startswith("on")], tag
        assert tag != "script" or (attrs["type"] == "module" and attrs["src"].startswith("/static/"))


def test_what_people_write_is_escaped():
    html = str(page(table()))
    assert "<script>alert" not in html and "&lt;script&gt;alert" in html
    assert "<Pink>" not in html


def test_the_body_says_what_the_client_has_to_know():
    live = table(settings=Settings(motion="fast", sound=False, steps=True))
    body = next(attrs for tag, attrs in Tags(page(live)).tags if tag == "body")
    assert (body["data-table"], body["data-seat"], body["data-number"], body["data-step"]) == ("abc", "0", "3", "1")
    assert (body["data-motion"], body["data-sound"], body["data-notify"], body["data-steps"]) == ("fast", "0", "0", "1")
    assert body["data-digest"] == digest(parts(live))
    assert body["data-at"] == "" and body["data-turn"] == "1"
    watching = next(attrs for tag, attrs in Tags(page(table(viewer=None))).tags if tag == "body")
    assert watching["data-seat"] == "-" and watching["data-turn"] == "0"


def test_theme_and_palette_are_on_the_document():
    html = next(
        a for tag, a in Tags(page(table(settings=Settings(theme="dark", palette="soft")))).tags if tag == "html"
    )
    assert html == {"lang": "en", "data-theme": "dark", "data-palette": "soft"}


def test_the_tab_tells_whose_turn_it_is():
    assert title(table()) == "Your turn: Yokohama"
    assert title(table(actors=(2,))) == "Purple’s turn: Yokohama"
    assert title(table(actors=(1, 2))) == "Yokohama"
    assert title(over()) == "Game over: Yokohama"


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
def test_the_page_can_be_said_in_every_language(lang, form):
    for live in (table(lang, form=form), over(lang=lang, form=form), table(lang, form=form, at=4)):
        assert f'lang="{lang}"' in page(live)


def test_the_languages_of_the_web_agree():
    assert disagreements(WEB / "words") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_web_writes_each_word_in_one_alphabet(lang):
    assert foreign_letters(WEB / "words", lang) == []


def test_no_word_of_the_table_is_said_in_vain():
    code = "\n".join(file.read_text() for file in (WEB / "pages").rglob("*.py"))
    said = set(re.findall(r"^([\w-]+) =", (WEB / "words" / "en.table.ftl").read_text(), re.MULTILINE))
    made = {"menu-", "says-", "bar-", "keys-", "note-"}  # prefixes that code completes
    unused = {id for id in said if f'"{id}"' not in code and not any(id.startswith(prefix) for prefix in made)}
    assert unused == set()
    assert said <= messages(WEB / "words", "en").keys()


def test_the_web_knows_no_game():
    files = [file for file in WEB.rglob("*") if file.suffix in (".py", ".js", ".css", ".ftl")]
    assert len(files) > 20
    names = re.compile(r"yokohama|nippon|mombasa", re.IGNORECASE)
    assert [file.name for file in files if names.search(file.read_text(encoding="utf-8"))] == []
