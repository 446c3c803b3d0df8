"""One server and one Chromium for all tests of a worker; a page that complains fails its test."""

import os
import shutil
import threading

import pytest
from playwright.sync_api import Error, sync_playwright

from tests.browser.server import Server
from tests.browser.table import DESK, Visit
from tests.web import watch
from tests.web.conftest import no_database_on_the_loop  # noqa: F401  (a fixture of every test here too)

watch.spared.add(threading.get_ident())  # Playwright has a loop where the tests run; the server's is elsewhere

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


@pytest.fixture(scope="session")
def browser():
    """The system's own Chromium, or the one that Playwright downloaded, as scripts/browser finds it."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    with sync_playwright() as playwright:
        try:
            opened = playwright.chromium.launch(executable_path=found, args=QUIET)
        except Error:
            if os.environ.get("CI") == "true":
                raise
            pytest.skip("There is no Chromium here; scripts/browser gets one.")
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    opened = Server(tmp_path_factory.mktemp("browser"))
    yield opened
    opened.stop()


@pytest.fixture
def visit(browser, server):
    """A function that opens a page as a person, at a desk or with a phone; what pages complain of is a failure."""
    visits = []

    def go(path, person=None, size=DESK, scheme="light", url=server.url):
        visits.append(Visit(browser, url, person, size, scheme))
        visits[-1].go(path)
        return visits[-1]

    yield go
    for one in visits:
        one.close()
    assert [complaint for one in visits for complaint in one.complaints] == []
