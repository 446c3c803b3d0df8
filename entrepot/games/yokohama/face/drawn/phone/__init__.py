"""Yokohama on a phone."""
