"""Who plays a seat, in a few words: "your turn", "by link, next", "bot, greedy"."""

from __future__ import annotations

from entrepot.paper.face import Seat
from entrepot.paper.seats import SIGNS, is_away, sign
from entrepot.paper.words import Words


def role(who: Seat, mine: bool, to_move: bool, next_: bool, words: Words, short: bool = False) -> str:
    """Who plays, and whether they are to move, next or away; in short where a sign says the first of these."""
    kind = "you" if mine else who.kind
    said = [words.text(f"face-role-{kind}", level=words.get(who.level))] if kind in SIGNS else []
    away = is_away(who, mine)
    if short and sign(who, mine) and (to_move or next_ or away):
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
