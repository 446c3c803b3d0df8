"""Which browser is known as whom, and until when."""

import pytest

from entrepot.web.storage import Person, SessionRow, Store, migrations
from entrepot.web.storage.database import connect, file_of, make_file, read_url
from entrepot.web.storage.sessions import MOST
from tests.web.storage.rows import ANN, BOB, seated


def row(token, person=ANN, begun=100, seen=None):
    return SessionRow(token, person, "Firefox · Linux", begun, begun if seen is None else seen)


def tokens(store, person=ANN):
    return [one.token for one in store.sessions_of(person)]


def test_a_session_knows_its_person(store):
    assert store.begin_session(row("d1")) == []
    store.save_settings(ANN, {"lang": "uk"})
    assert store.session("d1") == (row("d1"), Person(ANN, None, {"lang": "uk"}))
    assert store.session("d2") is None and store.sessions_of(BOB) == []


def test_one_all_others_or_all_sessions_end(store):
    for number in range(5):
        store.begin_session(row(f"d{number}", begun=100 + number))
    store.begin_session(row("b", BOB))
    assert store.end_sessions(ANN, only="d1") == ["d1"]
    assert store.end_sessions(ANN, only="b") == [] and tokens(store, BOB) == ["b"]  # another's
    assert sorted(store.end_sessions(ANN, but="d3")) == ["d0", "d2", "d4"]
    assert tokens(store) == ["d3"]
    assert store.end_sessions(ANN) == ["d3"] and tokens(store) == [] and tokens(store, BOB) == ["b"]


def test_a_person_has_so_many_sessions_and_no_more(store):
    for number in range(MOST):
        assert store.begin_session(row(f"d{number}", begun=100 + number)) == []
    store.see_sessions({"d0": 900})
    assert store.begin_session(row("new", begun=1000)) == ["d1"]  # unseen for longest
    assert len(tokens(store)) == MOST and tokens(store)[:2] == ["new", "d0"]


def test_a_session_is_never_seen_earlier_than_before(store):
    store.begin_session(row("d1"))
    store.see_sessions({"d1": 300, "gone": 300})
    store.see_sessions({"d1": 200})
    store.see_sessions({})
    assert store.session("d1")[0].seen == 300


def test_what_nobody_used_for_long_is_over(store):
    store.begin_session(row("old", begun=100))
    store.begin_session(row("new", begun=200))
    assert store.drop_unseen(200) == 1
    assert tokens(store) == ["new"]


def first_schema(url):
    """A database as the first version left it: people, a table of theirs, and what was said at it."""
    found = read_url(url)
    if path := file_of(found):
        make_file(path)
    engine = connect(found)
    with engine.begin() as connection:
        migrations.migrate(connection, 1)
        for statement in (
            f"INSERT INTO people VALUES ('{ANN}', 'Ann', 'ann', 'hash', '{{}}', 5)",
            f"INSERT INTO people VALUES ('{BOB}', NULL, NULL, NULL, '{{}}', 6)",
            (
                "INSERT INTO tables (id, game, rules_version, components, options, players, status, public, spectators,"
                " pace, host, created, updated, number, secret, nonces, commitment, record) VALUES ('t1', 'yokohama',"
                f" 1, 'c', '{{}}', 2, 'over', 0, 1, 'live', '{ANN}', 7, 8, 0, '', '[]', '', '')"
            ),
            f"INSERT INTO seats VALUES ('t1', 0, 'link', '', '{BOB}', NULL, NULL, NULL, '', 0)",
            "INSERT INTO said VALUES ('t1', 0, 0, '', 'of a seat', 9)",
            "INSERT INTO said VALUES ('t1', 1, NULL, 'Ann', 'of a name', 9)",
            "INSERT INTO said VALUES ('t1', 2, NULL, '', 'of nobody', 9)",
        ):
            connection.exec_driver_sql(statement)
    engine.dispose()
    return Store.open(url)


def test_a_line_of_the_first_schema_is_given_to_who_said_it(url):
    store = first_schema(url)
    assert [line.person for line in store.chat("t1", 9)] == [BOB, ANN, None]
    store.close()


def test_a_cookie_of_the_first_kind_is_exchanged_once(url):
    store = first_schema(url)
    assert store.exchange(row("d1", BOB, begun=1000), 60)
    assert store.exchange(row("d1", BOB, begun=1060), 60)  # a second request at the same time
    assert store.session("d1")[0].begun == 1000 and tokens(store, BOB) == ["d1"]
    assert not store.exchange(row("d2", BOB, begun=1061), 60)
    assert tokens(store, BOB) == ["d1"]
    store.close()


@pytest.mark.parametrize("exchanged", [False, True])
def test_a_cookie_of_the_first_kind_is_void_once_a_session_was_ended(url, exchanged):
    store = first_schema(url)
    if exchanged:
        assert store.exchange(row("d1", BOB, begun=1000), 60)
    store.end_sessions(BOB)
    assert not store.exchange(row("d1", BOB, begun=1001), 60) and tokens(store, BOB) == []
    store.close()


def test_who_came_later_has_no_cookie_of_the_first_kind(store):
    seated(store)
    assert not store.exchange(row("d1"), 60)
    assert not store.exchange(row("d1", "f" * 32), 60)
