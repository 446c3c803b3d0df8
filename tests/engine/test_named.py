"""A view by names: every number of every field has one."""

import json

import entrepot
from entrepot.engine.language.fields import SEAT, count, many
from entrepot.engine.language.record import HIDDEN, NOBODY, Layout


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
