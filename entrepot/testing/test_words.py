"""What a game says: every action, question and refusal in every language, so that answers can be told apart."""

from __future__ import annotations

import re

import pytest

from entrepot import games
from entrepot.engine.language.game import Game
from entrepot.engine.proof.refusals import refusals_in
from entrepot.paper.faces import text_face_of
from entrepot.paper.words import LANGUAGES

from .wording import disagreements, foreign_letters, messages

# The quick tests read one language.
EACH = [pytest.param(lang, marks=[pytest.mark.slow] if n else []) for n, lang in enumerate(LANGUAGES)]


@pytest.mark.slow
def test_the_languages_agree(worded: str) -> None:
    assert disagreements(games.meta(worded).folder / "words") == []


@pytest.mark.parametrize("lang", EACH)
def test_each_word_is_written_in_one_alphabet(worded: str, lang: str) -> None:
    assert foreign_letters(games.meta(worded).folder / "words", lang) == []


def test_every_choice_before_play_has_its_words(worded: str) -> None:
    """A seat is shown by its colour."""
    meta = games.meta(worded)
    found = messages(meta.folder / "words", "en").keys()
    named = {f"player-{colour}" for colour in meta.colours} | {f"option-{name}" for name in meta.options}
    for name, option in meta.options.items():
        named |= {f"option-{name}-{choice}" for choice in option.choices if option.seat(choice) is None}
    assert sorted(named - found) == []


def test_no_player_has_the_colour_of_a_piece(game: Game) -> None:
    """Else "Blue hires a blue worker" has two meanings; what the record and the actions name belongs to nobody."""
    declared = game.layout.declared.values()
    axes = {axis for field in declared for axis in (*field.by, *field.axes.values(), field.of) if axis}
    named = [*game.catalogue.names, *(name for axis in axes for name in axis.names)]
    assert {part for name in named for part in re.split("[^a-z]", name)}.isdisjoint(game.meta.colours)


@pytest.mark.parametrize("lang", EACH)
def test_every_action_can_be_said(game: Game, lang: str) -> None:
    words = text_face_of(game).words(lang)
    for name in game.catalogue.names:
        button, log = words.action(name), words.log("Blue", name)
        assert button and log.startswith(("Blue ", "Blue: ")), f"{name}: {log}"
        assert not re.search(r"[{}$]|  ", button + log), f"{name}: {button}; {log}"
    for verb in game.catalogue.secret:
        assert words.log("Blue", f"{verb}:?").startswith(("Blue ", "Blue: "))


@pytest.mark.parametrize("lang", EACH)
def test_answers_can_be_told_apart(game: Game, lang: str) -> None:
    """No two verbs of a decision say the same, nor does one of all its nouns; equal cards may share a name."""
    words = text_face_of(game).words(lang)
    for kind, verbs in game.asks.items():
        said: dict[str, set[str]] = {}
        for name in game.catalogue.names:
            verb = name.partition(":")[0]
            if verb in verbs:
                said.setdefault(words.action(name, kind), set()).add(verb)
        assert [text for text, several in said.items() if len(several) > 1] == [], kind
        for verb in verbs:
            nouns = sum(name.startswith(f"{verb}:") for name in game.catalogue.names)
            assert nouns < 2 or sum(verb in several for several in said.values()) > 1, f"{kind}: {verb}"


@pytest.mark.parametrize("lang", EACH)
def test_questions_and_rules_are_one_sentence(worded: str, lang: str) -> None:
    game = games.find(worded)
    words = text_face_of(game).words(lang)
    asked = [words.prompt(kind) for kind in (*game.asks, "over")]
    refused = [words.text(id) for id in sorted(words.ids) if id.startswith("rule-")]
    assert len(refused) >= len({refusal.number for refusal in refusals_in(game.folder)})
    for sentence in asked + refused:
        assert re.fullmatch(r"[^.!?\n]+\.", sentence), sentence
