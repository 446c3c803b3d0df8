"""Mombasa."""
