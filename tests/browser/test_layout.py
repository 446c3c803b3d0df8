"""At 1366×768 a table is whole without scrolling, at 390×844 never wider than the screen; nothing is cut.

Held across, from 740×360 to 932×430, a phone shows board, question and buttons at once, and no page is taller.
"""

import pytest

from entrepot.paper.words import LANGUAGES
from tests.browser.places import EVERYWHERE, TABLES, lead
from tests.browser.positions import GAMES, PLAYED, counts, deciding
from tests.browser.table import ACROSS, DESK, LARGE_ACROSS, PHONE, SMALL_ACROSS, SMALL_PHONE, form_of
from tests.games.mombasa.test_books import using

# Every number of players, in the languages with long words; the full ones are all of both.
SAMPLED = {("pl", 2), ("ru", 4), ("uk", 3), ("pl", 1)}
TABLE = [
    pytest.param(game, lang, players, marks=pytest.mark.slow if (lang, players) in SAMPLED else pytest.mark.full)
    for game in GAMES
    for lang in LANGUAGES
    for players in counts(game)
]
LONGEST = "ru"
PAGE = [
    pytest.param(game, lang, name, marks=pytest.mark.slow if lang == LONGEST and name in TABLES else pytest.mark.full)
    for lang in LANGUAGES
    for game, name in EVERYWHERE
    if name != "acting"
]
# Every question is asked in the language with the longest words, on a desk in one game and on a phone in the others.
QUESTIONS = [
    pytest.param(game, size, lang, id=f"{game}-{name}-{lang}", marks=pytest.mark.slow if often else pytest.mark.full)
    for game in GAMES
    for name, size in {
        "desk": DESK, "phone": PHONE, "small phone": SMALL_PHONE, "across": ACROSS, "small across": SMALL_ACROSS,
        "large across": LARGE_ACROSS,
    }.items()
    for lang in LANGUAGES
    for often in [lang == LONGEST and name == ("desk" if game == GAMES[-1] else "phone")]
]  # fmt: skip

# Boxes whose inside is larger than themselves, unless they are made to scroll; hidden words for screen readers apart.
CUT = """() => {
  const found = [];
  for (const el of document.querySelectorAll("body *")) {
    if (el.closest("svg, .vh, .skip, select, option, template, dialog:not([open])")) continue;
    if (!el.getClientRects().length) continue;
    const style = getComputedStyle(el);
    if (style.display === "inline" || el.matches("input, body, main, .tip")) continue; // a tip has a beak
    if (Math.min(el.clientWidth, el.clientHeight) < 5) continue; // hidden from the eye by intention
    const rolls = (way) => ["auto", "scroll"].includes(style[way]);
    const wide = el.scrollWidth - el.clientWidth > 1 && !rolls("overflowX");
    const high = el.scrollHeight - el.clientHeight > 2 && !rolls("overflowY") && style.overflowY !== "visible";
    if (wide || high) found.push([el.tagName + "." + el.className + "#" + el.id, el.scrollWidth + "/" + el.clientWidth,
      el.scrollHeight + "/" + el.clientHeight, el.textContent.trim().slice(0, 60)].join(" "));
  }
  return found;
}"""

# Buttons of a desk's bar that are cut: they or their words go beyond its edge.
SPILT = """() => {
  const bar = document.querySelector(".desk .prompt")?.getBoundingClientRect();
  return [...document.querySelectorAll(".desk .prompt .btn")].filter((el) => {
    const { top, bottom } = el.getBoundingClientRect();
    return top < bar.top + 2 || bottom > bar.bottom - 2 || el.scrollHeight > el.clientHeight + 2;
  }).map((el) => "beyond the bar: " + el.textContent);
}"""

# Words of a drawing that lie over other words of it, or leave it.
OVER = """() => {
  const found = [];
  for (const svg of document.querySelectorAll("main svg:not(.icon)")) {
    const frame = svg.getBoundingClientRect();
    if (!frame.width) continue;
    const texts = [...svg.querySelectorAll("text")].filter((el) => el.textContent.trim() && el.getClientRects().length)
      .map((el) => [el.textContent, el.getBoundingClientRect()]);
    texts.forEach(([said, a], n) => {
      if (a.left < frame.left - 1 || a.right > frame.right + 1) found.push(`outside: ${said}`);
      for (const [other, b] of texts.slice(n + 1)) {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > Math.min(a.height, b.height) * 0.45) found.push(`over: ${said} / ${other}`);
      }
    });
  }
  return found;
}"""

# What a finger is to hit and is smaller than 44 px; links inside a sentence may be.
SMALL = """() => [...document.querySelectorAll("button, a.btn, [data-acts], summary, select, input")]
  .filter((el) => el.type !== "hidden")
  .filter((el) => el.getClientRects().length && !el.closest(".vh, [inert]"))
  .filter((el) => getComputedStyle(el).visibility !== "hidden")
  .map((el) => {
    let { width, height } = el.getBoundingClientRect();
    const label = el.matches("input[type=checkbox], input[type=radio]") && el.closest("label");
    if (label) ({ width, height } = label.getBoundingClientRect());
    return [width, height, el];
  })
  .filter(([width, height]) => width > 4 && Math.min(width, height) < 43.5)
  .map(([width, height, el]) => [Math.round(width), Math.round(height), el.tagName, el.className,
    el.dataset.el || el.dataset.do || "", el.textContent.trim().slice(0, 30)].join(" "))"""


# What must be there at once on a phone and is off the screen, or under something else.
AWAY = """() => {
  const found = [];
  for (const el of document.querySelectorAll(".tabbar button, .go .btn, .bar .btn, .seats li, #asked")) {
    if (!el.getClientRects().length) continue;
    const box = el.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const outside = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    if (outside || !hit || !(el.contains(hit) || hit.contains(el))) found.push(el.className + " " + el.textContent);
  }
  return found;
}"""


def larger(found, size):
    """How far the page goes beyond the window: sideways, downwards."""
    wide, high = found.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    return max(0, wide - size["width"]), max(0, high - size["height"])


@pytest.mark.parametrize(("game", "lang", "players"), TABLE)
def test_a_table_is_whole_at_a_desk(visit, server, game, lang, players):
    found = lead("acting", visit, server, DESK, "light", lang, players, game)
    assert larger(found, DESK) == (0, 0)
    assert found.page.evaluate(CUT) == []
    assert found.page.evaluate(OVER) == []


@pytest.mark.parametrize(("game", "lang", "players"), TABLE)
def test_a_table_is_no_wider_than_a_phone(visit, server, game, lang, players):
    found = lead("acting", visit, server, PHONE, "light", lang, players, game)
    tabs = found.page.locator(".tabbar button")
    for number in range(tabs.count()):
        tabs.nth(number).tap()
        assert larger(found, PHONE)[0] == 0
        assert found.page.evaluate(CUT) == []
        assert found.page.evaluate(SMALL) == []


@pytest.mark.parametrize(("game", "lang", "players"), TABLE)
def test_a_table_held_across_is_whole(visit, server, game, lang, players):
    found = lead("acting", visit, server, ACROSS, "light", lang, players, game)
    tabs = found.page.locator(".tabbar button")
    for size in (ACROSS, SMALL_ACROSS, LARGE_ACROSS):
        found.page.set_viewport_size(size)
        for number in range(tabs.count()):
            tabs.nth(number).tap()
            assert larger(found, size) == (0, 0)
            assert found.page.evaluate(CUT) == []
            assert found.page.evaluate(SMALL) == []
            assert found.page.evaluate(AWAY) == []


@pytest.mark.parametrize(("game", "lang", "name"), PAGE)
def test_every_page_fits_a_desk(visit, server, game, lang, name):
    desk = lead(name, visit, server, DESK, "light", lang, game=game)
    assert larger(desk, DESK)[0] == 0
    if name in TABLES and name != "text":
        assert larger(desk, DESK)[1] == 0
    assert desk.page.evaluate(CUT) == []


@pytest.mark.parametrize(("game", "lang", "name"), PAGE)
def test_every_page_fits_a_phone(visit, server, game, lang, name):
    phone = lead(name, visit, server, PHONE, "light", lang, game=game)
    for size in (PHONE, ACROSS):
        phone.page.set_viewport_size(size)
        assert larger(phone, size)[0] == 0
        assert phone.page.evaluate(CUT) == []
        assert phone.page.evaluate(SMALL) == []


@pytest.mark.parametrize(("game", "size", "lang"), QUESTIONS)
def test_every_question_fits(visit, server, game, lang, size):
    person = server.person(lang=lang)
    found, faults = None, {}
    for name, kind in PLAYED:
        if name != game:
            continue
        table, _ = server.deciding(deciding(game, kind), person)
        path = f"/t/{table.row.id}?form={form_of(size)}"
        found = (found.go(path) if found else visit(path, person, size)).settled()
        wide, high = larger(found, size)
        wrong = [f"{wide} px too wide"] * bool(wide) + [f"{high} px too high"] * bool(high and size != PHONE)
        wrong += found.page.evaluate(CUT) + found.page.evaluate(SPILT)
        if form_of(size) == "phone":
            wrong += found.page.evaluate(AWAY) + found.page.evaluate(SMALL)
        if wrong:
            faults[kind] = wrong
    assert faults == {}


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_every_book_of_the_largest_haul_can_be_pressed(visit, server, size):
    """Twelve books, the whole display, wait to be placed."""
    found = using(3).take("take:a1", "take:a2")
    for n, book in enumerate((30, 40, 48, 50, 55, 24, 60, 61, 25), int(found.s.taken_count)):
        found.s.taken[n] = book
    found.s.taken_count = 11
    found.take("take:a3")
    assert found.asked == "which_book"
    person = server.person()
    kinds = ("you", *("bot",) * (found.s.players - 1))
    table = server.arranged(bytes(found.inner.record), kinds, person, game="mombasa")
    page = visit(f"/t/{table.row.id}", person, size).settled()
    places = [place for place in page.acts() if place]
    assert sum(not place.startswith("shelf-") for place in places) == 12  # a shelf offers what can be laid there
    for place in places:
        page.target(place, "").scroll_into_view_if_needed()
        assert page.free_spot(place), place
