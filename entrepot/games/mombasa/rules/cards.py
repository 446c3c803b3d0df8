"""Cards: where they are, what those in play amount to, what they cost (MB-509, MB-511, MB-518, MB-519, MB-605)."""

from entrepot.engine.language.rule import rule

from ..box.tables import (
    ALL_COMPANIES,
    ALL_SLOTS,
    BONUS_AMOUNT,
    COTTON,
    CRATE,
    DISPLAY_COLUMNS,
    E_COTTON,
    E_EXPANSION,
    EXPANSION,
    EXPANSION_TILE_POINTS,
    FACE_EFFECT,
    GOOD_TILE_VALUE,
    KIND,
    ONE_CRATE,
    ONE_EXPANSION,
    SHARE,
    SURCHARGE,
    TILE_EXPANSION,
    TILE_GOOD,
    TWIN,
    VALUE,
)
from ..record import NOBODY


@rule
def is_active(s, player, slot, kind):
    """Whether a card of that kind lies face up in a slot."""
    card = s.slot[player, slot]
    return card >= 0 and (s.used[player] >> slot) & 1 == 0 and KIND[card] == kind


@rule
def is_active_good(s, player, slot):
    card = s.slot[player, slot]
    return card >= 0 and (s.used[player] >> slot) & 1 == 0 and KIND[card] <= COTTON


@rule
def has_tile(s, player, tile):
    """Whether a player has a bonus tile that is not used yet."""
    return s.tile[tile] == player and (s.tile_used >> tile) & 1 == 0


@rule
def level_of(s, player, effect):
    """Which of the two bonuses of that effect a player has available: 0 for none."""
    for company in range(ALL_COMPANIES):
        if FACE_EFFECT[s.face[company]] == effect:
            return s.bonus[player, company]
    return 0


@rule
def amount_of(s, player, effect):
    """What that bonus amounts to."""
    for company in range(ALL_COMPANIES):
        if FACE_EFFECT[s.face[company]] == effect:
            return BONUS_AMOUNT[s.face[company], s.bonus[player, company]]
    return 0


@rule
def unit_value(s, player, slot, increase):
    """Of a goods card: its value, the +1 good tile, and the second bonus of A2 where `increase` lets it count."""
    card = s.slot[player, slot]
    value = VALUE[card]
    if s.tile[TILE_GOOD] == player and s.plus == slot:
        value += GOOD_TILE_VALUE
    if increase and KIND[card] == COTTON and level_of(s, player, E_COTTON) == 2:
        value += amount_of(s, player, E_COTTON)
    return value


@rule
def total_of(s, player, good):
    """The total unit value of a good in play."""
    total = 0
    for slot in range(ALL_SLOTS):
        if is_active(s, player, slot, good):
            total += unit_value(s, player, slot, 1)
    return total


@rule
def expansion_of(s, player):
    """The total expansion value in play."""
    total = 0
    any_active = 0
    for slot in range(ALL_SLOTS):
        if is_active(s, player, slot, EXPANSION):
            total += VALUE[s.slot[player, slot]]
            any_active = 1
    if has_tile(s, player, TILE_EXPANSION):
        total += EXPANSION_TILE_POINTS
        any_active = 1
    if any_active:
        total += amount_of(s, player, E_EXPANSION)
    return total


@rule
def has_expansion(s, player):
    if has_tile(s, player, TILE_EXPANSION):
        return 1
    for slot in range(ALL_SLOTS):
        if is_active(s, player, slot, EXPANSION):
            return 1
    return 0


@rule
def crate_of(s, player, card):
    """The red number on a card; the 1-expansion card of each seat has its own."""
    if card == ONE_EXPANSION:
        return ONE_CRATE[s.seat[player]]
    return CRATE[card]


@rule
def full_price(s, space):
    """Of a card for sale, before any reduction."""
    return CRATE[s.display[space]] + SURCHARGE[space % DISPLAY_COLUMNS]


@rule
def without_twin(cards):
    """Of two equal cards the first alone: they cannot be told apart."""
    kept = cards
    bits = cards
    card = 0
    while bits:
        if bits & 1 and TWIN[card] >= 0 and (cards >> TWIN[card]) & 1:
            kept = kept & ~(1 << card)
        bits = bits >> 1
        card += 1
    return kept


@rule
def is_second_twin(cards, card):
    return TWIN[card] >= 0 and (cards >> TWIN[card]) & 1


@rule
def take_from_display(s, player, space):
    """The card goes to hand and leaves a gap."""
    s.hand[player] = s.hand[player] | (1 << s.display[space])
    s.display[space] = NOBODY


@rule
def is_share(card):
    return KIND[card] == SHARE
