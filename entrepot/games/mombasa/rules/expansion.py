"""The expansion action: entries, rewards, foreign posts (MB-701 … MB-747)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument
from entrepot.engine.language.rule import count_bits, rule

from ..box.tables import (
    ALL_COMPANIES,
    ALL_REGIONS,
    ALL_SLOTS,
    BASE_BORDER,
    BASE_NEIGHBOURS,
    BORDER,
    DIAMOND_END,
    EXPANSION,
    FOREIGN_COST,
    NEIGHBOURS,
    REGION_BP,
    REGION_DIAMONDS,
    REGION_MONEY,
    REGION_STEPS,
    TILE_EXPANSION,
)
from ..decisions import COLUMN, EXPANDING, EXPANSION_FRAME, RETURNING
from ..record import NOBODY
from .bases import any_posts, any_room, base_posts
from .cards import expansion_of, has_expansion, is_active
from .rewards import gain_parts
from .tracks import move_diamond

REWARDS, LEAVING, BACK, END = range(4)  # the stages of the expansion frame
FAR = 99


@rule
def refusal_to_expand(s, player, company):
    if not has_expansion(s, player):
        return 509
    if base_posts(s, company) == 0 and any_posts(s):
        return 741
    return 0


@rule
def expand(s, player, company):
    pop(s)
    s.expanded = company
    s.entered = 0
    push(s, EXPANSION_FRAME, REWARDS, 0, 0)
    push(s, EXPANDING, expansion_of(s, player), 0, 0)


@rule
def held(s):
    """Regions with a post of the company that expands, as bits."""
    regions = s.entered
    for region in range(ALL_REGIONS):
        if s.region[region] == s.expanded:
            regions = regions | (1 << region)
    return regions


@rule
def regions_in_reach(s):
    """Those beside the base or a post, without a post of the company."""
    mine = held(s)
    near = BASE_NEIGHBOURS[s.expanded]
    for region in range(ALL_REGIONS):
        if (mine >> region) & 1:
            near = near | NEIGHBOURS[region]
    return near & ~mine


@rule
def entry_cost(s, region):
    """Over the cheapest border, and one point more against a foreign post."""
    cost = FAR
    if BASE_BORDER[s.expanded, region]:
        cost = BASE_BORDER[s.expanded, region]
    for other in range(ALL_REGIONS):
        if BORDER[region, other] and BORDER[region, other] < cost:
            if s.region[other] == s.expanded or (s.entered >> other) & 1:
                cost = BORDER[region, other]
    if s.region[region] != NOBODY:
        cost += FOREIGN_COST
    return cost


@rule
def refusal_to_enter(s, region):
    if s.region[region] == s.expanded or (s.entered >> region) & 1:
        return 708
    if base_posts(s, s.expanded) == 0:
        return 738
    cost = entry_cost(s, region)
    if cost >= FAR:
        return 734 if count_bits(NEIGHBOURS[region]) == 1 else 707
    if cost > argument(s, 1):
        return 711 if s.region[region] != NOBODY and cost - FOREIGN_COST <= argument(s, 1) else 710
    return 0


@rule
def any_entry(s):
    """Whether a region can be entered with the points left."""
    near = regions_in_reach(s)
    for region in range(ALL_REGIONS):
        if (near >> region) & 1 and refusal_to_enter(s, region) == 0:
            return 1
    return 0


@rule
def refusal_to_stop_entering(s):
    """At any time; in the other reading not while the points left allow an entry."""
    if s.option_entries and any_entry(s):
        return 716
    return 0


@rule
def enter(s, region):
    """Pay, and choose the column that gives the post; it lies on its side until the action is resolved."""
    set_argument(s, 1, argument(s, 1) - entry_cost(s, region))
    s.entered = s.entered | (1 << region)
    push(s, COLUMN, s.expanded, 0, 0)


@rule
def diamonds_to_end(s, player):
    """The fewest diamond steps of some regions just entered that reach the end of the track: fewest are lost there."""
    sums = 1  # as bits: what the regions can add up to
    for region in range(ALL_REGIONS):
        if (s.entered >> region) & 1:
            sums = sums | (sums << REGION_DIAMONDS[region])
    steps = DIAMOND_END - s.diamond[player]
    while sums >> steps and (sums >> steps) & 1 == 0:
        steps += 1
    return steps


@rule
def reward_entries(s, player):
    """Money and diamond steps at once; BP and company steps in the order the player likes, each as one sum."""
    points = 0
    steps = 0
    diamonds = 0
    for region in range(ALL_REGIONS):
        if (s.entered >> region) & 1:
            s.money[player] += REGION_MONEY[region]
            diamonds += REGION_DIAMONDS[region]
            points += REGION_BP[region]
            steps += REGION_STEPS[region]
    reach_end = min(diamonds, diamonds_to_end(s, player)) if s.option_diamond_end else diamonds
    move_diamond(s, player, reach_end)
    move_diamond(s, player, diamonds - reach_end)
    gain_parts(s, points, s.expanded, steps, 0)


@rule
def oust(s):
    """The new posts stand; the foreign ones are on their way back."""
    for region in range(ALL_REGIONS):
        if (s.entered >> region) & 1:
            if s.region[region] != NOBODY:
                s.ousted[s.region[region]] += 1
            s.region[region] = s.expanded
    s.entered = 0


@rule
def return_one(s):
    """The next foreign post: to its base, or out of the game where there is no room; 0 when all are back."""
    for company in range(ALL_COMPANIES):
        if s.ousted[company]:
            if any_room(s, company):
                push(s, RETURNING, company, 0, 0)
            else:
                s.ousted[company] -= 1
                s.removed[company] += 1
            return 1
    return 0


@rule
def turn_expansions_over(s, player):
    for slot in range(ALL_SLOTS):
        if is_active(s, player, slot, EXPANSION):
            s.used[player] = s.used[player] | (1 << slot)
    if s.tile[TILE_EXPANSION] == player:
        s.tile_used = s.tile_used | (1 << TILE_EXPANSION)


@rule
def advance_expansion(s, player):
    stage = argument(s, 1)
    if stage == REWARDS:
        set_argument(s, 1, LEAVING)
        reward_entries(s, player)
    elif stage == LEAVING:
        set_argument(s, 1, BACK)
        oust(s)
    elif stage == BACK:
        if not return_one(s):
            set_argument(s, 1, END)
    else:
        turn_expansions_over(s, player)
        s.expanded = NOBODY
        pop(s)
