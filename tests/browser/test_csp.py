"""Every page works under the strict policy: nothing inline, nothing from elsewhere, nothing in the console."""

import pytest

from tests.browser.places import EVERYWHERE, PAGES, lead
from tests.browser.table import DESK

INLINE = """() => [...document.querySelectorAll("*")].filter((el) =>
  (el.hasAttribute("style") && !el.closest("#tips, #part-lesson")) || el.getAttributeNames().some((n) => n.startsWith("on")) ||
  (el.tagName === "SCRIPT" && !el.src) || el.tagName === "STYLE").map((el) => el.outerHTML.slice(0, 120))"""


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERYWHERE)
def test_a_page_keeps_the_policy(visit, server, name):
    found = lead(name, visit, server, DESK, "light")
    if name in PAGES:
        policy = found.page.goto(found.page.url).headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self'" in policy and "unsafe" not in policy
    found.page.wait_for_timeout(300)
    assert found.complaints == []
    assert found.page.evaluate(INLINE) == []


@pytest.mark.slow
def test_what_a_page_loads_is_its_own(visit, server):
    person = server.person()
    found = visit("/", person)
    asked = []
    found.page.on("request", lambda request: asked.append(request.url))
    for path in PAGES.values():
        found.go(path)
    assert [url for url in asked if not url.startswith((server.url, "data:"))] == []
