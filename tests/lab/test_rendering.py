"""Pictures of positions: what is in them, what is not, and that nothing else is needed to show them."""

import io
import random
import re
import struct
import sys
import zlib
from contextlib import redirect_stdout
from xml.etree import ElementTree

import numpy as np
import pytest

from entrepot.engine.errors import EntrepotError
from entrepot.lab.pictures import drawing, rendering
from entrepot.lab.pictures.rendering import MODES, Picture, pixels
from entrepot.lab.table import Table

from .conftest import COUNTS, find

SVG = "{http://www.w3.org/2000/svg}"
LANGUAGES = ("en", "ru", "uk", "pl")


def table_at(name, players, moves, seed=3):
    """A random game after so many decisions, or at its end."""
    game = find(name)
    table = Table(game, players, game.meta.check(players, {}))
    table.begin(seed)
    dice = random.Random(seed)
    for _ in range(moves):
        if table.ended:
            break
        table.take(dice.choice(table.state.legal))
    return table


def svg(table, lang="en"):
    return Picture("svg", lang).render(table)


def size(root):
    return round(float(root.get("width"))), round(float(root.get("height")))


def colours(image):
    """How many different ones there are."""
    return len(np.unique(image.astype(np.int32) @ (65536, 256, 1)))


@pytest.fixture(params=(0, 70, 20_000), ids=("start", "middle", "end"))
def moment(request):
    return request.param


def test_it_is_sound_and_refers_to_nothing_outside_itself(table, moment):
    game, players = table
    text = svg(table_at(game.meta.name, players, moment))
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg" and min(size(root)) > 100
    ids = [part.get("id") for part in root.iter() if part.get("id")]
    assert len(ids) == len(set(ids))
    meant = set(re.findall(r'(?:href="|url\()#([\w-]+)', text))
    assert meant <= set(ids)
    assert text.count("href=") + text.count("url(") == len(re.findall(r'(?:href="|url\()#[\w-]+', text))
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "", 1)
    tags = {part.tag.removeprefix(SVG) for part in root.iter()}
    assert not tags & {"style", "script", "image", "foreignObject", "div", "span"}


@pytest.mark.parametrize("which", [0, -1], ids=["few", "many"])
def test_styles_are_worked_out(game, which, moment):
    """Nothing is left that only a browser with the page's style sheets would understand."""
    root = ElementTree.fromstring(svg(table_at(game.meta.name, COUNTS[game.meta.name][which], moment)))
    for part in root.iter():
        assert not {"class", "role", "style"} & set(part.attrib)
        for name, value in part.attrib.items():
            assert not re.search(r"var\(|light-dark|color-mix|--", value), (name, value)
            assert not name.startswith(("data-", "aria-"))
            assert (name, value) != ("color", "none")  # of a variable that is not there


def test_every_shape_has_a_colour(game):
    """A shape that no style reaches would be black: each one has a fill of its own or from what it stands in."""
    root = ElementTree.fromstring(svg(table_at(game.meta.name, 2, 70)))
    missing = []

    def look(part, filled):
        tag = part.tag.removeprefix(SVG)
        filled = filled or "fill" in part.attrib
        if (
            tag in ("rect", "circle", "path", "ellipse", "text", "polygon")
            and not filled
            and "stroke" not in part.attrib
        ):
            missing.append(ElementTree.tostring(part, encoding="unicode")[:120])
        for inner in part:
            if tag not in ("defs", "clipPath"):
                look(inner, filled)

    look(root, False)
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_heading(lang):
    """The game, who is asked, and points by seat in the players' colours."""
    table = table_at("yokohama", 3, 150)
    root = ElementTree.fromstring(svg(table, lang))
    said = [part.text for part in root.iter(f"{SVG}text")]
    words = table.game.faces.text().words(lang)
    assert said[0] == "Yokohama"
    for seat, colour in enumerate(table.game.meta.colours[:3]):
        name = words.noun(f"player-{colour}")
        at = said.index(name[0].upper() + name[1:])
        assert said[at + 1] == str(table.state.scores()[seat])
    chips = [part for part in root.iter(f"{SVG}rect") if part.get("height") == "26" and part.get("rx") == "4"]
    assert [chip.get("fill") for chip in chips] == ["#cfe0f4", "#f6d3da", "#e0d3f0"]  # blue, pink, purple
    assert [seat for seat, chip in enumerate(chips) if chip.get("stroke") == "#a3341f"] == [table.state.actor]


def test_what_the_drawings_do_not_show_is_told():
    """Mombasa draws its chart; the market and what players own are told in words."""
    table = table_at("mombasa", 2, 40)
    said = [part.text for part in ElementTree.fromstring(svg(table)).iter(f"{SVG}text")]
    assert {"BLUE", "PINK", "CARD DISPLAY", "BOOK DISPLAY", "BONUS SPACES"} <= set(said)
    assert not {"MAP", "COMPANY BASES"} & set(said)
    assert {"Cairo", "Cape Town", "N1"} <= set(said)


def test_a_game_without_a_drawn_face_is_shown_as_text():
    table = table_at("wharf", 2, 5)
    text = Picture("ansi").render(table)
    said = [part.text for part in ElementTree.fromstring(svg(table)).iter(f"{SVG}text")]
    lines = [line for line in text.splitlines() if line]
    assert said[-len(lines) :] == lines


def test_pictures_differ_as_the_game_goes_on(game):
    assert len({svg(table_at(game.meta.name, 2, moves)) for moves in (0, 15, 20_000)}) == 3


def test_no_secret_is_drawn(table):
    """The picture is the same when only what is hidden from the seat that is asked is another."""
    game, players = table
    changed = 0
    for moves in (0, 25, 110):
        played = table_at(game.meta.name, players, moves)
        if played.ended:
            continue
        before, text = svg(played), Picture("ansi").render(played)
        hash_before = played.state.hash()
        for key in range(2):
            played.state = played.state.guess(played.state.actor, (key, 5))
            changed += played.state.hash() != hash_before
            assert svg(played) == before
            assert Picture("ansi").render(played) == text
    assert changed  # else nothing was hidden, and nothing was tested


def test_pixels(game):
    table = table_at(game.meta.name, 2, 30)
    picture = Picture("rgb_array")
    image = picture.render(table)
    root = ElementTree.fromstring(picture.svg(table))
    assert image.dtype == np.uint8 and image.flags["C_CONTIGUOUS"]
    assert abs(image.shape[1] - size(root)[0]) <= 1 and abs(image.shape[0] - size(root)[1]) <= 1 and image.shape[2] == 3
    assert tuple(image[1, 1]) == tuple(image[-2, -2]) == (0xF6, 0xEF, 0xDF)  # paper
    assert colours(image) > 50
    dark = (image.max(axis=2) < 20).mean()
    assert dark < 0.05  # shapes that no style reaches would be black


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_words_appear(lang):
    """Glyphs of both alphabets, wherever the machine has a font that contains them."""
    line = {"en": "Blue", "ru": "Синий"}[lang]
    size = 'width="80" height="20"'
    frame = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><rect {size} fill="#fff"/>{{}}</svg>'
    font = "'DejaVu Sans', 'Noto Sans', sans-serif"
    blank, written = (pixels(frame.format(f'<text y="15" font-family="{font}">{said}</text>')) for said in (" ", line))
    assert (blank == 255).all()
    assert (written < 128).any()


def test_a_machine_without_fonts_draws_the_rest(monkeypatch):
    import resvg_py

    with_fonts = resvg_py.svg_to_bytes
    monkeypatch.setattr(resvg_py, "svg_to_bytes", lambda **more: with_fonts(**more, skip_system_fonts=True))
    image = Picture("rgb_array").render(table_at("mombasa", 2, 5))
    assert colours(image) > 50


def test_pixels_come_out_as_they_went_in():
    """All five filters of a PNG, against pixels that were filtered here."""
    pixels_in = np.random.default_rng(1).integers(0, 256, (10, 7, 4), dtype=np.uint8)
    flat = pixels_in.reshape(10, 28).astype(int)
    rows = []
    for y in range(10):
        row = [y % 5]
        for x in range(28):
            left = flat[y, x - 4] if x >= 4 else 0
            up = flat[y - 1, x] if y else 0
            corner = flat[y - 1, x - 4] if y and x >= 4 else 0
            near = min((left, up, corner), key=lambda one: abs(left + up - corner - one))
            row.append((flat[y, x] - (0, left, up, (left + up) // 2, near)[y % 5]) % 256)
        rows.append(bytes(int(byte) for byte in row))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    packed = zlib.compress(b"".join(rows))
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", 7, 10, 8, 6, 0, 0, 0))
    data = chunk(b"IDAT", packed[:50]) + chunk(b"IDAT", packed[50:])
    png = b"\x89PNG\r\n\x1a\n" + head + data + chunk(b"IEND", b"")
    assert (rendering._decoded(png) == pixels_in[:, :, :3]).all()


def test_modes():
    table = table_at("wharf", 2, 3)
    told = io.StringIO()
    with redirect_stdout(told):
        for mode in (None, *MODES):
            Picture(mode).show(table)
        assert Picture("human").render(table) is None and Picture(None).render(table) is None
    assert told.getvalue() == Picture("ansi").render(table) + "\n"
    assert {mode: type(Picture(mode).render(table)) for mode in ("ansi", "svg", "rgb_array")} == {
        "ansi": str,
        "svg": str,
        "rgb_array": np.ndarray,
    }
    assert all(Picture(mode).svg(table) == svg(table) for mode in (None, *MODES))
    with pytest.raises(EntrepotError, match="rgb_array"):
        Picture("rgb")


def test_in_notebooks(game):
    from entrepot.lab import gymnasium, pettingzoo

    zoo = pettingzoo.Entrepot(game, 2)
    zoo.reset(seed=1)
    assert zoo._repr_svg_() == svg(zoo.table)
    gym = gymnasium.Entrepot(game, 2)
    gym.reset(seed=1)
    assert gym._repr_svg_() == svg(gym.table)


def test_a_missing_package_is_told(monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    table = table_at("wharf", 2, 3)
    assert svg(table)
    with pytest.raises(EntrepotError, match=r"pip install 'entrepot\[lab\]'"):
        Picture("rgb_array").render(table)


def test_many_pictures_in_one_document():
    """Ids of different pictures differ, as notebooks may put them into one page."""
    first, second = (set(re.findall(r' id="([^"]+)"', svg(table_at("mombasa", 2, moves)))) for moves in (0, 40))
    assert first and second and not first & second


def test_the_cascade():
    """Specificity, order, inheritance of variables, neighbours, mixtures; what a pointer needs is left out."""
    style = """
        :root { --a: light-dark(#010203, #fff); --b: var(--a) } /* .x { fill: red } */
        .x { fill: var(--b); font: 700 12px/1 serif } .x:hover { fill: red } @media (x) { .x { fill: blue } }
        .y>.x { --a: #0a0b0c; stroke: var(--a, red); font-size: 9px } .z+.x { opacity: .5 }
        :is(.y,.q) .w { fill: color-mix(in srgb,#000 50%,#fff) } .w { fill: red } .gone { display: none }
        .v { fill: color-mix(in srgb,rgb(255 0 0 / .5) 50%,transparent); stroke: var(--none, #123) }
    """
    symbol = '<symbol id="s" viewBox="0 0 1 1"><title>t</title><path fill="var(--a)"/></symbol>'
    sheet = drawing.Sheet([style], [f"<svg>{symbol}</svg>"])
    painter = drawing.Painter(sheet, ())
    painter.values = {**painter.values, drawing.FONT_UI: "sans"}
    made = painter.painted(
        '<g class="y"><rect class="z"/><rect class="x"><use href="#s"/></rect><g><rect class="x"/></g>'
        '<rect class="w"/><rect class="v"/><rect class="gone"/></g><use href="#s"/>'
    )
    group = ElementTree.fromstring(made)[0]
    z, x, inner, w, v = group
    assert z.attrib == {}
    assert {name: x.get(name) for name in ("fill", "stroke", "font-size", "font-weight", "font-family", "opacity")} == {
        "fill": "#010203",
        "stroke": "#0a0b0c",
        "font-size": "9px",
        "font-weight": "700",
        "font-family": "serif",
        "opacity": ".5",
    }
    assert "stroke" not in inner[0].attrib and inner[0].get("font-size") == "12px"
    assert w.get("fill") == "rgba(128,128,128,1)"
    assert v.get("fill") == "rgba(255,0,0,0.25)" and v.get("stroke") == "#123"
    uses = [part.get("href") for part in ElementTree.fromstring(made).iter("use")]
    defined = painter.definitions()
    assert (
        len(set(uses)) == 2 and 'fill="#010203"' in defined and 'fill="#0a0b0c"' in defined and "title" not in defined
    )
