"""The Automa at local markets: which token, which cell, whose token goes (NZ-2044 … NZ-2060, NZ-2070, NZ-2071)."""

import pytest

from entrepot.games.nippon.actions import CELLS, COLOURS, REGIONS
from entrepot.games.nippon.box.tables import AUTOMA_ROW, AUTOMA_VALUE
from entrepot.games.nippon.record import AUTOMA, NOBODY
from entrepot.games.nippon.rules.influence import influence_of
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, position

KANSAI = REGIONS.index("kansai")
PERIOD_I, PERIOD_II, PERIOD_III = 1, 3, 5  # the first space of each
MARKETS = 5  # the action token of that hiring cell


def kansai(space, kyoto, osaka, level="easy", **others):
    """A solo game where only Kansai has a worker, or others after it; the markets ask for these types (n, e, s, w).

    Kyoto prints 2, 3, 1, none and Osaka 1, none, 3, 2 on these sides.
    """
    s = position(1, level=level).round(space).colour_order("white", "blue", "red")
    s.region_colours(kansai="white", **others)
    return s.demands("kyoto", *kyoto).demands("osaka", *osaka)


# Level 1: Kyoto north and east, Osaka north and east. Level 2: Kyoto west. Level 3: Kyoto south, Osaka south and west.
USUAL = (("cotton", "paper", "lamps", "lenses"), ("cotton", "paper", "lamps", "clocks"))


def only(s, *tokens):
    """The Automa has only these influence tokens, by number from the lowest: 0 to 2, 3 to 5 and 6 to 9 are the rows."""
    s.s.automa_tokens = sum(1 << n for n in tokens)
    return s


def placed(s):
    """(cell, value) of the token that the Automa's turn brings to the board, or None."""
    s.automa(MARKETS)
    if s.s.automa_action == NOBODY:
        return None
    cell = s.s.automa_at
    assert s.s.owner[cell] == AUTOMA
    return CELLS[cell], s.s.token[cell]


def there(s):
    """All tokens in Kansai."""
    region = range(8 * KANSAI, 8 * KANSAI + 8)
    return {CELLS[cell]: (s.s.owner[cell], s.s.token[cell]) for cell in region if s.s.token[cell]}


# --- which token


@proves("NZ-2044", "NZ-2045", "NZ-2053")
@pytest.mark.parametrize(
    "space, token",
    [(1, ("kyoto_e", 1)), (2, ("kyoto_e", 1)), (3, ("kyoto_w", 3)), (5, ("osaka_s", 5)), (8, ("osaka_s", 5))],
)
def test_the_row_of_the_period_with_goods_of_its_level(space, token):
    s = kansai(space, *USUAL)
    if space == 8:
        s.s.turns_left = 4
    assert placed(s) == token


@proves("NZ-2045", "NZ-2050")
@pytest.mark.parametrize(
    "type, space, kyoto, osaka",
    [
        ("cotton", PERIOD_I, ("cotton", "lenses", "lamps", "clocks"), ("bento", "lenses", "lamps", "clocks")),
        ("paper", PERIOD_I, ("bento", "paper", "lamps", "clocks"), ("bento", "lenses", "lamps", "clocks")),
        ("bento", PERIOD_II, ("cotton", "paper", "bento", "clocks"), ("cotton", "paper", "lamps", "clocks")),
        ("lenses", PERIOD_II, ("cotton", "paper", "lamps", "lenses"), ("cotton", "paper", "lamps", "clocks")),
        ("lamps", PERIOD_III, ("bento", "paper", "lamps", "lenses"), ("cotton", "paper", "bento", "lenses")),
        ("clocks", PERIOD_III, ("cotton", "lenses", "bento", "clocks"), ("cotton", "paper", "bento", "lenses")),
    ],
)
def test_each_type_of_goods_serves_its_level(type, space, kyoto, osaka):
    s = kansai(space, kyoto, osaka)  # only one cell asks for that level
    assert placed(s)[0] == f"kyoto_{'nesw'[kyoto.index(type)]}"


@proves("NZ-2046", "NZ-2047")
def test_an_empty_row_gives_way_to_the_next_with_its_own_level():
    assert placed(only(kansai(PERIOD_I, *USUAL), 3, 4, 5, 6)) == ("kyoto_w", 3)
    assert placed(only(kansai(PERIOD_I, *USUAL), 7, 8)) == ("osaka_s", 6)
    assert placed(only(kansai(PERIOD_II, *USUAL), 0, 1, 9)) == ("osaka_s", 7)


@proves("NZ-2048", "NZ-2049")
@pytest.mark.parametrize("space, left", [(PERIOD_II, (0, 1, 2)), (PERIOD_III, (0, 1, 2, 3, 4, 5)), (PERIOD_I, ())])
def test_rows_of_earlier_periods_are_never_used(space, left):
    s = only(kansai(space, *USUAL), *left)
    assert placed(s) is None
    assert there(s) == {} and s.s.automa_worker != NOBODY


@proves("NZ-2050", "NZ-2068")
def test_the_lowest_token_of_the_row_and_only_one():
    s = only(kansai(PERIOD_I, *USUAL), 1, 2, 3)
    assert placed(s) == ("kyoto_e", 2)
    assert len(there(s)) == 1
    assert [n for n in range(10) if (s.s.automa_tokens >> n) & 1] == [2, 3]


@proves("NZ-2070")
def test_a_higher_token_is_not_tried():
    s = kansai(PERIOD_II, *USUAL).influence(GREEN, "kyoto_w", 3)  # the middle row is 3, 4, 5
    assert placed(s) is None
    assert there(s) == {"kyoto_w": (GREEN, 3)}


# --- which region


@proves("NZ-2051")
def test_a_region_without_a_suitable_cell_is_passed_over():
    s = kansai(PERIOD_II, ("cotton", "paper", "lamps", "clocks"), ("paper", "lamps", "clocks", "bento"), tokaido="blue")
    s.influence(GREEN, "osaka_w", 3).demand("nagoya_n", "lenses")
    s.automa(MARKETS)
    assert s.s.automa_region == REGIONS.index("tokaido")


@proves("NZ-2055")
def test_it_never_replaces_its_own_tokens():
    s = kansai(PERIOD_II, *USUAL, tokaido="blue").automa_influence("kyoto_w", 1).influence(GREEN, "osaka_n", 6)
    s.demand("nagoya_n", "lenses").automa(MARKETS)  # in Kansai she has more, but only its own cell would do
    assert s.s.automa_region == REGIONS.index("tokaido")
    assert there(s)["kyoto_w"] == (AUTOMA, 1)


# --- which cell


@proves("NZ-2052")
def test_first_it_replaces_the_players_highest_token():
    s = only(kansai(PERIOD_I, *USUAL), 2).influence(GREEN, "kyoto_n", 1).influence(GREEN, "osaka_e", 2)
    assert placed(s) == ("osaka_e", 3)  # though Kyoto prints 3 in the east
    assert there(s) == {"kyoto_n": (GREEN, 1), "osaka_e": (AUTOMA, 3)}
    assert s.s.tokens[GREEN, 2] == 1 and s.sound


@proves("NZ-2052", "NZ-2059")
def test_from_a_full_market_it_returns_the_players_lowest_token():
    s = only(kansai(PERIOD_I, *USUAL), 2).influence(GREEN, "kyoto_s", 1).influence(GREEN, "kyoto_w", 2)
    assert placed(s) == ("kyoto_n", 3)
    assert there(s) == {"kyoto_w": (GREEN, 2), "kyoto_n": (AUTOMA, 3)}
    assert s.s.tokens[GREEN, 1] == 1 and s.sound


@proves("NZ-2053")
def test_then_it_covers_the_highest_printed_value():
    s = kansai(PERIOD_I, *USUAL)
    assert placed(s) == ("kyoto_e", 1)  # 3
    assert placed(s.colour_order("white").influence(GREEN, "osaka_s", 6)) == ("kyoto_n", 2)  # 2
    assert placed(s.colour_order("white")) == ("osaka_n", 3)  # 1; Kyoto is full


@proves("NZ-2053")
def test_a_cell_without_a_value_counts_as_nothing():
    s = kansai(PERIOD_II, ("cotton", "lenses", "lamps", "clocks"), ("paper", "bento", "lenses", "cotton"))
    s.influence(GREEN, "kyoto_e", 3).influence(GREEN, "osaka_s", 4)
    assert placed(s) == ("osaka_e", 3)


@proves("NZ-2054", "NZ-2058")
def test_of_equal_cells_the_one_in_the_left_market():
    s = kansai(PERIOD_II, ("bento", "clocks", "cotton", "paper"), ("cotton", "paper", "lamps", "lenses"))
    assert placed(s) == ("kyoto_n", 3)  # 2, as in the west of Osaka


@proves("NZ-2054", "NZ-2058")
@pytest.mark.parametrize(
    "types, cell",
    [
        (("cotton", "paper", "bento", "clocks"), "kyoto_n"),  # before the east
        (("clocks", "cotton", "paper", "bento"), "kyoto_s"),  # before the east
        (("bento", "clocks", "cotton", "paper"), "kyoto_w"),  # before the south
        (("paper", "bento", "clocks", "cotton"), "kyoto_w"),  # before the north
    ],
)
def test_of_equal_cells_of_a_market_the_left_one_then_the_upper_one(types, cell):
    s = only(kansai(PERIOD_I, types, ("lenses", "lamps", "clocks", "bento")), 2)
    empty = {side for side, type in zip("nesw", types, strict=True) if type in ("cotton", "paper")}
    for value, side in enumerate(sorted(set("nesw") - empty), 1):
        s.influence(GREEN, f"kyoto_{side}", value)  # full, so that both empty cells return the same token
    assert placed(s) == (cell, 3)


# --- the limits


@proves("NZ-2056")
def test_it_obeys_the_limits_of_a_player():
    equal = kansai(PERIOD_II, *USUAL).influence(GREEN, "kyoto_w", 3)
    assert placed(equal) is None
    lower = kansai(PERIOD_II, *USUAL).influence(GREEN, "kyoto_w", 2)
    assert placed(lower) == ("kyoto_w", 3)
    full = kansai(PERIOD_II, *USUAL).influence(GREEN, "kyoto_n", 1).influence(GREEN, "kyoto_e", 3)
    assert placed(full) is None  # not higher than every token there
    full = kansai(PERIOD_II, *USUAL).influence(GREEN, "kyoto_n", 1).influence(GREEN, "kyoto_e", 2)
    assert placed(full) == ("kyoto_w", 3)


@proves("NZ-2056")
def test_it_does_not_send_back_its_own_token():
    s = kansai(PERIOD_II, *USUAL).automa_influence("kyoto_n", 1).influence(GREEN, "kyoto_e", 2)
    assert placed(s) is None
    assert there(s) == {"kyoto_n": (AUTOMA, 1), "kyoto_e": (GREEN, 2)}


@proves("NZ-2071")
def test_of_several_lowest_tokens_the_players_goes_back():
    for mine, other in (("kyoto_n", "kyoto_e"), ("kyoto_e", "kyoto_n")):
        s = kansai(PERIOD_II, *USUAL).influence(GREEN, mine, 1).automa_influence(other, 1)
        assert placed(s) == ("kyoto_w", 3)
        assert there(s) == {other: (AUTOMA, 1), "kyoto_w": (AUTOMA, 3)}
    s = only(kansai(PERIOD_II, *USUAL), 2, 3, 4).automa_influence("kyoto_n", 3).automa_influence("kyoto_e", 3)
    assert placed(s) is None  # both are its own


@proves("NZ-2057")
def test_only_a_token_that_can_really_be_removed_counts():
    s = only(kansai(PERIOD_I, *USUAL), 2)
    s.influence(GREEN, "osaka_n", 1)  # this one can be replaced,
    s.influence(GREEN, "kyoto_n", 4)  # this one is higher,
    s.influence(GREEN, "kyoto_s", 2)  # and this one lies where the goods do not match, and is not returned
    assert placed(s) == ("osaka_n", 3)


@proves("NZ-2057")
def test_the_highest_of_those_whether_replaced_or_returned():
    def arranged(kyoto, osaka):
        """Kyoto is full, its lower token goes back to make room; the one in Osaka can be replaced."""
        s = only(kansai(PERIOD_I, *USUAL), 2).tokens(GREEN, 1, 1, 2, 2, 2)
        return s.influence(GREEN, "kyoto_s", kyoto).influence(GREEN, "kyoto_w", 2).influence(GREEN, "osaka_n", osaka)

    assert placed(arranged(1, 2)) == ("osaka_n", 3)
    assert placed(arranged(2, 1)) == ("kyoto_n", 3)


@proves("NZ-2059")
def test_a_market_holds_two_tokens():
    s = kansai(PERIOD_I, ("cotton", "paper", "lamps", "lenses"), ("lenses", "lamps", "clocks", "bento"))
    s.influence(GREEN, "kyoto_s", 6).influence(GREEN, "kyoto_w", 7)
    assert placed(s) is None  # two cells are empty
    s = kansai(PERIOD_I, ("cotton", "paper", "lamps", "lenses"), ("lenses", "lamps", "clocks", "bento"))
    assert placed(s.influence(GREEN, "kyoto_s", 6)) == ("kyoto_e", 1)


@proves("NZ-2060")
def test_a_token_of_the_automa_goes_to_the_box():
    s = kansai(PERIOD_I, *USUAL).automa_influence("kyoto_n", 1).factory(GREEN, "cotton_1a", goods=4).to_move(GREEN)
    left = s.s.automa_tokens
    s.acting("markets").take("supply_2:kyoto_n")
    assert there(s) == {"kyoto_n": (GREEN, 2)}
    assert s.s.automa_tokens == left and s.s.tokens[AUTOMA, 1] == 0 and s.s.tokens[GREEN, 1] == 1

    s = kansai(PERIOD_I, *USUAL).automa_influence("kyoto_s", 1).influence(GREEN, "kyoto_w", 2)
    s.factory(GREEN, "cotton_1a", goods=4).to_move(GREEN)
    s.acting("markets").take("supply_3:kyoto_n")  # the market was full
    assert there(s) == {"kyoto_n": (GREEN, 3), "kyoto_w": (GREEN, 2)}
    assert s.s.automa_tokens == left and s.s.tokens[AUTOMA, 1] == 0


@proves("NZ-2060")
def test_its_tokens_are_replaced_only_by_the_normal_rules():
    s = kansai(PERIOD_I, *USUAL).automa_influence("kyoto_n", 3).factory(GREEN, "cotton_1a", goods=4).to_move(GREEN)
    s.acting("markets")
    assert s.why_not("supply_3:kyoto_n") == "NZ-1217"


@proves("NZ-2044")
def test_its_tokens_lie_in_three_rows():
    rows = [[int(AUTOMA_VALUE[n]) for n in range(10) if AUTOMA_ROW[n] == row] for row in range(3)]
    assert rows == [[1, 2, 3], [3, 4, 5], [5, 6, 7, 7]]


# --- worked example


@proves(
    "NX-16", "NZ-2019", "NZ-2020", "NZ-2021", "NZ-2023", "NZ-2024", "NZ-2031", "NZ-2032", "NZ-2033", "NZ-2044",
    "NZ-2045", "NZ-2050", "NZ-2053", "NZ-2054", "NZ-2057", "NZ-2058",
)  # fmt: skip
@pytest.mark.parametrize("token", [8, 9])
def test_example_of_a_turn(token):
    s = kansai(
        PERIOD_II, ("paper", "lamps", "clocks", "bento"), ("lenses", "bento", "paper", "lamps"), "hard", kyushu="blue"
    )
    s.colour_order("blue", "yellow", "white").empty_queue()
    for cell in range(1, 5):
        s.hiring(cell, "red", "black")
    s.hiring("markets", "white", "grey", "black")
    only(s, 4, 5, 6, 7, 8, 9)  # the 3 of the middle row is gone
    s.train(AUTOMA, "kyushu_1").train(AUTOMA, "kansai_1").influence(GREEN, "osaka_n", 4)
    assert [influence_of(s.s, AUTOMA, region) for region in (0, KANSAI)] == [2, 2]
    assert [influence_of(s.s, GREEN, region) for region in (0, KANSAI)] == [0, 4]
    white = s.s.bag[COLOURS.index("white")]

    s.automa(token)
    assert s.s.automa_cell == 4 and s.s.bag[COLOURS.index("white")] == white + 1
    assert s.s.automa_region == KANSAI
    assert there(s) == {"osaka_n": (GREEN, 4), "kyoto_w": (AUTOMA, 4)}
    assert influence_of(s.s, AUTOMA, KANSAI) == 6
