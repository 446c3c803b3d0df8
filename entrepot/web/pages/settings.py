"""What a person prefers, each setting with its choices in sight."""

from __future__ import annotations

from entrepot.engine.language.fields import SEATS
from entrepot.engine.language.game import COLOURS
from entrepot.paper.svg import Markup, el, icon
from entrepot.paper.words import LANGUAGES, Words

from ..people.settings import CHOICES
from .layout import LANGUAGE_NAMES, check, choice, hidden, page
from .models import Visitor

SWITCHES = ("confirm", "steps", "guided", "sound", "notify")


def settings(visitor: Visitor, saved: bool = False) -> Markup:
    """One form; a switch that is off is not sent, so the form says that it is whole."""
    words = visitor.words
    title = words.text("page-settings")
    return page(
        visitor,
        title,
        el("h1", title),
        el("p", icon("c-confirm", 16), words.text("prefer-saved"), class_="lead", role="status") if saved else None,
        el(
            "form",
            hidden("all", "on"),
            hidden("back", "/settings?saved=1"),
            el("div", looks(visitor), play(visitor), class_="columns"),
            el("div", el("button", words.text("prefer-save"), class_="btn main"), class_="do"),
            method="post",
            action="/settings",
        ),
        kind="settings",
        styles=["forms.css"],
    )


def looks(visitor: Visitor) -> Markup:
    words = visitor.words
    langs = [(lang, LANGUAGE_NAMES[lang]) for lang in LANGUAGES]
    shown = ((n % SEATS, colour) for n, colour in enumerate(COLOURS))
    seats = [icon(f"c-seat-{seat}", 20, class_=f"p{seat} seat-{seat}-{colour}") for seat, colour in shown]
    return el(
        "section",
        el("h2", words.text("prefer-looks")),
        choice(words.text("page-language"), "lang", langs, visitor.settings.lang),
        one(words, "theme", visitor.settings.theme),
        one(words, "palette", visitor.settings.palette),
        el("p", *seats, class_="seats", aria_hidden="true"),
        one(words, "motion", visitor.settings.motion),
    )


def play(visitor: Visitor) -> Markup:
    words = visitor.words
    switches = [
        check(
            words.text(f"prefer-{name}"), name, bool(getattr(visitor.settings, name)), words.text(f"prefer-{name}-hint")
        )
        for name in SWITCHES
    ]
    return el("section", el("h2", words.text("prefer-play")), one(words, "pace", visitor.settings.pace), *switches)


def one(words: Words, name: str, value: str) -> Markup:
    choices = [(kind, words.text(f"prefer-{name}-{kind}")) for kind in CHOICES[name]]
    return choice(words.text(f"prefer-{name}"), name, choices, value)
