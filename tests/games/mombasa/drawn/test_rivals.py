"""The right column: a panel per rival in the order of turns, with everything that is public and nothing more."""

import re
from dataclasses import replace

import pytest

from entrepot.games.mombasa.actions import CARDS
from entrepot.games.mombasa.face.drawn.player.rivals import rivals
from entrepot.games.mombasa.rules.scoring import worth
from entrepot.games.mombasa.words import words
from entrepot.paper.face import Scene, Seat
from entrepot.paper.svg import fill
from entrepot.paper.words import LANGUAGES
from entrepot.testing.scenes import arranged, inside, scene
from tests.games.mombasa.drawn.scenes import game
from tests.games.mombasa.position import BLUE, PINK, PURPLE, position


def whole(found):
    drawing = rivals(found)
    return str(fill(drawing.frame, drawing.parts))


def panel(found, seat=PINK, viewer=BLUE):
    """A rival's panel in an arranged position."""
    view = found.view(viewer)
    return str(rivals(arranged(view, seat=viewer)).parts[f"part-rival-{seat}"])


def seated(match, viewer):
    kinds = {n: "you" if n == viewer else "bot" for n in range(match.players)}
    seats = tuple(Seat(n, f"name {n}", kind, "greedy") for n, kind in kinds.items())
    return Scene(match.view(viewer), words("en"), seats, viewer, match.actors)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_rivals_come_in_the_order_of_turns(players, viewer):
    html = whole(seated(game(players, 3, 60), viewer))
    found = [int(n) for n in re.findall(r'<section id="part-rival-(\d)"', html)]
    assert found == [((viewer or 0) + n) % players for n in range(1, players)]
    assert html.count('class="score"') == players - 1


def test_nothing_can_be_pressed_there_but_a_panel_can_be_asked_about():
    html = whole(scene(game(4, 4, 150)))
    assert "data-acts" not in html and "style=" not in html and "None" not in html
    assert html.count('data-el="panel-') == 3


def test_a_panel_shows_the_numbers_of_the_record():
    found = (
        position(3).money(PINK, 12).hand(PINK, "a01", "cotton_1").slots(PINK, "coffee_2", "banana_1", used=["banana_1"])
    )
    found.recovery(PINK, "2", "cotton_2", "bookkeeper").diamond(PINK, 9).track(PINK, "mombasa", 4)
    html = panel(found)
    assert f"£<b>{worth(found.s, PINK)}</b>" in html
    assert '<span class="mon">' in html and "<b>12</b>" in html
    assert html.count('class="chip t-banana used"') == 1
    for card in ("a01", "1-cotton_1", "1-coffee_2", "1-banana_1", "1-cotton_2", "1-bookkeeper"):
        assert f'data-piece="card-{card}"' in html
    assert "<b>£15</b> at 9" in html
    inside(html)


@pytest.mark.parametrize("steps", [1, 8, 12])
def test_nobody_is_at_anything_once_the_game_was_broken_off(steps):
    match = game(3, 3, steps)
    said = re.compile(r"choosing|planning|ready|to move|next")
    running = seated(match, BLUE)
    assert said.search(whole(running)) and not said.search(whole(replace(running, actors=())))


def test_both_extra_slots_are_closed_until_they_are_unlocked():
    assert panel(position(3)).count("mini shut") == 2
    assert panel(position(3).diamond(PINK, 8)).count("mini shut") == 1


def test_a_hidden_plan_is_blank_ready_or_not():
    found = position(3).planning()
    before = panel(found)
    found.plan(PINK, "coffee_2", None, "banana_2")
    after = panel(found)
    assert before.count("mini empty") == after.count("mini empty") == 3
    assert ">planning<" in before and ">ready<" in after
    cards = re.compile(r'data-piece="card-1-(\w+)"')
    assert cards.findall(before) == cards.findall(after) and len(cards.findall(after)) == len(CARDS[44:])


def test_books_ahead_of_the_jar_are_told_with_gaps():
    found = position(3).jar(PINK, 1).shelf(PINK, "a01", None, "b07", "c13")
    found.s.face_down[PINK] = 1 << 3  # the third space
    html = panel(found)
    assert re.findall(r'class="nb([^"]*)"', html) == ["", " gap", " down", ""]


def test_who_is_next_and_who_is_to_move_is_told():
    match = game(3, 3, 70)
    mover = match.actors[0]
    html = whole(seated(match, (mover + 2) % 3))
    assert html.count("panel s") == 2 and html.count(" move") >= 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_panels_are_drawn_in_every_language(lang):
    assert not re.search(r">[^<]*(?:panel-\w|\{|\$)", whole(scene(game(4, 3, 200), lang)))


def test_many_cards_are_set_closer():
    found = position(3).recovery(PURPLE, "1", "coffee_1", "coffee_2", "banana_1", "banana_2", "cotton_1")
    assert panel(found, PURPLE).count("chip t-coffee dense") == 2
