"""The command line: one file a verb, each with `add_arguments(parser)` and `run(args) -> int`."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from entrepot.engine.errors import EntrepotError, nearest

VERBS = {
    "play": "play in the terminal",
    "games": "list the games installed here",
    "walk": "play random games and check every position",
    "bench": "measure speed on this machine",
    "evaluate": "measure how often an agent wins, on published deals",
    "arena": "let bots play each other on the same deals, from every seat",
    "balance": "find out what wins, by games of a bot against itself",
    "export": "write games as a dataset for learning",
    "train": "train a network by self-play on a GPU",
    "network": "write what was trained as a file that bots play by, or show its card",
    "check": "check that the parts of a game fit together",
    "test": "run the contract suite, which every game must pass",
    "golden": "record how random games go under the current rules",
    "ledger": "show the rules and the tests that prove them",
    "hint": "say what the seat to move had best do in a saved game, and why",
    "analyse": "show what decided a finished game, and what would have been better",
    "replay": "replay a saved game, to the end or up to a move",
    "verify": "check that a saved game is what it claims to be",
    "prepare": "compile a game ahead of time",
    "components": "check the component files, or your own overlay",
    "serve": "play in the browser, on this machine, your network or the internet",
    "backup": "save all tables and people to a file",
    "restore": "restore a backup into an empty database",
}


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are one sentence."""

    def error(self, message: str) -> NoReturn:
        raise EntrepotError(f"{message[:1].upper()}{message[1:]}; see {self.prog} --help.")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status. Whatever is wrong with the input is told in one sentence, with status 2."""
    try:
        status = _run(sys.argv[1:] if argv is None else list(argv))
        sys.stdout.flush()
        return status
    except EntrepotError as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Nobody reads on; without this Python would complain once more when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except OSError as error:
        return _complain(f"{error.filename or 'A file'} cannot be used ({error.strerror}); fix that first.")


def _complain(sentence: str) -> int:
    print(" ".join(sentence.split()), file=sys.stderr)
    return 2


def _run(words: list[str]) -> int:
    verbs = [verb for verb in VERBS if importlib.util.find_spec(f"{__name__}.{verb}")]
    if not words or words[0].startswith("-"):
        return _about(verbs, words)
    verb = words[0]
    if verb not in verbs:
        raise EntrepotError(f"There is no command {verb!r}; {nearest(verb, verbs, 'the commands are')}")
    # Only the verb asked for is loaded: most need neither the others nor a compiler.
    module = importlib.import_module(f"{__name__}.{verb}")
    parser = Parser(prog=f"entrepot {verb}", formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False)
    parser.description = f"{VERBS[verb][:1].upper()}{VERBS[verb][1:]}."
    module.add_arguments(parser)
    try:
        args = parser.parse_args(words[1:])
    except SystemExit as done:  # --help
        return int(done.code or 0)
    return int(module.run(args))


def _about(verbs: list[str], words: list[str]) -> int:
    from entrepot import __version__

    width = max(map(len, verbs))
    commands = "\n".join(f"  {verb:{width}}  {VERBS[verb]}" for verb in verbs)
    parser = Parser(
        prog="entrepot",
        usage="entrepot COMMAND …",
        description="Heavy economic board games, played by people and by machines.",
        epilog=f"commands (each has --help):\n{commands}\n\nexample: entrepot walk yokohama --games 10 --players 3",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"entrepot {__version__}")
    try:
        parser.parse_args(words)
    except SystemExit as done:
        return int(done.code or 0)
    parser.print_help()
    return 0
