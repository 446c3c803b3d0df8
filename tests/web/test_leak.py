"""Two servers whose games differ only in what somebody may not see send that person the same bytes."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
import threading
import time
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from urllib.parse import quote

import pytest
import uvicorn

from entrepot import games
from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.language.record import NOBODY
from tests.web import rooms
from tests.web.known import FIRST, KNOWN
from tests.web.rooms import ANN, BOB, CAT, DAN, EVE, HOST

SEATS = (ANN, BOB, CAT, DAN)
HALF = 20.0  # seconds until something that should come is given up


@dataclass
class World:
    """One of the two servers; `port` is 0 where requests go straight to the application."""

    room: rooms.Room
    port: int = 0
    id: str = ""

    def request(self, who, method, url, sent=None):
        """The answer as it comes over the wire, headers and all."""
        if not self.port:
            answer = self.room.ask(who, method, url, sent=sent)
            return repr((answer.status, sorted(answer.headers.items()))).encode() + b"\r\n\r\n" + answer.body
        with self.connection(who, method, url, sent) as connection:
            found = b""
            while part := connection.recv(1 << 16):
                found += part
            return found

    def connection(self, who, method, url, sent=None):
        body = b"" if sent is None else json.dumps(sent).encode()
        head = {
            "host": HOST,
            "cookie": f"entrepot={self.room.token(who)}",
            "connection": "close",
            "content-length": str(len(body)),
        }
        lines = [f"{method} {url} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
        found = socket.create_connection(("127.0.0.1", self.port), HALF)
        found.sendall("\r\n".join(lines).encode() + body)
        return found

    @property
    def table(self):
        return self.room.house.tables[self.id]


class Pair:
    """Both worlds; everything asked is asked of both and has to be the same."""

    def __init__(self, one, two, viewer, record, seed=0, game=FIRST, **plan):
        self.worlds = (one, two)
        self.viewer = viewer
        self.known = KNOWN[game]
        self.dice = random.Random(seed)
        self.person = EVE if viewer is None else SEATS[viewer]
        twin = twin_of(game, record, viewer, seed)
        for world, start in zip(self.worlds, (record, twin), strict=True):
            players = world.room.site.house.library.game(game).layout.value(start, "players")
            world.id = world.room.seated(*SEATS[:players], start=start, game=game, **plan).row.id

    def same(self, method, url, sent=None, who=None):
        """One request of the viewer; the answer that both gave."""
        one, two = (
            world.request(who or self.person, method, url.replace("TABLE", world.id), sent) for world in self.worlds
        )
        if one != two:
            at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
            pytest.fail(
                f"{method} {url} tells: {one[max(0, at - 80) : at + 80]!r} or {two[max(0, at - 80) : at + 80]!r}"
            )
        return one.partition(b"\r\n\r\n")[2].decode(errors="replace")

    def look(self, places=4):
        """Everything that the viewer can ask, at some places."""
        page = self.same("GET", "/t/TABLE")
        self.same("GET", "/t/TABLE?form=phone")
        count = self.worlds[0].table.match.count
        for moment in {0, count // 2, count}:
            self.same("GET", f"/t/TABLE/at/{moment}")
        self.same("GET", "/t/TABLE/share")
        self.same("GET", "/t/TABLE/text")
        self.same("GET", "/t/TABLE/save")
        self.same("GET", "/api/tables/TABLE")
        self.same("GET", "/api/tables/TABLE/view")
        known = sorted(set(re.findall(r'data-el="([^"]+)"', page)))
        for place in self.dice.sample(known, min(places, len(known))):
            for asked in ("why", "help", "choices", "sheet"):
                self.same("GET", f"/t/TABLE/{asked}?el={quote(place)}")
        table = self.worlds[0].table
        names = table.match.game.catalogue.names
        for name in self.dice.sample(names, min(places * 4, len(names))):
            self.same("GET", f"/api/tables/TABLE/why?action={name}")
        acts = [one for found in re.findall(r'data-acts?="([^"]+)"', page) for one in found.split("|")]
        for act in sorted({one.lstrip("~!") for one in acts}):
            self.same("GET", f"/t/TABLE/preview?act={quote(act)}")
            self.same("GET", f"/t/TABLE/sheet?el={self.known.places[0]}&act={quote(act)}")
            self.same("GET", f"/api/tables/TABLE/preview?act={quote(act)}")

    def send(self, seat, verb, *actions):
        """What a seat does, in each world its own; the answers of a seat that is the viewer are the same."""
        answers = []
        for n, world in enumerate(self.worlds):
            sent = {"seat": seat, "number": world.table.row.number, "step": world.table.draft(seat).revision}
            if actions:
                sent["actions"] = [actions[n]]
            answers.append(world.request(SEATS[seat], "POST", f"/t/{world.id}/{verb}", sent))
        assert answers[0] == answers[1] and b"200" in answers[0][:20]
        for _ in range(2):  # by then every stream has told it
            self.same("GET", "/healthz")

    def choices(self, seat):
        """Actions by which the viewer learns the same in both worlds; others may do one thing here, another there."""
        one, two = (world.table.seen_by(seat).legal(seat) for world in self.worlds)
        names = [(name, name) for name in one if name in two]
        if seat != self.viewer:
            apart = list(zip(one, two[1:] + two[:1], strict=False))
            names = [pair for pair in apart if self.teaches_nothing(seat, pair)] or names
        return [pair for pair in names if self.teaches_nothing(seat, pair)]

    def teaches_nothing(self, seat, pair):
        """Whether the viewer sees and is told the same in both worlds when a seat takes an action in each."""
        after = []
        for world, name in zip(self.worlds, pair, strict=True):
            match = world.table.seen_by(seat).copy()
            if name is not None:
                match.take(seat, name)
            view = match.view(self.viewer)
            told = [match.move(number, self.viewer) for number in range(max(0, match.count - 9), match.count)]
            after.append((view.record, match.actors, view.asked, told))
        return after[0] == after[1]

    def play(self, actions, places=2):
        """Play on as long as the viewer can learn the same, looking at every step; how far it went."""
        for step in range(actions):
            shared = self.worlds[0].table
            if not shared.running:
                return step
            seat = self.dice.choice(shared.match.actors)
            if shared.can_confirm(seat):
                if not self.teaches_nothing(seat, [world.table.closing(seat) for world in self.worlds]):
                    return step
                self.send(seat, "confirm")
                continue
            found = self.choices(seat) if seat in shared.seen_by(seat).actors else []
            if not found:
                return step
            if seat != self.viewer:
                self.drafts(seat, found)
            self.send(seat, "act", *self.dice.choice(found))
            self.look(places)
        return actions

    def drafts(self, seat, found):
        """Another seat tries one thing here and something else there; nobody sees it."""
        quiet = []
        for pair in found:
            match = self.worlds[0].table.seen_by(seat).copy()
            match.take(seat, pair[0])
            if match.position.s.revealed == self.worlds[0].table.match.position.s.revealed:
                quiet.append(pair)
        if len(quiet) < 2:
            return
        one, two = self.dice.sample(quiet, 2)
        self.send(seat, "act", one[0], two[1])
        self.look(1)
        self.send(seat, "undo")


def twin_of(game, record, viewer, seed):
    """The same view with other cards behind it, another deck and another key."""
    position = Position(backend(games.find(game), "plain"), record)
    seat = NOBODY if viewer is None else viewer
    twin = position.view(seat).guess(seat, (seed + 1, seed + 2))
    twin.s.counter = position.s.counter  # a guess draws numbers
    assert bytes(twin.view(seat).record) == bytes(position.view(seat).record)
    assert bytes(twin.record) != record
    return bytes(twin.record)


@pytest.fixture(scope="module")
def worlds(tmp_path_factory):
    """Two houses, asked without a socket."""
    with ExitStack() as open:
        yield [World(open.enter_context(rooms.opened(tmp_path_factory.mktemp(name)))) for name in "ab"]


@contextmanager
def served(folders):
    """Two houses behind sockets of their own."""
    with ExitStack() as open:
        found = [World(open.enter_context(rooms.opened(folder))) for folder in folders]
        servers = []
        sockets = []
        for world in found:
            listening = socket.create_server(("127.0.0.1", 0))
            world.port = listening.getsockname()[1]
            config = uvicorn.Config(
                world.room.app, log_config=None, lifespan="off", date_header=False, server_header=False,
                timeout_graceful_shutdown=1,
            )  # fmt: skip
            servers.append(uvicorn.Server(config))
            sockets.append(listening)

        async def both():
            await asyncio.gather(*(one.serve([at]) for one, at in zip(servers, sockets, strict=True)))

        thread = threading.Thread(target=lambda: asyncio.run(both()), daemon=True)
        thread.start()
        try:
            yield found
        finally:
            for one in servers:
                one.should_exit = True
            thread.join(HALF)


@pytest.fixture(scope="module")
def sockets(tmp_path_factory):
    with served([tmp_path_factory.mktemp(name) for name in "ab"]) as found:
        yield found


def told(connection, last):
    """All of a stream up to the end of the event that has the last word; a large one comes in pieces."""
    found, until, end = b"", time.monotonic() + HALF, b"\n\n\r\n"
    while not (last in found and found.endswith(end)) and time.monotonic() < until:
        found += connection.recv(1 << 16)
    assert last in found and found.endswith(end)
    return found


def streamed(pair, actions, places):
    """Play with the viewer's page open in both worlds; its streams are the same to the last byte."""
    with ExitStack() as open:
        streams = [
            open.enter_context(world.connection(pair.person, "GET", f"/t/{world.id}/stream")) for world in pair.worlds
        ]
        for world in pair.worlds:
            until = time.monotonic() + HALF
            while not world.table.subscribers and time.monotonic() < until:
                time.sleep(0.01)
        pair.look(places)
        far = pair.play(actions, places)
        last = "that was the last word"
        pair.same("POST", "/t/TABLE/chat", {"text": last})
        one, two = (told(stream, last.encode()) for stream in streams)
    assert one == two
    assert one.count(b"event: parts") >= 2
    return far


def hides(pair):
    """The two worlds are not the same to somebody else, or will not be to anybody: there is something to tell."""
    one, two = (world.table.match.copy() for world in pair.worlds)
    if pair.known.hands:
        others = [seat for seat in range(one.players) if seat != pair.viewer]
        return any(one.view(seat).record != two.view(seat).record for seat in others)
    while one.actors and one.view().record == two.view().record:
        seat = one.actors[0]
        action = pair.dice.choice(one.legal(seat))
        one.take(seat, action)
        two.take(seat, action)
    return one.view().record != two.view().record


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("game", KNOWN)
def test_what_is_hidden_is_not_told(worlds, game, viewer):
    players, kind = KNOWN[game].sample[0]
    record, _ = rooms.moment_of(kind, players, game=game)
    pair = Pair(*worlds, viewer, record, game=game)
    assert hides(pair)
    pair.look(1)


def test_the_comparison_would_notice(worlds):
    """Who may see the difference is told it."""
    record, _ = rooms.moment_of("keep")
    pair = Pair(*worlds, 0, record)
    pair.person = BOB
    with pytest.raises(pytest.fail.Exception, match="tells"):
        pair.same("GET", "/api/tables/TABLE/view")


def test_the_comparison_would_notice_what_is_drawn(worlds):
    """Nobody sees the Automa's next action token until it is revealed."""
    record, seat = rooms.moment_of("end", 1, game="nippon")
    pair = Pair(*worlds, seat, record, game="nippon")
    pair.same("GET", "/api/tables/TABLE/view")
    pair.send(seat, "confirm")
    with pytest.raises(pytest.fail.Exception, match="tells"):
        pair.same("GET", "/api/tables/TABLE/view")


@pytest.mark.slow
@pytest.mark.parametrize("game, players, kind", [(game, *one) for game in KNOWN for one in KNOWN[game].sample])
def test_nothing_hidden_comes_over_the_wire(sockets, game, players, kind):
    """For each seat and a spectator, while the game goes on."""
    record, seat = rooms.moment_of(kind, players, game=game)
    for viewer in dict.fromkeys((seat, (seat + 1) % players, None)):
        pair = Pair(*sockets, viewer, record, seed=viewer or 7, game=game)
        assert hides(pair)
        streamed(pair, 3, 1)


@pytest.mark.full
@pytest.mark.parametrize(
    "game, players, kind",
    [
        (game, players, kind)
        for game in KNOWN
        for players in games.meta(game).players
        for kind in games.find(game).asks
        if (players, kind) not in KNOWN[game].never
    ],
)
def test_nothing_hidden_comes_over_the_wire_at_any_decision(sockets, game, players, kind):
    record, options = rooms.every_question(players, game=game)[kind]
    for viewer in (*range(players), None):
        pair = Pair(*sockets, viewer, record, seed=players, game=game, options=options)
        streamed(pair, 5, 2)


@pytest.mark.full
@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("game", KNOWN)
def test_nothing_hidden_comes_over_the_wire_at_any_place(sockets, game, viewer):
    """Every place of the page and every action there is, in the middle of a game."""
    match = rooms.walked(3, game=game)
    pair = Pair(*sockets, viewer, match.record(match.count // 2), game=game)
    assert hides(pair)
    pair.look(1000)


def test_every_game_is_known():
    assert set(KNOWN) == set(games.names())
    for game, known in KNOWN.items():
        for players in games.meta(game).players:
            assert set(known.arranged(players)) <= set(games.find(game).asks)
            assert all(games.meta(game).check(players, options) for options in known.options(players))
