"""How a game can be begun: with every number of players, every choice of every option, and all choices together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..errors import EntrepotError
from ..language.game import Meta

Options = dict[str, str]


def settings(meta: Meta) -> list[tuple[int, Options]]:
    """All settings worth trying: nothing chosen, each choice alone, and as many as fit together."""
    return [(players, options) for players in meta.players for options in _options(meta, players)]


def usual(meta: Meta) -> list[tuple[int, Options]]:
    """For each number of players, the first and the last setting: nothing chosen, and as much as possible."""
    found: dict[int, list[Options]] = {}
    for players, options in settings(meta):
        found.setdefault(players, []).append(options)
    return [
        (players, options)
        for players, several in found.items()
        for options in ((several[0], several[-1]) if len(several) > 1 else several)
    ]


def _options(meta: Meta, players: int) -> list[Options]:
    choices, rulings = list(_choices(meta, False)), list(_choices(meta, True))
    orders = (choices, choices[::-1])
    together = (_together(meta, players, [*order, *more]) for more in ((), rulings) for order in orders)
    found: list[Options] = []
    for options in ({}, *choices, *rulings, *together):
        if options not in found and fits(meta, players, options):
            found.append(options)
    return found


def _choices(meta: Meta, rulings: bool) -> Iterator[Options]:
    """Each choice other than the default, with what it requires; which seat begins does not change the game."""
    for name, option in meta.options.items():
        for choice in option.choices if not option.seats and bool(option.ruling) == rulings else ():
            if choice != option.default:
                yield {**dict([option.only] if option.only else []), name: choice}


def _together(meta: Meta, players: int, choices: Iterable[Options]) -> Options:
    found: Options = {}
    for one in choices:
        both = {**found, **one}
        if fits(meta, players, both):
            found = both
    return found


def fits(meta: Meta, players: int, options: Options) -> bool:
    """Whether a game can be begun like this."""
    try:
        meta.check(players, options)
    except EntrepotError:
        return False
    return True
