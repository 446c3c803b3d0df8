"""Courses: several actions done as one act. A walk to a far place by its cheapest way, and what an action leads to.

All are tried on a guess, so that no course depends on what is hidden, and none goes past what shows something new.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from entrepot.engine.backends.backend import Position
from entrepot.engine.language.game import Game
from entrepot.engine.match.view import View
from entrepot.paper.face import ALL, FAR, HERE, PASS, SAME, Act, Face, Unasked
from entrepot.paper.words import Words

LONGEST = 12  # steps; no board is wider
AGAIN = 4  # ways that are tried to a place where no walk could end yet: it may depend on the way
DEEPEST = 3  # choices of one course; passing by is none, and doing the same again
KEPT = 256  # positions for which is known what may be done
MOST = 9  # acts of one place: more are no menu, and there is a key for each
TRIED = 300  # actions that are tried for one page; after that only what has no place is looked through
FEW = 8  # answers that are chosen in the same menu as what leads to them


def courses(game: Game, face: Face, position: Position, player: int) -> dict[str, tuple[str, ...]]:
    """All walks that end somewhere, by the place they lead to: the cheapest, and of such the shortest.

    A walk ends where it is stopped; without a stop, where it can go no further or shows something new.
    """
    return walks(Trial(position, player), face, bytes(guessed(position, player)))


class Trial:
    """One board on which everything is tried: positions are records that are laid on it in turn."""

    def __init__(self, position: Position, player: int) -> None:
        self.board = position.copy()
        self.game = position.back.game
        self.player = player
        self.tried = 0

    def lay(self, record: bytes) -> Any:
        self.board.record[:] = record
        return self.board.s

    def legal(self, record: bytes) -> list[int]:
        self.lay(record)
        return self.board.legal(self.player)

    def asked(self, record: bytes) -> str:
        s = self.lay(record)
        return "over" if s.over else str(self.game.kinds[s.agenda[s.depth - 1, 0]])

    def after(self, record: bytes, action: int) -> tuple[bytes, bool]:
        """After a legal action; whether it has shown nothing new and the player goes on."""
        s = self.lay(record)
        shown = s.revealed
        self.tried += 1
        self.board.take(self.player, action)
        return bytes(self.board.record), s.revealed == shown and self.player in self.board.actors()

    def onward(self, record: bytes, action: int) -> bytes | None:
        """After an action that shows nothing new and leaves the turn with the player; None after any other."""
        there, goes_on = self.after(record, action)
        return there if goes_on else None

    def ends(self, record: bytes, actions: Sequence[str]) -> str:
        """What a course ends, by the id of its words: the turn, the game, or nothing."""
        s = self.lay(record)
        together, turns = len(self.board.actors()) > 1, s.turns
        for name in actions:
            self.board.take(self.player, self.game.catalogue.number(name))
        if s.over:
            return "then-over"
        ended = self.player not in self.board.actors() or s.turns != turns
        return "then-ends" if ended and not together else ""


def guessed(position: Position, player: int) -> bytes:
    """What the player may think of a position; the last ones are kept, as one page asks several times."""
    key = (position.back.game.meta.name, position.back.game.components, bytes(position.record), player)
    if key not in _GUESSED:
        if len(_GUESSED) == KEPT:
            del _GUESSED[next(iter(_GUESSED))]
        _GUESSED[key] = bytes(position.view(player).guess(player, (0, 0)).record)
    return _GUESSED[key]


_GUESSED: dict[tuple[object, ...], bytes] = {}


def walks(trial: Trial, face: Face, start: bytes, only: str = "") -> dict[str, tuple[str, ...]]:
    """The same from a guess; `only` to that place, if there is one."""
    game, player = trial.game, trial.player
    names = game.catalogue.names
    s = trial.lay(start)
    shown, purse = s.revealed, game.money(s, player)
    order = count()  # equal ones first come, first served
    ways: list[tuple[int, int, int, bytes, tuple[str, ...]]] = [(0, 0, next(order), start, ())]
    found: dict[str, tuple[str, ...]] = {}
    seen: Counter[str] = Counter()
    while ways and only not in found:
        cost, steps, _, here, way = heapq.heappop(ways)
        if way:
            if seen[way[-1]] == AGAIN:
                continue
            seen[way[-1]] += 1
            if trial.lay(here).revealed != shown or not _walks_on(trial, face, here):
                found.setdefault(face.reached(View(game, here, player)), way)
                continue
        for action in trial.legal(here):
            name = names[action]
            verb = name.partition(":")[0]
            if verb == face.arrive and way:
                found.setdefault(face.reached(View(game, here, player)), (*way, name))
            if verb not in face.walk or steps == LONGEST or seen[name] == AGAIN:
                continue
            there, _ = trial.after(here, action)
            paid = purse - game.money(trial.board.s, player)
            heapq.heappush(ways, (paid, steps + 1, next(order), there, (*way, name)))
    return found if not only else {place: way for place, way in found.items() if place == only}


def reached(game: Game, face: Face, position: Position, player: int) -> str:
    return face.reached(View(game, bytes(position.record), player))


def walking(game: Game, face: Face, position: Position, player: int) -> bool:
    """Whether the walk goes on: its last step may have ended it, and a stop would then mean something else."""
    return _walks_on(Trial(position, player), face, bytes(position.record))


def _walks_on(trial: Trial, face: Face, here: bytes) -> bool:
    trial.lay(here)
    if trial.player not in trial.board.actors():
        return False
    return any(verb in face.walk for verb in trial.game.asks[trial.asked(here)])


# --- what may be done, by place


class Offer:
    """A course while it is put together: where it is done, its actions, what each answers, if it begins elsewhere."""

    __slots__ = ("actions", "far", "kind", "place", "told")

    def __init__(
        self, kind: str, place: str, actions: tuple[str, ...], told: tuple[tuple[str, str], ...], far: bool = False
    ) -> None:
        self.kind = kind  # of question that its first action answers
        self.place = place
        self.actions = actions
        self.told = told  # what is said of it: actions with the kind of question
        self.far = far

    def after(self, before: Offer, how: str) -> Offer:
        """The same with something done before it."""
        place = before.place if how == HERE else self.place
        told = () if how == PASS or not before.place else before.told
        far = self.far or place != before.place != ""
        return Offer(before.kind, place, (*before.actions, *self.actions), (*told, *self.told), far)

    def ending(self, kind: str, name: str) -> Offer:
        """The same with an answer after it."""
        return Offer(self.kind, self.place, (*self.actions, name), (*self.told, (name, kind)), self.far)


def acts(
    game: Game, face: Face, position: Position, player: int, words: Words, steps: bool
) -> dict[str, tuple[Act, ...]]:
    """What a player may do now, by place ("" where there is none); with `steps` one action at a time.

    A page asks for it with every preview, so what was found last is kept.
    """
    key = (game.meta.name, game.components, bytes(position.record), player, face.style, words.lang, steps)
    if key not in _KEPT:
        if len(_KEPT) == KEPT:
            del _KEPT[next(iter(_KEPT))]
        _KEPT[key] = _acts(game, face, position, player, words, steps)
    return dict(_KEPT[key])


_KEPT: dict[tuple[object, ...], dict[str, tuple[Act, ...]]] = {}


def _acts(
    game: Game, face: Face, position: Position, player: int, words: Words, steps: bool
) -> dict[str, tuple[Act, ...]]:
    found: dict[str, list[Act]] = {}
    if steps:
        view = View(game, bytes(position.view(player).record), player)
        for action in position.legal(player):
            name = game.catalogue.names[action]
            if name.partition(":")[0] not in face.planned:
                found.setdefault(face.place(view, name) or "", []).append(Act((name,)))
        return _told(found, face, position, player)
    looking = Looking(face, Trial(position, player))
    offers = list(looking.offers(guessed(position, player), DEEPEST))
    buttons = {one.actions for one in offers if not one.place}
    known: dict[tuple[str, tuple[str, ...]], int] = {}  # by place and what is told: which of its acts that is
    for one in offers:
        at = found.setdefault(one.place, [])
        told = tuple(name for name, _ in one.told)
        if not one.place and told != one.actions and told in buttons:
            continue  # the same button, after something is passed by
        label = spoken([words.action(*told) for told in one.told]) if len(one.actions) > 1 else ""
        if (same := known.get((one.place, told))) is not None:
            if len(one.actions) < len(at[same].actions):  # it passes less by
                at[same] = replace(at[same], actions=one.actions, label=label)
            continue
        if len(at) >= MOST and one.place and len(one.actions) > 1:
            continue
        known[one.place, told] = len(at)
        small = not at and one.actions[-1].partition(":")[0] in face.straight
        at.append(Act(one.actions, label=label, straight=small, far=one.far))
    return _told(found, face, position, player)


def _told(found: dict[str, list[Act]], face: Face, position: Position, player: int) -> dict[str, tuple[Act, ...]]:
    """The same, where of every button is known whether it ends something, and of every place what asks first."""
    trial, here = Trial(position, player), guessed(position, player)
    told = {place: tuple(acts) for place, acts in found.items()}
    if face.unasked is not None:
        view = View(trial.game, here, player)
        told = {place: tuple(_wary(act, face.unasked, trial, view) for act in acts) for place, acts in told.items()}
    buttons = tuple(replace(act, ends=trial.ends(here, act.actions)) for act in told.get("", ()))
    return {**told, "": buttons} if buttons else told


def _wary(act: Act, unasked: Unasked, trial: Trial, here: View) -> Act:
    """An act that costs something which no question names is not done by a click alone."""

    def after() -> View:
        trial.lay(here.record)
        for name in act.actions:
            trial.board.take(trial.player, trial.game.catalogue.number(name))
        return View(trial.game, bytes(trial.board.record), trial.player)

    return replace(act, asks=True, straight=False) if unasked(here, act.actions, after) else act


def spoken(parts: Sequence[str]) -> str:
    """Several things to be done, in one sentence; what is done again is counted."""
    first, *rest = (part if times == 1 else f"{part} × {times}" for part, times in Counter(parts).items())
    return ", ".join([first, *(part[:1].lower() + part[1:] for part in rest)])


def likely(game: Game, face: Face, position: Position, player: int) -> View | None:
    """Where the question at hand can be passed by: the position at the one that the player means to answer."""
    trial, first = Trial(position, player), guessed(position, player)
    here = first
    asked = trial.asked(here)
    for _ in range(DEEPEST):
        passing = [verb for verb, how in face.ahead.get(asked, {}).items() if how == PASS]
        legal = [action for action in trial.legal(here) if game.catalogue.names[action] in passing] if passing else []
        there = trial.onward(here, legal[0]) if legal else None
        if there is None:
            break
        here, asked = there, trial.asked(there)
    trial.lay(here)
    return None if here is first else View(game, bytes(trial.board.view(player).record), player)


class Looking:
    """Looks at what one player may do, and through it at what follows."""

    def __init__(self, face: Face, trial: Trial) -> None:
        self.face = face
        self.trial = trial
        self.game = trial.game

    def ended(self, there: bytes | None, one: Offer) -> Iterator[Offer]:
        """With what is asked in passing after it: its usual answer first, then the others."""
        kind = self.trial.asked(there) if there and self.face.usual else ""
        usual = self.face.usual.get(kind)
        if there is None or usual is None:
            yield one
            return
        names = self.game.catalogue.names
        for action in sorted(self.trial.legal(there), key=lambda action: names[action] != usual):
            yield one.ending(kind, names[action])

    def offers(self, here: bytes, deep: int, only: str = "", last: str = "") -> Iterator[Offer]:
        """What is asked now, nearest first; where a question can be passed by, what comes after it first.

        `only`: what leads nowhere but to that place is left out; `last` was done before.
        """
        game, face, trial = self.game, self.face, self.trial
        view, kind = View(game, here, trial.player), trial.asked(here)
        ways = face.ahead.get(kind, {})
        present: list[Offer] = []
        later: list[Offer] = []
        passed = walk = False
        for action in trial.legal(here):
            name = game.catalogue.names[action]
            verb = name.partition(":")[0]
            if verb in face.planned:
                continue
            if verb in face.walk:
                walk = True
                continue
            one = Offer(kind, face.place(view, name) or "", (name,), ((name, kind),))
            how = ways.get(verb, "")
            if only and one.place != only and (one.place or how not in (PASS, FAR)):
                continue
            left = deep - (one.place != "" and name != last)
            deeper = bool(how and how != ALL and left and (trial.tried < TRIED or not one.place))
            there = trial.onward(here, action) if deeper or face.usual else None
            following = [*self.follow(there, one, how, left, only)] if deeper and there else []
            later += following
            if how == PASS and following:  # whoever does not pass does something of this question
                passed = True
            else:
                present += self.ended(there, one)
        if deep == DEEPEST:
            alls = (self.all_of(here, verb) for verb, how in ways.items() if how == ALL)
            later += [found for found in alls if found]
        if walk:
            ends, onwards = self.walk_offers(here, deep, only)
            present += ends
            later += onwards
        yield from (*later, *present) if passed else (*present, *later)

    def walk_offers(self, here: bytes, deep: int, only: str) -> tuple[list[Offer], list[Offer]]:
        """Walks by the places they lead to, and what follows there."""
        face, trial, kind = self.face, self.trial, self.trial.asked(here)
        ways = face.ahead.get(kind, {})
        how = next((ways[verb] for verb in face.walk if verb in ways), "")
        present: list[Offer] = []
        later: list[Offer] = []
        for place, way in walks(trial, face, here, only).items():
            telling = [name for name in way if name != face.arrive]
            one = Offer(kind, place, way, ((telling[-1], kind),))
            deeper = bool(how and deep > 1 and not only and trial.tried < TRIED)
            there = self.walked(here, way) if deeper or face.usual else None
            present += self.ended(there, one)
            later += self.follow(there, one, how, deep - 1, only) if deeper and there else ()
        return present, later

    def walked(self, here: bytes, way: tuple[str, ...]) -> bytes | None:
        """Where a walk has led, if the player goes on there."""
        there: bytes | None = here
        for name in way:
            there = self.trial.onward(there, self.game.catalogue.number(name)) if there else None
        return there

    def follow(self, there: bytes, one: Offer, how: str, deep: int, only: str) -> Iterator[Offer]:
        """What an action leads to: anywhere, at its own place, or only if that is the same place."""
        only = one.place if how == SAME else only
        following = list(self.offers(there, deep, only, one.actions[-1]))
        following = [next_ for next_ in following if next_.actions[-1].partition(":")[0] not in self.face.late]
        if how == FAR and one.place and not any(next_.place for next_ in following):
            how = HERE
        if how == HERE and len(following) > FEW:  # the first of too many, if it answers something else
            following = following[:1] if following[0].kind != one.kind else []
        for next_ in following:
            if how in (PASS, HERE) or (how == FAR and next_.place) or (how == SAME and next_.place == one.place):
                yield next_.after(one, how)

    def all_of(self, here: bytes, verb: str) -> Offer | None:
        """The same wherever it can be done, one after the other; None where that is but once."""
        names, kind = self.game.catalogue.names, self.trial.asked(here)
        actions: list[str] = []
        at: bytes | None = here
        while at and self.trial.asked(at) == kind and len(actions) < LONGEST:
            action = next((n for n in self.trial.legal(at) if names[n].partition(":")[0] == verb), None)
            if action is None:
                break
            at = self.trial.onward(at, action)
            if at:
                actions.append(names[action])
        told = tuple((name, kind) for name in actions)
        return Offer(kind, "", tuple(actions), told) if len(actions) > 1 else None
