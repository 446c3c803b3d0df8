"""A menu or a preview stays by its place, keeps off hand, money and log, and is no larger than what it says."""

import pytest

from tests.browser.places import lead
from tests.browser.positions import GAMES, PLAYED, deciding
from tests.browser.server import until
from tests.browser.table import ACROSS, DESK, PHONE

NEAR = 240  # px between a place and what is said of it, where all that is nearer is to be kept free

# Of the open tip: what it covers of all that must be seen, how far it is from its place, and what is empty below.
LAID = """(place) => {
  const tip = document.querySelector("#tips > *");
  const box = tip.getBoundingClientRect();
  const meets = (other) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
    Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
  const kept = [...document.querySelectorAll(".log, [data-keep], header.top")]
    .filter((el) => el.getClientRects().length);
  const drawn = [...document.querySelectorAll(`[data-el="${place}"]`)].find((el) => el.getClientRects().length);
  const to = drawn.getBoundingClientRect();
  const across = Math.max(0, to.left - box.right, box.left - to.right);
  const down = Math.max(0, to.top - box.bottom, box.top - to.bottom);
  const last = [...tip.querySelectorAll("h4, p, li, .btn")].map((el) => el.getBoundingClientRect().bottom);
  return {
    covers: kept.filter((el) => meets(el.getBoundingClientRect())).map((el) => el.className?.baseVal ?? el.className),
    away: Math.hypot(across, down),
    empty: box.bottom - Math.max(...last),
  };
}"""


@pytest.mark.parametrize(
    "nth", [pytest.param(4, marks=pytest.mark.slow), pytest.param(1, marks=pytest.mark.full)], ids=["some", "all"]
)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_of_a_place_keeps_off_hand_money_and_log(visit, server, game, nth):
    person = server.person()
    found, faults = None, {}
    for kind in [kind for name, kind in PLAYED if name == game][::nth]:
        table, _ = server.deciding(deciding(game, kind), person)
        path = f"/t/{table.row.id}?form=desk"
        found = (found.go(path) if found else visit(path, person, DESK)).settled()
        assert found.page.locator("[data-keep]").count() >= 1
        for place in [place for place in found.acts() if place and found.free_spot(place)][:2]:
            found.page.mouse.move(2, 2)
            found.wait("document.querySelector('#tips').childElementCount === 0")  # a menu waits for the pointer
            found.page.mouse.move(*found.spot(place))
            found.page.wait_for_selector("#tips > *")
            found.page.wait_for_timeout(60)
            laid = found.page.evaluate(LAID, place)
            if laid["covers"] or laid["away"] > NEAR or laid["empty"] > 12:
                faults[kind, place] = laid
    assert faults == {}


COVERS = """([tip, others]) => {
  const box = document.querySelector(tip).getBoundingClientRect();
  return [...document.querySelectorAll(others)].filter((el) => {
    const other = el.getBoundingClientRect();
    return other.width && Math.min(box.right, other.right) > Math.max(box.left, other.left)
      && Math.min(box.bottom, other.bottom) > Math.max(box.top, other.top);
  }).map((el) => el.outerHTML.slice(0, 80));
}"""


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESK, PHONE, ACROSS])
@pytest.mark.parametrize("game", GAMES)
def test_help_covers_neither_what_it_explains_nor_the_buttons(visit, server, game, size):
    found = lead("help", visit, server, size, "light", game=game)
    name = found.page.evaluate("document.querySelector('[data-acts][data-el]').dataset.el")
    others = f"main [data-el='{name}'], .go .btn, .prompt"
    assert found.page.evaluate(COVERS, ["#tips .help", others]) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, ACROSS])
def test_a_lesson_covers_no_button_of_a_phone(visit, server, size):
    found = lead("lesson", visit, server, size, "light")
    found.page.wait_for_selector("#part-lesson .lesson")
    assert found.page.evaluate(COVERS, ["#part-lesson .lesson", ".sheet .btn"]) == []
    box = found.page.locator("#part-lesson .lesson").bounding_box()
    assert box["x"] + box["width"] <= size["width"] - 4


@pytest.mark.slow
def test_a_pointer_at_rest_asks_for_nothing_that_is_gone(visit, server):
    """What it points at is done from another page before the preview is due."""
    person = server.person(steps=True)
    table, seat = server.deciding(deciding("yokohama", "telegram"), person)
    found = visit(f"/t/{table.row.id}?form=desk", person, DESK).settled()
    one = {place: acts[0] for place, acts in found.acts().items() if place and len(acts) == 1}
    place, act = next((place, act) for place, act in one.items() if found.free_spot(place))
    found.page.clock.install(time=0)
    found.page.clock.pause_at(1000)
    found.page.mouse.move(*found.spot(place))
    before = found.clock()
    server.do(table, lambda: table.act(seat, table.row.number, table.revision(seat), [act]))
    until(lambda: found.clock() != before)
    found.page.clock.run_for(1000)
    found.page.clock.resume()
    found.settled()
    assert found.complaints == []
