"""Previews: what is paid, what the act is about, what is gained, and the closing note."""

import re

from entrepot.engine.match.view import View
from entrepot.games.mombasa.box.tables import CAIRO, FIELD_SPACE
from entrepot.games.mombasa.face.drawn.telling.rows import rows
from entrepot.games.mombasa.game import GAME
from entrepot.games.mombasa.words import words
from tests.games.mombasa.position import BLUE, PINK, position

WORDS = words("en")


def seen(found):
    return View(GAME, bytes(found.view(BLUE).s.buffer), BLUE)


def named(html):
    """Words, with the label of each icon in brackets."""
    text = re.sub(r'<svg[^>]*aria-label="([^"]*)"[^>]*>.*?</svg>', r"[\1]", str(html))
    return re.sub(r"<[^>]+>", "", re.sub(r"<svg[^>]*>.*?</svg>", "", text)).strip()


def preview(found, *actions):
    before = seen(found)
    found.take(*actions, player=BLUE)
    shown = rows(before, seen(found), actions, WORDS)
    return [(named(row.label), named(row.amount), row.kind) for row in shown if row.kind != "ends"]


def test_an_entry_shows_points_the_reward_and_whose_post_returns():
    found = position().slots(BLUE, "expansion_2a", "expansion_2b").post("mombasa", "n2")
    found.take("expand:cairo")
    assert preview(found, "enter:n2") == [
        ("expansion points", "4 → 2", "sure"),
        ("the region gives", "+[£1]", "sure"),
        ("foreign post returns", "[Mombasa]", "sure"),
        ("Choose the column the post comes from.", "", "note"),
    ]


def test_a_column_shows_the_share_value():
    found = position().slots(BLUE, "expansion_2a")
    found.take("expand:cairo", "enter:n2")
    assert ("[Cairo] share value", "£0 → 1", "sure") in preview(found, "post_from:cairo_2")


def test_a_plan_that_would_be_empty_is_warned_of():
    bare = preview(position(2).planning(), "leave", "leave", "leave")
    assert [kind for *_, kind in bare].count("warning") == 1
    assert all(kind != "warning" for *_, kind in preview(position(2).planning(), "lay:coffee_2", "leave", "leave"))


def test_a_plan_shows_what_it_amounts_to():
    found = position(2).planning()
    shown = preview(found, "lay:coffee_2", "lay:coffee_1", "leave")
    assert shown == [("slots filled", "2 of 3", "sure"), ("coffee", "0 → 3", "sure")]
    assert preview(found, "ready")[-1][0].startswith("All plans are revealed once everyone is ready")


def test_the_end_of_a_phase_shows_what_stays_unused():
    found = position(2).slots(BLUE, "coffee_1").recovery(BLUE, "1", "cotton_1")
    assert preview(found, "end")[:2] == [
        ("stays unused", "[coffee 1]1", "sure"),
        ("markers left", "3 [bonus markers]", "sure"),
    ]


def test_a_tile_that_comes_too_late_is_warned_of():
    found = position(2).slots(BLUE, "coffee_1").money(BLUE, 5)
    found.s.round = 7
    shown = preview(found, "mark:good_tile")
    assert ("you pay", "−[£1]", "sure") in shown and shown[-1][0].startswith("There is no next round")


def test_a_special_field_shows_who_else_is_paid():
    found = position(2).slots(BLUE, "coffee_1").track(PINK, "cairo", 19)
    found.track(BLUE, "cairo", int(FIELD_SPACE[found.s.face[CAIRO], 0]) - 1).take("goods:1")
    shown = preview(found, "step:cairo")
    assert ("special field", "+[£1] [Pink] +[£1]", "sure") in shown
    assert shown[-1][0].startswith("Bonus I of track D1, from your next turn")
