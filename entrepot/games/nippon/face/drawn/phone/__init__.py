"""Nippon on a phone."""
