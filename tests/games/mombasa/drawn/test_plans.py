"""Whole plans: every card into every slot, in any order, as one act that takes the place of what was laid before."""

from entrepot.games.mombasa.actions import CARDS, SLOTS
from entrepot.games.mombasa.face.drawn.player.plans import left, plans
from entrepot.games.mombasa.record import NOBODY
from entrepot.games.mombasa.words import words
from entrepot.testing.scenes import scene, walk
from tests.games.mombasa.drawn.scenes import game

WORDS = words("en")
LAID = [SLOTS.index(name) for name in ("1", "2", "3")]


def planning(players=3, seed=1, **options):
    """A game in which nobody has begun to plan, and the first of the seats that do."""
    match = next(
        match
        for match in walk(game(players, seed, 0, **options), seed, 50)
        if match.view(match.actors[0]).asked == "planning"
    )
    return match.copy(), match.actors[0]


def offered(match, seat):
    return plans(match.view(seat), WORDS)


def laid(match, seat):
    return [match.position.s.slot[seat, slot] for slot in range(len(SLOTS))]


def after(shared, seat, act):
    """A match in which the act takes the place of all that the seat had laid."""
    match = shared.copy()
    match.take(seat, list(act.actions))
    return match


def hand(match, seat):
    return [card for card in range(len(CARDS)) if (match.position.s.hand[seat] >> card) & 1]


def test_every_card_can_be_laid_into_every_slot_whatever_lies_there():
    for seed in range(1, 5):
        shared, seat = planning(seed=seed)
        match = shared
        for first in next(iter(offered(shared, seat).values())):
            match = after(shared, seat, first)
            found = offered(match, seat)
            for card in hand(match, seat):
                acts = found[f"hand-{CARDS[card]}"]
                assert all(act.anew for act in acts) and len(acts) == len(LAID)
                for act, slot in zip(acts, LAID, strict=True):
                    then = after(shared, seat, act)
                    lies, kept = laid(then, seat), laid(match, seat)
                    assert CARDS[lies[slot]][:-1] == CARDS[card][:-1]  # of two equal cards either
                    assert [CARDS[lies[n]][:-1] for n in LAID if n != slot] == [
                        CARDS[kept[n]][:-1] for n in LAID if n != slot
                    ]


def test_a_slot_can_be_emptied_and_nothing_laid_at_all():
    shared, seat = planning()
    (nothing,) = offered(shared, seat)[""]
    assert laid(after(shared, seat, nothing), seat) == [NOBODY] * len(SLOTS)
    match = after(shared, seat, offered(shared, seat)["slot-2"][0])
    assert laid(match, seat)[SLOTS.index("2")] != NOBODY
    empties = offered(match, seat)["slot-2"][0]
    assert laid(after(shared, seat, empties), seat) == [NOBODY] * len(SLOTS)
    assert "" not in offered(after(shared, seat, empties), seat)  # all slots are answered for


def test_either_of_two_equal_cards_can_be_taken_up():
    both = {CARDS.index("expansion_2a"), CARDS.index("expansion_2b")}
    matches = (planning(seed=seed, tiles="chosen")[0] for seed in range(1, 30))
    shared, seat = next((match, seat) for match in matches for seat in match.actors if both <= set(hand(match, seat)))
    found = offered(shared, seat)
    assert [act.actions for act in found["hand-expansion_2a"]] == [act.actions for act in found["hand-expansion_2b"]]
    one = after(shared, seat, found["hand-expansion_2b"][2])
    again = offered(one, seat)["hand-expansion_2b"][0]
    assert again.actions == ("lay:expansion_2a", "leave", "lay:expansion_2b")
    assert len({act.actions for act in found["slot-1"]}) == len(found["slot-1"])


def test_only_who_plans_is_offered_a_plan():
    shared, seat = planning()
    shared.take(seat, ["leave", "leave", "leave", "ready"])
    assert offered(shared, seat) == {} and offered(shared, None) == {}
    for other in shared.actors:
        assert offered(shared, other)
        shared.take(other, ["leave", "leave", "leave", "ready"])
    assert all(offered(shared, one) == {} for one in range(shared.players))


def test_what_is_offered_speaks_of_the_card_and_the_slot():
    shared, seat = planning()
    found = offered(shared, seat)
    card = hand(shared, seat)[0]
    said = [act.label for act in found[f"hand-{CARDS[card]}"]]
    assert [one.endswith(f"slot {n}") for one, n in zip(said, (1, 2, 3), strict=True)] == [True] * 3


def test_slots_that_stay_empty_are_counted_while_a_card_could_be_laid():
    shared, seat = planning()
    assert left(scene(shared, player=seat)) == "3 slots are still empty"
    shared.take(seat, [f"lay:{CARDS[hand(shared, seat)[0]]}", "leave"])
    assert left(scene(shared, player=seat)) == "2 slots are still empty"
    shared.position.s.hand[seat] = 0
    assert left(scene(shared, player=seat)) == ""
