"""What stands between the network and the house: addresses, limits, logs, figures."""
