"""The drawn board: every place is there, says what can be done, and shows what stands on it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import entrepot
from entrepot.games.yokohama.actions import AREAS
from entrepot.games.yokohama.box.tables import COMPONENTS
from entrepot.games.yokohama.face.drawn.board.area import Standing, crowd, pieces
from entrepot.games.yokohama.face.drawn.board.centre import centre, corner
from entrepot.games.yokohama.face.drawn.parts import LAYOUT
from entrepot.games.yokohama.record import NOBODY
from entrepot.games.yokohama.rules.action import power
from entrepot.games.yokohama.words import words
from entrepot.paper.face import Act, Scene
from entrepot.paper.svg import fill
from entrepot.testing.scenes import by_place, scene, tree, walk
from tests.games.yokohama.drawn.scenes import game

FACE = Path(__file__).parents[4] / "entrepot" / "games" / "yokohama" / "face"
ON_BOARD = ("area-", "port-", "lab-", "church-", "customs-", "site-", "house-", "token-")
EDITIONS = [(2, "original"), (2, "synapses"), (3, "original"), (3, "synapses"), (4, "original"), (4, "synapses")]


def test_ids_are_unique_and_nothing_is_styled_inline() -> None:
    root = tree(centre(scene(game(4, 8, 200))))
    ids = [el.attrib["id"] for el in root.iter() if "id" in el.attrib]
    assert len(ids) == len(set(ids))
    for el in root.iter():
        assert "style" not in el.attrib and not any(name.startswith("on") for name in el.attrib)


def test_symbols_and_classes_exist() -> None:
    """What the board uses is in a sprite or among its own outlines, and the style has colours of the tokens only."""
    markup = str(fill(*vars(centre(scene(game(4, 8, 200)))).values()))
    sprite = (FACE / "yokohama.svg").read_text(encoding="utf-8")
    for symbol in set(re.findall(r'href="#([^"]+)"', markup)):
        assert symbol.startswith("c-") or f'id="{symbol}"' in sprite + markup, symbol
    for id in re.findall(r'id="(bk-[^"]+)"', markup):
        assert f'id="{id}"' not in sprite
    assert not re.search(r"#[0-9a-f]{3,8}\b|rgb\(", (FACE / "yokohama.css").read_text(encoding="utf-8"))
    assert not re.search(r'"#[0-9a-f]{3,8}"|rgb\(', markup)


def test_the_boxed_column_is_the_power_after_the_move() -> None:
    """The president is put where it could go, and the rules count the power there."""
    seen = 0
    for seed in range(3):
        match = entrepot.new("yokohama", players=4, seed=seed)
        for _ in walk(match, seed, 160):
            now, player = scene(match), match.actors[0]
            if now.view.asked not in ("moving", "walking"):
                continue
            found = by_place(tree(centre(now)))
            for where, offered in now.acts.items():
                if where == "area-canal" or not any(act.name.startswith(("put:", "step:")) for act in offered):
                    continue
                boxed = found[where].find("rect[@class='will']")
                assert boxed is not None
                first, pitch = LAYOUT["card"]["columns_port" if "port_" in where else "columns"]
                area = AREAS.index(where.removeprefix("area-"))
                s = match.at(len(match.moves)).position.s
                s.president[player] = area
                assert round((float(boxed.attrib["x"]) - first) / pitch + 1.5) == power(s, player, area)
                seen += 1
    assert seen > 20


def test_placing_uses_no_power() -> None:
    match = entrepot.new("yokohama", players=3, seed=1)
    for _ in walk(match, 1, 60):
        if match.view(match.actors[0]).asked == "placing":
            break
    assert 'class="will"' not in fill(*vars(centre(scene(match))).values())


def test_what_lies_on_a_card_that_can_be_pressed_belongs_to_the_card() -> None:
    now = scene(game(4, 2, 10))
    whole = Scene(now.view, now.words, (), now.viewer, (), {"area-bank": (Act(("place:bank",)),)})
    found = by_place(tree(centre(whole)))
    assert "site-bank-1" not in found and "token-bank" not in found
    assert "site-church-1" in found and "token-church" in found


def test_pieces_are_told_by_their_owner_and_their_number() -> None:
    match = game(4, 6, 150)
    s = match.position.s
    drawn = {el.attrib["data-piece"]: el for el in tree(centre(scene(match))).iter() if "data-piece" in el.attrib}
    for player in range(4):
        assert (f"president-{player}" in drawn) == (s.president[player] != NOBODY)
        for area, name in enumerate(AREAS):
            count = s.assistants[player, area]
            piece = drawn.get(f"assistants-{player}-{name}")
            assert (piece is not None) == (count > 0)
            if piece is not None:
                texts = [el.text for el in piece.iter() if el.tag == "text"]
                assert texts == ([str(count)] if count > 1 else [])
            assert sum(f"shop-{player}-{name}-{n}" in drawn for n in range(1, 5)) == sum(
                s.shops[area, n] == player for n in range(4)
            )


def test_a_crowd_closes_up_and_is_kept_in_its_row() -> None:
    few = Standing(8, (0,), False, (1, 0, 0, 0))
    many = Standing(8, (0, 1, 2), True, (4, 3, 2, 5))
    assert "scale" not in pieces(few)
    scale = float(re.findall(r"scale\(([\d.]+)\)", pieces(many))[0])
    assert crowd(many, 3, 14) * scale <= LAYOUT["card"]["pieces"][2] + 1


def test_a_draft_is_ringed() -> None:
    match = game(4, 2, 10)
    now = scene(match)
    match.position.s.assistants[now.viewer or 0, AREAS.index("bank")] = 2
    drafted = scene(match, drafted=frozenset({"area-bank", "site-bank-2"}))
    drawing = centre(drafted)
    assert 'class="draft"' in drawing.parts["part-pieces-bank"]
    assert re.search(r'class="(place )?site drafted', drawing.parts["part-area-bank"])
    assert 'class="draft"' not in drawing.parts["part-pieces-church"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_lie_inside_the_frame_and_apart(players: int) -> None:
    rows = COMPONENTS["areas"]["layout"][f"rows_{players}"]
    table, card = LAYOUT["players"][str(players)], LAYOUT["card"]
    boxes = [corner(players, n) for n in range(sum(rows))]
    width, height = card["width"] * table["scale"], card["height"] * table["scale"]
    for x, y in boxes:
        assert 6 < x and x + width < 884 and table["chart"] + 6 < y and y + height < 692
    for n, (x, y) in enumerate(boxes):
        for x2, y2 in boxes[n + 1 :]:
            assert abs(x - x2) > width or abs(y - y2) > height


def test_names_are_squeezed_and_never_cut() -> None:
    for lang in ("en", "ru", "uk", "pl"):
        parts = centre(scene(game(4, 1, 0), lang)).parts
        for name in AREAS:
            assert words(lang).noun(f"area-{name}").split()[0] in parts[f"part-area-{name}"]
    squeezed = centre(scene(game(4, 1, 0), "ru")).parts["part-area-fishing_ground_1"]
    assert 'textLength="105.4"' in squeezed and "Рыболовный причал I<" in squeezed


def test_a_spectator_and_the_past_have_nothing_to_press() -> None:
    match = game(3, 4, 90)
    seen = Scene(match.view(), words("en"), (), None, match.actors)
    root = tree(centre(seen))
    assert not [el for el in root.iter() if "tabindex" in el.attrib or "data-acts" in el.attrib]
    assert root[0].attrib["role"] == "group" and root[0].attrib["aria-label"]
