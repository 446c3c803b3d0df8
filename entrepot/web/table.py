"""A table: the match that everybody shares, the drafts of its seats, and what is stored of them.

Every method that changes something either stores it and returns, or raises and has changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from entrepot.engine.errors import EntrepotError, Refused
from entrepot.engine.match import Match
from entrepot.paper.face import ANEW

from .draft import Draft
from .problems import Problem, stale
from .storage import EventRow, ProposalRow, SaidRow, SeatRow, Stale, Store, TableRow

if TYPE_CHECKING:
    from .stream import Subscriber

LONGEST_COURSE = 64  # actions in one request

CHAT = 100  # lines of it in a page

PEOPLE = ("you", "screen", "link")  # kinds of seat that a person plays


def is_open(seat: SeatRow) -> bool:
    """Nobody has come with the seat's link yet."""
    return seat.kind == "link" and seat.person is None


def _asks_alike(before: Match, after: Match, seat: int) -> bool:
    """Whether a seat is asked the same, with the same answers."""
    if seat not in before.actors or seat not in after.actors:
        return False
    same = before.view(seat).asked == after.view(seat).asked
    return same and before.legal(seat) == after.legal(seat)


class Table:
    """A table in memory; `store` has all of it too."""

    def __init__(self, store: Store, row: TableRow, seats: Sequence[SeatRow], clock: Callable[[], int]) -> None:
        self.store = store
        self.row = row
        self.seats = list(seats)
        self.clock = clock
        self.match: Match | None = None
        self.numbers: list[int] = []  # the commit each move belongs to
        self.drafts: dict[int, Draft] = {}
        self.since: dict[int, int] = {}  # by seat: the commit since which its question stands, whatever others did
        self.subscribers: set[Subscriber] = set()
        self.thinking: set[int] = set()
        self.lines: dict[Any, Any] = {}  # the log by viewer and language, kept by who draws it
        self.talked: tuple[list[SaidRow], ProposalRow | None] | None = None  # as it was read last
        self.drawn: dict[Any, Any] = {}  # pages of this version, by who sees the same
        self.version = 0  # grows with everything that may change what somebody sees

    # --- looking

    @property
    def running(self) -> bool:
        return self.match is not None and self.row.status == "running"

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats a person plays here."""
        return tuple(seat.seat for seat in self.seats if person and seat.person == person and seat.kind in PEOPLE)

    def draft(self, seat: int) -> Draft:
        """The seat's draft, an empty one if there is none."""
        assert self.match is not None
        return self.drafts.get(seat) or Draft.on(self.match, seat)

    def seen_by(self, seat: int | None) -> Match:
        """The match as a seat has it before its eyes: with its own draft."""
        assert self.match is not None
        return self.drafts[seat].match if seat is not None and seat in self.drafts else self.match

    def talk(self) -> tuple[list[SaidRow], ProposalRow | None]:
        """What was said last, and what somebody asks everybody."""
        if self.talked is None:
            self.talked = self.store.chat(self.row.id, CHAT), self.store.proposal(self.row.id)
        return self.talked

    def closing(self, seat: int) -> str | None:
        """The action that ends the turn, where that is all that is left to say."""
        match = self.seen_by(seat)
        if not self.running or seat not in match.actors:
            return None
        action = match.game.extra.get("closing", {}).get(match.view(seat).asked)
        return action if action and match.why_not(seat, action) is None else None

    def can_confirm(self, seat: int) -> bool:
        if not self.running:
            return False
        draft = self.drafts.get(seat)
        return self.closing(seat) is not None or (draft is not None and draft.finished)

    # --- acting

    def act(self, seat: int, number: int, step: int, actions: Sequence[str], confirm: bool = True) -> None:
        """Take actions in the seat's draft; what shows something new, or needs no confirmation, is committed."""
        draft = self._current(seat, number, step)
        shared = self._match()
        plan = bool(actions) and actions[0] == ANEW  # in place of all that is drafted
        if not 0 < len(actions) - plan <= LONGEST_COURSE:
            raise Problem(422, "problem-course", most=LONGEST_COURSE)
        if not (shared if plan else draft.match).may_act(seat):
            raise Problem(409, "problem-not-your-turn")
        trial = draft.copy()
        try:
            trial.take(list(actions))
        except Refused as refused:
            raise Problem(422, "problem-refused", rule=refused.rule, action=refused.action) from None
        except EntrepotError as error:
            raise Problem(422, "problem-said", sentence=str(error)) from None
        unasked = seat not in shared.actors  # nobody waits for it, so nothing would ever ask for a confirmation
        revocable = trial.finished and trial.match.may_act(seat)  # the seat can take it back by itself
        if trial.reveals or unasked or revocable or (trial.finished and not confirm):
            self._commit(seat, trial)
        else:
            self._keep(trial)

    def undo(self, seat: int, number: int, step: int) -> None:
        self._revise(seat, number, step, Draft.undo)

    def redo(self, seat: int, number: int, step: int) -> None:
        self._revise(seat, number, step, Draft.redo)

    def restart(self, seat: int, number: int, step: int) -> None:
        self._revise(seat, number, step, Draft.restart)

    def confirm(self, seat: int, number: int, step: int) -> None:
        """Commit the draft, with the turn's closing action when that is all that is left."""
        draft = self._current(seat, number, step)
        closing = self.closing(seat)
        if closing is None and not (draft.actions and draft.finished):
            raise Problem(409, "problem-not-finished")
        trial = draft.copy()
        if closing:
            trial.take([closing])
        self._commit(seat, trial)

    def move(self, seat: int, action: str) -> None:
        """A bot's action, committed at once."""
        draft = Draft.on(self._match(), seat)
        draft.take([action])
        self._commit(seat, draft)

    def take_back(self, moment: int) -> None:
        """Back to an earlier moment, by everybody's consent; drafts are void."""
        match = self._match().at(moment)
        self._stored(
            lambda: self.store.take_back(
                self.row.id, self.row.number, moment, bytes(match.position.record), now=self.clock()
            )
        )
        self.match = match
        del self.numbers[moment:]
        self.drafts.clear()
        self.since.clear()
        self.lines.clear()  # other moves may take the place of those
        self.row = replace(self.row, number=self.row.number + 1, record=bytes(match.position.record))
        self.version += 1

    def _match(self) -> Match:
        if self.match is None or self.row.status == "waiting":
            raise Problem(409, "problem-not-begun")
        if self.row.status != "running":
            raise Problem(409, "problem-over")
        return self.match

    def _current(self, seat: int, number: int, step: int) -> Draft:
        """The draft a client acted on, or the refusal of a stale click."""
        self._match()
        draft = self.draft(seat)
        since = self.since.get(seat, self.row.number)
        if not since <= number <= self.row.number or step != draft.step:
            raise stale()
        return draft

    def _revise(self, seat: int, number: int, step: int, change: Callable[[Draft], object]) -> None:
        draft = self._current(seat, number, step)
        trial = draft.copy()
        try:
            change(trial)
        except EntrepotError:
            raise Problem(409, "problem-nothing-to-undo") from None
        self._keep(trial)

    def _keep(self, draft: Draft) -> None:
        """Store a draft; only then is it the seat's."""
        self.store.save_draft(self.row.id, draft.seat, self.row.number, draft.step, draft.said, draft.future)
        self.drafts[draft.seat] = draft
        self.version += 1

    def _commit(self, seat: int, draft: Draft) -> None:
        """One transaction: the events, a snapshot at the end of a turn, the current state; the draft is gone."""
        shared = self._match()
        match = shared.copy()
        actions = draft.actions
        match.take(seat, actions)  # again, for others may have committed since, where several decide at once
        now, number = self.clock(), self.row.number
        events = [
            EventRow(self.row.id, shared.count + n, number + 1, seat, action, now) for n, action in enumerate(actions)
        ]
        record = bytes(match.position.record)
        result = match.result
        status = "over" if result else "running"
        said = {"scores": list(result.scores), "ranks": list(result.ranks)} if result else None
        turn = match.position.s.turns != shared.position.s.turns
        self._stored(
            lambda: self.store.commit(
                self.row.id,
                number,
                events,
                record,
                snapshot=bool(turn or result),
                draft_of=seat,
                status=status,
                result=said,
                now=now,
            )
        )
        for other in range(match.players):  # where several decide at once, another's answer changes no question
            if other == seat or not _asks_alike(shared, match, other):
                self.since.pop(other, None)
            else:
                self.since.setdefault(other, number)
        self.match = match
        self.numbers += [number + 1] * len(actions)
        self.row = replace(self.row, number=number + 1, record=record, status=status, result=said, updated=now)
        self.drafts.pop(seat, None)
        for other in list(self.drafts):
            self._rebase(other)
        self.version += 1

    def _rebase(self, seat: int) -> None:
        """Put another seat's draft on top of what was committed meanwhile."""
        old = self.drafts.pop(seat)
        draft = Draft.on(self._match_now(), seat, old.step if seat in self.since else old.step + 1)
        try:
            draft.restore(old.said, old.future)
        except EntrepotError:
            self.store.drop_draft(self.row.id, seat)
        else:
            self._keep(draft)

    def _match_now(self) -> Match:
        assert self.match is not None
        return self.match

    def _stored(self, write: Callable[[], object]) -> None:
        try:
            write()
        except Stale:
            raise stale() from None
