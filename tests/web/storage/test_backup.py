"""Backups: from either database into either, and what is refused."""

import gzip
import hashlib
import json
import stat
import threading
from dataclasses import replace

import pytest

from entrepot.cli import backup, restore
from entrepot.engine.errors import EntrepotError
from entrepot.web.storage import ProposalRow, SegmentRow, SessionRow, SnapshotRow, Store, migrations
from entrepot.web.storage.backup import FORMAT, write_backup
from entrepot.web.storage.restore import restore_backup
from tests.web.storage.conftest import BOTH, empty_database
from tests.web.storage.rows import ANN, BOB, commit, event_rows, seat_rows, seated, table_row

pytestmark = pytest.mark.slow  # whole databases


def filled(store):
    """Something in every table."""
    seated(store)
    store.key("cookie")
    store.name_person(ANN, "Żółw", "hash")
    store.begin_session(SessionRow("d1", ANN, "Firefox · Linux", 20, 25))
    store.set_codes(ANN, ["c1", "c2"])
    store.save_settings(ANN, {"lang": "pl", "odd": "\0"})
    store.claim("t1-1", BOB)
    commit(store, 0, event_rows(0, 700), bytes(range(256)))
    store.save_draft("t1", 1, 1, 2, ["place:bank"], ["stop"])
    store.say("t1", None, "Ann", "ahoy\n'ї'", 5, ANN)
    store.set_proposal(ProposalRow("t1", 0, 2, [1], 350))
    store.keep_legend("l1", {"fields": {"key": ["u8", [2], 0]}})
    was = store.table("t1")
    begun = [SegmentRow("t1", 0, 3, "c0ffee", None, None, 9), SegmentRow("t1", 700, 4, "tea", "l1", b"start", 9)]
    store.adopt(was, replace(was, rules_version=4, legend="l1"), begun, [SnapshotRow("t1", 700, b"kept", "l1")])
    store.add_table(table_row("t2", status="over", result={"scores": [1, 2]}, public=False), seat_rows("t2"))
    return store


def everything(store):
    """All that a store tells, in a form that compares."""
    said = [store.chat(id, 99) for id in ("t1", "t2")]
    tables = [store.whole(id, 99, snapshots=True) for id in ("t1", "t2")]
    asked = (store.draft("t1", 1), store.proposal("t1"), store.person_by_name("żółw"), store.person(BOB))
    known = store.session("d1"), store.codes_left(ANN), store.about(ANN)
    return tables, said, asked, known, store.key("cookie"), store.counts()


def lines(path):
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


def rewrite(path, changed):
    """The same file with other lines before its end, and an end that fits them."""
    digest = hashlib.sha256(b"".join(changed)).hexdigest()
    end = json.dumps({"rows": len(changed) - 1, "digest": digest}).encode() + b"\n"
    path.write_bytes(gzip.compress(b"".join(changed) + end))


@pytest.fixture(params=BOTH)
def target(request, tmp_path):
    yield from empty_database(request, tmp_path / "restored" / "entrepot.db")


@pytest.fixture
def file(tmp_path):
    """A backup with something in every table."""
    store = filled(Store.open(f"sqlite:///{tmp_path}/source.db"))
    write_backup(store, tmp_path / "backup.gz")
    store.close()
    return tmp_path / "backup.gz"


@pytest.mark.slow
def test_a_backup_restores_everything_into_either_database(store, target, tmp_path):
    filled(store)
    first, second = tmp_path / "first.gz", tmp_path / "second.gz"
    rows = write_backup(store, first)
    assert restore_backup(target, first) == rows > 700
    restored = Store.open(target)
    assert everything(restored) == everything(store)
    write_backup(restored, second)
    assert sorted(lines(first)[:-1]) == sorted(lines(second)[:-1])
    commit(restored, 1, event_rows(700, 1))  # and it can be played on
    restored.close()


def test_every_table_is_in_the_backup(file):
    head, *rows, _ = map(json.loads, lines(file))
    assert {row[0] for row in rows} == set(head["columns"])


@pytest.mark.slow
def test_a_backup_is_of_one_moment_while_others_write(store, tmp_path):
    seated(store)
    stop = threading.Event()

    def play():
        number = 0
        while not stop.is_set():
            number = commit(store, number, event_rows(number * 3, 3), number.to_bytes(4, "big"), now=number)

    player = threading.Thread(target=play)
    player.start()
    try:
        for attempt in range(4):
            write_backup(store, tmp_path / f"{attempt}.gz")
    finally:
        stop.set()
        player.join()
    numbers = []
    for attempt in range(4):
        url = f"sqlite:///{tmp_path}/{attempt}.db"
        restore_backup(url, tmp_path / f"{attempt}.gz")
        copy = Store.open(url)
        numbers.append(copy.table("t1").number)
        assert len(copy.moves("t1")) == 3 * numbers[-1]
        copy.close()
    assert numbers == sorted(numbers) and numbers[-1] > numbers[0]


def test_a_backup_is_for_its_owner_alone_and_leaves_nothing_beside_it(file):
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert {path.name for path in file.parent.iterdir()} == {"backup.gz", "source.db"}


def test_a_backup_that_fails_leaves_the_old_one(file, monkeypatch):
    old = file.read_bytes()
    store = Store.open(f"sqlite:///{file.parent}/source.db")
    monkeypatch.setattr("entrepot.web.storage.backup._rows_of", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        write_backup(store, file)
    store.close()
    assert file.read_bytes() == old
    assert {path.name for path in file.parent.iterdir()} == {"backup.gz", "source.db"}


def test_only_an_empty_database_is_filled(store, url, file):
    store.add_person(ANN, 1)
    with pytest.raises(EntrepotError, match="not empty"):
        restore_backup(url, file)
    assert store.counts()["people"] == 1 and store.table("t1") is None


def test_a_database_that_was_opened_but_not_used_is_empty(store, url, file):
    store.close()
    restore_backup(url, file)
    again = Store.open(url)
    assert again.table("t1") is not None
    again.close()


DAMAGED = {
    "cut": lambda data: data[: len(data) // 2],
    "cut at the end": lambda data: data[:-4],
    "a bit flipped": lambda data: data[:200] + bytes([data[200] ^ 4]) + data[201:],
    "something after it": lambda data: data + b"more",
    "empty": lambda data: b"",
    "no gzip": gzip.decompress,
    "a row lost": lambda data: gzip.compress(b"".join(gzip.decompress(data).splitlines(keepends=True)[:5])),
    "a row changed": lambda data: gzip.compress(gzip.decompress(data).replace(b"place:17", b"place:71", 1)),
    "no end": lambda data: gzip.compress(b"".join(gzip.decompress(data).splitlines(keepends=True)[:-1])),
    "only a head": lambda data: gzip.compress(gzip.decompress(data).splitlines(keepends=True)[0]),
    "another file": lambda data: gzip.compress(b'{"format": 1, "kind": "save"}\n'),
    "a list": lambda data: gzip.compress(b"[1]\n"),
}


@pytest.mark.parametrize("how", DAMAGED)
def test_a_damaged_or_foreign_file_is_refused_and_nothing_is_written(file, how):
    file.write_bytes(DAMAGED[how](file.read_bytes()))
    with pytest.raises(EntrepotError, match=r"backup\.gz is not a (complete )?backup") as caught:
        restore_backup(f"sqlite:///{file.parent}/new/entrepot.db", file)
    assert str(caught.value).count("\n") == 0
    assert not (file.parent / "new").exists()


@pytest.mark.parametrize("change", [{"format": 2}, {"schema": migrations.NEWEST + 1}, {"format": 9, "more": 1}])
def test_a_newer_file_is_refused(file, change):
    head, *rest, _ = lines(file)
    rewrite(file, [json.dumps(json.loads(head) | change).encode() + b"\n", *rest])
    with pytest.raises(EntrepotError, match=rf"newer than ({FORMAT}|{migrations.NEWEST}); update Entrepôt"):
        restore_backup(f"sqlite:///{file.parent}/new/entrepot.db", file)
    assert not (file.parent / "new").exists()


WRONG = {
    "a table we do not have": (b'"keys"', b'"locks"'),
    "a column we do not have": (b'"commitment"', b'"promise"'),
    "a table of the database itself": (b'"keys"', b'"version"'),
    "a row of nobody": (b'["seats",["t1"', b'["seats",["t7"'),
    "a row twice": (b'["events",["t1",1,', b'["events",["t1",0,'),
}


@pytest.mark.slow
@pytest.mark.parametrize("how", WRONG)
def test_rows_that_do_not_fit_are_refused_and_nothing_stays(file, target, how):
    old, new = WRONG[how]
    head, *rest, _ = lines(file)
    assert any(old in line for line in (head, *rest))
    rewrite(file, [line.replace(old, new) for line in (head, *rest)])
    with pytest.raises(EntrepotError):
        restore_backup(target, file)
    assert list(file.parent.glob("restored/*")) == []
    opened = Store.open(target)
    assert opened.counts() == {"people": 0, "named": 0, "events": 0}
    opened.close()


# --- the commands


def words(parser_of, *line):
    from entrepot.cli import Parser

    parser = Parser()
    parser_of.add_arguments(parser)
    return parser.parse_args(line)


def test_the_commands(file, target, capsys):
    source = f"sqlite:///{file.parent}/source.db"
    again = str(file.parent / "again.gz")
    assert backup.run(words(backup, "--database", source, again)) == 0
    assert restore.run(words(restore, "--database", target, again)) == 0
    rows = len(lines(file)) - 2
    assert capsys.readouterr().out == f"{again}: {rows} rows\n{again}: {rows} rows restored\n"


def test_no_database_is_backed_up_into_no_file(tmp_path):
    with pytest.raises(EntrepotError, match="There is no database"):
        backup.run(words(backup, "--database", f"sqlite:///{tmp_path}/none.db", str(tmp_path / "b.gz")))
    assert list(tmp_path.iterdir()) == []
