"""mcts: see `bot`."""

from .bot import Mcts

__all__ = ["Mcts"]
