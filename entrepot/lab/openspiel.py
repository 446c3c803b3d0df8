"""OpenSpiel: importing this registers every installed game, `pyspiel.load_game("python_yokohama(players=3)")`."""

from __future__ import annotations

import base64
import math
import pickle
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from entrepot import games
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.game import Game, Meta, Option
from entrepot.observing.elements import elements_of

from . import recall
from .state import State, core_of
from .table import Table
from .vector import MOST_DECISIONS, Array

DIGITS, OUTCOMES = 8, 16  # the deal: hexadecimal digits of a seed, one chance node each
UNSEEN = -1  # in the history of a guess: a draw or an action that the viewer does not know
_loaders: dict[str, Callable[[], Game]] = {}


class Play:
    """Where a game stands: the digits of its deal, the table once it is dealt, and what each seat remembers."""

    __slots__ = ("digits", "last", "paid", "table", "total")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.digits: tuple[int, ...] = ()
        self.last = recall.Moment(None, recall.DEAL, 0, 0)
        self.paid = self.total = (0.0,) * table.players

    def __deepcopy__(self, memo: object) -> Play:
        """OpenSpiel clones a state by this."""
        copy = Play.__new__(Play)
        copy.digits, copy.last, copy.paid, copy.total = self.digits, self.last, self.paid, self.total
        copy.table = _with(self.table, self.table.state.copy()) if self.dealt else self.table
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel serialises a state by this, next to its history."""
        facts = {name: fact for name, fact in vars(self.table).items() if name not in ("game", "state")}
        kept: tuple[Any, ...] = ()
        if self.dealt:
            state, players = self.table.state, self.table.players
            prints = recall.prints_of(state.core, self.last, players)
            kept = (bytes(state.record), state.actor, recall.packed(self.last), prints, self.last.memory)
        return _restored, (self.table.game.meta.name, facts, self.digits, self.paid, self.total, kept)

    @property
    def dealt(self) -> bool:
        return len(self.digits) == DIGITS

    def deal(self, digit: int) -> None:
        """Draw the next digit of the seed; the last one deals."""
        if not 0 <= digit < OUTCOMES:
            raise EntrepotError(f"The deal cannot draw {digit}; choose an outcome from 0 to {OUTCOMES - 1}.")
        self.digits = (*self.digits, digit)
        if self.dealt:
            self.table = _with(self.table, None)
            self.table.begin(int("".join(f"{one:x}" for one in self.digits), 16))
            self.last = recall.Moment(None, recall.DEAL, 0, 0).keep(self.table.state)  # a copy may deal another game

    def take(self, action: int) -> None:
        """Take an action for whoever is asked; nothing changes if it is refused."""
        table = self.table
        if table.ended:
            raise EntrepotError("The game is over, and nobody can act; begin with a new state.")
        state, player = table.state, table.state.actor
        before = state.s.revealed
        paid = table.take(action)
        shown = recall.shown_as(table.game, action, before, state.s.revealed)
        self.last = recall.Moment(self.last, player, action, shown).keep(state)
        self.paid = paid or (0.0,) * table.players
        if paid:
            self.total = tuple(a + b for a, b in zip(self.total, paid, strict=True))


def _with(table: Table, state: State | None) -> Table:
    """A copy of a table, with a state of its own."""
    copy = Table.__new__(Table)
    vars(copy).update(vars(table))
    if state is not None:
        copy.state = state
    return copy


def _restored(name: str, facts: dict[str, Any], digits: tuple[int, ...], paid: Any, total: Any, kept: Any) -> Play:
    table = Table.__new__(Table)
    game = _loaders[name]()
    vars(table).update(facts, game=game)
    play = Play(table)
    play.digits, play.paid, play.total = digits, paid, total
    if kept:
        record, actor, moves, prints, memory = kept
        table.state = State(core_of(game), bytearray(record), actor)
        play.last = recall.unpacked(moves, prints, memory)
    return play


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house with its players, options and reward."""

    def __init__(self, game: Game, parameters: Mapping[str, Any]) -> None:
        given = dict(parameters)
        players, reward, most = given.pop("players"), given.pop("reward"), given.pop("most_decisions")
        options = {name: _choice(game.meta.options[name], value) for name, value in given.items()}
        if most < 1:
            raise EntrepotError(f"A game of at most {most} decisions cannot be played; allow at least 1.")
        self.game = game
        self.template = Table(game, players, game.meta.check(players, options), reward, most)
        zero_sum = reward in ("place", "margin") and players > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.catalogue),
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            # How many points can be made, no rule says.
            min_utility=-1.0 if reward == "place" else -math.inf,
            max_utility=1.0 if reward == "place" else math.inf,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=most,
        )
        super().__init__(_type_of(game.meta, reward, zero_sum), info, dict(parameters))

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self, *given: Any) -> SpielState:
        if given:
            raise EntrepotError("A game begins with its deal; call new_initial_state without arguments.")
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """What OpenSpiel asks about seats with; without a kind, what one seat sees now."""
        if isinstance(kind, Mapping):  # C++ leaves out the kind
            kind, params = None, kind
        if params:
            raise EntrepotError(f"Observations have no parameters, but {', '.join(params)} was given; leave it out.")
        return Observer(self.game, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. All that is kept is in `play`: OpenSpiel copies the attributes of a state one by one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = Play(game.template)

    def current_player(self) -> int:
        if not self.play.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.table.ended else self.play.table.state.actor

    def is_terminal(self) -> bool:
        return self.play.dealt and self.play.table.ended

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.play.dealt:
            raise EntrepotError("Nothing is left to chance after the deal; ask for legal_actions.")
        return [(digit, 1 / OUTCOMES) for digit in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.table.state.legal

    def _apply_action(self, action: int) -> None:
        if self.play.dealt:
            self.play.take(action)
        else:
            self.play.deal(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action:x}"
        names = self.play.table.game.catalogue.names
        if not 0 <= action < len(names):
            raise EntrepotError(f"There is no action {action}; actions are from 0 to {len(names) - 1}.")
        return names[action]

    def rewards(self) -> list[float]:
        """Of the last decision."""
        return list(self.play.paid)

    def returns(self) -> list[float]:
        return list(self.play.total)

    def __str__(self) -> str:
        play = self.play
        table = play.table
        deal = "".join("?" if digit == UNSEEN else f"{digit:x}" for digit in play.digits)
        head = f"{table.game.meta.title}, players: {table.players}, deal: {deal or '-'}"
        if not play.dealt:
            return head
        points = " ".join(map(str, table.state.scores()))
        now = "over" if table.ended else f"player {table.state.actor} is asked"
        return (
            f"{head}, decisions: {table.decisions}, {now}\npoints: {points}\n"
            f"position: {table.game.layout.hash(table.state.record)[:16]}"
        )

    def resample_from_infostate(self, player: int, rng: Any) -> SpielState:
        """A state that looks the same to a player, now and in all it remembers; what is hidden is drawn at random.

        `rng` is a function without arguments that returns a number from 0 to 1, as OpenSpiel's samplers are, or has
        a method `random` for this.
        """
        table = self.play.table
        if not self.play.dealt:
            raise EntrepotError("Nothing is dealt yet that could be guessed; apply all chance outcomes first.")
        if not 0 <= player < table.players:
            raise EntrepotError(f"There is no player {player}; name one from 0 to {table.players - 1}.")
        draw = rng if callable(rng) else rng.random
        parts = [int(draw() * (1 << 32)) for _ in range(4)]
        recall.prints_of(table.state.core, self.play.last, table.players)
        known = self.play.last.memory.known
        state = table.state.guess(player, (parts[0] << 32 | parts[1], parts[2] << 32 | parts[3]), known)
        play = self.play.__deepcopy__(None)
        play.table.state = state
        play.last = recall.guessed(state.core, self.play.last, player, state)
        play.digits = (UNSEEN,) * DIGITS
        made = self.get_game().deserialize_state(_history(play))
        made.play = play
        return made  # type: ignore[no-any-return]


def _history(play: Play) -> str:
    """As OpenSpiel serialises a state, without attributes. The only way to give a state a history of its own."""
    moves = [(int(pyspiel.PlayerId.CHANCE), UNSEEN)] * DIGITS
    moves += [(m.player, max(m.action, UNSEEN)) for m in reversed([*play.last.back()])]
    written = ",".join(f"{player}:{action}" for player, action in moves)
    nothing = base64.b64encode(pickle.dumps({})).decode()
    return f"history={written}\nmove_number={len(moves)}\n__dict__={nothing}"


class Observer:
    """What a seat sees, as numbers and in words; with perfect recall, what it remembers, in words alone."""

    def __init__(self, game: Game, kind: Any) -> None:
        one, none = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
        whole = kind.private_info == one and kind.public_info
        if kind.private_info not in (one, none) or (kind.perfect_recall and not whole):
            raise EntrepotError(
                "An observer tells what one player sees, or the public or private part of it, or all that one player "
                "remembers; ask for one of these."
            )
        self.recalls, self.public, self.private = kind.perfect_recall, kind.public_info, kind.private_info == one
        self.labels = elements_of(game).labels
        self.tensor = None if self.recalls else np.zeros(len(self.labels), np.float32)
        self.dict = {} if self.recalls else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.play.dealt:
            seen, known = self._seen(state.play.table.state, player)
            self.tensor[known] = seen[known]

    def string_from(self, state: SpielState, player: int) -> str:
        if not state.play.dealt:
            return "nothing is dealt yet"
        inside = state.play.table.state
        if self.recalls:
            share = recall.text_of(inside.core, state.play.last, inside.players, player)
            return f"player {player}; {share}"
        seen, known = self._seen(inside, player)
        return "; ".join(f"{self.labels[n]} {seen[n]}" for n in np.flatnonzero(known))

    def _seen(self, state: State, player: int) -> tuple[Array, Array]:
        """The elements, and which of them are told: all but zeros, or those that only this player sees."""
        if not self.private:
            seen = state.observation(-1)
            return seen, seen != 0 if self.public else np.zeros(len(seen), bool)
        seen = state.observation(player)
        if self.public:
            return seen, seen != 0
        # What a spectator sees, in this player's order of seats
        hidden = State(state.core, state.position().view(-1).record, state.actor)
        return seen, seen != hidden.observation(player)


# --- registering


def _choice(option: Option, value: object) -> str:
    """A choice by its name in OpenSpiel."""
    return str(value).removeprefix(_prefix(option))


def _prefix(option: Option) -> str:
    """In front of a choice that is a number where others are not: OpenSpiel takes digits for a number."""
    return "seat_" if option.seats else "number_"


def _default(option: Option) -> int | str:
    if all(choice.isdigit() for choice in option.choices):
        return int(option.default)
    return _prefix(option) + option.default if option.default.isdigit() else option.default


def _type_of(meta: Meta, reward: str = "place", zero_sum: bool = True) -> Any:
    parameters: dict[str, int | str] = {name: _default(option) for name, option in meta.options.items()}
    parameters["players"] = 2 if 2 in meta.players else min(meta.players)
    parameters["reward"] = "place"
    parameters["most_decisions"] = MOST_DECISIONS
    models, sums = pyspiel.GameType.RewardModel, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_{meta.name}",
        long_name=meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=sums.ZERO_SUM if zero_sum else sums.GENERAL_SUM,
        reward_model=models.REWARDS if reward == "points" else models.TERMINAL,
        max_num_players=max(meta.players),
        min_num_players=min(meta.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )


def _register(meta: Meta, load: Callable[[], Game]) -> None:
    # A class, for OpenSpiel lets go of it after Python has ended: a function would then be freed, and crash.
    class Registered(SpielGame):
        def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
            super().__init__(load(), parameters or _type_of(meta).parameter_specification)

    _loaders[meta.name] = load
    pyspiel.register_game(_type_of(meta), Registered)


def register(game: Game) -> None:
    """Register a game that is not installed, as `python_` and its name."""
    known = _loaders.get(game.meta.name)
    if known is None:
        _register(game.meta, lambda: game)
    elif known() is not game:
        raise EntrepotError(f"Another game is already registered as python_{game.meta.name}; rename one of them.")


def _register_installed() -> None:
    for name in games.names():
        _register(games.meta(name), lambda name=name: games.find(name))  # type: ignore[misc]


_register_installed()
