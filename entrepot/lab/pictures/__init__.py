"""How a position looks: in the drawings of its game, as SVG or as pixels, without a browser."""
