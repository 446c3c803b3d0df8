"""Lines of the log: the sentence, the name in bold, amounts as icons, public facts only."""

import random
import re

import pytest

from entrepot.engine.match.view import View
from entrepot.games.yokohama.face.drawn.face import FACE
from entrepot.games.yokohama.game import GAME
from entrepot.paper.words import LANGUAGES
from tests.games.yokohama.drawn.whole import played, step
from tests.games.yokohama.position import BLUE, PINK, position

WORDS = FACE.words("en")


def told(s, action, viewer=BLUE):
    before = View(GAME, bytes(s.inner.view(viewer).record), viewer)
    s.take(action)
    after = View(GAME, bytes(s.inner.view(viewer).record), viewer)
    return FACE.line(before, after, BLUE, action, WORDS)


def test_a_line_begins_with_the_name_in_bold_and_has_the_sentence_of_the_words():
    line = told(position().ask("placing"), "place:bank")
    assert line == "<b>Blue</b> places an assistant in the Bank"


def test_an_action_tells_its_power_and_what_it_brought():
    line = told(position().assistants(BLUE, "silk_factory_1", 2).ask("moving"), "put:silk_factory_1")
    assert "power 3" in line and 'href="#yk-silk"' in line and "+2" in line.striptags()


def test_a_payment_names_who_is_paid():
    line = told(position().president(PINK, "bank").yen(BLUE, 3).ask("placing"), "place:bank")
    assert "pays" in line and 'aria-label="Pink"' in line and 'aria-label="¥1"' in line


def test_a_taken_order_is_shown_for_it_lay_open():
    s = position().power(BLUE, "port_a", 3).acting(BLUE, "port_a")
    line = told(s, "take:a1", viewer=PINK)
    assert re.search(r'href="#yk-(uk|us|fr|de|nl)"', line)


def test_a_secret_choice_stays_secret():
    match = played(3, 5)
    before = match.view(1)
    match.take(0, match.legal(0)[0])
    line = FACE.line(before, match.view(1), 0, "keep:?", WORDS)
    assert line == "<b>Blue</b> keeps an order"


def test_final_scoring_is_nobodys_last_action():
    match, dice = played(2, 5), random.Random(3)
    while not match.over:
        before = match.view(None)
        player, _ = step(match, dice)
    after = match.view(None)
    assert after.vp[player] > before.vp[player]
    line = FACE.line(before, after, player, match.history(None)[-1].action, WORDS)
    assert "#c-vp" not in line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, None])
def test_every_move_of_a_random_game_has_a_line_unless_nothing_came_of_it(lang, viewer):
    match = played(3, 22, free_agents="on")
    rng = random.Random(4)
    words = FACE.words(lang)
    for _ in range(250):
        if match.over:
            break
        before = match.view(viewer)
        player, _ = step(match, rng)
        action = match.history(viewer)[-1].action
        line = FACE.line(before, match.view(viewer), player, action, words)
        if not line:
            assert action in ("done", "stop", "go_on"), action
            continue
        assert line.count("<b>") == 1 and line.startswith("<b>")
        assert "&lt;" not in line and "{" not in line and not line.rstrip().endswith(":")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_areas_of_one_name_are_one_and_two_in_roman_figures(lang):
    s = position().assistants(BLUE, "fishing_ground_2", 2).ask("moving")
    before = View(GAME, bytes(s.inner.view(BLUE).record), BLUE)
    s.take("put:fishing_ground_2")
    after = View(GAME, bytes(s.inner.view(BLUE).record), BLUE)
    text = FACE.line(before, after, BLUE, "put:fishing_ground_2", FACE.words(lang)).striptags()
    assert " II" in text and " 2" not in text.partition("II")[0] and "3" in text
