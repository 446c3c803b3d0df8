"""The Iwakura Mission, the pairs of starting tiles, and the common goals."""

from __future__ import annotations

import pytest

from entrepot.games.nippon.actions import DESTINATIONS, TILES_A
from entrepot.games.nippon.box.tables import PAIRS, SHIP_CELLS, START_VP, TILE_B_GAIN
from entrepot.games.nippon.face.drawn.board.draft import ICONS, in_lines, pairs, pairs_of
from entrepot.games.nippon.face.drawn.board.goals import strip, strip_of
from entrepot.games.nippon.face.drawn.board.mission import berth, berth_of, pitch, top
from entrepot.games.nippon.face.drawn.parts import gain_items
from entrepot.paper.drawing import length
from entrepot.testing.scenes import arranged, by_place, inside, scene, symbols, texts
from tests.games.nippon.drawn.scenes import game
from tests.games.nippon.position import GREEN, PINK, PURPLE, position


def drawn(now, name):
    return inside(berth(berth_of(now, DESTINATIONS.index(name)), now.words))


def test_a_destination_shows_its_ships_tiles_and_expert() -> None:
    found = position(players=3).ship(PINK, "london").ship(PURPLE, "london")
    root = drawn(arranged(found), "london")
    assert symbols(root) == ["nz-dept-grey", "c-seat-1", "nz-ship", "c-seat-2", "nz-ship", "nz-expert-grey"]
    assert texts(root) == ["London", "1"]
    found.workers(GREEN, "expert grey")
    assert symbols(drawn(arranged(found), "london"))[-1] == "c-seat-0"


def test_ship_cells_not_in_use_are_pale() -> None:
    for players in (1, 2, 3, 4):
        root = drawn(scene(game(players, 1, 0)), "paris")
        assert sum(el.attrib.get("class") == "cell off" for el in root.iter()) == 4 - SHIP_CELLS[players]


def test_destinations_keep_to_their_frame() -> None:
    for height in (264, 242):
        assert top(5, height) + pitch(height) - 2.4 < height


# --- the pairs


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "ru", "uk", "pl"])
def test_every_pair_shows_both_its_tiles(players: int, lang: str) -> None:
    match = game(players, 4, 0)
    now, s = scene(match, lang), match.position.s
    found = pairs_of(now, 264)
    assert found is not None
    places = by_place(inside(pairs(found, now.words)))
    assert len(places) == PAIRS[players]
    for n in range(int(PAIRS[players])):
        el = places[f"pair-{n + 1}"]
        assert str(int(START_VP[s.pair_a[n]])) in texts(el) and ICONS[TILES_A[s.pair_a[n]]] in symbols(el)
        for _, count in gain_items(int(TILE_B_GAIN[s.pair_b[n]])):
            assert count == 1 or str(count) in texts(el)
        assert "legal" in el.attrib["class"]


def test_the_pairs_lie_there_only_while_one_is_chosen() -> None:
    match = game(3, 4, 0)
    match.take(match.actors[0], "pair:2")
    for _ in range(40):
        now = scene(match)
        found = pairs_of(now, 264)
        assert (found is not None) == (now.view.asked == "draft")
        if found:
            assert 'class="gone"' in pairs(found, now.words)
        match.take(match.actors[0], match.legal(match.actors[0])[0])
    assert set(ICONS) == set(TILES_A)


def test_words_break_into_lines_that_keep_to_their_room() -> None:
    lines = in_lines("a worker of your choice from the bag", 11, 100)
    assert " ".join(lines) == "a worker of your choice from the bag"
    assert len(lines) > 1 and all(length(line, 11, bold=False) <= 100 for line in lines)


# --- the common goals


def test_goals_are_shown_only_when_they_are_played_with() -> None:
    assert strip_of(scene(game(4, 1, 0))) is None and strip_of(scene(game(1, 1, 0))) is None
    found = strip_of(scene(game(4, 1, 0, goals="on")))
    assert found is not None and [len(row) for row in found.goals] == [3, 3, 3]
    assert found.leaders == (((),) * 3,) * 3


def test_leaders_and_rewards_are_shown() -> None:
    found = position(players=2, goals="on").common_goals(1, "science").common_goals(2, "contracts")
    found.common_goals(3, "influence").marker(GREEN, "science", 5).marker(PINK, "science", 5)
    now = arranged(found)
    strip_now = strip_of(now)
    assert strip_now is not None and strip_now.leaders[0] == ((GREEN, PINK),) and strip_now.best[0] == (5,)
    root = inside(strip(strip_now, now.words))
    labels = [el.attrib["aria-label"] for el in root.iter() if el.attrib.get("role") == "img"]
    assert len(labels) == 3 and labels[0] == now.words.noun("common-science")
    assert {"5", "–", "8", "3", "6"} <= set(texts(root))
    assert {"nz-step-science", "nz-step-mining", "nz-step-finance"} <= set(symbols(root))
