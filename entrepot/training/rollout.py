"""Many games played some decisions further, and what was seen, done and paid on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import torch
from torch import Tensor

from entrepot.engine.language.fields import SEATS
from entrepot.observing.features import features_of

from .network import BUILD, WIN, Network, Outlook, by_seat, drawn, frozen, in_style, masked

POINT = 20.0  # points of a sheet in one unit of the network


class Opponents(NamedTuple):
    """Another network that has seats in the first `games` games."""

    network: Network
    games: int


class Taken(NamedTuple):
    """Decisions by step and game. What each seat expects is by seat at the table, and has a step more."""

    obs: Tensor
    mask: Tensor
    action: Tensor
    chance: Tensor  # the logarithm of the probability with which it was taken
    actor: Tensor
    players: Tensor
    episode: Tensor
    style: Tensor  # by seat
    mine: Tensor  # whether the network that learns took it
    points: Tensor  # by seat, as they changed
    over: Tensor  # the game ended after it,
    cut: Tensor  # or was cut off
    ranks: Tensor  # then, by seat
    sheet: Tensor
    value: Tensor
    places: Tensor
    rows: Tensor  # of the sheet, as predicted


def tensor(array: Any) -> Tensor:
    """An array of the environment, without a copy."""
    return array.torch() if hasattr(array, "torch") else torch.from_numpy(array)


def expander(env: Any, rows: int = 0) -> Callable[[Tensor], Tensor]:
    """From observations to features, of the environment's games or of so many rows."""
    if env.device == "cuda":
        return env.expander(max(rows, env.count))  # type: ignore[no-any-return]
    features = features_of(env.game)
    return lambda obs: torch.from_numpy(features.expand(obs.contiguous().numpy()))


def room_for(steps: int, env: Any, headings: int, device: str) -> Taken:
    count, size, actions = env.count, env.size, env.actions

    def make(kind: torch.dtype, *shape: int, more: int = 0) -> Tensor:
        return torch.zeros((steps + more, count, *shape), dtype=kind, device=device)

    return Taken(
        obs=make(torch.int16, size),
        mask=make(torch.bool, actions),
        action=make(torch.int32),
        chance=make(torch.float32),
        actor=make(torch.int8),
        players=make(torch.int8),
        episode=make(torch.int32),
        style=make(torch.int8, SEATS),
        mine=make(torch.bool),
        points=make(torch.float32, SEATS),
        over=make(torch.bool),
        cut=make(torch.bool),
        ranks=make(torch.int8, SEATS),
        sheet=make(torch.float32, SEATS, headings),
        value=make(torch.float32, SEATS, more=1),
        places=make(torch.float32, SEATS, SEATS, more=1),
        rows=make(torch.float32, SEATS, headings, more=1),
    )


def theirs(episode: Tensor, players: Tensor, games: int) -> Tensor:
    """Of the first games, the seats that opponents have: all but one, or one. Drawn anew for each episode."""
    number = torch.arange(games, device=episode.device)
    count = players[:games].long().clamp(min=1)
    lot = (number * 7919 + episode[:games].long() * 104_729) % 1_000_003
    mine = lot % count
    seats = torch.arange(SEATS, device=episode.device)[None]
    all_but_one = seats != mine[:, None]
    one = seats == ((mine + 1) % count)[:, None]
    return torch.where(((lot // 7) % 2 == 0)[:, None], all_but_one, one & (count > 1)[:, None])


def styles_of(episode: Tensor, players: Tensor) -> Tensor:
    """The style of every seat. In half of the games all play to win, in three of ten one does, in the rest each seat
    decides for itself. Drawn anew for each episode."""
    number = torch.arange(len(episode), device=episode.device)
    count = players.long().clamp(min=1)
    lot = (number * 15_485_863 + episode.long() * 32_452_843) % 2_147_483_647
    kind = lot % 10
    seats = torch.arange(SEATS, device=episode.device)[None]
    all_but_one = seats != ((lot // 10) % count)[:, None]
    some = ((lot // 64)[:, None] >> seats) % 2 == 1
    building = torch.where((kind < 5)[:, None], False, torch.where((kind < 8)[:, None], all_but_one, some))
    return torch.where(building & (count > 1)[:, None], BUILD, WIN).to(torch.int8)


def of_seat(values: Tensor, actor: Tensor) -> Tensor:
    """Of [row, seat], what belongs to whoever acts."""
    return values.gather(1, actor.long().clamp(min=0)[:, None])[:, 0]


class Player:
    """Plays with the network that learns, and with opponents where they have a seat."""

    def __init__(
        self, env: Any, expand: Callable[[Tensor], Tensor], steps: int, headings: int, device: str, styled: bool = True
    ) -> None:
        """`styled`: some seats build; otherwise all play to win."""
        self.env, self.expand, self.steps, self.styled = env, expand, steps, styled
        self.taken = room_for(steps, env, headings, device)
        self.cuda = device == "cuda"
        self._recorded: dict[tuple[Network, int], Any] = {}  # by who plays, and in how many games with opponents
        self._sits: Network | None = None  # whoever is the opponent, always in the same place of the memory
        env.reset()

    def play(self, network: Network, opponents: Opponents | None) -> Taken:
        """Every game some decisions further. What is returned is overwritten by the next call."""
        with torch.no_grad():
            if self.cuda and self.steps % 2 == 0:  # the environment has two buffers, and ends where it began
                self._replay(network, self._seated(opponents))
            else:
                self._play(network, opponents)
        return self.taken

    def _replay(self, network: Network, opponents: Opponents | None) -> None:
        """A GPU would wait for the processor to launch some thousand small kernels, so they are recorded once and then
        launched as a whole."""
        who = network, opponents.games if opponents else 0
        if who in self._recorded:
            self._recorded[who].replay()
            return
        self._play(network, opponents)
        self._recorded[who] = graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):  # nothing is played here
            self._play(network, opponents)

    def _seated(self, opponents: Opponents | None) -> Opponents | None:
        """The opponent's weights where the recorded kernels look for them."""
        if opponents is None:
            return None
        if self._sits is None:
            self._sits = frozen(opponents.network)
        self._sits.load_state_dict(opponents.network.state_dict())
        return Opponents(self._sits, opponents.games)

    def _play(self, network: Network, opponents: Opponents | None) -> None:
        for t in range(self.steps):
            self._decide(t, network, opponents)
        told = self.env.told
        actor, players = tensor(told.actor), tensor(told.players)
        style = self._styles(tensor(told.episode), players)
        said = network.said(self.expand(tensor(told.obs)), of_seat(style, actor))
        self._note(self.steps, said, actor, players, style)

    def _decide(self, t: int, network: Network, opponents: Opponents | None) -> None:
        taken, told = self.taken, self.env.told
        actor, players = tensor(told.actor), tensor(told.players)
        taken.obs[t], taken.mask[t] = tensor(told.obs), tensor(told.mask)
        taken.actor[t], taken.players[t], taken.episode[t] = actor, players, tensor(told.episode)
        taken.style[t] = self._styles(taken.episode[t], players)
        features, style = self.expand(taken.obs[t]), of_seat(taken.style[t], actor)
        said = network.said(features, style)
        self._note(t, said, actor, players, taken.style[t])
        logits = masked(said.policy, taken.mask[t])
        action = drawn(logits)
        taken.chance[t] = logits.log_softmax(1).gather(1, action[:, None])[:, 0]
        taken.mine[t] = True
        if opponents is not None:
            first = opponents.games
            other = masked(opponents.network.said(features[:first], style[:first]).policy, taken.mask[t, :first])
            has = of_seat(theirs(taken.episode[t], players, first), actor[:first])
            action[:first] = torch.where(has, drawn(other), action[:first])
            taken.mine[t, :first] = ~has
        taken.action[t] = action
        self._step(t, action)

    def _styles(self, episode: Tensor, players: Tensor) -> Tensor:
        drawn_for = styles_of(episode, players)
        return drawn_for if self.styled else torch.full_like(drawn_for, WIN)

    def _note(self, t: int, said: Outlook, actor: Tensor, players: Tensor, style: Tensor) -> None:
        """What each seat expects."""
        self.taken.value[t] = in_style(by_seat(said.value, actor, players), style)
        self.taken.places[t] = by_seat(said.places.softmax(2), actor, players)
        self.taken.rows[t] = by_seat(said.sheet, actor, players)

    def _step(self, t: int, action: Tensor) -> None:
        given = action.int()
        told = self.env.step(given if self.cuda else given.numpy())
        taken = self.taken
        taken.points[t] = tensor(told.rewards)
        taken.over[t], taken.cut[t] = tensor(told.terminated), tensor(told.truncated)
        taken.ranks[t] = tensor(told.final_ranks)
        taken.sheet[t] = tensor(told.final_sheet)[:, :, : taken.sheet.shape[3]] / POINT
