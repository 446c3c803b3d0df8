"""What a player has, counted by name, and what came and went: for tests of what factories can do."""

from entrepot.games.nippon.actions import FLEETS, TRACKS
from tests.games.nippon.position import GREEN, position


def holdings(p, player=GREEN):
    """Supply, VP, coal kept on tiles and factories, goods, the spaces of the markers, and pieces off the zaibatsu."""
    s = p.s
    return {
        **dict(zip(("money", "coal", "silk", "iron"), p.supplied(player), strict=True)),
        "vp": s.vp[player],
        "kept coal": s.kept_coal[player],
        "goods": sum(s.goods[player, slot] for slot in range(6)),
        **{track: p.at(player, track) for track in TRACKS},
        **{fleet: s.taken[player, n] for n, fleet in enumerate(FLEETS)},
    }


def changes(p, before, player=GREEN):
    """Only what changed, and by how much."""
    return {name: now - before[name] for name, now in holdings(p, player).items() if now != before[name]}


def tycoon(**options):
    """Green's turn with plenty of everything but silk, and with markers where few steps win a bonus."""
    p = position(**options).supply(GREEN, money=20, coal=9, iron=5).hiring("factory", "blue").hiring("trains", "blue")
    return p.marker(GREEN, "science", 9).marker(GREEN, "mining", 5).marker(GREEN, "finance", 5)


def built(p, factory, *answers):
    """The factory action of the player to move to its end; what it changed but for the price of 6 money."""
    spare = "cotton_1a" if not factory.startswith("cotton") else "paper_1a"
    p.available(factory, spare)
    before = holdings(p)
    before["money"] -= 6
    p.acting("factory").take(f"build:{factory[:-1]}", *answers)
    assert p.asked == "end"
    return changes(p, before)
