"""The checks of the walks see what they look for: each kind of broken position is named."""

import pytest

from entrepot.games.nippon.actions import CELLS, FACTORIES
from entrepot.games.nippon.judge import balance
from entrepot.games.nippon.record import OLD
from entrepot.testing.breaking import change, complaints, place
from tests.games.nippon.position import GAME, GREEN, PINK, PURPLE, position

BERLIN = 0
NAGASAKI = CELLS.index("nagasaki_n")


def broken(arrange, players=3):
    return complaints(position(players), arrange)


def worker_out_of_nowhere(s):
    s.workers[PINK, 0] = 2


def bag_below_nothing(s):
    s.hiring[0, 0] += s.bag[0] + 1
    s.bag[0] = -1


def expert_twice(s):
    s.workers[GREEN, 0] = s.workers[PINK, 0] = 6  # the white one
    s.expert[BERLIN] = PINK


def expert_of_another(s):
    s.workers[GREEN, 0] = 6
    s.expert[BERLIN] = PINK


def seventh_ship(s):
    for n in range(7):
        s.ships[n // 3, n % 3] = GREEN
    s.taken[GREEN, 0] = 7


def machine_without_a_row(s):
    s.factory[GREEN, 0] = OLD
    s.machines[GREEN, 0] = 1


def seventh_train(s):
    for n in range(7):
        s.trains[n // 5, n % 5] = PINK
    s.taken[PINK, 2] = 7


def token_of_nobody(s):
    s.token[NAGASAKI] = 1


def token_twice(s):
    s.token[NAGASAKI], s.owner[NAGASAKI] = 4, GREEN


def fourth_token_in_a_market(s):
    for n in range(4):
        s.token[NAGASAKI + n], s.owner[NAGASAKI + n] = n + 1, GREEN
        s.tokens[GREEN, n + 1] -= 1


def shown(s):
    return next(n for n in range(len(FACTORIES)) if (s.available >> n) & 1)


def factory_lost(s):
    s.available &= ~(1 << shown(s))


def factory_built_and_available(s):
    s.factory[GREEN, 0] = shown(s)


def factory_of_two_players(s):
    n = shown(s)
    s.available &= ~(1 << n)
    s.factory[GREEN, 0] = s.factory[PINK, 0] = n


def goods_beside_a_factory(s):
    s.goods[GREEN, 3] = 1


def fifth_goods(s):
    s.factory[GREEN, 0] = OLD
    s.goods[GREEN, 0] = 5


def gap_between_workers(s):
    s.workers[GREEN, 1] = 0
    s.bag[0] -= 1


def gap_between_factories(s):
    s.factory[GREEN, 1] = OLD


def fulfilled_but_not_laid(s):
    s.fulfilled[PURPLE] = 1


@pytest.mark.parametrize(
    ("arrange", "number"),
    [
        (change("bag", 0), balance.WORKERS),
        (change("hiring", (2, 3), -1), balance.WORKERS),
        (worker_out_of_nowhere, balance.WORKERS),
        (bag_below_nothing, balance.WORKERS),
        (place("expert", BERLIN, PINK), balance.EXPERTS),
        (expert_twice, balance.EXPERTS),
        (expert_of_another, balance.EXPERTS),
        (place("ships", (2, 0), GREEN), balance.SHIPS),
        (change("taken", (PINK, 0)), balance.SHIPS),
        (seventh_ship, balance.SHIPS),
        (change("taken", (PINK, 1)), balance.MACHINES),
        (change("waiting_machine", GREEN), balance.MACHINES),
        (machine_without_a_row, balance.MACHINES),
        (place("trains", (1, 2), PURPLE), balance.TRAINS),
        (change("taken", (PURPLE, 2)), balance.TRAINS),
        (seventh_train, balance.TRAINS),
        (token_of_nobody, balance.TOKENS),
        (place("owner", NAGASAKI, GREEN), balance.TOKENS),
        (token_twice, balance.TOKENS),
        (change("tokens", (GREEN, 5)), balance.TOKENS),
        (change("locked", PINK, -1), balance.TOKENS),
        (fourth_token_in_a_market, balance.MARKETS),
        (factory_lost, balance.FACTORIES),
        (factory_built_and_available, balance.FACTORIES),
        (factory_of_two_players, balance.FACTORIES),
        (change("improved_left", 4, -1), balance.TILES),
        (change("improved", GREEN), balance.TILES),
        (change("favors_left", (GREEN, 1)), balance.FAVOR_TOKENS),
        (place("favor", (PINK, 4), 3), balance.FAVOR_TOKENS),
        (place("contract", (GREEN, 0), 5), balance.CONTRACTS),
        (fulfilled_but_not_laid, balance.CONTRACTS),
        (place("marker", (GREEN, 0), 0), balance.TRACKS),
        (place("marker", (PURPLE, 2), 13), balance.TRACKS),
        (goods_beside_a_factory, balance.GOODS),
        (fifth_goods, balance.GOODS),
        (place("money", GREEN, -1), balance.NEGATIVE),
        (place("coal", PINK, -1), balance.NEGATIVE),
        (place("silk", PURPLE, -1), balance.NEGATIVE),
        (place("iron", GREEN, -1), balance.NEGATIVE),
        (place("kept_coal", GREEN, -1), balance.NEGATIVE),
        (gap_between_workers, balance.GAPS),
        (gap_between_factories, balance.GAPS),
    ],
)
def test_a_broken_position_is_named(arrange, number):
    assert broken(arrange) == [balance.WORDS[number]]


def test_the_automas_trains_are_counted():
    def lost(s):
        s.automa_trains -= 1

    assert broken(lost, players=1) == [balance.WORDS[balance.AUTOMA_PIECES]]
    assert broken(lambda s: None, players=1) == []


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_sound_position_has_nothing_to_tell(players):
    assert broken(lambda s: None, players) == []


def test_every_word_is_of_one_number():
    assert list(balance.WORDS) == list(range(1, 17))
    assert len(set(balance.WORDS.values())) == 16


def test_vp_may_be_below_nothing():
    assert broken(place("vp", GREEN, -5)) == []


@pytest.mark.parametrize("action", ["silk", "act:trains", "supply_1:kyoto_n", "pay"])
def test_nobody_pays_another(action):
    s = position().s
    number = GAME.catalogue.number(action)
    verb = int(GAME.catalogue.verb_of[number])
    assert balance.payment(s, GREEN, verb, number - int(GAME.catalogue.first[verb])) == 0


def test_the_purse_is_what_the_others_have():
    s = position(players=3).supply(GREEN, money=64).supply(PINK, 1, 2, 4, 8).supply(PURPLE, money=16, iron=32)
    assert balance.purse(s.s) == 63
    assert balance.purse(s.to_move(PINK).s) == 64 + 48
