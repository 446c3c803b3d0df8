"""Courses: several actions done as one act. A walk to a far place by its cheapest way, and what an action leads to.

All are tried on a guess, so that no course depends on what is hidden, and none goes past what shows something new.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count

from entrepot.engine.backend import Position
from entrepot.engine.game import Game
from entrepot.engine.match import View
from entrepot.paper.face import ALL, FAR, HERE, PASS, SAME, Act, Face
from entrepot.paper.words import Words

LONGEST = 12  # steps; no board is wider
AGAIN = 4  # ways that are tried to a place where no walk could end yet: it may depend on the way
DEEPEST = 3  # choices of one course; passing by is none, and doing the same again
KEPT = 256  # positions for which is known what may be done
MOST = 9  # acts of one place: more are no menu, and there is a key for each
FEW = 8  # answers that are chosen in the same menu as what leads to them


def courses(game: Game, face: Face, position: Position, player: int) -> dict[str, tuple[str, ...]]:
    """All walks that end somewhere, by the place they lead to: the cheapest, and of such the shortest.

    A walk ends where it is stopped; without a stop, where it can go no further or shows something new.
    """
    return walks(game, face, position.view(player).guess(player, (0, 0)), player)


def walks(game: Game, face: Face, start: Position, player: int) -> dict[str, tuple[str, ...]]:
    """The same from a guess."""
    names = game.catalogue.names
    money = game.extra.get("money", lambda s, player: 0)
    shown = start.s.revealed
    order = count()  # equal ones first come, first served
    ways: list[tuple[int, int, int, Position, tuple[str, ...]]] = [(0, 0, next(order), start, ())]
    found: dict[str, tuple[str, ...]] = {}
    seen: Counter[str] = Counter()
    while ways:
        cost, steps, _, here, way = heapq.heappop(ways)
        if way:
            if seen[way[-1]] == AGAIN:
                continue
            seen[way[-1]] += 1
            if here.s.revealed != shown or not walking(game, face, here, player):
                found.setdefault(reached(game, face, here, player), way)
                continue
        for action in here.legal(player):
            name = names[action]
            verb = name.partition(":")[0]
            if verb == face.arrive and way:
                found.setdefault(reached(game, face, here, player), (*way, name))
            if verb not in face.walk or steps == LONGEST or seen[name] == AGAIN:
                continue
            there = here.copy()
            there.take(player, action)
            paid = money(start.s, player) - money(there.s, player)
            heapq.heappush(ways, (paid, steps + 1, next(order), there, (*way, name)))
    return found


def reached(game: Game, face: Face, position: Position, player: int) -> str:
    return face.reached(View(game, bytes(position.record), player))


def walking(game: Game, face: Face, position: Position, player: int) -> bool:
    """Whether the walk goes on: its last step may have ended it, and a stop would then mean something else."""
    if player not in position.actors():
        return False
    asked = View(game, bytes(position.record), player).asked
    return any(verb in face.walk for verb in game.asks[asked])


# --- what may be done, by place


class Offer:
    """A course while it is put together: where it is done, its actions, how each is said, if it begins elsewhere."""

    __slots__ = ("actions", "far", "kind", "place", "said")

    def __init__(
        self, kind: str, place: str, actions: tuple[str, ...], said: tuple[str, ...], far: bool = False
    ) -> None:
        self.kind = kind  # of question that its first action answers
        self.place = place
        self.actions = actions
        self.said = said
        self.far = far

    def after(self, before: Offer, how: str) -> Offer:
        """The same with something done before it."""
        place = before.place if how == HERE else self.place
        said = () if how == PASS or not before.place else before.said
        far = self.far or place != before.place != ""
        return Offer(before.kind, place, (*before.actions, *self.actions), (*said, *self.said), far)


def acts(
    game: Game, face: Face, position: Position, player: int, words: Words, steps: bool
) -> dict[str, tuple[Act, ...]]:
    """What a player may do now, by place ("" where there is none); with `steps` one action at a time.

    A page asks for it with every preview, so what was found last is kept.
    """
    key = (game.meta.name, game.components, bytes(position.record), player, words.lang, steps)
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
        return {place: tuple(offered) for place, offered in found.items()}
    guess = position.view(player).guess(player, (0, 0))
    for one in Looking(game, face, player, words).offers(guess, DEEPEST):
        at = found.setdefault(one.place, [])
        if (len(at) >= MOST and one.place and len(one.actions) > 1) or any(one.actions == act.actions for act in at):
            continue
        said = spoken(one.said) if len(one.actions) > 1 else ""
        small = not at and one.actions[-1].partition(":")[0] in face.straight
        at.append(Act(one.actions, said=said, straight=small, far=one.far))
    return {place: tuple(offered) for place, offered in found.items()}


def spoken(parts: Sequence[str]) -> str:
    """Several things to be done, in one sentence."""
    first, *rest = dict.fromkeys(parts)
    return ", ".join([first, *(part[:1].lower() + part[1:] for part in rest)])


def likely(game: Game, face: Face, position: Position, player: int) -> str:
    """The kind of question that a player means to answer: where one can be passed by, the one after it."""
    looking = Looking(game, face, player, None)
    here = position.view(player).guess(player, (0, 0))
    asked = looking.asked(here)
    for _ in range(DEEPEST):
        passing = next((verb for verb, how in face.ahead.get(asked, {}).items() if how == PASS), None)
        there = looking.taken(here, passing) if passing else None
        if there is None:
            break
        here, asked = there, looking.asked(there)
    return asked


class Looking:
    """Looks at what one player may do, and through it at what follows."""

    def __init__(self, game: Game, face: Face, player: int, words: Words | None) -> None:
        self.game = game
        self.face = face
        self.player = player
        self.words = words

    def asked(self, here: Position) -> str:
        return View(self.game, bytes(here.record), self.player).asked

    def said(self, name: str, kind: str) -> tuple[str, ...]:
        return (self.words.action(name, kind),) if self.words else ()

    def taken(self, here: Position, name: str) -> Position | None:
        """After an action that shows nothing new and leaves the turn with the player; None after any other."""
        there = here.copy()
        number = self.game.catalogue.number(name)
        if here.refusal(self.player, number):
            return None
        there.take(self.player, number)
        goes_on = there.s.revealed == here.s.revealed and self.player in there.actors()
        return there if goes_on else None

    def onward(self, here: Position, one: Offer) -> Offer:
        """With what goes without asking after it."""
        at: Position | None = here
        for name in one.actions if self.face.usual else ():
            at = self.taken(at, name) if at else None
        while at and (usual := self.face.usual.get(self.asked(at))):
            there = at.copy()
            number = self.game.catalogue.number(usual)
            if at.refusal(self.player, number):
                break
            there.take(self.player, number)
            if there.s.revealed != at.s.revealed:
                break
            said = (*one.said, *self.said(usual, self.asked(at)))
            one = Offer(one.kind, one.place, (*one.actions, usual), said, one.far)
            at = there if self.player in there.actors() else None
        return one

    def offers(self, here: Position, deep: int, only: str = "", last: str = "") -> Iterator[Offer]:
        """What is asked now, nearest first; where a question can be passed by, what comes after it first.

        `only`: what leads nowhere but to that place is left out; `last` was done before.
        """
        game, face = self.game, self.face
        view = View(game, bytes(here.view(self.player).record), self.player)
        kind = view.asked
        ways = face.ahead.get(kind, {})
        present: list[Offer] = []
        later: list[Offer] = []
        passed = walk = False
        for action in here.legal(self.player):
            name = game.catalogue.names[action]
            verb = name.partition(":")[0]
            if verb in face.planned:
                continue
            if verb in face.walk:
                walk = True
                continue
            one = Offer(kind, face.place(view, name) or "", (name,), self.said(name, kind))
            how = ways.get(verb, "")
            if only and one.place != only and (one.place or how not in (PASS, FAR)):
                continue
            left = deep - (one.place != "" and name != last)
            there = self.taken(here, name) if how and how != ALL and left else None
            following = [*self.follow(there, one, how, left, only)] if there else []
            later += following
            if how == PASS and following:  # whoever does not pass does something of this question
                passed = True
            else:
                present.append(self.onward(here, one))
        if deep == DEEPEST:
            alls = (self.all_of(here, verb) for verb, how in ways.items() if how == ALL)
            later += [found for found in alls if found]
        if walk:
            for place, way in walks(game, face, here, self.player).items():
                if place == (only or place):
                    telling = [name for name in way if name != face.arrive]
                    present.append(self.onward(here, Offer(kind, place, way, self.said(telling[-1], kind))))
        yield from (*later, *present) if passed else (*present, *later)

    def follow(self, there: Position, one: Offer, how: str, deep: int, only: str) -> Iterator[Offer]:
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

    def all_of(self, here: Position, verb: str) -> Offer | None:
        """The same wherever it can be done, one after the other; None where that is but once."""
        names, kind = self.game.catalogue.names, self.asked(here)
        actions: list[str] = []
        at: Position | None = here
        while at and self.asked(at) == kind and len(actions) < LONGEST:
            name = next((names[n] for n in at.legal(self.player) if names[n].partition(":")[0] == verb), None)
            if name is None:
                break
            at = self.taken(at, name)
            if at:
                actions.append(name)
        said = tuple(one for name in actions for one in self.said(name, kind))
        return Offer(kind, "", tuple(actions), said) if len(actions) > 1 else None
