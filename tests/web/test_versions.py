"""Rules and components change, and no table is lost: it goes on, or it is kept to be looked at."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path

import pytest

from entrepot import games
from entrepot.cli import main
from entrepot.engine.match.legend import Legend
from entrepot.engine.match.loading import story_of
from entrepot.web.problems import Problem
from entrepot.web.storage import Store, migrations
from entrepot.web.storage.backup import write_backup
from entrepot.web.storage.restore import restore_backup
from entrepot.web.tables.opening import Opening, SeatChoice
from entrepot.web.workers.files import save_bytes, share_bytes
from tests import variants
from tests.web import rooms
from tests.web.rooms import ANN, BOB

pytestmark = pytest.mark.slow  # whole games at tables

STORED = Path(__file__).parents[1] / "stored"
YOKOHAMA = games.find("yokohama")
IDS = {"waiting": 0, "running": 1, "over": 2, "fork": 3}  # of the tables of each game, yokohama's first


@pytest.fixture
def room(tmp_path):
    with rooms.opened(tmp_path) as found:
        found.site.house.driver.wake = lambda table: None  # no bot plays by itself
        yield found


@pytest.fixture(scope="session")
def box(tmp_path_factory):
    """Games with other values, made once."""
    folder = tmp_path_factory.mktemp("box")
    agents = {"britain = 3": "britain = 4", "usa = 2": "usa = 1"}
    return {
        "richer": variants.with_components("yokohama", folder / "richer", setup={"yen_first = 3": "yen_first = 5"}),
        "agents": variants.with_components("yokohama", folder / "agents", setup=agents),
        "verb": variants.numbered(variants.with_verb(YOKOHAMA, "place", "put_down")),
        "number": variants.numbered(YOKOHAMA),
        "field": variants.with_field(YOKOHAMA, novelty=variants.shaped("i2", 4)),
    }


def finds(game):
    return lambda name: game if name == "yokohama" else games.find(name)


def refused(status, id, do, *args):
    with pytest.raises(Problem) as caught:
        do(*args)
    assert (caught.value.status, caught.value.id) == (status, id)


def play(table, moves, seed=1):
    dice = random.Random(seed)
    for _ in range(moves):
        if not table.match.actors:
            return
        seat = table.match.actors[0]
        table.move(seat, dice.choice(table.match.legal(seat)))


def drafted(room, moves=40):
    """A table of two with that many moves, and a draft of whoever is to act."""
    table = room.seated(ANN, BOB)
    play(table, moves)
    dice = random.Random(3)
    while not table.drafts:
        seat = table.match.actors[0]
        table.act(seat, table.row.number, 0, [dice.choice(table.match.legal(seat))])
    return table


# --- a table that waits


@pytest.mark.parametrize("how", ["richer", "agents", "verb", "number", "field"])
def test_a_table_that_waits_begins_under_the_rules_of_then(room, box, how):
    waiting = room.house.create(Opening("yokohama", (SeatChoice("you"), SeatChoice("link"))), ANN)
    link = waiting.seats[1].link_plain
    house = room.again(finds(box[how]))
    table, _ = house.claim(link, BOB)
    assert table.row.status == "running" and not table.match.kept
    play(table, 5)
    again = room.again(finds(box[how])).find("t0")  # it opens once more
    assert again.match.moves == table.match.moves and not again.match.earlier
    row = room.store.table("t0")
    game = box[how]
    assert (row.rules_version, row.components) == (game.meta.rules_version, game.components)
    assert row.legend == Legend.of(game).digest


def test_a_table_that_waits_for_what_is_no_more_says_so(room):
    waiting = room.house.create(Opening("yokohama", (SeatChoice("you"), SeatChoice("link"))), ANN)
    game = variants.without_players(YOKOHAMA, 2)
    refused(409, "problem-cannot-begin", room.again(finds(game)).claim, waiting.seats[1].link_plain, BOB)
    assert room.store.table("t0").status == "waiting"
    assert room.house.claim(waiting.seats[1].link_plain, BOB)[0].running


def test_an_option_that_is_no_more_is_left_out(room):
    plan = Opening("yokohama", (SeatChoice("you"), SeatChoice("link")), {"edition": "original", "agents": "replace"})
    link = room.house.create(plan, ANN).seats[1].link_plain
    table, _ = room.again(finds(variants.without_choice(YOKOHAMA, "agents", "replace"))).claim(link, BOB)
    assert table.running and table.row.options["agents"] == "extra"


# --- a table that runs, and all is replayed


@pytest.mark.parametrize("how", ["number", "field"])
def test_a_table_that_comes_out_the_same_goes_on_with_its_draft(room, box, how):
    table = drafted(room)
    (seat,) = table.drafts
    again = room.again(finds(box[how])).find("t0")
    assert not again.match.earlier and not again.match.kept and again.match.moves == table.match.moves
    assert (
        again.drafts[seat].actions == table.drafts[seat].actions
        and again.drafts[seat].revision == table.drafts[seat].revision
    )
    row = room.store.table("t0")
    assert (row.rules_version, row.legend) == (box[how].meta.rules_version, Legend.of(box[how]).digest)
    play(again, 10)
    later = room.again(finds(box[how])).find("t0")
    assert later.match.count == again.match.count and not later.match.earlier


def test_every_record_is_kept_as_the_rules_of_now_have_it(room, box):
    table = drafted(room)
    again = room.again(finds(box["field"])).find("t0")
    for kept in room.store.snapshots("t0"):
        assert kept.legend == Legend.of(box["field"]).digest and kept.record == again.match.record(kept.moment)
    back = room.again().find("t0")  # and back to the older version
    assert back.match.moves == table.match.moves and not back.match.earlier and not back.match.kept


# --- it does not, and is carried over


@pytest.mark.parametrize("how", ["richer", "verb"])
def test_a_table_that_comes_out_otherwise_goes_on_from_where_it_stands(room, box, how):
    table = drafted(room)
    house = room.again(finds(box[how]))
    again = house.find("t0")
    count = table.match.count
    assert again.match.base == count and again.running and not again.drafts
    assert again.match.position.record == table.match.position.record and again.match.moves == table.match.moves
    assert again.commits == table.commits and room.store.draft("t0", 0) is None is room.store.draft("t0", 1)
    play(again, 12)
    later = room.again(finds(box[how])).find("t0")
    assert later.match.base == count and later.match.moves == again.match.moves
    assert later.match.position.record == again.match.position.record
    for moment in (0, 7, count, count + 3):
        assert later.match.view(0, at=moment).record == again.match.view(0, at=moment).record
    assert later.match.view(0, at=7).record == table.match.view(0, at=7).record


def test_what_was_played_under_other_rules_is_neither_taken_back_nor_forked(room, box):
    drafted(room)
    again = room.again(finds(box["richer"])).find("t0")
    play(again, 6)
    first = again.match.base
    refused(409, "problem-earlier-rules", again.take_back, first - 1)
    again.take_back(first + 2)
    again.take_back(first)
    later = room.again(finds(box["richer"])).find("t0")
    assert later.match.count == later.match.base == first
    house = room.again(finds(box["richer"]))
    refused(409, "problem-earlier-rules", house.fork, house.find("t0"), first - 1, 0, ANN)
    assert house.fork(house.find("t0"), first, 0, ANN).running


def test_two_changes_make_two_segments(room, box):
    drafted(room)
    first = room.again(finds(box["richer"])).find("t0")
    play(first, 6)
    second = room.again(finds(box["verb"])).find("t0")
    assert [one.until for one in second.match.earlier] == [first.match.base, first.match.count]
    play(second, 6)
    wider = variants.with_field(box["verb"], novelty=variants.shaped("i8"))
    third = room.again(finds(wider)).find("t0")  # comes out the same from where the last segment began
    assert [one.until for one in third.match.earlier] == [first.match.base, first.match.count]
    play(third, 3)
    assert room.again(finds(wider)).find("t0").match.moves == third.match.moves


@pytest.mark.slow
def test_its_save_tells_of_its_segments(room, box):
    table = drafted(room)
    again = room.again(finds(box["richer"])).find("t0")
    play(again, 10_000)
    assert again.row.status == "over"
    saved = json.loads(save_bytes(again.match))
    assert [one["until"] for one in saved["earlier"]] == [table.match.count]
    path = Path(room.url.removeprefix("sqlite:///")).parent / "save.json"
    path.write_bytes(save_bytes(again.match))
    home = variants.load(path, box["richer"])
    assert home.result == again.match.result and home.base == table.match.count


def test_two_servers_take_a_table_up_at_once(room, box):
    """The second finds what the first has stored."""
    table = drafted(room)
    one, other = (room.again(finds(box["richer"])) for _ in range(2))
    assert one.find("t0").match.base == other.find("t0").match.base == table.match.count
    assert len(room.store.whole("t0", 1).segments) == 2


def test_what_runs_under_other_rules_is_taken_up_after_a_start(room, box):
    drafted(room)
    house = room.again(finds(box["richer"]))
    room.runner.run(house.inside.waking.go_on())
    assert room.store.table("t0").components == box["richer"].components


# --- nor can it be carried over


def test_a_table_that_cannot_go_on_is_kept(room, box):
    table = drafted(room)
    before = room.stored()
    house = room.again(finds(box["agents"]))
    again = house.find("t0")
    assert again.match.kept.reason == "check" and not again.running and again.bots_to_act == []
    assert again.match.moves == table.match.moves
    seat = table.match.actors[0]
    for act in (again.act, lambda *args: again.confirm(*args[:3])):
        refused(409, "problem-kept", act, seat, again.row.number, 0, ["place:bank"])
    refused(409, "problem-kept", again.take_back, 3)
    refused(409, "problem-kept", house.fork, again, 3, 0, ANN)
    assert json.loads(share_bytes(again.match, 0))["moves"] == [str(move) for move in table.match.history(0)]
    assert room.stored() == before  # nothing was changed, and with its own rules it goes on
    home = room.again().find("t0")
    assert home.running and set(home.drafts) == set(table.drafts)


@pytest.mark.parametrize(
    "how", [pytest.param("richer", marks=pytest.mark.slow), "agents", pytest.param("verb", marks=pytest.mark.slow)]
)
def test_a_finished_table_that_comes_out_otherwise_is_kept_as_it_was(room, box, how):
    table = room.seated(ANN, BOB)
    play(table, 10_000)
    before = room.stored()
    again = room.again(finds(box[how])).find("t0")
    assert again.match.kept and again.row.status == "over" and again.match.result == table.match.result
    assert again.match.view(0, at=50).record == table.match.view(0, at=50).record
    story = story_of(_read(room, save_bytes(again.match)), YOKOHAMA)
    assert [str(move) for move in story.moves] == [str(move) for move in table.match.moves]
    assert room.stored() == before


def _read(room, data):
    from entrepot.engine.match.loading import read

    path = Path(room.url.removeprefix("sqlite:///")).parent / "read.json"
    path.write_bytes(data)
    return read(path)


@pytest.mark.slow
def test_a_finished_table_that_comes_out_the_same_is_as_it_was(room, box):
    table = room.seated(ANN, BOB)
    play(table, 10_000)
    again = room.again(finds(box["field"])).find("t0")
    assert not again.match.kept and again.match.result == table.match.result and again.row.status == "over"


# --- what people see


def updated(room, game):
    """The same database served with another version of a game."""
    folder = Path(room.url.removeprefix("sqlite:///")).parent
    return rooms.opened(folder, url=room.url, find=finds(game))


LANGUAGES = {"en": "The game’s values have changed", "ru": "Значения в игре изменились",
             "uk": "Значення у грі змінилися", "pl": "Wartości w grze się zmieniły"}  # fmt: skip


@pytest.mark.parametrize("form", ["desk", "phone"])
def test_players_are_told_that_the_game_went_on_otherwise(room, box, form):
    table = drafted(room)
    count = table.match.count
    with updated(room, box["richer"]) as other:
        shown = other.get(ANN, f"/t/t0?seat=0&form={form}").text
        assert f"The game’s values have changed. Moves up to {count} were made" in shown
        assert "New rules from here on" not in shown
        for lang, said in LANGUAGES.items():
            assert other.post(ANN, "/settings", sent={"lang": lang}).status == 200
            assert said in other.get(ANN, f"/t/t0?seat=0&form={form}").text
        again = other.table("t0")
        play(again, 30)
        shown = other.get(BOB, f"/t/t0?seat=1&form={form}").text
        assert "The game’s values have changed" not in shown  # both have moved since
        assert shown.count("New rules from here on") == 1
        assert other.get(BOB, f"/t/t0/at/{count - 5}?seat=1&form={form}").status == 200
        assert other.get(BOB, f"/t/t0/at/{count + 5}?seat=1&form={form}").status == 200
        assert other.get(None, "/api/tables/t0").json["earlier"] == count


@pytest.mark.parametrize("form", ["desk", "phone"])
def test_a_table_that_cannot_go_on_is_shown_and_says_why(room, box, form):
    drafted(room)
    with updated(room, box["agents"]) as other:
        answer = other.get(ANN, f"/t/t0?seat=0&form={form}")
        assert answer.status == 200 and "This game can’t be continued here." in answer.text
        assert "You can view and share it, but not continue it. This position" in answer.text
        assert other.get(ANN, f"/t/t0/at/12?seat=0&form={form}").status == 200
        assert other.get(ANN, "/t/t0/log?seat=0").status == 200
        assert other.get(ANN, "/t/t0/share?seat=0").status == 200
        assert "Can’t be continued here" in other.get(ANN, "/").text
        found = other.get(None, "/api/tables/t0").json
        assert found["actors"] == [] and "impossible" in found["kept"]
        sent = {"seat": 0, "number": found["number"], "step": 0, "actions": ["place:bank"]}
        assert other.post(ANN, "/api/tables/t0/act", sent=sent).status == 409


def test_what_cannot_even_be_drawn_is_told(room):
    table = drafted(room)
    game = variants.numbered(variants.with_field(YOKOHAMA, order_deck=variants.shaped("i1", 36, 1)))
    with updated(room, game) as other:
        answer = other.get(ANN, "/t/t0?seat=0")
        assert answer.status == 200 and "The new rules don’t allow this setup." in answer.text
        told = [str(move).partition(" ")[2] for move in table.match.history(0)]
        assert all(f"<code>{action}</code>" in answer.text for action in told)
        secret = [move for move in table.match.moves if move.player == 1 and move.action.startswith("keep:")]
        assert secret and all(move.action not in answer.text for move in secret)


@pytest.mark.slow
def test_a_finished_table_is_shown_as_it_was(room, box):
    table = room.seated(ANN, BOB)
    play(table, 10_000)
    with updated(room, box["verb"]) as other:
        answer = other.get(ANN, "/t/t0?seat=0")
        assert answer.status == 200 and "It is shown as it was stored." in answer.text
        assert other.get(ANN, "/t/t0/save").json["rules_version"] == 1
        assert other.get(ANN, "/t/t0/share").status == 200
        assert other.get(ANN, "/").status == 200


# --- what version 1 stored


@pytest.fixture(params=["database", pytest.param("backup", marks=pytest.mark.slow)])
def first(request, tmp_path):
    """A room with the tables that version 1 stored."""
    url = f"sqlite:///{tmp_path}/entrepot.db"
    if request.param == "database":
        (tmp_path / "entrepot.db").write_bytes(gzip.decompress((STORED / "first.db.gz").read_bytes()))
    else:
        restore_backup(url, STORED / "first.backup")
    with rooms.opened(tmp_path, url=url) as found:
        found.site.house.driver.wake = lambda table: None
        yield found


@pytest.mark.parametrize("place", range(3))
def test_tables_of_version_1_open_and_go_on(first, place):
    running = first.table(f"t{4 * place + IDS['running']}")
    assert running.running and running.match.count >= 45 and len(running.drafts) == 1
    play(running, 5)
    assert first.again().find(running.row.id).match.moves == running.match.moves
    assert running.row.legend == Legend.of(running.match.game).digest == first.store.table(running.row.id).legend
    over = first.table(f"t{4 * place + IDS['over']}")
    assert over.match.over and over.row.result["scores"] == list(over.match.result.scores)
    fork = first.table(f"t{4 * place + IDS['fork']}")
    play(fork, 5)
    assert first.again().find(fork.row.id).match.moves == fork.match.moves
    waiting = first.table(f"t{4 * place + IDS['waiting']}")
    assert waiting.row.status == "waiting"
    assert first.table("t12").match.count == 45  # opened from a save


@pytest.mark.parametrize("how", ["richer", "verb", "number", "field", "agents"])
def test_tables_of_version_1_go_on_under_other_rules(first, box, how):
    usual = first.table("t1")
    house = first.again(finds(box[how]))
    table = house.find("t1")
    carried, kept = how in ("richer", "verb", "agents"), how == "agents"
    assert bool(table.match.kept) == kept and bool(table.match.base) == carried
    assert table.match.moves == usual.match.moves
    assert table.match.view(0).vp == usual.match.view(0).vp
    turn = next(one.moment for one in first.store.snapshots("t1") if one.moment > 10)  # version 1 kept ends of turns
    assert table.match.view(0, at=turn).yen == usual.match.view(0, at=turn).yen
    play(table, 0 if kept else 5)
    assert first.again(finds(box[how])).find("t1").match.moves == table.match.moves
    over = house.find("t2")
    assert over.row.status == "over" and over.match.result == first.table("t2").match.result
    fork = house.find("t3")
    assert bool(fork.match.kept) == kept


def test_a_table_that_version_1_opened_from_a_save_knows_only_its_last_position(first, box):
    """So it can go on; earlier moments cannot be looked at, and its share says so."""
    house = first.again(finds(box["richer"]))
    table = house.find("t12")
    assert table.match.base == table.match.count == 45 and table.running
    assert not table.match.knows(20) and table.match.knows(45)
    shared = json.loads(share_bytes(table.match, 0))
    assert shared["at"] == [45] and len(shared["moves"]) == 45
    with updated(first, box["richer"]) as other:
        assert other.get(ANN, "/t/t12").status == 200
        assert other.get(ANN, "/t/t12/at/20").status == 409 and other.get(ANN, "/t/t12/at/45").status == 200


def test_a_table_opened_from_a_save_keeps_every_position(room):
    table = room.house.open(rooms.walked(2).at(30), ANN)
    assert [one.moment for one in room.store.snapshots(table.row.id)] == list(range(31))


def test_a_backup_holds_what_is_needed_to_read_its_records(room, box, tmp_path):
    drafted(room)
    play(room.again(finds(box["richer"])).find("t0"), 5)
    write_backup(room.store, tmp_path / "backup")
    url = f"sqlite:///{tmp_path}/restored.db"
    restore_backup(url, tmp_path / "backup")
    store = Store.open(url)
    assert store.whole("t0", 9, snapshots=True) == room.store.whole("t0", 9, snapshots=True)
    store.close()
    assert migrations.NEWEST >= 4


def test_what_is_damaged_is_told(room):
    table = room.seated(ANN, BOB)
    play(table, 5)
    with room.store.write() as connection:
        connection.exec_driver_sql("DELETE FROM events WHERE moment = 2")
    refused(500, "problem-damaged", room.again().find, "t0")


# --- what was stored under format 2, before fields said what they mean


@pytest.fixture
def second(tmp_path):
    """A room with running, drafted, forked and finished tables."""
    (tmp_path / "entrepot.db").write_bytes(gzip.decompress((STORED / "second.db.gz").read_bytes()))
    with rooms.opened(tmp_path, url=f"sqlite:///{tmp_path}/entrepot.db") as found:
        found.site.house.driver.wake = lambda table: None
        yield found


@pytest.mark.parametrize("place", range(3))
def test_tables_of_format_2_open_and_go_on(second, place):
    running, fork, over = (second.table(f"t{3 * place + n}") for n in range(3))
    assert running.running and running.match.count == 45 and not running.match.base
    ((seat, draft),) = running.drafts.items()
    assert draft.actions and draft.match.count > 45
    assert second.get((ANN, BOB)[seat], f"/t/{running.row.id}").status == 200
    assert (fork.row.forked_from, fork.match.count, fork.running) == (running.row.id, 8, True)
    for table in (running, fork):
        play(table, 5)
        assert second.again().find(table.row.id).match.moves == table.match.moves
    assert over.match.over and over.row.result["scores"] == list(over.match.result.scores)


@pytest.mark.parametrize("name", games.names())
def test_files_of_format_2_are_what_they_say(name, capsys):
    assert main(["verify", str(STORED / f"{name}.second-save.json")]) == 0
    assert "the shuffle matches its fingerprint" in capsys.readouterr().out
    assert main(["verify", str(STORED / f"{name}.second-share.json")]) == 0
    assert "the file is intact" in capsys.readouterr().out
