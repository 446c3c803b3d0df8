"""The sheet of a phone: every place in full."""

import re

from entrepot.games.mombasa.face.drawn.phone.sheet import sheet
from entrepot.testing.scenes import arranged, scene
from tests.games.mombasa.drawn.scenes import game
from tests.games.mombasa.position import BLUE, PINK, position

GAMES = [(2, {"tracks": "random", "tiles": "chosen"}), (3, {"tracks": "random"}), (4, {})]


def test_a_company_shows_everybodys_shares_and_what_they_are_worth():
    found = position(2)
    found.s.track[BLUE, 0], found.s.track[PINK, 0] = 4, 9
    drawn = re.sub(r"<[^>]*>", " ", str(sheet(arranged(found), "company-mombasa"))).split()
    at = drawn.index("Shares")
    assert drawn[at + 1 : at + 5] == ["2", "£0", "4", "£0"]


def test_a_rival_is_shown_as_in_the_tab_of_players():
    now = scene(game(3, 4, 60))
    for seat in range(3):
        assert f'data-el="panel-{seat}"' in sheet(now, f"panel-{seat}")
