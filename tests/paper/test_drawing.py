"""Pieces of an SVG: rounding, escaping, words that keep to their room."""

from xml.etree import ElementTree

import pytest

from entrepot.paper.drawing import Pen, length, moving

PEN = Pen(decimals=1)


@pytest.mark.parametrize(
    ("decimals", "number", "written"),
    [(1, 3.14, "3.1"), (2, 3.146, "3.15"), (1, 4.0, "4"), (1, -0.04, "0"), (2, -0.004, "0"), (1, -2.5, "-2.5")],
)
def test_a_coordinate_is_as_fine_as_the_pen_and_never_minus_zero(decimals, number, written):
    assert Pen(decimals).at(number) == written


def test_a_symbol_stands_at_its_corner_or_round_its_middle():
    assert PEN.use("c-end", 1, 2, 8) == '<use href="#c-end" x="1" y="2" width="8" height="8"/>'
    assert PEN.centred("c-end", 5, 6, 8, "dim") == '<use href="#c-end" x="1" y="2" width="8" height="8" class="dim"/>'


def test_words_are_escaped_and_anchored_as_the_pen_does_unless_told():
    middle = Pen(decimals=1, anchor="middle")
    assert 'text-anchor="middle"' in middle.text("<3", 0, 0, "t")
    assert "text-anchor" not in middle.text("x", 0, 0, "t", "")
    assert "text-anchor" not in PEN.text("x", 0, 0, "t")
    assert ElementTree.fromstring(middle.text("<3 & 4", 0, 0, "t")).text == "<3 & 4"


def test_words_are_squeezed_only_where_they_do_not_fit():
    wide = length("Yokohama", 10)
    assert "textLength" not in PEN.fitted("Yokohama", 0, 0, "t", 10, wide)
    assert f'textLength="{PEN.at(wide - 1)}"' in PEN.fitted("Yokohama", 0, 0, "t", 10, wide - 1)
    assert "textLength" not in PEN.fitted("Yokohama", 0, 0, "t", 10, wide - 1, bold=False)


def test_wide_letters_are_wide_and_narrow_ones_narrow():
    assert length("iii", 10) < length("aaa", 10) < length("AAA", 10) < length("mmm", 10)


def test_boxes_have_round_corners_only_where_they_are_wanted():
    assert PEN.rect(0, 0, 4, 5, "cell") == '<rect x="0" y="0" width="4" height="5" class="cell"/>'
    assert ' rx="2" ' in PEN.rect(0, 0, 4, 5, "cell", 2)
    assert PEN.circle(1, 2, 3.05, "dot") == f'<circle cx="1" cy="2" r="{PEN.at(3.05)}" class="dot"/>'


def test_what_travels_has_a_name():
    assert moving("post-1", "<i/>") == '<g data-piece="post-1"><i/></g>'
