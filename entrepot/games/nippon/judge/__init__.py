"""What can be said of a position: whether it can be, who may see what of it, what it is worth."""
