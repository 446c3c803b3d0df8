"""The language changes in the middle of a game; the turn, the moment and the view stay."""

import pytest

from entrepot.paper.words import LANGUAGES
from tests.browser.positions import played
from tests.browser.server import until
from tests.browser.table import has_done, moves

pytestmark = pytest.mark.slow


def change(visit, lang):
    visit.page.locator("#part-tools [data-do=menu]").click()
    with visit.page.expect_navigation():
        visit.page.locator("#part-menu [data-setting=lang]").select_option(lang)
    visit.settled()
    assert visit.page.locator("html").get_attribute("lang") == lang


def test_a_draft_and_a_moment_stay(visit, server):
    person = server.person()
    table, seat = server.deciding(played(3, 120, kind="placing"), person)
    found = visit(f"/t/{table.row.id}", person).settled()
    before = moves(server, table.row.id, seat)
    place, acts = next((place, acts) for place, acts in found.acts().items() if place)
    found.click(place, acts[0])
    has_done(server, table.row.id, seat, before, acts[0])
    until(lambda: found.clock()[1] == 1)
    offered, questions = found.acts(), {found.page.locator("#asked").inner_text()}
    for lang in LANGUAGES[1:]:
        change(found, lang)
        assert found.acts() == offered
        assert found.clock()[1] == 1
        assert found.page.locator("#part-prompt [data-do=undo]").is_enabled()
        questions.add(found.page.locator("#asked").inner_text())
    assert len(questions) == len(LANGUAGES)
    found.page.keyboard.press("[")
    found.wait("document.body.dataset.at !== ''")
    moment = found.page.evaluate("document.body.dataset.at")
    change(found, "en")
    assert found.page.evaluate("document.body.dataset.at") == moment


def test_the_buttons_of_the_first_page(visit):
    found = visit("/rules/yokohama#YK-410")
    for lang in reversed(LANGUAGES):
        with found.page.expect_navigation():
            found.page.locator(f".lang button[value={lang}]").click()
        assert found.page.locator("html").get_attribute("lang") == lang
        assert "/rules/yokohama" in found.page.url
