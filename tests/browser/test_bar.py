"""The bar of a desk: buttons are of one height and in the middle of it, and their words have room."""

import pytest

from tests.browser.positions import deciding
from tests.browser.table import DESK

pytestmark = pytest.mark.slow

# Of every button: how many lines its words take, and how far its middle is from that of the bar.
BUTTONS = """() => {
  const bar = document.querySelector("#part-prompt").getBoundingClientRect();
  return [...document.querySelectorAll("#part-prompt .btn")].map((el) => {
    const box = el.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(el.querySelector("span") ?? el);
    const lines = new Set([...range.getClientRects()].filter((one) => one.width).map((one) => Math.round(one.top)));
    return [lines.size, Math.round(Math.abs(box.top + box.height / 2 - bar.top - bar.height / 2)), el.textContent];
  });
}"""


@pytest.mark.parametrize(
    ("game", "kind", "lang"),
    [
        ("yokohama", "church", "en"),
        ("yokohama", "paying", "en"),
        ("yokohama", "customs", "pl"),
        ("nippon", "old_factory", "ru"),
        ("nippon", "first_factory", "en"),
    ],
)
def test_buttons_stand_in_the_middle_in_two_lines_at_most(visit, server, game, kind, lang):
    person = server.person(lang=lang)
    table, _ = server.deciding(deciding(game, kind), person)
    found = visit(f"/t/{table.row.id}?form=desk", person, DESK).settled()
    buttons = found.page.evaluate(BUTTONS)
    assert len(buttons) > 4
    assert [one for one in buttons if one[0] > 2 or one[1] > 2] == []
