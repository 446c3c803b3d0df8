"""The drawn board: every place is there, says what can be done, and stays where it is."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import entrepot
from entrepot.games.nippon.face.drawn.board.centre import board_frame, board_parts, centre
from entrepot.games.nippon.face.drawn.board.goals import strip_of
from entrepot.games.nippon.face.drawn.parts import BOARD_HEIGHT, ZAIBATSU_HEIGHT
from entrepot.games.nippon.words import words
from entrepot.paper.face import Drawing, Scene
from entrepot.paper.svg import fill
from entrepot.testing.scenes import by_place, scene, tree, walk
from tests.games.nippon.drawn.scenes import game

FACE = Path(__file__).parents[4] / "entrepot" / "games" / "nippon" / "face"
DRAWN = FACE / "drawn"
ON_BOARD = ("action-", "worker-", "bag-", "factory-", "destination-", "station-", "cell-", "region-", "pair-")
TABLES = [(1, {}), (2, {"goals": "on"}), (3, {"late": "on", "side": "random"}), (4, {"goals": "on", "side": "b"})]


def board(now: Scene) -> Drawing:
    """The board alone, without the zaibatsu."""
    strip = strip_of(now)
    return Drawing(board_frame(strip is not None, now.words), board_parts(now, strip))


@pytest.mark.parametrize("players, options", TABLES)
def test_everything_that_can_be_done_has_a_place_on_the_desk(players: int, options: dict[str, str]) -> None:
    match = entrepot.new("nippon", players=players, seed=30 + players, **options)
    asked = Counter[str]()
    for _ in walk(match, 9, 420):
        now = scene(match)
        asked[now.view.asked] += 1
        if asked[now.view.asked] <= 2:
            pressed = {el for el, found in by_place(tree(centre(now))).items() if "data-acts" in found.attrib}
            assert pressed == set(now.acts)


@pytest.mark.parametrize("players, options", TABLES)
def test_ids_and_names_are_unique_and_nothing_is_styled_inline(players: int, options: dict[str, str]) -> None:
    root = tree(centre(scene(game(players, 8, 150, **options))))
    for key in ("id", "data-el", "data-piece"):
        found = [el.attrib[key] for el in root.iter() if key in el.attrib]
        assert [name for name, count in Counter(found).items() if count > 1] == []
    for el in root.iter():
        assert "style" not in el.attrib and not any(name.startswith("on") for name in el.attrib)


def test_symbols_exist_and_colours_come_from_the_tokens() -> None:
    markup = str(fill(*vars(board(scene(game(4, 8, 200, late="on")))).values()))
    sprite = (FACE / "nippon.svg").read_text(encoding="utf-8")
    for symbol in set(re.findall(r'href="#([^"]+)"', markup)):
        assert symbol.startswith("c-") or f'id="{symbol}"' in sprite + markup, symbol
    assert not re.search(r"#[0-9a-f]{3,8}\b|rgb\(", (FACE / "nippon.css").read_text(encoding="utf-8"))
    assert not re.search(r'"#[0-9a-f]{3,8}"|rgb\(', markup)


def test_the_desk_needs_no_scrolling() -> None:
    assert 62 + BOARD_HEIGHT + 6 + ZAIBATSU_HEIGHT <= 768


def test_a_spectator_has_nothing_to_press() -> None:
    match = game(3, 4, 90)
    seen = Scene(match.view(), words("en"), (), None, match.actors)
    root = tree(board(seen))
    assert not [el for el in root.iter() if "tabindex" in el.attrib or "data-acts" in el.attrib]


def test_every_area_is_called_by_its_name() -> None:
    for lang in ("en", "ru", "uk", "pl"):
        drawn = tree(board(scene(game(4, 1, 0, goals="on"), lang)))
        groups = [el for el in drawn.iter() if el.attrib.get("role") == "group"]
        assert len(groups) == 8 and all(el.attrib["aria-label"] for el in groups)


def test_every_printed_word_is_used() -> None:
    """The words of the board are named in its sources, whole or by the action or rank that ends them."""
    sources = "".join(file.read_text(encoding="utf-8") for file in DRAWN.rglob("*.py"))
    for id in words("en").ids:
        if id.startswith("chart-"):
            assert f'"{id}"' in sources or re.sub(r"[a-z]+$|\d$", "{", id) in sources, id
