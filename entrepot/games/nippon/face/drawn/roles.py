"""Who plays a seat, in a few words: "your turn", "by link, next", "bot, greedy"."""

from __future__ import annotations

from entrepot.paper.face import Seat
from entrepot.paper.words import Words

ICON = {"link": "c-link", "bot": "c-bot", "screen": "c-screen", "you": "", "open": "c-person", "left": "c-person"}


def role(who: Seat, mine: bool, to_move: bool, next_: bool, words: Words, short: bool = False) -> str:
    """Who plays, and whether they are to move, next or away; in short where a sign says the first of these."""
    kind = "you" if mine else who.kind
    said = [words.text(f"face-role-{kind}", level=words.get(who.level))] if kind in ICON else []
    away = not who.here and kind in ("screen", "link", "you")
    if short and symbol(who, mine) and (to_move or next_ or away):
        said = []
    elif short and kind == "bot":
        said = [words.get(who.level)]
    if to_move and mine:
        said = [words.text("face-your_turn")]
    elif to_move:
        said.append(words.text("face-to_move"))
    elif next_:
        said.append(words.text("face-next"))
    if away:
        said.append(words.text("face-away"))
    return ", ".join(said)


def symbol(who: Seat, mine: bool) -> str:
    return "" if mine else ICON.get(who.kind, "")
