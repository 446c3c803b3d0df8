"""The vector environment on an NVIDIA GPU: the same functions, one thread a game."""
