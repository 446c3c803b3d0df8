"""Names, passwords, cookies and links."""

import re

import pytest

from entrepot.web.people import names as people
from tests.web.rooms import old_cookie

KEY = b"k" * 32


@pytest.mark.parametrize(
    "written, kept",
    [("  Ann ", "Ann"), ("Ann   Lee", "Ann Lee"), ("Ann\u00a0Lee", "Ann Lee"), ("Ａｎｎ", "Ann"), ("Żo", "Żo")],
)
def test_a_name_is_kept_in_one_form(written, kept):
    assert people.clean_name(written) == kept
    assert people.name_fault(kept) is None


@pytest.mark.parametrize(
    "name, fault",
    [
        ("", "short"),
        ("A", "short"),
        ("A" * 25, "long"),
        ("An\nn", "unprintable"),
        ("An\0n", "unprintable"),
        ("An\u200bn", "unprintable"),  # a space of no width
        ("An\u202en", "unprintable"),  # what follows would be read from right to left
        ("An\ud800n", "unprintable"),
    ],
)
def test_names_that_are_not_fit(name, fault):
    assert people.name_fault(people.clean_name(name)) == fault


@pytest.mark.parametrize("length", [2, 24])
def test_the_bounds_of_a_name(length):
    assert people.name_fault("ї" * length) is None


@pytest.mark.parametrize("length, fault", [(7, "short"), (8, None), (256, None), (257, "long")])
def test_the_bounds_of_a_password(length, fault):
    assert people.password_fault("x" * length) == fault


@pytest.mark.slow
def test_a_password_is_verified():
    hashed = people.hash_password("ahoy ahoy ї")
    assert hashed.startswith("$argon2id$") and "ahoy" not in hashed
    assert people.hash_password("ahoy ahoy ї") != hashed
    assert people.verify_password(hashed, "ahoy ahoy ї")  # the same letter, written as two
    assert not people.verify_password(hashed, "ahoy ahoy i")
    assert not people.verify_password(hashed, "")


def test_without_a_hash_no_password_is_right():
    assert not people.verify_password(None, "ahoy ahoy")
    assert not people.verify_password("not a hash", "ahoy ahoy")
    assert not people.verify_password(None, "\ud800" * 8)


def test_a_cookie_of_the_first_kind_tells_whose_it_is():
    person = people.new_person()
    cookie = old_cookie(person, KEY)
    assert re.fullmatch(r"[0-9a-f]{32}\.[0-9a-f]{64}", cookie)
    assert people.read_cookie(cookie, KEY) == person
    assert people.new_person() != person


def test_a_cookie_that_we_did_not_write_is_nobodys():
    one, two = people.new_person(), people.new_person()
    cookie = old_cookie(one, KEY)
    signature = cookie.partition(".")[2]
    for wrong in (
        "",
        one,
        f"{one}.",
        f"{two}.{signature}",
        cookie[:-1],
        cookie.upper(),
        cookie + "\n",
        f"{one}.ї",
        ".",
    ):
        assert people.read_cookie(wrong, KEY) is None
    assert people.read_cookie(cookie, b"x" * 32) is None


def test_a_link_is_long_and_fits_an_address():
    links = {people.new_link() for _ in range(100)}
    assert len(links) == 100
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", link) for link in links)
