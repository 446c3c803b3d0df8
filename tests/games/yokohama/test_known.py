"""An order taken from a Port goes into a hand that views hide: who saw it go knows that it is there."""

import random
from itertools import pairwise

import pytest

import entrepot
from entrepot.bots.greedy import Greedy
from entrepot.engine.backends.backend import Position
from entrepot.engine.match.memory import Memory
from entrepot.games.yokohama.record import NOBODY

MOVES = 420


def likes_orders(match, dice):
    """A random move, of orders if there are any."""
    player = match.actors[0]
    legal = match.legal(player)
    orders = [action for action in legal if action.startswith(("order:", "take:"))]
    match.take(player, dice.choice(orders or legal))


@pytest.fixture(scope="module")
def played():
    """A game of three in which orders have been taken and completed; to be left as it is."""
    match, dice = entrepot.new("yokohama", players=3, seed=4), random.Random(3)
    while match.count < MOVES:
        likes_orders(match, dice)
    return match


def in_hand(s, player):
    return {s.orders[player, n] for n in range(3)} - {NOBODY}


def returned(s, player):
    return {s.dealt[player, n] for n in range(2)} - {NOBODY}


def from_the_start(match, moment=None):
    """What is known, from all positions of a match one by one."""
    memory = Memory()
    for number in range((match.count if moment is None else moment) + 1):
        memory = memory.after(Position(match.position.back, match.record(number)))
    return memory.known


def expected(match, moment):
    """All orders in hand but those kept at the start: they were taken from a Port."""
    s = match.game.layout.plain(bytearray(match.record(moment)))
    kept = {move.player: int(move.action.rpartition("_")[2]) - 1 for move in match.moves[:3]}
    return {("orders", player, order) for player in range(3) for order in in_hand(s, player) - {kept[player]}}


def test_all_that_was_taken_is_known_until_it_is_completed(played):
    known = [played.bot_view(0, moment).known for moment in range(3, MOVES + 1)]
    assert known == [expected(played, moment) for moment in range(3, MOVES + 1)]
    assert any(after < before for before, after in pairwise(known))  # completed
    assert max(map(len, known)) >= 3 and not played.bot_view(0, 0).known


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_it_is_there_in_every_guess(played, viewer):
    seat = NOBODY if viewer is None else viewer
    view = played.bot_view(viewer)
    assert view.record == bytearray(played.view(viewer).record) and view.known
    others = set()
    for n in range(100):
        guess = view.guess(seat, (n, 7))
        for _, player, order in view.known:
            assert order in in_hand(guess.s, player) and order not in returned(guess.s, player)
        for player in range(3):
            others |= in_hand(guess.s, player) if player != seat else set()
        assert played.game.conserved(guess.s) == []
        guess.s.counter = view.s.counter
        assert guess.view(seat).record == view.record
    assert len(others) > len(view.known) + 3  # the rest is guessed as before


def test_a_guess_without_it_would_often_miss(played):
    view = Position(played.position.back, played.view(0).record)
    hands = [view.guess(0, (n, 7)).s for n in range(20)]
    assert not all(
        order in in_hand(s, player) for s in hands for _, player, order in played.bot_view(0).known if player
    )


def test_it_is_the_same_from_a_save_a_copy_and_a_moment(played, tmp_path):
    known = from_the_start(played)
    played.save(tmp_path / "game.json")
    for match in (played, played.copy(), entrepot.load(tmp_path / "game.json")):
        assert match.bot_view(1).known == known
        assert match.at(200).bot_view(1).known == match.bot_view(1, 200).known == from_the_start(played, 200)


def test_what_is_taken_back_was_not_seen():
    """Also where it was looked at in between."""
    match, dice, taken = entrepot.new("yokohama", players=2, seed=5), random.Random(3), 0
    while taken < 3:
        player = match.actors[0]
        before, count = match.bot_view(player).known, match.count
        likes_orders(match, dice)
        if match.moves[-1].action.startswith("take:") and match.position.s.revealed == _revealed(match, count):
            after = match.bot_view(player).known
            assert len(after) == len(before) + 1
            match.undo()
            assert match.bot_view(player).known == before == from_the_start(match)
            match.redo()
            assert match.bot_view(player).known == after
            taken += 1


def _revealed(match, moment):
    return match.game.layout.value(match.record(moment), "revealed")


def test_of_an_arranged_position_nothing_is_known_but_what_follows_is(played):
    match, dice = played.arrange(yen=[30, 30, 30]), random.Random(1)
    assert not match.bot_view(0).known and played.bot_view(0).known
    while not match.bot_view(0).known:
        likes_orders(match, dice)
    [(field, player, order)] = match.bot_view(0).known
    assert field == "orders" and order in in_hand(match.position.s, player)


def test_it_does_not_depend_on_what_nobody_saw(played):
    """In another world that everybody may take for this one, the same actions make the same known."""
    dice, compared = random.Random(2), 0
    for moment in range(60, MOVES, 12):
        memory = Memory(played.bot_view(None, moment).known)
        here = Position(played.position.back, played.record(moment), memory.known)
        there = here.view(NOBODY).guess(NOBODY, (moment, 1))
        there.s.counter = here.s.counter
        assert hidden_orders(here) != hidden_orders(there)
        mine, its = memory.after(here), memory.after(there)
        for _ in range(30):
            player = here.actors()[0]
            both = sorted({*here.legal(player)} & {*there.legal(player)})
            if not both:
                break
            action = dice.choice(both)
            here.take(player, action)
            there.take(player, action)
            if here.s.over or here.view(NOBODY).record != there.view(NOBODY).record:
                break
            mine, its = mine.after(here), its.after(there)
            assert mine.known == its.known
            compared += bool(mine.known)
    assert compared > 100


def hidden_orders(position):
    return [bytes(position.record[position.back.game.layout.span(name)]) for name in ("orders", "dealt", "order_deck")]


def test_greedy_searches_where_it_is(played, monkeypatch):
    tried = []
    whole = Position.try_out

    def spy(position, *rest):
        tried.append(position.copy())
        return whole(position, *rest)

    monkeypatch.setattr(Position, "try_out", spy)
    player = played.actors[0]
    view = played.bot_view(player)
    for seed in range(10):
        Greedy(20).choose(view, player, random.Random(seed))
    assert tried and all(order in in_hand(one.s, seat) for one in tried for _, seat, order in view.known)
