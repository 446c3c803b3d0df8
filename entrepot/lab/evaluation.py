"""How strong an agent is: the same deals for everybody, played from every seat, and a leaderboard of what was measured.

A *block* is one deal played in every rotation of seats by one agent against copies of another. The deals are those of
the seeds from `FIRST_SEED` on. They are for evaluation alone: nothing may be trained or tuned on them.
"""

from __future__ import annotations

import importlib
import json
import operator
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from entrepot import __version__, bots
from entrepot.bots.levels import networks_of
from entrepot.engine.backends.backend import Position
from entrepot.engine.errors import EntrepotError, Refused, nearest
from entrepot.engine.language.game import Game

from . import ids
from .shares import victory, wilson
from .table import FIRST_SEED, Table, paid

LEADERBOARD = Path(__file__).with_name("leaderboard.json")
BEGIN, END = "<!-- leaderboard -->", "<!-- end of leaderboard -->"

Choose = Callable[[Position, int, random.Random], int]


@dataclass(frozen=True)
class Agent:
    """A name to be told, and what chooses."""

    name: str
    choose: Choose


def agent_of(name: str) -> Agent:
    """A bot by its name, a network by its file, or a function `choose(view, player, rng)` as module:attribute.

    `search:512` is the bot search with so many simulations.
    """
    module, colon, attribute = name.partition(":")
    if bots.is_own(name):
        return Agent(name, bots.named(name).choose)
    if not colon:
        others = "name a function as module:attribute, or one of the bots"
        raise EntrepotError(f"There is no agent {name!r}; {nearest(name, bots.BOTS, others)}")
    if not module or not attribute:
        raise EntrepotError(f"The agent {name!r} is incomplete; write module:attribute, such as my_agent:choose.")
    try:
        found = operator.attrgetter(attribute)(importlib.import_module(module))
    except Exception as error:  # whatever a module does when it is imported
        raise EntrepotError(
            f"The agent {name} cannot be loaded ({type(error).__name__}: {error}); write module:attribute of a "
            "function that can be imported here."
        ) from error
    if not callable(found) or isinstance(found, type):
        raise EntrepotError(f"The agent {name} is no function; name one that is called as choose(view, player, rng).")
    return Agent(name, found)


@dataclass(frozen=True)
class Evaluation:
    """What an agent achieved. Between equals, `share` would be `even`; scores are means over all games."""

    id: str
    players: int
    agent: str
    opponent: str
    deals: int
    games: int
    share: float
    low: float
    high: float
    even: float
    margin: float
    score: float
    opponent_score: float
    truncated: int

    def row(self) -> dict[str, Any]:
        """As the leaderboard has it."""
        kept = {name: getattr(self, name) for name in ("id", "players", "agent", "opponent", "deals")}
        shares = {name: round(getattr(self, name), 4) for name in ("share", "low", "high")}
        return {**kept, **shares, "margin": round(self.margin, 2), "version": __version__}


@dataclass
class Played:
    """One game, as it ended for the agent."""

    win: float  # its part of the victory
    margin: float
    score: int
    opponent_score: float
    truncated: bool


class Failed(EntrepotError):
    """The agent in a seat gave no answer, or one that it may not give."""

    def __init__(self, seat: int, sentence: str) -> None:
        super().__init__(sentence)
        self.seat = seat


def evaluate(
    game: str | Game,
    agent: str | Agent,
    opponent: str | Agent = "random",
    players: int = 2,
    deals: int = 100,
    progress: Callable[[], None] = lambda: None,
) -> Evaluation:
    """Play that many blocks, with the game's default options. The same agents always get the same result."""
    found = ids.find(game) if isinstance(game, str) else game
    first, second = (agent_of(one) if isinstance(one, str) else one for one in (agent, opponent))
    networks_of(found, (first.name, second.name))  # they are there, or one sentence
    options = found.meta.check(players, {})
    if players < 2:
        raise EntrepotError("An agent alone has no opponent; evaluate it with at least 2 players.")
    if deals < 1:
        raise EntrepotError(f"{deals} deals cannot be played; ask for at least 1.")
    table = Table(found, players, options, bots=True)
    played = []
    for seed in range(FIRST_SEED, FIRST_SEED + deals):
        for seat in range(players):
            played.append(_play(table, seed, seat, first, second))
        progress()
    return _summary(ids.id_of(found), players, first.name, second.name, deals, played)


def _play(table: Table, seed: int, seat: int, agent: Agent, opponent: Agent) -> Played:
    """One game, with the agent in this seat."""
    play(table, seed, seat, [agent if number == seat else opponent for number in range(table.players)])
    scores, ranks = table.state.scores(), table.state.ranks()
    others = [score for number, score in enumerate(scores) if number != seat]
    return Played(
        win=victory(ranks, seat),
        margin=paid("margin", scores, ranks)[seat],
        score=scores[seat],
        opponent_score=sum(others) / len(others),
        truncated=table.truncated,
    )


def play(table: Table, seed: int, rotation: int, seated: Sequence[Agent]) -> None:
    """A deal to its end, with an agent in each seat; the rotation tells the games of a block apart."""
    # Each seat draws from its own source, so that nobody's answers depend on how often another draws.
    sources = [random.Random(f"{seed}/{rotation}/{number}") for number in range(table.players)]
    table.begin(seed)
    while not table.ended:
        actor = table.state.actor
        try:
            _answer(table, seated[actor], sources[actor], f"seed {seed}, seat {actor}, decision {table.decisions}")
        except EntrepotError as error:
            raise Failed(actor, str(error)) from error


def _answer(table: Table, agent: Agent, source: random.Random, where: str) -> None:
    """Ask an agent and do what it says."""
    state = table.state
    try:
        chosen = agent.choose(table.bot_view(), state.actor, source)
    except EntrepotError as error:  # such as a bot that does not know this game
        raise EntrepotError(f"The agent {agent.name} cannot play: {error}") from error
    except Exception as error:
        raise EntrepotError(
            f"The agent {agent.name} failed with {type(error).__name__}: {error} ({where}); fix the agent."
        ) from error
    try:
        action = operator.index(chosen)
    except TypeError:
        raise EntrepotError(
            f"The agent {agent.name} answered {chosen!r} ({where}); answer with the number of an action."
        ) from None
    if not 0 <= action < state.core.actions:
        raise EntrepotError(
            f"The agent {agent.name} answered {action}, and actions are numbered from 0 to {state.core.actions - 1} "
            f"({where}); answer with one of view.legal(player)."
        )
    try:
        table.take(action)
    except Refused as refused:
        raise EntrepotError(
            f"The agent {agent.name} chose {refused.action}, which rule {refused.rule} forbids ({where}); "
            "answer with one of view.legal(player)."
        ) from None


def _summary(id: str, players: int, agent: str, opponent: str, deals: int, played: list[Played]) -> Evaluation:
    count = len(played)
    share = sum(one.win for one in played) / count
    low, high = wilson(share, count)
    return Evaluation(
        id, players, agent, opponent, deals, count, share, low, high,
        even=1 / players,
        margin=sum(one.margin for one in played) / count,
        score=sum(one.score for one in played) / count,
        opponent_score=sum(one.opponent_score for one in played) / count,
        truncated=sum(one.truncated for one in played),
    )  # fmt: skip


# --- the leaderboard


def read(file: Path = LEADERBOARD) -> list[dict[str, Any]]:
    """The rows of a leaderboard; none where there is no file."""
    if not file.exists():
        return []
    try:
        rows = json.loads(file.read_text(encoding="utf-8"))
        rows.sort(key=_place)
    except (ValueError, AttributeError, KeyError, TypeError):
        raise EntrepotError(f"{file} is no leaderboard; name another file, or one that does not exist yet.") from None
    return rows  # type: ignore[no-any-return]


def enter(evaluation: Evaluation, file: Path) -> None:
    """Add a row, in place of one for the same agents, game and number of players."""
    row = evaluation.row()
    rows = sorted([*(one for one in read(file) if _place(one) != _place(row)), row], key=_place)
    lines = ",\n".join(f" {json.dumps(one, ensure_ascii=False)}" for one in rows)
    file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def _place(row: dict[str, Any]) -> tuple[Any, ...]:
    return row["id"], row["players"], row["opponent"], row["agent"]


def table_of(rows: list[dict[str, Any]]) -> str:
    """A leaderboard in Markdown."""
    lines = [
        "| id | players | agent | opponent | deals | share of wins | 95 % interval | margin | version |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for row in rows:
        share, low, high = (f"{100 * row[name]:.1f}" for name in ("share", "low", "high"))
        lines.append(
            f"| {row['id']} | {row['players']} | `{row['agent']}` | `{row['opponent']}` | {row['deals']} | {share} % | "
            f"{low} to {high} % | {row['margin']:+.1f} | {row['version']} |"
        )
    return "\n".join(lines)


def around_table(document: Path) -> tuple[str, str]:
    """What a document says before and after its place for the leaderboard."""
    before, begin, rest = document.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise EntrepotError(f"{document} has no place for the leaderboard; add the lines {BEGIN} and {END}.")
    return before, after


def write_table(document: Path, file: Path = LEADERBOARD) -> None:
    """Put the leaderboard into a document, between its two marks."""
    before, after = around_table(document)
    document.write_text(f"{before}{BEGIN}\n{table_of(read(file))}\n{END}{after}", encoding="utf-8")
