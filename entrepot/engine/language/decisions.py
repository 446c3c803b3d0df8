"""Decisions and events: what can be on the agenda, one row each.

A decision asks somebody: its row has the verbs it asks about, those of them that end it, and the rule that forbids
everything else. An event runs by itself; the game's table of contents says what it runs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ..errors import EntrepotError
from .fields import Axis, Field, count, one

ARGUMENTS = 3  # of a frame
WIDTH = "i2"


@dataclass(frozen=True)
class Kind:
    """A kind of frame: a decision where it asks about verbs, else an event."""

    name: str
    asks: tuple[str, ...] = ()
    rule: int = 0
    leaves: tuple[str, ...] = ()
    group: int = 0
    arguments: Mapping[str, Field] = field(default_factory=dict)


class Agenda:
    """The kinds of frames of a game, in the order of their numbers; 0 is none."""

    def __init__(self, rows: Iterable[Kind] = (Kind("none"),)) -> None:
        self.rows = list(rows)

    def decision(
        self,
        name: str,
        *asks: str,
        rule: int,
        leaves: str | tuple[str, ...] = (),
        group: int = 0,
        **arguments: Axis | Field | int,
    ) -> int:
        """Its number. `group`: of questions that share verbs, which a GPU plays as one; 0 for what is rare.

        An argument is an entry of an axis, a count (given by its usual maximum), or a field as in the record.
        """
        if not asks:
            raise EntrepotError(f"The decision {name} asks about no verb; name at least one.")
        leaving = (leaves,) if isinstance(leaves, str) else leaves
        for verb in leaving:
            if verb not in asks:
                raise EntrepotError(
                    f"The decision {name} can be ended with {verb}, which it does not ask about; add it to both."
                )
        return self._add(Kind(name, asks, rule, leaving, group, _fields(name, arguments)))

    def event(self, name: str, **arguments: Axis | Field | int) -> int:
        """Its number."""
        return self._add(Kind(name, arguments=_fields(name, arguments)))

    def _add(self, row: Kind) -> int:
        if row.name in self.kinds:
            raise EntrepotError(f"The agenda has two kinds of frames named {row.name}; rename one.")
        self.rows.append(row)
        return len(self.rows) - 1

    @property
    def kinds(self) -> tuple[str, ...]:
        """By number."""
        return tuple(row.name for row in self.rows)

    @property
    def decisions(self) -> dict[str, Kind]:
        return {row.name: row for row in self.rows if row.asks}

    @property
    def asks(self) -> dict[str, tuple[str, ...]]:
        """The verbs that each decision asks about."""
        return {name: row.asks for name, row in self.decisions.items()}

    @property
    def events(self) -> tuple[str, ...]:
        return tuple(row.name for row in self.rows[1:] if not row.asks)


def _fields(name: str, arguments: Mapping[str, Axis | Field | int]) -> dict[str, Field]:
    if len(arguments) > ARGUMENTS:
        raise EntrepotError(f"The frame {name} has {len(arguments)} arguments, but only {ARGUMENTS} fit; name fewer.")
    return {argument: _field(meaning) for argument, meaning in arguments.items()}


def _field(meaning: Axis | Field | int) -> Field:
    if isinstance(meaning, Axis):
        return one(meaning, WIDTH)
    return count(WIDTH, most=meaning) if isinstance(meaning, int) else meaning
