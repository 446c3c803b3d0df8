"""Why not, in words: where a rule refuses for several reasons, the sentence is the one that holds here."""

import pytest

import entrepot
from entrepot.games.mombasa.actions import DISPLAY
from entrepot.games.mombasa.face.refusals import CASES
from entrepot.games.mombasa.game import GAME
from entrepot.games.mombasa.words import words
from entrepot.paper.words import LANGUAGES
from tests.games.mombasa.expanding import expanding
from tests.games.mombasa.position import BLUE, PINK, position

TEXT = GAME.faces.text()


def for_sale(p, **cards):
    """These cards alone are in the display."""
    return p.display(**dict.fromkeys(DISPLAY, None)).display(**cards)


def using(*cards, **sale):
    """Blue has cards in play and a second bonus of B1."""
    p = for_sale(position(), **sale) if sale else position()
    return p.slots(BLUE, *cards).track(BLUE, "cape_town", 10)


def walking(p=None):
    p = p or position()
    return p.money(BLUE, 9).shelf(BLUE, "a01", "a06").slots(BLUE, "bookkeeper", "coffee_1").jar(BLUE, 1)


def on_c2(space, money, *actions):
    p = for_sale(position(), right_1="a01", right_2="a04", left_2="b05").face(saint_louis="c2")
    return p.track(BLUE, "saint_louis", 20).money(BLUE, money).take(f"mark:{space}", *actions)


def on_d2(*actions):
    p = position().face(cairo="d2").track(BLUE, "cairo", 20).money(BLUE, 9).take("mark:d_2", *actions)
    assert p.asked == "tracks"
    return p


def returning(column):
    """A post of Mombasa comes back to a base with this many posts in its first column; the others have room."""
    p = position().post("mombasa", "s2").base("mombasa", column, 1, 1, opened=(1,) if column < 5 else ())
    return expanding(2, p=p).take("enter:s2", "post_from:cape_town_1")


def planned(*cards):
    return position(2).planning().take(*(f"lay:{card}" for card in cards), player=BLUE)


PLAN = ("coffee_1", "banana_1", "cotton_1")

# What is refused: the position, the action, its rule and the case of it; no case is the rule's first sentence.
REFUSED = {
    "card not in hand": (lambda: planned("coffee_1"), "lay:coffee_1", 402, ""),
    "all slots planned": (lambda: planned(*PLAN), "lay:coffee_2", 402, "full"),
    "no plan to take back": (planned, "reconsider", 411, ""),
    "the plan stands": (lambda: planned(*PLAN).take("ready", player=BLUE), "lay:coffee_2", 411, "ready"),
    "a card of another kind": (lambda: position().slots(BLUE, "coffee_1"), "bookkeeper:1", 509, ""),
    "no card": (position, "merchant:1", 509, "no_card"),
    "a used card": (lambda: position().slots(BLUE, "coffee_1", used=("coffee_1",)), "goods:1", 509, "used"),
    "a rival's tile": (lambda: position().bonus_tile(PINK, "merchant"), "merchant:tile", 509, "no_tile"),
    "a used tile": (
        lambda: position().bonus_tile(BLUE, "merchant").take("merchant:tile").to_move(BLUE),
        "merchant:tile", 509, "used_tile",
    ),
    "nothing to expand with": (position, "expand:cairo", 509, "expand"),
    "no bonus for mixing": (
        lambda: using("a04", "banana_1", "coffee_1").track(BLUE, "cape_town", 5).take("goods:1"), "goods:2", 612, "",
    ),
    "no banana in play": (lambda: using("a04", "cotton_1", "coffee_1").take("goods:1"), "goods:2", 612, "no_banana"),
    "all goods too little": (
        lambda: using("coffee_1", "banana_1", "coffee_2", left_1="c10").take("goods:1"), "goods:2", 612, "too_little",
    ),
    "an empty column": (
        lambda: expanding(5, p=position().base("cape_town", 0, 3, 3)).take("enter:s2"),
        "post_from:cape_town_1", 714, "",
    ),
    "another company's column": (
        lambda: expanding(5).take("enter:s2"), "post_from:cairo_1", 714, "elsewhere",
    ),
    "five posts in a column": (lambda: returning(5), "post_to:mombasa_1", 729, ""),
    "four posts over an open space": (lambda: returning(4), "post_to:mombasa_1", 729, "open"),
    "no book to turn": (lambda: walking().take("bookkeeper:1"), "turn_over:9", 902, ""),
    "a book face down": (
        lambda: walking().take("bookkeeper:1", "turn_over:1", "stop", "cash", "cash").to_move(BLUE)
        .slots(BLUE, None, None, "a08").take("bookkeeper:3"),
        "turn_over:1", 902, "down",
    ),
    "a book turned before": (lambda: walking().take("bookkeeper:1", "turn_over:1"), "turn_over:2", 903, ""),
    "the jar has moved": (
        lambda: walking().slots(BLUE, None, None, "banana_1").take("bookkeeper:1", "walk"), "turn_over:2", 903, "moved",
    ),
    "nothing to sell": (lambda: position().hand(BLUE), "mark:sell", 1107, ""),
    "no card to pay for": (lambda: for_sale(position().money(BLUE, 3), right_1="a01"), "mark:buy", 1107, "buy"),
    "no coffee in hand": (
        lambda: position().track(BLUE, "cairo", 12).hand(BLUE, "banana_1"), "mark:d_2", 1107, "good",
    ),
    "no card for D1": (lambda: position().track(BLUE, "cairo", 12).hand(BLUE), "mark:d_2", 1107, ""),
    "a locked space": (position, "mark:c_1", 1629, ""),
    "a space just unlocked": (
        lambda: position().track(BLUE, "saint_louis", 5, opened=False), "mark:c_1", 1629, "soon",
    ),
    "too dear on C2": (lambda: on_c2("c_1", 5), "buy:left_2", 1714, ""),
    "a second card on C2": (lambda: on_c2("c_1", 9, "buy:right_1"), "buy:right_2", 1714, "bought"),
    "diamond steps twice": (lambda: on_c2("c_1", 9, "diamonds"), "diamonds", 1714, "moved"),
    "too dear at the lower price": (lambda: on_c2("c_2", 4), "buy:left_2", 1715, ""),
    "a track chosen before": (lambda: on_d2("track:mombasa"), "track:mombasa", 1720, ""),
    "the bonus's own track": (on_d2, "track:cairo", 1720, "own"),
    "mixed without banana": (
        lambda: using("a04", "cotton_2", "banana_1", "banana_2", right_1="a01", right_2="a05")
        .take("goods:1", "goods:2"),
        "buy:right_1", 1725, "",
    ),
    "mixed without purchase": (
        lambda: using("a04", "banana_1", right_1="a01", right_2="a05").take("goods:1", "goods:2"),
        "step:cairo", 1725, "unbought",
    ),
    "one cotton bonus": (
        lambda: using("cotton_2").face(mombasa="a2").track(BLUE, "mombasa", 4).take("goods:1"),
        "buy_cheaper:right_1", 1727, "",
    ),
    "no cotton pays": (
        lambda: using("coffee_2").face(mombasa="a2").track(BLUE, "mombasa", 20).take("goods:1"),
        "buy_cheaper:right_1", 1727, "no_cotton",
    ),
}  # fmt: skip


def view_of(p):
    return entrepot.View(p.inner.back.game, bytes(p.inner.view(BLUE).record), BLUE)


@pytest.mark.parametrize("name", REFUSED)
def test_the_sentence_is_that_of_the_case_at_hand(name):
    make, action, rule, case = REFUSED[name]
    p = make()
    assert p.why_not(action, BLUE) == f"MB-{rule}"
    for lang in LANGUAGES:
        w = words(lang)
        id = f"rule-{rule}-{case}" if case else f"rule-{rule}"
        assert TEXT.reason(view_of(p), action, rule, lang) == w.text(id)


def test_every_case_that_has_words_is_tried():
    tried = {f"rule-{rule}-{case}" if case else f"rule-{rule}" for _, _, rule, case in REFUSED.values()}
    for lang in LANGUAGES:
        several = {id for id in words(lang).ids if id.startswith("rule-") and int(id.split("-")[1]) in CASES}
        assert several <= tried, lang
    assert {rule for _, _, rule, _ in REFUSED.values()} >= CASES.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cases_of_a_rule_have_different_sentences(lang):
    w = words(lang)
    for rule in CASES:
        said = [w.text(id) for id in w.ids if f"{id}-".startswith(f"rule-{rule}-")]
        assert len(said) > 1 and len(set(said)) == len(said)


def test_a_pay_section_that_is_asked_for_is_not_one_that_cannot_be_paid():
    poor = position().slots(BLUE, "coffee_2").money(BLUE, 0).track(BLUE, "mombasa", 8).take("goods:1")
    assert poor.why_not("step:mombasa") == "MB-1604"
    assert TEXT.reason(view_of(poor), "step:mombasa", 1604, "en") == "You can’t afford the pay section ahead."
    asked = position().post("cairo", "n2").slots(BLUE, "expansion_2a").track(BLUE, "cairo", 8).money(BLUE, 9)
    asked.take("expand:cairo", "enter:n3", "post_from:cairo_1", "stop")
    assert asked.asked == "toll" and asked.why_not("end") == "MB-1604"
    assert "pay section" in TEXT.reason(view_of(asked), "end", 1604, "en")


def test_an_expansion_that_must_go_on_says_so():
    p = expanding(5, p=position(entries="all"))
    said = TEXT.reason(view_of(p), "stop", 716, "en")
    assert said == "You can’t stop while your points allow another entry."
