"""Everything between the network and the house: addresses, limits, logs, metrics."""
