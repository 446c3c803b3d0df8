"""Every test runs over the games that are asked for: `game`, with each `setting`, or with the `usual` ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from entrepot import games
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.game import Game, Meta
from entrepot.engine.proof.ledger import tests_of
from entrepot.testing.settings import Setting, settings, usual

MARKS = (
    "proves(*rules): the ledger rules a test proves, such as YK-410",
    "slow: sampled at length",
    "full: exhaustive or long",
)

# The games that have something, by name.
HAVING: dict[str, Callable[[Meta], bool]] = {
    "proven": lambda meta: tests_of(meta) is not None,  # tests of its own are there
    "worded": lambda meta: meta.stage != "rules",
    "drawn": lambda meta: meta.stage == "drawn",
    "boxed": lambda meta: any((meta.folder / "box").glob("*.toml")),
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", default="", help="names of games, separated by commas; all games by default")


def pytest_configure(config: pytest.Config) -> None:
    for mark in MARKS:
        config.addinivalue_line("markers", mark)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = _chosen(metafunc.config.getoption("--games", ""))
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", chosen, indirect=True)
    for fixture, has in HAVING.items():
        if fixture in metafunc.fixturenames:
            metafunc.parametrize(fixture, [name for name in chosen if has(games.meta(name))])
    if "setting" in metafunc.fixturenames:
        metafunc.parametrize("setting", [setting for name in chosen for setting in settings(name)], ids=str)
    if "usual" in metafunc.fixturenames:
        metafunc.parametrize("usual", [one for name in chosen for one in _least_and_most(usual(name))])
    if "seats" in metafunc.fixturenames:
        pairs = [(name, players) for name in chosen for players in games.meta(name).players]
        metafunc.parametrize("seats", pairs, ids=[f"{name}-{players}" for name, players in pairs])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What there is nothing to try on is absent, not skipped."""
    items[:] = [item for item in items if "NOTSET" not in item.name]


def _least_and_most(found: list[Setting]) -> list[Any]:
    """The quick tests are content with the first setting and the last."""
    between = {str(setting) for setting in found[1:-1]}
    return [
        pytest.param(setting, id=str(setting), marks=[pytest.mark.slow] if str(setting) in between else [])
        for setting in found
    ]


def _chosen(named: str) -> list[str]:
    try:
        return [games.meta(name).name for name in named.split(",")] if named else games.names()
    except EntrepotError as error:
        raise pytest.UsageError(str(error)) from error


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Game:
    return games.find(request.param)
