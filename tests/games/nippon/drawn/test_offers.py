"""The factories to build, and the icons of what they can do."""

from __future__ import annotations

import re

import pytest

from entrepot.games.nippon.actions import ACTIONS, FACTORIES
from entrepot.games.nippon.box.tables import (
    AB_GAIN,
    ABILITIES,
    ABILITY,
    ABILITY_ACTION,
    ABILITY_CLASS,
    ABILITY_COUNT,
    ABILITY_GAIN,
    COAL_PRICE,
    MODIFIER,
    NEEDS_SCIENCE,
)
from entrepot.games.nippon.face.drawn import ability
from entrepot.games.nippon.face.drawn.board.offers import face, ground, offer_of, pitch, row, top
from entrepot.games.nippon.face.drawn.parts import gain_items
from entrepot.games.nippon.record import OLD
from entrepot.games.nippon.words import words
from entrepot.testing.scenes import arranged, by_place, inside, scene, symbols, texts
from tests.games.nippon.drawn.scenes import game
from tests.games.nippon.position import GREEN, PINK, position

SIDES = [(token, side) for token in range(OLD) for side in (0, 1)]


def test_a_factory_is_open_built_or_not_in_this_game() -> None:
    found = position(players=3).available("cotton_1a", "cotton_4b").factory(PINK, "cotton_2a")
    drawn = by_place(inside(row(offer_of(arranged(found), 0))))
    assert texts(drawn["factory-cotton_1"])[0] == "1A" and texts(drawn["factory-cotton_4"])[0] == "4B"
    assert symbols(drawn["factory-cotton_2"]) == ["c-seat-1"] and not symbols(drawn["factory-cotton_3"])
    assert "factory-cotton_5" not in drawn


def test_late_game_factories_have_a_column() -> None:
    match = game(4, 2, 0, late="on")
    drawn = {place for type in range(6) for place in by_place(inside(row(offer_of(scene(match), type))))}
    assert drawn == {f"factory-{name}" for name in FACTORIES}


@pytest.mark.parametrize("columns, width", [(4, 55), (5, 44)])
@pytest.mark.parametrize("token, side", SIDES)
def test_an_ability_stays_on_its_tile(columns: int, width: int, token: int, side: int) -> None:
    drawn = face(token, side, 0, width, 36)
    for tag in re.findall(r'<g transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)">', drawn):
        assert float(tag[0]) >= 0 and 10 < float(tag[1]) < 36 and 0.5 < float(tag[2]) <= 1
    plain = re.sub(r"<g transform.*?</g>", "", drawn)
    for x, y, size in re.findall(r'<use[^>]* x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)"', plain):
        assert float(x) >= 0 and float(x) + float(size) <= width and float(y) >= -0.1 and float(y) + float(size) <= 36.1
    assert columns * (width + 3) <= 236


@pytest.mark.parametrize("token, side", SIDES)
def test_an_ability_has_its_mark_and_its_amounts(token: int, side: int) -> None:
    mark = ability.mark(token, side)
    if ABILITY_CLASS[token, side] == MODIFIER:
        action = ACTIONS[ABILITY_ACTION[token, side]]
        assert mark == f"nz-act-{'invest' if action == 'investment' else action}"
    else:
        assert mark in ("nz-class-immediate", "nz-class-special")
    found = [sign for line in ability.lines(token, side) for sign in line]
    assert found
    for kind, count in gain_items(int(ABILITY_GAIN[token, side])):
        wanted = ability.GAINED[kind]
        told = [sign.words for sign in found if sign.icon == wanted]
        assert told and (count == 1 or any(str(count) in words for words in told))
    if ABILITY_COUNT[token, side] > 1:
        assert any(str(ABILITY_COUNT[token, side]) in sign.words for sign in found)


def test_the_old_factory_has_no_ability_and_every_kind_is_told() -> None:
    assert ability.lines(OLD, 0) == () and ability.mark(OLD + 1, 0) == ""
    assert set(ability.LINES) == set(ABILITIES)
    assert ability.lines(FACTORIES.index("cotton_1"), 0) == ((ability.Sign("2", "nz-step-science"),),)
    assert ABILITY[FACTORIES.index("cotton_1"), 0] == AB_GAIN


def test_a_type_says_what_it_needs_and_costs() -> None:
    root = inside(ground(264, words("en")))
    bold = [el.text for el in root.iter("text") if el.attrib["class"] == "t b"]
    expected = [str(int(n)) for pair in zip(NEEDS_SCIENCE, COAL_PRICE, strict=True) for n in pair]
    assert bold == expected


def test_rows_keep_to_their_frame() -> None:
    for height in (264, 242):
        assert top(5, height) + pitch(height) - 3.7 < height - 2
    narrow = inside(row(offer_of(scene(game(2, 1, 0)), 0, 242)))
    assert {el.attrib["height"] for el in narrow.iter("rect")} != {"36"}


def test_what_can_be_built_glows() -> None:
    found = (
        position(players=2).available("cotton_1a", "paper_1a", "clocks_1a").supply(GREEN, 9).marker(GREEN, "science", 3)
    )
    now = arranged(found.acting("factory"))
    assert "legal" in by_place(inside(row(offer_of(now, 0))))["factory-cotton_1"].attrib["class"]
    assert "legal" not in by_place(inside(row(offer_of(now, 5))))["factory-clocks_1"].attrib["class"]


@pytest.mark.parametrize(("token", "side"), SIDES)
def test_the_signs_of_the_fullest_table_can_still_be_read(token: int, side: int) -> None:
    """Four players and late factories leave a factory the least room; the smallest signs are those of clocks 5A."""
    width, high = 44, pitch(236) - 3.7
    scales = [float(found) for found in re.findall(r"scale\(([\d.]+)\)", face(token, side, 0, width, high))]
    assert min(scales, default=1) * 12 > 7.5
