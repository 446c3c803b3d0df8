"""What people say at a table, and what they ask of each other."""

from __future__ import annotations

from sqlalchemy import BindParameter, bindparam, delete, func, insert, select

from .database import Database
from .rows import ChatRow, ProposalRow
from .schema import proposals, said, tables

_OF: BindParameter[str] = bindparam("of")
_TURN = select(tables.c.id).where(tables.c.id == _OF).with_for_update(key_share=True)
_LINE = select(func.coalesce(func.max(said.c.line) + 1, 0)).where(said.c.table == _OF)
_SAY = insert(said)
_CHAT = select(said).where(said.c.table == _OF).order_by(said.c.line.desc()).limit(bindparam("limit"))
_PROPOSAL = select(proposals).where(proposals.c.table == _OF)
_DROP_PROPOSAL = delete(proposals).where(proposals.c.table == _OF)


def storable(text: str) -> str:
    """Text that every database takes: no NUL, no half characters."""
    return text.replace("\0", "").encode("utf-8", "replace").decode()


class Talk(Database):
    """The chapter of talk."""

    def say(
        self, table_id: str, seat: int | None, name: str, text: str, now: int, person: str | None = None
    ) -> ChatRow:
        """One more line of the chat; a spectator has no seat."""
        with self.write() as connection:
            # Two who speak at once are counted one after the other.
            connection.execute(_TURN, {"of": table_id})
            line: int = connection.execute(_LINE, {"of": table_id}).scalar_one()
            row = ChatRow(table_id, line, seat, storable(name), storable(text), now, person)
            connection.execute(_SAY, vars(row))
        return row

    def chat(self, table_id: str, limit: int) -> list[ChatRow]:
        """The last lines, oldest first."""
        with self.read() as connection:
            return [ChatRow(*row) for row in connection.execute(_CHAT, {"of": table_id, "limit": limit})][::-1]

    def proposal(self, table_id: str) -> ProposalRow | None:
        with self.read() as connection:
            row = connection.execute(_PROPOSAL, {"of": table_id}).one_or_none()
        return ProposalRow(*row) if row else None

    def set_proposal(self, proposal: ProposalRow) -> None:
        """Ask, or write down an answer; a table has one question at a time."""
        with self.write() as connection:
            connection.execute(self.upsert(proposals), vars(proposal))

    def drop_proposal(self, table_id: str) -> None:
        with self.write() as connection:
            connection.execute(_DROP_PROPOSAL, {"of": table_id})
