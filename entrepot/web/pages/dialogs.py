"""What stands in front of the table: the curtain between two players, a proposal, a lesson, the menu."""

from __future__ import annotations

from collections.abc import Iterable

from entrepot.bots import BOTS
from entrepot.paper.face import Seat
from entrepot.paper.svg import Markup, el, icon, joined
from entrepot.paper.words import LANGUAGES
from entrepot.web.live import Live, Settings

from .saying import labelled, name_of, names_of, shape, tool

OPTIONS = {
    "lang": LANGUAGES,
    "theme": ("auto", "light", "dark"),
    "palette": ("chart", "contrast", "soft"),
    "motion": ("off", "fast", "normal", "slow"),
    "pace": ("instant", "fast", "normal", "slow"),
}
SWITCHES = ("sound", "notify", "confirm", "steps")
LANGUAGE_NAMES = {"en": "English", "ru": "Русский", "uk": "Українська", "pl": "Polski"}
SEAT_ICONS = {
    "you": "c-person",
    "screen": "c-screen",
    "link": "c-link",
    "bot": "c-bot",
    "open": "c-clock",
    "left": "c-close",
}


def dialog(live: Live) -> Markup:
    """The one thing that has to be answered first, or nothing."""
    if live.curtain is not None:
        return _curtain(live, live.curtain)
    return _proposal(live) if live.proposal is not None and live.at is None else Markup("")


def _curtain(live: Live, seat: int) -> Markup:
    """Nothing of the table shows until the next player says that they sit here."""
    words, name = live.words, name_of(live, seat)
    parts = [
        shape(seat, 56),
        el("h2", words.text("curtain-title", player=name)),
        el("p", words.text("curtain-text")),
        el(
            "a",
            words.text("curtain-go", player=name),
            class_="btn main big",
            href=f"/t/{live.id}?seat={seat}&form={live.form}",
        ),
    ]
    return el("div", el("div", *parts, class_="curtain-card"), class_="curtain", role="dialog", aria_modal="true",
              aria_label=words.text("curtain-title", player=name))  # fmt: skip


def _proposal(live: Live) -> Markup:
    """Somebody asks to take moves back; whoever has not answered gets two buttons."""
    asked = live.proposal
    if asked is None:
        return Markup("")
    words = live.words
    text = words.text("proposal-text", player=name_of(live, asked.seat), moment=asked.moment)
    parts = [el("p", shape(asked.seat, 16), text)]
    if live.scene.viewer in asked.waiting:
        yes = labelled("answer", "c-confirm", words.text("proposal-yes"), "btn main", data_yes="1")
        parts.append(el("div", yes, labelled("answer", "c-close", words.text("proposal-no")), class_="grp"))
    else:
        parts.append(el("p", words.text("proposal-waiting", player=names_of(live, asked.waiting)), class_="dim"))
    return el("div", *parts, class_="proposal", role="alertdialog", aria_label=words.text("proposal-title"))


def lesson(live: Live) -> Markup:
    """A gentle card of the guided first game, pointing at its place."""
    if live.lesson is None or live.at is not None or live.curtain is not None:
        return Markup("")
    words = live.words
    close = tool("close-lesson", "c-close", words.text("tip-close"), "x", 12)
    head = el("h4", icon("c-hint", 18), words.text("lesson-title"), close)
    text = el("p", live.scene.words.text(live.lesson.words))
    stop = el("button", words.text("lesson-stop"), class_="link", type="button", data_do="stop-lessons")
    return el(
        "div",
        head,
        text,
        stop,
        class_="tip lesson",
        role="note",
        data_for=live.lesson.place or None,
        data_lesson=live.lesson.words,
    )


def menu(live: Live) -> Markup:
    """Settings, seats and what can be done with the table."""
    words = live.words
    title = words.text("menu-title")
    head = el(
        "div", title, tool("close-dialog", "c-close", words.text("tip-close"), "btn ghost sq", 14), class_="dialog-head"
    )
    blocks = [
        _settings(live, live.settings or Settings(lang=words.lang)),
        el("div", _seats(live), _table(live), class_="menu-right"),
    ]
    return joined([head, el("div", *blocks, class_="dialog-body menu-body")])


def _settings(live: Live, chosen: Settings) -> Markup:
    words = live.words
    fields = [_select(live, name, values, getattr(chosen, name)) for name, values in OPTIONS.items()]
    fields += [_switch(live, name, getattr(chosen, name)) for name in SWITCHES]
    return el("section", el("h3", words.text("menu-settings")), *fields, class_="menu-settings")


def _select(live: Live, name: str, values: Iterable[str], chosen: str) -> Markup:
    def label(value: str) -> str:
        return LANGUAGE_NAMES[value] if name == "lang" else live.words.text(f"menu-{name}-{value}")

    options = [el("option", label(value), value=value, selected=value == chosen) for value in values]
    return el("label", live.words.text(f"menu-{name}"), el("select", *options, data_setting=name), class_="field")


def _switch(live: Live, name: str, on: bool) -> Markup:
    box = Markup('<input type="checkbox" data-setting="{}"{}>').format(name, Markup(" checked") if on else "")
    return el("label", live.words.text(f"menu-{name}"), box, class_="field")


def _seats(live: Live) -> Markup:
    """Who sits where; the host hands out links and lets bots take over."""
    urls = {link.seat: link.url for link in live.links}
    rows = [_seat(live, seat, urls.get(seat.number)) for seat in live.scene.seats]
    return el("section", el("h3", live.words.text("menu-seats")), el("ul", *rows, class_="menu-seats"))


def _seat(live: Live, seat: Seat, url: str | None) -> Markup:
    words = live.words
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
    if live.host and live.status == "running" and seat.kind in ("open", "left", "link"):
        bots = [el("option", words.get(f"menu-bot-{name}"), value=name) for name in BOTS]
        first = el("option", words.text("menu-replace"), value="")
        label = words.text("menu-replace-seat", player=seat.name)
        parts.append(el("select", first, *bots, data_replace=seat.number, aria_label=label))
    return el("li", *parts)


def _table(live: Live) -> Markup:
    words = live.words
    link, look = f"/t/{live.id}", f"seat={'-' if live.scene.viewer is None else live.scene.viewer}&form={live.form}"
    links: list[tuple[str, str, str, dict[str, object]]] = [
        ("c-log", "menu-text", f"{link}/text?{look}", {"target": "_blank", "data_text": True}),
        ("c-rules", "menu-rules", f"/rules/{live.meta.name}", {"target": "_blank"}),
        ("c-link", "menu-share", f"{link}/share?{look}", {"download": True}),
        ("c-home", "menu-home", "/", {}),
    ]
    if live.status in ("over", "abandoned"):  # before that a save would hold the secrets of the deal
        links.insert(2, ("c-deck", "menu-save", f"{link}/save?{look}", {"download": True}))
    parts = [
        el("a", icon(symbol, 16), words.text(id), class_="btn", href=href, **more) for symbol, id, href, more in links
    ]
    if live.scene.viewer is not None and live.status == "running":
        parts += [_sure(live, "leave"), _sure(live, "resign")]
    return el("section", el("h3", words.text("menu-table")), el("div", *parts, class_="menu-table"))


def _sure(live: Live, do: str) -> Markup:
    """A thing that is asked twice."""
    words = live.words
    sure = labelled(do, "", words.text(f"menu-{do}-yes"), "btn sm")
    return el("details", el("summary", words.text(f"menu-{do}")), el("p", words.text(f"menu-{do}-text")), sure)
