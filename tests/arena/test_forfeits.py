"""A bot that fails in whatever way forfeits its game, with a sentence, and the arena goes on."""

import sys
import time

import pytest

from entrepot.arena.playing import Room, places
from entrepot.arena.setting import setting_of
from entrepot.arena.shown import notes
from entrepot.bots import make

BAD = "bots_of_a_test:bad"
OFFERED = 'if "legal" not in said: continue'
FIRST = "print(json.dumps({'action': said['legal'][0]}), flush=True)"
FORBIDDEN = "print(json.dumps({'action': min(set(range(20)) - set(said['numbers']))}), flush=True)"


def forbidden(view, player, rng):
    return next(n for n in range(len(view.back.game.catalogue)) if n not in view.legal(player))


def wait(view, player, rng):
    while True:
        time.sleep(0.01)


def wait_on_and_on(view, player, rng):
    while True:
        try:
            time.sleep(0.01)
        except TimeoutError:
            time.sleep(0.01)
            raise ValueError("what is it?") from None


def leave(view, player, rng):
    sys.exit(4)


def lose(report):
    """The reason why the first bot lost all its games."""
    bot, other = report.bots
    assert (bot.forfeits, other.forfeits) == (bot.games, 0) and other.reason == ""
    assert (bot.share, other.share) == (0, 1) and bot.margin is None and bot.score is None
    assert "\n" not in bot.reason and bot.reason.endswith(".")
    assert next(notes(report)) == f"{bot.bot} forfeited {bot.games} games. The first: {bot.reason}"
    return bot.reason


@pytest.mark.parametrize(
    ("bad", "part"),
    [
        (lambda view, player, rng: 1 / 0, "failed with ZeroDivisionError: division by zero (seed 1000000000, seat 0, "),
        (lambda view: 0, "failed with TypeError"),
        (leave, "failed with RuntimeError: it wanted to exit with 4"),
        (lambda view, player, rng: None, "answered None"),
        (lambda view, player, rng: 9999, "answered 9999, and actions are numbered from 0 to "),
        (forbidden, ", which rule WF-"),
        (wait, "failed with TimeoutError: no answer within 1 seconds"),
        (wait_on_and_on, "failed with ValueError: what is it?"),
    ],
)
def test_a_function_that_fails_forfeits(played, bots, bad, part):
    bots.bad = bad
    reason = lose(played(BAD, "random", deals=1, limit=1))
    assert reason.startswith(f"The agent {BAD} ") and part in reason


@pytest.mark.parametrize(
    ("body", "part"),
    [
        (["raise KeyError('best')"], "ended with status 1; let it answer until its input ends; its last words: "),
        (["os._exit(3)"], "ended with status 3"),
        ([OFFERED, "print('thinking', flush=True)"], "answered 'thinking'; answer with one line such as {\"action\": "),
        ([OFFERED, "print('{\"action\": 1.5}', flush=True)"], "answered '{\"action\": 1.5}'"),
        ([OFFERED, 'print(\'{"action": "fly"}\', flush=True)'], 'answered \'{"action": "fly"}\''),
        ([OFFERED, "print('{\"action\": -1}', flush=True)"], "answered '{\"action\": -1}'"),
        ([OFFERED, "print('{}\\n{}', flush=True)"], "answered with more than one line"),
        ([OFFERED, "print('x' * 100_000, flush=True)"], "answered with more than 65536 bytes"),
        ([OFFERED, FORBIDDEN], ", which rule WF-"),
    ],
)
def test_a_program_that_fails_forfeits(played, program, body, part):
    command = program(*body)
    reason = lose(played(command, "random", deals=1))
    assert command in reason and part in reason


def test_a_program_that_stalls_forfeits(played, program):
    """Its first answer may take longer, as it may have to load something; so this one is slow at its second."""
    command = program(OFFERED, FIRST, "sys.stdin.readline()", "time.sleep(60)")
    assert "gave no answer within 1 seconds; answer sooner" in lose(played(command, "random", deals=1, limit=1))


def test_who_speaks_unasked_forfeits(played, program):
    command = program(OFFERED, FIRST, "time.sleep(0.2)", "print('ha', flush=True)")
    reason = lose(played(command, "random", deals=1))
    # What is noticed first depends on how quick the two are.
    assert any(part in reason for part in ("before it was asked", "answered 'ha'", "more than one line"))


def test_copies_of_a_bot_forfeit_together(played, bots):
    """Against three copies that fail, the other bot wins alone; against the one that fails, its copies share."""
    bots.bad = lambda view, player, rng: None
    found = played("bots_of_a_test:first", BAD, players=4, deals=1)
    assert [pair.share for pair in found.pairs] == [1, 0]
    assert (found.bots[0].forfeits, found.bots[1].forfeits) == (0, 8)


@pytest.mark.parametrize(
    ("ranks", "lost", "then"),
    [
        ((1, 2), (False, False), (1, 2)),
        ((1, 2), (True, False), (2, 1)),
        ((2, 1, 3), (False, True, False), (1, 3, 2)),
        ((1, 1, 3, 4), (False, True, True, True), (1, 2, 2, 2)),
        ((1, 1, 1, 4), (False, False, False, True), (1, 1, 1, 4)),
        ((1,), (True,), (2,)),
        ((1,), (False,), (1,)),
        ((2,), (False,), (2,)),
    ],
)
def test_who_forfeits_is_last(ranks, lost, then):
    assert places(ranks, list(lost)) == then


def test_what_a_bot_searches_with_is_compiled_before_its_time_counts(wharf, monkeypatch):
    compiled = []
    monkeypatch.setattr("entrepot.arena.playing.prepare_search", compiled.append)
    monkeypatch.setattr("entrepot.bots.named", lambda name: make("random"))
    for module in ("setting", "playing"):  # the toy game has no network
        monkeypatch.setattr(f"entrepot.arena.{module}.networks_of", lambda game, bots: {})
    for name in ("beginner", "search:8", "expert", "network", "random"):
        Room(setting_of(wharf, [name, "random"], 2, 1))
        assert compiled == ([wharf] if name in ("beginner", "search:8", "expert") else []), name
        compiled.clear()
