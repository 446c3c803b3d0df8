"""Commits, going back, and drafts."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from sqlalchemy.exc import IntegrityError

from entrepot.web.storage import DraftRow, MoveRow, ProposalRow, SegmentRow, SnapshotRow, Stale, Store
from tests.web.storage.rows import BOB, CAT, commit, event_rows, seated


def test_a_commit_adds_its_events_and_the_record(store):
    seated(store)
    assert commit(store, 0, event_rows(0, 2), b"two") == 1
    over = dict(status="over", result={"scores": [40, 52]}, now=400)
    assert commit(store, 1, event_rows(2, 1), b"three", **over) == 2
    table = store.table("t1")
    assert (table.number, table.record, table.status, table.updated) == (2, b"three", "over", 400)
    assert table.result == {"scores": [40, 52]}
    assert store.moves("t1") == [
        MoveRow("t1", 0, 1, 0, "place:0", 200),
        MoveRow("t1", 1, 1, 1, "place:1", 201),
        MoveRow("t1", 2, 2, 0, "place:2", 200),
    ]
    assert [move.moment for move in store.moves("t1", since=2)] == [2]


def test_a_commit_on_an_old_number_is_stale_and_changes_nothing(store):
    seated(store)
    store.save_draft("t1", 0, 0, 1, ["place:0"], [])
    commit(store, 0, event_rows(0, 1), b"one")
    for number in (0, 2):
        with pytest.raises(Stale, match=f"no longer at commit {number}"):
            commit(store, number, event_rows(1, 1), b"wrong", draft_of=0, status="over")
    assert (store.table("t1").number, store.table("t1").record, store.table("t1").status) == (1, b"one", "running")
    assert len(store.moves("t1")) == 1 and [one.moment for one in store.snapshots("t1")] == [0, 1]
    assert store.draft("t1", 0) is not None


def test_a_commit_that_fails_midway_changes_nothing(store):
    seated(store)
    commit(store, 0, event_rows(0, 2), b"two")
    with pytest.raises(IntegrityError):
        commit(store, 1, event_rows(1, 2), b"wrong")
    assert (store.table("t1").number, store.table("t1").record) == (1, b"two")
    assert [move.number for move in store.moves("t1")] == [1, 1]


def test_a_commit_of_no_table_is_stale(store):
    seated(store)
    with pytest.raises(Stale):
        commit(store, 0, event_rows(0, 1), id="t9")


def test_every_commit_keeps_its_record(store):
    seated(store)
    commit(store, 0, event_rows(0, 4), b"four")
    commit(store, 1, event_rows(4, 3), b"seven")
    commit(store, 2, event_rows(7, 1), b"eight")
    first, four, seven, eight = store.snapshots("t1")
    assert (first.moment, four, seven.record, eight.moment) == (0, SnapshotRow("t1", 4, b"four"), b"seven", 8)


def test_a_record_with_a_legend_is_packed_and_comes_out_as_it_was(store):
    seated(store)
    store.keep_legend("l1", {"fields": {}})
    store.keep_legend("l1", {"fields": "not this"})  # it is there already
    commit(store, 0, event_rows(0, 2), bytes(800), legend="l1")
    assert store.snapshots("t1")[-1] == SnapshotRow("t1", 2, bytes(800), "l1") and store.table("t1").legend == "l1"
    with store.read() as connection:
        packed = connection.exec_driver_sql("SELECT record FROM snapshots WHERE moment = 2").scalar_one()
    assert len(packed) < 50 and store.legends(["l1", None]) == {"l1": {"fields": {}}}
    found = store.whole("t1", 1, snapshots=True)
    assert found.legends == {"l1": {"fields": {}}} and found.snapshots == store.snapshots("t1")
    assert store.whole("t1", 1).snapshots is None and store.whole("t1", 1).start == b"\0first"


def test_a_table_is_adopted_where_nobody_was_quicker(store):
    seated(store)
    store.keep_legend("l1", {})
    commit(store, 0, event_rows(0, 2), b"two")
    store.save_draft("t1", 1, 1, 1, ["place:0"], [])
    was = store.table("t1")
    row = replace(was, rules_version=4, components="tea", options={"edition": "other"}, record=b"TWO", legend="l1")
    begun = [SegmentRow("t1", 0, 3, "c0ffee", None, None, 9), SegmentRow("t1", 2, 4, "tea", "l1", b"TWO", 9)]
    kept = [SnapshotRow("t1", 2, b"TWO", "l1")]
    for late in (replace(was, number=0), replace(was, rules_version=2), replace(was, components="")):
        with pytest.raises(Stale):
            store.adopt(late, row, begun, kept, True)
    assert store.table("t1") == was and store.draft("t1", 1) and store.whole("t1", 1).segments == []
    store.adopt(was, row, begun, kept, True)
    found = store.whole("t1", 1)
    assert found.table == row and found.segments == begun and found.drafts == []
    assert found.snapshots == [SnapshotRow("t1", 0, b"\0first"), *kept]
    assert store.of_other_rules([("yokohama", 4, "c0ffee")]) == ["t1"]
    assert store.of_other_rules([("yokohama", 4, "tea"), ("go", 1, "")]) == []


def test_a_commit_ends_the_draft_of_its_seat(store):
    seated(store)
    for seat in (0, 1):
        store.save_draft("t1", seat, 0, 1, ["place:0"], [])
    commit(store, 0, event_rows(0, 1), draft_of=1)
    assert store.draft("t1", 0) is not None and store.draft("t1", 1) is None


def test_going_back_forgets_what_came_after_and_counts_on(store):
    seated(store)
    commit(store, 0, event_rows(0, 2), b"two")
    commit(store, 1, event_rows(2, 2), b"four", status="over", result={"scores": [1, 2]})
    store.save_draft("t1", 1, 2, 1, ["place:0"], [])
    store.set_proposal(ProposalRow("t1", 0, 2, [1], 350))
    assert store.take_back("t1", 2, 2, b"two", 500) == 3
    table = store.table("t1")
    assert (table.number, table.record, table.status, table.result, table.updated) == (3, b"two", "running", None, 500)
    assert [move.moment for move in store.moves("t1")] == [0, 1]
    assert [snapshot.moment for snapshot in store.snapshots("t1")] == [0, 2]
    assert store.draft("t1", 1) is None and store.proposal("t1") is None
    assert commit(store, 3, event_rows(2, 1), b"other") == 4


def test_going_back_on_an_old_number_is_stale(store):
    seated(store)
    commit(store, 0, event_rows(0, 2))
    with pytest.raises(Stale):
        store.take_back("t1", 0, 0, b"wrong", 500)
    assert len(store.moves("t1")) == 2


def test_a_draft_is_replaced_and_dropped(store):
    seated(store)
    assert store.draft("t1", 0) is None
    store.save_draft("t1", 0, 0, 1, ["place:bank"], [])
    store.save_draft("t1", 0, 0, 2, [], ["place:bank"])
    store.save_draft("t1", 1, 0, 1, ["stop"], [])
    assert store.draft("t1", 0) == DraftRow("t1", 0, 0, 2, [], ["place:bank"])
    store.drop_draft("t1", 0)
    assert store.draft("t1", 0) is None and store.draft("t1", 1).actions == ["stop"]


def at_once(stores, work):
    """What each store answers, or how it failed, when all are asked together."""

    def attempt(each):
        try:
            return work(each)
        except Stale:
            return "stale"

    with ThreadPoolExecutor(len(stores)) as pool:
        return list(pool.map(attempt, stores))


def test_of_many_who_commit_at_once_one_does(store, url):
    seated(store)
    stores = [store, *(Store.open(url) for _ in range(3))]
    for number in range(12):
        answers = at_once(stores, lambda each, number=number: commit(each, number, event_rows(number, 1)))
        assert sorted(answers, key=str) == [number + 1, "stale", "stale", "stale"]
    assert [move.moment for move in store.moves("t1")] == list(range(12))
    for each in stores[1:]:
        each.close()


def test_of_many_who_claim_at_once_one_does(store, url):
    seated(store)
    stores = [store, Store.open(url)]
    people = {id(stores[0]): BOB, id(stores[1]): CAT}
    answers = at_once(stores, lambda each: each.claim("t1-1", people[id(each)]))
    assert sorted(answers, key=str) == [("t1", 1), None]
    assert store.seats("t1")[1].person == people[id(stores[answers.index(("t1", 1))])]
    stores[1].close()


def test_one_store_serves_many_threads(store):
    seated(store)
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda line: store.say("t1", 0, "Ann", str(line), line), range(60)))
    said = store.chat("t1", 100)
    assert [row.line for row in said] == list(range(60))
    assert sorted(int(row.text) for row in said) == list(range(60))


def test_a_whole_table_is_read_at_once(store):
    seated(store)
    commit(store, 0, event_rows(0, 3))
    store.save_draft("t1", 1, 1, 2, ["place:bank"], ["stop"])
    for line in range(4):
        store.say("t1", 0, "Ann", f"line {line}", 1)
    store.set_proposal(ProposalRow("t1", 0, 1, [1], 5))
    found = store.whole("t1", 3)
    assert (found.table, found.seats, found.start) == (store.table("t1"), store.seats("t1"), b"\0first")
    assert (found.moves, found.drafts) == (store.moves("t1"), [store.draft("t1", 1)])
    assert (found.chat, found.proposal) == (store.chat("t1", 3), store.proposal("t1"))
    assert [said.text for said in found.chat] == ["line 1", "line 2", "line 3"]
    assert store.whole("t9", 3) is None


def test_what_is_written_within_a_writing_happens_with_it_or_not_at_all(store):
    seated(store)

    def both(fails):
        with store.write():
            commit(store, store.table("t1").number, [])
            store.save_draft("t1", 0, 1, 1, ["place:bank"], [])
            if fails:
                raise OSError("no more")

    with pytest.raises(OSError, match="no more"):
        both(True)
    assert store.table("t1").number == 0 and store.draft("t1", 0) is None
    both(False)
    assert store.table("t1").number == 1 and store.draft("t1", 0) is not None
