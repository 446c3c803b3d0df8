"""Random requests of everybody: a table changes by legal ones only, and nothing is answered with a failure."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from dataclasses import dataclass, field

import pytest

from entrepot.web.tables.opening import Opening, SeatChoice
from tests.web import postgresql, rooms
from tests.web.known import KNOWN
from tests.web.rooms import ANN, BOB, CAT, DAN, HOST, send

PEOPLE = (ANN, BOB, CAT, DAN, None)
STEPS = ("undo", "redo", "restart", "confirm")
ASKED = ("why", "help", "choices", "sheet", "preview", "share", "text", "at/3", "save")
JUNK = (
    b"", b"{}", b"[]", b"null", b"{", b'{"seat":0}', b'{"seat":"0","number":0}', b'{"seat":true}', b"\xff\xfe",
    b'{"seat":-1,"number":0,"step":0,"actions":["done"]}', b'{"seat":99999999999999999999}', b'"\\ud800"',
    b'{"actions":[""]}', b'{"actions":[[]]}', b'{"moment":1e9}', b'{"text":"\\u0000"}', b"[" * 3000, b"x" * 70_000,
)  # fmt: skip
TEXTS = ("", "?", "0", "-1", "٣", "place:bank", "area-bank", "%00", "%ff", "keep:?", "order-1", "a" * 300, "<b>", "..")


@dataclass
class Fuzz:
    """A room with a table that is played and one that waits, and what was counted."""

    room: rooms.Room
    dice: random.Random
    game: str
    played: str = ""
    counts: dict[str, int] = field(default_factory=dict)

    async def table(self):
        """The table that is played; a new one when it is over, in the middle of a game or at its beginning."""
        tables = self.room.site.house.tables
        if not self.played or not tables[self.played].running:
            match = rooms.walked(3, self.dice.randrange(1, 4), self.game)
            start = self.dice.choice([b"", match.record(self.dice.randrange(match.count))])
            self.played = (await self.room.seat(ANN, BOB, CAT, start=start, game=self.game)).row.id
        return tables[self.played]

    async def ask(self, who, method, url, body=b"", headers=None):
        found = {"host": HOST, "content-length": str(len(body)), "content-type": "application/json", **(headers or {})}
        if who:
            found["cookie"] = f"entrepot={await asyncio.to_thread(self.room.token, who)}"
        answer = await send(self.room.app, method, url, found, body)
        assert answer.status < 500, (method, url, body[:200], answer.text[:500])
        if answer.status >= 400 and answer.headers["content-type"] == "application/json":
            assert answer.json["error"]
        return answer

    def count(self, kind):
        self.counts[kind] = self.counts.get(kind, 0) + 1


def state(table):
    """Everything that a request could change of a game, in short."""
    drafts = [
        (seat, draft.revision, draft.entries, draft.future, draft.ending)
        for seat, draft in sorted(table.drafts.items())
    ]
    record = hashlib.sha256(bytes(table.match.position.record)).hexdigest()
    return record, table.row.number, table.row.status, table.match.count, drafts, [row.kind for row in table.seats]


async def legal(fuzz, table):
    """Something that may be done: an action, a step back or forth, a turn's end."""
    dice = fuzz.dice
    seat = dice.choice(table.match.actors)
    draft, seen = table.draft(seat), table.seen_by(seat)
    verbs = ["act"] * 6 if seat in seen.actors and not draft.ending else []  # what ends the game waits for Confirm
    if draft.entries and not draft.reveals:
        verbs += ["undo", "restart"]
    verbs += ["redo"] if draft.future else []
    verbs += ["confirm"] * 2 if table.can_confirm(seat) else []
    verb = dice.choice(verbs)
    sent = {"seat": seat, "number": table.row.number, "step": draft.revision}
    if verb == "act":
        sent["actions"] = [dice.choice(seen.legal(seat))]
    before = state(table)
    base = dice.choice((f"/t/{table.row.id}", f"/api/tables/{table.row.id}"))
    answer = await fuzz.ask((ANN, BOB, CAT)[seat], "POST", f"{base}/{verb}", json.dumps(sent).encode())
    assert answer.status == 200, (verb, sent, answer.text)
    after = state(table)
    assert after != before and answer.json["number"] == after[1]
    fuzz.count("legal")


async def illegal(fuzz, table):
    """A whole request that is wrong in one way: the action, the number, the step, the seat or the person."""
    dice = fuzz.dice
    seat = dice.randrange(3)
    seen, names = table.seen_by(seat), table.match.game.catalogue.names
    allowed = set(seen.legal(seat)) if seen.may_act(seat) else set()
    others = [name for name in names if name not in allowed]
    sent = {
        "seat": seat,
        "number": table.row.number,
        "step": table.draft(seat).revision,
        "actions": [dice.choice(others)],
    }
    who = (ANN, BOB, CAT)[seat]
    wrong = dice.choice(("action", "number", "step", "seat", "person", "course"))
    if wrong == "course" and seat in seen.actors:
        sent["actions"] = dice.choice([[], ["done"] * 65, [dice.choice(others), *allowed], [dice.choice(TEXTS)]])
        if sent["actions"] in [[name] for name in allowed]:
            return
    elif wrong == "number":  # where several decide at once, a question stands for several numbers
        stands = table.since.get(seat, table.row.number)
        sent["number"] = dice.choice((stands - 2, stands - 1, *(table.row.number + n for n in (1, 2, 10**12))))
    elif wrong == "step":
        sent["step"] += dice.choice((-2, -1, 1, 2, 10**12))
    if wrong == "seat":
        sent["seat"] = dice.choice([n for n in (0, 1, 2, 3, -1, 7) if n != seat])
    if wrong == "person":
        who = dice.choice([one for one in PEOPLE if one != who])
    verb = dice.choice(("act", "act", *STEPS)) if wrong in ("number", "step", "seat", "person") else "act"
    base = dice.choice((f"/t/{table.row.id}", f"/api/tables/{table.row.id}"))
    answer = await fuzz.ask(who, "POST", f"{base}/{verb}", json.dumps(sent).encode())
    assert 400 <= answer.status < 500, (wrong, verb, sent, answer.text)
    fuzz.count(wrong)


async def garbage(fuzz, table):
    """Anything, to any address."""
    dice = fuzz.dice
    id = dice.choice((table.row.id, table.row.id, "t0", "nowhere", "%00", ".."))
    base = dice.choice(("/t/", "/api/tables/", "/lobby/", "/"))
    verbs = ("act", *STEPS, "takeback", "answer", "replace", "chat", "fork", "start", "sit", "view", "stream/x", "")
    url = f"{base}{id}/{dice.choice(verbs)}"
    headers = {}
    if dice.random() < 0.2:
        headers = dice.choice(
            (
                {"origin": "http://evil.test"},
                {"origin": "http://["},
                {"content-type": "multipart/form-data; boundary=x"},
                {"content-type": "multipart/form-data"},
                {"content-type": "application/x-www-form-urlencoded"},
                {"cookie": "entrepot=zzz"},
                {"accept": "text/html", "accept-language": "xx;q=zz,pl;q=1e999,*"},
            )
        )
    who = None if dice.random() < 0.3 else DAN
    answer = await fuzz.ask(who, dice.choice(("POST", "POST", "PUT", "DELETE")), url, dice.choice(JUNK), headers)
    fuzz.count("garbage")
    return answer


async def looking(fuzz, table):
    """Questions about the table, sensible or not."""
    dice = fuzz.dice
    seat = dice.randrange(3)
    who = (ANN, BOB, CAT, DAN)[dice.randrange(4)]
    names = table.match.game.catalogue.names
    may = table.seen_by(seat).legal(seat) if seat in table.seen_by(seat).actors else names
    one, two = dice.choice(names), dice.choice(names)
    act = dice.choice((dice.choice(may), one, f"{one} {two}", dice.choice(TEXTS)))
    place = dice.choice((*TEXTS, *KNOWN[fuzz.game].places))
    more = dice.choice(("", "", f"&seat={seat}", "&seat=9", "&seat=x", "&form=phone", "&at=1", "&at=999999", "&at=x"))
    query = f"el={place}&act={act}&action={act}{more}".replace(" ", "%20")
    base = dice.choice(("/t/", "/t/", "/api/tables/"))
    await fuzz.ask(who, "GET", f"{base}{table.row.id}/{dice.choice(ASKED)}?{query}")
    fuzz.count("looking")


async def rounds(fuzz, requests):
    """That many requests; only the legal ones change the table."""
    kinds = (legal, legal, illegal, illegal, garbage, looking)
    for number in range(requests):
        table = await fuzz.table()
        kind = fuzz.dice.choice(kinds)
        before = state(table)
        await kind(fuzz, table)
        if kind is not legal:
            assert state(table) == before, kind.__name__
        if number % 500 == 0:
            await check(fuzz, table)


async def check(fuzz, table):
    """What is stored is what is in memory."""
    again = await fuzz.room.again().inside.find(table.row.id)
    assert state(again) == state(table)


def fuzzed(folder, requests, seed, game, url=""):
    with rooms.opened(folder, url=url) as room:
        room.house.create(Opening(game, (SeatChoice("you"), SeatChoice("link"))), ANN)  # t0 waits for ever
        fuzz = Fuzz(room, random.Random(seed), game)
        room.runner.run(rounds(fuzz, requests))
        room.runner.run(check(fuzz, room.runner.run(fuzz.table())))
    return fuzz.counts


@pytest.mark.parametrize("game", KNOWN)
def test_a_few_requests(tmp_path, game):
    assert sum(fuzzed(tmp_path, 60, 1, game).values()) == 60


@pytest.mark.slow
@pytest.mark.parametrize("game", KNOWN)
def test_random_requests_change_nothing_but_by_the_rules(tmp_path, game):
    counts = fuzzed(tmp_path, 1500, 2, game)
    assert set(counts) == {"legal", "action", "number", "step", "seat", "person", "course", "garbage", "looking"}
    assert counts["legal"] > 300


@pytest.mark.full
@pytest.mark.parametrize("game", KNOWN)
def test_random_requests_to_postgresql(tmp_path, game):
    with postgresql.serve() as server:
        assert fuzzed(tmp_path, 2000, 3, game, server.database())["legal"] > 400


@pytest.mark.full
@pytest.mark.parametrize("game", KNOWN)
@pytest.mark.parametrize("seed", range(4))
def test_a_hundred_thousand_random_requests(tmp_path, seed, game):
    """Of all games together."""
    requests = 25_000 // len(KNOWN)
    assert sum(fuzzed(tmp_path, requests, 100 + seed, game).values()) > 0.96 * requests
