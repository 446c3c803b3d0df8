"""A table whose hidden cards somebody has in a file says so."""

UP = """
ALTER TABLE tables ADD COLUMN disclosed INTEGER NOT NULL DEFAULT 0;
"""
