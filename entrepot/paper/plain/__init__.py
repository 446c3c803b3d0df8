"""The plain face: a table of any game, made from its declared record, its catalogue and its ledger."""
