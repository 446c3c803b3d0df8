"""What a person prefers: only what is offered is taken, all of it or nothing, and it is kept."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from entrepot.web.people.settings import CHOICES, Settings, checked, preferred
from entrepot.web.problems import Problem
from tests.web import rooms
from tests.web.rooms import ANN, BOB

PLAIN = asdict(Settings())


@pytest.fixture(scope="module")
def room(tmp_path_factory):
    with rooms.opened(tmp_path_factory.mktemp("settings")) as found:
        yield found


def kept(room, who):
    room.site.known.forget(who)
    return room.store.person(who).settings


@pytest.mark.parametrize("name, value", [(name, value) for name, found in CHOICES.items() for value in found])
def test_every_choice_can_be_taken(room, name, value):
    assert room.post(ANN, "/settings", sent={name: value}).json == {"ok": True}
    assert kept(room, ANN)[name] == value


@pytest.mark.parametrize("name", [name for name, value in PLAIN.items() if isinstance(value, bool)])
@pytest.mark.parametrize("value", [True, False])
def test_every_switch_can_be_set(room, name, value):
    assert room.post(ANN, "/settings", sent={name: value}).status == 200
    assert kept(room, ANN)[name] is value


WRONG = [
    {"lang": "tlh"},
    {"theme": "pink"},
    {"palette": ""},
    {"motion": None},
    {"pace": ["fast"]},
    {"sound": "on"},
    {"sound": 1},
    {"confirm": None},
    {"learnt": "all"},
    {"learnt": [1]},
    {"learnt": ["x"] * 100},
    {"secret": True},
    {"": ""},
    {"lang": "pl", "theme": "pink"},
]


@pytest.mark.parametrize("sent", WRONG)
def test_what_is_not_offered_is_refused_as_a_whole(room, sent):
    before = kept(room, ANN)
    answer = room.post(ANN, "/settings", sent=sent)
    assert answer.status == 422 and answer.json["error"]
    assert kept(room, ANN) == before
    with pytest.raises(Problem):
        checked(sent)


def test_a_lesson_is_kept_short(room):
    assert checked({"learnt": ["x" * 99]}) == {"learnt": ("x" * 40,)}


def test_the_page_with_everything_sends_no_boxes_that_are_not_ticked(room):
    room.post(BOB, "/settings", sent={"sound": True, "confirm": True, "steps": True})
    form = {"all": "1", "theme": "dark", "confirm": "on", "back": "/settings?saved=1"}
    assert room.post(BOB, "/settings", form=form).headers["location"] == "/settings?saved=1"
    assert {name: kept(room, BOB)[name] for name in ("theme", "sound", "confirm", "steps")} == {
        "theme": "dark",
        "sound": False,
        "confirm": True,
        "steps": False,
    }


def test_one_button_changes_one_setting(room):
    room.post(BOB, "/settings", sent={"sound": True})
    assert room.post(BOB, "/settings", form={"theme": "light", "back": "/rules"}).status == 303
    assert kept(room, BOB)["theme"] == "light" and kept(room, BOB)["sound"] is True


def test_a_newcomer_keeps_what_they_chose(room):
    answer = room.post(None, "/settings", form={"lang": "uk"})
    cookie = answer.headers["set-cookie"].partition(";")[0]
    page = room.get(None, "/", headers={"cookie": cookie, "accept-language": "pl"})
    assert '<html lang="uk"' in page.text


@pytest.mark.parametrize(
    "accepted, lang",
    [
        ("", "en"),
        ("pl", "pl"),
        ("uk-UA,ru;q=0.8", "uk"),
        ("de,ru;q=0.8,pl;q=0.9", "pl"),
        ("fr;q=1, en;q=0.3, uk;q=0.2", "en"),
        ("ru;q=zz, pl", "pl"),
        ("*", "en"),
        (";;;,,,=", "en"),
        ("PL", "pl"),
    ],
)
def test_the_browsers_first_language_that_we_speak(accepted, lang):
    assert preferred(accepted) == lang


@pytest.mark.parametrize("setting", ["confirm", "steps"])
def test_settings_that_no_longer_fit_are_forgotten(room, setting):
    """A later Entrepôt may have stored something else."""
    room.store.save_settings(BOB, {setting: "sometimes"})
    room.site.known.forget(BOB)
    assert room.get(BOB, "/settings").status == 200


def test_without_confirmation_a_turn_is_committed_by_its_last_action(room):
    record, seat = rooms.moment_of("phase_c", 2)
    people = [rooms.CAT, rooms.DAN]
    room.post(people[seat], "/settings", sent={"confirm": False})
    table = room.seated(*people, start=record)
    sent = {"seat": seat, "number": 0, "step": 0, "actions": ["done"]}
    assert room.post(people[seat], f"/t/{table.row.id}/act", sent=sent).json["number"] == 1
