"""Set-up of the first game and of later games (MB-101 … MB-132, MB-201 … MB-204, MX-02, MX-03, MX-39)."""

from collections import Counter

import pytest

from entrepot.engine.backends.backend import backend
from entrepot.engine.errors import EntrepotError
from entrepot.games.mombasa.actions import BOOK_SPACES, CARDS, COMPANIES, DECK, DISPLAY, FACES, OWN, REGIONS, SPACES
from entrepot.games.mombasa.record import NOBODY
from entrepot.games.mombasa.rules import display
from entrepot.games.mombasa.rules.bases import share_value
from entrepot.games.mombasa.rules.cards import crate_of
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, GAME, PINK, PURPLE, YELLOW, Position, position

every_count = pytest.mark.parametrize("players", [2, 3, 4])
LATER = {"tracks": "random", "tiles": "chosen"}
plain = backend(GAME).bind
draw_card, draw_book, fill_display = (
    plain(function) for function in (display.draw_card, display.draw_book, display.fill_display)
)


def fresh(players=3, seed=1, **options):
    """Set up, with nothing answered yet."""
    return Position(players, seed, begun=False, **options)


@pytest.fixture(scope="module")
def deals():
    """Sixty games of three, set up from different seeds."""
    return [fresh(3, seed) for seed in range(60)]


@pytest.fixture(scope="module")
def layouts():
    """The faces at the four edges in two hundred later games."""
    return [tuple(FACES[face] for face in fresh(3, seed, **LATER).s.face) for seed in range(200)]


def letters(p, column):
    return "".join(p.on_display(f"{column}_{row}")[0] for row in range(1, 5))


def drawn(p):
    """The whole deck from the top."""
    found = []
    while (card := draw_card(p.s)) != NOBODY:
        found.append(CARDS[card])
    return found


# --- the board


@proves("MB-101")
def test_two_three_or_four_can_play():
    assert [fresh(players).s.players for players in (2, 3, 4)] == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(EntrepotError, match="2, 3, 4 players"):
            fresh(players)


@proves("MB-102")
@every_count
def test_the_board_is_the_same_for_every_player_count(players):
    p = fresh(players)
    assert (len(REGIONS), len(DISPLAY), len(BOOK_SPACES), len(SPACES)) == (24, 12, 12, 15)
    assert set(p.s.region) == {NOBODY} and set(p.s.marker) == {NOBODY}
    assert NOBODY not in set(p.s.display) | set(p.s.books)
    assert [p.posts(company) for company in COMPANIES] == [(5, 5, 5)] * 4


@proves("MB-103", "MB-104")
def test_the_tracks_of_the_first_game(deals):
    for p in deals:
        faces = {company: FACES[face] for company, face in zip(COMPANIES, p.s.face, strict=True)}
        assert faces == {"mombasa": "a1", "cape_town": "b1", "saint_louis": "c1", "cairo": "d1"}


@proves("MB-105")
def test_a_track_belongs_to_the_company_at_whose_edge_it_lies():
    p = position().face(mombasa="d2", cairo="a1").money(BLUE, 3).slots(BLUE, "coffee_1").track(BLUE, "cairo", 8)
    p.to_move(BLUE).take("goods:1", "step:cairo")
    assert (p.at(BLUE, "cairo"), p.s.money[BLUE]) == (9, 2)  # the pay section of A1
    p = position().face(mombasa="a1", cairo="d2").money(BLUE, 3).slots(BLUE, "coffee_1").track(BLUE, "cairo", 8)
    p.to_move(BLUE).take("goods:1", "step:cairo")
    assert (p.at(BLUE, "cairo"), p.s.money[BLUE]) == (9, 3)  # D2 has none there


@proves("MB-105")
def test_tracks_stay_where_they_lie_for_the_whole_game():
    p = fresh(3, **LATER)
    before = list(p.s.face)
    p.inner.play_out(1)
    assert p.s.over and list(p.s.face) == before


@proves("MB-106")
def test_every_base_is_full_and_every_share_worth_nothing():
    p = fresh()
    for n, company in enumerate(COMPANIES):
        assert p.posts(company) == (5, 5, 5)
        assert share_value(p.s, n) == 0
    assert (list(p.s.removed), p.s.opened) == ([0] * 4, 0)


# --- the deck and the card display


@proves("MB-107")
def test_each_letter_is_shuffled_on_its_own(deals):
    firsts = {letter: set() for letter in "abcde"}
    for p in deals:
        firsts["a"].add(p.on_display("right_1"))
        found = drawn(p.copy())
        for letter in "bcde":
            firsts[letter].add(next(card for card in found if card[0] == letter))
        assert sorted([*found, *(CARDS[card] for card in p.s.display)]) == sorted(DECK)
    assert len(firsts["a"]) == 9 and len(firsts["b"]) > 12 and len(firsts["c"]) == 11
    assert len(firsts["d"]) == len(firsts["e"]) == 4


@proves("MB-108")
def test_the_deck_is_drawn_from_a_to_e(deals):
    for p in deals[:10]:
        assert "".join(card[0] for card in drawn(p.copy())) == 13 * "b" + 11 * "c" + 4 * "d" + 4 * "e"


@proves("MB-149")
def test_every_card_left_of_a_letter_is_as_likely_as_the_other():
    p = fresh()
    p.s.deck = sum(1 << CARDS.index(card) for card in ("c02", "c05", "c11", "d01"))
    p.s.supply[1] = 0b100000010001  # three books of B
    cards, books = Counter(), Counter()
    for n in range(120):
        p.s.counter = n
        twin = p.copy()
        cards[CARDS[draw_card(twin.s)]] += 1
        books[draw_book(twin.s, 1)] += 1
    assert set(cards) == {"c02", "c05", "c11"} and min(cards.values()) > 25  # 40 on average
    assert set(books) == {24, 28, 35} and min(books.values()) > 25


@proves("MB-109")
@every_count
def test_the_discard_pile_is_empty(players):
    p = fresh(players)
    assert p.s.discarded == 0 and list(p.s.sold) == [0] * 4


@proves("MB-110", "MB-111")
def test_the_display_is_filled_column_by_column_from_the_right():
    p = fresh()
    assert DISPLAY[:4] == ("left_1", "middle_1", "right_1", "left_2") and len(DISPLAY) == 12
    for space in range(12):
        p.s.display[space] = NOBODY
    p.s.deck = sum(1 << CARDS.index(card) for card in ("a05", "b05", "c05", "d03", "e03"))
    fill_display(p.s)
    found = {name: p.on_display(name) for name in DISPLAY if p.on_display(name)}
    assert found == {"right_1": "a05", "right_2": "b05", "right_3": "c05", "right_4": "d03", "middle_1": "e03"}


@proves("MB-111", "MB-112", "MX-02")
def test_the_first_twelve_cards(deals):
    for p in deals:
        assert (letters(p, "right"), letters(p, "middle"), letters(p, "left")) == ("aaaa", "aaaa", "abbb")
        assert len({card for card in p.s.display if card != NOBODY}) == 12
        left = Counter(card[0] for n, card in enumerate(DECK) if (p.s.deck >> n) & 1)
        assert left == {"b": 13, "c": 11, "d": 4, "e": 4} and left.total() == 32


# --- money, coins, books, tiles


@proves("MB-113")
def test_payments_go_to_the_bank():
    p = position().money(BLUE, 4).to_move(BLUE).take("mark:good_tile")
    assert [p.s.money[player] for player in (BLUE, PINK, PURPLE)] == [3, 1, 1]


@proves("MB-114", "MB-115", "MB-116", "MB-117", "MX-03")
@pytest.mark.parametrize(("players", "coins"), [(2, "111111"), (3, "212121"), (4, "222222")])
def test_the_coins_of_the_round_track(players, coins):
    p = fresh(players)
    assert list(p.s.round_coins) == [0, 0, *map(int, coins)]
    assert sum(p.s.round_coins) == {2: 6, 3: 9, 4: 12}[players]
    assert sum(p.s.coins) == 0


@proves("MB-118", "MB-120")
def test_four_books_of_each_letter_are_laid_out(deals):
    for p in deals[:20]:
        for n, letter in enumerate("abc"):
            shown = [p.shown(f"{letter}{space}") for space in range(1, 5)]
            assert all(book[0] == letter for book in shown) and len(set(shown)) == 4
            supply = {f"{letter}{book + 1:02}" for book in range(24) if (p.s.supply[n] >> book) & 1}
            assert len(supply) == 20 and supply | set(shown) == {f"{letter}{book:02}" for book in range(1, 25)}


@proves("MB-119")
def test_the_books_are_shuffled(deals):
    for space in BOOK_SPACES:
        assert len({p.shown(space) for p in deals}) > 18


@proves("MB-121")
def test_the_bonus_tiles_lie_beside_the_board():
    p = fresh()
    assert set(p.s.tile) == {NOBODY} and (p.s.tile_used, p.s.plus) == (0, NOBODY)


# --- the players


@proves("MB-122", "MB-124", "MB-125", "MB-126")
@every_count
def test_what_every_player_begins_with(players):
    p = fresh(players)
    for player in range(players):
        assert {p.s.slot[player, slot] for slot in range(5)} == {NOBODY}
        assert {p.s.shelf[player, space] for space in range(15)} == {NOBODY}
        assert [p.at(player, company) for company in COMPANIES] == [0] * 4
        assert (p.s.diamond[player], p.s.jar[player], p.s.money[player]) == (0, 0, 1)
    assert [p.s.money[player] for player in range(players, 4)] == [0] * (4 - players)


@proves("MB-123", "MB-131")
@every_count
def test_ten_cards_in_hand(players):
    p = fresh(players)
    for player in range(players):
        assert p.holds(player) == set(OWN) and len(OWN) == 10
    assert [p.holds(player) for player in range(players, 4)] == [set()] * (4 - players)


@proves("MB-127")
@pytest.mark.parametrize(("players", "markers"), [(2, 3), (3, 2), (4, 2)])
def test_bonus_markers(players, markers):
    assert list(fresh(players).s.markers) == [markers] * players + [0] * (4 - players)


@proves("MB-128")
def test_only_b2_brings_more_markers():
    for face in FACES:
        p = position().face(mombasa=face).track(BLUE, "mombasa", 20, opened=False).turn_start(BLUE)
        assert p.s.markers[BLUE] == (4 if face == "b2" else 2)


@proves("MB-129")
def test_the_first_player_is_drawn_unless_the_table_sets_one(deals):
    drawn_first = Counter(p.s.first for p in deals)
    assert set(drawn_first) == {0, 1, 2} and min(drawn_first.values()) > 12
    assert {fresh(3, seed, first="2").s.first for seed in range(9)} == {2}
    with pytest.raises(EntrepotError, match="no seat 3"):
        fresh(3, first="3")


@proves("MB-130", "MB-132")
def test_the_1_expansion_cards_go_clockwise_from_the_first_player():
    one = CARDS.index("one_expansion")
    p = fresh(4, first="2")
    assert [crate_of(p.s, player, one) for player in (PURPLE, YELLOW, BLUE, PINK)] == [1, 2, 3, 4]
    p = fresh(2, first="1")
    assert [crate_of(p.s, player, one) for player in (PINK, BLUE)] == [1, 2]


@proves("MB-132")
def test_the_number_of_a_1_expansion_card_is_its_crate_number():
    for player, crate in ((BLUE, 1), (PINK, 2), (PURPLE, 3)):
        p = position().money(player, 0).to_move(player).take("mark:sell", "sell:one_expansion")
        assert p.s.money[player] == crate + 2


@proves("MB-144")
def test_seats_never_change():
    p = fresh(4, first="2")
    assert list(p.s.seat) == [2, 3, 0, 1]
    p.inner.play_out(2)
    assert p.s.over and list(p.s.seat) == [2, 3, 0, 1]


@proves("MB-144")
def test_colours_have_no_effect():
    """Whoever is first has the same tile, crate number and turn as any other colour would have there."""
    one = CARDS.index("one_expansion")
    for first in range(3):
        p = fresh(3, first=str(first))
        clockwise = [(first + n) % 3 for n in range(3)]
        assert [p.s.start_tile[player] for player in clockwise] == [0, 1, 2]
        assert [crate_of(p.s, player, one) for player in clockwise] == [1, 2, 3]
        assert p.s.turn == first


# --- later games


@proves("MB-201")
def test_chosen_tiles_change_nothing_but_the_tiles():
    one, other = fresh(3, first="1"), fresh(3, first="1", tiles="chosen")
    changed = GAME.layout.changed(bytes(one.inner.record), other.inner.record)
    assert set(changed) == {"option_tiles", "dealt", "start_tile", "agenda", "depth", "counter"}


@proves("MB-201")
@every_count
def test_random_tracks_change_nothing_but_the_faces(players):
    one, other = fresh(players, first="1"), fresh(players, first="1", tracks="random")
    drawn_anew = {"option_tracks", "face", "deck", "display", "supply", "books", "counter"}
    assert set(GAME.layout.changed(bytes(one.inner.record), other.inner.record)) <= drawn_anew
    assert other.sound
    assert (letters(other, "right"), letters(other, "middle"), letters(other, "left")) == ("aaaa", "aaaa", "abbb")


@proves("MB-202", "MB-203")
def test_every_letter_lies_at_one_edge(layouts):
    for faces in layouts:
        assert sorted(face[0] for face in faces) == ["a", "b", "c", "d"]


@proves("MB-204")
def test_every_face_may_lie_at_every_edge(layouts):
    for edge in range(4):
        found = Counter(faces[edge] for faces in layouts)
        assert set(found) == set(FACES) and min(found.values()) > 12  # 25 on average
    assert len({tuple(face[0] for face in faces) for faces in layouts}) == 24
    sides = Counter(tuple(face[1] for face in sorted(faces)) for faces in layouts)
    assert len(sides) == 16 and min(sides.values()) > 4  # 12 on average
    assert len(set(layouts)) > 130  # of 384, drawn 200 times


@proves("MB-204")
def test_the_first_game_draws_no_tracks():
    assert {tuple(fresh(3, seed, tiles="chosen").s.face) for seed in range(20)} == {(0, 2, 4, 6)}


@proves("MB-208")
def test_what_is_known_when_a_tile_is_chosen():
    p = fresh(3, **LATER)
    assert p.asked == "tile"
    seen = p.view(PINK)
    for field in ("face", "seat", "display", "books"):
        assert list(getattr(seen.s, field)) == list(getattr(p.s, field))
    assert seen.s.first == p.s.first and NOBODY not in set(seen.s.display) | set(seen.s.books)


@proves("MB-210")
@pytest.mark.parametrize("tracks", ["first", "random"])
@pytest.mark.parametrize("tiles", ["first", "chosen"])
def test_tracks_and_tiles_are_two_switches(tracks, tiles):
    games = [fresh(3, seed, tracks=tracks, tiles=tiles) for seed in range(12)]
    assert (len({tuple(p.s.face) for p in games}) > 1) == (tracks == "random")
    assert {p.asked for p in games} == {"tile" if tiles == "chosen" else "resting"}


@proves("MX-39")
def test_tracks_at_other_edges():
    p = position().face(cairo="a2", mombasa="d1", cape_town="c2", saint_louis="b1").money(BLUE, 0)
    p.slots(BLUE, "coffee_1").track(BLUE, "cairo", 2).to_move(BLUE).take("mark:coffee")
    assert (p.at(BLUE, "cairo"), p.s.money[BLUE]) == (4, 1)  # the first special field of A2; D1 has its own on 5
    p.to_move(BLUE)
    assert p.why_not("mark:d_1") == "MB-1629"
    assert p.track(BLUE, "cape_town", 20).track(BLUE, "saint_louis", 20).why_not("mark:d_1") == "MB-1629"
    assert p.track(BLUE, "mombasa", 5).why_not("mark:d_1") is None
