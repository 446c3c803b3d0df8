"""Every `proves` mark is checked, also one that was set without the decorator; what is drawn waits for ./test."""

import pytest

from tests.proves import check

DRAWN = {"drawn", "pages"}  # folders that ./test quick leaves out, so that it stays quick with every game


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if DRAWN.intersection(item.path.parts):
            item.add_marker(pytest.mark.slow)


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("proves"):
        check(mark.args)
