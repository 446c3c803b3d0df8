"""A table that waits: links for the seats that are free, who has come, and the start."""

from __future__ import annotations

import segno

from entrepot.bots import offered, usual
from entrepot.paper.svg import Markup, el, icon, joined
from entrepot.paper.words import Words

from .layout import empty, game_title, hidden, page, say, seat_colours
from .models import Lobby, LobbySeat, Visitor

MARGIN = 3  # modules of light around a code, so that a camera finds it


def lobby(visitor: Visitor, table: Lobby) -> Markup:
    words = visitor.words
    title = words.text("lobby-title", game=game_title(table.card, words.lang))
    return page(
        visitor,
        title,
        el("h1", title),
        el("div", *inside(words, table), id="lobby", data_table=table.id),
        el("p", class_="vh", id="said", role="status"),
        kind="lobby",
        styles=["forms.css"],
        scripts=["lobby.js"],
    )


def inside(words: Words, table: Lobby) -> list[Markup]:
    """All that changes while people come; the script fetches it anew."""
    missing = sum(not seat.here for seat in table.seats)
    how = words.text("lobby-ready") if table.ready else words.text("start-missing", number=missing)
    seats = [seat_row(words, seat, f"link-{seat.number}", bot_button(words, table, seat)) for seat in table.seats]
    parts = [
        el("p", how, " ", words.text(f"lobby-pace-{table.pace}"), class_="lead", role="status"),
        question(words, table),
        reach(words, table) if table.opens else Markup(""),
        el("ol", *seats, class_=f"chairs {seat_colours(table.card.meta)}"),
    ]
    if table.watch:
        parts.append(
            el(
                "section",
                el("h2", words.text("lobby-watch")),
                shared(words, table.watch, "link-watch", words.text("lobby-watch-link")),
                class_="spectators",
            )
        )
    if table.hints:
        parts.append(el("p", icon("c-hint", 16), words.text("lobby-hints"), class_="hint"))
    parts.append(start_button(words, table))
    if table.commitment:
        parts.append(el("p", words.text("lobby-commitment"), " ", el("code", table.commitment), class_="hint proof"))
    return parts


def reach(words: Words, table: Lobby) -> Markup:
    """Links that work only on this machine help nobody: the page says so and offers to fix it with one click."""
    button = el("button", icon("c-link", 16), words.text("lobby-reach"), class_="btn main")
    form = el("form", button, method="post", action=f"/lobby/{table.id}/reach", class_="do")
    return el("div", el("p", icon("c-lock", 16), words.text("lobby-unreachable")), form, class_="unreachable")


def bot_button(words: Words, table: Lobby, seat: LobbySeat) -> Markup | None:
    """The host fills a free seat; anybody who plays asks for a bot where nobody has come for a day."""
    free = not seat.here
    if seat.kind != "link" or not (table.seated or (table.host and free)):
        return None
    label = words.text("lobby-bot" if table.host and free else "lobby-ask-bot")
    named = words.text("lobby-bot-seat", what=label, seat=seat.name)
    game = table.card.meta.name
    levels = [
        el("option", say(words, f"bot-{one}", one), value=one, selected=one == usual(game)) for one in offered(game)
    ]
    level = el("select", *levels, name="level", aria_label=words.text("setup-level-of", seat=seat.name))
    button = el("button", icon("c-bot", 16), label, class_="btn sm", aria_label=named)
    parts = (hidden("target", str(seat.number)), level, button)
    return el("form", *parts, method="post", action=f"/lobby/{table.id}/bot", class_="bot")


def question(words: Words, table: Lobby) -> Markup:
    asked = table.asked
    if asked is None:
        return Markup("")
    level = say(words, f"bot-{asked.level}", asked.level)
    text = el("p", words.text("proposal-bot", player=asked.asker, gone=asked.seat, level=level))
    if not asked.answers:
        return el("div", text, class_="asked")
    buttons = [
        el("button", words.text("proposal-yes"), class_="btn main", name="yes", value="1"),
        el("button", words.text("proposal-no"), class_="btn", name="yes", value="0"),
    ]
    form = el(
        "form", hidden("proposal", asked.name), *buttons, method="post", action=f"/lobby/{table.id}/answer", class_="do"
    )
    return el("div", text, form, class_="asked")


def seat_row(words: Words, seat: LobbySeat, id: str, bot: Markup | None = None) -> Markup:
    level = say(words, f"bot-{seat.level}", seat.level)
    kind = words.text("seat-bot-level", level=level) if seat.kind == "bot" else words.text(f"seat-{seat.kind}")
    return el(
        "li",
        el("span", icon(f"c-seat-{seat.number}", 22, class_=f"p{seat.number}"), el("b", seat.name), class_="chair"),
        el("span", kind, class_="kind"),
        el(
            "span",
            icon("c-confirm" if seat.here else "c-clock", 16),
            words.text("lobby-here" if seat.here else "lobby-awaited"),
            class_="come here" if seat.here else "come",
        ),
        shared(words, seat.url, id, words.text("lobby-link-of", seat=seat.name))
        if seat.url and not seat.here
        else None,
        bot,
    )


def shared(words: Words, url: str, id: str, label: str) -> Markup:
    """A link to give away: to copy, to send on, or to be read by a camera."""
    return el(
        "div",
        empty("input", type="text", id=id, value=url, readonly=True, aria_label=label),
        el(
            "button",
            icon("c-link", 16),
            words.text("lobby-copy"),
            class_="btn",
            type="button",
            data_copy=id,
            data_said=words.text("lobby-copied"),
            hidden=True,
        ),
        el(
            "details",
            el("summary", words.text("lobby-code")),
            code(url, words.text("lobby-code-of", label=label)),
            id=f"code-{id}",
            name="code",  # one at a time: a camera shall not read another's
        ),
        class_="shared",
    )


def code(url: str, label: str) -> Markup:
    """A QR code as one path, dark on light in every theme."""
    rows = [bytes(row) for row in segno.make(url, error="m", micro=False).matrix]
    size = len(rows) + 2 * MARGIN
    dark = joined(
        Markup(f"M{x + MARGIN} {y + MARGIN}h1v1h-1z")
        for y, row in enumerate(rows)
        for x, module in enumerate(row)
        if module
    )
    return Markup(
        '<svg class="code" viewBox="0 0 {0} {0}" width="180" height="180" role="img" aria-label="{1}">'
        '<rect class="light" width="{0}" height="{0}"/><path class="dark" d="{2}"/></svg>'
    ).format(size, label, dark)


def start_button(words: Words, table: Lobby) -> Markup:
    """Only the host starts, and only when everybody is there."""
    if not table.host:
        return el("p", words.text("lobby-host-starts"), class_="hint")
    button = el("button", icon("c-replay", 16), words.text("lobby-start"), class_="btn main", disabled=not table.ready)
    return el("form", button, method="post", action=f"/t/{table.id}/start", class_="do")
