"""The table in a browser: a server, its pages and its storage. Knows no game by name."""
