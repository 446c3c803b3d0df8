"""A game's record as a page for readers, generated from its declaration."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..language.fields import Axis, Field
from ..language.game import Game

HEAD = """# The record of {title}

A position is {size} bytes. This page lists its fields: -1 means nobody or nothing, and -2 means hidden from the viewer.
`view.{field}` has the numbers, `view.named["{field}"]` the names below.
`scripts/records` generates this page from the game's `record.py` and `decisions.py`.
"""


def described(game: Game) -> str:
    """The whole page, in Markdown."""
    own = [name for name in game.layout.declared if not name.startswith("option_")]
    parts = [
        HEAD.format(title=game.meta.title, size=game.layout.size, field=own[-3]),
        "## Fields\n",
        *_table(("field", "is", "for each", "bytes", "hidden from", ""), _fields(game.layout.declared)),
        "\n## Lists\n",
        *_table(("list", "its entries, from 0"), _axes(game)),
        "\n## What can be on the agenda\n",
        "A verb with a star ends the decision.\n",
        *_table(("frame", "asks about", "rule", "arguments"), _frames(game)),
    ]
    return "\n".join(parts) + "\n"


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    lines = [head, ("---",) * len(head), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]


def _fields(declared: Mapping[str, Field]) -> Iterable[tuple[str, ...]]:
    for name, one in declared.items():
        by = ", ".join(_axis(axis) for axis in one.by)
        yield f"`{name}`", meaning(one), by, one.width[1], one.hidden, one.note


def meaning(one: Field) -> str:
    """In a few words."""
    said = {
        "one": "one {of}",
        "many": "a set of {of}",
        "deck": "cards: {of}",
        "either": "a set; {depends} says of which list",
        "count": "a count",
        "level": "a level, 0 to {most}",
        "space": "a space, 0 to {most}",
        "first_seat": "0 for random, otherwise a seat plus 1",
        "seats": "a set of seats",
        "choice": "an option's choice",
        "raw": "for the engine",
    }.get(one.meaning, f"a {one.meaning}")
    words = said.format(of=one.of.name if one.of else "", most=one.most, depends=f"`{one.depends}`")
    also = "".join(f", or {number} for {name}" for number, name in one.also.items())
    return f"{words}, up to about {one.most}{also}" if one.meaning == "count" and one.most else words + also


def _axis(axis: Axis) -> str:
    return f"{axis.name} ({len(axis)})"


def _axes(game: Game) -> Iterable[tuple[str, ...]]:
    fields = [*game.layout.declared.values(), *(one for row in game.agenda.rows for one in row.arguments.values())]
    axes = [axis for one in fields for axis in (*one.by, *([one.of] if one.of else []), *one.axes.values())]
    for axis in dict.fromkeys(axes):
        if not axis.numbers_only:
            yield _axis(axis), ", ".join(axis.names)


def _frames(game: Game) -> Iterable[tuple[str, ...]]:
    for row in game.agenda.rows[1:]:
        arguments = ", ".join(f"{name}: {meaning(one)}" for name, one in row.arguments.items())
        verbs = ", ".join(f"{verb}*" if verb in row.leaves else verb for verb in row.asks)
        yield f"`{row.name}`", verbs or "nobody", game.rule_name(row.rule) if row.rule else "", arguments
