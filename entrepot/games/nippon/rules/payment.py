"""Payments: silk stands in for money, coal on a tile for coal (NZ-230, NZ-236, NZ-322, NZ-329)."""

from entrepot.engine.language.rule import rule


@rule
def can_pay(s, player, money, iron):
    """Silk stands in for the money that is missing."""
    return s.money[player] + s.silk[player] >= money and s.iron[player] >= iron


@rule
def pay(s, player, money, iron):
    """Money first, silk for the rest."""
    s.iron[player] -= iron
    from_money = min(money, s.money[player])
    s.money[player] -= from_money
    s.silk[player] -= money - from_money


@rule
def pay_coal(s, player, coal):
    """From the personal supply first; what is short comes from the tile where coal is safe."""
    from_supply = min(coal, s.coal[player])
    s.coal[player] -= from_supply
    s.kept_coal[player] -= coal - from_supply
