"""The plain face in a browser: what can be done, the table, the players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from pathlib import Path

from markupsafe import Markup

from entrepot.engine.language.game import Game
from entrepot.engine.language.record import NOBODY
from entrepot.engine.match.view import Result, View

from ..face import Desk, Drawing, Face, Help, Phone, Row, Scene
from ..phrases import capital, from_to
from ..places import attrs, spot
from ..scores import score_sheet
from ..seats import in_turn, moves, row_of_seats, seat
from ..svg import el, icon, joined
from ..then import with_then
from ..words import Words
from .facts import Section, of_players, player, said, shared
from .words import plain_words, spelt

FOLDER = Path(__file__).parent
STYLE = FOLDER / "plain.css"
MOST = 6  # lines of a preview
FEW = 40  # answers of a verb that are shown though they cannot be given now


def plain_face(game: Game, words: Callable[[str], Words] | None = None) -> Face:
    """A face for any game; `words` are its own, where it has some."""
    return Face(
        words=words or partial(plain_words, game),
        sprite=FOLDER / "plain.svg",
        style=STYLE,
        picture=partial(picture, game),
        desk=desk,
        phone=phone,
        place=lambda view, action: place_of(action),
        label=label,
        seal=lambda view: "c-board",
        button=lambda action: "",
        stages=lambda view, words: (),
        round=lambda view, words: str(view.turns + 1),
        rows=rows,
        sheet=sheet,
        line=line,
        scores=partial(scores, game),
        help=help,
        text=text,
        wide=True,
    )


def place_of(action: str) -> str:
    """Every action has a place of its own: the button that does it."""
    return "do-" + action.replace(":", "-")


@cache
def _actions(game: Game) -> dict[str, str]:
    return {place_of(name): name for name in game.catalogue.names}


def label(view: View, place: str, words: Words) -> str:
    action = _actions(view.game).get(place)
    if action is not None:
        return words.action(action, view.asked)
    kind, _, number = place.partition("-")
    seats = view.game.meta.colours
    return words.noun(f"player-{seats[int(number)]}") if kind == "panel" and number.isdecimal() else place


def desk(scene: Scene) -> Desk:
    parts = {"plain-acts": acts(scene), "plain-shared": tables(shared(scene.view, scene.words))}
    beside = {"plain-players": players(scene)}
    return Desk(Drawing(Markup(""), {}), _framed(parts), _framed(beside))


def phone(scene: Scene) -> Phone:
    order = in_turn(-1 if scene.viewer is None else scene.viewer, scene.view.players)
    names = [(n, icon(f"c-seat-{n}", 17, scene.seats[n].name, f"p{n}")) for n in order]
    shown = [seat(n, (shape, scene.seats[n].name), n == scene.viewer, moves(scene, n)) for n, shape in names]
    lying = tables(shared(scene.view, scene.words), scrolls=True)
    board = _framed({"plain-acts": acts(scene), "plain-shared": lying}, "whole")
    tabs = (("c-person", "players", _framed({"plain-players": players(scene, scrolls=True)})),)
    return Phone(row_of_seats(joined(shown), scene.words.text("players")), board, tabs)


def _framed(parts: dict[str, Markup], class_: str = "") -> Drawing:
    marks = [el("section", Markup(f"<!--{id}-->"), id=id) for id in parts]
    # It scrolls, so the keyboard must come to it.
    return Drawing(el("div", *marks, class_=f"plain {class_}".strip(), tabindex=0), parts)


def acts(scene: Scene) -> Markup:
    """The verbs that are asked about, a row each, with a button for every answer."""
    view, game = scene.view, scene.view.game
    if view.over:
        return Markup("")
    lines = []
    for verb in game.asks.get(view.asked, ()):
        nouns = game.catalogue.nouns[verb]
        names = [f"{verb}:{noun}" for noun in nouns] or [verb]
        shown = [name for name in names if len(names) <= FEW or place_of(name) in scene.acts]
        lines.append(el("div", el("b", capital(spelt(verb))), *(_button(name, scene) for name in shown), class_="verb"))
    return joined(lines)


def _button(name: str, scene: Scene) -> Markup:
    place = place_of(name)
    here = spot(scene, place, label)
    noun = name.partition(":")[2]
    said_ = spelt(noun) if noun else scene.words.action(name, scene.view.asked)
    return Markup(f"<span {attrs(place, 'answer', here)}>{Markup.escape(said_)}</span>")


def tables(sections: Iterable[Section], scrolls: bool = False) -> Markup:
    return joined([_table(section, scrolls=scrolls) for section in sections])


def players(scene: Scene, scrolls: bool = False) -> Markup:
    view, words = scene.view, scene.words
    (section,) = of_players(view)
    names = ("", *(player(view, n, words) for n in range(view.players)))
    return _table(Section(section.title, names, section.rows), tuple(range(view.players)), scrolls)


def _table(section: Section, seats: Sequence[int] = (), scrolls: bool = False) -> Markup:
    """On a phone a wide table scrolls by itself, so the keyboard must come to it too."""
    heads = [el("th", head, scope="col") for head in section.columns[1:]]
    if seats:
        marks = [icon(f"c-seat-{n}", 15, None, f"p{n}") for n in seats]
        named = zip(marks, section.columns[1:], seats, strict=True)
        heads = [
            Markup(f'<th scope="col" {attrs(f"panel-{n}")}>{mark} {Markup.escape(head)}</th>')
            for mark, head, n in named
        ]
    top = el("thead", el("tr", el("td"), *heads)) if any(section.columns) else ""
    body = [el("tr", el("th", row[0], scope="row"), *(el("td", cell) for cell in row[1:])) for row in section.rows]
    caption = el("caption", section.title) if section.title else ""
    return el("table", caption, top, el("tbody", *body), tabindex=0 if scrolls else None)


def rows(before: View, after: View, actions: Sequence[str], words: Words) -> tuple[Row, ...]:
    """What changes for the viewer, field by field; a spectator is promised nothing."""
    if before.viewer == NOBODY:
        return ()
    old, new = before.named, after.named
    changed = [name for name in new if name != "agenda" and new[name] != old.get(name)]
    told = [
        Row(Markup.escape(capital(spelt(name))), Markup.escape(from_to(*_differ(old[name], new[name]))))
        for name in changed
        if name not in ("counter", "revealed", "turns")
    ]
    return with_then(before, after, told[:MOST], words)


def _differ(old: object, new: object) -> tuple[str, str]:
    """Of a list only the entries that differ."""
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = [(a, b) for a, b in zip(old, new, strict=True) if a != b]
        return said([a for a, _ in pairs]) if len(pairs) != 1 else said(pairs[0][0]), said([b for _, b in pairs])
    return said(old), said(new)


def sheet(scene: Scene, place: str) -> Markup:
    return el("h3", label(scene.view, place, scene.words))


def line(before: View, after: View, seat: int, action: str, words: Words) -> Markup:
    return Markup.escape(words.log(player(before, seat, words), action))


def scores(game: Game, view: View, result: Result, words: Words) -> Markup:
    return score_sheet("plain", result, lambda seat: [player(view, seat, words)], [], [], words)


def help(view: View, place: str, words: Words) -> Help:
    """Of an answer: the rule behind the question."""
    row = view.game.agenda.decisions.get(view.asked)
    rules = (row.rule,) if row and place.startswith("do-") else ()
    return Help(label(view, place, words), tuple(words.rule(number) for number in rules), rules)


def text(view: View, words: Words) -> Sequence[tuple[str, Sequence[str]]]:
    found = [(section.title or words.text("title"), _lines(section)) for section in shared(view, words)]
    (own,) = of_players(view)
    for n in range(view.players):
        found.append((player(view, n, words), [f"{row[0]}: {row[n + 1]}" for row in own.rows]))
    return found


def _lines(section: Section) -> list[str]:
    heads = section.columns[1:]
    return [
        f"{row[0]}: " + "; ".join(f"{head} {cell}".strip() for head, cell in zip(heads, row[1:], strict=True))
        for row in section.rows
    ]


def picture(game: Game) -> Markup:
    """The first letter of its name, for the card on the start page."""
    letter = Markup.escape(game.meta.title[:1])
    return Markup(
        f'<svg viewBox="0 0 160 90" class="plain-picture" aria-hidden="true"><text x="80" y="60">{letter}</text></svg>'
    )
