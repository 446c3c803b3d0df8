"""Every `proves` mark is checked, also one set without the decorator; what is drawn and told waits for ./test."""

import gc

import pytest

from entrepot.testing.proves import check

collect_ignore = ["toy/tests"]  # they are the toy game's own, and run where that is installed
DRAWN = {
    "drawn",
    "pages",
    "lab",
    "arena",
    "training",
}  # folders that ./test quick leaves out: it stays quick
TOLD = {"words", "face", "components", "broken_components", "golden"}  # and of each game these chapters


# Thousands of tests are collected, and nothing of that is garbage: looking for it takes a twentieth of the time.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        of_game = "games" in item.path.parts and item.path.stem.removeprefix("test_") in TOLD
        if of_game or DRAWN.intersection(item.path.parts):
            item.add_marker(pytest.mark.slow)


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("proves"):
        check(mark.args)
