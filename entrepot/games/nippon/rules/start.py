"""Starting tiles (NZ-201 … NZ-236)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument
from entrepot.engine.language.rule import rule

from ..box.tables import (
    MACHINE,
    OLD_FACTORY_GOODS,
    PAIRS,
    SHIP,
    START_VP,
    TILE_B_GAIN,
    TILE_COAL,
    TILE_COAL_COUNT,
    TILE_GOODS,
    TILE_GOODS_COUNT,
    TILE_MACHINE,
    TILE_OLD_FACTORY,
    TILE_SHIP,
    TILE_TRAIN,
    TILE_WORKER,
    TRAIN,
)
from ..decisions import DRAFT, GRANT, OLD_FACTORY, RECRUIT, TILE_B, TURN
from ..record import NOBODY, OLD
from .hiring import begin_turn
from .production import add_goods
from .supply import gain
from .tracks import take_piece
from .workers import put_worker


@rule
def advance_drafting(s):
    """From the right of the first player counter-clockwise; then the first turn."""
    served = argument(s, 1)
    if served == s.players:
        pop(s)
        for n in range(PAIRS[s.players]):
            s.pair_a[n] = NOBODY
            s.pair_b[n] = NOBODY
        s.turn = s.first
        begin_turn(s)
        push(s, TURN, 0, 0, 0)
        return
    set_argument(s, 1, served + 1)
    s.actor = (s.first - 1 - served + 2 * s.players) % s.players
    push(s, DRAFT, 0, 0, 0)


@rule
def refusal_of_pair(s, pair):
    if s.pair_a[pair] == NOBODY:
        return 202
    return 0


@rule
def take_pair(s, player, pair):
    """Tile A, its VP, then everything on tile B."""
    tile = s.pair_a[pair]
    s.tile_a[player] = tile
    s.tile_b[player] = s.pair_b[pair]
    s.pair_a[pair] = NOBODY
    s.pair_b[pair] = NOBODY
    s.vp[player] = START_VP[tile]
    pop(s)
    push(s, TILE_B, 0, 0, 0)
    if tile == TILE_MACHINE:
        s.waiting_machine[player] = 1
        take_piece(s, player, MACHINE)
    elif tile == TILE_SHIP:
        push(s, GRANT, SHIP, 0, 0)
    elif tile == TILE_TRAIN:
        push(s, GRANT, TRAIN, 0, 0)
    elif tile == TILE_GOODS:
        s.waiting_goods[player] = TILE_GOODS_COUNT
    elif tile == TILE_OLD_FACTORY:
        push(s, OLD_FACTORY, 0, 0, 0)
    elif tile == TILE_WORKER:
        push(s, RECRUIT, 0, 0, 0)
    elif tile == TILE_COAL:
        s.kept_coal[player] = TILE_COAL_COUNT


@rule
def advance_tile_b(s, player):
    pop(s)
    gain(s, player, TILE_B_GAIN[s.tile_b[player]])


@rule
def lay_old_factory(s, player, noun):
    """With cotton or paper up, and goods below it."""
    pop(s)
    s.factory[player, 0] = OLD + noun
    add_goods(s, player, 0, OLD_FACTORY_GOODS)


@rule
def refusal_to_recruit(s, colour):
    if s.bag[colour] == 0:
        return 233
    return 0


@rule
def recruit(s, player, colour):
    pop(s)
    s.bag[colour] -= 1
    put_worker(s, player, colour)
