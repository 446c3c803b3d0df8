"""Where bots are to act. Until a table is next opened, those of a running one may be."""

UP = """
ALTER TABLE tables ADD COLUMN bots INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET bots = 1 WHERE status = 'running'
    AND EXISTS (SELECT 1 FROM seats WHERE seats."table" = tables.id AND seats.kind = 'bot');
CREATE INDEX tables_by_bots ON tables (bots, id);
"""
