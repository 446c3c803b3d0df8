"""Setting up a table: who sits where, which game exactly, and who may come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from entrepot.engine.language.game import Option
from entrepot.paper.svg import Markup, el, icon
from entrepot.paper.words import Words

from ..people.names import NAME
from ..seen.cards import GameCard
from ..tables.opening import PACES, SeatChoice
from .layout import capital, check, choice, field, game_title, game_words, page, radios, say, seat_colours
from .models import SEAT_KINDS, SEATINGS, Entered, Visitor
from .setup_form import needs, usual_level


def setup(
    visitor: Visitor,
    card: GameCard,
    entered: Entered,
    levels: Sequence[str],
    problems: Mapping[str, str] | None = None,
    components: str = "",
    ratings: Mapping[str, int] | None = None,
) -> Markup:
    """The form. `components` is the digest of component files laid over the game's own, if there are any."""
    words, problems = visitor.words, problems or {}
    title = words.text("setup-title", game=game_title(card, words.lang))
    counts = [(str(number), str(number)) for number in card.meta.players]
    chosen, fault = str(entered.players), problems.get("players", "")
    players = radios(words.text("setup-players"), "players", counts, chosen, fault)
    seats = [
        seat_row(visitor, card, number, entered.seats[number], levels, problems)
        for number in range(max(card.meta.players))
    ]
    chairs = el("ol", *seats, class_=f"chairs {seat_colours(card.meta)}")
    who = [players, chairs, how_they_play(words, levels, ratings or {}), seating(words, entered, problems)]
    game = [*options(visitor, card, entered, problems), note(words, card, components)]
    make = el("button", icon("c-confirm", 18), words.text("setup-make"), class_="btn main")
    form = el(
        "form",
        el(
            "div",
            el("section", el("h2", words.text("setup-who")), *who),
            el("section", el("h2", words.text("setup-game")), *game),
            el("section", el("h2", words.text("setup-company")), *company(words, entered, problems)),
            class_="columns",
        ),
        el("div", make, el("a", words.text("page-back"), class_="btn", href="/"), class_="do"),
        method="post",
        action=f"/new/{card.meta.name}",
        class_="setup-form",
    )
    wrong = el("p", words.text("setup-wrong"), class_="problem", role="alert") if problems else None
    return page(visitor, title, el("h1", title), wrong, form, kind="setup", styles=["forms.css"], scripts=["setup.js"])


def seat_row(
    visitor: Visitor,
    card: GameCard,
    number: int,
    seat: SeatChoice,
    levels: Sequence[str],
    problems: Mapping[str, str],
) -> Markup:
    """A seat: its shape and colour, who sits there, and a name or a level."""
    words = visitor.words
    colour = seat_name(card, words.lang, number)
    name = f"seat-{number}"
    who = choice(
        words.text("setup-seat", seat=colour),
        f"{name}-kind",
        [(kind, words.text(f"seat-{kind}")) for kind in SEAT_KINDS],
        seat.kind,
        problem=problems.get(f"{name}-kind", ""),
        quiet=True,
    )
    called = field(
        words.text("setup-name-of", seat=colour),
        f"{name}-name",
        seat.name,
        problem=problems.get(f"{name}-name", ""),
        placeholder=words.text("setup-name"),
        maxlength=NAME.stop - 1,
        autocomplete="off",
        for_kinds="you screen link",
        quiet=True,
    )
    level = level_choice(words, colour, name, seat.level or usual_level(levels), levels, problems)
    shape = el("span", icon(f"c-seat-{number}", 20, class_=f"p{number}"), el("span", colour), class_="chair")
    return el("li", shape, who, called, level, data_seat=number)


def level_choice(
    words: Words, colour: str, name: str, chosen: str, levels: Sequence[str], problems: Mapping[str, str]
) -> Markup:
    """How well a bot plays."""
    return choice(
        words.text("setup-level-of", seat=colour),
        f"{name}-level",
        [(level, capital(say(words, f"bot-{level}", level))) for level in levels],
        chosen,
        problem=problems.get(f"{name}-level", ""),
        quiet=True,
        data_for="bot",
    )


def how_they_play(words: Words, levels: Sequence[str], ratings: Mapping[str, int]) -> Markup | None:
    """A word on each level, where there is one, and its rating, where it is known."""
    rows = []
    for level in levels:
        if f"level-{level}" in words.ids:
            rating = el("small", words.text("level-rating", rating=str(ratings[level]))) if level in ratings else None
            name = el("dt", capital(say(words, f"bot-{level}", level)), " " if rating else None, rating)
            rows.append(el("div", name, el("dd", words.text(f"level-{level}"))))
    scale = el("p", words.text("setup-ratings"), class_="hint") if ratings else None
    summary = el("summary", words.text("setup-levels"))
    return el("details", summary, el("dl", *rows), scale, class_="levels") if rows else None


def seat_name(card: GameCard, lang: str, number: int) -> str:
    colour = card.meta.colours[number]
    return capital(say(game_words(card, lang), f"player-{colour}", colour))


def seating(words: Words, entered: Entered, problems: Mapping[str, str]) -> Markup:
    kinds = [(kind, words.text(f"setup-seating-{kind}")) for kind in SEATINGS]
    return radios(words.text("setup-seating"), "seating", kinds, entered.seating, problems.get("seating", ""))


def options(visitor: Visitor, card: GameCard, entered: Entered, problems: Mapping[str, str]) -> list[Markup]:
    """A choice for each option of the game; one that needs another, or so many players, says so."""
    named = card.meta.options.items()
    found = [_option(visitor, card, name, entered, problems) for name, option in named if not option.ruling]
    rulings = [name for name, option in named if option.ruling]
    return [*found, _rulings(visitor, card, rulings, entered, problems)] if rulings else found


def _option(visitor: Visitor, card: GameCard, name: str, entered: Entered, problems: Mapping[str, str]) -> Markup:
    words, game, option = visitor.words, game_words(card, visitor.words.lang), card.meta.options[name]
    rule = f"{card.meta.prefix}-{option.ruling}"
    link = el("a", rule, class_="rule-link", href=f"/rules/{card.meta.name}#{rule}", target="_blank")
    return choice(
        capital(say(game, f"option-{name}", name)),
        f"option-{name}",
        [(value, choice_name(visitor, card, name, value)) for value in option.choices],
        entered.options.get(name, option.default),
        problem=problems.get(f"option-{name}", ""),
        hint=needs(option, words, game) if f"option-{name}" not in problems else "",
        below=link if option.ruling else None,
        data_only=only(option),
        data_players=" ".join(map(str, option.players)) or None,
        data_seats="" if option.seats else None,
    )


def _rulings(
    visitor: Visitor, card: GameCard, names: Sequence[str], entered: Entered, problems: Mapping[str, str]
) -> Markup:
    """Where the books leave room, folded as long as nothing is changed; the rule gives the reasons of both readings."""
    words, meta = visitor.words, card.meta
    rows, changed = [], False
    for name in names:
        option = meta.options[name]
        rows.append(_option(visitor, card, name, entered, problems))
        changed |= entered.options.get(name, option.default) != option.default or f"option-{name}" in problems
    head = el("summary", words.text("setup-rulings"))
    said = el("p", words.text("setup-rulings-hint"), class_="hint")
    return el("details", head, said, *rows, class_="rulings", open=changed or None)


def only(option: Option) -> str | None:
    """As the script reads it: "edition=original"."""
    return "=".join(option.only) if option.only else None


def choice_name(visitor: Visitor, card: GameCard, name: str, value: str) -> str:
    """A value in words; a seat by its colour."""
    if (seat := card.meta.options[name].seat(value)) is not None:
        return seat_name(card, visitor.words.lang, seat)
    return capital(say(game_words(card, visitor.words.lang), f"option-{name}-{value}", value))


def company(words: Words, entered: Entered, problems: Mapping[str, str]) -> list[Markup]:
    """How fast, and who may see it."""
    paces = [(pace, words.text(f"pace-{pace}")) for pace in PACES]
    return [
        choice(words.text("setup-pace"), "pace", paces, entered.pace, problem=problems.get("pace", "")),
        check(words.text("setup-public"), "public", entered.public, hint=words.text("setup-public-hint")),
        check(
            words.text("setup-spectators"), "spectators", entered.spectators, hint=words.text("setup-spectators-hint")
        ),
        check(words.text("setup-hints"), "hints", entered.hints, hint=words.text("setup-hints-hint")),
    ]


def note(words: Words, card: GameCard, components: str) -> Markup | None:
    """Which printed values the game is played with."""
    if components:
        return el("p", words.text("setup-components", digest=components), class_="hint")
    if not card.meta.reconstructed:
        return None
    link = el("a", words.text("start-about"), href=f"/about/{card.meta.name}")
    return el("p", words.text("reconstructed-note"), " ", link, class_="hint")
