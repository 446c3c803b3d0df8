"""What is done at a place, and when: for whoever clicks there at another moment."""

from __future__ import annotations

from entrepot.engine.match.view import View
from entrepot.paper import refusals
from entrepot.paper.words import Words

from ....actions import AREAS
from ....rules.placement import refusal_to_put_assistants
from .. import facts
from .gone import gone

FROM_HAND = {  # by piece and question: where it goes next
    ("assistant", "placing"): "now-area", ("assistant", "telegram"): "now-area",
    ("assistant", "church"): "now-source", ("assistant", "customs"): "now-source",
    ("shop", "building"): "now-space", ("trading_house", "building"): "now-space",
}  # fmt: skip
LETTERED = {"port": "port_{}", "laboratory": "laboratory_{}"}  # questions about one of two boards
TWO_BOARDS = ("church", "customs")  # as the question of an assistant names them


def here(view: View, place: str, words: Words) -> str:
    """What is taken or empty says so, and so does what is in use now."""
    kind, _, rest = place.partition("-")
    lost = gone(view, place)
    if lost:
        return words.text(lost[1])
    now = _now(view, kind, rest)
    return words.text(now) if now else refusals.here(view, _told(kind, rest, place), words)


def _told(kind: str, rest: str, place: str) -> str:
    """Another player's technology is not one's own to use; what it does is said of either."""
    seat, _, name = rest.partition("-")
    return f"technology-{name}" if kind == "technology" and name == "exposition" else place


def _now(view: View, kind: str, rest: str) -> str:
    """The words for a place that has to do with what is asked now, or nothing."""
    s, asked = facts.position(view), view.asked
    if kind == "piece":
        return FROM_HAND.get((rest, asked), "")
    if kind == "board":
        return "now-board" if rest == _board(view) else ""
    if kind in TWO_BOARDS:
        return "now-chosen" if asked in ("spending", "assistant") and kind == _board(view) else ""
    if kind == "area" and facts.site(s) == AREAS.index(rest):
        return "now-acting"
    if kind == "area" and asked == "phase_a":  # where an assistant can be placed the click does that
        rule = refusal_to_put_assistants(s, view.viewer, AREAS.index(rest), 1)
        return f"here-area-{rule}" if rule in (405, 410) else ""
    return ""


def _board(view: View) -> str:
    """The management board that is used now, or nothing."""
    asked, frame = view.asked, view.agenda[view.depth - 1]
    if asked in LETTERED:
        return LETTERED[asked].format("ab"[frame[1]])
    if asked == "assistant":
        return TWO_BOARDS[frame[1]]
    return {"church": "church", "spending": "church", "customs": "customs"}.get(asked, "")
