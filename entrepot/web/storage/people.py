"""People, and the secrets of the installation."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Any

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.exc import IntegrityError

from entrepot.engine.errors import EntrepotError

from .database import Database
from .errors import Taken, set_aside
from .rows import Person
from .schema import keys, people, said, seats, tables

# Statements are written once: putting one together costs more than running it.
_KEY = select(keys.c.value).where(keys.c.name == bindparam("name"))
_PERSON = select(people.c.id, people.c.name, people.c.settings).where(people.c.id == bindparam("id"))
_PERSON_ALONE = _PERSON.with_for_update()
_NAMED = select(people.c.id, people.c.name, people.c.settings, people.c.password).where(
    people.c.folded == bindparam("folded")
)
_SEATS = update(seats).where(seats.c.person == bindparam("guest"))
_HOSTED = update(tables).where(tables.c.host == bindparam("guest"))
_SAID = update(said).where(said.c.person == bindparam("guest"))
_CHANGE = update(people).where(people.c.id == bindparam("person"))


_DROP_KEY = delete(keys).where(keys.c.name == bindparam("of"))

PROBE = "probe"
ROOM = 8192  # bytes that there has to be room for


def folded(name: str) -> str:
    """By what a name is found: who writes it in capitals means the same person."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


class People(Database):
    """The chapter of people."""

    def key(self, name: str) -> bytes:
        """A secret of 32 bytes, made when first asked for and the same ever after."""
        with self.read() as connection:
            value = connection.execute(_KEY, {"name": name}).scalar_one_or_none()
        if value is None:
            with self.write() as connection:
                new = {"name": name, "value": secrets.token_bytes(32)}
                connection.execute(self.upsert(keys, replace=False), new)
                value = connection.execute(_KEY, {"name": name}).scalar_one()
        return bytes(value)

    def probe(self) -> None:
        """Write something and take it away again; raises where nothing can be stored."""
        with self.write() as connection:
            connection.execute(self.upsert(keys), {"name": PROBE, "value": bytes(ROOM)})
            connection.execute(_DROP_KEY, {"of": PROBE})

    def add_person(self, id: str, now: int) -> None:
        """A guest; somebody who is there already stays as they are."""
        row = {"id": id, "settings": {}, "created": now}
        with self.write() as connection:
            connection.execute(self.upsert(people, replace=False), row)

    def person(self, id: str) -> Person | None:
        with self.read() as connection:
            try:
                row = connection.execute(_PERSON, {"id": id}).one_or_none()
            except Exception as error:
                set_aside("a person", error, person=id)
                return None
        return Person(*row) if row else None

    def person_by_name(self, name: str) -> tuple[Person, str] | None:
        """A named person and the hash of their password."""
        with self.read() as connection:
            row = connection.execute(_NAMED, {"folded": folded(name)}).one_or_none()
        return (Person(*row[:3]), row[3]) if row else None

    def save_settings(self, id: str, settings: dict[str, Any]) -> None:
        with self.write() as connection:
            connection.execute(_CHANGE, {"person": id, "settings": settings})

    def change_settings(self, id: str, changes: dict[str, Any], now: int) -> None:
        """Change some settings of somebody, who is added if need be."""
        with self.write() as connection:
            self.add_person(id, now)
            settings = connection.execute(_PERSON_ALONE, {"id": id}).one().settings
            self.save_settings(id, {**settings, **changes})

    def name_person(self, id: str, name: str, password_hash: str) -> None:
        """Give a guest a name, or somebody another; raises Taken where it is somebody else's."""
        named = {"person": id, "name": name, "folded": folded(name), "password": password_hash}
        try:
            with self.write() as connection:
                known = connection.execute(_CHANGE, named).rowcount
        except IntegrityError:
            raise Taken(name) from None
        if not known:
            raise EntrepotError("No one has this id; add the person first.")

    def hand_over(self, guest: str, person: str) -> None:
        """The seats and tables of a guest become those of the person they turn out to be."""
        with self.write() as connection:
            connection.execute(_SEATS, {"guest": guest, "person": person})
            connection.execute(_HOSTED, {"guest": guest, "host": person})
            connection.execute(_SAID, {"guest": guest, "person": person})
