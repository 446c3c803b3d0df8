"""The table in a real browser, driven as a person would."""
