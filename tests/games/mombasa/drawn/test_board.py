"""The drawn chart and the desk: every place is there, says what can be done, and stays where it is."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from entrepot.games.mombasa.box.tables import FIELD_SPACE
from entrepot.games.mombasa.face.drawn.board.centre import centre, chart_frame, chart_parts, faces
from entrepot.games.mombasa.face.drawn.board.tracks import EDGES, printed, run
from entrepot.games.mombasa.face.drawn.parts import (
    CHART_HEIGHT,
    CHART_WIDTH,
    MARKET_WIDTH,
    MINE_HEIGHT,
    WIDTH,
)
from entrepot.games.mombasa.record import NOBODY
from entrepot.games.mombasa.words import words
from entrepot.paper.face import Drawing, Scene
from entrepot.paper.svg import fill
from entrepot.testing.scenes import scene, tree
from tests.games.mombasa.drawn.scenes import game

FACE = Path(__file__).parents[4] / "entrepot" / "games" / "mombasa" / "face"
DRAWN = FACE / "drawn"
ON_CHART = re.compile(r"region-|track-|company-|base-|space-[cd]_")
TWIN = {"hand-expansion_2b"}  # may be pressed too: it does what its equal does
TABLES = [(2, {"tracks": "random"}), (3, {}), (4, {"tracks": "random", "tiles": "chosen"})]


def chart(now: Scene) -> Drawing:
    """The chart alone, without market and own board."""
    return Drawing(chart_frame(faces(now), now.words), chart_parts(now))


@pytest.mark.parametrize("players, options", TABLES)
def test_ids_and_names_are_unique_and_nothing_is_styled_inline(players: int, options: dict[str, str]) -> None:
    root = tree(centre(scene(game(players, 8, 150, **options))))
    for key in ("id", "data-el", "data-piece"):
        found = [el.attrib[key] for el in root.iter() if key in el.attrib]
        assert [name for name, count in Counter(found).items() if count > 1] == []
    for el in root.iter():
        assert "style" not in el.attrib and not any(name.startswith("on") for name in el.attrib)


def test_symbols_exist_and_colours_come_from_the_tokens() -> None:
    markup = str(fill(*vars(centre(scene(game(4, 8, 200)))).values()))
    sprite = (FACE / "mombasa.svg").read_text(encoding="utf-8")
    for symbol in set(re.findall(r'href="#([^"]+)"', markup)):
        assert symbol.startswith("c-") or f'id="{symbol}"' in sprite, symbol
    for sheet in FACE.glob("*.css"):
        if sheet.name != "tokens.css":
            colours = re.sub(r"url\(#[^)]*\)", "", sheet.read_text(encoding="utf-8"))
            assert not re.search(r"#[0-9a-f]{3,8}\b", colours), sheet.name
    assert not re.search(r'"#[0-9a-f]{3,8}"|rgb\(', markup)


def test_the_desk_needs_no_scrolling() -> None:
    assert MARKET_WIDTH + 8 + CHART_WIDTH == WIDTH and 62 + CHART_HEIGHT + 6 + MINE_HEIGHT <= 768


def test_a_spectator_has_nothing_to_press() -> None:
    match = game(3, 4, 90)
    root = tree(centre(Scene(match.view(), words("en"), (), None, match.actors)))
    assert not [el for el in root.iter() if "tabindex" in el.attrib or "data-acts" in el.attrib]


def test_every_printed_word_is_used() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in DRAWN.rglob("*.py"))
    for id in words("en").ids:
        if id.startswith("chart-"):
            assert f'"{id}"' in sources, id


def test_a_special_field_keeps_inside_its_space():
    """Also where the space has a share symbol too."""
    for company, face in product(EDGES, range(len(FIELD_SPACE))):
        for space in FIELD_SPACE[face].tolist():
            cell = run(company, face).spaces[space]
            path = re.search(r'd="M([^"]*)Z" class="spst"', printed(company, face, space, NOBODY, False))[1]
            for x, y in (map(float, point.split()) for point in path.split("L")):
                assert cell.x - 1.3 <= x <= cell.x + cell.width + 1.3, (company, face, space)
                assert cell.y - 1.3 <= y <= cell.y + cell.height + 1.3, (company, face, space)
