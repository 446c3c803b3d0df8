"""The diamond merchant action (MB-1001 … MB-1011, MB-1212 … MB-1214)."""

from entrepot.engine.language.agenda import pop
from entrepot.engine.language.rule import rule

from ..box.tables import (
    ALL_REGIONS,
    ALL_SLOTS,
    COMPANY_DIAMONDS,
    COMPANY_MONEY,
    KIND,
    MERCHANT,
    MERCHANT_COMPANY,
    MERCHANT_TILE_DIAMONDS,
    MERCHANT_TILE_EACH,
    MINES,
    MINES_PER_DIAMOND,
    PLAIN_DIAMONDS,
    PLAIN_MONEY,
    TILE_MERCHANT,
    USED_MERCHANTS_COUNT,
)
from ..record import NOBODY
from .cards import has_tile, is_active
from .tracks import move_diamond

TILE = ALL_SLOTS  # the noun after the slots


@rule
def refusal_to_use_merchant(s, player, means):
    if means == TILE:
        return 0 if has_tile(s, player, TILE_MERCHANT) else 509
    return 0 if is_active(s, player, means, MERCHANT) else 509


@rule
def mines_of(s, company):
    """In all regions that hold a post of the company, whoever placed it."""
    mines = 0
    for region in range(ALL_REGIONS):
        if s.region[region] == company:
            mines += MINES[region]
    return mines


@rule
def do_used_count(s):
    """The other reading of MB-1213, chosen for this game or in the component files."""
    return 1 if USED_MERCHANTS_COUNT or s.option_merchant_tile else 0


@rule
def other_merchants(s, player):
    """Those that the tile counts: the active ones, or in the other reading the used ones too."""
    used_too = do_used_count(s)
    count = 0
    for slot in range(ALL_SLOTS):
        if is_active(s, player, slot, MERCHANT):
            count += 1
        elif used_too and s.slot[player, slot] >= 0 and KIND[s.slot[player, slot]] == MERCHANT:
            count += 1
    return count


@rule
def use_merchant(s, player, means):
    pop(s)
    if means == TILE:
        s.tile_used = s.tile_used | (1 << TILE_MERCHANT)
        move_diamond(s, player, MERCHANT_TILE_DIAMONDS + MERCHANT_TILE_EACH * other_merchants(s, player))
    else:
        s.used[player] = s.used[player] | (1 << means)
        company = MERCHANT_COMPANY[s.slot[player, means]]
        if company == NOBODY:
            s.money[player] += PLAIN_MONEY
            move_diamond(s, player, PLAIN_DIAMONDS)
        else:
            s.money[player] += COMPANY_MONEY
            move_diamond(s, player, COMPANY_DIAMONDS)
            move_diamond(s, player, mines_of(s, company) // MINES_PER_DIAMOND)
