"""A phone: turned in the middle of a turn, what waits in other tabs, and a question that covers nothing."""

import pytest

from entrepot.web.tables.proposals import propose
from tests.browser.positions import GAMES, TURN, deciding, played
from tests.browser.server import until
from tests.browser.table import ACROSS, DESK, PHONE, SMALL_ACROSS, SMALL_PHONE, form_of, goes_on, of_two

pytestmark = pytest.mark.slow

COUNTED = """() => Object.fromEntries([...document.querySelectorAll(".tabbar .count:not([hidden])")].map((mark) =>
  [mark.closest("button").dataset.show, ["b", ".vh"].map((part) => mark.querySelector(part).textContent)]))"""
CHOSEN = """() => Object.fromEntries([...document.querySelectorAll(".view")].map((view) =>
  [view.id.slice(5), [...view.querySelectorAll("[data-acts][data-el]")].map((el) => el.dataset.el)]))"""
# What of the table a question lies over.
COVERED = """() => {
  const asks = document.querySelector("#proposal").getBoundingClientRect();
  const table = ".prompt, .view:not([hidden]), .whole, .centre, .left, .right > :not(.log), .go, .tabbar";
  const whole = [...document.querySelectorAll(table)];
  return whole.filter((el) => {
    const box = el.getBoundingClientRect();
    return box.width && Math.min(box.right, asks.right) - Math.max(box.left, asks.left) > 1
      && Math.min(box.bottom, asks.bottom) - Math.max(box.top, asks.top) > 1;
  }).map((el) => el.className);
}"""


# Moves that would be lost and show under the buttons.
UNDER = """() => {
  const list = document.querySelector("#proposal > div");
  const end = Math.min(...["#proposal > div", "#proposal .lost"].map((name) => document.querySelector(name))
    .filter((el) => getComputedStyle(el).overflowY !== "visible").map((el) => el.getBoundingClientRect().bottom));
  const buttons = document.querySelector("#proposal .grp").getBoundingClientRect().top;
  return [...list.querySelectorAll("li")].filter((el) => {
    const box = el.getBoundingClientRect();
    return box.top < end && Math.min(box.bottom, end) > buttons + 1;
  }).map((el) => el.textContent);
}"""
REACHED = """(el) => {
  const box = el.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.right <= innerWidth && box.bottom <= innerHeight && el.contains(at);
}"""
# Questions at which a place has several answers, so that its sheet opens.
SHEETS = (("yokohama", "church"), ("nippon", "markets"), ("mombasa", "planning"))


@pytest.mark.parametrize(("game", "kind"), SHEETS)
def test_turning_a_phone_keeps_all_as_it_is(visit, server, game, kind):
    person = server.person()
    table, _ = server.deciding(deciding(game, kind), person)
    found = visit(f"/t/{table.row.id}?form=phone", person, PHONE).settled()
    several = [place for place, acts in found.acts().items() if place and len(set(acts)) > 1]
    place = next(place for place in several if not found.straight(place) and found.free_spot(place))
    found.page.touchscreen.tap(*found.free_spot(place))
    found.page.wait_for_selector(f'#sheet [data-for="{place}"]')
    found.page.evaluate("window.same = true")
    for size in (ACROSS, SMALL_PHONE, SMALL_ACROSS):
        found.page.set_viewport_size(size)
        assert found.page.evaluate("window.same")
        assert found.page.locator(f'#sheet [data-for="{place}"]').is_visible()
        assert found.page.locator(".sheet [data-acts]").first.evaluate(REACHED)
    found.page.locator(".sheet [data-acts]").first.tap()
    until(lambda: found.clock() > (0, 0))


# What can be pressed and lies under the lesson.
UNDER_LESSON = """() => {
  const card = document.querySelector(".lesson").getBoundingClientRect();
  return [...document.querySelectorAll("main [data-acts], .sheet .btn:enabled")].filter((el) => {
    const box = el.getBoundingClientRect();
    return box.width && Math.min(box.right, card.right) - Math.max(box.left, card.left) > 1
      && Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top) > 1;
  }).map((el) => el.dataset.el || el.textContent);
}"""


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, SMALL_ACROSS], ids=["phone", "small", "across"])
def test_a_lesson_covers_nothing_that_can_be_pressed(visit, server, size, lang):
    """One that speaks of no place lies over the map while nothing on it can be chosen."""
    person = server.person(lang=lang, guided=True)
    table, _ = server.deciding(played(3, 180, kind="turn", name="nippon"), person)
    found = visit(f"/t/{table.row.id}?form=phone", person, size).settled()
    assert not found.page.locator(".lesson").get_attribute("data-for")
    assert found.page.evaluate(UNDER_LESSON) == []


@pytest.mark.parametrize("game", GAMES)
def test_places_in_other_tabs_are_counted(visit, server, game):
    person = server.person()
    table, _ = server.deciding(deciding(game, TURN[game]), person)
    found = visit(f"/t/{table.row.id}?form=phone", person, PHONE).settled()
    tabs = found.page.locator(".tabbar button").evaluate_all("tabs => tabs.map((tab) => tab.dataset.show)")
    counts = {}
    for tab in tabs:
        found.page.locator(f".tabbar [data-show={tab}]").tap()
        chosen, counts = found.page.evaluate(CHOSEN), found.page.evaluate(COUNTED)
        wanted = {name: len(set(places) - set(chosen[tab])) for name, places in chosen.items()}
        assert {name: int(number) for name, (number, _) in counts.items()} == {n: c for n, c in wanted.items() if c}
    assert counts["board"][1] == f"(choices here: {counts['board'][0]})"


def test_a_new_question_is_read_from_the_top_of_the_board_on(visit, server):
    person = server.person()
    table, _ = server.deciding(deciding("nippon", TURN["nippon"]), person)
    found = visit(f"/t/{table.row.id}?form=phone", person, {"width": 390, "height": 600}).settled()
    top = "document.getElementById('view-board').scrollTop"
    places = [place for place, acts in found.acts().items() if place.startswith("action-")]
    found.page.locator(f'[data-el="{places[-1]}"]').first.scroll_into_view_if_needed()
    found.page.evaluate("document.getElementById('view-board').scrollTop = 400")
    assert found.page.evaluate(top) > 0
    place = next(place for place in places if found.free_spot(place))
    found.page.touchscreen.tap(*found.free_spot(place))
    found.page.locator("#main-act > *").tap()
    until(lambda: found.clock()[1] > 0)
    found.wait(f"{top} === 0")


@pytest.mark.parametrize("size", [DESK, PHONE, SMALL_PHONE, ACROSS], ids=["desk", "phone", "small", "across"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_take_back_says_what_is_lost_and_covers_nothing(visit, server, size, lang):
    one, two = server.person(), server.person(lang=lang)
    table = of_two(server, one, two)
    goes_on(server, table)
    seat = table.seats_of(one.id)[0]
    server.do(table, lambda: propose(table, seat, table.row.number, 0))
    found = visit(f"/t/{table.row.id}?form={form_of(size)}", two, size).settled()
    lost = found.page.locator("#proposal .lost li")
    assert lost.count() and found.page.locator("#proposal .loses").inner_text().endswith(":")
    assert found.page.evaluate(COVERED) == []
    assert found.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert found.page.evaluate("document.documentElement.scrollHeight") <= size["height"]
    button = found.page.locator("#proposal [data-do=answer]").first
    box = button.bounding_box()
    assert box["y"] + box["height"] <= size["height"]
    assert found.page.evaluate(UNDER) == []
    button.click()
    until(lambda: server.call(lambda: table.match.count) == 0)


def test_who_goes_back_among_bots_reads_first_what_it_costs(visit, server):
    person = server.person()
    table, _ = server.deciding(played(3, 60, kind="placing"), person)
    before, (seat,), moves = table.match.count, table.match.actors, table.match.moves
    others = max(n for n, move in enumerate(moves) if move.player != seat)
    own = max(n for n, move in enumerate(moves[:others]) if move.player == seat)  # there no bot goes on at once
    found = visit(f"/t/{table.row.id}?at={own}", person).settled()
    found.page.locator("[data-do=ask-takeback]").click()
    assert found.page.locator("#proposal .lost li").count() and found.page.evaluate(COVERED) == []
    found.page.locator("[data-do=keep]").click()
    assert found.page.locator("#proposal").is_hidden() and table.match.count == before
    found.page.locator("[data-do=ask-takeback]").click()
    found.page.locator("#proposal [data-do=takeback]").click()
    until(lambda: server.call(lambda: table.match.count) < before)


LEGIBLE = """() => [...document.querySelectorAll(".whole text")].filter((el) => el.getClientRects().length).map((el) =>
  [el.textContent, parseFloat(getComputedStyle(el).fontSize) * Math.abs(el.getScreenCTM().d)])"""
SEEN = """() => [...document.querySelectorAll(".phand .card")].filter((el) => {
  const box = el.getBoundingClientRect();
  return [0.1, 0.9].some((y) => {
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * y);
    return !hit || !el.contains(hit);
  });
}).length"""


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_whole_hand_is_seen_on_a_small_phone(visit, server, lang):
    person = server.person(lang=lang)
    table, _ = server.deciding(deciding("mombasa", "planning"), person)
    found = visit(f"/t/{table.row.id}?form=phone", person, SMALL_PHONE).settled()
    assert found.page.locator(".phand .card").count() == 7
    assert found.page.evaluate(SEEN) == 0


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_all_bonus_spaces_are_seen_on_a_small_phone(visit, server, lang):
    """Beside the map that can be chosen from, without scrolling."""
    person = server.person(lang=lang)
    table, _ = server.deciding(deciding("mombasa", "turn"), person)
    found = visit(f"/t/{table.row.id}?form=phone", person, SMALL_PHONE).settled()
    spaces = found.page.locator(".choice :is(.maj, .osp)")
    cards = found.page.locator(".mycards").bounding_box()["y"]
    boxes = [spaces.nth(number).bounding_box() for number in range(spaces.count())]
    assert len(boxes) == 11 and all(box["y"] + box["height"] <= cards for box in boxes)


@pytest.mark.parametrize(("game", "kind"), [*TURN.items(), ("mombasa", "planning")])
def test_every_map_can_be_read_on_a_small_phone(visit, server, game, kind):
    """At once, or enlarged by a button that is always there."""
    person = server.person()
    table, _ = server.deciding(deciding(game, kind), person)
    found = visit(f"/t/{table.row.id}?form=phone", person, SMALL_PHONE).settled()
    found.page.locator("[data-do=zoom]").tap()
    assert [said for said, size in found.page.evaluate(LEGIBLE) if size < 11] == []
    view = "document.getElementById('view-board')"
    assert found.page.evaluate(f"{view}.scrollWidth > {view}.clientWidth && {view}.scrollLeft > 0")
    place, acts = next(one for one in found.acts().items() if one[0])
    found.tap(place, acts[0])
    until(lambda: found.clock() > (0, 0))
    found.page.locator("[data-do=zoom]").tap()
    assert found.page.evaluate(f"{view}.scrollWidth === {view}.clientWidth")


OVER = """([one, others]) => {
  const box = document.querySelector(one).getBoundingClientRect();
  return [...document.querySelectorAll(others)].filter((el) => {
    const other = el.getBoundingClientRect();
    return other.width && Math.min(box.right, other.right) > Math.max(box.left, other.left)
      && Math.min(box.bottom, other.bottom) > Math.max(box.top, other.top);
  }).map((el) => el.outerHTML.slice(0, 80));
}"""
SAYS = """async (text) => (await import("/static/toast.js")).say(text)"""


@pytest.mark.parametrize("size", [PHONE, ACROSS])
def test_what_is_said_covers_no_button_and_has_room(visit, server, size):
    person = server.person()
    table, _ = server.deciding(deciding("yokohama", "church"), person)
    found = visit(f"/t/{table.row.id}?form=phone", person, size).settled()
    found.page.evaluate(SAYS, "The database isn’t responding. Try again in a moment.")
    assert found.page.evaluate(OVER, ["#toast", ".go .btn, .tabbar button, #sheet .btn"]) == []
    box = found.page.locator("#toast").bounding_box()
    assert box["width"] > 300 and box["x"] >= 8 and box["x"] + box["width"] <= size["width"] - 8


def test_the_curtain_leaves_a_margin(visit, server):
    person = server.person()
    match = played(2, 40, kind=TURN["yokohama"])
    kinds = ["you" if seat not in match.actors else "screen" for seat in range(2)]
    table = server.arranged(bytes(match.position.record), kinds, person, match.options)
    seat = kinds.index("you")
    found = visit(f"/t/{table.row.id}?form=phone&seat={seat}", person, PHONE)
    found.page.wait_for_selector(".curtain-card")
    box = found.page.locator(".curtain-card").bounding_box()
    assert box["x"] >= 12 and box["x"] + box["width"] <= PHONE["width"] - 12
