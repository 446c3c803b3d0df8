"""What is shown of the rules: random walks, the ledger with its tests, benchmarks."""
