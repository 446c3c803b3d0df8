"""A view by names: every number of every field has one."""

import json
from collections import Counter

import pytest

import entrepot
from entrepot import games
from entrepot.engine.language.fields import SEAT, count, many
from entrepot.engine.language.record import HIDDEN, NOBODY, Layout
from entrepot.engine.match.named import named
from tests.engine.positions import SETTINGS, positions


def flat(value):
    return [one for part in value for one in flat(part)] if isinstance(value, list) else [value]


def fits(declared, number):
    """Whether a number can be what its field says that it is."""
    if number in declared.also or (number == NOBODY and declared.meaning in ("one", "deck", "seat", "space")):
        return True
    if number == HIDDEN:
        return bool(declared.hidden)
    sizes = {"one": declared.of, "deck": declared.of, "seat": SEAT, "many": declared.of, "seats": SEAT}
    if declared.meaning in sizes:
        size = len(sizes[declared.meaning])
        return 0 <= number < (1 << size if declared.meaning in ("many", "seats") else size)
    if declared.meaning in ("level", "flag", "space"):
        return 0 <= number <= declared.most
    return declared.meaning not in ("count", "choice", "first_seat", "either") or number >= 0


def wrong(game, record):
    """Fields with a number that has no meaning, and arguments of frames likewise."""
    layout = game.layout
    for name, declared in layout.declared.items():
        found = {number for number in flat(layout.value(record, name)) if not fits(declared, number)}
        if found:
            yield name, found
    for kind, *arguments in layout.value(record, "agenda")[: layout.value(record, "depth")]:
        row = game.agenda.rows[kind]
        for (name, declared), number in zip(row.arguments.items(), arguments, strict=False):
            if not fits(declared, number):
                yield f"{row.name}.{name}", {number}
        for number in arguments[len(row.arguments) :]:
            if number:
                yield f"{row.name}: an argument without a name", {number}


def look(name, players, number, back):
    game, odd = games.find(name), Counter()
    for position, _ in positions(name, players, number, back):
        for viewer in (NOBODY, 0):
            view = position.view(viewer).record
            odd.update(repr(one) for one in wrong(game, view))
            named(game, view)
    assert not odd


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_every_number_has_a_meaning(name, players):
    look(name, players, 8, "plain")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_every_number_has_a_meaning_through_whole_games(name, players):
    look(name, players, 400, "compiled")


def test_a_view_reads_by_names():
    match = entrepot.new("yokohama", players=2, seed=7)
    told = match.view(0).named
    assert told["option_edition"] == "original" or told["option_edition"] in match.game.meta.options["edition"].choices
    assert told["orders"] == [[None, None, None], [None, None, None]]
    assert told["dealt"][1] == ["hidden", "hidden"] and all(order.startswith("order_") for order in told["dealt"][0])
    assert told["president"] == [None, None] and told["hand"][0]["assistant"] > 0
    assert set(told["assistants"][0]) == set(told["place"]) and told["over"] is False
    assert told["agenda"][-1] == {"kind": "keep"}
    assert "key" not in told and "depth" not in told
    assert json.loads(json.dumps(told)) == told


def test_frames_name_their_arguments():
    match = entrepot.new("yokohama", players=2, seed=7)
    for seat in (0, 1):
        match.take(seat, match.legal(seat)[0])
    assert match.view(0).named["agenda"][0] == {"kind": "turn", "stage": 2}


def test_the_record_itself_keeps_its_numbers():
    view = entrepot.new("yokohama", players=2, seed=7).view(0)
    assert view.president == [NOBODY] * 4 and view.dealt[1] == [HIDDEN, HIDDEN]


def test_a_field_that_came_later_is_in_the_hash_only_when_it_says_something():
    before = Layout(yen=count("i2", by=SEAT))
    after = Layout(yen=count("i2", by=SEAT), ships=many(SEAT, "i2", since=2))
    old, new = before.plain(bytearray(before.size)), after.plain(bytearray(after.size))
    old.yen[2] = new.yen[2] = 7
    assert before.hash(old.buffer) == after.hash(new.buffer)
    new.ships = 1
    assert before.hash(old.buffer) != after.hash(new.buffer)
