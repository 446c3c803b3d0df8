"""Places in words, help, steps of the turn, lessons and the position as text."""

import re
from pathlib import Path

import pytest

from entrepot.engine.match.view import View
from entrepot.games.nippon.actions import CATALOGUE, FACTORIES
from entrepot.games.nippon.decisions import AGENDA
from entrepot.games.nippon.face.drawn.places import place
from entrepot.games.nippon.face.drawn.telling import help as told
from entrepot.games.nippon.face.drawn.telling.help import help
from entrepot.games.nippon.face.drawn.telling.labels import label
from entrepot.games.nippon.face.drawn.telling.lessons import LESSONS
from entrepot.games.nippon.face.drawn.telling.stages import round, stages
from entrepot.games.nippon.face.drawn.telling.text import text
from entrepot.games.nippon.game import GAME
from entrepot.games.nippon.words import words
from entrepot.paper.words import LANGUAGES
from entrepot.testing.scenes import walk
from tests.games.nippon.drawn.scenes import game
from tests.games.nippon.position import GREEN, PINK, position

WORDS = words("en")
LEDGER = (Path(__file__).parents[4] / "docs" / "rules" / "nippon.md").read_text(encoding="utf-8")
GAMES = [(1, {"level": "hard"}), (2, {"side": "b"}), (3, {"late": "on", "side": "random"}), (4, {"goals": "on"})]
MORE = (
    "bag-white", "supply-money", "supply-coal", "supply-iron", "supply-influence", "panel-0", "panel-automa",
    "tile-coal", "consolidate", *(f"slot-{n}" for n in range(1, 7)), *(f"goods-{n}" for n in range(1, 7)),
)  # fmt: skip


def seen(found, player=GREEN):
    return View(GAME, bytes(found.s.buffer), player)


def said(found, where, player=GREEN):
    return label(seen(found, player), where, WORDS)


def places(view):
    """Every place that an action could be done at."""
    found = {place(view, name) for name in CATALOGUE.names} - {None}
    return sorted({*found, *MORE} - {f"pair-{n}" for n in range(1, 6)})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_place_has_words_and_help_in_every_language(lang, players, options):
    w = words(lang)
    for steps in (0, 90, 300):
        view = game(players, 4, steps, **options).view(0)
        for where in places(view):
            name = label(view, where, w)
            assert name and name != where and not re.search(r"[{}$]|face-\w|None", name), name
            found = help(view, where, w)
            assert found.title and found.text and found.rules, where
            assert all(line and not re.search(r"[{}$]|None", line) for line in found.text)


def test_every_rule_of_a_help_is_in_the_ledger():
    tables = (told.ACTION_HELP, told.PLACE_HELP, told.TRACK_HELP, told.SUPPLY_HELP)
    rules = {rule for table in tables for _, found in table.values() for rule in found}
    rules |= {*told.DEPARTMENT_RULES.values(), *sum(told.FACTORY_RULES.values(), ()), *told.AUTOMA_RULES}
    assert [n for n in sorted(rules) if f"**NZ-{n}**" not in LEDGER] == []


def test_places_tell_how_they_stand():
    found = position(4).influence(PINK, "kyoto_n", 4).demand("kyoto_n", "lamps").train(PINK, "kansai_1")
    assert said(found, "cell-kyoto_n") == "Kyoto north: demand: lamps; Pink 4"
    assert said(found, "station-kansai_1") == "Kansai, train cell 1: Pink"
    assert said(found, "station-kansai_2") == "Kansai, train cell 2: 1 silk"
    assert said(found, "region-kansai") == "Kansai: 2 silk; foreign companies 10, Pink 6"
    found = position(2).improve(GREEN, "blue").marker(GREEN, "finance", 7).favor(GREEN, "finance", 1)
    assert said(found, "department-blue") == "Finance, blue department: ¥5; improved"
    assert said(found, "track-finance") == "Finance: space 7; income ¥18"
    assert said(found, "goal-finance") == "Personal goals, finance: level 1 favour token, 5 VP"
    assert said(found, "station-kansai_5").endswith("not used with this many players")
    found = position(2).workers(GREEN, "red", "blue").factory(GREEN, "cotton_2a", goods=2, machines=1)
    assert said(found, "consolidate") == "Consolidate: ¥12, 2 coal, 2 silk; salaries ¥6"
    assert said(found, "slot-1").startswith("Factory cell 1: cotton factory 2A; Once: 3 silk; 2 coal → 2 × cotton")
    assert said(found, "goods-1") == "Goods, factory cell 1: 2 × cotton"
    assert said(found, "machine-1_left") == "Factory cell 1, left: machine"


def test_the_help_of_a_factory_begins_with_what_it_does():
    found = position(3).factory(GREEN, "paper_3a")
    assert help(seen(found), "slot-1", WORDS).text[0] == "With Investment and contracts: 2 finance steps"
    assert 623 in help(seen(found), "slot-1", WORDS).rules
    for name in FACTORIES:
        assert len(help(seen(found), f"factory-{name}", WORDS).text) == 2


def test_what_is_unknown_is_answered_with_how_the_table_is_read():
    assert help(seen(position(3)), "nowhere", WORDS).title == "Nippon: Zaibatsu"


def marks(found):
    return [(stage.mark, stage.state) for stage in stages(seen(found), WORDS)]


def test_the_steps_of_an_action():
    found = position(3).supply(GREEN, iron=9).hiring("ships", "white", "red")
    assert [state for _, state in marks(found)] == ["now", "next", "next", "next"]
    found.take("act:ships")
    assert marks(found)[:2] == [("Ships", "done"), ("2", "now")]
    found.take("hire:red")
    assert marks(found) == [
        ("Ships", "done"), ("Hire", "done"), ("3", "now"), ("4", "next"), ("5", "next"), ("6", "next"),
    ]  # fmt: skip
    found.take("ship:paris")
    assert marks(found)[2:4] == [("Ship 1", "done"), ("4", "now")]
    found.take("stop")
    assert marks(found)[-1] == ("6", "now")


def test_the_steps_of_a_consolidation():
    found = position(3).workers(GREEN, "white", "red")
    found.take("consolidate")
    assert marks(found) == [("A", "now"), ("B", "next"), ("C", "next"), ("D", "next")]
    found.take("favor:ships_1")
    assert found.asked == "research" and marks(found)[2] == ("C", "now")
    found.take("research:mining")
    assert [state for _, state in marks(found)] == ["done", "done", "done", "done", "now"]


def test_every_decision_of_a_turn_has_one_step_at_hand():
    for players, options in GAMES:
        for match in walk(game(players, 9, 0, **options), 9, 250):
            found = stages(match.view(match.actors[0]), WORDS)
            asked = match.view(0).asked
            if found and asked != "leftover":
                assert [stage.state for stage in found].count("now") == 1, asked


def test_where_the_game_stands():
    assert round(game(2, 1, 0).view(0), WORDS) == "setup"
    assert round(seen(position(2).round(7)), WORDS) == "round 7"
    assert round(seen(position(2).workers(PINK, "red", "blue").finish()), WORDS) == "the end"


def test_lessons_are_about_decisions_and_places_that_exist():
    view = seen(position(3))
    assert 10 <= len({lesson.words for lesson in LESSONS}) <= 14
    for lesson in LESSONS:
        assert lesson.kind in AGENDA.asks and WORDS.text(lesson.words)
        assert not lesson.place or label(view, lesson.place, WORDS) != lesson.place


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_the_position_can_be_read(lang, players, options):
    w = words(lang)
    for steps in (0, 200):
        view = game(players, 4, steps, **options).view(0)
        sections = text(view, w)
        for title, lines in sections:
            assert title and lines
            assert all(line and not re.search(r"[{}$]|face-\w|None", line) for line in lines), lines
        titles = [title for title, _ in sections]
        assert len(titles) == len(set(titles)) and (w.noun("automa") in titles) == (players == 1)


def test_the_text_has_every_number_of_a_zaibatsu():
    found = position(3).supply(GREEN, money=7, coal=3, silk=5, iron=2).vp(GREEN, 41).workers(GREEN, "red")
    found.factory(GREEN, "lamps_1a", goods=2, machines=1).contracts(GREEN, "level_2").favor(GREEN, "ships", 2)
    lines = dict(text(seen(found), WORDS))["Green"]
    assert lines[0] == "41 VP, ¥7, 3 coal, 5 silk, 2 iron"
    assert any(line.startswith("lamp factory 1A: machine 1, goods 2; Once:") for line in lines)
    assert "contracts: contract for level 2 goods" in lines
    assert "favour tokens: level 2 on ships" in lines
