"""The JSON API, and docs/api.md: what the document says is what the server does."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from entrepot.web.routes.api import Api
from tests.web import rooms
from tests.web.rooms import ANN, BOB, CAT, DAN

DOCUMENT = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
REQUESTS, SCHEMA = DOCUMENT.split("\n## Schema\n")
PLAIN = ("string", "integer", "boolean", "null")


@pytest.fixture(scope="module")
def room(tmp_path_factory):
    with rooms.opened(tmp_path_factory.mktemp("api")) as found:
        yield found


def sections(text):
    """Heading -> what stands below it."""
    parts = re.split(r"^### (.+)\n", text, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def examples(text):
    """The requests of a section: method, address and body."""
    for line in re.findall(r"^curl (.+)$", text, re.MULTILINE):
        words = shlex.split(line)
        url = next(word for word in words if word.startswith("$HOST"))
        body = words[words.index("-d") + 1] if "-d" in words else None
        yield "POST" if body else "GET", url.removeprefix("$HOST"), body


def named(type):
    """A type of JSON Schema as the document calls it."""
    if "$ref" in type:
        return str(type["$ref"].rpartition("/")[2])
    if "anyOf" in type:
        return ", or ".join(named(one) for one in sorted(type["anyOf"], key=lambda one: one.get("type") == "null"))
    if type.get("type") == "array":
        return f"array of {named(type.get('items', {}))}"
    if type.get("type") == "object":
        return f"map of string to {named(type.get('additionalProperties', {}))}"
    return type["type"] if type.get("type") in PLAIN else "any"


def test_the_document_has_every_route(room):
    routes = [f"{next(iter(r.methods - {'HEAD'}))} {r.path}" for r in Api(room.site).routes()]
    assert sorted(sections(REQUESTS)) == sorted(routes)


@pytest.mark.parametrize("route", sections(REQUESTS))
def test_every_route_has_an_example_of_it(route):
    method, path = route.split()
    pattern = re.escape(path).replace(r"\{id\}", r"\$TABLE") + r"(\?.*)?"
    found = [(how, url) for how, url, _ in examples(sections(REQUESTS)[route])]
    assert any(how == method and re.fullmatch(pattern, url) for how, url in found)


def test_the_examples_can_be_run_one_after_the_other(room):
    known = {"$TABLE": "", "keep:order_12": ""}  # stand for what the server says
    for how, url, body in (one for text in sections(REQUESTS).values() for one in examples(text)):
        for sign, meant in known.items():
            assert meant or sign not in url, url
            url, body = url.replace(sign, meant), body and body.replace(sign, meant)
        answer = room.ask(ANN, how, url, sent=json.loads(body) if body else None)
        assert answer.status == 200, (how, url, answer.text)
        if url == "/api/tables":
            known["$TABLE"] = answer.json["id"]
        if "/view" in url:
            known["keep:order_12"] = answer.json["legal"][0]
    assert room.house.tables[known["$TABLE"]].row.number == 1


def test_the_document_has_the_schema_field_by_field(room):
    found = room.get(None, "/api").json["$defs"]
    told = sections(SCHEMA)
    assert sorted(told) == sorted(found)
    for name, struct in found.items():
        rows = re.findall(r"^\| `(\w+)` \| (.+?) \|(.*)\|$", told[name], re.MULTILINE)
        ours = []
        for field, type in struct["properties"].items():
            usual = "" if field in struct.get("required", []) else f"`{json.dumps(type.get('default'))}`"
            ours.append((field, named(type), usual))
        assert [(field, type, usual.strip()) for field, type, usual in rows] == ours, name


def test_a_link_in_the_document_leads_somewhere():
    anchors = {re.sub(r"[^a-z0-9 -]", "", head.lower()).replace(" ", "-") for head in sections(SCHEMA)}
    assert set(re.findall(r"\]\(#([a-z-]+)\)", DOCUMENT)) <= anchors
    for path in re.findall(r"\]\((?!#)([^)]+)\)", DOCUMENT):
        assert (Path(__file__).parents[2] / "docs" / path).exists()


# --- what it does


def begun(room):
    table = room.seated(ANN, BOB, CAT, options={"first": "0"})
    for seat in range(3):
        table.move(seat, table.match.legal(seat)[0])
    return table


def test_a_view_is_that_of_the_seat(room):
    table = begun(room)
    for seat, person in enumerate((ANN, BOB, CAT, DAN)):
        said = room.get(person, f"/api/tables/{table.row.id}/view").json
        viewer = seat if seat < 3 else None
        assert said["seat"] == viewer and said["view"] == table.match.view(viewer).as_dict()
        assert said["named"] == table.match.view(viewer).named
        assert said["legal"] == (table.match.legal(0) if seat == 0 else [])
        assert (said["number"], said["step"], said["asked"], said["actors"]) == (3, 0, "placing", [0])
        assert [move.endswith(":?") for move in said["history"]] == [n != viewer for n in range(3)]


def test_a_view_has_its_own_draft_and_no_others(room):
    table = begun(room)
    id = table.row.id
    sent = {"seat": 0, "number": 3, "step": 0, "actions": ["place:bank"]}
    assert room.post(ANN, f"/api/tables/{id}/act", sent=sent).json == {"number": 3, "step": 1}
    mine, theirs = (room.get(who, f"/api/tables/{id}/view").json for who in (ANN, BOB))
    assert mine["history"][-1] == "0 place:bank" and len(theirs["history"]) == 3
    assert mine["view"]["assistants"] != theirs["view"]["assistants"] and theirs["step"] == 0


def test_confirm_commits_a_turn_that_is_finished(room):
    record, seat = rooms.moment_of("phase_c")
    table = room.seated(ANN, BOB, CAT, start=record)
    url = f"/api/tables/{table.row.id}/act"
    sent = {"seat": seat, "number": 0, "step": 0, "actions": ["done"], "confirm": True}
    assert room.post((ANN, BOB, CAT)[seat], url, sent=sent).json == {"number": 1, "step": 0}


def test_preview_and_why(room):
    url = f"/api/tables/{begun(room).row.id}"
    said = room.get(ANN, f"{url}/preview?act=place:bank%20place:church").json
    assert said["stopped"] is False and said["changes"]["hand"][0] != said["changes"]["hand"][1]
    assert room.get(ANN, f"{url}/why?action=place:bank").json == {"allowed": True, "rule": "", "sentence": ""}
    why = room.get(ANN, f"{url}/why?action=place:canal").json
    assert why["allowed"] is False and why["rule"].startswith("YK-") and why["sentence"].endswith(".")
    assert room.get(ANN, f"{url}/preview?act=").status == 422
    assert room.get(ANN, f"{url}/preview?act={'stop+' * 65}").status == 422


def test_the_end_is_told_with_the_deal(room):
    opened = room.house.open(rooms.walked(2), ANN)
    said = room.get(ANN, f"/api/tables/{opened.row.id}").json
    assert said["status"] == "over" and said["actors"] == [] and said["secret"] == opened.row.secret.hex()
    result, told = opened.match.result, said["result"]
    assert (told["scores"], told["ranks"]) == (list(result.scores), list(result.ranks))
    assert [sum(sheet.values()) for sheet in told["sheet"]] == told["scores"] and told["rating"] is None
    view = room.get(ANN, f"/api/tables/{opened.row.id}/view").json
    assert view["asked"] == "over" and view["legal"] == [] and not any(":?" in move for move in view["history"])


def test_what_cannot_be_a_table(room):
    seats = [{"kind": "you"}, {"kind": "link"}]
    wrong = [
        ({"game": "go", "seats": seats}, 404),
        ({"game": "yokohama", "seats": [{"kind": "you"}]}, 422),
        ({"game": "yokohama", "seats": [{"kind": "you"}, {"kind": "ghost"}]}, 422),
        ({"game": "yokohama", "seats": [{"kind": "you"}, {"kind": "bot", "level": "god"}]}, 422),
        ({"game": "yokohama", "seats": [{"kind": "you"}, {"kind": "bot", "level": "mcts"}]}, 422),  # thinks too long
        ({"game": "yokohama", "seats": seats, "options": {"edition": "none"}}, 422),
        ({"game": "yokohama", "seats": seats, "pace": "never"}, 422),
        ({"game": "yokohama", "seats": [{"kind": "you", "name": "a\u202eb"}, {"kind": "link"}]}, 422),
        ({"game": "yokohama", "seats": [{"kind": "you", "name": "x" * 25}, {"kind": "link"}]}, 422),
        ({"game": "yokohama"}, 400),
        ({"game": 1, "seats": seats}, 400),
        ({"game": "yokohama", "seats": seats, "public": "yes"}, 400),
    ]
    before = room.stored()
    for sent, status in wrong:
        answer = room.post(DAN, "/api/tables", sent=sent)
        assert (answer.status, set(answer.json)) == (status, {"error"}), sent
    assert room.stored() == before
