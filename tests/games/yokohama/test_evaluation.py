"""What a position is worth to a bot: each part counts, in thousandths of a VP, and nothing hidden is read."""

import functools

import pytest

from entrepot.engine.backends.backend import backend
from entrepot.games.yokohama.actions import AREAS
from entrepot.games.yokohama.box.tables import ORDER_FLAG, SET_VP, TECHNOLOGY_PRIZE
from entrepot.games.yokohama.judge import evaluation as e
from tests.games.yokohama.position import BLUE, GAME, PINK, Position, position

EDITIONS = ({"edition": "original"}, {"rewards": "on", "free_agents": "on"})
evaluate = backend(GAME).bind(e.evaluate)


@functools.cache
def positions(players):
    """Positions of random games, from the starting choice to the end."""
    found = []
    for options in EDITIONS:
        game = Position(players, seed=players, kept=False, **options).inner
        for seed, moves in enumerate((1, 50, 90, 120, 1 << 20)):
            found.append(game.copy())
            game.play_some(seed, moves)
        found.append(game)
        assert found[-1].s.over and not found[-2].s.over
    return found


def plain():
    """A first turn in which one thing can be changed without another: no order in hand, no agents to come."""
    p = position().orders(BLUE).goods(BLUE, silk=1, tea=1, fish=1).yen(BLUE, 3).yen(PINK, 3)
    for country in range(5):
        p.s.agents_left[country] = 0
    return p.achievement("a1").achievement("b1").achievement("c1")


def last(p):
    """In the last round."""
    p.s.last_round = p.s.round
    return p


def gained(change, at=lambda p: p):
    before, after = at(plain()), at(plain())
    change(after)
    return evaluate(after.s, BLUE) - evaluate(before.s, BLUE)


def boards(p):
    return e.owners(p.s, 0), e.owners(p.s, 1)


def worth_of(p, area, power):
    return e.action_worth(p.s, BLUE, AREAS.index(area), power, *boards(p))


def promised(p):
    return e.prospects(p.s, BLUE, e.places_built(p.s, BLUE), *boards(p))


def orders_of(*countries):
    """The numbers of two orders of each country."""
    return [number for c in countries for number in [n + 1 for n, flag in enumerate(ORDER_FLAG) if flag == c][:2]]


def free_agent(p):
    p.s.free_agents[BLUE] = 1


def agent_to_come(p):
    p.technologies(BLUE, "exposition")
    for country in range(5):
        p.s.agents_left[country] = 1


TWO_SETS = 2 * int(SET_VP[2]) * e.POINT
LEADING = int(TECHNOLOGY_PRIZE[0]) * e.MAJORITY
PART_OF_A4 = 4  # of its 7 fish


@pytest.mark.parametrize("player", [BLUE, PINK])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_a_whole_number_and_changes_nothing(players, player):
    for game in positions(players):
        before = bytes(game.record)
        assert type(evaluate(game.s, player)) is int
        assert bytes(game.record) == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_hidden_is_read(players):
    for game in positions(players):
        for player in range(players):
            view = game.view(player)
            worth = evaluate(game.s, player)
            assert evaluate(view.s, player) == worth
            assert evaluate(view.guess(player, (5, player)).s, player) == worth


@pytest.mark.full  # a minute; that greedy chooses alike on both back ends is tried every time
def test_it_is_worth_the_same_compiled():
    import numba
    import numpy as np

    from entrepot.engine.backends.compiled import counting_from_zero

    back = backend(GAME, "compiled")
    with counting_from_zero():
        inner = back.bind(e.evaluate)
        back.compile_rules()
        compiled = numba.njit(lambda records, i, player: inner(records[i], player))
        for game in (game for players in (2, 3, 4) for game in positions(players)):
            records = np.frombuffer(game.record, GAME.layout.dtype)
            for player in range(game.s.players):
                assert compiled(records, 0, player) == evaluate(game.s, player)


@pytest.mark.parametrize(
    ("change", "worth"),
    [
        (lambda p: p.vp(BLUE, 1), e.POINT),
        (lambda p: p.vp(PINK, 1), -e.POINT),
        (lambda p: p.goods(BLUE, silk=2, tea=1, fish=1), e.SILK),
        (lambda p: p.goods(BLUE, silk=1, tea=2, fish=1), e.TEA),
        (lambda p: p.goods(BLUE, silk=1, tea=1, fish=2), e.FISH),
        (lambda p: p.hand(BLUE, shop=3).warehouse(BLUE, shop=5), e.SHOP_IN_HAND),
        (lambda p: p.hand(BLUE, trading_house=1).warehouse(BLUE, trading_house=3), e.TRADING_HOUSE_IN_HAND),
        (lambda p: p.hand(PINK, shop=3).warehouse(PINK, shop=5), -e.SHOP_IN_HAND),
        (lambda p: p.hand(BLUE, assistant=9).warehouse(BLUE, assistant=11), e.ASSISTANT),
        (lambda p: p.hand(BLUE, assistant=14).warehouse(BLUE, assistant=6), 6 * e.ASSISTANT),
        (lambda p: p.hand(BLUE, assistant=20).warehouse(BLUE, assistant=0), 6 * e.ASSISTANT),
        (free_agent, e.AGENT),
        (lambda p: p.technologies(BLUE, "exposition"), LEADING),
        (lambda p: p.technologies(BLUE, "exposition").technologies(PINK, "telegram"), LEADING // 2 - 4 * e.POINT),
        (agent_to_come, LEADING + e.PAIR),
        (lambda p: p.completed(BLUE, *orders_of(0, 1)), TWO_SETS),
    ],
)
def test_what_changes_one_part_is_worth_its_weight(change, worth):
    assert gained(change) == worth


def test_much_is_worth_no_more_until_final_scoring():
    some, much = plain().yen(BLUE, 12).goods(BLUE, tea=6), plain().yen(BLUE, 20).goods(BLUE, tea=9)
    assert e.holdings(some.s, BLUE, e.FEW) == e.holdings(much.s, BLUE, e.FEW) == 12 * e.YEN + 6 * e.TEA
    assert [e.holdings(p.s, BLUE, 0) for p in (some, much)] == [8 * e.POINT, 13 * e.POINT]


@pytest.mark.parametrize(
    ("change", "vp"),
    [
        (lambda p: p, 0),
        (lambda p: p.church(8, PINK), 0),
        (lambda p: p.church(2, BLUE).church(1, PINK), 6),
        (lambda p: p.church(8, BLUE).church(1, PINK).church(2, PINK), 3),
        (lambda p: p.customs(1, BLUE), 8),
        (lambda p: p.customs(1, BLUE).customs(2, PINK), 4),
        (lambda p: p.technologies(BLUE, "exposition"), 10),
    ],
)
def test_prizes_as_they_stand(change, vp):
    p = change(plain())
    assert e.majorities(p.s, BLUE, *boards(p)) == vp


def test_the_dummy_takes_prizes_too():
    p = position(players=2).technologies(BLUE, "exposition").church(1, BLUE)
    assert e.majorities(p.s, BLUE, *boards(p)) == 5 + 3


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("b1", lambda p: p.yen(BLUE, 2)),
        ("b2", lambda p: p.agents(BLUE, usa=2)),
        ("b3", lambda p: p.completed(BLUE, 1, 2)),
        ("b4", lambda p: p.technologies(BLUE, "tram", "ball")),
        ("c1", lambda p: p.shop(BLUE, "copper_mine_1").trading_house(BLUE, "tea_plantation_1").shop(BLUE, "bank")),
        ("c2", lambda p: p.shop(BLUE, "bank").trading_house(BLUE, "church").shop(BLUE, "copper_mine_1")),
    ],
)
def test_everything_an_achievement_can_need_is_counted(name, change):
    p = change(position().achievement(name))
    places = e.places_built(p.s, BLUE)
    need = int(e.NEEDS[p.s.achievement["abc".index(name[0])], 0])
    assert e.owned(p.s, BLUE, need, places | places >> e.ALL_AREAS) == 2


def test_an_achievement_counts_by_the_square_of_what_is_there():
    fish = {"silk": 1, "tea": 1, "fish": PART_OF_A4}
    near, far = plain().goods(BLUE, **fish).achievement("a4"), plain().goods(BLUE, **fish)
    worth = e.ACHIEVEMENT * 10 * PART_OF_A4**2 // 7**2
    assert evaluate(near.s, BLUE) - evaluate(far.s, BLUE) == worth
    near.s.achieved[0] = far.s.achieved[0] = 1 << PINK  # it gives less to those who come later
    assert evaluate(near.s, BLUE) - evaluate(far.s, BLUE) == worth * 6 // 10


@pytest.mark.parametrize("change", [free_agent, lambda p: p.yen(BLUE, 5), lambda p: p.imports(BLUE, 1)])
def test_in_the_last_round_things_are_worth_what_final_scoring_gives(change):
    assert gained(change, last) == e.POINT
    assert gained(change) > e.POINT


def test_in_the_last_round_nothing_else_is_promised():
    assert gained(lambda p: p.hand(BLUE, shop=3).warehouse(BLUE, shop=5), last) == 0
    assert gained(lambda p: p.orders(BLUE, 1), last) == 0
    assert gained(lambda p: p.assistants(BLUE, "bank", 2), last) == 0
    assert gained(lambda p: p.church(1, BLUE), last) == 6 * e.POINT


def test_an_order_is_worth_more_with_its_goods():
    alone = gained(lambda p: p.orders(BLUE, 1))
    order = {good: int(count) for good, count in zip(("copper", "silk", "tea", "fish"), e.ORDER_GOODS[0], strict=True)}
    goods = gained(lambda p: p.goods(BLUE, **order))
    assert gained(lambda p: p.goods(BLUE, **order).orders(BLUE, 1)) > goods + alone > goods


@pytest.mark.parametrize(
    ("area", "power", "change", "worth"),
    [
        ("copper_mine_1", 3, lambda p: p, e.COPPER),
        ("fishing_ground_2", 3, lambda p: p, 3 * e.FISH),
        ("bank", 5, lambda p: p, 5 * e.YEN),
        ("employment_agency", 3, lambda p: p, 2 * e.HIRE),
        ("chinatown", 2, lambda p: p, 2 * e.EXCHANGE),
        ("port_a", 1, lambda p: p, 0),
        ("port_a", 2, lambda p: p, e.ORDER_TAKEN),
        ("port_b", 5, lambda p: p, e.ORDER_TAKEN + 3 * e.POINT),
        ("port_a", 2, lambda p: p.orders(BLUE, 1, 2, 3), 0),
        ("laboratory_a", 3, lambda p: p, 2 * e.TECHNOLOGY),
        ("laboratory_a", 3, lambda p: p.imports(BLUE, 9), 3 * e.TECHNOLOGY),
        ("church", 3, lambda p: p, 4 * e.POINT + 2 * e.YEN - 2 * e.FAITH),
        ("church", 3, lambda p: p.church(2, PINK), 5 * e.POINT + 2 * e.MOVE - 3 * e.FAITH),
        ("church", 3, lambda p: p.goods(BLUE).yen(BLUE, 2), 3 * e.POINT + e.ANY_GOOD - e.FAITH),
        ("church", 3, lambda p: p.goods(BLUE).yen(BLUE, 1), 0),
        ("customs_house", 3, lambda p: p, 0),
        ("customs_house", 3, lambda p: p.imports(BLUE, 1), 4 * e.POINT + 2 * e.YEN - e.IMPORTS),
        ("customs_house", 3, lambda p: p.imports(BLUE, 9), 8 * e.POINT + 2 * e.YEN - 2 * e.IMPORTS),
        ("customs_house", 3, lambda p: p.imports(BLUE, 9).customs(4, PINK), 9 * e.POINT - 2 * e.IMPORTS),
    ],
)
def test_what_an_area_gives_is_worth_its_weight(area, power, change, worth):
    assert worth_of(change(plain()), area, power) == worth


def test_an_area_promises_less_where_a_president_stands():
    def powerful(p):
        return p.assistants(BLUE, "bank", 2)

    free = gained(powerful)
    rival, own = (gained(lambda p, player=player: powerful(p).president(player, "bank")) for player in (PINK, BLUE))
    assert free > rival > own
    assert gained(lambda p: powerful(p).station("bank")) > free
    assert gained(lambda p: powerful(p.hand(BLUE, assistant=2).warehouse(BLUE, assistant=18))) < free - 6 * e.ASSISTANT


def test_the_four_best_areas_count():
    p = plain()  # one assistant to come and the president make power 2 anywhere
    areas = [area for n, area in enumerate(AREAS) if (p.s.in_play >> n) & 1 and area != "canal"]
    best = sorted((worth_of(p, area, 2) for area in areas), reverse=True)[:4]
    assert min(best) > 0
    assert promised(p) == sum(part * worth for part, worth in zip(e.PROSPECTS, best, strict=True)) // e.POINT


def test_buildings_add_power_and_take_up_their_place():
    def bank(**options):
        return position(**options).assistants(BLUE, "bank", 2).token("bank")

    assert promised(bank().shop(BLUE, "bank")) < promised(bank())  # at power 5, but there was one to build
    assert promised(bank().hand(BLUE, shop=0)) < promised(bank().shop(BLUE, "bank").hand(BLUE, shop=0))
    assert promised(bank().hand(BLUE, shop=0)) < promised(bank().trading_house(BLUE, "bank").hand(BLUE, shop=0))
    full, house = bank(), bank().hand(BLUE, trading_house=1)
    for space in range(1, 5):
        full.shop(PINK, "bank", space)
    assert promised(full) < promised(bank()) < promised(house)
    assert promised(house.trading_house(PINK, "bank")) == promised(bank())
    assert promised(bank().station("bank")) > promised(bank())
    assert promised(bank(edition="original").station("bank")) == promised(bank(edition="original"))


def test_power_for_a_building_and_a_token_is_worth_more():
    def powerful(p):
        return p.assistants(BLUE, "bank", 3).token("bank")

    def house(p):
        return powerful(p.hand(BLUE, trading_house=1).warehouse(BLUE, trading_house=3))

    shop, trading_house = gained(powerful), gained(house) - e.TRADING_HOUSE_IN_HAND
    none = gained(lambda p: powerful(p.hand(BLUE, shop=0).warehouse(BLUE, shop=8))) + 2 * e.SHOP_IN_HAND
    best = int(e.PROSPECTS[0])
    assert trading_house - shop == (e.BUILD_TRADING_HOUSE - e.BUILD_SHOP) * best // e.POINT
    assert shop > none
    assert gained(lambda p: p.assistants(BLUE, "bank", 3)) == shop + e.TOKEN * best // e.POINT


def test_the_end_is_near_when_pieces_cards_or_time_run_out():
    def left(change):
        p = plain()
        change(p)
        return e.rounds_left(p.s, *boards(p)) / e.ROUND

    assert left(lambda p: None) == 16
    assert left(lambda p: p.warehouse(PINK, shop=0)) == 4  # 2 of 8 are left
    assert left(lambda p: p.warehouse(PINK, trading_house=3)) == 12
    assert left(lambda p: p.church(1, PINK).church(2, BLUE)) == pytest.approx(16 * 3 / 5)
    assert left(lambda p: p.customs(1, PINK)) == pytest.approx(16 * 4 / 5)
    assert left(lambda p: p.order_deck(1)) == 3
    assert left(lambda p: setattr(p.s, "round", 15)) == 5
    assert left(lambda p: setattr(p.s, "round", 35)) == 2  # never less, until the last round is fixed
    assert left(last) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_the_place_counts(players):
    s = positions(players)[-1].s
    worths = {s.rank[player]: evaluate(s, player) for player in range(players)}
    assert [worths[rank] for rank in sorted(worths)] == sorted(worths.values(), reverse=True)
    winner = next(player for player in range(players) if s.rank[player] == 1)
    second = max(s.vp[player] for player in range(players) if player != winner)
    assert worths[1] == (2 * s.vp[winner] - second - 100) * e.POINT
