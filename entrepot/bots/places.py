"""What a place is worth, by the number of players: to be first counts most. Alone, whoever does not win is second."""

PLACES = ((0.0,) * 4, (1.0, -1.0, -1.0, -1.0), (1.0, -1.0, 0.0, 0.0), (1.0, -0.2, -0.8, 0.0), (1.0, 0.1, -0.4, -0.7))
