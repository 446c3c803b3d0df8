"""The checks of the walks see what they look for: each kind of broken position is named."""

import pytest

from entrepot.games.yokohama.actions import AREAS
from entrepot.games.yokohama.judge import balance
from entrepot.testing.breaking import change, complaints
from tests.games.yokohama.position import BLUE, GAME, PINK, position

CANAL = AREAS.index("canal")


def broken(arrange):
    return complaints(position(), arrange)


def stand_on_canal(s):
    s.president[BLUE] = CANAL


def assistant_on_canal(s):
    s.hand[BLUE, 0] -= 1
    s.assistants[BLUE, CANAL] += 1


def stranger(s):
    s.customs[7] = 3  # with three players there is no fourth


def token_twice(s):
    s.tokens[BLUE] = 1 << next(token for token in s.token if token >= 0)


def token_of_two_players(s):
    s.tokens[BLUE] = s.tokens[PINK] = 1 << 30


def two_tokens_alike(s):
    first, second = [n for n, token in enumerate(s.token) if token >= 0][:2]
    s.token[first] = s.token[second]


def order_lost(s):
    s.port[0, 0] = -1


def order_twice(s):
    s.port[0, 0] = s.port[0, 1]


def order_completed_and_on_display(s):
    s.completed[BLUE] |= 1 << s.port[0, 0]


def card_twice(s):
    s.laboratory[0, 0] = s.laboratory[0, 1]


def card_owned_and_on_display(s):
    s.technologies[PINK] |= 1 << s.laboratory[0, 0]


def debt(field, index):
    def arrange(s):
        getattr(s, field)[index] = -1

    return arrange


def assistants_below_nothing(s):
    s.assistants[BLUE, 0] -= 1
    s.hand[BLUE, 0] += 1


@pytest.mark.parametrize(
    ("arrange", "number"),
    [
        (change("hand", (BLUE, 0)), balance.ASSISTANTS),
        (change("achieved", 0), balance.ASSISTANTS),
        (change("warehouse", (PINK, 1)), balance.SHOPS),
        (change("hand", (PINK, 2)), balance.TRADING_HOUSES),
        (stand_on_canal, balance.ON_CANAL),
        (assistant_on_canal, balance.ON_CANAL),
        (stranger, balance.STRANGERS),
        (change("agents_left", 0, -1), balance.COUNTRY_AGENTS),
        (change("used_agents", (BLUE, 4)), balance.COUNTRY_AGENTS),
        (token_twice, balance.TOKENS),
        (token_of_two_players, balance.TOKENS),
        (two_tokens_alike, balance.TOKENS),
        (order_lost, balance.ORDERS),
        (order_twice, balance.ORDERS),
        (order_completed_and_on_display, balance.ORDERS),
        (card_twice, balance.CARDS),
        (card_owned_and_on_display, balance.CARDS),
        (debt("yen", BLUE), balance.NEGATIVE),
        (debt("vp", PINK), balance.NEGATIVE),
        (debt("imports", BLUE), balance.NEGATIVE),
        (debt("goods", (PINK, 3)), balance.NEGATIVE),
        (debt("free_agents", BLUE), balance.NEGATIVE),
        (assistants_below_nothing, balance.NEGATIVE),
    ],
)
def test_a_broken_position_is_named(arrange, number):
    assert broken(arrange) == [balance.WORDS[number]]


def test_a_sound_position_has_nothing_to_tell():
    assert broken(lambda s: None) == []


@pytest.mark.parametrize(
    ("action", "change"),
    [
        ("place:bank", 0),
        ("place_two:bank", 0),
        ("put:bank", 0),
        ("tram:bank", 0),
        ("step:bank", 0),
        ("step:canal", -balance.CANAL_YEN),
        ("sell:copper", balance.ANYTHING),
    ],
)
def test_what_an_action_may_do_to_the_sum_of_all_yen(action, change):
    s = position().s
    number = GAME.catalogue.number(action)
    verb = int(GAME.catalogue.verb_of[number])
    assert balance.payment(s, BLUE, verb, number - int(GAME.catalogue.first[verb])) == change


def test_the_purse_is_the_yen_of_all():
    s = position(players=3).yen(0, 1).yen(1, 2).yen(2, 4)
    assert balance.purse(s.s) == 7
