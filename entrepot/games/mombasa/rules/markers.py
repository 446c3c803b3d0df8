"""Bonus markers and the bonus spaces of the board (MB-1101 … MB-1144), and the +1 good tile (MB-1204 … MB-1210)."""

from entrepot.engine.language.agenda import argument, pop, push
from entrepot.engine.language.rule import rule

from ..box.tables import (
    ALL_SPACES,
    COFFEE,
    COTTON,
    DECK_CARDS,
    FIRST_BP,
    KIND,
    SELL_EXTRA,
    SP_BUY,
    SP_C,
    SP_FIRST,
    SP_MAJORITY,
    SP_SELL,
    SP_TILE,
    SPACE_COST,
    TIER_BP,
    TIER_COMPANY,
    TIER_DIAMONDS,
    TIER_FROM,
    TIER_MONEY,
    TIER_POSTS,
    TIER_STEPS,
    TIERS,
    TILE_GOOD,
)
from ..decisions import BUYING, SELLING, TIER
from ..record import NOBODY
from .cards import (
    crate_of,
    expansion_of,
    full_price,
    is_active_good,
    is_second_twin,
    take_from_display,
    total_of,
    without_twin,
)
from .rewards import gain_bp, gain_parts
from .special import cost_of_special, refusal_of_special, use_special
from .tracks import move_diamond

DISPLAY, ANY_CARD = 12, -1


@rule
def cost_of(s, space):
    if space >= SP_C:
        return cost_of_special(s, space)
    return SPACE_COST[space]


@rule
def total_for(s, player, majority):
    """Of a good, or of expansion."""
    if majority <= COTTON:
        return total_of(s, player, majority)
    return expansion_of(s, player)


@rule
def refusal_of_majority(s, player, majority):
    """At least 1, unless a marker may lie idle, and nobody has more."""
    total = total_for(s, player, majority)
    if total < TIER_FROM[majority, 0] and not s.option_idle_markers:
        return 1128
    for other in range(s.players):
        if other != player and total_for(s, other, majority) > total:
            return 1120 if majority == COFFEE else 1124
    return 0


@rule
def can_buy_for(s, money):
    for space in range(DISPLAY):
        if s.display[space] != NOBODY and full_price(s, space) <= money:
            return 1
    return 0


@rule
def free_spaces(s, player):
    """Without a marker, as bits; none where the player has no marker left."""
    if s.markers[player] == 0:
        return 0
    free = 0
    for space in range(ALL_SPACES):
        if s.marker[space] == NOBODY:
            free = free | (1 << space)
    return free


@rule
def is_idle(s, player, space):
    """Whether a marker there would be paid for and give nothing."""
    if space == SP_BUY:
        return not can_buy_for(s, s.money[player] - cost_of(s, space))
    if SP_MAJORITY <= space < SP_TILE:
        return total_for(s, player, space - SP_MAJORITY) < TIER_FROM[space - SP_MAJORITY, 0]
    return False


@rule
def refusal_to_mark(s, player, space):
    if s.markers[player] == 0:
        return 1106
    if s.marker[space] != NOBODY:
        return 1103
    if space >= SP_C:
        refused = refusal_of_special(s, player, space)
        if refused:
            return refused
    if cost_of(s, space) > s.money[player]:
        return 1102
    if space == SP_FIRST and s.opening and player == s.starter:
        return 1109
    if space == SP_BUY and not s.option_idle_markers and is_idle(s, player, space):
        return 1107
    if space == SP_SELL and s.hand[player] == 0:
        return 1107
    if SP_MAJORITY <= space < SP_TILE:
        return refusal_of_majority(s, player, space - SP_MAJORITY)
    return 0


@rule
def mark(s, player, space):
    """A tile space gives its tile in the preparation phase, the others their reward at once."""
    s.money[player] -= cost_of(s, space)
    s.markers[player] -= 1
    s.marker[space] = player
    pop(s)
    if space == SP_FIRST:
        s.first = player
        gain_bp(s, player, FIRST_BP)
    elif space == SP_BUY:
        if can_buy_for(s, s.money[player]):
            push(s, BUYING, 0, 0, 0)
    elif space == SP_SELL:
        push(s, SELLING, SELL_EXTRA, ANY_CARD, 0)
    elif space >= SP_C:
        use_special(s, player, space)
    elif space < SP_TILE:
        majority = space - SP_MAJORITY
        best = NOBODY
        for tier in range(TIERS):
            if total_for(s, player, majority) >= TIER_FROM[majority, tier]:
                best = tier
        if best != NOBODY:
            push(s, TIER, majority, best, 0)


@rule
def refusal_of_tier(s, tier):
    if tier > argument(s, 2):
        return 1119
    return 0


@rule
def take_tier(s, player, tier):
    """The whole reward of one tier."""
    majority = argument(s, 1)
    pop(s)
    s.money[player] += TIER_MONEY[majority, tier]
    move_diamond(s, player, TIER_DIAMONDS[majority, tier])
    gain_parts(
        s, TIER_BP[majority, tier], TIER_COMPANY[majority], TIER_STEPS[majority, tier], TIER_POSTS[majority, tier]
    )


@rule
def refusal_to_pay(s, player, space):
    """For money, without goods."""
    if s.display[space] == NOBODY:
        return 609
    if full_price(s, space) > s.money[player]:
        return 1112
    return 0


@rule
def pay_money(s, player, space, reduction):
    s.money[player] -= max(full_price(s, space) - reduction, 0)
    take_from_display(s, player, space)


@rule
def cards_to_sell(s, player):
    return without_twin(s.hand[player])


@rule
def refusal_to_sell(s, player, card):
    if (s.hand[player] >> card) & 1 == 0:
        return 1117
    if is_second_twin(s.hand[player], card):
        return 147
    if argument(s, 2) != ANY_CARD and KIND[card] != argument(s, 2):
        return 1718
    return 0


@rule
def sell(s, player, card):
    """A card from hand, out of the game with its shares."""
    s.money[player] += crate_of(s, player, card) + argument(s, 1)
    s.hand[player] = s.hand[player] & ~(1 << card)
    if card < DECK_CARDS:
        s.discarded = s.discarded | (1 << card)
    else:
        s.sold[player] = s.sold[player] | (1 << card)
    pop(s)


@rule
def refusal_of_plus(s, player, slot):
    if s.tile[TILE_GOOD] != player:
        return 1204
    if s.plus != NOBODY:
        return 1206
    if not is_active_good(s, player, slot):
        return 1210
    return 0


@rule
def lay_plus(s, slot):
    s.plus = slot
