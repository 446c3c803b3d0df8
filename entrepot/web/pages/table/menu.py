"""The menu of a table: settings, seats, and what can be done with the table. It seldom changes, so it is kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from entrepot.bots import offered
from entrepot.paper.face import Seat
from entrepot.paper.svg import Markup, el, icon, joined
from entrepot.paper.words import LANGUAGES, Words

from ...people.settings import Settings
from ...seen.live import Link, Live
from .controls import labelled, shape, tool

OPTIONS = {
    "lang": LANGUAGES,
    "theme": ("auto", "light", "dark"),
    "palette": ("chart", "contrast", "soft"),
    "motion": ("off", "fast", "normal", "slow"),
    "pace": ("instant", "fast", "normal", "slow"),
}
SWITCHES = ("sound", "notify", "confirm", "steps", "guided")
# What a key does, by the id of its words; several keys are one line.
KEYS = {
    "history": ("←", "→"),
    "brackets": ("[", "]"),
    "places": ("↑", "↓"),
    "walk": ("Tab", "↑", "↓", "←", "→"),
    "act": ("Enter",),
    "number": ("1", "…", "9"),
    "help": ("H",),
    "undo": ("U",),
    "redo": ("R",),
    "confirm": ("C",),
    "text": ("T",),
    "menu": ("M",),
    "close": ("Esc",),
    "hint": ("A",),
    "all": ("?",),
}
LANGUAGE_NAMES = {"en": "English", "ru": "Русский", "uk": "Українська", "pl": "Polski"}
SEAT_ICONS = {
    "you": "c-person",
    "screen": "c-screen",
    "link": "c-link",
    "bot": "c-bot",
    "open": "c-clock",
    "left": "c-close",
}


@dataclass(frozen=True)
class Facts:
    """All that the menu depends on."""

    id: str
    game: str
    words: Words
    form: str
    look: str
    running: bool
    saved: bool
    takes: bool
    disclosed: bool
    hints: bool
    viewer: int | None
    host: bool
    seats: tuple[Seat, ...]
    links: tuple[Link, ...]
    settings: Settings


def menu(live: Live) -> Markup:
    """The inside of the menu's dialog."""
    return _menu(
        Facts(
            id=live.id,
            game=live.meta.name,
            words=live.words,
            form=live.form,
            look=live.look,
            running=live.status == "running",
            saved=live.saved,
            takes=live.takes,
            disclosed=live.disclosed,
            hints=live.hints,
            viewer=live.scene.viewer,
            host=live.host,
            seats=live.scene.seats,
            links=live.links,
            settings=live.settings or Settings(lang=live.words.lang),
        )
    )


@lru_cache(maxsize=2048)
def _menu(facts: Facts) -> Markup:
    right = el("div", _seats(facts), _table(facts), class_="menu-right")
    body = el("div", _settings(facts), right, class_="dialog-body menu-body")
    return joined([_head(facts.words, facts.words.text("menu-title")), body])


def text_frame(live: Live) -> Markup:
    """Where the client lays the position in plain words."""
    title = live.words.text("menu-text")
    body = el("div", id="text", class_="dialog-body text-view", tabindex=0)  # it scrolls: for the keyboard
    return el("dialog", _head(live.words, title), body, id="text-dialog", aria_label=title)


def keys_frame(live: Live) -> Markup:
    """All keys of a table."""
    words, title = live.words, live.words.text("menu-keys")
    rows = [
        el("div", el("dt", *(el("kbd", key) for key in keys)), el("dd", words.text(f"keys-{id}")))
        for id, keys in KEYS.items()
    ]
    body = el("div", el("dl", *rows, class_="keys"), class_="dialog-body", tabindex=0)
    return el("dialog", _head(words, title), body, id="keys-dialog", aria_label=title)


def _head(words: Words, title: str) -> Markup:
    close = tool("close-dialog", "c-close", words.text("tip-close"), "btn ghost sq", 14)
    return el("div", title, close, class_="dialog-head")


def _settings(facts: Facts) -> Markup:
    words = facts.words
    fields = [_select(facts, name, values, getattr(facts.settings, name)) for name, values in OPTIONS.items()]
    fields += [_switch(facts, name, getattr(facts.settings, name)) for name in SWITCHES]
    return el("section", el("h3", words.text("menu-settings")), *fields, class_="menu-settings")


def _select(facts: Facts, name: str, values: Iterable[str], chosen: str) -> Markup:
    def label(value: str) -> str:
        return LANGUAGE_NAMES[value] if name == "lang" else facts.words.text(f"prefer-{name}-{value}")

    options = [el("option", label(value), value=value, selected=value == chosen) for value in values]
    title = facts.words.text("page-language" if name == "lang" else f"prefer-{name}")
    return el("label", title, el("select", *options, data_setting=name), class_="field")


def _switch(facts: Facts, name: str, on: bool) -> Markup:
    box = Markup('<input type="checkbox" data-setting="{}"{}>').format(name, Markup(" checked") if on else "")
    return el("label", facts.words.text(f"prefer-{name}"), box, class_="field")


def _seats(facts: Facts) -> Markup:
    """Who sits where; the host hands out links and lets bots take over."""
    urls = {link.seat: link.url for link in facts.links}
    rows = [_seat(facts, seat, urls.get(seat.number)) for seat in facts.seats]
    return el("section", el("h3", facts.words.text("menu-seats")), el("ul", *rows, class_="menu-seats"))


def _seat(facts: Facts, seat: Seat, url: str | None) -> Markup:
    words = facts.words
    kind = words.text(f"menu-seat-{seat.kind}")
    parts = [
        shape(seat.number, 18),
        el("b", seat.name),
        icon(SEAT_ICONS.get(seat.kind, "c-person"), 14),
        el("span", kind, class_="dim"),
    ]
    if seat.clock:
        parts.append(el("span", icon("c-clock", 12), seat.clock, class_="dim"))
    if url:
        parts.append(labelled("copy", "c-link", words.text("menu-copy"), "btn sm", data_copy=url))
    if facts.viewer is not None and facts.running and seat.kind == "link":
        parts.append(_bots(facts, seat, "menu-ask-bot"))
    if facts.host and facts.running and seat.kind == "open":
        parts.append(_bots(facts, seat, "menu-replace"))
    return el("li", *parts)


def _bots(facts: Facts, seat: Seat, what: str) -> Markup:
    """How well a bot is to play in somebody's place."""
    words = facts.words
    bots = [el("option", words.get(f"bot-{level}"), value=level) for level in offered(facts.game)]
    first, label = el("option", words.text(what), value=""), words.text(f"{what}-seat", player=seat.name)
    return el("select", first, *bots, data_replace=seat.number, aria_label=label)


def _table(facts: Facts) -> Markup:
    words = facts.words
    link, look = f"/t/{facts.id}", f"seat={'-' if facts.viewer is None else facts.viewer}&{facts.look}"
    links: list[tuple[str, str, str, dict[str, object]]] = [
        ("c-rules", "menu-rules", f"/rules/{facts.game}", {"target": "_blank"}),
        ("c-link", "menu-share", f"{link}/share?{look}", {"download": True}),
        ("c-home", "menu-home", "/", {}),
    ]
    if facts.saved:
        links.insert(1, ("c-deck", "menu-save", f"{link}/save?{look}", {"download": True}))
    parts = [
        el("a", icon(symbol, 16), words.text(id), class_="btn", href=href, **more) for symbol, id, href, more in links
    ]
    parts.insert(0, labelled("text", "c-log", words.text("menu-text")))
    if facts.form == "desk":
        parts.insert(1, labelled("keys", "c-settings", words.text("menu-keys")))
    if facts.takes:
        parts.append(_take_along(facts))
    if facts.disclosed:
        parts.append(el("p", icon("c-lock", 14), words.text("note-disclosed"), class_="dim"))
    if facts.hints:
        parts.append(el("p", icon("c-hint", 14), words.text("lobby-hints"), class_="dim"))
    if facts.viewer is not None and facts.running:
        parts += [_sure(facts, "leave"), _sure(facts, "resign")]
    return el("section", el("h3", words.text("menu-table")), el("div", *parts, class_="menu-table"))


def _take_along(facts: Facts) -> Markup:
    """A save of a running game holds what is hidden: that is said before, and by the table ever after."""
    words = facts.words
    button = el("button", icon("c-deck", 16), words.text("menu-take-yes"), class_="btn sm")
    form = el("form", button, method="post", action=f"/t/{facts.id}/save")
    return el("details", el("summary", words.text("menu-take")), el("p", words.text("menu-take-text")), form)


def _sure(facts: Facts, do: str) -> Markup:
    """A thing that is asked twice."""
    words = facts.words
    sure = labelled(do, "", words.text(f"menu-{do}-yes"), "btn sm")
    others = any(seat.kind not in ("bot", "left") and seat.number != facts.viewer for seat in facts.seats)
    text = words.text(f"menu-{do}-text" if others else f"menu-{do}-alone")
    return el("details", el("summary", words.text(f"menu-{do}")), el("p", text), sure)
