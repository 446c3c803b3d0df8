"""A proposal knows the commit it was made at, how many more must agree, and the seat it asks a bot for."""

UP = """
DELETE FROM proposals;
ALTER TABLE proposals ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
ALTER TABLE proposals ADD COLUMN more INTEGER NOT NULL DEFAULT 0;
ALTER TABLE proposals ADD COLUMN target INTEGER;
"""
