"""The arena: bots against each other on the same deals, from every seat, on one machine or on many."""
