"""Where somebody is signed in, and how they go for good."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from entrepot.paper.svg import Markup, el, icon
from entrepot.paper.words import Words

from ..seen.times import ago
from .account import form, password, said, sheet
from .layout import empty, hidden, wrong
from .models import AccountEntered, Device, Visitor

DONE = ("out", "others")


def devices(visitor: Visitor, found: Sequence[Device], done: str = "", problem: str = "") -> Markup:
    words = visitor.words
    others = el(
        "form",
        el("div", el("button", words.text("account-others-out"), class_="btn"), class_="do"),
        method="post",
        action="/account/sessions",
    )
    return sheet(
        visitor,
        "account-sessions",
        el("p", words.text("account-sessions-why"), class_="lead"),
        said(words, f"account-done-{done}") if done in DONE else None,
        wrong("device", problem),
        el("ul", *(device(words, one) for one in found), class_="devices"),
        others if len(found) > 1 else None,
    )


def device(words: Words, one: Device) -> Markup:
    browser = one.browser or words.text("account-session-unknown")
    out = el(
        "button",
        words.text("account-session-out"),
        class_="btn",
        aria_label=words.text("account-session-out-of", browser=browser),
    )
    return el(
        "li",
        el(
            "div",
            el("b", browser),
            el("span", icon("c-confirm", 14), words.text("account-session-here"), class_="come here")
            if one.here
            else None,
            class_="what",
        ),
        el(
            "p",
            el("span", words.text("account-session-begun", ago=ago(words, one.begun))),
            el("span", words.text("account-session-seen", ago=ago(words, one.seen))),
            class_="hint",
        ),
        el("form", hidden("id", one.id), out, method="post", action="/account/sessions"),
    )


def delete(visitor: Visitor, entered: AccountEntered | None = None) -> Markup:
    """What going for good means, and the consent to it."""
    words = visitor.words
    problems = entered.problems if entered else {}
    gone = "account-delete-name" if visitor.name else "account-delete-settings"
    return sheet(
        visitor,
        "account-delete" if visitor.name else "account-delete-guest",
        el(
            "div",
            el(
                "section",
                el("h2", words.text("account-delete-what")),
                el(
                    "ul",
                    *(el("li", words.text(id)) for id in (gone, "account-delete-seats", "account-delete-rest")),
                    class_="what",
                ),
                form(
                    "/account/delete",
                    words.text("account-delete-do"),
                    password(words, "account-password", "password", "delete", problems) if visitor.name else None,
                    consent(words, problems),
                ),
            ),
            class_="columns",
        ),
    )


def consent(words: Words, problems: Mapping[str, str]) -> Markup:
    box = empty(
        "input",
        type="checkbox",
        name="consent",
        value="on",
        required=True,
        aria_describedby="consent-problem" if "consent" in problems else None,
    )
    return el(
        "div",
        el("label", box, el("span", words.text("account-delete-consent"))),
        wrong("consent", problems.get("consent", "")),
        class_="entry check",
    )
