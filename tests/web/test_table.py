"""A table with a real store: drafts, commits, stale clicks and what cannot be taken back."""

from __future__ import annotations

import pytest

from entrepot.web.problems import Problem
from entrepot.web.seen.log import log_lines
from entrepot.web.storage import Store
from entrepot.web.tables.opening import Opening, SeatChoice
from entrepot.web.tables.proposals import answer, name_of, propose
from entrepot.web.tables.table import LONGEST_COURSE
from tests.web import rooms
from tests.web.rooms import ANN, BOB, CAT


@pytest.fixture
def room(tmp_path):
    with rooms.opened(tmp_path) as found:
        yield found


@pytest.fixture
def table(room):
    """Everybody has kept an order; seat 0 is to place assistants."""
    made = room.seated(ANN, BOB, CAT, options={"first": "0"})
    for seat in range(3):
        act(made, seat, made.match.legal(seat)[0], at_once=True)
    return made


def where(table, seat):
    """The number and the step a client of that seat would send."""
    return table.row.number, table.draft(seat).revision


def act(table, seat, *actions, at_once=False):
    table.act(seat, *where(table, seat), actions, at_once=at_once)


def arranged(room, kind):
    """A table at which a question of that kind is open, and the seat that is asked."""
    record, seat = rooms.moment_of(kind)
    return room.seated(ANN, BOB, CAT, start=record), seat


def ask(table, seat, moment):
    """To go back to a moment."""
    table.do(propose, table.inside, seat, table.row.number, moment)


def say(table, seat, yes):
    table.do(answer, table.inside, seat, name_of(table.proposal), yes, None)


def refused(status, id, do, *args):
    with pytest.raises(Problem) as caught:
        do(*args)
    assert (caught.value.status, caught.value.id) == (status, id)


def drafted(room, table, seat):
    row = room.store.draft(table.row.id, seat)
    return (row.number, row.step, row.actions, row.future) if row else None


def test_a_draft_is_kept_and_changes_nothing_for_others(room, table):
    before = table.row
    act(table, 0, "place:bank")
    act(table, 0, "place:port_a")
    assert table.row == before and room.store.table("t0").number == before.number
    assert table.seen_by(0).view(0).assistants[0] != table.seen_by(1).view(1).assistants[0]
    assert drafted(room, table, 0) == (before.number, 2, ["place:bank", "place:port_a"], [])


def test_undo_redo_and_restart_are_kept_too(room, table):
    act(table, 0, "place:bank")
    act(table, 0, "place:port_a")
    table.undo(0, *where(table, 0))
    assert drafted(room, table, 0) == (3, 3, ["place:bank"], ["place:port_a"])
    table.redo(0, *where(table, 0))
    assert drafted(room, table, 0) == (3, 4, ["place:bank", "place:port_a"], [])
    table.restart(0, *where(table, 0))
    assert drafted(room, table, 0) == (3, 5, [], ["place:port_a", "place:bank"])
    refused(409, "problem-nothing-to-undo", table.undo, 0, *where(table, 0))


def test_a_course_is_taken_as_a_whole_or_not_at_all(room, table):
    before = drafted(room, table, 0)
    refused(422, "problem-refused", act, table, 0, "place:bank", "place:bank")
    assert drafted(room, table, 0) == before and not table.drafts
    refused(422, "problem-said", act, table, 0, "place:bnak")
    refused(422, "problem-course", act, table, 0)
    refused(422, "problem-course", act, table, 0, *["stop"] * (LONGEST_COURSE + 1))
    act(table, 0, "place:bank", "place:port_a")
    assert table.drafts[0].revision == 1


def test_a_refusal_names_its_rule(table):
    with pytest.raises(Problem) as caught:
        act(table, 0, "place:canal")
    assert caught.value.rule.startswith("YK-") and caught.value.args_ == {"action": "place:canal"}


def test_a_stale_click_changes_nothing(room, table):
    act(table, 0, "place:bank")
    act(table, 0, "place:port_a")
    table.undo(0, *where(table, 0))
    number, step = where(table, 0)
    before = room.stored()
    for verb in ("act", "undo", "redo", "restart", "confirm"):
        more = (["place:church"],) if verb == "act" else ()
        for by_number, by_step in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            refused(409, "problem-stale", getattr(table, verb), 0, number + by_number, step + by_step, *more)
    assert room.stored() == before


def test_only_who_is_to_act_can(table):
    refused(409, "problem-not-your-turn", act, table, 1, "place:bank")
    refused(409, "problem-nothing-to-undo", table.undo, 1, *where(table, 1))
    refused(409, "problem-not-finished", table.confirm, 1, *where(table, 1))


def test_a_turn_cannot_be_confirmed_before_its_end(table):
    assert not table.can_confirm(0)
    refused(409, "problem-not-finished", table.confirm, 0, *where(table, 0))
    act(table, 0, "place:bank")
    refused(409, "problem-not-finished", table.confirm, 0, *where(table, 0))


def test_confirm_commits_a_finished_turn(room):
    table, seat = arranged(room, "recalling")
    turns = table.match.position.s.turns
    while seat in table.seen_by(seat).actors and table.closing(seat) is None:
        act(table, seat, "stop" if "stop" in table.seen_by(seat).legal(seat) else table.seen_by(seat).legal(seat)[0])
    drafted_actions = table.drafts[seat].actions
    closing = [table.closing(seat)] if table.closing(seat) else []
    assert table.can_confirm(seat) and table.row.number == 0
    table.confirm(seat, *where(table, seat))
    assert table.row.number == 1 and table.match.position.s.turns == turns + 1
    assert [move.action for move in room.store.moves("t0")] == drafted_actions + closing
    assert drafted(room, table, seat) is None and not table.drafts


def test_confirm_says_the_closing_action(room):
    table, seat = arranged(room, "phase_c")
    assert table.closing(seat) == "done" and table.can_confirm(seat)
    table.confirm(seat, *where(table, seat))
    assert [move.action for move in room.store.moves("t0")] == ["done"]
    assert seat not in table.match.actors


def test_without_confirmation_the_last_action_commits(room):
    table, seat = arranged(room, "phase_c")
    act(table, seat, "done", at_once=True)
    assert table.row.number == 1 and drafted(room, table, seat) is None


def test_with_confirmation_the_last_action_waits(room):
    table, seat = arranged(room, "phase_c")
    act(table, seat, "done")
    assert table.row.number == 0 and table.drafts[seat].finished and table.can_confirm(seat)
    table.undo(seat, *where(table, seat))
    assert table.closing(seat) == "done"


def test_what_shows_something_is_committed_at_once_and_stays(room):
    """An order taken from the Port is replaced from the deck, which everybody sees."""
    table, seat = arranged(room, "port")
    order = next(name for name in table.match.legal(seat) if name.startswith("take:"))
    revealed = table.match.position.s.revealed
    act(table, seat, order)
    if not table.row.number:  # what follows shows it
        while not table.row.number:
            act(table, seat, table.seen_by(seat).legal(seat)[-1])
    assert table.match.position.s.revealed > revealed
    refused(409, "problem-nothing-to-undo", table.undo, seat, *where(table, seat))
    refused(409, "problem-nothing-to-undo", table.restart, seat, *where(table, seat))


def test_several_decide_at_once_and_none_waits_for_another(room):
    table = room.seated(ANN, BOB, CAT)
    kept = [table.match.legal(seat)[-1] for seat in range(3)]
    for seat in (2, 0, 1):
        act(table, seat, kept[seat])
    assert table.row.number == 0 and set(table.drafts) == {0, 1, 2}
    assert table.seen_by(1).view(1).orders[0] == table.match.view(1).orders[0]  # nobody else's draft is seen
    for number, seat in enumerate((1, 2, 0)):
        table.confirm(seat, *where(table, seat))
        assert table.row.number == number + 1 and seat not in table.drafts
    assert [(move.seat, move.action) for move in room.store.moves("t0")] == [(s, kept[s]) for s in (1, 2, 0)]
    assert table.match.view(0).asked == "placing"


def test_a_draft_of_another_is_put_on_top_of_a_commit(room):
    table = room.seated(ANN, BOB, CAT)
    act(table, 0, table.match.legal(0)[0])
    before = where(table, 0)
    act(table, 1, table.match.legal(1)[0], at_once=True)
    assert table.drafts[0].base == 1 and where(table, 0) == (1, 1)
    assert drafted(room, table, 0)[:2] == (1, 1)
    table.undo(0, *before)  # a page that has not heard of the commit is asked the same still
    assert table.match.count == 1 and table.seen_by(0).actors == (0, 2)


def test_a_click_is_stale_once_the_question_has_changed(room):
    """Another's commit leaves a question as it was; the last of them ends it."""
    table = room.seated(ANN, BOB, CAT, options={"first": "0"})
    kept = [table.match.legal(seat)[0] for seat in range(3)]
    for seat in range(3):
        table.act(seat, 0, 0, [kept[seat]], at_once=True)  # each answers what it was asked at the very beginning
    assert table.row.number == 3 and table.match.view(0).asked == "placing"
    for number in range(3):
        refused(409, "problem-stale", table.act, 0, number, 0, ["place:bank"])
    act(table, 0, "place:bank")


def test_a_draft_that_would_now_go_on_is_decided_again(room):
    """The first player is the last to keep an order: what was drafted would reveal the game and could not be undone."""
    table = room.seated(ANN, BOB, CAT, options={"first": "2"})
    kept = table.match.legal(2)[0]
    act(table, 2, kept)
    for seat in (0, 1):
        act(table, seat, table.match.legal(seat)[0], at_once=True)
    assert not table.drafts and drafted(room, table, 2) is None
    assert table.seen_by(2).view(2).asked == "keep"
    act(table, 2, kept)
    assert table.row.number == 3 and table.match.view(2).asked == "placing" and not table.drafts


def test_a_commit_that_comes_too_late_changes_nothing(room, table):
    """Another server has the same table and was quicker."""
    other = room.again().find("t0")
    record, seat = bytes(table.match.position.record), table.match.actors[0]
    assert bytes(other.match.position.record) == record
    act(table, seat, "place:bank")
    other.move(seat, "place:church")
    before = room.stored()
    refused(409, "problem-stale", table.move, seat, "place:bank")
    assert room.stored() == before and bytes(table.match.position.record) == record


def test_a_store_that_fails_leaves_the_table_as_it_was(room, table, monkeypatch):
    def broken(*args, **more):
        raise OSError("no space is left")

    monkeypatch.setattr(Store, "commit", broken)
    monkeypatch.setattr(Store, "save_draft", broken)
    before, row = bytes(table.match.position.record), table.row
    for action in ("place:bank", "place:church"):
        refused(503, "problem-full", act, table, 0, action)
        refused(503, "problem-full", table.move, 0, action)
    assert bytes(table.match.position.record) == before and table.row == row and not table.drafts
    assert len(table.commits) == table.match.count


def test_every_move_knows_its_commit(room, table):
    act(table, 0, "place:bank")
    table.move(0, "place:church")
    assert table.commits == [1, 2, 3, 4]
    assert [move.number for move in room.store.moves("t0")] == [1, 2, 3, 4]


def test_take_back_needs_everybodys_consent(room, table):
    record = table.match.record(3)
    table.move(0, "place:bank")
    table.move(0, "place:church")
    act(table, 0, "place:port_a")
    ask(table, 0, 3)
    asked = room.store.proposal("t0")
    assert (asked.seat, asked.moment, asked.waiting) == (0, 3, [1, 2])
    refused(409, "problem-no-proposal", say, table, 0, True)
    say(table, 2, True)
    assert room.store.proposal("t0").waiting == [1] and table.match.count == 5
    say(table, 1, True)
    assert table.match.count == 3 and bytes(table.match.position.record) == record
    assert table.row.number == 6 and not table.drafts and drafted(room, table, 0) is None
    assert room.store.proposal("t0") is None and len(room.store.moves("t0")) == 3
    assert bytes(room.again().find("t0").match.position.record) == record


def test_who_does_not_agree_ends_it(room, table):
    table.move(0, "place:bank")
    ask(table, 0, 3)
    say(table, 1, False)
    assert room.store.proposal("t0") is None and table.match.count == 4


def test_alone_a_move_is_taken_back_at_once(room):
    table = room.seated(ANN, ANN, ANN)
    for seat in range(3):
        act(table, seat, table.match.legal(seat)[0], at_once=True)
    ask(table, 0, 1)
    assert table.match.count == 1 and set(table.match.actors) == {1, 2}
    refused(422, "problem-no-moment", ask, table, 0, 1)
    refused(422, "problem-no-moment", ask, table, 0, -1)


def test_the_log_is_told_anew_after_something_was_taken_back(room, table):
    """Also where as many moves came again before anybody looked."""
    face = room.site.house.library.face("yokohama")

    def told():
        return [str(line.text) for line in log_lines(table.inside, None, face, face.words("en"), table.match)]

    table.move(0, "place:bank")
    first = told()
    table.take_back(3)
    table.move(0, "place:church")
    assert told()[:3] == first[:3] and told()[3] != first[3]


def test_nothing_can_be_done_at_a_table_that_waits_or_is_over(room):
    waiting = room.house.create(Opening("yokohama", (SeatChoice("you"), SeatChoice("link"))), ANN)
    refused(409, "problem-not-begun", waiting.act, 0, 0, 0, ["keep:order_1"])
    refused(409, "problem-not-begun", ask, waiting, 0, 0)
    match = rooms.walked()
    over = room.seated(ANN, BOB, CAT, start=match.record(match.count - 1))
    last = match.moves[-1]
    over.move(last.player, last.action)
    assert over.row.status == "over" and over.row.result == {
        "scores": list(match.result.scores),
        "ranks": list(match.result.ranks),
    }
    refused(409, "problem-over", over.act, 0, 1, 0, ["done"])
    refused(409, "problem-over", over.undo, 0, 1, 0)
    refused(409, "problem-over", ask, over, 0, 0)
    assert not over.can_confirm(0)
