"""Finished games are looked at again: in steps, once for everybody, and whatever cannot be is told in one sentence."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import msgspec
import pytest

import entrepot
from entrepot import games
from entrepot.bots.analysis import Analysis, analyse
from entrepot.engine.errors import EntrepotError
from entrepot.web.guard.quotas import QUOTAS, Quota, Quotas
from entrepot.web.house import analysing
from entrepot.web.tables.opening import Opening, SeatChoice
from entrepot.web.workers import analyst
from tests.bots.making import random_network
from tests.toy.installed import installed, wharf_installed  # noqa: F401
from tests.web import rooms
from tests.web.rooms import ANN, BOB, CAT

SIMULATIONS, GAMES = 8, 12
WISH = {"moment": 3, "seat": 1, "level": "random", "others": "network"}


class Here:
    """The analyst in this process; a test says where it stops, and where it fails."""

    def __init__(self):
        self.questions, self.askers = [], []
        self.most = 10**9
        self.fails = False

    async def ask(self, question, person="", watched=lambda: True, seated=True):
        assert not watched() and not seated  # whoever waits for a hint goes first
        while len(self.questions) >= self.most:
            await asyncio.sleep(0)
        self.questions.append(question)
        self.askers.append(person)
        if self.fails:
            return None
        sent = msgspec.msgpack.decode(msgspec.msgpack.encode(question), type=analyst.Question)
        said = msgspec.msgpack.encode(await asyncio.to_thread(analyst.answer, sent))
        return msgspec.msgpack.decode(said, type=analyst.Answer)


@pytest.fixture
def room(tmp_path, wharf_installed, monkeypatch):  # noqa: F811
    """With a toy game that is over soon, and a network for it."""
    networks = tmp_path / "networks"
    monkeypatch.setattr("entrepot.bots.network.weights.FOLDER", networks)
    random_network(games.find("wharf"), networks)
    with rooms.opened(tmp_path, offered=["wharf", "yokohama"]) as found:
        jobs = found.site.house.analysing
        jobs.analysts, jobs.simulations, jobs.games = Here(), SIMULATIONS, GAMES
        jobs._clock = lambda: float(found.now[0])
        found.site.house.driver.wake = lambda table: None
        yield found


def played(players=2, seed=1, moves=None):
    match, dice = entrepot.new("wharf", players=players, seed=seed), random.Random(seed)
    while match.actors and match.count != moves:
        match.take(match.actors[0], dice.choice(match.legal(match.actors[0])))
    return match


def opened(room, match=None, who=ANN):
    return room.house.open(match or played(), who)


def here(room) -> Here:
    return room.site.house.analysing.analysts


def turn(room, until):
    """Let things happen until something is so."""

    async def wait():
        while not until():
            await asyncio.sleep(0.001)

    room.runner.run(asyncio.wait_for(wait(), 60))


def finished(room, url, who=ANN):
    """What is said once a job is done."""
    while True:
        answer = room.get(who, url)
        assert answer.status == 200, answer.text
        if answer.json["finished"] or answer.json["problem"]:
            return answer.json
        room.runner.run(asyncio.sleep(0.002))


def job(room):
    return next(reversed(room.site.house.analysing._jobs.values()))


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


# --- what cannot be


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
        room, table, "This game started from a moment of another one. Only games played from the deal can be analysed."
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
        ({"level": "search"}, 422, "can’t play it out"),
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
