"""Nippon: Zaibatsu drawn for a browser."""
