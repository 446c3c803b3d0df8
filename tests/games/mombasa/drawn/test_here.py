"""What a click is told at a moment when nothing can be done at its place: what is done there and when, or why not."""

import pytest

import entrepot
from entrepot.games.mombasa.actions import COMPANIES
from entrepot.games.mombasa.box.tables import TOLL, TRACK_END
from entrepot.games.mombasa.face.drawn.face import FACE
from entrepot.games.mombasa.game import GAME
from entrepot.paper.words import LANGUAGES
from tests.games.mombasa.expanding import expanding
from tests.games.mombasa.position import BLUE, PINK, position


def books(p=None):
    """Blue has 1 BP to use."""
    return (p or position()).take("mark:first")


def recovering():
    p = position().slots(BLUE, "coffee_1", "banana_1", used=("banana_1",)).bonus_tile(BLUE, "merchant")
    p.recovery(BLUE, "1", "cotton_1").recovery(BLUE, "2", "cotton_2").take("end")
    assert p.asked == "recovering"
    return p


def with_cards():
    return books(position().slots(BLUE, "coffee_1", "expansion_2a", "bookkeeper", used=("bookkeeper",)))


def with_tile(tile, *cards):
    return position().slots(BLUE, *cards).bonus_tile(BLUE, tile)


def planning():
    return position(2).planning()


def placing(*spaces, p=None):
    """Blue has taken the books of two spaces of the display and chooses which to place first."""
    p = (p or position()).money(BLUE, 0).slots(BLUE, "bookkeeper").take("bookkeeper:1", *(f"take:{n}" for n in spaces))
    assert p.asked == "which_book"
    return p


def taking():
    """Blue has taken one book and has 1 BP left."""
    p = position().money(BLUE, 0).slots(BLUE, "bookkeeper").take("bookkeeper:1", "take:a1")
    assert p.asked == "books"
    return p


def returning():
    p = position().post("mombasa", "s2").base("mombasa", 1, 1, 1)
    p = expanding(2, p=p).take("enter:s2", "post_from:cape_town_1")
    assert p.asked == "returning"
    return p


def on_c2(*actions):
    p = position().face(saint_louis="c2").track(BLUE, "saint_louis", 20).money(BLUE, 9).take("mark:c_1", *actions)
    assert p.asked == "either"
    return p


def resting():
    p = position(2, begun=False)
    assert p.asked == "resting"
    return p


# The position, the place, how the sentence begins, and the rule beside it.
TOLD = {
    "a region": (planning, "region-n2", "You enter regions on your turn", 707),
    "a region while a post is placed": (
        lambda: expanding(5).take("enter:s2"), "region-s1", "You can enter another region after this", 715,
    ),
    "a region on a turn for something else": (with_cards, "region-n2", "You can enter regions on a later turn", 707),
    "a region and nothing to expand with": (books, "region-n2", "You have no active expansion card", 509),
    "a region after the last entry": (returning, "region-n2", "You can’t enter any more regions", 717),
    "a company": (planning, "company-cairo", "You choose a company to expand on your turn", 704),
    "a company on a turn for something else": (
        with_cards, "company-cairo", "You can choose a company to expand on a later turn.", 704,
    ),
    "a company and nothing to expand with": (books, "company-cairo", "You have no active expansion card", 509),
    "a company without posts": (
        lambda: books(position().base("cairo", 0, 0, 0)), "company-cairo", "The company has no posts left", 737,
    ),
    "a company during an expansion": (lambda: expanding(5), "company-cairo", "You’ve already chosen the company", 704),
    "a base": (books, "base-cairo_1", "You choose a column here when a post", 714),
    "a track": (books, "track-cairo", "You advance here with the units of a goods action", 610),
    "a track walked to its end": (
        lambda: books(position().track(BLUE, "cairo", 20)), "track-cairo", "Your marker is already on the last", 1608,
    ),
    "a card for sale": (books, "display-left_1", "You buy a card here in a goods action", 604),
    "an empty space of the display": (
        lambda: books(position().display(left_1=None)), "display-left_1", "There is no card on this space.", 609,
    ),
    "an A book": (lambda: expanding(5), "book-a1", "You take books here with BP", 804),
    "a C book": (lambda: expanding(5), "book-c4", "You take books here with BP", 806),
    "no book": (
        lambda: expanding(5, p=position().books(b2=None)), "book-b2", "There is no book on this space.", 811,
    ),
    "a book space": (books, "shelf-7", "The ink jar moves along these spaces", 906),
    "the starting book": (books, "shelf-start", "Your starting book is the first one", 927),
    "a space for none of the books": (
        lambda: placing("a1", "a2", p=position().shelf(BLUE, "b01")), "shelf-1", "A book can only cover a book", 815,
    ),
    "a space for one of the books": (
        lambda: placing("a1", "b1", p=position().shelf(BLUE, "b01")), "shelf-1", "The ink jar moves along these", 906,
    ),
    "a book taken": (taking, "taken-1", "You place the books you took", 812),
    "the book that is placed": (lambda: placing("a1", "b1").take("book:2"), "taken-2", "You’re placing this book", 812),
    "a book placed later": (lambda: placing("a1", "b1").take("book:2"), "taken-1", "You place this book after", 812),
    "a stack": (lambda: books(position().recovery(BLUE, "1", "cotton_1")), "recovery-1", "You take one stack", 1303),
    "no stack": (lambda: books(position().recovery(BLUE, "1")), "recovery-1", "This recovery area is empty.", 1307),
    "a card in hand": (books, "hand-coffee_1", "You place cards from your hand in your slots", 402),
    "a share card": (lambda: books(position().hand(BLUE, "e01")), "hand-e01", "A share card stays in your hand", 409),
    "a space": (books, "space-sell", "You can place a bonus marker here", 1101),
    "a taken space": (
        lambda: books(position().marker(PINK, "sell")), "space-sell", "There is already a marker on this space.", 1103,
    ),
    "a locked space": (books, "space-c_1", "You haven’t unlocked this space yet", 1629),
    "a space just unlocked": (
        lambda: books(position().track(BLUE, "saint_louis", 5, opened=False)), "space-c_1", "You’ve only just", 1629,
    ),
    "the other space of a track": (
        lambda: books(position().track(BLUE, "saint_louis", 20).marker(BLUE, "c_2")),
        "space-c_1", "You’ve already used this track’s other space", 1628,
    ),
    "a space and no marker": (
        lambda: expanding(5, p=position().marker(BLUE, "buy").marker(BLUE, "first")),
        "space-sell", "You have no bonus markers left", 1106,
    ),
    "a slot before the action phase": (planning, "slot-1", "You place a card here in the planning phase", 402),
    "a slot and nothing to place": (
        lambda: planning().hand(BLUE, "e01"), "slot-1", "You have no card left to place here.", 402,
    ),
    "a locked diamond slot": (books, "slot-diamond", "This slot is locked: you unlock it on the diamond track", 404),
    "a locked book slot": (books, "slot-book", "This slot is locked: you unlock it on the bookkeeping track", 404),
    "an empty slot": (books, "slot-1", "There is no card in this slot.", 509),
    "a goods card": (with_cards, "slot-1", "You can use this card on a later turn, for a goods action.", 602),
    "an expansion card": (with_cards, "slot-2", "You can use this card on a later turn, for an expansion", 701),
    "a used card": (with_cards, "slot-3", "The card in this slot has already been used", 511),
    "a card in use": (lambda: expanding(5), "slot-1", "This card is already part of the action.", 701),
    "a card after the phase": (recovering, "slot-1", "The card here moves up to its recovery area", 1304),
    "a used card after the phase": (recovering, "slot-2", "The card here moves up to its recovery area", 1304),
    "a tile after the phase": (recovering, "bonus-merchant", "This tile goes back to the board", 1304),
    "the +1 good tile": (
        lambda: with_tile("good", "coffee_1"), "bonus-good",
        "You can place this tile on an active goods card on your turn: choose the card.", 1204,
    ),
    "the +1 good tile in a goods action": (
        lambda: with_tile("good", "coffee_2").take("goods:1"), "bonus-good",
        "You can place this tile on an active goods card on your turn: choose the card.", 1204,
    ),
    "the +1 good tile on a turn for something else": (
        lambda: books(with_tile("good", "coffee_1")), "bonus-good",
        "You can place this tile on an active goods card on a later turn.", 1204,
    ),
    "the +1 good tile and no goods": (
        lambda: with_tile("good"), "bonus-good", "This tile can only be placed on an active goods card, and", 1210,
    ),
    "the +1 good tile before the cards are placed": (
        lambda: planning().bonus_tile(BLUE, "good"), "bonus-good", "You can place this tile on an active goods", 1204,
    ),
    "the expansion tile": (lambda: with_tile("expansion"), "bonus-expansion", "You use this tile on your turn", 1215),
    "the expansion tile on a turn for something else": (
        lambda: books(with_tile("expansion")), "bonus-expansion", "You can use this tile on a later turn", 1215,
    ),
    "the expansion tile at work": (
        lambda: position().bonus_tile(BLUE, "expansion").take("expand:cairo"),
        "bonus-expansion", "This tile is already part of the action.", 1215,
    ),
    "the bookkeeper tile at work": (
        lambda: position().money(BLUE, 9).shelf(BLUE, "a01").jar(BLUE, 1).bonus_tile(BLUE, "bookkeeper")
        .take("bookkeeper:tile"),
        "bonus-bookkeeper", "This tile is already part of the action.", 1211,
    ),
    "a player": (books, "panel-1", "This shows what a player has", 1905),
    "money": (books, "purse", "This shows your money and shares", 1504),
    "a recovery area at the start": (resting, "recovery-2", "The cards you choose are placed here", 136),
    "diamonds that can be chosen": (on_c2, "diamonds", "Your diamond marker moves as soon as you choose", 1716),
    "diamonds after their steps": (lambda: on_c2("diamonds"), "diamonds", "Your diamond marker moves by itself", 1506),
    "diamonds": (books, "diamonds", "Your diamond marker moves by itself", 1506),
    "rounds": (books, "rounds", "This shows the rounds and their coins", 310),
}  # fmt: skip


def view_of(p):
    return entrepot.View(GAME, bytes(p.inner.view(BLUE).record), BLUE)


@pytest.mark.parametrize("name", TOLD)
def test_a_place_tells_what_is_done_there_and_when(name):
    make, place, begins, rule = TOLD[name]
    view = view_of(make())
    assert FACE.here(view, place, FACE.words("en")).startswith(begins)
    assert FACE.help(view, place, FACE.words("en")).rules[0] == rule
    told = {FACE.here(view, place, FACE.words(lang)) for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def before_tolls(*actions):
    """Every marker of Blue stands before a pay section, so that units may be given up."""
    p = position().slots(BLUE, "coffee_2").money(BLUE, 9)
    for company, face in zip(COMPANIES, p.s.face, strict=True):
        p.track(BLUE, company, next(space for space in range(1, TRACK_END) if TOLL[face, space]))
    return p.take("goods:1", *actions)


# The position, and how the question ends.
LEFT = {
    "a turn": (position, "Choose an action, or end your action phase."),
    "goods": (lambda: position().slots(BLUE, "coffee_2").take("goods:1"), "advance on a track, or add another card."),
    "goods before pay sections": (before_tolls, "add another card, or give up the units."),
    "one part of two": (lambda: on_c2("diamonds"), "do the other one too, or press “Done”."),
    "neither part": (on_c2, "take the diamond steps, or both."),
    "an expansion": (lambda: expanding(5), "enter a region, or stop."),
    "an expansion that must go on": (lambda: expanding(5, p=position(entries="all")), "Expansion: enter a region."),
}  # fmt: skip


@pytest.mark.parametrize("name", LEFT)
def test_a_question_tells_how_it_is_left_where_it_can_be(name):
    make, ends = LEFT[name]
    p = make()
    verbs = {action.partition(":")[0] for action in p.legal}
    leaves = GAME.agenda.decisions[p.asked].leaves
    assert FACE.words("en").asked(p.asked, verbs, leaves).endswith(ends)
    assert len({FACE.words(lang).asked(p.asked, verbs, leaves) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_place_that_is_not_there_tells_nothing():
    view = view_of(books())
    for place in ("", "nowhere", "nowhere-1"):
        assert FACE.here(view, place, FACE.words("en")) == ""
    for place in ("slot-9", "space-x", "company-", "hand-z99", "bonus-x"):
        assert isinstance(FACE.here(view, place, FACE.words("en")), str)
