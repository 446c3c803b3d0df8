"""An account in two browsers."""

import pytest

from tests.browser.places import enrol


@pytest.mark.slow
def test_a_table_that_is_open_where_somebody_is_signed_out_shows_what_a_stranger_sees(visit, server):
    here = enrol(visit("/account"), "Berta")
    here.go("/")
    here.page.locator("form[action='/play'] button.main").first.click()
    here.settled()
    path = here.page.url.removeprefix(server.url)
    there = visit("/account")
    there.page.fill("#in-name", "berta")
    there.page.fill("#in-password", "evening star")
    there.page.click("form[action='/account/in'] button")
    there.go(path).settled()
    assert there.page.locator("body").get_attribute("data-seat") == "0"
    here.go("/account/sessions")
    assert here.page.locator(".devices > li").count() == 2
    here.page.locator("form[action='/account/sessions']:not(:has(input)) button").click()
    here.page.wait_for_selector("[role=status]")
    there.page.wait_for_selector("body[data-seat='-']")
    assert here.go(path).settled().page.locator("body").get_attribute("data-seat") == "0"
