"""What a preview shows over the board."""

from __future__ import annotations

from entrepot.games.nippon.face.drawn.board.centre import centre
from entrepot.games.nippon.face.drawn.board.ghost import SHOWN, ghost
from entrepot.games.nippon.face.drawn.face import FACE
from entrepot.paper.face import Scene
from entrepot.testing.scenes import arranged, inside, symbols, texts
from tests.games.nippon.position import GREEN, PINK, Position, position


def tried(found: Position, action: str, goals: bool = False) -> Scene:
    """The position while an action is previewed."""
    now = arranged(found)
    return arranged(found, course=(FACE.place(now.view, action),), tried=(action,))


def only_the_ghost_differs(found: Position, action: str) -> None:
    """The places under the pointer stay as they are."""
    plain, drawn = centre(arranged(found)).parts, centre(tried(found, action)).parts
    assert [id for id in drawn if drawn[id] != plain[id]] == ["part-ghost"]
    assert plain["part-ghost"] == ""


def test_the_token_and_the_one_that_has_to_leave() -> None:
    found = position(players=4).factory(GREEN, "cotton_1a", goods=3).demand("kyoto_n", "cotton")
    found.influence(PINK, "kyoto_n", 2).acting("markets")
    root = inside(ghost(tried(found, "supply_3:kyoto_n"), 103, 264))
    assert texts(root) == ["3", "2"] and symbols(root) == ["c-seat-0", "c-seat-1"]
    only_the_ghost_differs(found, "supply_3:kyoto_n")


def test_an_empty_cell_pushes_nobody_out() -> None:
    found = position(players=4).factory(GREEN, "paper_1a", goods=3).demand("sendai_s", "paper").acting("markets")
    root = inside(ghost(tried(found, "supply_2:sendai_s"), 125, 242))
    assert texts(root) == ["2"] and not [el for el in root.iter() if el.attrib.get("class") == "course"]


def test_the_train_and_the_ship() -> None:
    found = position(players=3).supply(GREEN, iron=6).acting("trains")
    assert symbols(inside(ghost(tried(found, "train:north_1"), 103, 264))) == ["c-seat-0", "nz-train"]
    only_the_ghost_differs(found, "train:north_1")
    found = position(players=2).ship(PINK, "berlin").supply(GREEN, iron=6).acting("ships")
    assert symbols(inside(ghost(tried(found, "ship:berlin"), 103, 264))) == ["c-seat-0", "nz-ship"]
    only_the_ghost_differs(found, "ship:berlin")


def test_nothing_is_shown_of_anything_else() -> None:
    found = position(players=2).supply(GREEN, 9)
    assert ghost(arranged(found), 103, 264) == "" and SHOWN == FACE.shown
    assert ghost(tried(found, "act:science"), 103, 264) == ""
