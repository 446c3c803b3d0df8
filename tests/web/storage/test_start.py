"""How a table begins: dealt once, with the position before the first move kept."""

from dataclasses import replace

import pytest

from entrepot.web.storage import Stale, Store, migrations
from entrepot.web.storage.database import connect, file_of, make_file, read_url
from tests.web.storage.rows import commit, event_rows, seated


def begin(store, nonces, record, now, **changes):
    store.begin(replace(store.table("t1"), nonces=nonces, record=record, **changes), now)


def test_a_table_begins_once(store):
    seated(store, status="waiting", record=b"")
    begin(store, ["cc"], b"dealt", now=400, bots=True, rules_version=4, components="tea", options={"edition": "new"})
    row = store.table("t1")
    assert (row.status, row.nonces, row.record, row.updated) == ("running", ["cc"], b"dealt", 400)
    assert (row.rules_version, row.components, row.options) == (4, "tea", {"edition": "new"})
    assert store.start("t1") == b"dealt"
    with pytest.raises(Stale):
        begin(store, ["dd"], b"again", now=500)
    assert store.start("t1") == b"dealt" and store.table("t1").nonces == ["cc"]


def test_a_table_that_waits_has_no_position(store):
    seated(store, status="waiting", record=b"")
    assert store.start("t1") == b"" and store.start("t2") == b""


def test_where_bots_are_to_act_is_kept_by_everything_that_changes_it(store):
    seated(store, status="waiting", record=b"")
    assert store.with_bots_to_act() == []
    begin(store, ["cc"], b"dealt", now=400, bots=True)
    assert store.with_bots_to_act() == ["t1"] and store.table("t1").bots
    commit(store, 0, event_rows(0, 2))
    assert store.with_bots_to_act() == []
    commit(store, 1, event_rows(2, 2), bots=True)
    assert store.with_bots_to_act() == ["t1"]
    store.take_back("t1", 2, 1, b"before", now=500)
    assert store.with_bots_to_act() == []
    store.set_bots("t1", True)
    assert store.with_bots_to_act() == ["t1"]
    store.set_status("t1", "abandoned", now=600)
    assert store.with_bots_to_act() == []


def test_after_an_update_bots_may_be_to_act_wherever_there_are_some(url):
    if path := file_of(read_url(url)):
        make_file(path)
    engine = connect(read_url(url))
    with engine.begin() as connection:
        migrations.migrate(connection, 1)
        for id, status, kind in (("t1", "running", "bot"), ("t2", "running", "you"), ("t3", "over", "bot")):
            values = f"'{id}', 'go', 1, '', '{{}}', 1, '{status}', 1, 1, 'live', 1, 1, 0, '', '[]', '', ''"
            names = (
                "id, game, rules_version, components, options, players, status, public, spectators, pace, created, "
                "updated, number, secret, nonces, commitment, record"
            )
            connection.exec_driver_sql(f"INSERT INTO tables ({names}) VALUES ({values})")
            connection.exec_driver_sql(
                'INSERT INTO seats ("table", seat, kind, name, status, seen) '
                f"VALUES ('{id}', 0, '{kind}', '', 'taken', 0)"
            )
    engine.dispose()
    store = Store.open(url)
    assert store.with_bots_to_act() == ["t1"]
    store.close()
