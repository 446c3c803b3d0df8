"""What one person sees: of a table, of its log, of a list of tables."""
