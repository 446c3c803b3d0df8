"""Past selves and guests, against whom the network that learns plays some of its games."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import torch

from .network import WIN, Network, frozen
from .rollout import Opponents, Taken, theirs
from .rounding import round_all

MOST = 4
SHARE = 0.2  # of the games in which opponents sit
FEW = 50  # games tell nothing


@dataclass
class Member:
    """One of them, and how the learner fares against it. A past self is named by its round."""

    name: int | str
    network: Network
    wins: float = 0.5


@dataclass
class League:
    games: int = 0  # those in which opponents sit
    past: list[Member] = field(default_factory=list)
    guests: list[Member] = field(default_factory=list)  # networks that were trained elsewhere; they stay as they are
    victim: Member | None = None  # who is to be exploited sits in all games
    next: int = 8  # the round after which the next past self is kept; they come ever more rarely
    chosen: Member | None = None

    @property
    def members(self) -> list[Member]:
        return [self.victim] if self.victim else [*self.past, *self.guests]

    def invite(self, games: int) -> None:
        """Of that many games, in how many opponents sit."""
        self.games = games if self.victim else int(SHARE * games)

    def keep(self, round: int, network: Network) -> None:
        """Add today's network when it is time; the past self whose neighbours are closest leaves a full league."""
        if round < self.next or self.victim:
            return
        self.next = round + max(4, round // 4)
        copy = frozen(network)
        round_all(copy)
        self.past.append(Member(round, copy))
        if len(self.past) > MOST:
            rounds = [int(member.name) for member in self.past]
            gaps = [rounds[n + 1] - rounds[n - 1] for n in range(1, len(rounds) - 1)]
            del self.past[1 + gaps.index(min(gaps))]

    def choose(self, source: random.Random) -> Opponents | None:
        """Whoever is hard to beat comes more often."""
        if not self.members or not self.games:
            return None
        weights = [(1.02 - member.wins) ** 2 for member in self.members]
        self.chosen = source.choices(self.members, weights)[0]
        return Opponents(self.chosen.network, self.games)

    def note(self, taken: Taken) -> None:
        """How the games against the chosen one ended in which all played to win."""
        ended = (taken.over | taken.cut) & (taken.style == WIN).all(2)
        steps, games = ended[:, : self.games].nonzero(as_tuple=True)
        if self.chosen is None or len(steps) < FEW:
            return
        has = torch.stack([theirs(taken.episode[t], taken.players[t], self.games) for t in range(len(taken.action))])
        ranks, players = taken.ranks[steps, games].long(), taken.players[steps, games].long()
        seated = torch.arange(ranks.shape[1], device=ranks.device) < players[:, None]
        nobody = ranks.new_tensor(ranks.shape[1] + 1)
        mine = torch.where(seated & ~has[steps, games], ranks, nobody).amin(1)
        other = torch.where(seated & has[steps, games], ranks, nobody).amin(1)
        met = other < nobody
        if int(met.sum()) >= FEW:
            won = (mine < other).float() + 0.5 * (mine == other).float()
            self.chosen.wins += 0.3 * (float(won[met].mean()) - self.chosen.wins)
