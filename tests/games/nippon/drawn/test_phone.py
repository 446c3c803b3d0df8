"""The phone: every place that offers something can be pressed with a finger, one region is open, numbers are right."""

import re
from dataclasses import replace

import pytest

from entrepot.games.nippon.actions import REGIONS
from entrepot.games.nippon.face.drawn.phone import map as phone_map
from entrepot.games.nippon.face.drawn.phone import mine as phone_mine
from entrepot.games.nippon.face.drawn.phone.phone import phone
from entrepot.games.nippon.words import words
from entrepot.paper.svg import fill
from entrepot.paper.words import LANGUAGES
from entrepot.testing.scenes import arranged, by_place, scene, texts, tree, walk
from tests.games.nippon.drawn.scenes import game
from tests.games.nippon.position import GREEN, PINK, position

GAMES = [(1, {"level": "hard"}), (2, {"side": "b"}), (3, {"late": "on", "side": "random"}), (4, {"goals": "on"})]
FINGER = 44  # pixels
SCREEN = 366  # that a drawing in a tab is wide


def drawings(found):
    return found.seats, found.board, *(tab[2] for tab in found.tabs)


def pressed(drawing):
    """What can be pressed in a drawing: the acts of each place, which may stand there more than once."""
    whole = tree(drawing)
    found = {}
    for el in whole.iter():
        if "data-acts" in el.attrib:
            assert el.attrib["role"] == "button" and el.attrib["tabindex"] == "0" and len(el.attrib["aria-label"]) > 5
            assert found.setdefault(el.attrib["data-el"], el.attrib["data-acts"]) == el.attrib["data-acts"]
    return found


def watching(now):
    """The same without a seat."""
    return replace(now, viewer=None, acts={})


def shown(found):
    """The name of the region whose button is checked, and of which set."""
    now = found.board.parts["part-region-now"]
    return re.findall(r'id="(now|at)-(\w+)"[^>]*checked', now or found.board.frame)[0]


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_place_of_a_legal_action_can_be_pressed_on_the_board(players, options):
    """On the map or as a chip under it: the decision is never off screen."""
    kinds = set()
    for match in walk(game(players, 3, 0, **options), 3, 220):
        now = scene(match)
        found = phone(now)
        assert pressed(found.board) == {place: "|".join(act.name for act in acts) for place, acts in now.acts.items()}
        for _, _, drawing in found.tabs:
            assert set(pressed(drawing)) <= set(now.acts)
        kinds |= {place.partition("-")[0] for place in now.acts}
    assert {"action", "worker", "track", "goal", "consolidate", "pair"} <= kinds


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_the_tabs_offer_what_stands_in_them(players, options):
    """All but the bag, whose workers are too small for a finger, and the pairs, which lie over the map."""
    for match in walk(game(players, 8, 0, **options), 8, 150):
        now = scene(match)
        found = set().union(*(pressed(drawing) for _, _, drawing in phone(now).tabs))
        away = {place for place in now.acts if not phone_map.on_map(place)}
        assert found == {place for place in away if place.partition("-")[0] not in ("bag", "pair")}


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_parts_and_marks_agree_and_nothing_has_a_style(players, options):
    for steps in (0, 3, 150, 500):
        found = phone(scene(game(players, 5, steps, **options)))
        names = [name for drawing in drawings(found) for name in drawing.parts]
        assert len(names) == len(set(names))
        for drawing in drawings(found):
            marks = re.findall(r'id="(part-[\w-]+)"[^>]*><!--(part-[\w-]+)-->', drawing.frame)
            assert all(id == mark for id, mark in marks) and {id for id, _ in marks} == set(drawing.parts)
            whole = fill(drawing.frame, drawing.parts)
            assert "style=" not in whole and "None" not in whole
            ids = [el.attrib["id"] for el in tree(drawing).iter() if "id" in el.attrib]
            assert len(ids) == len(set(ids))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_it_is_drawn_in_every_language_and_for_spectators(lang, players, options):
    match = game(players, 4, 250, **options)
    w = words(lang)
    for found in (phone(scene(match, lang)), phone(watching(scene(match, lang, player=0)))):
        whole = "".join(fill(one.frame, one.parts) for one in drawings(found))
        assert not re.search(r"(phone|face|chart|label)-[a-z_]+[ <]|[{}$]", re.sub(r"<[^>]*>", " ", whole))
        for symbol, label, _ in found.tabs:
            assert re.match(r"(c|nz)-", symbol) and w.text(label)


def test_a_question_opens_the_first_region_it_is_about():
    found = position(4).factory(GREEN, "cotton_1a", "lenses_1a", "lamps_1a", goods=3).demand("nagoya_n", "cotton")
    assert shown(phone(arranged(found))) == ("at", "kyushu")
    first = arranged(found.acting("markets"))
    regions = sorted({phone_map.region_at(place) for place in first.acts})
    assert len(regions) > 1 and shown(phone(first)) == ("now", REGIONS[regions[0]])
    later = arranged(found.take("supply_1:nagoya_n", "gain:vp"))
    assert later.view.asked == "markets" and shown(phone(later)) == ("now", "tokaido")
    tabs = phone(later).board.parts["part-regions"]
    assert re.findall(r'class="reg within" for="now-(\w+)"', tabs) == ["tokaido"]


def test_the_tab_of_a_region_is_the_target_while_a_region_is_chosen():
    found = position(2).factory(GREEN, "cotton_1a", goods=1).demand("nagoya_n", "cotton")
    found.acting("markets").take("supply_1:nagoya_n")
    tabs = phone(arranged(found)).board.parts["part-regions"]
    assert re.findall(r'data-el="(region-\w+)" data-acts="([^"]+)"', tabs) == [("region-tokaido", "gain:region")]
    assert tabs.count("<label") == 3


def test_a_tab_has_the_influence_of_the_viewer():
    found = position(3).influence(GREEN, "kyoto_n", 4).train(GREEN, "kansai_1").influence(PINK, "tokyo_n", 7)
    tabs = re.sub(r"<[^>]*>", " ", phone(arranged(found)).board.parts["part-regions"]).split()
    assert tabs == ["Kyūshū", "–", "Kansai", "6", "Tōkaidō", "–", "The", "North", "–"]


def test_the_map_has_every_token_train_and_influence():
    found = position(3).influence(GREEN, "kyoto_n", 4).influence(PINK, "kyoto_e", 6).train(PINK, "kansai_2")
    parts = phone(arranged(found)).board.parts
    drawn = tree(phone(arranged(found)).board)
    assert texts(by_place(drawn)["cell-kyoto_n"]) == ["4"] and texts(by_place(drawn)["cell-kyoto_e"]) == ["6"]
    assert "c-seat-1" in str(parts["part-map-kansai"]) and 'data-piece="station-kansai_2"' in parts["part-map-kansai"]
    bars = {place: el for place, el in by_place(drawn).items() if place.startswith("region-")}
    assert texts(bars["region-kansai"]) == ["8", "7", "4", "I", "10", "8", "6", "2"]
    assert set(bars) == {f"region-{name}" for name in REGIONS}


@pytest.mark.parametrize(("players", "used", "worth"), [(1, 3, 3), (2, 3, 3), (3, 5, 4), (4, 7, 4)])
def test_stations_out_of_use_stay_as_outlines(players, used, worth):
    part = str(phone(arranged(position(players))).board.parts["part-map-north"])
    assert len(set(re.findall(r'data-el="station-north_\d"', part))) == used and part.count("tcell off") == 7 - used
    assert part.count("#c-vp-n") == worth


def test_what_would_come_and_what_would_go_is_drawn():
    found = position(4).factory(GREEN, "cotton_1a", goods=3).influence(PINK, "kyoto_n", 2).demand("kyoto_n", "cotton")
    now = arranged(found.acting("markets"), course=("cell-kyoto_n",), tried=("supply_3:kyoto_n",))
    drawn = by_place(tree(phone(now).board))["cell-kyoto_n"]
    assert texts(drawn) == ["3"]
    part = str(phone(now).board.parts["part-map-kansai"])
    assert 'class="course"' in part and part.count("prev") == 2


def test_the_strip_has_goods_and_tokens_in_hand():
    found = position(3).factory(GREEN, "cotton_1a", "lenses_1a", goods=2).tokens(GREEN, 1, 4, 7, 7)
    strip = tree(phone(arranged(found)).board).find(".//*[@id='part-have']")
    assert texts(strip) == ["1", "4", "7", "7"]
    assert [el.tail for el in strip.iter("svg") if el.tail] == ["2", "2"]
    assert "part-have" not in phone(watching(arranged(found))).board.parts


def test_everything_that_glows_is_large_enough_for_a_finger():
    """Where a drawing is a window on the desk's, a larger area takes the touch."""
    scales = {
        phone_mine.TRACK_TARGETS: SCREEN / 372,
        phone_mine.FLEET_TARGETS: (SCREEN - 6) * 2.55 / 3.55 / phone_mine.FLEETS_AT[2],
        phone_mine.FACTORY_TARGETS: SCREEN / phone_mine.FACTORIES_AT[0][2],
        phone_mine.CONSOLIDATION: (SCREEN - 6) / 3.55 / phone_mine.CONSOLIDATE_AT[2],
        phone_mine.TILE: SCREEN / phone_mine.TILE_AT[2],
        phone_mine.GOAL_OF_FACTORIES: 1,
        phone_mine.GOAL_OF_CONTRACTS: 1,
    }
    for places, scale in scales.items():
        for place, box, (x, y, width, height) in places:
            assert min(width, height) * scale >= FINGER, place
            assert x <= box[0] and y <= box[1] and x + width >= box[0] + box[2] and y + height >= box[1] + box[3], place
    assert phone_map.FINGER >= FINGER and phone_map.CELL >= FINGER
    assert phone_mine.CARD_HIGH + 5 >= FINGER and phone_mine.OFFICE_HIGH >= FINGER


def test_two_machine_cells_do_not_share_a_touch():
    fingers = {place: finger for place, _, finger in phone_mine.FACTORY_TARGETS if place.startswith("machine")}
    for slot in range(1, 7):
        left, right = fingers[f"machine-{slot}_left"], fingers[f"machine-{slot}_right"]
        assert left[0] + left[2] <= right[0]


def test_the_supply_and_the_numbers_of_the_zaibatsu():
    found = position(3).supply(GREEN, money=7, coal=3, silk=5, iron=2).vp(GREEN, 41).kept_coal(GREEN, 2)
    parts = phone(arranged(found)).tabs[2][2].parts
    assert re.sub(r"<[^>]*>", " ", parts["part-mine-head"]).split() == ["7", "3", "+2", "kept", "5", "2", "41"]
    found = position(3).marker(GREEN, "science", 5).marker(GREEN, "mining", 4).marker(GREEN, "finance", 7)
    drawn = tree(phone(arranged(found)).tabs[2][2])
    for track, reads in (("science", "5"), ("mining", "4"), ("finance", "18")):
        row = by_place(drawn)[f"track-{track}"]
        assert [
            text.text for group in row.iter("g") if "mk" in group.attrib.get("class", "") for text in group.iter("text")
        ] == [reads]


def test_a_solo_game_shows_the_automa():
    found = phone(scene(game(1, 3, 60, level="hard")))
    assert 'data-el="panel-automa"' in found.seats.parts["part-seats"]
    assert 'data-el="panel-automa"' in fill(found.tabs[3][2].frame, found.tabs[3][2].parts)
    assert "nz-worker-" in found.board.parts["part-regions"]


def test_the_pairs_lie_in_place_of_the_map():
    now = scene(game(3, 2, 0))
    part = phone(now).board.parts["part-pairs"]
    assert len(re.findall(r'data-acts="pair:\d"', part)) == len(now.acts) == 4
    assert phone(scene(game(3, 2, 40))).board.parts["part-pairs"] == ""


def test_nothing_to_choose_means_no_chips():
    match = game(4, 4, 60)
    other = next(seat for seat in range(4) if seat not in match.actors)
    assert phone(scene(match, player=other)).board.parts["part-choices"] == ""


def test_a_score_below_zero_is_told():
    assert 'aria-label="-3 VP"' in str(phone(arranged(position().vp(GREEN, -3))).seats.parts)
