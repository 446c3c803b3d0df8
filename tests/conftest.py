"""Every `proves` mark is checked, also one that was set without the decorator."""

import pytest

from tests.proves import check


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("proves"):
        check(mark.args)
