"""What can lie on the agenda: the decisions, with the verbs each considers and the rule behind it, and the events."""

KINDS = (
    "none",
    # decisions
    "tile", "resting", "planning", "turn", "goods", "steps", "toll", "expanding", "column", "parts", "returning",
    "walking", "books", "buying", "selling", "tier", "sharing", "either", "tracks", "removing", "which_book",
    "shelving", "recovering",
    # events
    "starting", "round_start", "turn_start", "moving", "reward", "expansion", "bookkeeping", "turn_end", "ended",
    "preparation", "finish",
)  # fmt: skip

(
    NONE,
    TILE, RESTING, PLANNING, TURN, GOODS, STEPS, TOLL_FRAME, EXPANDING, COLUMN, PARTS, RETURNING,
    WALKING, BOOKS, BUYING, SELLING, TIER, SHARING, EITHER, TRACKS, REMOVING, WHICH_BOOK,
    SHELVING, RECOVERING,
    STARTING, ROUND_START, TURN_START, MOVING, REWARD, EXPANSION_FRAME, BOOKKEEPING, TURN_END, ENDED,
    PREPARATION, FINISH,
) = range(len(KINDS))  # fmt: skip

ASKS = {
    "tile": ("tile",),
    "resting": ("rest",),
    "planning": ("lay", "leave", "ready", "reconsider"),
    "turn": ("goods", "expand", "bookkeeper", "merchant", "mark", "plus", "end"),
    "goods": ("goods", "buy", "buy_cheaper", "step", "plus", "stop"),
    "steps": ("step", "stop"),
    "toll": ("pay", "stop"),
    "expanding": ("enter", "stop"),
    "column": ("post_from",),
    "parts": ("collect",),
    "returning": ("post_to",),
    "walking": ("walk", "turn_over", "plus", "stop"),
    "books": ("take", "cash"),
    "buying": ("buy",),
    "selling": ("sell",),
    "tier": ("tier",),
    "sharing": ("share",),
    "either": ("buy", "diamonds", "stop"),
    "tracks": ("track",),
    "removing": ("remove",),
    "which_book": ("book",),
    "shelving": ("shelve",),
    "recovering": ("recover",),
}

# Whose rules are worth going through together; the rest is rare.
TOGETHER = (
    ("turn",), ("planning",), ("goods", "steps"), ("books",), ("shelving", "which_book"), ("expanding",), ("column",),
    ("walking",), ("recovering",), ("removing", "returning"), ("toll",), ("tier",),
)  # fmt: skip

# While a decision is open, everything it does not consider is refused by its rule.
NOT_NOW = {
    "tile": 206,
    "resting": 136,
    "planning": 401,
    "turn": 502,
    "goods": 604,
    "steps": 610,
    "toll": 1604,
    "expanding": 715,
    "column": 714,
    "parts": 523,
    "returning": 728,
    "walking": 901,
    "books": 802,
    "buying": 1112,
    "selling": 1116,
    "tier": 1119,
    "sharing": 1711,
    "either": 1714,
    "tracks": 1720,
    "removing": 2004,
    "which_book": 826,
    "shelving": 812,
    "recovering": 1303,
}
