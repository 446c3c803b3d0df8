"""What can be said of a position."""
