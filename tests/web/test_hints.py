"""Hints at a table: whom the house helps, what it asks for them, and what they say."""

from __future__ import annotations

import asyncio
import re

import pytest

from entrepot.bots.advice import advise
from entrepot.engine.backends.backend import Position, backend
from entrepot.paper.words import LANGUAGES
from entrepot.web.problems import Problem
from entrepot.web.tables.opening import Opening, SeatChoice
from entrepot.web.workers import analyst
from tests.web import rooms
from tests.web.known import KNOWN
from tests.web.rooms import ANN, BOB, CAT

BOT = SeatChoice("bot", level="random")


@pytest.fixture
def room(tmp_path):
    with rooms.opened(tmp_path) as opened:
        opened.site.house.driver.wake = lambda table: None  # bots move when they are told to
        yield opened


@pytest.fixture
def asked(room, monkeypatch):
    """What the advisers are asked; a few simulations are enough for an answer."""
    questions = []

    async def ask(question, person, *_):
        questions.append(question)
        back = backend(room.site.house.library.game(question.game), "plain")
        view = Position(back, question.view, question.known)
        return analyst.Answer(advise(view, question.seat, simulations=8))

    monkeypatch.setattr(room.site.house.advisers, "ask", ask)
    return questions


def alone(room, game="yokohama"):
    """A table of one person among bots, who is asked something."""
    table = room.house.create(Opening(game, (SeatChoice("you"), BOT)), ANN)
    while 0 not in table.match.actors or len(table.match.legal(0)) < 2:
        actor = table.match.actors[0]
        table.move(actor, table.match.legal(actor)[0])
    return table


def hint(room, table, who=ANN, **query):
    about = "&".join(f"{name}={value}" for name, value in query.items())
    return room.get(who, f"/t/{table.row.id}/hint?{about}")


def has_button(room, table, who):
    return 'data-do="hint"' in room.get(who, f"/t/{table.row.id}?form=desk", headers={"accept": "text/html"}).text


@pytest.mark.parametrize("game", KNOWN)
def test_it_names_actions_that_can_be_done_with_their_places(room, asked, game):
    table = alone(room, game)
    said = hint(room, table).text
    for one in advise(table.match.bot_view(0), 0, simulations=8).best:
        assert f'data-acts="{one.action}"' in said
    [question] = asked
    assert (question.game, question.seat) == (game, 0)
    assert question.view == bytes(table.match.bot_view(0).record)
    assert said.count("<details") == said.count("data-marks=") >= 2 and said.count(" open") == 1


def test_every_language_says_it(room, asked):
    table, told = alone(room, "mombasa"), set()
    for lang in LANGUAGES:
        room.post(ANN, "/settings", sent={"lang": lang})
        told.add(said := hint(room, table).text)
        rows = re.findall('<li><span class="k">(.)', said)
        assert rows and all(first == first.upper() for first in rows)
    assert len(told) == len(LANGUAGES) and len(asked) == 1


def test_one_moment_is_thought_about_once_and_the_next_one_anew(room, asked):
    table = alone(room)
    assert hint(room, table).text == hint(room, table).text
    assert len(asked) == 1
    table.act(0, table.row.number, 0, [table.match.legal(0)[0]])
    if 0 in table.seen_by(0).actors:
        hint(room, table)
        assert len(asked) == 2


def drafting(room):
    """A table at which somebody has drafted an action and is asked for more."""
    table = alone(room)
    while True:
        table.act(0, table.row.number, table.revision(0), [table.seen_by(0).legal(0)[0]])
        if 0 in table.drafts and len(table.seen_by(0).legal(0)) > 1:
            return table
        while 0 not in table.seen_by(0).actors:
            table.move(1, table.match.legal(1)[0])


def test_a_draft_is_advised_on_as_it_stands(room, asked):
    table = drafting(room)
    assert hint(room, table).status == 200
    assert asked[-1].view == bytes(table.seen_by(0).bot_view(0).record) != bytes(table.match.bot_view(0).record)


def test_a_draft_that_has_changed_since_is_told_so(room, asked):
    table = alone(room)
    assert hint(room, table, number=table.row.number, step=99).status == 409
    assert asked == []


def test_who_plans_is_advised_although_others_get_ready_meanwhile(room, monkeypatch):
    table, questions = alone(room, "mombasa"), []
    house, inside = room.site.house, table.inside

    async def ask(question, *_):
        questions.append(question)
        while 1 in inside.match.actors:
            await house.do(inside, lambda: inside.move(1, inside.match.legal(1)[0]))
        back = backend(inside.match.game, "plain")
        return analyst.Answer(advise(Position(back, question.view, question.known), 0, simulations=8))

    assert table.match.actors == (0, 1)
    monkeypatch.setattr(house.advisers, "ask", ask)
    told = room.runner.run(house.advising.advise(inside, ANN, 0))
    first, second = questions
    assert first.view != second.view == bytes(table.match.bot_view(0).record)
    assert told.best[0].action in table.match.legal(0)
    assert hint(room, table, number=0, step=0).status == 200 and len(questions) == 2


def test_between_people_the_house_helps_nobody_unless_the_table_allows_it(room, asked):
    strict, open = room.seated(ANN, BOB), room.seated(ANN, BOB, hints=True)
    for table in (strict, open):
        actor = table.match.actors[0]
        who = (ANN, BOB)[actor]
        assert has_button(room, table, who) == (table == open)
        answer = hint(room, table, who, seat=actor)
        assert answer.status == (200 if table == open else 403)
    assert "allows no hints" in hint(room, strict, (ANN, BOB)[strict.match.actors[0]]).text
    assert len(asked) == 1


def test_who_plays_all_seats_at_one_screen_is_helped(room, asked):
    table = room.seated(ANN, ANN)
    assert hint(room, table, seat=table.match.actors[0]).status == 200


def test_whoever_is_not_asked_gets_none(room, asked):
    table = room.seated(ANN, BOB, hints=True)
    while len(table.match.actors) > 1:
        actor = table.match.actors[0]
        table.move(actor, table.match.legal(actor)[0])
    actor = table.match.actors[0]
    other = 1 - actor
    assert hint(room, table, (ANN, BOB)[other]).status == 409  # out of turn
    assert hint(room, table, (ANN, BOB)[other], seat=actor).status == 403  # another's seat
    assert hint(room, table, CAT).status == 403  # a spectator
    assert not has_button(room, table, (ANN, BOB)[other]) and not has_button(room, table, CAT)
    assert room.get(ANN, "/t/nowhere/hint").status == 404
    waiting = room.house.create(Opening("yokohama", (SeatChoice("you"), SeatChoice("link"))), ANN)
    assert hint(room, waiting).status == 409
    room.leave(table, 0, "left")
    room.leave(table, 1, "left")
    assert hint(room, table, ANN).status in (403, 409) and asked == []


def test_a_rematch_keeps_what_the_table_allows(room):
    table = room.seated(ANN, BOB, hints=True)
    room.leave(table, 0, "left")
    room.leave(table, 1, "left")
    assert room.house.rematch(table, ANN).row.hints
    assert room.site.house.tables  # it is read again as it was stored
    assert room.again().find(table.row.id).row.hints


def test_what_is_hidden_from_a_seat_changes_nothing_that_is_asked_for_it(room, asked):
    table = alone(room)
    first = hint(room, table).text
    for number in range(5):
        guess = table.match.bot_view(0).guess(0, (number, number))
        guess.s.key[:], guess.s.counter = table.match.position.s.key, table.match.position.s.counter
        assert bytes(guess.record) != bytes(table.match.position.record)
        table.match.position = guess
        assert hint(room, table).text == first
    assert len(asked) == 1


def test_a_failure_is_one_sentence_and_the_next_hint_works(room, monkeypatch):
    table, answers = alone(room), [None, None]

    async def ask(question, person, *_):
        back = backend(table.match.game, "plain")
        answers.append(analyst.Answer(advise(Position(back, question.view, question.known), 0, simulations=8)))
        return answers.pop(0)

    monkeypatch.setattr(room.site.house.advisers, "ask", ask)
    failed = hint(room, table)
    assert failed.status == 503 and "Ask again" in failed.text
    assert hint(room, table).status == 503
    assert hint(room, table).status == 200


def test_who_moves_on_does_not_wait_for_what_is_gone(room, monkeypatch):
    table = drafting(room)
    advising, inside = room.site.house.advising, table.inside

    async def never(*_):
        await asyncio.Event().wait()

    async def both():
        first = asyncio.ensure_future(advising.advise(inside, ANN, 0))
        await asyncio.sleep(0)
        del inside.drafts[0]  # taken back
        second = asyncio.ensure_future(advising.advise(inside, ANN, 0))
        with pytest.raises(Problem, match="problem-stale"):
            await first
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)

    monkeypatch.setattr(room.site.house.advisers, "ask", never)
    room.runner.run(both())


@pytest.mark.slow
def test_the_adviser_itself_answers(room):
    table = alone(room)
    assert hint(room, table).status == 200
    assert room.site.house.advisers.failed == 0
