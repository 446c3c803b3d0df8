"""Golden digests: how random games went, so that nobody changes the rules without raising their version."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from ..errors import EntrepotError
from ..language.game import Game
from .settings import usual
from .walk import walk

SEED, GAMES = 1, 5


class Went(msgspec.Struct):
    """How the games of one setting went."""

    players: int
    options: dict[str, str]
    digest: str = ""


class Golden(msgspec.Struct):
    """What `golden.json` in a game's folder says."""

    game: str
    rules_version: int
    components: str
    seed: int
    games: int
    walks: list[Went]


def file_of(game: Game) -> Path:
    return game.meta.folder / "golden.json"


def read(game: Game) -> Golden:
    path = file_of(game)
    try:
        return msgspec.json.decode(path.read_bytes(), type=Golden)
    except FileNotFoundError:
        raise EntrepotError(f"{path} is missing; run entrepot golden {game.meta.name} to write it.") from None
    except msgspec.MsgspecError as error:
        raise EntrepotError(f"{path} cannot be read ({error}); run entrepot golden {game.meta.name} again.") from None


def went(game: Game, golden: Golden, one: Went) -> str:
    """The digest of these games under the current rules."""
    return walk(game, golden.games, one.players, one.options, golden.seed, back="plain", every=0).digest


def renewed(game: Game, force: bool = False) -> int:
    """Write the current digests; return how many changed. Under the same rules version none may, unless forced."""
    meta = game.meta
    if file_of(game).exists():
        golden = read(game)
    else:
        first = [Went(players, options) for players, options in usual(meta)]
        golden = Golden(meta.name, meta.rules_version, game.components, SEED, GAMES, first)
    walks = [Went(one.players, one.options, went(game, golden, one)) for one in golden.walks]
    changed = sum(bool(old.digest) and old.digest != new.digest for old, new in zip(golden.walks, walks, strict=True))
    if changed and golden.rules_version == meta.rules_version and not force:
        version = f"rules version {meta.rules_version}"
        raise EntrepotError(f"{file_of(game)} does not match {version}; raise rules_version in meta.py first.")
    write(game, Golden(meta.name, meta.rules_version, game.components, golden.seed, golden.games, walks))
    return changed


def write(game: Game, golden: Golden) -> None:
    """One line per walk, so that a change is easy to read."""
    told = msgspec.to_builtins(golden)
    walks = ",\n".join(f"  {json.dumps(one)}" for one in told.pop("walks"))
    file_of(game).write_text(f'{json.dumps(told, indent=1)[:-2]},\n "walks": [\n{walks}\n ]\n}}\n')
