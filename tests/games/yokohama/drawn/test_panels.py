"""Panels, the hand and the right column."""

import re
import statistics
import time

import pytest

from entrepot.games.yokohama.box.tables import ORDER_GOODS
from entrepot.games.yokohama.face.drawn.board.side import side
from entrepot.games.yokohama.face.drawn.player.panels import panels
from entrepot.paper.face import Act
from entrepot.paper.words import LANGUAGES
from tests.games.yokohama.drawn.whole import drawn, offers, played, scene, until

ROWS = ("<header>", 'class="res"', 'class="row"', 'class="pcs"', 'class="own"')


def panel(match, seat, viewer=0, lang="en"):
    return str(panels(scene(match, viewer, lang)).parts[f"part-panel-{seat}"])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_viewers_panel_comes_first_then_the_others_in_turn_order(players, viewer):
    html = drawn(panels(scene(played(players, 3, 30), viewer)))
    found = [int(n) for n in re.findall(r'<section id="part-panel-(\d)"', html)]
    assert found == [((viewer or 0) + n) % players for n in range(players)]


def test_every_panel_has_the_same_rows():
    match = played(4, 3, 60)
    for seat in range(4):
        at = [panel(match, seat).find(row) for row in ROWS]
        assert -1 not in at and at == sorted(at)


def test_a_panel_shows_the_numbers_of_the_record():
    match = played(3, 3, 60)
    s = match.position.s
    s.yen[1], s.imports[1], s.vp[1] = 37, 23, 81
    s.hand[1, 0], s.warehouse[1, 0] = 11, 9
    html = panel(match, 1)
    assert '<span class="score">' in html and "<b>81</b>" in html
    assert "<b>37</b>" in html and "<b>23</b>" in html
    assert "<span>11</span><span>9</span>" in html


def test_used_agents_are_told_apart_from_fresh_ones():
    match = played(3, 3, 60)
    s = match.position.s
    s.agents[0, 2], s.used_agents[0, 2] = 1, 1
    html = panel(match, 0)
    assert html.count('class="ag used"') == 1 and "French agent, used" in html
    assert 'data-el="agent-france"' in html


def test_only_the_viewer_sees_a_hand():
    match = played(4, 3, 60)
    for seat in range(4):
        assert ('class="hand"' in panel(match, seat, 2)) == (seat == 2)
        assert 'class="hand"' not in panel(match, seat, None)


def test_an_order_is_ready_or_says_what_it_lacks():
    match = played(3, 3, 60)
    s = match.position.s
    for n in range(3):
        s.orders[0, n] = -1
    s.orders[0, 0] = 4
    for good in range(4):
        s.goods[0, good] = ORDER_GOODS[4, good]
    assert 'class="ready"' in panel(match, 0)
    short = next(good for good in range(4) if ORDER_GOODS[4, good])
    s.goods[0, short] -= 1
    html = panel(match, 0)
    assert 'class="ready"' not in html and "needs 1<svg" in html


def test_the_dealt_orders_can_be_kept_in_the_hand():
    match = played(4, 3)
    found = scene(match, 2)
    cards = [match.position.s.dealt[2, n] + 1 for n in range(2)]
    shown = offers(str(panels(found).parts["part-panel-2"]))
    assert shown == {f"order-{n}": f"keep:order_{n}" for n in cards}


@pytest.mark.parametrize("kind", ["any_goods", "hiring", "spending", "chinatown"])
def test_goods_and_pieces_glow_in_ones_own_panel(kind):
    match = until(played(4, 11), kind)
    viewer = match.actors[0]
    found = scene(match, viewer)
    parts = panels(found).parts
    own = offers(str(parts[f"part-panel-{viewer}"]))
    assert own == {place: "|".join(act.name for act in acts) for place, acts in found.acts.items()}
    others = [str(part) for name, part in parts.items() if name != f"part-panel-{viewer}"]
    assert not any("data-acts" in html for html in others)


def test_achievements_show_progress_and_glow():
    match = played(3, 3, 30)
    s = match.position.s
    s.achievement[0], s.achieved[0] = 0, 0  # five copper
    s.goods[0, 0] = 3
    found = scene(match, 0)
    acts = {"achievement-a": (Act(("achieve:a",)),)}
    glowing = type(found)(found.view, found.words, found.seats, 0, (0,), acts)
    html = str(side(found).parts["part-achievements"])
    assert "3 of 5" in html and html.count('class="sp"') == 9
    assert offers(str(side(glowing).parts["part-achievements"])) == {"achievement-a": "achieve:a"}
    s.achieved[0] = 0b010
    html = str(side(scene(match, 0)).parts["part-achievements"])
    assert html.count('class="sp on"') == 1 and html.count('class="sp"') == 8
    assert "of 5" not in str(side(scene(match, None)).parts["part-achievements"])


def test_reward_tokens_are_shown_only_with_their_module():
    on, off = (played(3, 3, 30, rewards=choice) for choice in ("on", "off"))
    assert drawn(side(scene(on))).count('data-el="reward-') == 4
    assert 'data-el="reward-' not in drawn(side(scene(off)))


def test_the_meters_count_towards_the_end():
    match = played(4, 3, 30)
    s = match.position.s
    for n in range(8):
        s.church[n] = 1 if n < 5 else -1
    s.hand[2, 2] = s.warehouse[2, 2] = 0
    html = str(side(scene(match)).parts["part-ending"])
    assert "<b>5</b><i>/6</i>" in html and "<b>4</b><i>/4</i>" in html
    s.last_round = s.round
    assert "The final round begins" in str(side(scene(match)).parts["part-ending"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_panels_are_drawn_in_every_language(lang):
    html = drawn(panels(scene(played(4, 3, 120), 1, lang))) + drawn(side(scene(played(4, 3, 120), 1, lang)))
    assert not re.search(r"face-\w|\{|\$", html)


def test_what_a_legal_place_would_do_is_named():
    match = until(played(4, 11), "any_goods")
    found = scene(match, match.actors[0])
    html = drawn(panels(found))
    for label in re.findall(r'role="button" aria-label="([^"]*)"', html):
        assert "Gain" in label


def test_panels_and_side_are_quick():
    found = scene(played(4, 3, 120), 0)
    panels(found), side(found)
    times = []
    for _ in range(60):
        start = time.perf_counter()
        panels(found), side(found)
        times.append(time.perf_counter() - start)
    assert statistics.median(times) < 0.0015 * 3  # three times the aim, for a busy machine


def test_who_is_to_move_reads_that_it_is_their_turn():
    match = played(2, 3, 60)
    found = {lang: panel(match, match.actors[0], match.actors[0], lang) for lang in LANGUAGES}
    for lang, said in {"en": "your turn", "ru": "ваш ход", "uk": "ваш хід", "pl": "twoja tura"}.items():
        assert f"<span>{said}</span>" in found[lang]
