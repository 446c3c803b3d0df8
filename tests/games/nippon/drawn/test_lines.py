"""Lines of the log: the sentence, the name in bold, amounts as icons, and what happened by itself."""

import random
import re

import pytest

from entrepot.engine.match.view import View
from entrepot.games.nippon.face.drawn.telling.lines import line
from entrepot.games.nippon.game import GAME
from entrepot.games.nippon.words import words
from entrepot.paper.words import LANGUAGES
from tests.games.nippon.drawn.scenes import game
from tests.games.nippon.position import GREEN, PINK, PURPLE, position

WORDS = words("en")
QUIET = ("done", "stop", "act")


def seen(found):
    return View(GAME, bytes(found.s.buffer), GREEN)


def told(found, action, player=GREEN, lang="en"):
    """A line as it is, after the action."""
    before = seen(found)
    found.take(action)
    return line(before, seen(found), player, action, words(lang))


def plain(html):
    """The words of a line, with the label of each icon in brackets."""
    named = re.sub(r'<svg[^>]*aria-label="([^"]*)"[^>]*>.*?</svg>', r"[\1]", str(html))
    named = re.sub(r'<span class="also">', " | ", re.sub(r"<svg[^>]*>.*?</svg>", "", named))
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", named)).strip()


def test_hiring_tells_the_worker_and_the_action():
    found = position(3).hiring("science", "white", "red").supply(GREEN, money=5)
    assert told(found, "act:science") == ""  # the worker is still to be chosen
    said = told(found, "hire:red")
    assert plain(said).startswith("Green hires a red worker , [Science] Science")
    assert said.startswith("<b>Green</b>") and 'href="#nz-worker-red"' in said


def test_where_there_is_no_choice_the_action_tells_the_worker():
    found = position(3).hiring("science", "red").supply(GREEN, money=5)
    assert plain(told(found, "act:science")).startswith("Green hires a red worker")


def test_steps_tell_price_steps_and_bonuses():
    found = position(3).supply(GREEN, money=5).marker(GREEN, "science", 2).acting("science")
    said = plain(told(found, "steps:2"))
    assert said == "Green takes 2 steps: −[−¥3], +2 [+2 coal], +2 [+2 science steps]"


def test_a_supply_tells_goods_token_who_was_driven_out_and_the_region():
    found = position(4).factory(GREEN, "lamps_1a", goods=3).demand("kyoto_n", "lamps")
    found.influence(PINK, "kyoto_n", 4).acting("markets")
    said = plain(told(found, "supply_1:kyoto_n"))
    assert "−1 [−1 × lamps]" in said and "[influence tokens] 5" in said
    assert "[Pink] 4" in said and "Kansai 0 → 5" in said


def test_a_ship_tells_expert_and_department():
    found = position(3).supply(GREEN, iron=3).acting("ships")
    said = plain(told(found, "ship:london"))
    assert "−3 [−3 iron]" in said and "[grey expert]" in said and "[Transport][improved]" in said


def test_a_favor_token_tells_level_and_goal():
    found = position(3).workers(GREEN, "red", "blue").supply(GREEN, money=3)
    found.take("consolidate")
    said = told(found, "favor:trains_1")
    assert "#nz-favour-1" in said and "#nz-train" in said


def test_silk_is_not_told_twice():
    found = position(3).supply(GREEN, silk=2)
    assert plain(told(found, "silk")) == "Green converts 1 silk to ¥1"


def test_nothing_is_said_of_a_turn_that_only_ends():
    assert told(position(3).ending(GREEN), "done") == ""


def test_the_end_of_a_period_tells_everybodys_points():
    found = position(3).round(2).influence(GREEN, "kyoto_n", 7).influence(GREEN, "kyoto_e", 6)
    found.influence(PURPLE, "osaka_n", 2).empty_queue().ending(GREEN).hiring("markets")
    said = plain(told(found, "done"))
    assert said.startswith("Green ends the turn | Round 2 ends | Period I ends: influence scoring:")
    gained = re.findall(r"\[(Green|Pink|Purple)\] \+\[\+(\d+) VP\]", said)
    assert [name for name, _ in gained] == ["Green", "Pink", "Purple"]
    assert [int(vp) for _, vp in gained] == [found.s.vp[n] for n in range(3)] and found.s.vp[GREEN] > 0


def test_common_goals_tell_who_leads():
    found = position(3, goals="on").round(4).common_goals(2, "science", "ships").marker(PINK, "science", 4)
    found.empty_queue().ending(GREEN).hiring("markets")
    said = plain(told(found, "done"))
    assert "furthest on science: [Pink]" in said and "most ships built" not in said


def test_the_last_rounds_are_announced():
    found = position(2).round(5).empty_queue().ending(GREEN).hiring("markets")
    assert "The last rounds begin; Pink takes the second round marker" in plain(told(found, "done"))


def test_the_automas_turn_is_told_step_by_step():
    """With every level, until each thing it can do was seen."""
    told_of = {"reveals": 0, "returns": 0, "places a train": 0, "places influence token": 0, "takes no action": 0}
    for seed in (1, 2):
        for before, after, player, action in moves(game(1, seed, 0, level="hard"), seed, 400):
            said = plain(line(before, after, player, action, WORDS))
            if action == "done" and not after.over:
                assert "The Automa reveals an action token" in said
            told_of = {what: n + (what in said) for what, n in told_of.items()}
    assert all(told_of.values()), told_of


def test_a_lost_solo_game_says_so():
    found = position(1).round(8)
    found.s.holder, found.s.turns_left = 1, 1
    found.s.solo_goal[0] = 0
    found.ending(GREEN)
    assert "A solo goal was missed" in plain(told(found, "done"))


def test_what_others_come_to_without_a_choice_is_told():
    """Who has no room for a worker consolidates; without favour tokens nothing is asked until the end of that turn."""
    found = position(2).workers(PINK, *["blue"] * 6).supply(PINK, coal=4).ending(GREEN)
    for level in range(3):
        found.s.favors_left[PINK, level] = 0
    said = plain(told(found, "done"))
    assert (found.s.actor, found.asked) == (PINK, "end")
    assert said == "Green ends the turn | [Pink] consolidation: −2 [−2 coal] +[+¥12]"


def moves(match, seed, steps):
    """Each move of a random game: the views before and after it, who made it, and what it was."""
    rng = random.Random(seed)
    for _ in range(steps):
        if match.over:
            return
        before, player = match.view(0), match.actors[0]
        action = rng.choice(match.legal(player))
        match.take(player, action)
        yield before, match.view(0), player, action


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_move_of_a_random_game_has_a_line_unless_nothing_came_of_it(lang, players):
    options = {"level": "normal"} if players == 1 else {"goals": "on", "late": "on", "side": "random"}
    count = 0
    for before, after, player, action in moves(game(players, 22, 0, **options), 22, 260):
        said = line(before, after, player, action, words(lang))
        count += 1
        if not said:
            assert action.partition(":")[0] in QUIET, action
            continue
        assert said.count("<b>") == 1 and said.startswith("<b>")
        assert "&lt;" not in said and "{" not in said and not said.rstrip().endswith(":")
        assert "style=" not in said and "None" not in said
    assert count > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pair_of_starting_tiles_is_told_once(lang):
    """What its tiles bring at once stands among the gains; the sentence says no more than what the other tile does."""
    match = game(3, 1, 0)
    before, player = match.view(None), match.actors[0]
    match.take(player, "pair:2")
    said = plain(line(before, match.view(None), player, "pair:2", words(lang)))
    assert said.count(":") == 1 and said.count(words(lang).text("label-vp")) <= 1, said
