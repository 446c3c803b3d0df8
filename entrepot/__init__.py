"""Entrepôt: heavy economic board games, played by people and by machines."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from entrepot.engine.errors import ComponentError, EntrepotError, Refused
from entrepot.engine.language.deal import Deal
from entrepot.engine.language.record import HIDDEN, NOBODY
from entrepot.engine.match.loading import Shared
from entrepot.engine.match.match import Match
from entrepot.engine.match.moves import Move
from entrepot.engine.match.view import Preview, Reason, Result, View

from . import games

if TYPE_CHECKING:
    from entrepot.bots.advice import Advice

__version__ = "0.1.0"

__all__ = [
    "HIDDEN",
    "NOBODY",
    "ComponentError",
    "Deal",
    "EntrepotError",
    "Match",
    "Move",
    "Preview",
    "Reason",
    "Refused",
    "Result",
    "Shared",
    "View",
    "advise",
    "games",
    "load",
    "new",
]


def new(
    game: str,
    players: int = 2,
    seed: int | None = None,
    *,
    deal: Deal | None = None,
    backend: str = "plain",
    seats: Sequence[str] | None = None,
    components: str | Path | None = None,
    **options: object,
) -> Match:
    """Begin a match: `entrepot.new("yokohama", players=3, edition="synapses", seed=7)`.

    A seed makes the deal repeatable; without one it is drawn afresh. `components` is a folder of component files that
    replace the game's own. A process uses one set for each game, from its first match on.
    """
    games.meta(game).check(players, options)
    if deal is None:
        deal = Deal.fresh() if seed is None else Deal.seeded(seed)
    found = games.find(game, None if components is None else Path(components))
    return Match.begin(found, players, options, deal, backend, seats)


def load(path: Any, backend: str = "plain") -> Match | Shared:
    """Read a save, to go on with it, or a share, to look at it."""
    from entrepot.engine.match import loading

    return loading.load(path, games.meta, games.find, backend)


def advise(match: Match, seat: int, at: int | None = None, **how: Any) -> Advice:
    """What a seat had best do now, or after move `at`: the three best actions, what each does to the final score sheet
    and to the chance to win, and what is expected to follow. See `entrepot.bots.advice.advise` for the rest.
    """
    from entrepot.bots.advice import advise

    if match.kept:
        raise EntrepotError(f"There is no advice for this game: {match.kept}; view it with entrepot replay.")
    return advise(match.bot_view(seat, at), seat, **how)
