"""Lines of the log: the sentence, the name in bold, amounts as icons, what others may know, what happens by itself."""

import re
from xml.etree import ElementTree

import pytest

from entrepot.engine.match.view import View
from entrepot.games.mombasa.box.tables import CAIRO, FIELD_SPACE
from entrepot.games.mombasa.face.drawn.telling.lines import line
from entrepot.games.mombasa.game import GAME
from entrepot.games.mombasa.words import words
from entrepot.testing.scenes import walk
from tests.games.mombasa.drawn.scenes import game
from tests.games.mombasa.position import BLUE, PINK, position

WORDS = words("en")


def seen(found, viewer=BLUE):
    return View(GAME, bytes(found.view(viewer).s.buffer), viewer)


def told(found, action, player=BLUE, viewer=BLUE):
    """A line in words, with the label of each icon in brackets and a bar before each event."""
    before = seen(found, viewer)
    found.take(action, player=player)
    return plain(line(before, seen(found, viewer), player, action, WORDS))


def plain(html):
    named = re.sub(r'<svg[^>]*aria-label="([^"]*)"[^>]*>.*?</svg>', r"[\1]", str(html))
    named = re.sub(r'<span class="also">', " | ", re.sub(r"<svg[^>]*>.*?</svg>", "", named))
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", named)).strip()


def test_goods_and_steps():
    found = position().slots(BLUE, "coffee_2").face(cairo="d1").money(BLUE, 3)
    assert told(found, "goods:1") == "Blue uses [coffee 2]2"
    assert told(found, "step:cairo").startswith("Blue advances on the Cairo track")


def test_a_purchase_shows_the_card():
    found = position().slots(BLUE, "coffee_2", "cotton_2").money(BLUE, 9)
    found.take("mark:buy")
    space = next(name for name in sorted(found.legal) if name.startswith("buy:"))
    said = told(found, space)
    assert re.match(r"Blue buys \[.+\].*: −\[£\d\]", said), said


def test_entering_shows_the_cost_and_the_share_value():
    found = position().slots(BLUE, "expansion_2a")
    found.take("expand:cairo")
    assert told(found, "enter:n2") == "Blue enters N2: [Cairo] −1[1 expansion point]"
    assert told(found, "post_from:cairo_2") == "Blue takes the post from Cairo, column 2: [Cairo] £0 → 1"
    assert told(found, "stop").startswith("Blue stops: +[£1]")


def test_others_do_not_see_a_plan_before_all_are_ready():
    found = position(2).planning()
    assert told(found, "lay:coffee_1", viewer=PINK) == ""
    assert told(found, "leave", viewer=PINK) == ""
    assert told(found, "lay:cotton_2", viewer=BLUE) == "Blue plans cotton 2: slot 3"
    assert told(found, "ready", viewer=PINK) == "Blue is ready"
    assert told(found, "reconsider", viewer=PINK) == "Blue changes the plan"
    found.plan(BLUE, "coffee_1", None, "cotton_2").take("lay:banana_1", "leave", "leave", player=PINK)
    said = told(found, "ready", PINK)
    assert said == "Pink is ready | All plans are revealed | [Blue] [coffee 1]1 [cotton 2]2 | [Pink] [banana 1]1"


def test_a_line_of_another_seat_does_not_depend_on_the_card():
    """What a rival reads is the same whatever was laid, also if the name of the action came along."""
    lines = set()
    for action in ("lay:coffee_1", "lay:bookkeeper", "leave"):
        found = position(2).planning()
        lines.add(told(found, action, viewer=PINK))
    assert lines == {""}


def test_a_special_field_pays_who_was_there_before():
    found = position(2).slots(BLUE, "coffee_1").track(PINK, "cairo", 10).money(PINK, 0)
    found.track(BLUE, "cairo", int(FIELD_SPACE[found.s.face[CAIRO], 0]) - 1).take("goods:1")
    said = told(found, "step:cairo")
    assert re.search(r"special field \[Cairo\] \[Blue\] \+\[£1\] \[Pink\] \+\[£1\]", said), said
    assert "Blue unlocks bonus I of track D1" in said


def test_the_end_of_a_round_is_told():
    found = position(2).slots(BLUE, "coffee_1").recovery(BLUE, "1", "cotton_1").recovery(BLUE, "2", "banana_1")
    found.s.out = 0b10
    assert told(found, "end") == "Blue ends their action phase"
    said = told(found, "recover:1")
    assert said.startswith("Blue takes back the stack from recovery area 1: [cotton 1]1 | Everyone has ended")
    assert "Round 2 begins" in said and "The coins of round 2 move" in said


@pytest.mark.parametrize(("players", "lang"), [(2, "en"), (3, "ru"), (4, "uk"), (3, "pl")])
def test_every_line_of_a_random_game_is_sound_for_everybody(players, lang):
    match = game(players, 5, 0, tiles="chosen", tracks="random")
    for _ in walk(match, 5, 260):
        pass
    for number in range(match.count):
        for seat in (None, 0):
            before, after = match.view(seat, at=number), match.view(seat, at=number + 1)
            move = match.move(number, seat)
            html = line(before, after, move.player, move.action, words(lang))
            ElementTree.fromstring(f"<div>{html}</div>")
            assert "style=" not in html and not re.search(r"[{}$]|None|face-\w", plain(html)), html


def test_the_last_line_tells_what_everybody_is_worth():
    match = game(2, 3, 5000)
    last = match.count - 1
    said = plain(line(match.view(at=last), match.view(), match.move(last).player, match.move(last).action, WORDS))
    assert match.over and all(f"£{points}" in said for points in match.result.scores)
