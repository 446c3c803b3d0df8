"""What a stored record means is stored too, and which rules played which part of a game.

A record without a legend is one that version 1 wrote: as it is, not packed, with the game's first legend.
"""

UP = """
CREATE TABLE legends (
    digest TEXT NOT NULL PRIMARY KEY,
    legend TEXT NOT NULL
);
ALTER TABLE tables ADD COLUMN legend TEXT REFERENCES legends (digest);
ALTER TABLE snapshots ADD COLUMN legend TEXT REFERENCES legends (digest);
CREATE TABLE segments (
    "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    first INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    components TEXT NOT NULL,
    legend TEXT REFERENCES legends (digest),
    start {bytes},
    at BIGINT NOT NULL,
    PRIMARY KEY ("table", first)
);
"""
