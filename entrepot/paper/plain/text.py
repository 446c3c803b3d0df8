"""The plain face in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from entrepot.engine.language.fields import SEAT
from entrepot.engine.language.game import Game
from entrepot.engine.language.record import ENGINE_FIELDS
from entrepot.engine.match.named import one_named
from entrepot.engine.match.view import Preview, View

from ..phrases import capital, from_to
from ..textview import TextFace, name
from ..words import Words
from .facts import Section, of_players, player, said, shared
from .words import plain_words, spelt


def plain_text(game: Game, words: Callable[[str], Words] | None = None) -> TextFace:
    """A text view for any game; `words` are its own, where it has some."""
    return TextFace(
        words=words or partial(plain_words, game),
        position=position,
        remark=lambda view, action, words: "",
        changes=changes,
        sheet=sheet,
        tie_rule=game.after_the_end,
    )


def position(view: View, words: Words) -> list[RenderableType]:
    (own,) = of_players(view)
    table = Table(title_justify="left", show_edge=False)
    table.add_column("")
    for seat in range(view.players):
        table.add_column(name(view.game.meta, seat, words))
    for row in own.rows:
        table.add_row(*row)
    return [*(_table(section) for section in shared(view, words)), table]


def _table(section: Section) -> Table:
    table = Table(title=section.title, title_justify="left", show_edge=False, show_header=any(section.columns))
    for column in section.columns:
        table.add_column(column)
    for row in section.rows:
        table.add_row(*row)
    return table


def changes(view: View, preview: Preview, words: Words) -> list[str]:
    """A line a field that changes; of what every player has, the players for whom it does."""
    return [
        f"{capital(spelt(field))}{whose}: {from_to(said(old), said(new))}"
        for field, pair in preview.changes.items()
        if field not in ENGINE_FIELDS
        for whose, old, new in _pairs(view, field, pair, words)
        if old != new
    ]


def _pairs(view: View, field: str, pair: tuple[Any, Any], words: Words) -> Iterator[tuple[str, Any, Any]]:
    old, new = (one_named(view.game, view.record, field, value) for value in pair)
    if view.game.layout.declared[field].by[:1] != (SEAT,):
        yield "", old, new
        return
    for seat, (a, b) in enumerate(zip(old, new, strict=True)):
        yield f" ({player(view, seat, words)})", a, b


def sheet(view: View, words: Words) -> RenderableType:
    table = Table(title=words.text("face-scores"), title_justify="left", show_edge=False)
    scores = view.game.scores(view.game.layout.plain(bytearray(view.record)))
    for seat in range(view.players):
        table.add_column(name(view.game.meta, seat, words))
    table.add_row(*(str(score) for score in scores))
    return table
