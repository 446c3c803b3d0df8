"""People, their names, and the secrets of the installation."""

from dataclasses import replace

import pytest

from entrepot.engine.errors import EntrepotError
from entrepot.web.storage import Person, Store, Taken
from tests.web.storage.rows import ANN, BOB, CAT, seated


def test_a_guest_has_neither_name_nor_settings(store):
    store.add_person(ANN, 1)
    assert store.person(ANN) == Person(ANN, None, {})
    assert store.person(BOB) is None


def test_adding_somebody_again_changes_nothing(store):
    store.add_person(ANN, 1)
    store.save_settings(ANN, {"lang": "uk"})
    store.add_person(ANN, 2)
    assert store.person(ANN).settings == {"lang": "uk"}


def test_settings_are_replaced_and_only_ones_own(store):
    store.add_person(ANN, 1)
    store.add_person(BOB, 1)
    store.save_settings(ANN, {"lang": "pl", "sound": False, "odd": "\0 żółw"})
    store.save_settings(ANN, {"theme": "dark", "odd": "\0 żółw"})
    assert store.person(ANN).settings == {"theme": "dark", "odd": "\0 żółw"}
    assert store.person(BOB).settings == {}


@pytest.mark.parametrize("asked", ["Żółw Straße", "żółw strasse", "ŻÓŁW STRASSE", "Z\u0307o\u0301łw Straße"])
def test_a_name_is_found_however_it_is_written(store, asked):
    store.add_person(ANN, 1)
    store.name_person(ANN, "Żółw Straße", "hash")
    assert store.person_by_name(asked) == (Person(ANN, "Żółw Straße", {}), "hash")
    assert store.person_by_name("Żółw") is None


def test_a_name_has_one_owner(store):
    store.add_person(ANN, 1)
    store.add_person(BOB, 1)
    store.name_person(ANN, "Тарас", "one")
    with pytest.raises(Taken, match="'ТАРАС' is taken"):
        store.name_person(BOB, "ТАРАС", "two")
    assert store.person(BOB).name is None
    assert store.person_by_name("тарас")[1] == "one"


def test_somebody_can_change_their_name_and_password(store):
    store.add_person(ANN, 1)
    store.name_person(ANN, "Anna", "one")
    store.name_person(ANN, "ANNA", "two")
    store.name_person(ANN, "Hanna", "three")
    assert store.person_by_name("hanna")[1] == "three"
    assert store.person_by_name("anna") is None


def test_nobody_gets_no_name(store):
    with pytest.raises(EntrepotError, match="No one has this id"):
        store.name_person(ANN, "Anna", "hash")


def test_a_key_is_made_once(store, url):
    first = store.key("cookie")
    assert len(first) == 32 and first != store.key("other")
    other = Store.open(url)
    assert other.key("cookie") == first == store.key("cookie")
    other.close()


def test_a_guests_seats_and_tables_become_somebody_elses(store):
    seated(store)
    store.set_seat(replace(store.seats("t1")[0], person=ANN))
    store.set_seat(replace(store.seats("t1")[1], person=BOB))
    store.hand_over(ANN, CAT)
    assert [seat.person for seat in store.seats("t1")] == [CAT, BOB] and store.table("t1").host == CAT
