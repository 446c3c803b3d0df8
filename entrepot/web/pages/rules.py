"""The rules of a game: every rule of its ledger by chapter, with a search and the glossary."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from markupsafe import escape

from entrepot.engine.proof.ledger import Rule
from entrepot.paper.svg import Markup, el, joined
from entrepot.paper.words import Words

from ..seen.cards import GameCard
from .layout import LANGUAGE_NAMES, empty, game_title, game_words, page, say, thumb
from .ledger import Book, Chapter, Terms, book_of, split_source, translated
from .models import Visitor

INLINE = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<strong>\1</strong>"),
    (re.compile(r"`(.+?)`"), r"<code>\1</code>"),
    (re.compile(r"\*(\S.*?)\*"), r"<em>\1</em>"),
)

_KEPT: dict[tuple[str, Words], Markup] = {}  # by game and words


def rules(visitor: Visitor, card: GameCard, book: Book | None = None) -> Markup:
    words, game = visitor.words, game_words(card, visitor.words.lang)
    title = words.text("rules-title", game=game_title(card, words.lang))
    note = "rules-translated" if translated(card.meta, words.lang) else "rules-language"
    return page(
        visitor,
        title,
        el("h1", title),
        el("p", words.text(note), class_="lead") if words.lang != "en" else None,
        search(words),
        _text(words, game, card, book) if book else _kept_text(words, game, card),
        kind="rules",
        styles=["reading.css"],
        scripts=["rules.js"],
    )


def _kept_text(words: Words, game: Words | None, card: GameCard) -> Markup:
    """Made once: it is long, and the same for everybody whose words these are."""
    key = card.meta.name, words
    if key not in _KEPT:
        _KEPT[key] = _text(words, game, card, book_of(card.meta))
    return _KEPT[key]


def _text(words: Words, game: Words | None, card: GameCard, book: Book) -> Markup:
    known = {rule.id for chapter in book.chapters for rule in chapter.rules}
    own = translated(card.meta, words.lang)
    parts = [chapter_part(words, game, chapter, own, known) for chapter in book.chapters]
    return el(
        "div", contents(words, game, book), el("div", *parts, glossary(words, book), class_="text"), class_="book"
    )


def shelf(visitor: Visitor, cards: Sequence[GameCard]) -> Markup:
    """The rules of which game?"""
    words = visitor.words
    title = words.text("rules-all")
    rows = [
        el(
            "li",
            thumb(card),
            el("a", game_title(card, words.lang), href=f"/rules/{card.meta.name}"),
            el(
                "a",
                words.text("start-about"),
                href=f"/about/{card.meta.name}",
                aria_label=words.text("about-title", game=game_title(card, words.lang)),
            ),
        )
        for card in cards
    ]
    body = el("ul", *rows, class_="list books")
    return page(visitor, title, el("h1", title), body, kind="shelf", styles=["reading.css"], cards=cards)


def search(words: Words) -> Markup:
    """Shown by the script, which does the searching; without it the browser's own search serves."""
    control = empty("input", type="search", id="find", autocomplete="off", placeholder=words.text("rules-find-how"))
    count = el(
        "p",
        id="found",
        role="status",
        data_none=words.text("rules-found-none"),
        data_some=words.text("rules-found", number="{}"),
    )
    return el(
        "form",
        el("label", words.text("rules-find"), for_="find"),
        control,
        count,
        role="search",
        class_="find",
        hidden=True,
    )


def contents(words: Words, game: Words | None, book: Book) -> Markup:
    entries = [
        el("li", el("a", chapter_title(words, game, chapter), href=f"#chapter-{chapter.number}"))
        for chapter in book.chapters
    ]
    if book.glossary:
        entries.append(el("li", el("a", words.text("rules-glossary"), href="#glossary")))
    return el(
        "nav",
        el("h2", words.text("rules-contents")),
        el("ol", *entries),
        class_="contents",
        aria_label=words.text("rules-contents"),
    )


def chapter_title(words: Words, game: Words | None, chapter: Chapter) -> str:
    if not chapter.number:
        return words.text("rules-examples")
    return f"{chapter.number} {say(game, f'chapter-{chapter.number}', chapter.title)}"


def chapter_part(words: Words, game: Words | None, chapter: Chapter, own: Mapping[str, str], known: set[str]) -> Markup:
    entries = [rule_part(words, game, rule, own, known) for rule in chapter.rules]
    head = el("h2", chapter_title(words, game, chapter), id=f"chapter-{chapter.number}")
    return el("section", head, *entries, class_="chapter")


def rule_part(words: Words, game: Words | None, rule: Rule, own: Mapping[str, str], known: set[str]) -> Markup:
    """A rule: its number, and its wording in the reader's language where there is one."""
    text, source = split_source(rule.text)
    marks = [el("span", edition(words, game, rule.tag), class_="mark")] if rule.tag != "both" else []
    if rule.mark:
        marks.append(el("span", words.text(f"rules-{rule.mark}"), class_="mark"))
    foreign = words.lang != "en" and rule.id not in own
    return el(
        "article",
        el("p", el("a", rule.id, href=f"#{rule.id}", class_="number"), *marks),
        el("p", inline(own.get(rule.id, text), known), lang="en" if foreign else None),
        el("p", words.text("rules-source", source=sources(words, source)), class_="source") if source else None,
        id=rule.id,
        class_="rule",
    )


def sources(words: Words, source: str) -> str:
    """The books behind a rule, by edition and language."""
    found = []
    for book in source.split(" / "):
        id = "rules-source-" + re.sub(r"\W+", "-", book.lower()).strip("-")
        found.append(words.text(id) if id in words.ids else book)
    return "; ".join(found)


def edition(words: Words, game: Words | None, tag: str) -> str:
    return words.text("rules-edition", edition=say(game, f"option-edition-{tag}", tag))


def inline(text: str, known: set[str]) -> Markup:
    """The marks of emphasis, and the numbers of rules as links."""
    html = str(escape(text))
    for pattern, markup in INLINE:
        html = pattern.sub(markup, html)
    return Markup(re.sub(r"\b[A-Z]{2}-\d{2,4}\b", lambda id: _link(id[0], known), html))


def _link(id: str, known: set[str]) -> str:
    return f'<a href="#{id}">{id}</a>' if id in known else id


def glossary(words: Words, book: Book) -> Markup | None:
    if not book.glossary:
        return None
    head = el("h2", words.text("rules-glossary"), id="glossary")
    return el("section", head, *(terms(words, table) for table in book.glossary), class_="chapter")


def terms(words: Words, table: Terms) -> Markup:
    """The reader's language first, then English; an English reader sees all."""
    order = [n for n, lang in enumerate(table.langs) if lang == words.lang]
    order += [n for n, lang in enumerate(table.langs) if n not in order and (lang == "en" or words.lang == "en")]
    head = joined(el("th", LANGUAGE_NAMES.get(table.langs[n], words.text("rules-meaning")), scope="col") for n in order)
    rows = [
        el("tr", *(el("td", row[n], lang=None if table.langs[n] == words.lang else table.langs[n]) for n in order))
        for row in table.rows
    ]
    caption = el("caption", table.title, lang=None if words.lang == "en" else "en")
    return el("table", caption, el("thead", el("tr", head)), el("tbody", *rows), class_="terms")
