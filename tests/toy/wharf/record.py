"""The position: one field a line."""

from entrepot.engine.language.fields import OTHERS, SEAT, Axis, choice, count, level, many, one, seat, seats, space
from entrepot.engine.language.record import Layout

from .actions import CARDS, GOODS

CARD = Axis("card", CARDS)
GOOD = Axis("good", GOODS)

LAYOUT = Layout(
    option_rounds=choice("i1"),
    round=space("i1", 8),
    first=seat("i1", "the first player, who wins ties; then the others clockwise"),
    turn=seat("i1", "who loads"),
    ready=seats("i1", "who has bid"),
    gone=many(CARD, "i8", "cards out of the game"),
    hand=many(CARD, "i8", by=SEAT, hidden=OTHERS),
    cards=count("i1", "in hand", by=SEAT, most=4),
    bid=one(CARD, "i1", "face down", by=SEAT, hidden=OTHERS),
    coins=count("i1", by=SEAT, most=12),
    crates=count("i1", by=(SEAT, GOOD), most=8),
    rank=level("i1", 4, "1 is the winner", by=SEAT),
)
