"""Uploads: read beside the event loop, in their time, and refused where they are longer than any game."""

from __future__ import annotations

import asyncio
import os
import random

import msgspec
import pytest

import entrepot
from entrepot import games
from entrepot.engine.match.writing import Saved, digest_of
from entrepot.web.problems import Problem
from entrepot.web.workers import files
from entrepot.web.workers.files import Reader, read_game, save_bytes
from tests.web.known import FIRST, KNOWN
from tests.web.rooms import walked

pytestmark = pytest.mark.slow  # they start processes


def some_save(game: str = FIRST, moves: int = 10) -> bytes:
    match, dice = entrepot.new(game, players=2, seed=3), random.Random(3)
    for _ in range(moves):
        match.take(match.actors[0], dice.choice(match.legal(match.actors[0])))
    return save_bytes(match)


def swollen(data: bytes, moves: int) -> bytes:
    """Its last moves repeated, as nobody would play, with a digest that fits."""
    saved = msgspec.json.decode(data, type=Saved)
    saved.moves = (saved.moves * (moves // len(saved.moves) + 1))[:moves]
    saved.digest = digest_of(saved)
    return msgspec.json.encode(saved)


@pytest.mark.slow
def test_a_match_comes_out_of_the_other_process_as_it_went_in():
    async def run():
        reader = Reader()
        try:
            for game in KNOWN:
                match = walked(3, 1, game)
                found = await reader.read(save_bytes(match), "game.json")
                assert found.moves == match.moves and found.past == match.past and found.result == match.result
                assert bytes(found.position.record) == bytes(match.position.record) and found.deal == match.deal
                assert (found.options, found.seats, found.players) == (match.options, match.seats, match.players)
                assert save_bytes(found) == save_bytes(match)
        finally:
            await reader.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", KNOWN)
def test_more_moves_than_any_game_has_are_refused_before_they_are_replayed(game, monkeypatch):
    monkeypatch.setattr("entrepot.web.workers.reader.load", None)
    most = games.meta(game).longest
    with pytest.raises(Problem) as refused:
        read_game(swollen(some_save(game), most + 1), "long.json")
    assert (refused.value.status, refused.value.id) == (422, "problem-too-long")
    assert refused.value.args_ == {"moves": most + 1, "most": most}


@pytest.mark.parametrize("game", KNOWN)
def test_every_real_game_is_much_shorter(game):
    longest = max(walked(players, 1, game).count for players in games.meta(game).players)
    assert 4 * longest < games.meta(game).longest < 50_000


def test_what_is_wrong_is_said_by_the_name_of_the_file():
    async def run():
        reader = Reader()
        try:
            for data in (b"", b"{", b"[" * 100_000, swollen(some_save(), 500), b'{"format": 1}'):
                with pytest.raises(Problem) as refused:
                    await reader.read(data, "my game.json")
                assert refused.value.status == 422 and "my game.json" in str(refused.value.args_["sentence"])
            assert (await reader.read(some_save(), "good")).count == 10
        finally:
            await reader.close()

    asyncio.run(run())


def test_what_takes_too_long_is_killed_and_the_next_is_read(monkeypatch):
    async def run():
        reader = Reader(limit=60)
        try:
            await reader.read(some_save(), "good")
            process = reader._process._process
            assert process is not None
            reader._limit = 0.0
            with pytest.raises(Problem) as refused:
                await reader.read(some_save(moves=200), "slow")
            assert refused.value.id == "problem-unreadable"
            with pytest.raises(ProcessLookupError):
                os.kill(process.pid, 0)
            reader._limit = 60
            assert (await reader.read(some_save(), "good")).count == 10
        finally:
            await reader.close()

    asyncio.run(run())


def test_who_goes_away_leaves_no_answer_for_the_next():
    async def run():
        reader = Reader()
        try:
            gone = asyncio.create_task(reader.read(some_save(moves=20), "gone"))
            await asyncio.sleep(0.05)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
            assert (await reader.read(some_save(), "next")).count == 10
        finally:
            await reader.close()

    asyncio.run(run())


def test_too_many_at_once_are_told_to_come_back():
    async def run():
        reader = Reader()
        try:
            tasks = [asyncio.create_task(reader.read(some_save(), "one")) for _ in range(files.WAITING + 2)]
            found = await asyncio.gather(*tasks, return_exceptions=True)
            late = [one for one in found if isinstance(one, Problem)]
            assert [(one.status, one.id) for one in late] == [(503, "problem-busy")] * 2
            assert reader._waiting == 0
        finally:
            await reader.close()

    asyncio.run(run())
