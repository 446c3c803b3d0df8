"""Pages: HTML from typed functions."""
