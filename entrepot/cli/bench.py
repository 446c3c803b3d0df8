"""entrepot bench: how fast a game's rules, the table in a browser, or the lab run on this machine."""

from __future__ import annotations

import argparse
import json
from typing import Any

from entrepot import games
from entrepot.engine.errors import EntrepotError
from entrepot.engine.proof import bench

from .arguments import add_components, add_example, add_game, add_json, add_options, options_of, whole
from .progress import Bar, prepare

_ROWS = (
    ("plain_moves_per_s", "moves/s, plain", "{:,.0f}"),
    ("compiled_moves_per_s", "moves/s, compiled, one core", "{:,.0f}"),
    ("batch_moves_per_s", "moves/s, batch, all cores", "{:,.0f}"),
    ("games_per_s", "games/s, compiled, one core", "{:,.0f}"),
    ("compiled_over_plain", "compiled / plain", "{:.0f}"),
    ("compiled_over_loop", "compiled / fixed compiled loop", "{:.5f}"),
    ("plain_over_loop", "plain / fixed plain loop", "{:.5f}"),
    ("batch_over_compiled", "batch / compiled", "{:.2f}"),
    ("copy_us", "µs to copy a record", "{:.2f}"),
    ("record_bytes", "bytes per record", "{:,}"),
    ("cold_compile_s", "s to the first action, empty cache", "{:.1f}"),
    ("warm_start_s", "s to the first action, warm", "{:.2f}"),
    ("gpu", "GPU", "{}"),
    ("cuda_moves_per_s", "moves/s, GPU", "{:,.0f}"),
    ("cuda_games", "games at once", "{:,}"),
    ("cuda_compile_s", "s to compile the kernel", "{:.1f}"),
    ("cuda_equal", "final hashes equal to the CPU's", "{:,}"),
    ("cuda_compared", "of this many compared", "{:,}"),
    ("rounds", "rounds (medians)", "{}"),
    ("render_p50_ms", "ms to render a board again, median", "{:.2f}"),
    ("render_p95_ms", "ms, 95th percentile", "{:.2f}"),
    ("draw_p50_ms", "ms to draw the page after a move, median", "{:.2f}"),
    ("draw_p95_ms", "ms, 95th percentile", "{:.2f}"),
    ("act_p50_ms", "ms to take a move and store it, median", "{:.2f}"),
    ("act_p95_ms", "ms, 95th percentile", "{:.2f}"),
    ("start_page_bytes", "bytes of the first page, compressed, with styles and scripts", "{:,}"),
    ("table_page_bytes", "bytes of a table's page, likewise", "{:,}"),
    ("load_ms", "ms to load a finished game from the store", "{:.1f}"),
    ("load_moves", "moves of that game", "{:,}"),
    ("renders", "renders", "{:,}"),
)
WEB, LAB = "web", "lab"  # in place of a game
ROUNDS = 9
AT_TABLE = "yokohama"  # what is played in the browser, if nothing else is said


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, WEB, LAB)
    parser.add_argument(
        "--game", metavar="GAME", dest="played", help=f"the game for bench {WEB} ({AT_TABLE}) or bench {LAB} (all)"
    )
    parser.add_argument("--players", metavar="P", type=whole("--players", 1), help="number of players (the maximum)")
    parser.add_argument(
        "--rounds", metavar="N", type=whole("--rounds", 1), help=f"number of rounds ({ROUNDS}; bench {LAB}: 5)"
    )
    parser.add_argument("--cuda", action="store_true", help="measure an NVIDIA GPU instead")
    parser.add_argument(
        "--games", metavar="N", type=whole("--games", 128), default=262_144, help="games at once on the GPU (262,144)"
    )
    add_options(parser)
    add_components(parser)
    add_json(parser)
    add_example(
        parser,
        "bench yokohama",
        "bench yokohama --option edition=original --json",
        "bench yokohama --cuda",
        "bench web",
        "bench web --game nippon",
        "bench lab --game mombasa",
    )


def run(args: argparse.Namespace) -> int:
    if args.game == LAB:
        return _lab(args)
    found = _web(args.played or AT_TABLE) if args.game == WEB else _game(args)
    for key, label, form in _ROWS:
        if key in found:
            print(f"{form.format(found[key]):>16}  {label}")
    if args.json:
        print(json.dumps({key: round(v, 6) if isinstance(v, float) else v for key, v in found.items()}))
    return 0


def _web(name: str) -> dict[str, Any]:
    from entrepot.web.bench import measure  # only here: games need no server

    return measure(games.find(name).meta.name)


def _lab(args: argparse.Namespace) -> int:
    from entrepot.lab import bench as lab  # only here: games need none of it
    from entrepot.lab.bench.shown import lines

    for name in ("players", "cuda", "option", "components"):
        if getattr(args, name):
            raise EntrepotError(f"--{name} does not work with bench {LAB}; leave it out.")
    found_games = [games.find(name) for name in ([args.played] if args.played else games.names())]
    rounds = lab.LEAST_ROUNDS if args.rounds is None else args.rounds
    with Bar("rounds", rounds) as bar:
        found = lab.measure(found_games, rounds, lab.SECONDS, bar.step)
    for game in found_games:
        print(*lines(found, game), "", sep="\n")
    for sentence in found.missing:
        print(sentence)
    if args.json:
        print(json.dumps({name: _rounded(one) for name, one in found.games.items()}))
    return 0


def _rounded(figures: dict[str, Any]) -> dict[str, Any]:
    return {
        key: _rounded(one) if isinstance(one, dict) else round(one, 3) if isinstance(one, float) else one
        for key, one in figures.items()
    }


def _game(args: argparse.Namespace) -> dict[str, Any]:
    if args.played is not None:
        raise EntrepotError(f"--game only works with bench {WEB}; write bench {args.played}.")
    game = games.find(args.game, args.components)
    players = args.players or max(game.meta.players)
    options = options_of(args.option)
    game.meta.check(players, options)
    rounds = args.rounds or ROUNDS
    if args.cuda:
        return bench.on_gpu(game, players, options, rounds, args.games, min(args.games, 10_000))
    prepare(game, "compiled", "play_games")
    with Bar("rounds", rounds) as bar:
        measured = []
        for one in bench.rounds(game, players, options, rounds):
            measured.append(one)
            bar.step()
    return {**bench.summary(game, measured), **bench.starts(game, args.components)}
