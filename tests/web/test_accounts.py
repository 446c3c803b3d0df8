"""Passwords, recovery codes and one's own data, tried as their owner and as somebody who wants to be them."""

from __future__ import annotations

import json
import re

import pytest

from entrepot.web.people.tokens import token_digest
from entrepot.web.tables.opening import Opening, SeatChoice
from tests.web import rooms
from tests.web.rooms import BOB, Browser
from tests.web.signed import OTHER, WORD, enrolled, name_of, person, signed_in


@pytest.fixture
def room(tmp_path):
    with rooms.opened(tmp_path) as found:
        yield found


# --- passwords


def test_a_password_change_needs_the_old_one_and_ends_the_other_sessions(room):
    ann, _ = enrolled(room)
    other = signed_in(room)
    kept = ann.copy()
    wrong = ann.post("/account/password", {"old": OTHER, "new": "something else"})
    assert wrong.status == 403 and "isn’t your current password" in wrong.text and WORD not in wrong.text
    assert name_of(other) == "Ann"
    short = ann.post("/account/password", {"old": WORD, "new": "short"})
    assert short.status == 422 and "at least 8" in short.text
    assert ann.post("/account/password", {"old": WORD, "new": OTHER}).headers["location"] == "/account?done=changed"
    assert (name_of(ann), name_of(other), name_of(kept)) == ("Ann", None, None)
    assert Browser(room).post("/account/in", {"name": "Ann", "password": WORD}).status == 403
    assert name_of(signed_in(room, password=OTHER)) == "Ann"


def test_a_name_cannot_be_taken_a_second_time_to_change_the_password(room):
    ann, _ = enrolled(room)
    assert ann.post("/account/new", {"name": "Ann", "password": OTHER}).status == 409
    assert ann.post("/account/new", {"name": "Hanna", "password": OTHER}).status == 409
    assert name_of(signed_in(room)) == "Ann"


def test_who_knew_the_password_until_it_was_changed_does_not_come_in(room, monkeypatch):
    """The password is checked, and changed before the session begins."""
    enrolled(room)
    do, ann = room.site.passwords.do, person(room)

    async def slow(check):
        found = await do(check)
        row = room.site.sessions.new(ann, "")[1]
        await room.site.calls.write(lambda store: store.change_password(store.password(ann), "changed", row))
        return found

    monkeypatch.setattr(room.site.passwords, "do", slow)
    thief = Browser(room)
    assert thief.post("/account/in", {"name": "Ann", "password": WORD}).status == 403 and not thief.token


def test_a_guest_has_no_password_to_change(room):
    guest = Browser(room)
    guest.post("/settings", {"lang": "en"})
    for path in ("password", "codes"):
        refused = guest.post(f"/account/{path}", {"old": WORD, "new": OTHER})
        assert refused.status == 403 and "aren’t signed in" in refused.text


# --- recovery codes


def test_a_code_sets_a_new_password_once_and_says_how_many_are_left(room):
    ann, codes = enrolled(room)
    fresh = Browser(room)
    form = {"name": "ANN", "code": codes[3].lower().replace("-", " "), "new": OTHER}
    answer = fresh.post("/account/recover", form)
    assert answer.headers["location"] == "/account?done=recovered"
    assert "You have 9 recovery codes left" in fresh.get("/account?done=recovered").text
    assert (name_of(fresh), name_of(ann)) == ("Ann", None)
    assert name_of(signed_in(room, password=OTHER)) == "Ann"
    again = Browser(room).post("/account/recover", form)
    assert again.status == 403 and "already been used" in again.text
    assert Browser(room).post("/account/recover", form | {"code": codes[4]}).status == 303


def test_codes_are_stored_as_digests(room):
    _, codes = enrolled(room)
    stored = str(room.stored())
    assert not any(code in stored or code.replace("-", "") in stored for code in codes)


@pytest.mark.parametrize(
    "form, status",
    [
        ({"code": "0000-0000-0000-0000"}, 403),
        ({"code": ""}, 403),
        ({"name": "Nobody"}, 403),
        ({"name": "Bob"}, 403),  # somebody else's code
        ({"new": "short"}, 422),
        ({"new": ""}, 422),
    ],
)
def test_a_code_that_is_wrong_changes_nothing(room, form, status):
    _, codes = enrolled(room)
    enrolled(room, "Bob")
    before = room.stored()
    browser = Browser(room)
    assert browser.post("/account/recover", {"name": "Ann", "code": codes[0], "new": OTHER} | form).status == status
    assert room.stored() == before and not browser.token


def test_new_codes_are_shown_for_the_password_and_replace_the_old_ones(room):
    ann, old = enrolled(room)
    assert ann.post("/account/codes", {"old": OTHER}).status == 403
    page = ann.post("/account/codes", {"old": WORD})
    codes = re.findall(r"<code>([-0-9A-Z]+)</code>", page.text)
    assert len(codes) == 10 and not set(codes) & set(old) and page.headers["cache-control"] == "no-store"
    assert Browser(room).post("/account/recover", {"name": "Ann", "code": old[0], "new": OTHER}).status == 403
    assert Browser(room).post("/account/recover", {"name": "Ann", "code": codes[0], "new": OTHER}).status == 303


def test_who_comes_back_with_a_code_keeps_what_they_began_as_a_guest(room):
    _, codes = enrolled(room)
    guest = Browser(room)
    guest.post("/play", {"game": "yokohama"})
    assert guest.post("/account/recover", {"name": "Ann", "code": codes[0], "new": OTHER}).status == 303
    (table,) = room.house.tables.values()
    assert table.row.host == person(room) and table.seats_of(person(room))


def test_who_guesses_passwords_or_codes_has_to_wait(room):
    """Whatever is guessed, and wherever it is asked: all of it counts together."""
    ann, codes = enrolled(room)
    wrong = [
        ("/account/in", {"name": "Ann", "password": OTHER}),
        ("/account/recover", {"name": " ANN ", "code": "0000-0000-0000-0000", "new": OTHER}),
    ]
    thief = Browser(room)
    assert [thief.post(*wrong[n % 2]).status for n in range(4)] == [403, 403, 403, 429]
    waits = thief.post("/account/recover", {"name": "Ann", "code": codes[0], "new": OTHER})
    assert waits.status == 429 and int(waits.headers["retry-after"]) >= 1
    assert name_of(ann) == "Ann" and room.store.codes_left(person(room)) == 10
    forms = {"password": {"new": OTHER}, "codes": {}, "delete": {"consent": "on"}}
    for verb, form in forms.items():  # who has got hold of a session guesses no better
        assert ann.post(f"/account/{verb}", form | {"old": WORD, "password": WORD}).status == 429


# --- one's own data


def test_all_about_oneself_can_be_downloaded(room):
    ann, _ = enrolled(room)
    ann.post("/settings", {"lang": "en", "theme": "dark"})
    table = ann.post("/play", {"game": "yokohama"}).headers["location"]
    ann.ask("POST", f"{table}/chat", sent={"text": "ahoy"})
    answer = ann.get("/account/data")
    found = json.loads(answer.body)
    assert "attachment" in answer.headers["content-disposition"] and answer.headers["cache-control"] == "no-store"
    assert found["person"]["name"] == "Ann" and found["person"]["settings"]["theme"] == "dark"
    assert [one["id"] for one in found["tables"]] == [table.rpartition("/")[2]]
    assert [one["text"] for one in found["chat"]] == ["ahoy"] and found["recovery_codes"] == 10
    assert found["sessions"][0]["browser"] == "Firefox · Linux"
    for secret in (ann.token, token_digest(ann.token), room.store.password(person(room)), "argon2", "secret", "link"):
        assert secret not in answer.text
    assert Browser(room).get("/account/data").status == 403


def test_going_for_good_needs_the_password_and_consent(room):
    ann, _ = enrolled(room)
    before = room.stored()
    for form, status in (
        ({}, 422),
        ({"password": WORD}, 422),
        ({"password": OTHER, "consent": "on"}, 403),
        ({"consent": "on"}, 403),
    ):
        assert ann.post("/account/delete", form).status == status
    assert Browser(room).post("/account/delete", {"password": WORD, "consent": "on"}).status == 403
    assert room.stored() == before and name_of(ann) == "Ann"


def test_who_goes_for_good_is_gone_and_others_play_on(room):
    ann, _ = enrolled(room)
    id, other = person(room), signed_in(room)
    running = room.seated(BOB, id)
    waiting = room.house.create(Opening("yokohama", (SeatChoice("you"), SeatChoice("link"))), id)
    alone = room.house.create(Opening("yokohama", (SeatChoice("you", "Annie"), SeatChoice("bot", level="random"))), id)
    ann.ask("POST", f"/t/{running.row.id}/chat", sent={"text": "farewell"})
    gone = ann.post("/account/delete", {"password": WORD, "consent": "on"})
    assert gone.headers["location"] == "/account?done=deleted" and not ann.token
    assert "has been deleted" in ann.get("/account?done=deleted").text
    assert name_of(other) is None
    for house in (room.house, room.again()):
        tables = [house.find(one.row.id) for one in (running, waiting, alone)]
        assert [one.row.status for one in tables] == ["running", "waiting", "abandoned"]
        seat = tables[0].seats[1]
        assert (seat.kind, seat.status, seat.person, seat.name) == ("bot", "left", None, "")
        assert tables[2].row.host is None and tables[2].seats[0].name == ""
        assert [(line.name, line.person, line.text) for line in tables[0].chat] == [("", None, "farewell")]
    assert id not in str(room.stored()) and "Annie" not in str(room.stored())
    enrolled(room)  # the name is free


def test_a_guest_can_go_too(room):
    guest = Browser(room)
    guest.post("/play", {"game": "yokohama"})
    assert guest.get("/account/delete").status == 200
    assert guest.post("/account/delete", {"consent": "on"}).status == 303
    (table,) = room.house.tables.values()
    assert table.row.status == "abandoned" and table.row.host is None


# --- other sites


@pytest.mark.parametrize("verb", ["new", "in", "out", "sessions", "password", "codes", "recover", "delete"])
def test_no_other_site_can_send_it(room, verb):
    ann, codes = enrolled(room)
    before = room.stored()
    form = {
        "name": "Ann", "password": WORD, "old": WORD, "new": OTHER, "code": codes[0], "consent": "on", "id": "",
    }  # fmt: skip
    for headers in ({"origin": "https://evil.test"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}):
        assert ann.post(f"/account/{verb}", form, headers=headers).status == 403
    assert ann.get(f"/account/{verb}").status in (200, 405)
    assert room.stored() == before and name_of(ann) == "Ann"
