"""Yokohama, original and Synapses editions."""
