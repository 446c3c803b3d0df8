"""The checks of the walks see what they look for: each kind of broken position is named."""

import pytest

from entrepot.engine.language.contract import ANYTHING
from entrepot.games.mombasa.actions import CARDS, REGIONS, SPACES
from entrepot.games.mombasa.judge import balance
from entrepot.games.mombasa.record import NOBODY
from entrepot.testing.breaking import change, complaints, place
from tests.games.mombasa.position import BLUE, GAME, PINK, PURPLE, position

MOMBASA, CAIRO = 0, 3
COFFEE = CARDS.index("coffee_1")
SHARE = CARDS.index("d01")  # still in the deck


def broken(arrange, players=3):
    return complaints(position(players), arrange)


def card_lost(s):
    s.deck &= ~(1 << SHARE)


def card_discarded_and_in_the_deck(s):
    s.discarded |= 1 << SHARE


def card_for_sale_and_in_the_deck(s):
    s.deck |= 1 << s.display[3]


def card_bought_and_for_sale(s):
    s.hand[PINK] |= 1 << s.display[3]


def card_of_two_players(s):
    s.deck &= ~(1 << SHARE)
    s.hand[BLUE] |= 1 << SHARE
    s.hand[PINK] |= 1 << SHARE


def one_card_lost_and_another_twice(s):
    s.deck &= ~(1 << SHARE)
    s.discarded |= 1 << s.display[0]


def own_card_lost(s):
    s.hand[PINK] &= ~(1 << COFFEE)


def own_card_in_hand_and_in_a_slot(s):
    s.slot[BLUE, 2] = COFFEE


def own_card_in_hand_and_at_rest(s):
    s.recovery[PURPLE, 1] |= 1 << COFFEE


def own_card_in_hand_and_sold(s):
    s.sold[PINK] |= 1 << COFFEE


def book_lost(s):
    s.supply[1] &= s.supply[1] - 1


def book_covered_and_in_the_supply(s):
    s.covered[2] = s.supply[2] & -s.supply[2]
    s.books[8] = NOBODY  # so that they are still as many


def book_on_a_track_and_in_the_display(s):
    s.shelf[PINK, 0] = s.books[5]


def book_taken_and_in_the_display(s):
    s.taken[0] = s.books[5]


def post_out_of_nowhere(s):
    s.region[REGIONS.index("n1")] = CAIRO


def post_laid_twice(s):
    s.expanded = CAIRO
    s.entered = 0b11  # one column is asked for, one post is there too many


def post_below_nothing(s):
    s.posts[CAIRO, 0] = -1
    s.removed[CAIRO] = 6


def fifth_space_covered_again(s):
    s.opened = 1 << (3 * CAIRO + 1)


def marker_on_a_space_and_in_reserve(s):
    s.marker[SPACES.index("first")] = PINK


def marker_below_nothing(s):
    for space in range(3):
        s.marker[space] = PINK
    s.markers[PINK] = -1


def extra_below_nothing(s):
    s.markers[PINK] = 1
    s.extra[PINK] = -1


@pytest.mark.parametrize(
    ("arrange", "number"),
    [
        (card_lost, balance.CARDS),
        (card_discarded_and_in_the_deck, balance.CARDS),
        (card_for_sale_and_in_the_deck, balance.CARDS),
        (card_bought_and_for_sale, balance.CARDS),
        (card_of_two_players, balance.CARDS),
        (one_card_lost_and_another_twice, balance.CARDS),
        (own_card_lost, balance.OWN),
        (own_card_in_hand_and_in_a_slot, balance.OWN),
        (own_card_in_hand_and_at_rest, balance.OWN),
        (own_card_in_hand_and_sold, balance.OWN),
        (book_lost, balance.BOOKS),
        (book_covered_and_in_the_supply, balance.BOOKS),
        (book_on_a_track_and_in_the_display, balance.BOOKS),
        (book_taken_and_in_the_display, balance.BOOKS),
        (post_out_of_nowhere, balance.POSTS),
        (post_laid_twice, balance.POSTS),
        (change("removed", MOMBASA), balance.POSTS),
        (change("ousted", CAIRO), balance.POSTS),
        (change("posts", (CAIRO, 2), -1), balance.POSTS),
        (change("posts", (CAIRO, 2)), balance.COLUMNS),
        (post_below_nothing, balance.COLUMNS),
        (fifth_space_covered_again, balance.COLUMNS),
        (marker_on_a_space_and_in_reserve, balance.BONUS_MARKERS),
        (change("markers", BLUE, -1), balance.BONUS_MARKERS),
        (change("extra", PURPLE), balance.BONUS_MARKERS),
        (extra_below_nothing, balance.BONUS_MARKERS),
        (place("track", (BLUE, CAIRO), 21), balance.TRACKS),
        (place("track", (PINK, MOMBASA), -1), balance.TRACKS),
        (place("diamond", PURPLE, 29), balance.TRACKS),
        (place("diamond", PURPLE, -1), balance.TRACKS),
        (place("jar", BLUE, 17), balance.TRACKS),
        (place("jar", BLUE, -1), balance.TRACKS),
        (place("money", PINK, -1), balance.NEGATIVE),
        (marker_below_nothing, balance.NEGATIVE),
    ],
)
def test_a_broken_position_is_named(arrange, number):
    assert broken(arrange) == [balance.WORDS[number]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sound_position_has_nothing_to_tell(players):
    assert broken(lambda s: None, players) == []


def test_the_ends_of_the_tracks_are_on_them():
    def at_the_ends(s):
        s.track[BLUE, CAIRO], s.diamond[PINK], s.jar[PURPLE] = 20, 28, 16

    assert broken(at_the_ends) == []


def test_posts_are_all_there_in_the_middle_of_an_expansion():
    p = position().slots(BLUE, "c07").to_move(BLUE).take("expand:cairo", "enter:n1")
    assert p.asked == "column" and p.sound
    assert p.take("post_from:cairo_2").sound


def test_every_word_is_of_one_number():
    assert list(balance.WORDS) == list(range(1, 9))
    assert len(set(balance.WORDS.values())) == 8


def payment(action):
    number = GAME.catalogue.number(action)
    verb = int(GAME.catalogue.verb_of[number])
    return balance.payment(position().s, BLUE, verb, number - int(GAME.catalogue.first[verb]))


@pytest.mark.parametrize("action", ["mark:buy", "buy:right_1", "turn_over:1", "cash", "sell:coffee_1", "end"])
def test_nobody_pays_another(action):
    assert payment(action) == 0


@pytest.mark.parametrize("action", ["step:cairo", "pay"])
def test_a_marker_on_a_special_field_has_others_paid(action):
    assert payment(action) == ANYTHING


def test_the_purse_is_what_the_others_have():
    p = position().money(BLUE, 64).money(PINK, 8).money(PURPLE, 16)
    assert balance.purse(p.s) == 24
    assert balance.purse(p.to_move(PINK).s) == 80
