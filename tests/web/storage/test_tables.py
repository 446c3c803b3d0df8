"""Tables, seats and links."""

from dataclasses import replace

import pytest
from sqlalchemy.exc import IntegrityError

from entrepot.web.storage import MoveRow, SnapshotRow, Store
from tests.web.storage.rows import ANN, BOB, CAT, commit, event_rows, seat_rows, seated, table_row


def test_a_table_is_what_was_added(store):
    seated(store, result={"winners": [1]}, forked_from="t0", fork_moment=7)
    assert store.table("t1") == table_row(result={"winners": [1]}, forked_from="t0", fork_moment=7)
    assert store.seats("t1") == seat_rows()
    assert store.snapshots("t1") == [SnapshotRow("t1", 0, b"\0first")]
    assert store.table("t2") is None and store.seats("t2") == []


def test_a_table_is_added_whole_or_not_at_all(store):
    seated(store)
    with pytest.raises(IntegrityError):
        store.add_table(table_row("t2"), [*seat_rows("t2"), seat_rows("t1")[0]])
    assert store.table("t2") is None and store.seats("t2") == []


def test_a_fork_brings_its_events(store):
    seated(store)
    store.add_table(table_row("t2", forked_from="t1"), seat_rows("t2"), event_rows(0, 3))
    assert store.moves("t2")[2] == MoveRow("t2", 2, 0, 0, "place:2", 202)
    assert store.moves("t1") == []
    assert store.snapshots("t2") == [SnapshotRow("t2", 3, b"\0first")]


def test_a_seat_is_written_anew(store):
    seated(store)
    bot = replace(seat_rows()[1], kind="bot", level="master", link=None, link_plain=None, status="left", seen=4)
    store.set_seat(bot)
    assert store.seats("t1") == [seat_rows()[0], bot]
    assert store.claim("t1-1", BOB) is None


def test_what_was_seen_stays_seen(store):
    seated(store)
    store.see("t1", 1, 5)
    store.see("t1", 1, 3)
    assert [seat.seen for seat in store.seats("t1")] == [0, 5]


def test_a_link_seats_the_first_who_uses_it(store):
    seated(store)
    assert store.claim("t1-1", BOB) == ("t1", 1)
    assert store.claim("t1-1", CAT) is None
    assert store.claim("t1-1", BOB) == ("t1", 1)
    assert store.claim("t1-7", BOB) is None and store.claim("\ud800", BOB) is None
    seat = store.seats("t1")[1]
    assert (seat.person, seat.link_plain) == (BOB, None)
    assert store.seats("t1")[0] == seat_rows()[0]


def test_the_secret_of_a_claimed_link_is_gone(store):
    seated(store)
    store.claim("t1-1", BOB)
    assert "t1-1" not in str(store.seats("t1")[1])


def test_ones_tables_are_where_one_sits_or_is_the_host(store):
    seated(store)
    store.add_table(table_row("t2", host=BOB, updated=50, status="over", public=False), seat_rows("t2"))
    store.add_table(table_row("t3", host=None, updated=200), seat_rows("t3"))
    store.claim("t1-1", CAT)
    store.claim("t2-0", CAT)
    store.claim("t2-1", CAT)
    assert [one.table.id for one in store.tables_of(CAT, 9)] == ["t1", "t2"]
    assert [one.table.id for one in store.tables_of(CAT, 1)] == ["t1"]
    assert [one.table.id for one in store.tables_of(BOB, 9)] == ["t2"]
    assert [one.table.id for one in store.tables_of(ANN, 9)] == ["t1"]


def test_a_list_has_the_seats_and_who_moved_last(store):
    seated(store)
    store.add_table(table_row("t2"), seat_rows("t2"), event_rows(0, 2))
    store.add_table(table_row("t3", updated=50), seat_rows("t3", 3))
    for found in (store.tables_of(ANN, 2), store.open_tables(2)):
        assert [(one.table, one.seats, one.last) for one in found] == [
            (table_row("t1"), seat_rows("t1"), None),
            (table_row("t2"), seat_rows("t2"), 1),
        ]


def test_a_link_leads_to_its_table(store):
    seated(store)
    assert store.table_of_link("t1-1") == "t1" and store.table_of_link("t9-1") is None


def test_open_tables_are_public_and_not_over(store):
    seated(store)
    for id, public, status in (("t2", False, "running"), ("t3", True, "over"), ("t4", True, "waiting")):
        store.add_table(table_row(id, public=public, status=status, updated=150), seat_rows(id))
    assert [one.table.id for one in store.open_tables(9)] == ["t4", "t1"]
    store.set_status("t4", "abandoned", 160)
    assert [one.table.id for one in store.open_tables(9)] == ["t1"]
    assert (store.table("t4").status, store.table("t4").updated) == ("abandoned", 160)


def test_everything_is_counted(store):
    seated(store)
    store.add_table(table_row("t2", status="over"), seat_rows("t2"))
    store.name_person(ANN, "Ann", "hash")
    commit(store, 0, event_rows(0, 3))
    assert store.counts() == {"tables_running": 1, "tables_over": 1, "people": 3, "named": 1, "events": 3}


def test_of_two_stores_one_claims_the_seat(store, url):
    seated(store)
    other = Store.open(url)
    assert other.claim("t1-0", BOB) == ("t1", 0)
    assert store.claim("t1-0", CAT) is None
    other.close()
