"""Reading ledgers, proofs and refusals: what is found, and what is told when something is wrong."""

from dataclasses import replace

import pytest

from entrepot.engine.errors import EntrepotError
from entrepot.engine.proof import ledger
from entrepot.engine.proof.proofs import proofs_in
from entrepot.engine.proof.refusals import refusals_in
from entrepot.games.yokohama.meta import META

TEXT = """
## Rules
- **YK-101** [both] Two, three or four play. (source: one)
- **YK-102** [synapses] (ruling) Blue begins. Reason: somebody must. (source: two)
- **YK-103** [original] (note) Bring tea. (source: two)
- **YX-01** [both] Blue begins. → Blue. (rules: YK-102)
- **DP-01** A decision point.
See YK-101 and **YK-999**.
"""

TESTS = """
import pytest
from entrepot.testing import proves

pytestmark = proves("YK-101")

@proves("YK-102", "YX-01")
def test_one(): ...

@pytest.mark.proves("YK-102")
class TestMany:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=proves("YK-104"))])
    def test_two(self, n): ...

@proves("YK-105")
def helper(): ...
"""


def test_rules_and_examples_are_read():
    found = ledger.read(META, TEXT)
    assert list(found.rules) == ["YK-101", "YK-102", "YK-103"] and list(found.examples) == ["YX-01"]
    assert [(rule.tag, rule.mark) for rule in found.rules.values()] == [
        ("both", ""),
        ("synapses", "ruling"),
        ("original", "note"),
    ]
    assert found.to_prove() == ["YK-101", "YK-102", "YX-01"]
    assert found.get("YX-01").text == "Blue begins. → Blue. (rules: YK-102)"


@pytest.mark.parametrize(
    ("text", "part"),
    [(TEXT + "- **YK-101** [both] Again.\n", "YK-101 twice"), ("Nothing.\n", "has no rules")],
)
def test_a_broken_ledger_gets_one_sentence(text, part):
    with pytest.raises(EntrepotError, match=part):
        ledger.read(META, text)


def test_an_unknown_rule_gets_one_sentence():
    with pytest.raises(EntrepotError, match="has no 'YK-999'; write an id such as YK-101"):
        ledger.read(META, TEXT).get("YK-999")


def test_proofs_are_found_on_tests_classes_files_and_parameters(tmp_path):
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_it.py").write_text(TESTS)
    found = {id: [proof.id for proof in proofs] for id, proofs in proofs_in(folder).items()}
    one, two = "tests/test_it.py::test_one", "tests/test_it.py::TestMany::test_two"
    assert found == {"YK-101": [one, two], "YK-102": [one, two], "YX-01": [one], "YK-104": [two]}


def test_a_proof_that_is_computed_gets_one_sentence(tmp_path):
    (tmp_path / "test_it.py").write_text("@proves(*RULES)\ndef test_one(): ...\n")
    with pytest.raises(EntrepotError, match=r"test_it.py:1: proves must name its rules literally"):
        proofs_in(tmp_path)


def test_refusals_are_found_with_their_places(tmp_path):
    (tmp_path / "rules.py").write_text(
        "KEEP = AGENDA.decision('keep', 'keep', rule=133)\n"
        "TOLL_RULES = table([401, 402])\nGAME = Game(out_of_turn=301, after_the_end=1609)\n"
        "def refusal_to_pay(s):\n    if s.poor:\n        return 410  # yen\n    return 404 if s.rich else 0\n"
        "def price(s):\n    return 200\n"
    )
    found = [(refusal.line, refusal.number, refusal.where) for refusal in refusals_in(tmp_path)]
    assert found == [
        (1, 133, "keep"),
        (2, 401, "TOLL_RULES"),
        (2, 402, "TOLL_RULES"),
        (3, 301, "out_of_turn"),
        (3, 1609, "after_the_end"),
        (6, 410, "refusal_to_pay"),
        (7, 404, "refusal_to_pay"),
    ]


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A small repository: a ledger, a game with one refusal, and tests."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "yokohama.md").write_text(TEXT)
    (tmp_path / "entrepot" / "games" / "yokohama").mkdir(parents=True)
    (tmp_path / "tests" / "games" / "yokohama").mkdir(parents=True)
    monkeypatch.setattr(ledger, "ROOT", tmp_path)
    monkeypatch.setattr(ledger, "PACKAGE", tmp_path / "entrepot")
    return tmp_path


def own(house):
    return replace(META, folder=house / "entrepot" / "games" / "yokohama")


def write(house, ids, number):
    names = ", ".join(map(repr, ids))
    (house / "tests" / "games" / "yokohama" / "test_it.py").write_text(f"@proves({names})\ndef test_one(): ...\n")
    rules = f"def refusal_to_play(s):\n    return {number}\n"
    (house / "entrepot" / "games" / "yokohama" / "rules.py").write_text(rules)
    return ledger.account(own(house))


def test_a_ledger_that_is_proven_is_balanced(house):
    assert write(house, ["YK-101", "YK-102", "YX-01"], 102).balanced


@pytest.mark.parametrize(
    ("ids", "number", "missing", "unknown", "astray"),
    [
        (["YK-101", "YX-01"], 101, ["YK-102"], 0, 0),
        (["YK-101", "YK-102"], 101, ["YX-01"], 0, 0),
        (["YK-101", "YK-102", "YX-01", "YK-999"], 101, [], 1, 0),
        (["YK-101", "YK-102", "YX-01", "KY-101"], 101, [], 1, 0),
        (["YK-101", "YK-102", "YX-01"], 999, [], 0, 1),
        (["YK-101", "YK-102", "YX-01"], 103, [], 0, 1),
    ],
)
def test_what_does_not_fit_is_named(house, ids, number, missing, unknown, astray):
    found = write(house, ids, number)
    assert not found.balanced
    assert (found.missing, len(found.unknown), len(found.astray)) == (missing, unknown, astray)


def test_without_the_tests_there_is_one_sentence(house):
    (house / "tests").rename(house / "elsewhere")
    with pytest.raises(EntrepotError, match="tests are not installed"):
        ledger.account(own(house))


def test_a_ledger_is_found_in_an_installed_package_too(house):
    (house / "docs" / "rules").rename(house / "entrepot" / "ledger")
    assert "YK-102" in ledger.ledger_of(own(house)).rules
    (house / "entrepot" / "ledger").rename(house / "gone")
    with pytest.raises(EntrepotError, match="reinstall Entrepôt"):
        ledger.ledger_of(own(house))


def test_a_game_brings_its_own_ledger(house):
    (house / "docs" / "rules" / "yokohama.md").rename(own(house).folder / "ledger.md")
    assert "YK-102" in ledger.ledger_of(own(house)).rules
