"""Where a turn stands: phase A, the six steps of the main action, phase C; and the round."""

from __future__ import annotations

from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper.face import Scene, Stage, state
from entrepot.paper.words import Noun, Words

from ....box.tables import CHURCH_END, CUSTOMS_END, SHOP, TRADING_HOUSE
from ....meta import META
from ....record import NOBODY
from .. import facts

MARKS = ("A", "1", "2", "3", "4", "5", "6", "C")
PHASE_A, STEP_1, STEP_2, STEP_3, PHASE_C = 0, 1, 2, 3, 7
OF_TURN = {1: PHASE_A, 2: STEP_1, 3: STEP_2, 4: PHASE_C}  # by the stage of the turn's frame


def now(view: View) -> int | None:
    """The number of the stage at hand; an agent's action belongs to its phase."""
    frames = facts.agenda(facts.position(view))
    if view.over or not frames or frames[0].kind != "turn":
        return None
    stage = OF_TURN.get(frames[0].first)
    action = next((frame for frame in frames if frame.kind == "action"), None)
    if stage == STEP_2 and action:
        return STEP_3 + max(action.third - 1, 0) // 2
    if stage == STEP_2 and frames[-1].kind == "act_where":
        return STEP_3
    return stage


def stages(view: View, words: Words) -> tuple[Stage, ...]:
    """The steps of the turn: done, now, next."""
    here = now(view)
    if here is None:
        return ()
    named = [(_mark(mark, words), words.text(f"face-stage-{mark.lower()}")) for mark in MARKS]
    return tuple(Stage(mark, label, state(n, here)) for n, (mark, label) in enumerate(named))


def _mark(mark: str, words: Words) -> str:
    """Steps have numbers; a phase is marked as the sentences of the language name it."""
    return mark if mark.isdigit() else words.text(f"face-mark-{mark.lower()}")


def round(view: View, words: Words) -> str:
    """Where the game stands."""
    if view.over:
        return words.text("face-over")
    if view.asked == "keep":
        return words.text("face-start")
    if view.last_round and view.round == view.last_round:
        return words.text("face-last_round", number=view.round)
    return words.text("face-round", number=view.round)


def causes(s: Any, words: Words) -> list[str]:
    """Every end trigger that holds; the order deck is what is left when no piece or board says so."""
    church, customs = (sum(board[n] != NOBODY for n in range(8)) for board in (s.church, s.customs))
    found = [("trading_houses", p) for p in range(s.players) if not facts.left_to_build(s, p, TRADING_HOUSE)]
    found += [("shops", p) for p in range(s.players) if not facts.left_to_build(s, p, SHOP)]
    found += [("church", NOBODY)] if church >= CHURCH_END[s.option_edition, s.players] else []
    found += [("customs", NOBODY)] if customs >= CUSTOMS_END[s.option_edition, s.players] else []
    said = []
    for trigger, player in found or [("orders", NOBODY)]:
        who = {"player": Noun(f"player-{META.colours[player]}")} if player != NOBODY else {}
        said.append(words.text(f"event-trigger_{trigger}", **who).partition(": ")[2])
    return said


def ending(view: View, words: Words) -> tuple[str, str]:
    """The final round, or that it comes next; and what brought it."""
    s = facts.position(view)
    if not s.last_round:
        return "", ""
    near = "" if s.over else words.text("face-finale" if s.round == s.last_round else "face-finale-next")
    return near, ", ".join(causes(s, words))


def left(scene: Scene) -> str:
    """What phase C still offers, for who is about to end the turn."""
    if scene.view.asked != "phase_c":
        return ""
    acts = [act.actions[0].partition(":")[0] for found in scene.acts.values() for act in found]
    counts = {verb: acts.count(verb) for verb in ("order", "achieve", "agent")}
    return ", ".join(scene.words.text(f"face-left-{verb}", number=n) for verb, n in counts.items() if n)
