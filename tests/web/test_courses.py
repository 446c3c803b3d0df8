"""Courses: every walk that can end is offered, and what an action leads to; none shows anything new on its way."""

import random
from types import SimpleNamespace

import pytest

import entrepot
from entrepot import games
from entrepot.engine.errors import EntrepotError
from entrepot.games.yokohama.actions import AREAS
from entrepot.games.yokohama.face import drawn_face
from entrepot.paper.face import PASS, Act, unmarked, written
from entrepot.paper.words import LANGUAGES
from entrepot.web.seen.courses import acts, courses, likely, spoken
from entrepot.web.seen.labels import title_of
from entrepot.web.tables.draft import Draft
from entrepot.web.workers.library import Library
from tests.browser.positions import deciding

pytestmark = pytest.mark.slow  # whole games at tables

FACE = drawn_face()


def walks(moves=400, seed=2):
    """Decisions of random play in which somebody may walk, with the courses there."""
    match, dice = entrepot.new("yokohama", players=3, seed=seed), random.Random(seed)
    while match.count < moves and not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        if any(name.startswith("step:") for name in legal):
            yield match, seat, courses(match.game, FACE, match.position, seat)
        match.take(seat, dice.choice(legal))


def after(match, seat, actions):
    trial = match.copy()
    trial.take(seat, actions)
    return trial


def may_end(match, seat, step):
    there = after(match, seat, [step])
    return seat not in there.actors or there.view(seat).asked != "walking" or FACE.arrive in there.legal(seat)


def test_every_area_beside_is_the_end_of_a_course():
    """Unless one may not stop there."""
    for match, seat, found in walks():
        steps = {name for name in match.legal(seat) if name.startswith("step:") and may_end(match, seat, name)}
        for step in steps:
            there = after(match, seat, [step])
            assert FACE.reached(there.view(seat)) in found


def test_a_walk_that_ends_by_itself_is_not_stopped():
    """Its last step is forced to be the last; a stop after it would answer what is asked at the area."""
    by_itself = 0
    for match, seat, found in walks():
        for course in found.values():
            way = [name for name in course if name != FACE.arrive]
            still = after(match, seat, way)
            walking = seat in still.actors and still.view(seat).asked == "walking"
            assert walking == (course[-1] == FACE.arrive)
            by_itself += not walking
    assert by_itself


def test_a_course_is_offered_where_it_leads():
    """Also one that is forced on from the Canal, where nobody may stop."""
    forced = 0
    for seed in range(2, 8):
        for match, seat, found in walks(seed=seed):
            assert "area-canal" not in found
            for place, course in found.items():
                way = [name for name in course if name != FACE.arrive]
                assert FACE.reached(after(match, seat, way).view(seat)) == place
                forced += FACE.place(match.view(seat), way[-1]) != place
    assert forced


# --- what an action leads to


def decisions(name, games_=3, moves=160, every=1):
    """Positions of random games, where somebody is to act; where there are too many, some of them."""
    for seed in range(games_):
        counts = games.meta(name).players
        match, dice = entrepot.new(name, players=counts[seed % len(counts)], seed=seed), random.Random(seed)
        while match.count < moves and not match.over:
            seat = dice.choice(match.actors)
            if match.count % every == 0:
                yield match, seat
            match.take(seat, dice.choice(match.legal(seat)))


def offered(match, seat, steps=False):
    face = match.game.faces.drawn()
    return acts(match.game, face, match.position, seat, face.words("en"), steps)


@pytest.mark.parametrize("name", games.names())
def test_every_course_is_legal_action_by_action_and_shows_nothing_on_its_way(name):
    several = 0
    for match, seat in decisions(name, every=4):
        number = match.game.catalogue.number
        for act in {act for found in offered(match, seat).values() for act in found}:
            trial = match.position.copy()
            for action in act.actions:
                assert trial.s.revealed == match.position.s.revealed, act
                assert seat in trial.actors(), act
                assert trial.refusal(seat, number(action)) == 0, (act, action)
                trial.take(seat, number(action))
            several += len(act.actions) > 1
    assert several


@pytest.mark.parametrize("name", games.names())
def test_everything_that_is_legal_is_offered_or_begins_a_course(name):
    for match, seat in decisions(name, games_=2, every=3):
        face = match.game.faces.drawn()
        begun = {act.actions[0] for found in offered(match, seat).values() for act in found}
        legal = set(match.legal(seat))
        assert begun <= legal
        assert {one.partition(":")[0] for one in legal - begun} <= face.planned | face.walk


def test_what_can_be_done_now_is_not_offered_again_after_every_question_passed_by():
    """A technology that can be used now, and also later, is one button."""
    match = deciding("yokohama", "pause")
    assert "spinning_mill" in match.legal(match.actors[0])
    buttons = offered(match, match.actors[0])[""]
    assert [act.actions for act in buttons if act.actions[-1] == "spinning_mill"] == [("spinning_mill",)]
    assert any(act.actions[0] == "go_on" for act in buttons)


@pytest.mark.parametrize("name", games.names())
def test_who_wants_to_be_asked_step_by_step_gets_no_course(name):
    for match, seat in decisions(name, games_=1, every=3):
        face = match.game.faces.drawn()
        single = [act.actions for found in offered(match, seat, steps=True).values() for act in found]
        wanted = [(one,) for one in match.legal(seat) if one.partition(":")[0] not in face.planned]
        assert sorted(single) == sorted(wanted)


@pytest.mark.parametrize("name", games.names())
def test_a_course_is_taken_back_as_one(name):
    taken = 0
    for match, seat in decisions(name, games_=1, every=3):
        for act in {act for found in offered(match, seat).values() for act in found if len(act.actions) > 1}:
            draft = Draft.on(match, seat)
            draft.take(act.actions)
            assert draft.actions == list(act.actions)
            if draft.reveals:
                continue
            draft.undo()
            assert (draft.actions, draft.match.position.hash()) == ([], match.position.hash())
            draft.redo()
            assert draft.actions == list(act.actions)
            taken += 1
            break
    assert taken


def test_no_course_depends_on_what_is_hidden():
    """What is offered is the same whatever others hold: it is found on a guess."""
    for name in games.names():
        for match, seat in decisions(name, games_=1, moves=60, every=5):
            face = match.game.faces.drawn()
            other = match.position.view(seat).guess(seat, (3, 4))
            words = face.words("en")
            assert acts(match.game, face, match.position, seat, words, False) == acts(
                match.game, face, other, seat, words, False
            )


def test_a_question_that_can_be_passed_by_stands_beside_the_next():
    """Phase A: an assistant is placed at once, and the extra actions are still there."""
    for match, seat in decisions("yokohama", games_=6):
        face = match.game.faces.drawn()
        kind = match.view(seat).asked
        if kind != "phase_a" or "done" not in match.legal(seat):
            continue
        found = offered(match, seat)
        every = [act.actions for acts_ in found.values() for act in acts_]
        assert ("done",) not in every
        assert any(actions[0] == "done" and len(actions) > 1 for actions in every)
        assert {actions[0] for actions in every} == set(match.legal(seat))
        assert likely(match.game, face, match.position, seat).asked in ("placing", "moving")
        return
    raise AssertionError("No game came to phase A.")


def test_assistants_are_placed_and_the_president_follows_in_one_act():
    for match, seat in decisions("yokohama", games_=6):
        if match.view(seat).asked != "placing":
            continue
        for place, found in offered(match, seat).items():
            first = found[0]
            if place.startswith("area-") and first.actions[-1].startswith("place:"):
                assert first.straight
            for act in found:
                verbs = [name.partition(":")[0] for name in act.actions]
                if verbs[0] == "place_two" and len(verbs) > 1:
                    trial = match.copy()
                    trial.take(seat, act.actions)
                    assert f"area-{AREAS[trial.view(seat).president[seat]]}" == place
                    return
    raise AssertionError("Nowhere could two assistants be placed and followed.")


def test_who_takes_a_token_by_the_way_may_also_leave_it():
    """It may be worth more later (YK-1313), so leaving it is offered beside taking it."""
    for match, seat in decisions("yokohama", games_=8, moves=400):
        if not any(token >= 0 for token in match.position.s.token) or match.view(seat).asked == "token":
            continue
        for found in offered(match, seat).values():
            every = [act.actions for act in found]
            for actions in every:
                if actions[-1] == "token":
                    assert every.index((*actions[:-1], "stop")) > every.index(actions)
                    return
    raise AssertionError("Nowhere could a token be taken.")


def test_every_question_passed_by_is_mentioned_in_every_language():
    for name in games.names():
        face = games.find(name).faces.drawn()
        kinds = [kind for kind, ways in face.ahead.items() if PASS in ways.values()]
        for lang in ("en", "ru", "uk", "pl"):
            for kind in kinds:
                assert face.words(lang).text(f"before-{kind}")


def test_every_verb_that_is_looked_through_is_asked_there():
    for name in games.names():
        game = games.find(name)
        face = game.faces.drawn()
        for kind, ways in face.ahead.items():
            assert set(ways) <= set(game.asks[kind]), kind
        for kind, action in face.usual.items():
            assert action.partition(":")[0] in game.asks[kind]
        assert face.straight <= set(game.catalogue.verbs)


def test_marks_are_written_before_the_acts():
    found = (Act(("a:1", "b:2"), far=True), Act(("c:3",), straight=True))
    assert written(found) == "~a:1 b:2|!c:3"
    assert unmarked(written(found)) == [("a:1", "b:2"), ("c:3",)]


def test_a_refused_course_changes_nothing():
    match = entrepot.new("yokohama", players=3, seed=2)
    seat = match.actors[0]
    draft = Draft.on(match, seat)
    with pytest.raises(EntrepotError):
        draft.take([match.legal(seat)[0], "place:bank"])
    assert not draft.actions


@pytest.mark.parametrize("game", ["yokohama", "nippon", "mombasa"])
@pytest.mark.parametrize("players", [2, 3])
def test_no_menu_says_the_same_twice_and_a_button_says_what_it_ends(game, players):
    face, ended = Library(None, compile=False).face(game), 0
    match, dice = entrepot.new(game, players=players, seed=5), random.Random(5)
    while not match.over:
        seat = match.actors[0]
        for lang in LANGUAGES if dice.random() < 0.1 else ():
            words, view = face.words(lang), match.view(seat)
            seen = SimpleNamespace(face=face, scene=SimpleNamespace(words=words, view=view))
            for steps in (False, True):
                found = acts(match.game, face, match.position, seat, words, steps)
                for place, plans in face.plans(view, words).items():
                    found[place] = (*found.get(place, ()), *plans)
                for place, offered in found.items():
                    titles = [title_of(seen, act) for act in offered]
                    assert len(set(titles)) == len(titles), (
                        place,
                        [(t, a.actions) for t, a in zip(titles, offered, strict=True)],
                    )
                    assert len({act.name for act in offered}) == len(offered)
                for act in [act for act in found.get("", ()) if lang == "en" and not act.anew]:
                    before, after, _ = match.trial(seat, act.actions)
                    told = [row.label for row in face.rows(before, after, act.actions, words) if row.kind == "ends"]
                    assert told == ([words.text(act.ends)] if act.ends else [])
                    ended += bool(act.ends)
        match.take(seat, dice.choice(match.legal(seat)))
    assert ended > 3


def test_what_is_done_again_is_counted():
    assert spoken(["Gain silk", "Gain tea", "Gain silk"]) == "Gain silk × 2, gain tea"
