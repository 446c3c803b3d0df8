"""What stands in front of the table: the curtain, a proposal, a lesson, the menu."""

import re
from dataclasses import fields, replace
from pathlib import Path

import pytest
from markupsafe import Markup

import entrepot.web
from entrepot.bots import offered
from entrepot.paper.words import LANGUAGES
from entrepot.web.pages.settings import settings
from entrepot.web.pages.table import end
from entrepot.web.pages.table.dialogs import dialog, lesson, proposal
from entrepot.web.pages.table.menu import KEYS, OPTIONS, SWITCHES, menu
from entrepot.web.people.settings import Settings
from entrepot.web.seen.live import Line, Link, Proposal
from entrepot.web.words import web_words
from tests.web.pages.sample import visitor
from tests.web.pages.tables import FACE, Tags, over, table


def test_the_curtain_leads_to_the_next_seat():
    html = dialog(table(curtain=1))
    assert "/t/abc?seat=1&form=desk" in Tags(html).all("href")
    assert "&lt;Pink&gt;" in html and Tags(html).all("aria-modal") == ["true"]
    assert dialog(table()) == ""


def test_a_proposal_is_answered_by_whoever_is_waited_for():
    asked = Proposal(1, 12, (0, 2))
    assert Tags(proposal(table(proposal=asked))).all("data-do") == ["answer", "answer"]
    answered = proposal(table(proposal=replace(asked, waiting=(2,))))
    assert "Waiting for an answer: Purple" in answered and "data-do" not in answered


def test_a_proposal_says_which_moves_would_be_lost():
    lines = tuple(Line(n, n % 3, Markup(f"move number {n}")) for n in range(8, 15))
    draft = Line(15, 0, Markup("mine"), draft=True)
    asked = Proposal(1, 12, (0, 2))
    html = proposal(table(proposal=asked, lines=(*lines, draft)))
    assert "2 moves would be lost:" in html and "Your unconfirmed moves would be lost too." in html
    assert re.findall(r"move number (\d+)", html) == ["13", "14"]
    html = proposal(table(proposal=replace(asked, moment=13), lines=lines))
    assert "1 move would be lost:" in html and "unconfirmed" not in html


def test_who_asks_to_go_back_reads_first_what_it_costs():
    lines = tuple(Line(n, n % 3, Markup(f"move number {n}")) for n in range(1, 7))
    html = proposal(table(at=4, last=6, lines=lines))
    assert re.findall(r"move number (\d+)", html) == ["5", "6"]
    assert Tags(html).all("data-do") == ["takeback", "keep"] and " hidden" in html
    assert proposal(table(at=6, last=6, lines=lines)) == "" == proposal(table(at=4, last=6, lines=lines, viewer=None))


def test_a_lesson_points_at_its_place():
    html = lesson(table(lesson=FACE.lessons[0]))
    assert Tags(html).all("data-for") == ["area-bank"] and Tags(html).all("data-lesson") == ["prompt-moving"]
    assert lesson(table()) == "" == lesson(table(lesson=FACE.lessons[0], at=2))


def test_every_setting_of_the_table_is_in_the_menu():
    html = menu(table(settings=Settings(theme="dark", sound=False)))
    assert Tags(html).wrong == []
    assert Tags(html).all("data-setting") == [*OPTIONS, *SWITCHES]
    assert {*OPTIONS, *SWITCHES} == {field.name for field in fields(Settings)} - {"learnt"}
    assert '<option value="dark" selected>' in html


def test_the_host_hands_out_links_and_bots():
    html = menu(table(host=True, links=(Link(3, "https://example.org/s/x"),)))
    assert Tags(html).all("data-copy") == ["https://example.org/s/x"]
    assert Tags(html).all("data-replace") == ["1", "3"]  # nobody sits at the last; of who is gone the others are asked
    assert Tags(menu(table())).all("data-replace") == ["1"]
    assert Tags(menu(table(viewer=None))).all("data-replace") == []
    assert [f'<option value="{level}">' in html for level in offered("yokohama")] == [True] * 6


def test_secrets_are_saved_only_when_the_game_is_over():
    assert not [href for href in Tags(menu(table())).all("href") if "/save" in href]
    assert [href for href in Tags(menu(over())).all("href") if "/save" in href]


def test_a_fork_offers_no_save():
    """It cannot be replayed from a deal."""
    fork = replace(over(), saved=False)
    assert "/save" in end.sheet(over()) and "/save" not in end.sheet(fork) + menu(fork)


def test_only_who_plays_can_leave():
    assert {"leave", "resign"} <= set(Tags(menu(table())).all("data-do"))
    assert not {"leave", "resign"} & set(Tags(menu(table(viewer=None))).all("data-do"))


def test_who_is_the_last_person_reads_that_the_game_is_broken_off():
    among_people, bots = table(), tuple(replace(seat, kind="bot") for seat in table().scene.seats)
    alone = table(seats=(table().scene.seats[0], *bots[1:]))
    assert "A bot takes over your seat." in menu(among_people) and "abandoned" not in menu(among_people)
    assert menu(alone).count("abandoned") == 2 and "A bot takes over" not in menu(alone)
    both = table(seats=(alone.scene.seats[0], replace(bots[1], kind="screen"), *bots[2:]))
    assert "abandoned" not in menu(both)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_and_the_settings_page_have_one_name_for_one_thing(lang):
    page = str(settings(visitor(lang)))
    inside = str(menu(table(lang))).partition('class="menu-settings"')[2].partition("</section>")[0]
    said = re.findall(r'<option[^>]*>([^<]+)|<label class="field">([^<]+)', inside)
    assert len(said) > 20 and [one for pair in said for one in pair if one and f">{one}<" not in page] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_beginning_is_not_a_move(lang):
    words = web_words(lang)
    ids = ("bar-past", "proposal-text", "proposal-sure")
    assert not [id for id in ids if "0" in words.text(id, moment=0, last=9, player="Pink")]
    assert all("7" in words.text(id, moment=7, last=9, player="Pink") for id in ids)


def test_the_list_of_keys_is_that_of_the_keyboard():
    """Every key that the script answers is named; what is named, it answers."""
    source = (Path(entrepot.web.__file__).parent / "static" / "js" / "keys.js").read_text(encoding="utf-8")
    letters = re.search(r"const LETTERS = \{(.*?)\};", source)[1]
    single = re.findall(r'"?([\w?])"?: "\w+"', letters) + re.findall(r'key === "([^ ])"', source)
    answered = {key.upper() for key in single}
    named = {key for keys in KEYS.values() for key in keys}
    assert answered <= named
    assert named - answered == {"←", "→", "↑", "↓", "Tab", "Enter", "Esc", "1", "…", "9"}
    for spelt in ("ArrowLeft", '"Enter"', '"Escape"', '"1"', '"9"'):
        assert spelt in source
