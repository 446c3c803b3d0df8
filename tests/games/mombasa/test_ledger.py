"""The ledger is proven: every rule and example has a test, every test and every refusal a rule."""

from entrepot.engine.ledger import account
from entrepot.games.mombasa.meta import META

FOUND = account(META)


def test_every_rule_and_example_is_proven():
    assert FOUND.missing == []


def test_every_test_names_rules_of_the_ledger():
    assert FOUND.unknown == []


def test_every_refusal_is_a_rule_with_something_to_prove():
    assert FOUND.astray == []


def test_the_ledger_is_read_whole():
    """Counted by hand: 491 rules, four of them notes, and 45 examples."""
    ledger = FOUND.ledger
    assert (len(ledger.rules), len(ledger.examples)) == (491, 45)
    assert [id for id, rule in ledger.rules.items() if rule.note] == ["MB-415", "MB-744", "MB-828", "MB-1911"]
    assert ledger.rules["MB-119"].mark == "ruling" and ledger.rules["MB-118"].mark == ""


def test_refusals_are_found_in_all_their_places():
    assert {"NOT_NOW", "out_of_turn", "after_the_end", "refusal_to_use_goods", "refusal_of_special"} <= {
        refusal.where for refusal in FOUND.refusals
    }
