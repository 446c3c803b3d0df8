"""Yokohama drawn for a browser."""
