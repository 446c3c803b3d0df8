"""The face as a whole: every legal action has its place on desk and phone, everything has help, nothing leaks."""

import random
import re
from pathlib import Path

import pytest

from entrepot.engine.match.view import Result
from entrepot.games.yokohama.actions import AREAS, COUNTRIES, GOODS, PIECES, REWARD_TOKENS, TECHNOLOGIES
from entrepot.games.yokohama.box.tables import CARD_NAME
from entrepot.games.yokohama.decisions import AGENDA
from entrepot.games.yokohama.face.drawn.face import FACE
from entrepot.games.yokohama.face.drawn.telling.help import technology
from entrepot.games.yokohama.face.text import TEXT
from entrepot.games.yokohama.game import GAME
from entrepot.paper.words import LANGUAGES
from entrepot.testing.wording import messages
from tests.games.yokohama.drawn.whole import PLACE, desk, drawn, offers, phone, played, scene, step
from tests.paper.said import in_vain, said

ROOT = Path(__file__).parents[4]
LEDGER = (ROOT / "docs" / "rules" / "yokohama.md").read_text(encoding="utf-8")
DRAWN = ROOT / "entrepot" / "games" / "yokohama" / "face" / "drawn"
EVERYTHING = {"rewards": "on", "free_agents": "on"}


def missing(match):
    """Places with acts that a drawing of the player to move does not offer."""
    found = scene(match, match.actors[0])
    wanted = {place: "|".join(act.name for act in acts) for place, acts in found.acts.items()}
    for name, html in (("desk", desk(found)), ("phone", phone(found))):
        shown = offers(html)
        yield from (f"{name}: {place} {acts}" for place, acts in wanted.items() if shown.get(place) != acts)


def walk(players, seed, every, **options):
    match = played(players, seed, **options)
    rng = random.Random(seed)
    moves = 0
    while not match.over:
        if moves % every == 0:
            assert list(missing(match)) == [], (players, seed, moves, match.view(match.actors[0]).asked)
        step(match, rng)
        moves += 1


def test_every_legal_action_has_its_place_on_desk_and_phone():
    walk(2, 4, 80, **EVERYTHING)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(20))
def test_every_legal_action_has_its_place_in_twenty_games(seed):
    options = EVERYTHING if seed % 2 else {"edition": "original", "agents": "replace"}
    walk(2 + seed % 3, 100 + seed, 4, **options)


def test_the_game_gives_its_face():
    assert GAME.faces.drawn() is FACE
    assert FACE.sprite.exists() and FACE.style.exists()
    assert FACE.walk == {"step"} and FACE.arrive == "stop"
    assert all("step" in AGENDA.asks[kind] for kind in ("moving", "walking")) and FACE.arrive in AGENDA.asks["walking"]


def places():
    yield from (f"area-{area}" for area in AREAS)
    yield from (f"{kind}-{area}" for kind in ("house", "token") for area in AREAS[:-1])
    yield from (f"site-{area}-{n}" for area in AREAS[:-1] for n in range(1, 5))
    yield from (f"{kind}-{board}{n}" for kind in ("port", "lab") for board in "ab" for n in range(1, 7))
    yield from (f"{board}-{n}" for board in ("church", "customs") for n in range(1, 9))
    yield from (f"order-{n}" for n in range(1, 37))
    yield from (f"good-{ware}" for ware in (*GOODS, "import", "yen"))
    yield from (f"piece-{piece}" for piece in (*PIECES, "president"))
    yield from (f"agent-{agent}" for agent in (*COUNTRIES, "free_agent"))
    yield from (f"technology-{name}" for name in TECHNOLOGIES)
    yield from (f"achievement-{stack}" for stack in "abc")
    yield from (f"reward-{token}" for token in REWARD_TOKENS)
    yield from (f"supply-{country}" for country in COUNTRIES)
    yield from (f"panel-{seat}" for seat in range(4))
    yield from (f"meter-{m}" for m in ("church", "customs", "shops", "houses", "orders", "technologies"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_help_and_a_label(lang):
    view = played(4, 2, 90).view(0)
    words = FACE.words(lang)
    general = FACE.help(view, "nothing", words).text
    for place in places():
        told = FACE.help(view, place, words)
        assert told.title and all(told.text), place
        assert tuple(told.text) != tuple(general), place
        assert told.rules, place
        assert [n for n in told.rules if f"**YK-{n}**" not in LEDGER] == [], place
        said = FACE.label(view, place, words)
        assert said and said != place and "{" not in said, place


def test_each_technology_is_told_by_its_own_effect():
    words, view = FACE.words("en"), played(4).view(0)
    assert len({technology(view, name, words).text for name in TECHNOLOGIES}) == len(TECHNOLOGIES)


@pytest.mark.parametrize("name, option", [("mining_technology", "mining-listed"), ("station", "station-walk")])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_technology_is_told_as_the_game_reads_it_wherever_it_is_told(name, option, lang):
    """In a seat's panel, on a display, in its label and help, in a sheet on a phone and in a terminal."""
    words, chosen = FACE.words(lang), dict([option.split("-")])
    usual, literal = (words.text(f"technology-{name}-effect{end}", number=1) for end in ("", "-literal"))
    for options, right, wrong in (({}, usual, literal), (chosen, literal, usual)):
        match = played(4, 2, **options)
        s = match.position.s
        card = [TECHNOLOGIES[n] for n in CARD_NAME].index(name)
        s.technologies[0] |= 1 << card
        s.laboratory[0, 0] = card
        found = scene(match, 0, lang)
        told = [
            drawn(FACE.desk(found).left),
            phone(found),
            str(FACE.sheet(found, "lab-a1")),
            FACE.label(found.view, "lab-a1", words),
            FACE.label(found.view, f"technology-{name}", words),
            *(" ".join(FACE.help(found.view, place, words).text) for place in ("lab-a1", f"technology-{name}")),
            TEXT.remark(found.view, "learn:a1", words),
        ]
        assert [text for text in told if right not in text or wrong in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_station_token_is_told_as_the_game_reads_it(lang):
    words = FACE.words(lang)
    for options, id in (({}, "help-station"), ({"station": "walk"}, "help-station-literal")):
        view = played(4, 2, **options).view(0)
        assert FACE.help(view, "station-bank", words).text == (words.text(id),)


def test_every_place_that_is_drawn_has_help():
    found = scene(played(3, 8, 120, **EVERYTHING), 1)
    general = tuple(FACE.help(found.view, "nothing", found.words).text)
    for place in set(PLACE.findall(desk(found) + phone(found))):
        assert tuple(FACE.help(found.view, place, found.words).text) != general, place


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hidden_facts_change_no_drawing(players):
    """Two deals that a seat cannot tell apart are drawn alike, and what others hold is in no page of it."""
    match = played(players, 5, 40)
    hidden = {match.position.s.orders[seat, n] for seat in range(1, players) for n in range(3)} - {-1}
    for viewer in (0, None):
        seen = scene(match, viewer)
        other = played(players, 5, 40)
        s = other.position.s
        top = s.orders_left - 1
        s.orders[1, 0], s.order_deck[top] = s.order_deck[top], s.orders[1, 0]
        again = scene(other, viewer)
        assert bytes(seen.view.record) == bytes(again.view.record)
        assert desk(seen) == desk(again) and phone(seen) == phone(again)
        cards = {int(n) for n in re.findall(r'data-el="order-(\d+)"', desk(seen) + phone(seen))}
        assert not cards & {n + 1 for n in hidden}


def test_a_spectator_sees_no_hand_and_can_do_nothing():
    found = scene(played(4, 6, 60), None)
    html = desk(found) + phone(found)
    assert 'data-el="order-' not in html and "data-acts" not in html


@pytest.mark.parametrize("form", [desk, phone])
def test_no_inline_style_or_script(form):
    html = form(scene(played(4, 6, 200), 0))
    assert not re.search(r"<script|<style|\sstyle=|\son\w+=", html)
    assert not re.search(r'(?:fill|stroke)="#', html)
    assert "&lt;" not in html  # markup that was taken for text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_position_is_told_in_plain_lines(lang):
    for match in (played(4, 6), played(3, 6, 150, **EVERYTHING), played(2, 9, 5000)):
        found = FACE.text(match.view(0), FACE.words(lang))
        assert len(found) >= 8
        for heading, lines in found:
            assert heading and lines and all(lines)
            assert not re.search(r"[<>{}]", heading + "".join(lines))


def test_every_word_of_the_face_is_said_somewhere():
    own = [id for id in messages(ROOT / "entrepot/games/yokohama/words", "en") if re.match(r"face-|help-|lesson-", id)]
    assert in_vain(own, said(DRAWN)) == []


def test_the_stages_follow_the_turn():
    match = played(4, 11)
    rng = random.Random(2)
    words = FACE.words("en")
    seen = set()
    for _ in range(400):
        if match.over:
            break
        view = match.view(match.actors[0])
        found = FACE.stages(view, words)
        if view.asked == "keep":
            assert found == ()
        else:
            now = [stage.mark for stage in found if stage.state == "now"]
            assert len(found) == 8 and len(now) == 1
            seen.add((view.asked, now[0]))
        step(match, rng)
    assert {("placing", "1"), ("moving", "2"), ("port", "3"), ("phase_a", "A"), ("phase_c", "C")} <= seen
    assert {mark for kind, mark in seen if kind == "building"} <= {"5", "A", "C"}


def test_the_guided_game_points_at_what_is_drawn():
    found = scene(played(4, 2, 40), 0)
    html = desk(found)
    assert 8 <= len(FACE.lessons) <= 14
    for lesson in FACE.lessons:
        assert lesson.kind in AGENDA.asks and lesson.words in found.words.ids
        assert not lesson.place or f'data-el="{lesson.place}"' in html


def test_the_score_sheet_adds_up_and_explains_ties():
    match = played(2, 9, 5000)
    assert match.over
    html = str(FACE.scores(match.view(0), match.result, FACE.words("en")))
    assert all(f"<b>{score}</b>" in html for score in match.result.scores)
    assert html.count("<tr>") == 8
    assert "dummy" in html or "tied on" in html  # 7.5 of production value nobody reaches by chance, or a tie


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tie_names_its_rule_as_the_ledger_does(lang):
    """Not as a number that is grouped by thousands."""
    view = played(2, 9, 5000).view(0)
    equal = Result((50, 50), (2, 1))
    assert "YK-1722" in FACE.scores(view, equal, FACE.words(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_phase_has_the_mark_by_which_its_sentence_names_it(lang):
    words = FACE.words(lang)
    match = played(2, 3, 30)
    marks = [stage.mark for stage in FACE.stages(match.view(match.actors[0]), words)]
    assert marks[1:7] == list("123456")
    for mark, phase in ((marks[0], "a"), (marks[7], "c")):
        for sentence in (words.prompt(f"phase_{phase}"), words.text(f"phase-{phase}")):
            assert re.search(rf"\b{mark}\b", sentence.partition(":")[0]), sentence
