"""What can lie on the agenda: the decisions, with the verbs each considers and the rule behind it, and the events."""

KINDS = (
    "none",
    # decisions
    "keep", "phase_a", "placing", "telegram", "moving", "walking", "recalling", "act_where", "port", "laboratory",
    "paying", "station_at", "hiring", "chinatown", "church", "customs", "assistant", "spending", "token", "building",
    "recovery", "any_goods", "lifting", "dropping", "reward", "phase_c", "pause",
    # events
    "turn", "action", "learnt", "refill_port", "refill_laboratory",
)  # fmt: skip

(
    NONE, KEEP, PHASE_A, PLACING, TELEGRAM, MOVING, WALKING, RECALLING, ACT_WHERE, PORT, LABORATORY,
    PAYING, STATION_AT, HIRING, CHINATOWN, CHURCH, CUSTOMS, ASSISTANT, SPENDING, TOKEN, BUILDING,
    RECOVERY, ANY_GOODS, LIFTING, DROPPING, REWARD, PHASE_C, PAUSE, TURN, ACTION, LEARNT, REFILL_PORT,
    REFILL_LABORATORY,
) = range(len(KINDS))  # fmt: skip

_EXTRA = ("agent", "order", "achieve", "university", "spinning_mill", "done")

ASKS = {
    "keep": ("keep",),
    "phase_a": _EXTRA,
    "placing": ("place", "place_two", "stop"),
    "telegram": ("place", "stop"),
    "moving": ("put", "step", "tram", "station", "recall", "take_back", "stop", "university", "spinning_mill"),
    "walking": ("step", "stop"),
    "recalling": ("take_back", "stop"),
    "act_where": ("act",),
    "port": ("take", "stop"),
    "laboratory": ("learn", "stop"),
    "paying": ("imports",),
    "station_at": ("station_at",),
    "hiring": ("hire", "stop"),
    "chinatown": ("sell", "buy", "stop"),
    "church": ("church", "stop"),
    "customs": ("customs", "stop"),
    "assistant": ("assistant",),
    "spending": ("spend",),
    "token": ("token", "stop"),
    "building": ("shop", "trading_house", "stop"),
    "recovery": ("leave", "stop"),
    "any_goods": ("gain",),
    "lifting": ("lift", "stop"),
    "dropping": ("drop",),
    "reward": ("reward",),
    "phase_c": _EXTRA,
    "pause": ("university", "spinning_mill", "go_on"),
}

# Nine questions of ten are of these kinds.
TOGETHER = (("phase_a", "phase_c"), ("placing", "telegram"), ("moving", "walking", "recalling"))

# While a decision is open, everything it does not consider is refused by its rule.
NOT_NOW = {
    "keep": 133,
    "phase_a": 302,
    "placing": 303,
    "telegram": 1346,
    "moving": 501,
    "walking": 507,
    "recalling": 520,
    "act_where": 1007,
    "port": 1207,
    "laboratory": 1223,
    "paying": 213,
    "station_at": 1333,
    "hiring": 1239,
    "chinatown": 1245,
    "church": 1251,
    "customs": 1264,
    "assistant": 1273,
    "spending": 1259,
    "token": 701,
    "building": 801,
    "recovery": 1350,
    "any_goods": 1504,
    "lifting": 1512,
    "dropping": 1508,
    "reward": 1904,
    "phase_c": 307,
    "pause": 311,
}
