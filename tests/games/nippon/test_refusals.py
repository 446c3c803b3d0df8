"""Why not, in a sentence: the case at hand, and what is needed where something is short."""

import pytest

from entrepot.engine.match.view import View
from entrepot.games.nippon.face.text import TEXT
from tests.games.nippon.holdings import tycoon
from tests.games.nippon.position import GREEN, PINK, position


def said(found, action, player=GREEN):
    """The rule and the sentence."""
    rule = found.why_not(action, player)
    view = View(found.game, bytes(found.s.buffer), player)
    return rule, TEXT.reason(view, action, found.game.rule_number(rule))


def poor(action, **supply):
    """Green's turn with this supply alone, and a worker above the action."""
    return position().hiring(action, "blue").supply(GREEN, **supply)


# --- an action that cannot be carried out once


@pytest.mark.parametrize(
    ("action", "supply", "sentence"),
    [
        ("science", {}, "You can’t pay for a single step, even with silk. You need ¥1 and have ¥0."),
        ("mining", {}, "You can’t pay for a single step, even with silk. You need ¥1 and have ¥0."),
        ("production", {"coal": 9}, "You have no factory that can produce."),
        ("investment", {}, "You have no goods to spend."),
        ("markets", {}, "You have no goods to spend."),
        ("factory", {"money": 4, "silk": 1}, "You can’t afford a factory, even with silk. You need ¥6 and have ¥5."),
        ("machines", {"money": 9}, "You have no factory with a free machine cell."),
        ("ships", {"money": 9}, "You don’t have enough iron. You need 1 iron and have 0."),
        ("trains", {"money": 3}, "You don’t have enough iron. You need 3 iron and have 0."),
        (
            "ships",
            {"money": 3, "silk": 1, "iron": 2},
            "You have neither enough iron for one price nor enough money for the other. You need ¥5 and have ¥4.",
        ),
    ],
)
def test_an_action_is_told_what_it_lacks(action, supply, sentence):
    assert said(poor(action, **supply), f"act:{action}") == ("NZ-407", sentence)


def test_production_lacks_coal_on_every_factory():
    found = poor("production", coal=1).factory(GREEN, "lenses_1a", "cotton_1a")
    assert said(found, "act:production")[1] == (
        "You don’t have enough coal for any of your factories. You need 2 coal and have 1."
    )
    found = poor("production", coal=1).factory(GREEN, "lenses_1a").kept_coal(GREEN, 1)
    assert said(found, "act:production")[1].endswith("You need 3 coal and have 2.")
    found = poor("production", coal=1).factory(GREEN, "lenses_1a", "bento_4b")  # its modifier saves 1 coal
    assert said(found, "act:production")[1].endswith("You need 2 coal and have 1.")


def test_the_factory_action_lacks_science_or_room():
    found = poor("factory", money=9).available("cotton_1a", "clocks_1a").marker(GREEN, "science", 1)
    assert said(found, "act:factory")[1] == (
        "You don’t have enough science for any available factory, even with silk. You need science level 2 and have 1."
    )
    found.available()
    assert said(found, "act:factory")[1] == "There are no factories left to build."
    found.factory(GREEN, *(f"{type}_2a" for type in ("cotton", "paper", "bento", "lenses", "lamps", "clocks")))
    assert said(found, "act:factory")[1] == "Your factory area is full."


def test_the_machines_action_lacks_iron_money_or_machines():
    found = poor("machines", money=4).factory(GREEN, "cotton_1a")
    assert said(found, "act:machines")[1] == "You can’t afford a machine, even with silk. You need ¥5 and have ¥4."
    found.taken(GREEN, "machine", 6)
    assert said(found, "act:machines")[1] == "You have no pieces for this action left on your zaibatsu."
    found = poor("machines", money=5).factory(GREEN, "cotton_1a", machines=1)
    assert said(found, "act:machines")[1] == (
        "Only a right machine cell is free, and it costs iron. You need 1 iron and have 0."
    )


def test_ships_and_trains_lack_pieces_or_places():
    found = poor("ships", iron=3).taken(GREEN, "ship", 6)
    assert said(found, "act:ships")[1] == "You have no pieces for this action left on your zaibatsu."
    experts = (f"expert {colour}" for colour in ("white", "blue", "grey", "yellow", "red", "black"))
    found = poor("ships", iron=3).workers(PINK, *experts)
    assert said(found, "act:ships")[1] == "No destination is open to you now."
    found = poor("trains", iron=3)
    for region in range(4):
        for cell in range(7):
            found.s.trains[region, cell] = PINK
    assert said(found, "act:trains")[1] == "No train cell is free."


def test_the_markets_action_lacks_tokens():
    found = poor("markets").factory(GREEN, "cotton_1a", goods=1).tokens(GREEN)
    assert said(found, "act:markets")[1] == "You can’t supply any local market with your goods and influence tokens."


def test_silk_that_is_needed_as_science_is_kept():
    found = poor("factory", money=6, silk=1).available("cotton_1a", "cotton_2a").marker(GREEN, "science", 1)
    found.acting("factory")
    assert said(found, "silk") == ("NZ-407", "You need this silk to build a factory now.")


# --- prices and what else is short


def test_steps_are_told_their_price():
    found = poor("science", money=2, silk=1).acting("science")
    assert said(found, "steps:3") == (
        "NZ-501",
        "You can’t pay for that many steps on the science track, even with silk. You need ¥6 and have ¥3.",
    )
    found = poor("mining", money=1, silk=1).acting("mining")
    assert said(found, "steps:2")[1].endswith("mining track, even with silk. You need ¥3 and have ¥2.")


def test_a_factory_is_told_its_price_in_science_silk_and_money():
    found = poor("factory", money=6, silk=1).available("cotton_1a", "bento_1a", "clocks_1a")
    found.marker(GREEN, "science", 2).acting("factory")
    assert said(found, "build:clocks_1") == (
        "NZ-605",
        "You lack more science for this factory than silk can make up for. You need science level 6 and have 2.",
    )
    assert said(found, "build:bento_1") == (
        "NZ-606",
        "You don’t have enough silk to make up for the missing science. You need 3 silk and have 1.",
    )
    found.supply(GREEN, money=4, silk=3)
    assert said(found, "build:bento_1") == (
        "NZ-601",
        "You can’t afford this factory after spending silk on the missing science. You need ¥6 and have ¥4.",
    )
    found.supply(GREEN, money=5)
    assert said(found, "build:cotton_1")[1] == "You can’t afford this factory, even with silk. You need ¥6 and have ¥5."


def test_a_factory_that_is_gone_is_told_from_one_that_never_was_there():
    found = tycoon().available("cotton_1a", "cotton_2a").factory(PINK, "cotton_3a").acting("factory")
    assert said(found, "build:cotton_3") == ("NZ-602", "This factory has already been built.")
    assert said(found, "build:cotton_4") == ("NZ-602", "This factory isn’t in this game.")


def test_machines_and_production_are_told_their_price():
    found = tycoon().factory(GREEN, "cotton_1a", "lenses_1a").hiring("machines", "blue").acting("machines")
    found.supply(GREEN, money=3)
    assert said(found, "machine:1_right")[1].endswith("You need 1 iron and have 0.")
    assert said(found, "machine:1_left")[1] == "You can’t afford this machine, even with silk. You need ¥5 and have ¥3."
    found = tycoon().factory(GREEN, "cotton_1a", "lenses_1a").hiring("production", "blue").acting("production")
    found.supply(GREEN, coal=1).kept_coal(GREEN, 1)
    assert said(found, "produce:2") == (
        "NZ-803",
        "You don’t have enough coal for this production. You need 3 coal and have 2.",
    )


def test_a_free_piece_is_told_why_it_cannot_be_built():
    found = position().ask("piece")
    assert said(found, "piece:machine") == ("NZ-316", "You have no factory with a free machine cell.")
    found.factory(GREEN, "cotton_1a", machines=1)
    assert said(found, "piece:machine")[1].startswith("Only a right machine cell is free")
    found.taken(GREEN, "train", 6)
    assert said(found, "piece:train")[1] == "You have none of these left on your zaibatsu."


def test_investments_are_told_the_goods_of_the_activation():
    found = tycoon().factory(GREEN, "cotton_1a", "paper_1a", "bento_1a", goods=2).hiring("investment", "blue")
    found.acting("investment").take("spend:cotton", "invest").goods(GREEN, 0, 1, 2)
    assert said(found, "spend:paper") == (
        "NZ-1303",
        "You don’t have enough goods of this type for the second activation. You need 2 goods and have 1.",
    )


# --- modifiers


def test_a_modifier_is_told_what_it_asks_for():
    found = tycoon().factory(GREEN, "cotton_4a", "bento_4a").hiring("machines", "blue").acting("machines")
    assert said(found, "modify:1") == ("NZ-632", "This modifier can only be used after the first activation.")
    assert said(found, "modify:3") == ("NZ-612", "You have no factory in this cell.")
    found.take("machine:2_left", "stop")
    assert said(found, "modify:1") == ("NZ-627", "You haven’t built a machine on this factory with this action.")
    found = tycoon().factory(GREEN, "cotton_4b", "lamps_3b").hiring("production", "blue").acting("production")
    found.take("produce:2", "stop")
    assert said(found, "modify:1")[1] == "This factory hasn’t produced with this action."


def test_a_modifier_is_told_its_contracts():
    found = tycoon().factory(GREEN, "lenses_4b", "paper_3a", goods=2).hiring("investment", "blue").acting("investment")
    found.take("spend:paper", "contract:blue", "stop")
    assert said(found, "modify:1") == (
        "NZ-627",
        "You haven’t fulfilled enough contracts with this action. You need 2 contracts and have 1.",
    )


def test_a_modifier_that_lowers_a_price_comes_first():
    found = tycoon().factory(GREEN, "bento_4b", "cotton_1a").hiring("production", "blue").acting("production")
    assert found.why_not("modify:1") is None
    found.take("produce:2")
    assert said(found, "modify:1") == (
        "NZ-632",
        "This modifier lowers a price, so it’s used before the first activation.",
    )


def test_a_factory_that_modifies_nothing_says_where_to_go_on():
    found = (
        tycoon()
        .factory(GREEN, "cotton_1a", "paper_1a", goods=1)
        .hiring("machines", "blue")
        .hiring("investment", "blue")
    )
    assert said(found.copy().acting("machines"), "modify:1")[1].endswith("choose one of its machine cells.")
    assert said(found.acting("investment"), "modify:1")[1].endswith("choose the goods below it.")


# --- local markets


def supplying(type="cotton", goods=1):
    found = tycoon().factory(GREEN, f"{type}_1a", goods=goods).factory(GREEN, "paper_1a", goods=3)
    found.demand("kyoto_n", type).hiring("markets", "blue")
    return found


def test_a_cell_is_told_the_goods_it_needs():
    found = supplying().acting("markets")
    assert said(found, "supply_2:kyoto_n") == (
        "NZ-1205",
        "You don’t have enough goods of the type this cell needs. You need 2 goods and have 1.",
    )


def test_a_token_that_is_away_or_locked_is_told_apart():
    found = supplying(goods=3).acting("markets").tokens(GREEN, 1)
    assert said(found, "supply_2:kyoto_n") == (
        "NZ-1213",
        "The influence token for that many goods isn’t in your supply.",
    )
    assert said(found, "supply_3:kyoto_n") == ("NZ-1214", "The influence token for that many goods is still locked.")


def test_a_token_that_is_too_low_is_told_what_would_be_enough():
    found = supplying().influence(PINK, "kyoto_n", 1).acting("markets")
    assert said(found, "supply_1:kyoto_n") == (
        "NZ-1217",
        "To place a higher token than the one in this cell, you need more goods. You need 2 goods and have 1.",
    )
    found.goods(GREEN, 3)
    assert said(found, "supply_1:kyoto_n")[1] == (
        "With that many goods, your token isn’t higher than the one in this cell."
    )
    found.tokens(GREEN, 1)
    assert said(found, "supply_1:kyoto_n")[1].endswith("matches your goods isn’t in your supply.")
    found = supplying().influence(PINK, "kyoto_n", 7).acting("markets")
    assert said(found, "supply_1:kyoto_n")[1].startswith("However many goods you spend")


def test_a_cell_is_told_the_least_goods_that_would_do():
    found = supplying(goods=0).acting("markets").tokens(GREEN, 2, 3)
    sentence = "You don’t have enough goods of the type this cell needs. You need 2 goods and have 0."
    assert said(found, "supply_3:kyoto_n") == ("NZ-1205", sentence)
    assert said(found, "supply_1:kyoto_n") == (
        "NZ-1213",
        "You don’t have enough goods for any matching token in your supply. You need 2 goods and have 0.",
    )
    found.influence(PINK, "kyoto_n", 1).tokens(GREEN, 3)
    assert said(found, "supply_1:kyoto_n")[1].endswith("you need more goods. You need 3 goods and have 0.")


def test_a_cell_without_any_token_for_it_is_told_so():
    found = supplying(goods=3).acting("markets").tokens(GREEN, 6)
    sentence = "None of the influence tokens that could be placed here is in your supply."
    assert said(found, "supply_1:kyoto_n") == ("NZ-1213", sentence)
    assert said(found, "supply_3:kyoto_n") == ("NZ-1214", sentence)


# --- consolidation


def test_a_favour_token_is_told_its_workers():
    found = position().workers(GREEN, "white", "blue").ask("favor")
    assert said(found, "favor:ships_2") == (
        "NZ-1432",
        "You don’t have enough workers for a favour token of this level. You need 5 workers and have 2.",
    )
    assert said(found, "favor:ships_3")[1].endswith("You need 6 workers and have 2.")


def test_coal_to_keep_is_told_what_stands_against_it():
    found = position().factory(GREEN, "paper_3b").supply(GREEN, money=1, coal=1).ask("keeping")
    assert said(found, "keep:3") == ("NZ-1433", "You don’t have that much coal to keep. You need 3 coal and have 1.")
    found.supply(GREEN, money=1, coal=3)
    rule, sentence = said(found, "keep:0")
    assert rule == "NZ-1434" and sentence.endswith("You need ¥3 and have ¥1.")
    found = position().supply(GREEN, money=1, coal=3).ask("keeping")
    assert said(found, "keep:1") == ("NZ-1433", "Your factory doesn’t let you keep that much coal.")
