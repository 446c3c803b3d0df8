"""Country pairs (YK-1101 … YK-1107)."""

from entrepot.engine.language.rule import count_bits, rule

from ..box.tables import CARDS_OF, ORDERS_OF


@rule
def flags(s, player, country):
    """Flags of a country on a player's completed orders, technologies and reward token."""
    count = count_bits(s.completed[player] & ORDERS_OF[country])
    count += count_bits(s.technologies[player] & CARDS_OF[country])
    if s.reward[player] == country:
        count += 1
    return count


@rule
def check_pair(s, player, country):
    """A new flag has come: an even number of them brings an agent of that country, while there are any."""
    if flags(s, player, country) % 2 == 0 and s.agents_left[country] > 0:
        s.agents_left[country] -= 1
        s.agents[player, country] += 1
