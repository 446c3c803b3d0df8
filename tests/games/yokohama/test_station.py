"""The Station as a book prints it: entered on foot (YK-1338, YK-1341), and without an assistant (YK-1339)."""

import pytest

from entrepot.engine.match.view import View
from entrepot.games.yokohama.actions import AREAS
from entrepot.games.yokohama.face.drawn.face import FACE
from entrepot.games.yokohama.face.text import TEXT
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, PINK, PURPLE, position

EDITIONS = pytest.mark.parametrize("edition", ["original", "synapses"])
# the first row; below the Bank and the Fishing Ground lies the Port, below the Fishing Ground and the Tea Plantation
# the Church
ROW = ("bank", "fishing_ground_1", "tea_plantation_1", "canal", "silk_factory_1", "port_a", "church")
STATION = "fishing_ground_1"


def at_station(*owned, start="bank", assistants=1, **options):
    """Blue's president next to the Station, where pink's and purple's presidents stand; nobody has any yen."""
    s = position(**options).layout(*ROW).technologies(BLUE, *owned).station(STATION).goods(BLUE)
    s.president(BLUE, start).president(PINK, STATION).president(PURPLE, STATION).assistants(BLUE, STATION, assistants)
    return s.yen(BLUE, 0).yen(PINK, 0).yen(PURPLE, 0).to_move(BLUE, "moving")


def on_foot(*owned, **more):
    return at_station("station", *owned, station="walk", **more)


def yen(s):
    return [s.s.yen[player] for player in (BLUE, PINK, PURPLE)]


def fished(s):
    """Whether blue's president stands at the Station and has made its action."""
    return s.where(BLUE) == STATION and s.s.goods[BLUE, 3] > 0


# --- on foot


@proves("YK-1336", "YK-1337", "YK-1338", "YK-1341")
@EDITIONS
def test_a_step_into_the_station_is_free_beside_presidents_and_ends_the_movement(edition):
    s = on_foot(edition=edition).assistants(BLUE, "tea_plantation_1").assistants(BLUE, "church")
    s.take(f"step:{STATION}")
    assert fished(s) and yen(s) == [0, 0, 0]
    usual = at_station("station", edition=edition).assistants(BLUE, "tea_plantation_1")
    assert usual.why_not(f"step:{STATION}") == "YK-509"  # on foot it is an area like any other


@proves("YK-1338", "YK-1341")
def test_the_movement_ends_at_the_station_though_nobody_is_there():
    s = on_foot().president(PINK, None).president(PURPLE, None).assistants(BLUE, "tea_plantation_1")
    assert fished(s.take(f"step:{STATION}"))
    usual = at_station("station").president(PINK, None).president(PURPLE, None).assistants(BLUE, "tea_plantation_1")
    assert usual.take(f"step:{STATION}").asked == "walking"


@proves("YK-1338", "YK-1341")
def test_the_way_to_the_station_is_an_ordinary_walk():
    far = on_foot(start="silk_factory_1").assistants(BLUE, "tea_plantation_1")
    assert far.why_not(f"step:{STATION}") == "YK-505"
    assert far.why_not("step:canal") == "YK-513"
    far.yen(BLUE, 1).take("step:canal")  # and on, for there is but one way
    assert (far.where(BLUE), far.asked) == ("tea_plantation_1", "walking")
    far.take(f"step:{STATION}")
    assert fished(far) and yen(far) == [0, 0, 0]


@proves("YK-1338", "YK-516")
def test_the_station_is_where_a_walk_may_end():
    """Past a president who is in the way, the Station is the only stop."""
    s = on_foot(start="port_a").yen(BLUE, 1).president(PINK, "bank").assistants(BLUE, "bank")
    s.layout("port_a", "bank", STATION, "canal", "church", "silk_factory_1")
    assert s.why_not("step:bank") is None
    s.take("step:bank")
    assert fished(s) and yen(s) == [0, 1, 0]  # it was forced on, for there is nowhere else
    others = at_station(start="port_a", station="walk").yen(BLUE, 1).president(PINK, "bank").assistants(BLUE, "bank")
    others.technologies(PINK, "station").layout("port_a", "bank", STATION, "canal", "church", "silk_factory_1")
    assert others.why_not("step:bank") == "YK-516"


@proves("YK-1338")
@pytest.mark.parametrize("start", ["bank", "silk_factory_1", None])
def test_there_is_no_direct_move_on_foot(start):
    s = on_foot(start=start)
    assert s.why_not("station") == "YK-1338"
    assert "station" not in s.legal


@proves("YK-1338")
def test_a_president_in_hand_is_placed_at_the_station_for_nothing():
    s = on_foot(start=None).assistants(BLUE, "church")
    assert s.legal >= {f"put:{STATION}", "put:church"}
    s.take(f"put:{STATION}")
    assert fished(s) and yen(s) == [0, 0, 0]
    assert at_station("station", start=None).why_not(f"put:{STATION}") == "YK-502"


@proves("YK-1338")
def test_the_tram_reaches_the_station_for_nothing():
    s = on_foot("tram", start="silk_factory_1").take(f"tram:{STATION}")
    assert fished(s) and yen(s) == [0, 0, 0]
    assert at_station("station", "tram", start="silk_factory_1").why_not(f"tram:{STATION}") == "YK-1352"


@proves("YK-1338", "YK-1340")
@EDITIONS
def test_on_foot_too_the_right_is_the_owners(edition):
    s = at_station(station="walk", edition=edition).technologies(PINK, "station")
    s.assistants(BLUE, "church").assistants(BLUE, "tea_plantation_1")
    assert s.why_not(f"step:{STATION}") == "YK-509"
    s.yen(BLUE, 2).take(f"step:{STATION}")
    assert (s.asked, s.why_not("stop"), yen(s)) == ("walking", "YK-508", [0, 1, 1])


@proves("YK-1338", "YK-1007")
def test_on_foot_too_a_marked_area_may_be_acted_in():
    s = on_foot(edition="original", agents="replace").assistants(BLUE, "silk_factory_1", 2)
    s.s.marked = AREAS.index("silk_factory_1")
    s.take(f"step:{STATION}")
    assert (s.where(BLUE), s.asked) == (STATION, "act_where")


# --- without an assistant


@proves("YK-1339")
@EDITIONS
def test_the_station_move_needs_no_assistant_where_that_is_waived(edition):
    assert at_station("station", assistants=0, edition=edition).why_not("station") == "YK-1339"
    s = at_station("station", assistants=0, station_assistant="waived", edition=edition)
    assert fished(s.take("station"))
    here = at_station("station", start=STATION, station_assistant="waived", edition=edition)
    assert here.why_not("station") == "YK-1339"  # from elsewhere only


@proves("YK-1339")
def test_what_is_waived_is_for_the_station_move_alone():
    s = at_station("station", "tram", "postal_system", assistants=0, station_assistant="waived").yen(BLUE, 5)
    assert (s.why_not(f"step:{STATION}"), s.why_not(f"tram:{STATION}")) == ("YK-506", "YK-1353")
    assert s.president(BLUE, None).why_not(f"put:{STATION}") == "YK-503"


@proves("YK-1339", "YK-523")
def test_a_president_in_hand_can_always_go_where_no_assistant_is_needed():
    s = at_station("station", start=None, assistants=0, station_assistant="waived")
    assert s.why_not("stop") == "YK-523"
    assert at_station("station", start=None, assistants=0).why_not("stop") is None


@proves("YK-1338", "YK-1339")
@pytest.mark.parametrize("start, verb", [("bank", "step"), (None, "put"), ("silk_factory_1", "tram")])
def test_on_foot_no_way_in_needs_an_assistant_where_that_is_waived(start, verb):
    action = f"{verb}:{STATION}"
    needed = {"step": "YK-506", "put": "YK-503", "tram": "YK-1353"}[verb]
    assert on_foot("tram", start=start, assistants=0).why_not(action) == needed
    s = on_foot("tram", start=start, assistants=0, station_assistant="waived")
    assert action in s.legal
    assert fished(s.take(action))


@proves("YK-1273", "YK-1339")
@pytest.mark.parametrize("board, area", [("church", "church"), ("customs", "customs_house")])
def test_whoever_came_without_an_assistant_may_have_none_for_the_board(board, area):
    s = position(station_assistant="waived").technologies(BLUE, "station").station(area).president(BLUE, "bank")
    s.goods(BLUE, copper=1, silk=1, tea=1, fish=1).yen(BLUE, 2).imports(BLUE, 1).to_move(BLUE, "moving")
    assert s.copy().take("station").asked == board  # with one in hand
    s.hand(BLUE, assistant=0).ask(board, 2)
    assert s.why_not(f"{board}:1") == "YK-1273"
    assert s.legal == {"stop"}


# --- what is said


def said(s, action):
    """The sentence of a refusal."""
    view = View(s.game, bytes(s.inner.view(BLUE).record), BLUE)
    number = s.inner.refusal(BLUE, s.game.catalogue.number(action))
    return TEXT.reason(view, action, number, "en")


def test_who_is_there_already_is_told_so_and_nothing_of_an_assistant():
    here = at_station("station", start=STATION, station_assistant="waived")
    assert said(here, "station") == "Your president is already at the Station."
    assert "your assistant there" in said(at_station("station", assistants=0), "station")


def test_the_technology_is_told_as_it_is_read():
    words = FACE.words("en")
    usual, literal = (
        FACE.help(View(s.game, bytes(s.inner.view(BLUE).record), BLUE), "technology-station", words).text
        for s in (at_station("station"), on_foot())
    )
    assert "straight" in usual[0] and "enters it free" in literal[0]
