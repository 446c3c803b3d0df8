"""entrepot train: a network that learns a game by playing against itself."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import replace
from math import nan
from pathlib import Path
from typing import Any

from entrepot import games
from entrepot.engine.errors import EntrepotError

from .arguments import add_example, add_game, need_packages, whole

MILLION = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--minutes", metavar="M", type=_minutes, required=True, help="how long to train this time")
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help="where checkpoints are written")
    begin = parser.add_mutually_exclusive_group()
    begin.add_argument("--init", metavar="DIR", type=Path, help="a checkpoint, or the file of a network, to go on from")
    begin.add_argument("--exploit", metavar="DIR", type=Path, help="one to begin from and to beat")
    parser.add_argument(
        "--against",
        metavar="DIR",
        type=Path,
        nargs="+",
        default=[],
        help="more of them, that play along as opponents; with --exploit, that it is compared with at the end",
    )
    parser.add_argument(
        "--goal",
        metavar="N",
        type=whole("--goal", 1, 1_000_000),
        default=6000,
        help="million decisions in all, over which learning slows down (6000)",
    )
    parser.add_argument(
        "--entropy",
        metavar="E",
        type=_entropy,
        default=0.005,
        help="what keeping several actions likely is worth in the end, 0 to 0.05 (0.005)",
    )
    parser.add_argument("--width", metavar="W", type=whole("--width", 8, 4096), default=512, help="of layers (512)")
    parser.add_argument("--blocks", metavar="B", type=whole("--blocks", 0, 32), default=2, help="of two layers (2)")
    parser.add_argument(
        "--games", metavar="N", type=whole("--games", 20), default=32_768, help="games played at once (32768)"
    )
    parser.add_argument("--seed", metavar="S", type=whole("--seed", 0), default=0, help="of deals and chance (0)")
    parser.add_argument("--device", metavar="NAME", default="cuda", help="cuda or, to try it out, cpu (cuda)")
    add_example(
        parser,
        "train mombasa --minutes 10 --out mombasa-1",
        "train mombasa --minutes 10 --init mombasa-1 --out mombasa-2",
        "train mombasa --minutes 10 --exploit mombasa-2 --out exploiter",
    )


def run(args: argparse.Namespace) -> int:
    game = games.find(args.game)
    need_packages("Training")
    if args.device not in ("cpu", "cuda"):
        raise EntrepotError(f"There is no device {args.device!r}; choose cuda or cpu.")
    if args.device == "cuda":
        from entrepot.engine.backends.cuda import gpu_name

        gpu_name()  # or one sentence
    from entrepot.training import exploiting, leg, plotting, restoring
    from entrepot.training.learning import Recipe

    recipe = exploiting.RECIPE if args.exploit else Recipe()
    entropy = recipe.entropy[0], args.entropy
    recipe = replace(recipe, batch=min(recipe.batch, 2 * args.games), entropy=entropy)
    guests = exploiting.guests(game, args.against, args.device)
    if args.exploit:
        stage = exploiting.exploiter(game, args.exploit, args.device, recipe)
    elif args.init:
        stage = restoring.restore(game, args.init, args.device, recipe)
    else:
        stage = leg.new(game, args.width, args.blocks, args.device, recipe)
    if stage.decisions >= args.goal * MILLION:
        learned = f"{args.init} has already learned from {stage.decisions / MILLION:,.1f} million decisions"
        raise EntrepotError(f"{learned}, and the goal is {args.goal:,} million; name a higher one with --goal.")
    if not args.exploit:
        stage.league.guests = guests
    lines = args.out.with_name(f"{args.out.name}.jsonl")
    _keep(lines, stage.rounds)
    leg.train(
        stage, args.goal * MILLION, args.out, _teller(lines),
        minutes=args.minutes, games=args.games, seed=args.seed, device=args.device,
    )  # fmt: skip
    told = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    lines.with_suffix(".svg").write_text(plotting.plot(told), encoding="utf-8")
    print(f"{args.out}: {stage.decisions / MILLION:.1f} million decisions, {stage.seconds / 60:.1f} minutes")
    if stage.league.victim:
        for name, met in exploiting.against(stage, [stage.league.victim, *guests], args.games, args.device).items():
            for one in met:
                share, low, high = (f"{100 * part:.1f}" for part in one[2:])
                print(f"against {name}, {one.players} players: {share} % ({low} to {high}) of {one.games} games")
    return 0


def _number(text: str) -> float:
    """What is no number is nan, which is within no limits."""
    try:
        return float(text)
    except ValueError:
        return nan


def _entropy(text: str) -> float:
    entropy = _number(text)
    if not 0 <= entropy <= 0.05:
        raise EntrepotError(f"--entropy cannot be {text!r}; write a number from 0 to 0.05.")
    return entropy


def _minutes(text: str) -> float:
    minutes = _number(text)
    if not 0 < minutes <= 100_000:
        raise EntrepotError(f"--minutes cannot be {text!r}; write a number above 0.")
    return minutes


def _keep(lines: Path, rounds: int) -> None:
    """Leave what was told of the rounds so far. Of those after the checkpoint it will be told once more."""
    lines.parent.mkdir(parents=True, exist_ok=True)
    whole = lines.read_text(encoding="utf-8").splitlines(True) if lines.exists() else []
    try:
        kept = [line for line in whole if line.endswith("\n") and json.loads(line)["round"] <= rounds]
    except (ValueError, LookupError, TypeError):
        raise EntrepotError(f"{lines} was not written by training; choose another --out.") from None
    lines.write_text("".join(kept), encoding="utf-8")


def _teller(lines: Path) -> Callable[[dict[str, Any]], None]:
    """Every line of progress for people, and for programs in a file beside the checkpoint."""

    def tell(told: dict[str, Any]) -> None:
        with lines.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told) + "\n")
        scores = ", ".join(f"{players} players {mean}" for players, (mean, *_) in told["scores"].items())
        learned = f"{told['decisions'] / MILLION:.1f} million decisions, {told['per_second'] / MILLION:.2f} a second"
        what = f"entropy {told.get('entropy', 0):.3f}; {scores or 'no game has ended'}"
        print(f"round {told['round']}: {learned}, {what}", flush=True)

    return tell
