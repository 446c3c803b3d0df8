"""Checks that the parts of a game fit together, without playing it: one sentence per fault, with place and remedy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..errors import EntrepotError, nearest
from ..language.fields import SEATS
from ..language.game import COLOURS, Game, rank_of_record
from ..language.verbs import dispatch, runs
from .ledger import ledger_of
from .refusals import refusals_in


def faults(game: Game, languages: Iterable[str] = ()) -> list[str]:
    """Everything that is wrong; nothing if the game can be played. Words are checked in every language."""
    return [
        *_colours(game),
        *_record(game),
        *_agenda(game),
        *_contents(game),
        *_ledger(game),
        *_faces(game),
        *_words(game, languages),
    ]


def _colours(game: Game) -> Iterator[str]:
    colours = game.meta.colours
    for seat, colour in enumerate(colours):
        if colour not in COLOURS:
            yield f"meta.py: there is no colour {colour!r} for seat {seat}; {nearest(colour, COLOURS)}"
        elif colour in colours[:seat]:
            yield f"meta.py: seat {seat} is {colour}, as another is; give every seat a colour of its own."


def _record(game: Game) -> Iterator[str]:
    fields = game.layout.declared
    for name in game.meta.options:
        if f"option_{name}" not in fields:
            yield f"record.py: the option {name} has no field option_{name}; add it as a choice."
    for name in fields:
        if name.startswith("option_") and name.removeprefix("option_") not in game.meta.options:
            yield f"record.py: {name} belongs to no option of meta.py; add the option or remove the field."
    if game.rank is rank_of_record and "rank" not in fields:
        yield "record.py: there is no field rank for the final ranking; add it, or set rank= in game.py."
    if max(game.meta.players) > SEATS:
        yield f"meta.py: a record does not have seats for {max(game.meta.players)} players; allow at most {SEATS}."


def _agenda(game: Game) -> Iterator[str]:
    asked = {verb for verbs in game.asks.values() for verb in verbs}
    for kind, verbs in game.asks.items():
        for verb in verbs:
            if verb not in game.catalogue.verbs:
                yield f"decisions.py: {kind} asks about {verb}, which is not in the catalogue; add it to actions.py."
    for verb in game.catalogue.verbs:
        if verb not in asked:
            yield f"decisions.py: no decision asks about the verb {verb}; add it to one or remove it from actions.py."


def _contents(game: Game) -> Iterator[str]:
    missing = [verb for verb in game.catalogue.verbs if verb not in game.verbs]
    for verb in missing:
        yield f"rules: the table of contents has no row for the verb {verb}; say what it does."
    for verb in game.verbs:
        if verb not in game.catalogue.verbs:
            yield f"rules: the table of contents has a row for {verb}, which is not in the catalogue; remove one."
    try:
        runs(game.agenda, game.events, game.whose)
        if not missing:
            dispatch(game.catalogue, game.verbs)
    except EntrepotError as error:
        yield f"rules: {error}"


def _ledger(game: Game) -> Iterator[str]:
    try:
        ledger = ledger_of(game.meta)
    except EntrepotError as error:
        yield f"ledger.md: {error}"
        return
    for refusal in refusals_in(game.folder):
        if game.rule_name(refusal.number) not in ledger.rules:
            where = f"{refusal.file.relative_to(game.folder)}:{refusal.line}"
            yield f"{where}: {game.rule_name(refusal.number)} is not in the ledger; add the rule or fix the number."


def _faces(game: Game) -> Iterator[str]:
    stage = game.meta.stage
    if stage in ("text", "drawn") and game.faces.text is None:
        yield f"game.py: the stage is {stage}, but there is no text face; add one or set stage='words'."
    if stage == "drawn" and game.faces.drawn is None:
        yield "game.py: the stage is drawn, but there is no drawn face; add one or set stage='text'."


def _words(game: Game, languages: Iterable[str]) -> Iterator[str]:
    """For each language, the first message that every game needs and that is missing."""
    if game.meta.stage == "rules" or game.faces.text is None:
        return
    face, rules = game.faces.text(), sorted({refusal.number for refusal in refusals_in(game.folder)})
    for lang in languages:
        try:
            words = face.words(lang)
            for kind in (*game.asks, "over"):
                words.prompt(kind)
            for name in game.catalogue.names:
                words.action(name)
            for number in rules:
                words.rule(number)
        except EntrepotError as error:
            yield f"words: {error}"
