"""From the first page it is at most two clicks to a running game."""

import pytest

from tests.browser.positions import before_the_end, finished
from tests.browser.table import DESK, PHONE, goes_on, of_two

SIZES = {"desk": DESK, "phone": PHONE}

pytestmark = pytest.mark.slow


def runs(visit):
    visit.page.wait_for_url("**/t/*")
    visit.settled()
    assert visit.page.locator("#asked").inner_text()
    visit.page.wait_for_selector("[data-acts]")


def test_play_now_is_one_click(visit):
    found = visit("/")
    found.page.get_by_role("button", name="Play now: Yokohama").click()
    runs(found)


def test_a_table_of_ones_own_is_two(visit):
    found = visit("/")
    found.page.get_by_role("link", name="Set up a table: Yokohama").click()
    found.page.locator(".setup-form button.main").click()
    runs(found)


def test_the_game_is_found_again_on_the_first_page(visit):
    found = visit("/")
    found.page.get_by_role("button", name="Play now: Yokohama").click()
    runs(found)
    table = found.page.evaluate("document.body.dataset.table")
    found.go("/").page.locator(f"a[href*='/t/{table}']").first.click()
    runs(found)
    assert found.page.evaluate("document.body.dataset.table") == table


def test_a_friend_takes_a_seat_by_a_link(visit, server):
    host = visit("/new/yokohama")
    host.page.get_by_label("2", exact=True).check()
    host.page.select_option("#seat-1-kind", "link")
    host.page.locator(".setup-form button.main").click()
    host.page.wait_for_url("**/lobby/*")
    link = host.page.locator("#link-1").input_value()
    host.page.locator("#code-link-1 summary").click()  # an open code keeps nothing back
    guest = visit(link.removeprefix(server.url))
    guest.page.locator("main form button").click()
    runs(guest)
    host.page.wait_for_url("**/t/*")  # the lobby looks from time to time who has come
    runs(host)


@pytest.mark.parametrize("size", SIZES)
def test_a_menu_gives_way_to_the_result(visit, server, size):
    """Whoever had it open when the game ended, by a move from elsewhere."""
    person, last = server.person(), finished(2).moves[-1]
    table, seat = server.deciding(before_the_end(2, 1), person)
    found = visit(f"/t/{table.row.id}?form={size}", person, SIZES[size]).settled()
    found.page.keyboard.press("m")
    found.page.wait_for_selector("#part-menu[open]")
    server.do(table, lambda: table.move(seat, last.action))
    found.page.wait_for_selector("#part-end .end-sheet")
    found.wait("!document.querySelector('dialog[open]')")
    at = found.page.locator(".end-sheet h2").bounding_box()
    hit = "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.end-sheet'))"
    assert found.page.evaluate(hit, [at["x"] + at["width"] / 2, at["y"] + at["height"] / 2])


def test_the_title_counts_turns_and_stays_fresh(visit, server):
    one, two = server.person(), server.person()
    table = of_two(server, one, two)
    found = visit("/", two)
    assert found.page.title() == "Entrepôt"
    goes_on(server, table)
    found.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # looks again, as on coming back
    found.wait("document.title === '(1) Entrepôt'")
    first = found.page.locator("main a.btn").first
    assert first.get_attribute("href").startswith(f"/t/{table.row.id}") and first.inner_text() == "Continue"
