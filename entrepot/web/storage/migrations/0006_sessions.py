"""Sessions and recovery codes; who said a line of the chat.

A cookie used to be a signed id. Everybody who has one may exchange it for a session until `old_until`.
"""

UP = """
CREATE TABLE sessions (
    token TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    browser TEXT NOT NULL,
    begun BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_seen ON sessions (seen);
CREATE TABLE codes (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    code TEXT NOT NULL,
    PRIMARY KEY (person, code)
);
ALTER TABLE people ADD COLUMN old_until BIGINT;
UPDATE people SET old_until = 4102444800;
ALTER TABLE said ADD COLUMN person TEXT REFERENCES people (id);
UPDATE said SET person = (
    SELECT seats.person FROM seats WHERE seats."table" = said."table" AND seats.seat = said.seat
) WHERE seat IS NOT NULL;
UPDATE said SET person = (SELECT people.id FROM people WHERE people.name = said.name) WHERE seat IS NULL;
CREATE INDEX said_by_person ON said (person);
"""
