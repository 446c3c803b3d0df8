"""What everybody has seen go where views hide it: how guesses agree with it, and what it is made from."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from entrepot.engine.backends import known
from entrepot.engine.backends.known import Fact, agree
from entrepot.engine.language.fields import OTHERS, SEAT, Axis, count, deck, many, numbered, one
from entrepot.engine.language.record import HIDDEN, NOBODY, Layout

CARD = Axis("card", ("a", "b", "c", "d", "e", "f", "g"))
A, B, C, D, E, F, G = range(7)
LAYOUT = Layout(
    pile=deck(CARD, "i1", 2),
    shown=one(CARD, "i1"),
    hand=one(CARD, "i1", by=(SEAT, numbered("card", 3)), hidden=OTHERS),
    secret=many(CARD, "i1", by=SEAT, hidden=OTHERS),
    secrets=count("i1", by=SEAT),
)
HAND, SECRET = "hand", "secret"


def laid(*cards):
    """G lies in sight; two cards in a pile, three in the hand of seat 0, and the last is the secret of seat 1."""
    s = LAYOUT.plain(bytearray(LAYOUT.size))
    s.players, s.shown = 2, G
    for seat in range(4):
        for n in range(3):
            s.hand[seat, n] = NOBODY
    s.pile[0], s.pile[1], s.hand[0, 0], s.hand[0, 1], s.hand[0, 2], last = cards
    s.secret[1], s.secrets[1] = 1 << last if last >= 0 else 0, 1
    return s


VIEW = bytes(laid(*[HIDDEN] * 6).buffer)


def where(s):
    return *s.pile, *(s.hand[0, n] for n in range(3)), s.secret[1].bit_length() - 1


class Draws:
    """Draws everything in every way, one way after the other."""

    def __init__(self):
        self.waiting = [()]

    def __iter__(self):
        while self.waiting:
            self.script, self.made, self.chance = self.waiting.pop(), (), Fraction(1)
            yield self

    def draw(self, _, bits):
        options = [n for n in range(7) if bits >> n & 1]
        self.chance /= len(options)
        made = len(self.made)
        if made == len(self.script):
            self.waiting += [(*self.script, n) for n in range(1, len(options))]
            self.script = (*self.script, 0)
        self.made = (*self.made, self.script[made])
        return options[self.made[-1]]


@pytest.mark.parametrize(
    "facts",
    [
        [(HAND, 0, A)],
        [(SECRET, 1, A)],
        [(HAND, 0, A), (HAND, 0, B)],
        [(HAND, 0, A), (SECRET, 1, B)],
        [(HAND, 0, B), (HAND, 0, C), (SECRET, 1, A)],
    ],
)
def test_every_world_that_fits_is_as_likely_as_any_other(facts, monkeypatch):
    facts = frozenset(Fact(*fact) for fact in facts)
    worlds, found = [*permutations((A, B, C, D, E, F))], Counter()
    for world in worlds:
        for draws in Draws():
            monkeypatch.setattr(known, "draw_one_of", draws.draw)
            s = laid(*world)
            agree(LAYOUT, VIEW, s, facts)
            found[where(s)] += draws.chance / len(worlds)
    fits = {
        world
        for world in worlds
        if all(fact.thing in (world[2:5] if fact.field == HAND else world[5:]) for fact in facts)
    }
    assert {*found} == fits and {*found.values()} == {Fraction(1, len(fits))}


def test_what_is_in_view_and_what_already_lies_there_stays():
    for facts in ([], [Fact(HAND, 0, C)], [Fact(HAND, 0, G)], [Fact(HAND, 0, C), Fact(HAND, 0, D), Fact(SECRET, 1, F)]):
        s = laid(A, B, C, D, E, F)
        before = bytes(s.buffer)
        agree(LAYOUT, VIEW, s, frozenset(facts))
        assert bytes(s.buffer) == before


def test_the_numbers_of_seats_that_nobody_plays_mean_nothing():
    """There card A seems to lie in several hands: it does not."""
    s = laid(A, B, C, D, E, F)
    view = bytearray(VIEW)
    for record in (s, LAYOUT.plain(view)):
        record.hand[2, 0] = record.hand[3, 1] = A
    agree(LAYOUT, view, s, frozenset({Fact(HAND, 0, A)}))
    assert A in where(s)[2:5] and s.hand[2, 0] == s.hand[3, 1] == A


def test_the_same_key_draws_the_same():
    def guess(key):
        s = laid(A, B, C, D, E, F)
        s.key[0] = key
        agree(LAYOUT, VIEW, s, frozenset({Fact(HAND, 0, A), Fact(SECRET, 1, B)}))
        return where(s)

    assert guess(1) == guess(1) and len({guess(key) for key in range(30)}) == 3
