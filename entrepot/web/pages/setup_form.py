"""What is entered to set up a table: the defaults, how a form is read, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.game import Meta, Option
from entrepot.paper.words import Words

from ..people.names import NAME, clean_name, name_fault
from ..tables.opening import PACES, SeatChoice
from .layout import capital, say
from .models import SEAT_KINDS, SEATINGS, Entered


def usual_level(levels: Sequence[str]) -> str:
    """The one in the middle."""
    return levels[min(1, len(levels) - 1)]


def defaults(meta: Meta, levels: Sequence[str], name: str = "") -> Entered:
    """You and bots of a middling level, a middling number of seats, everything else as the game suggests."""
    level = usual_level(levels)
    bot = SeatChoice("bot", level=level)
    return Entered(
        players=meta.players[len(meta.players) // 2],
        seats=(SeatChoice("you", name, level), *[bot] * (max(meta.players) - 1)),
        options={option: rule.default for option, rule in meta.options.items()},
    )


def read(meta: Meta, form: Mapping[str, str], levels: Sequence[str]) -> Entered:
    """A form as it was sent. What is not there is as by default; what makes no sense is kept, to be complained of."""
    plain = defaults(meta, levels)
    players = form.get("players", "")
    return Entered(
        players=int(players) if players.isascii() and players.isdigit() else plain.players,
        seats=tuple(
            SeatChoice(
                form.get(f"seat-{seat}-kind", usual.kind),
                clean_name(form.get(f"seat-{seat}-name", "")),
                form.get(f"seat-{seat}-level", usual.level),
            )
            for seat, usual in enumerate(plain.seats)
        ),
        options={name: form.get(f"option-{name}", usual) for name, usual in plain.options.items()},
        seating=form.get("seating", plain.seating),
        public=form.get("public") == "on",
        spectators=form.get("spectators") == "on",
        hints=form.get("hints") == "on",
        pace=form.get("pace", plain.pace),
    )


def problems(meta: Meta, entered: Entered, levels: Sequence[str], words: Words, game: Words | None) -> dict[str, str]:
    """One sentence for each field that is wrong, by the name of the field; nothing when the table can be made."""
    found: dict[str, str] = {}
    if entered.players not in meta.players:
        found["players"] = words.text("setup-wrong-players", players=", ".join(map(str, meta.players)))
        return found
    found |= _seats(entered.seats[: entered.players], levels, words)
    found |= _options(meta, entered, words, game)
    if entered.seating not in SEATINGS:
        found["seating"] = words.text("setup-wrong-choice")
    if entered.pace not in PACES:
        found["pace"] = words.text("setup-wrong-choice")
    return found


def _seats(seats: Sequence[SeatChoice], levels: Sequence[str], words: Words) -> dict[str, str]:
    found: dict[str, str] = {}
    names: set[str] = set()
    you = [number for number, seat in enumerate(seats) if seat.kind == "you"]
    for number, seat in enumerate(seats):
        if seat.kind not in SEAT_KINDS:
            found[f"seat-{number}-kind"] = words.text("setup-wrong-choice")
        elif seat.kind == "you" and number != you[0]:
            found[f"seat-{number}-kind"] = words.text("setup-wrong-you-twice")
        elif seat.kind == "screen" and not you:
            found[f"seat-{number}-kind"] = words.text("setup-wrong-screen")
        if seat.kind == "bot":
            if seat.level not in levels:
                found[f"seat-{number}-level"] = words.text("setup-wrong-choice")
            continue
        fault = name_fault(seat.name) if seat.name else None
        if fault:
            limit = NAME.start if fault == "short" else NAME.stop - 1
            found[f"seat-{number}-name"] = words.text(f"account-wrong-{fault}", number=limit)
        elif seat.name and seat.name.casefold() in names:
            found[f"seat-{number}-name"] = words.text("setup-wrong-twice")
        names.add(seat.name.casefold())
    return found


def _options(meta: Meta, entered: Entered, words: Words, game: Words | None) -> dict[str, str]:
    """What the game itself refuses, option by option, each with the one that it depends on."""
    found: dict[str, str] = {}
    for name, option in meta.options.items():
        value = entered.options.get(name, option.default)
        asked = {name: value}
        if option.only and value != option.default:
            other = option.only[0]
            asked[other] = entered.options.get(other, meta.options[other].default)
        try:
            meta.check(entered.players, asked)
        except EntrepotError:
            found[f"option-{name}"] = _refused(option, value, entered.players, words, game)
    return found


def _refused(option: Option, value: str, players: int, words: Words, game: Words | None) -> str:
    """The sentence for an option that the game refuses."""
    if value not in option.choices:
        return words.text("setup-wrong-choice")
    if option.seats:
        return words.text("setup-wrong-first", number=players)
    return needs(option, words, game) or words.text("setup-wrong-choice")


def needs(option: Option, words: Words, game: Words | None) -> str:
    """What any but the default of an option needs, in a sentence each: so many players, a value of another option."""
    said = []
    if option.players:
        said.append(words.text("setup-needs-players", players=", ".join(map(str, option.players))))
    if option.only:
        other, value = option.only
        title, choice = say(game, f"option-{other}", other), say(game, f"option-{other}-{value}", value)
        said.append(words.text("setup-needs", option=capital(title), choice=choice))
    return " ".join(said)
