"""What runs beside the event loop: calls of the store, bots, uploads, compiled rules."""
