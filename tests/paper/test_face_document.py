"""The face of the document works as it is written there, at every step."""

import importlib
import io
import random
import re
import shutil
import sys
from pathlib import Path

import pytest
from rich.console import Console

from entrepot.engine.language.deal import Deal
from entrepot.engine.match.match import Match
from entrepot.engine.proof.fitting import faults
from entrepot.paper.face import Act, Scene, Seat
from entrepot.paper.faces import face_of, text_face_of
from entrepot.paper.svg import fill
from entrepot.paper.words import LANGUAGES

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "drawing-a-face.md").read_text(encoding="utf-8")
PROSE = " ".join(DOCUMENT.split())
SAMPLE = re.compile(r'```\w+ title="([^"]+)"\n(.*?)```', re.DOTALL)
OFFER = re.compile(r'data-el="([^"]+)"[^>]*data-acts="([^"]*)"')
IN_GAME = {  # what the document says of game.py in passing: the faces, and what is imported for them
    "words": (
        "Faces(lambda: plain_text(GAME, words))",
        "from entrepot.paper.plain.text import plain_text\nfrom .words import words",
    ),
    "text": ("Faces(text_face)", "from .face import text_face"),
    "drawn": ("Faces(text_face, drawn_face)", "from .face import drawn_face, text_face"),
}


def samples(step):
    """The files of one step, by name."""
    (text,) = re.findall(rf"^## Step {step}\b.*?(?=^## |\Z)", DOCUMENT, re.DOTALL | re.MULTILINE)
    return dict(SAMPLE.findall(text))


@pytest.fixture
def wharf(tmp_path, monkeypatch):
    """The toy at a stage, built from the samples so far; `languages` have the words of the English file."""
    folder = tmp_path / "wharf"
    shutil.copytree(ROOT / "tests" / "toy" / "wharf", folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.syspath_prepend(str(tmp_path))

    def forget():
        for name in [name for name in sys.modules if name.partition(".")[0] == "wharf"]:
            del sys.modules[name]

    def change(file, *pairs):
        text = (folder / file).read_text(encoding="utf-8")
        for old, new in pairs:
            assert old in text, (file, old)
            text = text.replace(old, new)
        (folder / file).write_text(text, encoding="utf-8")

    def build(stage, languages=LANGUAGES, told=True):
        stages = list(IN_GAME)
        for step in range(stages.index(stage) + 1):
            for name, text in samples(step + 1).items():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_text(text, encoding="utf-8")
        for inner in {path.parent for path in folder.rglob("*.py")}:
            (inner / "__init__.py").touch()
        for lang in languages:
            if lang != "en":
                shutil.copy(folder / "words" / "en.ftl", folder / "words" / f"{lang}.ftl")
        faces, imported = IN_GAME[stage]
        assert f"faces={faces}" in PROSE and f'stage="{stage}"' in PROSE
        change("meta.py", ('stage="rules"', f'stage="{stage}"'))
        change(
            "game.py",
            ("import Checks, Game", "import Checks, Faces, Game"),
            ("from .record", f"{imported}\nfrom .record"),
            ("Checks(rules.wrong),\n", f"Checks(rules.wrong),\n    faces={faces},\n"),
        )
        if stage == "drawn" and told:
            assert "Add `rows=rows, line=line` to `FACE`" in PROSE
            change(
                "face/drawn/face.py",
                ("import words\n", "import words\nfrom .telling import line, rows\n"),
                ("    PLAIN,\n", "    PLAIN,\n    rows=rows, line=line,\n"),
            )
        forget()
        return importlib.import_module("wharf.game").GAME

    yield build
    forget()


def shown(match, seat, lang="en"):
    """A position in a terminal."""
    face, paper = text_face_of(match.game), io.StringIO()
    Console(width=100, file=paper).print(*face.position(match.view(seat), face.words(lang)))
    return paper.getvalue()


def scene_of(match, seat, face):
    view, acts = match.view(seat), {}
    for action in match.legal(seat) if seat in match.actors else ():
        if place := face.place(view, action):
            acts[place] = (*acts.get(place, ()), Act((action,)))
    seats = tuple(Seat(n, match.seats[n], "you" if n == seat else "bot") for n in range(match.players))
    return Scene(view, face.words("en"), seats, seat, match.actors, acts)


def whole(drawing):
    """A drawing whose parts all have their mark."""
    assert set(re.findall(r"<!--([\w-]+)-->", drawing.frame)) == set(drawing.parts)
    return str(fill(drawing.frame, drawing.parts))


def played(game, players, seed):
    """Every moment of a random game: who acts, and how."""
    match, dice = Match.begin(game, players, {}, Deal.seeded(seed)), random.Random(seed)
    while not match.over:
        seat = match.actors[0]
        action = dice.choice(match.legal(seat))
        yield match, seat, action
        match.take(seat, action)


def test_the_check_tells_which_language_is_missing(wharf):
    found = faults(wharf("words", languages=()), LANGUAGES)
    assert len(found) == 3 and f"\nwharf: {found[0]}\n" in DOCUMENT


def test_with_words_alone_the_plain_faces_say_them(wharf):
    game = wharf("words")
    assert faults(game, LANGUAGES) == []
    for face in (face_of(game), text_face_of(game)):
        words = face.words("pl")
        assert words.action("bid:copper_3") == "Bid copper 3" and words.log("Blue", "bid:?") == "Blue bids"
    assert all("Pink" in shown(match, seat) for match, seat, _ in played(game, 2, 1))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_text_view_shows_ships_and_players(wharf, players):
    game = wharf("text")
    assert faults(game, LANGUAGES) == []
    for match, seat, _ in played(game, players, players):
        empty = sum(not any(ship) for ship in zip(*match.view(None).crates, strict=True))
        for viewer in (seat, None):
            text = shown(match, viewer)
            assert text.count("·") == empty and all(good in text for good in ("copper", "silk", "tea"))


@pytest.mark.slow
@pytest.mark.parametrize("told", [False, True])
@pytest.mark.parametrize("players", [2, 4])
def test_the_drawn_face_shows_ships_and_what_can_be_done(wharf, players, told):
    game = wharf("drawn", told=told)
    assert faults(game, LANGUAGES) == []
    face, words = face_of(game), face_of(game).words("en")
    assert face.style.exists() and face.sprite.exists()
    pressed = 0
    for match, seat, action in played(game, players, players):
        scene, crates = scene_of(match, seat, face), sum(sum(row) for row in match.view(None).crates)
        desk, phone = face.desk(scene), face.phone(scene)
        assert whole(desk.right) and whole(phone.seats) and all(whole(tab[2]) for tab in phone.tabs)
        for drawn in (whole(desk.centre), whole(phone.board)):
            wanted = {place: "|".join(act.name for act in acts) for place, acts in scene.acts.items()}
            assert dict(OFFER.findall(drawn)) == wanted and drawn.count("data-piece") == crates
            assert not re.search(r"<script|\sstyle=|&lt;|\{", drawn)
        for name in game.catalogue.names:  # why not?
            place = face.place(scene.view, name)
            assert place is None or face.label(scene.view, place, words) in ("Copper", "Silk", "Tea")
        before, after, _ = match.trial(seat, action)
        amounts = [row.amount.striptags() for row in face.rows(before, after, (action,), words)]
        said = face.line(before, after, seat, action, words)
        assert not told or ("−1" in amounts) == ("-1 coins" in said) == (action == "load")
        assert all(face.sheet(scene, place) for place in scene.acts)
        pressed += bool(scene.acts)
    assert pressed and str(match.result.scores[0]) in face.scores(match.view(), match.result, words)


def test_what_others_hold_is_in_no_drawing(wharf):
    face = face_of(wharf("drawn"))
    for match, seat, _ in played(importlib.import_module("wharf.game").GAME, 3, 5):
        other = (seat + 1) % 3
        unlike = match.copy()
        unlike.position.s.hand[other] = 0
        for viewer in (seat, None):
            one, two = (scene_of(each, viewer, face) for each in (match, unlike))
            assert face.desk(one) == face.desk(two) and face.phone(one) == face.phone(two)


def test_names_in_the_document_exist():
    """Files of the project, and functions that are named in passing."""
    for path in re.findall(r"`((?:tests|paper)/[\w/.*-]+)`", DOCUMENT):
        found = ROOT / "entrepot" if path.startswith("paper") else ROOT
        assert list(found.glob(path)), path
    from entrepot.paper import places, reading, scores, svg
    from entrepot.paper.face import Face

    assert places.attrs and reading.Reader.follows and scores.score_row and scores.score_sheet and svg.icon
    fields = ("picture", "text", "help", "stages", "lessons", "ahead", "usual", "straight", "sprite", "style")
    assert set(fields) <= set(Face.__dataclass_fields__) and all(f"`{name}`" in DOCUMENT for name in fields)
