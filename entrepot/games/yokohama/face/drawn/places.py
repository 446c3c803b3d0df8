"""Where on the table an action is done, which places lie beside each other, and the icons of the prompt bar."""

from __future__ import annotations

from functools import lru_cache

from entrepot.engine.match import View

from ...actions import AREAS, COUNTRIES, GOODS, PIECES, REWARD_TOKENS
from ...record import NOBODY
from .board import STRIPS, corner, in_order
from .parts import LAYOUT

# Where the noun of a verb is: an element's id around it.
AT_AREA = ("agent", "place", "place_two", "put", "step", "tram", "take_back", "station_at", "lift", "drop")
BY_NOUN = {
    **dict.fromkeys(AT_AREA, "area-{}"),
    **dict.fromkeys(("sell", "buy", "spend", "gain"), "good-{}"),
    "achieve": "achievement-{}",
    "take": "port-{}",
    "learn": "lab-{}",
    "hire": "piece-{}",
    "church": "church-{}",
    "customs": "customs-{}",
    "reward": "reward-{}",
}
FROM_HAND = "piece-assistant"
SOURCES = ("church", "customs_house")  # the area an assistant is sent from, by the board it goes to

SEALS = {
    "keep": "yk-order",
    "phase_a": "yk-agent",
    "placing": "yk-assistant",
    "telegram": "yk-assistant",
    "moving": "yk-president",
    "walking": "yk-president",
    "recalling": "yk-assistant",
    "act_where": "yk-president",
    "port": "yk-order",
    "laboratory": "yk-technology",
    "paying": "yk-import",
    "station_at": "yk-station",
    "hiring": "yk-warehouse",
    "chinatown": "yk-exchange",
    "church": "yk-church",
    "customs": "yk-customs",
    "assistant": "yk-assistant",
    "spending": "yk-faith",
    "token": "yk-five-power",
    "building": "yk-shop",
    "recovery": "yk-assistant",
    "any_goods": "c-any-good",
    "lifting": "yk-move",
    "dropping": "yk-move",
    "reward": "yk-achievement",
    "phase_c": "yk-agent",
    "pause": "yk-technology",
    "over": "c-end",
}
BUTTONS = {
    "university": "yk-assistant",
    "spinning_mill": "yk-silk",
    "done": "c-confirm",
    "stop": "c-confirm",
    "recall": "yk-president",
    "imports": "yk-import",
    "go_on": "c-forward",
    "leave": "yk-assistant",
}

Beside = tuple[str, str, str, str]


def place(view: View, action: str) -> str | None:
    """The id of the place where an action is done, or None for a button of the prompt bar."""
    verb, _, noun = action.partition(":")
    if noun == "hand":
        return FROM_HAND
    if verb in ("keep", "order"):
        return f"order-{noun.removeprefix('order_')}"
    if verb in BY_NOUN:
        return BY_NOUN[verb].format(noun)
    if verb == "station":
        return f"area-{AREAS[view.station]}"
    if verb in ("act", "assistant", "token", "shop", "trading_house", "leave"):
        return at_hand(verb, noun, view.agenda[view.depth - 1])
    return None


def at_hand(verb: str, noun: str, frame: list[int]) -> str:
    """The place of an action whose area the decision itself knows."""
    if verb == "act":
        return f"area-{AREAS[frame[2 if noun == 'agent' else 1]]}"
    if verb == "assistant":
        return f"area-{SOURCES[frame[1]]}"
    area = AREAS[frame[1]]
    return {"token": f"token-{area}", "shop": f"site-{area}-{noun}", "trading_house": f"house-{area}"}.get(
        verb, f"area-{area}"
    )


def seal(view: View) -> str:
    """The icon of the thing asked about."""
    return SEALS[view.asked]


def button(action: str) -> str:
    """The icon of an action in the prompt bar, or nothing."""
    return BUTTONS.get(action.partition(":")[0], "")


def neighbours(view: View, place: str) -> Beside:
    """The places left, right, above and below; "" where there is none."""
    viewer = max(view.viewer, 0)
    cards = [*view.orders[viewer], *view.dealt[viewer]] if view.viewer != NOBODY else []
    hand = tuple(dict.fromkeys(f"order-{card + 1}" for card in cards if card >= 0))
    return web(view.players, tuple(view.place), hand).get(place, ("", "", "", ""))


@lru_cache(maxsize=256)
def web(players: int, place: tuple[int, ...], hand: tuple[str, ...]) -> dict[str, Beside]:
    """Every place of the desk with its four neighbours."""
    columns = (left(hand), middle(players, place), right())
    found: dict[str, Beside] = {}
    for c, column in enumerate(columns):
        for r, (y, row) in enumerate(column):
            for n, (x, name) in enumerate(row):
                before = row[n - 1][1] if n else edge(columns[c - 1], y, -1) if c else ""
                after = row[n + 1][1] if n + 1 < len(row) else edge(columns[c + 1], y, 0) if c < 2 else ""
                above = nearest(column[r - 1][1], x) if r else ""
                below = nearest(column[r + 1][1], x) if r + 1 < len(column) else ""
                found[name] = (before, after, above, below)
    return found


Row = tuple[float, list[tuple[float, str]]]  # its height, and its places with their distance from the left


def nearest(row: list[tuple[float, str]], x: float) -> str:
    return min(row, key=lambda other: abs(other[0] - x))[1]


def edge(column: list[Row], y: float, side: int) -> str:
    """The place at the near edge of another column, in the row at that height."""
    return min(column, key=lambda row: abs(row[0] - y))[1][side][1] if column else ""


def left(hand: tuple[str, ...]) -> list[Row]:
    """The viewer's own panel."""
    rows = [
        [f"good-{good}" for good in ("yen", *GOODS, "import")],
        [f"agent-{country}" for country in COUNTRIES],
        [f"piece-{piece}" for piece in PIECES],
        list(hand),
    ]
    return [(40 + 40.0 * n, [(40.0 * i, name) for i, name in enumerate(row)]) for n, row in enumerate(rows) if row]


def right() -> list[Row]:
    """Achievements one below the other, then the reward tokens."""
    rows = [[f"achievement-{stack}"] for stack in "abc"] + [[f"reward-{token}" for token in REWARD_TOKENS]]
    return [(40 + 25.0 * n, [(20.0 * i, name) for i, name in enumerate(row)]) for n, row in enumerate(rows)]


def middle(players: int, place: tuple[int, ...]) -> list[Row]:
    """Displays from the top, then the pyramid: in each row the areas, their tokens, their building spaces."""
    found: dict[float, list[tuple[float, str]]] = {}
    for name, x, y, width, _ in STRIPS[players]:
        found.setdefault(float(y), []).extend(spaces(name, x, width))
    scale = LAYOUT["players"][str(players)]["scale"]
    for area, where in in_order(place):
        x, y = corner(players, where)
        name, half = AREAS[area], 70 * scale
        found.setdefault(y, []).append((x + half, f"area-{name}"))
        if name == "canal":
            continue
        found.setdefault(y + 40, []).append((x + 121 * scale, f"token-{name}"))
        sites = [(x + (16 + 26.6 * n) * scale, f"site-{name}-{n + 1}") for n in range(4)]
        found.setdefault(y + 90, []).extend([*sites, (x + 123 * scale, f"house-{name}")])
    return sorted((y, sorted(row)) for y, row in found.items())


def spaces(board: str, x: float, width: float) -> list[tuple[float, str]]:
    """The slots or spaces of a display."""
    kind, _, letter = board.partition("_")
    short, count = (f"{'lab' if kind == 'laboratory' else kind}-{letter}", 6) if letter else (f"{kind}-", 8)
    pitch = (width - 47) / count
    return [(x + 47 + pitch * (n + 0.5), f"{short}{n + 1}") for n in range(count)]


__all__ = ["button", "neighbours", "place", "seal"]
