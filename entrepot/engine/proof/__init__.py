"""Evidence that the rules are right and fast: random walks, the ledger with its tests, benchmarks."""
