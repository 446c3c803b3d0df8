"""What each place is about, in terms of the ledger's glossary: a rule that answers there has to name one of them.

Under "" are rules that answer anywhere.
"""

SUBJECTS: dict[str, tuple[str, ...]] = {
    # the course of a turn, a reward and the end of the game
    "": ("NZ-403", "NZ-406", "NZ-407", "NZ-415", "NZ-1514", "NZ-1701", "NZ-1904"),
    "action": ("action",),
    "worker": ("hiring cell",),
    "queue": ("worker queue",),
    "bag": ("worker",),
    "crew": ("worker area", "worker"),
    "consolidate": ("consolidation",),
    "favors": ("favour token",),
    "goal": ("personal goals area", "favour token"),
    "factory": ("factory",),
    "slot": ("factory",),
    "machine": ("machine",),
    "goods": ("goods", "factory"),
    "destination": ("destination", "ship"),
    "station": ("train",),
    "fleet-ship": ("ship",),
    "fleet-machine": ("machine",),
    "fleet-train": ("train",),
    "cell": ("local market", "influence token"),
    "region": ("region",),
    "contract": ("contract",),
    "track": ("track",),
    "department": ("department",),
    "supply-money": ("money",),
    "supply-coal": ("coal",),
    "supply-silk": ("silk",),
    "supply-iron": ("iron",),
    "supply-influence": ("influence token",),
    "tile": ("starting tile",),
    "rounds": ("round track", "last rounds"),
    "panel": ("zaibatsu",),
    "panel-automa": ("Automa",),
}
