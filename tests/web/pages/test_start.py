"""The start page: cards, one's own games, other tables."""

import dataclasses
import re

import pytest

from entrepot.engine.language.game import STAGES
from entrepot.web.pages.start import game_card, own_game, standing, start, state
from entrepot.web.seen.cards import GameCard, OpenTable, OwnGame
from tests.toy.installed import installed, wharf_installed  # noqa: F401
from tests.web import rooms
from tests.web.pages.sample import CARD, MAKING, SOON, Page, face, visitor

V = visitor()


def text(html):
    return " ".join(re.sub(r"<[^>]*>", " ", str(html)).split())


def test_a_shared_game_is_not_filed_as_finished_nor_as_played_against_bots():
    shared, over = OwnGame("x", CARD, 3, 0, "shared", seconds=7200), OwnGame("y", CARD, 3, 0, "over", place=1)
    said = text(start(V, [CARD], [shared]))
    assert "Games to view" in said and "Finished games" not in said
    assert "opened 2 hours ago" in said and "against bots" not in said.partition("to view")[2]
    both = text(start(V, [CARD], [shared, over, OwnGame("z", CARD, 3, 0, "turn")]))
    assert "1 running, 1 finished" in both
    assert both.index("Finished games") < both.index("Games to view") < both.index("Shared game")


def test_a_card_plays_at_once_or_sets_up():
    page = Page(game_card(V, CARD))
    assert page.all("form", action="/play", method="post")
    assert page.all("input", name="game", value="yokohama")
    assert page.all("a", href="/new/yokohama") and page.all("a", href="/rules/yokohama")


def test_a_card_says_what_a_game_takes():
    said = text(game_card(V, CARD))
    assert "2–4 players" in said and "60–120 min" in said
    page = Page(game_card(V, CARD))
    assert page.all("span", role="img", aria_label="weight 4 of 5")
    assert len(page.all("i", class_="on")) == 4 and len(page.all("i")) == 5


def test_a_game_without_a_face_has_nothing_to_press():
    page = Page(game_card(V, SOON))
    assert not page.all("button") and not page.all("a") and not page.all("form")
    assert "Coming later" in text(game_card(V, SOON))


@pytest.mark.parametrize(
    ("lang", "rules", "more"),
    [
        ("en", "In development: rules only, basic table", "In development: basic table"),
        ("ru", "В разработке: только правила, стол без рисунков", "В разработке: стол без рисунков"),
        ("uk", "У розробці: лише правила, стіл без малюнків", "У розробці: стіл без малюнків"),
        ("pl", "W przygotowaniu: same zasady, stół bez rysunków", "W przygotowaniu: stół bez rysunków"),
    ],
)
def test_a_game_that_is_not_drawn_yet_says_what_it_has(lang, rules, more):
    def said(stage):
        html = game_card(visitor(lang), GameCard(dataclasses.replace(MAKING.meta, stage=stage), MAKING.face))
        return re.findall(r'<p class="stage">(.*?)</p>', html)

    assert {stage: said(stage) for stage in STAGES} == {"rules": [rules], "words": [more], "text": [more], "drawn": []}


@pytest.mark.slow
def test_the_toy_says_so_on_the_start_page_and_no_other_game_does(tmp_path, wharf_installed):  # noqa: F811
    with rooms.opened(tmp_path) as room:
        cards = room.get(rooms.ANN, "/").text.split('<article class="game')[1:]
    said = [card for card in cards if "In development: rules only" in card]
    assert len(cards) == 4 and len(said) == 1 and 'href="/new/wharf"' in said[0]


def test_reconstructed_values_are_mentioned_only_where_there_are_some():
    sure = GameCard(SOON.meta, face())
    assert "Reconstructed values" in text(game_card(V, CARD))
    assert "Reconstructed values" not in text(game_card(V, sure)) and "About this game" in text(game_card(V, sure))


def test_the_picture_and_the_style_of_a_game_are_on_the_page():
    html = start(V, [GameCard(CARD.meta, face('<svg id="drawn"></svg>')), SOON])
    assert '<svg id="drawn">' in html and "/static/games/yokohama.css" in html
    assert "/static/games/other.css" not in html


@pytest.mark.parametrize(
    ("changes", "said", "button"),
    [
        ({"state": "turn", "player": "Yellow", "seconds": 240}, "Your turn Yellow moved 4 minutes ago", "Continue"),
        ({"state": "turn"}, "Your turn", "Continue"),
        ({"state": "bot", "player": "Blue"}, "Blue is thinking", "Open"),
        ({"state": "other", "player": "Pink", "seconds": 6 * 3600}, "Pink has 6 hours left", "Open"),
        ({"state": "other", "player": "Pink"}, "Pink’s turn", "Open"),
        ({"state": "waiting", "missing": 1}, "Waiting for 1 more player.", "Open"),
        ({"state": "over", "place": 2, "points": 128}, "Second of 4, 128 points", "Review"),
        ({"state": "left"}, "Abandoned", "Review"),
    ],
)
def test_an_own_game_says_whose_turn_it_is(changes, said, button):
    game = OwnGame("t9", CARD, 4, 1, **changes)
    assert text(state(V.words, game)) == said
    row = own_game(V.words, game)
    assert text(row).endswith(button)
    assert Page(row).all("a", href="/t/t9?seat=1")
    assert ('class="turn"' in row) == (changes["state"] == "turn")


def test_a_game_alone_is_won_or_lost():
    won, lost = (OwnGame("t", CARD, 1, 0, "over", place=place, points=1) for place in (1, 2))
    assert text(state(V.words, won)) == "Won, 1 point" and text(state(V.words, lost)) == "Lost"


def test_an_own_game_says_how_it_is_played():
    def said(**values):
        return standing(V.words, OwnGame("t", CARD, 2, 0, **values))

    assert said(state="turn", round="round 9", pace="day") == "round 9, one day per move"
    assert said(state="bot", round="round 2") == "round 2, against bots"
    assert said(state="waiting", against="link") == "by link"
    assert said(state="over", seconds=86_400) == "finished yesterday"


def test_ones_own_seat_is_framed():
    row = str(own_game(V.words, OwnGame("t", CARD, 3, 1, "turn")))
    assert re.findall(r'class="me"><svg class="p(\d)"', row) == ["1"]
    assert row.count("#c-seat-") == 3


def test_a_newcomer_sees_what_to_do():
    assert Page(start(V, [CARD])).all("input", name="guided", value="on")
    again = start(V, [CARD, CARD], [OwnGame("t", CARD, 2, 0, "turn")])
    assert len(Page(again).all("input", name="guided", value="on")) == 2  # on every card, at any time
    assert V.words.text("start-newcomer") not in again
    said = text(start(V, [CARD]))
    assert "No games yet. Press Play now" in said and "No open tables right now." in said


def going(id, state):
    return OwnGame(id, CARD, 2, 0, state, player="Pink")


def test_games_that_go_on_come_before_all_else_and_those_that_wait_for_the_visitor_before_them():
    own = [going("t1", "over"), going("t2", "other"), going("t3", "turn"), going("t4", "bot"), going("t5", "turn")]
    html = str(start(V, [CARD, SOON], own))
    order = re.findall(r'href="(?:/t/(t\d)\?seat=0|(/new)/yokohama)"', html)
    assert ["".join(found) for found in order] == ["t3", "t5", "t2", "t4", "/new", "t1"]


def test_the_title_counts_the_tables_that_wait_for_the_visitor():
    def titled(*states):
        html = str(start(V, [CARD], [going(f"t{n}", state) for n, state in enumerate(states)]))
        return re.findall(r"<title>(.*?)</title>", html)[0]

    assert titled("turn", "other", "turn") == "(2) Entrepôt"
    assert titled("other", "over") == "Entrepôt" and titled() == "Entrepôt"


def test_tables_to_watch_and_to_sit_at():
    html = start(V, [CARD], (), [OpenTable("c1", CARD, 4), OpenTable("c2", CARD, 3, free=1)])
    page = Page(html)
    assert page.all("a", href="/t/c1", aria_label="Watch: Yokohama")
    assert page.all("form", action="/t/c2/sit", method="post")
    assert page.all("button", aria_label="Take a seat: Yokohama")
    assert "2 open tables" in text(html)


def test_a_wrong_link_and_a_wrong_file_are_told_beside_their_fields():
    page = Page(start(V, [CARD], problem="No such table.", problem_of="link"))
    assert page.all("input", name="link", aria_describedby="link-problem", aria_invalid="true")
    page = Page(start(V, [CARD], problem="No saved game.", problem_of="file"))
    assert page.all("input", name="file", aria_describedby="file-problem")
    assert page.all("form", action="/open", enctype="multipart/form-data", data_largest="1000000")


def test_the_header_changes_the_language_and_the_theme():
    page = Page(start(visitor("uk", "dark"), [CARD]))
    pressed = {values["value"]: values["aria-pressed"] for values in page.all("button", name="lang")}
    assert pressed == {"en": "false", "ru": "false", "uk": "true", "pl": "false"}
    assert page.all("button", name="theme", value="light")
    assert page.all("html", lang="uk", data_theme="dark")
