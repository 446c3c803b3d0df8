"""A leg of training: rounds of play and learning until the time is up."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from entrepot import lab
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.game import Game
from entrepot.engine.proof.settings import fits
from entrepot.lab.compiling import headings_of
from entrepot.observing.features import features_of

from .checkpoint import Stage, save
from .learning import Recipe, judge, rewards, usual_margin
from .network import WIN, Network, Shape
from .rollout import POINT, Player, Taken, expander

MIX = {2: 10, 3: 4, 4: 6}  # of twenty games, how many have so many players; exploiters gain most with two
ALONE = 6  # beside those, where one can play alone
VARIETY = 16  # times so many games with options of their own
USUAL_OPTIONS = 0.6  # of the games have none
USUAL = 20.0  # a margin, until games have ended
TELL = 10  # rounds between two lines


def new(game: Game, width: int = 512, blocks: int = 2, device: str = "cuda", recipe: Recipe | None = None) -> Stage:
    shape = Shape(len(features_of(game)), len(game.catalogue), headings_of(game), width, blocks)
    return Stage(game, Network(shape).to(device), recipe)


def seats_of(game: Game) -> list[int]:
    """How many players the games have, in turn."""
    counts = {count: number for count, number in MIX.items() if count in game.meta.players}
    if 1 in game.meta.players:
        counts[1] = ALONE
    return [count for count, number in sorted(counts.items()) for _ in range(number)]


def mixture(game: Game, source: random.Random) -> dict[str, Any]:
    """What games are dealt with, in turn: numbers of players and, in some of the games, any options that fit."""
    dealt = [(players, any_options(game, players, source)) for _ in range(VARIETY) for players in seats_of(game)]
    return {
        "players": [players for players, _ in dealt],
        **{name: [options.get(name) for _, options in dealt] for name in game.meta.options},
    }


def any_options(game: Game, players: int, source: random.Random) -> dict[str, str]:
    """Mostly the usual ones. Alone there are no usual ones: somebody chooses how hard it is to be."""
    found: dict[str, str] = {}
    if players > 1 and source.random() < USUAL_OPTIONS:
        return found
    for name, option in game.meta.options.items():
        tried = {**found, name: source.choice(option.choices)}
        if not option.seats and fits(game.meta, players, tried):
            found = tried
    return found


class Leg:
    """Games dealt anew, and what plays them. A leg goes from one checkpoint to the next."""

    def __init__(self, stage: Stage, goal: int, *, games: int, steps: int, seed: int, device: str) -> None:
        self.stage, self.goal = stage, goal
        self.rounding = self.settled  # recorded kernels cannot change, so it stays like that for the leg
        stage.network.round(self.rounding)
        number = seed + stage.rounds
        torch.manual_seed(number)
        self.source = random.Random(number)
        dealt = mixture(stage.game, self.source)
        env = lab.make(stage.game.meta.name, games, **dealt, device=device, reward="points", seed=number)
        expand = expander(env, stage.learner.recipe.batch)
        headings, styled = stage.network.shape.headings, stage.league.victim is None
        self.player = Player(env, expand, steps, headings, device, styled)
        stage.league.invite(games)

    @property
    def progress(self) -> float:
        return min(1.0, self.stage.decisions / self.goal)

    @property
    def settled(self) -> bool:
        """Whether weights are to be rounded as the file will have them."""
        return self.progress >= self.stage.learner.recipe.settled

    def round(self) -> dict[str, Any]:
        """Play some decisions of every game, and learn from them; what it was like."""
        stage, recipe = self.stage, self.stage.learner.recipe
        began = time.monotonic()
        progress = self.progress
        taken = self.player.play(stage.network, stage.league.choose(self.source))
        stage.league.note(taken)
        stage.margin = usual_margin(taken, stage.margin)
        mine = int(taken.mine.sum())
        played = time.monotonic()
        scale = stage.margin or USUAL
        place, margin = recipe.at(recipe.place, progress), recipe.at(recipe.margin, progress) / scale
        judged = judge(taken, rewards(taken, place, margin, recipe.building / scale), recipe)
        lost = stage.learner.learn(self.player, taken, judged, progress)
        stage.rounds += 1
        stage.decisions += mine
        stage.league.keep(stage.rounds, stage.network)
        ended = time.monotonic()
        stage.seconds += ended - began
        return told(stage, taken, lost, (played - began) / (ended - began), mine / (ended - began))


def train(
    stage: Stage,
    goal: int,
    folder: Path,
    say: Callable[[dict[str, Any]], None],
    *,
    minutes: float,
    rounds: int = 10**9,
    every: int = 500,
    games: int = 32_768,
    steps: int = 64,
    seed: int = 0,
    device: str = "cuda",
) -> Stage:
    """Learn until the time is up or enough decisions were learned from; a checkpoint comes after so many rounds, and
    at the end. Numbers follow from the seed and the checkpoint alone, as far as the device repeats its sums."""
    if goal < 1 or minutes <= 0:
        raise EntrepotError("Training needs some decisions to learn from and some time; raise them.")
    ends = time.monotonic() + 60 * minutes
    done = 0
    while done < rounds and stage.decisions < goal and time.monotonic() < ends:
        leg = Leg(stage, goal, games=games, steps=steps, seed=seed, device=device)
        for n in range(min(every, rounds - done)):
            line = leg.round()
            done += 1
            last = time.monotonic() >= ends or stage.decisions >= goal
            if n % TELL == 0 or last:
                say(line)
            if last or leg.settled != leg.rounding:
                break
        save(stage, folder)
    return stage


def told(stage: Stage, taken: Taken, lost: dict[str, float], playing: float, rate: float) -> dict[str, Any]:
    """A round in numbers. Scores where all played to win: by number of players, the mean, the winner's, and how many
    games ended."""
    scores = {}
    to_win = (taken.style == WIN).all(2)
    for count in stage.game.meta.players:
        ended = taken.over & to_win & (taken.players == count)
        if int(ended.sum()):
            points = taken.sheet[ended].sum(2)[:, :count] * POINT
            scores[count] = [round(float(points.mean()), 1), round(float(points.amax(1).mean()), 1), len(points)]
    return {
        "round": stage.rounds,
        "minutes": round(stage.seconds / 60, 2),
        "decisions": stage.decisions,
        "per_second": round(rate),
        "playing": round(playing, 2),
        "scores": scores,
        "margin": round(stage.margin, 1),
        "league": {member.name: round(member.wins, 2) for member in stage.league.members},
        **{name: round(value, 4) for name, value in lost.items()},
    }
