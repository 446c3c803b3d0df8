"""The score sheet, its tie-break, and the result of a solo game."""

import random
import re

import pytest

from entrepot.engine.match.view import Result, View
from entrepot.games.nippon.face.drawn.telling.scores import CATEGORIES, CATEGORY_RULES, rating, scores
from entrepot.games.nippon.game import GAME
from entrepot.games.nippon.words import words
from entrepot.paper.words import LANGUAGES
from tests.games.nippon.drawn.scenes import game
from tests.games.nippon.position import GREEN, position

WORDS = words("en")


def finished(players, seed, **options):
    match, rng = game(players, seed, 0, **options), random.Random(seed)
    while not match.over:
        player = match.actors[0]
        match.take(player, rng.choice(match.legal(player)))
    return match


def solo(vp, rank, *goals, level="hard"):
    """The sheet of a solo game that ended so."""
    found = position(1, level=level)
    s = found.s
    for n, goal in enumerate(goals):
        s.solo_goal[n] = goal
    s.vp[0], s.rank[0], s.over = vp, rank, 1
    return scores(View(GAME, bytes(s.buffer), 0), Result((vp,), (rank,)), WORDS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rows_of_a_finished_game_add_up(players):
    match = finished(players, 6)
    html = str(scores(match.view(0), match.result, WORDS))
    ranked = sorted(range(players), key=lambda seat: match.result.ranks[seat])
    body = html[html.index("<tbody>") : html.index("</tbody>")]
    table = [re.findall(r"<td>(.*?)</td>", row) for row in body.split("</tr>")[:-1]]
    assert len(table) == len(CATEGORIES)
    for column, seat in enumerate(ranked):
        points = [re.sub(r"<svg.*?</svg>|\s", "", row[column]) for row in table]
        assert sum(int(n) for n in points if n != "–") == match.result.scores[seat]
    totals = re.findall(r"<td><b>(-?\d+)</b></td>", html)
    assert [int(n) for n in totals] == [match.result.scores[seat] for seat in ranked]


def test_every_category_names_its_rule():
    assert set(CATEGORY_RULES) == set(CATEGORIES)
    html = str(scores(finished(2, 6).view(0), Result((9, 9), (2, 1)), WORDS))
    assert all(f'title="NZ-{rule}"' in html for rule in CATEGORY_RULES.values())


def test_a_tie_is_explained_in_the_order_of_the_rule():
    match = finished(2, 6)
    text = scores(match.view(0), Result((50, 50), (2, 1)), WORDS).striptags()
    assert "Tied on points (Pink, Green)" in text and "NZ-1716" in text
    assert "Tied on points" not in scores(match.view(0), Result((51, 50), (1, 2)), WORDS).striptags()


def test_a_game_that_was_broken_off_shows_the_points_from_play():
    found = position(2).vp(GREEN, 33)
    html = scores(View(GAME, bytes(found.s.buffer), 0), Result((33, 0), (1, 2)), WORDS)
    assert "<td> 33</td>" in html


@pytest.mark.parametrize(
    ("vp", "noun"), [(241, 1), (240, 2), (211, 2), (181, 3), (180, 4), (151, 4), (150, 5), (0, 5), (-4, 5)]
)
def test_the_rating_of_a_won_solo_game(vp, noun):
    assert rating(vp) == f"rating-{noun}"
    assert WORDS.noun(f"rating-{noun}") in solo(vp, 1, 0, 1, 2).striptags()


def test_a_lost_solo_game_says_which_goal_was_missed():
    html = solo(90, 2, 3, 0, 7)
    text = html.striptags()
    assert "the game is lost" in text and "Science: 1 of 10" in text and "Ships: 0 of 5" in text
    assert html.count("#c-close") == 3 and "NZ-2062" in html
    assert solo(90, 2, 3, level="easy").count("#c-close") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_the_sheet_is_whole_in_every_language(lang, players):
    match = finished(players, 6)
    html = str(scores(match.view(0), match.result, words(lang)))
    assert "style=" not in html and not re.search(r"face-\w|\{|\$", html)
