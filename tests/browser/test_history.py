"""Any moment of a game is seen again: by a line of the log, by keys, by a link; and back to now."""

import random

import pytest

from tests.browser.positions import played, step
from tests.browser.server import until
from tests.browser.table import DESK, PHONE, form_of

pytestmark = pytest.mark.slow

AT = "document.body.dataset.at"


@pytest.fixture
def running(visit, server):
    """A game with a past, at somebody's decision."""
    person = server.person()
    match = played(3, 150, kind="placing")
    table, _ = server.deciding(match, person)
    return visit(f"/t/{table.row.id}", person).settled(), table, match.count


def at(visit, moment):
    visit.wait(f"{AT} === '{moment}'")
    assert visit.page.evaluate("document.body.classList.contains('past')") is (moment != "")


def board(visit):
    """The middle of the table, without the rings round what has just changed."""
    visit.page.wait_for_selector(".ring", state="detached")
    return visit.page.locator(".centre").inner_html().replace(' class=""', "")


def test_a_line_of_the_log_shows_its_moment(running):
    visit, table, last = running
    now = board(visit)
    question = visit.page.locator("#asked").inner_text()
    visit.page.locator("#part-log [data-do=at]").first.click()
    visit.wait(f"{AT} !== ''")
    moment = int(visit.page.evaluate(AT))
    assert 0 < moment < last
    assert visit.acts() == {}
    assert str(moment) in visit.page.locator("#asked").inner_text()
    assert visit.page.locator(f"[data-moment='{moment}'][aria-current=true]").count() == 1
    before = board(visit)
    visit.page.locator("#part-prompt [data-do=now]").click()
    at(visit, "")
    visit.page.wait_for_selector("[data-acts]")
    assert board(visit) == now
    assert visit.page.locator("#asked").inner_text() == question
    assert before != now


def test_keys_step_through_it(running):
    visit, table, last = running
    press = visit.page.keyboard.press
    press("[")
    at(visit, last - 1)
    press("ArrowLeft")
    at(visit, last - 2)
    press("]")
    at(visit, last - 1)
    press("ArrowLeft")
    at(visit, last - 2)
    press("ArrowRight")
    at(visit, last - 1)
    press("ArrowRight")
    at(visit, "")
    visit.page.wait_for_selector("[data-acts]")
    press("Shift+ArrowLeft")
    at(visit, last - 1)
    press("Escape")
    at(visit, "")
    visit.page.locator("#part-history [data-do=first]").click()
    at(visit, 0)
    assert visit.page.locator("#part-history [data-do=back]").is_disabled()


def test_a_link_leads_to_a_moment(running):
    visit, table, last = running
    visit.go(f"/t/{table.row.id}?at=40").settled()
    at(visit, 40)
    assert visit.acts() == {}
    visit.page.reload()
    at(visit, 40)


def test_the_game_goes_on_meanwhile(running, visit, server):
    """Whoever looks at the past is not disturbed, and finds everything when they come back."""
    own, table, last = running
    other = server.person()
    watching = visit(f"/t/{table.row.id}", other).settled()
    watching.page.keyboard.press("[")
    at(watching, last - 1)
    shown = board(watching)
    seat = table.match.actors[0]
    action = table.match.legal(seat)[0]
    number = table.row.number
    server.do(table, lambda: table.move(seat, action))
    until(lambda: own.clock()[0] > number)
    watching.page.wait_for_timeout(300)
    assert board(watching) == shown
    watching.page.keyboard.press("Escape")
    at(watching, "")
    until(lambda: watching.clock()[0] > number)
    own.wait(f"Number(document.querySelector('#part-history .moment').dataset.last) > {last}")


def test_since_your_last_turn_is_replayed(visit, server):
    person = server.person()
    match, dice = played(3, 150).copy(), random.Random(1)
    while match.actors[0] == match.move(match.count - 1).player:
        step(match, dice)
    table, _ = server.deciding(match, person)
    found = visit(f"/t/{table.row.id}", person).settled()
    recap = found.page.locator(".recap")
    assert recap.count() == 1
    recap.click()
    found.wait(f"{AT} !== ''")
    found.page.keyboard.press("Escape")
    at(found, "")


SEEN = """() => {
  const line = document.querySelector(".log [data-do=at][aria-current]");
  const box = line?.getBoundingClientRect();
  const room = line?.closest(".scroll, .view").getBoundingClientRect();
  const whole = box?.height > 0 && box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
  return line && [Number(line.dataset.moment), whole];
}"""


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_log_is_opened_at_the_moment_that_is_shown(visit, server, size):
    """From the first look on: near the end, in what the page keeps, and before it, which is fetched."""
    person = server.person()
    match = played(3, 150, kind="placing")
    table, _ = server.deciding(match, person)
    for moment in (match.count - 60, 5):
        found = visit(f"/t/{table.row.id}?form={form_of(size)}&at={moment}", person, size).settled()
        if form_of(size) == "phone":
            found.page.locator(".tabbar [data-show=log]").click()
        found.wait(f"({SEEN})()?.[1] === true")
        line = found.page.evaluate(SEEN)[0]
        assert moment - 3 <= line <= moment


def test_the_numbers_of_a_run_look_like_buttons(running):
    visit, _, _ = running
    edge = "(found) => found.map((el) => parseFloat(getComputedStyle(el).borderTopWidth))"
    edges = visit.page.locator("#talk-log .each button").evaluate_all(edge)
    assert edges and min(edges) > 0
