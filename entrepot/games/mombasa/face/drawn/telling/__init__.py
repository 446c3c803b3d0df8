"""Mombasa in words: names of places, previews, lines of the log, help, scores."""
