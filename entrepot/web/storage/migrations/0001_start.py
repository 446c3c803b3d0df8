"""The first schema."""

UP = """
CREATE TABLE keys (
    name TEXT NOT NULL PRIMARY KEY,
    value {bytes} NOT NULL
);
CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT,
    folded TEXT UNIQUE,
    password TEXT,
    settings TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    components TEXT NOT NULL,
    options TEXT NOT NULL,
    players INTEGER NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    spectators INTEGER NOT NULL,
    pace TEXT NOT NULL,
    host TEXT REFERENCES people (id),
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    number INTEGER NOT NULL,
    secret {bytes} NOT NULL,
    nonces TEXT NOT NULL,
    commitment TEXT NOT NULL,
    record {bytes} NOT NULL,
    result TEXT,
    forked_from TEXT,
    fork_moment INTEGER
);
CREATE INDEX tables_by_status ON tables (status, updated);
CREATE INDEX tables_by_host ON tables (host);
CREATE TABLE seats (
    "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    person TEXT REFERENCES people (id),
    link TEXT UNIQUE,
    link_plain TEXT,
    level TEXT,
    status TEXT NOT NULL,
    seen INTEGER NOT NULL,
    PRIMARY KEY ("table", seat)
);
CREATE INDEX seats_by_person ON seats (person);
CREATE TABLE events (
    "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    moment INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY ("table", moment)
);
CREATE TABLE snapshots (
    "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    moment INTEGER NOT NULL,
    record {bytes} NOT NULL,
    PRIMARY KEY ("table", moment)
);
CREATE TABLE drafts (
    "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    step INTEGER NOT NULL,
    actions TEXT NOT NULL,
    future TEXT NOT NULL,
    PRIMARY KEY ("table", seat)
);
CREATE TABLE said (
    "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    line INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY ("table", line)
);
CREATE TABLE proposals (
    "table" TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    moment INTEGER NOT NULL,
    waiting TEXT NOT NULL,
    at BIGINT NOT NULL
);
"""
