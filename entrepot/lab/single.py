"""One game at a time, for Python.

Memory is given by its address: handing over an array takes longer than a move. Rules and tables are put in by
`compiling`.
"""

from __future__ import annotations

from typing import Any

from entrepot.engine.language.rule import trailing_zeros

VERB_OF: Any = None
FIRST: Any = None
setup: Any = None
next_question: Any = None
forced: Any = None
verbs_asked: Any = None
nouns_offered: Any = None
enact: Any = None
hide: Any = None
refusal: Any = None
encode: Any = None
SOURCE: Any = None
SHIFT: Any = None
fill: Any = None  # the function below, compiled
record_at: Any = None  # an array of the one record at an address
bytes_at: Any = None
in8_at: Any = None  # the same record as numbers of one width
in16_at: Any = None
in32_at: Any = None
in64_at: Any = None


def begin(address):  # type: ignore[no-untyped-def]
    """Set up the game whose players, options and key are in the record."""
    setup(record_at(address)[0])


def find(address, mask_address):  # type: ignore[no-untyped-def]
    """Go on to the next question; who is asked, or -1. The mask shows what is offered."""
    return fill(record_at(address), bytes_at(mask_address, len(VERB_OF)))


def _fill(records, mask):  # type: ignore[no-untyped-def]
    while True:
        actor = next_question(records[0])
        for action in range(mask.shape[0]):
            mask[action] = 0
        if actor < 0:
            return -1
        n = 0
        several = 0
        answer = -1
        verb = verbs_asked(records[0], 0)
        while verb >= 0:
            bits = nouns_offered(records[0], actor, verb)
            while bits:
                several += 1
                answer = FIRST[verb] + trailing_zeros(bits)
                mask[answer] = 1
                bits = bits & (bits - 1)
            n += 1
            verb = verbs_asked(records[0], n)
        if several != 1 or not forced(records[0], actor, answer):
            return actor


def act(address, player, action, mask_address):  # type: ignore[no-untyped-def]
    """Take an action; who is asked next, or -1. -2: there is no such action. -3 minus a rule: that forbids it."""
    records = record_at(address)
    mask = bytes_at(mask_address, len(VERB_OF))
    if action < 0 or action >= len(VERB_OF):
        return -2
    if player < 0 or not mask[action]:
        return -3 - refusal(records[0], max(player, 0), action)
    enact(records[0], player, action)
    return fill(records, mask)


def look(address, seen_address, viewer, actor, out):  # type: ignore[no-untyped-def]
    """The observation of a seat; the view is made at a second address."""
    records, seen = record_at(address), record_at(seen_address)
    seen[0] = records[0]
    hide(seen[0], viewer)
    encode(
        SOURCE, SHIFT, in8_at(seen_address), in16_at(seen_address), in32_at(seen_address), in64_at(seen_address),
        0, seen[0].players, viewer, actor, seen[0].depth, 0, 1, out, 0,
    )  # fmt: skip
