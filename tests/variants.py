"""A game as another version of Entrepôt has it: other numbers, other names, other fields, other components."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from entrepot import games
from entrepot.engine.language import components, fields
from entrepot.engine.language.agenda import pop
from entrepot.engine.language.catalogue import Catalogue
from entrepot.engine.language.decisions import Agenda, Kind
from entrepot.engine.language.fields import Field, raw
from entrepot.engine.language.game import Game
from entrepot.engine.language.record import ENGINE_FIELDS, Layout


def numbered(game: Game, version: int = 0) -> Game:
    """The same rules under another number, the next one if none is named."""
    return replace(game, meta=replace(game.meta, rules_version=version or game.meta.rules_version + 1))


def shaped(width: str, *shape: int) -> Field:
    """A field of which nothing is said but how wide and how large it is."""
    return raw(width, by=tuple(fields.numbered("number", length, 0) for length in shape))


def with_field(game: Game, **fields: Field) -> Game:
    """More fields, or other shapes of those there are; no rule looks at what is new."""
    own = {name: field for name, field in game.layout.declared.items() if name not in ENGINE_FIELDS}
    return replace(game, layout=Layout(**{**own, **fields}))


def with_verb(game: Game, old: str, new: str) -> Game:
    """A verb by another name."""

    def named(verb: str) -> str:
        return new if verb == old else verb

    catalogue = game.catalogue
    return replace(
        game,
        catalogue=Catalogue(
            secret=map(named, catalogue.secret),
            unshown={named(verb): told for verb, told in catalogue.unshown.items()},
            **{named(verb): nouns for verb, nouns in catalogue.nouns.items()},
        ),
        verbs={named(verb): found for verb, found in game.verbs.items()},
        agenda=Agenda(replace(row, asks=tuple(map(named, row.asks))) for row in game.agenda.rows),
    )


def asking(game: Game, kind: str, *verbs: str) -> Game:
    """A decision that asks about other verbs."""
    rows = (replace(row, asks=verbs) if row.name == kind else row for row in game.agenda.rows)
    return replace(game, agenda=Agenda(rows))


def with_frame(game: Game, old: str, new: str) -> Game:
    """A kind of decision by another name."""

    def named(kind: str) -> str:
        return new if kind == old else kind

    return replace(
        game,
        agenda=Agenda(replace(row, name=named(row.name)) for row in game.agenda.rows),
        events={named(kind): event for kind, event in game.events.items()},
    )


def without_players(game: Game, players: int) -> Game:
    """No longer for so many."""
    left = tuple(number for number in game.meta.players if number != players)
    return numbered(replace(game, meta=replace(game.meta, players=left)))


def without_choice(game: Game, option: str, choice: str) -> Game:
    """An option that no longer has a choice."""
    old = game.meta.options[option]
    new = replace(old, choices=tuple(one for one in old.choices if one != choice))
    return numbered(replace(game, meta=replace(game.meta, options={**game.meta.options, option: new})))


def turned(game: Game) -> Game:
    """All kinds of frames under other numbers would be other rules; one more at the end is all that can be tried."""
    return replace(game, agenda=Agenda((*game.agenda.rows, Kind("never"))), events={**game.events, "never": pop})


def with_components(name: str, folder: Path, **changes: Mapping[str, str]) -> Game:
    """The game made anew with files in which `after` stands for `before`: file={before: after}."""
    key = name, repr(changes)
    if key not in _MADE:
        _MADE[key] = _with_components(name, folder, changes)
    return _MADE[key]


_MADE: dict[tuple[str, str], Game] = {}


def _with_components(name: str, folder: Path, changes: Mapping[str, Mapping[str, str]]) -> Game:
    folder.mkdir()
    own = games.find(name).box
    for file, words in changes.items():
        text = (own / f"{file}.toml").read_text()
        for before, after in words.items():
            assert before in text, f"{file}.toml has no {before}"
            text = text.replace(before, after, 1)
        (folder / f"{file}.toml").write_text(text)
    with _anew(name):
        components.overlay(name, folder)
        found: Game = importlib.import_module(f"entrepot.games.{name}.game").GAME
    assert found.components != games.find(name).components
    return found


@contextmanager
def _anew(name: str) -> Iterator[None]:
    """Import a game a second time: its tables are made once, when it is imported."""
    prefix = f"entrepot.games.{name}"
    usual = {key: module for key, module in sys.modules.items() if key == prefix or key.startswith(prefix + ".")}
    attribute = getattr(games, name, None)
    for key in usual:
        del sys.modules[key]
    components._asked.discard(name)
    try:
        yield
    finally:
        for key in [key for key in sys.modules if key == prefix or key.startswith(prefix + ".")]:
            del sys.modules[key]
        sys.modules.update(usual)
        if attribute is not None:
            setattr(games, name, attribute)
        components._overlays.pop(name, None)


def load(path: Any, game: Game, **more: Any) -> Any:
    """A file as that version reads it."""
    from entrepot.engine.match import loading

    return loading.load(path, lambda _: game.meta, lambda _: game, **more)
