"""Commits without end, told on the way: `python crash.py URL`. For test_crash to kill."""

import sys

from entrepot.web.storage import MoveRow, Store

EACH = 5  # events a commit


def main(url):
    store = Store.open(url)
    number = store.table("t1").number
    while True:
        events = [MoveRow("t1", number * EACH + step, 0, 0, "place:bank", 1) for step in range(EACH)]
        record = (number + 1).to_bytes(4, "big") * 2000
        store.save_draft("t1", 0, number, 1, ["place:bank"], [])
        number = store.commit("t1", number, events, record, draft_of=0, status="running", result=None, now=number)
        print(number, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
