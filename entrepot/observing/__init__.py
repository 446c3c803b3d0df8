"""What a seat sees, as numbers: a view becomes an observation, and an observation features."""
