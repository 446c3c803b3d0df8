"""Games of Mombasa for the tests of its drawings."""

from functools import partial

from entrepot.testing.scenes import played

game = partial(played, "mombasa")
