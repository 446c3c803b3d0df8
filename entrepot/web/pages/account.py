"""An account: a name and a password, to come back from another device, and what can be done with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from entrepot.paper.svg import Markup, el, icon
from entrepot.paper.words import Words

from ..people.names import NAME, PASSWORD
from .layout import field, page
from .models import Account, AccountEntered, Visitor

DONE = ("changed", "recovered", "deleted")


def account(visitor: Visitor, entered: AccountEntered | None = None, known: Account | None = None) -> Markup:
    """`known` where anything is kept about the visitor."""
    words, entered = visitor.words, entered or AccountEntered()
    parts = signed_in(words, known, entered) if visitor.name and known else guest(words, entered, known)
    done = said(words, f"account-done-{known.done}", number=known.codes) if known and known.done in DONE else None
    who = el("p", words.text("account-you", name=visitor.name), class_="lead") if visitor.name else None
    return sheet(visitor, "page-account", who, done, el("div", *parts, class_="columns"))


def sheet(visitor: Visitor, title: str, *parts: object) -> Markup:
    """A page of the account; those below it lead back."""
    words = visitor.words
    heading = words.text(title)
    back = el("a", icon("c-back", 16), words.text("page-account"), href="/account", class_="back")
    return page(
        visitor,
        heading,
        back if title != "page-account" else None,
        el("h1", heading),
        *parts,
        kind="account",
        styles=["forms.css"],
    )


def said(words: Words, id: str, **args: str | int) -> Markup:
    """What was done, announced again for screen readers."""
    return el("p", icon("c-confirm", 16), words.text(id, **args), class_="lead", role="status")


def card(words: Words, title: str, why: str, *parts: object) -> Markup:
    return el("section", el("h2", words.text(title)), el("p", words.text(why)) if why else None, *parts)


def form(action: str, label: str, *fields: object, main: bool = False) -> Markup:
    button = el("button", label, class_="btn main" if main else "btn")
    return el("form", *fields, el("div", button, class_="do"), method="post", action=action)


def password(words: Words, label: str, name: str, of: str, problems: Mapping[str, str], new: bool = False) -> Markup:
    """A field for a password, the current one or a new one."""
    return field(
        words.text(label),
        name,
        id=f"{of}-{name}",
        problem=problems.get(name, ""),
        hint=words.text("account-password-hint", number=PASSWORD.start) if new else "",
        type="password",
        minlength=PASSWORD.start if new else None,
        required=True,
        autocomplete="new-password" if new else "current-password",
    )


def name_field(words: Words, of: str, value: str, problems: Mapping[str, str]) -> Markup:
    return field(
        words.text("account-name"),
        "name",
        value,
        id=f"{of}-name",
        problem=problems.get("name", ""),
        maxlength=NAME.stop - 1,
        required=True,
        autocomplete="username",
    )


def guest(words: Words, entered: AccountEntered, known: Account | None) -> list[Markup | None]:
    """Two forms side by side: make an account, or come back to one."""
    forgot = el("p", el("a", words.text("account-forgot"), href="/account/recover"))
    return [
        credentials(words, "new", entered),
        credentials(words, "in", entered, forgot),
        data(words, "account-delete-guest") if known and known.sessions else None,
    ]


def credentials(words: Words, of: str, entered: AccountEntered, more: Markup | None = None) -> Markup:
    sent = entered.form == of
    problems = entered.problems if sent else {}
    return card(
        words,
        f"account-{of}",
        f"account-{of}-why",
        form(
            f"/account/{of}",
            words.text(f"account-{of}-do"),
            name_field(words, of, entered.name if sent else "", problems),
            password(words, "account-password", "password", of, problems, new=of == "new"),
        ),
        more,
    )


def signed_in(words: Words, known: Account, entered: AccountEntered) -> list[Markup | None]:
    problems = {of: entered.problems if entered.form == of else {} for of in ("change", "codes")}
    devices = card(
        words,
        "account-sessions",
        "",
        el("p", words.text("account-sessions-count", number=known.sessions)),
        el(
            "div",
            link("/account/sessions", words.text("account-sessions-see")),
            el("form", el("button", words.text("account-out"), class_="btn"), method="post", action="/account/out"),
            class_="do",
        ),
    )
    change = card(
        words,
        "account-change",
        "account-change-why",
        form(
            "/account/password",
            words.text("account-change-do"),
            password(words, "account-old", "old", "change", problems["change"]),
            password(words, "account-fresh", "new", "change", problems["change"], new=True),
        ),
    )
    codes = card(
        words,
        "account-codes",
        "account-codes-why",
        el("p", words.text("account-codes-left", number=known.codes)),
        form(
            "/account/codes",
            words.text("account-codes-do"),
            password(words, "account-old", "old", "codes", problems["codes"]),
            el("p", words.text("account-codes-hint"), class_="hint"),
        ),
    )
    return [change, devices, codes, data(words, "account-delete")]


def data(words: Words, leave: str) -> Markup:
    return card(
        words,
        "account-data",
        "account-data-why",
        el(
            "div",
            link("/account/data", words.text("account-data-do")),
            link("/account/delete", words.text(leave)),
            class_="do",
        ),
    )


def link(href: str, label: str) -> Markup:
    return el("a", label, href=href, class_="btn")


def codes(visitor: Visitor, shown: Sequence[str]) -> Markup:
    """A set of recovery codes, this once."""
    words = visitor.words
    return sheet(
        visitor,
        "account-codes-shown",
        el("p", words.text("account-codes-keep"), class_="lead"),
        el("ol", *(el("li", el("code", code)) for code in shown), class_="codes"),
        el("div", el("a", words.text("account-codes-done"), href="/account", class_="btn main"), class_="do"),
    )


def recover(visitor: Visitor, entered: AccountEntered | None = None) -> Markup:
    """A code and a new password for somebody who forgot theirs."""
    words, entered = visitor.words, entered or AccountEntered()
    problems = entered.problems
    code = field(
        words.text("account-code"),
        "code",
        id="recover-code",
        problem=problems.get("code", ""),
        required=True,
        maxlength=40,
        autocomplete="off",
        autocapitalize="characters",
        spellcheck="false",
    )
    return sheet(
        visitor,
        "account-recover",
        el("p", words.text("account-recover-why"), class_="lead"),
        el(
            "div",
            el(
                "section",
                form(
                    "/account/recover",
                    words.text("account-recover-do"),
                    name_field(words, "recover", entered.name, problems),
                    code,
                    password(words, "account-fresh", "new", "recover", problems, new=True),
                    main=True,
                ),
            ),
            class_="columns",
        ),
    )
