"""The house: tables are made, claimed, left, forked, played again and opened, and all are there after a restart."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.language.deal import Deal
from entrepot.engine.match.match import Match
from entrepot.engine.match.writing import Saved, digest_of
from entrepot.games.yokohama.record import HIDDEN
from entrepot.web.problems import Problem
from entrepot.web.tables.opening import Opening, SeatChoice
from entrepot.web.workers import bot_worker
from entrepot.web.workers.files import read_game, save_bytes
from tests.web import rooms
from tests.web.rooms import ANN, BOB, CAT, DAN


@pytest.fixture
def room(tmp_path):
    with rooms.opened(tmp_path) as found:
        found.site.house.driver.wake = lambda table: None  # no bot plays by itself
        yield found


def refused(status, id, do, *args):
    with pytest.raises(Problem) as caught:
        do(*args)
    assert (caught.value.status, caught.value.id) == (status, id)


def play(table, actions, seed=1):
    """That many random moves of whoever is to act, each committed."""
    dice = random.Random(seed)
    for _ in range(actions):
        seat = table.match.actors[0]
        table.move(seat, dice.choice(table.match.legal(seat)))


def record(table):
    return bytes(table.match.position.record)


def test_a_table_begins_when_nobody_is_missing(room):
    table = room.house.create(
        Opening("yokohama", (SeatChoice("you"), SeatChoice("link"), SeatChoice("bot", level="random"))), ANN
    )
    assert (table.row.status, table.match, table.row.nonces) == ("waiting", None, [])
    assert [(seat.kind, seat.person, seat.status) for seat in table.seats] == [
        ("you", ANN, "taken"),
        ("link", None, "open"),
        ("bot", None, "taken"),
    ]
    link = table.seats[1].link_plain
    assert room.house.claim(link, BOB) == (table, 1)
    assert table.row.status == "running" and len(table.row.nonces) == 3
    assert table.seats_of(BOB) == (1,) and table.seats[1].link_plain is None
    assert room.house.claim(link, BOB) == (table, 1)  # the same browser comes back
    refused(404, "problem-no-link", room.house.claim, link, CAT)
    refused(404, "problem-no-link", room.house.claim, "made up", CAT)


def test_the_key_is_dealt_from_the_secret_and_every_seats_number(room):
    table = room.seated(ANN, BOB)
    deal = Deal(b"d" * 32, tuple(bytes.fromhex(nonce) for nonce in table.row.nonces))
    assert table.row.commitment == deal.commitment
    assert bytes(Match.begin(table.match.game, 2, table.row.options, deal).position.record) == record(table)


@pytest.mark.parametrize(
    "plan, id",
    [
        (Opening("yokohama", (SeatChoice("you"),)), "problem-said"),
        (Opening("yokohama", (SeatChoice("you"),) * 5), "problem-said"),
        (Opening("yokohama", (SeatChoice("you"), SeatChoice("bot", level="clever"))), "problem-said"),
        (Opening("yokohama", (SeatChoice("you"), SeatChoice("ghost"))), "problem-seat-kind"),
        (Opening("yokohama", (SeatChoice("you"), SeatChoice("you")), {"edition": "third"}), "problem-said"),
        (Opening("yokohama", (SeatChoice("you"), SeatChoice("you")), {"moon": "on"}), "problem-said"),
        (Opening("yokohama", (SeatChoice("you"), SeatChoice("you", "a\nb"))), "problem-setting"),
        (Opening("yokohama", (SeatChoice("you"), SeatChoice("you")), pace="never"), "problem-setting"),
    ],
)
def test_a_table_that_cannot_be_is_not_made(room, plan, id):
    before = room.stored()
    refused(422, id, room.house.create, plan, ANN)
    assert room.stored() == before and not room.house.tables


def test_an_unknown_game_is_told(room):
    refused(404, "problem-said", room.house.create, Opening("go", (SeatChoice("you"),) * 2), ANN)
    refused(404, "problem-no-table", room.house.find, "t9")


@pytest.mark.parametrize("moves", [0, 1, 3, 60])
def test_after_a_restart_everything_is_as_it_was(room, moves):
    table = room.seated(ANN, BOB, CAT)
    play(table, moves)
    seat = table.match.actors[0]
    step = len(table.match.legal(seat)) > 1
    if step:
        table.act(seat, table.row.number, 0, [table.match.legal(seat)[0]])
    again = room.again().find("t0")
    assert record(again) == record(table) and again.commits == table.commits
    assert again.match.moves == table.match.moves and again.row == table.row and again.seats == table.seats
    assert set(again.drafts) == set(table.drafts)
    for one, draft in table.drafts.items():
        assert (again.drafts[one].revision, again.drafts[one].actions) == (draft.revision, draft.actions)
        assert bytes(again.drafts[one].match.position.record) == bytes(draft.match.position.record)


def test_a_finished_game_comes_back_with_its_result(room):
    match = rooms.walked(2)
    table = room.seated(ANN, BOB, start=match.record(match.count - 9))
    for move in match.moves[-9:]:
        table.move(move.player, move.action)
    again = room.again().find("t0")
    assert again.row.status == "over" and again.match.result == table.match.result
    assert record(again) == record(table)


def test_what_does_not_fit_together_is_told(room):
    table = room.seated(ANN, BOB)
    play(table, 3)
    with room.store.write() as connection:
        connection.exec_driver_sql("DELETE FROM events WHERE moment = 2")
    refused(500, "problem-damaged", room.again().find, "t0")


def test_a_draft_that_no_longer_fits_is_given_up(room):
    """It is of another commit, or is not allowed."""
    table = room.seated(ANN, BOB, CAT, options={"first": "0"})
    play(table, 3)
    for number in (0, 3):
        room.store.save_draft("t0", 1, number, 4, ["place:bank"], [])
        again = room.again().find("t0")
        assert record(again) == record(table) and not again.drafts


def test_a_bot_takes_over_a_seat_and_its_draft_is_gone(room):
    table = room.seated(ANN, BOB, CAT, options={"first": "0"})
    play(table, 3)
    table.act(0, table.row.number, 0, ["place:bank"])
    room.replace(table, 0, "random")
    assert (table.seats[0].kind, table.seats[0].level, table.seats[0].person) == ("bot", "random", ANN)
    assert table.seats_of(ANN) == ()  # it is known who sat there, and no more
    assert not table.drafts and room.store.draft("t0", 0) is None
    assert room.again().find("t0").seats == table.seats
    refused(422, "problem-said", room.replace, table, 1, "clever")
    assert table.seats[1].kind == "link"


def test_the_last_free_seat_given_to_a_bot_begins_the_game(room):
    table = room.house.create(Opening("yokohama", (SeatChoice("you"), SeatChoice("link"))), ANN)
    link = table.seats[1].link_plain
    room.replace(table, 1, "random")
    assert table.running
    refused(404, "problem-no-link", room.house.claim, link, BOB)


def test_who_leaves_is_replaced_and_the_last_who_leaves_abandons_the_table(room):
    table = room.seated(ANN, BOB)
    play(table, 10)
    room.leave(table, 1, "resigned")
    assert (table.seats[1].kind, table.seats[1].status) == ("bot", "resigned") and table.running
    assert room.get(ANN, "/api/tables/t0").json["secret"] == ""
    room.leave(table, 0, "left")
    assert table.row.status == "abandoned" and not table.running
    said = room.get(ANN, "/api/tables/t0").json
    assert said["secret"] == table.row.secret.hex()
    assert Deal(bytes.fromhex(said["secret"])).commitment == said["commitment"]
    again = room.again().find("t0")
    assert again.row.status == "abandoned" and record(again) == record(table)


def test_a_finished_game_cannot_be_left(room):
    match = rooms.walked(2)
    table = room.seated(ANN, BOB, start=match.record(match.count - 1))
    table.move(match.moves[-1].player, match.moves[-1].action)
    refused(409, "problem-over", room.leave, table, 0, "left")
    assert table.seats_of(ANN) == (0,)


def hidden(table, viewer):
    """The places of a record that a viewer may not see."""
    view = table.match.view(viewer)
    names = ("orders", "dealt", "order_deck", "technology_deck")
    return [(name, at) for name in names for at, value in enumerate(_flat(getattr(view, name))) if value == HIDDEN]


def seen(table, viewer, at=None):
    """A view, but for how many numbers were drawn: a guess draws some."""
    return table.match.view(viewer, at).as_dict() | {"counter": 0}


def _flat(value):
    return [one for part in value for one in _flat(part)] if isinstance(value, list) else [value]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_fork_of_a_running_game_shows_what_the_seat_sees_and_guesses_the_rest(room, seat):
    table = room.seated(ANN, BOB, CAT)
    play(table, 40)
    places = hidden(table, seat)
    assert len(places) > 40
    unlike = set()
    layout = table.match.game.layout
    for _ in range(8):
        fork = room.house.fork(table, 40, seat, DAN)
        assert seen(fork, seat) == seen(table, seat)
        assert list(fork.match.position.s.key) != list(table.match.position.s.key)
        for name, at in places:
            if _flat(layout.value(record(fork), name))[at] != _flat(layout.value(record(table), name))[at]:
                unlike.add((name, at))
        assert (fork.row.forked_from, fork.row.fork_moment) == ("t0", 40)
    assert len(unlike) > len(places) * 0.9  # none is simply told; some are guessed right


def orders_taken(table, seat):
    """Play on until everybody has seen somebody take an order, and the seat is to act."""
    dice = random.Random(1)
    while not (table.match.bot_view(seat).known and table.match.actors == (seat,) and len(table.match.legal(seat)) > 1):
        actor = table.match.actors[0]
        legal = table.match.legal(actor)
        table.move(actor, dice.choice([action for action in legal if action.startswith("take:")] or legal))
    return table.match.bot_view(seat).known


def test_a_bot_is_told_what_everybody_has_seen(room, monkeypatch):
    table = room.house.create(Opening("yokohama", (SeatChoice("you"), SeatChoice("bot", level="random"))), ANN)
    known, asked, given = orders_taken(table, 1), [], []

    async def ask(question, *_):
        asked.append(question)

    class Spy:
        def choose(self, view, player, rng):
            given.append(view)
            return view.legal(player)[0]

    house = room.site.house
    monkeypatch.setattr(house.driver.bots, "ask", ask)
    room.runner.run(house.driver._act(table.inside, 1))
    monkeypatch.setattr(bot_worker.bots, "make", lambda name: Spy())
    question = msgspec.msgpack.decode(msgspec.msgpack.encode(asked[0]), type=bot_worker.Question)
    assert bot_worker.answer(question).error == ""
    assert given[0].known == known and given[0].record == bytearray(asked[0].view)


def test_a_bot_that_searches_remembers_its_turn_and_has_less_time_when_others_wait(room, monkeypatch):
    seats = (SeatChoice("you"), SeatChoice("bot", level="search"))
    table, asked = room.house.create(Opening("yokohama", seats), ANN), []
    while table.match.actors != (1,) or len(table.match.legal(1)) < 2:
        table.move(table.match.actors[0], table.match.legal(table.match.actors[0])[0])

    async def ask(question, *_):
        asked.append(question)

    house = room.site.house
    monkeypatch.setattr(house.driver.bots, "ask", ask)
    monkeypatch.setattr(type(house.driver.bots), "waiting", property(lambda _: 3))
    room.runner.run(house.driver._act(table.inside, 1))
    [question] = asked
    assert (question.bot, question.table, question.seconds) == ("search", table.row.id, 0.25)
    monkeypatch.setattr(bot_worker, "ready_back", lambda game: backend(game, "plain"))
    said = bot_worker.answer(msgspec.structs.replace(question, seconds=0.01))
    assert said.action in Position(backend(table.match.game, "plain"), question.view).legal(1)
    searching = bot_worker.searching(table.row.id, 1)
    assert searching._look is not None and searching.seconds == 0.01
    assert bot_worker.searching("other", 1) is not searching


def test_a_fork_agrees_with_what_was_seen(room):
    table = room.seated(ANN, BOB)
    known = orders_taken(table, 0)
    for _ in range(6):
        hands = room.house.fork(table, table.match.count, 0, ANN).match.position.s.orders
        assert all(thing in [hands[seat, n] for n in range(3)] for _, seat, thing in known)


def test_a_fork_has_the_past_as_it_was_seen_then(room):
    table = room.seated(ANN, BOB)
    play(table, 40)
    fork = room.house.fork(table, 20, 1, BOB)
    assert seen(fork, 1) == seen(table, 1, 20)
    assert [one.kind for one in fork.seats] == ["bot", "you"] and fork.seats_of(BOB) == (1,)
    assert fork.match.count == 0
    refused(422, "problem-no-moment", room.house.fork, table, 41, 1, BOB)
    refused(422, "problem-no-moment", room.house.fork, table, -1, 1, BOB)


def test_a_fork_plays_on_and_comes_back(room):
    table = room.seated(ANN, BOB)
    play(table, 40)
    fork = room.house.fork(table, 33, 0, ANN)
    play(fork, 30)
    assert record(room.again().find(fork.row.id)) == record(fork)


def test_a_fork_of_a_finished_game_is_the_position_itself_with_a_new_key(room):
    match = rooms.walked(2)
    table = room.seated(ANN, BOB, start=match.record(match.count - 1))
    table.move(match.moves[-1].player, match.moves[-1].action)
    fork = room.house.fork(table, 0, 0, ANN)
    ours, theirs = fork.match.position.s, match.at(match.count - 1).position.s
    assert list(ours.order_deck) == list(theirs.order_deck) and list(ours.key) != list(theirs.key)


def test_a_rematch_has_the_same_people_one_seat_further_on(room):
    table = room.seated(ANN, BOB, ANN, pace="day", public=True, spectators=False)
    made = room.house.rematch(table, ANN)
    assert [one.kind for one in made.seats] == ["link", "screen", "you"]
    assert [one.person for one in made.seats] == [None, ANN, ANN]
    assert (made.row.pace, made.row.public, made.row.spectators) == ("day", True, False)
    assert made.row.options == table.row.options and made.row.host == ANN


def test_a_rematch_seats_nobody_at_anothers_place(room):
    """Whoever asks for it, the others come by a link."""
    table = room.seated(ANN, BOB, ANN)
    made = room.house.rematch(table, BOB)
    assert [(one.kind, one.person) for one in made.seats] == [("you", BOB), ("link", None), ("link", None)]
    assert made.row.host == BOB


def test_a_saved_game_is_gone_on_with(room):
    table = room.seated(ANN, BOB, CAT)
    play(table, 50)
    match = read_game(save_bytes(table.match), "game.json")
    opened = room.house.open(match, DAN)
    assert record(opened) == record(table) and opened.match.moves == table.match.moves
    own = table.match.actors[0]
    assert [one.kind for one in opened.seats] == ["you" if seat == own else "bot" for seat in range(3)]
    assert opened.row.host == DAN and opened.row.commitment == table.row.commitment
    play(opened, 5)
    assert record(room.again().find(opened.row.id)) == record(opened)


def test_a_saved_game_that_is_over_is_looked_at(room):
    match = rooms.walked(2)
    opened = room.house.open(match, DAN)
    assert opened.row.status == "over" and room.again().find(opened.row.id).match.result == match.result


@pytest.mark.parametrize("data", [b"", b"{}", b"[" * 5000, b"\xff\xfe", b'{"format": 99}', b'{"format": 1}'])
def test_what_is_no_saved_game_is_told_in_one_sentence(data):
    with pytest.raises(Problem) as caught:
        read_game(data, "my game.json")
    assert caught.value.status == 422 and "my game.json" in caught.value.args_["sentence"]
    assert "/" not in caught.value.args_["sentence"]


@pytest.mark.parametrize("change", [{"rules_version": 99}, {"components": "0"}])
def test_a_save_of_other_rules_is_opened_where_it_comes_out_the_same(change):
    saved = json.loads(save_bytes(rooms.walked(2).at(9))) | change
    saved["digest"] = digest_of(msgspec.convert(saved, Saved))
    match = read_game(json.dumps(saved).encode(), "game.json")
    assert match.moves == rooms.walked(2).moves[:9] and not match.earlier


@pytest.mark.parametrize(
    "change",
    [
        {"game": "go"},
        {"game": ""},
        {"kind": "dream"},
        {"players": 99},
        {"players": -1},
        {"options": {"edition": "none"}},
        {"options": {"moon": "on"}},
        {"seats": ["a"]},
        {"moves": ["0"]},
        {"moves": ["9 place:bank"]},
        {"moves": ["0 dance"]},
        {"moves": ["0" * 5000 + " done"]},
        {"hashes": []},
        {"hashes": ["", "", ""]},
        {"deal": {"commitment": "", "secret": "zz"}},
        {"deal": {"commitment": "", "secret": "00", "nonces": ["z"]}},
        {"deal": {"commitment": ""}},
    ],
)
def test_a_save_that_somebody_made_up_is_refused(change):
    """Its digest is right: everybody can make one."""
    saved = json.loads(save_bytes(rooms.walked(2).at(9))) | change
    saved["digest"] = digest_of(msgspec.convert(saved, Saved))
    with pytest.raises(Problem) as caught:
        read_game(json.dumps(saved).encode(), "made up.json")
    assert caught.value.status == 422


def test_tables_that_nobody_looks_at_are_dropped_from_memory(room, monkeypatch):
    monkeypatch.setattr("entrepot.web.house.registry.KEPT", 3)
    for _ in range(5):
        room.seated(ANN, BOB)
    again = room.again()
    for number in range(5):
        again.find(f"t{number}")
    assert list(again.tables) == ["t2", "t3", "t4"]
