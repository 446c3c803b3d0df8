"""What the pages away from a table have in common: the frame with its header and footer, and parts of forms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from entrepot.engine.language.game import Meta
from entrepot.paper.svg import Markup, el, icon, joined
from entrepot.paper.words import LANGUAGES, Words

from ..seen.cards import GameCard
from .models import Visitor
from .shell import BRAND, shell, sprite

LANGUAGE_NAMES: Mapping[str, str] = {"en": "English", "ru": "Русский", "uk": "Українська", "pl": "Polski"}
NEXT_THEME: Mapping[str, str] = {"auto": "dark", "dark": "light", "light": "auto"}


def page(
    visitor: Visitor,
    title: str,
    *sections: object,
    kind: str,
    styles: Sequence[str] = (),
    scripts: Sequence[str] = (),
    cards: Iterable[GameCard] = (),
    turns: int = 0,
) -> Markup:
    """A whole document: header, sections in the main landmark, footer. `kind` is its class for the style sheets,
    `cards` are the games whose drawings it shows, `turns` the tables that wait for the visitor.
    """
    words = visitor.words
    drawn = [(card.meta.name, card.face) for card in cards if card.face]
    body = el(
        "div",
        top(visitor, heading=kind == "start"),
        el("main", *sections, id="main"),
        foot(words),
        class_=f"hall {kind}",
    )
    house = words.text("house-name")
    return shell(
        title=f"({turns}) {house}" if turns else house if title == house else f"{title} · {house}",
        words=words,
        settings=visitor.settings,
        styles=("start.css", *styles, *(f"games/{name}.css" for name, _ in drawn)),
        scripts=("start.js", *scripts),
        body=body,
        sprites=[sprite(face.sprite) for _, face in drawn],
    )


def top(visitor: Visitor, heading: bool) -> Markup:
    """The header: brand, languages, theme, rules, settings. On the start page the brand is the first heading."""
    words = visitor.words
    name = (
        el("b", words.text("house-name"), role="heading", aria_level=1)
        if heading
        else el("b", words.text("house-name"))
    )
    motto = el("small", words.text("page-motto"))
    return el(
        "header",
        el("a", BRAND, el("span", name, motto), class_="brand", href="/"),
        languages(visitor),
        setting_form(visitor, "theme", NEXT_THEME[visitor.settings.theme], "c-theme", words.text("page-theme")),
        tool("/rules", "c-rules", words.text("page-rules")),
        tool("/settings", "c-settings", words.text("page-settings")),
        tool("/account", "c-person", visitor.name or words.text("page-account")),
        class_="top",
    )


def tool(href: str, symbol: str, label: str) -> Markup:
    return el("a", icon(symbol, 20), class_="btn ghost sq", href=href, aria_label=label, title=label)


def languages(visitor: Visitor) -> Markup:
    buttons = [
        el(
            "button",
            LANGUAGE_NAMES[lang],
            name="lang",
            value=lang,
            lang=lang,
            aria_pressed="true" if lang == visitor.words.lang else "false",
        )
        for lang in LANGUAGES
    ]
    group = el("div", *buttons, class_="lang", role="group", aria_label=visitor.words.text("page-language"))
    return el("form", hidden("back", visitor.path), group, method="post", action="/settings", class_="set-lang")


def setting_form(visitor: Visitor, name: str, value: str, symbol: str, label: str) -> Markup:
    """A form of one button that changes one setting."""
    button = el(
        "button", icon(symbol, 20), class_="btn ghost sq", name=name, value=value, aria_label=label, title=label
    )
    return el("form", hidden("back", visitor.path), button, method="post", action="/settings", class_=f"set-{name}")


def foot(words: Words) -> Markup:
    return el(
        "footer",
        el("p", words.text("page-unofficial")),
        el("nav", el("a", words.text("page-credits"), href="/credits"), aria_label=words.text("page-more")),
        class_="foot",
    )


def hidden(name: str, value: object) -> Markup:
    return Markup('<input type="hidden" name="{}" value="{}">').format(name, value)


def empty(tag: str, **values: object) -> Markup:
    """An element that has no end tag."""
    return Markup(str(el(tag, **values)).removesuffix(f"</{tag}>"))


def field(
    label: str,
    name: str,
    value: str = "",
    *,
    id: str = "",
    problem: str = "",
    hint: str = "",
    for_kinds: str | None = None,
    quiet: bool = False,
    **values: object,
) -> Markup:
    """A line of text with its label, and one sentence beside it when it is wrong; `id` where names repeat."""
    id = id or name
    said = [f"{id}-hint"] * bool(hint) + [f"{id}-problem"] * bool(problem)
    control = empty(
        "input",
        id=id,
        name=name,
        value=value,
        aria_describedby=" ".join(said) or None,
        aria_invalid="true" if problem else None,
        **{"type": "text", **values},
    )
    return el(
        "div",
        el("label", label, for_=id, class_="vh" if quiet else None),
        control,
        el("p", hint, class_="hint", id=f"{id}-hint") if hint else None,
        wrong(id, problem),
        class_="entry",
        data_for=for_kinds,
    )


def choice(
    label: str,
    name: str,
    choices: Iterable[tuple[str, str]],
    chosen: str,
    *,
    problem: str = "",
    hint: str = "",
    quiet: bool = False,
    below: Markup | None = None,
    **values: object,
) -> Markup:
    """A choice of one among few, as a list that opens; `quiet` keeps its label for screen readers."""
    said = [f"{name}-hint"] * bool(hint) + [f"{name}-problem"] * bool(problem)
    options = [el("option", text, value=value, selected=value == chosen) for value, text in choices]
    control = el(
        "select",
        *options,
        id=name,
        name=name,
        aria_describedby=" ".join(said) or None,
        aria_invalid="true" if problem else None,
    )
    return el(
        "div",
        el("label", label, for_=name, class_="vh" if quiet else None),
        control,
        el("p", hint, class_="hint", id=f"{name}-hint") if hint else None,
        below,
        wrong(name, problem),
        class_="entry",
        **values,
    )


def radios(legend: str, name: str, choices: Iterable[tuple[str, str]], chosen: str, problem: str = "") -> Markup:
    """A choice of one among few, all of them in sight."""
    buttons = [
        el(
            "label",
            empty("input", type="radio", name=name, value=value, checked=value == chosen),
            el("span", text),
        )
        for value, text in choices
    ]
    return el(
        "fieldset", el("legend", legend), el("div", *buttons, class_="radios"), wrong(name, problem), class_="entry"
    )


def check(label: str, name: str, checked: bool, hint: str = "") -> Markup:
    box = empty(
        "input",
        type="checkbox",
        name=name,
        value="on",
        checked=checked,
        aria_describedby=f"{name}-hint" if hint else None,
    )
    return el(
        "div",
        el("label", box, el("span", label)),
        el("p", hint, class_="hint", id=f"{name}-hint") if hint else None,
        class_="entry check",
    )


def wrong(name: str, problem: str) -> Markup | None:
    return el("p", icon("c-why-not", 16), problem, class_="problem", id=f"{name}-problem") if problem else None


def seat_colours(meta: Meta) -> str:
    """The classes of whatever shows one game: its seats have its colours there, as the tokens say."""
    return " ".join(f"seat-{seat}-{colour}" for seat, colour in enumerate(meta.colours))


def seat_shapes(meta: Meta, count: int, own: int | None = None, size: int = 18) -> Markup:
    """The shapes of the seats in a row, one's own framed."""
    shapes = []
    for seat in range(count):
        shape = icon(f"c-seat-{seat}", size, class_=f"p{seat}")
        shapes.append(el("span", shape, class_="me") if seat == own else shape)
    return el("span", joined(shapes), class_=f"seats {seat_colours(meta)}", aria_hidden="true")


def thumb(card: GameCard) -> Markup:
    """A game's mark: a symbol of its sprite such as `yk-mark`, or its first letter."""
    symbol = f"{card.meta.prefix.lower()}-mark"
    drawn = card.face is not None and f'id="{symbol}"' in sprite(card.face.sprite)
    inside = icon(symbol, 24, class_="vig") if drawn else card.meta.title[:1]
    return el("span", inside, class_="thumb", aria_hidden="true")


def game_words(card: GameCard, lang: str) -> Words | None:
    return card.face.words(lang) if card.face else None


def say(words: Words | None, id: str, otherwise: str) -> str:
    """What a game says of itself, or something else where it has no words for it."""
    return words.text(id) if words and id in words.ids else otherwise


def capital(text: str) -> str:
    """A label in sentence case: words of a game are written as they stand inside a sentence."""
    return text[:1].upper() + text[1:]


def game_title(card: GameCard, lang: str) -> str:
    return say(game_words(card, lang), "title", card.meta.title)
