"""Where actions are done, the icons of the prompt bar, and the picture on the start page."""

from __future__ import annotations

from pathlib import Path

import pytest

import entrepot
from entrepot.games.nippon.actions import CATALOGUE
from entrepot.games.nippon.decisions import AGENDA
from entrepot.games.nippon.face.drawn.board.picture import picture
from entrepot.games.nippon.face.drawn.places import BUTTONS, SEALS, button, place, seal
from entrepot.testing.scenes import arranged, inside, symbols
from tests.games.nippon.position import GREEN, position

FACE = Path(__file__).parents[4] / "entrepot" / "games" / "nippon" / "face"
NOWHERE = {"old", "first", "another", "keep", "pay", "reward", "stop", "done", "skip"}
HERE_AND_THERE = {"gain:vp", "research:both"}


def test_every_action_has_a_place_or_is_a_button_with_an_icon() -> None:
    view = entrepot.new("nippon", players=4, seed=1).view(0)
    for name in CATALOGUE.names:
        verb = name.partition(":")[0]
        if verb == "spend":  # where the goods lie, and there are none
            continue
        where = place(view, name)
        assert (where is None) == (verb in NOWHERE or name in HERE_AND_THERE), name
        assert where or button(name), name


@pytest.mark.parametrize(
    "action, where",
    [
        ("act:markets", "action-markets"),
        ("build:cotton_1", "factory-cotton_1"),
        ("produce:3", "slot-3"),
        ("modify:6", "slot-6"),
        ("machine:2_left", "machine-2_left"),
        ("take_from:4", "goods-4"),
        ("stock:1", "goods-1"),
        ("ship:london", "destination-london"),
        ("ship_for_money:new_york", "destination-new_york"),
        ("train:kansai_3", "station-kansai_3"),
        ("train_for_money:north_1", "station-north_1"),
        ("supply_2:osaka_n", "cell-osaka_n"),
        ("evict:kyoto_w", "cell-kyoto_w"),
        ("region:tokaido", "region-tokaido"),
        ("contract:level_2", "contract-level_2"),
        ("research:mining", "track-mining"),
        ("invest", "track-finance"),
        ("department:red", "department-red"),
        ("piece:train", "fleet-train"),
        ("favor:science_3", "goal-science"),
        ("silk", "supply-silk"),
        ("kept", "tile-coal"),
        ("recruit:black", "bag-black"),
        ("pair:2", "pair-2"),
        ("consolidate", "consolidate"),
    ],
)
def test_a_place_is_named_by_the_noun(action: str, where: str) -> None:
    assert place(entrepot.new("nippon", players=4, seed=1).view(0), action) == where


def test_a_worker_is_hired_from_the_cell_of_the_action() -> None:
    now = arranged(position(players=2).hiring("markets", "red", "blue").hiring("science", "red").supply(GREEN, 9))
    assert "worker-5-red" not in now.acts
    for action, cell in (("markets", 5), ("science", 1)):
        found = position(players=2).hiring(action, "red", "blue").factory(GREEN, "cotton_1a", goods=1)
        found.supply(GREEN, 9).demand("kyoto_n", "cotton").take(f"act:{action}")
        assert set(arranged(found).acts) == {f"worker-{cell}-red", f"worker-{cell}-blue"}


def test_steps_are_taken_on_the_track_of_the_action() -> None:
    for action in ("science", "mining"):
        now = arranged(position(players=2).supply(GREEN, 9).acting(action))
        assert [act.name for act in now.acts[f"track-{action}"]] == ["steps:1", "steps:2", "steps:3"]


def test_goods_are_spent_where_the_first_of_their_type_lie() -> None:
    found = position(players=2).factory(GREEN, "cotton_1a").factory(GREEN, "cotton_2a", "paper_1a", goods=2)
    now = arranged(found.acting("investment"))
    assert place(now.view, "spend:cotton") == "goods-2" and place(now.view, "spend:paper") == "goods-3"
    assert place(now.view, "spend:clocks") is None


def test_the_bonus_of_a_region_is_taken_there() -> None:
    found = position(players=2).factory(GREEN, "cotton_1a", goods=1).demand("nagoya_n", "cotton")
    found.acting("markets").take("supply_1:nagoya_n")
    assert place(arranged(found).view, "gain:region") == "region-tokaido"


def test_every_decision_has_a_seal_of_the_sprites() -> None:
    assert set(SEALS) == {*AGENDA.asks, "over"}
    sprite = (FACE / "nippon.svg").read_text(encoding="utf-8")
    common = (FACE.parents[2] / "paper" / "common.svg").read_text(encoding="utf-8")
    for icon in (*SEALS.values(), *BUTTONS.values()):
        assert f'id="{icon}"' in sprite + common
    assert seal(entrepot.new("nippon", players=3, seed=1).view(0)) == "nz-goods"


def test_the_picture_shows_the_board() -> None:
    drawn = picture()
    assert symbols(inside(drawn)).count("nz-isles") == 7 and drawn.count('class="town"') == 8
    assert drawn.count('class="wk ') == 6


def test_a_factory_that_modifies_nothing_is_no_place_of_a_modifier() -> None:
    found = (
        position().factory(GREEN, "cotton_1a", "bento_4a", goods=1).hiring("ships", "blue").hiring("machines", "blue")
    )
    found.supply(GREEN, money=20, iron=3)
    shipping, building = arranged(found.copy().acting("ships")).view, arranged(found.acting("machines")).view
    assert [place(shipping, f"modify:{n}") for n in (1, 2, 3)] == [None, None, None]
    assert [place(building, f"modify:{n}") for n in (1, 2, 3)] == ["slot-1", "slot-2", None]


def test_a_starting_tile_without_coal_is_no_place_for_it() -> None:
    found = (
        position().factory(GREEN, "cotton_1a").supply(GREEN, coal=9).hiring("production", "blue").acting("production")
    )
    assert place(arranged(found).view, "kept") is None
    assert place(arranged(found.kept_coal(GREEN, 1)).view, "kept") == "tile-coal"
    assert place(arranged(found.kept_coal(GREEN, 0).tile(GREEN, "coal")).view, "kept") == "tile-coal"
