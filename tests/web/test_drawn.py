"""What is drawn when, and for whom: nothing twice, and nothing for those whom a change does not concern."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from entrepot.web.pages.table import page
from entrepot.web.people.settings import Settings
from entrepot.web.people.viewer import Subscriber, Viewer
from entrepot.web.routes.drawing import Drawing
from entrepot.web.routes.stream import updates
from entrepot.web.seen.log import log_lines
from entrepot.web.seen.table import table_as_seen
from tests.web import rooms
from tests.web.rooms import ANN, BOB, CAT, DAN, EVE


@pytest.fixture
def room(tmp_path):
    with rooms.opened(tmp_path) as room:
        yield room


@pytest.fixture
def table(room):
    start, _ = rooms.moment_of("placing")
    return room.seated(ANN, BOB, CAT, start=start)


@pytest.fixture
def drawn(monkeypatch):
    """How often each seat's page is drawn."""
    count = Counter()
    plain = page.parts

    def parts(live):
        count[live.scene.viewer] += 1
        return plain(live)

    monkeypatch.setattr(page, "parts", parts)
    return count


def changed(room, table):
    """As when somebody comes or goes."""

    async def change():
        room.site.house.changed(table.inside)

    room.runner.run(change())


def test_spectators_who_see_the_same_are_drawn_once(room, table, drawn):
    at = Drawing(room.site.house.library)
    first = at.draw(table.inside, Viewer(DAN, None, Settings()))
    assert at.draw(table.inside, Viewer(EVE, None, Settings())) == first and drawn[None] == 1
    polish = at.draw(table.inside, Viewer(EVE, None, Settings(lang="pl")))
    assert drawn[None] == 2 and polish[1] != first[1]
    changed(room, table)
    at.draw(table.inside, Viewer(DAN, None, Settings()))
    assert drawn[None] == 3


def test_seats_and_the_host_are_not_taken_for_each_other(room, table, drawn):
    at = Drawing(room.site.house.library)
    seen = [at.draw(table.inside, Viewer(person, seat, Settings()))[1] for seat, person in enumerate((ANN, BOB, CAT))]
    assert len({str(one) for one in seen}) == 3
    at.draw(table.inside, Viewer(DAN, None, Settings()))
    at.draw(table.inside, Viewer(ANN, None, Settings()))
    assert drawn == {0: 1, 1: 1, 2: 1, None: 2}


def test_an_event_does_not_change_the_one_that_is_kept(room, table):
    at = Drawing(room.site.house.library)
    event, _ = at.draw(table.inside, Viewer(DAN, None, Settings()))
    event.parts = {"part-log": "other"}
    assert at.draw(table.inside, Viewer(DAN, None, Settings()))[0].parts == {}


def test_a_draft_is_told_to_its_own_seat_alone_and_a_commit_to_all(room, table, drawn):
    at = Drawing(room.site.house.library)
    seat = table.match.actors[0]
    action = table.match.legal(seat)[0]
    told = {number: [] for number in range(3)}

    async def hear(number, person):
        one = Subscriber(Viewer(person, number, Settings()))
        async for event in updates(room.site.house, table.inside, one, lambda: at.draw(table.inside, one.viewer), ""):
            told[number].append(event)

    async def do(prepare):
        await room.site.house.do(table.inside, prepare)

    async def quiet():
        """Until nothing more is told."""
        count = -1
        while count != (count := sum(map(len, told.values()))):
            await asyncio.sleep(0.1)

    def news():
        """Who was told since, and where the table stands by that."""
        found = {number: [event.split(b"\n")[1] for event in heard] for number, heard in told.items() if heard}
        for heard in told.values():
            heard.clear()
        return found

    async def play():
        hearing = [asyncio.ensure_future(hear(number, person)) for number, person in enumerate((ANN, BOB, CAT))]
        await quiet()
        assert set(news()) == {0, 1, 2}
        drawn.clear()
        await do(lambda: table.inside.act(seat, 0, 0, [action]))
        await quiet()
        assert news() == {seat: [b"id: 0.1"]} and drawn == {seat: 1}
        await do(lambda: table.inside.undo(seat, 0, 1))
        await do(lambda: table.inside.move(seat, action))
        await quiet()
        said = news()
        assert set(said) == {0, 1, 2} and all(heard[-1] == b"id: 1.0" for heard in said.values())
        for one in hearing:
            one.cancel()
        await asyncio.gather(*hearing, return_exceptions=True)

    room.runner.run(play())


def test_what_was_told_of_a_draft_is_told_alike_when_it_is_shared(room, table):
    face = room.site.house.library.face("yokohama")
    seat = table.match.actors[0]

    def told():
        return [
            (line.moment, line.seat, str(line.text), line.round, line.draft)
            for line in log_lines(table.inside, seat, face, face.words("en"), table.seen_by(seat))
        ]

    for step in range(3):
        table.act(seat, 0, step, [table.seen_by(seat).legal(seat)[0]])
        drafted = told()
    assert [line[-1] for line in drafted[-3:]] == [True] * 3
    for action in table.drafts[seat].actions:
        table.move(seat, action)
    shared = told()
    assert [line[:-1] for line in shared] == [line[:-1] for line in drafted] and not shared[-1][-1]
    table.inside.history += 1
    assert told() == shared


@pytest.mark.parametrize("kind", ["building", "token"])
def test_where_a_draft_was_done_is_known_from_the_decision_it_answered(room, kind):
    """That decision is gone by then, and its place could not be found from the one that came after."""
    start, seat = rooms.moment_of(kind)
    people = (ANN, BOB, CAT)
    table = room.seated(*people, start=start)
    face, before = room.site.house.library.face("yokohama"), table.match.view(seat)
    action = next(name for name in table.match.legal(seat) if face.place(before, name))
    table.act(seat, 0, 0, [action])
    viewer = Viewer(people[seat], seat, Settings())
    seen = table_as_seen(room.site.house.library, table.inside, viewer)
    assert seen.scene.drafted == ({face.place(before, action)} if table.drafts else frozenset())
    Drawing(room.site.house.library).draw(table.inside, viewer)


@pytest.mark.slow
def test_a_table_goes_on_compiled_once_the_rules_are(room, table, monkeypatch):
    monkeypatch.setattr(room.site.house.library, "back", lambda name: "compiled")
    before = bytes(table.match.position.record)
    changed(room, table)
    assert table.match.position.back.name == "compiled" and bytes(table.match.position.record) == before


def test_a_clock_runs_for_whoever_is_to_act_where_the_pace_sets_a_time(room):
    start, seat = rooms.moment_of("placing")
    table = room.seated(ANN, BOB, CAT, start=start, pace="hour")

    def clocks():
        viewer = Viewer(ANN, 0, Settings())
        return [one.clock for one in table_as_seen(room.site.house.library, table.inside, viewer).scene.seats]

    assert clocks()[seat] == "1 h" and sum(map(bool, clocks())) == 1
    room.now[0] += 1800
    assert clocks()[seat] == "30 min"
    room.now[0] += 9000
    assert clocks()[seat] == "0 min"
