"""Mombasa's planning in two browsers at once: until all are ready, nobody is sent a byte of what the others plan.
What somebody is told meanwhile stays."""

import asyncio
from itertools import count

import pytest

from entrepot.bots.advice import advise
from entrepot.engine.backends.backend import Position, backend
from entrepot.web.workers.analyst import Answer
from tests.browser.positions import played
from tests.browser.server import Server, until
from tests.browser.table import PHONE

HOST, GUEST, BOT = range(3)
SLOTS = ("1", "2", "3")  # that everybody has


class Ear:
    """Everything a page is sent: its document, then the events of its stream."""

    def __init__(self, visit):
        self.sent = []
        listening = visit.context.new_cdp_session(visit.page)
        listening.send("Network.enable")
        listening.on("Network.eventSourceMessageReceived", self._hear)
        document = visit.page.reload().text()
        self.sent[:] = [document]  # what was heard before was told to the page that has gone
        visit.settled()

    def _hear(self, event):
        self.sent.append("\n".join((event["eventName"], event["eventId"], event["data"])))


class Evening:
    """Two people, one with a phone, and a bot who is ready already; chance is left to the bot alone."""

    def __init__(self, visit, server, seed):
        server.house.chance.ids = lambda: "table"
        server.house.chance.clock = lambda: 1000
        server.house.chance.dice.seed(seed)
        match = played(3, 1, kind="planning", name="mombasa")
        assert not match.position.s.ready
        host, guest = server.person(), server.person()
        self.table = server.arranged(
            bytes(match.position.record), ("you", "link", "bot"), host, match.options, game="mombasa"
        )
        arriving = visit(f"/s/{self.table.seats[GUEST].link_plain}", guest, PHONE, url=server.url)
        arriving.page.locator("main form button").tap()
        arriving.page.wait_for_url("**/t/*")
        until(lambda: self.table.match.position.s.ready == 1 << BOT)
        self.at = {HOST: visit("/t/table", host, url=server.url).settled(), GUEST: arriving.settled()}
        self.ears = {seat: Ear(page) for seat, page in self.at.items()}
        self._settle()

    def _settle(self):
        """That a page was left and came back is told in one event or in two; what is told from then on counts."""
        heard = -1
        while heard != (heard := sum(len(ear.sent) for ear in self.ears.values())):
            self.at[HOST].page.wait_for_timeout(500)
        for ear in self.ears.values():
            del ear.sent[1:]

    def lay(self, seat, card, slot):
        """A card of the hand into a slot, by mouse or by finger."""
        page = self.at[seat]
        acts = page.acts()[f"hand-{card}"]
        act = next(one for one in acts if one.split()[1 + slot] == f"lay:{card}")
        before = page.clock()
        if seat == HOST:
            page.click(f"hand-{card}", act)
        elif page.straight(f"hand-{card}") == act:
            page.tap(f"hand-{card}", act)
        else:  # a tap would lay it into the first free slot; from the slot it is one of several
            page.tap(f"slot-{SLOTS[slot]}", act)
        until(lambda: page.clock() != before)

    def ready(self, seat):
        """With whatever is laid; that there is nothing is said first."""
        page, number = self.at[seat], self.table.row.number
        if not self.table.can_confirm(seat):
            page.target("", page.acts()[""][0]).click()
        page.page.locator("[data-do=confirm]:enabled").first.click()
        until(lambda: self.table.row.number > number)

    def all_told(self):
        until(lambda: all(one.clock()[0] == self.table.row.number for one in self.at.values()))

    def sent(self):
        return ["\n".join(ear.sent) for ear in self.ears.values()]


@pytest.fixture
def open_server(tmp_path):
    """A function that opens a server; they stay open until all pages are closed."""
    servers = []

    def open():
        folder = tmp_path / str(len(servers))
        folder.mkdir()
        servers.append(Server(folder))
        return servers[-1]

    yield open
    for server in servers:
        server.stop()


@pytest.fixture
def planning(open_server, visit):
    """A function: both lay out their cards by turns, then one is ready and at last the other.

    It gives what was sent to each before the last was ready, and after.
    """
    seeds = count()

    def plan(plans, first):
        evening = Evening(visit, open_server(), next(seeds))
        for slot in range(2):
            for seat, cards in enumerate(plans):
                if slot < len(cards):
                    evening.lay(seat, cards[slot], slot)
        evening.ready(first)
        evening.all_told()
        assert evening.table.match.view(None).asked == "planning"
        before = evening.sent()
        evening.ready(1 - first)
        evening.all_told()
        assert evening.table.match.view(None).asked != "planning"
        return before, evening.sent()

    return plan


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [HOST, GUEST])
def test_what_is_sent_before_the_reveal_is_the_same_whatever_others_plan(planning, viewer):
    plans = [["coffee_2", "one_expansion"], ["banana_1", "bookkeeper"]]
    others = [["cotton_1"], []]
    others[viewer] = plans[viewer]
    (before, after), (before_too, after_too) = (planning(cards, first=1 - viewer) for cards in (plans, others))
    assert before[viewer] == before_too[viewer]
    assert before[1 - viewer] != before_too[1 - viewer]  # who planned it sees it
    assert after[viewer] != after_too[viewer]  # and in the end everybody


@pytest.mark.slow
def test_a_click_is_not_lost_when_another_is_ready_between_press_and_release(open_server, visit):
    evening = Evening(visit, open_server(), 0)
    host = evening.at[HOST]
    number = host.clock()[0]
    host.page.mouse.move(*host.spot("hand-coffee_2"))
    host.page.mouse.down()
    evening.ready(GUEST)
    until(lambda: host.clock() and len(evening.ears[HOST].sent) > 1)  # it has come, and waits
    assert host.clock()[0] == number
    host.page.mouse.up()
    until(lambda: evening.table.draft(HOST).actions == ["lay:coffee_2", "leave", "leave"])


@pytest.mark.slow
def test_one_step_back_takes_back_what_was_laid_last(open_server, visit):
    evening = Evening(visit, open_server(), 0)
    evening.lay(HOST, "coffee_2", 2)
    evening.lay(HOST, "one_expansion", 0)
    page = evening.at[HOST].page
    for left in (["leave", "leave", "lay:coffee_2"], []):
        page.locator("#part-prompt [data-do=undo]").click()
        until(lambda left=left: evening.table.drafts[HOST].actions == left)
        until(lambda: evening.at[HOST].clock()[1] == evening.table.drafts[HOST].revision)
    assert {"hand-coffee_2", "hand-one_expansion"} <= set(evening.at[HOST].acts())
    page.locator("#part-prompt [data-do=redo]").click()
    until(lambda: evening.table.drafts[HOST].actions == ["leave", "leave", "lay:coffee_2"])


# --- by drag, by click and by key


def laid(evening, seat, plan):
    until(lambda: evening.table.draft(seat).actions == plan)
    until(lambda: evening.at[seat].clock()[1] == evening.table.draft(seat).revision)


def drag(page, one, other, finger=False):
    """From the middle of one place to the middle of another, with a mouse or a finger."""
    (x, y), (to_x, to_y) = page.spot(one), page.spot(other)
    if not finger:
        page.page.mouse.move(x, y)
        page.page.mouse.down()
        page.page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=3)
        page.page.mouse.move(to_x, to_y, steps=3)
        page.page.wait_for_timeout(200)
        assert page.page.locator("#tips > *").count() == 0  # a menu would lie under the card
        return page.page.mouse.up()
    touch = page.context.new_cdp_session(page.page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": (x + to_x) / 2, "y": (y + to_y) / 2}]),
        ("touchMove", [{"x": to_x, "y": to_y}]),
        ("touchEnd", []),
    ):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.slow
@pytest.mark.parametrize("seat", [HOST, GUEST])
def test_a_card_is_dragged_to_a_slot_and_between_slots(open_server, visit, seat):
    """With a mouse, and on a phone with a finger; the hand and the slots are on the screen together."""
    evening = Evening(visit, open_server(), 0)
    page, finger = evening.at[seat], seat == GUEST
    cards = [place for place in page.acts() if place.startswith("hand-")][:2]
    one, two = (f"lay:{place.removeprefix('hand-')}" for place in cards)
    drag(page, cards[0], "slot-2", finger)
    laid(evening, seat, ["leave", one, "leave"])
    drag(page, cards[1], "slot-3", finger)
    laid(evening, seat, ["leave", one, two])
    drag(page, "slot-2", "slot-3", finger)  # they change places
    laid(evening, seat, ["leave", two, one])
    drag(page, "slot-2", "slot-1", finger)
    laid(evening, seat, [two, "leave", one])
    assert page.page.locator(".dragging, .lifted, .target").count() == 0


@pytest.mark.slow
def test_a_click_lays_a_card_into_the_first_free_slot_and_takes_it_back(open_server, visit):
    evening = Evening(visit, open_server(), 0)
    page = evening.at[HOST]
    for card, plan in (
        ("coffee_2", ["lay:coffee_2", "leave", "leave"]),
        ("one_expansion", ["lay:coffee_2", "lay:one_expansion", "leave"]),
    ):
        page.page.mouse.click(*page.spot(f"hand-{card}"))
        laid(evening, HOST, plan)
    page.page.mouse.click(*page.spot("slot-1"))
    laid(evening, HOST, ["leave", "lay:one_expansion", "leave"])


@pytest.mark.slow
def test_a_number_lays_the_card_into_that_slot(open_server, visit):
    evening = Evening(visit, open_server(), 0)
    page = evening.at[HOST].page
    page.locator('[data-el="hand-coffee_2"]').focus()
    page.keyboard.press("3")
    laid(evening, HOST, ["leave", "leave", "lay:coffee_2"])
    page.locator('[data-el="hand-one_expansion"]').focus()
    page.keyboard.press("1")
    laid(evening, HOST, ["lay:one_expansion", "leave", "lay:coffee_2"])


@pytest.mark.slow
def test_a_hint_stays_while_others_get_ready(visit, server, monkeypatch):
    match, questions, answering = played(3, 1, kind="planning", name="mombasa"), [], asyncio.Event()

    async def ask(question, *_):
        questions.append(question)
        await answering.wait()
        view = Position(backend(match.game, "plain"), question.view, question.known)
        return Answer(advise(view, question.seat, simulations=8))

    monkeypatch.setattr(server.house.advisers, "ask", ask)
    monkeypatch.setattr(server.house.driver, "wake", lambda table: None)
    person, seats = server.person(), ("you", "bot", "bot")
    table = server.arranged(bytes(match.position.record), seats, person, match.options, game="mombasa")
    found = visit(f"/t/{table.row.id}", person).settled()
    button = found.page.locator("[data-do=hint]").first

    def ready(seat):
        while seat in table.match.actors:
            server.do(table, lambda: table.move(seat, table.match.legal(seat)[-1]))
        until(lambda: found.clock()[0] == table.row.number)

    button.click()
    until(lambda: questions)
    ready(1)
    assert button.get_attribute("aria-busy") == "true"
    server.call(answering.set)
    found.page.wait_for_selector("#tips .hint")
    assert len(questions) == 2 and button.get_attribute("aria-busy") == "false"
    marks = found.page.locator("#marks > *").count()
    ready(2)
    assert found.page.locator("#tips .hint").count() == 1
    assert found.page.locator("#marks > *").count() == marks > 0
    found.page.locator("#tips .hint details[open] .btn").click()
    until(lambda: found.clock()[1] == 1)
    assert found.page.locator("#tips .hint").count() == 0
