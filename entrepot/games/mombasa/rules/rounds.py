"""Turns, the end of an action phase, preparation (MB-501 … MB-517, MB-1301 … MB-1312, MB-1401 … MB-1422)."""

from entrepot.engine.language.agenda import pop, push, set_argument
from entrepot.engine.language.rule import rule

from ..box.tables import ALL_SLOTS, ALL_SPACES, ROUNDS, SP_TILE, TILE_GOOD
from ..decisions import ENDED, FINISH, PREPARATION, RECOVERING, ROUND_START, TURN, TURN_END, TURN_START
from ..record import NOBODY
from .books import drop_homeless, place_next
from .display import age_display, move_coins, refill_books
from .tracks import open_bonuses

BONUS_TILES = 4


@rule
def advance_turn_start(s, player):
    pop(s)
    open_bonuses(s, player, 0)
    push(s, TURN_END, 0, 0, 0)
    push(s, TURN, 0, 0, 0)


@rule
def next_player(s):
    """Clockwise, whoever is still in."""
    player = (s.turn + 1) % s.players
    while (s.out >> player) & 1:
        player = (player + 1) % s.players
    return player


@rule
def advance_turn_end(s, player):
    """Books taken are placed, gaps refilled; then the next turn, or the end of the action phase."""
    drop_homeless(s, player)
    if s.taken_count:
        set_argument(s, 1, 1)
        place_next(s, player)
    else:
        if has_gap(s):
            refill_books(s)
            s.revealed += 1
        pop(s)
        s.chosen = 0
        s.turns += 1
        if player == s.starter:
            s.opening = 0
        if s.out == (1 << s.players) - 1:
            push(s, PREPARATION if s.round < ROUNDS else FINISH, 0, 0, 0)
        else:
            s.turn = next_player(s)
            push(s, TURN_START, 0, 0, 0)


@rule
def has_gap(s):
    """Whether the book display has a space that its supply can fill."""
    for space in range(12):
        if s.books[space] == NOBODY and s.supply[space // 4]:
            return 1
    return 0


@rule
def stacks(s, player):
    """Recovery areas with cards, as bits."""
    found = 0
    for area in range(ALL_SLOTS):
        if s.recovery[player, area]:
            found = found | (1 << area)
    return found


@rule
def end_phase(s, player):
    """A stack is taken back before the slots are cleared; in the last round it makes no difference which."""
    pop(s)
    push(s, ENDED, 0, 0, 0)
    if s.round < ROUNDS and stacks(s, player):
        push(s, RECOVERING, 0, 0, 0)


@rule
def refusal_to_recover(s, player, area):
    if s.recovery[player, area] == 0:
        return 1307
    return 0


@rule
def recover(s, player, area):
    s.hand[player] = s.hand[player] | s.recovery[player, area]
    s.recovery[player, area] = 0
    pop(s)


@rule
def advance_ended(s, player):
    """All cards to the recovery areas of their slots, all tiles back to the board."""
    pop(s)
    for slot in range(ALL_SLOTS):
        if s.slot[player, slot] >= 0:
            s.recovery[player, slot] = s.recovery[player, slot] | (1 << s.slot[player, slot])
            s.slot[player, slot] = NOBODY
    s.used[player] = 0
    for tile in range(BONUS_TILES):
        if s.tile[tile] == player:
            s.tile[tile] = NOBODY
            s.tile_used = s.tile_used & ~(1 << tile)
            if tile == TILE_GOOD:
                s.plus = NOBODY
    s.out = s.out | (1 << player)


@rule
def advance_preparation(s):
    """Coins, cards, markers and tiles; then the next round."""
    pop(s)
    s.round += 1
    move_coins(s, s.round)
    age_display(s)
    for space in range(ALL_SPACES):
        player = s.marker[space]
        if player != NOBODY:
            s.markers[player] += 1
            s.marker[space] = NOBODY
            if SP_TILE <= space < SP_TILE + BONUS_TILES:
                s.tile[space - SP_TILE] = player
    s.revealed += 1
    s.out = 0
    s.starter = s.first
    s.turn = s.first
    push(s, ROUND_START, 0, 0, 0)
