"""Names with passwords and codes, and what is kept about somebody."""

import json
from dataclasses import replace

import pytest

from entrepot.web.storage import ProposalRow, SessionRow, Taken
from tests.web.storage.rows import ANN, BOB, CAT, commit, event_rows, seat_rows, seated, table_row


def row(token, person=ANN, begun=100):
    return SessionRow(token, person, "Firefox · Linux", begun, begun)


def enrolled(store, name="Anna", person=ANN, token="d1"):
    store.add_person(person, 1)
    store.enrol(name, f"hash of {name}", ["c1", "c2"], row(token, person))
    return store


def test_who_enrols_has_a_name_and_one_new_session(store):
    store.begin_session(row("guest"))
    store.begin_session(row("planted"))  # by somebody who knows its token
    assert sorted(store.enrol("Anna", "hash", ["c1", "c2"], row("d1"))) == ["guest", "planted"]
    assert [one.token for one in store.sessions_of(ANN)] == ["d1"]
    assert store.person_by_name("ANNA")[1] == "hash" == store.password(ANN) and store.codes_left(ANN) == 2
    assert store.password(BOB) is None


def test_a_name_is_taken_once_and_nobody_takes_two(store):
    enrolled(store)
    store.begin_session(row("b", BOB))
    with pytest.raises(Taken):
        store.enrol("ANNA", "other", ["c1"], row("b2", BOB))
    with pytest.raises(Taken):
        store.enrol("Hanna", "other", ["c3"], row("d2"))
    assert store.session("b") and not store.session("b2") and store.session("d1") and not store.session("d2")
    assert store.password(ANN) == "hash of Anna" and store.codes_left(ANN) == 2 and store.codes_left(BOB) == 0


def test_who_signs_in_has_one_more_session_instead_of_a_guests(store):
    enrolled(store).begin_session(row("guest", BOB))
    assert store.sign_in("hash of Hanna", row("d2"), "guest") is None and store.session("guest")
    assert store.sign_in("hash of Anna", row("d2"), "guest") == ["guest"]
    assert not store.session("guest") and {one.token for one in store.sessions_of(ANN)} == {"d1", "d2"}
    assert store.sign_in("hash of Anna", row("d3", CAT)) is None  # nobody


def test_another_password_ends_the_other_sessions(store):
    enrolled(store).begin_session(row("d2"))
    assert store.change_password("not it", "new", row("d3")) is None
    assert store.password(ANN) == "hash of Anna" and len(store.sessions_of(ANN)) == 2
    assert sorted(store.change_password("hash of Anna", "new", row("d3"))) == ["d1", "d2"]
    assert store.password(ANN) == "new" and [one.token for one in store.sessions_of(ANN)] == ["d3"]


def test_a_code_is_good_once(store):
    enrolled(store)
    enrolled(store, "Bob", BOB, "b")
    assert store.has_code(ANN, "c1") and not store.has_code(ANN, "c3") and not store.has_code(CAT, "c1")
    assert store.recover("c3", "new", row("d2")) is None and store.session("d1")
    assert store.recover("c1", "new", row("d2")) == ["d1"]
    assert store.password(ANN) == "new" and store.codes_left(ANN) == 1 and not store.has_code(ANN, "c1")
    assert store.recover("c1", "newer", row("d3")) is None and store.password(ANN) == "new"
    assert store.codes_left(BOB) == 2 and store.session("b")


def test_new_codes_make_the_old_ones_void(store):
    enrolled(store).set_codes(ANN, ["n1", "n2", "n3"])
    assert store.codes_left(ANN) == 3 and not store.has_code(ANN, "c1")


def known(store):
    """Somebody who is host, plays, has played, talks and drafts, beside somebody else."""
    for person in (ANN, BOB):
        store.add_person(person, 1)
    enrolled(store)
    for id, status in (("t1", "running"), ("t2", "over"), ("t3", "waiting"), ("t4", "running")):
        sits = [replace(seat, kind="link", link_plain=None) for seat in seat_rows(id)]
        others = BOB if id != "t4" else ANN
        sits = [replace(sits[0], person=ANN, name="Anna"), replace(sits[1], person=others, name="Other")]
        store.add_table(table_row(id, status=status, number=0, host=ANN if id != "t2" else BOB), sits)
    commit(store, 0, event_rows(0, 4))
    store.save_draft("t1", 0, 1, 1, ["place:bank"], [])
    store.set_proposal(ProposalRow("t1", 0, 2, [1], 350))
    store.say("t1", 0, "Anna", "mine", 5, ANN)
    store.say("t1", 1, "Other", "Bob's", 6, BOB)
    store.say("t2", None, "Anna", "looking on", 7, ANN)
    return store


def test_all_about_somebody_is_told_and_nothing_of_others(store):
    found = known(store).about(ANN)
    assert found["person"] == {"id": ANN, "name": "Anna", "created": 1, "settings": {}}
    assert found["sessions"] == [{"browser": "Firefox · Linux", "begun": 100, "seen": 100}]
    assert found["recovery_codes"] == 2
    assert [(one["id"], one["host"]) for one in found["tables"]] == [
        ("t1", True),
        ("t2", False),
        ("t3", True),
        ("t4", True),
    ]
    assert [(one["table"], one["seat"]) for one in found["seats"]] == [
        ("t1", 0), ("t2", 0), ("t3", 0), ("t4", 0), ("t4", 1),
    ]  # fmt: skip
    assert [one["action"] for one in found["moves"]] == ["place:0", "place:2"]
    assert [one["actions"] for one in found["drafts"]] == [["place:bank"]]
    assert [one["text"] for one in found["chat"]] == ["mine", "looking on"]
    text = json.dumps(found)
    for secret in ("hash", "d1", "c1", "secret", "promised", BOB, "t1-0", "nonces"):
        assert secret not in text.replace("c0ffee", ""), secret


def test_nobody_is_known(store):
    assert store.about(CAT) == {
        "person": None, "sessions": [], "tables": [], "seats": [], "moves": [], "drafts": [], "chat": [],
        "recovery_codes": 0,
    }  # fmt: skip


def test_who_goes_for_good_leaves_no_trace_but_what_others_need(store):
    tables = ["t1", "t2", "t3", "t4"]
    assert known(store).delete_person(ANN, 900) == ["t1", "t3", "t4"]
    assert store.about(ANN) == store.about(CAT)
    assert store.session("d1") is None and store.person_by_name("Anna") is None and store.codes_left(ANN) == 0
    left, over = store.seats("t1")[0], store.seats("t2")[0]
    assert (left.kind, left.level, left.status) == ("bot", "greedy", "left")
    assert (left.name, left.person, left.link) == ("", None, None)
    assert (over.kind, over.name, over.person, over.link) == ("you", "", None, None)
    assert store.seats("t1")[1].person == BOB and store.seats("t1")[1].name == "Other"
    assert [store.table(id).status for id in tables] == ["running", "over", "waiting", "abandoned"]
    assert [store.table(id).bots for id in tables] == [True, False, False, False]
    assert [store.table(id).host for id in tables] == [None, BOB, None, None]
    assert [(line.name, line.person, line.text) for line in store.chat("t1", 9)] == [
        ("", None, "mine"),
        ("Other", BOB, "Bob's"),
    ]
    assert store.draft("t1", 0) is None and store.proposal("t1") is None
    assert len(store.moves("t1")) == 4  # the game goes on
    enrolled(store, "ANNA", CAT, "c")  # the name is free


def test_who_gave_a_seat_up_to_a_bot_is_told_nothing_of_its_moves_until_the_end(store):
    given_up = replace(known(store).seats("t1")[0], kind="bot", level="greedy", status="resigned")
    store.set_seat(given_up)
    assert store.about(ANN)["moves"] == [] == store.about(ANN)["drafts"]
    store.set_status("t1", "abandoned", 400)
    assert len(store.about(ANN)["moves"]) == 2
    assert store.delete_person(ANN, 900) == ["t3", "t4"]
    assert store.seats("t1")[0] == replace(given_up, person=None, name="")


def test_who_is_not_there_cannot_go(store):
    seated(store)
    assert store.delete_person("f" * 32, 900) == []
    assert store.table("t1").status == "running"


def test_what_a_guest_said_becomes_who_they_turn_out_to_be(store):
    seated(store).say("t1", None, "", "ahoy", 5, ANN)
    store.hand_over(ANN, CAT)
    assert [line.person for line in store.chat("t1", 9)] == [CAT]
