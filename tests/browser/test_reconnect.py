"""A page comes back: reloaded in the middle of a turn, and when the server was killed under it."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from entrepot.web.guard.quotas import Quota, Quotas
from entrepot.web.house.house import House
from entrepot.web.workers.bot_worker import bot_pool
from tests.browser.positions import played
from tests.browser.server import Command, somebody, until
from tests.browser.table import PHONE, SMALL_ACROSS, form_of, has_done, moves

pytestmark = pytest.mark.slow


def first_act(visit):
    return next((place, acts[0]) for place, acts in visit.acts().items() if place)


def test_a_reload_keeps_the_turn(visit, server):
    person = server.person()
    table, seat = server.deciding(played(3, 120, kind="placing"), person)
    found = visit(f"/t/{table.row.id}", person).settled()
    before = moves(server, table.row.id, seat)
    place, act = first_act(found)
    found.click(place, act)
    has_done(server, table.row.id, seat, before, act)
    until(lambda: found.clock()[1] == 1)
    offered = found.acts()
    found.page.reload()
    found.settled()
    assert found.acts() == offered and found.clock()[1] == 1
    second = first_act(found)
    found.click(*second)
    has_done(server, table.row.id, seat, before + len(act.split()), second[1])


def test_two_windows_of_one_person_show_the_same(visit, server):
    person = server.person()
    table, seat = server.deciding(played(3, 120, kind="placing"), person)
    one, two = (visit(f"/t/{table.row.id}", person).settled() for _ in range(2))
    one.click(*first_act(one))
    until(lambda: two.clock()[1] == 1)
    assert two.acts() == one.acts()


@pytest.mark.parametrize("size", [PHONE, SMALL_ACROSS], ids=["upright", "across"])
def test_a_phone_without_a_line_shows_the_whole_table(visit, server, size):
    person = server.person()
    table, _ = server.deciding(played(3, 120, kind="placing"), person)
    found = visit(f"/t/{table.row.id}?form={form_of(size)}", person, size).settled()
    whole = (
        "[...document.querySelectorAll('body, .tabbar, .go, .whole')].map((el) => el.getBoundingClientRect().bottom)"
    )
    before = found.page.evaluate(whole)
    found.page.route(re.compile(r"/t/[^/]+/stream\?"), lambda route: route.abort())
    found.page.reload()
    found.page.wait_for_selector(".toast.lost:visible")
    assert found.page.evaluate(whole) == before and max(before) <= size["height"]
    found.complaints.clear()  # a browser says when nobody answers


@pytest.fixture
def served(tmp_path):
    command = Command(tmp_path)
    yield command
    command.kill()
    command.store.close()


def test_the_server_is_killed_and_comes_back(visit, served):
    person = somebody(served.store, served.url)

    async def opened():
        house = House(served.store, bot_pool(1), compile=False)
        house.driver.wake = lambda table: None  # the server plays for the bots
        table = await house.open(played(3, 120, kind="placing"), person.id)
        await house.close()
        return table

    with ThreadPoolExecutor(1) as elsewhere:  # Playwright has a loop here
        table = elsewhere.submit(lambda: asyncio.run(opened())).result()
    served.start()
    found = visit(f"/t/{table.row.id}", person, url=served.url).settled()
    found.click(*first_act(found))
    until(lambda: found.clock()[1] == 1)
    offered = found.acts()
    served.kill()
    found.page.wait_for_selector("body.lost")
    found.page.wait_for_selector(".toast.lost:visible")
    served.start()
    found.page.wait_for_selector("body:not(.lost)", timeout=30_000)
    assert found.acts() == offered and found.clock()[1] == 1
    found.click(*first_act(found))
    until(lambda: found.clock()[1] == 2)
    found.page.locator("#part-prompt [data-do=undo]").click()
    until(lambda: found.clock()[1] == 3)
    assert found.acts() == offered
    found.page.wait_for_timeout(100)
    # a browser says when nobody answers
    found.complaints[:] = [one for one in found.complaints if "net::ERR_" not in one]
    found.close()


def test_a_page_that_is_one_too_many_says_so_and_comes_back(visit, server, monkeypatch):
    person = server.person()
    table, seat = server.deciding(played(3, 120, kind="placing"), person)
    quotas = Quotas({"streams": Quota(1, 100)})
    monkeypatch.setattr(server.site, "quotas", quotas)
    one = visit(f"/t/{table.row.id}", person).settled()
    until(lambda: quotas._held["streams"])
    two = visit(f"/t/{table.row.id}", person).settled()
    two.page.wait_for_selector(".toast.lost:visible")
    assert two.page.locator(".toast").inner_text().startswith("Too many windows or requests")
    one.page.goto("about:blank")
    two.page.wait_for_selector("body:not(.lost)", timeout=30_000)
    two.click(*first_act(two))
    until(lambda: two.clock()[1] == 1)
    assert "lost" not in two.page.locator(".toast").get_attribute("class")
    two.complaints[:] = [one for one in two.complaints if "429" not in one]
