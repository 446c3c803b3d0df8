"""What rules are about: the terms that they, their headings and their groups name."""

from entrepot.engine.proof.subjects import share, subjects, terms
from entrepot.games.yokohama.meta import META

TEXT = """
## Glossary

| English | Russian |
|---|---|
| trade good (good) | товар |
| assistant | ассистент |
| Bank | банк |
| factory | фабрика |
| yen (¥), money | иена |
| book (A, B) | книга |

## Rules

### 1 Factories

- **YK-101** [both] Goods are put on any of them. Reason: the assistant. (source: the Bank)
- **YK-102** [both] (ruling) A bank of sand, costing ¥2, is no `own_assistant`.

Bank

- **YK-103** [both] Your assistants stay there.
- **YX-01** [both] An assistant goes home.
"""


def test_the_terms_of_a_glossary_are_read():
    assert terms(TEXT) == ("trade good", "good", "assistant", "Bank", "factory", "yen", "¥", "money", "book")


def test_rules_are_about_what_they_and_the_line_above_them_name():
    assert subjects(META, TEXT) == {
        "YK-101": {"good", "factory"},
        "YK-102": {"¥", "factory"},
        "YK-103": {"assistant", "Bank"},
    }


def test_the_share_of_a_term_is_that_of_its_rules():
    assert share("factory", subjects(META, TEXT)) == 2 / 3 and share("money", subjects(META, TEXT)) == 0


def test_a_ledger_without_a_glossary_is_about_nothing():
    assert subjects(META, TEXT.replace("## Glossary", "## Words")) == dict.fromkeys(
        ("YK-101", "YK-102", "YK-103"), frozenset()
    )
