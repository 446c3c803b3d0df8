"""Every route once well and once badly: what cannot be done is told in one sentence and changes nothing."""

from __future__ import annotations

import json
from dataclasses import dataclass
from urllib.parse import urlencode

import pytest

from entrepot.web.people import names as people
from entrepot.web.people.tokens import code_digest
from entrepot.web.routes.account import AccountRoutes
from entrepot.web.routes.analysis import AnalysisRoutes
from entrepot.web.routes.api import Api
from entrepot.web.routes.around_table import AroundTableRoutes
from entrepot.web.routes.lobby import LobbyRoutes
from entrepot.web.routes.pages import PageRoutes
from entrepot.web.routes.table import TableRoutes
from entrepot.web.storage import SessionRow
from entrepot.web.tables.opening import Opening, SeatChoice
from entrepot.web.tables.presence import LOBBY
from entrepot.web.tables.proposals import name_of
from entrepot.web.workers.files import save_bytes
from tests.web import rooms
from tests.web.rooms import ANN, BOB, CAT, DAN, EVE, Answer

pytestmark = pytest.mark.slow  # every route

FAY, WORD, CODE = "f" * 32, "evening star", "0000-0000-0000-0000"  # somebody with an account
HERE = {"host": "localhost", "origin": "http://localhost"}
MULTIPART = {"content-type": "multipart/form-data; boundary=x"}


@dataclass
class Scene:
    """Tables: one that runs, with a draft; one that waits; one that is over; one with a seat for anybody;
    one against a bot; one with a whole game."""

    run: str
    wait: str
    over: str
    free: str
    alone: str
    played: str
    link: str
    save: bytes

    def step(self, seat=0, number=4, step=1, **more):
        return {"seat": seat, "number": number, "step": step, **more}


def made(room):
    """A new scene; its tables have ids of their own."""
    house = room.house
    run = room.seated(ANN, BOB, CAT, options={"first": "0"})
    for seat in range(3):
        run.move(seat, run.match.legal(seat)[0])
    run.move(0, "place:church")
    run.act(0, 4, 0, ["place:bank"])
    wait = house.create(Opening("yokohama", (SeatChoice("you"), SeatChoice("link"))), ANN)
    match = rooms.walked(2)
    over = room.seated(ANN, BOB, start=match.record(match.count - 1), spectators=False)
    over.move(match.moves[-1].player, match.moves[-1].action)
    return Scene(
        run.row.id,
        wait.row.id,
        over.row.id,
        house.create(Opening("yokohama", (SeatChoice("you"), SeatChoice("link")), public=True), ANN).row.id,
        house.create(Opening("yokohama", (SeatChoice("you"), SeatChoice("bot", level="random"))), ANN).row.id,
        house.open(match, ANN).row.id,
        wait.seats[1].link_plain,
        save_bytes(rooms.walked(2).at(30)),
    )


def upload(data, field="file"):
    head = f'--x\r\nContent-Disposition: form-data; name="{field}"; filename="g.json"\r\n\r\n'.encode()
    return {"body": head + data + b"\r\n--x--\r\n", "headers": MULTIPART}


PLAYED_OUT = {"moment": 0, "seat": 0, "level": "beginner", "others": "casual"}

# Route -> who asks, the address, what is sent, the status. `s` is the scene.
GOOD = {
    "GET /": lambda s: (ANN, "/", {}, 200),
    "GET /new/{game}": lambda s: (ANN, "/new/yokohama", {}, 200),
    "GET /s/{link}": lambda s: (BOB, f"/s/{s.link}", {}, 200),
    "GET /lobby/{id}": lambda s: (ANN, f"/lobby/{s.wait}", {}, 200),
    "GET /rules": lambda s: (ANN, "/rules", {}, 200),
    "GET /rules/{game}": lambda s: (ANN, "/rules/yokohama", {}, 200),
    "GET /about/{game}": lambda s: (ANN, "/about/yokohama", {}, 200),
    "GET /credits": lambda s: (ANN, "/credits", {}, 200),
    "GET /account": lambda s: (ANN, "/account", {}, 200),
    "GET /settings": lambda s: (ANN, "/settings?saved=1", {}, 200),
    "POST /play": lambda s: (EVE, "/play", {"form": {"game": "yokohama", "guided": "on"}}, 303),
    "POST /new/{game}": lambda s: (EVE, "/new/yokohama", {"form": {"players": "2", "seat-1-kind": "screen"}}, 303),
    "POST /join": lambda s: (BOB, "/join", {"form": {"link": f"https://x.test/s/{s.link}?from=mail"}}, 303),
    "POST /open": lambda s: (EVE, "/open", upload(s.save), 303),
    "POST /s/{link}": lambda s: (BOB, f"/s/{s.link}", {}, 303),
    "POST /lobby/{id}/bot": lambda s: (ANN, f"/lobby/{s.wait}/bot", {"form": {"target": "1"}}, 303),
    "POST /lobby/{id}/answer": lambda s: (ANN, f"/lobby/{s.wait}/answer", {"form": {"yes": "1"}}, 409),
    "POST /lobby/{id}/reach": lambda s: (ANN, f"/lobby/{s.wait}/reach", {"form": {}, "headers": HERE}, 303),
    "POST /t/{id}/start": lambda s: (ANN, f"/t/{s.wait}/start", {}, 303),
    "POST /t/{id}/sit": lambda s: (DAN, f"/t/{s.free}/sit", {}, 303),
    "POST /settings": lambda s: (EVE, "/settings", {"form": {"lang": "pl", "sound": "on", "back": "/rules"}}, 303),
    "GET /account/sessions": lambda s: (FAY, "/account/sessions", {}, 200),
    "GET /account/recover": lambda s: (ANN, "/account/recover", {}, 200),
    "GET /account/data": lambda s: (ANN, "/account/data", {}, 200),
    "GET /account/delete": lambda s: (ANN, "/account/delete", {}, 200),
    "POST /account/new": lambda s: (EVE, "/account/new", {"form": {"name": "Eve", "password": "evening star"}}, 200),
    "POST /account/in": lambda s: (DAN, "/account/in", {"form": {"name": "eve", "password": "evening star"}}, 303),
    "POST /account/out": lambda s: (EVE, "/account/out", {}, 303),
    "POST /account/sessions": lambda s: (FAY, "/account/sessions", {"form": {}}, 303),
    "POST /account/password": lambda s: (FAY, "/account/password", {"form": {"old": WORD, "new": WORD + "s"}}, 303),
    "POST /account/codes": lambda s: (FAY, "/account/codes", {"form": {"old": WORD}}, 200),
    "POST /account/recover": lambda s: (
        DAN,
        "/account/recover",
        {"form": {"name": "Fay", "code": CODE, "new": WORD}},
        303,
    ),
    "POST /account/delete": lambda s: (FAY, "/account/delete", {"form": {"password": WORD, "consent": "on"}}, 303),
    "GET /t/{id}": lambda s: (ANN, f"/t/{s.run}?form=phone&at=2", {}, 200),
    "GET /t/{id}/stream": lambda s: (ANN, f"/t/{s.run}/stream", {"until": b"event: parts"}, 200),
    "GET /t/{id}/preview": lambda s: (ANN, f"/t/{s.run}/preview?act=place:customs_house", {}, 200),
    "GET /t/{id}/why": lambda s: (ANN, f"/t/{s.run}/why?el=area-canal", {}, 200),
    "GET /t/{id}/help": lambda s: (DAN, f"/t/{s.run}/help?el=area-bank", {}, 200),
    "GET /t/{id}/choices": lambda s: (ANN, f"/t/{s.run}/choices?el=area-bank", {}, 200),
    "GET /t/{id}/hint": lambda s: (ANN, f"/t/{s.alone}/hint", {}, 200),
    "GET /t/{id}/analysis": lambda s: (ANN, f"/t/{s.played}/analysis", {}, 200),
    "GET /t/{id}/analysis/state": lambda s: (ANN, f"/t/{s.played}/analysis/state", {}, 200),
    "POST /t/{id}/playout": lambda s: (ANN, f"/t/{s.played}/playout", {"sent": PLAYED_OUT}, 200),
    "GET /t/{id}/playout/state": lambda s: (ANN, f"/t/{s.played}/playout/state?{urlencode(PLAYED_OUT)}", {}, 200),
    "GET /t/{id}/sheet": lambda s: (ANN, f"/t/{s.run}/sheet?el=area-bank&act=place:customs_house", {}, 200),
    "GET /t/{id}/at/{moment}": lambda s: (DAN, f"/t/{s.run}/at/3", {}, 200),
    "GET /t/{id}/save": lambda s: (ANN, f"/t/{s.over}/save", {}, 409),
    "GET /t/{id}/share": lambda s: (DAN, f"/t/{s.run}/share", {}, 200),
    "GET /t/{id}/log": lambda s: (CAT, f"/t/{s.run}/log", {}, 200),
    "GET /t/{id}/text": lambda s: (CAT, f"/t/{s.run}/text", {}, 200),
    "POST /t/{id}/act": lambda s: (ANN, f"/t/{s.run}/act", {"sent": s.step(actions=["stop"])}, 200),
    "POST /t/{id}/undo": lambda s: (ANN, f"/t/{s.run}/undo", {"sent": s.step()}, 200),
    "POST /t/{id}/redo": lambda s: (ANN, f"/t/{s.run}/redo", {"sent": s.step(step=2)}, 200),
    "POST /t/{id}/restart": lambda s: (ANN, f"/t/{s.run}/restart", {"sent": s.step()}, 200),
    "POST /t/{id}/confirm": lambda s: (ANN, f"/t/{s.run}/confirm", {"sent": s.step(step=1)}, 409),
    "POST /t/{id}/chat": lambda s: (DAN, f"/t/{s.run}/chat", {"sent": {"text": " hello\nthere "}}, 200),
    "POST /t/{id}/resign": lambda s: (BOB, f"/t/{s.run}/resign", {"sent": {}}, 200),
    "POST /t/{id}/leave": lambda s: (CAT, f"/t/{s.run}/leave", {"sent": {"seat": 2}}, 200),
    "POST /t/{id}/replace": lambda s: (ANN, f"/t/{s.wait}/replace", {"sent": {"target": 1, "bot": "random"}}, 200),
    "POST /t/{id}/takeback": lambda s: (ANN, f"/t/{s.run}/takeback", {"sent": {"number": 4, "moment": 3}}, 200),
    "POST /t/{id}/answer": lambda s: (BOB, f"/t/{s.run}/answer", {"sent": {"yes": True}}, 409),
    "POST /t/{id}/fork": lambda s: (DAN, f"/t/{s.run}/fork", {"sent": {"moment": 2}}, 200),
    "POST /t/{id}/rematch": lambda s: (ANN, f"/t/{s.over}/rematch", {"sent": {}}, 200),
    "POST /t/{id}/save": lambda s: (ANN, f"/t/{s.alone}/save", {"form": {}}, 200),
    "POST /t/{id}/skip": lambda s: (ANN, f"/t/{s.run}/skip", {"sent": {}}, 200),
    "POST /t/{id}/lesson": lambda s: (ANN, f"/t/{s.run}/lesson", {"sent": {"lesson": "lesson-placing"}}, 200),
    "GET /api": lambda s: (None, "/api", {}, 200),
    "GET /api/games": lambda s: (None, "/api/games", {}, 200),
    "POST /api/tables": lambda s: (
        EVE,
        "/api/tables",
        {"sent": {"game": "yokohama", "seats": [{"kind": "you", "name": "Eve"}, {"kind": "link"}]}},
        200,
    ),
    "GET /api/tables/{id}": lambda s: (DAN, f"/api/tables/{s.run}", {}, 200),
    "GET /api/tables/{id}/view": lambda s: (BOB, f"/api/tables/{s.run}/view?seat=1", {}, 200),
    "GET /api/tables/{id}/preview": lambda s: (ANN, f"/api/tables/{s.run}/preview?act=place:customs_house", {}, 200),
    "GET /api/tables/{id}/why": lambda s: (ANN, f"/api/tables/{s.run}/why?action=place:bank", {}, 200),
    "POST /api/tables/{id}/act": lambda s: (ANN, f"/api/tables/{s.run}/act", {"sent": s.step(actions=["stop"])}, 200),
    "POST /api/tables/{id}/undo": lambda s: (ANN, f"/api/tables/{s.run}/undo", {"sent": s.step()}, 200),
    "POST /api/tables/{id}/redo": lambda s: (ANN, f"/api/tables/{s.run}/redo", {"sent": s.step(step=2)}, 200),
    "POST /api/tables/{id}/restart": lambda s: (ANN, f"/api/tables/{s.run}/restart", {"sent": s.step()}, 200),
    "POST /api/tables/{id}/confirm": lambda s: (ANN, f"/api/tables/{s.run}/confirm", {"sent": s.step()}, 409),
}

BAD = {
    "GET /": lambda s: (ANN, "/", {"method": "DELETE"}, 405),
    "GET /new/{game}": lambda s: (ANN, "/new/go", {}, 404),
    "GET /s/{link}": lambda s: (ANN, f"/s/{s.link}", {"method": "PUT"}, 405),
    "GET /lobby/{id}": lambda s: (ANN, "/lobby/nowhere", {}, 404),
    "GET /rules": lambda s: (ANN, "/rules", {"method": "POST"}, 405),
    "GET /rules/{game}": lambda s: (ANN, "/rules/go", {}, 404),
    "GET /about/{game}": lambda s: (ANN, "/about/%00", {}, 404),
    "GET /credits": lambda s: (ANN, "/credits", {"method": "POST"}, 405),
    "GET /account": lambda s: (ANN, "/account", {"method": "POST"}, 405),
    "GET /settings": lambda s: (ANN, "/settings", {"method": "PATCH"}, 405),
    "POST /play": lambda s: (ANN, "/play", {"form": {"game": "go"}}, 404),
    "POST /new/{game}": lambda s: (ANN, "/new/yokohama", {"form": {"players": "9", "pace": "never"}}, 422),
    "POST /join": lambda s: (ANN, "/join", {"form": {"link": "https://evil.test/"}}, 422),
    "POST /open": lambda s: (ANN, "/open", upload(s.save[:-20]), 422),
    "POST /s/{link}": lambda s: (ANN, "/s/madeup", {}, 404),
    "POST /lobby/{id}/bot": lambda s: (DAN, f"/lobby/{s.wait}/bot", {"form": {"target": "1"}}, 403),
    "POST /lobby/{id}/answer": lambda s: (DAN, f"/lobby/{s.wait}/answer", {"form": {"yes": "1"}}, 403),
    "POST /lobby/{id}/reach": lambda s: (DAN, f"/lobby/{s.wait}/reach", {"form": {}}, 403),
    "POST /t/{id}/start": lambda s: (BOB, f"/t/{s.wait}/start", {}, 403),
    "POST /t/{id}/sit": lambda s: (DAN, f"/t/{s.wait}/sit", {}, 409),
    "POST /settings": lambda s: (ANN, "/settings", {"sent": {"lang": "tlh"}}, 422),
    "GET /account/sessions": lambda s: (ANN, "/account/sessions", {}, 403),
    "GET /account/recover": lambda s: (ANN, "/account/recover", {"method": "PUT"}, 405),
    "GET /account/data": lambda s: (None, "/account/data", {}, 403),
    "GET /account/delete": lambda s: (ANN, "/account/delete", {"method": "PUT"}, 405),
    "POST /account/sessions": lambda s: (FAY, "/account/sessions", {"form": {"id": "nowhere"}}, 404),
    "POST /account/password": lambda s: (FAY, "/account/password", {"form": {"old": "wrong", "new": WORD}}, 403),
    "POST /account/codes": lambda s: (FAY, "/account/codes", {"form": {}}, 403),
    "POST /account/recover": lambda s: (DAN, "/account/recover", {"form": {"name": "Fay", "new": WORD}}, 403),
    "POST /account/delete": lambda s: (FAY, "/account/delete", {"form": {"password": WORD}}, 422),
    "POST /account/new": lambda s: (ANN, "/account/new", {"form": {"name": "A", "password": "short"}}, 422),
    "POST /account/in": lambda s: (ANN, "/account/in", {"form": {"name": "Eve", "password": "wrong wrong"}}, 403),
    "POST /account/out": lambda s: (ANN, "/account/out", {"method": "GET"}, 405),
    "GET /t/{id}": lambda s: (DAN, f"/t/{s.over}", {}, 403),
    "GET /t/{id}/stream": lambda s: (ANN, f"/t/{s.wait}/stream", {}, 409),
    "GET /t/{id}/preview": lambda s: (ANN, f"/t/{s.run}/preview?act=place:canal", {}, 422),
    "GET /t/{id}/why": lambda s: (ANN, f"/t/{s.run}/why?el=area-bank&seat=1", {}, 403),
    "GET /t/{id}/help": lambda s: (ANN, f"/t/{s.wait}/help?el=area-bank", {}, 409),
    "GET /t/{id}/choices": lambda s: (ANN, f"/t/{s.run}/choices?el=x&seat=zero", {}, 400),
    "GET /t/{id}/hint": lambda s: (ANN, f"/t/{s.run}/hint", {}, 403),
    "GET /t/{id}/analysis": lambda s: (ANN, f"/t/{s.run}/analysis", {}, 409),
    "GET /t/{id}/analysis/state": lambda s: (ANN, f"/t/{s.run}/analysis/state", {}, 409),
    "POST /t/{id}/playout": lambda s: (ANN, f"/t/{s.run}/playout", {"sent": PLAYED_OUT}, 409),
    "GET /t/{id}/playout/state": lambda s: (DAN, f"/t/{s.over}/playout/state?{urlencode(PLAYED_OUT)}", {}, 403),
    "GET /t/{id}/sheet": lambda s: (ANN, f"/t/{s.run}/sheet?el=area-bank&act=place:bank", {}, 422),
    "GET /t/{id}/at/{moment}": lambda s: (ANN, f"/t/{s.run}/at/-1", {}, 400),
    "GET /t/{id}/save": lambda s: (ANN, f"/t/{s.run}/save", {}, 409),
    "GET /t/{id}/share": lambda s: (ANN, "/t/nowhere/share", {}, 404),
    "GET /t/{id}/log": lambda s: (DAN, f"/t/{s.over}/log", {}, 403),
    "GET /t/{id}/text": lambda s: (DAN, f"/t/{s.over}/text", {}, 403),
    "POST /t/{id}/act": lambda s: (ANN, f"/t/{s.run}/act", {"sent": s.step(actions=["place:canal"])}, 422),
    "POST /t/{id}/undo": lambda s: (ANN, f"/t/{s.run}/undo", {"sent": s.step(number=3)}, 409),
    "POST /t/{id}/redo": lambda s: (ANN, f"/t/{s.run}/redo", {"sent": s.step()}, 409),
    "POST /t/{id}/restart": lambda s: (BOB, f"/t/{s.run}/restart", {"sent": s.step()}, 403),
    "POST /t/{id}/confirm": lambda s: (DAN, f"/t/{s.run}/confirm", {"sent": s.step()}, 403),
    "POST /t/{id}/chat": lambda s: (ANN, f"/t/{s.run}/chat", {"sent": {"text": "x" * 501}}, 422),
    "POST /t/{id}/resign": lambda s: (DAN, f"/t/{s.run}/resign", {"sent": {}}, 403),
    "POST /t/{id}/leave": lambda s: (ANN, f"/t/{s.over}/leave", {"sent": {}}, 409),
    "POST /t/{id}/replace": lambda s: (ANN, f"/t/{s.run}/replace", {"sent": {"target": 1}}, 409),
    "POST /t/{id}/takeback": lambda s: (ANN, f"/t/{s.run}/takeback", {"sent": {"number": 4, "moment": 4}}, 422),
    "POST /t/{id}/answer": lambda s: (BOB, f"/t/{s.run}/answer", {"sent": {"yes": True}}, 409),
    "POST /t/{id}/fork": lambda s: (ANN, f"/t/{s.run}/fork", {"sent": {"moment": 5}}, 422),
    "POST /t/{id}/rematch": lambda s: (DAN, f"/t/{s.run}/rematch", {"sent": {}}, 403),
    "POST /t/{id}/save": lambda s: (ANN, f"/t/{s.run}/save", {"form": {}}, 409),
    "POST /t/{id}/skip": lambda s: (DAN, f"/t/{s.run}/skip", {"sent": {}}, 403),
    "POST /t/{id}/lesson": lambda s: (ANN, f"/t/{s.run}/lesson", {"body": b"["}, 400),
    "GET /api": lambda s: (ANN, "/api", {"method": "POST"}, 405),
    "GET /api/games": lambda s: (ANN, "/api/games/go", {}, 404),
    "POST /api/tables": lambda s: (ANN, "/api/tables", {"sent": {"game": "yokohama", "seats": []}}, 422),
    "GET /api/tables/{id}": lambda s: (DAN, f"/api/tables/{s.over}", {}, 403),
    "GET /api/tables/{id}/view": lambda s: (BOB, f"/api/tables/{s.run}/view?seat=0", {}, 403),
    "GET /api/tables/{id}/preview": lambda s: (DAN, f"/api/tables/{s.run}/preview?act=place:bank", {}, 403),
    "GET /api/tables/{id}/why": lambda s: (ANN, f"/api/tables/{s.run}/why?action=dance", {}, 422),
    "POST /api/tables/{id}/act": lambda s: (ANN, f"/api/tables/{s.run}/act", {"sent": {"seat": 0}}, 400),
    "POST /api/tables/{id}/undo": lambda s: (BOB, f"/api/tables/{s.run}/undo", {"sent": s.step()}, 403),
    "POST /api/tables/{id}/redo": lambda s: (ANN, f"/api/tables/{s.run}/redo", {"sent": s.step(step=9)}, 409),
    "POST /api/tables/{id}/restart": lambda s: (ANN, f"/api/tables/{s.run}/restart", {"body": b"\xff"}, 400),
    "POST /api/tables/{id}/confirm": lambda s: (ANN, f"/api/tables/{s.over}/confirm", {"sent": s.step()}, 409),
}

# Routes that change nothing that is stored, and one that needs a new table to ask.
SILENT = {
    "POST /join",
    "POST /lobby/{id}/reach",
    "POST /t/{id}/playout",
    "POST /t/{id}/skip",
    "POST /t/{id}/start",
    "GET /t/{id}/save",
}
SILENT |= {f"POST /account/{verb}" for verb in ("in", "out", "sessions")}  # sessions are not looked at here


@pytest.fixture(scope="module")
def room(tmp_path_factory):
    """Bots do not play here, so that only requests change something."""
    with rooms.opened(tmp_path_factory.mktemp("routes")) as found:
        found.site.house.driver.wake = lambda table: None
        yield found


@pytest.fixture(scope="module")
def scene(room):
    """For what must not change it."""
    return made(room)


def ask(room, route, case):
    who, url, sent, status = case
    method = sent.pop("method", route.partition(" ")[0])
    return room.ask(who, method, url, **sent), status


def told(answer):
    """The one sentence of a refusal."""
    if answer.headers["content-type"] == "application/json":
        said = answer.json["error"]
        assert 10 < len(said) < 300 and "\n" not in said and said[-1] in ".?" and "Traceback" not in said
    else:
        assert answer.headers["content-type"] == "text/html; charset=utf-8" and "Traceback" not in answer.text


def test_all_routes_are_here(room):
    found = {
        f"{next(iter(route.methods - {'HEAD'}))} {route.path}"
        for part in (PageRoutes, LobbyRoutes, TableRoutes, AroundTableRoutes, AnalysisRoutes, Api, AccountRoutes)
        for route in part(room.site).routes()
    }
    assert found == set(GOOD) and found == set(BAD)


@pytest.mark.parametrize("route", BAD)
def test_what_cannot_be_done_is_told_and_changes_nothing(room, scene, route):
    fay(room)
    before = room.stored()
    memory = {id: (table.row, table.seats[:], dict(table.drafts)) for id, table in room.house.tables.items()}
    answer, status = ask(room, route, BAD[route](scene))
    assert answer.status == status, answer.text[-200:]
    told(answer)
    assert room.stored() == before
    assert {id: (table.row, table.seats, table.drafts) for id, table in room.house.tables.items()} == memory


@pytest.mark.parametrize("route", GOOD)
def test_what_can_be_done_is_done(room, scene, route):
    scene = scene if route.startswith("GET") else made(room)
    prepare(room, scene, route)
    before = room.stored()
    answer, status = ask(room, route, GOOD[route](scene))
    if status == 409:  # it needs a table at another moment
        answer, status = special(room, scene, route), 200
    assert answer.status == status, answer.text[-200:]
    if route.startswith("GET") != (room.stored() == before):
        assert route in SILENT


def fay(room):
    """Somebody with an account and one recovery code, whatever was done to them before."""
    room.store.delete_person(FAY, 0)
    session = SessionRow("fay", FAY, "", 1000, 1000)
    room.store.enrol("Fay", people.hash_password(WORD), [code_digest(CODE, FAY)], session)
    room.site.known.forget(FAY)


def prepare(room, scene, route):
    fay(room)
    if route.endswith("/redo"):
        room.table(scene.run).undo(0, 4, 1)
    if route == "GET /t/{id}/playout/state":
        ask(room, "POST /t/{id}/playout", GOOD["POST /t/{id}/playout"](scene))
    if route == "POST /account/in" and room.store.person_by_name("Eve") is None:
        ask(room, "POST /account/new", GOOD["POST /account/new"](scene))


def special(room, scene, route):
    if route == "GET /t/{id}/save":
        opened = room.house.open(rooms.walked(2), ANN)
        return room.get(ANN, f"/t/{opened.row.id}/save")
    if route == "POST /lobby/{id}/answer":
        return asked_in_lobby(room)
    if route.endswith("/answer"):
        room.post(ANN, f"/t/{scene.run}/takeback", sent={"number": 4, "moment": 3})
        name = name_of(room.table(scene.run).proposal)
        return room.post(BOB, f"/t/{scene.run}/answer", sent={"yes": True, "proposal": name})
    record, seat = rooms.moment_of("phase_c")
    table = room.seated(ANN, BOB, CAT, start=record)
    url = GOOD[route](scene)[1].replace(scene.run, table.row.id)
    return room.post((ANN, BOB, CAT)[seat], url, sent={"seat": seat, "number": 0, "step": 0})


def asked_in_lobby(room):
    """Three wait for a fourth; a day later one of them asks for a bot instead, and another agrees."""
    table = room.house.create(
        Opening("yokohama", (SeatChoice("you"), SeatChoice("link"), SeatChoice("link"), SeatChoice("link"))), ANN
    )
    for seat, person in ((1, BOB), (2, CAT)):
        room.house.claim(table.seats[seat].link_plain, person)
    room.now[0] += LOBBY + 1
    place = f"/lobby/{table.row.id}"
    for person in (ANN, BOB, CAT):
        room.get(person, place)
    room.post(BOB, f"{place}/bot", form={"target": "3"})
    name = name_of(table.proposal)
    assert name in room.get(CAT, place).text and name not in room.get(BOB, place).text
    answer = room.post(CAT, f"{place}/answer", form={"proposal": name, "yes": "1"})
    assert table.running and table.seats[3].kind == "bot"
    return Answer(200, answer.headers, answer.body) if answer.status == 303 else answer


def test_a_refusal_names_its_rule(room, scene):
    said = room.post(ANN, f"/t/{scene.run}/act", sent=scene.step(actions=["place:canal"])).json
    assert said["rule"].startswith("YK-") and set(said) == {"error", "rule"}


@pytest.mark.parametrize("lang, word", [("en", "no such table"), ("pl", "stołu"), ("ru", "стола"), ("uk", "столу")])
def test_a_refusal_speaks_the_readers_language(room, lang, word):
    answer = room.get(None, "/t/nowhere", headers={"accept-language": f"{lang}-XX,de;q=0.9"})
    assert answer.status == 404 and word in answer.json["error"]
    page = room.get(None, "/t/nowhere", headers={"accept-language": lang, "accept": "text/html"})
    assert page.status == 404 and word in page.text and f'lang="{lang}"' in page.text


def test_a_waiting_table_leads_to_its_lobby_and_a_running_one_to_the_table(room, scene):
    assert room.get(ANN, f"/t/{scene.wait}").headers["location"] == f"/lobby/{scene.wait}"
    assert room.get(ANN, f"/lobby/{scene.run}").headers["location"] == f"/t/{scene.run}"


def test_a_seats_link_is_for_the_host_alone(room, scene):
    assert scene.link in room.get(ANN, f"/lobby/{scene.wait}").text
    assert scene.link not in room.get(BOB, f"/lobby/{scene.wait}").text
    assert scene.link in room.get(ANN, f"/api/tables/{scene.wait}").json["seats"][1]["link"]
    assert room.get(BOB, f"/api/tables/{scene.wait}").json["seats"][1]["link"] == ""


def test_a_link_is_not_taken_by_looking_at_it(room, scene):
    before = room.stored()
    assert room.get(CAT, f"/s/{scene.link}").status == 200
    assert room.stored() == before


def test_a_game_that_began_elsewhere_cannot_be_saved_as_one_that_was_dealt(room, scene):
    said = room.get(ANN, f"/t/{scene.over}/save")
    assert said.status == 409
    told(said)


def test_what_was_saved_can_be_opened(room):
    table = room.seated(ANN, BOB)
    for seat in range(2):
        table.move(seat, table.match.legal(seat)[0])
    for seat in (1, 0):
        room.leave(table, seat, "left")
    saved = room.get(DAN, f"/t/{table.row.id}/save")
    assert saved.status == 200 and "attachment" in saved.headers["content-disposition"]
    opened = room.post(EVE, "/open", **upload(saved.body))
    again = room.house.find(opened.headers["location"].rpartition("/")[2])
    assert bytes(again.match.position.record) == bytes(table.match.position.record)


def test_a_link_leads_only_to_this_house(room):
    for pasted in ("https://evil.test/t/x", "t/x", " /lobby/x/ ", "x.test/s/x?y=1"):
        at = room.post(ANN, "/join", form={"link": pasted}).headers["location"]
        assert at.startswith("/") and not at.startswith("//")
    for back in ("//evil.test", "/\\evil.test", "https://evil.test", "evil.test", "/\t/evil.test", ""):
        at = room.post(ANN, "/settings", form={"back": back}).headers["location"]
        assert at.startswith("/") and not at.startswith("//") and "\t" not in at
    assert room.post(ANN, "/settings", form={"back": "/rules?x=1"}).headers["location"] == "/rules?x=1"


def test_a_preview_of_what_is_gone_is_silent(room, scene):
    url = f"/t/{scene.run}/preview?act=place:customs_house&number=4&step="
    assert room.get(ANN, url + "1").status == 200
    gone = room.get(ANN, url + "0")
    assert (gone.status, gone.body) == (204, b"")


def test_the_stream_tells_a_page_what_it_does_not_know(room, scene):
    first = room.get(ANN, f"/t/{scene.run}/stream", until=b"event: parts")
    assert first.headers["content-type"].startswith("text/event-stream")
    text = first.text
    assert text.startswith("retry: ") and "id: 4.1\n" in text
    event = json.loads(text.partition("data: ")[2])
    assert event["turn"] is True and event["parts"]
    known = room.get(ANN, f"/t/{scene.run}/stream?digest={event['digest']}", until=b"retry")
    assert "event:" not in known.text
    assert not room.house.tables[scene.run].subscribers
