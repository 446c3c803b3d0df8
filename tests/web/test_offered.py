"""A host names the games that new tables can be made of; tables of others stay."""

from __future__ import annotations

import json

import pytest

from entrepot import games
from entrepot.cli import main
from entrepot.cli.serve import names_of_games
from entrepot.web.tables.opening import Opening, SeatChoice
from entrepot.web.workers.files import save_bytes, share_bytes
from tests.toy.installed import installed, wharf_installed  # noqa: F401
from tests.web import rooms
from tests.web.rooms import ANN, BOB
from tests.web.test_house import refused

YOU, LINK = SeatChoice("you"), SeatChoice("link")
NO_GAME = "There is no such game here. Choose one on the start page."


# --- what a host may name


def test_the_games_are_named_once_and_in_their_order():
    assert names_of_games(" nippon,mombasa , nippon,") == ["nippon", "mombasa"]


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("yokohama,yokohma", "There is no game 'yokohma'; did you mean 'yokohama'?\n"),
        ("chess", "There is no game 'chess'; the games are mombasa, nippon, yokohama.\n"),
        (",", "--games names no game; write, for example, yokohama,nippon.\n"),
    ],
)
def test_a_name_that_is_not_found_ends_the_start_in_one_sentence(named, said, tmp_path, capsys):
    assert main(["serve", "--database", f"sqlite:///{tmp_path}/a.db", "--port", "0", "--games", named]) == 2
    assert capsys.readouterr() == ("", said)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "files",
    [{"meta": "1 / 0\n"}, {"meta": "from entrepot.games.nippon.meta import META\n", "game": "1 / 0\n"}],
)
def test_a_broken_game_is_refused_and_the_others_can_be_named(installed, files, capsys):  # noqa: F811
    installed("fallen", **files)
    assert main(["serve", "--games", "yokohama,fallen"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("The game fallen (fallen) cannot be loaded: ") and said.count("\n") == 1
    assert names_of_games("yokohama") == ["yokohama"]


def test_a_start_warns_of_what_is_broken(installed, tmp_path, capsys):  # noqa: F811
    installed("fallen", meta="1 / 0\n")
    # it goes as far as the sockets
    main(["serve", "--database", f"sqlite:///{tmp_path}/a.db", "--port", "0", "--metrics", "nowhere"])
    warning, end = capsys.readouterr().err.splitlines()
    said = json.loads(warning)
    assert (said["level"], said["say"], said["game"]) == ("warning", "a game cannot be loaded", "fallen")
    assert said["reason"] == games.broken()["fallen"] and end.startswith("--metrics cannot be")


def test_rules_that_cannot_be_loaded_keep_no_other_table_from_going_on(installed, tmp_path, caplog):  # noqa: F811
    installed("half", meta="from entrepot.games.nippon.meta import META\n", game="1 / 0\n")
    with rooms.opened(tmp_path) as room:
        room.seated(ANN, BOB)
        with room.store.write() as connection:
            connection.exec_driver_sql("UPDATE tables SET bots = 1")
        again = room.again()
        room.runner.run(again.inside.waking.go_on())
        assert list(again.tables) == ["t0"]
    assert [(one.message, one.game) for one in caplog.records] == [("a game cannot be loaded", "half")]


def test_a_game_from_elsewhere_can_be_named(wharf_installed):  # noqa: F811
    assert names_of_games("yokohama,wharf") == ["yokohama", "wharf"]


# --- what the house offers


@pytest.fixture
def room(tmp_path, wharf_installed):  # noqa: F811
    with rooms.opened(tmp_path, offered=["wharf", "yokohama"]) as found:
        yield found


pytestmark = pytest.mark.slow  # a house with its database


def test_only_what_is_offered_is_on_the_pages_and_in_the_order_named(room):
    start, shelf, credits = (room.get(ANN, path).text for path in ("/", "/rules", "/credits"))
    assert start.index('href="/new/wharf"') < start.index('href="/new/yokohama"')
    assert "Mombasa" not in start + shelf + credits and "Nippon" not in start + shelf
    assert [one["name"] for one in room.get(ANN, "/api/games").json] == ["wharf", "yokohama"]


@pytest.mark.parametrize("page", ["rules", "about"])
def test_what_is_not_offered_can_be_read_about(room, page):
    """Where a game is found, an old table may be of it."""
    assert room.get(ANN, f"/{page}/mombasa").status == 200
    answer = room.get(ANN, f"/{page}/chess")
    assert answer.status == 404 and NO_GAME in answer.text


@pytest.mark.parametrize("game", ["mombasa", "chess"])
def test_what_is_not_offered_is_not_there(room, game):
    before = room.stored()
    table = {"game": game, "seats": [{"kind": "you"}, {"kind": "bot"}]}
    for answer in (
        room.get(ANN, f"/new/{game}"),
        room.post(ANN, f"/new/{game}", form={"players": "2"}),
        room.post(ANN, "/play", form={"game": game}),
        room.post(ANN, "/api/tables", sent=table),
    ):
        assert answer.status == 404 and NO_GAME in answer.text
    assert room.stored() == before


@pytest.mark.parametrize("written", [save_bytes, lambda match: share_bytes(match, None)])
def test_a_file_of_what_is_not_offered_is_not_opened(room, written):
    match = rooms.walked(2, game="mombasa")
    head = b'--x\r\nContent-Disposition: form-data; name="file"; filename="g.json"\r\n\r\n'
    headers = {"content-type": "multipart/form-data; boundary=x"}
    before = room.stored()
    answer = room.post(ANN, "/open", body=head + written(match) + b"\r\n--x--\r\n", headers=headers)
    assert answer.status == 404 and NO_GAME in answer.text
    refused(404, "problem-no-game", room.house.open, match, ANN)
    assert room.stored() == before


def test_what_is_offered_is_played(room):
    for game in ("wharf", "yokohama"):
        assert room.get(ANN, f"/rules/{game}").status == room.get(ANN, f"/new/{game}").status == 200
        place = room.post(ANN, "/play", form={"game": game}).headers["location"]
        assert room.get(ANN, place).status == 200


# --- tables that there are already


@pytest.fixture
def old(tmp_path, room):
    """A house that offers one game only, where there are tables of another."""
    room.seated(ANN, BOB, game="wharf")
    room.house.create(Opening("wharf", (YOU, LINK), public=True), ANN)
    with rooms.opened(tmp_path, offered=["nippon"]) as found:
        yield found


def test_a_table_of_what_is_not_offered_is_listed_and_played(old):
    start = old.get(ANN, "/").text
    assert 'href="/new/wharf"' not in start and start.count("<b>Wharf</b>") == 3  # two are Ann's, one is open to all
    assert "/static/games/wharf.css" in start and old.get(ANN, "/static/games/wharf.css").status == 200
    table = old.table("t0")
    assert old.get(ANN, "/t/t0").status == 200
    seat = table.match.actors[0]
    table.move(seat, table.match.legal(seat)[0])
    assert len(old.table("t0").match.moves) == 1


def test_a_lobby_of_what_is_not_offered_still_fills(old):
    assert "Wharf" in old.get(BOB, "/lobby/t1").text
    link = next(row.link_plain for row in old.table("t1").seats if row.link_plain)
    assert "Wharf" in old.get(BOB, f"/s/{link}").text
    assert old.post(BOB, f"/s/{link}").status == 303
    assert old.table("t1").match is not None


def test_no_new_table_is_made_of_an_old_one(old):
    refused(404, "problem-no-game", old.house.rematch, old.table("t0"), ANN)
    refused(404, "problem-no-game", old.house.fork, old.table("t0"), 0, 0, ANN)
    table = old.table("t0")
    seat = table.match.actors[0]
    table.move(seat, table.match.legal(seat)[0])
    assert 'data-do="now"' in (past := old.get(ANN, "/t/t0?at=0").text) and 'data-do="fork"' not in past
    for who in (ANN, BOB):
        assert old.post(who, "/t/t0/resign", sent={}).status == 200
    assert "end-sheet" in (end := old.get(ANN, "/t/t0").text) and 'data-do="rematch"' not in end


def test_a_table_of_a_game_that_is_gone_is_left_out_and_says_so(old, monkeypatch):
    found = {"nippon": games.meta("nippon")}
    with monkeypatch.context() as without:
        without.setattr(games, "_met", lambda: (found, {}))
        assert "Wharf" not in old.get(ANN, "/").text
        answer = old.get(ANN, "/t/t0")
    assert answer.status == 404 and "There is no game" in answer.text
