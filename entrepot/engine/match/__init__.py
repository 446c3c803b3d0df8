"""A game that is played: its history, its files, and what becomes of them when rules change."""
