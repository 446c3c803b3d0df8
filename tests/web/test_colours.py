"""Players' colours: every game has its own wherever its seats are shown, and everyone can tell them apart."""

import itertools
import math
import re

import pytest

from entrepot import games
from entrepot.engine.language.fields import SEATS
from entrepot.engine.language.game import COLOURS
from entrepot.paper.textview import SHAPES, STYLES
from entrepot.web.routes.static import files

TOKENS = files()["tokens.css"].read_text(encoding="utf-8")
PALETTES, THEMES = ("chart", "contrast", "soft"), ("light", "dark")
GAMES = games.names()

# How dichromats see, as matrices on linear RGB (Machado, Oliveira and Fernandes 2009).
SIGHTS = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520)),
    "deuteranopia": ((0.3673, 0.8606, -0.2280), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
}
# Only their shapes and the palette of high contrast tell these apart without red or green.
ALIKE = {("blue", "purple")}


def tokens(palette, theme):
    """The colours by name, as #rrggbb."""
    found = {}
    for chosen, inside in re.findall(r":root(?:\[data-palette=(\w+)\])? \{(.*?)\n\}", TOKENS, re.DOTALL):
        if chosen in ("", palette):
            found |= dict(re.findall(r"--([\w-]+): (.*?);", inside))
    for name, value in found.items():
        while link := re.fullmatch(r"var\(--([\w-]+)\)", value):
            value = found[link[1]]
        both = re.fullmatch(r"light-dark\((.*), (.*)\)", value)
        found[name] = both[1 + THEMES.index(theme)] if both else value
    return found


def linear(colour):
    parts = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(one, other):
    """As WCAG reckons it."""
    light = [0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05 for r, g, b in (linear(one), linear(other))]
    return max(light) / min(light)


def times(matrix, vector):
    return [sum(part * value for part, value in zip(row, vector, strict=True)) for row in matrix]


def oklab(colour, sight):
    seen = [min(1, max(0, part)) for part in times(SIGHTS[sight], linear(colour))]
    cones = ((0.4122, 0.5363, 0.0514), (0.2119, 0.6807, 0.1074), (0.0883, 0.2817, 0.6300))
    axes = ((0.2105, 0.7936, -0.0041), (1.9780, -2.4286, 0.4506), (0.0259, 0.7828, -0.8087))
    return times(axes, [part ** (1 / 3) for part in times(cones, seen)])


def distance(one, other, sight="full"):
    """From 0 to 100; below 2 it takes a close look to see a difference."""
    return 100 * math.dist(oklab(one, sight), oklab(other, sight))


def pairs(name):
    return list(itertools.combinations(sorted(games.meta(name).colours), 2))


ways = pytest.mark.parametrize(
    ("palette", "theme"), [(palette, theme) for palette in PALETTES for theme in THEMES], ids="-".join
)


@pytest.mark.parametrize("seat", range(SEATS))
@pytest.mark.parametrize("colour", COLOURS)
def test_a_seat_can_have_any_colour(colour, seat):
    kin = [(f"--seat-{seat}{kind}", f"var(--{colour}{kind})") for kind in ("", "-soft", "-ink")]
    rule = re.findall(rf"^\.seat-{seat}-{colour} \{{(.*)\}}$", TOKENS, re.MULTILINE)
    assert [re.findall(r"([\w-]+): (.*?);", one) for one in rule] == [kin]


def test_a_terminal_has_a_style_for_every_colour_and_a_shape_for_every_seat():
    assert set(STYLES) == set(COLOURS) and len(set(STYLES.values())) == len(COLOURS)
    assert len(set(SHAPES)) == SEATS


@ways
def test_text_is_legible_beside_and_on_a_colour(palette, theme):
    found = tokens(palette, theme)
    for colour in COLOURS:
        assert contrast(found["ink"], found[f"{colour}-soft"]) >= 7, colour
        assert contrast(found[colour], found[f"{colour}-ink"]) >= 3.5, colour


@ways
@pytest.mark.parametrize("ground", ["paper", "card", "sea"])
def test_a_shape_stands_out(palette, theme, ground):
    """By its colour, or by its outline where that stands out on both sides."""
    found = tokens(palette, theme)
    for colour in COLOURS:
        outlined = min(contrast(found["icon-line"], found[name]) for name in (colour, ground))
        assert max(contrast(found[colour], found[ground]), outlined) >= 3, colour


@ways
def test_colours_differ(palette, theme):
    found = tokens(palette, theme)
    for one, other in itertools.combinations(COLOURS, 2):
        assert distance(found[one], found[other]) >= 5.5, (one, other)


@ways
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("sight", SIGHTS)
def test_the_colours_of_a_game_differ_for_everyone(name, sight, palette, theme):
    found = tokens(palette, theme)
    for pair in pairs(name):
        one, other = (found[colour] for colour in pair)
        if palette == "contrast" or pair not in ALIKE:
            assert distance(one, other, sight) >= 5, pair


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", GAMES)
def test_the_colours_of_a_game_differ_in_grey(name, theme):
    found = tokens("contrast", theme)
    for one, other in pairs(name):
        assert contrast(found[one], found[other]) >= 1.25, (one, other)


@ways
@pytest.mark.parametrize("colour", ["green", "orange"])
def test_a_player_is_no_mark_of_the_house(colour, palette, theme):
    """Neither what may be done now, nor what is good or refused."""
    found = tokens(palette, theme)
    for mark in ("legal", "legal-strong", "accent", "good", "bad", "refused"):
        assert distance(found[colour], found[mark]) >= 6, mark
