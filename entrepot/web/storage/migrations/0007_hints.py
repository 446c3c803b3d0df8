"""A table says whether people who play each other may ask for hints."""

UP = """
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
"""
