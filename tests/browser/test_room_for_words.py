"""Where room is short: cards keep their line, words stay whole and beside their neighbours, buttons tell amounts."""

import re

import pytest

from entrepot.paper.words import LANGUAGES
from tests.browser.places import lead
from tests.browser.positions import deciding
from tests.browser.table import ACROSS, DESK, PHONE, SMALL_PHONE

EACH = [pytest.param(lang, marks=() if lang == "ru" else pytest.mark.full) for lang in LANGUAGES]

# The places of the chart that a caption of it comes as near to as their glow is wide.
UNDER = """() => {
  const meets = (a, b) => a.left < b.right + 8 && b.left < a.right + 8 && a.top < b.bottom && b.top < a.bottom;
  const said = document.querySelector("svg.board .chart2").getBoundingClientRect();
  return [...document.querySelectorAll("svg.board [data-el]")].filter((el) => meets(said, el.getBoundingClientRect()))
    .map((el) => el.dataset.el);
}"""


@pytest.mark.parametrize("size", [PHONE, ACROSS])
def test_cards_in_play_lie_in_one_line(visit, server, size):
    """Also when a recovery area holds so many that they lie in pairs."""
    found = lead("acting", visit, server, size, "light", "en", 2, "mombasa")
    assert found.page.locator(".mycards .rst.pairs").count()
    tops = found.page.eval_on_selector_all(".mycards .card", "all => all.map((el) => el.getBoundingClientRect().top)")
    assert len(tops) == 5 and max(tops) - min(tops) < 1


@pytest.mark.parametrize("lang", EACH)
def test_the_names_of_actions_stay_whole_on_the_smallest_phone(visit, server, lang):
    found = lead("acting", visit, server, SMALL_PHONE, "light", lang, 2, "nippon")
    lines = found.page.eval_on_selector_all(
        ".chips .chip b", "all => all.map((el) => [el.textContent, el.getClientRects().length, el.offsetHeight])"
    )
    assert lines and [said for said, _, high in lines if " " not in said and high > 20] == []


@pytest.mark.parametrize("lang", EACH)
def test_the_coordinates_of_yokohama_lie_beside_the_tiles(visit, server, lang):
    found = lead("acting", visit, server, DESK, "light", lang, 2, "yokohama")
    assert found.page.evaluate(UNDER) == []


@pytest.mark.parametrize("kind", ["reward", "another"])
def test_a_button_tells_how_much_it_gives_or_costs(visit, server, kind):
    person = server.person()
    table, _ = server.deciding(deciding("nippon", kind), person)
    found = visit(f"/t/{table.row.id}", person, DESK).settled()
    said = found.page.locator(f".prompt [data-acts^={kind}]").all_inner_texts()
    assert said and all(re.search(r": .*\d", one) for one in said), said


@pytest.mark.parametrize(("game", "lines"), [("mombasa", 5), ("nippon", 8)])
def test_beside_four_players_the_log_still_has_lines(visit, server, game, lines):
    found = lead("acting", visit, server, DESK, "light", "en", 4, game)
    room, one = found.page.evaluate("""() => [document.querySelector(".log .scroll").clientHeight,
      Math.min(...[...document.querySelectorAll(".log li > button")].map((el) => el.offsetHeight))]""")
    assert (room - 8) // one >= lines
