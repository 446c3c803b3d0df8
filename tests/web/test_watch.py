"""Whoever asks the database on the event loop is noticed, so every test of the web is one of that."""

from __future__ import annotations

import asyncio

import pytest

from entrepot.web.storage import Store
from tests.web import watch


@pytest.fixture
def store(tmp_path):
    found = Store.open(f"sqlite:///{tmp_path}/entrepot.db")
    yield found
    found.close()


CALLS = {
    "a read": lambda store: store.person("nobody"),
    "a write": lambda store: store.add_person("a" * 32, 0),
    "a transaction": lambda store: store.read().__enter__(),
}


@pytest.mark.parametrize("call", CALLS)
def test_a_call_on_the_loop_is_noticed(store, call):
    async def ask():
        CALLS[call](store)

    with pytest.raises(RuntimeError, match="asked on the event loop"):
        asyncio.run(ask())
    assert watch.noticed
    watch.noticed.clear()


def test_a_connection_that_is_made_on_the_loop_is_noticed(tmp_path):
    async def ask():
        Store.open(f"sqlite:///{tmp_path}/entrepot.db")

    with pytest.raises(RuntimeError, match="asked on the event loop"):
        asyncio.run(ask())
    assert watch.noticed.pop(0).startswith("connect")
    watch.noticed.clear()


@pytest.mark.parametrize("call", ["a read", "a write"])
def test_a_call_elsewhere_is_not(store, call):
    async def ask():
        await asyncio.to_thread(CALLS[call], store)

    asyncio.run(ask())
    CALLS[call](store)
    assert watch.noticed == []
