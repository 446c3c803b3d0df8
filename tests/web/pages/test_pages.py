"""What holds for every page away from a table, in every language."""

import gzip
import re
from dataclasses import replace

import pytest

from entrepot.engine.language.game import Option
from entrepot.paper.words import LANGUAGES, Words
from entrepot.testing.wording import messages, variables
from entrepot.web.pages.problem import problem
from entrepot.web.pages.setup_form import needs
from entrepot.web.pages.start import start
from entrepot.web.routes import static
from entrepot.web.seen.times import ago, left, short
from tests.web.pages.sample import CARD, MAKING, SOON, STATIC, WORDS, Page, Recording, own_games, pages, visitor

NAMES = sorted(pages())
STATUSES = (400, 403, 404, 405, 409, 413, 429, 500, 503)


@pytest.fixture(scope="module", params=LANGUAGES)
def drawn(request):
    return request.param, {name: (html, Page(html)) for name, html in pages(request.param).items()}


@pytest.mark.slow
def test_every_page_is_in_its_language_and_has_one_heading(drawn):
    lang, found = drawn
    for name, (_, page) in found.items():
        assert page.all("html")[0]["lang"] == lang
        headings = len(page.all("h1")) + len(page.all("b", role="heading", aria_level="1"))
        assert headings == 1, name
        assert len(page.all("main")) == len(page.all("header")) == len(page.all("footer")) == 1, name


def test_nothing_is_inline(drawn):
    for name, (_, page) in drawn[1].items():
        for tag, values in page.elements:
            assert tag != "style" and "style" not in values, name
            assert not [attribute for attribute in values if attribute.startswith("on")], name
            assert tag != "script" or values["src"].startswith("/static/"), name


def test_ids_are_unique_and_led_to(drawn):
    for name, (_, page) in drawn[1].items():
        ids = [values["id"] for _, values in page.elements if "id" in values]
        assert sorted(set(ids)) == sorted(ids), name
        for tag, values in page.elements:
            wanted = values.get("aria-describedby", "").split()
            wanted += [values["for"]] if tag == "label" and "for" in values else []
            wanted += [values["href"][1:]] if tag == "a" and values["href"].startswith("#") else []
            assert set(wanted) <= set(ids), (name, tag, values)


def test_every_control_has_a_name(drawn):
    for name, (_, page) in drawn[1].items():
        labelled = {values.get("for") for values in page.all("label")}
        for tag in ("input", "select"):
            for values in page.all(tag):
                kind = values.get("type")
                named = values.get("id") in labelled or "aria-label" in values or kind in ("radio", "checkbox")
                assert kind == "hidden" or named, (name, values)


def test_no_word_is_left_open(drawn):
    for name, (html, _) in drawn[1].items():
        text = re.sub(r"<[^>]*>", " ", str(html))
        assert not re.search(r"[{}]|\$\w", text), (name, re.search(r".{30}[{}$].{30}", text))


def test_what_is_not_available_right_now_can_be_tried_again():
    def ways(path, *how):
        html = str(problem(replace(visitor(), path=path), *how))
        return re.findall(r'href="([^"]*)"', html[html.index("<main") : html.index("</main>")])

    assert ways("/t/x", 503, "Silent.", True) == ["/t/x", "/"]
    assert ways("/", 503, "Silent.", True) == ["/"]
    assert ways("/t/x", 503, "Silent.") == ways("/t/x", 404, "", True) == ["/"]
    assert "Try again" in problem(visitor(), 503, "Silent.", True)


def test_what_is_typed_is_set_as_such(drawn):
    assert "<code>--components</code>" in drawn[1]["about"][0]


def test_names_are_escaped():
    game = own_games()[0].__class__("x", CARD, 2, 0, "turn", player="<i>Eve</i>", seconds=90)
    html = start(visitor(), [CARD], [game])
    assert "&lt;i&gt;Eve" in html and "<i>Eve" not in html


def test_the_first_page_is_small():
    html = start(visitor(), [CARD, SOON], own_games())
    files = [name for name in re.findall(r'/static/([\w./-]+)"', html) if not name.startswith("games/")]
    assert {"tokens.css", "house.css", "start.css", "start.js"} <= set(files)
    sizes = [len(gzip.compress(STATIC[name].read_bytes())) for name in files]
    assert len(gzip.compress(html.encode())) + sum(sizes) < 60_000  # the board's picture and style are not in it


def own_messages(lang):
    """The messages of the pages' own files."""
    ids = set(re.findall(r"^([a-z][\w-]*) =", (WORDS / f"{lang}.pages.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    return {id: message for id, message in messages(WORDS, lang).items() if id in ids}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_languages_agree(lang):
    known, found = own_messages("en"), own_messages(lang)
    assert known.keys() == found.keys()
    assert [id for id in known if variables(known, id) != variables(found, id)] == []


def test_nothing_is_said_in_vain():
    Recording.said.clear()
    pages("pl", kind=Recording)
    v = visitor("pl", kind=Recording)
    for status in STATUSES:
        problem(v, status)
    start(v, [CARD, MAKING])
    needs(Option(("off", "on"), "off", players=(2, 3)), v.words, None)
    for seconds in (0, 60, 3600, 86_400):
        ago(v.words, seconds), left(v.words, "Anna", seconds), short(v.words, seconds)
    every = own_messages("pl").keys()
    paces = {f"lobby-pace-{pace}" for pace in ("live", "hour", "three_days", "week")} | {"lobby-ready", "start-about"}
    paces.add("rules-source-rulebook-ru")  # the source of the other games
    paces |= {f"bot-{name}" for name in ("random", "network", "search")}  # of tables that are older than the levels
    paces.add("rules-language")  # of a game whose ledger nobody has translated yet
    assert sorted(every - Recording.said - paces) == []


@pytest.mark.parametrize(
    ("lang", "seconds", "said"),
    [
        ("en", 5, "just now"),
        ("en", 119, "1 minute ago"),
        ("en", 86_400, "yesterday"),
        ("ru", 21 * 60, "21 минуту назад"),
        ("ru", 3 * 3600, "3 часа назад"),
        ("ru", 21 * 86_400, "21 день назад"),
        ("uk", 5 * 3600, "5 годин тому"),
        ("pl", 22 * 60, "22 minuty temu"),
        ("pl", 5 * 86_400, "5 dni temu"),
    ],
)
def test_how_long_ago(lang, seconds, said):
    assert ago(Words(lang, WORDS), seconds) == said


@pytest.mark.parametrize(
    ("lang", "seconds", "said"),
    [
        ("en", 20, "Pink has 1 minute left"),
        ("en", 6 * 3600, "Pink has 6 hours left"),
        ("ru", 86_400, "Pink: остался 1 день"),
        ("uk", 2 * 3600, "Pink: залишилося 2 години"),
        ("pl", 5 * 3600, "Pink: zostało 5 godzin"),
    ],
)
def test_how_long_still(lang, seconds, said):
    assert left(Words(lang, WORDS), "Pink", seconds) == said


def test_every_file_that_a_page_names_is_there():
    for name, html in pages().items():
        for file in re.findall(r'/static/([\w./-]+)"', html):
            assert file.startswith("games/") or file in STATIC, (name, file)


def test_a_static_file_has_a_name_of_its_own():
    """They lie in folders by kind, and are asked for by name alone."""
    found = [path.name for path in static.STATIC.rglob("*") if path.is_file()]
    assert sorted(found) == sorted(STATIC) and len(found) > 20


@pytest.mark.parametrize("name", ["start.css", "forms.css", "reading.css"])
def test_colours_come_from_the_tokens(name):
    text = STATIC[name].read_text(encoding="utf-8")
    assert re.findall(r"#[0-9a-f]{3,8}\b|rgba?\(|hsl", text) == []
    used = set(re.findall(r"var\((--[\w-]+)", text))
    assert used <= set(re.findall(r"(--[\w-]+):", STATIC["tokens.css"].read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    ("lang", "seconds", "said"),
    [("en", 0, "0 min"), ("en", 59, "1 min"), ("ru", 7200, "2 ч"), ("uk", 120, "2 хв"), ("pl", 86_400, "1 dzień")],
)
def test_a_clock_is_short(lang, seconds, said):
    assert short(Words(lang, WORDS), seconds) == said
