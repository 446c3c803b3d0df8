"""A room with a toy game that is over soon, a network for it, and an analyst that a test can stop."""

from __future__ import annotations

import asyncio
import random
from contextlib import contextmanager

import msgspec

import entrepot
from entrepot import games
from entrepot.web.workers import analyst
from tests.bots.making import random_network
from tests.web import rooms
from tests.web.rooms import ANN

SIMULATIONS, GAMES = 8, 12
PATIENCE = 600  # seconds: an analyst has the lowest priority, and other tests may keep the machine busy
WISH = {"moment": 3, "seat": 1, "level": "random", "others": "network"}


class Here:
    """The analyst in this process; a test says where it stops, and where it fails."""

    def __init__(self):
        self.questions, self.askers = [], []
        self.most = 10**9
        self.fails = False

    async def ask(self, question, person):
        while len(self.questions) >= self.most:
            await asyncio.sleep(0)
        self.questions.append(question)
        self.askers.append(person)
        if self.fails:
            return None
        sent = msgspec.msgpack.decode(msgspec.msgpack.encode(question), type=analyst.Question)
        said = msgspec.msgpack.encode(await asyncio.to_thread(analyst.answer, sent))
        return msgspec.msgpack.decode(said, type=analyst.Answer)


@contextmanager
def analysing_room(folder, monkeypatch):
    """The toy game must be installed."""
    networks = folder / "networks"
    monkeypatch.setattr("entrepot.bots.network.weights.FOLDER", networks)
    random_network(games.find("wharf"), networks)
    with rooms.opened(folder, offered=["wharf", "yokohama"]) as found:
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

    room.runner.run(asyncio.wait_for(wait(), PATIENCE))


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
