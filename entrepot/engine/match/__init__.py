"""A game in progress: its history, its files, and what happens to them when rules change."""
