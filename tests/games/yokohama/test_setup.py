"""Setup (YK-101 … YK-138, YX-47)."""

from collections import Counter

import pytest

from entrepot.engine.errors import EntrepotError
from entrepot.games.yokohama.actions import AREAS, COUNTRIES, TECHNOLOGIES
from entrepot.games.yokohama.box.tables import (
    AREA_KIND,
    CARD_NAME,
    COMMERCIAL,
    COMPONENTS,
    KINDS_OF_AREA,
    ORDERS_RETURNED,
    PRODUCTION,
    REWARDS,
    SHOP_REWARD,
    TRADING_HOUSE_REWARD,
)
from entrepot.games.yokohama.record import HIDDEN, NOBODY
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, GAME, PINK, PURPLE, position

ROWS = {2: (4, 3, 2, 1), 3: (5, 4, 3, 2), 4: (6, 5, 4, 3)}
BANK = AREAS.index("bank")
each_count = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.fixture(scope="module")
def deals():
    """A hundred games of three, set up from different seeds."""
    return [position(3, seed, kept=False, first="random") for seed in range(100)]


def names(bits):
    return {area for n, area in enumerate(AREAS) if (bits >> n) & 1}


def places(s):
    """Row and board of every area in play."""
    rows = ROWS[s.s.players]
    spots = [(row, board) for row, length in enumerate(rows) for board in range(length)]
    return {area: spots[s.s.place[AREAS.index(area)]] for area in names(s.s.in_play)}


def neighbours(s, area):
    return names(s.s.neighbours[AREAS.index(area)])


def face_down(deck, left, returned=0):
    return [deck[n] for n in range(returned, returned + left)]


# --- areas


@proves("YK-101")
def test_two_three_or_four_can_play():
    assert [position(players).s.players for players in (2, 3, 4)] == [2, 3, 4]
    for players in (0, 1, 5):
        with pytest.raises(EntrepotError, match="2, 3, 4 players"):
            position(players)


@proves("YK-102")
def test_there_are_eighteen_areas_of_fourteen_kinds():
    kinds = Counter(area.removesuffix("_1").removesuffix("_2") for area in AREAS)
    twice = {"copper_mine", "silk_factory", "tea_plantation", "fishing_ground"}
    once = {"bank", "port_a", "port_b", "laboratory_a", "laboratory_b", "employment_agency", "chinatown", "church"}
    assert kinds == {**dict.fromkeys(twice, 2), **dict.fromkeys(once | {"customs_house", "canal"}, 1)}
    for area, kind in zip(AREAS, AREA_KIND, strict=True):
        assert area.startswith(KINDS_OF_AREA[kind])


@proves("YK-103", "YK-104")
def test_every_area_but_the_canal_is_a_production_or_a_commercial_area():
    production = {area for area in AREAS if area[-1] in "12"}
    assert names(PRODUCTION) == production
    assert names(COMMERCIAL) == set(AREAS) - production - {"canal"}


@proves("YK-105")
def test_with_four_players_everything_is_used():
    s = position(4)
    assert names(s.s.in_play) == set(AREAS)
    for board in range(2):
        assert NOBODY not in [s.s.port[board, n] for n in range(6)]
        assert NOBODY not in [s.s.laboratory[board, n] for n in range(6)]
    assert s.s.church.tolist() == s.s.customs.tolist() == [NOBODY] * 8


@proves("YK-106")
def test_with_three_players_four_areas_and_a_laboratory_board_are_left_out():
    s = position(3)
    removed = {"laboratory_b", "copper_mine_2", "silk_factory_2", "tea_plantation_2"}
    assert set(AREAS) - names(s.s.in_play) == removed
    assert [s.s.laboratory[1, n] for n in range(6)] == [NOBODY] * 6
    s.to_move(BLUE, at="placing")
    assert {s.why_not(f"place:{area}") for area in removed} == {"YK-106"}


@proves("YK-107")
def test_with_two_players_eight_areas_and_two_boards_are_left_out():
    s = position(2)
    removed = {"laboratory_b", "port_b", "chinatown", "canal"}
    removed |= {"copper_mine_2", "silk_factory_2", "tea_plantation_2", "fishing_ground_2"}
    assert set(AREAS) - names(s.s.in_play) == removed
    assert [s.s.laboratory[1, n] for n in range(6)] == [s.s.port[1, n] for n in range(6)] == [NOBODY] * 6
    s.to_move(BLUE, at="placing")
    assert {s.why_not(f"place:{area}") for area in removed} == {"YK-107"}


@proves("YK-108")
def test_the_areas_are_laid_out_at_random_the_canal_included(deals):
    assert {places(s)["canal"] for s in deals} == {(r, i) for r, length in enumerate(ROWS[3]) for i in range(length)}
    assert all(len(set(places(s).values())) == 14 for s in deals)


@proves("YK-109", "YK-110")
@each_count
def test_adjacent_areas_touch_in_a_pyramid_whose_rows_sit_half_a_board_off(players):
    s = position(players)
    at = places(s)
    for area, (row, board) in at.items():
        touching = set()
        for other, (r, i) in at.items():
            halves_apart = abs((2 * board + row) - (2 * i + r))  # each row begins half a board further right
            if (abs(row - r), halves_apart) in ((0, 2), (1, 1)):
                touching.add(other)
        assert neighbours(s, area) == touching


@proves("YK-137")
@pytest.mark.parametrize(("players", "pairs"), [(2, 18), (3, 28), (4, 38)])
def test_the_pairs_of_adjacent_areas_are_as_many_as_the_ledger_counts(players, pairs):
    s = position(players)
    degrees = [len(neighbours(s, area)) for area in places(s)]
    assert sum(degrees) == 2 * pairs
    assert max(degrees) <= 6


@proves("YK-111")
def test_a_management_board_belongs_to_its_area_and_is_no_area():
    s = position(4).president(BLUE, "port_b").assistants(BLUE, "port_b", 3).acting(BLUE, "port_b")
    assert "take:b1" in s.legal and "take:a1" not in s.legal
    s = position(3).church(1, BLUE).assistants(BLUE, "bank").to_move(BLUE, at="moving")
    assert s.why_not("put:church") == "YK-503"  # the assistant stands on the board, not in the area
    nouns = GAME.catalogue.nouns
    assert nouns["place"] == nouns["put"] == nouns["step"] == AREAS


# --- tiles, tokens, supply


@proves("YK-112", "YK-115")
@pytest.mark.parametrize(("players", "laid"), [(2, 10), (3, 13), (4, 17)])
def test_every_area_but_the_canal_has_a_tile_and_a_token(players, laid):
    s = position(players)
    with_tile = {area for n, area in enumerate(AREAS) if s.s.tile[n] != NOBODY}
    with_token = {area for n, area in enumerate(AREAS) if s.s.token[n] != NOBODY}
    assert with_tile == with_token == names(s.s.in_play) - {"canal"}
    assert len(set(s.s.tile) - {NOBODY}) == len(set(s.s.token) - {NOBODY}) == laid


@proves("YK-112", "YK-114")
def test_tiles_and_tokens_are_shuffled(deals):
    assert len({s.s.tile[BANK] for s in deals}) > 15
    assert len({s.s.token[BANK] for s in deals}) > 15
    assert {token for s in deals for token in s.s.token} == {NOBODY, *range(20)}


@proves("YK-113")
@pytest.mark.parametrize("space", ["shop:1", "shop:2", "shop:3", "shop:4", "trading_house"])
def test_each_of_the_five_spaces_of_a_tile_gives_its_own_reward(space):
    tile = 2  # its spaces differ, and each gives some VP
    s = position().tile("bank", tile).token("bank").president(BLUE, "bank").assistants(BLUE, "bank", 3)
    s.hand(BLUE, trading_house=1).goods(BLUE).acting(BLUE, "bank")
    assert s.legal == {"shop:1", "shop:2", "shop:3", "shop:4", "trading_house", "stop"}
    yen = s.s.yen[BLUE]
    s.take(space)
    number = TRADING_HOUSE_REWARD[tile - 1] if space == "trading_house" else SHOP_REWARD[tile - 1, int(space[-1]) - 1]
    gained = [*(s.s.goods[BLUE, good] for good in range(4)), s.s.imports[BLUE], s.s.yen[BLUE] - yen, s.s.vp[BLUE]]
    assert gained == list(REWARDS[number][:7])
    assert (s.asked == "lifting") == (REWARDS[number][9] > 0)


@proves("YK-116", "YK-117")
def test_the_supply_holds_ten_agents_and_the_station_token():
    s = position(4)
    assert dict(zip(COUNTRIES, s.s.agents_left, strict=True)) == {
        "britain": 3, "usa": 2, "france": 2, "germany": 2, "netherlands": 1,
    }  # fmt: skip
    assert s.s.station == NOBODY
    assert not any(s.s.used_agents[player, country] for player in range(4) for country in range(5))


@proves("YK-117")
def test_the_single_agent_is_dutch():
    s = position().completed(BLUE, 33).orders(BLUE, 36).goods(BLUE, tea=2, fish=2)  # both orders are Dutch
    s.take("order:order_36")
    dutch = COUNTRIES.index("netherlands")
    assert (s.s.agents[BLUE, dutch], s.s.agents_left[dutch]) == (1, 0)


# --- players


def pieces(s, player):
    return [s.s.hand[player, n] for n in range(3)], [s.s.warehouse[player, n] for n in range(3)]


@proves("YK-118")
def test_the_pieces_of_the_original_edition():
    s = position(4, edition="original")
    assert [pieces(s, player) for player in range(4)] == [([8, 2, 0], [12, 6, 4])] * 4
    assert s.s.president.tolist() == [NOBODY] * 4
    assert s.s.vp.tolist() == [0] * 4


@proves("YK-119", "YK-120")
def test_the_pieces_of_synapses_with_three_assistants_as_score_markers():
    s = position(4, edition="synapses")
    assert [pieces(s, player) for player in range(4)] == [([8, 2, 0], [12, 6, 4])] * 4
    assert 8 + 12 + COMPONENTS["setup"]["player"]["score_markers_synapses"] == 23
    assert s.s.president.tolist() == [NOBODY] * 4
    assert s.s.vp.tolist() == [0] * 4


@proves("YK-120")
def test_twelve_assistants_can_be_taken_from_the_warehouse_and_no_more():
    s = position(edition="synapses").ask("hiring", 13)
    s.take(*["hire:assistant"] * 12)
    assert s.why_not("hire:assistant") == "YK-1244"
    assert s.s.hand[BLUE, 0] == 20


@proves("YK-121")
def test_everybody_starts_with_one_of_each_good_and_nothing_else():
    s = position(4)
    for player in range(4):
        assert [s.s.goods[player, good] for good in range(4)] == [1, 1, 1, 1]
        assert (s.s.imports[player], s.s.technologies[player], s.s.completed[player]) == (0, 0, 0)
        assert [s.s.agents[player, country] for country in range(5)] == [0] * 5
        assert (s.s.free_agents[player], s.s.reward[player]) == (0, NOBODY)


@proves("YK-122")
def test_the_first_player_starts_with_three_yen_the_others_with_four():
    assert position(3, first="1").s.yen.tolist() == [4, 3, 4, 0]


@proves("YK-125")
def test_the_first_player_is_drawn_unless_the_host_names_one(deals):
    assert {s.s.first for s in deals} == {BLUE, PINK, PURPLE}
    assert all(position(3, seed, first="2").s.first == PURPLE for seed in range(10))
    with pytest.raises(EntrepotError, match="seat 3"):
        position(3, first="3")


@proves("YK-126")
def test_the_marker_stays_fixes_turn_order_and_breaks_ties():
    s = position(3, first="1")
    turns = []
    for _ in range(6):
        turns.append(s.s.turn)
        assert s.s.first == PINK
        s.to_move(s.s.turn, at="phase_c").take("done")
    assert turns == [PINK, PURPLE, BLUE] * 2
    s.yen(BLUE, 4).yen(PINK, 4).yen(PURPLE, 4)
    s.s.last_round = s.s.round
    s.to_move(BLUE, at="phase_c").take("done")
    assert s.asked == "over"
    assert s.s.vp[BLUE] == s.s.vp[PINK] == s.s.vp[PURPLE]
    assert [s.s.rank[player] for player in (PINK, PURPLE, BLUE)] == [1, 2, 3]


# --- achievements, technologies, orders


@proves("YK-127")
def test_one_achievement_of_each_stack_is_revealed(deals):
    assert all([a // 4 for a in s.s.achievement] == [0, 1, 2] for s in deals)
    assert {a for s in deals for a in s.s.achievement} == set(range(12))


@proves("YK-128")
def test_thirty_technologies_are_shuffled_and_fill_the_laboratory(deals):
    copies = Counter(Counter(CARD_NAME.tolist()).values())
    assert (len(CARD_NAME), len(TECHNOLOGIES), copies) == (30, 20, {1: 10, 2: 10})
    for s in deals:
        shown = [s.s.laboratory[0, n] for n in range(6)]
        deck = face_down(s.s.technology_deck, s.s.technologies_left)
        assert sorted(shown + deck) == list(range(30))
    assert len({s.s.laboratory[0, 0] for s in deals}) > 20
    assert len({s.s.technology_deck[0] for s in deals}) > 20


@proves("YK-129")
@pytest.mark.parametrize(("slot", "adds"), [("a1", 0), ("a2", 0), ("a3", 1), ("a4", 1), ("a5", 2), ("a6", 2)])
def test_the_slots_of_a_laboratory_add_to_the_value(slot, adds):
    s = position().laboratory(slot, "ball")  # of value 3
    s.yen(BLUE, 0).imports(BLUE, 5).ask("laboratory", 0, 3)
    s.take(f"learn:{slot}")
    assert s.s.imports[BLUE] == 5 - adds


@proves("YK-130", "YK-131", "YK-133")
@pytest.mark.parametrize(("players", "returned", "ports"), [(2, 16, 1), (3, 5, 2), (4, 0, 2)])
def test_orders_are_returned_unseen_then_laid_out_then_dealt(players, returned, ports):
    s = position(players, kept=False)
    box = [s.s.order_deck[n] for n in range(returned)]
    deck = face_down(s.s.order_deck, s.s.orders_left, returned)
    shown = [s.s.port[board, n] for board in range(ports) for n in range(6)]
    dealt = [s.s.dealt[player, n] for player in range(players) for n in range(2)]
    assert ORDERS_RETURNED[players] == returned
    assert sorted(box + deck + shown + dealt) == list(range(36))
    assert all(
        position(players).inner.view(seat).s.order_deck[n] == HIDDEN for seat in (-1, 0) for n in range(returned)
    )


@proves("YK-130", "YK-131")
def test_the_orders_are_shuffled(deals):
    assert len({s.s.order_deck[0] for s in deals}) > 25
    assert len({s.s.port[0, 0] for s in deals}) > 25


@proves("YK-132")
@pytest.mark.parametrize(("power", "slots"), [(1, ""), (2, "12"), (3, "1234"), (4, "123456")])
def test_a_port_has_two_slots_of_each_level(power, slots):
    s = position().ask("port", 0, power)
    assert s.legal - {"stop"} == {f"take:a{n}" for n in slots}


@proves("YK-133")
def test_one_of_the_two_dealt_orders_is_kept_the_other_goes_to_the_box():
    s = position(3, kept=False)
    first, second = s.s.dealt[BLUE, 0], s.s.dealt[BLUE, 1]
    other = next(n for n in range(36) if n not in (first, second))
    assert {a for a in s.legal if s.why_not(a, BLUE) is None} == {f"keep:order_{n + 1}" for n in (first, second)}
    assert s.why_not(f"keep:order_{other + 1}", BLUE) == "YK-133"
    assert s.why_not("done", BLUE) == "YK-133"  # nothing else happens before
    s.take(f"keep:order_{second + 1}", player=BLUE)
    assert [s.s.orders[BLUE, n] for n in range(3)] == [second, NOBODY, NOBODY]
    assert [s.s.dealt[BLUE, n] for n in range(2)] == [first, NOBODY]
    assert first not in s.s.order_deck.tolist()


@proves("YK-134")
def test_all_choose_at_the_same_time():
    s = position(3, kept=False)
    assert s.inner.actors() == (BLUE, PINK, PURPLE)
    for player, waiting in ((PURPLE, (BLUE, PINK)), (BLUE, (PINK,)), (PINK, (BLUE,))):
        s.take(f"keep:order_{s.s.dealt[player, 0] + 1}", player=player)
        assert s.inner.actors() == waiting  # at last it is the first player's turn


@proves("YK-134")
def test_the_returned_order_is_never_shown_to_others():
    s = position(3)
    s.inner.play_out(1)
    assert s.asked == "over"
    assert s.inner.view(PINK).s.dealt[BLUE, 0] == HIDDEN
    assert s.inner.view(BLUE).s.dealt[BLUE, 0] == s.s.dealt[BLUE, 0]


@proves("YK-135")
@each_count
def test_what_went_back_to_the_box_takes_no_further_part(players):
    s = position(players)
    before = s.copy()
    s.inner.play_out(3)
    assert s.asked == "over"
    for unchanged in ("in_play", "tile", "achievement", "dealt"):
        assert GAME.layout.value(s.inner.record, unchanged) == GAME.layout.value(before.inner.record, unchanged)
    assert (
        s.s.order_deck[: ORDERS_RETURNED[players]].tolist() == before.s.order_deck[: ORDERS_RETURNED[players]].tolist()
    )
    laid = sum(1 << token for token in before.s.token if token != NOBODY)
    assert all(s.s.tokens[player] & ~laid == 0 for player in range(players))
    outside = [n for n, area in enumerate(AREAS) if area not in names(before.s.in_play)]
    assert not any(
        s.s.assistants[player, n] or s.s.president[player] == n for player in range(players) for n in outside
    )
    assert all(s.s.trading_house[n] == s.s.shops[n, 0] == s.s.token[n] == NOBODY for n in outside)


@proves("YX-47", "YK-138")
@pytest.mark.parametrize(("players", "orders", "technologies"), [(2, 10, 24), (3, 13, 24), (4, 16, 18)])
def test_yx_47_decks_after_setup(players, orders, technologies):
    s = position(players)
    assert (s.s.orders_left, s.s.technologies_left) == (orders, technologies)
    assert s.s.order_deck.tolist().count(NOBODY) == 36 - ORDERS_RETURNED[players] - orders
    assert s.s.technology_deck.tolist().count(NOBODY) == 30 - technologies
