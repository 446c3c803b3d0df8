"""Accounts: a name with its password and recovery codes, and all that is known about somebody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import BindParameter, Connection, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from .errors import Taken
from .people import folded
from .rows import SessionRow
from .schema import codes, drafts, events, people, proposals, said, seats, sessions, tables
from .sessions import Sessions, begin, begin_alone
from .tables import OPEN

PEOPLE = ("you", "screen", "link")  # kinds of seat that a person plays

_OF: BindParameter[str] = bindparam("of")
_PASSWORD = select(people.c.password).where(people.c.id == _OF)
_NAME = update(people).where(people.c.id == _OF, people.c.name.is_(None))
_CHANGE = update(people).where(people.c.id == _OF, people.c.password == bindparam("old"))
_SET_PASSWORD = update(people).where(people.c.id == _OF)
_DROP_CODES = delete(codes).where(codes.c.person == _OF)
_ADD_CODES = insert(codes)
_LEFT = select(func.count()).select_from(codes).where(codes.c.person == _OF)
_CODE = select(codes.c.code).where(codes.c.person == _OF, codes.c.code == bindparam("is"))
_USE = delete(codes).where(codes.c.person == _OF, codes.c.code == bindparam("is"))

_SAT = select(seats.c.table).where(seats.c.person == _OF)
_HERE = (seats.c.table == drafts.c.table) & (seats.c.seat == drafts.c.seat)
# What a bot does in secret at a seat that was given up to it is not for who sat there.
_KNOWN = or_(seats.c.kind.in_(PEOPLE), tables.c.status.not_in(OPEN))
_MOVED = (seats.c.table == events.c.table) & (seats.c.seat == events.c.seat)

# What is told about somebody: nobody else's secrets, and none of those by which they are known.
ABOUT = {
    "person": select(people.c.id, people.c.name, people.c.created, people.c.settings).where(people.c.id == _OF),
    "sessions": select(sessions.c.browser, sessions.c.begun, sessions.c.seen)
    .where(sessions.c.person == _OF)
    .order_by(sessions.c.begun),
    "tables": select(
        tables.c.id,
        tables.c.game,
        tables.c.options,
        tables.c.players,
        tables.c.status,
        tables.c.public,
        tables.c.spectators,
        tables.c.hints,
        tables.c.pace,
        (tables.c.host == _OF).label("host"),
        tables.c.created,
        tables.c.updated,
        tables.c.result,
    )
    .where(or_(tables.c.host == _OF, tables.c.id.in_(_SAT)))
    .order_by(tables.c.created, tables.c.id),
    "seats": select(seats.c.table, seats.c.seat, seats.c.kind, seats.c.name, seats.c.status)
    .where(seats.c.person == _OF)
    .order_by(seats.c.table, seats.c.seat),
    "moves": select(events.c.table, events.c.moment, events.c.seat, events.c.action, events.c.at)
    .join(seats, _MOVED)
    .join(tables, tables.c.id == events.c.table)
    .where(seats.c.person == _OF, _KNOWN)
    .order_by(events.c.table, events.c.moment),
    "drafts": select(drafts.c.table, drafts.c.seat, drafts.c.actions, drafts.c.future)
    .join(seats, _HERE)
    .where(seats.c.person == _OF, seats.c.kind.in_(PEOPLE))
    .order_by(drafts.c.table, drafts.c.seat),
    "chat": select(said.c.table, said.c.line, said.c.seat, said.c.name, said.c.text, said.c.at)
    .where(said.c.person == _OF)
    .order_by(said.c.table, said.c.line),
}

_PLAYS = (
    select(seats.c.table, seats.c.seat)
    .join(tables)
    .where(seats.c.person == _OF, seats.c.kind.in_(PEOPLE), tables.c.status.in_(OPEN))
)
_DRAFT = delete(drafts).where(drafts.c.table == bindparam("at"), drafts.c.seat == bindparam("by"))
_QUESTION = delete(proposals).where(proposals.c.table == bindparam("at"))
_LEAVE = (
    update(seats)
    .where(seats.c.table == bindparam("at"), seats.c.seat == bindparam("by"))
    .values(kind="bot", level="greedy", status="left", name="", person=None, link=None, link_plain=None)
)
_STAY = select(func.count()).select_from(seats).where(seats.c.table == bindparam("at"), seats.c.kind.in_(PEOPLE))
_ABANDON = (
    update(tables)
    .where(tables.c.id == bindparam("at"))
    .values(status="abandoned", bots=False, updated=bindparam("now"))
)
_BOTS = update(tables).where(tables.c.id == bindparam("at"), tables.c.status == "running").values(bots=True)
# A seat of a game that is over is nobody's; it must not look like one that waits for its link. Who gave a seat up to a
# bot is still known there.
_CLOSE = (
    update(seats).where(seats.c.person == _OF, seats.c.kind.in_(PEOPLE)).values(kind="you", link=None, link_plain=None)
)
_BLANK = update(seats).where(seats.c.person == _OF).values(person=None, name="")
_HOST = update(tables).where(tables.c.host == _OF).values(host=None)
_HUSH = update(said).where(said.c.person == _OF).values(person=None, name="")
_DELETE = delete(people).where(people.c.id == _OF)


class Accounts(Sessions):
    """The chapter of accounts."""

    def enrol(self, name: str, password_hash: str, digests: Sequence[str], session: SessionRow) -> list[str]:
        """A guest becomes somebody with a name, in a session of their own; the tokens that are void by it.

        Raises Taken where the name is somebody else's, or where they have one already.
        """
        named = {"of": session.person, "name": name, "folded": folded(name), "password": password_hash}
        new = {"id": session.person, "settings": {}, "created": session.begun}
        try:
            with self.write() as connection:
                connection.execute(self.upsert(people, replace=False), new)
                if connection.execute(_NAME, named).rowcount == 0:
                    raise Taken(name)
                _write_codes(connection, session.person, digests)
                return begin_alone(connection, session)
        except IntegrityError:
            raise Taken(name) from None

    def password(self, person: str) -> str | None:
        with self.read() as connection:
            found: str | None = connection.execute(_PASSWORD, {"of": person}).scalar_one_or_none()
        return found

    def sign_in(self, checked_hash: str, session: SessionRow, instead: str | None = None) -> list[str] | None:
        """A session for who knew the password, instead of one they had; None if it was changed meanwhile."""
        with self.write() as connection:
            if connection.execute(_PASSWORD, {"of": session.person}).scalar_one_or_none() != checked_hash:
                return None
            return begin(connection, session, [instead] if instead else [])

    def change_password(self, old_hash: str, new_hash: str, session: SessionRow) -> list[str] | None:
        """Another password for the one that was checked: all other sessions end. None if it was changed meanwhile."""
        changed = {"of": session.person, "old": old_hash, "password": new_hash}
        with self.write() as connection:
            if connection.execute(_CHANGE, changed).rowcount == 0:
                return None
            return begin_alone(connection, session)

    # --- recovery codes

    def set_codes(self, person: str, digests: Sequence[str]) -> None:
        """A new set of codes; an older one is void."""
        with self.write() as connection:
            _write_codes(connection, person, digests)

    def codes_left(self, person: str) -> int:
        with self.read() as connection:
            return int(connection.execute(_LEFT, {"of": person}).scalar_one())

    def has_code(self, person: str, digest: str) -> bool:
        with self.read() as connection:
            return connection.execute(_CODE, {"of": person, "is": digest}).first() is not None

    def recover(self, digest: str, new_hash: str, session: SessionRow) -> list[str] | None:
        """Use a code up for a new password: all other sessions end. None if it is no code, or no longer one."""
        with self.write() as connection:
            if connection.execute(_USE, {"of": session.person, "is": digest}).rowcount == 0:
                return None
            connection.execute(_SET_PASSWORD, {"of": session.person, "password": new_hash})
            return begin_alone(connection, session)

    # --- all there is about somebody

    def about(self, person: str) -> dict[str, Any]:
        """Everything that is kept about a person, without secrets."""
        with self.steady() as connection:
            found: dict[str, Any] = {
                name: [dict(row._mapping) for row in connection.execute(chosen, {"of": person})]
                for name, chosen in ABOUT.items()
            }
            left = connection.execute(_LEFT, {"of": person}).scalar_one()
        for table in found["tables"]:
            table["host"] = bool(table["host"])  # the databases say it in different ways
        return {**found, "person": next(iter(found["person"]), None), "recovery_codes": left}

    def delete_person(self, person: str, now: int) -> list[str]:
        """Somebody goes for good. Bots play on for them; what others need stays without a name.

        The tables where they had a seat in a game that was not over.
        """
        of = {"of": person}
        with self.write() as connection:
            plays = connection.execute(_PLAYS, of).all()
            for table, seat in plays:
                connection.execute(_DRAFT, {"at": table, "by": seat})
                connection.execute(_QUESTION, {"at": table})
                connection.execute(_LEAVE, {"at": table, "by": seat})
            left = sorted({table for table, _ in plays})
            for table in left:
                if connection.execute(_STAY, {"at": table}).scalar_one() == 0:
                    connection.execute(_ABANDON, {"at": table, "now": now})
                connection.execute(_BOTS, {"at": table})  # one may be to act
            for statement in (_CLOSE, _BLANK, _HOST, _HUSH, _DELETE):
                connection.execute(statement, of)
        return left


def _write_codes(connection: Connection, person: str, digests: Sequence[str]) -> None:
    connection.execute(_DROP_CODES, {"of": person})
    if digests:
        connection.execute(_ADD_CODES, [{"person": person, "code": digest} for digest in digests])
