"""What cannot be used for now: it is taken, empty or used up. The rule behind that, and the words for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from entrepot.engine.match.view import View

from ....actions import AREAS, COUNTRIES, PIECES, SLOTS
from ....box.tables import CANAL
from ....record import DUMMY, NOBODY
from ....rules.movement import may_stop, refusal_to_step
from .. import facts

BOARDS = len(SLOTS) // 2
SHOPS = 4  # spaces of a building tile
Gone = tuple[int, str]


def gone(view: View, place: str) -> Gone | None:
    """Of a player; nothing where a place can be used at the right moment."""
    kind, _, rest = place.partition("-")
    if view.viewer is None or kind not in KINDS:
        return None
    if kind == "area" and view.asked not in ("moving", "walking"):
        return None
    return KINDS[kind](facts.position(view), view.viewer, rest)


def _area(s: Any, seat: int, rest: str) -> Gone | None:
    """Where the president can go but not stay."""
    area = AREAS.index(rest)
    if refusal_to_step(s, seat, area) or may_stop(s, seat, area):
        return None
    return 514 if area == CANAL else 508, "now-onward"


def _site(s: Any, seat: int, rest: str) -> Gone | None:
    name, _, space = rest.rpartition("-")
    area = AREAS.index(name)
    if s.shops[area, int(space) - 1] != NOBODY:
        return 802, "rule-802-taken"
    return (802, "rule-802") if any(s.shops[area, n] == seat for n in range(SHOPS)) else None


def _house(s: Any, seat: int, rest: str) -> Gone | None:
    return (803, "rule-803") if s.trading_house[AREAS.index(rest)] != NOBODY else None


def _token(s: Any, seat: int, rest: str) -> Gone | None:
    return (703, "taken-token") if s.token[AREAS.index(rest)] == NOBODY else None


def _church(s: Any, seat: int, rest: str) -> Gone | None:
    return _occupied(s.church[int(rest) - 1], 1260)


def _customs(s: Any, seat: int, rest: str) -> Gone | None:
    return _occupied(s.customs[int(rest) - 1], 1267)


def _occupied(owner: int, rule: int) -> Gone | None:
    if owner == DUMMY:
        rule = 1812
    return None if owner == NOBODY else (rule, f"rule-{rule}")


def _port(s: Any, seat: int, rest: str) -> Gone | None:
    return (1217, "rule-1217") if s.port[divmod(SLOTS.index(rest), BOARDS)] == NOBODY else None


def _lab(s: Any, seat: int, rest: str) -> Gone | None:
    return (1236, "rule-1236") if s.laboratory[divmod(SLOTS.index(rest), BOARDS)] == NOBODY else None


def _achievement(s: Any, seat: int, rest: str) -> Gone | None:
    return (1020, "rule-1020") if (s.achieved["abc".index(rest)] >> seat) & 1 else None


def _reward(s: Any, seat: int, rest: str) -> Gone | None:
    return (1904, "taken-reward") if s.reward[seat] != NOBODY else None


def _supply(s: Any, seat: int, rest: str) -> Gone | None:
    return (1104, "taken-supply") if s.agents_left[COUNTRIES.index(rest)] == 0 else None


def _agent(s: Any, seat: int, rest: str) -> Gone | None:
    return (1002, "rule-1002") if s.turn == seat and s.agent_used else None


def _technology(s: Any, seat: int, rest: str) -> Gone | None:
    """One's own that work once a turn; those of others are named with their seat."""
    used = {"university": (1358, s.university_used), "spinning_mill": (1328, s.spinning_mill_used)}
    rule, done = used.get(rest, (0, 0))
    return (rule, "rule-310") if s.turn == seat and done else None


def _piece(s: Any, seat: int, rest: str) -> Gone | None:
    if rest not in PIECES or s.hand[seat, PIECES.index(rest)] > 0:
        return None
    return 405 if rest == "assistant" else 805, f"taken-piece-{rest}"


KINDS: dict[str, Callable[[Any, int, str], Gone | None]] = {
    "area": _area, "site": _site, "house": _house, "token": _token, "church": _church, "customs": _customs,
    "port": _port, "lab": _lab, "achievement": _achievement, "reward": _reward, "supply": _supply, "agent": _agent,
    "technology": _technology, "piece": _piece,
}  # fmt: skip
