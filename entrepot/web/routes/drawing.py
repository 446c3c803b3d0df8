"""A table drawn for whoever looks on: once for all who see the same."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from ..pages.table import page
from ..people.viewer import Viewer
from ..seen.live import Live
from ..seen.table import alike, table_as_seen
from ..seen.updates import Parts, Update, digest
from ..tables.table import Table
from ..workers.library import Library


@dataclass
class _Drawn:
    """The pages of one version of a table, by what those who see the same have in common."""

    version: int
    pages: dict[tuple[object, ...], tuple[Update, Parts]] = field(default_factory=dict)


class Drawing:
    """One for the process."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._drawn: WeakKeyDictionary[Table, _Drawn] = WeakKeyDictionary()

    def seen(self, table: Table, viewer: Viewer) -> Live:
        return table_as_seen(self._library, table, viewer)

    def draw(self, table: Table, viewer: Viewer) -> tuple[Update, Parts]:
        """An update with everything that one viewer sees now."""
        if viewer.at is not None:
            return self._draw(table, viewer)
        drawn = self._drawn.get(table)
        if drawn is None or drawn.version != table.version:
            drawn = self._drawn[table] = _Drawn(table.version)
        key = alike(table, viewer)
        if key not in drawn.pages:
            drawn.pages[key] = self._draw(table, viewer)
        update, parts = drawn.pages[key]
        return copy(update), parts

    def _draw(self, table: Table, viewer: Viewer) -> tuple[Update, Parts]:
        seen = self.seen(table, viewer)
        parts = page.parts(seen)
        mine = viewer.seat is not None and viewer.seat in seen.scene.actors and table.running
        return Update(seen.commit, seen.revision, digest(parts), turn=mine, title=page.title(seen), at=seen.at), parts
