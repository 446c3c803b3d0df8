"""A draft: private, taken back step by step, given up to nobody before it is confirmed."""

from __future__ import annotations

import random

import pytest

import entrepot
from entrepot.engine.errors import EntrepotError
from entrepot.paper.face import ANEW
from entrepot.web.tables.draft import MOST, Draft


def begun() -> entrepot.Match:
    """Everybody has kept an order; seat 0 or another is to place assistants."""
    match = entrepot.new("yokohama", players=3, seed=7, first=0)
    for seat in range(3):
        match.take(seat, match.legal(seat)[0])
    return match


def test_a_draft_leaves_the_shared_match_alone():
    shared = begun()
    before = bytes(shared.position.record)
    draft = Draft.on(shared, 0)
    draft.take([shared.legal(0)[0]])
    assert bytes(shared.position.record) == before and shared.count == 3
    assert draft.match.count == 4 and len(draft.actions) == 1


def test_what_was_committed_cannot_be_taken_back():
    draft = Draft.on(begun(), 0)
    with pytest.raises(EntrepotError):
        draft.undo()
    with pytest.raises(EntrepotError):
        draft.restart()


def test_undo_redo_and_restart_go_through_the_same_positions():
    shared = begun()
    draft = Draft.on(shared, 0)
    seen = [bytes(draft.match.position.record)]
    for _ in range(3):
        draft.take([draft.match.legal(0)[0]])
        seen.append(bytes(draft.match.position.record))
    for expected in reversed(seen[:-1]):
        draft.undo()
        assert bytes(draft.match.position.record) == expected
    assert len(draft.future) == 3
    for expected in seen[1:]:
        draft.redo()
        assert bytes(draft.match.position.record) == expected
    draft.restart()
    assert bytes(draft.match.position.record) == seen[0] and draft.revision == 10


def test_a_stored_draft_comes_back_with_what_was_taken_back():
    shared = begun()
    draft = Draft.on(shared, 0)
    for _ in range(3):
        draft.take([draft.match.legal(0)[0]])
    draft.undo()
    again = Draft.on(shared, 0)
    again.restore(draft.entries, draft.future)
    assert bytes(again.match.position.record) == bytes(draft.match.position.record)
    assert again.future == draft.future
    again.redo()
    draft.redo()
    assert bytes(again.match.position.record) == bytes(draft.match.position.record)


def planning() -> tuple[entrepot.Match, int, list[str]]:
    """A match in which all plan, a seat and cards of its hand."""
    match = entrepot.new("mombasa", players=2, seed=1)
    while match.view(match.actors[0]).asked != "planning":
        match.take(match.actors[0], match.legal(match.actors[0])[0])
    seat = match.actors[0]
    return match, seat, [action for action in match.legal(seat) if action.startswith("lay:")]


def test_a_plan_is_taken_back_as_it_was_made_whole():
    """Not slot by slot: who lays one card and thinks better of it presses once."""
    shared, seat, (one, two, *_) = planning()
    draft = Draft.on(shared, seat)
    first, second = [one, "leave", "leave"], [two, "leave", one]
    draft.take([ANEW, *first])
    draft.take([ANEW, *second])
    assert draft.actions == second
    draft.undo()
    assert draft.actions == first and draft.future == [" ".join((ANEW, *second))]
    draft.undo()
    assert draft.actions == [] and not draft.entries
    draft.redo()
    draft.redo()
    assert draft.actions == second and draft.future == []
    draft.restart()
    assert draft.actions == [] and draft.revision == 7
    draft.redo()
    assert draft.actions == first


def test_actions_after_a_plan_are_taken_back_before_it():
    shared, seat, (one, two, *_) = planning()
    draft = Draft.on(shared, seat)
    draft.take([two])
    draft.take([ANEW, one])
    draft.take(["leave"])
    assert draft.actions == [one, "leave"]
    again = Draft.on(shared, seat)
    again.restore(draft.entries, draft.future)
    for expected in ([one], [two], []):
        again.undo()
        assert again.actions == expected


def test_old_plans_are_forgotten():
    shared, seat, cards = planning()
    draft = Draft.on(shared, seat)
    draft.take([cards[0]])
    for n in range(MOST + 3):
        draft.take([ANEW, cards[n % 2], "leave", "leave"])
    assert len(draft.entries) == MOST
    for _ in range(MOST):
        draft.undo()
    assert draft.actions == []
    with pytest.raises(EntrepotError):
        draft.undo()


def test_what_cannot_be_taken_again_is_not_offered():
    """Others moved meanwhile; the draft itself still stands."""
    shared = begun()
    first = shared.legal(0)[0]
    draft = Draft.on(shared, 0)
    draft.restore([first], ["keep:order_1"])
    assert draft.actions == [first] and draft.future == []
    draft.restore([], [first])
    assert draft.future == [first]


@pytest.mark.parametrize("game", ["yokohama", "nippon", "mombasa"])
def test_what_ends_the_game_is_not_done_before_it_is_confirmed(game: str):
    match = entrepot.new(game, players=2, seed=3)
    dice = random.Random(3)
    while match.actors:
        seat = match.actors[0]
        match.take(seat, dice.choice(match.legal(seat)))
    last = match.moves[-1]
    shared = match.at(match.count - 1)
    before = bytes(shared.position.record)
    draft = Draft.on(shared, last.player)
    draft.take([last.action])
    assert draft.finished and draft.actions == [last.action]
    assert bytes(draft.match.position.record) == before, "nobody sees final scores that could be taken back"
    with pytest.raises(EntrepotError):
        draft.take([last.action])
    draft.undo()
    assert not draft.finished and draft.actions == [] and draft.future == [last.action]
    draft.redo()
    assert draft.copy().actions == [last.action]
    again = Draft.on(shared, last.player)
    again.restore(draft.entries, draft.future)
    assert again.finished and again.actions == [last.action]
