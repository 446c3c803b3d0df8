"""Walks: random games in which every position is checked, and their digest, the same on every machine."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ..backends.backend import Position
from ..backends.doubts import WORDS, WRONG
from ..backends.play import chance
from ..errors import EntrepotError
from ..language.deal import Deal
from ..language.game import Game
from ..match import loading
from ..match.match import Match

MOST_MOVES = 100_000  # a game this long would never end
MOMENTS = 3  # saves in a game


@dataclass
class Walk:
    """What a walk found."""

    games: int = 0
    moves: int = 0
    longest_moves: int = 0
    longest_rounds: int = 0
    digest: str = ""  # SHA-256 over the hashes of the final positions, in order
    compared: int = 0  # moves played on both back ends
    differences: int = 0
    saves: int = 0
    faults: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not self.faults and not self.differences


def walk(
    game: Game,
    games: int,
    players: int,
    options: Mapping[str, object],
    seed: int,
    *,
    back: str = "compiled",
    every: int = 1,
    compare: bool = False,
    saves: bool = False,
    progress: Callable[[], None] = lambda: None,
) -> Walk:
    """Play games `seed`, `seed` + 1, … at random; check every `every`-th position and the last of each (0: none)."""
    if compare and back == "plain":
        raise EntrepotError("The plain back end cannot be compared with itself; choose compiled.")
    chosen = game.meta.check(players, options)
    found = Walk()
    hashes = hashlib.sha256()
    for number in range(seed, seed + games):
        one = OneGame(game, players, chosen, number, back, every, found)
        if compare:
            one.compare()
        elif saves:
            one.play_stepwise()
        else:
            one.play()
        if saves and not one.position.s.fault:
            one.save_and_load()
        hashes.update(bytes.fromhex(one.position.hash()))
        one.count()
        progress()
    found.digest = hashes.hexdigest()
    return found


class OneGame:
    """One random game; its number is the seed of its deal and of its choices."""

    def __init__(
        self, game: Game, players: int, options: dict[str, str], seed: int, back: str, every: int, found: Walk
    ) -> None:
        self.game, self.seed, self.every, self.found = game, seed, every, found
        self.match = Match.begin(game, players, options, Deal.seeded(seed), back)
        self.position = self.match.position.copy()
        self.move = 0
        self.taken: list[tuple[int, int]] = []
        engine = self.position.back
        self._walk = engine.functions["walk"]
        self._record = engine.open(self.position.record)
        self._out = engine.buffer()

    def _go(self, last: int) -> None:
        """Play up to move `last`, and name what is wrong, if anything is."""
        self.move = self._walk(*self._record, self.seed, self.move, last, self.every, self._out)
        if self.position.s.fault:
            self._tell(self._words(self.position.s.fault))

    def _words(self, fault: int) -> str:
        return WORDS[fault] if fault < WRONG else "; ".join(self.game.conserved(self.position.s))

    def _tell(self, what: str) -> None:
        last = f", {self._out[0]} {self.game.catalogue.names[self._out[1]]}" if self.move else ""
        self.found.faults.append(f"game {self.seed}, move {self.move}{last}: {what}")

    def play(self) -> None:
        self._go(MOST_MOVES)

    def play_stepwise(self) -> None:
        """The same game, move by move, so that every move is known."""
        s = self.position.s
        while not s.over and not s.fault and self.move < MOST_MOVES:
            self._step()

    def _step(self) -> bool:
        """One move; whether one was made."""
        before = self.move
        self._go(before + 1)
        if self.move > before:
            self.taken.append((int(self._out[0]), int(self._out[1])))
        return self.move > before

    def compare(self) -> None:
        """The same game on plain beside it: offers and bytes are compared at every move."""
        match = self.match
        twin = Match.begin(self.game, match.players, match.options, match.deal, "plain").position
        s = self.position.s
        if self._differ(twin, "the beginning"):
            return
        while not s.over and not s.fault and self.move < MOST_MOVES:
            for player in twin.actors():
                if twin.legal(player) != self.position.legal(player):
                    self.found.differences += 1
                    self._tell(f"plain and compiled offer player {player} different actions")
                    return
            if not self._step():
                return
            twin.take(*self.taken[-1])
            self.found.compared += 1
            if self._differ(twin, "this action"):
                return

    def _differ(self, twin: Position, when: str) -> bool:
        if twin.record == self.position.record or self.position.s.fault:
            return False
        names = self.game.layout.changed(bytes(twin.record), self.position.record)
        self.found.differences += 1
        self._tell(f"plain and compiled differ after {when} in {', '.join(names) or 'padding'}")
        return True

    def save_and_load(self) -> None:
        """Play the same moves as a match that is saved, loaded and continued at random moments and at the end."""
        moments = {chance(self.seed, -1 - n, len(self.taken)) for n in range(MOMENTS)} | {len(self.taken)}
        match = self.match
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "game.json"
            for number in range(len(self.taken) + 1):
                if number in moments:
                    match.save(path)
                    match = self._load(path, match)
                if number < len(self.taken):
                    player, action = self.taken[number]
                    match.take(player, self.game.catalogue.names[action])
        if match.position.hash() != self.position.hash():
            self._tell("the match that was saved and loaded ends in a different position")

    def _load(self, path: Path, match: Match) -> Match:
        loaded = loading.load(path, lambda _: self.game.meta, lambda _: self.game, match.position.back.name)
        assert isinstance(loaded, Match)
        self.found.saves += 1
        if loaded.position.record != match.position.record:
            self._tell(f"a save at move {len(match.moves)} loads as a different position")
        return loaded

    def count(self) -> None:
        found, s = self.found, self.position.s
        if self.move >= MOST_MOVES and not s.over:
            self._tell(f"the game does not end in {MOST_MOVES} moves")
        found.games += 1
        found.moves += self.move
        if self.move > found.longest_moves:
            found.longest_moves = self.move
            found.longest_rounds = -(-s.turns // s.players)
