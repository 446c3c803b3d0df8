"""What each seat remembers of a game: the moves as it saw them, and a print of everything it has looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b

from entrepot.engine.language.game import Game
from entrepot.engine.match.memory import Memory
from entrepot.engine.match.moves import Move, masked

from .state import Core, State

PRINT = 8  # bytes
DEAL = -1  # in place of a player: the beginning


class Moment:
    """A decision and the position after it. Each leads to the one before, so that copies of a game share them.

    Prints and memories are made when somebody asks, from the positions kept until then: most games that are searched
    never need theirs.
    """

    __slots__ = ("action", "actor", "earlier", "memory", "player", "prints", "record", "shown")

    def __init__(self, earlier: Moment | None, player: int, action: int, shown: int) -> None:
        self.earlier, self.player, self.action, self.shown = earlier, player, action, shown
        self.prints: tuple[bytes, ...] = ()  # by seat
        self.memory = Memory()  # what everybody has seen, once there are prints
        self.record = b""
        self.actor = -1

    def keep(self, state: State) -> Moment:
        """Note the position, from which prints can be made."""
        self.record, self.actor = bytes(state.record), state.actor
        return self

    def back(self) -> Iterator[Moment]:
        """This one and those before it, without the deal."""
        moment = self
        while moment.earlier is not None:
            yield moment
            moment = moment.earlier


@cache
def _names(game: Game) -> dict[int, str]:
    """Actions by number, and below 0 the verbs alone, as others may see them."""
    named = dict(enumerate(game.catalogue.names))
    return named | {-1 - number: f"{verb}:?" for number, verb in enumerate(game.catalogue.verbs)}


@cache
def _covers(game: Game, revealed: bool) -> tuple[int, ...]:
    """Each action as others see it: itself, or a verb as in `_names`. Some are seen once something is revealed."""
    catalogue = game.catalogue
    numbers = {name: number for number, name in _names(game).items()}
    unshown = {} if revealed else catalogue.unshown
    return tuple(numbers[masked(Move(0, name), None, catalogue.secret, unshown).action] for name in catalogue.names)


def shown_as(game: Game, action: int, before: int, after: int) -> int:
    """What others see of an action, by how much was revealed before and after it."""
    return _covers(game, before != after)[action]


def _print(before: bytes, moment: Moment, seat: int, state: State) -> bytes:
    seen = moment.action if moment.player == seat else moment.shown
    said = f"{moment.player} {seen} ".encode()
    return blake2b(before + said + state.observation(seat).tobytes(), digest_size=PRINT).digest()


def prints_of(core: Core, last: Moment, players: int) -> tuple[bytes, ...]:
    """By seat, a print of what it has seen up to here; then it has a memory as well."""
    waiting: list[Moment] = []
    moment: Moment | None = last
    while moment is not None and not moment.prints:
        waiting.append(moment)
        moment = moment.earlier
    known = moment.prints if moment is not None else (b"",) * players
    memory = moment.memory if moment is not None else Memory()
    for one in reversed(waiting):
        state = State(core, bytearray(one.record), one.actor)
        memory = one.memory = memory.after(state.position())
        known = one.prints = tuple(_print(known[seat], one, seat, state) for seat in range(players))
        one.record = b""
    return known


def text_of(core: Core, last: Moment, players: int, seat: int) -> str:
    """A seat's share of the history in words, and the print of what it saw."""
    names = _names(core.game)
    moves = [f"{m.player} {names[m.action if m.player == seat else m.shown]}" for m in last.back()]
    return "; ".join((*reversed(moves), f"seen {prints_of(core, last, players)[seat].hex()}"))


def packed(last: Moment) -> tuple[int, ...]:
    """All moves as numbers, three for each."""
    return tuple(n for m in reversed([*last.back()]) for n in (m.player, m.action, m.shown))


def unpacked(numbers: Sequence[int], prints: tuple[bytes, ...], memory: Memory) -> Moment:
    """The moments again; only the last needs its prints and memory."""
    moment = Moment(None, DEAL, 0, 0)
    for n in range(0, len(numbers), 3):
        moment = Moment(moment, numbers[n], numbers[n + 1], numbers[n + 2])
    moment.prints, moment.memory = prints, memory
    return moment


def guessed(core: Core, last: Moment, viewer: int, state: State) -> Moment:
    """What is remembered in a guessed position: to the viewer the same, to others no more than the viewer knows."""
    players = state.players
    numbers = [
        n
        for m in reversed([*last.back()])
        for n in (m.player, m.action if m.player == viewer else m.shown, m.shown)
    ]  # fmt: skip
    known = prints_of(core, last, players)[viewer]
    moment = unpacked(numbers, (), last.memory._replace(looked_at=b""))
    other = (_print(known, moment, seat, state) for seat in range(players))
    moment.prints = tuple(known if seat == viewer else made for seat, made in enumerate(other))
    return moment
