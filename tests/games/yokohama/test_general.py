"""General rules (YK-201 … YK-222)."""

import random

import pytest

from entrepot.games.yokohama.actions import AREAS, TECHNOLOGIES
from entrepot.games.yokohama.box.tables import BANK as BANK_KIND
from entrepot.games.yokohama.box.tables import GIVES, PORT_VP, UNIVERSITY_PRICE, _table
from entrepot.games.yokohama.record import HIDDEN, NOBODY
from entrepot.games.yokohama.rules import rewards
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, GAME, PINK, PURPLE, YELLOW, position

BANK = AREAS.index("bank")
OWN = ("goods", "imports", "vp", "orders", "completed", "technologies", "agents", "free_agents", "hand", "warehouse")


@pytest.fixture(scope="module")
def game():
    """A game of four played at random: for every action the player, and the records before and after it."""
    s = position(4)
    chance = random.Random(4)
    moves = []
    while not s.s.over:
        (player,) = s.inner.actors()
        before = s.copy()
        s.take(chance.choice(sorted(s.legal)))
        moves.append((player, before.s, s.copy().s))
    return moves


def value(record, field):
    return GAME.layout.value(record.buffer, field)


def orders(record, player):
    return {record.orders[player, n] for n in range(3)} - {NOBODY}


def all_yen(s):
    return sum(s.s.yen)


# --- supply and what is open


@proves("YK-201")
def test_a_gain_is_never_cut_short():
    s = position().goods(BLUE, tea=1000).power(BLUE, "tea_plantation_1", 5).acting(BLUE, "tea_plantation_1")
    assert s.s.goods[BLUE, 2] == 1005
    s = position().yen(BLUE, 1000).power(BLUE, "bank", 3).acting(BLUE, "bank")
    assert s.s.yen[BLUE] == 1000 + GIVES[BANK_KIND, 3]
    s = position().imports(BLUE, 1000).yen(BLUE, 4).ask("chinatown", 1).take("buy:import")
    assert s.s.imports[BLUE] == 1001


@proves("YK-203")
def test_all_is_open_but_orders_in_hand_and_decks():
    s = position(3)
    seen = s.inner.view(BLUE)
    hidden = GAME.layout.changed(bytes(s.inner.record), seen.record)
    assert set(hidden) == {"dealt", "key", "order_deck", "orders", "technology_deck"}
    assert seen.s.orders[BLUE, 0] == s.s.orders[BLUE, 0]
    assert [seen.s.orders[PINK, n] for n in range(3)] == [HIDDEN, NOBODY, NOBODY]  # their number is open
    for deck in (seen.s.order_deck, seen.s.technology_deck):
        assert set(deck) == {HIDDEN, NOBODY}


@proves("YK-222")
def test_how_many_cards_the_decks_hold_is_open():
    s = position(3)
    seen = s.inner.view(BLUE).s
    assert (seen.orders_left, seen.technologies_left) == (s.s.orders_left, s.s.technologies_left)
    assert seen.order_deck.tolist().count(NOBODY) == s.s.order_deck.tolist().count(NOBODY)


# --- orders and technologies


@proves("YK-204")
def test_a_hand_of_three_orders_is_full():
    s = position().orders(BLUE, 1, 2, 3).ask("port", 0, 4)
    assert s.why_not("take:a1") == "YK-1215"
    s = position().orders(BLUE, 1, 2).ask("port", 0, 4).take("take:a1")
    assert len(orders(s.s, BLUE)) == 3
    assert s.asked != "port"  # there is no second order for a full hand


@proves("YK-205")
def test_completed_orders_do_not_count_toward_the_limit():
    s = position().completed(BLUE, 3, 4, 5).orders(BLUE, 1, 2).ask("port", 0, 4).take("take:a1")
    assert len(orders(s.s, BLUE)) == 3


@proves("YK-205")
def test_a_completed_order_lies_face_up():
    s = position().orders(BLUE, 36).goods(BLUE, tea=2, fish=2).take("order:order_36")
    assert orders(s.s, BLUE) == set()
    assert s.inner.view(PINK).s.completed[BLUE] == 1 << 35


@proves("YK-206")
def test_an_order_leaves_the_hand_only_by_being_completed(game):
    left = [(orders(b, p) - orders(a, p), p, a) for p, b, a in game]
    assert any(cards for cards, _, _ in left)
    assert all((after.completed[player] >> card) & 1 for cards, player, after in left for card in cards)
    s = position().orders(BLUE, 1, 2, 3).ask("port", 0, 4)
    assert s.legal == {"stop"}


@proves("YK-207")
def test_a_player_may_own_technologies_without_limit():
    s = position().technologies(BLUE, *TECHNOLOGIES[:-1]).laboratory("a1", TECHNOLOGIES[-1])
    s.imports(BLUE, 9).yen(BLUE, 0).ask("laboratory", 0, 5).take("learn:a1")
    assert s.s.technologies[BLUE].bit_count() == 20


@proves("YK-208")
def test_nobody_owns_two_technologies_of_one_name():
    s = position().technologies(BLUE, "ball").laboratory("a1", "ball").imports(BLUE, 9).ask("laboratory", 0, 5)
    assert s.why_not("learn:a1") == "YK-1229"
    s = position().technologies(PINK, "ball").laboratory("a1", "ball").imports(BLUE, 9).ask("laboratory", 0, 5)
    assert s.why_not("learn:a1") is None


# --- pieces


@proves("YK-209")
def test_pieces_in_the_warehouse_cannot_be_placed():
    s = position().hand(BLUE, assistant=0).to_move(BLUE, at="placing")
    assert s.s.warehouse[BLUE, 0] > 0
    assert s.why_not("place:bank") == "YK-405"


@proves("YK-209")
def test_pieces_in_the_warehouse_cannot_be_built():
    s = position().hand(BLUE, shop=0).ask("building", BANK)
    assert s.s.warehouse[BLUE, 1] > 0 and s.s.warehouse[BLUE, 2] > 0
    assert (s.why_not("shop:1"), s.why_not("trading_house")) == ("YK-805", "YK-805")
    s = position().ask("hiring", 1).yen(BLUE, 4).take("hire:trading_house").ask("building", BANK)
    assert s.why_not("trading_house") is None


@proves("YK-209")
def test_pieces_in_the_warehouse_cannot_be_spent():
    s = position().achievement("a1").goods(BLUE, copper=9).hand(BLUE, assistant=0)
    assert s.why_not("achieve:a") == "YK-1023"


@proves("YK-219")
def test_pieces_are_limited_to_those_of_the_colour(game):
    s = position().warehouse(BLUE, assistant=0, shop=0, trading_house=0).yen(BLUE, 99).ask("hiring", 3)
    for piece in ("assistant", "shop", "trading_house"):
        assert s.why_not(f"hire:{piece}") == "YK-1244"
    assert [wrong for _, _, after in game for wrong in GAME.conserved(after)] == []


@proves("YK-220")
def test_any_number_of_assistants_share_an_area():
    s = position(4)
    for player in (BLUE, PINK, PURPLE, YELLOW):
        s.assistants(player, "bank", 6)
    s.to_move(BLUE, at="placing").take("place_two:bank")
    assert [s.standing(player, "bank") for player in (BLUE, PINK, PURPLE, YELLOW)] == [8, 6, 6, 6]


# --- points and payments


@proves("YK-212")
def test_points_are_one_number_without_upper_limit():
    s = position().vp(BLUE, 99).power(BLUE, "port_a", 5).acting(BLUE, "port_a")
    assert s.s.vp[BLUE] == 99 + PORT_VP[5]
    s = position().vp(BLUE, 999).power(BLUE, "port_a", 5).acting(BLUE, "port_a")
    assert s.s.vp[BLUE] == 999 + PORT_VP[5]


@proves("YK-213")
def test_a_price_is_paid_in_full():
    s = position().imports(BLUE, 1).yen(BLUE, 2).ask("paying", 2)
    assert s.legal == {"imports:1"}
    assert s.why_not("imports:0") == "YK-213"  # the yen do not suffice
    assert s.why_not("imports:2") == "YK-213"  # the imports do not suffice
    assert s.why_not("done") == "YK-213"  # and nothing else is done before
    s.take("imports:1")
    assert (s.s.imports[BLUE], s.s.yen[BLUE]) == (0, 0)


@proves("YK-213")
def test_what_cannot_be_paid_does_not_happen(game):
    s = position().yen(BLUE, 3).ask("hiring", 4)
    assert s.why_not("hire:trading_house") == "YK-1242"
    s.take("hire:shop")
    assert s.s.yen[BLUE] == 1
    assert s.why_not("hire:shop") == "YK-1241"
    for player, _, after in game:
        assert after.yen[player] >= 0 and after.imports[player] >= 0
        assert min(after.goods[player, good] for good in range(4)) >= 0


@proves("YK-214")
def test_an_opponent_is_paid_by_the_player():
    s = position().president(PINK, "bank").yen(BLUE, 2).yen(PINK, 0).to_move(BLUE, at="placing")
    s.take("place_two:bank")
    assert (s.s.yen[BLUE], s.s.yen[PINK]) == (0, 2)


@proves("YK-214")
def test_every_other_payment_goes_to_the_supply():
    s = position().technologies(BLUE, "university")
    before = all_yen(s)
    s.take("university")
    assert all_yen(s) == before - UNIVERSITY_PRICE


@proves("YK-215")
def test_nobody_gives_anything_to_another_player_but_yen(game):
    for player, before, after in game[:-1]:  # the last action is followed by final scoring
        for field in OWN:
            was, now = value(before, field), value(after, field)
            assert [was[p] for p in range(4) if p != player] == [now[p] for p in range(4) if p != player]
        assert all(after.yen[p] >= before.yen[p] for p in range(4) if p != player)


@proves("YK-221")
def test_the_second_order_is_paid_wholly_in_yen_or_in_imports():
    s = position().yen(BLUE, 2).imports(BLUE, 1).ask("port", 0, 4).take("take:a1", "take:a2")
    assert s.legal == {"imports:0", "imports:1"}
    in_yen, in_imports = s.copy().take("imports:0"), s.copy().take("imports:1")
    assert (in_yen.s.yen[BLUE], in_yen.s.imports[BLUE]) == (0, 1)
    assert (in_imports.s.yen[BLUE], in_imports.s.imports[BLUE]) == (2, 0)
    s = position().yen(BLUE, 1).ask("port", 0, 4, 1)  # one order is taken
    assert s.why_not("take:a2") == "YK-1207"


@proves("YK-221")
def test_the_surcharge_is_paid_wholly_in_yen_or_in_imports():
    s = position().technologies(BLUE, "winery", "gaslight", "tram").laboratory("a1", "ball")
    s.yen(BLUE, 1).ask("laboratory", 0, 5)
    assert s.why_not("learn:a1") == "YK-1230"
    s.yen(BLUE, 2).imports(BLUE, 1).take("learn:a1")
    assert s.legal == {"imports:0", "imports:1"}


@proves("YK-221")
def test_the_value_of_a_technology_may_be_paid_in_both():
    s = position().laboratory("a1", "ball").yen(BLUE, 4).imports(BLUE, 2).ask("laboratory", 0, 1).take("learn:a1")
    assert s.legal == {"imports:0", "imports:1", "imports:2"}
    s.take("imports:1")
    assert (s.s.yen[BLUE], s.s.imports[BLUE]) == (2, 1)


# --- gains and rewards


@proves("YK-216")
def test_a_gain_cannot_be_refused():
    s = position().token("bank", **{"import": 1, "vp": 2}).power(BLUE, "bank", 5).yen(BLUE, 0).acting(BLUE, "bank")
    assert s.s.yen[BLUE] == GIVES[BANK_KIND, 5]  # nobody was asked
    s.take("token")
    assert (s.s.imports[BLUE], s.s.vp[BLUE], s.asked) == (1, 2, "building")
    s.ask("any_goods", 1)
    assert s.legal == {"gain:copper", "gain:silk", "gain:tea", "gain:fish"}


@proves("YK-216")
def test_what_may_be_done_can_be_declined():
    s = position().token("bank", vp=5).power(BLUE, "bank", 5).acting(BLUE, "bank").take("stop")
    assert (s.s.vp[BLUE], s.asked) == (0, "building")
    assert s.s.token[BANK] != NOBODY
    s.take("stop")
    assert s.s.hand[BLUE, 1] == 2
    for optional in ("hiring", "lifting"):
        assert "stop" in position().ask(optional, 1).legal


def everything(monkeypatch):
    """A reward that shows every icon; the printed ones never show so many."""
    monkeypatch.setattr(rewards, "REWARDS", _table([[1, 1, 1, 1, 1, 2, 3, 1, 1, 1]]))
    s = position().goods(BLUE).yen(BLUE, 0)
    rewards.gain_reward(s.s, BLUE, 0, rewards.LISTED)
    return s


@proves("YK-217")
def test_a_reward_brings_goods_then_pieces_then_moves(monkeypatch):
    s = everything(monkeypatch)
    assert [s.s.goods[BLUE, good] for good in range(4)] == [1, 1, 1, 1]
    assert (s.s.imports[BLUE], s.s.yen[BLUE], s.s.vp[BLUE]) == (1, 2, 3)
    assert s.asked == "any_goods"
    s.take("gain:tea")
    assert s.asked == "hiring"
    s.take("hire:shop")  # with the yen that the reward has just brought
    assert (s.s.yen[BLUE], s.asked) == (0, "lifting")


@proves("YK-218")
def test_a_part_that_cannot_be_used_is_lost_and_the_others_are_received(monkeypatch):
    s = everything(monkeypatch)
    s.warehouse(BLUE, assistant=0, shop=0, trading_house=0).hand(BLUE, assistant=0).take("gain:tea")
    assert s.asked not in ("hiring", "lifting")
    assert (s.s.goods[BLUE, 2], s.s.imports[BLUE], s.s.yen[BLUE], s.s.vp[BLUE]) == (2, 1, 2, 3)


@proves("YK-218")
def test_a_piece_that_cannot_be_paid_for_is_lost():
    s = position().warehouse(BLUE, assistant=0).yen(BLUE, 1).token("bank", warehouse=2, vp=2)
    s.ask("token", BANK).take("token")
    assert s.asked != "hiring"
    assert (s.s.vp[BLUE], s.s.yen[BLUE]) == (2, 1)
