"""Why not, of every game: what is said to be short is short, every sentence can be said, and is about its place."""

import random
from itertools import islice

import pytest

import entrepot
from entrepot import games
from entrepot.engine.proof.ledger import text_of
from entrepot.engine.proof.subjects import share, terms
from entrepot.paper.faces import face_of, text_face_of
from entrepot.paper.refusals import refusal
from entrepot.paper.words import LANGUAGES
from entrepot.testing.scenes import walk
from entrepot.testing.settings import usual
from tests.web.clicks import clicks, on_point, subjects
from tests.web.known import KNOWN

COMMON = 0.2  # of the rules: a term that more of them name says little about any of them
THE_THING_ITSELF = {("yokohama", "area"), ("yokohama", "assistant"), ("nippon", "factory")}  # and yet such a place
CLICKS, A_POSITION = 400, 16


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


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_an_answer_is_about_its_place(game):
    told = list(islice(clicks(game, "en", 1, A_POSITION), CLICKS))
    assert len({click.kind for click in told}) > 10
    assert [click for click in told if click.off_point] == []


@pytest.mark.parametrize("game", games.names())
def test_what_a_place_is_about_is_told_in_terms_that_tell_rules_apart(game):
    about = {term for kind, named in face_of(games.find(game)).subjects.items() if kind for term in named}
    assert about and about <= set(terms(text_of(games.meta(game))))
    found = subjects(game)
    assert [term for term in about if not share(term, found)] == []
    assert {(game, term) for term in about if share(term, found) > COMMON} <= THE_THING_ITSELF


@pytest.mark.parametrize(
    ("place", "rule", "fits"),
    [
        ("church-1", "YK-1251", True), ("customs-1", "YK-1251", False),
        ("area-canal", "YK-1272", True), ("area-bank", "YK-1272", False),
        ("technology-tram", "YK-1352", True), ("technology-0-ball", "YK-1352", False),
        ("good-tea", "YK-1203", True), ("good-fish", "YK-1203", False), ("nowhere", "YK-1203", False),
    ],
)  # fmt: skip
def test_a_rule_about_something_else_is_found(place, rule, fits):
    assert on_point("yokohama", face_of(games.find("yokohama")), place, rule) == fits
