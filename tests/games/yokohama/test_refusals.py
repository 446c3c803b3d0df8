"""Why not, in a sentence: the case at hand, and what is needed where something is short."""

import pytest

from entrepot.engine.match.view import View
from entrepot.games.yokohama.face.text import TEXT
from tests.games.yokohama.position import BLUE, PINK, position


def said(found, action, player=BLUE):
    """The rule and the sentence."""
    rule = found.why_not(action, player)
    view = View(found.game, bytes(found.s.buffer), player)
    return rule, TEXT.reason(view, action, found.game.rule_number(rule))


def placing(**options):
    return position(**options).to_move(BLUE, "placing")


def moving(**options):
    return position(**options).to_move(BLUE, "moving")


def test_rivals_are_paid_for_every_assistant():
    found = placing().president(PINK, "bank").yen(BLUE, 0)
    assert said(found, "place:bank") == (
        "YK-410",
        "You can’t pay the opponents whose presidents are there. You need ¥1 and have ¥0.",
    )
    found.yen(BLUE, 1)
    assert said(found, "place_two:bank")[1].endswith("You need ¥2 and have ¥1.")


def test_assistants_in_hand_are_counted():
    found = placing().hand(BLUE, assistant=1)
    assert said(found, "place_two:bank") == (
        "YK-405",
        "You have too few assistants in hand. You need 2 assistants and have 1.",
    )


def test_an_agent_is_told_what_stands_against_it():
    found = position().agents(BLUE, usa=1).to_move(BLUE).president(BLUE, "bank").assistants(BLUE, "bank")
    assert said(found, "agent:bank") == ("YK-1004", "An agent can’t act where your president is.")
    assert said(found, "agent:church") == ("YK-1004", "You have no assistant there for an agent to act with.")


def test_a_walk_is_told_where_assistants_are_missing():
    found = moving().layout("bank", "church", "port_a", "chinatown").president(BLUE, "bank")
    far = next(area for area in ("port_a", "chinatown", "church") if found.why_not(f"step:{area}") == "YK-505")
    assert said(found, f"step:{far}")[1].endswith("and you have none there.")
    found.assistants(BLUE, far)
    assert said(found, f"step:{far}")[1] == "Your president walks through adjacent areas that have your assistants."


def test_the_tram_is_told_why_it_does_not_go_there():
    found = moving().technologies(BLUE, "tram").president(BLUE, "bank").assistants(BLUE, "bank")
    assert said(found, "tram:canal") == ("YK-1357", "The Tram can’t go to the Canal.")
    assert said(found, "tram:bank") == ("YK-1357", "The Tram takes your president to a different area.")


def test_the_station_is_told_what_is_missing():
    found = moving().technologies(BLUE, "station").station("church").president(BLUE, "bank").assistants(BLUE, "bank")
    assert said(found, "station") == ("YK-1339", "Moving to the Station needs your assistant there.")
    found.president(BLUE, "church")
    assert said(found, "station") == ("YK-1339", "Your president is already at the Station.")


def test_a_shop_space_is_taken_or_one_has_a_shop_already():
    found = position().power(BLUE, "bank", 4).to_move(BLUE, "moving").ask("building", 8).shop(BLUE, "bank", 1)
    assert said(found, "shop:1") == ("YK-802", "This shop space is taken.")
    assert said(found, "shop:2") == ("YK-802", "You already have a shop in this area.")


@pytest.mark.parametrize(
    ("kind", "action", "end"),
    [
        ("hiring", "hire:shop", "You need ¥2 and have ¥1."),
        ("chinatown", "buy:import", "You need ¥4 and have ¥1."),
    ],
)
def test_prices_are_told(kind, action, end):
    found = position().to_move(BLUE, "moving").ask(kind, 3).yen(BLUE, 1)
    found.warehouse(BLUE, shop=2)
    assert said(found, action)[1].endswith(end)


def test_an_order_is_told_its_first_missing_good():
    found = position().orders(BLUE, 1).goods(BLUE).to_move(BLUE)
    rule, sentence = said(found, "order:order_1")
    assert rule == "YK-1030" and sentence.endswith("and have 0.")


def test_a_technology_is_told_what_is_left_to_pay():
    found = position().to_move(BLUE, "moving").laboratory("a1", "tram").ask("laboratory", 0, 1).yen(BLUE, 1)
    found.imports(BLUE, 0)
    rule, sentence = said(found, "learn:a1")
    assert rule == "YK-1226" and sentence.endswith("and have ¥1.")


def test_an_achievement_is_told_what_it_lacks():
    found = position().achievement("b1").to_move(BLUE).yen(BLUE, 3)
    assert said(found, "achieve:b")[1].startswith("You don’t have enough money for this achievement. You need ¥")
    found = position().achievement("c3").to_move(BLUE)
    assert said(found, "achieve:c")[1].endswith("and have 0.")
