"""A draft: private, taken back step by step, given up to nobody before it is confirmed."""

from __future__ import annotations

import pytest

import entrepot
from entrepot.engine.errors import EntrepotError
from entrepot.web.draft import Draft


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
    assert bytes(draft.match.position.record) == seen[0] and draft.step == 10


def test_a_stored_draft_comes_back_with_what_was_taken_back():
    shared = begun()
    draft = Draft.on(shared, 0)
    for _ in range(3):
        draft.take([draft.match.legal(0)[0]])
    draft.undo()
    again = Draft.on(shared, 0)
    again.restore(draft.actions, draft.future)
    assert bytes(again.match.position.record) == bytes(draft.match.position.record)
    assert again.future == draft.future
    again.redo()
    draft.redo()
    assert bytes(again.match.position.record) == bytes(draft.match.position.record)
