"""The displays over the chart: orders, technologies, Church and Customs boards."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from entrepot.games.yokohama.actions import TECHNOLOGIES
from entrepot.games.yokohama.box.tables import (
    ALL_CARDS,
    ALL_ORDERS,
    CARD_NAME,
    ICONS,
    ORDER_GOODS,
    ORDER_REWARD,
    REWARDS,
)
from entrepot.games.yokohama.face.drawn.board.centre import centre
from entrepot.games.yokohama.face.drawn.board.displays import (
    Ground,
    effect,
    in_lines,
    laboratory,
    order_card,
    port,
    said,
    spaces,
    technology_card,
)
from entrepot.games.yokohama.face.drawn.parts import LAYOUT, fit, reward, row_width
from entrepot.games.yokohama.record import DUMMY, NOBODY
from entrepot.games.yokohama.words import words
from entrepot.paper.drawing import length
from entrepot.paper.places import PLAIN, Spot
from entrepot.testing.scenes import by_place, scene, tree
from tests.games.yokohama.drawn.scenes import game

DRAWN = Path(__file__).parents[4] / "entrepot" / "games" / "yokohama" / "face" / "drawn"
SIX, EIGHT = (PLAIN,) * 6, (PLAIN,) * 8
EMPTY = (NOBODY,) * 6


def test_every_order_shows_what_it_needs_and_gives_inside_its_card() -> None:
    for card in range(ALL_ORDERS):
        drawn = order_card(card, 0, 0)
        for good, count in zip(ICONS[:4], ORDER_GOODS[card], strict=True):
            assert (f'href="#yk-{good}"' in drawn) == bool(count)
        points = dict(reward(int(ORDER_REWARD[card])))["vp"]
        assert f">{points}</text>" in drawn
        for use in re.findall(r'x="([\d.-]+)" y="[\d.-]+" width="([\d.]+)"', drawn):
            assert 0 <= float(use[0]) and float(use[0]) + float(use[1]) <= 62


def test_a_row_is_made_smaller_until_it_fits() -> None:
    items = (("copper", 2), ("silk", 2), ("tea", 2))
    assert fit(items, 58, 15) < 15 and row_width(items, fit(items, 58, 15), 2) == pytest.approx(58)
    assert fit(items[:1], 58, 15) == 15


def test_points_come_last_in_a_reward() -> None:
    for number in range(len(REWARDS)):
        items = reward(number)
        assert dict(items) == {icon: n for icon, n in zip(ICONS, REWARDS[number].tolist(), strict=True) if n}
        assert "vp" not in dict(items[:-1])


@pytest.mark.parametrize("lang", ["en", "ru", "uk", "pl"])
def test_every_technology_is_drawn_with_its_name_and_its_effect(lang: str) -> None:
    for card in range(ALL_CARDS):
        name = words(lang).noun(f"technology-{TECHNOLOGIES[int(CARD_NAME[card])]}")
        drawn = technology_card(card, 1, 0, 0, 62, words(lang))
        root = ElementTree.fromstring(drawn)
        titles = [el for el in root.iter("text") if el.attrib["class"] == "tech"]
        assert " ".join(el.text or "" for el in titles) == name
        for el in titles:
            assert "textLength" in el.attrib or length(el.text or "", 10) <= 57
        assert ">+1<" in drawn and ">+1<" not in technology_card(card, 0, 0, 0, 62, words(lang)).split("hair")[1]


def test_effects_stay_in_their_card() -> None:
    for name in LAYOUT["technology"]:
        for lang in ("en", "ru", "uk", "pl"):
            drawn = effect(name, 31, 10, 56, words(lang))
            for x, width in re.findall(r'<use[^>]* x="([\d.-]+)"[^>]* width="([\d.]+)"', drawn):
                assert 1 <= float(x) and float(x) + float(width) <= 61, (name, lang)
    assert set(LAYOUT["technology"]) == set(TECHNOLOGIES)


def test_a_long_name_breaks_evenly() -> None:
    assert in_lines("Tram", 57) == ["Tram"]
    assert in_lines("Letterpress Printing", 57) == ["Letterpress", "Printing"]
    assert in_lines("Letterpress Printing", 200) == ["Letterpress Printing"]


def test_an_empty_slot_is_a_gap_and_levels_have_pips() -> None:
    drawn = port("a", EMPTY, SIX, Ground(443, 57), words("en"))
    assert drawn.count('class="gap"') == 6 and drawn.count('class="pip"') == 1 + 1 + 2 + 2 + 3 + 3
    assert laboratory("a", EMPTY, SIX, Ground(443, 65), words("en")).count('class="gap"') == 6


def test_what_can_be_taken_glows_and_what_a_draft_changed_is_marked() -> None:
    spots = (Spot("take:a1", "label"), Spot(draft=True), *SIX[2:])
    root = ElementTree.fromstring(f"<svg>{port('a', (1, 2, 3, 4, 5, 6), spots, Ground(443, 57), words('en'))}</svg>")
    found = by_place(root)
    assert (
        "legal" in found["port-a1"].attrib["class"] and found["port-a1"].find("rect[@class='halo small']") is not None
    )
    assert "drafted" in found["port-a2"].attrib["class"] and "data-acts" not in found["port-a2"].attrib


def test_spaces_show_their_owner_or_their_reward() -> None:
    drawn = spaces("church", (0, DUMMY, *(NOBODY,) * 6), EIGHT, Ground(443, 45), words("en"))
    assert drawn.count("space full") == 2 and drawn.count('class="nobody"') == 1 and "#c-seat-0" in drawn
    assert drawn.count('data-piece="church-') == 2


@pytest.mark.parametrize("columns", [2, 3])
def test_a_display_in_a_corner_has_its_slots_in_lines_inside_its_ground(columns: int) -> None:
    ground = Ground(68 * columns, 22 + 62 * (6 // columns) + 2, columns)
    root = ElementTree.fromstring(f"<svg>{laboratory('a', (1, 2, 3, 4, 5, 6), SIX, ground, words('ru'))}</svg>")
    lines = root.findall("g[@transform]")
    downs = [float(re.findall(r"translate\(0 ([\d.]+)\)", line.attrib["transform"])[0]) for line in lines]
    assert downs == [22 + 62 * (n // columns) for n in range(6)]
    for line, down in zip(lines, downs, strict=True):
        box = line.find(".//rect[@class='cardface']")
        assert box is not None
        assert 0 < float(box.attrib["x"]) and float(box.attrib["x"]) + float(box.attrib["width"]) < ground.width
        assert down + float(box.attrib["y"]) + float(box.attrib["height"]) < ground.height


@pytest.mark.parametrize("players, missing", [(2, {"port-b1", "lab-b1"}), (3, {"lab-b1"}), (4, set())])
def test_only_the_displays_in_play_are_drawn(players: int, missing: set[str]) -> None:
    found = set(by_place(tree(centre(scene(game(players, 3, 20))))))
    every = {"port-a1", "port-b6", "lab-a1", "lab-b1", "port-b1", "church-8", "customs-1"}
    assert missing.isdisjoint(found) and {*every} - missing - {"port-b6"} <= found


def test_cards_are_said_in_words() -> None:
    assert "→" in said("port", 0, 3, words("en")) and "VP" in said("port", 0, 3, words("en"))
    assert said("laboratory", 0, 0, words("en")) == "Stagecoach"
    assert "VP" in said("church", 2, NOBODY, words("en"))


def test_every_printed_word_is_used() -> None:
    """The words of the board are named in its sources, whole or by the display or rank that ends them."""
    sources = "".join(file.read_text(encoding="utf-8") for file in DRAWN.rglob("*") if file.suffix in (".py", ".toml"))
    tabs = {f"chart-tab-{strip[0]}" for strip in LAYOUT["players"]["4"]["strips"]}
    used = {*re.findall(r"chart-[a-z]+", sources), *tabs, "chart-rank-1", "chart-rank-2"}
    assert {id for id in words("en").ids if id.startswith("chart-")} == used - {"chart-tab", "chart-rank"}
