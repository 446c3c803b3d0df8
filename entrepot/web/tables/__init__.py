"""One table: its rows, its match, its drafts, and what may be done there, as deeds."""
