"""Who may see what: a view tells nothing hidden, and a guess fills it honestly."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from entrepot.engine.backends.backend import Position
from entrepot.engine.backends.known import Fact, cells_of, each, lying
from entrepot.engine.language.deal import Deal
from entrepot.engine.language.record import NOBODY
from entrepot.engine.match.memory import Memory

from .positions import begun, step
from .settings import Setting

REMEDY = "does a rule need s.revealed += 1, or must hide cover a field?"
PARTS = 6  # of a game, from its beginning to its end


def looked_at(setting: Setting, seed: int = 3) -> list[Position]:
    """Positions of one random game, from its beginning to its end."""
    trial = begun(setting.game, setting.players, setting.options, seed)
    length = trial.copy().play_out(seed)
    found = [trial.copy()]
    for part in range(PARTS):
        trial.play_some(seed + part, max(1, length // PARTS))
        if trial.s.over:
            break
        found.append(trial.copy())
    trial.play_out(seed)
    return [*found, trial]


def viewers(position: Position) -> tuple[int, ...]:
    return (NOBODY, *range(position.s.players))


def worlds(position: Position) -> Iterator[tuple[int, Position, Position]]:
    """Each viewer, with what they see and another position that looks the same to them."""
    for viewer in viewers(position):
        view = position.view(viewer)
        other = view.guess(viewer, Deal.seeded(viewer + 7).key)
        other.s.counter = position.s.counter  # but for the draws of the guess
        yield viewer, view, other


def test_a_guess_keeps_what_is_seen(usual: Setting) -> None:
    for position in looked_at(usual):
        for viewer, view, other in worlds(position):
            assert tuple(other.s.key) == Deal.seeded(viewer + 7).key and list(view.s.key) == [0, 0]
            assert usual.game.conserved(other.s) == []
            assert usual.game.layout.changed(bytes(other.view(viewer).record), view.record) == []


def test_a_view_is_the_same_whatever_will_be_drawn(usual: Setting) -> None:
    for position in looked_at(usual):
        for viewer in viewers(position):
            other = position.copy()
            other.s.key[0], other.s.key[1] = 5, 6
            assert other.view(viewer).record == position.view(viewer).record


def test_a_view_offers_its_seat_what_the_position_does(usual: Setting) -> None:
    for position in looked_at(usual):
        for player in (*position.actors(), *position.bystanders()):
            assert position.view(player).legal(player) == position.legal(player) != []


def test_what_follows_by_itself_tells_nothing_hidden(usual: Setting) -> None:
    """The same action in two worlds, through a whole game: until something is shown, a viewer sees no difference."""
    dice, compared = random.Random(2), 0
    game = begun(usual.game, usual.players, usual.options, 9)
    while not game.s.over:
        revealed, player = game.s.revealed, dice.choice(game.actors())
        viewer = dice.choice(viewers(game))
        there = game.view(viewer).guess(viewer, (dice.getrandbits(64), dice.getrandbits(64)))
        there.s.counter = game.s.counter
        legal = game.legal(player)
        action, alike = (
            dice.choice(legal),
            there.legal(player) == legal,
        )  # another may hold, or have chosen, other things
        assert alike or player != viewer
        game.take(player, action)
        if alike and game.s.revealed == revealed:
            there.take(player, action)
            changed = usual.game.layout.changed(bytes(there.view(viewer).record), game.view(viewer).record)
            name = usual.game.catalogue.names[action]
            assert changed == [], f"after {name} a viewer sees a difference and nothing was revealed: {REMEDY}"
            compared += 1
    assert compared > 0


def test_a_guess_agrees_with_what_was_seen(usual: Setting) -> None:
    """Through a whole game: what is known lies where it is known to, and the guess is as good as without it."""
    game, memory, dice = usual.game, Memory(), random.Random(4)
    position = begun(game, usual.players, usual.options, 9)
    while not position.s.over:
        memory = memory.after(position)
        viewer = dice.choice(viewers(position))
        view = Position(position.back, position.record, memory.known).hide(viewer)
        if dice.random() < 0.1:
            guess = view.guess(viewer, (dice.getrandbits(64), dice.getrandbits(64)))
            guess.s.counter = view.s.counter
            assert memory.known == {fact for fact in memory.known if lies(guess, fact)}
            assert game.conserved(guess.s) == []
            assert game.layout.changed(bytes(guess.view(viewer).record), view.record) == []
        step(position, dice)


def lies(position: Position, fact: Fact) -> bool:
    """Whether a thing lies where it is known to."""
    layout = position.back.game.layout
    axis = layout.declared[fact.field].of
    assert axis is not None
    [cells] = [one for one in cells_of(layout, axis, position.s.players) if one.field == fact.field]
    return fact.thing in each(lying(layout, position.record, cells)[fact.seat])


def test_what_is_known_tells_nothing_hidden(usual: Setting) -> None:
    """The same actions in two worlds in which the same was seen: while they look alike to a spectator, the same is
    known in both."""
    memory, dice, compared = Memory(), random.Random(3), 0
    position = begun(usual.game, usual.players, usual.options, 8)
    while not position.s.over:
        memory = memory.after(position)
        if dice.random() < 0.1:
            view = Position(position.back, position.record, memory.known).hide(NOBODY)
            here, there = position.copy(), view.guess(NOBODY, (dice.getrandbits(64), dice.getrandbits(64)))
            compared += _followed(here, there, memory, dice)
        step(position, dice)
    assert compared > 0


def _followed(here: Position, there: Position, memory: Memory, dice: random.Random) -> int:
    """How many actions two worlds that look alike have in common; the same is known after each."""
    mine = its = memory
    for number in range(12):
        there.s.counter = here.s.counter
        both = [(seat, action) for seat in here.actors() for action in {*here.legal(seat)} & {*there.legal(seat)}]
        if here.actors() != there.actors() or not both:
            return number
        seat, action = dice.choice(sorted(both))
        here.take(seat, action)
        there.take(seat, action)
        if here.s.over or here.view(NOBODY).record != there.view(NOBODY).record:
            return number
        mine, its = mine.after(here), its.after(there)
        assert mine.known == its.known, f"{REMEDY} What was in sight must go openly where it is hidden."
    return 12


@pytest.mark.slow
def test_a_guess_can_be_played_to_the_end(usual: Setting) -> None:
    for number, position in enumerate(looked_at(usual)[:-1]):
        viewer = number % (position.s.players + 1) - 1
        guess = position.view(viewer).guess(viewer, Deal.seeded(number).key)
        assert guess.play_out(number) > 0
        assert (guess.s.over, guess.s.fault) == (1, 0)
        assert usual.game.conserved(guess.s) == []
