"""A game as a browser draws it, by its own face and by the plain one."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from entrepot import games
from entrepot.engine.language.deal import Deal
from entrepot.engine.match.match import Match
from entrepot.paper import face as paper
from entrepot.paper.face import unmarked
from entrepot.paper.faces import face_of
from entrepot.paper.svg import fill
from entrepot.paper.words import LANGUAGES

from .scenes import by_place, drawings, played, scene, tree
from .settings import Setting
from .settings import usual as usual_settings

OFTEN = 2  # times that a decision of one kind is looked at in a game
KINDS = {"sure", "may", "note", "ends", "warning"}  # of a preview's rows
MOST = 7  # rows of a preview
LOST = re.compile(r">[^<]*(?:\{\s*\$|\bNone\b|&lt;)")  # what should have become words

IDS = re.compile(r"\b(?:phone|face|help|label|panel)-[a-z]")  # of words that are missing


def moments(setting: Setting) -> Iterator[tuple[Match, int]]:
    """The first moments of each kind of decision in a random game, with who is asked; its end comes last."""
    match, dice = Match.begin(setting.game, setting.players, setting.options, Deal.seeded(6)), random.Random(6)
    asked: dict[str, int] = {}
    while not match.over:
        seat = match.actors[0]
        kind = match.view(seat).asked
        asked[kind] = asked.get(kind, 0) + 1
        if asked[kind] <= OFTEN:
            yield match, seat
        match.take(seat, dice.choice(match.legal(seat)))
    yield match, 0


def language(setting: Setting) -> str:
    """Another for every number of players."""
    return LANGUAGES[setting.players % len(LANGUAGES)]


@cache
def icons(sprite: Path) -> set[str]:
    """The symbols of a page with that file."""
    files = (sprite, Path(paper.__file__).parent / "common.svg")
    return {id for file in files for id in re.findall(r'id="([^"]+)"', file.read_text(encoding="utf-8"))}


@pytest.mark.slow
@pytest.mark.parametrize("plain", [False, True], ids=["own", "plain"])
def test_every_offer_can_be_pressed_and_seen(usual: Setting, plain: bool) -> None:
    """On a desk and on a phone: each place with something to do is drawn, named and can be reached by a key."""
    face, lang = face_of(usual.game, plain), language(usual)
    for match, seat in moments(usual):
        now = scene(match, lang, seat, face)
        offered = {act.actions for acts in now.acts.values() for act in acts}
        for page in (face.desk(now), face.phone(now)):
            pressed: dict[str, ElementTree.Element] = {}
            for drawing in drawings(page):
                marks = re.findall(r'id="([^"]+)"[^>]*><!--([^>]+)-->', drawing.frame)
                assert all(id == mark for id, mark in marks) and {mark for _, mark in marks} == set(drawing.parts)
                for el in (el for el in tree(drawing).iter() if "data-el" in el.attrib):
                    if "data-acts" in el.attrib:
                        pressed[el.attrib["data-el"]] = el
                    else:  # what offers nothing is passed over by the keyboard
                        assert "tabindex" not in el.attrib and el.tag != "button", el.attrib
                whole = str(fill(drawing.frame, drawing.parts))
                assert not LOST.search(whole) and "style=" not in whole, LOST.findall(whole)
            assert set(now.acts) <= set(pressed), (now.view.asked, page)
            for place, el in pressed.items():
                assert set(unmarked(el.attrib["data-acts"])) <= offered
                assert el.attrib.get("tabindex") == "0" or el.tag == "button", place
                assert el.attrib.get("aria-label") or "".join(el.itertext()).strip(), place


@pytest.mark.slow
@pytest.mark.parametrize("plain", [False, True], ids=["own", "plain"])
def test_a_frame_stays_while_the_game_runs(usual: Setting, plain: bool) -> None:
    face, frames = face_of(usual.game, plain), set()
    for match, _ in moments(usual):
        now = scene(match, "en", 0, face)
        frames.add(tuple(drawing.frame for page in (face.desk(now), face.phone(now)) for drawing in drawings(page)))
    assert len(frames) == 1


@pytest.mark.slow
@pytest.mark.parametrize("plain", [False, True], ids=["own", "plain"])
def test_every_moment_can_be_told(usual: Setting, plain: bool) -> None:
    """Previews are short, every place has its help and its sheet, every action has a place or a button."""
    face, lang = face_of(usual.game, plain), language(usual)
    words = face.words(lang)
    for match, seat in moments(usual):
        now = scene(match, lang, seat, face)
        assert face.seal(now.view) in icons(face.sprite) and face.round(now.view, words) and face.text(now.view, words)
        assert all(stage.state in ("done", "now", "next") for stage in face.stages(now.view, words))
        for action in match.legal(seat) if not match.over else ():
            assert face.button(action) in icons(face.sprite) | {""}
            before, after, _ = match.trial(seat, action)
            rows = face.rows(before, after, (action,), words)
            assert len(rows) <= MOST and [row.kind for row in rows].count("note") <= 1
            assert all(row.label and row.kind in KINDS for row in rows)
            assert not LOST.search("".join(f">{row.label}<i>{row.amount}</i>" for row in rows))
            assert face.rows(match.view(), match.view(), (action,), words) == ()  # a spectator is promised nothing
            assert not LOST.search(f">{face.line(before, after, seat, action, words)}")
        for place in now.acts:
            assert face.label(now.view, place, words) and face.help(now.view, place, words).title
            sheet = str(face.sheet(now, place))
            ElementTree.fromstring(f"<div>{sheet}</div>")
            assert not LOST.search(sheet) and "style=" not in sheet
    assert match.result is not None
    assert str(match.result.scores[0]) in face.scores(match.view(), match.result, words)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_can_be_shown_in_full(drawn: str, lang: str) -> None:
    """What lies on the table and what any action is done at, early and late in a game."""
    game = games.find(drawn)
    face, players = face_of(game), max(game.meta.players)
    options = {setting.players: setting.options for setting in usual_settings(drawn)}[players]
    for moves in (1, 200):
        now = scene(played(drawn, players, 4, moves, **options), lang)
        whole = [drawing for page in (face.desk(now), face.phone(now)) for drawing in drawings(page)]
        places = {place for drawing in whole for place in by_place(tree(drawing))}
        places |= {place for name in game.catalogue.names if (place := face.place(now.view, name))}
        for place in sorted(places):
            sheet = str(face.sheet(now, place))
            ElementTree.fromstring(f"<div>{sheet}</div>")
            assert "<h2>" in sheet and not LOST.search(sheet) and "style=" not in sheet, (place, sheet)
            assert not IDS.search(re.sub(r"<[^>]*>", " ", sheet)), (place, sheet)
            assert face.help(now.view, place, now.words).title and face.label(now.view, place, now.words)


def test_the_picture_is_a_decoration_of_the_size_of_its_card(drawn: str) -> None:
    picture = str(face_of(games.find(drawn)).picture())
    assert 'viewBox="0 0 408 212"' in picture and 'aria-hidden="true"' in picture and "style=" not in picture
