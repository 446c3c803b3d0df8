"""The preparation phase: coins, the card display, markers and tiles (MB-1401 … MB-1422)."""

import pytest

from entrepot.engine.backends.backend import Position as EnginePosition
from entrepot.engine.backends.plain import Plain
from entrepot.games.mombasa.actions import BONUS_TILES, BOOK_SPACES, CARDS, DECK, DISPLAY, SPACES
from entrepot.games.mombasa.game import GAME
from entrepot.games.mombasa.record import NOBODY
from entrepot.games.mombasa.rules import rounds
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, PINK, PURPLE, position


def before(number, players=3):
    """The action phase before that round is over; the coins of the rounds so far are taken."""
    p = position(players)
    p.s.round = number - 1
    for n in range(number):
        p.s.round_coins[n] = 0
    return p


def coins(p):
    return {space: p.s.coins[n] for n, space in enumerate(BOOK_SPACES) if p.s.coins[n]}


def track(p):
    """Coins on the round spaces 1 to 7."""
    return [p.s.round_coins[n] for n in range(1, 8)]


def rows(p):
    return [[p.on_display(f"{column}_{row}") for column in ("left", "middle", "right")] for row in range(1, 5)]


def shown(p):
    return {card for row in rows(p) for card in row if card}


def names(bits):
    return {card for n, card in enumerate(CARDS) if (bits >> n) & 1}


def showing(p, *rows):
    """Exactly these cards in the display, row by row, None for a gap."""
    flat = [card for row in rows for card in row]
    return p.display(**dict.fromkeys(DISPLAY, None)).display(**dict(zip(DISPLAY, flat, strict=True)))


def deck(p, *cards):
    """Exactly these cards are left in the deck, the others are out of the game."""
    rest = sum(1 << DECK.index(card) for card in cards)
    p.s.discarded |= p.s.deck & ~rest
    p.s.deck = rest
    assert p.sound
    return p


# --- the three steps


@proves("MB-1401")
def test_coins_then_cards_then_markers(monkeypatch):
    """A back end of its own, whose steps are watched; the shared one is made before."""
    p = position(2).marker(BLUE, "sell")
    card = p.s.display[2]
    seen = []

    def watch(name):
        real = p.inner.back.bind(getattr(rounds, name))

        def watched(s, *rest):
            seen.append((name, s.coins[0], s.display[2], s.marker[SPACES.index("sell")]))
            real(s, *rest)

        monkeypatch.setattr(rounds, name, watched)

    watch("age_display")
    watch("move_coins")
    p.inner = EnginePosition(Plain(GAME), p.inner.record)
    p.s = p.inner.s
    p.preparation()
    assert seen == [("move_coins", 0, card, BLUE), ("age_display", 1, card, BLUE)]
    assert (p.s.coins[0], p.s.marker[SPACES.index("sell")]) == (1, NOBODY) and p.s.display[2] != card


# --- (a) coins


@proves("MB-1402", "MB-1405")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_coins_of_the_round_about_to_begin_leave_the_round_track(players):
    p = position(players)
    start = track(p)
    for number in range(2, 8):
        p.preparation()
        assert p.s.round == number
        assert track(p) == [0] * number + start[number:]  # the last emptied space is that of the round
        assert sum(coins(p).values()) == sum(start[:number])


@proves("MX-26", "MB-1403")
def test_one_coin_goes_to_the_upper_space_and_two_are_split():
    assert coins(before(4, 2).preparation()) == {"b1": 1}
    assert coins(before(4, 3).preparation()) == {"b1": 1, "b2": 1}
    assert coins(before(5, 3).preparation()) == {"b3": 1}


@proves("MB-1403", "MB-1406", "MB-1421")
def test_every_number_has_its_two_coin_spaces():
    p, q = position(2), position(4)
    pairs = (("a1", "a2"), ("a3", "a4"), ("b1", "b2"), ("b3", "b4"), ("c1", "c2"), ("c3", "c4"))
    for n in range(6):
        p.preparation()
        q.preparation()
        assert coins(p) == {upper: 1 for upper, _ in pairs[: n + 1]}
        assert coins(q) == {space: 1 for pair in pairs[: n + 1] for space in pair}


@proves("MB-1404")
@pytest.mark.parametrize("space", ["a1", "b2"])
def test_who_takes_a_book_takes_the_coin_below(space):
    p = position().coin("a1").coin("b2").coin("c3").ask("books", 1).take(f"take:{space}")
    assert p.s.money[BLUE] == 1 + 1 and set(coins(p)) == {"a1", "b2", "c3"} - {space}
    other = position().coin("a1").ask("books", 1).take("take:a2")
    assert other.s.money[BLUE] == 1 and coins(other) == {"a1": 1}


@proves("MB-1407")
def test_a_coin_is_laid_and_stays_below_an_empty_space():
    p = before(4, 3).books(b1=None)
    p.s.covered[1], p.s.supply[1] = p.s.supply[1], 0  # no book to fill the gap
    p.preparation()
    assert p.shown("b1") is None and coins(p) == {"b1": 1, "b2": 1}
    p.preparation()
    assert coins(p) == {"b1": 1, "b2": 1, "b3": 1}
    assert p.sound


@proves("MB-1422", "MB-1407")
def test_a_refill_leaves_the_coin_for_the_next_book():
    p = position().books(a1=None).coin("a1").coin("a3")
    p.take("mark:first", "take:a2", "shelve:1")  # the turn ends with a refill
    assert p.s.turn == PINK and p.shown("a1") is not None and coins(p) == {"a1": 1, "a3": 1}
    p.ask("books", 1).take("take:a1")
    assert p.s.money[PINK] == 2 and coins(p) == {"a3": 1}


# --- (b) the card display


@proves("MX-27", "MB-1408", "MB-1409", "MB-1410", "MB-1411")
def test_the_display_ages():
    p = showing(position(), ["b01", "b02", "b03"], ["b04", None, "b05"], [None, None, "b06"], [None, "b07", None])
    deck(p, "a09", "b14", "b15", "b16", "c01", "c02", "c03", "c04", "d01")  # the letters tell when a card was drawn
    out = names(p.s.discarded)
    p.preparation()
    assert names(p.s.discarded) == out | {"b03", "b05", "b06"}
    found = rows(p)
    assert found[0][1:] == ["b01", "b02"] and found[1][2] == "b04" and found[3][2] == "b07"
    assert found[2][2] == "a09"  # n1
    assert {found[row][1] for row in (1, 2, 3)} == {"b14", "b15", "b16"}  # n2, n3, n4
    assert {found[row][0] for row in range(4)} == {"c01", "c02", "c03", "c04"}  # n5 to n8
    assert names(p.s.deck) == {"d01"} and p.sound


@proves("MB-1408")
def test_the_right_column_is_discarded():
    p = position()
    right = {row[2] for row in rows(p)}
    p.preparation()
    assert names(p.s.discarded) == right and not right & shown(p)


@proves("MB-1409", "MB-1410")
@pytest.mark.parametrize("left", [None, "b01"])
@pytest.mark.parametrize("middle", [None, "b02"])
@pytest.mark.parametrize("right", [None, "b03"])
def test_what_is_left_of_a_row_moves_to_the_right(left, middle, right):
    p = deck(showing(position(), *[[None] * 3] * 3, [left, middle, right]))
    p.preparation()
    kept = [card for card in (left, middle) if card]
    assert rows(p)[3] == [None] * (3 - len(kept)) + kept


@proves("MB-1411")
def test_gaps_are_filled_column_by_column_from_the_right_and_from_the_top():
    empty = [[None] * 3] * 4
    order = [f"{column}_{row}" for column in ("right", "middle", "left") for row in range(1, 5)]
    for count in range(1, 13):
        p = deck(showing(position(), *empty), *DECK[:count])
        p.preparation()
        assert {space for space in DISPLAY if p.on_display(space)} == set(order[:count])
    p = deck(showing(position(), *empty), "a01", "b01", "c01", "d01", "e01").preparation()
    assert [p.on_display(space) for space in order[:5]] == ["a01", "b01", "c01", "d01", "e01"]


@proves("MB-1412")
def test_when_the_deck_runs_out_gaps_stay_and_nothing_comes_back():
    p = deck(position(), "e04")
    out = names(p.s.discarded) | {row[2] for row in rows(p)}
    p.preparation()
    assert [p.on_display(f"left_{row}") for row in range(1, 5)] == ["e04", None, None, None]
    assert names(p.s.discarded) == out and p.s.deck == 0
    p.preparation().preparation()
    assert shown(p) == {"e04"}
    p.preparation()
    assert shown(p) == set() and p.asked == "planning" and p.sound


@proves("MB-1413")
def test_discarded_cards_are_out_of_the_game_and_public():
    p = position()
    gone = set()
    for _ in range(6):
        gone |= {row[2] for row in rows(p)}
        p.preparation()
        assert names(p.s.discarded) == gone and not gone & shown(p)
        assert names(p.view(NOBODY).s.discarded) == names(p.view(PINK).s.discarded) == gone


@proves("MB-1420")
@pytest.mark.parametrize("seed", range(3))
def test_without_purchases_four_cards_leave_and_four_enter(seed):
    p = position(seed=seed)
    for _ in range(6):
        old = shown(p)
        p.preparation()
        assert len(old - shown(p)) == len(shown(p) - old) == 4


@proves("MB-1418")
@pytest.mark.parametrize("bought", range(4))
def test_share_cards_come_last_and_only_when_cards_are_bought(bought):
    p = position()
    for number in range(6):
        assert not any(card[0] in "de" for card in shown(p))
        if number == 0:
            p.money(BLUE, 99)
            for space in ("left_1", "left_2", "left_3")[:bought]:
                p.ask("buying").take(f"buy:{space}").to_move(BLUE)
        p.preparation()
    assert len([card for card in shown(p) if card[0] in "de"]) == bought  # 12 + 6 × 4 cards are no share cards


@proves("MB-1419")
def test_a_share_card_stays_in_hand_until_the_end():
    p = position().hand(BLUE, "e03", "d04", "coffee_1").planning()
    assert p.legal_for(BLUE) == {"lay:coffee_1", "leave"}
    assert p.why_not("lay:e03", BLUE) == p.why_not("lay:d04", BLUE) == "MB-409"
    p.base("saint_louis", 5, 5, 0).base("cairo", 5, 0, 5).finish()
    assert (p.s.sheet[BLUE, 3], p.s.sheet[BLUE, 4]) == (3 * 5, 2 * 5)
    assert {"e03", "d04"} <= p.holds(BLUE)


# --- (c) markers and tiles


@proves("MB-1414")
def test_all_markers_come_back_from_the_board_and_from_the_tracks():
    p = position(4)
    p.marker(BLUE, "sell").marker(BLUE, "c_1").marker(PINK, "d_2").marker(PURPLE, "coffee").marker(PURPLE, "first")
    assert [p.s.markers[player] for player in range(4)] == [0, 1, 0, 2]
    p.preparation()
    assert [p.s.markers[player] for player in range(4)] == [2, 2, 2, 2]
    assert {p.s.marker[n] for n in range(len(SPACES))} == {NOBODY} and p.sound


@proves("MB-1415", "MB-1417")
@pytest.mark.parametrize("tile", BONUS_TILES)
def test_a_reserved_tile_goes_to_its_reserver_and_the_others_stay(tile):
    p = position().marker(PINK, f"{tile}_tile").marker(PURPLE, "coffee").preparation()
    assert [p.s.tile[n] for n in range(4)] == [PINK if name == tile else NOBODY for name in BONUS_TILES]
    assert p.s.tile_used == 0  # face up


@proves("MB-1416")
def test_the_next_round_begins_with_planning_and_its_first_player():
    p = position()
    p.s.first = PURPLE
    p.preparation()
    assert (p.asked, p.s.round) == ("planning", 2) and p.inner.actors() == (BLUE, PINK, PURPLE)
    for player in range(3):
        p.plan(player, "coffee_1", None, None)
    assert (p.asked, p.s.turn, p.s.out) == ("turn", PURPLE, 0)
    assert p.why_not("mark:first") == "MB-1109"
