"""A game's elements, actions and frames as a page for readers, generated from what the lab itself reads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from entrepot.engine.language.fields import SEAT, SEATS, Field
from entrepot.engine.language.game import Game
from entrepot.engine.language.record import HIDDEN, NOBODY
from entrepot.engine.proof.described import meaning
from entrepot.observing.elements import FRAMES_SEEN, PART, WORD, Element, elements_of
from entrepot.observing.features import features_of

HEAD = """# {title} in the lab

An observation of {title} has {elements:,} elements, each an int16, or {features:,} features when expanded. There are
{actions:,} actions. `scripts/lab-tables` generates this page; the names of all entries of a list are on the
[page about the record](../records/{name}.md#lists).

Seat 0 is the viewer, seat 1 the next in turn order and so on; seats that nobody sits at come last. {nobody} means
nobody or nothing, {hidden} hidden from the viewer. In an array the last of its lists is counted fastest.
"""
ELEMENTS = """
## Elements

A set of more than {word} things takes several elements for each cell, {word} things in each: bit n of the second stands
for thing {word} + n. `elements_of(game).labels` has a label for every single element.
"""
RECALLED = """
## Recalled elements

With `recall=True` an observation has {elements:,} elements or {features:,} features. These follow the others: what
[has been seen and is hidden again](README.md#what-all-interfaces-have-in-common), by the seat that it lies with.
"""
ACTIONS = """
## Actions

The name of an action is its verb and its noun, as in `{example}`; the nouns are in the order of their numbers.
"""
AGENDA = """
## What can be on the agenda

`agenda[0, …]` is the frame on top of the agenda, that is, the question being asked; the observation has the upper
{frames} frames and zeros where there are fewer. `agenda[n, kind]` is one of these numbers, and the meaning of
`agenda[n, a]`, `[n, b]` and `[n, c]` depends on it.
"""
RUN = 4  # nouns that are only numbered are shortened from so many on


def described(game: Game) -> str:
    """The whole page, in Markdown."""
    meta, elements = game.meta, elements_of(game)
    head = HEAD.format(
        title=meta.title, name=meta.name, elements=len(elements), features=len(features_of(game)),
        actions=len(game.catalogue), nobody=NOBODY, hidden=HIDDEN,
    )  # fmt: skip
    example = next(name for name in game.catalogue.names if ":" in name)
    parts = [
        head,
        ELEMENTS.format(word=WORD).lstrip("\n"),
        *_table(("elements", "label", "for each", "is", "values", ""), _elements(game)),
        *_recalled(game),
        ACTIONS.format(example=example),
        *_table(("actions", "verb", "nouns"), _actions(game)),
        AGENDA.format(frames=FRAMES_SEEN),
        *_table(("kind", "frame", "asks about", "a", "b", "c"), _kinds(game)),
    ]
    return "\n".join(parts) + "\n"


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    lines = [head, ("---",) * len(head), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]


def _numbers(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def _elements(game: Game) -> Iterator[tuple[str, ...]]:
    for field, group in groupby(enumerate(elements_of(game).all), key=lambda numbered: numbered[1].field):
        found = list(group)
        numbers = _numbers(found[0][0], found[-1][0])
        if field == "agenda":
            label = f"agenda[0, kind] … agenda[{FRAMES_SEEN - 1}, c]"
            yield (
                numbers,
                f"`{label}`",
                f"frame ({FRAMES_SEEN}), part (4)",
                "kind, a, b, c",
                "see below",
                "from the top",
            )
            continue
        element = found[0][1]
        declared = element.declared
        axes = ", ".join(f"{axis.name} ({len(axis)})" for axis in declared.by)
        yield numbers, f"`{field}`", axes, _is(declared), _values(game, element), declared.note


def _recalled(game: Game) -> list[str]:
    """A section about what recall adds, if it adds anything."""
    plain, whole = elements_of(game), elements_of(game, recall=True)
    rows = []
    added = enumerate(whole.all[len(plain) :], len(plain))
    for (place, axis), group in groupby(added, key=lambda numbered: (numbered[1].cell[0], numbered[1].declared.of)):
        found = list(group)
        label = f"recalled[seat {place}, {axis.name if axis else ''}]"
        element = found[0][1]
        rows.append((_numbers(found[0][0], found[-1][0]), f"`{label}`", _is(element.declared), _values(game, element)))
    if not rows:
        return []
    head = RECALLED.format(elements=len(whole), features=len(features_of(game, recall=True)))
    return [head, *_table(("elements", "label", "is", "values"), rows)]


def _values(game: Game, element: Element) -> str:
    """The numbers that an element can have."""
    declared = element.declared
    if element.read == PART:
        things = max(len(axis) for axis in (declared.of, *declared.axes.values()) if axis)
        words = -(-things // WORD)
        return f"{things} bits in {words} elements" if words > 1 else f"{things} bits"
    if declared.meaning == "choice":
        choices = game.meta.options[element.field.removeprefix("option_")].choices
        return ", ".join(f"{number}: {name}" for number, name in enumerate(choices))
    said = [_range(declared), *(f"{number}: {name}" for number, name in declared.also.items())]
    if declared.meaning in ("one", "deck", "seat"):
        said.append(f"{NOBODY}: none")
    if declared.hidden:
        said.append(f"{HIDDEN}: hidden")
    return ", ".join(said)


def _range(declared: Field) -> str:
    """Without what means nobody or hidden."""
    if declared.meaning == "count":
        return f"0 to about {declared.most}" if declared.most else "0 and up"
    if declared.meaning == "seats":
        return f"{SEATS} bits"
    if declared.meaning == "first_seat":
        return _numbers(0, SEATS)
    most = len(declared.of or SEAT) - 1 if declared.meaning in ("one", "deck", "seat") else declared.most
    return _numbers(0, most)


def _is(declared: Field) -> str:
    """What it is, without its numbers, which have a column of their own."""
    said = meaning(declared)
    return said if declared.meaning == "first_seat" else said.partition(",")[0]


def _actions(game: Game) -> Iterator[tuple[str, ...]]:
    catalogue = game.catalogue
    for verb, name in enumerate(catalogue.verbs):
        first, after = int(catalogue.first[verb]), int(catalogue.first[verb + 1])
        yield _numbers(first, after - 1), f"`{name}`", ", ".join(shortened(catalogue.nouns[name]))


def shortened(nouns: Iterable[str]) -> list[str]:
    """Runs of nouns that differ only in a number counting up, such as order_1 to order_9, by their ends."""
    runs: list[list[str]] = []
    for noun in nouns:
        if runs and _follows(runs[-1][-1], noun):
            runs[-1].append(noun)
        else:
            runs.append([noun])
    return [word for run in runs for word in ([f"{run[0]} to {run[-1]}"] if len(run) >= RUN else run)]


def _follows(before: str, noun: str) -> bool:
    stem = before.rstrip("0123456789")
    number = before[len(stem) :]
    return number != "" and noun == f"{stem}{int(number) + 1}"


def _kinds(game: Game) -> Iterator[tuple[str, ...]]:
    for number, row in enumerate(game.agenda.rows[1:], 1):
        said = [f"{name}: {meaning(one)}" for name, one in row.arguments.items()]
        arguments = (*said, "", "", "")[:3]
        yield str(number), f"`{row.name}`", ", ".join(row.asks) or "nobody", *arguments
