"""How a game ends: never in a draft, and for whoever gives up in the last place."""

from __future__ import annotations

import pytest

from entrepot.engine.match.view import Result
from entrepot.web.people.settings import Settings
from entrepot.web.people.viewer import Subscriber, Viewer
from entrepot.web.routes.stream import updates
from entrepot.web.seen.updates import Update
from entrepot.web.tables import standing
from entrepot.web.tables.opening import Opening, SeatChoice
from tests.web import rooms
from tests.web.known import KNOWN
from tests.web.rooms import ANN, BOB, CAT

ENDING = "This ends the game. Confirm"


@pytest.fixture
def room(tmp_path):
    with rooms.opened(tmp_path) as found:
        yield found


def before_the_end(room, game):
    """A table one move before its end, whose turn it is, and that move."""
    match = rooms.walked(2, 3, game)
    last = match.moves[-1]
    table = room.seated(ANN, BOB, game=game, start=match.record(match.count - 1))
    return table, (ANN, BOB)[last.player], last


def act(room, table, who, verb, **more):
    draft = table.drafts.get(table.seats_of(who)[0])
    about = {"number": table.row.number, "step": draft.revision if draft else 0}
    return room.post(who, f"/t/{table.row.id}/{verb}", sent=about | more)


@pytest.mark.parametrize("game", KNOWN)
def test_what_ends_the_game_is_confirmed_like_any_turn(room, game):
    table, who, last = before_the_end(room, game)
    place = f"/t/{table.row.id}"
    assert act(room, table, who, "act", actions=[last.action]).status == 200
    assert table.row.status == "running" and table.ends_game(last.player)
    page = room.get(who, place).text
    assert "end-sheet" not in page and ENDING in page and "<title>(1) " in room.get(who, "/").text
    assert "end-sheet" not in room.get(CAT, place).text
    assert room.get(who, f"{place}/save").status == 409
    view = room.get(who, f"/api/tables/{table.row.id}/view").json
    assert view["view"]["over"] == 0 and view["legal"] == []
    assert act(room, table, who, "act", actions=[last.action]).json["error"].startswith("Your turn ends the game")
    assert "Your turn ends the game" in room.get(who, f"{place}/why?el=any").text

    assert act(room, table, who, "undo").status == 200
    assert not table.ends_game(last.player) and ENDING not in room.get(who, place).text
    assert act(room, table, who, "redo").status == 200
    assert room.again().find(table.row.id).ends_game(last.player)  # it is stored so, too

    assert act(room, table, who, "confirm").status == 200
    assert table.row.status == "over" and "end-sheet" in room.get(who, place).text
    assert "<title>Entrepôt" in room.get(who, "/").text
    for verb, more in (("undo", {}), ("restart", {}), ("takeback", {"moment": 0})):
        assert act(room, table, who, verb, **more).status == 409
    assert room.again().find(table.row.id).row.result == table.row.result


def test_who_confirms_nothing_ends_the_game_at_once(room):
    table, who, last = before_the_end(room, "yokohama")
    room.post(who, "/settings", sent={"confirm": False})
    act(room, table, who, "act", actions=[last.action])
    assert table.row.status == "over"


@pytest.mark.parametrize(
    ("ranks", "gone", "expected"),
    [
        ((1, 2, 3), (), (1, 2, 3)),
        ((1, 2, 3), (0,), (3, 1, 2)),
        ((1, 1, 3), (0,), (3, 1, 2)),
        ((2, 1, 3), (0, 2), (2, 1, 2)),
        ((2,), (), (2,)),  # a game alone can be lost
        ((1,), (0,), (2,)),
    ],
)
def test_who_resigned_is_last_and_the_others_move_up(ranks, gone, expected):
    assert standing._last(Result((0,) * len(ranks), ranks), gone).ranks == expected


def test_a_bot_that_wins_for_somebody_who_resigned_wins_nothing(room):
    match = rooms.walked(3, 1)
    winner, last = match.result.ranks.index(1), match.moves[-1]
    table = room.seated(ANN, BOB, CAT, start=match.record(match.count - 1))
    if last.player == winner:
        winner = next(seat for seat in range(3) if seat != last.player)
    room.leave(table, winner, "resigned")
    table.move(last.player, last.action)
    assert table.row.result["ranks"][winner] == 3 and sorted(table.row.result["ranks"])[:2] == [1, 2]
    page = room.get((ANN, BOB, CAT)[last.player], f"/t/{table.row.id}").text
    assert "resigned and is ranked last" in page


def test_a_game_that_the_last_person_gives_up(room):
    plan = Opening(
        "yokohama", (SeatChoice("you"), SeatChoice("bot", level="random"), SeatChoice("bot", level="random"))
    )
    room.post(ANN, "/settings", sent={"guided": True})
    table = room.house.create(plan, ANN)
    place = f"/t/{table.row.id}"
    room.now[0] += 1800
    assert room.post(ANN, f"{place}/resign", sent={}).status == 200
    assert (table.row.status, table.row.updated) == ("abandoned", room.now[0])
    page = room.get(ANN, place).text
    assert "end-sheet" in page and "abandoned" in page and "–</td>" not in page
    assert "3. " in page and 'class="tip lesson"' not in page and "wins" not in page
    assert "to move" not in page.lower()
    room.now[0] += 5
    assert "30 minutes" not in room.get(ANN, "/").text
    again = room.post(ANN, f"{place}/rematch", sent={})
    assert again.status == 200
    made = room.table(again.json["url"].rpartition("/")[2])
    assert [row.person for row in made.seats if row.kind == "you"] == [ANN] and made.running
    assert room.post(BOB, f"{place}/rematch", sent={}).status == 403


def test_who_gave_up_a_closed_game_may_still_look_at_it(room):
    plan = Opening("yokohama", (SeatChoice("you"), SeatChoice("screen")), spectators=False)
    table = room.house.create(plan, ANN)
    room.leave(table, 0, "resigned")
    assert room.get(ANN, f"/t/{table.row.id}").status == 200 and room.get(BOB, f"/t/{table.row.id}").status == 403


def test_a_rematch_waits_for_the_end(room):
    table = room.seated(ANN, BOB)
    assert room.post(ANN, f"/t/{table.row.id}/rematch", sent={}).status == 409


@pytest.mark.parametrize("how", ["left", "resigned", "replaced"])
def test_who_is_gone_loses_the_stream_at_once(room, how):
    table = room.seated(ANN, BOB)

    async def watched():
        house, inside = room.site.house, table.inside
        told = updates(house, inside, Subscriber(Viewer(BOB, 1, Settings())), lambda: drawn(inside), "")
        await anext(told)
        await anext(told)
        seating = house.seating
        go = seating.replace(inside, 1, "greedy") if how == "replaced" else seating.leave(inside, 1, how)
        await house.do(inside, lambda: go)
        rest = [part async for part in told]
        return rest, len(inside.subscribers)

    rest, left = room.runner.run(watched())
    assert rest == [b"event: gone\ndata: {}\n\n"] and left == 0


def drawn(table):
    return Update(table.row.number, 0), {"part": str(table.version)}
