"""Every test of storage runs on SQLite and on a real PostgreSQL."""

import pytest

from entrepot.web.storage import Store
from tests.web import postgresql


@pytest.fixture(scope="session")
def server():
    with postgresql.serve() as running:
        yield running


BOTH = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]


def empty_database(request, file):
    """The URL of one, for as long as a test runs; on SQLite it is that file."""
    if request.param == "sqlite":
        yield f"sqlite:///{file}"
        return
    server = request.getfixturevalue("server")
    url = server.database()
    yield url
    server.give_back(url)


@pytest.fixture(params=BOTH)
def url(request, tmp_path):
    yield from empty_database(request, tmp_path / "rooms" / "entrepot.db")


@pytest.fixture
def store(url):
    opened = Store.open(url)
    yield opened
    opened.close()
