"""No test of the web asks the database on the event loop."""

import pytest

from tests.web import watch

watch.install()


@pytest.fixture(autouse=True)
def no_database_on_the_loop():
    yield
    noticed, watch.noticed[:] = watch.noticed[:], []
    assert noticed == []
