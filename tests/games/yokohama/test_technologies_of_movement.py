"""Technologies of placement, movement and recovery: Newspaper, Postal System, Stagecoach, Station, Telegram, Telephone,
Tram (YK-1319, YK-1320, YK-1322 … YK-1327, YK-1330 … YK-1343, YK-1346 … YK-1357)."""

import pytest

from entrepot.games.yokohama.actions import AREAS, TECHNOLOGIES
from entrepot.games.yokohama.box.tables import CARD_NAME
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, PINK, PURPLE, position

EDITIONS = pytest.mark.parametrize("edition", ["original", "synapses"])
# the first row; below the Bank and the Fishing Ground lies the Port, below the Fishing Ground and the Tea Plantation
# the Church
ROW = ("bank", "fishing_ground_1", "tea_plantation_1", "canal", "silk_factory_1", "port_a", "church")
THERE = "fishing_ground_1"


def beside_rivals(*owned, start="bank", **options):
    """Blue's president next to the Fishing Ground, where pink's and purple's presidents and an assistant of blue's
    stand; blue has ¥5, the others ¥0; movement is open."""
    s = position(**options).layout(*ROW).technologies(BLUE, *owned).goods(BLUE)
    s.president(BLUE, start).president(PINK, THERE).president(PURPLE, THERE).assistants(BLUE, THERE)
    return s.yen(BLUE, 5).yen(PINK, 0).yen(PURPLE, 0).to_move(BLUE, "moving")


def yen(s):
    return [s.s.yen[player] for player in (BLUE, PINK, PURPLE)]


def acted_there(s):
    """Whether blue's president has come to the Fishing Ground and fished there with the power of two."""
    return s.where(BLUE) == THERE and s.s.goods[BLUE, 3] == 2


# --- Newspaper


@proves("YK-1319", "YK-1349")
def test_newspaper_places_in_up_to_four_areas():
    s = position().technologies(BLUE, "newspaper").to_move(BLUE, "placing")
    s.take("place:bank", "place:church", "place:port_a")
    assert s.asked == "placing"
    assert s.why_not("place:port_a") == "YK-401"  # different areas
    s.take("place:port_b")
    assert s.asked == "moving"
    three = position().to_move(BLUE, "placing").take("place:bank", "place:church", "place:port_a")
    assert three.asked == "moving"


@proves("YK-1320")
def test_the_fourth_assistant_of_newspaper_is_paid_for():
    s = position().technologies(BLUE, "newspaper").president(PINK, "port_b").yen(BLUE, 1).yen(PINK, 0)
    s.to_move(BLUE, "placing").take("place:bank", "place:church", "place:port_a")
    assert s.copy().yen(BLUE, 0).why_not("place:port_b") == "YK-410"
    s.take("place:port_b")
    assert (s.s.yen[BLUE], s.s.yen[PINK]) == (0, 1)


# --- Postal System


@proves("YK-1322", "YK-1323")
def test_postal_system_stops_and_acts_beside_presidents_for_the_usual_fee():
    s = beside_rivals("postal_system").take(f"step:{THERE}")
    assert acted_there(s)
    assert yen(s) == [3, 1, 1]


@proves("YK-1323")
def test_postal_system_with_stagecoach_is_free():
    s = beside_rivals("postal_system", "stagecoach").take(f"step:{THERE}")
    assert acted_there(s)
    assert yen(s) == [5, 0, 0]


@proves("YK-1324")
@pytest.mark.parametrize("start, action, rule", [("bank", "step", "YK-506"), (None, "put", "YK-503")])
def test_postal_system_needs_an_assistant_there(start, action, rule):
    s = beside_rivals("postal_system", start=start)
    assert s.why_not(f"{action}:{THERE}") is None
    s.s.assistants[BLUE, AREAS.index(THERE)] = 0
    assert s.why_not(f"{action}:{THERE}") == rule


def put_beside_rivals(edition):
    assert beside_rivals(start=None, edition=edition).why_not(f"put:{THERE}") == "YK-502"
    s = beside_rivals("postal_system", start=None, edition=edition)
    assert acted_there(s.take(f"put:{THERE}"))


@proves("YK-1325")
def test_postal_system_covers_placing_from_hand_in_synapses():
    put_beside_rivals("synapses")


@proves("YK-1326")
def test_postal_system_covers_placing_from_hand_in_the_original():
    put_beside_rivals("original")


@proves("YK-1327")
def test_placing_beside_presidents_costs_the_same_fee():
    s = beside_rivals("postal_system", start=None)
    assert s.copy().yen(BLUE, 1).why_not(f"put:{THERE}") == "YK-1327"
    assert yen(s.take(f"put:{THERE}")) == [3, 1, 1]
    assert yen(beside_rivals("postal_system", "stagecoach", start=None).take(f"put:{THERE}")) == [5, 0, 0]


# --- Stagecoach


@proves("YK-1330", "YK-1331")
def test_stagecoach_pays_no_president_but_may_not_stop_there():
    s = beside_rivals("stagecoach").assistants(BLUE, "tea_plantation_1").assistants(BLUE, "church")
    s.take(f"step:{THERE}")
    assert yen(s) == [5, 0, 0]
    assert s.why_not("stop") == "YK-508"
    assert s.legal == {"step:tea_plantation_1", "step:church"}
    without = beside_rivals().assistants(BLUE, "tea_plantation_1").take(f"step:{THERE}")
    assert yen(without) == [3, 1, 1]


@proves("YK-1331")
def test_stagecoach_with_postal_system_may_stop():
    s = beside_rivals("stagecoach", "postal_system").assistants(BLUE, "tea_plantation_1").take(f"step:{THERE}", "stop")
    assert acted_there(s)


@proves("YK-1332")
def test_stagecoach_waives_neither_placement_nor_the_canal():
    s = beside_rivals("stagecoach").to_move(BLUE, "placing").take(f"place:{THERE}")
    assert yen(s) == [3, 1, 1]
    s = beside_rivals("stagecoach", start="tea_plantation_1").assistants(BLUE, "silk_factory_1").yen(BLUE, 0)
    assert s.to_move(BLUE, "moving").why_not("step:canal") == "YK-513"
    assert yen(s.yen(BLUE, 5).take("step:canal")) == [4, 0, 0]


# --- Station


@proves("YK-1333")
def test_station_puts_its_token_on_an_area_of_choice():
    s = position().laboratory("a1", "station").power(BLUE, "laboratory_a", 5).acting(BLUE, "laboratory_a")
    s.take("learn:a1")
    assert s.asked == "station_at"
    assert s.why_not("stop") == "YK-1333"
    assert s.legal == {f"station_at:{area}" for n, area in enumerate(AREAS[:-1]) if (s.s.in_play >> n) & 1}
    s.take("station_at:bank")
    assert AREAS[s.s.station] == "bank"


def fish_at_the_station(owner, edition):
    s = position(edition=edition).technologies(owner, "station").station(THERE).goods(BLUE)
    return s.power(BLUE, THERE, 2).acting(BLUE, THERE).s.goods[BLUE, 3]


@proves("YK-1334")
def test_the_token_gives_power_to_its_owner_in_the_original():
    assert fish_at_the_station(BLUE, "original") == 3
    assert fish_at_the_station(PINK, "original") == 2


@proves("YK-1335")
def test_the_token_gives_power_to_all_in_synapses():
    assert fish_at_the_station(BLUE, "synapses") == 3
    assert fish_at_the_station(PINK, "synapses") == 3


@proves("YK-1336", "YK-1337", "YK-1338")
@pytest.mark.parametrize("start", ["bank", "silk_factory_1", None])
def test_the_station_move_goes_straight_beside_presidents_for_nothing(start):
    s = beside_rivals("station", start=start).station(THERE).assistants(BLUE, "church").take("station")
    assert s.where(BLUE) == THERE
    assert s.s.goods[BLUE, 3] == 3  # the action follows there at once, with the token's power
    assert yen(s) == [5, 0, 0]


@proves("YK-1339")
def test_the_station_move_needs_an_assistant_there_and_another_place_to_come_from():
    s = beside_rivals("station").station("church")
    assert s.why_not("station") == "YK-1339"
    s.assistants(BLUE, "church")
    assert s.why_not("station") is None
    assert s.president(BLUE, "church").why_not("station") == "YK-1339"


@proves("YK-1340")
@EDITIONS
def test_the_station_move_belongs_to_the_owner_of_the_card(edition):
    s = beside_rivals(edition=edition).technologies(PINK, "station").station(THERE)
    assert s.why_not("station") == "YK-1340"


@proves("YK-1341")
def test_walking_through_the_station_area_follows_the_usual_rules():
    s = beside_rivals("station").station(THERE).assistants(BLUE, "tea_plantation_1").assistants(BLUE, "church")
    s.take(f"step:{THERE}")
    assert yen(s) == [3, 1, 1]
    assert s.legal == {"step:tea_plantation_1", "step:church"}  # it goes on, and may not stop


@proves("YK-1342")
def test_the_token_never_goes_to_the_canal():
    assert position().ask("station_at").why_not("station_at:canal") == "YK-1342"


@proves("YK-1333", "YK-107")
def test_the_token_goes_to_an_area_in_play():
    assert position(players=2).ask("station_at").why_not("station_at:port_b") == "YK-107"


@proves("YK-1342", "YK-1343")
def test_the_token_never_moves():
    s = position().station("bank").laboratory("a1", "station").assistants(BLUE, "bank")
    s.power(BLUE, "laboratory_a", 5).acting(BLUE, "laboratory_a").take("learn:a1")  # as if it were a second card
    assert s.asked == "token"  # no place is asked for
    assert AREAS[s.s.station] == "bank"
    assert s.to_move(BLUE, "moving").take("station").where(BLUE) == "bank"


@proves("YK-1343")
def test_there_is_one_station_card():
    assert [TECHNOLOGIES[name] for name in CARD_NAME].count("station") == 1


# --- Telegram


def wired():
    """Blue owns Telegram and is placing; an assistant in the Church leaves the president a choice later."""
    s = position().layout(*ROW).technologies(BLUE, "telegram").assistants(BLUE, "church")
    return s.to_move(BLUE, "placing")


@proves("YK-1346")
def test_telegram_places_one_more_next_to_the_two():
    s = wired().take("place_two:bank")
    assert s.asked == "telegram"
    assert s.why_not("done") == "YK-1346"
    assert s.why_not("place:tea_plantation_1") == "YK-1346"  # not adjacent
    assert s.legal == {"place:fishing_ground_1", "place:port_a", "stop"}
    s.take("place:fishing_ground_1")
    assert [s.standing(BLUE, area) for area in ("bank", "fishing_ground_1")] == [2, 1]
    assert s.asked == "moving"


@proves("YK-1346")
def test_telegram_may_be_declined():
    s = wired().take("place_two:bank", "stop")
    assert (s.asked, s.s.hand[BLUE, 0]) == ("moving", 5)


@proves("YK-1347")
def test_the_extra_assistant_is_paid_for():
    s = wired().president(PINK, THERE).yen(BLUE, 1).yen(PINK, 0).take("place_two:bank")
    assert s.copy().yen(BLUE, 0).why_not(f"place:{THERE}") == "YK-410"
    s.take(f"place:{THERE}")
    assert (s.s.yen[BLUE], s.s.yen[PINK]) == (0, 1)


@proves("YK-1348")
def test_the_extra_assistant_goes_neither_to_the_canal_nor_across():
    s = wired().take("place_two:tea_plantation_1")
    assert s.why_not("place:canal") == "YK-1348"
    assert s.why_not("place:silk_factory_1") == "YK-1346"


@proves("YK-1348")
def test_the_extra_assistant_comes_from_hand():
    s = wired().hand(BLUE, assistant=2).take("place_two:bank")
    assert s.asked == "moving"
    assert s.s.warehouse[BLUE, 0] == 12


@proves("YK-1348", "YK-1349")
def test_option_a_opens_no_telegram():
    s = wired().technologies(BLUE, "newspaper").take("place:bank")
    assert s.asked == "placing"
    assert s.why_not("place_two:church") == "YK-404"
    s.take("place:church", "place:port_a", "place:port_b")
    assert s.asked == "moving"


@proves("YK-1349")
def test_newspaper_adds_nothing_to_option_b():
    s = wired().technologies(BLUE, "newspaper").take("place_two:bank", "place:port_a")
    assert s.asked == "moving"
    s = position().technologies(BLUE, "newspaper").assistants(BLUE, "church").to_move(BLUE, "placing")
    assert s.take("place_two:bank").asked == "moving"


# --- Telephone


@proves("YK-1350")
@pytest.mark.parametrize("action, stays", [("leave", 1), ("stop", 0)])
def test_telephone_may_leave_one_assistant(action, stays):
    s = position().technologies(BLUE, "telephone").power(BLUE, THERE, 3).acting(BLUE, THERE)
    assert s.asked == "recovery"
    assert s.why_not("done") == "YK-1350"
    s.take(action)
    assert (s.standing(BLUE, THERE), s.s.hand[BLUE, 0]) == (stays, 8 - stays)


@proves("YK-1351")
def test_telephone_works_in_an_agent_action_and_again_in_the_main_action():
    s = position().technologies(BLUE, "telephone").agents(BLUE, britain=1).orders(BLUE)
    s.assistants(BLUE, "bank", 2).assistants(BLUE, THERE, 3).to_move(BLUE)
    s.take("agent:bank", "leave", "stop")  # the agent's action; then phase A is over and nothing is placed
    s.take(f"put:{THERE}", "stop", "leave")  # power 4 could have built
    assert [s.standing(BLUE, area) for area in ("bank", THERE)] == [1, 1]


# --- Tram


@proves("YK-1352")
def test_tram_goes_to_any_area_without_walking():
    s = (
        beside_rivals("tram")
        .assistants(BLUE, "silk_factory_1", 2)
        .assistants(BLUE, "port_a")
        .take("tram:silk_factory_1")
    )
    assert s.where(BLUE) == "silk_factory_1"
    assert s.s.goods[BLUE, 1] == 2  # the movement has ended and the action been made
    assert beside_rivals("tram").why_not(f"tram:{THERE}") == "YK-1352"  # presidents are there


@proves("YK-1353")
def test_tram_needs_an_assistant_there_in_synapses():
    assert beside_rivals("tram", edition="synapses").why_not("tram:church") == "YK-1353"


@proves("YK-1354")
def test_tram_needs_an_assistant_there_in_the_original():
    assert beside_rivals("tram", edition="original").why_not("tram:church") == "YK-1354"


@proves("YK-1355", "YK-1356")
def test_tram_with_postal_system_goes_beside_presidents_for_the_usual_fee():
    s = beside_rivals("tram", "postal_system", edition="synapses")
    assert s.copy().yen(BLUE, 1).why_not(f"tram:{THERE}") == "YK-1356"
    s.take(f"tram:{THERE}")
    assert acted_there(s)
    assert yen(s) == [3, 1, 1]


@proves("YK-1356")
def test_tram_with_postal_system_in_the_original_and_with_stagecoach():
    original = beside_rivals("tram", "postal_system", edition="original").take(f"tram:{THERE}")
    assert acted_there(original) and yen(original) == [3, 1, 1]
    free = beside_rivals("tram", "postal_system", "stagecoach").take(f"tram:{THERE}")
    assert acted_there(free) and yen(free) == [5, 0, 0]


@proves("YK-1357")
def test_tram_pays_nothing_on_the_way_and_goes_neither_to_the_canal_nor_nowhere():
    s = beside_rivals("tram").assistants(BLUE, "silk_factory_1").assistants(BLUE, "bank")
    assert s.why_not("tram:canal") == "YK-1357"
    assert s.why_not("tram:bank") == "YK-1357"  # where the president stands
    assert yen(s.take("tram:silk_factory_1")) == [5, 0, 0]  # past the presidents and the Canal
