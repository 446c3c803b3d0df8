"""A small game in a distribution of its own, to try out what a game needs."""
