"""Arguments that several commands have."""

from __future__ import annotations

import argparse
import json
import shutil
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from entrepot import games
from entrepot.bots.program import is_command
from entrepot.engine.errors import EntrepotError


def whole(name: str, low: int, high: int = 1_000_000_000) -> Callable[[str], int]:
    """A type for arguments: a whole number within bounds."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise EntrepotError(f"{name} cannot be {text!r}; write a whole number.") from None
        if not low <= number <= high:
            raise EntrepotError(f"{name} cannot be {number}; write a whole number from {low} to {high}.")
        return number

    return read


def add_game(parser: argparse.ArgumentParser, *others: str) -> None:
    """A game by its name, or, where the command has it, something else."""
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join((*games.names(), *others))}")


def add_options(parser: argparse.ArgumentParser, *others: str) -> None:
    parser.add_argument(
        "--option", *others, metavar="KEY=VALUE", action="append", default=[], help="a game option; may be repeated"
    )


def add_programs(parser: argparse.ArgumentParser) -> None:
    told = "a program that plays, such as 'python my_bot.py'; may be repeated"
    parser.add_argument("--bot", metavar="COMMAND", action="append", default=[], type=command, help=told)


def command(text: str) -> str:
    """A command that can be told from the name of a bot."""
    found = text if is_command(text) else shutil.which(text)
    if found is None:
        raise EntrepotError(f"--bot cannot be {text!r}, which is no program; write, for example, 'python my_bot.py'.")
    return found


def add_components(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--components", metavar="DIR", type=Path, help="a folder with your own component files")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")


def add_example(parser: argparse.ArgumentParser, *examples: str) -> None:
    lines = "\n".join(f"  entrepot {example}" for example in examples)
    parser.epilog = f"{'examples' if len(examples) > 1 else 'example'}:\n{lines}"


def need_packages(what: str) -> None:
    """One sentence where the packages for training are missing."""
    for package in ("torch", "safetensors"):
        if find_spec(package) is None:
            raise EntrepotError(f"{what} needs {package}; run pip install 'entrepot[train]' first.")


def options_of(pairs: Iterable[str]) -> dict[str, str]:
    """["edition=original"] -> {"edition": "original"}."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not key or not equals:
            raise EntrepotError(f"--option cannot be {pair!r}; write key=value, such as edition=original.")
        if key in chosen:
            raise EntrepotError(f"--option {key} is given twice; give it once.")
        chosen[key] = value
    return chosen


def print_json(value: Any) -> None:
    print(json.dumps(value, indent=1, ensure_ascii=False))
