"""What a browser lacks or refuses never leaves a page behind: sound, notifications, motion."""

import pytest

from tests.browser.server import until
from tests.browser.table import goes_on, of_two

pytestmark = pytest.mark.slow

# As Chrome on Android: the constructor is there, may be called by nobody, and permission is given.
NO_CONSTRUCTOR = """
window.Notification = class { constructor() { throw new TypeError("Illegal constructor"); } };
window.Notification.permission = "granted";
Object.defineProperty(document, "hidden", { get: () => true });
"""
# Everything that may be done beside showing what is new fails.
NOTHING_WORKS = """
window.AudioContext = class { constructor() { throw new Error("no sound"); } };
Element.prototype.animate = () => { throw new Error("no motion"); };
"""


@pytest.mark.parametrize("broken", [NO_CONSTRUCTOR, NOTHING_WORKS], ids=["notification", "sound and motion"])
def test_a_page_goes_on_where_an_alert_fails(browser, server, visit, broken):
    one, two = server.person(), server.person(notify=True, sound=True, motion="normal")
    table = of_two(server, one, two)
    found = visit("/", two)
    found.context.add_init_script(broken)
    found.page.emulate_media(reduced_motion="no-preference")
    found.go(f"/t/{table.row.id}").settled()
    assert found.page.evaluate("document.body.dataset.turn") == "0"
    goes_on(server, table)
    until(lambda: found.page.evaluate("document.body.dataset.turn") == "1")
    until(lambda: found.clock()[0] == server.call(lambda: table.row.number))
    assert found.page.locator("#part-prompt .seal.now").count() == 1
    assert found.page.title().startswith("Your turn")
    # and again, so that the stream lives too
    goes_on(server, table)
    until(lambda: found.page.evaluate("document.body.dataset.turn") == "0")
    assert found.clock()[0] == server.call(lambda: table.row.number)
    if broken is NO_CONSTRUCTOR:
        assert found.complaints == []  # a browser without it is nothing to complain of
    found.complaints[:] = [said for said in found.complaints if said not in ("no sound", "no motion")]
