"""A name and a password, to come back from another device."""

from __future__ import annotations

from entrepot.paper.svg import Markup, el
from entrepot.paper.words import Words
from entrepot.web.people import NAME, PASSWORD

from .furniture import field, page
from .models import AccountEntered, Visitor


def account(visitor: Visitor, entered: AccountEntered | None = None) -> Markup:
    words, entered = visitor.words, entered or AccountEntered()
    title = words.text("page-account")
    parts = signed_in(words, visitor.name) if visitor.name else guest(words, entered)
    return page(visitor, title, el("h1", title), parts, kind="account", styles=["forms.css"])


def guest(words: Words, entered: AccountEntered) -> Markup:
    """Two forms side by side: take a name, or come back to one."""
    return el(
        "div",
        credentials(words, "new", "/account/new", "new-password", entered),
        credentials(words, "in", "/account/in", "current-password", entered),
        class_="columns",
    )


def credentials(words: Words, form: str, action: str, password: str, entered: AccountEntered) -> Markup:
    sent = entered.form == form
    problems = entered.problems if sent else {}
    return el(
        "section",
        el("h2", words.text(f"account-{form}")),
        el("p", words.text(f"account-{form}-why")),
        el(
            "form",
            field(
                words.text("account-name"),
                "name",
                entered.name if sent else "",
                id=f"{form}-name",
                problem=problems.get("name", ""),
                maxlength=NAME.stop - 1,
                required=True,
                autocomplete="username",
            ),
            field(
                words.text("account-password"),
                "password",
                id=f"{form}-password",
                problem=problems.get("password", ""),
                hint=words.text("account-password-hint", number=PASSWORD.start) if form == "new" else "",
                type="password",
                minlength=PASSWORD.start if form == "new" else None,
                required=True,
                autocomplete=password,
            ),
            el("div", el("button", words.text(f"account-{form}-do"), class_="btn"), class_="do"),
            method="post",
            action=action,
        ),
    )


def signed_in(words: Words, name: str) -> Markup:
    return el(
        "section",
        el("p", words.text("account-you", name=name), class_="lead"),
        el("form", el("button", words.text("account-out"), class_="btn"), method="post", action="/account/out"),
    )
