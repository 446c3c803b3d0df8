"""A window is used: no column stands empty, type grows with the window, and the steps of a turn keep their names."""

import pytest

from entrepot.paper.words import LANGUAGES
from tests.browser.places import lead
from tests.browser.positions import GAMES, counts

SIZES = [(1366, 768), (1440, 900), (1920, 950), (1920, 1080), (2560, 1440)]
USUAL = (1920, 1080)
EACH = [
    pytest.param(size, game, players, marks=pytest.mark.slow if size == USUAL and players < 4 else pytest.mark.full)
    for size in SIZES
    for game in GAMES
    for players in counts(game)
]

# By column, the share of a lattice of points at which something of the game or the log lies, not bare page or water.
USED = """() => {
  const shares = {};
  for (const column of document.querySelectorAll("main > .left, main > .centre, main > .right")) {
    const box = column.getBoundingClientRect();
    if (!box.width) continue;
    let used = 0;
    for (let x = 0.5; x < 40; x++) for (let y = 0.5; y < 40; y++) {
      const hit = document.elementFromPoint(box.left + box.width * x / 40, box.top + box.height * y / 40);
      if (hit?.closest("[data-el], [id^=part-], .log, .panel, .box, .mine")) used++;
    }
    shares[column.className] = used / 1600;
  }
  return shares;
}"""

# How much of the window the page takes, across and down.
TAKEN = """() => {
  const boxes = [...document.querySelectorAll("main > *, header.top")].map((el) => el.getBoundingClientRect());
  const all = (key) => boxes.map((box) => box[key]);
  const across = Math.max(...all("right")) - Math.min(...all("left"));
  return [across / innerWidth, Math.max(...all("bottom")) / innerHeight];
}"""


def open_at(size, visit, server, game, players, lang="en"):
    window = {"width": size[0], "height": size[1]}
    return lead("acting", visit, server, window, "light", lang, players, game)


@pytest.mark.parametrize(("size", "game", "players"), EACH)
def test_no_column_stands_empty(visit, server, size, game, players):
    found = open_at(size, visit, server, game, players)
    shares = found.page.evaluate(USED)
    assert all(share > (0.62 if column == "centre" else 0.9) for column, share in shares.items()), shares
    across, down = found.page.evaluate(TAKEN)
    assert across > 0.97 and 0.97 < down <= 1


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_steps_of_a_turn_keep_their_names(visit, server, game):
    for lang in LANGUAGES:
        found = open_at(USUAL, visit, server, game, 2, lang)
        steps = found.page.locator(".steps li:not(.done) span")
        assert steps.count() and all(steps.nth(n).is_visible() for n in range(steps.count())), lang
        assert found.page.evaluate("(({scrollWidth: a, clientWidth: b}) => a <= b)(document.querySelector('.steps'))")
        found.close()
