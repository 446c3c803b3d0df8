"""The page of an analysis: what it tells of each player, and where it leads."""

import re

from entrepot.web.house.analysing import Share, Wish
from entrepot.web.pages.analysis import shown, waiting
from entrepot.web.pages.study import played_out
from tests.web.pages.sample import Page, a_played, an_analysis, visitor

V = visitor()


def text(html):
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", str(html))).strip()


def test_a_decision_is_told_and_leads_to_its_moment():
    html = shown(V, a_played(), an_analysis(), 0)
    assert [one["href"] for one in Page(html).all("a") if "?at=" in one["href"]] == ["/t/t1?at=9", "/t/t1?at=4"]
    told = text(html)
    assert (
        "After move 9 Played Place an assistant in the Bank Better Place an assistant on the Canal"
        " Difference −3 VP gained in play; −3 Church; +12% chance of winning"
        " Likely to follow: Pink: Place an assistant in the Bank, Stop here; Anna: Place"
    ) in told
    assert "Luck: +10%" in told and "Luck: −12%" in told and "Luck: 0%" in told
    assert told.count("Nothing clearly better was found.") == 2


def test_one_seat_is_shown_by_category_and_leads_to_the_others():
    page = Page(shown(V, a_played(), an_analysis(), 1))
    ways = [one for one in page.all("a") if one["href"].endswith("#rows")]
    assert [one["href"] for one in ways] == ["?seat=0#rows", "?seat=1#rows", "?seat=2#rows"]
    assert [one.get("aria-current") for one in ways] == [None, "true", None]
    assert len(page.all("polygon")) == 2 * 2  # rows, for desk and phone
    assert "Pink: expected final score by category" in text(shown(V, a_played(), an_analysis(), 1))


def test_every_chart_is_there_in_numbers_too():
    page = Page(html := shown(V, a_played(), an_analysis(), 0))
    assert len(page.all("figure")) == len(page.all("caption")) == 3
    assert {one["role"] for one in page.all("svg", class_="score-chart")} == {"img"}
    first = html[html.index("<tbody>") : html.index("</tbody>")]
    assert first.count("<tr>") == 11 and first.count("<td>33</td>") == 3 * 11


def test_a_game_alone_and_one_without_a_score_sheet():
    alone = shown(V, a_played(("Blue",)), an_analysis(seats=1), 0)
    assert "<nav" not in alone[alone.index('id="rows"') : alone.index("</section>")] and "Everyone else" not in alone
    bare = Page(shown(V, a_played(rows=()), an_analysis(rows=()), 0))
    assert len(bare.all("figure")) == 1 and not bare.all("polygon")


def test_names_are_escaped():
    names = ("<i>Eve</i>", "Pink", "Anna")
    found = [Share(1, 0.5, 0.1, 0.9, 12.25)] * 3
    for html in (
        shown(V, a_played(names), an_analysis(), 0),
        waiting(V, a_played(names), 1, 2),
        played_out(V.words, names, Wish(1, 0, "random", "greedy"), found, 2),
    ):
        assert "<i>Eve" not in html


def test_progress_is_a_number_of_moves():
    page = Page(waiting(V, a_played(), 4, 11))
    assert page.all("progress")[0] | {"aria-label": ""} == {"max": "11", "value": "4", "aria-label": ""}
    assert "4 of 11" in text(waiting(V, a_played(), 4, 11))


def test_games_that_were_played_out_are_counted_in_a_table():
    found = [Share(61.5, 0.615, 0.516, 0.705, 100.04), Share(38.5, 0.385, 0.29, 0.48, 88.25)]
    told = text(played_out(V.words, ("Blue", "Pink"), Wish(7, 1, "greedy", "random"), found, 100))
    assert told == (
        "100 games played out from move 7 Player Wins Share of wins Mean score"
        " Blue Random 61.5 62% (52–70%) 100 Pink Greedy 38.5 38% (29–48%) 88.2"
    )
