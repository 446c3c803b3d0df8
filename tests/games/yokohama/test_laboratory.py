"""Laboratory (YK-1223 … YK-1238)."""

import pytest

from entrepot.games.yokohama.actions import COUNTRIES, TECHNOLOGIES
from entrepot.games.yokohama.box.tables import CARD_NAME, CARD_VALUE, SLOT_ADDS
from entrepot.games.yokohama.record import NOBODY
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, position


def at_laboratory(power, slot="a1", card="telegram", **options):
    """Blue at Laboratory A with some power, no yen, no import, and a card on a slot; the choice is open."""
    s = position(**options).yen(BLUE, 0).laboratory(slot, card).power(BLUE, "laboratory_a", power)
    return s.to_move(BLUE).ask("laboratory", 0, power)


def row(s, board=0):
    return [s.s.laboratory[board, slot] for slot in range(6)]


def owned(s):
    return {TECHNOLOGIES[CARD_NAME[n]] for n in range(30) if (s.s.technologies[BLUE] >> n) & 1}


def value(name):
    return CARD_VALUE[list(CARD_NAME).index(TECHNOLOGIES.index(name))]


@proves("YK-1223")
def test_while_a_laboratory_asks_nothing_else_is_possible():
    s = position().power(BLUE, "laboratory_a", 5).acting(BLUE, "laboratory_a")
    assert s.asked == "laboratory"
    assert s.why_not("done") == "YK-1223"


@proves("YK-1223")
@pytest.mark.parametrize("own, other", [("a", "b"), ("b", "a")])
def test_a_laboratory_teaches_from_its_own_board_only(own, other):
    s = position(players=4).yen(BLUE, 20).power(BLUE, f"laboratory_{own}", 5).acting(BLUE, f"laboratory_{own}")
    assert s.why_not(f"learn:{other}1") == "YK-1223"
    assert s.legal == {"stop", *(f"learn:{own}{n}" for n in range(1, 7))}


@proves("YK-1223", "YK-1227")
def test_one_action_takes_one_card_and_surplus_value_is_lost():
    s = position().laboratory("a1", "ball").laboratory("a2", "winery").yen(BLUE, 9)
    s.power(BLUE, "laboratory_a", 5).acting(BLUE, "laboratory_a").take("learn:a1")
    assert owned(s) == {"ball"}
    assert s.asked == "token"  # on to step 4, and power 5 for value 3 brought nothing else
    assert s.s.yen[BLUE] == 9


@proves("YK-1224")
@pytest.mark.parametrize("slot", range(6))
def test_the_slot_adds_to_the_printed_value(slot):
    s = at_laboratory(3, f"a{slot + 1}").yen(BLUE, 20).take(f"learn:a{slot + 1}")
    assert 20 - s.s.yen[BLUE] == 2 * (value("telegram") + SLOT_ADDS[slot] - 3)


@proves("YK-1225")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_power_pays_its_own_number(power):
    s = position().laboratory("a1", "telegram").yen(BLUE, 20)
    s.power(BLUE, "laboratory_a", power).acting(BLUE, "laboratory_a").take("learn:a1")
    assert 20 - s.s.yen[BLUE] == 2 * (value("telegram") - power)


@proves("YK-1225")
def test_power_never_pays_more_than_5():
    s = position().laboratory("a1", "telegram").yen(BLUE, 20).shop(BLUE, "laboratory_a")
    s.power(BLUE, "laboratory_a", 6).acting(BLUE, "laboratory_a").take("learn:a1")
    assert s.s.yen[BLUE] == 18


@proves("YK-1226")
@pytest.mark.parametrize("imports", [0, 1, 2, 3])
def test_the_rest_is_paid_in_any_mix_of_yen_and_imports(imports):
    s = at_laboratory(3).yen(BLUE, 6).imports(BLUE, 3).take("learn:a1")
    assert s.legal == {"imports:0", "imports:1", "imports:2", "imports:3"}
    s.take(f"imports:{imports}")
    assert (s.s.yen[BLUE], s.s.imports[BLUE]) == (2 * imports, 3 - imports)
    assert owned(s) == {"telegram"}


@proves("YK-1226")
def test_what_cannot_be_paid_cannot_be_taken():
    s = at_laboratory(3).yen(BLUE, 3).imports(BLUE, 1)  # worth 2, and 3 are missing
    assert s.why_not("learn:a1") == "YK-1226"
    assert s.yen(BLUE, 4).why_not("learn:a1") is None
    assert s.yen(BLUE, 3).imports(BLUE, 2).why_not("learn:a1") is None


@proves("YK-1228")
def test_power_pays_first_and_overpaying_is_not_offered():
    s = at_laboratory(4).yen(BLUE, 6).imports(BLUE, 3).take("learn:a1")
    assert s.legal == {"imports:0", "imports:1", "imports:2"}
    assert s.why_not("imports:3") == "YK-1228"
    free = at_laboratory(5, card="ball").yen(BLUE, 6).imports(BLUE, 3).take("learn:a1")
    assert (free.s.yen[BLUE], free.s.imports[BLUE]) == (6, 3)


@proves("YK-213")
def test_nothing_is_paid_that_one_does_not_have():
    s = at_laboratory(3).yen(BLUE, 4).imports(BLUE, 2).take("learn:a1")
    assert s.why_not("imports:3") == "YK-213"  # one import too many
    assert s.why_not("imports:0") == "YK-213"  # 2 yen too few
    assert s.legal == {"imports:1", "imports:2"}


@proves("YK-1229")
def test_no_name_twice():
    s = at_laboratory(5, card="ball").technologies(BLUE, "ball").laboratory("a1", "ball")
    assert s.why_not("learn:a1") == "YK-1229"


@proves("YK-1230", "YK-1231")
@pytest.mark.parametrize("earlier, units", [(2, 0), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_from_the_fourth_technology_on_each_costs_one_unit_more(earlier, units):
    names = ("winery", "tram", "station", "newspaper", "brickyard", "patent_system")[:earlier]
    # power 5 for value 3: neither power nor what is left of it pays the surcharge
    s = at_laboratory(5, card="ball").technologies(BLUE, *names).yen(BLUE, 9).take("learn:a1")
    assert s.s.yen[BLUE] == 9 - 2 * units


@proves("YK-1232")
def test_the_original_has_no_surcharge():
    s = at_laboratory(5, card="ball", edition="original").technologies(BLUE, "winery", "tram", "station", "newspaper")
    assert "ball" in owned(s.take("learn:a1"))


@proves("YK-1233")
def test_a_technology_works_from_the_moment_it_is_taken():
    s = position().laboratory("a1", "telephone").yen(BLUE, 20).power(BLUE, "laboratory_a", 3)
    s.acting(BLUE, "laboratory_a").take("learn:a1")
    assert owned(s) == {"telephone"}
    assert s.asked == "recovery"
    s.take("leave")
    assert s.standing(BLUE, "laboratory_a") == 1


@proves("YK-1234")
def test_a_second_flag_of_a_country_brings_its_agent():
    s = at_laboratory(5, card="brickyard").technologies(BLUE, "newspaper")  # both British
    s.take("learn:a1")
    assert [s.s.agents[BLUE, country] for country in range(5)] == [1, 0, 0, 0, 0]


@proves("YK-1235")
def test_the_cards_slide_left_and_a_new_one_comes_into_the_last_slot():
    s = at_laboratory(5, "a2", "ball")
    cards, new = row(s), s.s.technology_deck[s.s.technologies_left - 1]
    s.take("learn:a2")
    assert row(s) == [cards[0], *cards[2:], new]


def empty_the_deck(s):
    for n in range(s.s.technologies_left):
        s.s.technology_deck[n] = NOBODY
    s.s.technologies_left = 0
    return s


@proves("YK-1236")
def test_without_a_deck_the_last_slot_stays_empty_and_the_game_goes_on():
    s = empty_the_deck(at_laboratory(5, "a1", "ball"))
    cards = row(s)
    s.take("learn:a1")
    assert row(s) == [*cards[1:], NOBODY]
    assert (s.s.technologies_left, s.s.last_round) == (0, 0)
    s.to_move(BLUE).ask("laboratory", 0, 5)
    assert s.why_not("learn:a6") == "YK-1236"


@proves("YK-1237")
def test_no_card_need_be_taken():
    s = at_laboratory(5, card="ball").yen(BLUE, 9)
    cards = row(s)
    s.take("stop")
    assert (row(s), owned(s), s.s.yen[BLUE]) == (cards, set(), 9)


@proves("YK-1238")
def test_the_order_is_payment_card_own_effect_refill():
    s = at_laboratory(2, card="station").yen(BLUE, 4).imports(BLUE, 1)
    cards = row(s)
    s.take("learn:a1")
    assert (s.asked, owned(s)) == ("paying", set())  # payment comes first
    s.take("imports:0")
    assert (s.asked, owned(s)) == ("station_at", {"station"})  # then the card and its own effect
    assert row(s) == [NOBODY, *cards[1:]]  # the refill comes last
    s.take("station_at:bank")
    assert row(s)[:5] == cards[1:]


@proves("YX-15", "YK-1224", "YK-1225", "YK-1226", "YK-1234", "YK-1235")
def test_tram_in_the_third_slot():
    s = position().laboratory("a3", "tram").yen(BLUE, 2).completed(BLUE, 26)  # a German order, and Tram is German
    s.shop(BLUE, "laboratory_a").power(BLUE, "laboratory_a", 4).acting(BLUE, "laboratory_a")
    cards, new = row(s), s.s.technology_deck[s.s.technologies_left - 1]
    s.take("learn:a3")
    assert owned(s) == {"tram"}
    assert s.s.yen[BLUE] == 0
    assert s.s.agents[BLUE, COUNTRIES.index("germany")] == 1
    assert row(s) == [cards[0], cards[1], cards[3], cards[4], cards[5], new]


@proves("YX-24", "YK-1230", "YK-1231")
def test_the_fourth_technology_needs_2_yen_or_an_import_more():
    s = at_laboratory(5, "a4", "electrical_light").technologies(BLUE, "winery", "tram", "newspaper")
    assert s.yen(BLUE, 1).why_not("learn:a4") == "YK-1230"
    assert s.copy().yen(BLUE, 2).take("learn:a4").s.yen[BLUE] == 0
    assert s.copy().yen(BLUE, 1).imports(BLUE, 1).take("learn:a4").s.imports[BLUE] == 0


@proves("YX-24", "YK-1232")
def test_the_fourth_technology_of_the_original_needs_nothing_more():
    s = at_laboratory(5, "a4", "electrical_light", edition="original").technologies(BLUE, "winery", "tram", "newspaper")
    assert "electrical_light" in owned(s.take("learn:a4"))


@proves("YX-25", "YK-1226", "YK-1231")
def test_a_fifth_technology_paid_in_imports():
    s = at_laboratory(4).technologies(BLUE, "winery", "tram", "newspaper", "brickyard")
    assert s.imports(BLUE, 2).why_not("learn:a1") == "YK-1230"
    s.imports(BLUE, 3).take("learn:a1")
    assert "telegram" in owned(s)
    assert s.s.imports[BLUE] == 0
