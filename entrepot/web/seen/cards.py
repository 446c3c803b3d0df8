"""Games and tables as a list shows them."""

from __future__ import annotations

from dataclasses import dataclass

from entrepot import games
from entrepot.engine.language.game import Meta
from entrepot.paper.face import Face

from ..problems import Problem
from ..workers.library import Library


@dataclass(frozen=True)
class GameCard:
    """A game of the house; one without a face cannot be played in a browser yet."""

    meta: Meta
    face: Face | None = None


@dataclass(frozen=True)
class OwnGame:
    """A table where the visitor has a seat."""

    id: str
    card: GameCard
    seats: int
    own: int
    # turn (the visitor's), bot (one thinks), other (somebody else's turn), waiting (for seats), kept (it cannot go on),
    # shared (to be looked at), over, left
    state: str
    round: str = ""  # where the game stands, in words of the game
    against: str = "bots"  # bots, screen, link, both (people by link and bots)
    pace: str = "live"
    player: str = ""  # turn: who moved last; bot and other: who is to act
    seconds: int = 0  # turn, waiting, over, left: since then; other: left on the clock, 0 without one
    place: int = 0  # over: the visitor's, 1 for the winner
    points: int = 0
    missing: int = 0  # waiting: seats that nobody has claimed

    @property
    def goes_on(self) -> bool:
        return self.state not in ("over", "left", "kept", "shared")


@dataclass(frozen=True)
class OpenTable:
    """A public table to look at, or with a seat to take."""

    id: str
    card: GameCard
    seats: int
    round: str = ""
    free: int = 0  # seats to take


def card_of(library: Library, name: str) -> GameCard:
    """The card of a game that is found, or 404: an old table may be of one that is not offered."""
    if name not in library.found:
        raise Problem(404, "problem-no-game")
    meta = games.meta(name)
    try:
        return GameCard(meta, library.face(name))
    except Problem:
        return GameCard(meta)


def offered_card(library: Library, name: str) -> GameCard:
    """The card of a game that is offered, or 404."""
    if not library.offers(name):
        raise Problem(404, "problem-no-game")
    return card_of(library, name)


def cards(library: Library) -> list[GameCard]:
    return [card_of(library, meta.name) for meta in library.metas()]
