"""Why not, in words: where a rule refuses for several reasons, the sentence is the one that holds here."""

import pytest

import entrepot
from entrepot.games.mombasa.actions import DISPLAY
from entrepot.games.mombasa.box.tables import ALL_BOOKS, BOOK_NEEDS
from entrepot.games.mombasa.face.refusals import CASES
from entrepot.games.mombasa.face.refusals import case as refused
from entrepot.games.mombasa.face.shortages import SHORT, next_book
from entrepot.games.mombasa.game import GAME
from entrepot.games.mombasa.rules.bookkeeper import PERSON, has_person, meets
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


def with_cotton(card):
    """A card is too dear for cotton 2, with both bonuses of A2."""
    p = using("cotton_2", right_1="a01", left_2=card).face(mombasa="a2").track(BLUE, "mombasa", 20)
    return p.take("goods:1")


def starting():
    """The ink jar stands before the starting book, and only the bookkeeper is in play."""
    p = position().tile(BLUE, "st1").money(BLUE, 9).shelf(BLUE, "a01").slots(BLUE, "bookkeeper").jar(BLUE, 0)
    return p.take("bookkeeper:1")


def before(book):
    """The ink jar stands before a book."""
    p = position().money(BLUE, 9).shelf(BLUE, book).slots(BLUE, "bookkeeper", "coffee_1", "expansion_2a")
    return p.jar(BLUE, 1).take("bookkeeper:1")


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
    "a locked diamond slot": (position, "goods:diamond", 509, "locked_diamond"),
    "a locked book slot": (position, "bookkeeper:book", 509, "locked_book"),
    "an expansion card": (lambda: position().slots(BLUE, "expansion_2a"), "goods:1", 509, "expansion"),
    "no goods card": (
        lambda: position().slots(BLUE, "coffee_1", "expansion_2a").take("goods:1"), "goods:2", 509, "goods",
    ),
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
    "a book face down beyond the next one": (
        lambda: walking().take("bookkeeper:1", "turn_over:2", "stop", "cash", "cash").to_move(BLUE)
        .slots(BLUE, None, None, "a08").take("bookkeeper:3"),
        "turn_over:2", 902, "ahead",
    ),
    "the next book is too dear to turn": (
        lambda: walking().money(BLUE, 1).take("bookkeeper:1"), "turn_over:1", 311, "",
    ),
    "a book beyond the next one is too dear to turn": (
        lambda: walking().money(BLUE, 1).take("bookkeeper:1"), "turn_over:2", 311, "ahead",
    ),
    "the starting book lies behind": (lambda: walking().take("bookkeeper:1"), "turn_over:start", 905, ""),
    "the starting book comes next": (starting, "turn_over:start", 905, "next"),
    "a book turned before": (lambda: walking().take("bookkeeper:1", "turn_over:1"), "turn_over:2", 903, ""),
    "the jar has moved": (
        lambda: walking().slots(BLUE, None, None, "banana_1").take("bookkeeper:1", "walk"), "turn_over:2", 903, "moved",
    ),
    "too little for the next book": (lambda: before("b16"), "walk", 907, ""),
    "nobody for the next book": (lambda: before("a23"), "walk", 907, "person"),
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


# What is short: the position, the action, its rule, then the amount, how much is needed and how much is there.
SHORT_OF = {
    "turning a book": (lambda: walking().money(BLUE, 1).take("bookkeeper:1"), "turn_over:1", 311, "money", 2, 1),
    "a card for goods": (
        lambda: using("coffee_1", left_2="b05").take("goods:1"), "buy:left_2", 606, "units", 6, 1,
    ),
    "with the higher value": (lambda: with_cotton("b05"), "buy:left_2", 606, "units", 6, 3),
    "with the lower price": (lambda: with_cotton("b05"), "buy_cheaper:left_2", 606, "units", 5, 2),
    "all goods": (REFUSED["all goods too little"][0], "goods:2", 612, "units", 6, 4),
    "the starting book": (starting, "turn_over:start", 905, "cotton", 1, 0),
    "a double border": (lambda: expanding(1), "enter:s3", 710, "points", 2, 1),
    "a foreign post": (
        lambda: expanding(1, p=position().post("mombasa", "s2")), "enter:s2", 711, "points", 2, 1,
    ),
    "a C book": (lambda: position().take("mark:first"), "take:c1", 806, "bp", 2, 1),
    "coffee": (lambda: before("a03"), "walk", 907, "coffee", 2, 1),
    "bananas": (lambda: before("a10"), "walk", 907, "banana", 3, 0),
    "cotton": (lambda: before("a15"), "walk", 907, "cotton", 3, 0),
    "any good": (lambda: before("a20"), "walk", 907, "any", 2, 1),
    "expansion points": (lambda: before("b16"), "walk", 907, "points", 3, 2),
    "a bonus space": (lambda: position().money(BLUE, 1), "mark:merchant_tile", 1102, "money", 2, 1),
    "a space and a card": (
        lambda: for_sale(position().money(BLUE, 3), right_1="a01"), "mark:buy", 1107, "money", 4, 3,
    ),
    "a card for money": (
        lambda: for_sale(position().money(BLUE, 5), right_1="a01", right_2="a04", left_2="b05").take("mark:buy"),
        "buy:left_2", 1112, "money", 6, 4,
    ),
    "a tier": (
        lambda: position().slots(BLUE, "coffee_2", "coffee_1").take("mark:coffee"), "tier:3", 1119, "coffee", 5, 3,
    ),
    "a majority": (
        lambda: position().slots(BLUE, "coffee_1").slots(PINK, "coffee_2", "a04"), "mark:coffee", 1120, "coffee", 5, 1,
    ),
    "another majority": (
        lambda: position().slots(BLUE, "cotton_1").slots(PINK, "cotton_2"), "mark:cotton", 1124, "cotton", 2, 1,
    ),
    "anything at all": (position, "mark:expansion", 1128, "points", 1, 0),
    "as much as a rival": (
        lambda: position().slots(PINK, "expansion_2a"), "mark:expansion", 1128, "points", 2, 0,
    ),
    "a pay section": (
        lambda: position().slots(BLUE, "coffee_2").money(BLUE, 0).track(BLUE, "mombasa", 8).take("goods:1"),
        "step:mombasa", 1604, "money", 1, 0,
    ),
    "a card on C2": (lambda: on_c2("c_1", 5), "buy:left_2", 1714, "money", 6, 5),
    "a cheaper card on C2": (lambda: on_c2("c_2", 4), "buy:left_2", 1715, "money", 5, 4),
}  # fmt: skip
ONE_BP = {(804, ""), (805, "")}  # BP that are to be used are enough for these books


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
        said = TEXT.reason(view_of(p), action, rule, lang)
        assert said == w.text(id) or (said.startswith(f"{w.text(id)} ") and (rule, case) in SHORT)


@pytest.mark.parametrize("name", SHORT_OF)
def test_what_is_short_is_told(name):
    make, action, rule, what, needed, there = SHORT_OF[name]
    p = make()
    assert p.why_not(action, BLUE) == f"MB-{rule}"
    assert refused(view_of(p), action, rule).short == (what, needed, there)
    said = TEXT.reason(view_of(p), action, rule, "en")
    amount = words("en").text(f"amount-{what}", number=needed)
    has = f"£{there}" if what == "money" else there
    assert said.endswith(f" You need {amount} and have {has}.")


def test_every_shortage_is_tried():
    cases = {(rule, case) for _, _, rule, case in REFUSED.values()}
    named = {(rule, case) for rule, case in SHORT if case}
    assert named <= cases
    assert {rule for _, _, rule, *_ in SHORT_OF.values()} == {rule for rule, _ in SHORT.keys() - ONE_BP}


@pytest.mark.parametrize("cards", [("coffee_1", "expansion_2a"), ("a04", "banana_2"), ("cotton_2", "c07"), ("a08",)])
def test_a_book_lacks_something_exactly_if_it_is_not_met(cards):
    s = position().slots(BLUE, "bookkeeper", *cards).jar(BLUE, 1).s
    lacking = set()
    for book in range(ALL_BOOKS):
        s.shelf[BLUE, 0] = book
        short = next_book(s, BLUE, "walk", "")
        alone = BOOK_NEEDS[book, PERSON] and not has_person(s, BLUE, 1)
        assert bool(meets(s, BLUE, book, 1)) == (short is None and not alone), book
        lacking.add(short[0] if short else "")
    assert len(lacking) > 3


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
    assert TEXT.reason(view_of(poor), "step:mombasa", 1604, "en").startswith("You can’t afford the pay section ahead.")
    asked = position().post("cairo", "n2").slots(BLUE, "expansion_2a").track(BLUE, "cairo", 8).money(BLUE, 9)
    asked.take("expand:cairo", "enter:n3", "post_from:cairo_1", "stop")
    assert asked.asked == "toll" and asked.why_not("end") == "MB-1604"
    assert "pay section" in TEXT.reason(view_of(asked), "end", 1604, "en")


def test_an_expansion_that_must_go_on_says_so():
    p = expanding(5, p=position(entries="all"))
    said = TEXT.reason(view_of(p), "stop", 716, "en")
    assert said == "You can’t stop while your points allow another entry."
