"""How much room the words of the prompt bar take at a desk, so that none is ever cut.

Text is measured in letters, not in a browser: the figures are those of the widest of the fonts in the tokens.
"""

from __future__ import annotations

from collections.abc import Sequence

from entrepot.paper.face import Stage
from entrepot.web.live import Live

BAR = 890 - 78  # px: the bar without its seal and gaps
ROW = 270  # px that buttons side by side may take; more are stacked in two rows
WIDEST = 230  # px of one button in a row; longer words break into two lines
LATIN, CYRILLIC = 7.8, 9.8  # px of a letter of the sentence at 16 px
BOLD, SMALL_BOLD, LABEL = 7.6, 7.2, 6.7  # px of a letter of a button, of a stacked one, of a step
STEP, MARKED_STEP = 12.0, 25.5  # px of a step without its letters, and of one with a mark
SIZES = {"": 16.0, "tight": 14.0, "tall": 13.5, "dense": 13.0}  # of the sentence, in px
FULL = 0.86  # of a line is filled on average when words wrap


def sentence(text: str, room: float) -> str:
    """How the sentence is set: as it is, tight (smaller), tall (in two lines) or dense (in three, without steps)."""
    width = sum(CYRILLIC if letter > "\u0400" else LATIN for letter in text) / SIZES[""]
    if width * SIZES[""] <= room:
        return ""
    if width * SIZES["tight"] <= room:
        return "tight"
    return "tall" if width * SIZES["tall"] <= 2 * FULL * room else "dense"


def steps(stages: Sequence[Stage], room: float) -> str:
    """Which steps of the turn have their names: all, the present and the next (short), the present alone (marks)."""
    states = [stage.state for stage in stages]
    now = states.index("now") if "now" in states else -1
    marks = sum(MARKED_STEP if stage.mark else STEP for stage in stages)
    marks += sum(LABEL * len(stage.mark) for stage in stages if stage.state == "done")
    names = [LABEL * len(stage.label) if stage.state != "done" else 0 for stage in stages]
    if marks + sum(names) <= room:
        return ""
    return "short" if now >= 0 and marks + sum(names[now : now + 2]) <= room else "marks"


def stacked(live: Live) -> bool:
    """Whether the acts without a place are too many or too long for a row."""
    return len(live.buttons) > 1 and _row(live) > ROW


def _row(live: Live) -> float:
    return sum(min(float(WIDEST), 40 + BOLD * len(button.label)) + 10 for button in live.buttons)


def _stack(live: Live) -> float:
    longest = max(len(button.label) for button in live.buttons)
    columns = (len(live.buttons) + 1) // 2
    return columns * (40 + SMALL_BOLD * longest)


def room(live: Live, late: Sequence[str], drafting: bool) -> float:
    """About how many pixels are left for the sentence; `late` are the words of the buttons after a game."""
    taken = _stack(live) + 20 if stacked(live) else _row(live)
    taken += sum(50 + BOLD * len(label) for label in late)
    if drafting:
        taken += 164 + BOLD * len(live.words.text("bar-confirm-turn"))
    return BAR - taken
