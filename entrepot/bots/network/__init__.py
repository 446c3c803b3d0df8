"""The bot `network`: a trained network from a small file, without PyTorch.

`files` reads it, `weights` checks that it fits a game, `plain` and `kernel` compute what it says, in numpy and compiled
and alike to the last bit; `bot` plays by it.
"""
