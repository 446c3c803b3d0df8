"""Local markets: cells, demand, goods and gains (NZ-1201 … NZ-1215, NZ-1227, NZ-1231)."""

import pytest

from entrepot.games.nippon.actions import CATALOGUE, CELLS, CITIES, REGIONS, TYPES
from entrepot.games.nippon.box.tables import PRINTED
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, PINK, PURPLE, position

MARKETS = {
    "kyushu": ("nagasaki", "fukuoka"),
    "kansai": ("kyoto", "osaka"),
    "tokaido": ("nagoya", "tokyo"),
    "north": ("sendai", "sapporo"),
}
REGION_BONUS = {"kyushu": (0, 2, 0, 0), "kansai": (0, 0, 2, 0), "tokaido": (0, 0, 0, 2), "north": (3, 0, 0, 0)}
VALUES = {
    "cotton": (1, 2, 3),
    "paper": (1, 2, 3),
    "bento": (3, 4, 5),
    "lenses": (3, 4, 5),
    "lamps": (5, 6, 7),
    "clocks": (5, 6, 7),
}
SPREAD = ("cotton", "paper", "lamps", "clocks")  # the types round a city, clockwise from the north


def selling(players=3, **goods):
    """Green has goods of some types and is about to perform the local markets action."""
    p = position(players).supply(GREEN)
    for type, count in goods.items():
        p.factory(GREEN, f"{type}_4a", goods=count)
    return p


def token(p, cell):
    """The value of the token in a cell and its owner."""
    n = CELLS.index(cell)
    return p.s.token[n], p.s.owner[n]


def goods(p):
    return [p.s.goods[GREEN, slot] for slot in range(6)]


def cells_of(*cities):
    return {cell for cell in CELLS if cell.partition("_")[0] in cities}


def allowed(p, count=1):
    """The cells that may be supplied with so many goods."""
    return {cell for cell in CELLS if p.why_not(f"supply_{count}:{cell}") is None}


# --- the action


@proves("NZ-1201", "NZ-1203", "NZ-1204")
@pytest.mark.parametrize("region", REGIONS)
def test_all_supplies_are_in_one_region_at_either_of_its_two_markets(region):
    p = selling(4, cotton=4, paper=4, lamps=4, clocks=4)
    west, east = MARKETS[region]
    p.demands(west, *SPREAD).acting("markets").take(f"supply_1:{west}_s", "gain:vp")
    p.demands(east, "cotton", "lenses", "lamps", "clocks")
    others = set(CITIES) - {west, east}
    assert {p.why_not(f"supply_{n}:{cell}") for n in (1, 2, 3) for cell in cells_of(*others)} == {"NZ-1201"}
    assert allowed(p) & cells_of(west) and allowed(p) & cells_of(east)
    assert all(cell.partition("_")[0] in (west, east) for cell in allowed(p))
    p.take(f"supply_2:{east}_w", "gain:vp")
    assert (token(p, f"{west}_s"), token(p, f"{east}_w")) == ((5, GREEN), (6, GREEN))


@proves("NZ-1201")
def test_one_to_three_supplies():
    p = selling(cotton=4, lamps=4).demands("kyoto", *SPREAD).acting("markets")
    p.take("supply_1:kyoto_n", "gain:vp")
    assert p.asked == "markets" and p.why_not("stop") is None
    assert p.copy().take("stop").asked == "end"
    p.take("supply_2:kyoto_n", "gain:vp", "supply_1:kyoto_s", "gain:vp")
    assert p.asked == "end"  # goods and tokens are left


@proves("NZ-1201")
def test_while_markets_are_supplied_nothing_else_is_possible():
    p = selling(cotton=3).acting("markets")
    assert p.asked == "markets"
    assert p.why_not("done") == p.why_not("gain:vp") == "NZ-1201"


@proves("NZ-1202", "NZ-1231")
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("turned", range(4))
def test_each_side_of_the_demand_token_names_the_goods_of_its_cell(city, turned):
    sides = ("bento", "lenses", "lamps", "clocks")
    round_the_city = [sides[(n - turned) % 4] for n in range(4)]  # turned to the right by quarters
    p = selling(bento=2, lenses=2, lamps=2, clocks=2).demands(city, *sides).acting("markets")
    p.s.turned[CITIES.index(city)] = turned
    for side, type in zip("nesw", round_the_city, strict=True):
        sold = p.copy().take(f"supply_1:{city}_{side}")
        assert goods(sold)[sides.index(type)] == 1 and sum(goods(sold)) == 7
        assert token(sold, f"{city}_{side}") == (VALUES[type][0], GREEN)


@proves("NZ-1204", "NZ-1205", "NZ-1231")
@pytest.mark.parametrize("city", CITIES)
def test_only_the_goods_that_a_cell_asks_for_will_do(city):
    p = selling(bento=3, paper=3).demands(city, *SPREAD).acting("markets")
    assert allowed(p) & cells_of(city) == {f"{city}_e"}
    for n in (1, 2, 3):
        assert p.why_not(f"supply_{n}:{city}_e") is None
        assert {p.why_not(f"supply_{n}:{city}_{side}") for side in "nsw"} == {"NZ-1205"}


@proves("NZ-1231")
def test_a_region_may_ask_for_a_type_twice_or_not_at_all():
    p = selling(cotton=3, clocks=3).acting("markets")
    p.demands("nagasaki", *SPREAD).demands("fukuoka", "cotton", "lenses", "lamps", "clocks")
    assert {"nagasaki_n", "fukuoka_n"} <= allowed(p)
    p.demands("nagasaki", "bento", "lenses", "lamps", "clocks").demands("fukuoka", "bento", "paper", "lamps", "clocks")
    assert allowed(p) & cells_of("nagasaki", "fukuoka") == {"nagasaki_w", "fukuoka_w"}  # for clocks; none for cotton


# --- goods and values


@proves("NZ-1205", "NZ-1227")
def test_one_to_three_goods_of_one_type():
    p = selling(cotton=2, paper=2).demands("tokyo", *SPREAD).acting("markets")
    assert p.why_not("supply_2:tokyo_n") is None
    assert p.why_not("supply_3:tokyo_n") == "NZ-1205"  # paper does not help
    assert sum(verb.startswith("supply_") for verb in CATALOGUE.nouns) == 3
    p.take("supply_2:tokyo_n")
    assert goods(p)[:2] == [0, 2]


def supplied(type, count):
    """Green supplies a market with so many of a type."""
    p = selling(**{type: 4}).demand("nagoya_s", type).acting("markets").take(f"supply_{count}:nagoya_s")
    assert goods(p)[0] == 4 - count
    return p


def values_of(type):
    """The tokens placed for one, two and three goods, each of them gone from the supply."""
    found = []
    for count in (1, 2, 3):
        p = supplied(type, count)
        value, owner = token(p, "nagoya_s")
        assert owner == GREEN and p.s.tokens[GREEN, value] == 0
        found.append(value)
    return tuple(found)


@proves("NZ-1206", "NZ-1210")
@pytest.mark.parametrize("type", ["cotton", "paper"])
def test_goods_of_level_1_are_worth_1_2_3(type):
    assert values_of(type) == (1, 2, 3)


@proves("NZ-1206", "NZ-1211")
@pytest.mark.parametrize("type", ["bento", "lenses"])
def test_goods_of_level_2_are_worth_3_4_5(type):
    assert values_of(type) == (3, 4, 5)


@proves("NZ-1206", "NZ-1212")
@pytest.mark.parametrize("type", ["lamps", "clocks"])
def test_goods_of_level_3_are_worth_5_6_7(type):
    assert values_of(type) == (5, 6, 7)


@proves("NZ-1213")
@pytest.mark.parametrize("type, count, value", [("cotton", 1, 1), ("paper", 2, 2), ("lenses", 2, 4), ("clocks", 2, 6)])
def test_without_a_token_of_exactly_that_value_there_is_no_supply(type, count, value):
    p = selling(**{type: 4}).demand("osaka_w", type).acting("markets")
    p.tokens(GREEN, *(set(range(1, 8)) - {value}))
    assert p.why_not(f"supply_{count}:osaka_w") == "NZ-1213"
    assert f"supply_{count}:osaka_w" not in p.legal
    assert p.tokens(GREEN, value).why_not(f"supply_{count}:osaka_w") is None


@proves("NZ-1214")
@pytest.mark.parametrize(
    "type, count, value, track",
    [("paper", 3, 3, "science"), ("bento", 1, 3, "science"), ("bento", 3, 5, "mining"), ("clocks", 3, 7, "finance")],
)
def test_a_locked_token_cannot_be_placed(type, count, value, track):
    p = selling(**{type: 4}).demand("osaka_w", type).acting("markets").tokens(GREEN, 1, 2, 4, 6)
    assert p.why_not(f"supply_{count}:osaka_w") == "NZ-1214"
    if track == "finance":
        p.marker(GREEN, track, 5).ask("fulfilling").take("invest")
    else:
        p.marker(GREEN, track, 6).ask("research", 1).take(f"research:{track}")
    assert p.s.tokens[GREEN, value] == 1  # the seventh space released it
    assert p.why_not(f"supply_{count}:osaka_w") is None


@proves("NZ-1213", "NZ-1214")
def test_a_free_token_serves_though_its_twin_is_locked_and_then_no_more():
    p = selling(paper=4, lenses=4).demands("kyoto", "cotton", "paper", "lamps", "lenses").acting("markets")
    p.take("supply_3:kyoto_e", "gain:vp")
    assert token(p, "kyoto_e") == (3, GREEN)
    assert p.why_not("supply_1:kyoto_w") == "NZ-1214"


@proves("NZ-1215")
@pytest.mark.parametrize("cell", CELLS)
def test_an_empty_cell_takes_any_value_whatever_is_printed(cell):
    """The lowest tokens lie on every printed value, the highest on blank cells too."""
    for type, count in (("cotton", 1), ("lamps", 3)):
        p = selling(**{type: 3}).demand(cell, type).acting("markets").take(f"supply_{count}:{cell}")
        assert token(p, cell) == (VALUES[type][count - 1], GREEN)
    assert sorted(PRINTED[CELLS.index(c)] for c in cells_of(cell.partition("_")[0])) == [0, 1, 2, 3]


# --- what a supply gives


@proves("NZ-1207", "NZ-1208")
@pytest.mark.parametrize("region, city", [(region, city) for region in MARKETS for city in MARKETS[region]])
def test_the_bonus_of_the_region_or_2_vp(region, city):
    p = selling(cotton=3).demand(f"{city}_n", "cotton").acting("markets").take(f"supply_1:{city}_n")
    assert p.asked == "supplied" and p.legal == {"gain:region", "gain:vp"}
    bonus, points = p.copy().take("gain:region"), p.copy().take("gain:vp")
    assert (bonus.supplied(GREEN), bonus.s.vp[GREEN]) == (REGION_BONUS[region], 0)
    assert (points.supplied(GREEN), points.s.vp[GREEN]) == ((0, 0, 0, 0), 2)


@proves("NZ-1207")
def test_a_supply_gives_something_before_anything_else_is_possible():
    p = selling(cotton=3).demand("sendai_n", "cotton").acting("markets").take("supply_1:sendai_n")
    assert p.why_not("stop") == p.why_not("supply_2:sendai_n") == "NZ-1207"


@proves("NZ-1209")
def test_the_choice_is_made_anew_for_every_supply():
    p = selling(cotton=4, lamps=4).demands("nagoya", *SPREAD).acting("markets")
    p.take("supply_1:nagoya_n", "gain:region", "supply_2:nagoya_n", "gain:vp", "supply_1:nagoya_s", "gain:region")
    assert (p.supplied(GREEN), p.s.vp[GREEN]) == ((0, 0, 0, 4), 2)


# --- the map


@proves("NZ-1202", "NZ-1203")
def test_four_regions_with_two_markets_of_four_cells():
    assert tuple(MARKETS) == REGIONS and sum(MARKETS.values(), ()) == CITIES
    assert set(VALUES) == set(TYPES)
    for cities in MARKETS.values():
        assert len(cells_of(*cities)) == 2 * 4


# --- the worked example


@proves("NX-11", "NZ-1204", "NZ-1207", "NZ-1209", "NZ-1218", "NZ-1219")
def test_three_supplies_in_one_region():
    """Kansai gives 2 silk; its only paper cell is at Kyoto, its only lenses cell at Osaka."""
    p = selling(paper=3, lenses=1).acting("markets")
    p.demands("kyoto", "bento", "paper", "lamps", "clocks").demands("osaka", "cotton", "lenses", "lamps", "clocks")
    p.influence(PINK, "osaka_n", 2).influence(PURPLE, "kyoto_n", 4)
    p.take("supply_1:kyoto_e", "gain:region")
    assert token(p, "kyoto_e") == (1, GREEN) and p.s.tokens[GREEN, 1] == 0
    p.take("supply_2:kyoto_e", "gain:region")
    assert token(p, "kyoto_e") == (2, GREEN) and p.s.tokens[GREEN, 1] == 1
    assert allowed(p) & cells_of("kyoto", "osaka") == {"osaka_e"}
    p.take("supply_1:osaka_e", "gain:region")
    assert token(p, "osaka_e") == (3, GREEN)
    assert goods(p) == [0] * 6 and p.supplied(GREEN) == (0, 0, 6, 0)
    assert p.asked == "end"
