"""What an arena found: shares of wins with their intervals, margins, seats, time and ratings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

import numpy as np

from entrepot.engine.language.record import NOBODY
from entrepot.lab.shares import victory, wilson
from entrepot.lab.table import paid

from .setting import Played, Setting, pairs

RESAMPLES = 2000
SEED = 1  # of the bootstrap, so that the same games give the same interval


@dataclass(frozen=True)
class Share:
    """How a bot did, alone against copies of others. A victory shared by two counts half.

    Games that were forfeited count as won or lost; means of points leave them out and are None without any others.
    """

    games: int
    share: float
    low: float  # the interval by bootstrap over deals
    high: float
    wilson_low: float
    wilson_high: float
    margin: float | None
    score: float | None


@dataclass(frozen=True)
class Pair(Share):
    """The first of two bots against copies of the second; alone, one bot."""

    bots: tuple[str, ...]
    players: int
    opponent_score: float | None
    seats: tuple[float, ...]  # by how much more often than by chance whoever sat there won
    truncated: int


@dataclass(frozen=True)
class Standing(Share):
    """One bot against all others."""

    bot: str
    forfeits: int
    reason: str  # of the first
    ms_a_decision: float
    ms_a_turn: float
    rating: float | None  # OpenSkill's mu and sigma
    uncertainty: float | None


@dataclass(frozen=True)
class Report:
    game: str
    players: int
    options: dict[str, str]
    seed: int
    deals: int
    games: int
    pairs: list[Pair]
    bots: list[Standing]


def report(setting: Setting, played: Iterable[Played]) -> Report:
    """The order in which the games were played makes no difference."""
    ordered = sorted(played, key=lambda one: (one.unit.seed, one.unit))
    ratings = rated(setting, ordered)
    return Report(
        setting.game,
        setting.players,
        setting.options,
        setting.seed,
        setting.deals,
        len(ordered),
        [_pair(setting, bot, other, ordered) for bot, other in pairs(setting)],
        [_standing(setting, bot, ordered, ratings) for bot in range(len(setting.bots))],
    )


def _pair(setting: Setting, bot: int, other: int, ordered: list[Played]) -> Pair:
    own = [one for one in ordered if one.unit[:2] == (bot, other)]
    whole = [one for one in own if one.forfeit == NOBODY]
    players = setting.players
    others = [score for one in whole for seat, score in enumerate(one.scores) if seat != one.unit.seat]
    wins = [_mean([victory(one.ranks, seat) for one in whole]) for seat in range(players)]
    return Pair(
        **_share([(one, one.unit.seat) for one in own]),
        bots=tuple(setting.bots[number] for number in dict.fromkeys((bot, other))),
        players=players,
        opponent_score=_mean(others),
        seats=() if players == 1 else tuple(0.0 if win is None else win - 1 / players for win in wins),
        truncated=sum(one.truncated for one in own),
    )


def _standing(setting: Setting, bot: int, ordered: list[Played], ratings: Sequence[tuple[float, float]]) -> Standing:
    at = [(one, seat) for one in ordered for seat in range(setting.players) if one.unit.bot_at(seat) == bot]
    # Of two players each is alone against the other.
    alone = [(one, seat) for one, seat in at if setting.players == 2 or seat == one.unit.seat]
    lost = [one.reason for one in ordered if one.forfeit == bot]
    spent = 1000 * sum(one.seconds[seat] for one, seat in at)
    rating, uncertainty = ratings[bot] if ratings else (None, None)
    return Standing(
        **_share(alone),
        bot=setting.bots[bot],
        forfeits=len(lost),
        reason=lost[0] if lost else "",
        ms_a_decision=spent / max(1, sum(one.decisions[seat] for one, seat in at)),
        ms_a_turn=spent / max(1, sum(one.turns[seat] for one, seat in at)),
        rating=rating,
        uncertainty=uncertainty,
    )


def _share(games: list[tuple[Played, int]]) -> dict[str, Any]:
    """How it went for whoever had that seat of each game."""
    blocks: dict[int, list[float]] = defaultdict(list)
    for one, seat in games:
        blocks[one.unit.seed].append(victory(one.ranks, seat))
    share = fmean(win for wins in blocks.values() for win in wins)
    low, high = bootstrap([fmean(wins) for wins in blocks.values()])
    wilson_low, wilson_high = wilson(share, len(games))
    whole = [(one, seat) for one, seat in games if one.forfeit == NOBODY]
    return {
        "games": len(games),
        "share": share,
        "low": low,
        "high": high,
        "wilson_low": wilson_low,
        "wilson_high": wilson_high,
        "margin": _mean([paid("margin", one.scores, one.ranks)[seat] for one, seat in whole]),
        "score": _mean([one.scores[seat] for one, seat in whole]),
    }


def _mean(values: Sequence[float]) -> float | None:
    return fmean(values) if values else None


def bootstrap(blocks: Sequence[float]) -> tuple[float, float]:
    """The interval that holds 95 % of the means of as many blocks, drawn again and again from these."""
    values, rng = np.array(blocks), np.random.default_rng(SEED)
    means = [values[rng.integers(len(values), size=len(values))].mean() for _ in range(RESAMPLES)]
    low, high = np.percentile(means, (2.5, 97.5))
    return float(low), float(high)


def rated(setting: Setting, ordered: Iterable[Played]) -> list[tuple[float, float]]:
    """OpenSkill's mu and sigma of each bot; nothing where it is not installed, or where nobody plays against anybody.

    Each seat is a player. Copies of a bot begin a game with the same rating, and what becomes of them is averaged.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return []
    if setting.players == 1:
        return []
    model = PlackettLuce()
    ratings = [(model.mu, model.sigma) for _ in setting.bots]
    for one in ordered:
        bots = [one.unit.bot_at(seat) for seat in range(setting.players)]
        teams = [[model.rating(mu=ratings[bot][0], sigma=ratings[bot][1])] for bot in bots]
        after = [team[0] for team in model.rate(teams, ranks=list(one.ranks))]
        for bot in set(bots):
            copies = [new for number, new in zip(bots, after, strict=True) if number == bot]
            ratings[bot] = fmean(new.mu for new in copies), fmean(new.sigma for new in copies)
    return ratings
