"""A hint as a seat reads it: the best actions in words, where each is done, and what is likely to follow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from entrepot.bots.advice import Advice, Suggestion, line_key
from entrepot.bots.wording import gains, signed
from entrepot.engine.match.match import Match
from entrepot.engine.match.view import View
from entrepot.paper.faces import text_face_of

from .labels import action_of
from .live import Live


@dataclass(frozen=True)
class Step:
    """An action of a line, with the place where it is done, if it has one."""

    seat: int
    text: str
    place: str = ""


@dataclass(frozen=True)
class Hint:
    """One of the best actions; the first step is the action itself."""

    action: str
    steps: tuple[Step, ...]
    percent: int  # how likely it is to win
    points: int
    change: str  # of the chance of winning, compared with the other hints; "" if there is none to speak of
    gains: tuple[tuple[str, str], ...]  # rows of the score sheet, the same


def hints(seen: Live, match: Match, advice: Advice) -> tuple[Hint, ...]:
    return tuple(_hint(seen, match, advice.seat, one) for one in advice.best)


def _hint(seen: Live, match: Match, seat: int, one: Suggestion) -> Hint:
    own, words = seen.words, seen.scene.words
    change = round(100 * one.change.wins)
    return Hint(
        action=one.action,
        steps=tuple(_steps(seen, match, seat, ((seat, one.action), *one.line))),
        percent=round(100 * one.expected.wins),
        points=round(one.expected.points),
        change=signed(change, own) if change else "",
        gains=tuple(gains(one.change, text_face_of(match.game).rows, words, own)),
    )


def _steps(seen: Live, match: Match, seat: int, line: tuple[tuple[int, str], ...]) -> Iterator[Step]:
    """Each on the position that it is done in: the guess on which the line was found."""
    game = match.game
    trial = match.bot_view(seat).guess(seat, line_key(0))
    for who, action in line:
        view = View(game, bytes(trial.view(seat).record), seat)
        yield Step(who, action_of(seen, view, action), seen.face.place(view, action) or "")
        trial.take(who, game.catalogue.number(action))
