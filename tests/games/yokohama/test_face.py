"""Yokohama in text: every language says everything, own secrets are shown and others' are not."""

import re

import pytest

import entrepot
from entrepot.games.yokohama.actions import AREAS, GOODS
from entrepot.games.yokohama.box.tables import ORDER_GOODS
from entrepot.games.yokohama.face import signs, text_face
from entrepot.paper.words import LANGUAGES
from entrepot.testing.scenes import course, rendered
from tests.games.yokohama.position import position

TEXT = text_face()
MOMENTS = (0, 3, 40, 150, 400)


def matches(seed=1, players=2, **options):
    return course("yokohama", players, seed, *MOMENTS, options=tuple(options.items()))


GAMES = [
    {"players": 2},
    {"players": 3, "rewards": "on", "free_agents": "on"},
    {"players": 4, "edition": "original", "agents": "replace"},
]


@pytest.mark.slow
@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(options["players"]))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_is_shown_in_every_language(lang, options):
    words = TEXT.words(lang)
    for match in matches(**options):
        for viewer in (0, None):
            shown = rendered(TEXT.position(match.view(viewer), words), 100)
            assert max(map(len, shown.splitlines())) <= 100
            assert "…" not in shown and not re.search(r"[{}$]|label-|area-|piece-", shown)
            for n, area in enumerate(AREAS):
                assert (words.noun(f"area-{area}").split()[0] in shown) or not (match.view().in_play >> n) & 1


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_into_eighty_columns(lang):
    for match in matches(players=4):
        shown = rendered(TEXT.position(match.view(0), TEXT.words(lang)), 80)
        assert max(map(len, shown.splitlines())) <= 80 and "…" not in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_good_has_a_letter_of_its_own(lang):
    letters = [signs.letter(kind, TEXT.words(lang)) for kind in (*GOODS, "import")]
    assert len(set(letters)) == len(letters)


def test_own_orders_are_shown_and_others_are_not():
    words = TEXT.words("en")
    p = position(players=3).orders(0, 29, 5).orders(1, 36, 12, 1)
    own, others = ("4f → 6★ ⚑DE", "1c+2s+2t → 10★ ⚑GB"), ("2t+2f →", "4t →", "2s+1t →")
    by_viewer = [rendered(TEXT.position(view_of(p, viewer), words)) for viewer in (0, 1, 2)]
    assert all(order in by_viewer[0] for order in own) and all(order in by_viewer[1] for order in others)
    for viewer, hidden in ((0, others), (1, own), (2, (*own, *others))):
        assert not any(order in by_viewer[viewer] for order in hidden)
    assert "orders in hand: 3" in by_viewer[0] and "orders in hand: 2" in by_viewer[1]


def view_of(p, viewer):
    return entrepot.View(p.inner.back.game, bytes(p.inner.view(viewer).record), viewer)


def test_pieces_stand_where_they_are():
    p = position(players=2).layout("bank").president(0, "bank").assistants(0, "bank", 2).assistants(1, "bank", 1)
    p = p.shop(1, "bank", 2).trading_house(0, "bank").tile("bank", 1).token("bank", yen=5, vp=1).station("bank")
    shown = rendered(TEXT.position(view_of(p, 0), TEXT.words("en")))
    corner = [line.split("│")[1].strip() for line in shown.splitlines() if line.startswith("│")][:7]
    assert corner == [
        "Bank", "● ♚ ♙2", "▲ ♙1", "⌂ 5★ | ▲ | 1i+1★ |", "1★+2↑", "Π ●", "⑤ ¥5+1★",
    ]  # fmt: skip
    assert "⊕ +1" in shown


def test_a_player_s_box_tells_everything_public():
    p = position(players=2).yen(1, 7).vp(1, 12).imports(1, 2).goods(1, copper=3, fish=1)
    p = p.technologies(1, "tram", "ball").completed(1, 29).agents(1, germany=1)
    shown = rendered(TEXT.position(view_of(p, 0), TEXT.words("en")))
    for said in ("12★  ¥7  3c  0s  0t  1f  2i", "8 (Ball, Tram)", "1 (#29⚑DE)", "DE 1", "hand: ♙8 ⌂2 Π0"):
        assert said in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_offered_can_be_remarked_and_previewed(lang):
    words = TEXT.words(lang)
    verbs = set()
    for match in matches(players=3, seed=4):
        for player in match.actors:
            view = match.view(player)
            for action in match.legal(player):
                verbs.add(action.partition(":")[0])
                assert "…" not in TEXT.remark(view, action, words)
                for line in TEXT.changes(view, match.preview(player, action), words):
                    assert line and not re.search(r"[{}$\[\]]", line)
    assert "keep" in verbs


def test_remarks_tell_the_card_the_reward_and_the_price():
    words = TEXT.words("en")
    p = position(players=2).port("a1", 29).laboratory("a3", "exposition").orders(0, 5)
    view = view_of(p, 0)
    assert TEXT.remark(view, "take:a1", words) == "4f → 6★ ⚑DE"
    assert TEXT.remark(view, "learn:a3", words).startswith("Exposition 5 ⚑")
    assert "+1: Gain 10 VP at once." in TEXT.remark(view, "learn:a3", words)
    assert TEXT.remark(view, "order:order_5", words) == ""  # its name tells what it shows
    assert TEXT.remark(view, "customs:2", words) == "1i → ¥2+4★"
    assert TEXT.remark(view, "church:3", words) == "faith 6 → 5★+2↔"
    assert [TEXT.remark(view, f"hire:{piece}", words) for piece in ("assistant", "shop", "trading_house")] == [
        "",
        "¥2",
        "¥4",
    ]
    assert TEXT.remark(view, "buy:import", words) == "¥4"
    assert TEXT.remark(view, "place:bank", words) == ""


def test_a_preview_is_told_by_what_changes():
    match = entrepot.new("yokohama", players=2, seed=1, first="0")
    for player in match.actors:
        match.take(player, match.legal(player)[0])
    lines = TEXT.changes(match.view(0), match.preview(0, "place:bank"), TEXT.words("en"))
    assert lines == ["Blue: assistants, Bank 0 → 1", "Blue: hand, assistants 8 → 7"]


def test_an_order_is_told_with_the_goods_of_the_components():
    assert signs.goods(ORDER_GOODS[27], TEXT.words("en")) == "1c+1s+2f"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_adds_up(lang):
    match = matches(players=3)[-1]
    lines = rendered([TEXT.sheet(match.view(), TEXT.words(lang))], 80).splitlines()
    rows = [map(int, re.findall(r" (\d+)(?= )", line)) for line in lines if re.search(r"\d +$", line)]
    columns = list(zip(*rows, strict=True))
    ranked = sorted(zip(match.result.ranks, match.result.scores, strict=True))
    assert [rank for rank, _ in ranked] == [1, 2, 3]
    assert [(sum(points), total) for *points, total in columns] == [(score, score) for _, score in ranked]
