"""Two networks meet: one in one seat against the other in all others, many games at once."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import Tensor

from entrepot import lab
from entrepot.engine.language.game import Game
from entrepot.lab.shares import wilson
from entrepot.lab.table import FIRST_SEED

from .network import WIN, Network, drawn, masked
from .rollout import expander, tensor


class Met(NamedTuple):
    """How it went for the one. A tie for the first place is shared."""

    players: int
    games: int
    share: float
    low: float
    high: float


def meet(game: Game, one: Network, others: Network, players: int, games: int, device: str, sampled: bool = True) -> Met:
    """Each game to its end. Both draw from their policies, or take what they think best."""
    env = lab.make(game.meta.name, games, players=players, device=device, seed=FIRST_SEED)
    expand = expander(env)
    told = env.reset()
    seat = torch.arange(games, device=device) % players
    shares = torch.zeros(games, device=device)
    going = torch.ones(games, dtype=torch.bool, device=device)
    with torch.no_grad():
        while bool(going.any()):
            action = _chosen(told, (one, others), expand, seat, sampled)
            told = env.step(action if device == "cuda" else action.numpy())
            ended = going & (tensor(told.terminated) | tensor(told.truncated))
            ranks = tensor(told.final_ranks)
            first = (ranks == 1) & (torch.arange(ranks.shape[1], device=device) < players)
            won = first.gather(1, seat[:, None])[:, 0].float() / first.sum(1).clamp(min=1)
            shares = torch.where(ended, won, shares)
            going = going & ~ended
    share = float(shares.mean())
    return Met(players, games, share, *wilson(share, games))


def _chosen(told: Any, networks: tuple[Network, Network], expand: Any, seat: Tensor, sampled: bool) -> Tensor:
    features, mask, actor = expand(tensor(told.obs)), tensor(told.mask), tensor(told.actor)
    to_win = torch.full_like(actor, WIN)
    said = [masked(network.said(features, to_win).policy, mask) for network in networks]
    logits = torch.where((actor == seat)[:, None], *said)
    return (drawn(logits) if sampled else logits.argmax(1)).int()
