"""Previews: power, payments, sure gains, what may follow, and the closing note."""

from entrepot.engine.match.view import View
from entrepot.games.yokohama.actions import AREAS
from entrepot.games.yokohama.box.tables import ASSISTANT, ORDER_GOODS, SILK
from entrepot.games.yokohama.face.drawn.face import FACE
from entrepot.games.yokohama.game import GAME
from tests.games.yokohama.position import BLUE, PINK, position

WORDS = FACE.words("en")


def view(s, player=BLUE):
    return View(GAME, bytes(s.inner.view(player).record), player)


def preview(s, *actions):
    """The rows of actions as (label, amount, kind), with icons left out."""
    before = view(s)
    s.take(*actions)
    rows = FACE.rows(before, view(s), actions, WORDS)
    return [(row.label.striptags(), row.amount.striptags(), row.kind) for row in rows]


def labels(rows):
    return [label for label, _, _ in rows]


def test_arriving_shows_power_and_what_the_area_gives():
    s = position().assistants(BLUE, "silk_factory_1", 2).ask("moving")
    rows = preview(s, "put:silk_factory_1")
    assert rows[0][0] == "power" and rows[0][1].endswith("= 3")
    assert ("area action", "+2", "sure") in rows
    assert rows[-1] == ("2 return to hand", "", "note")


def test_paying_an_opponent_is_told_with_the_name():
    s = position().president(PINK, "bank").yen(BLUE, 3).ask("placing")
    rows = preview(s, "place:bank")
    assert ("pay Pink", "−1", "sure") in rows
    assert ("your assistants there", "0 → 1", "sure") in rows
    assert "you pay" not in labels(rows)


def test_power_five_may_take_the_token_and_build():
    s = position().assistants(BLUE, "bank", 4).ask("moving")
    rows = preview(s, "put:bank")
    assert next(row[0] for row in rows if row[2] == "may") == "can take token"
    assert any(row[0].startswith("can build") for row in rows if row[2] == "may")


def test_a_president_without_a_move_is_warned_of_before():
    """The rules would then recall it of themselves; with assistants beside it, nothing is said."""
    stuck = position().president(BLUE, "bank").take("done")
    assert stuck.asked == "placing"
    assert ("Your president would then be unable to move and would be recalled.", "", "warning") in preview(
        stuck, "stop"
    )
    nowhere = position().take("done")
    assert ("Your president would then have nowhere to go.", "", "warning") in preview(nowhere, "stop")
    free = position().president(BLUE, "bank")
    for area in AREAS:
        if area not in ("bank", "canal"):
            free.assistants(BLUE, area, 1)
    free.s.hand[BLUE, ASSISTANT] = 2
    assert all(row[2] != "warning" for row in preview(free.take("done"), "stop")) and free.asked == "moving"


def test_power_three_opens_nothing():
    s = position().assistants(BLUE, "bank", 2).ask("moving")
    assert all(row[2] != "may" for row in preview(s, "put:bank"))


def test_an_opponents_trading_house_earns_and_is_not_called_a_payment():
    s = position().assistants(BLUE, "bank", 2).trading_house(PINK, "bank").ask("moving")
    rows = preview(s, "put:bank")
    assert ("Pink earns", "+1", "sure") in [(label.strip(), amount, kind) for label, amount, kind in rows]
    assert not any(label.startswith("pay") for label in labels(rows))
    assert ("area action", "+3", "sure") in rows


def test_an_order_that_becomes_ready_is_named_in_the_note():
    card = next(n for n in range(36) if ORDER_GOODS[n, SILK] >= 2)
    s = position().orders(BLUE, card + 1).assistants(BLUE, "silk_factory_1", 4)
    for good in range(4):
        s.s.goods[BLUE, good] = ORDER_GOODS[card, good]
    s.s.goods[BLUE, SILK] -= 1
    rows = preview(s.ask("moving"), "put:silk_factory_1")
    assert "becomes ready" in rows[-1][0] and rows[-1][2] == "note"


def test_power_is_told_piece_by_piece_and_is_never_taken_for_a_gain():
    s = position().assistants(BLUE, "bank", 6).ask("moving")
    rows = preview(s, "put:bank")
    assert rows[0][1] == "president + 6 = 5"


def test_an_agent_acts_without_the_president():
    s = position().assistants(BLUE, "bank", 2).president(BLUE, "church")
    s.s.agents[BLUE, 0] = 1
    rows = preview(s, "agent:bank")
    assert rows[0][:2] == ("power", "2 = 2") and ("area action", "+2", "sure") in rows
