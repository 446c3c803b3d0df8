"""What the tests of the table know of each game; all else they read in the pages and in the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Options = dict[str, str]
FIRST = "yokohama"  # the game of a test that names none


@dataclass(frozen=True)
class Known:
    """One game."""

    options: Callable[[int], tuple[Options, ...]]  # by number of players: what games are begun with, in turn
    rare: tuple[str, ...]  # chosen at random before everything else, so that every kind of question comes up
    never: frozenset[tuple[int, str]]  # players and questions that do not come up
    places: tuple[str, ...]  # of the page, the first one always there
    sample: tuple[tuple[int, str], ...]  # players and questions, where not all of them are asked
    hands: bool = True  # players hold what others may not see; else it is only what will be drawn that nobody sees
    arranged: Callable[[int], Mapping[str, bytes]] = lambda players: {}  # positions of what random play does not reach


def _arranged_nippon(players: int) -> dict[str, bytes]:
    """A full local market with two lowest tokens, a modifier for the bonus of one of two regions, a second ship."""
    from tests.games.nippon.position import FACTORIES, position  # its rules are needed only here

    bonus = position(players).factory(0, "lenses_3a").supply(0, iron=6).hiring("trains", "red").acting("trains")
    found = {"region_bonus": bonus.take("train:kyushu_3", "train:tokaido_3", "modify:1")}
    if players < 4:  # with four players no cell of a full market is empty
        market = position(players).demand("kyoto_w", "lamps").hiring("markets", "red")
        lamps = next(n for n in range(1, 5) if (market.s.available >> FACTORIES.index(f"lamps_{n}")) & 1)
        market.factory(0, f"lamps_{lamps}a", goods=3)
        market.influence(0, "kyoto_n", 3).influence(0, "kyoto_e", 3)
        if players == 3:
            market.influence(1, "kyoto_s", 4)
        found["evicting"] = market.acting("markets").take("supply_3:kyoto_w")
    ships = position(players).marker(0, "science", 6).supply(0, money=30, iron=6).acting("factory")
    found["another"] = ships.take("build:clocks_2", "ship:berlin")
    for kind, made in found.items():
        assert made.asked == kind and made.sound
    return {kind: bytes(made.inner.record) for kind, made in found.items()}


def _arranged_mombasa(players: int) -> dict[str, bytes]:
    """The best reward for coffee: steps, and a post to remove."""
    from tests.games.mombasa.position import BLUE, position  # its rules are needed only here

    made = position(players).slots(BLUE, "coffee_2", "a04").take("mark:coffee", "tier:3", "collect:posts")
    assert made.asked == "removing" and made.sound
    return {"removing": bytes(made.inner.record)}


KNOWN = {
    "yokohama": Known(
        options=lambda players: (
            {},
            {"rewards": "on", "free_agents": "on"},
            {"edition": "original"},
            {"edition": "original", "agents": "replace"},
        ),
        rare=("achieve", "agent"),
        never=frozenset({(2, "chinatown"), (4, "reward")}),  # in forty random games; they do with three players
        places=("area-bank", "port-a1", "lab-b2", "church-3", "site-bank-1", "piece-shop"),
        sample=tuple(
            (3, kind) for kind in ("keep", "placing", "moving", "phase_c", "port", "recalling", "laboratory", "church")
        ),
    ),
    "nippon": Known(
        options=lambda players: (
            ({}, {"level": "normal", "side": "b"}, {"level": "hard", "side": "random"})
            if players == 1
            else (
                {},
                {"late": "on", "side": "random"},
                {"goals": "on"},
                {"side": "b", "late": "on", "goals": "on"},
            )
        ),
        rare=("supply", "produce", "modify", "build"),
        never=frozenset({(1, "reward"), (4, "evicting")}),  # by the rules
        places=("action-science", "worker-1-red", "factory-cotton_1", "slot-1", "cell-kyoto_n", "track-mining"),
        sample=((3, "draft"), (3, "turn"), (3, "markets"), (2, "favor"), (4, "end"), (1, "turn"), (1, "end")),
        hands=False,
        arranged=_arranged_nippon,
    ),
    "mombasa": Known(
        options=lambda players: ({}, {"tracks": "random", "tiles": "chosen"}, {"tracks": "random"}),
        rare=("pay", "walk", "diamonds", "buy", "mark", "step"),
        never=frozenset(),
        places=("slot-1", "region-n1", "display-right_1", "space-sell", "track-cairo", "book-a1"),
        sample=((3, "planning"), (2, "shelving"), (4, "resting"), (3, "turn"), (2, "expanding"), (3, "books")),
        hands=False,
        arranged=_arranged_mombasa,
    ),
}
