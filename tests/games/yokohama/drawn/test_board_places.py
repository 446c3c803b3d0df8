"""Where actions are done, and the icons of the prompt bar."""

from __future__ import annotations

from pathlib import Path

import pytest

import entrepot
from entrepot.games.yokohama import decisions
from entrepot.games.yokohama.actions import AREAS, CATALOGUE
from entrepot.games.yokohama.decisions import AGENDA
from entrepot.games.yokohama.face.drawn.board.picture import picture
from entrepot.games.yokohama.face.drawn.places import BUTTONS, SEALS, button, place, seal
from tests.games.yokohama.position import BLUE, position

FACE = Path(__file__).parents[4] / "entrepot" / "games" / "yokohama" / "face"
NOWHERE = {"university", "spinning_mill", "done", "stop", "recall", "imports", "go_on"}


def test_every_action_has_a_place_or_is_a_button_with_an_icon() -> None:
    view = entrepot.new("yokohama", players=4, seed=1).view(0)
    for name in CATALOGUE.names:
        verb = name.partition(":")[0]
        where = place(view, name)
        assert (where is None) == (verb in NOWHERE), name
        assert where or button(name), name


@pytest.mark.parametrize(
    "action, where",
    [
        ("keep:order_14", "order-14"),
        ("order:order_2", "order-2"),
        ("place_two:bank", "area-bank"),
        ("take:a3", "port-a3"),
        ("learn:b6", "lab-b6"),
        ("church:8", "church-8"),
        ("buy:import", "good-import"),
        ("spend:yen", "good-yen"),
        ("hire:shop", "piece-shop"),
        ("lift:hand", "piece-assistant"),
        ("lift:church", "area-church"),
        ("achieve:b", "achievement-b"),
        ("reward:usa", "reward-usa"),
    ],
)
def test_a_place_is_named_by_the_noun(action: str, where: str) -> None:
    assert place(entrepot.new("yokohama", players=4, seed=1).view(0), action) == where


def test_a_decision_knows_its_area() -> None:
    match = entrepot.new("yokohama", players=4, seed=1)
    bank, church = AREAS.index("bank"), AREAS.index("church")
    cases = {
        ("building", bank, 0): {"shop:3": "site-bank-3", "trading_house": "house-bank"},
        ("token", bank, 0): {"token": "token-bank"},
        ("recovery", bank, 0): {"leave": "area-bank"},
        ("act_where", bank, church): {"act:president": "area-bank", "act:agent": "area-church"},
        ("assistant", 1, 0): {"assistant:area": "area-customs_house", "assistant:hand": "piece-assistant"},
    }
    for (kind, first, second), expected in cases.items():
        s = match.position.s
        for column, value in enumerate((decisions.KINDS.index(kind), first, second)):
            s.agenda[s.depth - 1, column] = value
        view = match.view(0)
        assert {action: place(view, action) for action in expected} == expected


def test_the_station_is_where_its_token_lies() -> None:
    s = position(players=3).to_move(BLUE, "moving").s
    s.station = AREAS.index("bank")
    match = entrepot.new("yokohama", players=3, seed=1)
    match.position.record[:] = s.buffer
    assert place(match.view(0), "station") == "area-bank"


def test_every_decision_has_a_seal_of_the_sprites() -> None:
    assert set(SEALS) == {*AGENDA.asks, "over"}
    sprite = (FACE / "yokohama.svg").read_text(encoding="utf-8")
    for icon in (*SEALS.values(), *BUTTONS.values()):
        assert icon.startswith("c-") or f'id="{icon}"' in sprite
    assert seal(entrepot.new("yokohama", players=3, seed=1).view(0)) == "yk-order"


def test_the_picture_shows_the_board() -> None:
    drawn = picture()
    assert drawn.count('class="edge"') == 18
