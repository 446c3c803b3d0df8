"""The ledger is proven: every rule and example has a test, every test and every refusal a rule."""

from entrepot.engine.ledger import account
from entrepot.games.yokohama.meta import META

FOUND = account(META)


def test_every_rule_and_example_is_proven():
    assert FOUND.missing == []


def test_every_test_names_rules_of_the_ledger():
    assert FOUND.unknown == []


def test_every_refusal_is_a_rule_with_something_to_prove():
    assert FOUND.astray == []


def test_the_ledger_is_read_whole():
    """Counted by hand: 427 rules, six of them notes, and 50 examples."""
    ledger = FOUND.ledger
    assert (len(ledger.rules), len(ledger.examples)) == (427, 50)
    assert [id for id, rule in ledger.rules.items() if rule.note] == [
        "YK-123", "YK-124", "YK-136", "YK-202", "YK-210", "YK-211",
    ]  # fmt: skip
    assert ledger.rules["YK-125"].mark == "ruling" and ledger.rules["YK-118"].tag == "original"


def test_refusals_are_found_in_all_their_places():
    assert {"NOT_NOW", "ACHIEVEMENT_RULES", "out_of_turn", "after_the_end", "refusal_to_place"} <= {
        refusal.where for refusal in FOUND.refusals
    }
