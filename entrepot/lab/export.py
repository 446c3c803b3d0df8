"""Games as a dataset: Parquet files with one row for each decision, and a card that says what is in them.

The seeds for evaluation are refused, so that nothing is trained on them.
"""

from __future__ import annotations

import json
import random
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from entrepot import __version__
from entrepot.bots import make as make_bot
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.game import Game
from entrepot.observing.elements import elements_of

from . import ids
from .table import FIRST_SEED, Table, paid
from .vector import Array

ROWS = 65_536  # of a file, about; a game is never split
GROUP = 8_192  # rows that are read at once
COLUMNS = {
    "game": "the number of the game, from 0",
    "seed": "the seed of its deal",
    "decision": "the number of the decision in its game, from 0",
    "actor": "the seat that decides; all other columns by seat count from seat 0, not from the actor",
    "players": "how many seats there are",
    "observation": "what the actor sees, one number for each element",
    "legal": "the numbers of all actions that the actor may take",
    "action": "the one that was taken",
    "reward": "what the game pays the actor in the end: 1 for the first place, -1 for the last, evenly in between; "
    "alone, 1 for a victory and -1 otherwise",
    "scores": "final points by seat",
    "ranks": "final places by seat; 1 has won",
    "terminated": "whether the game is over after this decision",
    "truncated": "whether it was cut off after this decision and ranked as it stood",
}


@dataclass(frozen=True)
class Plan:
    """What is to be played: `bots` has a name for every seat, `options` a value for every option."""

    game: Game
    games: int
    players: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str]

    @classmethod
    def of(
        cls, game: str | Game, games: int, players: int, bots: Sequence[str], seed: int, options: dict[str, object]
    ) -> Plan:
        """Checked; the last bot takes all remaining seats."""
        found = ids.find(game) if isinstance(game, str) else game
        chosen = found.meta.check(players, options)
        if games < 1:
            raise EntrepotError(f"{games} games cannot be written; ask for at least 1.")
        if seed < 0:
            raise EntrepotError(f"The seed cannot be {seed}; choose one from 0 on.")
        if seed + games > FIRST_SEED:
            raise EntrepotError(
                f"Seeds from {FIRST_SEED} on are kept for evaluation; choose a seed of at most {FIRST_SEED - games}."
            )
        if not 1 <= len(bots) <= players:
            raise EntrepotError(f"{len(bots)} bots are named for {players} seats; name from 1 to {players}.")
        for name in bots:
            make_bot(name)  # says which bots there are
        seated = (*bots, *(bots[-1] for _ in range(players - len(bots))))
        return cls(found, games, players, seated, seed, chosen)


def export(
    game: str | Game,
    out: str | Path,
    *,
    games: int = 100,
    players: int = 2,
    bots: Sequence[str] = ("random",),
    seed: int = 1,
    progress: Callable[[], None] = lambda: None,
    **options: object,
) -> int:
    """Write a folder that Hugging Face `datasets` reads; how many rows it has. It must not exist, or be empty."""
    parquet = _parquet()
    plan, folder = Plan.of(game, games, players, bots, seed, options), Path(out)
    if folder.is_dir() and any(folder.iterdir()):
        raise EntrepotError(f"{folder} has files in it; name a folder that is empty or does not exist.")
    if folder.exists() and not folder.is_dir():
        raise EntrepotError(f"{folder} is a file; name a folder that is empty or does not exist.")
    folder.absolute().parent.mkdir(parents=True, exist_ok=True)
    # Made beside its place and moved there when it is complete: what is interrupted leaves nothing.
    with tempfile.TemporaryDirectory(dir=folder.absolute().parent, prefix=".export-") as beside:
        made = Path(beside) / "dataset"
        (made / "data").mkdir(parents=True)
        rows = _write(plan, made / "data", parquet, progress)
        (made / "README.md").write_text(card(plan, rows), encoding="utf-8")
        made.rename(folder)
    return rows


def _parquet() -> Any:
    try:
        import pyarrow.parquet
    except ImportError:
        raise EntrepotError("pyarrow is not installed; run pip install 'entrepot[lab]'.") from None
    return pyarrow.parquet


def _write(plan: Plan, folder: Path, parquet: Any, progress: Callable[[], None]) -> int:
    """Play the games and write them, a file at a time."""
    table = Table(plan.game, plan.players, plan.options, bots=True)
    schema = schema_of(plan)
    pending: list[Rows] = []
    files = total = 0
    for number in range(plan.games):
        pending.append(_played(table, plan, number))
        progress()
        count = sum(len(one) for one in pending)
        if count >= ROWS or number == plan.games - 1:
            file = folder / f"train-{files:05}.parquet"
            parquet.write_table(_joined(pending, schema), file, row_group_size=GROUP, compression="zstd")
            files, total = files + 1, total + count
            pending = []
    return total


class Rows:
    """The decisions of one game, and how it ended."""

    def __init__(self, game: int, seed: int) -> None:
        self.game, self.seed = game, seed
        self.actor: list[int] = []
        self.observation: list[Array] = []
        self.legal: list[list[int]] = []
        self.action: list[int] = []
        self.scores: tuple[int, ...] = ()
        self.ranks: tuple[int, ...] = ()
        self.truncated = False

    def __len__(self) -> int:
        return len(self.action)

    def columns(self) -> dict[str, list[Any] | Array]:
        """All but the observations, by name."""
        rows, players = len(self), len(self.scores)
        pay = paid("place", self.scores, self.ranks)
        last = np.arange(rows) == rows - 1
        return {
            "game": np.full(rows, self.game),
            "seed": np.full(rows, self.seed),
            "decision": np.arange(rows),
            "actor": self.actor,
            "players": np.full(rows, players),
            "legal": self.legal,
            "action": self.action,
            "reward": [pay[seat] for seat in self.actor],
            "scores": [self.scores] * rows,
            "ranks": [self.ranks] * rows,
            "terminated": last & (not self.truncated),
            "truncated": last & self.truncated,
        }


def _played(table: Table, plan: Plan, number: int) -> Rows:
    seed = plan.seed + number
    seated = [make_bot(name) for name in plan.bots]
    sources = [random.Random(f"{seed}/{seat}") for seat in range(plan.players)]
    rows = Rows(number, seed)
    table.begin(seed)
    while not table.ended:
        state = table.state
        actor = state.actor
        rows.actor.append(actor)
        rows.observation.append(state.observation())
        rows.legal.append(state.legal)
        rows.action.append(seated[actor].choose(table.bot_view(), actor, sources[actor]))
        table.take(rows.action[-1])
    rows.scores, rows.ranks, rows.truncated = table.state.scores(), table.state.ranks(), table.truncated
    return rows


def _joined(games: list[Rows], schema: Any) -> Any:
    """Several games as one table."""
    import pyarrow

    parts = [rows.columns() for rows in games]
    arrays = []
    for field in schema:
        if field.name == "observation":
            flat = np.concatenate([seen for rows in games for seen in rows.observation])
            arrays.append(pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(flat), field.type.list_size))
        else:
            values = [value for part in parts for value in part[field.name]]
            arrays.append(pyarrow.array(values, field.type))
    return pyarrow.Table.from_arrays(arrays, schema=schema)


def schema_of(plan: Plan) -> Any:
    """The columns, with everything that is needed to read them as metadata, in JSON under the key `entrepot`."""
    import pyarrow as pa

    size = len(elements_of(plan.game))
    kinds = {
        "game": pa.int32(),
        "seed": pa.int64(),
        "decision": pa.int32(),
        "actor": pa.int8(),
        "players": pa.int8(),
        "observation": pa.list_(pa.int16(), size),
        "legal": pa.list_(pa.int16()),
        "action": pa.int16(),
        "reward": pa.float32(),
        "scores": pa.list_(pa.int32(), plan.players),
        "ranks": pa.list_(pa.int8(), plan.players),
        "terminated": pa.bool_(),
        "truncated": pa.bool_(),
    }
    return pa.schema([(name, kinds[name]) for name in COLUMNS], metadata={"entrepot": json.dumps(about(plan))})


def about(plan: Plan) -> dict[str, Any]:
    """What the metadata say."""
    game = plan.game
    return {
        "id": ids.id_of(game),
        "game": game.meta.name,
        "rules_version": game.meta.rules_version,
        "components": game.components,
        "version": __version__,
        "players": plan.players,
        "options": plan.options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": plan.games,
        "elements": list(elements_of(game).labels),
        "actions": list(game.catalogue.names),
    }


# The README of the folder, with what Hugging Face reads at its top.
CARD = """---
license: mit
pretty_name: "{title}: {games} games of {players}, {id}"
task_categories:
- reinforcement-learning
tags:
- board-games
- imperfect-information
size_categories:
- {size}
configs:
- config_name: default
  data_files:
  - split: train
    path: data/*.parquet
---

# {title}: {games} games, {players} players

Every decision of {games} games, {rows} in all, with what the player could see and do, and how the game ended.
Questions with only one possible answer are answered automatically where the game allows it, and are then not here.

| | |
| --- | --- |
| id | {id} |
| rules version | {rules_version} |
| digest of the components | {components} |
| made with | Entrepôt {version} |
| players by seat | {bots} |
| seeds | {first} to {last} |
| options | {options} |

The same command makes the same games again:

```sh
{command}
```

## Columns

| column | what it is |
| --- | --- |
{columns}

An observation has {elements} numbers of 16 bits. Seats inside it are counted from the actor, who is seat
0 there. It holds only what the actor may see; -1 stands for nobody or nothing, -2 for what is hidden.

The names of all elements and actions are in the schema of every file, as JSON under the key `entrepot`:

```python
import json

import pyarrow.parquet as parquet

about = json.loads(parquet.read_schema("data/train-00000.parquet").metadata[b"entrepot"])
print(about["id"], about["elements"][:3], about["actions"][:3])
```
"""


def card(plan: Plan, rows: int) -> str:
    game = plan.game
    return CARD.format(
        id=ids.id_of(game),
        title=game.meta.title,
        games=plan.games,
        players=plan.players,
        size=_size(rows),
        rows=rows,
        rules_version=game.meta.rules_version,
        components=game.components,
        version=__version__,
        bots=", ".join(plan.bots),
        first=plan.seed,
        last=plan.seed + plan.games - 1,
        options=", ".join(f"{name}={value}" for name, value in plan.options.items()) or "none",
        command=_command(plan),
        columns="\n".join(f"| `{name}` | {what} |" for name, what in COLUMNS.items()),
        elements=len(elements_of(game)),
    )


def _size(rows: int) -> str:
    """As Hugging Face writes it."""
    names = ["n<1K", "1K<n<10K", "10K<n<100K", "100K<n<1M", "1M<n<10M", "10M<n<100M", "100M<n<1B", "n>1B"]
    return names[min(max(len(str(rows)) - 3, 0), len(names) - 1)]


def _command(plan: Plan) -> str:
    defaults = plan.game.meta.options
    options = [f"--option {key}={value}" for key, value in plan.options.items() if value != defaults[key].default]
    parts = [
        f"entrepot export {plan.game.meta.name} --games {plan.games} --players {plan.players}",
        f"--bots {','.join(plan.bots)} --seed {plan.seed}", *options, "--out DIR",
    ]  # fmt: skip
    return " ".join(parts)
