"""The plain face: a game with rules alone is played to its end, and every decision of the others can be made there."""

import random

import pytest

from tests.browser.positions import KINDS
from tests.browser.server import Command, somebody, until
from tests.browser.table import DESK, PHONE, Visit, has_done, moves
from tests.browser.test_axe import faults
from tests.browser.test_decisions import at_table  # noqa: F401
from tests.toy.wheel import wheel  # noqa: F401

SIZES = {"desk": DESK, "phone": PHONE}

pytestmark = pytest.mark.slow


@pytest.fixture
def toy(wheel, tmp_path):  # noqa: F811
    """A server beside which the toy game is installed from its wheel."""
    command = Command(tmp_path, wheel)
    command.start()
    yield command
    command.kill()


@pytest.mark.parametrize("form", SIZES)
def test_a_game_with_rules_alone_is_played_to_its_end(browser, toy, form):
    person, dice = somebody(toy.store, toy.url, confirm=False), random.Random(3)
    found = Visit(browser, toy.url, person, SIZES[form])
    found.go("/new/wharf").page.get_by_label("2", exact=True).check()
    found.page.locator(".setup-form button.main").click()
    found.page.wait_for_url("**/t/*")
    found.go(f"{found.page.url.removeprefix(toy.url).partition('?')[0]}?form={form}").settled()
    assert faults(found) == []
    ended, seen = found.page.locator("#part-end .score-sheet"), 0
    while not ended.count():
        acts = [(place, act) for place, several in found.acts().items() if place for act in several]
        if not acts:
            found.page.wait_for_timeout(50)
            continue
        clock = found.clock()
        (found.tap if found.phone else found.click)(*dice.choice(acts))
        until(lambda clock=clock: found.clock() != clock)
        found.settled()
        seen += 1
    assert seen >= 5 and faults(found) == []  # a bid a round at least
    assert found.complaints == []
    found.close()


def sampled(form):
    """One decision in twelve in each form; all of them where everything is tried."""
    turn = {"desk": 0, "phone": 6}[form]
    return [
        pytest.param(form, *one, marks=() if n % 12 == turn else pytest.mark.full, id=f"{form}-{'-'.join(one)}")
        for n, one in enumerate(KINDS)
    ]


@pytest.mark.parametrize(("form", "game", "kind"), [*sampled("desk"), *sampled("phone")])
def test_every_decision_can_be_made_on_the_plain_face(at_table, server, form, game, kind):  # noqa: F811
    visit, table, seat = at_table(game, kind, form, "&face=plain")
    until(lambda: server.call(lambda: table.match.actors) == (seat,))
    until(lambda: visit.page.evaluate("document.body.dataset.number") == str(server.call(lambda: table.row.number)))
    acts = visit.acts()
    assert {act for found in acts.values() for act in found} == set(table.match.legal(seat))
    assert visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(visit) == []
    before = moves(server, table.row.id, seat)
    places = [place for place in acts if place]  # what could end the game, and so waits for Confirm, comes last
    place = min(places, key=lambda place: acts[place][0] == table.closing(seat))
    (visit.tap if form == "phone" else visit.click)(place, acts[place][0])
    has_done(server, table.row.id, seat, before, acts[place][0])
