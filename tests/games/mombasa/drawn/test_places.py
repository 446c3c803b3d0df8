"""Where actions are done, the icons of the prompt bar, and the picture on the start page."""

from __future__ import annotations

from pathlib import Path

import pytest

import entrepot
from entrepot.games.mombasa.actions import CARDS, CATALOGUE, SLOTS
from entrepot.games.mombasa.decisions import AGENDA
from entrepot.games.mombasa.face.drawn.board.picture import picture
from entrepot.games.mombasa.face.drawn.places import BUTTONS, SEALS, button, place, seal, shelf
from entrepot.games.mombasa.record import NOBODY
from entrepot.testing.scenes import inside, symbols
from tests.games.mombasa.position import BLUE, position

FACE = Path(__file__).parents[4] / "entrepot" / "games" / "mombasa" / "face"
NOWHERE = {
    "leave", "ready", "reconsider", "end", "pay", "collect", "cash", "tier", "share", "diamonds", "stop",
}  # fmt: skip


NO_CARD = "plus:diamond"  # a slot without a card takes no tile


def with_plus(laid: int = NOBODY) -> entrepot.View:
    """Blue has the +1 good tile, beside the slots or in one of them, and goods in all slots but the first."""
    found = position(4).bonus_tile(BLUE, "good")
    for slot in range(1, len(SLOTS)):
        found.s.slot[BLUE, slot] = CARDS.index("coffee_1")
    found.s.jar[BLUE], found.s.plus = 0, laid
    return entrepot.View(found.inner.back.game, bytes(found.inner.view(BLUE).record), BLUE)


def test_every_action_has_a_place_or_is_a_button_with_an_icon() -> None:
    view = with_plus()
    for name in CATALOGUE.names:
        verb = name.partition(":")[0]
        where = place(view, name)
        assert (where is None) == (verb in NOWHERE or name == NO_CARD), name
        assert where or verb == "pay" or name == NO_CARD or button(name), name


@pytest.mark.parametrize(
    "action, where",
    [
        ("rest:coffee_1", "hand-coffee_1"),
        ("lay:b07", "hand-b07"),
        ("sell:cotton_2", "hand-cotton_2"),
        ("goods:diamond", "slot-diamond"),
        ("plus:2", "slot-2"),
        ("bookkeeper:book", "slot-book"),
        ("bookkeeper:tile", "bonus-bookkeeper"),
        ("merchant:tile", "bonus-merchant"),
        ("expand:cairo", "company-cairo"),
        ("enter:x1", "region-x1"),
        ("post_from:cairo_3", "base-cairo_3"),
        ("post_to:mombasa_1", "base-mombasa_1"),
        ("remove:cape_town_2", "base-cape_town_2"),
        ("step:saint_louis", "track-saint_louis"),
        ("track:cairo", "track-cairo"),
        ("buy:left_1", "display-left_1"),
        ("buy_cheaper:right_4", "display-right_4"),
        ("take:b3", "book-b3"),
        ("mark:c_2", "space-c_2"),
        ("turn_over:start", "shelf-start"),
        ("shelve:15", "shelf-15"),
        ("walk", "shelf-start"),
        ("book:2", "taken-2"),
        ("tile:st10", "tile-st10"),
        ("recover:1", "recovery-1"),
    ],
)
def test_a_place_is_named_by_the_noun(action: str, where: str) -> None:
    assert place(with_plus(), action) == where


def test_a_slot_is_the_place_of_the_tile_only_if_it_takes_it() -> None:
    assert place(with_plus(), "plus:2") == "slot-2"
    assert place(with_plus(), NO_CARD) is None
    assert place(with_plus(laid=1), "plus:2") is None
    assert place(entrepot.new("mombasa", players=4, seed=1).view(0), "plus:2") is None


def test_the_ink_jar_walks_to_the_next_book() -> None:
    assert [shelf(jar) for jar in (1, 2, 16)] == ["shelf-start", "shelf-1", "shelf-15"]


def test_every_decision_has_a_seal_of_the_sprites() -> None:
    assert set(SEALS) == {*AGENDA.asks, "over"}
    sprite = (FACE / "mombasa.svg").read_text(encoding="utf-8")
    common = (FACE.parents[2] / "paper" / "common.svg").read_text(encoding="utf-8")
    for icon in (*SEALS.values(), *BUTTONS.values()):
        assert f'id="{icon}"' in sprite + common
    assert seal(entrepot.new("mombasa", players=3, seed=1).view(0)) == "mb-recovery"


def test_the_picture_shows_the_board() -> None:
    drawn = picture()
    assert len(symbols(inside(drawn))) == 8
