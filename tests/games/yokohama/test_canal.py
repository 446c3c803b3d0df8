"""Canal (YK-1271, YK-1272)."""

import pytest

from entrepot.games.yokohama.actions import AREAS
from entrepot.games.yokohama.box.tables import CANAL
from entrepot.games.yokohama.record import NOBODY
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, PINK, position


@proves("YK-1271")
@pytest.mark.parametrize("players", [3, 4])
def test_the_canal_alone_gets_no_tile_and_no_token(players):
    s = position(players).s
    areas = [n for n in range(len(AREAS)) if (s.in_play >> n) & 1]
    assert [n for n in areas if s.tile[n] == NOBODY] == [CANAL]
    assert [n for n in areas if s.token[n] == NOBODY] == [CANAL]


@proves("YK-1271")
def test_no_assistant_president_station_or_agent_goes_to_the_canal():
    s = position().agents(BLUE, britain=1).technologies(BLUE, "tram")
    assert s.to_move(BLUE, "placing").why_not("place:canal") == "YK-407"
    assert s.why_not("place_two:canal") == "YK-407"
    assert s.to_move(BLUE, "moving").why_not("put:canal") == "YK-514"
    assert s.to_move(BLUE).why_not("agent:canal") == "YK-1004"
    assert s.ask("station_at").why_not("station_at:canal") == "YK-1342"
    assert s.to_move(BLUE).ask("lifting", 1).take("lift:hand").why_not("drop:canal") == "YK-1513"
    s.president(BLUE, "bank").to_move(BLUE, "moving")
    assert s.why_not("tram:canal") == "YK-1357"


@proves("YK-1272", "YK-1271")
def test_the_canal_is_passed_for_one_yen_to_the_supply():
    s = position().layout("bank", "canal", "church", "tea_plantation_1").yen(BLUE, 3).yen(PINK, 3)
    s.president(BLUE, "bank").assistants(BLUE, "church").assistants(BLUE, "tea_plantation_1")
    s.to_move(BLUE, "moving").take("step:canal")
    # only one way leads on from the Canal, so it is taken, and the Church is where the walk may stop
    assert s.where(BLUE) == "church"
    assert (s.s.yen[BLUE], s.s.yen[PINK]) == (2, 3)
    assert s.asked == "walking" and "stop" in s.legal


@proves("YK-1271")
def test_the_president_cannot_stop_on_the_canal():
    s = position().layout("bank", "canal", "church", "port_a", "port_b", "customs_house", "employment_agency")
    s.president(BLUE, "bank").assistants(BLUE, "church").assistants(BLUE, "employment_agency")
    s.to_move(BLUE, "moving").take("step:canal")
    assert s.where(BLUE) == "canal"
    assert s.why_not("stop") == "YK-514"
    assert s.legal == {"step:church", "step:employment_agency"}
