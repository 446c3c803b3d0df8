"""What every request passes: headers, policy, origin, size, rate and cookies."""

from __future__ import annotations

import re

import pytest

from entrepot.web.guard.security import LARGE, POLICY, SMALL, Rates, cost
from entrepot.web.people.names import new_person
from entrepot.web.people.tokens import token_digest
from entrepot.web.problems import Problem
from tests.web import rooms
from tests.web.rooms import ANN, HOST

pytestmark = pytest.mark.slow  # many requests


@pytest.fixture(scope="module")
def room(tmp_path_factory):
    with rooms.opened(tmp_path_factory.mktemp("guard")) as found:
        found.seated(ANN, ANN)
        yield found


EVERYWHERE = [
    ("GET", "/", 200),
    ("GET", "/t/t0", 200),
    ("GET", "/t/t0/share", 200),
    ("GET", "/api/games", 200),
    ("GET", "/static/table.js", 200),
    ("GET", "/static/games/yokohama.css", 200),
    ("GET", "/healthz", 200),
    ("GET", "/metrics", 404),
    ("GET", "/nowhere", 404),
    ("GET", "/static/../app.py", 404),
    ("GET", "/static/games/go.css", 404),
    ("PUT", "/", 405),
    ("POST", "/t/t0/act", 400),
]


@pytest.mark.parametrize("method, url, status", EVERYWHERE)
def test_every_answer_has_the_headers(room, method, url, status):
    answer = room.ask(ANN, method, url)
    assert answer.status == status
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in answer.headers


@pytest.mark.parametrize("accept, kind", [("text/html", "text/html; charset=utf-8"), ("*/*", "application/json")])
def test_a_failure_is_told_without_what_failed(room, monkeypatch, accept, kind):
    async def broken(id):
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(room.site.house, "find", broken)
    answer = room.get(ANN, "/t/t0", headers={"accept": accept})
    assert (answer.status, answer.headers["content-type"]) == (500, kind)
    assert "42" not in answer.text and "Traceback" not in answer.text
    assert answer.headers["content-security-policy"] == POLICY


def test_only_what_was_asked_for_can_be_tried_again(room, monkeypatch):
    async def silent(id):
        raise Problem(503, "problem-silent")

    monkeypatch.setattr(room.site.house, "find", silent)
    page = room.get(ANN, "/t/t0?at=3", headers={"accept": "text/html"})
    assert page.status == 503 and 'href="/t/t0?at=3"' in page.text and ">Try again<" in page.text
    sent = room.post(ANN, "/lobby/t0/bot", form={"target": "1"})
    assert sent.status == 503 and ">Try again<" not in sent.text


def test_the_policy_allows_no_code_but_ours():
    rules = dict(part.strip().split(" ", 1) for part in POLICY.split(";"))
    assert rules["default-src"] == "'none'" and rules["script-src"] == "'self'" and rules["style-src"] == "'self'"
    assert rules["frame-ancestors"] == "'none'" and rules["base-uri"] == "'none'" and rules["form-action"] == "'self'"
    assert "unsafe" not in POLICY and "*" not in POLICY


@pytest.mark.parametrize("url", ["/", "/t/t0", "/t/t0?form=phone", "/new/yokohama", "/rules/yokohama", "/settings",
                                 "/account", "/about/yokohama", "/credits"])  # fmt: skip
def test_no_page_needs_what_the_policy_forbids(room, url):
    page = room.get(ANN, url).text
    assert not re.search(r"<[^>]*\s(style|on[a-z]+)\s*=", page), "an inline style or handler"
    assert not re.search(r"<script(?![^>]*\ssrc=\"/static/)", page), "an inline script"
    assert "<style" not in page, "an inline sheet"
    assert not re.search(r"(?:src|href|action)=\"(?:https?:)?//(?!table\.test)", page), "another site"


def test_a_write_from_another_site_is_refused(room):
    before = room.stored()
    for headers in (
        {"origin": "https://evil.test"},
        {"origin": f"https://{HOST}.evil.test"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://["},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):
        answer = room.post(ANN, "/t/t0/chat", sent={"text": "hello"}, headers=headers)
        assert (answer.status, set(answer.json)) == (403, {"error"}), headers
        assert answer.headers["content-security-policy"] == POLICY
    assert room.stored() == before


def test_a_write_from_our_page_or_a_program_is_taken(room):
    for headers in (
        {"origin": f"http://{HOST}", "sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
        {},
    ):
        assert room.post(ANN, "/t/t0/chat", sent={"text": "hello"}, headers=headers).status == 200


def test_reading_is_for_everybody(room):
    assert room.get(ANN, "/t/t0", headers={"origin": "https://evil.test", "sec-fetch-site": "cross-site"}).status == 200
    assert "access-control-allow-origin" not in room.get(ANN, "/api").headers


@pytest.mark.parametrize("length", ["0", "", "-1", "ten", "²", str(SMALL + 1), "9" * 30])
def test_what_is_too_large_is_refused_whatever_it_says_of_itself(room, length):
    """The size is counted as it comes."""
    before = room.stored()
    body = b'{"text": "' + b"x" * SMALL + b'"}'
    answer = room.post(ANN, "/t/t0/chat", body=body, headers={"content-length": length})
    assert (answer.status, set(answer.json)) == (413, {"error"})
    assert room.stored() == before


def test_a_saved_game_may_be_larger_but_not_huge(room):
    headers = {"content-type": "multipart/form-data; boundary=x"}
    head = b'--x\r\nContent-Disposition: form-data; name="file"; filename="g"\r\n\r\n'
    fits = head + b"{" * (LARGE - 200) + b"\r\n--x--\r\n"
    assert room.post(ANN, "/open", body=fits, headers=headers).status == 422
    assert room.post(ANN, "/open", body=fits + b" " * 300, headers=headers).status == 413


@pytest.mark.parametrize("body", [b"[" * 60_000, b'{"a":' * 10_000, b'{"seat":' + b"[" * 60_000, b"\xff", b'"\\ud800"'])
@pytest.mark.parametrize("url", ["/t/t0/act", "/api/tables/t0/act", "/settings", "/t/t0/lesson"])
def test_what_is_nested_or_broken_is_refused(room, url, body):
    before = room.stored()
    answer = room.post(ANN, url, body=body, headers={"content-type": "application/json"})
    assert (answer.status, set(answer.json)) == (400, {"error"})
    assert room.stored() == before


def test_half_a_character_is_no_setting(room):
    body = b'{"learnt": ["\\ud800"]}'
    answer = room.post(ANN, "/settings", body=body, headers={"content-type": "application/json"})
    assert answer.status in (400, 422)


@pytest.mark.parametrize("url", ["/account/in", "/account/new", "/new/yokohama", "/join", "/settings", "/play"])
def test_a_form_in_any_encoding_is_read_or_refused(room, url):
    part = b'--x\r\nContent-Disposition: form-data; name="%s"\r\n\r\n\\ud800\\x00 +2AA- \xff\r\n'
    body = b"".join(part % name for name in (b"name", b"password", b"seat-0-name", b"link", b"back", b"game"))
    for charset in ("utf-8", "unicode_escape", "utf-7", "nonsense"):
        headers = {"content-type": f"multipart/form-data; boundary=x; charset={charset}"}
        assert room.post(ANN, url, body=body + b"--x--\r\n", headers=headers).status < 500, charset


def test_rates():
    rates = Rates(rate=10, burst=3)
    assert [rates.allows("a", 0.0) for _ in range(4)] == [True, True, True, False]
    assert rates.allows("b", 0.0)
    assert not rates.allows("a", 0.05) and rates.allows("a", 0.2)
    assert [rates.allows("a", 100.0) for _ in range(4)] == [True, True, True, False]


def test_what_takes_longer_counts_for_more():
    assert (cost("/healthz"), cost("/static/table.js"), cost("/t/x/act"), cost("/t/x/why")) == (1, 1, 1, 1)
    assert 1 < cost("/t/x") < cost("/t/x/log") < cost("/t/x/share") and cost("/t/x/at/7") == cost("/t/x/")
    assert cost("/") > 1 and cost("/rules/yokohama") > 1
    rates = Rates(rate=10, burst=40)
    assert rates.allows("a", 0.0, 40) and not rates.allows("a", 0.0, 1) and rates.allows("a", 0.2, 1)


def test_a_bucket_for_everybody_but_not_without_end():
    rates = Rates(rate=1, burst=1, most=10)
    for number in range(50):
        assert rates.allows(str(number), 0.0)
    assert len(rates._buckets) == 10


def test_too_many_requests_are_told_to_wait(tmp_path):
    with rooms.opened(tmp_path, rates=Rates(rate=0.001, burst=5)) as room:
        found = [room.get(None, "/healthz") for _ in range(7)]
    assert [answer.status for answer in found] == [200] * 5 + [429] * 2
    assert set(found[-1].json) == {"error"} and found[-1].headers["content-security-policy"] == POLICY


def test_a_new_browser_gets_a_cookie_that_no_script_reads(room):
    assert "set-cookie" not in room.get(None, "/").headers
    cookie = room.post(None, "/settings", form={"lang": "pl"}).headers["set-cookie"]
    assert re.match(r"entrepot=[\w-]{43}; ", cookie)
    flags = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags and "secure" not in flags
    assert "set-cookie" not in room.get(ANN, "/").headers


def test_behind_https_the_cookie_stays_there(tmp_path):
    with rooms.opened(tmp_path, public_url="https://play.example") as room:
        assert all("secure" in one.lower() for one in room.post(None, "/settings", form={"lang": "pl"}).cookies)


def test_a_cookie_that_was_made_up_is_nobody(room):
    other = new_person()
    for forged in (rooms.old_cookie(other, b"x" * 32), "A" * 43):
        answer = room.get(None, "/", headers={"cookie": f"entrepot={forged}"})
        assert answer.status == 200 and "set-cookie" not in answer.headers
    refused = room.post(None, "/t/t0/undo", sent={"seat": 0}, headers={"cookie": f"entrepot={ANN}.{'0' * 64}"})
    assert refused.status == 403


def test_signing_out_makes_somebody_new(room):
    answer = room.post(ANN, "/account/out")
    assert answer.status == 303 and re.match('entrepot=""; ', answer.headers["set-cookie"])


def test_a_name_belongs_to_one_and_opens_with_its_password_alone(room):
    ann = new_person()
    form = {"name": "  Ann   Lee ", "password": "correct horse"}
    assert room.post(ann, "/account/new", form=form).status == 200
    taken = room.post(rooms.BOB, "/account/new", form={"name": "ANN LEE", "password": "battery staple"})
    assert taken.status == 422
    back = room.post(None, "/account/in", form={"name": "ann lee", "password": "correct horse"})
    token = re.match(r"entrepot=([\w-]{43});", back.headers["set-cookie"])[1]
    assert back.status == 303 and room.store.session(token_digest(token))[0].person == ann
    for name, password in (("ann lee", "correct horsE"), ("nobody", "correct horse"), ("", "")):
        wrong = room.post(None, "/account/in", form={"name": name, "password": password})
        assert wrong.status == 403 and "set-cookie" not in wrong.headers


def test_who_signs_in_keeps_what_they_began_as_a_guest(room):
    eve, dan = new_person(), new_person()
    room.store.add_person(dan, 0)
    assert room.post(eve, "/account/new", form={"name": "Eve", "password": "evening star"}).status == 200
    table = room.seated(dan, rooms.BOB)
    assert room.post(dan, "/account/in", form={"name": "Eve", "password": "evening star"}).status == 303
    assert table.seats_of(eve) == (0,) and table.row.host == eve and not table.seats_of(dan)
    assert table.seats_of(rooms.BOB) == (1,)
    again = room.again().find(table.row.id)
    assert again.seats_of(eve) == (0,) and again.row.host == eve


def test_who_has_a_name_keeps_their_seats_for_themselves(room):
    ann, eve = new_person(), new_person()
    for one, name in ((ann, "Anna"), (eve, "Eva")):
        assert room.post(one, "/account/new", form={"name": name, "password": "evening star"}).status == 200
    table = room.seated(ann, rooms.BOB)
    assert room.post(ann, "/account/in", form={"name": "Eva", "password": "evening star"}).status == 303
    assert table.seats_of(ann) == (0,) and not table.seats_of(eve)


def test_files_are_kept_by_a_browser_until_they_change(room):
    first = room.get(None, "/static/tokens.css")
    tag = first.headers["etag"]
    assert room.get(None, "/static/tokens.css", headers={"if-none-match": tag}).status == 304
    packed = room.get(None, "/static/tokens.css", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip" and len(packed.body) < len(first.body)


def test_pages_are_compressed_and_not_kept(room):
    page = room.get(ANN, "/t/t0", headers={"accept-encoding": "gzip"})
    assert page.headers["content-encoding"] == "gzip" and page.headers["cache-control"] == "no-store"


def addresses(room, table):
    """Every route with something in its place, so that no answer is forgotten."""
    values = {"id": table, "game": "yokohama", "link": "abc", "moment": "0", "path": "table.js"}
    for route in room.app.routes:
        for method in sorted(route.methods - {"HEAD"}):
            yield method, re.sub(r"\{(\w+)(:\w+)?\}", lambda found: values[found[1]], route.path)


def test_no_answer_but_a_file_is_kept_by_anybody(room):
    """Not by the browser, where the next person at this machine would see it, nor by a proxy."""
    found = {}
    for method, url in addresses(room, room.seated(ANN, ANN).row.id):
        for who in (ANN, None):
            for accept in ("text/html", "application/json"):
                until = b"data" if url.endswith("/stream") else b""
                answer = room.ask(who, method, url, headers={"accept": accept}, until=until)
                found[method, url, answer.status] = answer.headers.get("cache-control")
    assert {status for _, _, status in found} >= {200, 303, 400, 403, 404, 409, 422}
    files = {key for key in found if key[1].startswith("/static/")}
    assert {found.pop(key) for key in files} == {"no-cache"}
    assert set(found.values()) == {"no-store"}, [key for key in found if found[key] != "no-store"]


def test_what_is_refused_at_the_door_is_not_kept_either(room):
    for headers in ({"origin": "https://evil.test"}, {"content-length": str(LARGE + 1)}):
        assert room.post(ANN, "/t/t0/chat", headers=headers).headers["cache-control"] == "no-store"


def test_a_file_that_did_not_change_stays_kept(room):
    tag = room.get(None, "/static/table.js").headers["etag"]
    again = room.get(None, "/static/table.js", headers={"if-none-match": tag})
    assert (again.status, again.headers["cache-control"]) == (304, "no-cache")


def test_the_address_of_an_invitation_is_told_to_nobody(room):
    assert room.get(None, "/s/abc").headers["referrer-policy"] == "strict-origin"
    assert room.post(None, "/s/abc").headers["referrer-policy"] == "strict-origin"


def test_tls_is_asked_for_where_people_come_by_it(room, tmp_path):
    assert "strict-transport-security" not in room.get(ANN, "/").headers
    with rooms.opened(tmp_path, public_url="https://play.example") as other:
        for url in ("/", "/nowhere", "/static/table.js", "/healthz"):
            assert other.get(None, url).headers["strict-transport-security"].startswith("max-age=")
        broken = other.post(None, "/settings", headers={"origin": "https://evil.test"})
        assert broken.headers["strict-transport-security"]
