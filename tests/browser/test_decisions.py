"""Every kind of decision is answered with a mouse, with the keyboard alone, and with a finger."""

import pytest

from entrepot.paper.face import ANEW
from tests.browser.positions import ARRANGED, KINDS, TURN, deciding
from tests.browser.server import until
from tests.browser.table import ACROSS, DESK, PHONE, Visit, form_of, has_done, moves

SIZES = {"desk": DESK, "phone": PHONE, "across": ACROSS}

pytestmark = pytest.mark.slow


def every(way):
    """Each decision in each way; where tests are sampled, each in one of the three."""
    marks = [() if n % 3 == way else pytest.mark.full for n in range(len(KINDS))]
    return [pytest.param(*one, marks=mark) for one, mark in zip(KINDS, marks, strict=True)]


@pytest.fixture(scope="module")
def at_table(browser, server):
    """A table with a decision of that kind, open before the person who is to make it; each form has one window."""
    person = server.person()
    windows = {name: Visit(browser, server.url, person, size) for name, size in SIZES.items()}

    def open_table(game, kind, name, face=""):
        if start := ARRANGED.get((game, kind)):
            start = start()
            kinds = ("you", *["bot"] * (start.players - 1))
            table, seat = server.arranged(start.record, kinds, person, start.options, game=game), 0
        else:
            table, seat = server.deciding(deciding(game, kind), person)
        found = windows[name].go(f"/t/{table.row.id}?form={form_of(SIZES[name])}{face}").settled()
        return found, table, seat

    yield open_table
    for window in windows.values():
        window.close()
    assert [complaint for window in windows.values() for complaint in window.complaints] == []


def offered(visit, table, seat):
    """Something to do, at a place if there is one; everything legal must be there, a walk by its first step.

    What is laid out as a whole begins anew and is there in other words.
    """
    acts = visit.acts()
    planned = table.match.game.faces.drawn().planned
    single = {act.split()[0] for found in acts.values() for act in found} - {ANEW}
    assert single == {name for name in table.match.legal(seat) if name.partition(":")[0] not in planned}
    place = next((place for place in acts if place), "")
    straight = visit.straight(place)  # on a phone a tap does that, and the rest is done otherwise
    return place, straight if straight.startswith(f"{ANEW} ") and visit.phone else acts[place][-1]


def answer(server, opened, do):
    visit, table, seat = opened
    # where several decide at once, the bots first, so that nobody's click comes between
    until(lambda: server.call(lambda: table.match.actors) == (seat,))
    until(lambda: visit.page.evaluate("document.body.dataset.number") == str(server.call(lambda: table.row.number)))
    before = moves(server, table.row.id, seat)
    place, act = offered(visit, table, seat)
    if not visit.phone:  # whoever comes with a mouse finds all of it: nothing lies over a place
        assert [one for one in visit.acts() if one and not visit.free_spot(one)] == []
    do(visit, place, act)
    has_done(server, table.row.id, seat, before, act)


@pytest.mark.parametrize(("game", "kind"), every(0))
def test_by_mouse(at_table, server, game, kind):
    answer(server, at_table(game, kind, "desk"), Visit.click)


@pytest.mark.parametrize(("game", "kind"), every(1))
def test_by_keyboard_alone(at_table, server, game, kind):
    answer(server, at_table(game, kind, "desk"), Visit.tab_to)


@pytest.mark.parametrize(("game", "kind"), every(2))
def test_by_touch(at_table, server, game, kind):
    answer(server, at_table(game, kind, "phone"), Visit.tap)


HELD = [pytest.param(*one, marks=() if one in TURN.items() else pytest.mark.full) for one in KINDS]


@pytest.mark.parametrize(("game", "kind"), HELD)
def test_by_touch_held_across(at_table, server, game, kind):
    answer(server, at_table(game, kind, "across"), Visit.tap)


# The board with the most places takes as long as the others together.
@pytest.mark.parametrize("game", ["yokohama", "mombasa", pytest.param("nippon", marks=pytest.mark.full)])
def test_arrows_lead_to_every_place(at_table, server, game):
    """Down leads to the first, as left and right go through the history without one; then from one to the next."""
    visit, _, _ = at_table(game, TURN[game], "desk")
    page = visit.page
    wanted = {place for place in visit.acts() if place}
    page.keyboard.press("ArrowDown")
    at = page.evaluate("document.activeElement.dataset.el")
    assert at in wanted
    reached, waiting = {at}, [at]
    while waiting and not wanted <= reached:
        place = waiting.pop(0)
        for arrow in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
            page.locator(f'[data-el="{place}"]').first.focus()
            page.keyboard.press(arrow)
            at = page.evaluate("document.activeElement.dataset.el")
            if at not in reached:
                reached.add(at)
                waiting.append(at)
    assert wanted - reached == set()
