"""Wharf: bid in secret for the right to load a ship."""
