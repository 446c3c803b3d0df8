"""Where on the table an action is done, and the icons of the prompt bar."""

from __future__ import annotations

from entrepot.engine.match.view import View

from ...actions import AREAS
from ...record import NOBODY

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


def place(view: View, action: str) -> str | None:
    """The id of the place where an action is done, or None for a button of the prompt bar."""
    verb, _, noun = action.partition(":")
    if noun == "hand":
        return FROM_HAND
    if (verb == "keep" and view.asked != "keep") or (verb == "put" and _on_board(view)):
        return None  # nobody who clicks there means that
    if verb in ("keep", "order"):
        return f"order-{noun.removeprefix('order_')}"
    if verb in BY_NOUN:
        return BY_NOUN[verb].format(noun)
    if verb == "station":
        return f"area-{AREAS[view.station]}"
    if verb in ("act", "assistant", "token", "shop", "trading_house", "leave"):
        return at_hand(verb, noun, view.agenda[view.depth - 1])
    return None


def _on_board(view: View) -> bool:
    """Whether the viewer's president stands in an area; it then walks."""
    return view.viewer is not None and bool(view.president[view.viewer] != NOBODY)


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


def reached(view: View) -> str:
    """The place where the president stands who walks now; a way that is forced on leads further than its last step."""
    return f"area-{AREAS[view.president[view.viewer]]}"
