"""Everything drawn answers a pointer; help opens where it was asked for; a lesson never covers what it speaks of."""

from itertools import product

import pytest

from entrepot import games
from tests.browser.places import lead
from tests.browser.positions import GAMES, deciding
from tests.browser.table import ACROSS, DESK, PHONE

pytestmark = pytest.mark.slow

every_game = pytest.mark.parametrize("game", GAMES)
SIZES = {"desk": DESK, "phone": PHONE}
DEAD = """() => {
  const dead = [];
  for (const el of document.querySelectorAll("[data-el]")) {
    el.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = el.getBoundingClientRect();
    if (!box.width || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) continue;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (hit && !el.closest("main")?.contains(hit)) continue; // a bar lies over it: the page scrolls
    if (!hit?.closest("[data-el], [data-acts], [data-do]")) dead.push(el.dataset.el);
  }
  return dead;
}"""


@pytest.mark.parametrize("game, size", list(product(GAMES, SIZES)))
def test_no_place_is_dead_to_a_pointer(visit, server, game, size):
    found = lead("acting", visit, server, SIZES[size], "light", game=game)
    assert found.page.evaluate(DEAD) == []


@every_game
def test_help_opens_where_it_was_asked_for(visit, server, game):
    found = lead("acting", visit, server, DESK, "light", game=game)
    names = found.page.locator("main [data-el]").evaluate_all("found => found.map((el) => el.dataset.el)")
    for place in names[:: len(names) // 6]:
        spot = found.free_spot(place)
        if not spot:
            continue
        found.page.mouse.click(*spot, button="right")
        found.page.wait_for_selector("#tips .help")
        box = found.page.locator("#tips .help").bounding_box()
        asked = found.page.locator(f'[data-el="{place}"]').first.bounding_box()
        away = [
            max(box[edge] - asked[edge] - asked[side], asked[edge] - box[edge] - box[side], 0)
            for edge, side in (("x", "width"), ("y", "height"))
        ]
        assert max(away) < 30, (place, asked, box)  # beside what it speaks of, which it does not cover
        assert found.page.locator("#tips .help .rule").evaluate_all(
            "all => all.every((el) => el.textContent.length > 12)"
        )
        found.page.keyboard.press("Escape")


def test_arrows_walk_the_history_of_a_fresh_page_and_a_key_lists_all(visit, server):
    found = lead("acting", visit, server, DESK, "light")
    last = int(found.page.locator(".moment").get_attribute("data-last"))
    found.page.keyboard.press("ArrowLeft")
    found.wait(f"document.body.dataset.at === '{last - 1}'")
    found.page.keyboard.press("ArrowRight")
    found.wait("document.body.dataset.at === ''")
    found.page.keyboard.press("?")
    found.page.wait_for_selector("#keys-dialog[open]")
    assert found.page.locator("#keys-dialog kbd").count() > 12


@pytest.mark.parametrize("game, size", list(product(GAMES, [*SIZES, "across"])))
def test_a_lesson_never_covers_what_it_speaks_of(visit, server, game, size):
    face = games.find(game).faces.drawn()
    kinds = sorted({one.kind for one in face.lessons if one.place})
    across = size == "across"
    for kind in kinds if across else kinds[:3]:
        person = server.person(guided=True)
        table, _ = server.deciding(deciding(game, kind), person)
        form = "phone" if across else size
        found = visit(f"/t/{table.row.id}?form={form}", person, ACROSS if across else SIZES[size]).settled()
        place = found.page.locator("#part-lesson .lesson").get_attribute("data-for")
        lesson = found.page.locator("#part-lesson .lesson").bounding_box()
        spoken = found.page.locator(f'[data-el="{place}"]').first.bounding_box() if place else None
        if spoken:
            apart = (
                lesson["x"] >= spoken["x"] + spoken["width"] - 1
                or spoken["x"] >= lesson["x"] + lesson["width"] - 1
                or lesson["y"] >= spoken["y"] + spoken["height"] - 1
                or spoken["y"] >= lesson["y"] + lesson["height"] - 1
            )
            assert apart, (kind, place, lesson, spoken)
