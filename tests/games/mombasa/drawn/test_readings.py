"""What the faces say and draw follows the reading that a game is played with."""

import pytest

from entrepot.games.mombasa.face import text_face
from entrepot.games.mombasa.face.drawn.board import corners
from entrepot.games.mombasa.face.drawn.phone import tracks as phone_tracks
from entrepot.games.mombasa.face.drawn.reading import position as plain
from entrepot.games.mombasa.face.drawn.telling.labels import label
from entrepot.games.mombasa.words import words
from entrepot.paper.words import LANGUAGES
from entrepot.testing.scenes import arranged, inside, symbols
from tests.games.mombasa.drawn.test_rows import preview, seen
from tests.games.mombasa.position import BLUE, position
from tests.games.mombasa.test_face import shown
from tests.games.mombasa.test_readings import for_sale

EN = words("en")
TEXT = text_face()
PRICE, MIX = "a card bought with bananas costs 1 less", ", and other goods may help pay"
CAPE_TOWN = 1


def test_the_bonuses_of_b1_are_told_as_they_are_read():
    split, whole = position(), position(banana_bonus="whole")
    for found, first in ((split, PRICE), (whole, PRICE + MIX)):
        told = label(seen(found), "company-cape_town", EN)
        assert f"B1 I: {first}, B1 II: {PRICE + MIX}" in told.replace("; ", ", ")
        assert f"£1): {first} special field II" in shown(found)


def test_the_bonuses_of_b1_are_drawn_as_they_are_read():
    """The sign of any good stands where goods may be mixed."""
    for choice, mixing in (("split", 1), ("whole", 2)):
        now = arranged(position(banana_bonus=choice))
        corner = inside(corners.corner(corners.corner_of(now, CAPE_TOWN), EN))
        assert symbols(corner).count("mb-any") == mixing
        phone = str(phone_tracks.bonuses(phone_tracks.track_of(plain(now.view), now, CAPE_TOWN)))
        assert phone.count("mb-any") == mixing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_merchant_tile_says_which_merchants_count(lang):
    w = words(lang)
    numbers = {"number": 2, "each": 1}
    for choice, id in (("active", "gives-merchant_tile"), ("all", "gives-merchant_tile-used")):
        found = position(merchant_tile=choice).money(BLUE, 2)
        said = w.text(id, **numbers)
        assert said in label(seen(found), "space-merchant_tile", w) and said in shown(found, w)
        assert said in TEXT.remark(seen(found), "mark:merchant_tile", w)


def test_a_bonus_that_waits_for_the_round_is_announced_for_it():
    for choice, when in (("turn", "from your next turn:"), ("round", "from the next round:")):
        found = position(2, bonus_from=choice).slots(BLUE, "coffee_1", "coffee_2").track(BLUE, "mombasa", 4)
        assert f"Bonus I of track A1, {when}" in preview(found.take("goods:1"), "step:mombasa")[-1][0]
        special = position(2, bonus_from=choice).slots(BLUE, "coffee_1", "coffee_2").track(BLUE, "cairo", 4)
        assert "Bonus I of track D1, from your next turn:" in preview(special.take("goods:1"), "step:cairo")[-1][0]


def test_a_marker_that_would_lie_idle_is_warned_of():
    poor = for_sale(position(2, idle_markers="on").money(BLUE, 2), right_1="a01").slots(BLUE, "coffee_1")
    assert TEXT.remark(seen(poor), "mark:buy", EN) == "gives you nothing now"
    assert TEXT.remark(seen(poor), "mark:coffee", EN).startswith("1+: 2 steps")
    assert preview(poor, "mark:buy") == [("you pay", "−[£1]", "sure"), ("Gives you nothing now.", "", "note")]
    none = position(2, idle_markers="on")
    assert preview(none, "mark:cotton") == [("your total", "0", "sure"), ("Gives you nothing now.", "", "note")]
    rich = for_sale(position(2, idle_markers="on").money(BLUE, 9), right_1="a01", right_2="a04")
    assert preview(rich, "mark:buy")[-1][0] == "Choose a card to buy for pounds."
