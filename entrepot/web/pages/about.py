"""About a game and about the house: credits, and how sure the printed values are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from entrepot.engine.language.components import CONFIDENCES, Components
from entrepot.paper.svg import Markup, el, joined
from entrepot.paper.words import Words

from ..seen.cards import GameCard
from .layout import capital, game_title, game_words, page, say
from .models import Sureness, Visitor


@cache
def sureness(folder: Path) -> tuple[Sureness, ...]:
    """How sure each component file of a folder is, by its rows and tables."""
    parts = Components.load(folder)
    return tuple(_sureness(path.stem, parts[path.stem]) for path in sorted(folder.glob("*.toml")))


def _sureness(file: str, data: dict[str, Any]) -> Sureness:
    usual = data.get("confidence", "known")
    tables = [entry for value in data.values() for entry in (value if isinstance(value, list) else [value])]
    marks = [table.get("confidence", usual) for table in tables if isinstance(table, dict)]
    known, derived, reconstructed = (marks.count(confidence) for confidence in CONFIDENCES)
    return Sureness(file, known, derived, reconstructed)


def about(visitor: Visitor, card: GameCard, components: Sequence[Sureness] = ()) -> Markup:
    words, game = visitor.words, game_words(card, visitor.words.lang)
    title = words.text("about-title", game=game_title(card, words.lang))
    return page(
        visitor,
        title,
        el("h1", title),
        el("p", say(game, "summary", ""), class_="lead"),
        el(
            "section",
            el("h2", words.text("page-credits")),
            el("p", say(game, "credits", card.meta.credits)),
            el("p", words.text("page-unofficial")),
        ),
        values(words, game, card, components) if components else None,
        el("p", el("a", words.text("rules-title", game=game_title(card, words.lang)), href=f"/rules/{card.meta.name}")),
        kind="about",
        styles=["reading.css"],
    )


def values(words: Words, game: Words | None, card: GameCard, components: Sequence[Sureness]) -> Markup:
    """A row a component file: how many of its entries are known, derived, reconstructed."""
    heads = [words.text("about-file"), *(words.text(f"about-{confidence}") for confidence in CONFIDENCES)]
    rows = [
        el(
            "tr",
            el("th", capital(say(game, f"component-{one.file}", one.file)), scope="row"),
            *(el("td", count or "–") for count in (one.known, one.derived, one.reconstructed)),
        )
        for one in components
    ]
    table = el(
        "table",
        el("caption", words.text("about-counts"), class_="vh"),
        el("thead", el("tr", *(el("th", head, scope="col") for head in heads))),
        el("tbody", *rows),
        class_="sure",
    )
    meanings = [
        el("div", el("dt", words.text(f"about-{confidence}")), el("dd", words.text(f"about-{confidence}-means")))
        for confidence in CONFIDENCES
    ]
    return el(
        "section",
        el("h2", words.text("about-values")),
        el("p", words.text("reconstructed-note")) if card.meta.reconstructed else None,
        table,
        el("dl", *meanings),
        el("p", _with_code(words.text("about-overlay"), "--components")),
    )


def _with_code(sentence: str, typed: str) -> Markup:
    """A sentence in which what is to be typed is set as such."""
    before, found, after = sentence.partition(typed)
    return joined([before, el("code", found), after]) if found else Markup.escape(sentence)


def credits(visitor: Visitor, cards: Sequence[GameCard]) -> Markup:
    """Whose games these are, and which software is used."""
    words = visitor.words
    games = [
        el(
            "section",
            el("h2", game_title(card, words.lang)),
            el("p", say(game_words(card, words.lang), "credits", card.meta.credits)),
        )
        for card in cards
    ]
    return page(
        visitor,
        words.text("page-credits"),
        el("h1", words.text("page-credits")),
        el("p", words.text("credits-own"), class_="lead"),
        *games,
        el("section", el("h2", words.text("credits-software")), el("p", words.text("credits-stands"))),
        kind="about",
        styles=["reading.css"],
    )
