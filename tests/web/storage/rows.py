"""Rows to begin a test with."""

from entrepot.web.storage import MoveRow, SeatRow, Store, TableRow, link_digest

ANN, BOB, CAT = "a" * 32, "b" * 32, "c" * 32


def table_row(id="t1", **changes):
    row = dict(
        id=id, game="yokohama", rules_version=3, components="c0ffee", options={"edition": "original"}, players=2,
        status="running", public=True, spectators=False, pace="days", host=ANN, created=100, updated=100, number=0,
        secret=b"\0secret\xff", nonces=["aa", "bb"], commitment="promised", record=b"\0first",
    )  # fmt: skip
    return TableRow(**(row | changes))


def seat_rows(id="t1", players=2):
    """Each with a link: the table's id and the number of the seat."""
    return [SeatRow(id, seat, "person", f"Seat {seat}", link=link_digest(f"{id}-{seat}"), link_plain=f"{id}-{seat}")
            for seat in range(players)]  # fmt: skip


def event_rows(first, number, id="t1"):
    """That many actions from a moment on."""
    return [MoveRow(id, first + step, 0, step % 2, f"place:{first + step}", 200 + step) for step in range(number)]


def commit(store: Store, number, events, record=b"next", id="t1", **changes):
    """A commit with what most tests want."""
    wanted = dict(draft_of=None, status="running", result=None, now=300)
    return store.commit(id, number, events, record, **(wanted | changes))


def seated(store: Store, id="t1", **changes):
    """A store with people and one table."""
    for person in (ANN, BOB, CAT):
        store.add_person(person, 10)
    store.add_table(table_row(id, **changes), seat_rows(id))
    return store
