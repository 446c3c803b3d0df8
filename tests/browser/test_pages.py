"""The pages away from a table in a real browser: no faults of access, nothing off the screen, scripts that help."""

from functools import cache

import pytest
from axe_playwright_python.sync_playwright import Axe

from entrepot.games.yokohama.face.drawn.board.picture import picture
from entrepot.paper.words import LANGUAGES
from tests.web.pages import sample

pytestmark = pytest.mark.slow

POLICY = "default-src 'self'; img-src 'self' data:"
KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
DESK, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}


@cache
def drawn(lang, theme):
    """All pages, with the true picture of the game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sample, "CARD", sample.GameCard(sample.META, sample.face(picture())))
        return sample.pages(lang, theme)


@pytest.fixture
def visit(browser):
    """A function that opens a page by its name, drawn in a language and a theme, as a server would send it."""
    open_pages, said, sent = {}, [], {}

    def answer(route):
        path = route.request.url.partition("://house/")[2]
        if path.startswith("static/games/"):
            styles = sorted((sample.GAMES / "yokohama" / "face").glob("*.css"))
            route.fulfill(body="\n".join(style.read_text() for style in styles), content_type="text/css")
        elif path.startswith("static/"):
            file = sample.STATIC[path.removeprefix("static/")]
            route.fulfill(body=file.read_bytes(), content_type=KINDS[file.suffix])
        else:
            headers = {"Content-Security-Policy": POLICY}
            route.fulfill(body=sent["html"], content_type="text/html; charset=utf-8", headers=headers)

    def new_page(size, script):
        page = browser.new_context(viewport=size, java_script_enabled=script).new_page()
        page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: said.append(str(error)))
        page.route("**/*", answer)
        return page

    def open_page(name, lang="en", theme="light", size=DESK, script=True):
        sent["html"] = str(drawn(lang, theme)[name])
        key = (size["width"], script)
        page = open_pages[key] = open_pages.get(key) or new_page(size, script)
        page.goto(f"http://house/{name}")
        return page

    yield open_page
    for page in open_pages.values():
        page.context.close()
    assert said == []


SHOWN = ("start", "first", "setup", "wrong-1", "lobby", "shelf", "about", "account", "settings", "problem")


@pytest.mark.parametrize("name", SHOWN)
@pytest.mark.parametrize(("theme", "size", "lang"), [("light", DESK, "en"), ("dark", PHONE, "ru")])
def test_axe_finds_nothing(visit, name, theme, size, lang):
    page = visit(name, lang, theme, size)
    found = Axe().run(page).response["violations"]
    assert [(fault["id"], [node["html"] for node in fault["nodes"]]) for fault in found] == []


def test_axe_finds_nothing_in_the_rules(visit):
    found = Axe().run(visit("rules", "uk")).response["violations"]
    assert [(fault["id"], [node["html"] for node in fault["nodes"]][:3]) for fault in found] == []


@pytest.mark.parametrize(("size", "lang"), [(DESK, "ru"), *((PHONE, lang) for lang in LANGUAGES)])
def test_nothing_is_off_the_screen(visit, size, lang):
    for name in (*SHOWN, "rules"):
        page = visit(name, lang, size=size)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], name


def test_the_set_up_shows_what_applies(visit):
    page = visit("setup")

    def shown(selector):
        return page.locator(selector).is_visible()

    assert shown("#seat-2-kind") and not shown("#seat-3-kind")
    assert shown("#seat-0-name") and not shown("#seat-0-level")
    assert shown("#option-rewards") and not shown("#option-agents") and not shown("#pace")
    page.get_by_label("4", exact=True).check()
    assert shown("#seat-3-kind")
    page.select_option("#option-edition", "original")
    assert shown("#option-agents") and not shown("#option-rewards")
    page.select_option("#seat-1-kind", "link")
    assert shown("#pace") and shown("#seat-1-name") and not shown("#seat-1-level")
    page.select_option("#option-first", "3")
    page.get_by_label("2", exact=True).check()
    assert page.input_value("#option-first") == "random"
    sent = page.evaluate("Object.fromEntries(new FormData(document.querySelector('.setup-form')))")
    assert "option-rewards" not in sent and "seat-3-kind" not in sent and sent["option-agents"] == "extra"


def test_the_set_up_works_without_a_script(visit):
    page = visit("setup", script=False)
    assert page.locator("#seat-3-kind").is_visible() and page.locator("#option-agents").is_visible()


def test_rules_are_found_by_words_and_numbers(visit):
    page = visit("rules")
    page.keyboard.press("/")
    page.keyboard.type("canal assistant placed")
    shown = page.locator(".rule:visible")
    assert 0 < shown.count() < 40 and "YK-407" in "".join(shown.all_inner_texts())
    page.fill("#find", "yk-410")
    assert page.locator("#YK-410").is_visible() and not page.locator("#YK-101").is_visible()
    page.fill("#find", "zebra")
    assert page.locator("#found").inner_text() == "No rules found. Try fewer or different words."
    page.evaluate("location.hash = '#YK-101'")
    page.wait_for_function("!document.getElementById('YK-101').hidden")


def test_a_link_is_copied(visit):
    page = visit("lobby")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click("[data-copy=link-1]")
    page.wait_for_function("document.getElementById('said').textContent === 'Link copied.'")


def test_the_keyboard_reaches_everything_in_order(visit):
    page = visit("first")
    reached = []
    for _ in range(16):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    wanted = ["Rules: Yokohama", "Reconstructed values: Yokohama", "Play now: Yokohama", "Set up a table: Yokohama"]
    assert [one for one in reached if one in wanted] == wanted


# Words in the cells of a table that go on in the next line without a hyphen.
BROKEN = """() => [...document.querySelectorAll("table th, table td")].flatMap((cell) => {
  const range = document.createRange();
  const text = cell.firstChild;
  if (text?.nodeType !== Node.TEXT_NODE) return [];
  const line = (at) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return [...range.getClientRects()].pop().top; // a soft hyphen may come before
  };
  const words = [...text.data.matchAll(/\\p{L}+/gu)];
  return words.filter(({ 0: word, index }) => line(index) !== line(index + word.length - 1))
    .map((word) => word[0]);
})"""
OVERLAP = """([one, others]) => {
  const box = document.querySelector(one).getBoundingClientRect();
  return [...document.querySelectorAll(others)].filter((el) => {
    const other = el.getBoundingClientRect();
    return other.width && Math.min(box.right, other.right) - Math.max(box.left, other.left) > 0
      && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0;
  }).map((el) => el.outerHTML.slice(0, 80));
}"""
SMALL, ACROSS = {"width": 360, "height": 740}, {"width": 844, "height": 390}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_a_table_is_broken(visit, lang):
    page = visit("about", lang, size=SMALL)
    assert page.evaluate(BROKEN) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]


@pytest.mark.parametrize("size", [DESK, PHONE, ACROSS])
def test_an_open_code_covers_no_link_and_only_one_is_open(visit, size):
    page = visit("links", size=size)
    for id in ("link-1", "link-2", "link-watch"):
        page.click(f"#code-{id} summary")
        assert page.locator("details[open] .code").count() == 1
        others = ".chair, .kind, .come, .spectators h2, .shared input, .shared button, summary, .do button"
        assert page.evaluate(OVERLAP, [f"#code-{id} .code", others]) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_the_head_of_a_page_that_failed_is_that_of_any_other(visit):
    boxes = """() => [...document.querySelectorAll("header *")].map((el) => el.getBoundingClientRect().top)"""
    assert visit("problem").evaluate(boxes) == visit("settings").evaluate(boxes)


def test_what_the_host_does_is_said_apart_from_the_box_above(visit):
    page = visit("guest-watching")
    gap = """() => document.querySelector(".lobby .spectators + .hint").getBoundingClientRect().top
      - document.querySelector(".spectators").getBoundingClientRect().bottom"""
    assert page.evaluate(gap) >= 12


def test_an_entry_of_the_contents_is_not_split_over_two_columns(visit):
    """Which game's contents would be split, at which width, depends on the lengths of all entries."""
    page = visit("rules", size=PHONE)
    breaks = """() => [...document.querySelectorAll(".contents a")].map((el) => getComputedStyle(el).breakInside)"""
    assert set(page.evaluate(breaks)) == {"avoid"}
