"""A turn is a draft: taken back up to what was revealed, taken again, begun anew, confirmed."""

import pytest

from tests.browser.positions import PLAYED, deciding, played
from tests.browser.server import until
from tests.browser.table import has_done, moves

pytestmark = pytest.mark.slow


@pytest.fixture
def placing(visit, server):
    """A table at which assistants are to be placed, with the seat that does it."""
    person = server.person()
    table, seat = server.deciding(played(3, 120, kind="placing"), person)
    return visit(f"/t/{table.row.id}", person).settled(), table, seat


def do(server, visit, table, seat):
    """One act by mouse; its name."""
    before = moves(server, table.row.id, seat)
    place, acts = next((place, acts) for place, acts in visit.acts().items() if place)
    visit.click(place, acts[0])
    has_done(server, table.row.id, seat, before, acts[0])
    shown(server, visit, table, seat)
    return acts[0]


def shown(server, visit, table, seat):
    """Wait until the page shows the draft as the server has it."""

    def same():
        draft = table.drafts.get(seat)
        return visit.clock() == (table.row.number, draft.revision if draft else 0)

    until(same)
    visit.settled()


def drafted(server, table, seat):
    return server.call(lambda: table.drafts[seat].actions if seat in table.drafts else [])


def press(visit, name):
    visit.page.locator(f"#part-prompt [data-do={name}]").click()


def test_undo_redo_and_start_over(placing, server):
    """What was done as one, be it a course of several actions, is taken back and taken again as one."""
    visit, table, seat = placing
    first = visit.acts()
    done = [do(server, visit, table, seat) for _ in range(2)]
    assert any(" " in act for act in done)  # a course is among them
    upto = [" ".join(done[:count]).split() for count in range(len(done) + 1)]
    told = visit.page.locator("#part-log .dr")
    assert drafted(server, table, seat) == upto[2]
    assert told.count() >= len(done)
    press(visit, "undo")
    until(lambda: drafted(server, table, seat) == upto[1])
    shown(server, visit, table, seat)
    press(visit, "redo")
    until(lambda: drafted(server, table, seat) == upto[2])
    shown(server, visit, table, seat)
    press(visit, "restart")
    until(lambda: drafted(server, table, seat) == [])
    shown(server, visit, table, seat)
    assert visit.acts() == first
    assert told.count() == 0
    assert visit.page.locator("#part-prompt [data-do=undo]").is_disabled()
    for key, counts in (("r", (1, 2)), ("u", (1, 0))):
        for count in counts:
            visit.page.keyboard.press(key)
            until(lambda count=count: drafted(server, table, seat) == upto[count])
            shown(server, visit, table, seat)


def revealing():
    """A match and an action in it that shows something new."""
    for game, kind in PLAYED:
        match = deciding(game, kind)
        for action in match.legal(match.actors[0]):
            after = match.copy()
            after.take(match.actors[0], action)
            goes_on = after.actors == match.actors and "step" not in action
            if after.position.s.revealed != match.position.s.revealed and goes_on:
                return match, action
    raise AssertionError("No action shows anything new.")


def test_what_is_revealed_is_not_taken_back(visit, server):
    match, action = revealing()
    person = server.person()
    table, seat = server.deciding(match, person)
    number = table.row.number
    found = visit(f"/t/{table.row.id}", person).settled()
    place = next(place for place, acts in found.acts().items() if action in acts)
    found.click(place, action)
    until(lambda: table.row.number == number + 1)
    shown(server, found, table, seat)
    assert drafted(server, table, seat) == []
    assert found.page.locator("#part-prompt [data-do=undo]").is_disabled()


def test_confirm_ends_the_turn(visit, server):
    person = server.person()
    table, seat = server.deciding(deciding("yokohama", "phase_c"), person)
    number = table.row.number
    found = visit(f"/t/{table.row.id}", person).settled()
    press(found, "confirm")
    until(lambda: table.row.number > number)
    until(lambda: any(move.player != seat for move in table.match.moves[-3:]) or table.match.actors != (seat,))


def test_a_turn_is_not_confirmed_before_it_is_whole(placing, server):
    visit, table, seat = placing
    confirm = visit.page.locator("#part-prompt [data-do=confirm]")
    assert confirm.is_disabled()
    number = table.row.number
    visit.page.keyboard.press("c")
    visit.page.wait_for_timeout(300)
    assert table.row.number == number


@pytest.fixture
def late(placing):
    """The same, where answers to acts come two seconds after the news of them; acts as soon as these are there."""
    visit = placing[0]
    visit.page.evaluate(
        """() => {
          const plain = window.fetch;
          window.fetch = async (url, more) => {
            const answer = await plain(url, more);
            if (String(url).includes("/act")) await new Promise((done) => setTimeout(done, 2000));
            return answer;
          };
        }"""
    )

    def act():
        _, step = visit.clock()
        place, acts = next((place, acts) for place, acts in visit.acts().items() if place)
        visit.click(place, acts[0])
        until(lambda: visit.clock()[1] == step + 1)
        assert visit.page.evaluate("document.body.matches('.busy')")
        return acts[0].split()

    return act


def test_news_may_be_clicked_before_the_answer_is_there(placing, server, late):
    _, table, seat = placing
    done = late() + late()
    assert drafted(server, table, seat) == done


def test_a_late_answer_closes_nothing_of_after_it(placing, late):
    visit, _, _ = placing
    late()
    visit.page.mouse.move(0, 0)
    visit.page.mouse.move(*visit.spot(next(filter(None, visit.acts()))))
    tip = visit.page.locator("#tips .tip")
    tip.wait_for()
    assert visit.page.evaluate("document.body.matches('.busy')")
    visit.settled()
    assert tip.is_visible()
