"""How games are shown. Paper knows no particular game."""
