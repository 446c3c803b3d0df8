"""Who plays a seat and what they are at, in a few words: "your turn", "by link, ready", "greedy, next"."""

from __future__ import annotations

from typing import Any, NamedTuple

from entrepot.paper.face import Scene, Seat
from entrepot.paper.seats import SIGNS, is_away, moves, sign
from entrepot.paper.words import Words

from ..reading import asked_of

# Decisions of all at once, what one is at who has not answered, and who has.
AT_ONCE = {"tile": "choosing", "resting": "choosing", "planning": "planning"}
READY = {"tile": "chosen", "resting": "chosen", "planning": "ready"}


class Player(NamedTuple):
    """A seat as the head of its board shows it."""

    seat: int
    who: Seat
    mine: bool
    state: str  # to_move, next, ended, ready, planning, choosing, or nothing
    first: bool

    @property
    def to_move(self) -> bool:
        return self.state == "to_move"


def player_of(s: Any, seat: int, scene: Scene) -> Player:
    who = scene.seats[seat] if scene.seats else Seat(seat, "", "bot")
    return Player(seat, who, scene.viewer == seat, state_of(s, seat, scene), int(s.first) == seat)


def state_of(s: Any, seat: int, scene: Scene) -> str:
    """What a seat is at; while all are asked at once nothing shows but who is ready."""
    kind = asked_of(scene.view)
    if kind == "over" or not (scene.actors or scene.past):  # nor is anybody at anything where the game was broken off
        return ""
    if kind in AT_ONCE:
        return (READY if (s.ready >> seat) & 1 else AT_ONCE)[kind]
    if moves(scene, seat):
        return "to_move"
    if (s.out >> seat) & 1:
        return "ended"
    return "next" if seat == follower(s) else ""


def follower(s: Any) -> int:
    """Who comes after the player to move, or nobody."""
    order = [(s.turn + n) % s.players for n in range(1, s.players)] if s.turn >= 0 else []
    return next((seat for seat in order if not (s.out >> seat) & 1), -1)


def role(player: Player, words: Words, short: bool = False) -> str:
    """Who plays, and what they are at; in short where a sign says the first of these."""
    kind = "you" if player.mine else player.who.kind
    said = [words.text(f"panel-role-{kind}", level=words.get(player.who.level))] if kind in SIGNS else []
    away = is_away(player.who, player.mine)
    if short and kind == "bot":
        said = [words.get(player.who.level)] if not player.state else []
    elif short and sign(player.who, player.mine) and (player.state or away):
        said = []
    if player.to_move and player.mine:
        said = [words.text("panel-your_turn")]
    elif player.state:
        said.append(words.text(f"panel-is-{player.state}"))
    if away:
        said.append(words.text("panel-away"))
    return ", ".join(said)
