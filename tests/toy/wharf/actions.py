"""The catalogue: every verb with its nouns."""

from entrepot.engine.language.catalogue import Catalogue

GOODS = ("copper", "silk", "tea")
VALUES = 10
CARDS = tuple(f"{good}_{value}" for good in GOODS for value in range(1, VALUES + 1))

CATALOGUE = Catalogue(
    bid=CARDS,  # a card from hand, face down
    ship=GOODS,  # the best bid chooses a ship
    load=(),  # and loads a crate for a coin
    stop=(),
    unshown={"bid": "bid"},  # until everybody has bid
)
