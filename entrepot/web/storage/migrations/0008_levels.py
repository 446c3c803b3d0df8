"""Who asks for a bot in somebody's seat says how well it is to play."""

UP = """
ALTER TABLE proposals ADD COLUMN level TEXT NOT NULL DEFAULT '';
"""
