"""Mombasa drawn for a browser."""
