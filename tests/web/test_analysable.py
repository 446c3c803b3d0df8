"""What cannot be analysed or played out is told in one sentence, and nothing is begun."""

from __future__ import annotations

from dataclasses import replace

import pytest

from entrepot.engine.errors import EntrepotError
from entrepot.web.tables.opening import Opening, SeatChoice
from tests.toy.installed import installed, wharf_installed  # noqa: F401
from tests.web.analysts import WISH, analysing_room, here, opened, played
from tests.web.rooms import ANN, BOB


@pytest.fixture
def room(tmp_path, wharf_installed, monkeypatch):  # noqa: F811
    with analysing_room(tmp_path, monkeypatch) as found:
        yield found


def asks(room, table, who=ANN):
    """Everything that can be asked of an analysis."""
    place = f"/t/{table.row.id}"
    query = "&".join(f"{name}={value}" for name, value in WISH.items())
    yield room.get(who, f"{place}/analysis")
    yield room.get(who, f"{place}/analysis/state")
    yield room.post(who, f"{place}/playout", sent=WISH)
    yield room.get(who, f"{place}/playout/state?{query}")


def refused(room, table, sentence):
    found = list(asks(room, table))
    assert {one.status for one in found} == {409} and {one.json["error"] for one in found} == {sentence}
    assert here(room).questions == [] and not room.site.house.analysing._jobs
    assert "/analysis" not in room.get(ANN, f"/t/{table.row.id}").text, "and no button leads there"


def test_a_game_that_can_be_analysed_says_so_at_its_end(room):
    table = opened(room)
    assert f'href="/t/{table.row.id}/analysis"' in room.get(ANN, f"/t/{table.row.id}").text


def test_a_game_that_runs_is_not_analysed(room):
    refused(room, room.seated(ANN, BOB, game="wharf"), "The game is still running. It can be analysed once it’s over.")


def test_a_game_that_was_abandoned_is_not_analysed(room):
    seats = (SeatChoice("you"), SeatChoice("bot", level="random"))
    table = room.house.create(Opening("wharf", seats), ANN)
    room.post(ANN, f"/t/{table.row.id}/resign", sent={})
    refused(room, table, "This game was abandoned. Only games played to the end can be analysed.")


def test_a_share_is_not_analysed(room):
    table = opened(room)
    table.inside.row = replace(table.row, status="shared")
    sentence = "This is a shared view of a game. Only the whole game can be analysed: open a save."
    refused(room, table, sentence)


def test_a_fork_is_not_analysed(room):
    match = played()
    table = room.seated(ANN, BOB, game="wharf", start=match.record(match.count - 1))
    last = match.moves[-1]
    table.move(last.player, last.action)
    assert table.row.status == "over"
    refused(
        room, table, "This game started from a moment of another one. Only games played from the start can be analysed."
    )


@pytest.mark.parametrize("how", ["kept", "earlier"])
def test_a_game_under_other_rules_is_not_analysed(room, how, monkeypatch):
    table = opened(room)
    if how == "kept":
        table.match.kept = EntrepotError("other rules")
    else:
        monkeypatch.setattr(type(table.match), "base", 2)
    sentence = "This game was played under different rules or components and can’t be analysed. You can still view it."
    found = list(asks(room, table))
    assert {(one.status, one.json["error"]) for one in found} == {(409, sentence)} and here(room).questions == []


def test_a_game_without_a_network_is_not_analysed(room, tmp_path, monkeypatch):
    monkeypatch.setattr("entrepot.bots.network.weights.FOLDER", tmp_path / "none")
    refused(room, opened(room), "There is no trained network for this game here, so it can’t be analysed.")


@pytest.mark.parametrize(
    ("changed", "status", "said"),
    [
        ({"moment": -1}, 422, "no such moment"),
        ({"moment": 10_000}, 422, "no such moment"),
        ({"seat": 2}, 422, "no such seat"),
        ({"seat": -1}, 422, "no such seat"),
        ({"level": "master"}, 422, "can’t play it out"),
        ({"others": "mcts"}, 422, "can’t play it out"),
        ({"others": "clever"}, 422, "can’t play it out"),
        ({"level": ""}, 422, "can’t play it out"),
        ({"level": 3}, 400, "can’t be read"),
        ({"moment": "3"}, 400, "can’t be read"),
    ],
)
def test_what_cannot_be_played_out_is_told(room, changed, status, said):
    table = opened(room)
    answer = room.post(ANN, f"/t/{table.row.id}/playout", sent={**WISH, **changed})
    assert answer.status == status and said in answer.json["error"]
    assert here(room).questions == [] and not room.site.house.analysing._jobs


def test_the_last_moment_is_none_to_play_out(room):
    table = opened(room)
    last = table.match.count
    for moment, status in ((last, 422), (last - 1, 200)):
        assert room.post(ANN, f"/t/{table.row.id}/playout", sent={**WISH, "moment": moment}).status == status


def test_who_asks_how_far_something_is_that_was_never_begun_is_told(room):
    table = opened(room)
    query = "moment=3&seat=1&level=random&others=network"
    for url in (f"/t/{table.row.id}/analysis/state", f"/t/{table.row.id}/playout/state?{query}"):
        answer = room.get(ANN, url)
        assert (answer.status, answer.json["error"]) == (404, "This isn’t being worked on any more. Start it again.")
    assert room.get(ANN, f"/t/{table.row.id}/playout/state").status == 400
    assert room.get(ANN, "/t/none/analysis").status == 404
