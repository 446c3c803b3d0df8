"""How a table begins: dealt once, with the position before the first move kept."""

import pytest

from entrepot.web.storage import Stale

from .rows import seated


def test_a_table_begins_once(store):
    seated(store, status="waiting", record=b"")
    store.begin("t1", ["cc"], b"dealt", now=400)
    row = store.table("t1")
    assert (row.status, row.nonces, row.record, row.updated) == ("running", ["cc"], b"dealt", 400)
    assert store.start("t1") == b"dealt" and store.running() == ["t1"]
    with pytest.raises(Stale):
        store.begin("t1", ["dd"], b"again", now=500)
    assert store.start("t1") == b"dealt" and store.table("t1").nonces == ["cc"]


def test_a_table_that_waits_does_not_run(store):
    seated(store, status="waiting", record=b"")
    assert store.running() == [] and store.start("t1") == b"" and store.start("t2") == b""
