"""The ledgers are proven: every rule and example has a test, every test and every refusal a rule."""

from functools import cache

import pytest

from entrepot import games
from entrepot.engine.proof.ledger import account

# Counted by hand: rules, examples, and the rules that are notes.
COUNTED = {
    "yokohama": (427, 50, ["YK-123", "YK-124", "YK-136", "YK-202", "YK-210", "YK-211"]),
    "nippon": (490, 44, ["NZ-424", "NZ-711", "NZ-813", "NZ-919", "NZ-1228", "NZ-1317", "NZ-2026"]),
    "mombasa": (491, 45, ["MB-415", "MB-744", "MB-828", "MB-1911"]),
}
MARKED = {
    "yokohama": {"YK-125": ("ruling", "both"), "YK-118": ("", "original")},
    "nippon": {"NZ-105": ("ruling", "both"), "NZ-103": ("", "both")},
    "mombasa": {"MB-119": ("ruling", "both"), "MB-118": ("", "both")},
}
REFUSING = {
    "yokohama": {"ACHIEVEMENT_RULES", "refusal_to_place"},
    "nippon": {"refusal_to_act", "refusal_of_machine_cell"},
    "mombasa": {"refusal_to_use_goods", "refusal_of_special"},
}


@cache
def of(name):
    return account(games.meta(name))


@pytest.mark.parametrize("name", games.names())
def test_the_ledger_is_read_whole(name):
    ledger = of(name).ledger
    notes = [id for id, rule in ledger.rules.items() if rule.note]
    assert (len(ledger.rules), len(ledger.examples), notes) == COUNTED[name]
    assert {id: (ledger.rules[id].mark, ledger.rules[id].tag) for id in MARKED[name]} == MARKED[name]


@pytest.mark.parametrize("name", games.names())
def test_refusals_are_found_in_all_their_places(name):
    everywhere = {*games.find(name).asks, "out_of_turn", "after_the_end"}
    assert everywhere | REFUSING[name] <= {refusal.where for refusal in of(name).refusals}
