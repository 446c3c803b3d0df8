from entrepot import games
from entrepot.testing import Arranged, proves

BLUE, PINK = range(2)


@proves("WF-202", "WF-204")
def test_the_highest_bid_chooses_and_the_others_take_a_coin():
    p = Arranged(games.find("wharf"), players=2, seed=1)
    p.s.hand[BLUE], p.s.hand[PINK] = 0b0001, 0b1000  # copper 1 and copper 4
    assert p.why_not("bid:copper_4", BLUE) == "WF-202"
    p.take("bid:copper_1", player=BLUE).take("bid:copper_4", player=PINK)
    assert p.asked == "choosing" and p.inner.actors() == (PINK,)
    assert (p.s.coins[BLUE], p.s.coins[PINK]) == (4, 3)
