"""@proves("YK-410") names the ledger rules (or worked examples, such as "YX-07") that a test proves."""

from __future__ import annotations

import re

import pytest

ID = re.compile(r"[A-Z]{2}-\d{2,4}")


def proves(*rules: str) -> pytest.MarkDecorator:
    check(rules)
    return pytest.mark.proves(*rules)


def check(rules: tuple[object, ...]) -> None:
    """A typo must not count as a proof."""
    if not rules:
        raise ValueError('proves names no rule; name at least one, as in @proves("YK-410").')
    for rule in rules:
        if not (isinstance(rule, str) and ID.fullmatch(rule)):
            raise ValueError(f"proves cannot read {rule!r}; write a ledger id such as 'YK-410'.")
