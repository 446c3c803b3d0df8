"""The page of a table, drawn from what one person sees of it."""
