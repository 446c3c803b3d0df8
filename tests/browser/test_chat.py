"""Talk at the table: a mark says that something is new, and only then."""

import pytest

from tests.browser.positions import played
from tests.browser.server import until

pytestmark = pytest.mark.slow


def test_a_mark_counts_what_was_not_read(visit, server):
    person = server.person()
    table, _ = server.deciding(played(3, 120, kind="placing"), person)
    found = visit(f"/t/{table.row.id}", person).settled()
    place = next(place for place in found.acts() if place)
    found.click(place, found.acts()[place][0])
    found.wait("document.body.dataset.step === '1'")
    mark = found.page.locator("#unread")
    assert not mark.is_visible()
    other = visit(f"/t/{table.row.id}", server.person()).settled()
    other.page.locator("#tab-chat").click()
    other.page.locator("#talk-chat input").fill("Good luck <b>all</b>")
    other.page.keyboard.press("Enter")
    found.page.wait_for_selector("#unread:visible")
    assert mark.inner_text() == "1"
    found.page.locator("#tab-chat").click()
    assert "Good luck <b>all</b>" in found.page.locator("#part-chat").inner_text()
    assert not mark.is_visible()
    other.wait("document.querySelector('#part-chat').textContent.includes('Good luck')")
    assert not other.page.locator("#unread").is_visible()


def test_a_line_whose_answer_is_lost_is_sent_again_and_said_once(visit, server):
    person = server.person()
    table, _ = server.deciding(played(3, 120, kind="placing"), person)
    found = visit(f"/t/{table.row.id}", person).settled()
    field = found.page.locator("#talk-chat input")

    def lost(route):
        route.fetch()
        route.fulfill(status=503, json={"error": "Nobody knows."})

    def say(text):
        field.fill(text)
        field.press("Enter")

    said = "[...document.querySelectorAll('#part-chat li > span')].map(el => el.lastChild.data.trim()).join()"
    found.page.locator("#tab-chat").click()
    found.page.route("**/chat", lost, times=1)
    say("ha")
    until(lambda: field.input_value() == "ha" and found.page.evaluate(said) == "ha")
    field.press("Enter")
    until(lambda: field.input_value() == "")
    say("ha")  # meant, this time
    say("ho")
    found.wait(f"{said} === 'ha,ha,ho'")
    found.complaints[:] = [one for one in found.complaints if "503" not in one]
