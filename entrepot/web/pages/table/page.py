"""The page of a table: a frame that stays, filled with parts that change."""

from __future__ import annotations

from entrepot.paper.face import Drawing
from entrepot.paper.svg import Markup, el, fill, icon, joined

from ...people.settings import Settings
from ...seen.labels import name_of
from ...seen.live import Live
from ...seen.updates import digest
from ..layout import seat_colours
from ..shell import BRAND, shell, sprite
from . import dialogs, end, log, menu, prompt
from .controls import tool

# What the client says by itself; each is written into the page in the viewer's language.
SAYS = ("reconnecting", "crowded", "connected", "stale", "failed", "copied", "replaying", "saved")
PHONE = ("phone.css", "across.css")  # upright, and held across


def page(live: Live) -> Markup:
    """The whole document, for a desk or a phone."""
    settings = live.settings or Settings(lang=live.words.lang)
    filling = parts(live)
    frame = _desk(live) if live.form == "desk" else _phone(live)
    face = "plain" if live.plain else live.meta.name
    return shell(
        title=title(live),
        words=live.words,
        settings=settings,
        styles=["table.css", *(PHONE if live.form == "phone" else ()), f"games/{face}.css"],
        scripts=["table.js"],
        sprites=[sprite(live.face.sprite)],
        body=fill(frame, filling),
        attributes={**_facts(live, settings), "data_digest": digest(filling)},
    )


def parts(live: Live) -> dict[str, Markup]:
    """Everything that changes, by the id of the element that it is the inside of."""
    own = {
        "part-round": Markup("{}").format(_where(live)),
        "part-prompt": prompt.bar(live) if live.form == "desk" else prompt.brief(live),
        "part-tools": _tools(live),
        "part-note": log.note(live),
        "part-recap": log.recap(live),
        "part-log-earlier": log.show_earlier(live),
        "part-log-past": log.past(live),
        "part-log": log.recent(live),
        "part-chat": log.chat(live),
        "part-history": log.history(live),
        "part-dialog": dialogs.dialog(live),
        "part-proposal": dialogs.proposal(live),
        "part-lesson": dialogs.lesson(live),
        "part-menu": menu.menu(live),
        "part-end": end.sheet(live),
    }
    if live.form == "phone":
        own["part-go"] = prompt.go(live)
        own["part-latest"] = log.latest(live)
    for drawing in _drawings(live):
        own.update(drawing.parts)
    return own


def title(live: Live) -> str:
    """Of the tab: whose turn it is, and the game."""
    words = live.words
    game = live.scene.words.text("title")
    if live.result is not None or live.status == "abandoned":
        return words.text("title-over", game=game)
    if to_act(live):
        return words.text("title-turn", game=game)
    if len(live.scene.actors) == 1:
        return words.text("title-other", game=game, player=name_of(live, live.scene.actors[0]))
    return words.text("title-plain", game=game)


def to_act(live: Live) -> bool:
    """Whether the table waits for the viewer."""
    viewer = live.scene.viewer
    return live.status == "running" and viewer is not None and (viewer in live.scene.actors or live.confirm)


def _facts(live: Live, settings: Settings) -> dict[str, object]:
    wide = " wide" if live.face.wide and live.form == "desk" else ""
    return {
        "class_": f"table {live.form}{wide} {seat_colours(live.meta)}",
        "data_table": live.id,
        "data_game": live.meta.name,
        "data_seat": "-" if live.seat is None else live.seat,
        "data_number": live.commit,
        "data_step": live.revision,
        "data_form": live.form,
        "data_face": "plain" if live.plain else None,
        "data_at": "" if live.at is None else live.at,
        "data_lang": live.words.lang,
        "data_turn": int(to_act(live)),
        "data_motion": settings.motion,
        "data_sound": int(settings.sound),
        "data_notify": int(settings.notify),
        "data_steps": int(settings.steps),
    }


def _drawings(live: Live) -> list[Drawing]:
    if live.form == "desk":
        desk = live.face.desk(live.scene)
        return [desk.left, desk.centre, desk.right]
    phone = live.face.phone(live.scene)
    return [phone.seats, phone.board, *(drawing for _, _, drawing in phone.tabs)]


def _where(live: Live) -> str:
    """The game and how far it is; on a phone the game's name stands beside already."""
    at = live.face.round(live.scene.view, live.scene.words)
    game = live.scene.words.text("title")
    return f"{game}, {at}" if at and live.form == "desk" else at or game


def _slot(tag: str, id: str, **values: object) -> Markup:
    """An element with a mark for its part."""
    return el(tag, Markup(f"<!--{id}-->"), id=id, **values)


def _tools(live: Live) -> Markup:
    words = live.words
    size = 18 if live.form == "desk" else 20
    label = words.text("tools-rules")
    rules = el(
        "a", icon("c-rules", size), class_="btn ghost sq", href=f"/rules/{live.meta.name}", target="_blank",
        aria_label=label, title=label,
    )  # fmt: skip
    symbol = "c-settings" if live.form == "desk" else "c-menu"
    watched = words.text("tools-watching", count=live.watchers)
    watching = el("span", icon("c-eye", 16, label=watched), live.watchers, class_="watch", title=watched)
    return joined(
        [
            rules,
            tool("menu", symbol, words.text("tools-menu"), "btn ghost sq", size, aria_haspopup="dialog"),
            watching if live.watchers and live.form == "desk" else "",
        ]
    )


def _desk(live: Live) -> Markup:
    """Header over three columns; the question stands exactly over the board."""
    words = live.words
    desk = live.face.desk(live.scene)
    brand = el("span", el("b", words.text("house-name")), _slot("small", "part-round"))
    header = el(
        "header",
        el("a", BRAND, brand, class_="brand", href="/"),
        _slot("section", "part-prompt", class_="prompt", aria_label=words.text("bar-label")),
        _slot("nav", "part-tools", class_="tools", aria_label=words.text("tools-label")),
        class_="top",
    )
    columns = [
        el("h1", live.scene.words.text("title"), class_="vh"),
        el("div", desk.left.frame, class_="left"),
        el("div", desk.centre.frame, class_="centre"),
        el("div", desk.right.frame, _talk(live), class_="right"),
    ]
    main = el("main", *columns, id="main")
    return joined([_skip(live), header, main, *_over(live)], "\n")


def _talk(live: Live) -> Markup:
    """Log and chat, one at a time; over them what is asked of the whole table."""
    words = live.words
    tabs = [
        el("button", icon("c-log", 15), words.text("log-title"), role="tab", type="button", id="tab-log",
           aria_selected="true", aria_controls="talk-log", data_do="talk", data_show="log"),
        el("button", icon("c-chat", 15), words.text("chat-title"), el("em", hidden=True, id="unread"), role="tab",
           type="button", id="tab-chat", aria_selected="false", aria_controls="talk-chat", data_do="talk",
           data_show="chat"),
    ]  # fmt: skip
    inside = [el("div", *tabs, class_="tabs", role="tablist"), _slot("div", "part-proposal"), _log(live), _chat(live)]
    return el("section", *inside, class_="box log")


def _log(live: Live) -> Markup:
    label, note = live.words.text("log-title"), _slot("div", "part-note")
    scroll = el("div", *_lines(), note, class_="scroll", tabindex="0", role="group", aria_label=label)
    inside = [_slot("div", "part-recap"), scroll, _slot("div", "part-history", class_="hist")]
    return el("div", *inside, id="talk-log", class_="talk", role="tabpanel", aria_labelledby="tab-log")


def _lines() -> tuple[Markup, ...]:
    earlier = el("ol", id="log-earlier")  # filled when asked for
    return (
        _slot("div", "part-log-earlier", class_="earlier"),
        earlier,
        _slot("ol", "part-log-past"),
        _slot("ol", "part-log"),
    )


def _chat(live: Live) -> Markup:
    label = live.words.text("chat-title")
    scroll = el("div", _slot("ol", "part-chat"), class_="scroll", tabindex="0", role="log", aria_label=label)
    inside = [scroll, log.chat_form(live)]
    return el("div", *inside, id="talk-chat", class_="talk", role="tabpanel", aria_labelledby="tab-chat", hidden=True)


def _phone(live: Live) -> Markup:
    """Bar, seats, prompt, the view of one tab, the sheet, tabs: the decision is never off screen."""
    words = live.words
    phone = live.face.phone(live.scene)
    home = el("a", BRAND, class_="btn ghost sq", href="/", aria_label=words.text("menu-home"))
    heading = el("h1", live.scene.words.text("title"), " ", _slot("small", "part-round"))
    tools = _slot("nav", "part-tools", class_="tools", aria_label=words.text("tools-label"))
    zoom = tool("zoom", "c-zoom", words.text("tools-zoom"), "btn ghost sq", 20, aria_pressed="false")
    latest = _slot("ol", "part-latest", class_="log latest scroll", aria_hidden="true")
    views = [_view("board", joined([_slot("div", "part-note"), phone.board.frame, latest]), True)]
    tabs = [_tab("board", phone.symbol, words.text("tab-board"), True, _count(live))]
    for number, (symbol, label, drawing) in enumerate(phone.tabs):
        views.append(_view(f"own-{number}", drawing.frame))
        tabs.append(_tab(f"own-{number}", symbol, live.scene.words.text(label), mark=_count(live)))
    views.append(_view("log", _phone_talk(live)))
    tabs.append(_tab("log", "c-log", words.text("log-title"), mark=el("em", hidden=True, id="unread")))
    sheet = el(
        "section",
        el("div", id="sheet"),
        _slot("div", "part-go", class_="go"),
        class_="sheet",
        aria_label=words.text("sheet-label"),
    )
    return joined(
        [
            _skip(live),
            el("header", home, heading, zoom, tools, class_="bar"),
            el("section", phone.seats.frame, class_="seats-row", aria_label=words.text("menu-seats")),
            _slot("section", "part-prompt", class_="prompt", aria_label=words.text("bar-label")),
            _slot("div", "part-proposal"),
            el("main", *views, id="main"),
            sheet,
            el("nav", *tabs, class_="tabbar", aria_label=words.text("tab-label")),
            *_over(live),
        ],
        "\n",
    )


def _phone_talk(live: Live) -> Markup:
    """The tab of the log and the chat."""
    return joined(
        [
            _slot("div", "part-recap"),
            _slot("div", "part-history", class_="hist"),
            el("div", *_lines(), class_="log"),
            el("h2", live.words.text("chat-title"), class_="head"),
            el("div", _slot("ol", "part-chat"), log.chat_form(live), class_="phone-chat"),
        ]
    )


def _view(name: str, inside: Markup, open: bool = False) -> Markup:
    # it scrolls, so the keyboard must come to it
    return el("section", inside, id=f"view-{name}", class_=f"view {name}", hidden=not open, tabindex=0)


def _tab(name: str, symbol: str, label: str, open: bool = False, mark: Markup | None = None) -> Markup:
    current = "true" if open else None
    return el(
        "button", icon(symbol, 22), label, mark, type="button", data_do="view", data_show=name, aria_current=current
    )


def _count(live: Live) -> Markup:
    """How many places of a tab can be chosen, which the client counts: for the eye and for a screen reader."""
    says = live.words.text("tab-count", number="{}")
    inside = (el("b", aria_hidden="true"), el("span", class_="vh"))
    return el("em", *inside, class_="count", hidden=True, data_says=says)


def _skip(live: Live) -> Markup:
    return el("a", live.words.text("bar-skip"), class_="skip", href="#main")


def _over(live: Live) -> list[Markup]:
    """What lies over the table, and what the client says by itself."""
    words = live.words
    says = {f"data_{name}": words.text(f"says-{name}") for name in SAYS}
    return [
        _slot("div", "part-end"),
        _slot("div", "part-lesson"),
        el("div", id="marks", aria_hidden="true"),
        el("div", id="tips"),
        _slot("div", "part-dialog"),
        _slot("dialog", "part-menu", aria_label=words.text("menu-title")),
        menu.text_frame(live),
        menu.keys_frame(live),
        el("p", id="said", class_="vh", role="status"),
        el("p", id="toast", class_="toast", hidden=True, **says),
    ]
