"""The right column: a panel per rival in the order of turns, or the Automa's."""

import re

import pytest

from entrepot.games.nippon.face.drawn.player.rivals import rivals
from entrepot.games.nippon.words import words
from entrepot.paper.face import Scene, Seat
from entrepot.paper.svg import fill
from entrepot.paper.words import LANGUAGES
from entrepot.testing.scenes import arranged, scene, texts, tree
from tests.games.nippon.drawn.scenes import game
from tests.games.nippon.position import GREEN, PINK, position


def whole(found):
    drawing = rivals(found)
    return str(fill(drawing.frame, drawing.parts))


def panel(found, seat=PINK):
    """A rival's panel in an arranged position."""
    return str(rivals(arranged(found)).parts[f"part-rival-{seat}"])


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
    for players in (1, 2, 4):
        html = whole(scene(game(players, 4, 150)))
        assert "data-acts" not in html and "style=" not in html
        assert html.count('data-el="panel-') == max(1, players - 1)


def test_a_panel_shows_the_numbers_of_the_record():
    found = position(3).supply(PINK, money=12, coal=0, silk=4, iron=1).vp(PINK, 46).kept_coal(PINK, 3)
    found.workers(PINK, "yellow", "expert yellow").marker(PINK, "science", 6).marker(PINK, "finance", 11)
    found.factory(PINK, "clocks_2a", goods=2, machines=1).contracts(PINK, "red", "yellow").favor(PINK, "finance", 3)
    found.taken(PINK, "train", 5)
    html = panel(found)
    assert "<b>46</b>" in html
    said = texts(tree(rivals(arranged(found))))
    assert said[:4] == ["12", "0+3", "4", "1"]
    assert re.findall(r"#nz-(?:worker|expert)-\w+", html) == ["#nz-worker-yellow", "#nz-expert-yellow"]
    assert html.count('class="fill p1"') + html.count('class="fill p1 mark"') == 7 + 6 + 1 + 11 + 0 + 1 + 5
    assert html.count('class="gd clocks"') == 2 and "#nz-favour-3" in html and "2A" in said
    assert html.count('class="under"') == 0 and 'data-piece="expert-yellow"' in html


def test_many_contracts_and_all_factories_still_fit():
    found = position(4).contracts(PINK, "white", "blue", "grey", "yellow", "red", "black", "level_2", "level_3")
    found.factory(PINK, "cotton_1a", "cotton_2a", "paper_1a", "paper_2a", "bento_1a", "bento_2a")
    found.favor(PINK, "contracts", 2).favor(PINK, "factories", 1)
    html = panel(found)
    for box in re.findall(r'x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"', html):
        x, y, width, height = map(float, box)
        assert x + width <= 237 and y + height <= 119.5, box


def test_who_is_next_and_who_is_to_move_is_told():
    match = game(3, 3, 60)
    mover = match.actors[0]
    html = whole(seated(match, (mover + 2) % 3))
    assert (
        html.count('title="bot, greedy, to move"') == 1
        and html.count(">to move<") == 1
        and html.count("panel rival") == 2
    )
    html = whole(seated(match, mover))
    assert html.count('title="bot, greedy, next"') == 1 and html.count(">next<") == 1


def test_the_automa_has_a_panel_with_its_last_turn_and_the_goals():
    found = position(1, level="hard")
    s = found.s
    for n, goal in enumerate((0, 4, 8)):  # ships, mining, influence tokens
        s.solo_goal[n] = goal
    found.marker(GREEN, "mining", 10).taken(GREEN, "ship", 2)
    s.automa_token, s.automa_cell, s.automa_worker, s.automa_action, s.automa_region = 3, 3, 4, 7, 1
    s.automa_tokens &= ~0b11
    html = whole(arranged(found))
    said = texts(tree(rivals(arranged(found))))
    assert [text for text in said if " of " in text] == ["2 of 5", "10 of 10", "0 of 7"]
    assert html.count("#c-confirm") == 1  # one goal is reached
    assert "#nz-act-machines" in html and "#nz-worker-red" in html and "Kansai" in said
    assert html.count('class="fill p1"') == 8  # of ten influence tokens
    assert html.count('class="under"') == 3 and "#nz-automa" in html


def test_before_its_first_turn_the_automa_has_done_nothing():
    assert "hasn’t moved yet" in whole(arranged(position(1)))
    found = position(1)
    found.s.automa_token, found.s.automa_cell = 6, 2
    html = whole(arranged(found))
    assert "takes no action" in html and "#c-forward" in html


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_panels_are_drawn_in_every_language(lang, players):
    match = game(players, 3, 200)
    assert not re.search(r">[^<]*(?:face-\w|\{|\$)", whole(scene(match, lang)))
