"""A small face and tables of it, to test the page of a table without any game's drawings."""

from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

from markupsafe import Markup

import entrepot
from entrepot.engine.match.view import Result
from entrepot.games.yokohama.words import words as game_words
from entrepot.paper.face import Act, Desk, Drawing, Face, Help, Lesson, Phone, Row, Scene, Seat, Stage
from entrepot.paper.words import HOUSE, Words
from entrepot.web.people.settings import Settings
from entrepot.web.seen import live as lives
from entrepot.web.seen.live import Button, ChatLine, Line, Live

WEB = Path(lives.__file__).parents[1]
VOID = {"meta", "link", "input", "br", "hr", "img"}


def web_words(lang):
    return Words(lang, HOUSE, WEB / "words")


def slot(name, text):
    return Drawing(Markup(f'<div id="{name}"><!--{name}--></div>'), {name: Markup(text)})


def desk(scene):
    board = slot("part-board", f'<g data-el="area-bank" class="place">{" ".join(scene.course)}</g>')
    return Desk(slot("part-panels", "panels"), board, slot("part-goals", "goals"))


def phone(scene):
    tabs = (("c-deck", "area-bank", slot("part-market", "market")),)
    return Phone(slot("part-seats", "seats"), slot("part-mini", "mini"), tabs)


FACE = Face(
    words=game_words,
    sprite=WEB / "static" / "img" / "favicon.svg",  # a file without symbols
    style=Path("style.css"),
    picture=lambda: Markup(""),
    desk=desk,
    phone=phone,
    place=lambda view, action: "area-bank",
    label=lambda view, place, words: "Bank <1>",
    seal=lambda view: "c-seat-0",
    button=lambda action: "",
    stages=lambda view, words: (Stage("A", "", "done"), Stage("2", "Move", "now"), Stage("3", "Act", "next")),
    round=lambda view, words: "round 9",
    rows=lambda before, after, actions, words: (),
    sheet=lambda scene, place: Markup("<h2>Bank</h2>"),
    line=lambda before, after, player, action, words: Markup("moves"),
    scores=lambda view, result, words: Markup("<table></table>"),
    help=lambda view, place, words: Help("Bank", ("Gives money.",), (410,)),
    text=lambda view, words: (("Areas", ("The Bank is <empty>.",)),),
    lessons=(Lesson("moving", "prompt-moving", "area-bank"),),
)

SEATS = tuple(
    Seat(n, name, kind)
    for n, (name, kind) in enumerate([("Blue", "you"), ("<Pink>", "link"), ("Purple", "bot"), ("Yellow", "open")])
)
ACT = Act(("step:bank", "stop"))
ROWS = (
    Row(Markup("pay"), Markup("−1")),
    Row(Markup("gain"), Markup("+4")),
    Row(Markup("may build"), Markup("7"), "may"),
    Row(Markup("three return"), kind="note"),
)


def table(lang="en", viewer=0, seed=7, **changes) -> Live:
    """A running table at its start; `changes` are fields of the table or of its scene."""
    match = entrepot.new("yokohama", players=4, seed=seed)
    scene = Scene(match.view(viewer), game_words(lang), SEATS, viewer, (0,), {"area-bank": (ACT,)})
    ours = {name: changes.pop(name) for name in list(changes) if name in Scene.__dataclass_fields__ and name != "words"}
    plain = Live(
        seat=scene.viewer,
        id="abc",
        meta=match.game.meta,
        face=FACE,
        scene=replace(scene, **ours),
        words=web_words(lang),
        form="desk",
        status="running",
        commit=3,
        revision=1,
        lines=tuple(Line(n, n % 4, Markup(f"line {n}"), "round 1" if n == 1 else "") for n in range(1, 46)),
        chat=(ChatLine(1, "<Pink>", "<script>alert(1)</script>", 0),),
        last=45,
        commitment="c0ffee",
        settings=Settings(lang=lang),
    )
    return replace(plain, **changes)


def over(**changes) -> Live:
    scores = tuple((n, 2 * n, 3, n % 5) for n in range(30))
    return table(
        status="over",
        actors=(),
        result=Result((29, 58, 3, 4), (2, 1, 4, 3)),
        scores=scores,
        secret="5ec",
        saved=True,
        **changes,
    )


def button(name, **facts) -> Button:
    return Button(Act((name,), **facts), f"Do {name}", "c-undo")


class Tags(HTMLParser):
    """Every tag with its attributes; complains about what is not closed, and keeps ids."""

    def __init__(self, html):
        super().__init__()
        self.open, self.tags, self.wrong = [], [], []
        self.feed(str(html))
        self.wrong += self.open

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"/{tag}")

    def all(self, name):
        """The values of an attribute, in the order of the page."""
        return [attrs[name] for _, attrs in self.tags if name in attrs]
