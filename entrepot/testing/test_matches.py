"""A game as people play it: taken back, saved, shared, shown and told, from its beginning to its end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from rich.console import Console

from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.deal import Deal
from entrepot.engine.language.game import Game
from entrepot.engine.match import loading
from entrepot.engine.match.loading import Shared
from entrepot.engine.match.match import Match
from entrepot.paper.faces import face_of, text_face_of
from entrepot.paper.words import LANGUAGES

from .settings import Setting

MOVES = 60  # of a match that is looked at closely


def begin(setting: Setting, seed: int = 5) -> Match:
    return Match.begin(setting.game, setting.players, setting.options, Deal.seeded(seed))


def load(path: Path, game: Game) -> Match | Shared:
    found = loading.load(path, lambda _: game.meta, lambda _: game)
    assert isinstance(found, (Match, Shared))
    return found


def play(match: Match, dice: random.Random, most: int = MOVES) -> None:
    for _ in range(most):
        if match.over:
            return
        player = dice.choice(match.actors)
        match.take(player, dice.choice(match.legal(player)))


def test_what_showed_nothing_can_be_taken_back(usual: Setting) -> None:
    """Undo gives back the record as it was, redo as it became; what showed something stays."""
    match, dice, taken = begin(usual), random.Random(1), 0
    for _ in range(MOVES):
        if match.over:
            break
        player = match.actors[0]
        before, revealed = bytes(match.position.record), match.position.s.revealed
        match.take(player, dice.choice(match.legal(player)))
        after = bytes(match.position.record)
        if match.position.s.revealed == revealed:
            match.undo(player)
            assert bytes(match.position.record) == before
            match.redo()
            taken += 1
        else:
            with pytest.raises(EntrepotError):
                match.undo(player)
        assert bytes(match.position.record) == after
    assert taken > 0


def test_what_is_refused_changes_nothing_and_names_a_rule(usual: Setting) -> None:
    match, dice = begin(usual), random.Random(2)
    play(match, dice)
    before = bytes(match.position.record)
    words = text_face_of(usual.game).words("en")
    for player in range(match.players):
        legal = set(match.legal(player))
        for action in usual.game.catalogue.names:
            found = match.why_not(player, action)
            assert (found is None) == (action in legal)
            if found is not None:
                assert words.rule(usual.game.rule_number(found.rule))
    assert bytes(match.position.record) == before


def test_saves_and_shares_come_back(usual: Setting, tmp_path: Path) -> None:
    match = begin(usual)
    play(match, random.Random(3))
    match.save(tmp_path / "save.json")
    loaded = load(tmp_path / "save.json", usual.game)
    assert isinstance(loaded, Match) and loaded.position.record == match.position.record
    assert (loaded.moves, loaded.hashes()) == (match.moves, match.hashes())
    for seat in (None, *range(match.players)):
        match.share(tmp_path / "share.json", seat)
        shared = load(tmp_path / "share.json", usual.game)
        assert isinstance(shared, Shared) and shared.moves == match.history(seat)
        assert shared.view().record == match.view(seat).record
        assert match.over or match.deal.secret.hex() not in (tmp_path / "share.json").read_text()


@pytest.mark.slow
def test_every_position_can_be_read_and_told(usual: Setting) -> None:
    """In one language each, another for every number of players."""
    read_and_tell(usual, LANGUAGES[usual.players % len(LANGUAGES)], 40)


@pytest.mark.full
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_can_be_read_and_told_in_every_language(usual: Setting, lang: str) -> None:
    read_and_tell(usual, lang, 10)


def read_and_tell(usual: Setting, lang: str, every: int) -> None:
    """The text view of a position now and then, what an action did, and the sheet at the end."""
    terminal, match, dice = text_face_of(usual.game), begin(usual), random.Random(4)
    words, console = terminal.words(lang), Console(width=100, record=True, quiet=True)
    for number in range(usual.game.meta.longest):
        if match.over:
            break
        player = match.actors[0]
        action = dice.choice(match.legal(player))
        if number % every == 0:
            view = match.view(player)
            assert words.prompt(view.asked) and words.action(action)
            for part in terminal.position(view, words):
                console.print(part)
            terminal.changes(view, match.preview(player, action), words)
        match.take(player, action)
    assert match.over and match.result is not None
    console.print(terminal.sheet(match.view(), words))


@pytest.mark.slow
def test_the_table_in_a_browser_has_a_face(game: Game) -> None:
    face = face_of(game)
    for lang in LANGUAGES:
        assert face.words(lang).text("title")
