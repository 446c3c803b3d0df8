"""What must be true of every position: every card is somewhere once, nothing is negative."""

from entrepot.engine.language.rule import count_bits, rule

CARDS, COINS = 1, 2
WORDS = {CARDS: "a card is in two hands, or nowhere", COINS: "somebody has less than no coins"}


@rule
def wrong(s):
    seen = s.gone
    for player in range(s.players):
        if seen & s.hand[player] or count_bits(s.hand[player]) != s.cards[player]:
            return CARDS
        seen = seen | s.hand[player]
        if s.coins[player] < 0:
            return COINS
    return 0


def conserved(s):
    return [WORDS[number] for number in (wrong(s),) if number]
