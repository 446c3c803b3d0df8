"""Tokens, recovery codes and browsers."""

import re

import pytest

from entrepot.web.people import tokens
from entrepot.web.people.browsers import browser

ANN, BOB = "a" * 32, "b" * 32


def test_a_token_has_256_bits_and_only_its_digest_is_kept():
    found = {tokens.new_token() for _ in range(50)}
    assert len(found) == 50 and all(tokens.is_token(one) for one in found)
    one = found.pop()
    assert re.fullmatch(r"[0-9a-f]{64}", tokens.token_digest(one)) and one not in tokens.token_digest(one)


BROKEN = ["", "a" * 42, "a" * 44, "a" * 42 + "=", "a" * 42 + "ї", "a" * 43 + "\n", ANN + "." + "0" * 64]


@pytest.mark.parametrize("text", BROKEN)
def test_what_is_no_token(text):
    assert not tokens.is_token(text)


def test_a_cookie_of_the_first_kind_leads_to_one_token_that_nobody_else_can_make():
    cookie = f"{ANN}.{'0' * 64}"
    assert tokens.exchanged(cookie, b"k" * 32) == tokens.exchanged(cookie, b"k" * 32)
    assert tokens.is_token(tokens.exchanged(cookie, b"k" * 32))
    assert tokens.exchanged(cookie, b"k" * 32) != tokens.exchanged(cookie, b"x" * 32)


def test_codes_are_many_different_and_legible():
    codes = tokens.new_codes()
    assert len(set(codes)) == tokens.CODES == 10
    assert all(re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}", code) for code in codes)
    assert not set(codes) & set(tokens.new_codes())


def test_a_code_is_the_same_however_it_is_typed_and_for_one_person_alone():
    digest = tokens.code_digest("10AB-CDEF-GHJK-MNPQ", ANN)
    for typed in ("10abcdefghjkmnpq", " IO AB cdef-ghjk-MNPQ ", "lo-ab-cd-ef-gh-jk-mn-pq"):
        assert tokens.code_digest(typed, ANN) == digest
    assert tokens.code_digest("10AB-CDEF-GHJK-MNPR", ANN) != digest
    assert tokens.code_digest("10AB-CDEF-GHJK-MNPQ", BOB) != digest


WEBKIT, GECKO = "AppleWebKit/537.36 (KHTML, like Gecko)", "Gecko/20100101"


@pytest.mark.parametrize(
    "agent, said",
    [
        (f"Mozilla/5.0 (X11; Linux x86_64; rv:140.0) {GECKO} Firefox/140.0", "Firefox · Linux"),
        (
            f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {WEBKIT} Chrome/138.0.0.0 Safari/537.36 Edg/138.0",
            "Edge · Windows",
        ),
        (
            f"Mozilla/5.0 (Linux; Android 15; Pixel 9) {WEBKIT} Chrome/138.0.0.0 Mobile Safari/537.36",
            "Chrome · Android",
        ),
        (
            f"Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) {WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1",
            "Safari · iPhone",
        ),
        (f"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) {WEBKIT} Version/18.5 Safari/605.1.15", "Safari · macOS"),
        ("curl/8.5.0", "curl"),
        ("", ""),
        ("<script>alert(1)</script>", ""),
    ],
)
def test_a_browser_in_a_few_words(agent, said):
    assert browser(agent) == said
