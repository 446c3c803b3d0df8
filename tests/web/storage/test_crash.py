"""A server that is killed in the middle of commits leaves whole ones only, and all it told of."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from entrepot.web.storage import Store
from tests.web.storage.crash import EACH
from tests.web.storage.rows import seated

ROOT = Path(__file__).parents[3]


@pytest.mark.slow
def test_nothing_is_half_written(url):
    store = seated(Store.open(url))
    store.close()
    chance = random.Random(7)
    last = 0
    for _ in range(6):
        command = [sys.executable, "-m", "tests.web.storage.crash", url]
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        told = int(process.stdout.readline())  # it is at work
        time.sleep(chance.uniform(0.01, 0.15))
        process.kill()
        told = int((process.stdout.read().splitlines() or [told])[-1])
        process.wait()
        process.stdout.close()

        store = Store.open(url)
        number = store.table("t1").number
        assert number >= told > last
        assert store.table("t1").record == number.to_bytes(4, "big") * 2000
        assert [move.number for move in store.moves("t1")] == [1 + n // EACH for n in range(number * EACH)]
        assert [each.moment for each in store.snapshots("t1")] == [n * EACH for n in range(number + 1)]
        assert all(each.record == number.to_bytes(4, "big") * 2000
                   for number, each in enumerate(store.snapshots("t1")) if number)  # fmt: skip
        store.close()
        last = number
