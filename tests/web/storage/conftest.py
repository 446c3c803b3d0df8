"""Every test of storage runs on SQLite and on a real PostgreSQL."""

import pytest

from entrepot.web.storage import Store
from tests.web import postgresql


@pytest.fixture(scope="session")
def server():
    with postgresql.serve() as running:
        yield running


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request, tmp_path):
    """The URL of a new, empty database."""
    if request.param == "postgresql":
        return request.getfixturevalue("server").database()
    return f"sqlite:///{tmp_path}/rooms/entrepot.db"


@pytest.fixture
def store(url):
    opened = Store.open(url)
    yield opened
    opened.close()
