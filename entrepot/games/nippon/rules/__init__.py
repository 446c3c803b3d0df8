"""The rules, a chapter a file, as in the ledger."""
