"""Mombasa on a phone."""
