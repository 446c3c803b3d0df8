"""The box: every printed number, as component files, and the tables that the rules read."""
