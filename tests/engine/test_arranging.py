"""Positions arranged by names: put as they were said, or refused with nothing changed."""

from __future__ import annotations

import random

import pytest

import entrepot
from entrepot import games
from entrepot.cli import main
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.record import ENGINE_FIELDS
from entrepot.engine.match.loading import load
from tests.engine.test_for_people import played

BLUE, PINK = 0, 1


def on(match, moves, seed=1):
    dice = random.Random(seed)
    while match.actors and match.count < moves:
        player = match.actors[0]
        match.take(player, dice.choice(match.legal(player)))
    return match


def test_a_field_reads_as_it_was_arranged_and_nothing_else_has_changed():
    match = played("yokohama", 20)
    before = match.view(BLUE).named
    found = match.arrange(yen=[12, 7], president={BLUE: "bank"})
    after = found.view(BLUE).named
    assert after.yen == [12, 7] and after.president == ["bank", before.president[PINK]]
    assert {name for name in after if after[name] != before[name]} <= {"yen", "president"}
    assert match.view(BLUE).named == before and not match.arranged and found.arranged


def test_pieces_go_from_one_place_to_another():
    match = entrepot.new("yokohama", seed=7)
    while not any(match.view().named.assistants[BLUE].values()):
        on(match, match.count + 1)
    own = match.view(BLUE).named.assistants[BLUE]
    here = next(area for area, count in own.items() if count)
    there = next(area for area, count in own.items() if not count and area != "canal")
    found = match.arrange(assistants={BLUE: {here: own[here] - 1, there: 1}})
    assert found.view().named.assistants[BLUE] == {**own, here: own[here] - 1, there: 1}


@pytest.mark.parametrize("game", ["mombasa", "nippon", "yokohama"])
def test_whatever_a_view_shows_can_be_given_back(game):
    """The owner's view hides things that nobody may arrange away; everything else is read as it was told."""
    match = played(game, 40)
    shown, named = match.game.layout.declared, match.view(match.actors[0]).named
    own = {name: named[name] for name in named if not shown[name].hidden and name not in ENGINE_FIELDS}
    found = match.arrange(**{name: value for name, value in own.items() if not name.startswith("option_")})
    assert bytes(found.position.record) == bytes(match.position.record)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"yen": {5: 1}}, "yen has no seat 5; choose one of 0, 1."),
        ({"yen": "x"}, "yen cannot be 'x'; give a list of up to 2, or a dictionary by seat."),
        ({"yen": [1, 2, 3]}, "yen cannot be [1, 2, 3]; give a list of up to 2, or a dictionary by seat."),
        ({"yen": {BLUE: 1.5}}, "yen cannot be 1.5; give a whole number from -32768 to 32767."),
        ({"yen": {BLUE: 10**9}}, "yen cannot be 1000000000; give a whole number from -32768 to 32767."),
        ({"yenn": 3}, "Yokohama has no field 'yenn' to arrange; did you mean 'yen'?"),
        ({"fault": 1}, "Yokohama has no field 'fault' to arrange"),
        ({"option_edition": 1}, "Yokohama has no field 'option_edition' to arrange"),
        ({"president": {BLUE: "bnk"}}, "president cannot be 'bnk'; did you mean 'bank'?"),
        ({"assistants": {BLUE: {"bnk": 1}}}, "assistants has no area 'bnk'; did you mean 'bank'?"),
        ({"completed": {BLUE: "order_1"}}, "completed cannot be 'order_1'; give a list."),
        ({"yen": {BLUE: -3}}, "This position is impossible: a player has less than nothing of something."),
        ({"assistants": {BLUE: {"bank": 9}}}, "This position is impossible: a player has not 20 assistants."),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence_and_nothing_changes(fields, sentence):
    match = played("yokohama", 20)
    before = bytes(match.position.record), match.count
    with pytest.raises(EntrepotError) as caught:
        match.arrange(**fields)
    assert str(caught.value).startswith(sentence)
    assert (bytes(match.position.record), match.count) == before


@pytest.mark.parametrize("moves", [0, 20])
def test_an_arranged_match_is_played_saved_and_loaded(moves, tmp_path, capsys):
    match = on(played("yokohama", moves).arrange(yen=[12, 7]), moves + 15)
    match.save(tmp_path / "game.json")
    loaded = entrepot.load(tmp_path / "game.json")
    assert bytes(loaded.position.record) == bytes(match.position.record)
    assert loaded.arranged and loaded.kept is None and loaded.base == moves
    on(loaded, 10_000)
    assert loaded.over

    assert main(["verify", str(tmp_path / "game.json")]) == 0
    said = capsys.readouterr().out
    where = f"after move {moves}" if moves else "before the first move"
    assert f"the position {where} was arranged by hand" in said and "fingerprint" not in said


def test_an_arranged_match_is_not_brought_to_a_table(tmp_path):
    played("yokohama", 0).arrange(yen=[12, 7]).save(tmp_path / "game.json")
    with pytest.raises(EntrepotError, match="arranged by hand after move 0; play it in the terminal or from Python"):
        load(tmp_path / "game.json", games.meta, games.find, carry=False)


def test_what_came_before_it_cannot_be_taken_back():
    match = played("yokohama", 20).arrange(yen=[12, 7])
    with pytest.raises(EntrepotError, match="nothing to undo"):
        match.undo()


def test_what_can_only_be_looked_at_is_not_arranged():
    match = played("yokohama", 20).arrange(yen=[12, 7])
    with pytest.raises(EntrepotError, match="other rules"):
        match.at(3).arrange(yen=[1, 1])
