"""Every walk that a step promises exists, and every step refused as a dead end is one (YK-516, YK-519)."""

import random

import pytest

from entrepot.games.yokohama.actions import AREAS
from entrepot.games.yokohama.game import GAME
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, position


class Walk:
    """A walk by the words of the ledger, on names and sets; it shares nothing with the search of the rules."""

    def __init__(self, s, player):
        names = [a for n, a in enumerate(AREAS) if (s.s.in_play >> n) & 1]
        self.neighbours = {
            a: {b for b in names if (s.s.neighbours[AREAS.index(a)] >> AREAS.index(b)) & 1} for a in names
        }
        self.mine = {a for a in names if s.standing(player, a)}
        self.presidents = [s.where(p) for p in range(s.s.players) if p != player]
        self.yen = s.s.yen[player]
        self.stagecoach = False
        self.postal_system = False
        self.station = None  # where it is the player's, and entered on foot

    def fee(self, area):
        if area == "canal":
            return 1
        return 0 if self.stagecoach or area == self.station else self.presidents.count(area)

    def may_stop(self, area):
        return area != "canal" and (self.postal_system or area not in self.presidents or area == self.station)

    def steps(self, route, yen):
        """Where one more step can go, whatever follows."""
        return {
            a
            for a in self.neighbours[route[-1]]
            if a not in route and (a == "canal" or a in self.mine) and self.fee(a) <= yen
        }

    def can_end(self, route, yen):
        """Whether a route, with so much money left, is or can become a whole walk."""
        return self.may_stop(route[-1]) or any(
            self.can_end([*route, a], yen - self.fee(a)) for a in self.steps(route, yen)
        )


def arranged(seed, **options):
    """A random position of blue in step 2, crowded around the president so that dead ends are common."""
    chance = random.Random(seed)
    players = chance.choice((2, 3, 4, 4))
    s = position(players=players, seed=seed, **options)
    in_play = [a for n, a in enumerate(AREAS) if (s.s.in_play >> n) & 1]
    s.layout(*chance.sample(in_play, len(in_play)))
    areas = [a for a in in_play if a != "canal"]
    start = chance.choice(areas)
    near = [a for a in areas if (s.s.neighbours[AREAS.index(start)] >> AREAS.index(a)) & 1]
    s.president(BLUE, start).yen(BLUE, chance.randrange(5))
    for rival in range(1, players):
        s.president(rival, chance.choice(near if chance.random() < 0.6 else areas))
    for area in {*chance.sample(areas, chance.randrange(2, 7)), *chance.sample(near, chance.randrange(len(near)))}:
        s.assistants(BLUE, area)
    owned = [t for t in ("stagecoach", "postal_system") if chance.random() < 0.25]
    s.technologies(BLUE, *owned).to_move(BLUE, at="moving")
    walk = Walk(s, BLUE)
    walk.stagecoach, walk.postal_system = "stagecoach" in owned, "postal_system" in owned
    if options:
        walk.station = chance.choice([a for a in near if s.standing(BLUE, a)] or near)
        s.station(walk.station).technologies(BLUE, "station")
        if "station_assistant" in options:
            s.s.hand[BLUE, 0] += s.standing(BLUE, walk.station)
            s.s.assistants[BLUE, AREAS.index(walk.station)] = 0
            walk.mine.add(walk.station)
    return s, walk, start, chance


def walk_at_random(seed, **options):
    """Compare every question of one random walk with the oracle; how many steps were refused as dead ends."""
    s, walk, start, chance = arranged(seed, **options)
    route, yen, dead_ends = [start], walk.yen, 0
    while True:
        possible = walk.steps(route, yen)
        promised = {a for a in possible if walk.can_end([*route, a], yen - walk.fee(a))}
        refusals = {a: s.why_not(f"step:{a}") for a in walk.neighbours}
        assert {a for a, rule in refusals.items() if rule is None} == promised, f"seed {seed}, route {route}"
        assert {a for a in s.legal if a.startswith("step:")} == {f"step:{a}" for a in promised}
        refused = {a for a, rule in refusals.items() if rule == "YK-516"}
        assert refused == possible - promised, f"seed {seed}, route {route}"
        dead_ends += len(refused)
        if len(route) == 1:
            assert "recall" in s.legal
            if not promised:
                return dead_ends
        else:
            assert (s.why_not("stop") is None) == walk.may_stop(route[-1])
            if not promised or (walk.may_stop(route[-1]) and chance.random() < 0.2):
                assert walk.may_stop(route[-1]), f"seed {seed} is stranded on {route}"
                return dead_ends
        area = chance.choice(sorted(promised))
        s.inner.do(BLUE, GAME.catalogue.number(f"step:{area}"))  # the step alone, without what follows by itself
        yen -= walk.fee(area)
        route.append(area)
        assert (s.where(BLUE), s.s.yen[BLUE]) == (area, yen)
        assert (s.asked == "walking") == (area != walk.station)
        if area == walk.station:
            return dead_ends


@proves("YK-507", "YK-508", "YK-512", "YK-513", "YK-514", "YK-516", "YK-519")
@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 600, 100))
def test_a_step_is_offered_just_when_a_whole_walk_follows(first):
    dead_ends = [walk_at_random(seed) for seed in range(first, first + 100)]
    assert sum(dead_ends) >= 10  # the sample holds the cases that it is about


@proves("YK-1338", "YK-1339", "YK-1341", "YK-516")
@pytest.mark.slow
@pytest.mark.parametrize("options", [{"station": "walk"}, {"station": "walk", "station_assistant": "waived"}])
def test_a_step_is_offered_just_when_a_whole_walk_follows_where_the_station_ends_it(options):
    dead_ends = [walk_at_random(seed, **options) for seed in range(200)]
    assert sum(dead_ends) >= 5  # the sample holds the cases that it is about
