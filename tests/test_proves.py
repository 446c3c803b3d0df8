"""The decorator that ties tests to the ledger."""

import pytest

from entrepot.testing import proves


@proves("YK-101", "YK-1204")
def marked() -> None:
    """Carries a mark to look at."""


def test_the_mark_carries_its_rules():
    (mark,) = marked.pytestmark
    assert (mark.name, mark.args) == ("proves", ("YK-101", "YK-1204"))


@pytest.mark.parametrize("wrong", ["YK410", "yk-410", "YK-4", "YK-41000", "YK-410 ", "", 410])
def test_what_is_no_ledger_id_is_refused(wrong):
    with pytest.raises(ValueError, match="ledger id"):
        proves("YK-410", wrong)


def test_naming_nothing_is_refused():
    with pytest.raises(ValueError, match="names no rule"):
        proves()
