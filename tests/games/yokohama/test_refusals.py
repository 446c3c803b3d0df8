"""Why not, in a sentence: the case at hand, and what is needed where something is short."""

import pytest

from entrepot.engine.match.view import View
from entrepot.games.yokohama.actions import AREAS, COUNTRIES
from entrepot.games.yokohama.face.text import TEXT
from entrepot.games.yokohama.record import DUMMY, NOBODY
from entrepot.paper.faces import face_of
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


def told(found, place, lang="en", player=BLUE):
    """The first rule of the help of a place, and what is said of it."""
    view = View(found.game, bytes(found.s.buffer), player)
    face = face_of(found.game)
    return face.help(view, place, face.words(lang)).rules[0], face.here(view, place, face.words(lang))


def test_the_canal_is_not_told_that_assistants_are_missing_there():
    found = moving(players=4).layout("bank", "church", "port_a", "chinatown", "canal").president(BLUE, "bank")
    assert said(found, "step:canal") == ("YK-505", "The Canal isn’t adjacent to your president.")
    found = position(players=4).agents(BLUE, usa=1).to_move(BLUE)
    assert said(found, "agent:canal") == ("YK-1004", "An agent can’t act on the Canal.")


def test_nobody_without_an_agent_is_told_that_only_an_assistant_is_missing():
    found = position().to_move(BLUE)
    assert said(found, "agent:bank")[1].startswith("You have no unused agent;")
    assert said(found.agents(BLUE, usa=1), "agent:bank")[1].startswith("You have no assistant there")


def test_who_can_neither_sell_nor_buy_is_told_both():
    found = position().to_move(BLUE, "moving").ask("chinatown", 3).goods(BLUE).yen(BLUE, 1)
    assert said(found, "sell:copper") == (
        "YK-1246",
        "You have none of this good to sell, and you can’t afford to buy it. You need ¥2 and have ¥1.",
    )
    assert said(found, "sell:tea") == ("YK-1246", "You have none of this good to sell.")


@pytest.mark.parametrize(
    ("place", "change", "rule", "sentence"),
    [
        ("site-bank-1", lambda p: p.shop(PINK, "bank", 1), 802, "This shop space is taken."),
        ("site-bank-2", lambda p: p.shop(BLUE, "bank", 1), 802, "You already have a shop in this area."),
        ("house-bank", lambda p: p.trading_house(PINK, "bank"), 803, "This area already has a trading house."),
        ("church-2", lambda p: p.church(2, PINK), 1260, "This space on the Church board is occupied."),
        ("customs-2", lambda p: p.customs(2, PINK), 1267, "This space on the Customs board is occupied."),
        ("achievement-a", lambda p: p.achieved(BLUE, "a"), 1020, "You’ve already completed this achievement."),
        ("piece-assistant", lambda p: p.hand(BLUE, assistant=0), 405, "You have no assistant in hand;"),
        ("piece-shop", lambda p: p.hand(BLUE, shop=0), 805, "You have no shop in hand;"),
    ],
)
def test_what_is_taken_or_used_up_answers_with_its_own_rule(place, change, rule, sentence):
    found = position().to_move(BLUE)
    assert told(found, place)[0] != rule
    number, here = told(change(found), place)
    assert number == rule and here.startswith(sentence)


@pytest.mark.parametrize(
    ("place", "field", "index", "value", "rule", "sentence"),
    [
        ("token-bank", "token", AREAS.index("bank"), NOBODY, 703, "This token has been taken."),
        ("port-a1", "port", (0, 0), NOBODY, 1217, "This slot is empty."),
        ("lab-a1", "laboratory", (0, 0), NOBODY, 1236, "This slot is empty because the technology deck has run out."),
        ("supply-usa", "agents_left", COUNTRIES.index("usa"), 0, 1104, "No agent of this country is left."),
        ("reward-usa", "reward", BLUE, 0, 1904, "You already have an achievement reward token."),
        ("church-4", "church", 3, DUMMY, 1812, "This space is blocked with two players."),
    ],
)
def test_what_is_gone_from_the_board_answers_with_its_own_rule(place, field, index, value, rule, sentence):
    found = position().to_move(BLUE)
    assert told(found, place)[0] != rule
    getattr(found.s, field)[index] = value
    assert told(found, place) == (rule, sentence)


def test_what_works_once_a_turn_is_used_up():
    found = position().technologies(BLUE, "university").agents(BLUE, usa=1).to_move(BLUE)
    assert told(found, "technology-university")[1].startswith("You can use University between the steps")
    assert told(found, "agent-usa")[1].startswith("To use an agent")
    found.s.university_used = found.s.agent_used = 1
    assert told(found, "technology-university") == (1358, "You’ve already used this technology this turn.")
    assert told(found, "agent-usa") == (1002, "You’ve already used an agent this turn.")


def test_the_technology_of_another_player_is_not_offered():
    found = position().technologies(PINK, "university", "exposition").to_move(BLUE)
    assert told(found, "technology-1-university")[1].startswith("A technology works for its owner")
    assert told(found, "technology-1-exposition")[1].startswith("Exposition gave its points")


def test_what_is_in_use_now_says_so():
    found = placing().hand(BLUE, assistant=2, shop=1)
    assert told(found, "piece-assistant")[1] == "Choose the area where it goes."
    found = position().power(BLUE, "bank", 4).acting(BLUE, "bank").hand(BLUE, assistant=2, shop=1)
    assert told(found, "area-bank")[1] == "You’re acting here now."
    assert told(found, "area-church")[1].startswith("You place assistants here in step 1")
    found.ask("building", AREAS.index("bank"))
    assert told(found, "piece-shop")[1] == "Choose the space where it goes."
    found.ask("port", 1, 4)
    assert told(found, "board-port_b")[1] == "You’re using this board now."
    assert told(found, "board-port_a")[1].startswith("You use this board in step 3")
    found.ask("church", 6)
    assert told(found, "piece-assistant")[1] == "Once you’ve chosen a space, the assistant can come from here."
    assert told(found, "board-church")[1] == "You’re using this board now."
    found.ask("assistant", 1, 4)
    assert told(found, "customs-3")[1] == "You’ve already chosen a space."
    assert told(found, "church-3")[1].startswith("You put an assistant here in step 3")


def test_an_area_of_phase_a_is_told_why_no_assistant_goes_there():
    found = position().to_move(BLUE).president(PINK, "bank").yen(BLUE, 0)
    assert told(found, "area-bank")[1].startswith("You can’t pay the opponents here")
    assert told(found, "area-church")[1].startswith("You place assistants here in step 1")
    found.hand(BLUE, assistant=0)
    assert told(found, "area-church")[1] == "You have no assistant in hand to place here in step 1."


@pytest.mark.parametrize(("edition", "church", "customs"), [("original", 1605, 1607), ("synapses", 1606, 1608)])
def test_the_meters_answer_with_the_rule_of_the_edition(edition, church, customs):
    found = position(edition=edition).to_move(BLUE)
    assert told(found, "meter-church")[0] == church and told(found, "meter-customs")[0] == customs
    assert told(found, "meter-technologies")[0] == 1236


def test_a_question_names_only_what_can_be_done():
    w = TEXT.words("en")
    assert w.question("pause", {"university", "go_on"}) == "Use University before the next step, or continue."
    assert w.question("pause", {"spinning_mill", "go_on"}) == "Use Spinning Mill before the next step, or continue."
    assert w.question("building", {"shop", "stop"}) == "Step 5: build a shop, or build nothing."
    assert w.question("building", {"trading_house", "stop"}) == "Step 5: build a trading house, or build nothing."
    assert "University or Spinning Mill" in w.question("pause", {"university", "spinning_mill", "go_on"})
