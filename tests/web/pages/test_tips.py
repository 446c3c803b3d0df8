"""Previews, refusals, help, choices and the sheet of a phone."""

import re

from markupsafe import Markup, escape

from entrepot.paper.face import Act, Row
from entrepot.web.pages.ledger import statement
from entrepot.web.pages.table import tips
from tests.web.pages.tables import ACT, ROWS, Tags, table


def test_a_preview_tells_gains_costs_and_what_may_be():
    html = tips.preview(table(), ACT, ROWS, False)
    assert Tags(html).wrong == []
    assert [attrs.get("class") for tag, attrs in Tags(html).tags if tag == "li"] == ["bad", "good", "may"]
    assert "<p>three return " in html
    assert "Move the president to the Bank" in html  # a walk is named by where it ends


def test_a_preview_warns_of_what_it_shows():
    html = tips.preview(table(), Act(("stop",), reveals=True), (), True)
    assert "can’t be undone" in html and "isn’t known yet" in html


def test_a_preview_says_what_ends_the_turn():
    html = tips.preview(table(), ACT, (*ROWS, Row(Markup("This ends your turn."), kind="ends")), False)
    assert re.search(r'<p class="ends">.*This ends your turn\.</p>', html) and html.count("<li") == 3


def test_a_preview_has_six_rows_at_most():
    html = tips.preview(table(), ACT, ROWS[:1] * 9, False)
    assert html.count("<li") == 6


def test_a_course_comes_with_the_preview():
    assert "template" not in tips.preview(table(), ACT, ROWS, False)
    html = tips.preview(table(course=("area-bank", "area-canal")), ACT, ROWS, False)
    assert Tags(html).all("data-part") == ["part-board"]
    assert "area-bank area-canal" in html


def test_a_refusal_says_what_the_place_is_why_not_and_what_its_rule_says():
    live = table()
    html = tips.why(live, "area-bank", "YK-410", "You have no yen.", "Undo once.")
    assert Tags(html).wrong == []
    assert "/rules/yokohama#YK-410" in Tags(html).all("href")
    rule = escape(statement(live.meta, "YK-410", "en")[0])
    assert rule in html and "You have no yen." in html and "Undo once." in html
    assert "Gives money." in html and html.index("You have no yen.") < html.index(rule) < html.index("Gives money.")


def test_a_refusal_without_a_rule_is_one_sentence():
    html = tips.why(table(), "area-bank", "", "The game is over.", "")
    assert "rule-link" not in html and "The game is over." in html


def test_help_tells_what_a_thing_does_with_its_rules():
    live = table()
    html = tips.help(live, live.face.help(live.scene.view, "area-bank", live.scene.words))
    assert "Gives money." in html and "YK-410" in html
    assert live.scene.words.rule(410) not in html  # a refusal is true only of who asks for it


def test_help_is_in_the_language_of_who_asks():
    live = table("ru")
    html = tips.help(live, live.face.help(live.scene.view, "area-bank", live.scene.words))
    assert statement(live.meta, "YK-410", "ru")[1] == "ru" and escape(statement(live.meta, "YK-410", "ru")[0]) in html


def test_choices_are_one_button_each():
    acts = (Act(("place:bank",)), Act(("place_two:bank",)))
    html = tips.choices(table(acts={"area-bank": acts}), "area-bank")
    assert Tags(html).all("data-acts") == ["place:bank", "place_two:bank"]
    assert "Place an assistant in the Bank" in html and "Bank &lt;1&gt;" in html


def test_the_sheet_of_a_phone_has_the_place_the_preview_and_the_button():
    html = tips.sheet(table(form="phone"), "area-bank", [(ACT, ROWS, False)])
    tags = Tags(html)
    assert tags.wrong == []
    assert tags.all("data-acts") == ["step:bank stop"] and tags.all("data-main")
    assert "<h2>Bank</h2>" in html and html.count("<li") == 3
    assert "data-acts" not in tips.sheet(table(form="phone"), "area-canal")


def test_the_sheet_of_a_place_where_nothing_can_be_done_says_why():
    html = tips.sheet(table(form="phone"), "area-bank", because=("YK-410", "You have no yen."))
    assert Tags(html).wrong == [] and "You have no yen." in html and "/rules/yokohama#YK-410" in Tags(html).all("href")


def test_a_sheet_of_several_acts_has_a_button_for_each():
    acts = (Act(("place:bank",)), Act(("place_two:bank",)))
    tried = [(act, ROWS, False) for act in acts]
    html = tips.sheet(table(form="phone", acts={"area-bank": acts}), "area-bank", tried)
    assert Tags(html).wrong == [] and Tags(html).all("data-acts") == ["place:bank", "place_two:bank"]


def test_the_text_view_has_every_section():
    html = tips.text(table())
    assert Tags(html).wrong == []
    assert "<h3>Areas</h3>" in html and "The Bank is &lt;empty&gt;." in html
