"""Finished games are looked at again: in steps, and once for everybody."""

from __future__ import annotations

import math
from dataclasses import replace

import msgspec
import pytest

from entrepot.bots.analysis import Analysis, analyse
from entrepot.web.guard.quotas import QUOTAS, Quota, Quotas
from entrepot.web.house import analysing
from tests.toy.installed import installed, wharf_installed  # noqa: F401
from tests.web import rooms
from tests.web.analysts import GAMES, SIMULATIONS, WISH, analysing_room, finished, here, job, opened, played, turn
from tests.web.rooms import ANN, BOB, CAT


@pytest.fixture
def room(tmp_path, wharf_installed, monkeypatch):  # noqa: F811
    with analysing_room(tmp_path, monkeypatch) as found:
        yield found


# --- analyses


def test_an_analysis_is_under_way_then_done_and_then_there(room):
    match = played(3)
    table = opened(room, match)
    place = f"/t/{table.row.id}/analysis"
    here(room).most = 0
    page = room.get(ANN, place)
    assert page.status == 200 and "<progress" in page.text and f'max="{match.count}"' in page.text
    here(room).most = 4
    turn(room, lambda: len(job(room).found) == 4)
    state = room.get(ANN, f"{place}/state").json
    assert (state["done"], state["of"], state["finished"], state["problem"]) == (4, match.count, False, "")
    assert state["said"] == f"4 of {match.count}"
    here(room).most = 10**9
    assert finished(room, f"{place}/state")["done"] == match.count
    assert [one.move for one in here(room).questions] == list(range(match.count))
    assert len({one.save for one in here(room).questions}) == 1 and set(here(room).askers) == {ANN}
    page = room.get(ANN, place).text
    assert "<progress" not in page and page.count("<polyline") == 3 * 2  # the chart for desk and phone
    assert len(here(room).questions) == match.count, "a second look asks nothing"
    found = msgspec.msgpack.decode(job(room).result, type=Analysis)
    assert found == analyse(match, simulations=SIMULATIONS)
    for one in (decision for seat in range(3) for decision in found.costliest(seat)):
        assert f'href="/t/{table.row.id}?at={one.move}"' in page


def test_the_same_for_everybody_who_may_look(room):
    table = opened(room)
    place = f"/t/{table.row.id}/analysis"
    room.get(ANN, place)
    finished(room, f"{place}/state")
    asked = len(here(room).questions)
    ours, theirs = (room.get(who, f"{place}?seat=1").text for who in (ANN, CAT))
    assert ours == theirs and len(here(room).questions) == asked
    assert room.get(CAT, f"{place}?seat=7").status == 422 and room.get(CAT, f"{place}?seat=x").status == 400
    table.inside.row = replace(table.row, spectators=False)
    for url in (place, f"{place}/state", f"/t/{table.row.id}/playout/state?moment=1&seat=0&level=random&others=random"):
        answer = room.get(CAT, url)
        assert answer.status == 403 and "analysis" not in answer.text
    assert room.post(CAT, f"/t/{table.row.id}/playout", sent=WISH).status == 403
    assert room.get(ANN, place).status == 200


def test_what_nobody_asks_about_stops_and_goes_on_where_it_was(room):
    table = opened(room)
    place = f"/t/{table.row.id}/analysis"
    here(room).most = 3
    room.get(ANN, place)
    turn(room, lambda: len(job(room).found) == 3)
    room.now[0] += 21
    here(room).most = 10**9
    turn(room, lambda: not job(room).runs)
    assert len(job(room).found) == 4 and job(room).problem is None  # the question at hand is still answered
    assert len(here(room).questions) == 4
    room.now[0] += 3600
    assert room.get(BOB, f"{place}/state").json["done"] == 4
    finished(room, f"{place}/state")
    assert [one.move for one in here(room).questions] == list(range(table.match.count))


def test_a_failure_is_told_and_the_rest_is_found_when_asked_again(room):
    table = opened(room)
    place = f"/t/{table.row.id}/analysis"
    here(room).most = 3
    room.get(ANN, place)
    turn(room, lambda: len(job(room).found) == 3)
    here(room).fails, here(room).most = True, 10**9
    turn(room, lambda: not job(room).runs)
    for _ in range(2):  # who only asks how far it is begins nothing
        state = room.get(ANN, f"{place}/state").json
        assert state["problem"] == "The analysis broke off. What was found so far is kept: try again."
        assert (state["done"], state["finished"]) == (3, False)
    assert len(here(room).questions) == 4
    here(room).fails = False
    assert room.get(ANN, place).status == 200
    assert finished(room, f"{place}/state")["problem"] == ""
    assert [one.move for one in here(room).questions[4:]] == list(range(3, table.match.count))


def test_what_goes_wrong_in_the_house_is_told_too(room, monkeypatch):
    table = opened(room)
    place = f"/t/{table.row.id}/analysis"
    monkeypatch.setattr(analysing, "put_together", lambda match, found: 1 / 0)
    room.get(ANN, place)
    assert "broke off" in finished(room, f"{place}/state")["problem"]


@pytest.mark.slow
def test_a_process_that_is_killed_is_told_and_started_again(tmp_path):
    with rooms.opened(tmp_path) as room:
        house = room.site.house
        house.analysing.simulations = 2
        house.analysing.awaited = math.inf  # nobody asks again how far it is, however long it takes
        table = room.house.open(rooms.walked(2, 1, "mombasa"), ANN)
        place = f"/t/{table.row.id}/analysis"
        room.get(ANN, place)
        turn(room, lambda: job(room).done >= 2)
        house.analysts._all[0]._process.kill()
        turn(room, lambda: not job(room).runs)
        known = job(room).done
        assert "broke off" in room.get(ANN, f"{place}/state").json["problem"] and house.analysts.failed == 1
        room.get(ANN, place)
        turn(room, lambda: job(room).done > known)
        assert room.get(ANN, f"{place}/state").json["problem"] == ""


# --- positions played out


def played_out(room, table, wish, who=ANN):
    place = f"/t/{table.row.id}/playout"
    answer = room.post(who, place, sent=wish)
    assert answer.status == 200, answer.text
    query = "&".join(f"{name}={value}" for name, value in wish.items())
    return finished(room, f"{place}/state?{query}", who)


def test_a_position_is_played_out_and_counted(room):
    table = opened(room, played(3))
    found = played_out(room, table, WISH)
    assert (found["done"], found["of"]) == (GAMES, GAMES) and found["result"].count("<tr>") == 4
    for one in here(room).questions:
        assert one.levels == ["network", "random", "network"] and one.record == table.match.record(3)
    assert [one.seed for one in here(room).questions] == list(range(GAMES))
    shares = analysing.shares_in(job(room))
    assert sum(one.wins for one in shares) == pytest.approx(GAMES)
    for one in shares:
        assert one.share == pytest.approx(one.wins / GAMES)
        assert 0 <= one.low <= one.share <= one.high <= 1 and one.low < one.high
    assert played_out(room, table, WISH, CAT) == found and len(here(room).questions) == GAMES, "it is known"


def test_the_same_seeds_end_alike(room):
    table = opened(room, played(3))
    found = played_out(room, table, WISH)
    room.site.house.analysing._jobs.clear()
    assert played_out(room, table, WISH) == found and len(here(room).questions) == 2 * GAMES
    assert played_out(room, table, {**WISH, "level": "network"}) != found


def test_a_shared_victory_counts_in_part():
    ended = [analysing.Ended((5, 5), (1, 1)), analysing.Ended((9, 2), (1, 2)), analysing.Ended((1, 2), (2, 2))]
    first, second = analysing.counted(ended)
    assert (first.wins, second.wins, first.points, second.points) == (1.5, 0.5, 5, 3)


def test_one_who_plays_on_chooses_the_bots(room):
    table = opened(room, played(3))
    url = f"/t/{table.row.id}/fork"
    usual = room.table(room.post(ANN, url, sent={"moment": 2}).json["url"].removeprefix("/t/"))
    chosen = room.table(room.post(ANN, url, sent={"moment": 2, "bot": "random"}).json["url"].removeprefix("/t/"))
    own = table.seats_of(ANN)[0]
    for made, level in ((usual, "greedy"), (chosen, "random")):
        assert [row.level for row in made.seats] == ["" if row.seat == own else level for row in made.seats]
        assert made.seats[own].kind == "you"
    before = room.stored()
    for bad in ("clever", "", "mcts"):
        answer = room.post(ANN, url, sent={"moment": 2, "bot": bad})
        assert answer.status == 422 and answer.json["error"]
    assert room.stored() == before


def test_one_who_plays_on_from_a_game_that_is_over_sits_anywhere(room):
    table = opened(room, played(3))
    url = f"/t/{table.row.id}/fork"
    for who, seat in ((ANN, 2), (CAT, 1)):
        made = room.table(room.post(who, url, sent={"moment": 2, "target": seat}).json["url"].removeprefix("/t/"))
        assert made.seats_of(who) == (seat,) and [row.kind for row in made.seats].count("bot") == 2
    for seat in (3, -1):
        assert room.post(ANN, url, sent={"moment": 2, "target": seat}).status == 422
    running = room.seated(ANN, BOB, game="wharf")
    before = room.stored()
    assert room.post(ANN, f"/t/{running.row.id}/fork", sent={"moment": 0, "target": 1}).status == 403
    assert room.stored() == before


# --- limits


def test_only_what_is_begun_is_spent_for(room):
    first, second = opened(room), opened(room, played(seed=2))
    room.site.quotas = Quotas({**QUOTAS, "analyses": Quota(2, 9, 3600)})
    place = f"/t/{first.row.id}/analysis"
    for _ in range(5):
        assert room.get(ANN, place).status == 200
    finished(room, f"{place}/state")
    for _ in range(5):
        assert room.post(ANN, f"/t/{first.row.id}/playout", sent=WISH).status == 200
    answer = room.get(ANN, f"/t/{second.row.id}/analysis")
    assert answer.status == 429 and int(answer.headers["retry-after"]) > 1000
    assert room.post(ANN, f"/t/{first.row.id}/playout", sent={**WISH, "moment": 1}).status == 429
    assert room.get(ANN, place).status == 200 and room.get(BOB, f"/t/{second.row.id}/analysis").status == 200


def test_few_jobs_run_at_once_and_the_oldest_is_forgotten(room, monkeypatch):
    monkeypatch.setattr(analysing, "JOBS", 2)
    monkeypatch.setattr(analysing, "KEPT", 3)
    here(room).most = 0
    tables = [opened(room, played(seed=seed)) for seed in (1, 2, 3)]
    places = [f"/t/{table.row.id}/analysis" for table in tables]
    assert [room.get(ANN, place).status for place in places] == [200, 200, 503]
    here(room).most = 10**9
    for place in places[:2]:
        finished(room, f"{place}/state")
    for moment in (0, 1):
        played_out(room, tables[0], {**WISH, "moment": moment})
    asked = len(here(room).questions)
    assert room.get(ANN, places[1]).status == 200 and len(here(room).questions) == asked
    assert room.get(ANN, f"{places[0]}/state").status == 404, "it was asked for longest ago"


def test_jobs_end_with_the_house(tmp_path, room):
    here(room).most = 1
    room.get(ANN, f"/t/{opened(room).row.id}/analysis")
    turn(room, lambda: len(job(room).found) == 1)
    room.runner.run(room.site.house.analysing.close())
    assert not job(room).runs
