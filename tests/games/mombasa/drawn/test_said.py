"""Places in words, help, steps of the turn, lessons and the position as text."""

import re
from pathlib import Path

import pytest

from entrepot.engine.match.view import View
from entrepot.games.mombasa.actions import CATALOGUE
from entrepot.games.mombasa.decisions import AGENDA
from entrepot.games.mombasa.face.drawn.places import place
from entrepot.games.mombasa.face.drawn.telling import help as told
from entrepot.games.mombasa.face.drawn.telling.help import help
from entrepot.games.mombasa.face.drawn.telling.here import CITED, NAMED_RULES
from entrepot.games.mombasa.face.drawn.telling.labels import label
from entrepot.games.mombasa.face.drawn.telling.lessons import LESSONS
from entrepot.games.mombasa.face.drawn.telling.stages import round, stages
from entrepot.games.mombasa.face.drawn.telling.text import text
from entrepot.games.mombasa.game import GAME
from entrepot.games.mombasa.words import words
from entrepot.paper.words import LANGUAGES
from entrepot.testing.scenes import walk
from tests.games.mombasa.drawn.scenes import game
from tests.games.mombasa.position import BLUE, PINK, position

WORDS = words("en")
LEDGER = (Path(__file__).parents[4] / "docs" / "rules" / "mombasa.md").read_text(encoding="utf-8")
GAMES = [(2, {}), (3, {"tiles": "chosen"}), (4, {"tracks": "random"})]
MORE = ("panel-0", "bonus-good", "bonus-expansion", "shelf-start")
BAD = re.compile(r"[{}$]|face-\w|None|\(\)|: :")


def seen(found, player=BLUE):
    return View(GAME, bytes(found.view(player).s.buffer), player)


def said(found, where, player=BLUE):
    return label(seen(found, player), where, WORDS)


def places(view):
    """Every place that an action could be done at."""
    return sorted({*(place(view, name) for name in CATALOGUE.names), *MORE} - {None})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_place_has_words_and_help_in_every_language(lang, players, options):
    w = words(lang)
    for steps in (0, 70, 250):
        for viewer in (0, None):
            view = game(players, 4, steps, **options).view(viewer)
            for where in places(view):
                name = label(view, where, w)
                assert name and name != where and not BAD.search(name), name
                found = help(view, where, w)
                assert found.title and found.text and found.rules, where
                assert all(line and not BAD.search(line) for line in found.text)


def test_every_rule_of_a_help_is_in_the_ledger():
    tables = (told.PLACE_HELP, told.CARD_HELP, told.SPACE_HELP)
    rules = {rule for table in tables for _, found in table.values() for rule in found}
    rules |= {rule for found in told.FACE_RULES.values() for rule in found} | {*told.MARKER_RULES, *told.TABLE_RULES}
    rules |= {rule for found in told.LEADING.values() for rule in found} | {*CITED.values(), *NAMED_RULES.values()}
    assert [n for n in sorted(rules) if f"**MB-{n}**" not in LEDGER] == []


def test_places_tell_how_they_stand():
    found = position(3).slots(BLUE, "coffee_2", used=("coffee_2",)).post("cairo", "n2").recovery(BLUE, "3", "banana_1")
    assert said(found, "slot-1") == "Slot 1: coffee 2; used"
    assert said(found, "slot-book") == "Book slot: locked"
    assert said(found, "recovery-3") == "Recovery area 3: banana 1"
    assert said(found, "region-n2") == "Region N2: £1; Cairo post"
    posts = {"ru": "пост Каира", "uk": "пост Каїра", "pl": "faktoria Kairu"}
    assert {lang: label(seen(found), "region-n2", words(lang)).rpartition("; ")[2] for lang in posts} == posts
    assert said(found, "base-cairo_1") == "Cairo, column 1, posts: 4"
    assert said(found, "company-cairo").startswith("Cairo: share value: £0; posts: 14; D1 I: sell a card")
    assert said(found, "shelf-3") == "Book space 3: empty; worth £10 at the end"


def test_while_others_plan_their_slots_tell_nothing():
    found = position(2).planning().plan(BLUE, "coffee_1", "cotton_1", None)
    lines = dict(text(seen(found, PINK), WORDS))
    assert lines["Blue"][0].endswith("ready") and "Slot 1: empty; recovery: –" in lines["Blue"]
    assert "coffee 1" in next(line for line in lines["Blue"] if line.startswith("hand"))
    assert lines["Pink"][0].endswith("planning")


def test_help_tells_how_a_place_stands_and_what_its_card_does():
    found = help(seen(position(3).slots(BLUE, "bookkeeper")), "slot-1", WORDS)
    assert found.title == "Slot 1" and found.text[:2] == ("Bookkeeper 2 BP.", WORDS.text("help-bookkeeper"))
    found = position(3)
    assert help(seen(found), "nowhere", WORDS).title == "Mombasa"


def marks(found, viewer=BLUE):
    return [(stage.mark, stage.label, stage.state) for stage in stages(seen(found, viewer), WORDS)]


def test_the_steps_of_an_expansion():
    found = position(3).slots(BLUE, "expansion_2a")
    assert marks(found) == [("", "cards left: 1, markers: 2", "now")]
    found.take("expand:cairo")
    assert [(label, state) for _, label, state in marks(found)] == [
        ("Cairo", "done"), ("Enter a region: 2 of 2 left", "now"), ("Reward", "next"),
    ]  # fmt: skip
    found.take("enter:n2", "post_from:cairo_1")
    assert ("N2", "N2", "done") in marks(found)


def test_the_steps_of_a_plan_tell_who_is_not_ready():
    found = position(3).planning()
    found.plan(PINK, "coffee_1", None, None).take("lay:coffee_1", player=BLUE)
    assert [label for _, label, _ in marks(found)] == [
        "1 of 3 slots filled", "hidden until all are ready", "not ready: Purple",
    ]  # fmt: skip
    assert marks(found, PINK) == [("ready", "ready", "done"), ("", "not ready: Blue, Purple", "now")]


def test_every_decision_has_one_step_at_hand():
    for players, options in GAMES:
        for match in walk(game(players, 9, 0, **options), 9, 200):
            for viewer in (match.actors[0], None):
                found = stages(match.view(viewer), WORDS)
                assert [stage.state for stage in found].count("now") == 1, match.view(viewer).asked


def test_where_the_game_stands():
    assert round(game(2, 1, 0).view(0), WORDS) == "setup"
    assert round(seen(position(2).planning()), WORDS) == "round 1: plan"
    assert round(seen(position(2)), WORDS) == "round 1: action"
    assert round(seen(position(2).finish()), WORDS) == "over"


def test_lessons_are_about_decisions_that_exist():
    assert 10 <= len({lesson.words for lesson in LESSONS}) <= 14
    for lesson in LESSONS:
        assert lesson.kind in AGENDA.asks and WORDS.text(lesson.words)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_the_position_can_be_read(lang, players, options):
    w = words(lang)
    for steps in (0, 200):
        for viewer in (0, None):
            sections = text(game(players, 4, steps, **options).view(viewer), w)
            for title, lines in sections:
                assert title and lines
                assert all(line and not BAD.search(line) for line in lines), lines
            titles = [title for title, _ in sections]
            assert len(titles) == len(set(titles))
