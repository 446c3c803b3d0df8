"""Where a turn stands: what is done, what is asked, what follows; and the round with its phase."""

from __future__ import annotations

from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper.face import Stage
from entrepot.paper.reading import bits
from entrepot.paper.words import Words

from ....actions import REGIONS, SLOTS
from ....box.tables import ROUNDS
from ....record import NOBODY
from ....rules.cards import expansion_of
from ....rules.goods import units_of
from .. import facts
from . import labels

MARKED = frozenset({"buying", "selling", "tier", "sharing", "either", "tracks"})  # what a bonus marker leads to
COUNTED = frozenset({"steps", "expanding", "books", "removing", "tracks"})  # with so many left
ENTRY = frozenset({"expanding", "column"})


def stages(view: View, words: Words) -> tuple[Stage, ...]:
    """The steps of the turn: done, now, next. What is done is told by its name."""
    s = facts.position(view)
    frame = facts.top(s)
    if frame.kind == "over":
        return ()
    if frame.kind in facts.TOGETHER:
        return _together(view, s, frame.kind, words)
    done, after = _round_about(s, frame, words)
    now = words.text(f"face-stage-{frame.kind}", **_left(s, frame))
    return (*(Stage(name, name, "done") for name in done), Stage("", now, "now"), *_following(after))


def _following(names: list[str]) -> tuple[Stage, ...]:
    """What comes after. Nothing is numbered: how many steps an action has depends on what is chosen."""
    return tuple(Stage("", name, "next") for name in names)


def _together(view: View, s: Any, kind: str, words: Words) -> tuple[Stage, ...]:
    """How far one's own answer is, and who is still waited for."""
    viewer = view.viewer
    still = [seat for seat in range(s.players) if seat != viewer and not (s.ready >> seat) & 1]
    names = ", ".join(labels.player(seat, words) for seat in still)
    wait = words.text("face-stage-wait", players=names) if still else ""
    if viewer == NOBODY:
        return (Stage("", wait, "now"),)
    if (s.ready >> viewer) & 1:
        ready = words.text("label-ready")
        return Stage(ready, ready, "done"), Stage("", wait, "now")
    if kind == "planning":
        slots = [slot for slot in range(len(SLOTS)) if facts.is_open(s, viewer, slot)]
        filled = sum(s.slot[viewer, slot] >= 0 for slot in slots)
        own = words.text("face-stage-planning", have=filled, number=len(slots))
    else:
        own = words.text(f"face-stage-{kind}")
    hidden = words.text("face-stage-hidden")
    return Stage("", own, "now"), *_following([hidden, wait] if wait else [hidden])


def _left(s: Any, frame: facts.Frame) -> dict[str, int]:
    """What is left of cards, units, points, BP, posts or tracks."""
    if frame.kind == "expanding":
        return {"number": frame.first, "all": max(frame.first, int(expansion_of(s, s.turn)))}
    if frame.kind == "turn":
        return {"cards": len(facts.unused(s, s.turn)), "markers": int(s.markers[s.turn])}
    if frame.kind in COUNTED:
        return {"number": frame.first}
    if frame.kind in ("which_book", "shelving"):
        return {"number": int(s.taken_count)}
    return {}


def _round_about(s: Any, frame: facts.Frame, words: Words) -> tuple[list[str], list[str]]:
    """What is done of the action, and what is still to come for sure."""
    kinds = facts.kinds(s)
    if "expansion" in kinds:
        return _expansion(s, frame, words)
    if "bookkeeping" in kinds:
        return _bookkeeping(s, frame, words)
    if frame.kind in ("goods", "steps"):
        done = [words.noun(f"amount-units-{int(units_of(s, s.turn, s.chosen, 1))}")]
        return done, [words.text("face-stage-then-steps")] if frame.kind == "goods" else []
    if frame.kind in MARKED:
        return [words.text("face-stage-marker")], []
    if frame.kind == "recovering":
        return [words.text("face-stage-end")], []
    return [], []


def _expansion(s: Any, frame: facts.Frame, words: Words) -> tuple[list[str], list[str]]:
    """The company and the regions entered; the bar is narrow."""
    regions = " ".join(words.noun(f"region-{REGIONS[region]}") for region in bits(int(s.entered)))
    done = [labels.company(s.expanded, words), *([regions] if regions else [])]
    return done, [words.text("face-stage-rewards")] if frame.kind in ENTRY else []


def _bookkeeping(s: Any, frame: facts.Frame, words: Words) -> tuple[list[str], list[str]]:
    below = next(one for one in facts.agenda(s) if one.kind == "bookkeeping")
    points = words.noun(f"amount-bp-{below.second}")
    done = [words.noun(f"kind-bookkeeper-{below.second}")]
    if frame.kind == "walking":
        return done, [words.text("face-stage-rewards"), points]
    return done, [points] if below.first < 2 else []


def ending(view: View, words: Words) -> tuple[str, str]:
    """The final round, and what ends the game."""
    s = facts.position(view)
    if s.round < ROUNDS:
        return "", ""
    return ("", words.text("face-ended", number=int(ROUNDS))) if s.over else (words.text("face-finale"), "")


def round(view: View, words: Words) -> str:
    """Where the game stands, in a few words: it stands beside the name of the game, and over lines of the log."""
    s = facts.position(view)
    if s.over:
        return words.text("face-over")
    if facts.is_set_up(s):
        return words.text("face-start")
    phase = "planning" if facts.asked(s) == "planning" else "action"
    return words.text(f"face-round-{phase}", number=s.round)
