"""Of every game: what is hidden changes no view, no preview, no share, no fork and no choice of a bot."""

from __future__ import annotations

import json
import random

import pytest

from entrepot import games
from entrepot.bots.greedy import Greedy
from entrepot.engine.language.deal import Deal
from entrepot.engine.language.record import NOBODY
from entrepot.engine.match.match import Match
from entrepot.web.workers.files import share_bytes
from tests.web import rooms
from tests.web.known import KNOWN
from tests.web.rooms import ANN, BOB, CAT, DAN, EVE

pytestmark = pytest.mark.slow  # whole games at tables

TABLES = [(game, players) for game in KNOWN for players in games.meta(game).players]
every_table = pytest.mark.parametrize("game, players", TABLES)
every_game = pytest.mark.parametrize("game", KNOWN)


def moments(game, players):
    """A few positions of a random game, from its beginning to its end."""
    match = rooms.walked(players, 2, game)
    return [match.at(int(share * (match.count - 1))) for share in (0, 0.1, 0.35, 0.6, 0.9, 1)]


def elsewhere(match, viewer, seed):
    """The same to a viewer, with everything that they cannot see dealt anew, and a deal of its own."""
    seat = NOBODY if viewer is None else viewer
    position = match.position.view(seat).guess(seat, (seed, seed))
    position.s.counter = match.position.s.counter  # a guess draws numbers
    assert bytes(position.record) != bytes(match.position.record)
    return Match(match.game, match.players, match.options, Deal.seeded(seed), match.seats, position)


@every_table
def test_a_view_changes_in_no_byte(game, players):
    for match in moments(game, players):
        for viewer in (*range(players), None):
            there = elsewhere(match, viewer, 5)
            assert there.view(viewer).record == match.view(viewer).record
            assert there.view(viewer).asked == match.view(viewer).asked


@every_table
def test_a_preview_does_not_depend_on_what_is_hidden(game, players):
    compared = 0
    for match in moments(game, players):
        seat = match.actors[0]
        there = elsewhere(match, seat, 6)
        assert there.legal(seat) == match.legal(seat)
        for action in match.legal(seat):
            assert there.preview(seat, action) == match.preview(seat, action), action
            compared += 1
    assert compared > 6


@every_table
def test_a_share_of_a_game_that_goes_on_keeps_its_secret(game, players):
    """Byte for byte the same but for the commitment to the deal and the digest over it, until something is drawn."""
    seat = players - 1
    one = moments(game, players)[2]
    one = Match(one.game, one.players, one.options, one.deal, one.seats, one.position)  # without its past
    other, dice = elsewhere(one, seat, 7), random.Random(1)
    for _ in range(5):
        player = one.actors[0]
        for action in dice.sample(legal := one.legal(player), len(legal)):
            trials = [match.copy() for match in (one, other)]
            if action not in other.legal(player):
                continue
            for match in trials:
                match.take(player, action)
            if trials[0].view(seat).record == trials[1].view(seat).record:
                one, other = trials
                break
    assert one.count >= 1
    shares = [json.loads(share_bytes(match, seat)) for match in (one, other)]
    assert shares[0]["deal"] != shares[1]["deal"]
    for share in shares:
        assert share.pop("deal").keys() == {"commitment"} and share.pop("digest")
    assert shares[0] == shares[1]


@every_table
def test_a_bot_chooses_the_same_whatever_is_hidden(game, players):
    for match in moments(game, players):
        seat = match.actors[0]
        there = elsewhere(match, seat, 8)
        one, two = (Greedy(60).choose(found.position.view(seat), seat, random.Random(4)) for found in (match, there))
        assert one == two


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_fork_shows_what_the_seat_sees_and_draws_anew(tmp_path, game, seat):
    match = rooms.walked(3, 2, game)
    with rooms.opened(tmp_path) as room:
        table = room.seated(ANN, BOB, CAT, start=match.record(40), game=game)
        fork = room.house.fork(table, 0, seat, DAN)
        seen, again = ({**one.match.view(seat).as_dict(), "counter": 0} for one in (table, fork))
        assert again == seen
        assert list(fork.match.position.s.key) != list(table.match.position.s.key)


@pytest.mark.parametrize("game", [game for game in KNOWN if 1 in games.meta(game).players])
def test_somebody_alone_is_told_nothing_before_it_is_drawn(tmp_path, game):
    """Whether or not it is their own table; there is no other seat that could know more."""
    with rooms.opened(tmp_path) as room:
        table = room.seated(ANN, game=game)
        assert table.running and [one.kind for one in table.seats] == ["you"]
        for person in (ANN, EVE):
            found = room.get(person, f"/api/tables/{table.row.id}/view")
            assert found.json["view"]["key"] == [0, 0]
