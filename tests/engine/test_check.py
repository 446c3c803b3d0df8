"""A walk finds what is wrong with a game: here Yokohama with one rule broken at a time."""

import re
from dataclasses import replace

import pytest

from entrepot.engine.backends.backend import Position
from entrepot.engine.backends.doubts import WORDS, chance
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.agenda import push, top
from entrepot.engine.language.record import NOBODY
from entrepot.engine.language.rule import rule
from entrepot.engine.proof.walk import OneGame, Walk, walk
from entrepot.games.yokohama.decisions import KEEP, PHASE_A
from entrepot.games.yokohama.game import GAME
from entrepot.games.yokohama.judge import balance
from entrepot.games.yokohama.rules.turn import actors, areas_to_place, place_now, stop
from tests.variants import asking


@rule
def too_few_areas(s, player):
    return areas_to_place(s, player) & 0xFF


@rule
def lets_a_stranger_act(s):
    return actors(s) | (1 << s.players)


@rule
def lets_nobody_act(s):
    if top(s) == KEEP and s.orders[0, 0] != NOBODY:
        return 0
    return actors(s)


@rule
def refuses_to_be_done(s, player):
    return 302


@rule
def refuses_every_other_time(s, player, area):
    s.counter += 1
    return 401 if s.counter % 2 else 0


@rule
def pays_too_little(s, player, area):
    place_now(s, player, area)
    if s.turns == 1:
        s.yen[player] += 1


@rule
def loses_an_assistant(s, player):
    stop(s, player)
    s.hand[player, 0] -= 1


@rule
def piles_up(s, player):
    for _ in range(20):
        push(s, PHASE_A, 0, 0, 0)


def with_verb(name, **changes):
    return replace(GAME, verbs={**GAME.verbs, name: replace(GAME.verbs[name], **changes)})


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (with_verb("place", among=too_few_areas), "an action is allowed that is not offered"),
        (with_verb("place", refusal=refuses_every_other_time), "an action is offered that is refused"),
        (asking(GAME, "placing", "place", "place", "stop"), "an action is offered twice"),
        (replace(GAME, actors=lets_a_stranger_act), "a seat that does not exist can act"),
        (replace(GAME, actors=lets_nobody_act), "the game is not over and nobody can act"),
        (with_verb("done", refusal=refuses_to_be_done), "a player has to act but is offered nothing"),
        (with_verb("place", do=pays_too_little), "a payment between players changed the sum of their money"),
        (with_verb("stop", do=loses_an_assistant), balance.WORDS[balance.ASSISTANTS]),
        (with_verb("stop", do=piles_up), "the agenda overflowed, ran empty or never settled"),
    ],
)
def test_a_broken_rule_is_found(game, words):
    found = walk(game, 1, 3, {}, 1, back="plain", every=1)
    assert len(found.faults) == 1
    assert found.faults[0].startswith("game 1, move ") and found.faults[0].endswith(words)
    assert not found.sound


@pytest.mark.parametrize(
    ("game", "number"), [(replace(GAME, actors=lets_nobody_act), 2), (with_verb("done", refusal=refuses_to_be_done), 4)]
)
def test_a_walk_that_checks_nothing_still_stops(game, number):
    found = walk(game, 1, 3, {}, 1, back="plain", every=0)
    assert found.faults[0].endswith(WORDS[number])


def test_the_fault_names_the_last_move():
    found = walk(with_verb("place", do=pays_too_little), 1, 3, {}, 1, back="plain")
    assert re.match(r"game 1, move \d+, [012] place:\w+: a payment", found.faults[0])


def test_the_same_seed_walks_the_same_way():
    one, two = (walk(GAME, 1, 2, {}, 9, back="plain", every=0) for _ in range(2))
    assert one == two and one.moves > 100


def test_game_two_of_a_walk_is_game_one_of_the_next_seed():
    both = walk(GAME, 2, 2, {}, 9, back="plain", every=0)
    single = [walk(GAME, 1, 2, {}, seed, back="plain", every=0) for seed in (9, 10)]
    assert both.moves == sum(one.moves for one in single)
    assert both.longest_moves == max(one.moves for one in single)
    assert both.digest not in [one.digest for one in single]


def test_plain_is_not_compared_with_itself():
    with pytest.raises(EntrepotError, match="choose compiled"):
        walk(GAME, 1, 2, {}, 1, back="plain", compare=True)


def one_game():
    found = Walk()
    return OneGame(GAME, 3, GAME.meta.check(3, {}), 1, "plain", 0, found), found


def test_a_difference_at_the_beginning_is_found():
    game, found = one_game()
    game.position.s.yen[0] += 1
    game.compare()
    assert found.differences == 1
    assert found.faults == ["game 1, move 0: plain and compiled differ after the beginning in yen"]


def test_a_difference_on_the_way_is_found(monkeypatch):
    game, found = one_game()
    step = game._step

    def stumble():
        made = step()
        if game.move == 20:
            game.position.s.vp[1] += 1
        return made

    monkeypatch.setattr(game, "_step", stumble)
    game.compare()
    assert (found.differences, found.compared) == (1, 20)
    assert found.faults[0].startswith("game 1, move 20, ") and found.faults[0].endswith("after this action in vp")


class Silent(Position):
    """Offers nobody anything."""

    def legal(self, player):
        return []


def test_different_offers_are_found():
    game, found = one_game()
    game.position = Silent(game.position.back, game.position.record)
    game.compare()
    assert found.faults == ["game 1, move 0: plain and compiled offer player 0 different actions"]


def test_a_save_that_loads_as_another_position_is_found(monkeypatch):
    game, found = one_game()
    game.play_stepwise()
    monkeypatch.setattr("entrepot.engine.match.loading.load", lambda *_: game.match.at(0))
    game.taken = game.taken[:3]
    game.save_and_load()
    assert any("loads as a different position" in fault for fault in found.faults)
    assert "saved and loaded ends in a different position" in found.faults[-1]


def test_chance_is_even_and_never_changes():
    draws = [chance(5, n, 10) for n in range(1000)]
    assert all(70 <= draws.count(number) <= 130 for number in range(10))
    assert draws[:8] == [1, 5, 2, 4, 2, 8, 8, 5]
