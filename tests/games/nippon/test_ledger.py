"""The ledger is proven: every rule and example has a test, every test and every refusal a rule."""

from entrepot.engine.ledger import account
from entrepot.games.nippon.meta import META

FOUND = account(META)


def test_every_rule_and_example_is_proven():
    assert FOUND.missing == []


def test_every_test_names_rules_of_the_ledger():
    assert FOUND.unknown == []


def test_every_refusal_is_a_rule_with_something_to_prove():
    assert FOUND.astray == []


def test_the_ledger_is_read_whole():
    """Counted by hand: 487 rules, seven of them notes, and 44 examples."""
    ledger = FOUND.ledger
    assert (len(ledger.rules), len(ledger.examples)) == (487, 44)
    assert [id for id, rule in ledger.rules.items() if rule.note] == [
        "NZ-424", "NZ-711", "NZ-813", "NZ-919", "NZ-1228", "NZ-1317", "NZ-2026",
    ]  # fmt: skip
    assert ledger.rules["NZ-105"].mark == "ruling" and ledger.rules["NZ-103"].mark == ""


def test_refusals_are_found_in_all_their_places():
    assert {"NOT_NOW", "out_of_turn", "after_the_end", "refusal_to_act", "refusal_of_machine_cell"} <= {
        refusal.where for refusal in FOUND.refusals
    }
