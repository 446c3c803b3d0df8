"""The market: cards with their prices, books under the round that pays them, bonus spaces with their markers."""

import re

import pytest

from entrepot.games.mombasa.actions import BOOK_SPACES, DISPLAY, SPACES
from entrepot.games.mombasa.face.drawn.board.market import market
from entrepot.paper.svg import fill
from entrepot.paper.words import LANGUAGES
from entrepot.testing.scenes import arranged, by_place, scene, tree, walk
from tests.games.mombasa.drawn.scenes import game
from tests.games.mombasa.position import BLUE, PINK, position

PLACES = {
    *(f"display-{name}" for name in DISPLAY),
    *(f"book-{name}" for name in BOOK_SPACES),
    *(f"space-{name}" for name in SPACES[:11]),
}


def said(el):
    return " ".join(text.strip() for text in el.itertext() if text.strip())


def whole(found):
    drawing = market(found)
    return fill(drawing.frame, drawing.parts)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_place_of_a_legal_action_can_be_pressed(players):
    seen = set()
    for match in walk(game(players, 3, 0, tracks="random"), 8, 160):
        found = scene(match)
        drawn = by_place(tree(market(found)))
        assert set(drawn) == PLACES | {"rounds"}  # of which only is asked
        glowing = {place for place, el in drawn.items() if "data-acts" in el.attrib}
        assert glowing == PLACES & set(found.acts)
        for place in glowing:
            assert drawn[place].attrib["data-acts"] == "|".join(act.name for act in found.acts[place])
            assert drawn[place].attrib["role"] == "button" and len(drawn[place].attrib["aria-label"]) > 5
        seen |= {place.partition("-")[0] for place in glowing}
    assert {"book", "space"} <= seen


def test_a_card_shows_its_crate_the_surcharge_and_the_sum():
    found = position(3).display(left_1="a01", middle_1="a04", right_1="a08", left_2=None)
    drawn = by_place(tree(market(arranged(found))))
    assert said(drawn["display-left_1"]) == "2 3+2 5"
    assert said(drawn["display-middle_1"]) == "3 3+1 4"
    assert said(drawn["display-right_1"]) == "2 2 2"
    assert "gap" in drawn["display-left_2"].attrib["class"] and said(drawn["display-left_2"]) == ""


def test_prices_are_in_pounds_where_pounds_pay_and_a_reduction_is_taken_off():
    found = position(3).display(left_1="a01").money(BLUE, 20)
    assert "£5" in said(by_place(tree(market(arranged(found.ask("buying")))))["display-left_1"])
    found = position(3).display(left_1="a01").money(BLUE, 20).ask("either", 0, 1, 1)
    assert "£4" in said(by_place(tree(market(arranged(found))))["display-left_1"])


def test_books_lie_under_the_round_whose_coins_they_get():
    found = position(4)
    found.s.round = 3
    found.s.coins[BOOK_SPACES.index("b1")] = 1
    html = whole(arranged(found))
    assert re.findall(r'data-el="book-(\w\d)"', html) == [
        "a1", "a3", "b1", "b3", "c1", "c3", "a2", "a4", "b2", "b4", "c2", "c4",
    ]  # fmt: skip
    assert html.count('class="cn"') == 1
    assert html.count('class="pastr"') == 2 and html.count('class="nowr"') == 1


def test_markers_lie_on_their_spaces_and_the_head_tells_who_has_most():
    found = position(3).slots(BLUE, "coffee_2").slots(PINK, "coffee_1", "expansion_2a").marker(PINK, "sell")
    drawing = market(arranged(found))
    head = str(drawing.parts["part-spaces"]).partition("</h2>")[0]
    assert re.findall(r"<b>(\d+)</b>", head) == ["2", "0", "0", "2"]
    assert re.findall(r"#c-seat-(\d)", head) == ["0", "1"]
    drawn = by_place(tree(drawing))
    assert [el.attrib["data-piece"] for el in drawn["space-sell"].iter() if "data-piece" in el.attrib] == ["marker-1-2"]


def test_the_tier_that_is_reached_stands_out():
    html = whole(arranged(position(3).slots(BLUE, "coffee_2", "coffee_1")))
    assert re.findall(r'tier best"><i>([^<]+)<', html) == ["3–4"]


def test_while_plans_are_secret_nothing_is_told_of_totals():
    found = position(3).planning().take("lay:coffee_2", player=BLUE)
    head = str(market(arranged(found)).parts["part-spaces"]).partition("</h2>")[0]
    assert "<b>" not in head and "face up" in head


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_drawn_in_every_language_without_a_style(lang):
    html = whole(scene(game(4, 3, 120), lang))
    assert not re.search(r">[^<]*(?:panel-\w|\{|\$)", html) and "style=" not in html and "None" not in html
