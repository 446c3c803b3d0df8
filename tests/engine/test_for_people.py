"""A match printed, asked and read by somebody who has never seen its numbers."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys

import pytest

import entrepot
from entrepot import games
from entrepot.engine.errors import EntrepotError, Refused
from entrepot.engine.match.named import listing
from entrepot.engine.match.view import View

BLUE, PINK = 0, 1
GAMES = ("mombasa", "nippon", "yokohama")


def played(game, moves, players=2, seed=7, **options):
    match, dice = entrepot.new(game, players=players, seed=seed, **options), random.Random(seed)
    while match.actors and match.count < moves:
        player = match.actors[0]
        match.take(player, dice.choice(match.legal(player)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_match_prints_how_it_stands_and_what_whoever_acts_sees(game):
    match = played(game, 30)
    first, _, board = str(match).partition("\n")
    names = ", ".join(match.seats[seat] for seat in match.actors)
    assert first == f"{match.game.meta.title}, 2 players, 30 moves: {names} to act"
    seen = match.actors[0] if len(match.actors) == 1 else None
    assert board == str(match.view(seen)) and board.count("\n") > 20
    assert repr(match) == f"<Match of {first}>"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_printed_holds_no_secret(game):
    match = played(game, 30)
    assert match.deal.secret.hex() not in repr(match) + str(match) and "Deal(" not in repr(match)
    for seat in (None, BLUE, PINK):
        view = match.view(seat)
        assert str(view) == str(View(view.game, bytes(view.record), view.viewer))


def test_a_view_says_whose_it_is():
    match = played("yokohama", 10)
    assert repr(match.view(PINK)) == f"<View of Yokohama for seat 1: {match.view().asked}>"
    assert "for a spectator" in repr(match.view())


def test_a_game_without_a_face_in_text_is_printed_by_its_fields():
    fields = entrepot.new("yokohama", seed=7).view(BLUE).named
    assert "yen: [" in listing(fields) and listing(fields).count("\n") == len(fields) - 1


def test_fields_are_read_by_name():
    named = played("yokohama", 40).view(BLUE).named
    assert named.president == named["president"]
    assert all(area is None or area in games.find("yokohama").catalogue.nouns["place"] for area in named.president)
    with pytest.raises(AttributeError, match=r"there is no field 'presidnet'; did you mean 'president'\?"):
        _ = named.presidnet


@pytest.mark.parametrize("game", GAMES)
def test_why_not_has_a_rule_and_a_sentence_and_so_has_a_refusal(game):
    match = played(game, 30)
    player = match.actors[0]
    legal = match.legal(player)
    assert match.why_not(player, legal[0]) is None
    forbidden = next(name for name in match.game.catalogue.names if name not in legal)
    reason = match.why_not(player, forbidden)
    assert reason.rule.startswith(match.game.meta.prefix) and reason.sentence.endswith(".")
    assert str(reason) == f"{reason.rule}: {reason.sentence}" and repr(reason) == f"<Reason {reason}>"
    with pytest.raises(Refused) as caught:
        match.take(player, forbidden)
    assert (caught.value.rule, caught.value.sentence) == (reason.rule, reason.sentence)
    assert str(caught.value) == f"{forbidden} is refused by rule {reason}"
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.action, str(again)) == (forbidden, str(caught.value))


def test_a_reason_tells_of_the_moment_it_was_asked_for():
    match = played("yokohama", 30)
    player = match.actors[0]
    forbidden = next(name for name in match.game.catalogue.names if name not in match.legal(player))
    late, soon = match.why_not(player, forbidden), match.why_not(player, forbidden).sentence
    match.take(player, match.legal(player)[0])
    assert late.sentence == soon


@pytest.mark.parametrize("game", GAMES)
def test_a_result_has_the_sheet_by_category(game):
    result = played(game, 10_000).result
    assert [sum(sheet.values()) for sheet in result.sheet] == list(result.scores)
    assert result.rating is None


def test_who_wins_alone_is_rated():
    match = played("nippon", 10_000, players=1)
    s = match.position.s
    assert match.result.rating is None and s.rank[0] != 1
    s.rank[0], s.vp[0] = 1, 0
    worst = match.result.rating
    s.vp[0] = 999
    assert match.result.rating == 1 < worst


# --- answers for want of a choice


@pytest.mark.parametrize("game", GAMES)
def test_answers_for_want_of_a_choice_stand_with_the_move_they_follow(game):
    match = played(game, 10_000)
    found = [(number, move) for number, move in enumerate(match.moves) if move.forced]
    assert found
    for number, move in found:
        first, *rest = match.log(number)
        assert (first.player, first.action) == (move.player, move.action)
        answered = [(step.player, step.action) for step in rest if step.action]
        assert answered == [(one.player, one.action) for one in move.forced]
        assert all(step.kind in match.game.asks for step in rest if step.action)
        assert all(step.player is None for step in rest if not step.action)
    assert match.moves == match.history()


def test_a_forced_answer_is_what_the_rules_did():
    """Taken by hand one after another, a move and its forced answers lead to the same position."""
    match = played("yokohama", 120)
    for number, move in enumerate(match.moves):
        position = match.at(number).position
        position.do(move.player, match.game.catalogue.number(move.action))
        for one in move.forced:
            while position.s.agenda[position.s.depth - 1, 0] not in DECISIONS:
                assert position.tick()
            assert position.legal(one.player) == [match.game.catalogue.number(one.action)]
            assert position.tick()
        while position.s.agenda[position.s.depth - 1, 0] not in DECISIONS:
            assert position.tick()
        assert bytes(position.record) == match.record(number + 1)


DECISIONS = {n for n, kind in enumerate(games.find("yokohama").kinds) if kind in games.find("yokohama").asks}


def test_the_forced_answers_of_others_are_as_secret_as_their_moves(monkeypatch):
    match = played("yokohama", 60)
    number, move = next((n, move) for n, move in enumerate(match.moves) if move.forced)
    one = move.forced[0]
    monkeypatch.setattr(match.game.catalogue, "secret", frozenset({one.action.partition(":")[0]}))
    for seat in (None, BLUE, PINK):
        told = match.history(seat)[number].forced[0].action
        assert told == (one.action if seat == one.player else f"{one.action.partition(':')[0]}:?")


# --- components


SECOND = """
import entrepot, sys
try:
    match = entrepot.new("yokohama", seed=1, components=sys.argv[1])
    print(match.view(0).yen)
    entrepot.new("yokohama", components=sys.argv[1])
    entrepot.new("yokohama", components=sys.argv[2])
except entrepot.EntrepotError as error:
    print(error)
"""


def test_components_of_your_own_one_set_for_each_game(tmp_path):
    own, other = tmp_path / "own", tmp_path / "other"
    text = (games.find("yokohama").box / "setup.toml").read_text()
    for folder in (own, other):
        folder.mkdir()
        (folder / "setup.toml").write_text(text.replace("yen_first = 3", "yen_first = 9"))
    command = [sys.executable, "-c", SECOND, str(own), str(other)]
    yen, refused = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert "9" in yen
    assert refused == f"The components of yokohama are already in use; name {other} before the game is loaded."


def test_components_that_are_not_there_are_refused_in_one_sentence():
    with pytest.raises(EntrepotError, match=r"already in use|does not exist"):
        entrepot.new("yokohama", components="nowhere")
