"""A table in memory: the match that everybody shares, the drafts of its seats, its chat.

An act is *prepared* here: it is refused, or becomes a deed that says what is to be written, and what is remembered once
it is. Nothing has changed by then; `House.do` does the deed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

from entrepot.engine.errors import EntrepotError, Refused
from entrepot.engine.match.legend import Legend
from entrepot.engine.match.match import Match
from entrepot.paper.face import ANEW

from ..people.viewer import Subscriber
from ..problems import Problem, stale
from ..storage import ChatRow, MoveRow, ProposalRow, SeatRow, Store, TableRow
from ..storage.talk import storable
from .commit import Commit, rebased, row_after, save_draft, still_asked
from .deeds import Change, Deed
from .draft import Draft
from .seats import PEOPLE, bots_among, seats_of
from .versions import keep

LONGEST_COURSE = 64  # actions in one request

CHAT = 100  # lines of it in a page


class Table:
    """What is known of a table; the store has all of it too."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow], clock: Callable[[], int]) -> None:
        self.row = row
        self.seats = list(seats)
        self.clock = clock
        self.match: Match | None = None
        self.legend: Legend | None = None  # of the records that are stored of it
        self.commits: list[int] = []  # the commit each move belongs to
        self.drafts: dict[int, Draft] = {}
        self.since: dict[int, int] = {}  # by seat: the commit since which its question stands, whatever others did
        self.chat: list[ChatRow] = []  # its last lines
        self.proposal: ProposalRow | None = None
        self.subscribers: set[Subscriber] = set()
        self.thinking: set[int] = set()
        self.skipping: set[str] = set()  # people who do not want to watch bots until their own next turn
        self.paced = asyncio.Event()  # somebody wants bots faster or slower
        self.history = 0  # grows when moves of the past are no longer what they were
        self.opened = clock()  # who was here before that is not known
        self.seen: dict[str, int] = {}  # when those who play here last asked or did something
        self.version = 0  # grows with everything that may change what somebody sees
        self.turn = asyncio.Lock()  # one act at a time; who looks does not wait
        self.doubt: asyncio.Task[None] | None = None  # reads it again, after nobody knew whether an act was stored

    # --- looking

    @property
    def running(self) -> bool:
        return self.match is not None and self.row.status == "running" and not self.match.kept

    @property
    def bots_to_act(self) -> list[int]:
        return bots_among(self.seats, self.match.actors) if self.match and self.running else []

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats a person plays here."""
        return seats_of(self.seats, person)

    def played_by(self, person: str) -> bool:
        """Whether somebody sits here, sat here until a bot took over, or has set the table up."""
        return person in (self.row.host, *(seat.person for seat in self.seats))

    def watched_by(self, person: str) -> bool:
        """Whether somebody has the table open."""
        return any(one.person == person for one in self.subscribers)

    def here(self, person: str) -> None:
        """Somebody asks or does something; only of those who play here it is remembered."""
        if seats_of(self.seats, person):
            self.seen[person] = self.clock()

    def draft(self, seat: int) -> Draft:
        """The seat's draft, an empty one if there is none."""
        assert self.match is not None
        return self.drafts.get(seat) or Draft.on(self.match, seat)

    def revision(self, seat: int | None) -> int:
        """Of the seat's draft; 0 where there is none."""
        return self.drafts[seat].revision if seat is not None and seat in self.drafts else 0

    def seen_by(self, seat: int | None) -> Match:
        """The match as a seat has it before its eyes: with its own draft."""
        assert self.match is not None
        return self.drafts[seat].match if seat is not None and seat in self.drafts else self.match

    def ends_game(self, seat: int | None) -> bool:
        """Whether the seat's draft would end the game: all that is left is to confirm it."""
        return seat is not None and seat in self.drafts and bool(self.drafts[seat].ending)

    def may_act(self, seat: int | None) -> bool:
        """Whether a seat may go on with its draft."""
        return seat is not None and self.running and not self.ends_game(seat) and self.seen_by(seat).may_act(seat)

    def closing(self, seat: int) -> str | None:
        """The action that ends the turn, where that is all that is left to say."""
        match = self.seen_by(seat)
        if not self.may_act(seat) or seat not in match.actors:
            return None
        action = match.game.closing.get(match.view(seat).asked)
        return action if action and match.why_not(seat, action) is None else None

    def can_confirm(self, seat: int) -> bool:
        if not self.running:
            return False
        draft = self.drafts.get(seat)
        return self.closing(seat) is not None or (draft is not None and draft.finished)

    # --- acting

    def act(self, seat: int, commit: int, revision: int, actions: Sequence[str], *, at_once: bool = False) -> Deed:
        """Take actions in the seat's draft. It is committed if it has shown something new, and `at_once` also where the
        turn is finished by it: nobody is asked to confirm it then."""
        draft = self._current(seat, commit, revision)
        shared = self._match()
        plan = bool(actions) and actions[0] == ANEW  # in place of all that is drafted
        if not 0 < len(actions) - plan <= LONGEST_COURSE:
            raise Problem(422, "problem-course", most=LONGEST_COURSE)
        if draft.ending and not plan:
            raise Problem(409, "problem-ending")
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
        # the seat can take it back by itself; the end of the game nobody can
        revocable = trial.finished and not trial.ending and trial.match.may_act(seat)
        if trial.reveals or unasked or revocable or (trial.finished and at_once):
            return self._commit(seat, trial)
        return self._keep(trial)

    def undo(self, seat: int, commit: int, revision: int) -> Deed:
        return self._revise(seat, commit, revision, Draft.undo)

    def redo(self, seat: int, commit: int, revision: int) -> Deed:
        return self._revise(seat, commit, revision, Draft.redo)

    def restart(self, seat: int, commit: int, revision: int) -> Deed:
        return self._revise(seat, commit, revision, Draft.restart)

    def confirm(self, seat: int, commit: int, revision: int) -> Deed:
        """Commit the draft, with the turn's closing action when that is all that is left."""
        draft = self._current(seat, commit, revision)
        closing = self.closing(seat)
        if closing is None and not (draft.actions and draft.finished):
            raise Problem(409, "problem-not-finished")
        trial = draft.copy()
        if closing:
            trial.take([closing])
        return self._commit(seat, trial)

    def move(self, seat: int, action: str) -> Deed:
        """A bot's action, committed at once."""
        draft = Draft.on(self._match(), seat)
        draft.take([action])
        return self._commit(seat, draft)

    def take_back(self, moment: int) -> Deed:
        """Back to an earlier moment, by everybody's consent; drafts are void, and nobody asks for it any more."""
        if moment < self._match().base:
            raise Problem(409, "problem-earlier-rules", first=self._match().base)
        match = self._match().at(moment)
        now, commit, record = self.clock(), self.row.number, bytes(match.position.record)
        bots = bool(bots_among(self.seats, match.actors))
        legend = Legend.of(match.game)

        def write(store: Store) -> None:
            with store.write():
                keep(store, legend)
                store.take_back(self.row.id, commit, moment, record, now, bots, legend.digest)

        def remember(_: object) -> None:
            self.match = match
            del self.commits[moment:]
            self.drafts.clear()
            self.since.clear()
            self.history += 1  # other moves may take the place of those
            self.proposal = None
            self.row = replace(self.row, number=commit + 1, record=record, bots=bots, updated=now, legend=legend.digest)

        return Deed(write, remember)

    def alone(self, person: str) -> bool:
        """Whether all other seats are played by bots, so that nobody is wronged by what somebody knows."""
        people = {seat.person for seat in self.seats if seat.kind in PEOPLE}
        return people == {person}

    def helps(self, person: str) -> bool:
        """Whether the house may advise somebody here: who plays people only where the table allows it to all."""
        return self.row.hints or self.alone(person)

    def disclose(self, person: str) -> Deed | None:
        """Somebody takes the whole game with them, secret and all; from then on the table says so."""
        if not self.running:
            raise Problem(409, "problem-not-begun" if self.match is None else "problem-over")
        if not self.alone(person):
            raise Problem(409, "problem-secret")
        if self.row.forked_from is not None:
            raise Problem(409, "problem-forked")
        if self.row.disclosed:
            return None

        def remember(_: object) -> None:
            self.row = replace(self.row, disclosed=True)

        return Deed(lambda store: store.disclose(self.row.id), remember)

    def say(
        self, seat: int | None, name: str, text: str, person: str | None = None, after: int | None = None
    ) -> Deed | None:
        """One more line of the chat; a spectator has no seat. None for what the same person has said since the line
        `after`: it was sent again."""
        since = [one for one in self.chat if after is not None and one.line > after]
        if any((one.person, one.text) == (person, storable(text)) for one in since):
            return None
        now = self.clock()

        def remember(said: ChatRow) -> None:
            self.chat = [*self.chat, said][-CHAT:]

        return Deed(lambda store: store.say(self.row.id, seat, name, text, now, person), remember)

    def _match(self) -> Match:
        if self.match is None or self.row.status == "waiting":
            raise Problem(409, "problem-not-begun")
        if self.row.status != "running":
            raise Problem(409, "problem-over")
        if self.match.kept:
            raise Problem(409, "problem-kept")
        return self.match

    def _current(self, seat: int, commit: int, revision: int) -> Draft:
        """The draft a client acted on, or the refusal of a stale click."""
        self._match()
        draft = self.draft(seat)
        since = self.since.get(seat, self.row.number)
        if not since <= commit <= self.row.number or revision != draft.revision:
            raise stale()
        return draft

    def _revise(self, seat: int, commit: int, revision: int, change: Callable[[Draft], object]) -> Deed:
        draft = self._current(seat, commit, revision)
        trial = draft.copy()
        try:
            change(trial)
        except EntrepotError:
            raise Problem(409, "problem-nothing-to-undo") from None
        return self._keep(trial)

    def _keep(self, draft: Draft) -> Deed:
        """Store a draft; only then is it the seat's."""
        commit = self.row.number

        def remember(_: object) -> None:
            self.drafts[draft.seat] = draft

        return Deed(lambda store: save_draft(store, self.row.id, commit, draft), remember, Change(draft.seat))

    def _commit(self, seat: int, draft: Draft) -> Deed:
        """The draft becomes part of the match; what other seats have drafted is put on top of it."""
        shared, now, was = self._match(), self.clock(), self.row
        match = shared.copy()
        match.take(seat, draft.actions)  # again, for others may have committed since, where several decide at once
        row = row_after(was, match, self.seats, now)
        moves = [
            MoveRow(row.id, shared.count + n, row.number, seat, action, now) for n, action in enumerate(draft.actions)
        ]
        since = {other: self.since.get(other, was.number) for other in still_asked(shared, match, seat)}
        drafts = rebased(match, [old for other, old in self.drafts.items() if other != seat], since)
        asked = self.proposal
        void = asked is not None and asked.target in (None, seat)  # more would be taken back, or nobody is gone
        commit = Commit(seat, was, row, match, moves, drafts, void)

        def remember(_: object) -> None:
            self.row, self.match, self.since = row, match, since
            self.commits += [row.number] * len(moves)
            self.proposal = None if void else self.proposal
            self.drafts = {other: one for other, one in drafts.items() if one is not None}

        return Deed(commit.write, remember)

    # --- after all

    def renew(self, found: Table) -> None:
        """Become what the store has; who looks on stays."""
        self.row, self.seats = found.row, found.seats
        self.match, self.commits, self.drafts = found.match, found.commits, found.drafts
        self.chat, self.proposal, self.legend = found.chat, found.proposal, found.legend
        self.since.clear()
        self.history += 1
        self.doubt = None


def own_seat(table: Table, person: str, seat: int | None = None) -> int:
    """A seat that somebody plays, their first one if they name none; a bot may have taken it over meanwhile."""
    found = table.seats_of(person)
    table.here(person)
    if not found or (seat is not None and seat not in found):
        raise Problem(403, "problem-not-your-seat")
    return found[0] if seat is None else seat
