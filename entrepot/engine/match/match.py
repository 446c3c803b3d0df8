"""A match: a record with its history, the object people use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from ..backends.backend import Position, backend
from ..errors import EntrepotError, Refused
from ..language.deal import Deal
from ..language.game import Game
from ..language.record import NOBODY
from .arranging import arranged
from .following import forced, log
from .legend import Legend
from .memory import Memory, known_at
from .moves import Done, Move, masked
from .named import sheet
from .refusing import refusal
from .story import Segment, Story
from .view import Preview, Reason, Result, Step, View
from .writing import write_save, write_share


@dataclass(repr=False)
class Match:
    """A game being played. Make one with `entrepot.new` or `entrepot.load`."""

    game: Game
    players: int
    options: dict[str, str]
    deal: Deal
    seats: tuple[str, ...]
    position: Position
    _past: list[Done] = field(default_factory=list)
    _future: list[tuple[int, int]] = field(default_factory=list)
    earlier: tuple[Segment, ...] = ()  # what was played under other rules or components
    kept: EntrepotError | None = None  # why the match can only be viewed
    unknown: int = 0  # moves at the end whose positions were not stored
    owner: int = NOBODY  # of a save: its owner's seat
    _memories: list[Memory] = field(default_factory=list)  # from `base` on, as far as somebody has asked

    @classmethod
    def begin(
        cls,
        game: Game,
        players: int,
        options: Mapping[str, object],
        deal: Deal,
        back: str = "plain",
        seats: Sequence[str] | None = None,
    ) -> Match:
        chosen = game.meta.check(players, options)
        names = tuple(seats) if seats else game.meta.colours[:players]
        if len(names) != players:
            raise EntrepotError(f"{len(names)} seat names were given for {players} players; give one name per player.")
        numbers = {f"option_{name}": game.meta.options[name].choices.index(value) for name, value in chosen.items()}
        position = Position(backend(game, back))
        position.begin(players, numbers, deal.key)
        return cls(game, players, chosen, deal, names, position)

    # --- looking

    def __str__(self) -> str:
        """The state of play, and the position as the acting seat sees it (or a spectator, if not exactly one is)."""
        actors = self.actors
        return f"{self._standing()}\n{self.view(actors[0] if len(actors) == 1 else None)}"

    def __repr__(self) -> str:
        return f"<Match of {self._standing()}>"

    def _standing(self) -> str:
        names = ", ".join(self.seats[seat] for seat in self.actors)
        now = f"{names} to act" if names else "over" if self.over else "view only"
        seats = "1 player" if self.players == 1 else f"{self.players} players"
        moves = "1 move" if self.count == 1 else f"{self.count} moves"
        return f"{self.game.meta.title}, {seats}, {moves}: {now}"

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that are to act now; none if the game is over or can only be viewed."""
        return () if self.kept else self.position.actors()

    def may_act(self, seat: int) -> bool:
        """Whether a seat is to act, or may act although nobody is waiting for it."""
        return not self.kept and (seat in self.position.actors() or seat in self.position.bystanders())

    @property
    def base(self) -> int:
        """The number of moves made under other rules, which cannot be replayed."""
        return self.earlier[-1].until if self.earlier else 0

    @property
    def arranged(self) -> bool:
        """Whether the match contains a position that was arranged by hand."""
        return any(one.played_by(self.game) for one in self.earlier)

    @property
    def known(self) -> int:
        """The last moment whose position is known."""
        return len(self._past) - self.unknown

    @property
    def over(self) -> bool:
        return bool(self.position.s.over)

    @property
    def result(self) -> Result | None:
        """None until the game is over."""
        game, s = self.game, self.position.s
        if not s.over:
            return None
        return Result(game.scores(s), game.ranks(s), sheet(game, self.position.record), game.rating(s))

    def legal(self, player: int) -> list[str]:
        """The names of all actions offered to a player."""
        self._check_seat(player)
        return [] if self.kept else [self.game.catalogue.names[action] for action in self.position.legal(player)]

    def why_not(self, player: int, action: str) -> Reason | None:
        """Why an action is not allowed: its `rule`, such as "YK-410", and a `sentence`. None if it is allowed."""
        self._check_seat(player)
        return refusal(self.position, player, self.game.catalogue.number(action))

    def view(self, player: int | None = None, at: int | None = None) -> View:
        """What a seat may see, now or after `at` moves; without a seat, what a spectator may see."""
        viewer = NOBODY if player is None else player
        if player is not None:
            self._check_seat(player)
        moment = self.count if at is None else at
        record = self.position.record if at is None and not self.unknown else self.record(moment)
        try:
            hidden = Position(self.position.back, record).hide(viewer)
        except Exception:
            if moment >= self.base and not self.kept:
                raise
            raise EntrepotError(f"The current rules cannot show the position after move {moment}.") from None
        return View(self.game, bytes(hidden.record), viewer)

    def bot_view(self, player: int | None = None, at: int | None = None) -> Position:
        """The same for bots: a position whose guesses agree with what everybody has seen since `base`."""
        if player is not None:
            self._check_seat(player)
        base, back, moment = self.base, self.position.back, self.count if at is None else at
        known = known_at(self._memories, moment - base, lambda number: Position(back, self.record(base + number)))
        return Position(back, self.record(moment), known).hide(NOBODY if player is None else player)

    def stored(self, at: int) -> dict[str, Any]:
        """The whole position as other rules stored it, secrets included, by the names of its fields.

        If that moment was not stored, the last stored one before it; nothing for moves played under these rules.
        """
        if at > self.base and not self.kept:
            return {}
        found = [(n, one) for one in self.earlier for n in one.records if n <= at]
        moment, segment = max(found, key=lambda pair: pair[0], default=(0, None))
        return segment.legend.values(segment.records[moment]) if segment else {}

    def record(self, number: int) -> bytes:
        """The whole position after that many moves."""
        if not 0 <= number <= len(self._past):
            raise EntrepotError(f"There is no move {number}; this match has moves 0 to {len(self._past)}.")
        if not self.knows(number):
            raise EntrepotError(f"The position after move {number} was not stored; the last stored is {self.known}.")
        return self._past[number].before if number < self.known else bytes(self.position.record)

    def knows(self, number: int) -> bool:
        """Whether the position after that many moves, or at least an earlier stored one, is known."""
        return number == self.known or (number < self.known and bool(self._past[number].before))

    def copy(self) -> Match:
        """An independent copy of the match."""
        copy = self.at(len(self._past))
        copy._future = list(self._future)
        return copy

    @property
    def count(self) -> int:
        """How many moves have been made."""
        return len(self._past)

    def preview(self, player: int, actions: str | Sequence[str]) -> Preview:
        """What actions would change for a player, computed on a guess, so it cannot depend on what is hidden."""
        before, after, stopped = self.trial(player, actions)
        names = self.game.layout.changed(before.record, after.record)
        return Preview({name: (getattr(before, name), getattr(after, name)) for name in names}, stopped)

    def trial(self, player: int, actions: str | Sequence[str]) -> tuple[View, View, bool]:
        """The player's view before and after actions, tried on a guess, and whether they stopped before a reveal."""
        self._check_seat(player)
        numbers = self._numbers(actions)
        trial = self.position.view(player).guess(player, (0, 0))
        before = trial.view(player)
        stopped = False
        for number in numbers:
            if stopped:
                break
            self._refuse(trial, player, number)
            shown = trial.s.revealed
            trial.do(player, number)
            stopped = trial.s.revealed != shown
            while not stopped:
                safe = bytes(trial.record)
                if not trial.tick():
                    break
                if trial.s.revealed != shown:
                    trial.record[:] = safe
                    stopped = True
        after = trial.view(player)
        return View(self.game, bytes(before.record), player), View(self.game, bytes(after.record), player), stopped

    @property
    def moves(self) -> list[Move]:
        """All moves so far."""
        return [self._told(number) for number in range(len(self._past))]

    def _bare(self, done: Done) -> Move:
        return Move(done.player, done.name or self.game.catalogue.names[done.action])

    def _told(self, number: int) -> Move:
        done = self._past[number]
        if number < self.base or self.kept:
            return self._bare(done)
        answers = partial(forced, self.position.back, done.before, done.player, done.action)
        return replace(self._bare(done), answers=answers)

    @property
    def past(self) -> Sequence[Done]:
        """The same, with the positions in between."""
        return self._past

    @property
    def undone(self) -> list[Move]:
        """What was undone and can be redone, the next one last."""
        return [Move(player, self.game.catalogue.names[action]) for player, action in self._future]

    def history(self, player: int | None = None) -> list[Move]:
        """The moves as a seat may know them: others' secrets are masked until they are revealed or the game is over."""
        return [self.move(number, player) for number in range(len(self._past))]

    def move(self, number: int, player: int | None = None) -> Move:
        """One move, from 0, as a seat may know it."""
        move = self._told(number)
        if self.over:
            return move
        shown = self._revealed(self._past[number]) != self.position.s.revealed
        secret, unshown = self._masks
        return masked(move, player, secret, {} if shown else unshown)

    @property
    def _masks(self) -> tuple[frozenset[str], dict[str, str]]:
        """The verbs kept from the other players, under these rules and those played under before."""
        secret, unshown = self.game.catalogue.secret, self.game.catalogue.unshown
        for segment in self.earlier:
            secret, unshown = secret | set(segment.legend.secret), {**segment.legend.unshown, **unshown}
        return secret, unshown

    def _revealed(self, done: Done) -> int:
        value = self.game.layout.value(done.before, "revealed") if done.revealed is None else done.revealed
        return int(value)

    def log(self, number: int) -> list[Step]:
        """Everything that happened in move `number` (from 0), step by step: frame kind, arguments, changed fields."""
        done = self._past[number]
        if number < self.base:
            raise EntrepotError(f"Move {number} was made under other rules; what followed from it was not stored.")
        return log(self.position.back, done.before, done.player, done.action)

    # --- acting

    def take(self, player: int, actions: str | Sequence[str]) -> None:
        """Take an action, or a list of them as one course: all of them or, if one is refused, none."""
        self._check_seat(player)
        if self.kept:
            raise self.kept
        numbers = self._numbers(actions)
        start, count = bytes(self.position.record), len(self._past)
        try:
            for number in numbers:
                self._refuse(self.position, player, number)
                self._do(player, number)
        except Refused:
            self.position.record[:] = start
            del self._past[count:]
            raise
        self._future.clear()

    def _do(self, player: int, number: int) -> None:
        simultaneous = len(self.position.actors()) > 1
        self._past.append(Done(player, number, bytes(self.position.record), simultaneous))
        self.position.take(player, number)

    def _refuse(self, position: Position, player: int, number: int) -> None:
        reason = refusal(position, player, number)
        if reason is not None:
            raise Refused(reason.rule, self.game.catalogue.names[number], reason.sentence)

    def undo(self, player: int | None = None) -> Move:
        """Undo the last action, or in a simultaneous decision that seat's own last one.

        An action that revealed something to somebody cannot be undone.
        """
        index = len(self._past) - 1
        if player is not None:
            self._check_seat(player)
            while index >= self.base and self._past[index].player != player and self._past[index].simultaneous:
                index -= 1
        if index < self.base or (player is not None and self._past[index].player != player):
            raise EntrepotError("There is nothing to undo, or the last action was another seat's.")
        done = self._past[index]
        if self.game.layout.value(done.before, "revealed") != self.position.s.revealed:
            raise EntrepotError("The last action revealed something and cannot be undone; continue from here.")
        later = self._past[index + 1 :]
        self.position.record[:] = done.before
        del self._past[index:], self._memories[index + 1 - self.base :]
        for other in later:
            self._do(other.player, other.action)
        self._future.append((done.player, done.action))
        return Move(done.player, self.game.catalogue.names[done.action])

    def redo(self) -> Move:
        """Redo what was undone last."""
        if not self._future:
            raise EntrepotError("There is nothing to redo; undo first.")
        player, number = self._future.pop()
        self._refuse(self.position, player, number)
        self._do(player, number)
        return Move(player, self.game.catalogue.names[number])

    def at(self, number: int) -> Match:
        """The match as it was after `number` moves; moves made under other rules can only be viewed."""
        position = Position(self.position.back, self.record(number))
        past, earlier, kept = self._past[:number], self.earlier, self.kept
        if number < self.base:
            earlier = tuple(one.up_to(number) if one.until > number else one for one in earlier if one.first <= number)
            kept = kept or EntrepotError(
                f"Move {number} was made under other rules; continue from move {self.base} or later."
            )
        copy = Match(self.game, self.players, self.options, self.deal, self.seats, position, past, [], earlier, kept)
        copy._memories = self._memories[: max(0, number + 1 - self.base)]
        return copy

    def arrange(self, **fields: Any) -> Match:
        """A match that continues from here with other values in some fields, as `view.named` shows them.

        `match.arrange(yen=[12, 7], president={0: "bank"}, assistants={0: {"bank": 3}})`. An impossible position is
        refused. The moves so far can still be viewed, but the deal can only be proved up to here.
        """
        if self.kept:
            raise self.kept
        position = arranged(self.position, fields)
        past, earlier = list(self._past), (*self.earlier, self._played())
        return Match(self.game, self.players, self.options, self.deal, self.seats, position, past, [], earlier)

    def hashes(self) -> list[str]:
        """The record's hash after every turn finished under these rules, and after the last move."""
        layout = self.game.layout
        return [layout.hash(self.record(moment)) for moment in (*self.turn_ends(), self.count)]

    def turn_ends(self) -> list[int]:
        """The moments at which a turn was finished, under these rules."""
        layout = self.game.layout
        turns = [layout.value(self.record(moment), "turns") for moment in range(self.base, self.count + 1)]
        return [self.base + n for n in range(1, len(turns)) if turns[n] != turns[n - 1]]

    @property
    def story(self) -> Story:
        """Everything stored about it; the last segment was played under these rules, or under those it is kept for."""
        segments = self.earlier if self.kept and self.earlier else (*self.earlier, self._played())
        moves, deal = [self._bare(done) for done in self._past], self.deal
        return Story(self.players, self.options, deal, self.seats, moves, segments, self.over)

    def _played(self) -> Segment:
        """What was played under the current rules."""
        game, legend = self.game, Legend.of(self.game)
        records = {moment: self.record(moment) for moment in range(self.base, self.count + 1)}
        start = records[self.base] if self.earlier else None
        return Segment(game.meta.rules_version, game.components, legend, self.base, self.count, start, records)

    def save(self, path: Any) -> None:
        """Write the whole match, with its secret, so that its owner can continue it."""
        write_save(self.game, self.story, self.owner, path)

    def share(self, path: Any, seat: int | None = None) -> None:
        """Write the match as one seat (or a spectator) may see it."""
        views = {n: self.view(seat, at=n).record for n in range(self.count + 1) if self.knows(n)}
        told = replace(self.story, moves=self.history(seat))
        write_share(self.game, told, views, NOBODY if seat is None else seat, path)

    def _numbers(self, actions: str | Sequence[str]) -> list[int]:
        names = [actions] if isinstance(actions, str) else list(actions)
        return [self.game.catalogue.number(name) for name in names]

    def _check_seat(self, player: int) -> None:
        if not isinstance(player, int) or not 0 <= player < self.players:
            raise EntrepotError(f"There is no seat {player!r}; the seats are 0 to {self.players - 1}.")
