"""How anything is shown. Paper knows no game."""
