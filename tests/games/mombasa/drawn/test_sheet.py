"""The sheet of a phone: every place in full."""

import re
from xml.etree import ElementTree

import pytest

from entrepot.games.mombasa.actions import CATALOGUE
from entrepot.games.mombasa.face.drawn.phone.phone import phone
from entrepot.games.mombasa.face.drawn.phone.sheet import sheet
from entrepot.games.mombasa.face.drawn.places import place
from entrepot.paper.svg import fill
from entrepot.paper.words import LANGUAGES
from entrepot.testing.scenes import arranged, scene
from tests.games.mombasa.drawn.scenes import game
from tests.games.mombasa.position import BLUE, PINK, position

GAMES = [(2, {"tracks": "random", "tiles": "chosen"}), (3, {"tracks": "random"}), (4, {})]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_place_can_be_shown_in_full(lang, players, options):
    for steps in (0, 140):
        now = scene(game(players, 4, steps, **options), lang)
        found = phone(now)
        every = (found.seats, found.board, *(tab[2] for tab in found.tabs))
        whole = "".join(fill(one.frame, one.parts) for one in every)
        places = set(re.findall(r'data-el="([^"]+)"', whole)) | {place(now.view, name) for name in CATALOGUE.names}
        for where in places - {None}:
            html = str(sheet(now, where))
            assert "<h2>" in html and not re.search("style=|data-acts|data-piece", html), where
            ElementTree.fromstring(f"<div>{html}</div>")
            said = re.sub(r"<[^>]*>", " ", html)
            assert not re.search(r"(phone|face|help|label|panel)-[a-z]|None|[{}$]|&lt;", said), said


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
