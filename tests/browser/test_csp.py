"""Every page works under the strict policy: nothing inline, nothing from elsewhere, nothing in the console."""

import pytest

from tests.browser.places import AT_TABLES, PATHS, lead
from tests.browser.table import DESK

# A script may place a tip or a mark; markup may not.
INLINE = """() => [...document.querySelectorAll("*")].filter((el) =>
  (el.hasAttribute("style") && !el.closest("#tips, #marks, #part-lesson")) ||
  el.getAttributeNames().some((name) => name.startsWith("on")) ||
  (el.tagName === "SCRIPT" && !el.src) || el.tagName === "STYLE").map((el) => el.outerHTML.slice(0, 120))"""


@pytest.mark.slow
def test_pages_keep_the_policy(visit, server):
    found = visit("/", server.person())
    asked = []
    found.page.on("request", lambda request: asked.append(request.url))
    for path in PATHS:
        policy = found.page.goto(server.url + path).headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self'" in policy and "unsafe" not in policy
        assert found.page.evaluate(INLINE) == []
    assert [url for url in asked if not url.startswith((server.url, "data:"))] == []
    assert found.complaints == []


@pytest.mark.full
@pytest.mark.parametrize(("game", "name"), AT_TABLES)
def test_a_table_keeps_the_policy(visit, server, game, name):
    found = lead(name, visit, server, DESK, "light", game=game)
    found.page.wait_for_timeout(300)
    assert found.complaints == []
    assert found.page.evaluate(INLINE) == []


@pytest.mark.slow
def test_what_breaks_the_policy_is_noticed(visit, server):
    """The tests would see it: a script in the page is refused and told of."""
    found = visit("/", server.person())
    found.page.evaluate("document.body.append(Object.assign(document.createElement('script'), {textContent: '1'}))")
    found.page.wait_for_timeout(100)
    assert any("CSP script-src" in complaint for complaint in found.complaints)
    found.complaints.clear()
