"""Why not, of every game: what is said to be short is short, and every sentence can be said in every language."""

import random

import pytest

import entrepot
from entrepot.paper.faces import text_face_of
from entrepot.paper.refusals import refusal
from entrepot.paper.words import LANGUAGES
from entrepot.testing.scenes import walk
from entrepot.testing.settings import usual
from tests.web.known import KNOWN


@pytest.mark.slow
@pytest.mark.parametrize("game", KNOWN)
def test_what_is_told_to_be_short_is_short(game):
    told = set()
    for setting in usual(game):
        match, dice = entrepot.new(game, setting.players, seed=1, **setting.options), random.Random(1)
        face = text_face_of(match.game)
        for now in walk(match, 1, 400):
            if dice.random() < 0.8:
                continue
            seat = dice.choice(now.actors)
            view = now.view(seat)
            for action in now.game.catalogue.names:
                if action.partition(":")[0] not in now.game.asks[view.asked]:
                    continue
                found = now.why_not(seat, action)
                if found is None:
                    continue
                rule = now.game.rule_number(found.rule)
                case = face.case(view, action, rule)
                lang = dice.choice(LANGUAGES)
                assert refusal(view, action, rule, face.words(lang), face.case), (found.rule, lang)
                if case.short:
                    _, needed, there = case.short
                    assert needed > there >= 0, (action, found.rule, case.short)
                    told.add(rule)
    assert len(told) >= 3
