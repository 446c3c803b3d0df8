"""Where a turn stands: action, worker, activations, modifier, end; or the four steps of a consolidation; the round."""

from __future__ import annotations

from entrepot.engine.match.view import View
from entrepot.paper.face import Stage, state
from entrepot.paper.words import Words

from ....actions import ACTIONS
from ....box.tables import DARK_SPACES, MOST_ACTIVATIONS, ROUND_SPACES
from ....record import NOBODY
from .. import facts

QUESTIONS = (*ACTIONS[:2], "investment", "factory", "mining", "ships", "machines", "trains", "markets")
STEPS = "ABCD"  # of a consolidation
STEP_OF = (0, 0, 1, 2, 2, 2, 3, 3)  # by the stage its frame has come to


def stages(view: View, words: Words) -> tuple[Stage, ...]:
    """The steps of the turn: done, now, next. What is done is told by its name."""
    s = facts.position(view)
    frames = facts.kinds(s)
    if s.over or not frames or frames[0] in ("drafting", "round_end"):
        return ()
    if "consolidation" in frames:
        at = next(frame.first for frame in facts.agenda(s) if frame.kind == "consolidation")
        return _consolidation(STEP_OF[min(at, len(STEP_OF) - 1)], words)
    if frames[0] == "finish":
        return _consolidation(len(STEPS), words)
    if frames[-1] == "end" and s.action == NOBODY:  # after a consolidation, or when nothing could be done
        return (*_consolidation(len(STEPS), words), Stage("E", words.text("face-stage-end"), "now"))
    names = _names(s.action, words)
    return _marked(names, _now(s.activations, frames, len(names)))


def _names(action: int, words: Words) -> list[str]:
    """What each step is called: those of the action are as many as it has activations."""
    if action == NOBODY:
        return [words.text(f"face-stage-{name}") for name in ("action", "hire", "activate", "end")]
    most = int(MOST_ACTIVATIONS[action])
    name = words.text(f"face-stage-{ACTIONS[action]}")
    steps = [f"{name} {n}" for n in range(1, most + 1)] if most > 1 else [name]
    hire = words.text("face-stage-hire")
    return [words.text(f"chart-action-{ACTIONS[action]}"), hire, *steps, words.text("face-stage-end")]


def _now(activations: int, frames: list[str], count: int) -> int:
    """The number of the step at hand; an activation counts from the moment it is paid."""
    asked = frames[-1]
    if asked == "turn":
        return 0
    if asked == "hiring":
        return 1
    if "action" not in frames:
        return count - 1
    return min(count - 2, 1 + activations + (asked in QUESTIONS))


def _marked(names: list[str], here: int) -> tuple[Stage, ...]:
    """Of several activations that are done only the last is told, for the bar is narrow."""
    found = []
    for n, name in enumerate(names):
        if n + 1 < here and names[n + 1].startswith(f"{name.rpartition(' ')[0]} "):
            continue
        found.append(Stage(name if n < here else str(n + 1), name, state(n, here)))
    return tuple(found)


def _consolidation(here: int, words: Words) -> tuple[Stage, ...]:
    """Favor token, discard, bonuses and income, wages."""
    found = []
    for n, mark in enumerate(STEPS):
        name = words.text(f"face-step-{mark.lower()}")
        found.append(Stage(name if n < here else mark, name, state(n, here)))
    return tuple(found)


def ending(view: View, words: Words) -> tuple[str, str]:
    """The last rounds, the final one, and what ends the game."""
    s = facts.position(view)
    if s.over:
        return "", "" if facts.is_solo(s) and s.rank[0] != 1 else words.text("face-ended")
    if s.round <= DARK_SPACES:
        return "", ""
    return words.text("face-finale" if s.round >= ROUND_SPACES else "face-finale-next"), ""


def round(view: View, words: Words) -> str:
    """Where the game stands, in a word or two: it stands beside the name of the game."""
    s = facts.position(view)
    if s.over:
        return words.text("face-over")
    frames = facts.kinds(s)
    if frames and frames[0] == "drafting":
        return words.text("face-start")
    if frames and frames[0] == "finish":
        return words.text("face-finish")
    return words.text("face-round", number=s.round)
