"""The score sheet and a shared victory."""

import re

import pytest

from entrepot.engine.match.view import Result, View
from entrepot.games.mombasa.face.drawn.telling.scores import CATEGORIES, CATEGORY_RULES, scores
from entrepot.games.mombasa.game import GAME
from entrepot.games.mombasa.words import words
from entrepot.paper.words import LANGUAGES
from tests.games.mombasa.drawn.scenes import game
from tests.games.mombasa.position import BLUE, position

WORDS = words("en")


@pytest.mark.parametrize(("players", "lang"), list(zip((2, 3, 4, 3), LANGUAGES, strict=True)))
def test_the_rows_of_a_finished_game_add_up(players, lang):
    match = game(players, 6, 5000)
    html = str(scores(match.view(0), match.result, words(lang)))
    assert match.over and "style=" not in html and not re.search(r"face-\w|\{|\$", html)
    ranked = sorted(range(players), key=lambda seat: (match.result.ranks[seat], seat))
    body = html[html.index("<tbody>") : html.index("</tbody>")]
    table = [re.findall(r"<td>(.*?)</td>", row) for row in body.split("</tr>")[:-1]]
    assert len(table) == len(CATEGORIES)
    for column, seat in enumerate(ranked):
        points = [re.sub(r"<small>.*?</small>|\s", "", row[column]) for row in table]
        assert sum(int(n) for n in points if n != "–") == match.result.scores[seat]
    totals = re.findall(r"<td><b>(-?\d+)</b></td>", html)
    assert [int(n) for n in totals] == [match.result.scores[seat] for seat in ranked]


def test_every_category_names_its_rule_and_a_company_its_shares():
    found = position(2).track(BLUE, "cairo", 3).finish()
    html = str(scores(View(GAME, bytes(found.s.buffer), 0), Result((9, 8), (1, 2)), WORDS))
    assert set(CATEGORY_RULES) == set(CATEGORIES)
    assert all(f'title="MB-{rule}"' in html for rule in CATEGORY_RULES.values()) and "× £0" in html


def test_equal_sums_share_the_victory():
    view = game(2, 6, 5000).view(0)
    assert "share the victory: Blue, Pink (MB-1510)" in scores(view, Result((50, 50), (1, 1)), WORDS).striptags()
    assert "share the victory" not in scores(view, Result((51, 50), (1, 2)), WORDS).striptags()


def test_a_game_that_was_broken_off_is_counted_as_it_stands():
    found = position(2).money(BLUE, 33)
    html = scores(View(GAME, bytes(found.s.buffer), 0), Result((33, 1), (1, 2)), WORDS)
    assert "<td>33</td>" in html
