"""Previews: what is paid, what the act is about, what is gained, and the closing note."""

import re

from entrepot.engine.match.view import View
from entrepot.games.nippon.face.drawn.telling.rows import rows
from entrepot.games.nippon.game import GAME
from entrepot.games.nippon.rules.consolidation import may_keep
from entrepot.games.nippon.words import words
from tests.games.nippon.position import GREEN, PINK, position

WORDS = words("en")


def seen(found):
    return View(GAME, bytes(found.s.buffer), GREEN)


def named(html):
    """Words, with the label of each icon in brackets."""
    text = re.sub(r'<svg[^>]*aria-label="([^"]*)"[^>]*>.*?</svg>', r"[\1]", str(html))
    return re.sub(r"<[^>]+>", "", re.sub(r"<svg[^>]*>.*?</svg>", "", text)).strip()


def preview(found, action):
    before = seen(found)
    found.take(action)
    return [(named(row.label), named(row.amount), row.kind) for row in rows(before, seen(found), (action,), WORDS)]


def test_steps_show_the_price_the_track_and_what_is_passed():
    found = position(3).supply(GREEN, money=3).marker(GREEN, "mining", 6).acting("mining")
    assert preview(found, "steps:2") == [
        ("you pay", "−[−¥3]", "sure"),
        ("mining", "6 → 8", "sure"),
        ("releases token", "5", "sure"),
    ]


def test_a_supply_shows_whom_it_drives_out_and_what_the_region_may_give():
    found = position(4).factory(GREEN, "lenses_1a", goods=2).demand("osaka_n", "lenses")
    found.influence(PINK, "osaka_n", 3).influence(GREEN, "kyoto_n", 5).acting("markets")
    assert preview(found, "supply_2:osaka_n") == [
        ("you pay", "−2 [−2 × lenses]", "sure"),
        ("replaces", "[Pink] 3", "sure"),
        ("your token", "4", "sure"),
        ("the region gives", "+2 [+2 silk] or +[+2 VP]", "may"),
        ("you in Kansai", "5 → 9", "sure"),
    ]


def test_hiring_shows_what_it_means_for_the_consolidation():
    found = position(3).workers(GREEN, "red").hiring("science", "white", "red").supply(GREEN, money=9)
    found.take("act:science")
    assert preview(found, "hire:white")[0] == ("future salaries", "3 → 6", "sure")
    found = position(3).workers(GREEN, "red", "red", "red").hiring("science", "white", "red").supply(GREEN, money=9)
    found.take("act:science")
    assert ("consolidation bonus", "1[Research]", "sure") in [
        (label, amount.replace(" ", ""), kind) for label, amount, kind in preview(found, "hire:white")
    ]


def test_an_action_shows_who_can_be_hired_and_how_often():
    found = position(3).hiring("machines", "white", "red").supply(GREEN, money=9).factory(GREEN, "cotton_3a")
    assert preview(found, "act:machines") == [
        ("activations", "1–3", "sure"),
        ("hire one of", "[white worker] [red worker]", "sure"),
    ]


def test_a_machine_raises_the_output():
    found = position(3).supply(GREEN, money=5, iron=1).factory(GREEN, "cotton_3a").acting("machines")
    found = preview(found, "machine:1_right")
    assert ("output", "1 → 2", "sure") in found and ("you pay", "−[−¥5] −1 [−1 iron]", "sure") in found


def test_goods_that_do_not_fit_are_told():
    found = position(3).supply(GREEN, coal=9).factory(GREEN, "cotton_3a", "paper_2a", goods=3, machines=2)
    assert ("no room for", "2 [2 × cotton]", "sure") in preview(found.acting("production"), "produce:1")


def test_a_factory_says_what_it_does():
    found = position(3).supply(GREEN, money=6).marker(GREEN, "science", 3).available("paper_2a", "cotton_2a")
    found = preview(found.acting("factory"), "build:cotton_2")
    assert found[-1] == ("Once: 3 silk", "", "note") and ("you gain", "+3 [+3 silk]", "sure") in found


def test_a_train_without_a_token_has_no_influence():
    found = position(3).supply(GREEN, iron=6).acting("trains")
    assert ("no token in Kyūshū: influence", "0", "sure") in preview(found, "train:kyushu_3")
    found = position(3).supply(GREEN, iron=6).influence(GREEN, "fukuoka_n", 2).acting("trains")
    assert ("you in Kyūshū", "2 → 4", "sure") in preview(found, "train:kyushu_3")


def test_a_favor_token_shows_what_it_is_worth():
    found = position(3).workers(GREEN, "red", "blue").marker(GREEN, "science", 7)
    found.take("consolidate")
    found = preview(found, "favor:science_1")
    assert ("worth now", "[5 VP]", "sure") in found and ("at most", "[10 VP]", "may") in found


def test_a_consolidation_is_foretold():
    found = position(3).workers(GREEN, "red", "blue").supply(GREEN, money=4, coal=2).marker(GREEN, "finance", 3)
    found = preview(found, "consolidate")
    assert ("income", "+[+¥14] +2 [+2 coal]", "sure") in found and ("salaries", "−[−¥6]", "sure") in found
    assert ("consolidation bonus", "2 [2 silk]", "sure") in found
    assert found[-1] == ("Consolidation: choose a favour token and its goal.", "", "note")


def warnings(found):
    return [label for label, _, kind in found if kind == "warning"]


def test_a_consolidation_says_what_it_discards():
    found = position(3).workers(GREEN, "red").supply(GREEN, money=5, coal=2)
    assert warnings(preview(found.copy(), "consolidate")) == ["Discarded unused: [¥5] 2 [2 coal]"]
    assert warnings(preview(found.supply(GREEN), "consolidate")) == []


def test_a_consolidation_says_how_much_a_factory_keeps():
    found = position(3).workers(GREEN, "red").supply(GREEN, money=5, coal=2).factory(GREEN, "paper_3b")
    kept = may_keep(found.s, GREEN)
    assert warnings(preview(found.copy(), "consolidate")) == [f"Discarded unused, all but {kept}: [¥5] 2 [2 coal]"]
    assert warnings(preview(found.supply(GREEN, money=kept), "consolidate")) == []


def test_the_last_free_cell_for_a_worker_leaves_only_a_consolidation():
    full = "Your worker area will then be full, so you will have to consolidate."
    found = position(3).workers(GREEN, *["red"] * 5).hiring("science", "white", "red").supply(GREEN, money=9)
    assert warnings(preview(found, "act:science")) == [full] and found.asked == "hiring"
    assert warnings(preview(found, "hire:white")) == []  # it was said
    room = position(3).workers(GREEN, *["red"] * 4).hiring("science", "white").supply(GREEN, money=9)
    assert warnings(preview(room, "act:science")) == []


def test_points_lost_to_salaries_that_silk_could_pay():
    found = position(3).workers(GREEN, "red", "blue").vp(GREEN, 9).ask("salary")
    told = "You could still convert silk to money for it."
    assert warnings(preview(found.copy().supply(GREEN, money=3, silk=2), "pay")) == [told]
    assert warnings(preview(found.copy().supply(GREEN, money=3), "pay")) == []
    assert warnings(preview(found.copy().supply(GREEN, money=9, silk=2), "pay")) == []


def test_the_end_of_a_period_shows_the_points_by_seat():
    found = position(3).round(2).influence(GREEN, "kyoto_n", 7).influence(GREEN, "kyoto_e", 6).empty_queue()
    found = preview(found.ending(GREEN).hiring("markets"), "done")
    assert ("Green", "+[+10 VP]", "sure") in found and ("Pink", "–", "sure") in found
    assert not any(label == "you gain" for label, _, _ in found)
