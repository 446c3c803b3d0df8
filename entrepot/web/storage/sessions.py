"""Sessions: which browser is known as whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import BindParameter, Connection, bindparam, delete, insert, select, update

from .database import Database
from .errors import set_aside
from .rows import Person, SessionRow
from .schema import people, sessions

MOST = 30  # sessions of a person; where one more begins, the one unseen for longest ends

_OF: BindParameter[str] = bindparam("of")
_SESSION = (
    select(sessions, people.c.id, people.c.name, people.c.settings)
    .join(people, people.c.id == sessions.c.person)
    .where(sessions.c.token == bindparam("token"))
)
_ALONE = select(sessions).where(sessions.c.token == bindparam("token"))
_BEGIN = insert(sessions)
_OF_PERSON = select(sessions).where(sessions.c.person == _OF).order_by(sessions.c.seen.desc(), sessions.c.begun.desc())
_END = delete(sessions).where(sessions.c.token == bindparam("ended"))
_SEE = (
    update(sessions)
    .where(sessions.c.token == bindparam("of"), sessions.c.seen < bindparam("at"))
    .values(seen=bindparam("at"))
)
_UNSEEN = delete(sessions).where(sessions.c.seen < bindparam("before"))
_OLD = select(people.c.old_until).where(people.c.id == _OF).with_for_update()
_SET_OLD = update(people).where(people.c.id == _OF).values(old_until=bindparam("until"))


class Sessions(Database):
    """The chapter of sessions."""

    def session(self, token: str) -> tuple[SessionRow, Person] | None:
        """A session and its person, of whom nothing is known where that cannot be read."""
        with self.read() as connection:
            try:
                row = connection.execute(_SESSION, {"token": token}).one_or_none()
                return (SessionRow(*row[:5]), Person(*row[5:])) if row else None
            except Exception as error:
                row = connection.execute(_ALONE, {"token": token}).one_or_none()
                set_aside("a person", error, person=row.person if row else "")
                return (SessionRow(*row), Person(row.person)) if row else None

    def sessions_of(self, person: str) -> list[SessionRow]:
        """What was seen last first."""
        with self.read() as connection:
            return _of(connection, person)

    def begin_session(self, session: SessionRow) -> list[str]:
        """A browser is known from now on, of a new person as well as of an old one; the tokens that are void by it."""
        with self.write() as connection:
            new = {"id": session.person, "settings": {}, "created": session.begun}
            connection.execute(self.upsert(people, replace=False), new)
            return begin(connection, session)

    def end_sessions(self, person: str, *, only: str | None = None, but: str | None = None) -> list[str]:
        """End one session of a person, all but one, or all; the tokens that are void by it."""
        with self.write() as connection:
            ended = [one.token for one in _of(connection, person) if only in (None, one.token) and one.token != but]
            end(connection, person, ended)
        return ended

    def exchange(self, session: SessionRow, grace: int) -> bool:
        """A session for a cookie of the first kind, which is good until then and `grace` seconds on, no longer.

        Several requests of one browser may bring it at once; they all get the same session.
        """
        with self.write() as connection:
            until: int | None = connection.execute(_OLD, {"of": session.person}).scalar_one_or_none()
            if until is None or until < session.begun:
                return False
            connection.execute(_SET_OLD, {"of": session.person, "until": min(until, session.begun + grace)})
            connection.execute(self.upsert(sessions, replace=False), vars(session))
        return True

    def see_sessions(self, seen: Mapping[str, int]) -> None:
        """When sessions were seen last, by token."""
        if seen:
            with self.write() as connection:
                connection.execute(_SEE, [{"of": token, "at": at} for token, at in seen.items()])

    def drop_unseen(self, before: int) -> int:
        """Sessions that nobody used for so long are over; how many."""
        with self.write() as connection:
            return connection.execute(_UNSEEN, {"before": before}).rowcount


def _of(connection: Connection, person: str) -> list[SessionRow]:
    return [SessionRow(*row) for row in connection.execute(_OF_PERSON, {"of": person})]


def end(connection: Connection, person: str, tokens: Sequence[str]) -> None:
    """Who ends a session of theirs wants no older cookie to be good either."""
    connection.execute(_SET_OLD, {"of": person, "until": None})
    if tokens:
        connection.execute(_END, [{"ended": token} for token in tokens])


def begin(connection: Connection, session: SessionRow, instead: Sequence[str] = ()) -> list[str]:
    """One more session of a person, instead of some; the tokens that are void by it."""
    if instead:
        connection.execute(_END, [{"ended": token} for token in instead])
    connection.execute(_BEGIN, vars(session))
    others = [one.token for one in _of(connection, session.person) if one.token != session.token]
    over = others[MOST - 1 :]
    if over:
        connection.execute(_END, [{"ended": token} for token in over])
    return [*instead, *over]


def begin_alone(connection: Connection, session: SessionRow) -> list[str]:
    """The only session of a person from now on."""
    ended = [one.token for one in _of(connection, session.person)]
    end(connection, session.person, ended)
    connection.execute(_BEGIN, vars(session))
    return ended
