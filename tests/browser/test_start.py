"""From the first page it is at most two clicks to a running game."""

import pytest

from tests.browser.table import goes_on, of_two

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
    guest = visit(link.removeprefix(server.url))
    guest.page.locator("main form button").click()
    runs(guest)
    host.page.wait_for_url("**/t/*")  # the lobby looks from time to time who has come
    runs(host)


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
